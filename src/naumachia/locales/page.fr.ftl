# Les mots de la page : tout ce qui n’est ni règle ni jeu.

page-loading = Chargement…
page-connecting = Connexion…
page-home = Naumachia, tous les jeux
page-language = Langue
page-theme = { $theme ->
    [light] Couleurs : claires
    [dark] Couleurs : sombres
   *[auto] Couleurs : celles du système
}
page-close = Fermer
page-motto = Commandez galères et vaisseaux de ligne. L’ordinateur connaît toutes les règles, jette tous les dés au grand jour et vous laisse le combat.
page-play-now = Jouer
page-have-code = J’ai un code
page-against = contre { $player ->
    [castaway] le naufragé
    [deckhand] le matelot
    [helmsman] le timonier
    [captain] le capitaine
    [admiral] l’amiral
   *[other] { $player }
}
page-picture = Les navires tels qu’ils sont au départ
page-moment = Un moment de combat
page-minutes = { $minutes } min
page-ships = { $count ->
    [one] { $count } navire
   *[other] { $count } navires
}
page-difficulty = difficulté { $level } sur 5
page-continue = Reprendre une partie
page-show-all = Les montrer toutes ({ $count })
page-forget = Retirer de ma liste
page-forget-sure = Cette partie quitte votre liste et vous y laissez votre place. Elle est supprimée quand tous ceux qui la jouent le souhaitent. La retirer ?
page-delete = Supprimer la partie
page-delete-sure = Cette partie sera supprimée pour de bon. La supprimer ?
page-deleted = La partie est supprimée.
page-forgotten = La partie n’est plus sur votre liste. Elle sera supprimée quand les autres le voudront aussi.
page-open-title = Ouvrir un enregistrement
page-open-about = Une partie enregistrée dans un fichier : la revoir, ou la poursuivre si elle n’était pas finie.
page-open = Choisir un fichier…
page-colophon = Tout se passe sur cette machine. Rien n’est chargé d’ailleurs, rien n’y est envoyé.
page-colophon-far = La page ne parle qu’au serveur dont elle vient ; rien n’est chargé d’ailleurs.
page-colophon-alone = Tout se passe dans ce navigateur, qui garde aussi les parties. Rien n’est envoyé nulle part.
page-no-games = Il n’y a aucun jeu ici.
page-no-scenario = Ce scénario n’existe pas.
page-no-server = Le serveur ne répond pas.
page-slow = Toujours rien du serveur. Votre réponse est gardée et sera renvoyée.
page-retry = Réessayer

# Sans serveur

page-site-loading = Chargement du jeu : { $share }
page-site-loading-label = Chargement du jeu
page-site-broken = Le jeu n’a pas pu être chargé.
page-site-full = Ce navigateur n’a plus de place. Vous pouvez continuer, mais la suite sera perdue à la fermeture de cette page. Supprimez d’anciennes parties, ou enregistrez celle-ci dans un fichier.
page-site-forbidden = Cette fenêtre ne peut rien garder ; elle est peut-être privée. Vous pouvez jouer, mais vos parties disparaîtront à sa fermeture. Enregistrez une partie dans un fichier pour la garder.
page-site-elsewhere = Un autre onglet tient maintenant ces parties. Vos réponses ici ne sont pas gardées.
page-site-silent = Naumachia est ouvert dans un autre onglet, et cet onglet ne répond pas.
page-site-here = Continuer ici
page-site-read = Compris
page-site-newer = Une nouvelle version est prête.
page-site-use = L’utiliser
page-site-later = Plus tard
page-site-install-about = Le jeu peut être installé ; il démarre alors sans réseau.
page-site-install = Installer le jeu

# Mise en place
page-seats = Qui joue quoi
page-player-choice = { $player ->
    [human] Un joueur à cet écran
    [open] Quelqu’un d’autre, par un lien
    [letter] Un ami, par lettre
    [castaway] Naufragé – joue au hasard
    [deckhand] Matelot – pour une première partie
    [helmsman] Timonier – prévoit un tour
    [captain] Capitaine – a appris de ses propres parties
    [admiral] Amiral – réfléchit longtemps
   *[other] { $player } (un programme)
}
page-level-measured = { $level ->
    [castaway] Naufragé
    [deckhand] Matelot
    [helmsman] Timonier
    [captain] Capitaine
    [admiral] Amiral
   *[other] { $level }
} – bat { $against ->
    [castaway] le naufragé
    [deckhand] le matelot
    [helmsman] le timonier
    [captain] le capitaine
    [admiral] l’amiral
   *[other] { $against }
} { $percent } fois sur 100
page-player = { $player ->
    [human] joueur
    [open] personne encore
    [letter] ami, par lettre
    [castaway] naufragé (programme)
    [deckhand] matelot (programme)
    [helmsman] timonier (programme)
    [captain] capitaine (programme)
    [admiral] amiral (programme)
   *[other] { $player } (programme)
}
page-open-seat = Une fois la partie commencée, vous aurez un lien et un code à donner à qui la jouera.
page-hot-seat = Plusieurs joueurs se partagent cet écran.
page-film-only = Seuls des programmes jouent : vous regardez.
page-options = Règles optionnelles
page-start = Commencer la partie

# Le plateau
page-board = Le plateau. Les flèches le déplacent, plus et moins l’agrandissent ou le réduisent, 0 le montre en entier.
page-board-tools = Vue
page-zoom-in = Plus près
page-zoom-out = Plus loin
page-fit-all = Tout le plateau
page-fit-battle = La bataille
page-hex-labels = Numéros des hexagones
page-wind = Vent : { $force }
page-gauge = { $name } { $value } sur { $full }
page-acting = c’est son tour
page-tap-again = Touchez encore pour jouer ce coup
gauge-structure = structure
gauge-speed = vitesse
bearing-hexes = { $where ->
    [ahead] { $distance ->
        [1] à un hexagone droit devant
       *[other] à { $distance } hexagones droit devant
    }
    [astern] { $distance ->
        [1] à un hexagone droit derrière
       *[other] à { $distance } hexagones droit derrière
    }
   *[off] { $distance ->
        [1] à un hexagone
       *[other] à { $distance } hexagones
    } { $where ->
        [port-bow] par bâbord avant
        [starboard-bow] par tribord avant
        [port-beam] par le travers bâbord
        [starboard-beam] par le travers tribord
        [port-quarter] par bâbord arrière
       *[starboard-quarter] par tribord arrière
    }
}
bearing-units = à { $distance } { $unit ->
    [mm] mm
   *[none] unités
} { $where ->
    [ahead] droit devant
    [astern] droit derrière
    [port-bow] par bâbord avant
    [starboard-bow] par tribord avant
    [port-beam] par le travers bâbord
    [starboard-beam] par le travers tribord
    [port-quarter] par bâbord arrière
   *[starboard-quarter] par tribord arrière
}

