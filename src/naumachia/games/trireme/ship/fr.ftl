# Le jeu des navires de Trireme en français.

game-name = Trirème : le jeu des navires
game-about = Les galères une à une : des ordres tracés en secret, tous les navires rament ensemble, et chaque homme à bord compte.
brief-1 = Le but : les points de victoire. Un navire ennemi coulé ou brisé compte son prix, un navire que vous tenez à la fin moitié plus, un navire à l’abandon, échoué ou rendu la moitié.
brief-2 = Un tour : les deux camps écrivent leurs ordres en secret ; tous les navires rament ensemble en cinq temps ; puis le tir, les grappins, l’abordage, le moral, les hommes envoyés, les liens rompus, les éclopés dégagés.
brief-3 = Un ordre est une suite de mouvements : A en avant, L à bâbord, R à tribord, B en arrière, PL et PR pour pivoter sur place. Autant de mouvements que de lettres. Au-delà de la croisière, c’est la pleine vitesse : elle coûte une case de souffle et éperonne plus fort.
brief-4 = Qui entre dans un hexagone tenu par un ennemi à la fin du temps l’éperonne là où frappe la proue. Le flanc se crève, une hanche est frappée plus fort ; un mouvement droit frappe plus qu’un tournant. Si deux veulent le même hexagone : le plus rapide l’obtient, puis le plus grand.
brief-5 = Une brèche coûte de la vitesse, des hommes, de l’équipement ; une seconde mauvaise coule le navire. Un navire immobilisé se traîne d’un hexagone par tour jusqu’à ce que son équipage le dégage.
brief-6 = Accrochez juste après un bon coup d’éperon : c’est bien plus facile. Répartissez alors votre facteur d’abordage entre les ennemis que vous tenez. Un navire qui perd plus d’hommes qu’il n’en tue peut se rendre ; envoyez des hommes pour le prendre.
option-weather = Météo : le vent et sa force peuvent changer à chaque tour
option-sails = Les voiles se hissent et s’amènent par ordre
option-rake = Rasage des rames : longer un ennemi et briser ses rames
option-reinforced_bow = Les proues renforcées adoucissent le choc pour l’éperonneur
option-wrecks = Les navires coulés laissent des épaves
option-reefs = Les récifs peuvent arrêter ou briser les navires
option-shore = Les navires s’échouent : doucement s’ils sont lents, brisés s’ils sont rapides
option-towers = Des tours pour archers et machines
option-iron_hands = Les mains de fer aident à accrocher
option-corvus = Corvus : le pont d’abordage romain
option-fire = Projectiles incendiaires et feux à bord
option-oarsmen = Les rameurs peuvent combattre
option-fleet_fatigue = La fatigue au dé au lieu des cases

where-turn = Tour { $turn } sur { $turns }
where-deployment = déploiement
where-weather = vent et temps
where-orders = ordres de mouvement
where-movement = mouvement
where-step = temps { $step } sur 5
where-drift = dérive
where-fire = tir
where-grapples = grappins
where-boarding = abordage
where-morale = moral
where-groups = hommes envoyés
where-detachments = rupture des liens
where-freeing = dégagement
where-end = fin du tour
wind-force = { $force ->
    [calm] calme
    [light] vent léger
    [moderate] vent modéré
   *[strong] vent fort
}

# Questions
ask-orders = Écrivez les ordres de vos navires.
    .hint = Une lettre par mouvement, rien pour rester. Personne ne les voit avant que tous aient écrit ; puis tous les navires rament ensemble.
ask-fire = Choisissez les cibles des archers et des machines.
    .hint = Un dé par tir. Toutes les pertes sont subies ensemble : deux navires peuvent se vider l’un l’autre.
ask-grapple = Lancer les grappins ?
    .hint = Deux dés, 9 ou plus. Après un bon coup d’éperon +3. Des navires liés ne bougent pas, et on peut les aborder aussitôt.
ask-board = Répartissez vos facteurs d’abordage entre les ennemis que vous tenez.
    .hint = Un dé par ennemi : plus il y a de facteurs, plus il perd d’hommes. Vous pouvez vous retenir.
ask-send = Envoyer des hommes sur les navires que vous tenez ?
    .hint = De un à cinq points d’hommes d’une sorte par lien. Un navire rendu ou à l’abandon où vos hommes sont seuls est à vous.
ask-detach = Rompre des liens ?
    .hint = Deux dés, 9 ou plus ; le vainqueur d’un abordage a +2, un corvus retient à -3.
ask-free = Quels navires immobilisés essaient de se dégager ?
    .hint = Deux dés : sur 2 l’équipage abandonne ; sur 8 à 11 ou plus, selon l’équipage, il est libre.
ask-lose = { $ship } perd { $points } points d’hommes : lesquels ?
    .hint = Les hommes en armure combattent deux fois mieux que les légers, les archers deux fois moins.
ask-spoil = { $ship } a une brèche : l’équipement, ou les rames ?
    .hint = Sans rames il est immobilisé ; l’équipement ne revient pas.
ask-deploy = { $side } : quel navire prend sa place ?
    .hint = Les camps placent tour à tour un navire, dans les rangées de leur bord.
ask-berth = Où sera la proue de { $ship } ?
    .hint = Les deux hexagones du navire doivent être dans les rangées de votre bord.
ask-heading = Quel est le cap de { $ship } ?
    .hint = Le cap est libre, si la poupe trouve place.
