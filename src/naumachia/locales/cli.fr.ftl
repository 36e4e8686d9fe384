# L’aide de la ligne de commande. L’anglais se trouve dans le code, auprès de chaque commande ; ici, un message par commande,
# un attribut par paramètre, et `short` pour la liste des commandes. Ce que plusieurs commandes ont en commun : help-common.

help-common = { "" }
    .json = Imprimer du JSON au lieu d’un texte.
    .lang = en ou fr.
    .database = Adresse de la base de données ; par défaut, un fichier dans votre dossier de données.
    .charts = Un fichier de tables à vous.
    .option = Une règle facultative, p. ex. TC-O1=1. Peut être répété.
    .scenario = JEU/SCÉNARIO, le nom d’un scénario ou un fichier de scénario.
    .jobs = Nombre de processus.
    .engine = processes, ou ray pour une grappe Ray.
    .help = Afficher cette aide et quitter.
    .install_completion = Installer la complétion pour le shell en cours.
    .show_completion = Afficher la complétion pour le shell en cours, à copier ou à adapter.

help-naumachia = Jeux de bataille navale, joués selon leurs règles. Sans commande : ouvrir la table dans le navigateur.
    .version = Imprimer la version.

help-games = Les jeux disponibles.

help-scenarios = Les scénarios disponibles.
    .game = Ce jeu seulement.

help-rules = Les règles d’un jeu, dans nos propres mots.
    .game = Un jeu, p. ex. touche_coule.
    .rule = Une règle, p. ex. TC-5a.1, ou le début de plusieurs.

help-charts = Les tables d’un jeu et leur provenance.
    .game = Un jeu, p. ex. touche_coule.
    .own = Un fichier de tables à vous.
    .form = Imprimer un formulaire vierge pour vos propres tables.

help-match = Jouer une partie : des programmes, des personnes à ce terminal, ou les deux. Le journal est raconté en phrases.
    .short = Jouer une partie au terminal.
    .seat = Qui joue : human ou un niveau (castaway, deckhand, helmsman, …) ; par défaut helmsman. Peut être répété.
    .seed = Graine des dés.
    .typed_dice = Vous lancez de vrais dés et tapez leurs points.
    .record = Garder la partie dans ce fichier.
    .resume = Poursuivre une partie enregistrée.

help-run = Jouer les réponses et les dés d’un fichier : imprime ce qui s’est passé, la question suivante et ce qui a changé.
    .short = Jouer les réponses et les dés d’un fichier.
    .file = Une position ou un scénario, avec des réponses et des dés.
    .position = Imprimer aussi toute la position.

help-legal = Les choix qui suivent les réponses d’un fichier, chacun avec sa règle et ses probabilités exactes.
    .short = Les choix d’une position, avec les probabilités exactes.
    .file = Une position ou un scénario, avec des réponses et des dés.

help-replay = Raconter une partie enregistrée, aussi loin qu’elle mène : d’anciennes règles peuvent mener à une ligne que celles-ci n’admettent pas.
    .short = Raconter une partie enregistrée.
    .file = Un enregistrement ou une lettre.

help-verify = Rejouer un enregistrement et prouver que chaque réponse était permise et chaque dé honnête.
    .short = Vérifier réponses et dés d’un enregistrement.
    .file = Un enregistrement, ou une lettre d’une partie par lettres.

help-simulate = Jouer beaucoup de parties entre programmes et dire qui gagne. Ctrl-C rend compte de celles qui sont finies.
    .short = Jouer beaucoup de parties entre programmes.
    .seat = Qui joue : human ou un niveau (castaway, deckhand, helmsman, …) ; par défaut helmsman. Peut être répété.
    .number = Nombre de parties.
    .seed = La même graine donne les mêmes parties.
    .swap = Les joueurs changent de camp une partie sur deux.
    .rows = Écrire ici une ligne par partie : .csv, ou .jsonl pour des lignes JSON.