# Le panneau
page-panel = La table
page-tab = { $tab ->
    [orders] Ordres
    [ship] Navire
    [groups] Escadres
    [table] Table
    [talk] Discussion
    [notes] Notes
    [standing] Consignes
   *[log] Journal
}
page-skip = Aller à ce qu’il faut décider
page-prompt = Ce qu’il faut décider
page-your-turn = À vous de jouer
page-waiting = On attend l’autre joueur.
page-waiting-for = On attend { $names }.
page-wait-open = { $name ->
    [none] On attend que quelqu’un prenne la place.
   *[other] On attend que { $name } prenne la place.
}
page-thinking = Le programme réfléchit…
page-over = La partie est finie
page-watch = Revoir la partie
page-again = Préparer à nouveau…
page-percent = { $p }
page-estimate = ≈ { $low } à { $high }
page-odds-coming = Calcul des chances…
page-odds-mean = ≈ −{ $mean }
page-odds-known = Pour autant que vous sachiez : ce qui est face cachée a été essayé de bien des façons.
page-odds-key = { $rare ->
    [0] Touche O : toutes les issues
   *[other] Touche O : toutes les issues, dont { $rare } sous 5 %
}
page-odds-more = { $count ->
    [one] et une issue plus rare
   *[other] et { $count } issues plus rares
}
page-dice = Dés
page-typed-dice = De vrais dés sur la table : saisir ce qui tombe
page-dice-left = { $count ->
    [one] Jetez un dé et indiquez-le.
   *[other] Jetez { $count } dés et indiquez-les.
}
page-clear = Effacer
page-die = Dé : { $face }
page-die-sides = { $sides ->
    [one] { $sides } côté sur { $of }
   *[other] { $sides } côtés sur { $of }
}
page-give-all = Un ordre pour plusieurs navires
page-give-what = l’ordre
page-give-rest = aux autres ({ $ships })
page-give-every = à tous ({ $ships })
page-hand-in = Remettre les ordres
page-hand-in-anew = Remettre les ordres changés
page-handed-in = Vos ordres sont remis. Vous pouvez les changer jusqu’à la dernière feuille.
page-split-left = reste { $left }{ $least ->
    [0] { "" }
   *[other] , au moins { $least }
}
page-split-less = { $part } : un de moins
page-split-more = { $part } : un de plus
page-several-of = { $chosen } sur { $most }
page-writers = Qui a remis sa feuille
page-writer = { $done ->
    [yes] { $seat } : ordres remis
   *[no] { $seat } prépare ses ordres
}
page-plot-still = ne bouge pas
page-plot-left = { $left ->
    [0] Plus de mouvement
    [1] Encore un mouvement
   *[other] Encore { $left } mouvements
}
page-plot-left-short = reste { $left }
page-plot-moment = Le navire rame ici à l’étape { $step }.
page-aim-heading = Quel cap à l’arrivée ?
page-drag-cue = { $turns ->
    [yes] Faites glisser le navire ; la poignée ronde le tourne
   *[no] Faites glisser le navire
}
page-plot-step = Étape { $step } :
page-plot-give = Ordres de { $ship } pour
page-plot-whom = pour quels navires
page-plot-whom-rest = ceux sans ordres
page-plot-whom-all = tous les autres
page-plot-copy = Copier
page-plot-copy-why = Les mêmes mouvements, tant que chaque navire le peut
page-plot-mirror = En miroir
page-plot-mirror-why = À bâbord ce qui va à tribord
page-plot-follow = Suivre
page-plot-follow-why = Dans son sillage, à la même distance
page-plot-text = Tous les ordres en texte
page-could = Où pourraient-ils être ?
page-could-one = Où pourrait être { $ship } ?
page-could-step = après l’étape { $step }
page-could-why = Toutes les places que les règles laissent, si personne ne fait obstacle. Plus c’est sombre, plus il y a de navires.
page-steps = Mouvement
page-steps-again = Revoir tout le mouvement
page-steps-back = Une étape en arrière
page-steps-on = Une étape en avant
page-step-of = Étape { $step }{ $met ->
    [0] {""}
    [1] , un navire barrait la route à un autre
   *[other] , { $met } navires barraient la route à d’autres
}{ $struck ->
    [0] {""}
    [1] , un coup
   *[other] , { $struck } coups
}
page-met = Pourquoi ils se rencontrent
page-met-more = et { $count } de plus
page-record-new = nouveau : { $count }
page-record-of = { $label } : { $left } sur { $boxes }
page-record-harm = { $label } : { $count }
page-record-legend = Lire la fiche
page-print = Imprimer les fiches
page-print-why = Les fiches de tous les navires, A4, noir sur blanc
page-print-row = { $label } : { $value }
page-record-marked = { $label } : { $count } cases cochées sur { $boxes }
page-record-changed = { $change } depuis votre dernière action
page-record-news = Fiche de { $ship } : { $news }
page-plot-typed = { $ship } : mouvements au clavier
page-plot-back = Reprendre le dernier mouvement
page-plot-clear = Recommencer
page-plot-no-walk = Ces mouvements ne peuvent pas se suivre.
page-plot-goes-on = Le navire ne peut pas s’arrêter là.
page-reach-turn = Rotation en degrés (+ tribord)
page-reach-distance = Distance, de { $low } à { $high } { $unit }
page-reach-only = Distance, { $high } { $unit }
page-plane-distance = Distance { $unit }
page-plane-x = x { $unit }
page-plane-y = y { $unit }
page-plane-course = Cap en degrés
page-plane-length = { $length } { $unit }
page-plane-way = { $way ->
    [astern] { $length } en arrière
   *[ahead] { $length }
}
page-plane-turn = { $turn }° { $side ->
    [port] sur bâbord
   *[starboard] sur tribord
}
page-plane-left = reste { $length }
page-plane-rest = pas encore déplacé
page-plane-spot = x { $x }, y { $y } { $unit }
page-plane-heading = cap { $heading }°
page-plane-right-ahead = droit devant
page-plane-keels = quilles à { $angle }°
page-plane-gap = { $length } entre les coques
page-plane-go = Aller par là
page-plane-onward = … puis tout droit
page-plane-put = Placer ici
page-plane-reset = Remettre en place
page-plane-grip = { $ship } en main : { $pose }
page-plane-keys = Les flèches déplacent d’un cran, avec Maj de dix ; Page préc. et Page suiv. font tourner ; Entrée valide, Échap remet en place, Retour arrière reprend le dernier trajet.
page-plane-keys-leg = Ou avancez avec les flèches (Maj : de dix en dix). La molette ou un second doigt le fait tourner ; Entrée valide.
page-plane-keys-place = Faites-le glisser, ou déplacez-le avec les flèches (Maj : de dix en dix). La molette ou un second doigt le fait tourner ; Entrée le place.
page-plane-ruler = Règle : mesurer avec le pointeur, ou déplacer ses bouts avec les flèches (M)
page-plane-end = { $end ->
    [1] Premier bout de la mesure ; les flèches le déplacent, avec Maj par dix
   *[2] Second bout de la mesure ; les flèches le déplacent, avec Maj par dix
}
page-plane-protractor = Rapporteur : mesurer les angles (A)
page-plane-scale = Échelle : cette longueur vaut { $length }
page-counter-down = un pion face cachée
unit-mm = mm
unit-cm = cm
page-undo = Annuler{ $count ->
    [0] { "" }
   *[other] { " " }({ $count })
}
page-redo = Rétablir{ $count ->
    [0] { "" }
   *[other] { " " }({ $count })
}
page-undo-why = Pourquoi pas plus loin ?
page-undo-reach = { $count ->
    [0] { $reason }
    [one] On peut annuler un pas. { $reason }
   *[other] On peut annuler { $count } pas. { $reason }
}
page-ship = Le navire
page-ship-none = Choisissez un navire
page-why = Pourquoi pas… ?
page-why-title = Ce qu’il peut faire, et sinon pourquoi
page-why-free = rien ne s’y oppose
page-score = L’état des camps
page-where = Où en est le tour
page-you = vous
page-online = présent
page-offline = absent
page-has-left = a quitté la table
page-kept-for = gardée pour { $name }
page-somebody = Quelqu’un
page-invite = { $seat } : place libre. Envoyez ce lien à un ami
page-invite-sent = { $seat } : lien copié.
page-invite-show = Afficher
page-copy = Copier
page-share = Partager…
page-share-said = Une place est libre : { $title }
page-copied = Copié
page-log = Journal
page-log-empty = Rien ne s’est encore passé.
page-log-show = Montrer ce moment
page-rule = Règle { $rule }
page-rule-read = Règle { $rule } : la lire
page-rule-unwritten = Cette règle n’a pas encore de texte.

