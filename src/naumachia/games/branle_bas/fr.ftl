# Branle-bas de combat en français. Les navires portent leur nom sans article ; sans nom, leur numéro.

game-name = Branle-bas de combat
game-about = Vaisseaux de ligne, 1765 à 1815, en modèles réduits sur une table : le vent et ses bords, la ligne de bataille, les bordées, les enfilades et l’abordage.
game-age = La marine à voile, 1765 à 1815
aim-1 = Vous gagnez en tenant plus de navires que l’ennemi à la tombée de la nuit. Les prises comptent pour leur preneur ; un navire dont une capacité est à 0 (canons, équipage ou mâts) ne compte pas pour vous.
aim-2 = Vous perdez aussitôt si aucun de vos navires n’est à flot sous ses propres couleurs. Navire contre navire, le moindre dommage l’emporte. Certaines batailles ont leurs propres buts, dits avec elles.
brief-1 = Tout dépend du vent. De largue un navire fait trois déplacements, vent arrière deux, au plus près un. Nul ne tourne dans le lit du vent : qui veut passer de l’autre côté s’arrête sur le bord et vire au tour suivant.
brief-2 = Les navires bougent l’un après l’autre, le plus sous le vent d’abord. Un déplacement est de 25 à 50 mm tout droit, ou de 25 mm et un virage de 30° au plus.
brief-3 = Une escadre peut bouger d’un bloc : tous à la fois, ou par la contremarche derrière le chef de file, chacun tournant où il a tourné.
brief-4 = Puis ils tirent, le plus sous le vent d’abord : une bordée chacun, à 45° au plus du travers. Plus près vaut mieux, et la première bordée de la bataille compte 3 de plus.
brief-5 = L’enfilade : se placer en travers de la proue ou de la poupe d’un ennemi à courte portée. Dès 5 points une bordée peut mettre le feu, ouvrir une voie d’eau ou emporter un gouvernail.
brief-6 = Les navires qui se touchent peuvent s’emmêler, se frotter ou s’aborder. L’abordage dure jusqu’à ce qu’un équipage soit à 0 et se rende. La coque désarme, les mâts ralentissent, et 28 cases réduisent un soixante-quatorze au silence.
option-turns = Tours jusqu’à la nuit
option-random_die = Un dé aléatoire avec deux +1 et un seul 0
option-pb_mast_face = Le dé de bout portant peut abattre des espars
option-both_broadsides = Un navire peut tirer ses deux bordées, chacune réduite de moitié
option-rudder_ahead = Un navire au gouvernail endommagé dérive selon son cap
option-explosion_body = Les explosions portent à 10 cm et coûtent 4 points de mâts
option-boarding_body = Abordage à pertes fixes, et des dés pour la différence

# Où nous en sommes
where-turn = Tour { $turn } sur { $turns }
where-tests = tests
where-move = mouvement
where-fire = tir
where-board = abordage
where-end = fin du tour
where-night = nuit
name = { $fr }
ship = { $name }
squadron = l’escadre de { $ship }
unit-mm = mm
good-breeze = bonne brise

# Questions
ask-formation = Comment { $squadron } se déplace-t-elle ?
    .hint = { $ships } navires peuvent bouger d’un bloc, pas plus vite que le plus lent. Par la contremarche chacun tourne où le chef a tourné ; ensemble tous tournent à la fois.
ask-step = { $ship } : déplacement, { $moves ->
    [1] le dernier
   *[other] encore { $moves }
}. { $half } à { $full } mm tout droit, ou { $half } mm et un virage de 30° au plus.
    .hint = Un virage qui finit sur le bord du vent termine le mouvement. Il faut faire 25 mm au moins.
ask-together = { $squadron }, tous à la fois ({ $ships } navires) : { $moves ->
    [1] le dernier déplacement
   *[other] encore { $moves } déplacements
}, { $half } à { $full } mm.
    .hint = Chaque navire exécute le même ordre, le chef d’abord. Un virage doit être permis à tous.
ask-irons = { $ship } est dans le lit du vent. Essayer d’en sortir ?
    .hint = Deux dés aléatoires : −2 ou moins échoue et il dérive. Ou 25 mm tout droit.