line-plot = { $ship }
line-archers = { $ship } : archers
line-engine = { $ship } : machines
line-grapple = { $ship } accroche
line-board = { $ship } : { $factor } facteurs
line-oars = { $ship } : rameurs
line-send = { $ship } vers { $target }
line-detach = { $ship } se détache de
line-drop = { $ship } lâche
line-free = { $side } : navires qui essaient
order-none = rien
order-move = { $letter ->
    [A] en avant
    [L] à bâbord
    [R] à tribord
    [K] en avant, en rasant
    [B] en arrière
    [PL] pivoter à bâbord
   *[PR] pivoter à tribord
}
order-full = pleine vitesse
order-hoist = hisser…
order-lower = amener la voile
order-rig = { $rig ->
    [sail] la voile
   *[mainsail] la grand-voile
}
order-oars-no = ils rament
order-oars-yes = ils combattent : +{ $factor }
aim = { $target }{ $tower ->
    [1] , de la tour
   *[0] { "" }
}{ $flame ->
    [1] , enflammé
   *[0] { "" }
} : { $needs } ou plus
grapple-at = { $target }{ $how ->
    [hands] { " " }avec des mains de fer
    [corvus] { " " }par le corvus
    [cut] { " " }– couper les drisses
   *[plain] { "" }
} ({ $needs ->
    [0] sans dé
   *[other] { $needs } ou plus
})
group = { $points } { $kind ->
    [armoured] en armure
    [light] légers
   *[archers] archers
}
detach = { $target } ({ $needs } ou plus)

# Dés
roll-weather = Vent et temps : deux dés.
roll-gust = { $ship } a sa grand-voile dans le vent fort : un 1 la déchire.
roll-contest = { $ship } veut le même hexagone qu’un autre : le plus haut dé l’obtient.
roll-ram = { $ship } éperonne { $target }, { $where ->
    [bow] proue contre proue
    [bow_flank] sur le flanc de proue
    [side] dans le flanc
    [stern_flank] sur la hanche
   *[stern] sur la poupe
} : rapport { $ratio }, deux dés { $add }.
roll-collision = { $ship } en a heurté un autre : sur { $most } ou moins, il est immobilisé.
roll-rake = { $ship } rase les rames de { $target } : deux dés { $add } ; { $own } ou moins gâte les siennes, { $theirs } ou plus celles de l’ennemi.
roll-reef = { $ship } passe un récif à marée { $tide ->
    [rising] montante
   *[falling] descendante
} : un dé{ $add ->
    [0] { "" }
   *[other] { " " }{ $add }
}.
roll-breach = { $ship } a une brèche : un dé.
roll-fatigue = { $ship } a ramé à pleine vitesse : { $tires ->
    [1] un 1 fatigue son équipage
   *[other] de 1 à { $tires }, son équipage est fatigué
}.
roll-shots = { $ship } tire sur { $target }{ $flame ->
    [1] { " " }avec du feu
   *[0] { "" }
} : { $needs } ou plus touche.
roll-armour = Les armures à bord de { $ship } : { $needs } ou plus sauve un point.
roll-fire = { $ship } brûle : un dé { $add }.
roll-spread = { $ship } est lié à un navire en feu : { $needs } et il s’enflamme.
roll-grapple = { $ship } lance ses grappins sur { $target } : deux dés { $add }, { $needs } ou plus.
roll-halyards = { $ship } coupe les drisses de { $target } : { $needs } ou plus.
roll-board = { $ship } combat { $target } avec { $factor } : un dé.
roll-fought-over = Les hommes de { $side } combattent pour { $ship } avec { $factor } : un dé.
roll-morale = { $ship } est battu : deux dés pour son moral.
roll-detach = { $ship } essaie de se détacher de { $target } : deux dés { $add }, { $needs } ou plus.
roll-free = { $ship } essaie de se dégager : deux dés, { $needs } ou plus ; sur 2 il est abandonné.
roll-wreck = L’épave de { $ship } : sur { $most } ou moins elle sombre.
roll-begins = { $side } lance un dé pour commencer{ $die ->
    [0] .
   *[other] { " " }contre un { $die }.
}

# Choix
do-lose = { $armoured ->
    [0] { "" }
   *[other] { $armoured } en armure{ " " }
}{ $light ->
    [0] { "" }
   *[other] { $light } légers{ " " }
}{ $archers ->
    [0] { "" }
   *[other] { $archers } archers{ " " }
}{ $oarsmen ->
    [0] { "" }
   *[other] { $oarsmen } rameurs
}
    .hint = Un point de cuirassés vaut deux facteurs, un léger un, un d’archers un demi.
do-spoil-equipment = { $ship } perd son équipement
    .hint = Tout ce qui est sur la liste, sauf une proue renforcée, est perdu.
do-spoil-oars = { $ship } est immobilisé
    .hint = Il se traîne d’un point par tour jusqu’à être dégagé.
do-deploy = Placer { $ship }
    .hint = Dans les rangées de votre bord.
do-line = Le reste se met en ligne
    .hint = Le programme place vos derniers navires, proue à l’ennemi.
do-berth = Colonne { $q }, rangée { $row }
    .hint = La poupe vient derrière.
do-heading = { $h ->
    [0] Nord
    [1] Nord-est
    [2] Sud-est
    [3] Sud
    [4] Sud-ouest
   *[5] Nord-ouest
}
    .hint = Le cap de la proue.

# Ce dont on peut demander « pourquoi pas ? »
try-plot = ordonner { $value }
try-fire = tirer sur { $value }
try-grapple = accrocher { $value }
try-board = aborder { $value }
try-send = envoyer des hommes à { $value }
try-detach = se détacher de { $value }
try-free = se dégager

