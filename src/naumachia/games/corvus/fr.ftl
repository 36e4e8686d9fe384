# Corvus en français. Les navires portent leur type et leur numéro, sans article.

game-name = Corvus
game-about = Les galères des guerres puniques en figurines sur une table : ordres secrets, activation au hasard, éperons au millimètre, et la passerelle d’abordage.
game-age = La première guerre punique, 264 à 241 av. J.‑C.
aim-1 = Vous gagnez en mettant l’ennemi en déroute : si, à la fin d’un tour, des navires valant la moitié de sa flotte sont coulés, pris ou en fuite, il a perdu.
aim-2 = Vous perdez si votre flotte est en déroute la première. Si personne ne l’est à la fin des tours, les points décident : un navire coulé vaut son prix, pris moitié plus, en fuite la moitié, avarié le quart. Certaines batailles ont leurs propres buts, dits avec elles.
brief-1 = À chaque tour, chaque navire reçoit un ordre secret : Stop, En avant, Combat, Bâbord, Tribord, Arrière. Combat est rapide et peut fatiguer l’équipage ; Bâbord et Tribord font virer.
brief-2 = Des cartes décident à qui le tour. Le navire montre son ordre, vous tracez sa route en millimètres et en degrés, et il rame jusqu’à ce que quelque chose l’arrête.
brief-3 = Pour éperonner, tracez votre route à travers l’ennemi : dans le flanc ou la poupe, après une demi-croisière et 3 cm tout droit. Toucher n’est pas frapper.
brief-4 = Longez un ennemi, ou frôlez son flanc, et vous pouvez briser ses rames : il sera plus lent pour toujours.
brief-5 = Accrochez ce que vous touchez. Un navire romain assez perpendiculaire abat son corvus et manque rarement. Un navire tenu ne bouge plus avant de s’être dégagé.
brief-6 = Puis tous tirent à la fois, et les fantassins passent à l’abordage : soyez plus nombreux, ou soyez romain. Un navire pris est coulé ou devient votre prise.
option-catapults = Les navires romains peuvent échanger 2 points de fantassins et 2 d’archers contre une catapulte

# Où l’on en est
where-turn = Tour { $turn } sur { $turns }
where-deployment = déploiement
where-command = ordres
where-activation = cartes restantes : { $first } { $one }, { $second } { $two }
where-window = derniers grappins
where-shooting = tir
where-boarding = abordage
where-end = fin du tour
ship = { $kind } { $id }
unit-mm = mm

# Questions
ask-deploy = Rangez votre flotte.
    .hint = En secret, dans votre bande de mer, sans contact entre navires. Tout est révélé quand les deux camps sont prêts.
ask-catapult = { $side } : échanger des hommes contre une catapulte ?
    .hint = 2 points de fantassins et 2 d’archers d’un navire contre une catapulte, une fois par navire. L’ennemi le sait.
ask-orders = Donnez son ordre à chaque navire.
    .hint = Ils restent face cachée jusqu’à l’action de chaque navire ; personne ne voit les vôtres avant. Un équipage fatigué ne peut recevoir Combat.
ask-ship = { $side } : quel navire agit ?
    .hint = Votre carte est tirée. Le navire montre son ordre et l’exécute.
ask-rest = { $ship } : { $rest ->
    [0] reposer l’équipage ?
   *[other] se reposer un second tour ?
}
    .hint = Deux tours de Stop de suite rendent frais un équipage fatigué. Un navire au repos tire et se défend, rien de plus.
ask-break = { $ship } est tenu. Se dégager ?
    .hint = Chaque lien est tenté une fois. Libre de tous, le navire avance de la moitié ; sinon il reste.
ask-plan = { $ship }, ordre { $order ->
    [stop] Stop
    [forward] En avant
    [battle] Combat
    [port] Bâbord
    [starboard] Tribord
   *[astern] Arrière
} : tracez sa route. Reste { $left } mm, jusqu’à { $angle }° par pivot.
    .hint = Tracez au-delà de ce que vous voulez frapper : seul frappe un navire arrêté par l’autre.
ask-oars = { $ship } { $how ->
    [passing] longe un ennemi
   *[glancing] frôle un ennemi
} : briser ses rames ?
    .hint = Après un essai, plus d’éperonnage ce tour. Un bord brisé ralentit l’ennemi pour toujours.
ask-go-on = { $ship } : poursuivre la route ?
    .hint = Tout ce qu’il en reste, ou s’arrêter ici.
ask-straight = { $ship } est rangé le long du bord : continuer tout droit, jusqu’à { $left } mm ?
    .hint = Sans pivot ni éperon. En restant, on peut accrocher.
ask-act = { $ship } : que fait-il ?
    .hint = L’éperon d’abord : un navire éperonné s’accroche mieux.
ask-window = { $side } : accrocher, maintenant que tous ont bougé ?
    .hint = Chaque navire peut tenter chaque ennemi au contact une fois par tour.