ask-anchor = { $ship } est au mouillage.
    .hint = Mouillé, son tir compte 3 de plus. Le câble coupé, il dérive ce tour-ci et navigue dès le suivant.
ask-link = { $ship } est retenu. Se dégager ?
    .hint = Un essai par tour, 1 chance sur 3 ; les amis se séparent sans dé. Puis il abat du côté choisi, pour un déplacement.
ask-light = { $ship } frotte { $other }. Que faire ?
    .hint = Chacun a subi 2 points de coque. Essayer encore d’aborder coûte un déplacement et un autre dé de collision.
ask-avoid = { $ship } est venu contre { $other }. Que faire ?
    .hint = S’écarter coûte un déplacement, s’il en reste. L’abordage termine le mouvement ; les équipages se battent à la fin du tour.

# Choix
do-free = Chacun pour soi
    .hint = Il le faut pour virer de bord : les navires d’une formation ne le font pas.
do-succession = Par la contremarche
    .hint = Vous menez le premier ; les autres suivent dans son sillage et tournent où il a tourné.
do-together = Tous à la fois
    .hint = Un ordre pour tous, déplacement par déplacement.
do-end = Finir ici le mouvement
    .hint = Les déplacements restants sont perdus.
do-tack = Virer de bord vent devant
    .hint = Cela prend tout le mouvement. Échoue 8 fois sur 36 : il dérive alors et doit recommencer.
do-tack-edge = Tenter de sortir par la direction { $edge }
    .hint = Cela prend tout le mouvement. Échoue 8 fois sur 36 : il dérive alors et doit recommencer.
do-ahead = Tout droit, 25 mm
    .hint = Il reste dans le lit du vent.
do-stay = Rester au mouillage
    .hint = Une plate-forme stable : 3 de plus quand il tire.
do-cut = Couper le câble
    .hint = Il dérive de 25 mm ce tour-ci et navigue dès le suivant.
do-wait-linked = Rester
    .hint = Les navires dérivent ensemble.
do-separate = Se dégager de { $other }, à { $side ->
    [port] bâbord
   *[starboard] tribord
}
    .hint = { $friends ->
        [1] Les amis se séparent sans dé.
       *[0] +1 et +2 réussissent : 1 chance sur 3.
    }
do-grapple = Jeter les grappins sur { $other }
    .hint = À la place du gréement emmêlé : les équipages se battent à la fin du tour.
do-separate-light = S’écarter sous le vent
    .hint = Pour un déplacement, s’il en reste.
do-retry = Essayer encore d’aborder
    .hint = Pour un déplacement : un autre dé de collision, et ses dégâts.
do-avoid = S’écarter à { $side ->
    [port] bâbord
   *[starboard] tribord
}
    .hint = La proue pivote juste assez pour que le prochain demi-déplacement soit libre de { $other }.
do-board = Aborder { $other }
    .hint = Les grappins le tiennent ; les équipages se battent à la fin du tour.
do-retake = Reprendre { $other }
    .hint = Il revient aussitôt à votre camp, sans combat, et agit dès le tour suivant.
do-no-boarding = Ne rien faire
    .hint = Les navires restent l’un contre l’autre.

# Remarques sur un déplacement
note-attitude = { $attitude ->
    [irons] ensuite dans le lit du vent
    [close] ensuite au plus près
    [reach] ensuite de largue
   *[run] ensuite vent arrière
}
note-edge = sur le bord du vent : le mouvement finit
note-contact = va contre { $friend ->
    [1] { $other }
   *[0] un ennemi, { $other }
}
note-clear = pivote de { $swing }°{ $push ->
    [0] { "" }
   *[other] , repoussé de { $push } mm
}