# Événements
turn = Tour { $turn } sur { $turns }.
begins = { $one } { $rolled }, { $two } { $against } : { $side } place le premier navire.
begins-again = { $one } { $rolled }, { $two } { $against } : on recommence.
deployed = { $ship } prend sa place.
left-out = Il n’y a plus de place pour { $ship } : il reste chez lui.
weather = Temps, { $rolled } : { $force ->
    [calm] calme
    [light] vent léger
    [moderate] vent modéré
   *[strong] vent fort
} vers le { $dir ->
    [0] nord
    [1] nord-est
    [2] sud-est
    [3] sud
    [4] sud-ouest
   *[5] nord-ouest
}.
gust = { $ship } dans la rafale, { $rolled } : { $lost ->
    [1] sa grand-voile est perdue
   *[0] sa grand-voile tient
}.
ordered = { $ship } : { $order }
rigged = { $ship } { $rig ->
    [none] amène sa voile
    [sail] hisse sa voile
   *[mainsail] hisse sa grand-voile
}.
step = Temps { $step } : tous rament ensemble.
oars-rest = Les rames se reposent.
met-swap = Temps { $step } : { $ship } et { $other } vont chacun dans l’hexagone de l’autre. Aucun ne passe ; cela se règle avant tout le reste.
met-still = Temps { $step } : { $ship }{ $more ->
    [0] {""}
   *[other] {" "}et { $more } de plus
} { $more ->
    [0] va
   *[other] vont
} vers { $hex }, où se trouve { $other }, sans mouvement à ce temps.
met-stopped = Temps { $step } : { $ship }{ $more ->
    [0] {""}
   *[other] {" "}et { $more } de plus
} { $more ->
    [0] va
   *[other] vont
} vers { $hex }, mais { $other } a été arrêté et s’y trouve encore.
met-stern = Temps { $step } : { $ship }{ $more ->
    [0] {""}
   *[other] {" "}et { $more } de plus
} { $more ->
    [0] donne
   *[other] donnent
} dans la poupe de { $other }, qui vient seulement occuper { $hex }.
met-contest = Temps { $step } : { $other } obtient { $hex } devant { $ship }{ $more ->
    [0] {""}
   *[other] {" "}et { $more } de plus
} : { $by ->
    [speed] la vitesse supérieure
    [size] à vitesse égale, le plus grand navire
    [crew] à vitesse et taille égales, le meilleur équipage
   *[die] tout le reste égal, le dé le plus haut
}.
counts-speed = vitesse
counts-size = taille
counts-crew = équipage
counts-die = dé
shows-number = { $value }
shows-die = { $got ->
    [1] plus haut
   *[0] plus bas
}
moved = Temps { $step } : { $ship } { $letter ->
    [A] avance
    [K] avance, rames rentrées
    [L] tourne à bâbord
    [R] tourne à tribord
    [B] recule
    [PL] pivote à bâbord
   *[PR] pivote à tribord
}.
left-map = Temps { $step } : { $ship } quitte la carte ({ $letter ->
    [B] en reculant
   *[other] { $letter }
}).
barred = { $ship } bute sur { $bar ->
    [land] la terre
   *[edge] le bord
} et ne va pas plus loin.
beached = { $ship } s’échoue sur { $bar ->
    [land] le rivage
   *[edge] le bord
}.
wrecked = { $ship } est brisé et pris pour de bon.
contest = { $ship } obtient { $rolled } pour l’hexagone.
contest-won = { $ship } obtient l’hexagone.
rammed = { $ship } éperonne { $target } { $where ->
    [bow] proue contre proue
    [bow_flank] sur le flanc de proue
    [side] dans le flanc
    [stern_flank] sur la hanche
   *[stern] sur la poupe
} : rapport { $ratio }, { $rolled } { $add } = ligne { $row }. Éperonneur : { $own } ; cible : { $theirs }.
ram-answered = { $ship } répond à { $target } { $where ->
    [bow] proue contre proue
   *[other] { $where }
} : rapport { $ratio }, { $rolled } { $add } = ligne { $row }. Éperonneur : { $own } ; cible : { $theirs }.
harm-X = coulé
harm-BrI = brèche et immobilisé
harm-Br = brèche
harm-I = immobilisé
harm-a = accroche plus facilement
harm-none = rien
collided = { $ship } en collision, { $rolled } : { $hurt ->
    [1] immobilisé
   *[0] rien de cassé
}.
raked = { $ship } rase les rames de { $target } : { $rolled } donne { $total } : { $result ->
    [own] il gâte les siennes
    [target] elles sont brisées
   *[none] rien
}.
reef = { $ship } sur le récif : { $rolled }{ $add ->
    [0] { "" }
   *[other] { " " }({ $add })
}. { $how ->
    [pass] Il passe.
    [stopped] Il est arrêté.
   *[wrecked] Il touche.
}
breached = { $ship } a une brèche, { $rolled } : { $fv } de vitesse en moins, { $men } points d’hommes{ $sinks ->
    [1]  ; il coule
   *[0] { "" }
}.
stripped = { $ship } perd son équipement.
immobilised = { $ship } est immobilisé.
men-lost = { $ship } perd { $points } points d’hommes : { $armoured } en armure, { $light } légers, { $archers } archers, { $oarsmen } rameurs.
derelict = { $ship } est à l’abandon : il n’y a plus personne à bord.
sunk = { $ship } coule !
burnt = { $ship } est abandonné aux flammes.
fatigued = { $ship } obtient { $rolled } ({ $tires } ou moins fatigue) : son équipage est fatigué.
not-fatigued = { $ship } obtient { $rolled } ({ $tires } ou moins fatigue) : son équipage garde son souffle.
drifted = { $ship } dérive sous le vent.
wreck-drifts = L’épave de { $ship } dérive.
shots = { $ship } { $weapon ->
    [archers] tire
   *[engine] lance des pierres
} sur { $target }{ $flame ->
    [1] { " " }avec du feu
   *[0] { "" }
} : { $shots } coups, { $needs } ou plus, { $hits } au but.
armour = Les armures en sauvent { $saved } à bord de { $ship }.
burns = { $ship } brûle, niveau { $level }.
fire-aboard = Feu à bord de { $ship } : { $rolled } donne { $total } : { $how ->
    [out] il est éteint
    [men] un point d’hommes est perdu
    [rig] des hommes, de la vitesse et la grand-voile sont perdus
   *[lost] le navire est perdu
}.
spread = Le feu gagne { $ship } : { $rolled }{ $caught ->
    [1] , il prend
   *[0] , il ne prend pas
}.
grappled = { $ship } accroche { $target } : { $rolled } { $add } = { $total }, il fallait { $needs }. Ils sont liés.
grappled-free = { $ship } s’amarre à { $target }.
grapple-failed = { $ship } lance ses grappins sur { $target } : { $rolled } { $add } = { $total }, il fallait { $needs }. Ils tombent court.
halyards = { $ship } coupe les drisses de { $target } : { $rolled }, il fallait { $needs }. { $cut ->
    [1] La grand-voile tombe pour de bon.
   *[0] Elles tiennent.
}
oars-fight = Les rameurs de { $ship } prennent les armes.
boarded = { $ship } combat { $target } avec { $factor }, dé { $rolled }{ $corvus ->
    [1] { " " }(+1 pour le corvus)
   *[0] { "" }
} : { $lost } points d’hommes.
fought-over = Les hommes de { $side } combattent pour { $ship } avec { $factor }, dé { $rolled } : { $lost } points d’hommes.
morale = { $ship } est battu, { $rolled } : { $gives ->
    [1] il cède
   *[0] il tient
}.
surrendered = { $ship } se rend.
sent = { $ship } envoie { $points } points d’hommes { $kind ->
    [armoured] en armure
    [light] légers
   *[archers] archers
} à { $target } (sur { $wanted }).
captured = { $side } : { $ship } est pris.
freed = { $ship } est de nouveau libre pour { $side }.
dropped = { $ship } largue { $target }.
detached = { $ship } se détache de { $target } : { $rolled } { $add } = { $total }, il fallait { $needs }.
held-fast = { $ship } ne peut se détacher de { $target } : { $rolled } { $add } = { $total }, il fallait { $needs }.
freeing = { $ship } essaie de se dégager, { $rolled } : { $how ->
    [abandoned] son équipage l’abandonne
    [none] rien
    [slower] libre, mais plus lent
   *[free] libre
}.
wreck-die = L’épave de { $ship }, { $rolled } : { $gone ->
    [1] elle sombre
   *[0] elle flotte encore
}.
won-by-points = { $decisive ->
    [1] Victoire décisive
   *[other] Victoire
} pour { $side } : { $one } { $points_one }, { $two } { $points_two }. { $why ->
    [turns] Les tours sont finis.
   *[fleet] Une flotte n’a plus de navire qui combatte.
}
drawn-by-points = Partie nulle : { $one } { $points_one }, { $two } { $points_two }. { $why ->
    [turns] Les tours sont finis.
   *[fleet] Une flotte n’a plus de navire qui combatte.
}
won-by-first-blow = Victoire pour { $side } au premier coup : { $loser } n’a plus de navire à soi.
drawn-by-first-blow = Partie nulle : les deux navires sont perdus ensemble.
drawn-by-time = Partie nulle après { $turns } tours.
won-by-concession = Victoire pour { $side }, accordée par { $loser }.

