# Les mots communs à tous les jeux : erreurs, fichiers, enregistrements, annulation, terminal.

name = { $fr }
do-concede = Abandonner
do-standing = { $order } : { $value }
standing-set = Consigne de { $side }. { $order } : { $value }.
standing-order = { $side } répond par sa consigne. { $order } : { $value }.
do-leg = { $turn ->
    [0] Avancer de { $distance }
   *[other] Avancer de { $distance }, tourner de { $turn }°
}
do-place = Placer en { $x }, { $y }, cap { $heading }°
no-standing = Une consigne se donne à côté d’une question que l’on vous pose, et non dans un menu.
no-concede = Seul le joueur qui parle pour un camp peut abandonner, à une décision qui est la sienne.
no-over = La partie est finie.
not-offered = « { $answer } » ne fait pas partie des réponses possibles ici.
malformed-answer = Ce n’est pas une réponse à cette question.
stale-question = Cette question portait sur un moment antérieur ({ $found }, on en est à { $now }).
stale-answer = Cette réponse visait un moment antérieur ({ $found }, on en est à { $now }) ; rien n’a changé.
foreign-many = Plusieurs peuvent répondre ({ $seats }) : dites pour qui.
foreign-answer = Ce n’est pas { $seat ->
    [dice] aux dés
   *[other] à { $seat }
} de répondre maintenant.
match-over = La partie est finie.
undo-die = Un dé a été jeté : on ne revient pas en deçà.
undo-card = Une carte a été tirée : on ne revient pas en deçà.
undo-seat = Un autre joueur a répondu depuis : on ne revient pas en deçà.
undo-clock = Depuis, la pendule d’un autre tourne : cela ne se reprend qu’avec son accord.
undo-binding = Un choix définitif : les règles ne permettent pas de le reprendre.
undo-over = La partie est finie : plus rien ne peut être repris.
undo-start = C’est le début de la partie.
lesson-unknown = Ce jeu n’a pas de leçon « { $name } ». Les leçons sont : { $known }.
lesson-over = Cette leçon est finie : recommencez-la, ou passez à la suivante.
lesson-not-now = Pas maintenant : cette leçon porte sur autre chose.
lesson-none = Cette partie n’est pas une leçon.
undo-nothing = Vous n’avez encore rien répondu.
undo-spectator = Les spectateurs n’annulent rien.
redo-nothing = Il n’y a rien à rétablir.
undo-taken-back = Ici, quelque chose a été repris d’un commun accord : rien d’antérieur ne se reprend sans demander.
back-undo = Cela peut encore se reprendre sans demander à personne.
back-nothing = Il n’y a rien de vous à reprendre.
back-alone = Personne d’autre ne joue ici qui pourrait y consentir.
back-gone = Plus personne ne demande à reprendre quoi que ce soit.
back-not-yours = C’est aux autres d’y consentir.
talk-too-fast = Pas si vite : laissez les autres lire.
log-taken-back = { $seat } a repris { $count ->
    [one] une réponse
   *[other] { $count } réponses
}{ $dice ->
    [0] { "" }
    [one] { " " }et un dé
   *[other] { " " }et { $dice } dés
}, avec l’accord des autres. De nouveaux dés tomberont.

bad-file = { $file } : { $count ->
    [one] une faute
   *[other] { $count } fautes
}
fault-syntax = ligne { $line } : ce n’est pas du TOML ({ $problem })
fault-encoding = le fichier n’est pas du texte UTF-8
fault-value = { $line ->
    [0] { $key }
   *[other] ligne { $line } : { $key }
} : trouvé { $found }, attendu { $expected }
fault-whole = les parties ne vont pas ensemble ({ $problem })
found-nothing = rien
want-value = une valeur
want-one-of = l’un de { $names }
want-between = de { $low } à { $high }
found-more = davantage
want-less = au plus { $most } valeurs en tout
want-fewer = au plus { $most } entrées
want-shorter = au plus { $most } lettres
want-shallow = des tables imbriquées { $most } fois au plus
want-pattern = un texte de la forme { $pattern }
want-game = { $game }, le jeu pour lequel ce fichier est lu
want-length = { $way ->
    [just] une liste de { $count }
    [least] une liste d’au moins { $count }
   *[most] une liste d’au plus { $count }
}
want-number = { $way ->
    [least] un nombre, { $number } ou plus
   *[most] un nombre, { $number } ou moins
}
want-kind = { $kind ->
    [int] un nombre entier
    [float] un nombre
    [str] un texte entre guillemets
    [bool] true ou false
    [array] une liste
   *[object] une table
}
file-missing = Il n’y a pas de fichier { $file }.
file-unusable = { $file ->
    [none] { $reason }.
   *[other] { $file } : { $reason }.
}
game-unknown = Il n’y a pas de jeu « { $name } ».{ $near ->
    [none] { "" }
   *[other] { " " }Vouliez-vous dire { $near } ?
} Les jeux sont : { $known }.
scenario-unknown = Il n’y a pas de scénario « { $name } ». { $near ->
    [none] La commande « naumachia scenarios » les donne tous.
   *[other] Vouliez-vous dire { $near } ? La commande « naumachia scenarios » les donne tous.
}
scenario-ambiguous = Plusieurs jeux ont un scénario « { $name } » : { $known }.
rule-unknown = Il n’y a pas de règle « { $name } » dans ce jeu.
player-unknown = Il n’y a pas de joueur « { $name } ». Les joueurs sont : { $known }.
seat-unknown = Il n’y a pas de place « { $name } ». Les places sont : { $known }.
seat-form = « { $text } » n’a pas la forme PLACE=JOUEUR, par exemple red=helmsman.
option-range = « { $text } » n’a pas la forme NOM=BAS:HAUT, par exemple hope=0.2:0.6.
option-form = « { $text } » n’a pas la forme NOM=NOMBRE, par exemple rounds=30.
lang-unknown = Il n’y a pas de mots dans la langue « { $name } ». Les langues sont : { $known }.
match-what = Donnez un SCÉNARIO, ou --resume FICHIER.
rows-form = --rows écrit un fichier qui finit en .csv ou en .jsonl.
new-name = « { $name } » n’est pas un nom de jeu : il a des minuscules, des chiffres et des traits bas, et commence par une lettre.
new-taken = Il y a déjà un jeu nommé « { $name } ».
new-prefix = « { $name } » n’est pas un préfixe : il a au moins deux majuscules ou chiffres, et commence par une lettre.
new-prefix-taken = Un autre jeu a le préfixe { $name } ; choisissez-en un avec --prefix.
new-folder = Le dossier { $name } existe déjà.
match-unknown = Il n’y a pas de partie « { $name } ».
dice-missing = La liste de dés est épuisée ({ $used } utilisés) ; { $roll } en demande un autre.
dice-misfit = Le dé nᵒ { $number } ({ $found }) ne convient pas au jet { $roll }.
dice-left-over = { $count ->
    [one] Un dé
   *[other] { $count } dés
} de la liste n’ont jamais été jetés.
too-many-branches = Plus de { $limit } tirages possibles : trop pour un calcul exact.