# Dés
roll-wind = Le vent est testé : une face sur six le fait tourner d’un secteur, dans chaque sens.
roll-leak = { $ship } fait eau et sombrerait à la fin du tour { $sinks } : +1 et +2 aveuglent la voie d’eau, −2 l’aggrave.
roll-fire = { $ship } brûle : 0 et plus éteignent un feu.
roll-rudder = Le gouvernail de { $ship } : 0 et plus le réparent.
roll-boom = { $ship } a { $fires } feux : sur −2 il explose.
roll-spread = Le feu de { $burning } peut gagner { $ship } : au-dessous de 0 il le gagne.
roll-collision = { $ship } et { $other } se heurtent : 1 fois sur 6 ils s’emmêlent, 2 fois sur 6 ils se frottent, 3 fois sur 6 { $drifting ->
    [1] il n’arrive rien
   *[0] ils peuvent s’éviter
}.
roll-separation = { $ship } se dégage de { $other } : +1 ou +2.
roll-tack = { $ship } vire de bord : deux dés, −1 ou plus ensemble.

# Événements
turn = Tour { $turn } sur { $turns }.
wind-test = Le vent { $sectors ->
    [0] tient
    [1] tourne d’un secteur dans le sens horaire
   *[-1] tourne d’un secteur en sens contraire
} : il vient du { $wind }°.
leak-test = La voie d’eau de { $ship } { $result ->
    [stopped] est aveuglée
    [worse] s’aggrave : il sombre à la fin du tour { $sinks }
   *[same] reste ce qu’elle est
}.
fire-test = { $ship } combat son feu : { $done ->
    [1] { $fires ->
        [0] il est éteint
       *[other] un de moins, reste { $fires }
    }
   *[0] { $points } points de dégâts, { $fires ->
        [1] 1 feu
       *[other] { $fires } feux
    }
}.
rudder-test = Le gouvernail de { $ship } : { $done ->
    [1] { $left ->
        [0] il est réparé
       *[other] réparé en partie
    }
   *[0] pas réparé
}.
boom-test = Le feu de { $ship } { $done ->
    [1] atteint la sainte-barbe
   *[0] n’atteint pas la sainte-barbe
}.
spread-test = Le feu de { $burning } { $done ->
    [1] gagne { $ship }
   *[0] ne gagne pas { $ship }
}.
table-grown = La table s’agrandit à { $width } sur { $height } mm.
declared = { $squadron } se déplace { $order ->
    [together] tous à la fois, { $ships } navires
    [succession] par la contremarche, { $ships } navires
   *[free] navire par navire
}.
moved = { $ship } avance de { $way } mm{ $turn ->
    [0] { "" }
   *[other] { " " }et tourne de { $turn }° à { $side ->
        [port] bâbord
       *[starboard] tribord
    }
}.
followed = { $ship } suit, { $way } mm.
drifted = { $ship } dérive de { $way } mm.
drifted-linked = { $ship } dérive de { $way } mm avec ceux qui le retiennent.
tack-test = { $ship } vire de bord : { $total ->
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] { $total }
} : { $done ->
    [1] il passe
   *[0] il manque à virer
}.
tacked = { $ship } est sur l’autre bord.
cut = { $ship } coupe son câble.
contact = { $ship } va contre { $other }.
collision-test = { $ship } et { $other } : { $result ->
    [entangled] ils s’emmêlent !
    [light] collision légère
   *[choice] sans mal
}
entangled = { $ship } et { $other } sont emmêlés.
clear = { $ship } s’écarte de { $other } à { $side ->
    [port] bâbord
   *[starboard] tribord
}.
not-clear = { $ship } ne trouve pas à s’écarter de { $other }.
separation-test = { $ship } essaie de se dégager de { $other } : { $done ->
    [1] il y parvient
   *[0] en vain
}.
parted = { $ship } et { $other } sont dégagés l’un de l’autre.
won-by-concession = { $side } l’emporte : { $loser } abandonne.