ask-shoot = Choisissez les cibles.
    .hint = Les archers portent à 2 cm, les catapultes de 2 à 5 cm. Tous les tirs tombent ensemble ; un navire tenu est plus facile à toucher.
ask-counter = { $ship } a repoussé l’abordage. Contre-attaquer ?
    .hint = Il attaque seul son agresseur, qui ne peut alors passer par ce lien.
ask-assault = { $side } : envoyer les fantassins ?
    .hint = Un navire est abordé une fois par tour par ceux qui le tiennent, et chaque navire attaque une fois. Sous un demi, pas d’assaut.
ask-loss = { $side } : quel navire perd un point de fantassins ?
    .hint = Un point est perdu ; à vous de dire de qui.
ask-capture = { $target } est pris : le couler, ou le garder ?
    .hint = Une prise vaut moitié plus qu’une épave, mais demande la moitié des fantassins victorieux.
ask-prize = Qui donne { $crew ->
    [1] le point de fantassins
   *[other] les { $crew } points de fantassins
} de l’équipage de prise pour { $target } ?
    .hint = La moitié des fantassins victorieux, pris sur n’importe quel attaquant.
line-station = { $ship }
line-order = { $ship }{ $fatigued ->
    [1] { " " }(fatigué)
   *[0] { "" }
}
line-shoot = { $ship } : { $engine ->
    [1] catapulte
   *[0] { $points } archers
}
line-prize = équipage de prise
order-stop = Stop
order-forward = En avant
order-battle = Combat
order-port = Bâbord
order-starboard = Tribord
order-astern = Arrière
aim-hold = ne pas tirer
aim-at = { $target } (touche sur { $chances ->
    [0] rien
   *[other] 1 à { $chances }
})

# Dés
roll-card = On tire une carte : il en reste { $one } et { $two }.
roll-fatigue = { $ship } a ramé au combat : { $needs } ou moins et l’équipage garde son souffle.
roll-break = { $ship } se dégage de { $target } : { $needs } ou { $high ->
    [1] plus
   *[0] moins
}.
roll-oars = { $ship } brise les rames de { $target } : { $needs } ou { $high ->
    [1] plus
   *[0] moins
}.
roll-ram = { $ship } éperonne { $target } { $zone ->
    [bow] à la proue
    [stern] à la poupe
    [port] au flanc bâbord
   *[starboard] au flanc tribord
} : { $needs } ou { $high ->
    [1] plus
   *[0] moins
}.
roll-ram-damage = L’éperon de { $ship } ({ $ram }) dans { $target } (défense { $defence }) : un dé.
roll-grapple = { $ship } accroche { $target } : { $needs } ou { $high ->
    [1] plus
   *[0] moins
}.
roll-shot = { $ship } { $engine ->
    [1] lance des pierres
   *[0] tire
} sur { $target } : { $needs } ou { $high ->
    [1] plus
   *[0] moins
} touche.
roll-location = { $hits ->
    [1] Un coup
   *[other] { $hits } coups
} sur { $target } : où ?
roll-assault = { $ship } donne l’assaut à { $target }, { $attackers } contre { $defenders } ({ $ratio }) : un dé.
reckoning-plain = { $rolled }
reckoning = { $rolled } ({ $modifiers }) = { $total ->
    [-7] −7
    [-6] −6
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] { $total }
}
mod-crew = équipages { $value ->
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $value }
}
mod-held-by-another = tenu par un autre { $value ->
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $value }
}
mod-was-rammed = éperonné ce tour { $value ->
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $value }
}
mod-held-by-corvus = tenu par un corvus { $value ->
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $value }
}
mod-target-engaged = cible tenue { $value ->
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $value }
}
mod-opposite = routes opposées { $value ->
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $value }
}
mod-fatigued = équipage fatigué { $value ->
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $value }
}
mod-normal-speed = vitesse normale { $value ->
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $value }
}
mod-target-damaged = cible avariée { $value ->
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $value }
}
mod-side = au flanc { $value ->
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $value }
}
mod-held-by-friend = tenue par un ami { $value ->
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $value }
}
mod-turned = viré de plus de 90° { $value ->
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $value }
}
mod-target-rammed = cible éperonnée ce tour { $value ->
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $value }
}
mod-corvus = corvus { $value ->
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $value }
}
mod-worn = engin endommagé { $value ->
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $value }
}
mod-roman = Romains { $value ->
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $value }
}

# Choix
do-ship = { $ship } ({ $order ->
    [stop] Stop
    [forward] En avant
    [battle] Combat
    [port] Bâbord
    [starboard] Tribord
   *[astern] Arrière
})
    .hint = Il montre son ordre et l’exécute.
do-fit = Une catapulte pour { $ship }
    .hint = Il cède 2 points de fantassins et 2 d’archers.
do-fitted-out = Plus de catapultes
    .hint = La bataille commence.
do-rest = Reposer l’équipage
    .hint = Un marqueur de repos ; il ne fait que tirer et se défendre.
do-no-rest = Ne pas se reposer
    .hint = Un marqueur de repos est retiré.