# Refus
no-such-ship = Il n’y a pas de navire nommé { $name }.
no-such-action = Personne ne peut faire « { $action } ».
no-gone = { $ship } n’est plus sur la carte.
no-over = La partie est finie.
no-other-phase = Ce n’est pas le moment : { $phase ->
    [weather] on lance le temps
    [orders] on écrit les ordres
    [movement] les navires bougent
    [drift] les navires dérivent
    [fire] on choisit les cibles
    [grapples] on lance les grappins
    [boarding] on aborde
    [morale] on teste le moral
    [groups] on envoie des hommes
    [detachments] on rompt les liens
    [freeing] les navires se dégagent
   *[end] le tour finit
}.
no-friend = { $target } est un ami.
no-order-grappled = { $ship } est accroché et ne bouge pas.
no-surrendered = { $ship } s’est rendu.
no-derelict = { $ship } est à l’abandon.
no-beached = { $ship } est échoué.
no-wrecked = { $ship } est brisé.
no-notation = « { $order } » n’est pas un ordre pour { $ship } : A, L, R, K, B, PL, PR, séparés par des blancs ; puis au plus un de /hoist sail, /hoist main, /lower.
no-oars = { $ship } n’a pas de rames : « { $order } » n’est pas pour lui.
no-mixed = « { $order } » : { $ship } avance, ou recule, ou pivote, mais pas plusieurs dans un tour.
no-immobilised = { $ship } est immobilisé : un mouvement au plus, pas « { $order } ».
no-speed = « { $order } » : { $ship } fait au plus { $most } { $kind ->
    [B] mouvements en arrière
    [P] pivots
   *[other] mouvements en avant
} ce tour-ci.
no-full = « { $order } » : { $ship } ne serait pas à pleine vitesse.
no-sail-order = « { $order } » : cet ordre de voile ne va pas avec tant de mouvements de { $ship }, ou pas du tout.
no-rake-order = « { $order } » : le rasage ne se joue pas, ou { $ship } n’a pas de rames.
no-handiness = « { $order } » : { $ship } est trop grand pour tourner si tôt de nouveau.
no-land = { $ship } ne peut aller sur la terre.
no-fire-idle = Personne à bord de { $ship } ne peut tirer sur { $target }.
no-watching = { $ship } ne fait encore que regarder : il laisse { $target } tranquille.
no-arms = { $ship } n’a ni archers ni machines pour { $target }.
no-target = { $target } n’est pas une cible pour { $ship } : personne n’y combat.
no-range = { $target } est hors de portée de { $ship }.
no-sight = La terre cache { $target } à { $ship }.
no-tower-room = Les tours de { $ship } tiennent chacune deux points d’archers ou une machine.
no-grapple-idle = Personne à bord de { $ship } ne peut accrocher { $target }.
no-alongside = { $target } n’est pas à côté de { $ship }.
no-linked = { $ship } et { $target } sont déjà liés.
no-board-loose = { $ship } et { $target } ne sont pas liés.
no-board-idle = Personne à bord de { $ship } ne peut combattre { $target }.
no-factor = { $ship } n’a pas de combattants contre { $target }.
no-oarsmen = { $ship } n’a pas tant de facteurs, à moins que ses rameurs ne combattent.
no-send-idle = Personne à bord de { $ship } ne peut aller sur { $target }.
no-send-men = { $ship } n’a pas de combattants à envoyer à { $target }.
no-send-enemy = { $target } combat encore : { $ship } doit d’abord le battre.
no-send-twice = { $ship } n’a pas tant { $kind ->
    [armoured] d’hommes en armure
    [light] d’hommes légers
   *[archers] d’archers
} à envoyer.
no-detach-idle = Personne à bord de { $ship } ne peut le détacher de { $target }.
no-free-sound = { $ship } n’est pas immobilisé.
no-free-grappled = { $ship } est accroché.
no-free-contact = { $ship } a eu un contact ce tour-ci.
want-linked = des navires bord à bord, liés des deux côtés