# Refus
no-leg-must = { $ship } rompt le combat : son premier déplacement doit être de { $half } mm et { $most }° à { $side ->
    [port] bâbord
   *[starboard] tribord
}.
no-leg-flee-full = { $ship } rompt le combat : tout droit il fait { $full } mm.
no-leg-way = Tout droit { $ship } fait { $half } à { $full } mm par déplacement, pas { $distance }.
no-leg-angle = { $ship } tourne de { $most }° au plus par déplacement, pas de { $turn }.
no-leg-turn-way = Avant un virage { $ship } fait { $half } mm, ni plus ni moins.
no-leg-irons = { $ship } ne peut tourner de { $turn }° de ce côté : le bord du vent est à { $open }°, et nul ne tourne dans le lit du vent.
no-leg-flee = { $ship } rompt le combat : un virage doit le rapprocher de l’issue.
no-leg-line = La ligne n’a pas encore tourné : { $ship } ne peut ordonner un autre virage.
no-end = { $ship } a fait { $made } mm ; il en faut { $least } au moins.
no-end-flee = { $ship } rompt le combat et use de tous ses déplacements.
no-tack-late = { $ship } vire au début de son mouvement ou pas du tout.
no-tack-line = Les navires d’une formation ne virent pas de bord : déclarez { $ship } libre.
no-tack-edge = { $ship } n’est pas sur le bord du vent : il doit d’abord y tourner et s’arrêter.
no-tack-flee = { $ship } rompt le combat : son issue n’est pas de ce côté.
no-ahead = { $ship } a manqué à virer et doit recommencer.
no-grapnel = { $ship } n’est emmêlé avec aucun navire de ce nom.
no-retry-moves = { $ship } n’a plus de déplacement pour tenter encore { $other }.
no-line-lost = { $ship } n’est pas dans la ligne de son escadre.
no-line-anchored = { $ship } est au mouillage.
no-line-irons = { $ship } est dans le lit du vent ou doit virer.
no-line-drifts = { $ship } dérive.
want-ship-of = au moins un navire de { $side }
want-one-flagship = un navire amiral par camp au plus
want-duel = un navire par camp pour un duel
want-other-name = un autre nom
want-struck = personne ou l’ennemi pour un navire qui s’est rendu, son propriétaire pour tout autre
want-room = une place libre de { $other }
want-box = les moindres x et y, puis les plus grands
want-one-squadron = un navire du même camp qui n’est d’aucune autre escadre
want-link = deux navires à flot

# La fiche et la table
ships = navires en état de combattre
bordee = canons
abordage = équipage
mats = mâts
sheet-prizes-label = Prises
sheet-aim-label = But
sheet-order-label = Ordre
sheet-value = { $value }
order-free = navire par navire
order-together = tous à la fois
order-succession = par la contremarche
badge-sunk = coulé
badge-exploded = explosé
badge-scuttled = sabordé
badge-wrecked = naufragé
badge-retreat = en retraite
badge-rout = en déroute
badge-struck = s’est rendu
badge-prize = prise
badge-fire = { $count ->
    [1] en feu
   *[other] { $count } feux
}
badge-leak = { $count ->
    [1] fait eau, coule au tour { $turn }
   *[other] { $count } voies d’eau, coule au tour { $turn }
}
badge-rudder = gouvernail endommagé
badge-captain = { $count ->
    [1] capitaine tué
   *[other] { $count } capitaines tués
}
badge-impeded = gêné, { $count }
badge-wreck = gréement à { $side ->
    [port] bâbord
   *[starboard] tribord
}
badge-masts = { $count ->
    [1] un mât abattu
    [2] deux mâts abattus
   *[other] tous les mâts abattus
}
badge-entangled = emmêlé
badge-grappled = abordage
badge-anchored = au mouillage
badge-stays = a manqué à virer
badge-flagship = navire amiral
badge-first = première bordée
shape-shoal = haut-fond : qui finit là est perdu
shape-point-blank = bout portant
shape-short = courte portée
shape-medium = moyenne portée
shape-long = longue portée
shape-light-bow = enfilé par la proue d’ici
shape-light-stern = enfilé par la poupe d’ici

# Canons, avaries, pavillons, abordage
ask-fire = { $ship } : faire feu ?
    .hint = Une bordée sur une cible, et un dé de bout portant sur un ennemi à moins de 10 cm. Tout prend effet aussitôt.
ask-scuttle = { $side } : saborder une prise ?
    .hint = Gardée à flot, chaque prise compte pour vous à la nuit ; l’ennemi peut la reprendre.