position-word = La position ne se lit pas à la lettre { $place }, près de « { $word } » : attendu NOM, NOM=VALEUR, NOM(…) ou -NOM.
position-types = La position ne convient pas au jeu : { $problem }
position-unsettled = La position n’attend personne : une partie ne peut pas en être là.
position-contradicts = La position se contredit : les règles ne peuvent pas continuer à partir d’elle.
record-newer-format = Cet enregistrement vient d’un Naumachia plus récent (format { $found }, celui-ci lit jusqu’à { $known }) : mettez à jour.
record-newer-rules = Cet enregistrement demande la version { $found } des règles de { $game } ; ce Naumachia a la { $known } : mettez à jour.
record-older-rules = Cette partie a été jouée selon la version { $found } des règles ; ce Naumachia a la version { $known }, qui permet de la suivre jusqu’à la ligne { $line }, pas plus loin. { $problem }
record-other-charts = Cet enregistrement a été joué avec d’autres tables ({ $found }) que celles d’ici ({ $known }).
record-damaged = La ligne { $line } de l’enregistrement est abîmée.
record-differs = La ligne { $line } de l’enregistrement mène à une autre position ({ $now }) qu’elle ne le dit ({ $found }).
record-illegal = La ligne { $line } de l’enregistrement enfreint une règle : { $problem }
record-unplayable = La ligne { $line } de l’enregistrement ne peut pas être jouée.
record-out-of-turn = Ligne { $line } de l’enregistrement : ce n’était pas à { $seat } de répondre.
record-no-end = La partie est finie, mais la ligne { $line } de l’enregistrement, qui la conclut et prouve les dés, manque.
record-other-end = Ligne { $line } de l’enregistrement : la partie n’a pas fini ainsi.
record-other-seed = Ligne { $line } de l’enregistrement : la graine n’est pas celle qui avait été engagée.
record-other-die = Ligne { $line } de l’enregistrement : ce dé ne découle pas de la graine.
record-no-mix = Ligne { $line } de l’enregistrement : il n’est pas dit d’où vient ce dé, ou il est dit là où il n’y en a pas.
record-die-missing = Ligne { $line } de l’enregistrement : c’est le dé numéro { $found }, et le numéro { $known } devait venir.
record-other-word = Ligne { $line } de l’enregistrement : un mot de { $seat } n’est pas celui qui devait suivre.
record-other-seal = Ligne { $line } de l’enregistrement : ce qui est écrit n’est pas ce que scelle la dernière ligne.
record-rewritten = La ligne { $line } de l’enregistrement n’est pas comme elle a été écrite.
record-too-dear = L’enregistrement demande plus de { $seconds } secondes, ou plus de mémoire que permis, pour être rejoué.
record-head-long = La première ligne de l’enregistrement a plus de { $most } lettres.
upload-busy = Un de vos enregistrements est encore en train d’être rejoué ; attendez-le, s’il vous plaît.
too-many-open = Trop de longues parties sont déjà ouvertes depuis votre adresse : revenez quand il y en aura moins.
asked-often = { $limit } parties attendent déjà cette personne : patientez jusqu’à ce qu’elle ait répondu.
quota-reached = De votre adresse, on garde ici { $limit } parties, et pas davantage ; supprimez celles dont vous n’avez plus besoin.
cli-delete-what = Dites lesquelles : des noms de parties, --older JOURS ou --over.
cli-stock-over = finie
cli-stock-on = en cours
cli-stock-playing = se joue
cli-stock-stay = { $count ->
    [one] L’une d’elles se joue et reste
   *[other] { $count } d’entre elles se jouent et restent
} (--playing les prend aussi).
cli-stock-sure = { $count ->
    [one] Supprimer une partie pour de bon ?
   *[other] Supprimer { $count } parties pour de bon ?
}
database-missing = Il n’y a pas de base { $database }.
database-older = La base { $database } est d’une version plus ancienne : démarrez une fois le serveur, qui la met à jour.
cli-stock-kept = { $count ->
    [one] { $count } partie est gardée.
   *[other] { $count } parties sont gardées.
}
cli-stock-deleted = { $count ->
    [one] { $count } partie a été supprimée.
   *[other] { $count } parties ont été supprimées.
}
cli-backup-done = Sauvegarde écrite : { $file } ({ $size } ko).
cli-backup-gone = { $count ->
    [one] Une sauvegarde plus ancienne effacée.
   *[other] { $count } sauvegardes plus anciennes effacées.
}
cli-backup-folder = --keep vaut pour un dossier de sauvegardes ; nommez-en un.
cli-restore-sure = Mettre cette sauvegarde à la place de la base ? Les parties jouées depuis y seront perdues.
cli-restored = La base contient de nouveau { $file }. Démarrez le serveur.
cli-restore-kept = L’ancienne base est gardée sous { $file } ; effacez-la quand vous n’en avez plus besoin.
word-misfit = Ce n’est pas le mot suivant de { $seat }.
word-malformed = Ce n’est pas un mot pour les dés.