do-break = Se dégager de { $target } ({ $chances } sur 6)
    .hint = La réussite rompt ce lien aussitôt.
do-stay = Ne plus essayer
    .hint = Un navire encore tenu ne bouge pas.
do-row = Ramer
    .hint = La route est annoncée et suivie.
do-back = Reprendre le dernier trajet
    .hint = La route n’est pas encore annoncée.
do-oars = Briser les rames { $bank ->
    [port] bâbord
   *[starboard] tribord
} de { $target } ({ $chances } sur 6)
    .hint = Plus d’éperonnage ensuite.
do-no-oars = Laisser les rames
    .hint = { $how ->
        [glancing] Il peut encore éperonner ou aborder au grappin.
       *[passing] Le mouvement continue.
    }
do-on = Continuer
    .hint = Le reste de la route, en entier.
do-halt = S’arrêter ici
    .hint = Le mouvement est terminé.
do-ram = Éperonner { $target } { $zone ->
    [bow] à la proue
    [stern] à la poupe
    [port] au flanc bâbord
   *[starboard] au flanc tribord
} ({ $chances } sur 6)
    .hint = Puis un dé et l’éperon contre sa défense.
do-grapple = { $corvus ->
    [1] Abattre le corvus sur
   *[0] Accrocher
} { $target } ({ $chances } sur 6)
    .hint = Les deux navires sont tenus ; l’agresseur peut envoyer ses fantassins.
do-done = Terminé
    .hint = On tire la carte suivante.
do-no-more = C’est tout
    .hint = C’est à l’autre camp.
do-counter = Contre-attaquer { $target } ({ $attackers } contre { $defenders })
    .hint = Annoncée, l’attaque aura lieu.
do-no-counter = Rester à bord
    .hint = L’agresseur peut revenir.
do-assault = Assaut de { $target } par { $ships } : { $attackers } contre { $defenders }, { $ratio } (pris { $chances } sur 6)
    .hint = Repoussé, vous perdez un point ; si le combat dure, chacun en perd un.
do-strike-back = { $ship } contre-attaque { $target } : { $attackers } contre { $defenders } (pris { $chances } sur 6)
    .hint = Elle est annoncée et doit se faire.
do-lose = { $ship } (en a { $left })
    .hint = Il perd un point de fantassins.
do-capture = Prendre { $target } avec { $crew ->
    [1] 1 point de fantassins
   *[other] { $crew } points de fantassins
}
    .hint = Il passe sous votre pavillon, équipage de conscrits, fatigué.
do-sink = Couler { $target }
    .hint = Il disparaît, et vos fantassins restent ensemble.

# Ce dont on peut demander « pourquoi pas ? »
try-order = ordonner { $value }
try-ram = éperonner { $value }
try-oars = briser les rames de { $value }
try-grapple = accrocher { $value }
try-break = se dégager de { $value }
try-shoot = tirer sur { $value }
try-stone = lancer des pierres sur { $value }
try-assault = donner l’assaut à { $value }
try-counter = contre-attaquer { $value }
try-rest = se reposer

# Notes sur un trajet
note-touch = { $bow ->
    [1] arrêté par
   *[0] touche
} { $target } { $zone ->
    [bow] à la proue
    [stern] à la poupe
    [port] au flanc bâbord
   *[starboard] au flanc tribord
}, { $angle }°
note-friend = arrêté par un ami, { $target }
note-ram = compte comme éperonnage : { $chances } sur 6
note-beside = s’arrête au contact de { $target }, sans le frapper
note-grapple = { $corvus ->
    [1] le corvus s’abat sur lui : accroche à { $chances } sur 6
   *[0] un grappin accroche à { $chances } sur 6
}
note-passing = longe les rames de { $target } : { $chances } sur 6
note-oars = ses rames peuvent être brisées : { $chances } sur 6