do-fire = { $rake ->
    [stern] Prendre { $target } d’enfilade par la poupe
    [bow] Prendre { $target } d’enfilade par la proue
   *[none] Tirer sur { $target }
} { $range ->
    [point-blank] à bout portant
    [short] à courte portée
    [medium] à moyenne portée
   *[long] à longue portée
}, { $aim ->
    [masts] aux mâts
   *[hull] à la coque
}{ $with ->
    [1] , dé de bout portant sur { $near }
   *[0] { "" }
}
    .hint = La cible prend tout, sauf si un vaisseau s’interpose. Dès 5 points, celui qui les reçoit risque incendie, voie d’eau ou gouvernail.
do-fire-both = Tirer des deux bords : { $target } ({ $aim ->
    [masts] mâts
   *[hull] coque
}), puis { $second } ({ $other ->
    [masts] mâts
   *[hull] coque
}){ $with ->
    [1] , dé de bout portant sur { $near }
   *[0] { "" }
}
    .hint = Chaque résultat est divisé par deux une fois de plus ; la seconde bordée part quand la première est réglée.
do-point-blank = Dé de bout portant sur { $target }, sans bordée
    .hint = La moitié des faces ne donnent rien, deux coûtent un point d’équipage à l’ennemi, une tue le capitaine.
do-hold-fire = Ne pas tirer
    .hint = La première bordée vaut 3 de plus : elle mérite parfois d’être gardée.
do-keep-prizes = Les garder
    .hint = Le tour s’achève.
do-scuttle = Saborder { $ship }
    .hint = Il coule et ne compte pour personne.

note-total = { $base } avec { $modifiers }, plus le dé
note-points = { $high ->
    [0] aucun point
   *[other] de { $low } à { $high } points
}
note-halved = { $times ->
    [1] résultat divisé par deux
    [2] résultat divisé deux fois par deux
   *[other] résultat divisé { $times } fois par deux
}
note-crossed = { $ship } est dans la ligne de tir{ $more ->
    [0] { "" }
   *[other] , et { $more } de plus
}

roll-gun = { $ship } tire sur { $target } : { $base } et le dé.
roll-mishap = Incident à bord de { $ship } : sous 0, un canon éclate.
roll-burst = Le canon éclaté de { $ship } : sur −2, le feu prend.
roll-point-blank = { $ship } balaie les ponts de { $target } à bout portant.
roll-risk = Dé de risque : qu’est-ce qui a encore frappé { $ship } ?
roll-confirm = { $face ->
    [fire] { $ship } brûle-t-il ?
    [crew] { $ship } perd-il des hommes ?
   *[leak] { $ship } fait-il eau ?
} Une étoile le confirme.
roll-leak-check = Un boulet à la flottaison : { $ship } fait eau sur { $worst ->
    [-2] −2
   *[other] −1 et −2
}.
roll-leak-time = { $ship } fait eau : il coule au tour { $turn }, plus ce que dit le dé.
roll-blast = Des débris enflammés tombent sur { $ship } : { $worst ->
    [-2] −2
   *[other] −1 et −2
} y met le feu.
roll-strike = { $ship } est en déroute et touché par { $target } : il amène { $worst ->
    [0] sur 0 et moins, son capitaine étant mort
   *[other] sous 0
}.
roll-board = { $ship } combat { $target } à l’arme blanche : un dé pour chacun de ses { $points } points.
reckoning = { $rolled } ({ $modifiers }) = { $total ->
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] { $total }
}
mod-bordee = bordée +{ $size }
mod-force = force +{ $size }
mod-range-point-blank = bout portant { $minus ->
    [1] −{ $size }
   *[0] +{ $size }
}
mod-range-short = courte portée { $minus ->
    [1] −{ $size }
   *[0] +{ $size }
}
mod-range-medium = moyenne portée { $minus ->
    [1] −{ $size }
   *[0] +{ $size }
}
mod-range-long = longue portée { $minus ->
    [1] −{ $size }
   *[0] +{ $size }
}
mod-rake-stern = enfilade par la poupe { $minus ->
    [1] −{ $size }
   *[0] +{ $size }
}
mod-rake-bow = enfilade par la proue { $minus ->
    [1] −{ $size }
   *[0] +{ $size }
}
mod-first = première bordée { $minus ->
    [1] −{ $size }
   *[0] +{ $size }
}
mod-anchor = à l’ancre { $minus ->
    [1] −{ $size }
   *[0] +{ $size }
}
mod-rank = rang { $minus ->
    [1] −{ $size }
   *[0] +{ $size }
}
mod-decks = ponts { $minus ->
    [1] −{ $size }
   *[0] +{ $size }
}
mod-damaged = avaries { $minus ->
    [1] −{ $size }
   *[0] +{ $size }
}
mod-flagship = vaisseau amiral { $minus ->
    [1] −{ $size }
   *[0] +{ $size }
}
mod-opposed = contre un amiral { $minus ->
    [1] −{ $size }
   *[0] +{ $size }
}
mod-captains = capitaines tués { $minus ->
    [1] −{ $size }
   *[0] +{ $size }
}
mod-support = sous le feu { $minus ->
    [1] −{ $size }
   *[0] +{ $size }
}