speed = vitesse
provenance-seed = d’après les règles
provenance-reconstructed = reconstitué
provenance-user = le vôtre

# Le terminal
cli-scenario-length = environ { $minutes } min
cli-difficulty = difficulté { $level } sur 5
cli-seats = places : { $seats }
cli-optional = règles facultatives
cli-over = La partie est finie après { $answers } réponses.
cli-saved = Enregistrement : { $file }
cli-verified = { $answers } réponses et { $dice } dés rejoués, tout est en ordre{ $proved ->
    [0] { "" }
   *[other]  ; les dés découlent de la graine engagée
}. Position { $hash }.
cli-unfinished = L’enregistrement s’arrête avant la fin de la partie.
cli-taken-back = Repris d’un commun accord : { $count } fois ; ce qui a été repris est dans l’enregistrement, et aucun dé n’est tombé deux fois.
cli-by-answers = Ses positions ont été écrites par une autre version : elle a été jugée à ses réponses, à ses dés et à sa fin.
cli-other-log = Son journal se raconte autrement aujourd’hui.
cli-words = Mots de { $seat } dans les dés : { $count }, chacun celui qui devait suivre.
cli-seed-chosen = Le créateur de la partie a choisi la graine et a pu connaître les dés.
cli-other-charts = Les tables ont changé depuis ; cette partie se serait jouée de même.
cli-type-help = { "?" } aide
cli-type-undo = u reprendre
cli-type-odds = o { $option } chances de { $option }
cli-type-why = w { $ship } ce qui empêche { $ship }
cli-type-orders = s ordres permanents
cli-type-rest = b plateau, q quitter
cli-pick = Tapez le numéro ou le nom d’un choix, ou ? pour l’aide.
cli-odds-of = Les chances de quel choix ? Par exemple : o { $example }
cli-odds-none = Ici, aucune chance n’est à montrer.
cli-why-of = De quel navire ? { $ships }
cli-also = Aussi, à taper en entier : { $answers }
cli-sure = o/N
cli-concede = Abandonner ?
cli-leave = Cette partie n’est pas enregistrée et sera perdue. Quitter ?
cli-strikes = frappe { $ships_and }
cli-wind = Vent { $arrow } { $force }
cli-leg = Ou tapez une distance et une rotation, comme 12 -10 : { $open }
cli-place = Ou tapez x, y et le cap, comme 300 150 0 : { $open }
cli-sheet = Écrivez chaque ligne, par exemple : { $example }
cli-help = Tapez le numéro ou le nom d’un choix. u annule votre dernière réponse, r la rétablit, o N donne les probabilités du choix N, w NAVIRE dit ce qui s’oppose à ce navire, b dessine le plateau, q quitte (la partie est gardée avec --record).
cli-quit = Au revoir. { $file ->
    [none] La partie n’a pas été enregistrée (utilisez --record FICHIER).
   *[other] Pour reprendre : naumachia match --resume { $file }
}
cli-why-free = rien ne s’y oppose
cli-odds = probabilités
cli-option = choix
cli-rule = règle
cli-you-are = Vous jouez { $seat }.
cli-dice-prompt = dés ({ $count } × { $faces })
engine-missing = Ray n’est pas installé : pip install naumachia[ray]
engine-unknown = Il n’y a pas de moteur « { $name } ». Les moteurs sont : { $known }.
learn-missing = L’apprentissage a besoin de NumPy, qui n’est pas installé : pip install naumachia[learn]
learn-nothing = { $game } n’a rien de mesurable à apprendre.
learn-no-copy = { $game } n’a pas de copie compilée de ses règles : omettre --rapid.
learn-other = { $file } est un apprentissage d’un autre plan.
weights-misfit = Ces poids ne conviennent pas à { $game } : { $why }.
learned-misfit = Ce fichier appris ne convient pas à { $game } : il a été fait pour d’autres mesures.
league-missing = Une ligue a besoin de choix, qui n’est pas installé : pip install naumachia[learn]
league-other = { $file } est la ligue d’un autre jeu, d’autres règles ou d’une autre graine.
cli-league-what = Ligue des programmes, graine { $seed } : points Elo, avec l’intervalle à 95 % de l’écart au timonier
cli-league-program = programme
cli-league-scenario = scénario
cli-league-elo = Elo
cli-league-interval = 95 %
cli-league-matches = parties
cli-league-share = points
cli-league-plot = { "" }
cli-league-wins = victoires
cli-league-drawn = nulles
cli-league-length = réponses
cli-league-ended = fin
cli-league-beginner = { $scenario } : { $side } convient pour débuter.
peer-missing = L’étalon est python-chess, qui n’est pas installé : pip install chess
cli-stopped = Arrêté après { $games } parties sur { $asked }.
cli-simulated = { $games } { $games ->
    [one] partie
   *[other] parties
} ; réponses par partie : médiane { $median }, neuf sur dix sous { $p90 } ; { $rate } réponses par seconde ; { $seconds } s
cli-simulated-what = { $game }/{ $scenario }, graine { $seed }, { $players }{ $swap ->
    [swap] , camps échangés une partie sur deux
   *[other] {""}
}{ $options ->
    [none] {""}
   *[other] , { $options }
} (naumachia { $naumachia }, règles version { $rules })
bench-game = jeu
bench-scenario = scénario
bench-actions = actions/s
bench-step = coup, µs
bench-listing = liste, µs
bench-options = choix
bench-peer = python-chess : { $rate } coups/s
bench-matches = parties
bench-answers = réponses/s
bench-middle = p50, ms
bench-slow = p99, ms
bench-processor = processeur, ms par réponse
bench-how = Par de vraies connexions : les pages de tous les joueurs de toutes les parties sont ouvertes, comprimées ; SQLite sur disque.
bench-one = un processus, ms par réponse
bench-all = tous, ms par réponse
bench-busiest = part du plus chargé
bench-ratio = débit, fois un seul
bench-workers-how = { $workers } processus contre un seul, tour à tour : réponses par seconde de calcul du processus le plus chargé.
bench-workers-database = Plusieurs processus partagent une base PostgreSQL : nommez-en une, vide, avec --database.
cli-wins = victoires
cli-draws = nulles
cli-no-charts = Ce jeu n’a pas de tables.
cli-pending = en attente
cli-final = position
cli-case = cas
cli-expectations = { $count ->
    [0] tout est conforme à ce qui était attendu
    [one] une attente n’est pas satisfaite
   *[other] { $count } attentes ne sont pas satisfaites
}

