# Branle-bas de combat en français. Les vaisseaux portent leur nom et leurs canons, sans article.

game-name = Branle-bas de combat
game-about = Des vaisseaux de ligne en figurines sur une table : le vent, la ligne de bataille, les bordées, l’abordage, et une feuille de bord qui se remplit.
game-piece = vaisseau
game-pieces = vaisseaux
game-battle = bataille
game-battles = batailles
game-age = La marine à voile, de 1765 à 1815
aim-1 = Vous gagnez en ayant plus de vaisseaux en main que l’ennemi quand la nuit tombe après le tour 16 : les vôtres encore en état de combattre, et les prises. En duel, le moins avarié l’emporte.
aim-2 = Un vaisseau qui n’a plus de canons, d’équipage ou de mâts ne compte plus pour vous. Un camp sans vaisseau sous son pavillon a perdu aussitôt.
brief-1 = Tout dépend du vent. Au largue un vaisseau fait trois déplacements de 50 mm, vent arrière deux, au plus près un ; face au vent il ne navigue pas.
brief-2 = Chaque déplacement est tout droit, ou un demi et un virage de 30 degrés au plus. Pour virer de bord, venez à la limite du vent et arrêtez ; au tour suivant un test vous fait passer.
brief-3 = Les vaisseaux les plus sous le vent bougent et tirent d’abord ; le camp au vent voit venir l’ennemi. Une escadre peut manœuvrer d’un bloc, ensemble ou par la contremarche.
brief-4 = Chaque vaisseau tire une bordée par tour, à la coque ou aux mâts. Plus près vaut mieux, et le mieux est l’enfilade : tirer dans l’axe de l’ennemi, par la proue ou la poupe. La première bordée vaut 3 de plus.
brief-5 = Les points cochent des cases sur la feuille du vaisseau : canons et hommes disparaissent, les mâts tombent, l’eau entre. Les coups durs apportent incendies et gouvernails brisés, et un feu qu’on n’éteint pas finit en explosion.
brief-6 = Les vaisseaux qui se heurtent peuvent s’emmêler, ou s’aborder. Le plus fort gagne le plus souvent ; un vaisseau sans équipage amène et devient une prise, qui compte pour qui la tient.
option-turns = Tours jusqu’à la nuit
option-random_die = Dé de hasard avec deux +1 et un 0
option-pb_mast_face = Dé de bout portant avec une face de 2 points aux mâts
option-both_broadsides = Les deux bordées dans le même tour, chaque résultat divisé par deux
option-rudder_ahead = Un vaisseau au gouvernail touché continue tout droit au lieu de dériver
option-explosion_body = Les explosions ne portent qu’à 100 mm : 4 points aux mâts, pas d’incendie
option-boarding_body = Abordage selon le texte : pertes fixes, dés pour l’écart

# Où nous en sommes
where-turn = Tour { $turn } sur { $turns }
where-tests = tests
where-move = mouvement
where-fire = tir
where-board = abordage
where-end = fin du tour
where-night = nuit
ship = { $name }
squadron = l’escadre de { $ship }
unit-mm = mm
good-breeze = bonne brise

# Questions
ask-formation = Comment se déplace { $squadron } ?
    .hint = { $again ->
    [1] Votre consigne vous attend : le vent a tourné, ou un autre vaisseau mène.
   *[other] Par la contremarche chacun tourne où le chef a tourné ; ensemble tous tournent à la fois.
} { $ships } vaisseaux peuvent bouger d’un bloc, pas plus vite que le plus lent.
    .waiting = { $side } choisit comment se déplace { $squadron }.
ask-step = { $ship } { $flees ->
    [1] { $prize ->
        [1] est une prise et fuit ses anciens amis jusqu’à la nuit
       *[0] a perdu { $lost_and } et rompt le combat jusqu’à la nuit
    }
   *[0] fait route
} : { $moves ->
    [1] dernier déplacement
    [2] encore deux déplacements
    [3] encore trois déplacements
   *[other] encore { $moves } déplacements
}. { $flees ->
    [1] { $full } mm tout droit, ou { $half } mm et un virage qui éloigne de l’ennemi
   *[0] Faites-le glisser : { $room ->
        [0] { $full } mm tout droit
       *[other] { $half } à { $full } mm tout droit
    }{ $way ->
        [none] { "" }
        [port] , ou { $half } mm et un virage à bâbord de { $port }° au plus
        [starboard] , ou { $half } mm et un virage à tribord de { $starboard }° au plus
        [either] , ou { $half } mm et un virage de { $port }° au plus à bâbord ou { $starboard }° à tribord
       *[both] , ou { $half } mm et un virage de { $port }° au plus
    }
}.
    .hint = { $flees ->
    [1] Faites-le glisser. Un vaisseau qui rompt le combat fait tous ses déplacements, et chaque virage doit le rapprocher de la route qui l’éloigne de l’ennemi le plus proche.
   *[0] { $way ->
        [none] { $line ->
            [1] La ligne n’a pas fini de tourner : elle tournera de nouveau quand son dernier vaisseau aura atteint le dernier virage.
           *[0] Faites glisser le vaisseau.
        }
       *[other] Faites glisser le vaisseau, ou sa poignée pour tourner. S’il tourne jusqu’à la limite du vent, il s’y arrête.
    }{ $least ->
        [0] { "" }
       *[other] { " " }Il doit faire { $least } mm en tout.
    }
}
    .waiting = { $side } manœuvre { $ship }.