broadside = { $ship } { $rake ->
    [stern] enfile { $target } par la poupe
    [bow] enfile { $target } par la proue
   *[none] tire sur { $target }
}, { $aim ->
    [masts] aux mâts
   *[hull] à la coque
} : { $sum } : { $result ->
    [0] rien
    [1] 1 point
   *[other] { $result } points
}{ $halvings ->
    [0] { "" }
   *[other] , ramenés à { $points }
}.
support = Le feu de { $ship } soutient l’abordage de { $target }.
mishap = Incident à bord de { $ship } : { $bursts ->
    [1] un canon éclate
   *[0] plus de peur que de mal
}.
burst = Le canon éclaté { $burns ->
    [1] met le feu à { $ship }
   *[0] ne met pas le feu à { $ship }
}.
point-blank = { $ship } à bout portant de { $target } : { $face ->
    [captain] le capitaine tombe !
    [crew] des hommes tombent
    [masts2] des espars tombent
   *[none] rien
}
risk = Risque pour { $ship } : { $face ->
    [fire] incendie
    [crew] équipage
    [rudder] gouvernail
    [leak] voie d’eau
    [masts2] 2 points aux mâts
   *[hull2] 2 points à la coque
}{ $unsure ->
    [1] , à confirmer
   *[0] { "" }
}.
confirm = { $star ->
    [1] Confirmé pour { $ship }
   *[0] Non confirmé : { $ship } est épargné
}.
damage = { $ship } reçoit { $masts ->
    [0] { $hull ->
        [1] 1 point à la coque
       *[other] { $hull } points à la coque
    }
   *[other] { $hull ->
        [0] { $masts ->
            [1] 1 point aux mâts
           *[other] { $masts } points aux mâts
        }
       *[other] { $hull } points à la coque et { $masts } aux mâts
    }
}{ $guns ->
    [0] { "" }
   *[other] , bordée −{ $guns }
}{ $crew ->
    [0] { "" }
   *[other] , équipage −{ $crew }
}.
mast-falls = { $down ->
    [1] Un mât
    [2] Le deuxième mât
   *[other] Le dernier mât
} de { $ship } tombe à { $side ->
    [port] bâbord
   *[starboard] tribord
}.
leak-check = { $ship } { $leaks ->
    [1] fait eau
   *[0] reste étanche
}.
leak = { $ship } coulera au tour { $turn } si la voie d’eau n’est pas aveuglée.
crew-lost = { $ship } perd { $points ->
    [1] un point
   *[other] { $points } points
} d’équipage.
rudder = Le gouvernail de { $ship } est touché.
fire-breaks-out = Le feu à bord de { $ship }{ $fires ->
    [1] { " " }!
   *[other] { " " }: { $fires } foyers !
}
blast = { $ship } est secoué par l’explosion.
sparks = { $ship } { $burns ->
    [1] prend feu
   *[0] ne prend pas feu
}.
sunk = { $how ->
    [exploded] { $ship } saute !
    [scuttled] { $prize ->
        [1] { $ship } est sabordé par son équipage de prise.
       *[0] { $ship } est perdu et coule.
    }
    [wrecked] { $ship } se brise sur le haut-fond.
   *[sunk] { $ship } coule !
}
aground = { $ship } s’échoue.
flag-retreat = { $ship } n’est plus en état de combattre et se retire.
flag-rout = { $ship } est en déroute.
surrender-test = { $ship }, touché par { $target }, { $strikes ->
    [1] n’en peut plus
   *[0] résiste encore
}.
struck = { $ship } amène son pavillon devant { $target } !
possession-waits = { $target } ne peut pas encore amariner { $ship }.
captured = { $side } amarine { $ship }.
retaken = { $ship } reprend { $target }.
grappled = { $ship } jette les grappins sur { $target } : à l’abordage !
combat = { $ship } et { $target } se battent à l’arme blanche, { $mine } points ({ $how }) contre { $theirs } ({ $how_theirs }).
melee = Les dés de { $ship } : le plus faible perd { $weaker }, le plus fort { $stronger }.
melee-losses = { $ship } perd { $mine } d’équipage (reste { $left }), { $target } { $theirs } (reste { $left_theirs }).
both-ruined = Ni { $ship } ni { $target } n’a plus un homme pour se battre : ils se séparent.
nightfall = La nuit tombe après le tour { $turn }.
won-by-ruin = { $side } l’emporte : { $loser } n’a plus de vaisseau sous son pavillon.
drawn-by-ruin = Match nul : aucun camp n’a plus de vaisseau sous son pavillon.
won-by-prizes = { $side } l’emporte, avec { $prizes } prises.
won-by-count = { $side } l’emporte : { $one } { $ships_one }, { $two } { $ships_two } vaisseaux en main.
drawn-by-count = Match nul : { $one } { $ships_one }, { $two } { $ships_two } vaisseaux en main.
won-by-damage = { $side } gagne le duel : avaries de { $one } { $damage_one }, de { $two } { $damage_two }.
drawn-by-damage = Match nul : avaries de { $one } { $damage_one }, de { $two } { $damage_two }.