# La table
serve-no-browser = Aucun navigateur n’a pu s’ouvrir ici : tapez l’adresse dans le vôtre.
serve-at = Naumachia est ouvert à l’adresse { $url } (Ctrl-C pour arrêter).
database-newer = La base de données { $database } vient d’un Naumachia plus récent : mettez celui-ci à jour, ou nommez-en une autre avec --database. Rien n’y a été changé.
database-open = Les parties de { $database } sont déjà servies, à l’adresse { $url } : ouvrez cette page, ou nommez un autre fichier avec --database.
database-served = { $where ->
    [none] Un autre serveur se sert déjà de { $database }. Arrêtez-le d’abord : deux serveurs ne peuvent garder les mêmes parties.
   *[other] Un autre serveur se sert déjà de { $database }, à l’adresse { $where }. Arrêtez-le d’abord : deux serveurs ne peuvent garder les mêmes parties.
}
database-foreign = { $database } contient autre chose que des parties : nommez un autre fichier avec --database. Rien n’y a été changé.
database-malformed = Ce n’est pas le nom d’une base : écrivez sqlite:////dossier/matches.db ou postgresql+psycopg://utilisateur@hôte/nom.
database-driver = Rien ici ne sait parler à une base du genre { $kind }. Pour PostgreSQL : pip install naumachia[postgres].
database-silent = Pas de connexion à la base de données { $database } : { $problem }. PostgreSQL est-il lancé ?
database-unusable = Impossible de garder les parties dans { $database } : { $problem }. Remédiez-y, ou nommez un autre fichier avec --database.
backup-exists = { $file } existe déjà : nommez un autre fichier, ou un dossier.
backup-unreadable = { $file } n’est pas une sauvegarde de Naumachia, ou il est abîmé. Rien n’a été changé.
backup-other-kind = { $file } est la sauvegarde d’une base d’un autre genre que celle que nomme --database. Rien n’a été changé.
backup-tool-missing = { $tool } n’est pas installé : il vient avec les programmes clients de PostgreSQL.
backup-tool-failed = { $tool } a échoué : { $problem }
match-elsewhere = Un autre serveur a continué cette partie ; la voici telle qu’elle est. Rien n’a été changé.
disk-full = Le disque du serveur est plein ; rien n’a été changé.
serve-other-libraries = Le serveur n’a pas été testé avec ces bibliothèques : { $found }. Il emploie leurs propres protocoles, plus lents et moins protégés.
serve-port-taken = Le port { $port } est pris ; ce sera le { $other }.
port-taken = Le port { $port } est pris par un autre programme : arrêtez celui-ci, ou nommez un autre port avec --port.
serve-fewer-connections = Le système ne permet que { $most } connexions, et non { $wanted } : voir LimitNOFILE dans docs/hosting.md.
server-full = Ce serveur est complet pour l’instant. Réessayez dans { $seconds } secondes.
match-at-another-server = Un autre serveur tient cette partie. Réessayez.
cluster-needs-postgresql = Plusieurs serveurs ne partagent une base de données que si c’est PostgreSQL : nommez-la avec --database, ou ôtez --workers et --peer.
peer-malformed = { $found } n’est pas une adresse pour --peer : écrivez le nom ou le numéro de cette machine, avec un port si vous voulez, comme 10.0.0.5:8770.
cluster-other-libraries = Plusieurs serveurs ont besoin des bibliothèques avec lesquelles ils ont été essayés ; trouvé : { $found }.
server-draining = Ce serveur va s’arrêter : un autre reprend ses parties.
database-gone = La base de données ne répond pas.
public-malformed = « { $found } » n’est pas une adresse publique : écrivez https://nom, sans chemin.
proxy-malformed = « { $found } » n’est ni une adresse ni un réseau : écrivez --proxy 172.18.0.2 ou --proxy 172.16.0.0/12.
proxy-needs-public = Avec --proxy, il faut aussi l’adresse par laquelle viennent les joueurs : ajoutez --public https://nom.
listen-needs-flag = { $host } est accessible depuis d’autres machines : ajoutez --listen-anywhere si c’est bien ce que vous voulez.
listen-failed = Impossible d’écouter sur { $host }, port { $port } : { $problem }.
server-failed = Une erreur s’est produite dans le serveur ; rien n’a été changé.
player-failed = Le programme qui joue ici a échoué ; rechargez la page pour qu’il réessaie.
malformed-message = Ce message n’a pas de sens.
malformed-text = Ce fichier ne contient pas de texte : ce ne peut être le déroulement d’une partie.
malformed-body = Cette requête n’a pas de sens : { $problem }
too-large = C’est trop grand : { $limit } octets au plus sont lus.
seat-name-long = Le nom d’une place ou d’un camp dépasse { $limit } lettres.
too-fast = Trop de messages ; attendez un instant, s’il vous plaît.
too-many-sockets = Il y a déjà { $limit } connexions depuis votre adresse ; fermez-en une d’abord.
too-slow = L’envoi a pris trop de temps ; réessayez, s’il vous plaît.
too-many-questions = Trop de questions à la fois ; attendez les réponses, s’il vous plaît.
wrong-door = Cette requête vient d’un autre site.
not-this-way = { $method } n’est pas possible ici.
address-unknown = Il n’y a rien à l’adresse { $path }.
language-unknown = Il n’y a pas de langue « { $name } ». Les langues sont : { $known }.
token-in-address = Un jeton n’a pas sa place dans l’adresse ; il s’envoie comme sous-protocole.
invitation-first = C’est une invitation : on prend d’abord la place, puis on l’ouvre avec son propre jeton.
invitation-used = Cette invitation a déjà servi, ou la place n’est plus libre.
code-mistyped = Ce n’est pas un code : une lettre est fausse, ou il en manque une.
code-unknown = Aucune place n’est libre sous ce code. Il a peut-être déjà servi.
code-too-often = Trop de codes ont été essayés. Attendez une minute.
token-unknown = Ce lien n’ouvre aucune place dans cette partie.
lobby-none = Ce serveur n’a pas de salle d’attente.
lobby-often = Beaucoup de places ont déjà été prises depuis votre adresse : jouez d’abord celles-là, et revenez dans un moment.
lobby-full = Personne n’est attendu dans cette partie : aucune place n’est libre.
letters-none = Ce serveur n’écrit pas de lettres.
letters-address = Ce n’est pas une adresse électronique.
letters-unsent = La lettre n’a pas pu partir : le serveur de courrier de la maison ne la prend pas. Réessayez plus tard, ou prévenez l’hôte.
letters-too-often = Les lettres de confirmation ne partent que quelques fois. Regardez dans votre boîte, ou attendez un peu.
letters-unknown = Ce lien n’est plus valable.
smtp-malformed = Un serveur de courrier se nomme smtp://utilisateur:motdepasse@hote:587 ou smtps://…:465 ({ $found }).
smtp-needs-public = Les lettres contiennent des liens : dites où l’on trouve ce serveur, par --public https://nom ({ $found }).
letter-somebody = Quelqu’un
letter-confirm-subject = Naumachia : est-ce bien votre adresse ?
letter-confirm =
    { $name } a demandé à recevoir une lettre ici quand une partie attend. Si c’était vous, suivez ce lien :

    { $link }

    Sinon, ne faites rien : vous n’en entendrez plus parler.