# La feuille de bord
ships = navires qui combattent
men = combattants
velocity = pleine vitesse
oarsmen = rameurs
breath = souffle
sheet-type-label = Type
sheet-size-label = Taille
sheet-crew-label = Équipage
sheet-speed-label = Vitesse
sheet-breath-label = Souffle
sheet-men-label = Hommes
sheet-factor-label = Abordage
sheet-breaches-label = Brèches
sheet-status-label = État
sheet-price-label = Prix
sheet-equipment-label = Équipement
sheet-prisoners-label = Prisonniers
sheet-group-label = Groupe à bord
sheet-order-label = Ordre
sheet-place-label = Proue
sheet-rig-label = Voiles
sheet-tide-label = Marée
sheet-points-label = Points
sheet-aim-label = But
sheet-points = { $points }
sheet-size = { $value }, { $deck ->
    [open] ouvert
   *[cataphract] ponté
}
sheet-crew = { $crew ->
    [expert] expert
    [ordinary] ordinaire
    [beginner] débutant
   *[slave] esclave
}
sheet-speed = croisière { $cruise }, pleine { $fv }, au dernier tour { $last }
sheet-breath = { $boxes } cases sur { $most }
sheet-men = { $armoured } en armure, { $light } légers, { $archers } archers ; { $oarsmen } rameurs
sheet-men-of = { $side } : { $armoured } en armure, { $light } légers, { $archers } archers
sheet-status = { $status ->
    [sound] intact
    [surrendered] rendu
    [derelict] à l’abandon
   *[captured] pris
}
sheet-order = { $order }
sheet-place = hexagone { $hex }, cap { $h ->
    [0] au nord
    [1] au nord-est
    [2] au sud-est
    [3] au sud
    [4] au sud-ouest
   *[5] au nord-ouest
}
sheet-rig = { $rig ->
    [none] aucune hissée
    [sail] voile hissée
   *[mainsail] grand-voile hissée
}{ $main ->
    [1] , grand-voile à bord
   *[0] { "" }
} ; allure { $attitude }
sheet-tide = { $tide ->
    [rising] montante
   *[falling] descendante
}
sheet-model-speed = croisière { $cruise }, pleine { $fv }
sheet-model-men = { $cap }, au plus { $room } ; { $oars } rameurs
men-armoured = hommes en armure
men-light = hommes légers
men-archers = archers
recipe-cities = Cités grecques : trirèmes et lemboi
recipe-triremes = Rien que des trirèmes
recipe-king = Un roi des Diadoques : des sept avec tours et machines
recipe-rome = Rome : des cinq avec le corvus
recipe-carthage = Carthage : des cinq experts
recipe-patrol = Patrouille romaine tardive : des liburnes avec du feu
recipe-saxons = Barques saxonnes
fleet-too-many-men = { $model } : au plus { $room } points d’hommes.
fleet-no-rowers = { $model } : ses hommes légers sont ses rameurs ; il lui faut au moins un point d’hommes légers.
badge-sunk = coulé
badge-burnt = brûlé
badge-left = hors de la carte
badge-waiting = pas encore placé
badge-wrecked = brisé
badge-beached = échoué
badge-surrendered = rendu
badge-derelict = à l’abandon
badge-captured = prise
badge-immobilised = immobilisé
badge-breached = { $count ->
    [1] une brèche
   *[other] { $count } brèches
}
badge-fire = brûle, niveau { $level }
badge-fatigued = fatigué
badge-grappled = accroché
badge-full = pleine vitesse
badge-sail = voile hissée
badge-mainsail = grand-voile hissée
gist-nothing = rien
gist-gone = { $ship } { $how ->
    [sunk] coule
    [burnt] brûle
    [waiting] attend
   *[left] quitte la carte
}
gist-captured = { $ship } est pris
gist-wrecked = { $ship } est brisé
gist-surrendered = { $ship } se rend
gist-derelict = { $ship } est à l’abandon
gist-breached = { $ship } a une brèche
gist-immobilised = { $ship } est immobilisé
gist-freed = { $ship } est libre
gist-grappled = { $ship } est accroché
gist-loose = { $ship } se détache
gist-stripped = { $ship } perd son équipement
gist-men = { $ship } perd { $points } points d’hommes
zone-bow = proue : on répond à un coup venu d’ici si ce navire bouge
zone-bow_flank = flanc de proue : les dés d’un coup venu d’ici ont un de plus
zone-side = flanc : un coup venu d’ici crève le plus facilement
zone-stern_flank = hanche : les dés d’un coup venu d’ici ont un de plus, et personne ne répond
zone-stern = poupe : un coup venu d’ici reste sans réponse
verdict-wins = gagne la bataille
verdict-loses = perd la bataille
verdict-draws = la bataille est nulle
verdict-sunk = coule un navire
verdict-captured = prend un navire
verdict-surrendered = un navire se rend
verdict-derelict = un navire est abandonné
verdict-beached = jette un navire à la côte
verdict-immobilised = immobilise un navire
verdict-breached = crève un navire
verdict-stripped = coûte son équipement à un navire
verdict-own-sunk = votre navire est perdu
verdict-own-captured = votre navire est pris
verdict-own-surrendered = votre navire se rend
verdict-own-derelict = votre navire est abandonné
verdict-own-beached = votre navire est échoué
verdict-own-immobilised = votre navire est immobilisé
verdict-own-breached = votre navire est crevé
verdict-own-stripped = votre équipement est perdu
verdict-men = { $own ->
    [0] leur coûte { $theirs } points d’hommes
   *[other] { $theirs ->
        [0] vous coûte { $own } points d’hommes
       *[other] points d’hommes : vous { $own }, eux { $theirs }
    }
}
verdict-nothing = rien n’est perdu
loss-sunk = coulé ou brisé
tally-sunk = Navires coulés ou brisés
loss-captured = pris
tally-captured = Navires pris
loss-surrendered = rendu
tally-surrendered = Navires rendus
loss-derelict = abandonné
tally-derelict = Navires abandonnés
loss-beached = échoué
tally-beached = Navires échoués
loss-immobilised = immobilisé
tally-immobilised = Navires immobilisés
loss-breached = crevé
tally-breached = Navires crevés
loss-stripped = équipement
tally-stripped = Équipements perdus
loss-armoured = hommes en armure
tally-armoured = Hommes en armure perdus
loss-light = hommes légers
tally-light = Hommes légers perdus
loss-archers = archers
tally-archers = Archers perdus
loss-oarsmen = rameurs
tally-oarsmen = Rameurs perdus