no-such-shot = « { $answer } » n’est pas un tir.
no-such-ship = Il n’y a pas de vaisseau nommé { $name }.
no-such-choice = « { $answer } » ne peut être choisi ici.
no-such-action = Personne ne peut faire « { $action } ».
no-gone = { $ship } n’est plus sur la table.
no-over = La partie est terminée.
no-friend = { $target } est entre vos mains, { $ship } ne tire pas dessus.
no-fire-struck = { $ship } a amené son pavillon : ses canons se taisent.
no-fire-retaken = { $ship } a été repris ce tour et ne tire pas encore.
no-fire-fires = L’équipage de { $ship } combat deux incendies : personne n’est aux pièces.
no-fire-derelict = { $target } a amené son pavillon et n’est à personne : { $ship } ne tire pas dessus.
no-fire-flees = { $ship } rompt le combat : il ne répond qu’à ses agresseurs, pas à { $target }.
no-guns = { $ship } n’a plus de canon pour tirer sur { $target }.
no-range = { $target } est hors de portée de { $ship } : { $most } mm au plus.
no-arc = { $target } n’est dans aucune bordée de { $ship }.
no-hull-far = À longue portée, { $ship } ne peut viser que les mâts de { $target }.
no-masts-held = { $ship } est tenu de ce bord et ne peut viser que la coque de { $target }.
no-point-blank = { $target } n’est pas à moins de { $most } mm de { $ship }.
no-both = { $ship } tire sa seconde bordée de son autre bord, sur une autre cible.
no-prize = { $ship } n’est pas une de vos prises.
no-board-target = { $ship } ne peut aborder { $target } : on n’aborde qu’un ennemi qui n’a pas amené.
no-board-flag = { $ship } rompt le combat et n’aborde personne.
no-board-impeded = { $ship } est gêné et n’aborde personne.
no-board-fire = { $ship } brûle et n’aborde personne.
no-board-crew = { $ship } n’a plus d’équipage pour aborder.
no-board-twice = { $ship } a déjà commencé un abordage ce tour.
no-retake = { $target } n’est pas une prise que { $ship } pourrait reprendre.
no-other-phase = Ce n’est pas le moment : { $phase ->
    [tests] on fait les tests du tour
    [move] les vaisseaux manœuvrent
    [fire] les vaisseaux font feu
    [board] les équipages se battent
    [end] le tour s’achève
   *[night] la nuit est tombée
}.