letter-turn-subject = Naumachia : à vous de jouer, { $title }
letter-turn =
    À vous de jouer dans « { $title } »{ $others ->
        [none] { "" }
       *[other] , avec { $others }
    }.{ $unit ->
        [days] { " " }Il reste { $count } jours à votre pendule.
        [hours] { " " }Il reste { $count ->
            [0] moins d’une heure
            [one] une heure
           *[other] { $count } heures
        } à votre pendule.
       *[none] { "" }
    }

    { $link }

    On ne vous écrira plus au sujet de cette partie avant que vous l’ayez regardée.
letter-rematch-subject = Naumachia : une revanche, { $title }
letter-rematch =
    { $others ->
        [none] Quelqu’un avec qui vous avez joué
       *[other] { $others }
    } aimerait rejouer « { $title } », et votre place est gardée :

    { $link }

    On ne vous écrira plus au sujet de cette partie avant que vous l’ayez regardée.
letter-stop = Ne plus recevoir de lettres : { $link }
spectators-watch = Les spectateurs ne font que regarder.
hint-among-people = Entre joueurs, il n’y a pas de conseil ; dans une partie d’entraînement, si.
odds-of-secrets = Il n’y a pas de probabilités pour des ordres secrets.
scene-of-others = Les autres places seront montrées une fois la partie finie.
fork-not-yet = Jusqu’à la fin de la partie, seuls ceux qui jouent peuvent en commencer une autre à partir d’elle.
seed-of-strangers = Une graine choisie fait connaître les dés d’avance : une partie à places ouvertes tire la sienne.
seats-misfit = Les places de cette partie sont { $known }, et non { $found }.
ship-unknown = Il n’y a pas de navire « { $name } ».
turn-unknown = Il n’y a pas de moment { $turn } ; le dernier est { $last }.
seat = { $seat }