# Événements
turn = Tour { $turn } sur { $turns }.
deployed = Les deux flottes sont en ligne.
fitted = { $ship } prend une catapulte contre 2 points de fantassins et 2 d’archers.
ordered = Les ordres du tour { $turn } sont donnés, face cachée.
card = Une carte de { $side } ; il en reste { $left }.
card-void = Une carte de { $side }, mais tous ses navires ont agi.
revealed = { $ship } montre son ordre : { $order ->
    [stop] Stop
    [forward] En avant
    [battle] Combat
    [port] Bâbord
    [starboard] Tribord
   *[astern] Arrière
}.
too-tired = L’équipage de { $ship } est fatigué désormais et rame à vitesse normale.
held = { $ship } est tenu et ne bouge pas.
rests = { $ship } se repose ({ $rest }).
rest-lost = Le repos de { $ship } est troublé.
rested = L’équipage de { $ship } est de nouveau frais.
fatigue-test = { $ship }, test de fatigue, { $rolled } ({ $needs } ou moins) : { $passed ->
    [1] l’équipage garde son souffle
   *[0] c’est trop
}.
fatigued = L’équipage de { $ship } est fatigué.
broke-free = { $ship } se dégage de { $target } : { $sum }, il fallait { $needs } ou plus.
held-fast = { $ship } ne peut se dégager de { $target } : { $sum }, il fallait { $needs } ou plus.
corvus-lost = { $ship } perd son corvus.
moved = { $ship } { $order ->
    [astern] a reculé
   *[other] a ramé { $moved } mm
}{ $turned ->
    [0] { "" }
   *[other] { " " }et viré de { $turned }°
}{ $again ->
    [1] { " " }en tout
   *[0] { "" }
}.
not-moved = { $ship } ne bouge pas.
contact = { $ship } { $bow ->
    [1] heurte
   *[0] est arrêté par
} { $blockers }.
fouled = { $ship } est arrêté par les siens : { $blockers }.
aligned = { $ship } se range le long de { $target }.
not-aligned = { $ship } n’a pas la place de se ranger le long de { $target }.
fled = { $ship } quitte la table.
wrecked = { $ship } s’échoue.
lost-ashore = { $ship } se brise sur la côte.
oars-broken = { $ship } brise les rames { $bank ->
    [port] bâbord
   *[starboard] tribord
} de { $target } : { $sum }, il fallait { $needs } ou moins.
oars-held = { $ship } manque les rames de { $target } : { $sum }, il fallait { $needs } ou moins.
rammed = { $ship } éperonne { $target } { $zone ->
    [bow] à la proue
    [stern] à la poupe
    [port] au flanc bâbord
   *[starboard] au flanc tribord
} : { $sum }, il fallait { $needs } ou moins.
ram-failed = { $ship } heurte { $target } { $zone ->
    [bow] à la proue
    [stern] à la poupe
    [port] au flanc bâbord
   *[starboard] au flanc tribord
} sans effet : { $sum }, il fallait { $needs } ou moins.
ram-damage = L’éperon de { $ship } dans { $target } : { $rolled } + { $ram } = { $total } contre { $defence } : { $harm ->
    [nothing] rien
    [damaged] avarié
   *[sunk] il coule
}.
damaged = { $ship } est avarié.
sunk = { $ship } coule !
grappled = { $ship } { $corvus ->
    [1] abat son corvus sur
   *[0] accroche
} { $target } : { $sum }, il fallait { $needs } ou moins.
grapple-failed = Les grappins de { $ship } manquent { $target } : { $sum }, il fallait { $needs } ou moins.
shot = { $ship } { $engine ->
    [1] lance des pierres
   *[0] tire
} sur { $target } : { $dice ->
    [1] un dé
   *[other] { $dice } dés
}, { $needs } ou { $high ->
    [1] plus
   *[0] moins
} : { $hits ->
    [0] aucun au but
   *[other] { $hits } au but
}.
located = Coups de { $ship } sur { $target } : { $where }.
location-marines = fantassins
location-archers = archers
location-engines = engins
location-rowers = rameurs
casualties = { $ship } { $total ->
    [0] ne perd rien
   *[other] perd { $what }
}.
casualty-marines = { $points ->
    [1] 1 point de fantassins
   *[other] { $points } points de fantassins
}
casualty-archers = { $points ->
    [1] 1 point d’archers
   *[other] { $points } points d’archers
}
casualty-engines = { $points ->
    [1] 1 point d’engins
   *[other] { $points } points d’engins
}
casualty-rowers = { $points ->
    [1] 1 point de rameurs
   *[other] { $points } points de rameurs
}
counter-declared = { $ship } va contre-attaquer { $target }.
counter-void = { $ship } est désormais trop faible pour contre-attaquer { $target }.
assault = { $counter ->
    [1] Contre-assaut
   *[0] Assaut
} de { $ships } sur { $target }, { $attackers } contre { $defenders } ({ $ratio }), jet de { $sum } : { $result ->
    [C] pris !
    [r] repoussé.
   *[other] le combat continue.
}
marines-lost = { $ship } perd un point de fantassins{ $both ->
    [1] , { $target } aussi
   *[0] { "" }
}.
captured = { $side } prend { $target } : { $crew ->
    [1] 1 point de fantassins monte
   *[other] { $crew } points de fantassins montent
} à bord comme équipage de prise.
won-by-rout = { $side } gagne : { $loser } est en déroute, { $lost } points perdus sur { $cost }.
won-by-points = { $side } gagne aux points : { $one } { $points_one }, { $two } { $points_two }{ $tied ->
    [1] ; hommes perdus : { $lost_one } et { $lost_two }
   *[0] { "" }
}.
drawn-by-points = Partie nulle : { $one } { $points_one }, { $two } { $points_two } ; hommes perdus : { $lost_one } et { $lost_two }.
won-by-escape = { $side } gagne : { $other } a gardé { $kept } navires, il en fallait { $ships }.
won-by-time = { $side } gagne : { $loser } ne l’a pas mise en déroute en { $turns } tours.
won-by-concession = { $side } gagne : { $loser } abandonne.