game-age = Galères seules et petites escadres, de 494 à 31 av. J.‑C.
aim-1 = On gagne aux points de victoire : un navire ennemi coulé compte son prix, un navire pris moitié plus, un navire abandonné, échoué ou rendu la moitié.
aim-2 = On perd si l’ennemi en a davantage quand la bataille finit : après le dernier tour, ou quand un camp n’a plus de navire à lui qui puisse combattre. Certaines batailles ont leurs propres buts, dits avec elles.

# Ce que l’on prévoit d’un tracé
plan-full = Pleine vitesse : une des { $boxes } cases de souffle.
plan-full-die = Pleine vitesse : un dé pour la fatigue.
plan-slow = Le navire compte ensuite comme arrêté : { $most } mouvements au plus au prochain tour.
plan-strong = Vent fort : croisière et pleine vitesse réduites de { $less }.
plan-sail = À la voile, vent { $attitude ->
    [A] plein arrière
    [B] de trois quarts arrière
    [C] de trois quarts avant
   *[D] debout
} : { $moves ->
    [0] aucun mouvement à la voile
    [1] un mouvement à la voile
   *[other] { $moves } mouvements à la voile
}.
plan-sail-order = La voile coûte { $cost ->
    [1] un mouvement
   *[other] { $cost } mouvements
} ce tour.
plan-still = Il reste immobile : les éperons frappent plus fort.
plan-barred = { $bar ->
    [land] La terre : pas plus loin.
    [shore] La terre : échoué à la vitesse 1, sinon brisé.
    [edge] Le bord de la carte : pas plus loin.
   *[wreck] Une épave : collision.
}
plan-ram = Éperonne { $other }.
plan-foul = Donne dans { $other } : collision.
plan-leaves = Quitte la carte.
plan-into-wind = Vent debout : les voiles ne portent plus.
plan-reef = Récif : passe sur { $safe } faces de 6.
plan-may-meet = { $other } pourrait être ici.

# La feuille de bord telle qu’elle est dessinée
record-men = Hommes
record-oars = Rames
record-hull = Coque
record-order = Ordres
record-armoured = cuirassés
record-light = légers
record-archers = archers
record-oarsmen = rameurs
record-velocity = pleine vitesse
record-breath = souffle
record-breaches = brèches
record-fire = feu
record-equipment = équipement
record-steps = par temps
record-token = { $letter }
record-none = {""}