# Flottes achetées aux points
fleets-none = { $name } n’a pas de flottes à acheter.
fleets-unknown = Il n’y a pas de flotte toute prête « { $name } ». Connues : { $known }. Un fichier à soi finit par .toml.
fleets-size = Il n’y a pas de flotte toute prête pour { $points } points. Tailles connues : { $known }.
fault-of-fleet = { $side } : { $fault }
fault-told = { $text }
fleet-no-size = { $points } points : on ne joue que { $known }
fleet-squadrons = { $most ->
    [1] les navires forment ici une seule liste, sans escadres
   *[other] 1 à { $most } escadres sont permises, non { $found }
}
fleet-no-leader = il n’y a pas d’amiral « { $name } » ; connus : { $known }
fleet-leaderless = aucun amiral n’est nommé (leader = "…") ; connus : { $known }
fleet-crowded = l’escadre { $place } a trop de navires ({ $ships }) pour être rangée à portée de son commandant : répartissez-les entre escadres
fleet-empty = l’escadre { $place } n’a aucun navire
fleet-no-pick = { $ship } : { $name } est l’un de { $known }, pas « { $value } »
fleet-no-condition = Il n’y a pas de « { $name } » à convenir{ $known ->
    [none] { "" }
   *[other]  ; connus : { $known }
}
fleet-no-word = { $name } est l’un de { $known }, pas « { $value } »
fleet-no-choice = { $ship } : il n’y a pas de « { $name } » à choisir ; connus : { $known }
fleet-too-many = { $ship } : { $name } de 0 à { $most }, pas « { $value } »
fleet-too-long = { $ships } navires, c’est trop : il y a place pour { $most }
fleet-no-ship = elle ne compte aucun navire
fleet-not-yours = ce camp n’a pas de { $what } ({ $rule })
fleet-no-model = il n’y a pas de modèle « { $name } »
fleet-too-dear = les navires coûtent { $spent } points, on ne peut en dépenser que { $points }
cli-fleet-size = { $points } points, { $squadrons ->
    [one] une escadre
   *[other] jusqu’à { $squadrons } escadres
}
cli-fleet-written = { $file } : { $ships } navires. Pour jouer : naumachia match { $file }{ $charts }
cli-fleets = Les flottes

# Les chances en bref
verdict-done = fait
odds-margin = { $ship } : { $what } −{ $mean } en moyenne ({ $bars })
odds-once = { $ship } : { $what } { $p }
undo-training = Entraînement : tout peut être repris ; les mêmes dés retombent.
report-not-yet = La partie n’est pas terminée.
seat-own = Votre propre place peut être confiée à un programme, pas à un inconnu.
seat-taken = Quelqu’un occupe cette place et il est là.
seat-away = Le joueur de cette place peut revenir : un programme peut jouer pour lui quand la partie l’attend depuis sept jours.
seat-clock = Tant que la pendule des autres tourne, on n’ouvre pas de place pour quelqu’un qui est encore à venir.
seat-theirs = C’est à quelqu’un d’autre de dire quel programme y joue.
seat-hidden = Cette place ne peut être prise : elle est à quelqu’un, ou montrerait ce qui est caché.
seat-over = La partie est terminée : les places ne changent plus de mains.
typed-dice-here = On ne saisit les dés qu’à cet écran : ni place par lien, ni graine.
training-alone = L’entraînement se joue à cet écran : pas de place pour quelqu’un d’autre par lien.

# Lignes des tables : une ligne sous son nom, comment elle s’appelle, et les champs de plusieurs jeux
charts-row = { $name } : { $line }
charts-head = { $name }
field-name = nom
field-size = taille
field-cruise = croisière
field-crew = équipage
field-defence = défense
field-ram = éperon
field-archers = archers
field-towers = tours
field-bow = proue
field-flank = flanc
field-stern = poupe
sheets-none = Le jeu « { $name } » n’a pas de fiches. Ces jeux en ont : { $known }.
sheets-side = Il n’y a pas de camp « { $name } ». Les camps sont : { $known }.
sheets-print = Imprimez cette page (Ctrl+P), A4, un exemplaire par table. Cette ligne n’est pas imprimée.
cli-sheets-written = { $file } : { $ships } fiches. Ouvrez-le dans un navigateur et imprimez-le.

# Demandé une seconde fois
confirm-unmoved = { $all ->
    [one] Votre navire n’a pas bougé.
   *[other] { $ships } navires sur { $all } n’ont pas bougé.
} Terminer quand même le mouvement ?