# Refus
no-such-choice = « { $answer } » ne peut être choisi ici.
no-such-ship = Aucun navire ne s’appelle { $name }.
no-such-action = Personne ne peut faire « { $action } ».
no-gone = { $ship } n’est plus sur la table.
no-over = La partie est terminée.
no-friend = { $target } est un ami.
no-other-phase = Ce n’est pas le moment : { $phase ->
    [deployment] on range les flottes
    [command] on donne les ordres
    [activation] les navires agissent
    [window] on jette les derniers grappins
    [shooting] on choisit les cibles
    [boarding] on aborde
   *[end] le tour s’achève
}.
no-order = « { $order } » n’est pas un ordre pour { $ship }.
no-battle-tired = L’équipage de { $ship } est fatigué : pas de Combat.
no-battle-towing = { $ship } remorque des transports : pas encore de Combat.
no-rest-fresh = L’équipage de { $ship } n’est pas fatigué.
no-rest-engaged = { $ship } est tenu : personne ne s’y repose.
no-link = { $ship } et { $other } ne sont pas liés.
no-break-stop = { $ship } a l’ordre Stop : il ne se dégage pas.
no-break-twice = { $ship } a déjà tenté ce tour le lien avec { $target }.
no-leg-zero = Un trajet de { $ship } avance ou pivote.
no-leg-way = Sous cet ordre, { $ship } { $order ->
    [astern] ne fait que reculer
   *[other] ne fait qu’avancer
}.
no-leg-far = Il reste { $left } mm à { $ship }, pas { $distance }.
no-leg-side = Sous cet ordre, { $ship } ne vire que sur { $order ->
    [port] bâbord
   *[starboard] tribord
}.
no-leg-angle = { $ship } pivote de { $angle }° au plus à la fois, pas de { $turn }.
no-leg-pivots = { $ship } a fait tous ses pivots : { $most } sous cet ordre.
no-leg-run = { $ship } a fait { $since } mm depuis son dernier pivot ; il en faut { $run } entre deux.
no-leg-whole = { $ship } virerait de plus de { $whole }° en tout.
no-leg-under = Après { $turn }° et { $distance } mm, { $ship } ne pourrait plus virer de { $angle }° en tout.
no-row-turn = Sous cet ordre, { $ship } vire d’au moins { $angle }° en tout.
no-row-way = Sous cet ordre, { $ship } avance d’au moins 1 mm (et peut virer de { $angle }°).
no-oars-contact = { $ship } n’a pas heurté { $target }.
no-oars-end = { $ship } a touché { $target } à la proue ou à la poupe : il n’y a pas de rames.
no-oars-square = { $ship } est trop en travers de { $target } ({ $angle }°) pour frôler ses rames.
no-oars-broken = Ces rames de { $target } sont déjà brisées ; { $ship } n’en trouve plus.
no-oars-twice = { $ship } a eu sa chance avec les rames de { $target }.
no-oars-here = { $ship } ne longe pas ici les rames de { $target }.
no-ram-contact = { $ship } n’a pas été arrêté par { $target } en avançant : toucher n’est pas frapper.
no-ram-twice = { $ship } a tenté son éperon ; { $target } n’en craint plus rien.
no-ram-oars = { $ship } s’en est pris aux rames ce tour : pas d’éperon contre { $target }.
no-ram-bow = { $ship } rencontre { $target } proue contre proue : pas d’éperonnage.
no-ram-slow = { $ship } a ramé { $moved } mm ; il en faut { $half } pour éperonner { $target }.
no-ram-run = { $ship } a couru { $straight } mm tout droit ; il en faut { $run } pour éperonner { $target }.
no-ram-glance = { $ship } aborde le flanc de { $target } à { $angle }° ; sous { $least }° l’éperon glisse.
no-contact = { $ship } et { $target } ne sont pas au contact.
no-grapple-rest = { $ship } se repose et laisse { $target } tranquille.
no-grapple-linked = { $ship } et { $target } sont déjà liés.
no-grapple-twice = { $ship } a déjà tenté d’accrocher { $target } ce tour.
no-shooter = { $ship } n’a pas { $engine ->
    [1] de catapulte
   *[0] d’archers
} pour tirer sur { $target }.
no-range = { $target } est hors de portée de { $ship } : { $least } à { $most } cm.
no-counter-link = { $ship } n’a pas repoussé { $target } sur un lien.
no-counter-tried = { $ship } a tenté de se dégager de { $target } ce tour.
no-counter-weak = { $ship } est trop faible pour contre-attaquer { $target }.
no-assault-link = { $ship } n’a pas accroché { $target }.
no-assault-counter = { $target } contre-attaque { $ship }, qui ne peut passer par ce lien.
no-assault-fought = { $ship } a déjà attaqué ; { $target } attendra.
no-assault-men = { $ship } n’a pas de fantassins pour { $target }.
no-assault-again = { $target } a déjà subi l’assaut ce tour ; { $ship } reste en dehors.
no-assault-yours = { $ship } n’est pas à vous.
no-assault-order = Nommez chaque attaquant de { $target } une fois, dans l’ordre de la liste ({ $attackers } contre { $defenders }).
no-assault-weak = { $attackers } contre { $defenders }, c’est trop faible pour donner l’assaut à { $target }.
no-fit-twice = { $ship } a sa catapulte.
no-fit-men = { $ship } n’a pas { $marines } points de fantassins et { $archers } d’archers à donner.
no-station-contact = { $ship } et { $other } seraient au contact.
want-ship-of = au moins un navire de { $side }
want-zone = une bande de mer : x min et max, y min et max
want-zones-apart = des bandes de mer à { $least } mm l’une de l’autre
want-other-name = un autre nom
want-roman = un camp romain pour un corvus
want-place = un lieu et un cap
want-on-table = un lieu sur la table
want-clear = un lieu dégagé de { $other }
want-linked = deux ennemis sur la table, un lien par paire
want-order = un ordre