stakes-first = { $ship } a encore sa première bordée : 3 de plus quand elle part.
stakes-last = { $side } n’a plus qu’un vaisseau sous son pavillon.
stakes-night = Dernier tour : les vaisseaux dont une capacité est à 0 ne compteront pas.

gist-nothing = rien
gist-gone = { $ship } { $how ->
    [exploded] saute
    [wrecked] fait naufrage
   *[other] coule
}
gist-struck = { $ship } amène
gist-captured = { $ship } est pris
gist-retaken = { $ship } est repris
gist-flag = { $ship } { $flag ->
    [rout] en déroute
   *[retreat] se retire
}
gist-hull = { $ship } : coque { $points }
gist-masts = { $ship } : mâts { $points }
gist-guns = { $ship } : bordée −{ $points }
gist-crew = { $ship } : équipage −{ $points }
gist-fires = incendie sur { $ship }
gist-leaks = { $ship } fait eau
gist-rudder = gouvernail de { $ship } touché
gist-captains = capitaine de { $ship } tué
gist-grappled = { $ship } aborde { $target }
gist-entangled = { $ship } et { $target } sont enchevêtrés
gist-loose = { $ship } et { $target } se dégagent
loss-sunk = coulé
loss-captured = rendu
loss-hull = cases de coque
loss-masts = cases de mâts
loss-guns = canons
loss-crew = équipage
loss-fires = incendies
loss-leaks = voies d’eau
loss-rudder = gouvernail
loss-captains = capitaines
verdict-wins = gagne la bataille
verdict-loses = perd la bataille
verdict-sunk = coulé
verdict-struck = amène
verdict-crippled = hors de combat
verdict-heavy = durement touché
verdict-hit = touché
verdict-missed = sans effet
verdict-own = tort à soi-même
verdict-free = dégagé
verdict-held = toujours tenu
verdict-boarded = abordage
verdict-clear = paré
verdict-tangled = enchevêtrés
verdict-bumped = léger abordage
verdict-tacked = viré
verdict-stays = manque à virer
verdict-nothing = rien
verdict-done = fait

die-random = Dé de hasard
die-wind = Dé de vent
die-risk = Dé de risque
die-collision = Dé de collision
die-point-blank = Dé de bout portant
die-boarding = Dé d’abordage
face-random-m2 = −2
face-random-m1 = −1
face-random-0 = 0
face-random-p1 = +1
face-random-p2 = +2
face-wind-sector_minus = un secteur en arrière
face-wind-sector_plus = un secteur en avant
face-wind-stronger = le vent forcit
face-wind-weaker = le vent mollit
face-wind-calm_gale = calme ou tempête
face-wind-fog = brume
face-risk-fire = incendie, à confirmer (étoile)
face-risk-crew = équipage, à confirmer
face-risk-rudder = gouvernail (étoile)
face-risk-leak = voie d’eau, à confirmer
face-risk-masts2 = 2 points aux mâts (étoile)
face-risk-hull2 = 2 points à la coque (étoile)
face-collision-entangled = enchevêtrés
face-collision-light = léger abordage
face-collision-choice = éviter ou aborder
face-point-blank-none = rien
face-point-blank-captain = capitaine tué
face-point-blank-crew = équipage −1
face-point-blank-masts2 = 2 points aux mâts
face-boarding-stronger = le plus fort perd 1
face-boarding-weaker = le plus faible perd 1
face-boarding-none = rien

try-fire = tirer sur { $value }
try-masts = tirer aux mâts de { $value }
try-pb = dé de bout portant sur { $value }
try-board = aborder { $value }
try-retake = reprendre { $value }