help-bench = Mesurer la vitesse des règles, au hasard et en dressant la liste de tous les choix ; ou ce qu’un clic coûte à un serveur.
    .short = Mesurer la vitesse des règles ou du serveur.
    .game = Ce jeu seulement.
    .scenario = JEU/SCÉNARIO à la place de ceux par défaut. Peut être répété.
    .seconds = Secondes de processeur par mesure.
    .peer = Mesurer aussi python-chess et donner le rapport.
    .server = Mesurer plutôt un serveur, par de vraies connexions.
    .live = Parties en cours sur ce serveur.
    .rate = Réponses par seconde, pour toutes ses parties.
    .workers = Mesurer tant de processus contre un seul, sur --database.
    .database = Base PostgreSQL vide pour --workers.

help-train = Apprendre à un programme à juger les positions, par des parties contre lui-même. Ctrl-C l’arrête ; la même commande le poursuit.
    .short = Apprendre à juger les positions.
    .game = Le jeu à apprendre.
    .folder = Points de reprise ; un apprentissage trouvé là est poursuivi.
    .scenario = SCÉNARIO=POIDS ; par défaut, tous ceux du jeu à égalité. Peut être répété.
    .seed = La même graine donne le même réseau.
    .batches = Nombre de lots, au plus.
    .size = Parties par lot.
    .tried = Parties par point de la courbe.
    .every = Lots entre deux points de la courbe.
    .limit = Nombre d’activations au bout duquel une partie compte comme nulle.
    .fade = Poids de ce qui est venu ensuite, face à ce que la recherche a trouvé.
    .opening = Activations jouées au hasard au début, au plus.
    .drawn = Valeur d’une nulle pendant l’apprentissage ; moins de 0,5, sinon les deux s’évitent.
    .stray = Part des activations jouées au hasard.
    .sparring = Part des parties où le timonier joue un camp.
    .window = Lots pris en compte par l’ajustement.
    .passes = Nombre de fois que l’ajustement les parcourt.
    .hidden = Neurones cachés.
    .rate = Pas de l’ajustement.
    .patience = Points de la courbe sans progrès qui mettent fin à l’apprentissage.
    .rapid = Jouer selon la copie compilée des règles du jeu (Numba).
    .averaged = Lots de la fin dont les réseaux sont ramenés à leur moyenne.

help-join = Réunir des fichiers appris en un seul, qui juge comme ils le font en moyenne ; il prend autant de temps qu’eux tous.
    .short = Réunir des fichiers appris en un seul.
    .nets = Fichiers appris de plusieurs apprentissages (.json).
    .to = Le fichier à écrire.
    .mean = Faire la moyenne des poids : fichiers d’un même apprentissage seulement.

help-league = Faire jouer des programmes les uns contre les autres, camps échangés et mêmes dés, et les classer. Ctrl-C arrête ; la même commande poursuit.
    .short = Classer des niveaux et des programmes par leurs parties.
    .game = Le jeu.
    .player = Un niveau, ou un fichier appris (.json) ; par défaut tous les niveaux du jeu. Peut être répété.
    .folder = Les parties ; une ligue trouvée là est poursuivie.
    .seed = La même graine donne les mêmes parties.
    .within = Jouer jusqu’à ce qu’aucun classement ne soit moins sûr que cela, en points Elo.
    .limit = Parties entre programmes différents, au plus.
    .mirror = Parties de chaque programme contre lui-même dans chaque scénario, pour l’équilibre.
    .plot = Dessiner les classements ici.

help-tune = Régler les poids du jugement d’un jeu, par des parties contre le timonier. Ctrl-C l’arrête ; la même commande le poursuit.
    .short = Régler les poids d’un jugement par des parties.
    .game = Le jeu.
    .weight = POIDS=BAS:HAUT du jugement. Peut être répété.
    .folder = Résultats ; un réglage trouvé là est poursuivi.
    .scenario = SCÉNARIO=POIDS, ou le fichier d’un scénario ; par défaut, tous ceux du jeu une fois. Peut être répété.
    .seed = La même graine donne les mêmes poids.
    .designs = Essais par tour, de deux parties chacun.
    .rounds = Tours, chacun dans des limites plus étroites.