# Le film
page-replay = Revoir
page-stopped = À regarder seulement
page-replay-moment = Moment { $turn } sur { $turns }
page-replay-leave = Revenir à la partie
page-replay-end = À la fin
page-first = Au début
page-back = Un pas en arrière
page-forward = Un pas en avant
page-play = Lecture
page-pause = Pause
page-from = vu par
page-public = le public
page-record = Télécharger la partie
page-record-why = Enregistrer la partie dans un fichier


# Connexion et places
page-lost = Connexion perdue. Nouvel essai en cours ; rien n’est perdu.
page-curtain = { $seat } : à vous de jouer
page-curtain-why = Seul ce joueur devrait regarder l’écran à présent.
page-curtain-lift = Montrer le plateau
page-gone-match = Cette partie n’est pas ici
page-gone-match-why = Ses joueurs l’ont supprimée, l’hôte ne garde pas les parties plus longtemps, ou le lien n’est pas complet.
page-gone = Cette place ne peut être prise
page-gone-watch = Regarder plutôt la partie
page-gone-why = Cette partie n’existe pas ici, ou le lien n’est pas valable.

# Beaucoup de navires
page-groups = Escadres
page-groups-alone = { $count ->
    [one] Un navire est isolé.
   *[other] { $count } navires sont isolés.
}
page-group-done = a joué
page-group-active = joue
page-follow = Aller au navire dont c’est le tour
page-walk = Les navires au choix
page-walk-all = { $count } au choix
page-walk-at = { $at } sur { $count }
page-ship-next = Navire suivant
page-ship-back = Navire précédent
page-other-ships = { $count ->
    [one] Un choix pour un autre navire
   *[other] { $count } choix pour d’autres navires
}
page-resign = Abandonner…
page-resign-sure = La partie finit aussitôt, et l’autre camp l’emporte.

# Flottes achetées aux points
page-special = Règles particulières
page-fleets = Flottes à composer
page-fleets-about = { $squadrons ->
    [1] Achetez deux flottes pour le même nombre de points, et qu’elles se rencontrent au large. Partez d’une flotte toute prête, à changer ou à prendre telle quelle.
   *[other] Achetez deux flottes pour le même nombre de points, répartissez-les en escadres, et qu’elles se rencontrent au large. Partez d’une flotte toute prête, à changer ou à prendre telle quelle.
}
page-fleets-count = { $ships ->
    [0] Aucun navire encore
    [one] Un navire
   *[other] { $ships } navires
}
page-fleets-only = { $what } : seulement pour { $sides }
page-fleets-card = Composer deux flottes aux points
page-fleets-size = Chaque camp peut dépenser
page-points = { $points } points
page-budget = Points dépensés
page-spent = { $spent } points sur { $points }
page-preset = Flottes toutes prêtes
page-preset-pick = choisir …
page-leader = Au commandement
page-squadron = { $place }. { $ships ->
    [one] un navire
   *[other] { $ships } navires
} ({ $points })
page-flagship = Le commandant est à bord de
page-squadron-more = Une escadre de plus
page-squadron-less = Retirer cette escadre
page-more = Un de plus : { $what }
page-less = Un de moins : { $what }

# Glossaire
page-glossary = Glossaire
page-glossary-search = Chercher un mot
page-glossary-none = Ce mot n’y est pas.

# Ce que l’ennemi peut faire ensuite
page-threats = Que peut faire l’ennemi ensuite ?
page-threat = { $who } : { $what }
page-threats-none = Rien, tels que vos navires sont placés.
page-threats-unknown = Rien n’a été trouvé ; tout n’a pas pu être examiné.
page-threats-more = Tout n’a pas pu être examiné.
page-threats-all = Montrer les { $count }
page-threats-wait = Recherche en cours …

# Leçons
page-lessons = Leçons
page-lessons-of = Leçons : { $game }
page-lessons-about = Chaque leçon tient en une idée et une tâche. Les règles jugent, tout peut être repris, et l’on s’arrête quand on veut.
page-lessons-count = { $done } sur { $count } { $done ->
    [0] réussie
    [1] réussie
   *[other] réussies
}.
page-lessons-card = Leçons : { $done } sur { $count }
page-lessons-first = { $game } · Vous commencez par { $count } courtes leçons, la première en une minute.
page-lessons-skip = Passer les leçons
page-lesson-at = Leçon { $at } sur { $count }
page-lesson-task = À faire :
page-lesson-hint = Un indice
page-lesson-done = Réussi !
page-lesson-is-done = Réussie
page-lesson-failed = Pas cette fois.
page-lesson-over = La bataille est finie, et la tâche n’est pas accomplie.
page-lesson-try = Réessayer
page-lesson-again = Encore une fois
page-lesson-begin = Commencer
page-lesson-begin-named = Commencer la leçon « { $title } »
page-lesson-next = Suivante : { $title }
page-lesson-last = C’était la dernière leçon de ce jeu. À vous les batailles.
page-lesson-home = Choisir une bataille