ask-together = { $squadron } manœuvre tous à la fois, { $ships } vaisseaux : { $moves ->
    [1] dernier déplacement
    [2] encore deux déplacements
    [3] encore trois déplacements
   *[other] encore { $moves } déplacements
}. Faites glisser le vaisseau de tête : { $room ->
    [0] { $full } mm tout droit
   *[other] { $half } à { $full } mm tout droit
}{ $way ->
    [none] { "" }
    [port] , ou { $half } mm et un virage à bâbord de { $port }° au plus
    [starboard] , ou { $half } mm et un virage à tribord de { $starboard }° au plus
    [either] , ou { $half } mm et un virage de { $port }° au plus à bâbord ou { $starboard }° à tribord
   *[both] , ou { $half } mm et un virage de { $port }° au plus
}.
    .hint = Chaque vaisseau exécute le même ordre, le vaisseau de tête d’abord. Un virage doit être permis à tous.{ $least ->
        [0] { "" }
       *[other] { " " }Ils doivent faire { $least } mm en tout.
    }
    .waiting = { $side } manœuvre { $squadron }.
ask-irons = { $ship } est dans le lit du vent. Essayer d’en sortir ?
    .hint = Deux dés de hasard : −2 ou moins échoue et il dérive. Ou 25 mm tout droit.
    .waiting = { $side } cherche à sortir { $ship } du lit du vent.
ask-anchor = { $ship } est au mouillage. Couper le câble ?
    .hint = Mouillé, son tir compte 3 de plus. Le câble coupé, il dérive ce tour-ci et navigue dès le suivant.
    .waiting = { $side } décide si { $ship } coupe son câble.
ask-link = { $ship } est retenu. Se dégager ?
    .hint = Un essai par tour, 1 chance sur 3 ; les amis se séparent sans dé. Puis il abat du côté choisi, ce qui coûte un déplacement.
    .waiting = { $side } décide si { $ship } se dégage.
ask-light = { $ship } frotte { $other }. Que faire ?
    .hint = Chacun a subi 2 points de coque. Essayer encore d’aborder coûte un déplacement et un autre dé de collision.
    .waiting = { $side } décide de ce que { $ship } fait contre { $other }.
ask-alongside = { $ship } est bord à bord avec { $other }. De quel côté s’écarter ?
    .hint = Vainqueur et prise se séparent sans dé, et sans y perdre un déplacement.
    .waiting = { $side } écarte { $ship } de { $other }.
ask-avoid = { $ship } est venu contre { $other }. Que faire ?
    .hint = S’écarter coûte un déplacement, s’il en reste. Un vaisseau qui aborde s’arrête là ; les équipages se battent à la fin du tour.
    .waiting = { $side } décide de ce que { $ship } fait contre { $other }.

# Choix
do-free = Chacun pour soi
    .hint = À choisir pour virer de bord : une formation ne le peut pas.
do-succession = Par la contremarche
    .hint = Vous menez le premier ; les autres suivent dans son sillage et tournent où il a tourné.
do-together = Tous à la fois
    .hint = Un ordre pour tous, déplacement par déplacement.
do-stand = { $order ->
    [succession] Par la contremarche
    [together] Tous à la fois
   *[free] Chacun pour soi
}, jusqu’à nouvel ordre
    .hint = { $order ->
    [free] On le change dans la liste des escadres.
   *[other] La question revient quand le vent tourne ou qu’un autre vaisseau mène.
}
do-end = S’arrêter ici
    .hint = Les déplacements restants sont perdus.
do-on = Tout droit jusqu’au bout
    .hint = Tous les déplacements restants, en entier ; la question revient si quelque chose est en travers.
do-but-one = Tout droit, sauf le dernier
    .hint = Tous les déplacements sauf le dernier, que l’on vous demande.
do-tack = Virer de bord vent devant
    .hint = Cela prend tous ses déplacements. Échoue 8 fois sur 36 : il dérive alors et doit recommencer.
do-tack-edge = Tenter de sortir par la direction { $edge }
    .hint = Cela prend tous ses déplacements. Échoue 8 fois sur 36 : il dérive alors et doit recommencer.
do-ahead = Tout droit, 25 mm
    .hint = Il reste dans le lit du vent.
do-stay = Rester au mouillage
    .hint = Une plate-forme stable : 3 de plus quand il tire.
do-all-stay = Tous restent, jusqu’à nouvel ordre
    .hint = Aucun vaisseau au mouillage ne vous consulte plus, tant que vous ne changez pas les consignes de la flotte.
do-cut = Couper le câble
    .hint = Il dérive de 25 mm ce tour-ci et navigue dès le suivant.
do-wait-linked = Rester
    .hint = Les vaisseaux dérivent ensemble.
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
    .hint = Cela coûte un déplacement, s’il en reste.
do-retry = Essayer encore d’aborder
    .hint = Cela coûte un déplacement : un autre dé de collision, et ses dégâts.
do-avoid = S’écarter à { $side ->
    [port] bâbord
   *[starboard] tribord
}
    .hint = La proue pivote juste assez pour que le prochain demi-déplacement soit libre de { $other }.
do-clear = S’écarter à { $side ->
    [port] bâbord
   *[starboard] tribord
}
    .hint = La proue pivote juste assez pour que le prochain demi-déplacement soit libre de { $other }.
do-board = Aborder { $other }
    .hint = Les grappins le tiennent ; les équipages se battent à la fin du tour.
do-retake = Reprendre { $other }
    .hint = Il revient aussitôt à votre camp, sans combat, et agit dès le tour suivant.
do-no-boarding = Ne rien faire
    .hint = Les vaisseaux restent l’un contre l’autre.