help-prove = Mesurer un niveau contre un autre : deux fois les mêmes dés, camps échangés. Imprime une entrée pour le strength.toml du jeu.
    .short = Mesurer un niveau contre un autre.
    .game = Le jeu.
    .one = Un niveau, ou un fichier appris (.json).
    .two = Le niveau ou le fichier adverse.
    .scenario = SCÉNARIO=PARTIES ; par défaut, chaque scénario du jeu 100 fois.
    .seed = Graines sur lesquelles rien n’a été appris ni choisi.
    .fresh = Noter que le niveau n’a pas appris sur ces scénarios.

help-calibrate = Imprimer le `winning.toml` d’un jeu : les chances de gagner d’après le jugement d’une position, et leur fiabilité.
    .short = Mesurer les chances de gagner d’un jeu.
    .game = Le jeu.
    .scenario = SCÉNARIO=PARTIES par graine ; par défaut tous, 8 parties chacun. Peut être répété.
    .seed = Graines de l’ajustement ; par défaut tune-win. Peut être répété.
    .fresh = Graines de la mesure ; par défaut proof-win.
    .player = Le niveau qui joue.

help-fleet = Dresser la liste de ce qui compose une flotte ; avec --red et --blue, écrire la bataille de deux flottes, un scénario que `match` joue.
    .short = Flottes par points, et la bataille de deux d’entre elles.
    .game = Un jeu avec des flottes, p. ex. war_galley.
    .points = Ce que chaque camp peut dépenser ; sans ce nombre, la plus petite taille.
    .red = La première flotte : le nom d’une flotte toute prête, ou un fichier.
    .blue = La seconde flotte : le nom d’une flotte toute prête, ou un fichier.
    .agree = Ce dont les deux camps conviennent. Peut être répété.
    .to = Écrire le scénario ici ; sinon, il est imprimé.

help-sheets = Fiches à imprimer : vierges pour un scénario ou une flotte, ou selon l’état des navires d’un enregistrement. Un fichier HTML, A4.
    .short = Fiches à imprimer, vierges ou remplies.
    .what = JEU/SCÉNARIO, un fichier de scénario, un enregistrement, ou avec --game une flotte.
    .game = Pour une flotte : le jeu ; WHAT est alors un fichier de flotte ou une flotte toute prête.
    .points = Pour une flotte : ce qu’elle peut coûter ; sinon, le moins qui suffise.
    .side = Les navires de ce camp seulement. Peut être répété.
    .to = Écrire la page ici ; sinon, elle est imprimée au terminal.

help-new = Écrire un petit jeu complet, à partir duquel faire grandir le vôtre.
    .short = Écrire le dossier d’un nouveau jeu.
    .name = Son nom : minuscules, chiffres et traits bas, p. ex. river_race.
    .prefix = Le début de ses numéros de règle, p. ex. RR.
    .into = Où le mettre ; sinon, parmi les jeux de ce programme.

help-serve = Ouvrir la table : jouer dans le navigateur, sur cette machine.
    .short = Ouvrir la table dans le navigateur.
    .host = Adresse d’écoute.
    .port = Port d’écoute ; par défaut 8765 ou, sans --public, le prochain port libre.
    .open_browser = Ouvrir le navigateur.
    .listen_anywhere = Permettre des adresses au-delà de cette machine.
    .public = L’adresse par laquelle un serveur mandataire (proxy) laisse entrer les autres, comme https://nom.
    .proxy = Adresse ou réseau du mandataire, s’il n’est pas sur cette machine, comme 172.16.0.0/12. Peut être répété.
    .smtp = Serveur de courriel, comme smtp://utilisateur:mot-de-passe@hôte:587 ; demande --public.
    .lobby = Tenir une liste des parties dont chacun peut prendre une place libre.
    .connections = Connexions simultanées ; le système doit permettre 200 fichiers de plus.
    .keep_over = Supprimer une partie tant de jours après sa fin. Par défaut, jamais.
    .keep_idle = Supprimer une partie tant de jours après sa dernière réponse. Par défaut, jamais.
    .quota = Nombre de parties qu’une adresse peut avoir ici, au plus ; une maison ou un club derrière un routeur est une seule adresse. 0 : sans limite. Par défaut sans limite, avec --public 1000.
    .workers = Nombre de processus serveurs derrière le port ; plus d’un demande PostgreSQL.
    .peer = Adresse de cette machine dans un réseau privé, pour les serveurs d’autres machines qui partagent la base : 10.0.0.5.
    .drain = Secondes pendant lesquelles un serveur parmi plusieurs répond encore quand on l’arrête, le temps que le mandataire s’en aperçoive.
    .log = Forme du journal : une ligne par partie, lettre et refus, du JSON, ou rien.