# L’aide-mémoire, et de quoi suivre
page-briefing = Aide-mémoire
page-briefing-begin = Commencer
page-briefing-more = La suite
page-briefing-new = Votre première partie de ce jeu ?
page-briefing-read = Lire l’aide-mémoire
page-aim = Comment on gagne, et comment on perd
page-brief = Le jeu en bref
page-keys = Touches
page-hints = Expliquer les questions et les choix
page-asides = { $count ->
    [one] Une autre chose à faire d’abord
   *[other] { $count } autres choses à faire d’abord
}
page-log-steps = ({ $count } pas)
page-key = { $which ->
    [1] le choix qui porte ce chiffre
    [2] le navire suivant, le précédent
    [3] annuler, rétablir
    [4] plus près, plus loin, tout le plateau (sur le plateau)
    [5] parcourir la partie
    [7] activer ou couper le son
   *[6] revenir au présent
}
page-row = { $label } : { $value }
page-odds-later = Un choix précède les dés : le vôtre, ou celui de l’autre camp.
# Avant de s’engager
page-way = Aller là{ $windows ->
    [0] { "" }
   *[other] { " " }(d’autres peuvent agir en chemin)
}
page-every-way = Tous les chemins d’ici : { $harm }.
page-strikes = Ce tour, il pourrait encore
page-strike-first = { $step ->
    [none] Y aller
   *[other] Y aller : d’abord « { $step } »{ $more ->
        [0] { "" }
        [one] , puis encore un pas
       *[other] , puis encore { $more } pas
    }
}
page-strike-last = Voici le coup que vous visiez
page-strike-sure = Le premier pas ne peut être repris. Appuyez encore pour le faire.
page-strike-if = si personne n’agit avant
page-press-again = Appuyez encore pour le faire.

# La fin et après
page-verdict = { $verdict ->
    [won] Vous avez gagné
    [lost] Vous avez perdu
    [drawn] Partie nulle
   *[over] La partie est terminée
}
page-part-lost = Ce que chaque camp a perdu
page-part-done = Les coups réussis de chaque camp, sur ceux tentés
page-blow = { $kind ->
    [ram] Éperonnages réussis
    [collision] Collisions
    [rake] Avirons balayés
    [shot] Tirs au but
    [flame] Feux qui ont pris
    [grapple] Grappins qui ont tenu
    [board] Abordages gagnés
    [capture] Navires capturés
    [broadside] Bordées qui ont porté
    [grape] Mitraille qui a porté
    [mast] Mâts abattus
    [strike] Pavillons amenés
    [fire] Incendies
    [ground] Échouages
    [sink] Navires coulés
    [burn] Navires brûlés
    [wreck] Navires disloqués
    [explode] Navires qui ont sauté
   *[other] { $kind }
}
page-landed = { $kind ->
    [capture] { $landed }
   *[other] { $landed } sur { $struck }
}
page-reef = Récif
page-moments = Ce qui a tout changé
page-hint = Conseil
page-hint-ask = Que ferait le programme ?
page-hint-waiting = Il réfléchit…
page-hint-would = { $level ->
    [captain] Le capitaine
   *[other] Le timonier
} choisirait :
page-hint-then = et ensuite : { $plan }
page-hint-next = Les suivants :
page-hint-chance = Les pourcentages sont les chances de gagner, d’après la position à la fin de cette activation, jugée par le programme.
page-curve = Les chances de gagner
page-curve-label = Les chances de victoire de { $side } sont allées de { $low } à { $high } %. Les moments ci-dessous ouvrent le film.
page-curve-error = D’après le jugement du programme ; dans les parties entre programmes, il se trompe en moyenne de { $points } points sur cent.
page-costly = Les décisions les plus coûteuses
page-costly-given = { $answer } : { $chance }
page-costly-better = mieux : { $answer } : { $chance }
page-costly-how = { $looked } décisions sur { $count }, jugées par le programme d’après ce que chaque place pouvait savoir, sans la chance aux dés ; moins de 5 points ne sont pas dits.
page-costly-none = Aucune décision n’a coûté 5 points de chances de victoire ou plus, au jugement du programme ({ $looked } décisions sur { $count }).
page-luck = La chance
page-luck-gave = En tout, les dés ont augmenté de { $points } points sur cent les chances de victoire de { $side }, chaque jet étant comparé à sa moyenne.
page-luck-even = En tout, les dés n’ont favorisé personne, chaque jet étant comparé à sa moyenne.
page-luck-count = { $count ->
    [one] Un jet, moyenne calculée exactement.
   *[other] { $count } jets, moyennes calculées exactement.
}
page-luck-tried = { $count ->
    [one] Un jet, moyenne estimée par des essais.
   *[other] { $count } jets ; les moyennes de { $tried } sont estimées par des essais, les autres calculées exactement.
}
page-luck-throw = Un jet de dés
page-luck-points = +{ $points }
page-luck-table = Pertes dues aux dés, et en moyenne
page-luck-lost = perdu
page-luck-average = moyenne
page-rematch = Revanche
page-rematch-said = Une revanche ? Votre place est gardée :{ " " }
page-rematch-asked = Une revanche vous attend.
page-talk-table = vers cette table
page-invite-again = { $seat } : place gardée pour { $name }, qui trouve la partie sur la première page. Ou envoyez ce lien à quelqu’un d’autre
page-swap = Changer de camp
page-next-scenario = Scénario suivant
page-play-on = Continuer à partir d’ici
page-training = Entraînement : on peut reprendre ses coups
page-is-training = entraînement
page-is-fork = reprise du moment { $turn } d’une autre partie