# La carte du navire
ships = navires
marines = fantassins
archers = archers
speed = vitesse normale, cm
sheet-type-label = Type
sheet-crew-label = Équipage
sheet-size-label = Taille
sheet-speed-label = Vitesse
sheet-ram-label = Éperon
sheet-boarding-label = Abordage
sheet-men-label = Hommes
sheet-deck-label = Pont
sheet-cost-label = Prix
sheet-place-label = Lieu
sheet-points-label = Points
sheet-rout-label = Perdu
sheet-men-lost-label = Hommes perdus
sheet-kit-label = Équipement
sheet-aim-label = But
sheet-value = { $value }
sheet-points = { $points }
sheet-rout = { $lost } sur { $cost } (déroute à { $limit } %)
sheet-speed = { $normal } cm, au combat { $combat } cm, pivot { $turn }°
sheet-ram = { $ram }, défense { $defence }
sheet-men = { $marines ->
    [one] { $marines } fantassin
   *[other] { $marines } fantassins
}, { $archers ->
    [one] { $archers } archer
   *[other] { $archers } archers
}{ $catapults ->
    [0] { "" }
   *[other] , catapultes : { $catapults }
}
sheet-deck = { $cataphract ->
    [1] ponté
   *[0] ouvert, { $rowers } points de rameurs
}
sheet-place = x { $x }, y { $y }, cap { $h }°
crew-veteran = vétérans
crew-standard = ordinaire
crew-recruits = recrues
crew-conscript = conscrits
kit-corvus = corvus
recipe-line = Quinquérèmes en ligne
recipe-bridges = Rome : des cinq avec le corvus
recipe-veterans = Équipages vétérans
recipe-flagship = Un grand vaisseau et son escorte
recipe-swarm = Trirèmes et liburnes
fleet-too-great = { $over } points de trop en grands navires : { $most } au plus
badge-sunk = coulé
badge-fled = en fuite
badge-wrecked = échoué
badge-waiting = pas encore placé
badge-damaged = avarié
badge-fatigued = fatigué
badge-rammed = éperonné ce tour
badge-prize = prise
badge-activated = a agi
badge-holds = tient un ennemi
badge-repulsed = peut contre-attaquer
badge-rest = au repos, { $rest }
badge-bank = { $banks ->
    [1] un bord brisé
   *[other] deux bords brisés
}
badge-rowers = { $points ->
    [1] 1 point de rameurs perdu
   *[other] { $points } points de rameurs perdus
}
badge-held = { $corvus ->
    [1] tenu par un corvus
   *[0] tenu
}
shape-table = la table
shape-shore = la côte : échoué au-delà de cette ligne
shape-strip = une flotte se range ici, en secret
shape-archers = portée des archers
shape-catapults = portée des catapultes
shape-reach = portée tout droit après un pivot
zone-bow = proue : pas d’éperonnage
zone-starboard = flanc tribord
zone-stern = poupe
zone-port = flanc bâbord

# Ce qui a changé
gist-nothing = rien
gist-gone = { $ship } { $how ->
    [fled] quitte la table
    [wrecked] s’échoue
    [waiting] attend
   *[sunk] coule
}
gist-captured = { $ship } est pris
gist-damaged = { $ship } est avarié
gist-bank = { $ship } perd un bord de rames
gist-rammed = { $ship } est éperonné sans dommage
gist-fatigued = { $ship } est fatigué
gist-corvus = { $ship } perd son corvus
gist-marines = { $ship } perd des points de fantassins : { $points }
gist-grappled = { $ship } { $corvus ->
    [1] tient { $target } par son corvus
   *[0] tient { $target }
}
gist-loose = { $ship } et { $target } se séparent
verdict-wins = vous gagnez
verdict-loses = vous perdez
verdict-held = toujours tenu
verdict-free = libre
verdict-grappled = accroché
verdict-failed = rien
verdict-taken = pris
verdict-goes-on = le combat continue
verdict-repulsed = repoussé
verdict-sunk = coulé
verdict-damaged = avarié
verdict-oars = rames brisées
verdict-scratched = éperonné, sans dommage
verdict-nothing = rien
verdict-own-sunk = votre navire est perdu
verdict-own-fled = votre navire s’en va
verdict-own-captured = votre navire est pris
verdict-own-damaged = votre navire est avarié
verdict-own-bank = vous perdez des rames
verdict-own-marines = vous perdez des fantassins
verdict-own-archers = vous perdez des archers
verdict-own-fatigue = votre équipage se fatigue
loss-sunk = perdu
tally-sunk = Navires perdus
loss-fled = en fuite
tally-fled = Navires en fuite
loss-captured = pris
tally-captured = Navires pris par l’ennemi
loss-damaged = avarié
tally-damaged = Navires avariés
loss-bank = bord de rames
tally-bank = Bords de rames brisés
loss-marines = fantassins
tally-marines = Fantassins perdus
loss-archers = archers
tally-archers = Archers perdus
loss-fatigue = fatigué
tally-fatigue = Équipages fatigués
stakes-fatigue = L’équipage de { $ship } passera un test de fatigue.
stakes-rout = Un navire de plus peut mettre { $side } en déroute : { $lost } perdus sur { $cost }.