help-matches = Dresser la liste des parties d’un serveur, ou en supprimer pour de bon. Celles qui se jouent restent, sauf avec --playing.
    .short = Lister ou supprimer les parties d’un serveur.
    .ids = Ces parties seulement.
    .older = Seulement celles où personne n’a répondu depuis tant de jours.
    .over = Seulement celles qui sont finies.
    .delete = Supprimer ce qui est dans la liste ; demande des ID, --older ou --over.
    .playing = Supprimer aussi les parties en cours où quelqu’un a répondu depuis moins d’un jour.
    .yes = Supprimer sans demander.

help-backup = Écrire une sauvegarde de la base de données d’un serveur ; il peut être en marche.
    .short = Sauvegarder la base d’un serveur.
    .target = Le fichier à écrire, ou un dossier : le nom est alors fait de l’heure.
    .keep = Garder tant de sauvegardes dans le dossier et effacer les plus anciennes. Par défaut, toutes.

help-restore = Mettre une sauvegarde à la place d’une base de données. Arrêter d’abord le serveur.
    .short = Rétablir une sauvegarde.
    .source = Un fichier écrit par `naumachia backup`.
    .yes = Restaurer sans demander.

help-letter = Jouer par lettres : avec un ami, sans aucun serveur.

help-letter-begin = Commencer une partie par lettres et écrire la première.
    .short = Commencer une partie par lettres.
    .keep = Le fichier qui garde votre côté de la partie. Ne le montrez à personne.
    .name = Votre nom, tel que votre ami le lira.
    .seat = Une place à vous ; par défaut, celles du premier camp. Peut être répété.
    .own_dice = Vos dés tombent aussitôt : deux fois moins de lettres, mais un programme falsifié pourrait les prévoir.
    .page = La page qui ouvre vos lettres, pour le lien.

help-letter-open = Ouvrir une lettre de votre ami, y répondre et écrire la vôtre.
    .short = Ouvrir une lettre, y répondre.
    .letter = Un lien, ou un fichier avec une lettre.
    .keep = Le fichier qui garde votre côté de la partie. Ne le montrez à personne.
    .name = Votre nom, tel que votre ami le lira.
    .page = La page qui ouvre vos lettres, pour le lien.

help-host = Voir qui joue, exclure, supprimer, prévenir toutes les tables, fermer. Les serveurs en marche obéissent en moins d’une seconde.
    .short = Voir qui joue, exclure, supprimer, prévenir, fermer.

help-host-who = Dresser la liste des joueurs et des spectateurs connectés, et depuis quand.
    .short = Lister les personnes connectées.

help-host-talk = Montrer la discussion d’une partie, avec les numéros de ses lignes.
    .short = Montrer la discussion d’une partie.
    .match = Identifiant de la partie.

help-host-remove = Supprimer pour de bon une partie, ou une ligne de sa discussion.
    .short = Supprimer une partie, ou une ligne de sa discussion.
    .match = Identifiant de la partie.
    .line = Cette ligne de sa discussion seulement.
    .yes = Supprimer sans demander.