# Par lettres
letter-unreadable = Ce n’est pas la lettre d’une partie.
letter-cut = Cette lettre n’est pas complète : copiez le lien entier, ou enregistrez de nouveau le fichier.
letter-too-long = Cette lettre est plus longue qu’aucune partie ne peut l’être.
letter-newer = Cette lettre a été écrite par un Naumachia plus récent (forme { $found }, celui-ci lit { $known }) : veuillez le mettre à jour.
letter-newer-rules = Cette lettre demande la version { $found } des règles de { $game } ; ce Naumachia a la version { $known } : veuillez le mettre à jour.
letter-older-rules = Cette lettre a été écrite sous la version { $found } des règles, et ce Naumachia a la version { $known } : votre correspondant doit mettre le sien à jour. { $problem }
letter-no-game = Ce Naumachia n’a pas de jeu { $game }.
letter-no-setup = La mise en place de cette lettre ne peut être jouée. { $problem }
letter-other-setup = La mise en place { $scenario } n’est pas la même ici que chez l’auteur de cette lettre : l’un des deux programmes doit être mis à jour.
letter-other-charts = Les tables du jeu ne sont pas les mêmes ici que chez l’auteur de cette lettre : l’un des deux programmes doit être mis à jour.
letter-damaged = Cette lettre n’est pas telle qu’elle a été écrite : quelque chose y a été changé.
letter-other-word = Les dés de cette lettre ne sont pas ceux qui étaient convenus : un mot de { $name } n’est pas de ceux fixés au début.
letter-illegal = La lettre { $number } enfreint une règle : { $problem }
letter-out-of-turn = La lettre { $number } répond là où ce n’était pas à son auteur de répondre.
letter-after-end = La lettre { $number } vient après la fin de la partie.
letter-unfinished = La lettre { $number } s’arrête avant que son auteur ait répondu à tout.
letter-sheet-due = La lettre { $number } n’ouvre pas les feuilles scellées qui devaient l’être.
letter-sheet-other = La lettre { $number } ouvre pour { $seat } une autre feuille que celle qui avait été scellée.
letter-sheet-extra = La lettre { $number } scelle une feuille là où aucune ne devait l’être.
letter-position = Cette lettre mène ici à une autre position que chez son auteur : elle a été changée, ou l’un des deux programmes se trompe.
letter-other-match = Cette lettre est d’une autre partie.
letter-other-head = Cette lettre change ce qui était convenu au début : le jeu, la mise en place, les places ou un nom.
letter-rewritten = Cette lettre change ce que vous avez écrit dans la lettre { $number }.
letter-forked = Votre correspondant a déjà envoyé une autre lettre { $number }, et c’est celle-là qui compte.
letter-old = C’est la lettre { $number }, et vous avez déjà la lettre { $known } : il n’y a rien à faire.
letter-own = C’est votre propre lettre { $number } : à votre correspondant de l’ouvrir.
letter-elsewhere = Vous avez répondu à la lettre { $number } ailleurs : continuez dans ce navigateur ou ce fichier.
letter-of-others = C’est la lettre d’une partie qui n’est pas gardée ici. Ouvrez-la là où vous l’avez jouée.
letter-not-yours = C’est à votre correspondant de jouer : ouvrez sa lettre ici.
letter-not-done = Il vous reste à répondre avant que cette lettre puisse partir.
letter-name = Un nom a de 1 à 40 lettres.
letter-seats = Il faut une place à chacun des deux joueurs.
letter-not-here = Le jeu par lettres demande la page sans serveur : votre côté de la partie reste dans votre navigateur.
letter-none = Cette partie ne se joue pas par lettres.
letter-dice-wait = Ces dés tombent quand votre correspondant ouvre votre lettre.
letter-seats-agreed = Dans une partie par lettres, chacun garde ses places.
undo-sent = Votre lettre est partie : rien n’en peut être repris.
cli-letter-sent = La lettre { $number } est écrite. Envoyez à votre correspondant ce fichier ou le lien : { $file }
cli-letter-verified = { $letters ->
    [one] Une lettre rejouée
   *[other] { $letters } lettres rejouées
}, de { $names } : { $answers } réponses, { $dice } dés qui découlent des mots des deux, { $opened } feuilles scellées ouvertes telles qu’elles avaient été scellées. Position { $hash }.
cli-letter-sealed = { $sealed ->
    [one] Une feuille est encore scellée.
   *[other] { $sealed } feuilles sont encore scellées.
}
cli-letter-own = Dans cette partie, les dés tombent aussitôt : un programme truqué aurait pu prévoir ceux de son propre joueur.
letter-keep-exists = { $file } existe déjà : chaque partie se garde dans un fichier à elle.
letter-keep-damaged = { $file } ne garde pas une partie par lettres.

# un formulaire vide pour ses propres tables
form-head = Vos propres tables. Pour remplacer une de nos tables, mettez une valeur imprimée à la place de chaque point
    d’interrogation, et ôtez le « # » devant ses lignes ; les lignes en « ## » ne font qu’expliquer. Une table de ce
    fichier remplace la nôtre tout entière. Choisissez ensuite ce fichier où se prépare une bataille, ou :
    naumachia match SCENARIO --charts CE-FICHIER
form-ours = La nôtre : { $because }
form-list = { $count ->
    [0] une liste de longueur libre : { $each }
   *[other] une liste de { $count } : { $each }
}
form-lines = une ligne pour chacun, sous son nom : { $each }
form-part = { $name } ({ $shape }{ $needed ->
    [true] )
   *[false] , facultatif)
}
form-one-of = au choix { $names }
form-whole = { $low ->
    [none] { $high ->
        [none] nombre entier
       *[other] nombre entier jusqu’à { $high }
    }
   *[other] { $high ->
        [none] nombre entier à partir de { $low }
       *[other] nombre entier de { $low } à { $high }
    }
}
form-truth = true (vrai) ou false (faux)
form-text = texte
form-value = valeur
charts-unplayable = Avec ces tables les règles ne mènent nulle part : les nombres ne vont pas ensemble, bien que chacun soit permis.
charts-long = Le fichier est trop long : { $most } lettres au plus sont lues.
charts-dear = Avec ces tables, préparer la bataille demande plus de { $seconds } secondes, ou plus de mémoire que permis.
charts-busy = Des tables de vous sont encore à l’essai ; attendez un instant, s’il vous plaît.
charts-record-long = Avec ces tables et cette bataille, la première ligne de l’enregistrement aurait plus de { $most } lettres.

## L’hôte