# Amis
page-only-here = Ce lien ne marche que sur cet ordinateur.
page-open-house = Pour ouvrir la table à la maison, arrêtez le serveur et relancez-le avec
page-house-then = On trouvera alors la table à l’adresse { $address }
page-code = Le lien pour { $seat } en image, pour un téléphone
page-give = Confier la place à…
page-give-seat = Confier la place de { $seat } à
page-stands-in = { $program } pour { $name }
page-spared = { $from ->
    [never] Ici, la pendule décide : personne d’autre ne confie cette place à un programme.
    [later] Un programme pourra jouer ici quand la partie aura attendu { $name } pendant sept jours.
   *[other] Un programme pourra jouer ici à partir du { $from }, si { $name } ne joue pas d’ici là.
}
page-you-watch = Vous êtes spectateur.
page-names-alike = Des personnes différentes portent ici des noms qui se ressemblent : ils sont numérotés.
page-late = Vous voyez cette partie avec un tour de retard
page-late-why = Elle a continué, mais quelque chose est encore face cachée, et aucun joueur ne doit l’apprendre par vous. La suite, tout à découvert, viendra dès que plus rien ne sera caché.
page-watchers = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
page-arrived = { $who } prend place : { $seat }.
page-friends = Jouer à distance
page-code-enter = Un code qu’on vous a donné
page-code-join = Prendre la place
page-code-about = Douze lettres et chiffres. Pour inviter quelqu’un, choisissez une bataille et laissez une place à « quelqu’un d’autre, par un lien ».
page-code-aloud = Code à lire à voix haute :
page-name = Votre nom
page-name-kept = C’est noté : les autres vous verront sous ce nom.
page-name-about = Il n’y a pas de compte. Ce navigateur garde une clé, et avec elle vos places.
page-forget-me = Tout oublier de moi…
page-forget-me-about = Ce serveur oublie votre nom, votre clé, ce que vous avez dit à chaque table et votre adresse pour les lettres. Les parties continuent. Vous gardez les places dont ce navigateur a les liens ; vos autres appareils les perdent.
page-forget-me-yes = Oublier
page-forget-me-sure = C’est irréversible. Tout oublier pour de bon ?
page-forget-me-last = Oui, tout oublier pour de bon
page-forget-me-no = Non, ne rien oublier
page-forget-me-done = Tout ce qui vous concernait est oublié.
page-nameless = un joueur sans nom
page-device = Un autre appareil…
page-device-about = Ouvrez ce lien sur votre autre appareil, ou visez l’image avec son appareil photo : vos parties y seront aussi. Ne le montrez à personne d’autre.
page-device-link = Lien pour un autre appareil
page-device-picture = Le lien pour un autre appareil, en image
page-device-here = Vos parties sur cet appareil
page-device-ask = Ce lien appartient à { $name }. Si vous l’avez fait vous-même, sur votre autre appareil, vos parties seront listées ici, avec celles commencées sur cet appareil. Si quelqu’un d’autre vous l’a envoyé, n’en faites rien : cette personne aurait vos places.
page-device-yes = C’est moi
page-device-no = Non, n’en rien faire
page-device-bad = Ce lien n’est pas complet. Copiez-le encore une fois depuis l’autre appareil.
page-my-side = { $side } contre { $other }
page-lobby = Tables qui attendent quelqu’un
page-lobby-none = Personne n’attend pour l’instant. Préparez une bataille avec une place pour « quelqu’un d’autre, par un lien », et laissez-la prendre à qui voudra.
page-lobby-own = Pour l’instant, seule votre table attend.
page-lobby-late = Quelqu’un d’autre a été plus rapide : cette place est prise.
page-lobby-take = Prendre { $seat }
page-lobby-list = N’importe qui peut prendre la place : montrer la partie sur la première page
page-lobby-host = avec { $names }
page-letters = M’écrire quand une partie attend
page-letters-address = Adresse électronique
page-letters-title = Courrier
page-letters-ask = M’écrire
page-letters-sent = Une lettre est en route vers { $address }. Suivez le lien qu’elle contient.
page-letters-on = Quand une partie vous attend et que vous n’êtes pas là, une lettre part à { $address } : une par partie, jusqu’à ce que vous ayez regardé.
page-letters-off = Ne plus m’écrire
page-letters-confirm = Faut-il écrire à l’adresse où ce lien est arrivé, quand une partie vous attend ?
page-letters-stop = Ne faut-il plus vous écrire ?
page-letters-confirmed = C’est entendu : les lettres iront à { $address }.
page-letters-stopped = Plus aucune lettre ne partira.
page-letters-done = Il n’y a plus rien à faire ici.
page-call = M’alerter quand c’est à moi et que je regarde ailleurs
page-call-refused = Le navigateur ne permet pas à cette page de vous alerter ; ses réglages peuvent l’autoriser.
page-clock = Pendule
page-clock-choice = { $clock ->
    [none] sans pendule
    [turn-120] deux minutes par tour
    [turn-600] dix minutes par tour
    [turn-86400] un jour par tour
    [turn-259200] trois jours par tour
    [turn-604800] une semaine par tour
    [match-900] 15 minutes chacun, pour la partie
    [match-2700] 45 minutes chacun, pour la partie
   *[match-7200] deux heures chacun, pour la partie
}
page-clock-then = Quand le temps est écoulé
page-clock-then-choice = { $then ->
    [program] le timonier continue
    [lost] la partie est perdue
   *[shown] on le voit, sans plus
}
page-clock-about = La pendule attend que toutes les places soient prises, et s’arrête quand le serveur est arrêté.
page-left = { $left ->
    [out] temps écoulé
   *[other] encore { $left }
}
page-clock-left = { $seat } : encore { $left }
page-clock-out = { $then ->
    [program] { $seat } : temps écoulé, un programme joue à sa place.
    [lost] Temps écoulé pour { $seat } : la partie était perdue.
   *[shown] { $seat } : temps écoulé.
}
page-clock-mine = Votre temps était écoulé : un programme joue pour vous.
page-clock-back = Reprendre la main
page-back-ask = Demander à reprendre…
page-back-call = { $seat } demande à reprendre quelque chose
page-back-asked = Vous avez demandé à reprendre { $count ->
    [one] une réponse
   *[other] { $count } réponses
}{ $dice ->
    [0] { "" }
    [one] { " " }et un dé
   *[other] { " " }et { $dice } dés
}. Doivent encore consentir : { $seats }.
page-back-withdraw = Tant pis, je laisse
page-back-wanted = { $seat } aimerait reprendre { $count ->
    [one] une réponse
   *[other] { $count } réponses
}{ $dice ->
    [0] { "" }
    [one] { " " }et un dé
   *[other] { " " }et { $dice } dés
}{ $mine ->
    [0] { "" }
    [one] , dont une réponse de vous
   *[other] , dont { $mine } réponses de vous
}. Si vous êtes d’accord, l’enregistrement en garde la trace{ $dice ->
    [0] .
   *[other] {" "}et de nouveaux dés tombent.
}
page-back-agree = D’accord
page-back-refuse = Non, c’est joué
page-back-refused = { $seat } refuse : c’est joué.
page-back-over = { $why ->
    [refused] Vous avez demandé à reprendre quelque chose ; { $seat } préfère ne pas y toucher.
    [free] Vous avez demandé à reprendre quelque chose ; personne n’a plus à consentir. Annulez vous-même, ou redemandez.
   *[on] Vous avez demandé à reprendre quelque chose ; la partie a continué entre-temps, et on n’y touche plus.
}
page-back-known = Entendu
page-talk-none = Rien n’a encore été dit.
page-talk-say = Écrire à la table
page-talk-send = Envoyer
page-talk-read = Seuls ceux qui jouent parlent ici.
page-talk-quiet = Pas d’alerte pour les messages
page-talk-new = { $count } de plus
page-talk-said = { $who } dit : { $text }