help-host-ban = Exclure une clé, un nom ou un réseau, pour un temps ou définitivement. Les connexions ouvertes sont fermées avec un mot d’explication.
    .short = Exclure une clé, un nom ou un réseau.
    .key = Exclure la clé de cette personne (`host who`).
    .name = Exclure ce nom et ceux qui lui ressemblent.
    .network = Exclure cette adresse, ce réseau ou cette empreinte d’une adresse ; en IPv6, au moins un /64.
    .span = Combien de temps : 30m, 12h, 7d. Par défaut, jusqu’à ce que vous y mettiez fin.
    .reason = La raison, dite à la personne exclue.
    .yes = Exclure sans demander.

help-host-bans = Dresser la liste de tout ce qui est exclu.
    .short = Lister les exclusions.

help-host-lift = Laisser revenir quelqu’un : mettre fin à une exclusion, par son identifiant.
    .short = Mettre fin à une exclusion.
    .id = Identifiant de l’exclusion (`host bans`).

help-host-notice = Afficher un avis à toutes les tables et sur la page d’accueil.
    .short = Afficher un avis.
    .en = Texte en anglais.
    .fr = Texte en français.
    .span = Combien de temps : 30m, 12h, 7d. Par défaut, jusqu’à ce que vous y mettiez fin.

help-host-notices = Dresser la liste des avis en vigueur, et l’heure de fermeture.
    .short = Lister les avis.

help-host-end = Retirer un avis, ou l’heure de fermeture, par son identifiant.
    .short = Retirer un avis ou l’heure de fermeture.
    .id = Identifiant de l’avis (`host notices`).

help-host-close = Ne plus commencer de partie à partir d’une heure ; toutes les tables en sont prévenues aussitôt. Les parties en cours continuent.
    .short = Ne plus commencer de partie à partir d’une heure.
    .hour = 22:00, 2026-11-20T22:00 ou now (maintenant).
    .en = Texte en anglais.
    .fr = Texte en français.

help-host-log = Dresser la liste de ce que l’hôte a fait, le plus récent d’abord.
    .short = Lister les actions passées de l’hôte.
    .most = Combien.

help-host-key = Faire une clé pour la page de l’hôte dans le navigateur (#/host) ; la clé précédente ne l’ouvre plus.
    .short = Faire une clé pour la page de l’hôte.
    .close_page = Fermer la page : aucune clé ne l’ouvre plus.

# Les mots de la bibliothèque qui lit la ligne de commande (Typer)
typer-usage = Usage :{ " " }
typer-options = Options{" "}
typer-arguments = Arguments{" "}
typer-commands = Commandes{" "}
typer-options-place = [OPTIONS]
typer-command-place = COMMANDE [ARGUMENTS]...
typer-metavar-SEAT-PLAYER = PLACE=JOUEUR
typer-metavar-NAME-NUMBER = NOM=NOMBRE
typer-metavar-NAME-WORD = NOM=MOT
typer-variable = variable : { $value }
typer-default = par défaut : { $value }
typer-required = obligatoire
typer-type-str = texte
typer-type-int = nombre
typer-type-int-range = nombre
typer-type-float = nombre
typer-type-float-range = nombre
typer-type-path = fichier
typer-type-file = fichier
typer-type-directory = dossier
typer-type-list-str = texte
typer-type-list-path = fichier

typer-no-command = Il n’y a pas de commande « { $name } ».
typer-no-command-but = Il n’y a pas de commande « { $name } » ; est-ce { $known } ?
typer-no-option = Il n’y a pas d’option { $name }.
typer-no-option-but = Il n’y a pas d’option { $name } ; est-ce { $known } ?
typer-no-value = L’option { $name } ne prend pas de valeur.
typer-needs-value = L’option { $name } demande une valeur.
typer-too-many = Arguments en trop : { $names }
typer-missing = { $kind ->
    [argument] Il manque l’argument { $name }.
   *[other] Il manque l’option { $name }.
}
typer-invalid = Valeur inadmissible pour { $name } : { $problem }
typer-not-integer = il faut un nombre entier
typer-not-number = il faut un nombre
typer-at-least = il faut { $limit } ou plus
typer-at-most = il faut { $limit } ou moins
typer-no-file = « { $name } » n’existe pas