# Les tables : leurs noms, leurs raisons, leurs colonnes
chart-ship_sequence = Étapes d’un tour
chart-movement_steps = À quel temps un navire bouge
line-movement_steps-speeds = { $number } : { $line }
chart-ship_orders = Ordres
because-ship_orders = L’aide de jeu a la table de mouvement et aucune règle de ce qui peut se tracer ; une galère prend son erre en un tour, ne recule et ne vire sur place que lente, et immobilisée elle se traîne (R5, R36).
chart-endurance = Souffle
because-endurance = L’aide de jeu n’a pas de fatigue dans le jeu des navires ; elle est graduée comme celle du jeu des flottes (R18).
chart-weather = Vent et temps
because-weather = L’étape 1 du tour dans l’aide de jeu ; des changements modérés.
chart-ram_damage = Éperon : la part de l’éperonneur
because-ram_damage = Les cellules de l’aide de jeu telles qu’elles se lisent, sans en changer une : un é est l’éperonneur, un l est un I (R6).
line-ram_damage-rows = { $place } : { $line }
cell-ram_damage-columns = { $value ->
    [-11] -11 ou moins
    [-9] -10, -9
    [-7] -8, -7
    [-5] -6, -5
    [6] +5, +6
    [8] +7, +8
    [10] +9, +10
    [99] +11 ou plus
    [1] +1
    [2] +2
    [3] +3
    [4] +4
   *[other] { $value }
}
chart-ram_damage_as_printed = Éperon et ratissage, tels qu’imprimés
because-ram_damage_as_printed = Les cellules telles que les donne la copie de l’aide de jeu, pour que qui possède le jeu puisse comparer : 17 rapports, puis les trois colonnes du ratissage (équipage inférieur, égal, supérieur). Un é se lit « éperonneur » et un l se lit I (R6) ; les colonnes du ratissage se lisent par bandes (R8).
line-ram_damage_as_printed-rows = { $place } : { $line }
chart-ram_damage_target = Éperon : la part de la cible
line-ram_damage_target-rows = { $place } : { $line }
because-ram_damage_target = La copie de l’aide de jeu n’a gardé de chaque case que la part de l’éperonneur ; celle de la cible prolonge ses bandes diagonales, seulement là où la part de l’éperonneur est a (R6).
chart-ram_modifiers = Éperon : modificateurs
chart-collision = Collisions : faces qui immobilisent
because-collision = L’aide de jeu parle de navires en collision et non de ce qu’ils y perdent : des rames brisées, plus souvent à pleine vitesse.
chart-rake = Rasage des rames
because-rake = Les lignes basses et les modificateurs sont ceux de l’aide de jeu ; ses lignes hautes sont abîmées et lues comme une seule bande (R8).
chart-breach = Brèches
line-breach-rows = { $number } : { $line }
chart-missiles = Tir
because-missiles = Les portées incendiaires de 1 et 2 doivent être les plus courtes ; faible contre les navires pontés.
chart-fire = Feux à bord
because-fire = Rien dans l’aide de jeu ; un feu laissé à lui-même perd environ un navire sur trois.
chart-grapple = Grappins
chart-grapple_numbers = Agrippements : nos propres nombres
because-grapple_numbers = L’aide de jeu connaît le corvus et dit comme il retient, non avec quelle facilité il agrippe ; elle ne dit rien des drisses, que les Romains coupèrent en 56 av. J.-C.
chart-boarding = Abordage : points d’hommes perdus par l’autre camp
line-boarding-rows = { $number } : { $line }
chart-ship_factors = Facteurs d’abordage
because-ship_factors = Les points d’hommes sont une seule monnaie dans l’aide de jeu ; les sortes et ce qu’elles valent sont de nous, à l’échelle des colonnes de sa table d’abordage (R25).
chart-unimmobilise = Se dégager
because-unimmobilise = Les cellules de l’aide de jeu lues depuis la gauche ; son Dvr (dégagé, avec -1 à la pleine vitesse) est dans la légende et dans aucune cellule ; il est ici sur la plus basse réussite (R7).
chart-unimmobilise_as_printed = Dégagement, tel qu’imprimé
because-unimmobilise_as_printed = Les cellules telles que les donne la copie de l’aide de jeu : onze titres et douze cellules par ligne. A : l’équipage abandonne le navire ; - : toujours immobilisé ; D : dégagé ; sa légende a aussi Dvr, dégagé avec -1 à la pleine vitesse, qui ne figure dans aucune cellule (R7).
chart-detachment = Rompre les liens
chart-surrender = Moral : se rendre
chart-ship_scoring = Points de victoire
because-ship_scoring = Aucun décompte ne nous est parvenu : un navire pris vaut plus qu’un navire coulé, un navire que personne ne défend la moitié.
column-steps = Étapes
column-speeds = Selon la vitesse, de 1 à 5 : les temps (●) où il bouge
column-faster = Plus rapide qu’au tour passé d’au plus
column-slow = Recule et pivote après une vitesse d’au plus
column-back = Reculer au plus
column-back_large = Reculer au plus, grand
column-pivots = Pivots au plus
column-pivots_large = Pivots au plus, grand
column-pivots_large_from = Grand pour pivoter à partir de la taille
column-ship_orders-immobilised = Mouvements d’un navire immobilisé
column-boxes = Cases pour les tours à pleine vitesse
column-force_down = Le vent faiblit sur
column-weather-back = Le vent tourne à gauche sur
column-veer = Le vent tourne à droite sur
column-force_up = Le vent forcit sur
column-forces = Forces du vent
column-light_less = En moins à la voile par vent léger
column-strong_slower = Plus lent à la rame par vent fort
column-mainsail_lost = Grand-voile perdue par vent fort sur
column-columns = Rapport jusqu’à, par colonne
column-ram_damage-columns = Rapport (taille de l’éperonneur moins taille de la cible)
column-headings = Colonnes imprimées
column-rows = Par ligne, 0 à 14 : deux dés et modificateurs
column-breach-rows = Ce qui est perdu, selon le dé, de 1 à 6
column-boarding-rows = Selon le dé, de 1 à 6
column-ratio = Au rapport
column-roll = Au jet
column-plus_one_locations = Flancs qui donnent 1
column-breach_star_locations = Br* est une brèche sur
column-cruising = En croisière
column-full = À pleine vitesse
column-raker_most = Le raseur gâte ses rames jusqu’à, selon l’équipage
column-target_least = La cible perd ses rames à partir de, selon l’équipage
column-target_at_fv = Cible à pleine vitesse
column-raker_not_at_fv = Raseur non à pleine vitesse
column-breach-small = Jusqu’à cette taille la première brèche compte comme la deuxième
column-archers = Archers
column-missiles-archers = Les archers touchent à partir de, selon la distance
column-missiles-engine = Les machines touchent à partir de, selon la distance
column-from_tower = D’une tour
column-target_cataphract = Cible pontée
column-firer_at_fv = Tireur à pleine vitesse
column-strong_wind = Vent fort
column-armour_save = L’armure sauve sur
column-tower_archers = Points d’archers dans une tour
column-tower_engines = Machines dans une tour
column-out_most = Éteint jusqu’à
column-rig_least = Coûte vitesse et grand-voile à partir de
column-abandoned_least = Abandonné à partir de
column-expert = Équipage expert
column-slave = Équipage d’esclaves
column-spreads = Gagne un voisin sur
column-needs = Il faut, à deux dés
column-corvus_needs = Il faut, avec un corvus
column-eased = Après un bon coup d’éperon
column-friendly = Ami
column-in_collision = En collision
column-target_immobilised = Cible immobilisée
column-superior_crew = Meilleur équipage
column-inferior_crew = Moins bon équipage
column-only_oarsmen = Rien que des rameurs à bord
column-halyards = Drisses coupées à partir de
column-halyards_iron_hands = Drisses, avec des mains de fer
column-factors = Facteur, par colonne
column-armoured = En armure, en demis par point
column-light = Légers, en demis par point
column-ship_factors-archers = Archers, en demis par point
column-oarsmen = Rameurs, en demis par point
column-corvus_die = Corvus, au dé
column-group_most = Points d’hommes dans un groupe au plus
column-abandoned = Abandonné sur
column-freed = Libre à partir de, selon l’équipage
column-unimmobilise_as_printed-slave = Esclaves
column-unimmobilise_as_printed-beginner = Débutant
column-unimmobilise_as_printed-ordinary = Ordinaire
column-unimmobilise_as_printed-expert = Expert
column-dvr = Sur cette somme même (Dvr), en moins à la pleine vitesse
column-victor = Vainqueur de l’abordage
column-enemy_corvus = Tenu par un corvus
column-sums = Se rend sur, selon l’équipage
column-slave_minority_excludes = Non, si les esclaves sont les moins nombreux
column-if_breached_also = Si brèche il y a, aussi sur
column-half = Navire que personne ne défend, en centièmes de son prix