# Dice
page-dice-mixed = { $count ->
    [0] Personne ne peut choisir les dés : le serveur et les joueurs les mêlent ensemble.
   *[other] Personne ne peut choisir les dés : le serveur et { $seats } les mêlent ensemble.
}
page-dice-other = { $kind ->
    [seeded] Les dés découlent d’un secret du serveur ; personne ne peut les changer.
    [chosen] La graine des dés a été choisie par qui a créé cette partie et peut donc les connaître.
    [typed] Les dés sont lancés à votre table et saisis ici.
    [letter] Les dés découlent de mots secrets des deux joueurs, un par lettre ; aucun des deux ne peut choisir un dé.
   *[other] Les dés de cet enregistrement ne peuvent être prouvés.
}
page-dice-commitment = Preuve :
page-dice-commitment-why = L’empreinte du secret du serveur, donnée avant le premier dé ; le secret lui-même est dit quand la partie est finie.
page-dice-check = Vérifier les dés
page-dice-proved = { $dice ->
    [0] Aucun dé n’est tombé dans cette partie : il n’y a rien à vérifier.
   *[other] { $dice ->
        [one] { $dice } dé vérifié
       *[other] { $dice } dés vérifiés
    } dans ce navigateur : tout découle du secret engagé et de { $words ->
        [0] nul mot
        [one] un mot
       *[other] { $words } mots
    } des places{ $pledges ->
        [0] .
       *[other] , et chaque réponse avant eux est celle que le serveur avait promise à cette page.
    }
}
page-dice-fault = Les dés ne tiennent pas. { $fault ->
    [seed] Le secret n’est pas celui qui avait été engagé
    [seal] Une ligne n’est pas ce que scelle la dernière
    [number] Un dé manque, ou il y en a un de trop
    [word] Un mot n’est pas celui qui devait suivre
    [mine] Un mot en votre nom n’est pas de ceux que votre navigateur a donnés
    [die] Un dé ne découle pas du secret et des mots
    [pledge] Une réponse n’est pas celle qui avait été fixée avant ses dés
    [plain] Cette partie n’a pas été jouée avec de tels dés
   *[other] L’enregistrement est endommagé
} (ligne { $line }).
page-dice-lost = { $count ->
    [one] Un mot donné par cette page n’est pas dans les dés : il est arrivé trop tard, ou a été laissé de côté.
   *[other] { $count } mots donnés par cette page ne sont pas dans les dés : ils sont arrivés trop tard, ou ont été laissés de côté.
}
page-dice-elsewhere = { $count ->
    [one] Un mot en votre nom vient
   *[other] { $count } mots en votre nom viennent
} d’un autre navigateur : le vôtre, si vous avez aussi joué sur un autre appareil. Sinon, ne vous fiez pas à ces dés.
page-dice-twice = { $count ->
    [one] Une fois, le serveur a demandé le même mot après une autre réponse.
   *[other] { $count } fois, le serveur a demandé le même mot après une autre réponse.
} S’il n’a pas été relancé à ce moment, un dé a été jeté deux fois.

# Les règles, et ce que c’est
page-rules = Règles
page-rules-of = Règles de { $game }
page-rules-own = Chaque règle avec nos mots, telle que le programme la joue.
page-rules-find = Chercher dans les règles
page-rules-found = { $count ->
    [0] Rien trouvé
    [one] Un paragraphe
   *[other] { $count } paragraphes
}
page-rules-none = Aucun paragraphe n’en parle.
page-rules-page = Sur une page à part
page-contents = Sommaire
page-read-on = Lire la suite dans les règles
page-tables = Les tables et leurs sources
page-tables-seed = Toutes les tables sont celles des règles.
page-tables-own = { $count ->
    [one] Une des { $all } tables n’est pas donnée par les règles en libre circulation ; c’est notre reconstitution, pour la raison indiquée.
   *[other] { $count } des { $all } tables ne sont pas données par les règles en libre circulation ; ce sont nos reconstitutions, pour les raisons indiquées.
} Si vous possédez le jeu imprimé, vous pouvez jouer avec ses nombres.
page-reconstructed = nombres reconstitués
page-reconstructed-for = Nombres reconstitués : { $because }
page-reconstructed-why = Ce ne sont pas les nombres du jeu imprimé mais les nôtres. D’où ils viennent
page-about = À propos, licence et mentions
page-about-1 = Naumachia met en œuvre, de façon indépendante, les règles de plusieurs jeux navals de table. Ni leurs auteurs ni leurs éditeurs n’y ont part ; leurs noms leur appartiennent et disent seulement quelles règles on joue.
page-about-2 = On n’y trouve ni texte, ni image, ni carte, ni pion, ni table d’aucun éditeur. Les règles sont dites avec nos mots. Les tables que les règles en libre circulation ne donnent pas sont nos reconstitutions, et signalées comme telles partout où on les voit.
page-about-3 = Pour jouer avec les tables imprimées, il faut posséder le jeu et inscrire ses nombres dans un fichier à soi.
page-about-4 = Logiciel libre sous licence MIT.
page-needs-server = Il faut pour cela un serveur et ses parties. Ici, le jeu tourne dans votre navigateur : ouvrez le lien à l’adresse dont il vient.
page-no-game = Ce jeu n’existe pas ici.

# Choisir un jeu et une bataille
page-choose = Choisissez votre mer
page-span-minutes = de { $low } à { $high } min
page-counted = { $count } { $count ->
    [one] { $one }
   *[other] { $many }
}
page-span-counted = de { $low } à { $high } { $many }
page-piece = pièce
page-pieces = pièces
page-battle = scénario
page-battles = scénarios
page-filters = Ce qui est montré
page-filter-minutes = Minutes
page-filter-any = indifférent
page-filter-upto = jusqu’à { $bound }
page-filter-none = Rien n’est aussi court et aussi petit.
page-balance = Qui gagne
page-balance-of = { $level ->
    [deckhand] Le matelot
   *[other] Le timonier
} contre lui-même, { $games } parties :
page-balance-side = { $side } { $share }
page-balance-drawn = nulles { $share }
page-balance-easy = Le camp le plus facile pour commencer : { $side }.
page-balance-even = Aucun camp n’est nettement le plus fort.
page-balance-few = C’est trop peu pour dire si c’est équilibré.
page-balance-play = Jouer ce camp
page-option-range = Entrez un nombre entier de { $low } à { $high }.

# Le film de ce qui s’est passé
page-film = Ce qui s’est passé
page-film-until = Le plateau montre ce qui a mené là.
page-film-on = Le plateau montre ce que font les autres.
page-skip-on = À ma prochaine décision
page-skip-blow = Jusqu’au prochain coup
page-skip-end = À la fin
page-space = Espace
page-pace = Allure
page-pace-why = À quelle vitesse on montre ce que font les autres
page-pace-name = { $pace ->
    [slow] lente
    [fast] rapide
    [once] immédiate
   *[normal] normale
  }
page-sound = Son
page-sound-key = Son (touche M)
page-volume = Volume du son
page-again-see = Revoir
page-again-name = { $name ->
    [activation] cette activation ({ $count })
    [turn] ce tour ({ $count })
   *[since] depuis votre coup ({ $count })
  }
page-card = Le tour { $turn } est achevé
page-card-again = Le revoir
page-card-none = n’a frappé personne ni rien perdu
page-card-item = { $what ->
    [rammed] { $count ->
        [one] un éperonnage
       *[other] { $count } éperonnages
      }
    [hits] { $count ->
        [one] un coup au but
       *[other] { $count } coups au but
      }
    [raked] { $count ->
        [one] a fauché les rames d’un navire
       *[other] a fauché les rames de { $count } navires
      }
    [taken] { $count ->
        [one] a pris un navire
       *[other] a pris { $count } navires
      }
    [sunk] { $count ->
        [one] a perdu un navire
       *[other] a perdu { $count } navires
      }
   *[lost] { $count ->
        [one] a perdu un point
       *[other] a perdu { $count } points
      }
  }