# Remarques sur un déplacement
note-attitude = { $attitude ->
    [irons] ensuite dans le lit du vent
    [close] ensuite au plus près
    [reach] ensuite de largue
   *[run] ensuite vent arrière
}
note-edge = à la limite du vent : il s’y arrête
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
turn = Tour { $turn } sur { $turns }, vent du { $wind }°.
wind-test = { $sectors ->
    [0] Le vent reste au { $wind }°
    [1] Le vent tourne d’un secteur dans le sens horaire, au { $wind }°
   *[-1] Le vent tourne d’un secteur dans le sens antihoraire, au { $wind }°
}.
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
ask-orders = Consignes : pour qui ?
    .hint = Elles répondent pour vous, dès la prochaine fois qu’on vous demanderait.
    .waiting = { $side } change ses consignes.
ask-orders-for = Consignes pour { $whom }
    .hint = Jusqu’à nouvel ordre.
    .waiting = { $side } change ses consignes.
do-orders = Consignes …
    .hint = Ce qu’on vous demande à chaque tour.
do-orders-for = { $whom }
    .hint = Ce qui se fait sans demander.
do-order = { $order ->
    [line-succession] Par la contremarche
    [line-together] Tous à la fois
    [line-free] Chacun pour soi
    [anchor-stay] Au mouillage, rester
    [anchor-ask] Au mouillage, demander
    [prizes-keep] Garder toutes les prises
    [prizes-ask] Demander pour les prises
   *[line-ask] Demander à chaque tour
}
    .hint = Dès la prochaine fois qu’on vous demanderait.
do-back = Retour
    .hint = Tout reste comme il est.
orders-given = { $whom }, consigne : { $order ->
    [line-succession] par la contremarche
    [line-together] tous à la fois
    [line-free] vaisseau par vaisseau
    [anchor-stay] les vaisseaux au mouillage y restent
    [anchor-ask] les vaisseaux au mouillage demandent
    [prizes-keep] les prises sont gardées
    [prizes-ask] demander pour les prises
   *[line-ask] demander à chaque tour
}.
standing-line = Formation
    .hint = Comment l’escadre se déplace sans demander, dès le tour suivant. Une ligne demande tout de même quand le vent tourne ou qu’un autre vaisseau la mène.
standing-line-ask = demander
standing-line-succession = par la contremarche
standing-line-together = tous à la fois
standing-line-free = vaisseau par vaisseau
standing-anchor = Au mouillage
    .hint = Si les vaisseaux au mouillage demandent s’il faut couper le câble.
standing-anchor-ask = demander
standing-anchor-stay = tous restent
standing-prizes = Prises
    .hint = Si l’on vous demande, à la fin d’un tour, de saborder une prise.
standing-prizes-ask = demander
standing-prizes-keep = toutes les garder
standing-fire = Canons
    .hint = Chaque vaisseau tire la bordée qui promet le plus de points, jamais par-dessus un ami, avec son dé de bout portant ; à la partie nommée là où il le peut. Les deux camps peuvent lire les consignes.
standing-fire-ask = demander
standing-fire-hull = tirer, à la coque
standing-fire-masts = tirer, aux mâts
standing-fire-hold = ne pas tirer
standing-link = Vaisseaux liés
    .hint = Si les vaisseaux tenus ensemble le restent sans demander, sans se dégager ni aborder par-dessus le gréement emmêlé.
standing-link-ask = demander
standing-link-wait = rester
declared = { $squadron } se déplace { $order ->
    [together] d’un seul bloc, { $ships } vaisseaux
    [succession] par la contremarche, { $ships } vaisseaux
   *[free] vaisseau par vaisseau
}.
moved = { $ship } avance de { $way } mm{ $turn ->
    [0] { "" }
   *[other] { " " }et tourne de { $turn }° à { $side ->
        [port] bâbord
       *[starboard] tribord
    }
}.
    .short = { $way } mm{ $turn ->
        [0] { "" }
       *[other] { " " }et { $turn }° à { $side ->
            [port] bâbord
           *[starboard] tribord
        }
    }
    .whole = { $ship } avance : { $ways }.