# Ce qui se lit dans les lignes des tables
field-target_stationary = cible sans mouvement
field-target_immobilised = cible immobilisée
field-better_crew = meilleur équipage
field-worse_crew = moins bon équipage
field-straight = tout droit
field-not_full = non à pleine vitesse
field-inferior = moins bon
field-equal = égal
field-superior = meilleur
field-men = points d’hommes
field-equipment = équipement perdu
field-sinks = coule si c’est la deuxième brèche ou une suivante
value-wind_and_weather = vent et temps
value-movement_orders = ordres de mouvement
value-simultaneous_movement = mouvement
value-drift = dérive
value-fire = tir
value-grapples = grappins
value-morale = moral
value-infantry_groups = hommes envoyés
value-detachments = rupture des liens
value-calm = calme
value-light = vent léger
value-moderate = vent modéré
value-strong = vent fort
value-side = { face-side }
value-if_larger = si l’autre est plus grand
value-always = toujours
value-choice = (cela ou l’équipement)

# Where the battles come from
because-ts-150-points = PC de notre spécification : 150 points font une partie de débutant.
because-ts-six-a-side = Aucun scénario du jeu imprimé ne nous est parvenu ; celui-ci est de nous : TF_S2 de notre spécification, avec les hommes de TS_S2.
because-ts1-two-captains = Aucun scénario du jeu imprimé ne nous est parvenu ; celui-ci est de nous (TS_S1 de notre spécification).
because-ts2-sybota-433bc = Aucun scénario du jeu imprimé ne nous est parvenu ; celui-ci est de nous (TS_S2 de notre spécification).
because-ts3-salamis-in-cyprus-306bc = Aucun scénario du jeu imprimé ne nous est parvenu ; celui-ci est de nous (TS_S3 de notre spécification).
because-ts4-chios-201bc = Aucun scénario du jeu imprimé ne nous est parvenu ; celui-ci est de nous (TS_S4 de notre spécification).
because-ts5-oceanus-britannicus-56bc = Aucun scénario du jeu imprimé ne nous est parvenu ; celui-ci est de nous (TS_S5 de notre spécification).
because-ts6-saxon-shore-370ad = Aucun scénario du jeu imprimé ne nous est parvenu ; celui-ci est de nous (TS_S6 de notre spécification).
because-ts7-pompey-and-the-pirates-67bc = Aucun scénario du jeu imprimé ne nous est parvenu ; celui-ci est de nous (TS_S7 de notre spécification).

# Standing orders
standing-fire = Traits
    .hint = Tous les archers et machines sur la cible qu’ils touchent le plus facilement, des tours d’abord, jamais de feu ; ou personne ne tire. Les deux camps peuvent lire les consignes.
standing-fire-ask = demander
standing-fire-likely = sur la cible la plus facile
standing-fire-hold = ne pas tirer
standing-grapple = Grappins
    .hint = Chaque navire lance sur l’ennemi voisin qu’il tient le plus facilement ; ou seulement si ses hommes ne sont pas plus faibles.
standing-grapple-ask = demander
standing-grapple-stronger = à forces égales au moins
standing-grapple-all = sur tout ennemi
standing-grapple-never = aucun
standing-board = Abordage
    .hint = Tout le facteur d’un navire, sans ses rameurs, contre l’ennemi le plus faible qu’il tient ; ou rien.
standing-board-ask = demander
standing-board-all = contre le plus faible
standing-board-never = personne
standing-send = Groupes
    .hint = Si l’on vous demande quels hommes changent de navire par un lien.
standing-send-ask = demander
standing-send-never = personne ne passe
standing-detach = Se détacher
    .hint = Si chaque navire tente de rompre le lien avec l’ennemi qui cède le plus facilement.
standing-detach-ask = demander
standing-detach-always = toujours tenter
standing-detach-never = jamais
standing-free = Navires immobilisés
    .hint = S’ils tentent de se libérer, au risque d’être abandonnés.
standing-free-ask = demander
standing-free-always = toujours tenter
standing-free-never = jamais
standing-losses = Pertes
    .hint = Les hommes qui comptent le moins au combat tombent d’abord ; un navire qui doit choisir perd son équipement avant ses rames.
standing-losses-ask = demander
standing-losses-least = ceux qui comptent le moins