page-will-send = sera envoyé
page-log-idle = (et { $count } { $count ->
    [one] autre
   *[other] autres
})
page-fleets-find = Chercher un navire
page-fleets-save = Garder les deux flottes
page-fleets-open = Ouvrir des flottes…
page-fleets-bad = Ce fichier ne contient pas de flottes que l’on puisse acheter ici.
page-standing-fleet = Toute la flotte
page-standing-note = Ces consignes s’exécutent sans vous demander, dans la mesure du possible. Les deux camps peuvent les lire ; elles se changent à toute question.
page-if-nothing = Si vous ne faites rien :
page-standing-closed = Pas pendant cette question ; à la prochaine sur une escadre, un navire ou une réaction.
page-loop = Une galère en éperonne une autre : les éclats volent, ses avirons se brisent, elle prend de la gîte.
page-loop-stop = Arrêter l’image
page-loop-play = Animer l’image

# Jeu par lettre, sur la page sans serveur
page-letter-title = Par lettre
page-letter-guide = Comment ça se passe, et pourquoi c’est honnête
page-guide = Guide du joueur
page-letter-about = Jouer avec un ami au loin, sans serveur : après votre tour, la page vous donne un lien, que vous envoyez comme il vous plaît. Votre ami l’ouvre, voit ce que vous avez fait, répond, et vous renvoie le sien.
page-letter-have = J’ai reçu une lettre
page-letter-game = Jeu
page-letter-battle = Bataille
page-letter-begin = Préparer une partie par lettre
page-letter-came = Une lettre est arrivée ? Collez-en le lien
page-letter-open = Ouvrir
page-letter-file = Choisir un fichier…
page-letter-by = Jouer par lettre
page-letter-start = Commencer par lettre
page-letter-seats = Votre ami a toutes les places qui ne sont pas les vôtres. Chacun continue dans le navigateur où il a commencé.
page-letter-name = Votre nom dans les lettres
page-letter-throws = { $throws ->
    [own] Les dés tombent aussitôt : il faut moitié moins de lettres.
   *[friend] Les dés tombent quand l’autre ouvre la lettre : personne ne peut les prévoir.
}
page-letter-honest = Un programme falsifié pourrait cesser d’écrire quand un dé ou une feuille lui déplaît, et lire à Corvus des ordres encore face cachée{ $throws ->
    [own] {""} ; comme les dés tombent aussitôt, il pourrait aussi prévoir ceux de sa propre lettre
   *[friend] {""}
}. Il ne peut ni choisir les dés, ni rien changer à ce qui est parti.
page-letter-ready = La lettre { $number } { $friend ->
    [none] est prête.
   *[other] pour { $friend } est prête.
}
page-letter-ready-about = Tant qu’elle n’est pas scellée, vous pouvez reprendre vos réponses. Ensuite, plus rien n’y change.
page-letter-seal = Sceller la lettre
page-letter-pass = Envoyez ce lien à { $friend ->
    [none] votre ami
   *[other] { $friend }
} : c’est la lettre { $number }.
page-letter-pass-file = La lettre { $number } est trop longue pour un lien (plus de { $most } caractères). Envoyez-la à { $friend ->
    [none] votre ami
   *[other] { $friend }
} en fichier.
page-letter-passed = La lettre { $number } est partie. Vous pouvez la renvoyer.
page-letter-link = Lien qui contient la lettre
page-letter-copy = Copier le lien
page-letter-save = Enregistrer en fichier
page-letter-only-here = Cette adresse n’existe que sur cet ordinateur. Pour un autre appareil, envoyez le fichier, ou mettez le site en ligne.
page-letter-said = Naumachia, { $title } : la lettre { $number } est pour vous.
page-letter-wait = On attend { $friend ->
    [none] la lettre de votre ami.
   *[other] une lettre de { $friend }.
}
page-letter-unsent = { $friend ->
    [none] Lettre à envoyer
   *[other] Lettre à envoyer à { $friend }
}
page-letter-next = Ouvrez le lien de la réponse dans ce navigateur, ou collez-le ici
page-letter-reading = Lecture de la lettre. À la première visite, le moteur du jeu doit d’abord arriver : quelques secondes.
page-letter-refused = Cette lettre n’est pas acceptée
page-letter-refused-about = Rien n’en a été gardé, et vos parties sont comme avant. Demandez qu’on vous la renvoie, ou ouvrez-en une autre.
page-letter-invites = { $name } vous invite à une partie par lettre.
page-letter-side = Vous jouez { $side }.
page-letter-answer = S’asseoir à la table
page-letter-keeps = Continuez dans ce navigateur : c’est lui qui garde votre côté de la partie. Nul besoin de compte.
page-letter-foreign = Une lettre de la partie entre { $one } et { $other }, qui n’est pas gardée dans ce navigateur.
page-letter-watch = En voir une copie
page-letter-match = Aller à la partie
page-letter-known = Vous avez déjà ouvert la lettre { $number } : voici la partie.
page-letter-checked = Ce qui a été vérifié
page-letter-check = Vérifier les lettres
page-letter-proved = { $letters ->
    [one] Une lettre rejouée
   *[other] { $letters } lettres rejouées
} depuis le premier coup dans ce navigateur : { $answers ->
    [0] aucune réponse n’est encore découverte.
    [one] une réponse, permise et venue à son tour.
   *[other] { $answers } réponses, toutes permises et venues à leur tour.
}
page-letter-proved-dice = { $dice ->
    [0] Aucun dé n’est encore tombé.
    [one] Un dé découle des mots des deux joueurs.
   *[other] { $dice } dés découlent des mots des deux joueurs.
}
page-letter-proved-sheets = { $opened ->
    [0] {""}
    [one] Une feuille a été ouverte telle qu’elle avait été scellée.
   *[other] { $opened } feuilles ont été ouvertes telles qu’elles avaient été scellées.
} { $sealed ->
    [0] {""}
    [one] Une feuille est encore scellée.
   *[other] { $sealed } feuilles sont encore scellées.
}
page-letter-rematch = Une autre partie par lettre
page-letter-delete = Supprimer cette partie par lettre ? Ce navigateur garde votre côté : sans lui, la partie ne peut pas continuer.

# Ses propres tables
page-charts = Vos propres tables
page-charts-about = Si vous possédez le jeu imprimé, jouez avec ses nombres : un fichier de tables remplace les nôtres par les vôtres, dans cette partie, son enregistrement, son film, ses lettres, ses probabilités et ses programmes.
page-charts-count = { $count ->
    [0] rien ne diffère
    [one] une table diffère
   *[other] { $count } tables diffèrent
}
page-charts-refused = { $file } n’est pas utilisé :
page-charts-still = { $file } reste utilisé.
page-charts-same = Rien dans ce fichier ne diffère de nos tables. Ôtez le « # » devant les lignes d’une table pour l’utiliser.
page-charts-in-place = { $provenance ->
    [seed] à la place de celle des règles
   *[other] à la place de notre reconstitution
}
page-charts-remove = Jouer sans lui
page-charts-keep = Garder pour mes prochaines parties de ce jeu
page-charts-unkept = Ce navigateur ne garde rien : choisissez de nouveau le fichier pour la prochaine partie.
page-charts-choose = Choisir un fichier de tables…
page-charts-other = En choisir un autre…
page-charts-form = Enregistrer un formulaire vide
page-charts-how = Comment s’écrit un fichier de tables
page-charts-how-1 = C’est un fichier de texte (TOML). Le formulaire contient chaque table que nous avons dû reconstituer, avec son sens, la raison de nos nombres et ce qui est attendu.
page-charts-how-2 = Pour remplacer une table, ôtez le « # » devant ses lignes et mettez un nombre à la place de chaque point d’interrogation. Les tables que vous laissez restent les nôtres.
page-charts-how-3 = Le fichier peut aussi être déposé ici. Il est vérifié avant d’être utilisé, et chaque erreur nomme sa ligne et ce qui était attendu. Par exemple, des navires qui ne tirent que sur l’hexagone voisin :
page-charts-example = [fire]
    range = 1
    blind = "dead astern"