shut-out-network = { $until ->
    [none] L’hôte de ce serveur a exclu votre réseau définitivement.
   *[other] L’hôte de ce serveur a exclu votre réseau jusqu’au { $until }.
}{ $reason ->
    [none] {""}
   *[other] {" "}Motif : { $reason }
}
shut-out-key = { $until ->
    [none] L’hôte de ce serveur vous a exclu définitivement.
   *[other] L’hôte de ce serveur vous a exclu jusqu’au { $until }.
}{ $reason ->
    [none] {""}
   *[other] {" "}Motif : { $reason }
}
shut-out-name = L’hôte de ce serveur n’accepte pas le nom « { $name } ». Choisissez-en un autre.{ $reason ->
    [none] {""}
   *[other] {" "}Motif : { $reason }
}
match-removed = L’hôte de ce serveur a supprimé cette partie.
host-closed = Ce serveur ferme : aucune nouvelle partie ne peut commencer. Les parties en cours continuent.
host-key-wrong = Cette clé n’ouvre rien ici.
host-person-unknown = Personne n’a l’identifiant « { $person } ». `naumachia host who` liste ceux qui jouent en ce moment.
host-ban-unknown = Aucune exclusion n’a l’identifiant « { $id } ».
host-notice-unknown = Aucun avis n’a l’identifiant « { $id } ».
host-notice-empty = Un avis a besoin d’un texte.
host-line-unknown = La discussion de la partie { $match } n’a pas de ligne { $seq }.
ban-network-malformed = « { $found } » n’est ni une adresse, ni un réseau, ni l’empreinte d’une adresse : écrivez 203.0.113.7, 203.0.113.0/24 ou 2001:db8:1::/48.
ban-network-wide = « { $found } » est un réseau trop grand : on peut exclure au plus un /8, ou un /16 en IPv6.
ban-name-empty = Un nom à exclure a besoin d’au moins une lettre.
tie-needs-name = Pour rendre quelqu’un muet ou le bloquer, il vous faut un nom sur ce serveur : choisissez-le sur la page d’accueil.
tie-nobody = Il n’y a personne à rendre muet ou à bloquer : le joueur de cette place est venu sans nom, ou c’est vous.
ties-many = Vous avez rendu muets ou bloqué { $limit } joueurs ; on n’en garde pas davantage.
seat-not-for-you = Vous ne pouvez pas prendre cette place.
host-span = « { $found } » n’est pas une durée : écrivez 30m, 12h, 7d ou 2w, dix ans au plus.
host-hour = « { $found } » n’est pas une heure : écrivez 22:00, 2026-11-20T22:00, ou now.
cli-host-server = Serveur { $server }, en marche depuis { $since } ; { $matches ->
    [one] une partie
   *[other] { $matches } parties
} en mémoire.
cli-host-watches = regarde
cli-host-people = { $count ->
    [0] Personne n’est connecté à une partie.
    [one] Une connexion à une partie.
   *[other] { $count } connexions à des parties.
}
cli-host-none = Aucun serveur ne répond. Y en a-t-il un sur cette base ? (`naumachia matches` liste ce qui est gardé.)
cli-host-remove-sure = { $what ->
    [line] Supprimer cette ligne définitivement ?
   *[match] Supprimer cette partie définitivement ?
}
cli-host-removed = { $what ->
    [line] La ligne est supprimée.
   *[match] La partie est supprimée.
}
cli-host-ban-one = indiquez --key, --name ou --network
cli-host-kind = { $kind ->
    [key] clé
    [name] nom
   *[network] réseau
}
cli-host-ban-sure = Exclure { $kind ->
    [key] la clé de { $shown }
    [name] le nom « { $shown } »
   *[network] le réseau { $shown }
} { $until ->
    [none] définitivement ?
   *[other] jusqu’au { $until } ?
}
cli-host-banned = Exclusion { $until ->
    [none] définitive
   *[other] jusqu’au { $until }
} : { $shown }. Pour la lever : naumachia host lift { $id }
cli-host-for-good = définitivement
cli-host-bans = { $count ->
    [0] Rien n’est exclu.
    [one] Une exclusion.
   *[other] { $count } exclusions.
}
cli-host-lifted = Exclusion levée : { $shown }.
cli-host-posted = Affiché { $until ->
    [none] jusqu’à ce que vous y mettiez fin
   *[other] jusqu’au { $until }
}. Pour y mettre fin : naumachia host end { $id }
cli-host-notice-kind = { $kind ->
    [closing] fermeture
   *[notice] avis
}
cli-host-notices = { $count ->
    [0] Aucun avis.
    [one] Un avis.
   *[other] { $count } avis.
}
cli-host-ended = { $kind ->
    [closing] Le serveur est de nouveau ouvert.
   *[notice] L’avis n’est plus affiché.
}
cli-host-closing = Aucune nouvelle partie à partir du { $at }. Pour rouvrir : naumachia host end { $id }
cli-host-key = Cette clé ouvre la page de l’hôte à #/host. Elle n’est montrée qu’une fois ; seule son empreinte est gardée.
cli-host-key-removed = Plus aucune clé n’ouvre la page de l’hôte.

## Le bilan d’une partie finie

summary-moment = moment { $turn }
summary-length = La partie a demandé { $answers } décisions ({ $where }).
summary-course = { $kind ->
    [ahead] Les chances de victoire de { $side } ne sont jamais descendues sous { $low } %.
    [behind] Les chances de victoire de { $side } sont tombées un moment à { $low } %, et la victoire est venue quand même.
    [changes] L’avantage a changé { $changes } fois de camp, et les chances de victoire de { $side } ont varié de { $low } à { $high } %.
   *[drawn] Les chances de victoire de { $side } ont varié de { $low } à { $high } %, et personne n’a gagné.
}
summary-blow = { $kind ->
    [deciding] Le coup décisif ({ $where }) : « { CAP($what) } »
   *[largest] Le coup qui a le plus changé ({ $where }) : « { CAP($what) } »
}
summary-dice = { $kind ->
    [gave] Les dés ont augmenté de { $points } points sur cent les chances de victoire de { $side }, chaque jet étant comparé à sa moyenne.
   *[even] En tout, les dés n’ont favorisé personne, chaque jet étant comparé à sa moyenne.
}
summary-decision = La décision la plus coûteuse est venue de { $side } ({ $where }) : « { CAP($given) } », alors que « { CAP($better) } » valait { $points } points sur cent de plus.
summary-decision-none = Aucune décision n’a coûté 5 points de chances de victoire ou plus, au jugement du programme ({ $looked } décisions sur { $count }).
summary-struck = { $side } { $landed } sur { $struck }
summary-blows-none = Aucun coup n’a été porté.
summary-blows = Coups au but : { $sides_and }.
report-not-kept = Le bilan et les notes ne sont gardés que pour les parties finies.
note-empty = Une note demande quelques mots.
notes-full = Une partie ne peut garder que { $limit } notes : supprimez-en une d’abord.
note-unknown = Cette note n’existe pas.