# Les tables : leurs noms, leurs raisons, leurs colonnes
chart-ships = Navires
because-ships = Les cartes des navires sont perdues. La taille va de 2 à 7, pour que l’éperon et les rames, joués sous la taille, réussissent de 17 à 100 % ; l’abordage moins la taille fait 2 ou 3 entre égaux : un grappin prend dans 33 à 50 % des cas, un corvus dans 67 à 83 % ; la défense moins l’éperon fait 2 à 4 entre égaux, si bien que rien, avarié et coulé arrivent tous ; les vitesses laissent place à 3 cm tout droit et à une demi-croisière ; la pénalité d’un bord reste sous la moitié de la vitesse normale ; des catapultes sur les grands navires seulement, puisque Rome en échange une contre des hommes ; les prix viennent de parties entre flottes d’un seul type.
chart-crew = Équipages
because-crew = L’ordre des niveaux est celui de la règle ; les facteurs viennent de petites simulations entre flottes de même prix.
chart-fatigue = Test de fatigue
because-fatigue = 5, 4, 3 et les deux tours sont de la règle ; elle nomme les conscrits sous les recrues sans donner de nombre, et la série baisse d’un.
chart-orders = Ordres
because-orders = La règle ne dit pas à quelle allure un navire vire : 1 cm de route sépare deux pivots. Le reste vient d’elle.
chart-rowers = Rameurs
because-rowers = Les tirs touchent les rameurs des navires ouverts et la règle ne dit pas avec quel effet ; le mouvement est ce que donnent les rameurs.
chart-geometry = Distances et angles
because-geometry = 45 et 15 degrés et les 3 cm sont de la règle ; les autres permettent de juger sans arbitre du contact et du bord à bord.
chart-ram = Éperonnage
because-ram = La dernière ligne de la table des dégâts se lit plus de D+2 : telle qu’imprimée, elle avalerait la ligne d’avant.
chart-grapple = Grappin
chart-disengage = Se dégager
chart-oars = Briser les rames
chart-shooting = Tir
chart-boarding = Assaut
chart-catapult_option = Contre quoi s’échange une catapulte
chart-victory = Déroute et points
because-victory = La règle n’a pas de fin de partie. Une prise vaut plus qu’une épave, puisque la règle offre les deux ; les hommes perdus départagent, car sans cela un tiers des duels finissait à égalité.
chart-points_battle = Flottes aux points
because-points_battle = La règle n’a pas de points. 200 font une soirée ; la moitié au plus en grands navires évite les flottes de deux coques.
column-table = Par type (mm, degrés)
column-levels = Niveaux
column-cost_percent = Prix, en pour cent
column-corvus_cost = Prix d’un corvus
column-veteran = Vétérans : jusqu’à
column-standard = Équipage ordinaire : jusqu’à
column-recruits = Recrues : jusqu’à
column-conscript = Conscrits : jusqu’à
column-rest = Tours de repos
column-run_between_pivots = Route entre deux pivots, en mm
column-turn_most = Viré en tout au plus, en degrés
column-astern_divisor = Arrière : vitesse normale divisée par
column-whole = Les vitesses s’arrondissent au-dessus à, en mm
column-lost_per_point = Vitesse perdue par point de rameurs, en mm
column-contact = Contact jusqu’à, en µm
column-oar_reach = Bord à bord jusqu’à, en µm
column-parallel = Parallèle jusqu’à, en degrés
column-glancing_below = Frôle sous, en degrés
column-side_ram_from = Éperon au flanc à partir de, en degrés
column-corvus_from = Assez d’équerre pour le corvus à partir de, en degrés
column-straight_run = Route droite avant l’éperon, en mm
column-turned_over = Beaucoup viré : plus de, en degrés
column-opposite_over = Routes opposées : plus de, en degrés
column-align_gap = Écart une fois rangé bord à bord, en µm
column-target_damaged = Cible avariée
column-side = Au flanc
column-target_engaged_by_friend = Cible tenue par un ami
column-crew_level = Par niveau d’équipage au-dessus de l’ennemi
column-rammer_fatigued = Équipage de l’éperonneur fatigué
column-normal_speed = À vitesse normale
column-turned_over_90 = Viré de plus de 90°
column-damaged_up_to = Avarié jusqu’à tant au-dessus de la défense
column-target_rammed = Cible éperonnée ce tour
column-target_engaged = Cible tenue
column-self_rammed = Éperonné soi-même ce tour
column-corvus = Corvus
column-engaged_by_another = Tenu par un autre aussi
column-rammed = Éperonné ce tour
column-opposite_courses = Routes opposées
column-fatigued = Équipage fatigué
column-archer = Archers
column-catapult = Catapulte
column-resistance = Points que supporte une catapulte
column-catapult_damaged = Catapulte endommagée
column-location = Où tombe un coup, selon le dé, de 1 à 6
column-columns = Assaillants contre défenseurs
column-rows = Selon le dé, de 1 à 6 : r repoussé, - le combat continue, C pris
column-roman_bonus = Romains
column-marines = Points de fantassins
column-archers = Points d’archers
column-rout_share = Déroute quand est perdu, en pour cent du prix
column-turn_limit = Tours
column-sunk = Points pour un navire coulé
column-captured = Points pour un navire pris
column-fled = Points pour un navire enfui
column-damaged = Points pour un navire avarié
column-points = Points
column-great = Grands navires
column-great_share = Grands navires au plus, en pour cent
column-crews = Équipages
column-width = Largeur de la table, en mm
column-height = Hauteur de la table, en mm
column-margin = Marge, en mm
column-depth = Profondeur des bandes de déploiement, en mm