page-charts-all = Toutes les tables de ce jeu, et d’où vient chacune
page-charts-played = { $count ->
    [one] Partie jouée avec une table propre aux joueurs :
   *[other] Partie jouée avec des tables propres aux joueurs :
}
page-host-closes = { $kind ->
    [closing] De nouvelles parties peuvent commencer jusqu’à { $at }.
   *[closed] Le serveur ferme : aucune nouvelle partie ne peut commencer.
}
page-host-put-away = Masquer cet avis
page-ties = Faire taire ou bloquer un joueur
page-ties-about = Cela vaut à toutes les tables, pour votre clé. L’autre n’en est pas averti.
page-tie = { $kind ->
    [mute] { $on ->
        [on] Réduit au silence
       *[off] Faire taire
    }
   *[block] { $on ->
        [on] Bloqué
       *[off] Bloquer
    }
}
page-tie-about = { $kind ->
    [mute] Vous ne verrez plus ce que dit ce joueur.
   *[block] Ce joueur ne pourra plus s’asseoir à vos tables ni vous inviter, et vous ne verrez plus ce qu’il dit.
}
page-ties-mine = Joueurs que vous n’entendez plus ou ne rencontrez plus
page-ties-one = { $kind ->
    [mute] { $name } (réduit au silence)
   *[block] { $name } (bloqué)
}
page-ties-end = Y mettre fin
page-shut-out = Vous êtes exclu


# Bilan, étagère, notes, chiffres
page-report = Bilan
page-report-of = Bilan : { $title }
page-report-whole = Bilan complet
page-report-match = Voir le film
page-report-save = Enregistrer le bilan
page-report-save-why = Un seul fichier avec ses images, dans les deux langues ; il s’ouvre sans réseau
page-report-foot = Fait avec Naumachia. Un programme juge les chances et les décisions ; coups, pertes et dés sont ceux du fichier de la partie.
page-report-source = { $source ->
    [told] Les chances, les dés et les décisions sont venus avec le fichier de la partie. Personne ne les a recalculés ici.
    [checked] Les chances, les dés et les décisions sont venus avec le fichier de la partie. Ils ont été recalculés ici et sont justes.
   *[replaced] Les chances, les dés et les décisions venus avec le fichier de la partie étaient faux. Ceux que vous lisez ont été calculés ici.
}
page-report-check = Les recalculer
page-deciding = le coup décisif
page-report-moment = moment { $turn }
page-moment-watch = Voir ce moment
page-notes = Notes en marge
page-note-at = Note sur le moment { $turn } de { $turns }
page-note-add = Ajouter la note
page-note-by = Moment { $turn }{ $name ->
    [none] { "" }
   *[other] { " · " }{ $name }
}
page-note-quoted = « { $text } » (moment { $turn }{ $name ->
    [none] { "" }
   *[other] , { $name }
})
page-note-delete = Supprimer la note
page-notes-none = Pas encore de note.
page-notes-why = Les notes sont enregistrées avec la partie : l’ami qui ouvre le fichier les trouve à leurs moments.
page-shelf = Mes parties terminées
page-shelf-about = Les parties terminées où vous aviez une place. Le serveur les garde ; enregistrez dans un fichier celles que vous voulez conserver.
page-shelf-about-alone = Les parties terminées de ce navigateur. Elles ne sont gardées qu’ici ; enregistrez-les de temps en temps dans un fichier.
page-shelf-export = Tout enregistrer en un fichier
page-shelf-import = Importer des parties d’un fichier…
page-shelf-search = Chercher : jeu, bataille, adversaire, date (2026-11), mots des notes
page-shelf-game = Jeu
page-shelf-result = Résultat
page-shelf-verdict = { $verdict ->
    [won] Gagnée
    [lost] Perdue
    [drawn] Nulle
   *[other] Les deux camps
}
page-shelf-any = tous
page-shelf-count = { $count ->
    [one] Une partie, { $shown } affichée.
   *[other] { $count } parties, { $shown } affichées.
}
page-shelf-against = { $player ->
    [none] à un seul écran
   *[other] contre : { $player }
}
page-shelf-opened = ouverte depuis un fichier
page-shelf-notes = { $count ->
    [one] une note
   *[other] { $count } notes
}
page-shelf-film = Film
page-shelf-report-of = Bilan de { $title }
page-shelf-film-of = Film de { $title }
page-shelf-delete-of = Supprimer { $title }
page-shelf-empty = Pas encore de partie terminée. Jouez-en une.
page-shelf-play = Choisir une bataille
page-shelf-came = { $taken ->
    [0] Aucune partie nouvelle
    [one] Une partie ajoutée
   *[other] { $taken } parties ajoutées
}{ $known ->
    [0] .
    [one] {" "}; une était déjà là.
   *[other] {" "}; { $known } étaient déjà là.
}
page-shelf-bad = La ligne { $line } n’est ni celle d’une partie, ni celle d’un fichier de parties terminées.
page-shelf-refused = Ligne { $line } du fichier : { $what }
page-figures = Mes chiffres
page-figures-about = Vos parties terminées, par jeu et par niveau. Seul ce navigateur les garde ; l’entraînement et les parties reprises en cours de route ne comptent pas.
page-figures-none = Pas encore de chiffres. Ils commencent avec votre prochaine partie terminée.
page-figures-level = Contre
page-figures-people = des joueurs
page-figures-played = Jouées
page-figures-won = Gagnées
page-figures-drawn = Nulles
page-figures-lost = Perdues
page-figures-export = Enregistrer les chiffres
page-figures-import = Ajouter les chiffres d’un fichier…
page-figures-clear = Supprimer les chiffres
page-figures-sure = Tous vos chiffres dans ce navigateur seront supprimés pour de bon ; les parties restent. Les supprimer ?
page-figures-cleared = Les chiffres sont supprimés.
page-figures-bad = Ce fichier ne contient pas de chiffres.
page-figures-came = { $count ->
    [0] Le fichier ne contient aucune partie qui ne soit déjà comptée.
    [one] Une partie ajoutée aux chiffres.
   *[other] { $count } parties ajoutées aux chiffres.
}