followed = { $ship } suit, { $way } mm.
drifted = { $ship } { $way ->
    [0] reste contre ce qui arrête sa dérive
   *[other] dérive de { $way } mm
}.
drifted-linked = { $ship } { $way ->
    [0] reste sur place avec ceux qui le retiennent
   *[other] dérive de { $way } mm avec ceux qui le retiennent
}.
tack-test = { $ship } vire de bord ({ $total }) : { $done ->
    [1] il passe
   *[0] il manque à virer
}.
tacked = { $ship } est sur l’autre bord.
cut = { $ship } coupe son câble.
contact = { $ship } heurte { $other }.
tries-again = { $ship } tente de nouveau d’aborder { $other }.
collision-test = { $ship } et { $other } : { $result ->
    [entangled] ils s’emmêlent !
    [light] collision légère.
   *[choice] il s’en faut de peu, sans mal.
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
no-leg-irons = { $ship } ne peut tourner de { $turn }° de ce côté : la limite du vent est à { $open }°, et nul ne tourne dans le lit du vent.
no-leg-flee = { $ship } rompt le combat : un virage doit le rapprocher de l’issue.
no-leg-line = La ligne n’a pas encore tourné : { $ship } ne peut ordonner un autre virage.
no-on = { $ship } ne peut ici aller tout droit de plusieurs déplacements.
no-end = { $ship } a fait { $made } mm ; il en faut { $least } au moins.
no-end-flee = { $ship } rompt le combat et use de tous ses déplacements.
no-tack-late = { $ship } vire au début de son mouvement ou pas du tout.
no-tack-line = Les vaisseaux d’une formation ne virent pas de bord : déclarez { $ship } libre.
no-tack-edge = { $ship } n’est pas à la limite du vent : il doit d’abord y tourner et s’arrêter.
no-tack-flee = { $ship } rompt le combat : son issue n’est pas de ce côté.
no-ahead = { $ship } a manqué à virer et doit recommencer.
no-grapnel = { $ship } n’est emmêlé avec aucun vaisseau de ce nom.
no-retry-moves = { $ship } n’a plus de déplacement pour tenter encore { $other }.
no-line-lost = { $ship } a bougé, rompt le combat, ou n’est plus aux mains de son camp.
no-line-anchored = { $ship } est au mouillage.
no-line-irons = { $ship } est dans le lit du vent ou doit virer.
no-line-far = { $ship } est à plus de { $apart } mm du précédent dans sa ligne, ou seul.
no-line-drifts = { $ship } dérive.
want-ship-of = au moins un vaisseau de { $side }
want-one-flagship = un vaisseau amiral par camp au plus
want-duel = un vaisseau par camp pour un duel
want-other-name = un autre nom
want-struck = personne ou l’ennemi pour un vaisseau qui s’est rendu, son propriétaire pour tout autre
want-room = une place libre de { $other }
want-box = les moindres x et y, puis les plus grands
want-one-squadron = un vaisseau du même camp qui n’est d’aucune autre escadre
want-link = deux vaisseaux à flot

# La fiche et la table
ships = vaisseaux en état de combattre
bordee = canons
abordage = équipage
mats = mâts
sheet-prizes-label = Prises
sheet-aim-label = But
sheet-order-label = Ordre
sheet-value = { $value }
order-free = vaisseau par vaisseau
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
badge-impeded = { $count ->
    [1] gêné ce tour
   *[other] gêné ce tour et le suivant
}
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
badge-flagship = vaisseau amiral
badge-first = première bordée
shape-shoal = haut-fond : qui finit là est perdu
# Canons, avaries, pavillons, abordage
ask-fire = { $ship } : faire feu ?
    .hint = Une bordée sur une cible, et un dé de bout portant sur un ennemi à moins de 10 cm. Tout prend effet aussitôt.
    .waiting = { $side } choisit une cible pour { $ship }.
ask-scuttle = { CAP($side) } : saborder une prise ?
    .hint = Gardée à flot, chaque prise compte pour vous à la nuit ; l’ennemi peut la reprendre.
    .waiting = { $side } décide du sort de ses prises.
do-fire = { $target }, { $range ->
    [point-blank] bout portant
    [short] courte portée
    [medium] moyenne portée
   *[long] longue portée
}{ $rake ->
    [stern] , d’enfilade par la poupe
    [bow] , d’enfilade par la proue
   *[none] { "" }
}{ $crossed ->
    [0] { "" }
   *[other] , { $between } en travers
} : { $aim ->
    [masts] tirer aux mâts
   *[hull] tirer à la coque
}{ $with ->
    [1] , dé de bout portant sur { $near }
   *[0] { "" }
}
    .hint = Tous les dégâts vont à la cible ; un vaisseau interposé les prend d’abord, et la cible la moitié. Cinq points ou plus peuvent mettre le feu, ouvrir une voie d’eau ou briser le gouvernail.
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
do-keep-all = Garder toutes les prises, jusqu’à nouvel ordre
    .hint = On ne vous demande plus rien, tant que vous ne changez pas les consignes de la flotte.
do-scuttle = Saborder { $ship }
    .hint = Il coule et ne compte pour personne.

note-total = { $base } avec { $modifiers }, plus le dé
note-points = { $high ->
    [0] aucun point
    [1] { $sure ->
        [1] 1 point
       *[0] 1 point au plus
    }
   *[other] { $sure ->
        [1] { $high } points
       *[0] de { $low } à { $high } points
    }
}
note-halved = { $times ->
    [1] résultat divisé par deux
    [2] résultat divisé deux fois par deux
   *[other] résultat divisé { $times } fois par deux
} ({ $why_and })
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
roll-leak-time = { $ship } fait eau : il coule à la fin du tour { $turn }, plus ou moins selon le dé.
roll-blast = Des débris enflammés tombent sur { $ship } : { $worst ->
    [-2] −2
   *[other] −1 et −2
} y met le feu.
roll-strike = { $ship } est en déroute et touché par { $target } : il amène { $worst ->
    [0] sur 0 et moins, son capitaine étant mort
   *[other] sous 0
}.
roll-board = { $ship } combat { $target } à l’arme blanche : un dé pour chacun de ses { $points } points.
reckoning = { $rolled } ({ $modifiers }) = { $total }
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
    [1] 1 point{ $halvings ->
        [0] { "" }
       *[other] , ramené à { $points } ({ $why_and })
    }
   *[other] { $result } points{ $halvings ->
        [0] { "" }
       *[other] , ramenés à { $points } ({ $why_and })
    }
}.
in-the-way = { $ship } est dans la ligne de tir et prend tout ; { $more ->
    [0] { $target } en prend
    [1] un autre vaisseau interposé et { $target } en prennent
   *[other] { $more } autres vaisseaux interposés et { $target } en prennent
} la moitié.
support = Le feu de { $ship } soutient l’abordage de { $target }.
mishap = Incident à bord de { $ship } : { $bursts ->
    [1] un canon éclate
   *[0] plus de peur que de mal
}.
gun-bursts = { $ship } perd un canon, pour de bon.
burst = Le canon éclaté { $burns ->
    [1] met le feu à { $ship }
   *[0] ne met pas le feu à { $ship }
}.
point-blank = Les petites armes de { $ship } sur { $target } : { $face ->
    [captain] le capitaine tombe !
    [crew] des hommes tombent.
    [masts2] des espars tombent.
   *[none] rien.
}
risk = Dé de risque pour { $ship } : { $face ->
    [fire] incendie
    [crew] perte d’équipage
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
damage = { $ship } reçoit { $more ->
    [1] encore{ " " }
   *[0] { "" }
}{ $masts ->
    [0] { $hull ->
        [one] { $hull } point à la coque
       *[other] { $hull } points à la coque
    }
   *[other] { $hull ->
        [0] { $masts ->
            [one] { $masts } point aux mâts
           *[other] { $masts } points aux mâts
        }
       *[other] { $hull ->
            [one] { $hull } point à la coque
           *[other] { $hull } points à la coque
        } et { $masts } aux mâts
    }
}{ $whole ->
    [0] { "" }
   *[other] { " " }sur { $whole }
}{ $over ->
    [hull] { " " }(la coque n’a plus de case : le surplus va aux mâts)
    [masts] { " " }(les mâts n’ont plus de case : le surplus va à la coque)
   *[none] { "" }
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
   *[0] ne fait pas eau
}.
leak = { $ship } coulera à la fin du tour { $turn } si la voie d’eau n’est pas aveuglée.
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
flag-retreat = { $ship } a perdu { $lost_and } : hors de combat, il rompt jusqu’à la nuit.
flag-rout = { $ship } a perdu { $lost_and } : il est en déroute.
surrender-test = { $ship }, touché par { $target }, { $strikes ->
    [1] n’en peut plus
   *[0] résiste encore
}.
struck = { $ship } amène son pavillon devant { $target } !
possession-waits = { $target } ne peut pas encore amariner { $ship }.
captured = { $ship } est pris par { $side }.
retaken = { $ship } reprend { $target }.
grappled = { $ship } jette les grappins sur { $target } : à l’abordage !
combat = { $ship } et { $target } se battent à l’arme blanche, { $mine } points ({ $how }) contre { $theirs } ({ $how_theirs }).
melee = Les dés de { $ship } : { $equal ->
    [1] { $weaker ->
        [0] { $stronger ->
            [0] personne ne perd rien
           *[other] { $ship } lui-même perd { $stronger }
        }
       *[other] { $target } perd { $weaker }{ $stronger ->
            [0] { "" }
           *[other] , { $ship } lui-même { $stronger }
        }
    }
   *[0] { $weaker ->
        [0] { $stronger ->
            [0] personne ne perd rien
           *[other] le plus fort perd { $stronger }
        }
       *[other] le plus faible perd { $weaker }{ $stronger ->
            [0] { "" }
           *[other] , le plus fort { $stronger }
        }
    }
}.
melee-losses = { $mine ->
    [0] { $theirs ->
        [0] Ni { $ship } ni { $target } ne perdent personne.
       *[other] { $target } perd { $theirs } d’équipage (reste { $left_theirs }), { $ship } personne.
    }
   *[other] { $ship } perd { $mine } d’équipage (reste { $left }), { $theirs ->
        [0] { $target } personne.
       *[other] { $target } { $theirs } (reste { $left_theirs }).
    }
}
both-ruined = Ni { $ship } ni { $target } n’a plus un homme pour se battre : ils se séparent.
nightfall = La nuit tombe après le tour { $turn }.
won-by-ruin = Victoire pour { $side } : l’ennemi n’a plus un vaisseau sous son pavillon.
drawn-by-ruin = Match nul : aucun camp n’a plus de vaisseau sous son pavillon.
won-by-prizes = Victoire pour { $side }, avec { $prizes } prises.
won-by-count = Victoire pour { $side }. Vaisseaux en main : { $one } { $ships_one }, { $two } { $ships_two }.
drawn-by-count = Match nul. Vaisseaux en main : { $one } { $ships_one }, { $two } { $ships_two }.
won-by-damage = Victoire pour { $side } au duel. Avaries : { $one } { $damage_one }, { $two } { $damage_two }.
drawn-by-damage = Match nul. Avaries : { $one } { $damage_one }, { $two } { $damage_two }.

no-such-shot = « { $answer } » n’est pas un tir.
no-such-ship = Il n’y a pas de vaisseau nommé { $name }.
no-orders-now = Les consignes ne peuvent être changées maintenant.
no-orders-for = { $name } ne reçoit pas d’ordres de ce camp.
no-orders = { $answer } n’est pas une consigne, ou elle est déjà en vigueur.
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
gist-entangled = { $ship } et { $target } sont emmêlés
gist-loose = { $ship } et { $target } se dégagent
loss-sunk = coulé
loss-captured = amène
loss-hull = coque
loss-masts = mâts
loss-guns = canons
loss-crew = équipage
loss-fires = en feu
loss-leaks = fait eau
loss-rudder = gouvernail touché
loss-captains = capitaine tué
verdict-wins = gagne la bataille
verdict-loses = perd la bataille
verdict-sunk = coulé
verdict-struck = amène
verdict-crippled = hors de combat
verdict-fire = en feu
verdict-leak = voie d’eau
verdict-rudder = gouvernail touché
verdict-mast = un mât abattu
verdict-heavy = durement touché
verdict-hit = touché
verdict-missed = sans effet
verdict-own = tort à soi-même
verdict-free = dégagé
verdict-held = toujours tenu
verdict-boarded = abordage
verdict-clear = paré
verdict-tangled = emmêlés
verdict-bumped = collision légère
verdict-tacked = viré
verdict-stays = manque à virer
verdict-nothing = rien
verdict-done = fait

# La fiche dessinée
sheet-class-label = Classe
sheet-rank = { $rank }, { $decks } ponts
sheet-cost-label = Coût
sheet-sailing-label = À la voile
sheet-sailing = { $attitude ->
    [irons] bout au vent
    [close] au plus près
    [reach] largue
   *[run] vent arrière
}, { $moves ->
    [0] tout droit seulement
    [one] un déplacement de { $full } mm
   *[other] { $moves } déplacements de { $full } mm
}
sheet-heading-label = Cap
sheet-heading = { $heading }°
record-hull = Coque
record-hull-top = Ligne du haut
record-hull-bottom = Ligne du bas
record-rig = Gréement
record-masts = Mâts (▼ chute)
record-capacities = Capacités
record-bordee = BORDÉE
record-abordage = ABORDAGE
record-mats = MÂTS
record-force = FORCE
record-number = { $value }
record-plain = { "" }
record-box-guns = G
record-box-crew = C
record-box-leak = L
record-markers = Marqueurs
record-fires = Incendies
record-fire = feu
record-leaks = Voies d’eau
record-leak = coule au tour { $turn }
record-rudders = Gouvernail
record-rudder = touché
record-captains = Capitaines
record-captain = tué
record-hampered = Gêne
record-impeded = gêné { $turns }
record-wreck-port = débris à bâbord { $turns }
record-wreck-starboard = débris à tribord { $turns }
record-flag = Pavillon
record-flag-retreat = retraite
record-flag-rout = déroute
record-flag-struck = pavillon amené
record-legend-1 = G : BORDÉE −1
record-legend-2 = C : ABORDAGE −1
record-legend-3 = L : test de voie d’eau
record-legend-4 = ▼ : un mât tombe, vitesse −1/3
record-legend-5 = Coque : la ligne du haut d’abord, puis celle du bas ; une coque pleine continue sur les mâts, et inversement.
record-legend-6 = Une capacité à 0 : retraite. Deux : déroute. Trois : le navire amène quand un ennemi le touche.

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
face-collision-entangled = emmêlés
face-collision-light = collision légère
face-collision-choice = éviter ou aborder
face-point-blank-none = rien
face-point-blank-captain = capitaine tué
face-point-blank-crew = équipage −1
face-point-blank-masts2 = 2 points aux mâts
face-boarding-stronger = le plus fort perd 1
face-boarding-weaker = le plus faible perd 1
face-boarding-none = rien

try-tack = virer de bord
try-line = naviguer dans la ligne
try-fire = tirer sur { $value }
try-masts = tirer aux mâts de { $value }
try-pb = dé de bout portant sur { $value }
try-board = aborder { $value }
try-retake = reprendre { $value }

# Flottes par budget
recipe-line = Des soixante-quatorze en ligne
recipe-heavy = Des quatre-vingts
recipe-flagship = Un trois-ponts et sa suite
recipe-light = Des soixante-quatre et des cinquante-six
recipe-mixed = Un de chaque
condition-wind = Vent
condition-wind-value = { $value ->
    [0] du nord
    [90] de l’est
    [180] du sud
   *[270] de l’ouest
}
condition-sectors = Entrée
condition-sectors-value = caps écartés de { $value ->
    [2] 2 secteurs (60°)
   *[4] 4 secteurs (120°)
}
fleet-gap = Les flottes coûtent { $one } et { $two } : elles peuvent différer de { $percent } % de la plus chère au plus
sheet-rank-label = Rang
sheet-bordee-label = BORDÉE
sheet-force-label = FORCE
sheet-abordage-label = ABORDAGE
sheet-boxes-label = Cases de coque

# Les tables
chart-ships = Vaisseaux
because-ships = Seuls les ponts sont un choix dans les limites du livret : un premier rang en a 3 ou 4 et en reçoit 3, un deuxième 2 ou 3 et en reçoit 2.
chart-random_die = Dé de hasard
because-random_die = Le livret donne deux dés ; le premier figure parmi son matériel, l’autre est une option. L’ordre des faces est de nous.
chart-wind_die = Dé de vent
because-wind_die = Force, calme, tempête et brume ne changent rien dans cette version.
chart-risk_die = Dé de risque
chart-collision_die = Dé de collision
chart-point_blank_die = Dé de bout portant
because-point_blank_die = Deux passages donnent à l’une des faces vides deux points aux mâts : une option.
chart-boarding_die = Dé d’abordage
chart-attitude = Allures
because-attitude = La rose a douze secteurs ; les directions 3 et 11 sont symétriques de part et d’autre du lit du vent, donc les limites sont à 60 degrés, et les quatre allures se touchent sur des lignes de la rose. Les déplacements sont ceux du livret.
chart-movement = Mouvement
because-movement = 50, 25 et la dérive sont du livret ; il ôte un tiers ou deux par les segments du gabarit perdu, ici des tiers de chaque longueur au millimètre près.
chart-turning = Virages
because-turning = Un vaisseau au largue vient à la limite du vent en trois virages du même côté : de 150 à 60 degrés, cela fait 30 chacun.
chart-wind_test = Test du vent
chart-squadrons = Escadres
because-squadrons = Le livret veut que les vaisseaux se suivent ; jusqu’où c’est encore une ligne, et à quelle distance d’un point de virage on y est, est de nous.
chart-clear = Se dégager
because-clear = Un vaisseau tourne juste assez pour ne plus heurter : son prochain demi-déplacement, un quart de cercle au plus, et quelques millimètres d’écart si cela ne suffit pas.
chart-entry = Table et entrée
because-entry = La table, la distance en ligne et les cinq pour cent sont du livret ; la façon dont la table grandit est de nous.
chart-range = Portées
chart-fire_modifier = Ce qui s’ajoute à une bordée
because-fire_modifier = Le livret ne dit pas l’ancre de qui : on la lit comme celle du tireur.
chart-fire_result = Points d’une bordée
chart-arc = Secteurs
because-arc = Le gabarit est perdu. Pareil sur chaque bord, assez large pour un vaisseau et son voisin, aveugle devant et derrière ; essayé dans quatre-vingts duels de deux programmes : une dizaine de bordées en neuf tours, une enfilade sur cinq.
chart-risk = Risque
because-risk = Deux images sont perdues, un dé puis deux : on y lit les cases fortes de la ligne des résultats.
chart-sheet = Feuille de bord
because-sheet = La feuille est perdue. Une feuille avec un arrêt par rang ; deux lignes de coque ; dix coups par mât ; assez de cases de canons pour faire taire chaque rang ; l’équipage baisse avec les cases ; contrôles de voie d’eau, pires en bas. Les cases sont placées pour que les prix imprimés soient presque justes et qu’aucune classe ne soit hors de combat avant une plus petite.
chart-leak_test = Test de voie d’eau
chart-leak_check = Contrôle de voie d’eau
chart-fire_test = Incendie
chart-explosion = Explosion
because-explosion = Le texte et l’aide de jeu du livret se contredisent ; l’aide fait ici la règle, le texte est une option.
chart-tack_test = Virement de bord
chart-surrender_test = Test de reddition
chart-separation_test = Séparation
chart-collision = Collision
chart-impeded = Gêné
because-impeded = Les faces des marqueurs sont perdues ; le texte distingue l’abordeur de l’abordé.
chart-boarding_points = Points d’abordage
because-boarding_points = Il n’y a pas de cinquième rang dans cette version ; il compte comme le quatrième.
chart-boarding_markers = Abordage : marqueurs
because-boarding_markers = Une ligne du livret a deux images perdues valant −1 ; sa liste de marqueurs renvoie le tir de soutien à l’abordage, et les capitaines tués n’ont pas d’autre poids dans un combat.
chart-body_boarding = Abordage selon le texte
chart-mishap = Incident de tir
chart-budget = Budgets
because-budget = Les sommes offertes sont celles de nos rencontres ; les cinq pour cent sont avec l’entrée.
column-table = Par classe (mm)
column-faces = Faces
column-other = Faces, règle optionnelle
column-names = Ce qu’elles montrent
column-confirm = À confirmer
column-stars = Étoilées
column-mast_face = Faces, règle optionnelle
column-irons = Face au vent
column-close = Au plus près
column-reach = Au largue
column-run = Vent arrière
column-full = Un déplacement selon les tiers perdus, en mm
column-half = Un demi, en mm
column-minimum = Moindre chemin, en mm
column-drift = Dérive, en mm
column-leaks_count = Voies d’eau qui ralentissent, au plus
column-turning-most = Degrés d’un virage au plus
column-every = Tous les tant de tours
column-sector = Degrés d’un secteur
column-apart = Distance au matelot d’avant au plus, en mm
column-beside = Écart d’un point de virage au plus, en mm
column-push = Écart au plus, en mm
column-swing = Rotation au plus, en degrés
column-ahead = Chemin libre devant, en mm
column-touch = Contact en deçà de, en mm
column-width = Largeur de la table, en mm
column-height = Hauteur de la table, en mm
column-inside = Tête de ligne à l’intérieur, en mm
column-gap = De socle à socle en ligne, en mm
column-margin = La table grandit en deçà de, en mm
column-growth = de, en mm
column-percent = Écart de budget admis, en pour cent
column-range-point_blank = Bout portant jusqu’à, en mm
column-range-short = Courte jusqu’à, en mm
column-range-medium = Moyenne jusqu’à, en mm
column-range-long = Longue jusqu’à, en mm
column-point_blank = Bout portant
column-short = Courte portée
column-medium = Moyenne portée
column-long = Longue portée
column-first_broadside = Première bordée
column-at_anchor = À l’ancre
column-rake_stern = Enfilade par la poupe
column-rake_bow = Enfilade par la proue
column-up_to = Total jusqu’à
column-points = Points
column-budget-points = Budgets
column-beam = De part et d’autre du travers, en degrés
column-light = De part et d’autre de la proue et de la poupe, en degrés
column-collision-light = Légère : points de coque
column-one_die = Un dé à
column-two_dice = Deux dés à
column-hull_top = Coque, ligne du haut
column-hull_bottom = Coque, ligne du bas
column-sheet-masts = Mâts
column-mast_falls_at = Un mât tombe à la case
column-columns = Colonnes par rang
column-mats_per = Cases par point de MÂTS
column-stopped = Aveuglée sur
column-worse = Pire sur
column-top_heavy = Ligne du haut, rangs 1 et 2, sur
column-top_light = Ligne du haut, autres, sur
column-bottom_heavy = Ligne du bas, rangs 1 et 2, sur
column-bottom_light = Ligne du bas, autres, sur
column-heavy_to = Dernier gros rang
column-turns = Tours avant de couler
column-out = Éteint sur
column-damage = Avaries sur
column-spread = Avaries et un foyer de plus sur
column-hull = Points de coque d’un foyer
column-masts = Points de mâts d’un foyer
column-explodes_from = Peut sauter dès foyers
column-explodes_on = Saute sur
column-linked_on = Gagne un vaisseau lié sur
column-near = Près
column-far = Plus loin
column-body = Règle optionnelle
column-dice = Dés
column-fails_to = Échoue jusqu’à
column-strikes_on = Amène sur
column-surrender_test-captain_killed = Capitaine tué, sur
column-success = Réussit sur
column-violent = Violente : points de coque et de mâts
column-per_rank = De plus par rang au-dessous
column-rammer = Abordeur
column-rammed = Abordé
column-prize = Prise et vainqueur
column-wreck = Gréement tombé
column-rank = Par rang
column-per_deck = Par pont
column-more_damaged = Le plus avarié
column-less_damaged = Le moins avarié
column-flagship = Vaisseau amiral
column-opposed_to_flagship = Contre un amiral
column-captain_killed = Par capitaine tué
column-support_fire = Par bordée de soutien
column-points_per_loss = Points par perte
column-on = Sur
column-bursts_on = Un canon éclate sur
column-fire_on = Incendie sur
field-guns = canons
field-bordee = BORDÉE
field-force = FORCE
field-abordage = ABORDAGE
field-mats = MÂTS
field-cost = prix
field-rank = rang
field-decks = ponts
field-length = longueur
field-width = largeur
field-theta = degrés du vent
field-half_moves = demi-déplacements
field-within = à moins de (mm)
field-masts = points aux mâts
field-hull = points à la coque
field-fire_on = incendie sur
value-fire = incendie
value-crew = équipage
value-rudder = gouvernail
value-leak = voie d’eau
value-masts2 = 2 mâts
value-hull2 = 2 coque
value-entangled = emmêlés
value-light = légère
value-choice = éviter ou aborder
value-none = rien
value-captain = capitaine
value-stronger = plus fort
value-weaker = plus faible
value-sector_minus = un secteur en arrière
value-sector_plus = un secteur en avant
value-calm_gale = calme ou tempête
value-fog = brume

# D’où viennent les batailles
because-bb1-first-duel = Les flottes sont de nous ; l’entrée est celle du livret : une ligne de chaque côté de l’axe du vent.
because-bb10-chesapeake-1781 = Noms et ordre tirés de l’histoire ; classes ramenées aux cinq du jeu, pour que les deux camps coûtent à peu près autant.
because-bb11-the-nile-1798 = Noms et ordre tirés de l’histoire ; classes ramenées aux cinq du jeu, pour que les deux camps coûtent à peu près autant.
because-bb12-camperdown-1797 = Noms et ordre tirés de l’histoire ; classes ramenées aux cinq du jeu, pour que les deux camps coûtent à peu près autant.
because-bb13-the-whole-spectacle = Les flottes sont de nous ; l’entrée est celle du livret : une ligne de chaque côté de l’axe du vent.
because-bb2-close-duel = Les flottes sont de nous ; l’entrée est celle du livret : une ligne de chaque côté de l’axe du vent.
because-bb3-meeting-90 = Les flottes sont de nous ; l’entrée est celle du livret : une ligne de chaque côté de l’axe du vent.
because-bb4-meeting-135 = Les flottes sont de nous ; l’entrée est celle du livret : une ligne de chaque côté de l’axe du vent.
because-bb5-meeting-213 = Les flottes sont de nous ; l’entrée est celle du livret : une ligne de chaque côté de l’axe du vent.
because-bb6-meeting-303 = Les flottes sont de nous ; l’entrée est celle du livret : une ligne de chaque côté de l’axe du vent.
because-bb7-giant = Les flottes sont de nous ; l’entrée est celle du livret : une ligne de chaque côté de l’axe du vent.
because-bb8-trafalgar-1805 = Noms et ordre tirés de l’histoire ; classes ramenées aux cinq du jeu, pour que les deux camps coûtent à peu près autant.
because-bb9-st-vincent-1797 = Noms et ordre tirés de l’histoire ; classes ramenées aux cinq du jeu, pour que les deux camps coûtent à peu près autant.

# Sur la carte
attitude-irons = Bout au vent
attitude-close = Au plus près
attitude-reach = Largue
attitude-run = Vent arrière
queue-move = Manœuvrent, en remontant le vent
queue-fire = Tirent, en remontant le vent
shape-point-blank = Bout portant
shape-short = Courte
shape-medium = Moyenne
shape-long = Longue
shape-light-bow = Enfilade d’ici (proue)
shape-light-stern = Enfilade d’ici (poupe)
sight-rake-bow = enfile par la proue
sight-rake-stern = enfile par la poupe
reading-gives = { $range ->
    [point-blank] Bout portant
    [short] Courte
    [medium] Moyenne
   *[long] Longue
}{ $rake ->
    [stern] , poupe enfilée
    [bow] , proue enfilée
   *[none] { "" }
}{ $crossed ->
    [0] { "" }
   *[other] , ligne masquée
} : { $points } pts, ⌀ { $mean }
reading-gets = ← { $points } pts, ⌀ { $mean }{ $rake ->
    [stern] , poupe enfilée
    [bow] , proue enfilée
   *[none] { "" }
}
hindered-fire = feu à bord
hindered-impeded = gêné
hindered-boarding = abordage en cours
hindered-both = deux bordées
lost-guns = ses canons
lost-crew = son équipage
lost-masts = ses mâts
group = { CAP($name) }