# Ce qui se lit dans les lignes des tables
field-length = longueur
field-width = largeur
field-normal = vitesse normale
field-combat = vitesse de combat
field-turn = angle de giration
field-boarding = abordage
field-marines = fantassins
field-catapults = catapultes
field-bank_penalty = pénalité d’un bord brisé
field-rowers = rameurs
field-cataphract = ponté
field-cost = prix
field-veteran = { crew-veteran }
field-standard = { crew-standard }
field-recruits = { crew-recruits }
field-conscript = { crew-conscript }
field-hits_on = touche sur
field-least = portée de (µm)
field-most = à (µm)
field-destroys = points détruits
value-engines = engins

# Standing orders
standing-shoot = Tir
    .hint = Chacun tire sur la cible qu’il touche le plus facilement, ou personne ne tire. Les deux camps peuvent lire les consignes.
standing-shoot-ask = demander
standing-shoot-likely = sur la cible la plus facile
standing-shoot-hold = ne pas tirer
standing-window = Grappins après la dernière carte
    .hint = Ce que font les navires au contact quand toutes les cartes sont tirées : tout tenter, le plus probable d’abord, ou rien.
standing-window-ask = demander
standing-window-all = tout tenter
standing-window-never = aucun
standing-assault = Assauts
    .hint = Tous ceux qui le peuvent donnent l’assaut à qui n’a pas plus de fantassins qu’eux, le meilleur rapport d’abord ; les contre-assauts annoncés sont menés.
standing-assault-ask = demander
standing-assault-even = à forces égales au moins
standing-assault-never = aucun
standing-counter = Contre-assauts
    .hint = Si un navire dont l’assaillant a été repoussé riposte, contre celui qui a le moins de fantassins.
standing-counter-ask = demander
standing-counter-always = toujours
standing-counter-never = jamais
standing-prize = Prises
    .hint = Ce que deviennent les navires pris. Pertes et équipages de prise viennent alors des navires qui ont le plus de fantassins.
standing-prize-ask = demander
standing-prize-capture = capturer
standing-prize-sink = couler
standing-break = Se dégager
    .hint = Si un navire tenu par des grappins tente de rompre ses liens avant de bouger, le plus facile d’abord.
standing-break-ask = demander
standing-break-always = toujours tenter
standing-break-never = rester
standing-rest = Repos
    .hint = Si un navire fatigué sous l’ordre Stop prend son repos sans demander.
standing-rest-ask = demander
standing-rest-rest = toujours

# Where the battles come from
because-cv1-duel = Aucun scénario du jeu imprimé ne nous est parvenu ; celui-ci est de nous.
because-cv2-three-against-three = Aucun scénario du jeu imprimé ne nous est parvenu ; celui-ci est de nous.
because-cv3-mylae-260bc = Aucun scénario du jeu imprimé ne nous est parvenu ; celui-ci est de nous. Une septère prise figure ici comme hexère.
because-cv4-ecnomus-256bc = Aucun scénario du jeu imprimé ne nous est parvenu ; celui-ci est de nous.
because-cv5-drepanum-249bc = Aucun scénario du jeu imprimé ne nous est parvenu ; celui-ci est de nous.
because-cv6-aegates-241bc = Aucun scénario du jeu imprimé ne nous est parvenu ; celui-ci est de nous.
because-cv7-points-battle = Aucun scénario du jeu imprimé ne nous est parvenu ; celui-ci est de nous.
