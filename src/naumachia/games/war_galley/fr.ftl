# War Galley en français. Les navires portent leur classe et leur numéro, sans article, et s’accordent au féminin : les noms
# des classes (charts.toml) sont donc tous féminins.

game-name = War Galley
game-about = Des flottes de galères, de Ladé à Actium : escadres commandées, éperonnage, balayage des avirons, grappins et abordages.
game-piece = navire
game-pieces = navires
game-battle = bataille
game-battles = batailles
game-age = Flottes à rames, de 494 à 31 av. J.‑C.

ship = { $kind } { $id }
    .the = la { $kind } { $id }
flotilla = flottille { $id }
captain = { $admiral ->
    [1] { $side }, amiral ({ $squadrons })
   *[other] { $side } ({ $squadrons })
}
commander-in = { $name } ({ $squadron })
commander-of = le commandant ({ $squadron })
wind-force = { $force ->
    [0] calme plat
    [1] vent faible
    [2] vent frais
   *[other] vent fort
}

option-reaction-ram = Éperonnage en réaction
option-captains = Capitaines par camp, un par escadre au plus
option-turns = Limite de tours
option-quiet = Tours sans attaque qui mettent fin à la partie
option-watch = Esquive : quand vous consulter
option-watch-0 = jamais
option-watch-1 = sous la menace
option-watch-2 = toujours
option-reply = Tir de riposte
option-reply-0 = se retenir
option-reply-1 = me consulter
option-reply-2 = toujours tirer

where-turn = Tour { $turn }
where-wind = vent
where-squadrons = escadres
where-initiative = initiative
where-speed = niveaux de vitesse
where-commanded = escadres commandées
where-individual = navires isolés
where-status = état des navires
where-victory = victoire

# Demandes
ask-lines = Choisissez les navires de chaque ligne de file.
    .hint = Une ligne de file suit son chef en une seule colonne.
    .waiting = { $side } : choix des navires de chaque ligne de file.
ask-squadrons = Ces navires pourraient suivre deux commandants. Le plus proche les mène : changez-le, ou continuez.
    .hint = Une escadre agit d’un bloc. Rien n’oblige à changer quoi que ce soit.
    .hand = Continuer
    .waiting = { $side } : affectation des navires aux commandants.
ask-admiral = Désignez l’amiral dont l’initiative compte.
    .hint = L’initiative de l’amiral désigné s’ajoute au dé.
    .waiting = { $side } : désignation d’un amiral.
ask-first = Initiative : { $side }. Qui commence ce tour ?
    .hint = Le premier camp règle ses vitesses et active une escadre en premier ; puis les camps alternent.
    .waiting = { $side } : choix du premier à jouer.
ask-level = { $side } : réglez une escadre sur croisière ou sur maximum.
    .hint = Croisière : grappins, pivots et marche arrière permis. Maximum : va plus loin, éperonne plus fort, se laisse moins frapper, mais risque des tours de fatigue.
    .waiting = { $side } : réglage des vitesses.
ask-level-each = { $squadron } : réglez chaque navire sur croisière ou sur maximum.
    .hint = La croisière ne fatigue pas et permet les grappins ; le maximum va plus loin et éperonne plus fort.
    .hand = Régler ainsi
    .waiting = { $side } : réglage des vitesses, navire par navire ({ $squadron }).
ask-squadron = { $side } : activez une escadre.
    .hint = Tous ses navires se meuvent un à un, puis abordent. Ensuite l’autre camp en active une.
    .waiting = { $side } : choix d’une escadre à activer.
ask-individual = { $side } : activez un navire isolé.
    .hint = Hors commandement : l’équipage doit réussir un jet pour agir librement, sauf si l’ennemi est déjà au contact.
    .waiting = { $side } : choix d’un navire isolé.
ask-ship = { $side } : choisissez le navire suivant, ou terminez le mouvement.
    .hint = Dans l’ordre voulu. Après le premier, un clic fait faire de même aux autres.
    .waiting = { $side } : choix du prochain navire.
ask-move = { $ship_the }, { $level ->
    [max] au maximum
   *[cruise] en croisière
}, dispose de { $allowance } PM : annoncez combien elle en dépensera.
    .hint = Le nombre engage : tout doit être dépensé, sauf si le navire éperonne ou est arrêté. Les flèches montrent jusqu’où il va.
    .waiting = { $side } : annonce des PM de { $ship_the }.
ask-step = { $ship_the } : { $left ->
    [0] plus de PM
    [one] il reste { $left } PM
   *[other] il reste { $left } PM
}.
    .hint = Pour éperonner, pointez la proue sur un flanc ennemi ; pour balayer les avirons, longez-le tout droit. C’est proposé dès que c’est possible.
    .waiting = { $side } : mouvement de { $ship_the }.
ask-after = { $ship_the } a fini son mouvement : elle peut { $what ->
    [fire] tirer
    [grapple] lancer ses grappins
   *[both] lancer ses grappins et tirer
}.
    .hint = Les grappins lient les deux navires ; l’abordage suit à la fin du mouvement de l’escadre.
    .waiting = { $side } : { $ship_the } a fini son mouvement et peut encore attaquer.
ask-volley = { $ship_the } peut encore tirer avec { $left ->
    [0] aucun soldat
    [one] un soldat
   *[other] { $left } soldats
} : une autre cible ?
    .hint = Ses soldats peuvent se partager entre plusieurs cibles, au moins un pour chacune.
    .waiting = { $side } : choix des cibles de { $ship_the }.
ask-reaction = { $ship_the } s’est approchée : réagissez-vous ?
    .hint = Un navire qui esquive échappe à cette attaque, mais reste fatigué deux tours. Si le jet échoue, rien ne change.
    .waiting = { $side } : réaction éventuelle à { $ship_the }.
ask-evade = { $attack ->
    [ram] { $foe_the } éperonne { $ship_the }
    [rake] { $foe_the } balaie les avirons de { $ship_the }
    [grapple] { $foe_the } lance ses grappins sur { $ship_the }
    [diekplus] { $foe_the } perce (diekplus) pour balayer { $ship_the }
    [anastrophe] { $foe_the } balaie { $ship_the } et vire pour frapper (anastrophe)
   *[other] { $foe_the } attaque { $ship_the }
} : tenter l’esquive (équipage { $crew }) ?
    .hint = Réussie, l’attaque tombe à l’eau, mais le navire est fatigué deux tours. Si le jet échoue, rien ne change.
    .waiting = { $side } : { $ship_the } peut tenter d’esquiver { $foe_the }.
ask-reply = { $foe_the } attaque { $ship_the } : répondre par un tir ?
    .hint = Cela ne coûte rien ; si les deux tirent, les deux tirs comptent ensemble.
    .waiting = { $side } : { $ship_the } peut répondre au tir de { $foe_the }.
ask-pots = Lancer des pots à feu sur { $target_the } avant l’éperonnage ?
    .hint = Ils peuvent mettre le feu à la cible.
    .waiting = { $side } : lancer éventuel de pots à feu sur { $target_the }.
ask-withdraw = { $ship_the } est dégagée : reculer d’un hex ?
    .hint = Reculer d’un hex hors de portée des soldats de la victime, ou rester pour lancer les grappins.
    .waiting = { $side } : { $ship_the } peut reculer.
ask-transfer = { $commander } peut tenter de quitter { $ship_the }.
    .hint = Un commandant peut être perdu avec son navire. La tentative demande un jet, une fois par tour.
    .waiting = { $side } : { $commander } peut quitter { $ship_the }.
ask-replace = { $commander } est remplacé : choisissez le navire.
    .hint = Le commandant continue, diminué, à bord du navire choisi.
    .waiting = { $side } : choix d’un navire pour { $commander }.
ask-board = { $side } : engagez des soldats à l’abordage{ $committed ->
    [0] .
    [one] { " " }(un engagé).
   *[other] { " " }({ $committed } engagés).
}
    .hint = Soldats contre soldats : à deux contre un, la prise réussit environ sept fois sur dix. Un abordage repoussé coûte un point.
    .waiting = { $side } : engagement des soldats à l’abordage.
ask-unfoul = { $side } : quels navires emmêlés tentent de se dégager ?
    .hint = Un navire dégagé peut de nouveau se mouvoir, d’abord à demi-vitesse.
    .waiting = { $side } : choix des navires emmêlés à dégager.
ask-unfoul-each = { $side } : quels navires emmêlés tentent de se dégager ?
    .hint = Un dé par navire ; dégagé, il repart, d’abord à demi-vitesse.
    .hand = Continuer
    .waiting = { $side } : choix des navires emmêlés à dégager.
line-chain = ligne de file ({ $squadron })
line-squadron = { $ship }
line-admiral = amiral ({ $side })
line-level = { $ship }
line-unfoul = { $ship }

# Jets
roll-wind = Le vent : 2d6 ({ $side }){ modified }.
roll-initiative = Initiative ({ $side }) : un dé + { $initiative }.
roll-individual = { $ship_the } est isolée : { $needs } ou moins pour agir librement.
roll-double = { $admiral } tente d’entraîner { $squadron } : { $needs } ou moins.
roll-confusion = { $squadron } est dans la confusion : un dé.
roll-desertion = { $squadron } déserte-t-elle ? Sur { $needs } ou moins.
roll-transfer = { $commander } passe sur { $ship_the } : { $needs } ou plus.
roll-evade = { $ship_the } tente l’esquive : { $needs } ou moins{ modified }.
roll-reaction = { $ship_the } tente d’éperonner la première : { $needs } ou moins.
roll-ram = { $ship_the } éperonne { $target_the } : 2d6, { $needs ->
    [0] impossible
   *[other] { $needs } ou plus
}{ modified }.
roll-pots = { $ship_the } lance des pots à feu sur { $target_the } : { $needs } ou plus.
roll-rake = { $ship_the } balaie les avirons de { $target_the } : 2d6, { $needs ->
    [0] impossible
   *[other] { $needs } ou plus
}{ modified }.
roll-fire = { $ship_the } ({ $marines ->
    [0] aucun soldat
    [one] un soldat
   *[other] { $marines } soldats
}) tire sur { $target_the } : { $needs } ou plus{ modified }.
roll-ignite = { $target_the } prend-elle feu ? { $needs } ou plus.
roll-grapple = { $ship_the } lance ses grappins sur { $target_the } : { $needs } ou plus{ modified }.
roll-ungrapple = { $ship_the } se détache de { $target_the } : { $needs } ou plus{ modified }.
roll-board = Abordage de { $target_the } : à { $marines } contre { $defenders }, 2d6, { $needs } ou plus{ modified }.
roll-fatigue = Fatigue de { $ship_the } (équipage { $crew }) : un dé{ $modifier ->
    [0] { "" }
   *[other] { " " }+ { $modifier } pour l’effort
}.
roll-refloat = { $ship_the } tente de se renflouer : { $needs } ou moins ; un { $lost } la perd.
roll-unfoul = { $ship_the } tente de se dégager : { $needs } ou plus.
roll-fire-fighting = { $ship_the } (équipage { $crew }) combat le feu : un dé.
roll-spread = Le feu gagne-t-il { $ship_the } ? { $needs } ou plus.
roll-sinking = { $ship_the } coule-t-elle ? Sur { $needs }.
roll-flight = { $side } : le seul amiral est perdu, la flotte fuit sur { $needs } ou plus{ modified }.

# Choix
do-concede = Abandonner
    .hint = La bataille finit, et l’autre camp l’emporte.

do-watch = Esquive : { $order ->
    [never] ne jamais demander
    [always] toujours demander
   *[threatened] demander en cas de menace
}
    .hint = S’il faut vous consulter quand un ennemi peut éperonner, balayer ou lancer ses grappins.
do-reply = Tir de réaction : { $order ->
    [hold] le retenir
    [ask] demander
   *[always] toujours tirer
}
    .hint = Si les navires attaqués ripostent d’eux-mêmes.
do-first-self = Nous commençons
    .hint = Vous réglez les vitesses et frappez d’abord ; l’ennemi voit ce que vous faites.
do-first-other = L’ennemi commence
    .hint = Vous répondez à ce que l’ennemi a fait.
do-level-cruise = { $squadron } : croisière
    .hint = Grappins, pivots et marche arrière permis ; sans fatigue.
do-level-max = { $squadron } : maximum ({ $able } sur { $ships })
    .hint = Plus loin, éperon plus fort, cible plus dure ; un jet de fatigue suit. Ni grappins, ni pivot, ni marche arrière.
do-level-each = { $squadron } : navire par navire
    .hint = Régler chaque navire à part.
do-activate = Activer : { $squadron }
    .hint = Tous ses navires se déplacent maintenant, puis abordent.
do-double = Double activation : { $admiral }, avec { $squadron }
    .hint = Un jet. En cas d’échec, cette escadre doit agir aussitôt, dans la confusion.
do-individual = { $ship_the } { $steady ->
    [0] (jet d’équipage, { $crew } ou moins)
   *[other] (sans jet : au contact de l’ennemi)
}
    .hint = Hors de commandement. Si le jet d’équipage échoue, le navire va en croisière et ne peut venir au contact d’un ennemi.
do-ship = { $ship }
    .hint = { $points } PM{ $aboard ->
        [flagship] , navire amiral
        [commander] , un commandant à bord
       *[nobody] { "" }
    }.
do-end-segment = Terminer le mouvement de l’escadre
    .hint = Les navires restants ne bougent pas. Suivent la fatigue et l’abordage.
do-transfer = { $commander } passe sur { $ship_the }
    .hint = Un jet, une fois par tour ; en cas d’échec le commandant reste où il est.
do-stay-aboard = Rester à bord
    .hint = Le commandant partage le sort de son navire.
do-replace = { $ship }
    .hint = Le commandant continue d’ici.
do-sails-up = Hisser les voiles
    .hint = Un point de plus par vent arrière ; en croisière seulement, sans pivoter ni virer de bord.
do-sails-down = Amener les voiles
    .hint = De nouveau à la rame.
do-cast-off = Larguer la remorque
    .hint = Les deux navires sont libres l’un de l’autre.
do-refloat = Tenter de se renflouer
    .hint = Un dé ; à flot, il ne compte plus pour l’ennemi.
do-ungrapple = Se détacher de { $targets_the }
    .hint = Coûte { $cost } PM en cas de réussite ; le reste peut servir à s’éloigner.
do-anastrophe = Anastrophe contre { $target_the }, { $side ->
    [P] bâbord
   *[S] tribord
}, { $mode ->
    [through] à travers la ligne
   *[alongside] le long du bord
}
    .hint = Balayer, virer et éperonner d’un trait ; le navire en sort fatigué.
do-enter = Entrer en { $hex }, cap { $facing }
    .hint = La poupe sur le bord ; cela prend ses premiers points de mouvement.
do-wait = Attendre hors de la carte
    .hint = Il peut entrer à un tour suivant.
do-announce = { $mode ->
    [none] Rester sur place (0 PM)
    [backing] { $points } PM en arrière
   *[forward] { $points } PM en avant
}
    .hint = { $mode ->
        [none] Il reste ; en croisière, il peut encore lancer les grappins et tirer.
        [backing] Deux points par hex, poupe en avant ; en croisière seulement.
       *[forward] Tout doit être dépensé, à moins d’éperonner ou d’être arrêté.
    }
do-step = { $step ->
    [fwd] En avant
    [fwd-p] En avant à bâbord
    [fwd-s] En avant à tribord
    [back] En arrière
    [back-p] En arrière à bâbord
    [back-s] En arrière à tribord
    [pivot-bow-s] La proue à tribord
    [pivot-bow-p] La proue à bâbord
    [pivot-stern-s] La poupe à bâbord
    [pivot-stern-p] La poupe à tribord
    [pivot-s] Pivoter à tribord
    [pivot-p] Pivoter à bâbord
   *[about] Demi-tour
} ({ $hex }, { $cost } PM){ $aground ->
    [0] { "" }
   *[other] { " " }: échouage !
}
    .hint = { $left ->
        [0] Le mouvement s’arrête là.
       *[other] Il reste alors { $left } PM.
    }
do-ram = Éperonner { $target_the } ({ $needs ->
    [0] impossible
   *[other] { $throw }, { $needs } ou plus
})
    .hint = Réussi : la défense de la cible compte aussitôt en points, et elle peut couler. Raté : collision et demi-vitesse.
do-rake = Balayer les avirons de { $target_the }, { $side ->
    [P] bâbord
   *[S] tribord
} ({ $needs ->
    [0] impossible
   *[other] { $throw }, { $needs } ou plus
})
    .hint = Réussi : les avirons de ce bord sont brisés, la cible ne bouge presque plus. Raté : rien ; le navire continue.
do-diekplus = Diekplous à travers { $target_the }, avirons de { $side ->
    [P] bâbord
   *[S] tribord
} ({ $cost } PM)
    .hint = À travers la ligne ennemie, en balayant les avirons d’un navire au passage.
do-fire = Tirer sur { $target_the }
    .hint = Un dé ; plus il y a de soldats, mieux cela vaut. Un coup au but affaiblit la cible.
do-fire-part = Tirer sur { $target_the } avec { $marines ->
    [0] aucun soldat
    [one] un soldat
   *[other] { $marines } soldats
}
    .hint = Le reste peut tirer sur un autre.
do-fire-flame = Projectiles incendiaires sur { $target_the }
    .hint = Un beau coup peut aussi mettre le feu à la cible.
do-fire-flame-part = Projectiles incendiaires sur { $target_the } avec { $marines ->
    [0] aucun soldat
    [one] un soldat
   *[other] { $marines } soldats
}
    .hint = Le reste peut tirer sur un autre.
do-hold-fire = Retenir le reste
    .hint = Plus de tir de ce navire pour l’instant.
do-reply-ordinary = Répondre au tir de { $target_the }
    .hint = Les deux tirs comptent ensemble.
do-reply-flame = Répondre à { $target_the } par le feu
    .hint = Les deux tirs comptent ensemble ; celui-ci peut mettre le feu.
do-reply-hold = Ne pas tirer
    .hint = L’ennemi tire, vous non.
do-jettison = Jeter les tours à la mer (1 PM)
    .hint = Maximum accru d’un désormais ; la hauteur et le feu sont perdus pour de bon.
do-leave = Quitter la carte par le { $edge ->
    [top] haut
    [bottom] bas
    [left] bord gauche
   *[right] bord droit
}
    .hint = Le navire quitte la bataille ; sortir n’est pas une perte.
do-end-steps = Terminer le mouvement
    .hint = Le navire reste ici.
do-finish = Ce navire a fini
    .hint = Ni grappins ni autre tir dans ce mouvement.
do-grapple = Lancer les grappins sur { $target_the } ({ $throw }, { $needs } ou plus)
    .hint = Réussi, les deux navires sont liés et l’abordage est possible.
do-pass = Ne rien faire
    .hint = L’ennemi continue.
do-ignore = Ne plus demander pour { $ship_the }
    .hint = Ce navire ne demande plus s’il doit esquiver, jusqu’à nouvelle consigne.
do-evade = { $ship_the } esquive { $way ->
    [forward] en avant
   *[back] en arrière
} ({ $throw }, { $crew } ou moins)
    .hint = Réussi : un hex plus loin, puis deux tours de fatigue. Raté : rien.
do-evade-from = { $ship_the } esquive { $way ->
    [forward] en avant
   *[back] en arrière
} ({ $throw }, { $crew } ou moins) : { $foe_the } pourrait { $threats }
    .hint = Réussi : un hex plus loin, puis deux tours de fatigue. Raté : rien.
threat-ram = l’éperonner
threat-rake = balayer ses avirons
threat-grapple = lancer les grappins
do-reaction-ram = { $ship_the } éperonne la première ({ $crew } ou moins)
    .hint = Un jet d’équipage : il éperonne avant d’être éperonné.
do-pots-throw = Lancer les pots à feu
    .hint = Avant l’éperon ; la cible peut prendre feu.
do-pots-keep = Les garder
    .hint = L’éperonnage se fait sans eux.
do-withdraw-back = Reculer
    .hint = Un hex en arrière, hors de la brèche.
do-withdraw-stay = Rester
    .hint = Contre la victime : pour lancer les grappins, ou les subir.
do-board = Aborder { $target_the } à { $marines } contre { $defenders } ({ $ships ->
    [one] un navire
   *[other] { $ships } navires
}, { $throw }, { $needs } ou plus)
    .hint = Réussi : le navire est pris. Raté : chaque navire assaillant perd un point de soldats.
do-board-part = { $ship_the } aborde { $target_the } à { $marines } contre { $defenders } ({ $throw }, { $needs } ou plus)
    .hint = Le reste demeure pour défendre.
do-end-boarding = Plus d’abordage
    .hint = L’activation de l’escadre s’achève.
do-unfoul-all = Tous
    .hint = Un dé pour chacun.
do-unfoul-none = Aucun
    .hint = Ils restent emmêlés.
do-unfoul-each = Navire par navire
    .hint = Choisir pour chaque navire.

# Ce dont on peut demander « pourquoi pas ? »
try-ram = éperonner { $value }
try-rake = balayer les avirons de { $value }
try-diekplus = diekplous à travers { $value }
try-anastrophe = anastrophe contre { $value }
try-fire = tirer sur { $value }
try-grapple = lancer les grappins sur { $value }
try-board = aborder { $value }
try-evade = esquiver { $value ->
    [back] en arrière
   *[forward] en avant
}
try-max = passer au maximum
try-refloat = se renflouer
try-step = { $value ->
    [fwd] pas en avant
    [fwd-p] pas en avant à bâbord
    [fwd-s] pas en avant à tribord
    [back] pas en arrière
    [back-p] pas en arrière à bâbord
    [back-s] pas en arrière à tribord
    [about] demi-tour
    [pivot-bow-s] proue à tribord
    [pivot-bow-p] proue à bâbord
    [pivot-stern-s] poupe à bâbord
    [pivot-stern-p] poupe à tribord
    [pivot-s] virer à tribord
    [pivot-p] virer à bâbord
   *[other] pivoter
}
try-move = scier

# Modificateurs
modified = { $modifier ->
    [0] { "" }
   *[other] { " " }(modificateur { $modifier })
}
reckoning = { $rolled } [{ $modifiers }] = { $total }
reckoning-plain = { $rolled }
mod-half = mi-vitesse +{ $value }
mod-fear = crainte +{ $value }
mod-speed = vitesse +{ $value }
mod-linked = désemparée ou immobilisée +{ $value }
mod-tired = cible fatiguée +{ $value }
mod-crew = équipage { $value ->
    [1] +1
   *[other] { $value }
}
mod-target-max = cible au maximum { $value }
mod-towers = tours à bord { $value }
mod-failed-rake = balayage manqué { $value }
mod-penalty = gênée par un éperonnage en réaction { $value }
mod-corvus = corvus { $value }
mod-harpax = harpax { $value }
mod-faster = plus rapide +{ $value }
mod-slower = plus lente { $value }
mod-engines = machines +{ $value }
mod-height = hauteur +{ $value }
mod-depth = ponts plus bas { $value }
mod-jettisoned = tours jetées { $value }
mod-easy-mark = cible facile +{ $value }
mod-range = portée { $value }
mod-own-sails = sous voiles { $value }
mod-target-sails = cible sous voiles +{ $value }
mod-opposed = routes opposées { $value }
mod-repelled = abordage repoussé +{ $value }
mod-own-ship = navire ami +{ $value }
mod-initiative = initiative de l’amiral +{ $value }
mod-behind = moins de points +{ $value }
mod-beyond = PM au-delà de la croisière +{ $value }
mod-rammed = éperonnage tenté +{ $value }
mod-raked = balayages +{ $value }
mod-hampered = désemparée ou emmêlée { $value }

# Événements
turn = Tour { $turn }.
wind = Le vent : { $rolled }{ modified }. { $strength ->
    [0] Calme plat.
   *[other] Il souffle en force { $strength } vers { $direction ->
        [0] le nord
        [1] le nord-est
        [2] le sud-est
        [3] le sud
        [4] le sud-ouest
       *[5] le nord-ouest
    }.
}
squadrons = { $side } : { $commanded ->
    [one] une escadre commandée
   *[other] { $commanded } escadres commandées
}, { $alone ->
    [0] aucun navire isolé
    [one] un navire isolé
   *[other] { $alone } navires isolés
}.
initiative = Initiative : { $one } { $rolled-one } + { $bonus-one } = { $first }, { $two } { $rolled-two } + { $bonus-two } = { $second }. Le choix : { $winner }.
initiative-tied = Initiative : { $one } { $rolled-one } + { $bonus-one } = { $first }, { $two } { $rolled-two } + { $bonus-two } = { $second }. Égalité : on recommence.
first = Premier à jouer ce tour : { $side }.
levels = { $squadron } : { $fast ->
    [0] { $slow ->
        [1] en croisière
       *[other] tout en croisière
    }
   *[other] { $slow ->
        [0] { $fast ->
            [1] au maximum
           *[other] tout au maximum
        }
       *[other] { $fast } au maximum ({ $names }), { $slow } en croisière
    }
}.
orders-watch = { $side } : nouvelles consignes d’esquive, { $order ->
    [never] ne jamais demander
    [always] toujours demander
   *[threatened] demander en cas de menace
}.
orders-reply = { $side } : nouvelles consignes de tir de réaction, { $order ->
    [hold] le retenir
    [ask] demander
   *[always] toujours tirer
}.
activation = { $whole ->
    [1] En action : { $side }
   *[0] { $side }, en action : { $squadrons }
}{ $ships ->
    [1] { "" }
   *[other] { " " }({ $ships } navires)
}.
stands-by = { $squadrons } : personne ne bouge.
double-works = { $admiral } entraîne { $squadron } : { $rolled }, il fallait { $needs } ou moins.
double-fails = { $admiral } n’entraîne pas { $squadron } : { $rolled }, il fallait { $needs } ou moins.
confusion = { $squadron } dans la confusion : { $rolled }. { $muddle ->
    [none] Sans conséquence.
    [cruise] Tous en croisière.
    [cruise-1] En croisière, avec 1 PM de moins.
    [cruise-2] En croisière, avec 2 PM de moins.
    [half] En croisière, avec la moitié des PM.
   *[halt] L’escadre reste sur place.
}
individual-free = { $ship_the } agit librement : { $rolled }, il fallait { $needs } ou moins.
individual-wary = { $ship_the } se tient à distance, en croisière : { $rolled ->
    [0] personne à bord pour la mener
   *[other] { $rolled }, il fallait { $needs } ou moins
}.
deserts = { $squadron } déserte ! { $rolled }, sur { $needs } ou moins.
loyal = { $squadron } reste fidèle : { $rolled }, la désertion demandait { $needs } ou moins.
transferred = { $commander } passe sur { $ship_the } : { $rolled }, il fallait { $needs } ou plus.
transfer-failed = { $commander } ne peut rejoindre { $ship_the } : { $rolled }, il fallait { $needs } ou plus.
transfer-declined = { $commander } reste à bord de { $ship_the }.
window-passed = Aucune réaction à { $foe_the } ({ $ships_and }).
reply-held = { $ship_the } ne tire pas sur { $foe_the }.
commander-lost = { $commander } est perdu avec { $ship_the }.
commander-replaced = Un moindre chef remplace { $commander } à bord de { $ship_the }.
commander-out = Personne ne remplace { $commander }.
commander-restored = { $commander } a de nouveau son navire bien en main.
flees = { $side } : la flotte prend la fuite : { $sum } ; elle fuit sur { $needs } ou plus.
stands = { $side } : la flotte tient bon : { $sum } ; elle fuit sur { $needs } ou plus.
sails-up = { $ship_the } hisse ses voiles{ $cost ->
    [0] { "" }
   *[other] { " " }({ $cost } PM)
}.
sails-down = { $ship_the } amène ses voiles{ $cost ->
    [0] { "" }
   *[other] { " " }({ $cost } PM)
}.
announced = { $ship_the } { $points ->
    [0] ne bouge pas (0 PM)
   *[other] annonce { $points } PM{ $mode ->
        [backing] { " " }en arrière
       *[forward] { $level ->
            [max] { " " }au maximum
           *[cruise] { "" }
        }
    }
}.
points-lost = { $points ->
    [one] { $points } PM de { $ship_the } est perdu : aucun pas n’est possible.
   *[other] { $points } PM de { $ship_the } sont perdus : aucun pas n’est possible.
}
moved = { $ship_the } { $step ->
    [fwd] avance en { $hex }
    [fwd-p] vient sur bâbord en { $hex }
    [fwd-s] vient sur tribord en { $hex }
    [back] recule en { $hex }
    [back-p] recule sur bâbord en { $hex }
    [back-s] recule sur tribord en { $hex }
    [pivot-bow-s] porte la proue à tribord en { $hex }
    [pivot-bow-p] porte la proue à bâbord en { $hex }
    [pivot-stern-s] porte la poupe à bâbord en { $hex }
    [pivot-stern-p] porte la poupe à tribord en { $hex }
    [pivot-s] pivote à tribord
    [pivot-p] pivote à bâbord
   *[about] fait demi-tour
} (reste { $left } PM).
    .short = { $step ->
        [fwd] en avant
        [fwd-p] à bâbord
        [fwd-s] à tribord
        [back] en arrière
        [back-p] en arrière à bâbord
        [back-s] en arrière à tribord
        [pivot-bow-s] la proue à tribord
        [pivot-bow-p] la proue à bâbord
        [pivot-stern-s] la poupe à bâbord
        [pivot-stern-p] la poupe à tribord
        [pivot-s] pivot à tribord
        [pivot-p] pivot à bâbord
       *[about] demi-tour
    }
    .whole = { CAP($ship_the) } : { $ways }, en { $hex } (reste { $left } PM).
entered = { $ship_the } entre sur la carte en { $hex }.
left-map = { $ship_the } quitte la carte par le { $edge ->
    [top] haut
    [bottom] bas
    [left] bord gauche
   *[right] bord droit
}.
exit-points = { $side } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour cela.
aground = { $ship_the } s’échoue !
refloated = { $ship_the } se renfloue : { $rolled }, il fallait { $needs } ou moins.
stuck = { $ship_the } reste échouée : { $rolled }, il fallait { $needs } ou moins.
stuck-for-good = { $ship_the } se brise sur le rivage : { $rolled }.
tow-ends = { $ship_the } ne remorque plus.
jettisoned = { $ship_the } jette ses tours à la mer.
mast-down = Le mât de { $ship_the } s’abat.
mast-cleared = { $ship_the } a dégagé son mât et sa voile.
evaded = { $ship_the } esquive { $way ->
    [forward] en avant
   *[back] en arrière
} : { $sum }, il fallait { $needs } ou moins. Fatigue pour { $level ->
    [one] un tour
   *[other] { $level } tours
}.
evasion-failed = { $ship_the } n’esquive pas : { $sum }, il fallait { $needs } ou moins.
reaction-ready = { $ship_the } se jette sur { $target_the } : { $rolled }, il fallait { $needs } ou moins.
reaction-late = { $ship_the } est trop lente pour éperonner { $target_the } : { $rolled }, il fallait { $needs } ou moins.
ram-missed = { $target_the } a échappé à l’éperon de { $ship_the }.
rammed = { $ship_the } (éperon { $attack }) éperonne { $target_the } (défense { $defence }) : { $sum }, il fallait { $needs } ou plus. Éperonnée !
collision = { $ship_the } (éperon { $attack }) heurte { $target_the } (défense { $defence }) : { $sum }, { $needs ->
    [0] aucun jet ne suffit
   *[other] il fallait { $needs } ou plus
}. Collision : { $kind ->
    [reaction] { $ship_the } seule passe en croisière, à demi-vitesse ; { $target_the } poursuit sa route.
   *[other] toutes deux passent en croisière, { $ship_the } à demi-vitesse.
}
fouled = { $ship_the } ne peut se dégager de { $target_the } : { $rolled } moins équipage { $crew } = { $total } ; à { $needs } ou plus, elles sont emmêlées.
free = { $ship_the } se dégage de { $target_the } : { $rolled } moins équipage { $crew } = { $total }, moins de { $needs }.
withdrew = { $ship_the } recule.
pots-burn = Les pots à feu de { $ship_the } embrasent { $target_the } : { $rolled }, il fallait { $needs } ou plus.
pots-miss = Les pots à feu de { $ship_the } manquent { $target_the } : { $rolled }, il fallait { $needs } ou plus.
rake-missed = { $target_the } a échappé à { $ship_the } : ses avirons sont saufs.
raked = { $ship_the } balaie les avirons de { $side ->
    [P] bâbord
   *[S] tribord
} de { $target_the } : { $sum }, il fallait { $needs } ou plus.
rake-failed = { $ship_the } manque les avirons de { $target_the } : { $sum }, { $needs ->
    [0] aucun jet ne suffit
   *[other] il fallait { $needs } ou plus
}.
diekplus = { $ship_the } passe à travers { $target_the } et ressort en { $hex } ({ $cost } PM).
diekplus-void = { $target_the } s’est esquivée : { $ship_the } ne passe pas.
anastrophe = { $ship_the } entame une anastrophe contre { $target_the }, { $side ->
    [P] bâbord
   *[S] tribord
}, { $mode ->
    [through] à travers la ligne
   *[alongside] le long du bord
}.
anastrophe-void = { $target_the } s’est esquivée : l’anastrophe de { $ship_the } échoue.
comes-about = { $ship_the } vire derrière sa proie.
exhausted = { $ship_the } est épuisée : fatigue pour { $level ->
    [one] un tour
   *[other] { $level } tours
}.
shot-hit = { $ship_the } ({ $marines ->
    [0] aucun soldat
    [one] un soldat
   *[other] { $marines } soldats
}) tire sur { $target_the } : { $sum }, il fallait { $needs } ou plus. Touchée.
shot-missed = { $ship_the } ({ $marines ->
    [0] aucun soldat
    [one] un soldat
   *[other] { $marines } soldats
}) tire sur { $target_the } : { $sum }, il fallait { $needs } ou plus. Sans effet.
reduced = { $lost ->
    [0] { $ship_the } n’a plus de soldats à perdre.
   *[other] { $ship_the } perd des soldats : il en reste { $left }.
}
ignites = Les projectiles de { $ship_the } embrasent { $target_the } : { $rolled }, il fallait { $needs } ou plus.
fizzles = Le feu de { $ship_the } ne prend pas sur { $target_the } : { $rolled }, il fallait { $needs } ou plus.
on-fire = { $ship_the } est en feu !
grapple-missed = { $target_the } a échappé aux grappins de { $ship_the }.
grappled = { $ship_the } grappine { $target_the } : { $sum }, il fallait { $needs } ou plus.
grapple-failed = { $ship_the } ne grappine pas { $target_the } : { $sum }, il fallait { $needs } ou plus.
ungrappled = { $ship_the } se détache de { $target_the } : { $sum }, il fallait { $needs } ou plus.
ungrapple-failed = { $ship_the } ne peut se détacher de { $target_the } : { $sum }, il fallait { $needs } ou plus.
ungrapple-cost = { $ship_the } a dépensé { $cost } PM pour se détacher.
captured = { $target_the } est abordée et prise ({ $side } : { $ships_and }) : à { $marines } contre { $defenders } ; jet : { $sum }, il fallait { $needs } ou plus.
repelled = { $target_the } repousse l’abordage ({ $ships_and }) : à { $marines } contre { $defenders } ; jet : { $sum }, il fallait { $needs } ou plus.
tired = { $ship_the } se fatigue : { $sum }, équipage { $crew }. Fatigue pour { $level ->
    [one] un tour
   *[other] { $level } tours
}.
fresh = { $ship_the } ne se fatigue pas : { $sum }, équipage { $crew }.
recovers = { $level ->
    [0] La fatigue de { $ship_the } est passée.
    [1] La fatigue de { $ship_the } durera encore un tour.
   *[other] La fatigue de { $ship_the } durera encore { $level } tours.
}
half-over = { $ship_the } n’est plus à demi-vitesse.
unfouls = { $ship_the } se dégage : { $rolled }, il fallait { $needs } ou plus.
stays-fouled = { $ship_the } reste prise : { $rolled }, il fallait { $needs } ou plus.
unfouled = { $ship_the } n’est plus emmêlée ; elle est à demi-vitesse.
fire-out = { $ship_the } éteint le feu : { $rolled }, équipage { $crew }.
fire-burns = { $ship_the } brûle toujours : { $rolled }, équipage { $crew }.
fire-spreads = Le feu de { $ship_the } se propage : { $rolled }, équipage { $crew }.
fire-consumes = { $ship_the } se consume : { $rolled }, équipage { $crew }.
catches-fire = Le feu gagne { $ship_the } : { $rolled }, { $needs } ou plus.
escapes-fire = { $ship_the } échappe au feu : { $rolled }, il prenait sur { $needs } ou plus.
stays-afloat = { $ship_the } reste à flot : { $rolled } ; elle coule sur { $needs }.
goes-down = { $ship_the } s’enfonce : { $rolled } ; elle coule sur { $needs }.
dragged-down = { $ship_the } est liée à { $target_the }, qui l’entraîne par le fond.
too-late = { $ship_the } n’est pas entrée sur la carte au tour { $turn } : elle ne prendra pas part à la bataille.
lost-sunk = { $ship_the } coule !
lost-burnt = { $ship_the } brûle jusqu’à la flottaison.
lost-wrecked = { $ship_the } est une épave.
first-points = { $first ->
    [one] { $first } point
   *[other] { $first } points
}
score = Fin du tour { $turn } : { $one } { first-points }, { $two } { $second }.
won-by-points = Victoire : { $side } (il fallait { $level } points). { $one } { first-points }, { $two } { $second }.
won-by-empty = Victoire, une flotte ayant disparu : { $side }. { $one } { first-points }, { $two } { $second }.
drawn-by-empty = Match nul, une flotte ayant disparu : { first-points } partout.
won-by-time = Victoire aux points à la fin du jour : { $side }. { $one } { first-points }, { $two } { $second }.
drawn-by-time = Match nul à la fin du jour : { first-points } partout.
won-by-flight = Victoire : { $side }. L’autre flotte a fui ({ $fled }) : { $points } points à { $other }, dont { $bonus } pour cette fuite.
drawn-by-flight = La flotte fuit ({ $fled }), mais avec { $other } points elle n’est pas derrière ({ $points } pour { $side }, +{ $bonus } compris) : victoire marginale, classée match nul.
won-by-concession = Victoire : { $side }. L’adversaire abandonne ({ $loser }).

# Refus
no-such-action = Personne ne peut faire « { $action } ».
no-such-ship = Il n’y a pas de navire « { $name } » à choisir ici.
no-such-squadron = Il n’y a pas d’escadre « { $name } » à choisir ici.
no-over = La partie est terminée.
no-gone = { $ship_the } n’est plus sur la carte.
no-not-acting = { $ship_the } n’est pas le navire en mouvement.
no-window = { $ship_the } ne peut esquiver que lorsqu’un ennemi s’approche ou l’attaque.
no-phase-speed = Les niveaux se règlent en phase D.
no-phase-boarding = L’abordage suit le mouvement de l’escadre.
no-phase-commanded = { $squadron } s’active avec les escadres commandées.
no-phase-individual = { $squadron } est isolée : elle agit après les escadres commandées.
no-other-side = { $squadron } n’est pas à vous.
no-other-squadron = { $ship_the } n’appartient pas à l’escadre active.
no-activated = { $squadron } a déjà été activée ce tour.
no-bound = { $admiral } a été désigné : son escadre agit la première, non { $squadron }.
no-double = Cette double activation n’est pas possible.
no-moved = { $ship_the } a déjà fait son mouvement.
no-enter = { $ship_the } ne peut entrer sur la carte maintenant.
no-end-deserters = Les déserteurs doivent encore se mouvoir : personne ne peut les retenir.
no-squadron-choice = Chaque navire appartient à l’un des commandants à portée.
no-level-form = Choisissez une escadre et « cruise » ou « max ».
no-level-again = { $squadron } : le niveau est déjà fixé pour ce tour.
no-max-half = { $ship_the } est à demi-vitesse : pas de maximum.
no-max-tired = { $ship_the } est fatiguée : pas de maximum.
no-max-captured = { $ship_the } a été capturée : pas de maximum.
no-max-crippled = { $ship_the } est désemparée : pas de maximum.
no-max-held = { $ship_the } ne peut se mouvoir : pas de maximum.
no-max-mast = { $ship_the } est démâtée : pas de maximum.
no-max-sails = { $ship_the } est sous voiles : pas de maximum.
no-max-special = { $ship_the } remorque, est remorquée ou déserte : pas de maximum.
no-max-transfer = Le commandant vient de passer sur { $ship_the } : pas encore de maximum.
no-transfer-twice = { $commander } a déjà essayé ce tour.
no-transfer-held = { $commander } ne peut passer sur { $ship_the } : elle est prise, éperonnée ou échouée.
no-transfer-near = { $commander } ne peut passer que sur le navire apte le plus proche.
no-transfer-taken = { $commander } ne peut passer sur { $ship_the } : elle porte déjà un commandant.
no-transfer-late = Un commandant change de navire avant le mouvement du premier navire de son escadre.
no-announce = { $ship_the } dispose de { $allowance } PM, non de { $points }.
no-announce-form = Annoncez des PM et un mode, par exemple « 4 forward », ou choisissez autre chose.
no-back-max = { $ship_the } est au maximum : elle ne peut reculer.
no-back-points = Reculer d’un hex coûte { $cost } PM : { $ship_the } doit en annoncer au moins autant.
no-ungrapple = { $ship_the } n’a pas ce grappin, ou aucun dé ne pourrait l’en libérer.
no-sails = { $ship_the } ne porte pas de voiles.
no-sails-mast = { $ship_the } est démâtée.
no-sails-so = Les voiles de { $ship_the } sont déjà ainsi.
no-sails-max = { $ship_the } est au maximum : on ne hisse les voiles qu’en croisière.
no-sails-points = { $ship_the } n’a pas les PM pour ses voiles.
no-sails-late = Il est trop tard pour les voiles de { $ship_the } : une fois, et avant ce qui suit.
no-sails-near = { $ship_the } ne peut hisser ses voiles au contact d’un ennemi.
no-refloat-yet = { $ship_the } peut tenter de se renflouer à partir du tour suivant l’échouage.
no-refloat-held = { $ship_the } est prise et ne peut se renflouer.
no-refloat-afloat = { $ship_the } est à flot.
no-refloat-crew = { $ship_the } n’a pas d’équipage pour se renflouer.
no-refloat-room = { $ship_the } n’a pas la place de se renflouer.
no-step-form = « { $answer } » n’est pas un pas.
no-step-crippled = { $ship_the } a perdu des avirons : elle ne peut que tourner de ce côté, d’un hex ou d’un angle.
no-step-held = { $ship_the } ne peut se mouvoir : elle est éperonnée, emmêlée, grappinée, échouée ou désemparée des deux bords.
no-step-yet = Annoncez d’abord combien de PM { $ship_the } dépensera.
no-step-max = { $ship_the } est au maximum : elle ne va qu’en avant.
no-step-sails = { $ship_the } est sous voiles : elle ne pivote pas et ne fait pas demi-tour.
no-step-mode = { $ship_the } va en avant ou en arrière dans un même mouvement.
no-step-points = { $left ->
    [one] { $left } PM ne suffit pas
   *[other] { $left } PM ne suffisent pas
} à { $ship_the } pour cela.
no-step-taken = { $other_the } occupe la place où irait { $ship_the }.
no-step-wary = { $ship_the } se tient à distance : elle ne peut s’approcher d’un ennemi.
no-step-map = Ce pas mènerait { $ship_the } hors de la carte : il faut choisir de la quitter.
no-step-edge = { $ship_the } pivoterait au-delà du bord de la carte.
no-step-land = { $ship_the } ne peut pivoter sur la terre.
no-step-tow = { $ship_the } remorque : elle ne va qu’en avant, tout droit ou dans un hex de proue/flanc.
no-leave = Aucun pas ne mène { $ship_the } hors de la carte par là.
no-about-near = { $ship_the } ne peut faire demi-tour au contact d’un ennemi.
no-end = { $ship_the } doit dépenser tous les PM annoncés.
no-jettison = { $ship_the } n’a plus de PM pour jeter ses tours.
no-towers = { $ship_the } n’a pas de tours.
no-after-form = « { $answer } » ne peut se faire après le mouvement.
no-deserter = { $ship_the } a déserté ou est remorquée : elle n’attaque personne.
no-ram-friend = { $target_the } est amie.
no-ram-crippled = { $ship_the } est désemparée et ne peut éperonner.
no-ram-tired = { $ship_the } est fatiguée et ne peut éperonner.
no-ram-half = { $ship_the } est à demi-vitesse et ne peut éperonner.
no-ram-held = { $ship_the } ne peut se mouvoir ni éperonner.
no-ram-towing = { $ship_the } remorque et ne peut éperonner.
no-ram-twice = { $ship_the } a déjà tenté d’éperonner ce tour.
no-ram-value = { $ship_the } n’a pas d’éperon.
no-ram-aground = { $target_the } est échouée : on ne peut la frapper.
no-ram-pointing = { $where ->
    [apart] La proue de { $ship_the } n’est pas au contact de { $target_the } : elle doit être dans un hex de flanc et pointer sur la coque.
    [bow] La proue de { $ship_the } est dans l’hex de proue de { $target_the } et pointe à côté : un éperonnage ne porte que sur les flancs.
    [stern] La proue de { $ship_the } est dans l’hex de poupe de { $target_the } et pointe à côté : un éperonnage ne porte que sur les flancs.
   *[other] La proue de { $ship_the } est dans un hex de flanc de { $target_the }, mais pointe à côté de la coque.
}
no-ram-ends = La proue de { $ship_the } est dans { $where ->
    [bow] l’hex de proue
   *[stern] l’hex de poupe
} de { $target_the } : un éperonnage ne porte que depuis un hex de flanc.
no-ram-swung = { $ship_the } a pivoté, fait demi-tour ou reculé : pas d’éperonnage dans ce mouvement.
no-ram-evaded = { $target_the } s’est esquivée : { $ship_the } doit d’abord avancer encore.
no-reaction-option = L’éperonnage en réaction n’est pas en usage dans cette partie.
no-reaction-fit = { $ship_the } n’est pas en état d’éperonner en réaction.
no-reaction-ram = { $ship_the } ne peut plus éperonner ce tour.
no-reaction-place = L’ennemi n’est pas entré par le flanc dans l’hex de proue de { $ship_the }.
no-rake-friend = { $target_the } est amie.
no-rake-crippled = { $ship_the } est désemparée et ne peut balayer d’avirons.
no-rake-tired = { $ship_the } est fatiguée et ne peut balayer d’avirons.
no-rake-half = { $ship_the } est à demi-vitesse et ne peut balayer d’avirons.
no-rake-sails = { $ship_the } est sous voiles et ne peut balayer d’avirons.
no-rake-special = { $ship_the } remorque, est remorquée ou déserte, et ne peut balayer d’avirons.
no-rake-aground = { $target_the } est échouée : on ne peut balayer ses avirons.
no-rake-step = { $where ->
    [apart] { $ship_the } n’est pas le long de { $target_the } : il faut un pas tout droit le long de son flanc.
    [bow] La proue de { $ship_the } est dans l’hex de proue de { $target_the } : il faut un pas tout droit le long de son flanc.
    [stern] La proue de { $ship_the } est dans l’hex de poupe de { $target_the } : il faut un pas tout droit le long de son flanc.
    [mid-flank] { $ship_the } est à mi-flanc de { $target_the }, mais son dernier pas n’est pas venu tout droit le long des avirons depuis un bout du flanc.
   *[other] { $ship_the } est au bout du flanc de { $target_the } : le prochain pas tout droit le long du flanc balaie les avirons.
}
no-rake-twice = Un seul balayage par pas.
no-rake-evaded = { $target_the } s’est esquivée : { $ship_the } doit d’abord avancer encore.
no-diekplus-cruise = Le diekplous demande le niveau maximum.
no-diekplus-approach = { $ship_the } doit venir droit sur la proue ou la poupe de { $target_the }.
no-diekplus-open = Un flanc de { $target_the } est ouvert : balayez les avirons de la façon ordinaire.
no-diekplus-guard = Du côté visé, aucune galère ennemie ne couvre { $target_the }.
no-diekplus-room = Il n’y a pas de place au-delà de { $target_the }.
no-diekplus-points = { $ship_the } a trop peu de PM pour passer à travers { $target_the }.
no-anastrophe-ship = { $ship_the } ne peut faire d’anastrophe : il faut l’astérisque et le niveau maximum.
no-anastrophe-approach = { $ship_the } doit faire face à { $target_the } à deux hex au plus de sa proue.
no-anastrophe-beside = Il n’y a pas de place le long de { $target_the }.
no-anastrophe-room = Il n’y a pas de place pour virer derrière { $target_the }.
no-evade-tired = { $ship_the } est fatiguée et ne peut esquiver.
no-evade-crippled = { $ship_the } est désemparée et ne peut esquiver.
no-evade-held = { $ship_the } ne peut se mouvoir ni esquiver.
no-evade-towed = { $ship_the } est remorquée et ne peut esquiver.
no-evade-crew = { $ship_the } n’a pas d’équipage à elle pour esquiver.
no-evade-back = { $ship_the } est au maximum : elle n’esquive qu’en avant.
no-evade-room = { $ship_the } n’a ni place ni espoir d’esquiver de ce côté.
no-fire-friend = { $target_the } est amie.
no-fire-twice = { $ship_the } a déjà tiré ce tour.
no-fire-range = { $target_the } est à plus de deux hex.
no-fire-rammed = { $ship_the } est éperonnée : elle ne tire que sur ceux qui l’ont éperonnée.
no-fire-blocked = Des navires s’interposent entre { $ship_the } et { $target_the }.
no-fire-arc = { $target_the } est devant la proue ou derrière la poupe de { $ship_the }.
no-fire-hope = { $ship_the } ne peut rien contre { $target_the }, même avec un 6.
no-grapple-friend = { $target_the } est amie.
no-grapple-twice = { $ship_the } a déjà lancé ses grappins ce tour.
no-grapple-collided = { $ship_the } a subi une collision et ne peut grappiner ce tour.
no-grapple-anastrophe = { $ship_the } a tenté une anastrophe : elle ne grappine qu’après un coup au but.
no-grapple-max = { $ship_the } est au maximum et ne peut grappiner.
no-grapple-rammed = { $ship_the } est éperonnée : elle ne grappine que les navires emmêlés avec elle.
no-grapple-again = { $ship_the } et { $target_the } sont déjà grappinées.
no-grapple-apart = { $target_the } est à { $hexes } hex de { $ship_the } : les grappins n’atteignent que les hex adjacents.
no-grapple-ashore = Les deux navires sont à terre.
no-grapple-evaded = { $target_the } a échappé à { $ship_the }.
no-grapple-hope = { $ship_the } ne peut grappiner { $target_the }, même avec un 6.
no-board-grapple = Aucun navire actif n’est grappiné à { $name }.
no-board-marines = Il n’y a pas de soldats pour aborder { $name }.
no-board-rest = Le reste des soldats répartis doit encore aborder une autre cible.
no-board-again = { $name } ne peut être abordée maintenant.

# Fiche, marques, jauges, chances
points = points
ships = navires
crew = équipage
marines = soldats
speed = PM
sheet-speed-label = Croisière et maximum
sheet-allowance-label = PM maintenant
sheet-level-label = Niveau
sheet-ram-label = Éperon
sheet-defence-label = Défense
sheet-crew-label = Équipage
sheet-marines-label = Soldats
sheet-place-label = Proue
sheet-equipment-label = Équipement
sheet-commander-label = Commandant
sheet-two = { $one } / { $two }
sheet-value = { $value }
sheet-level = { $level ->
    [max] maximum ({ $speed })
   *[cruise] croisière ({ $speed })
}
sheet-ram = { $one } / { $two }{ $star ->
    [0] { "" }
   *[other] *
}
sheet-of = { $value } sur { $full }
sheet-hex = { $hex }, cap { $facing ->
    [N] nord
    [NE] nord-est
    [SE] sud-est
    [S] sud
    [SW] sud-ouest
   *[NW] nord-ouest
}
sheet-list = { $items }
sheet-admiral = { $name } (portée { $range }, initiative { $initiative })
sheet-commander = { $name } (portée { $range }, initiative { $initiative ->
    [0] aucune
   *[other] { $initiative }
})
kit-towers = tours
kit-engines = machines
kit-corvus = corvus
kit-harpax = harpax
kit-pots = pots à feu
kit-flame = projectiles incendiaires
kit-sails = voiles
badge-sunk = coulée
badge-burnt = brûlée
badge-wrecked = épave
badge-left = partie
badge-waiting = en attente
badge-admiral = amiral
badge-commander = commandant
badge-max = maximum
badge-fatigue = fatigue { $level }
badge-half = mi-vitesse
badge-crippled = désemparée
badge-rammed = éperonnée
badge-fouled = emmêlée
badge-grappled = grappinée
badge-fire = en feu
badge-aground = échouée
badge-mast = démâtée
badge-captured = prise
badge-recaptured = reprise
badge-deserter = déserteur
badge-towing = remorque
gist-nothing = rien ne change
gist-gone = { $ship_the } { $how ->
    [sunk] coule
    [burnt] se consume
    [wrecked] est une épave
   *[left] quitte la carte
}
gist-captured = { $ship_the } change de mains
gist-rammed = { $ship_the } est éperonnée
gist-crippled = { $ship_the } est désemparée
gist-fouled = { $ship_the } est emmêlée
gist-freed = { $ship_the } se libère
gist-grappled = { $ship_the } est grappinée
gist-fire = { $ship_the } prend feu
gist-fire-out = le feu de { $ship_the } est éteint
gist-half = { $ship_the } est à demi-vitesse
gist-tired = { $ship_the } est fatiguée pour { $level ->
    [one] un tour
   *[other] { $level } tours
}
gist-reduced = { $ship_the } perd { $points ->
    [one] un point de soldats
   *[other] { $points } points de soldats
}
gist-aground = { $ship_the } s’échoue

# Avant un tournoi
option-build = Tournoi : les flottes sont choisies en secret
option-place = Tournoi : les joueurs placent leurs flottes
ask-fleet = Choisissez votre flotte et votre amiral.
    .hint = Secret : les deux camps choisissent en même temps.
    .waiting = { $side } : choix d’une flotte et d’un amiral.
ask-set-up = Le jet : { $side }. Se déployer, ou entrer au tour 1 ?
    .hint = Le camp qui entre plus tard voit d’abord la ligne adverse, et joue le premier.
    .waiting = { $side } : se déployer, ou entrer au tour 1.
ask-place = { $side } : déplacez un navire, ou terminez.
    .hint = Dans votre zone de départ.
    .waiting = { $side } : mise en place de la flotte.
ask-place-at = { $ship_the } : choisissez l’hex de sa proue.
    .hint = La poupe vient derrière.
    .waiting = { $side } : mise en place de { $ship_the }.
ask-place-facing = { $ship_the } : choisissez son cap.
    .hint = La proue pointera de ce côté.
    .waiting = { $side } : choix du cap de { $ship_the }.
line-fleet = flotte ({ $side })
line-fleet-admiral = amiral ({ $side })
do-set-up = Se déployer sur la carte
    .hint = Dans votre zone, avant le premier tour.
do-enter-later = Entrer au tour 1, en jouant le premier
    .hint = Par votre bord, en jouant le premier.
do-placed = La flotte est en place
    .hint = La mise en place est finie.
do-place = Déplacer { $ship_the }
    .hint = Prendre ce navire et le poser ailleurs.
do-place-at = { $hex }
    .hint = La proue vient ici.
do-place-facing = Cap { $facing ->
    [N] nord
    [NE] nord-est
    [SE] sud-est
    [S] sud
    [SW] sud-ouest
   *[NW] nord-ouest
}
    .hint = Tourné de ce côté.
fleet = { $side } : une flotte de { $ships ->
    [one] { $ships } navire
   *[other] { $ships } navires
}.
set-up-order = Déploiement : { $one } { $first }, { $two } { $second }. Dernier à se déployer : { $winner }.
will-enter = { $side } : entrée au tour 1, en jouant le premier.
placed = { $ship_the } est en { $hex }.
no-place = { $ship_the } doit se trouver à { $depth } hex au plus de son bord, en eau libre.

# Les hex autour d’un navire
zone-bow = hex de proue : on n’éperonne pas d’ici ; on peut grappiner et, à vitesse maximale en route opposée, tenter un diekplous ou une anastrophe
zone-bow-flank = hex de proue/flanc (bossoir) : une proue ennemie qui pointe d’ici sur la coque éperonne ; un pas tout droit le long du flanc balaie les avirons
zone-mid-flank = hex de mi-flanc (travers) : une proue ennemie qui pointe d’ici sur la coque éperonne ; un navire qui vient tout droit le long du flanc balaie ici les avirons
zone-stern-flank = hex de poupe/flanc (hanche) : une proue ennemie qui pointe d’ici sur la coque éperonne ; un pas tout droit le long du flanc balaie les avirons
zone-stern = hex de poupe : on n’éperonne pas d’ici ; on peut grappiner et, à vitesse maximale dans la même route, tenter un diekplous
zone-aground = le navire est échoué : d’ici on peut le grappiner, non l’éperonner ni balayer ses avirons
zone-missiles = à portée de ses projectiles

# Consignes
ask-orders = Consignes : pour qui ?
    .hint = Elles disent quand on vous consulte pendant que l’ennemi joue. L’ordre du navire prime celui de l’escadre, et celui-ci celui de la flotte.
    .waiting = { $side } : consignes permanentes.
ask-orders-for = Consignes pour { $whom } ; à présent, esquive : { $watch ->
    [never] ne jamais demander
    [always] toujours demander
   *[threatened] demander en cas de menace
} ; tir de réaction : { $reply ->
    [hold] le retenir
    [ask] demander
   *[always] toujours tirer
}.
    .hint = Moins de questions pendant que l’ennemi joue, ou aucune.
    .waiting = { $side } : consignes permanentes.
do-orders = Consignes …
    .hint = Quand on vous consulte pendant que l’ennemi joue, et qui riposte.
do-orders-for = { $kind ->
    [fleet] Toute la flotte : { $whom }
    [squadron] Escadre : { $whom }
   *[ship] { $whom }
} ({ $watch ->
    [never] esquive jamais
    [always] esquive toujours
   *[threatened] esquive si menace
}, { $reply ->
    [hold] ne pas tirer
    [ask] tirer sur demande
   *[always] riposter
})
    .hint = La consigne d’un navire passe avant celle de son escadre, et celle-ci avant celle de la flotte.
do-back = Retour
    .hint = Retour à la question d’avant.
no-orders-for = { $name } ne reçoit pas d’ordres de ce camp.
no-concede = Seul l’amiral d’un camp peut abandonner.
no-orders-now = Les consignes ne peuvent être changées maintenant.
no-orders = { $answer } n’est pas une consigne, ou elle est déjà en vigueur.
sheet-captain-label = Capitaine
sheet-goal-label = Pour gagner
sheet-goal = { $level } points à la fin d’un tour (à présent { $points })
standing-first = Initiative
    .hint = Ce que vous choisissez quand vous l’avez : commencer, ou laisser commencer l’ennemi.
standing-first-ask = demander
standing-first-self = nous commençons
standing-first-other = l’ennemi commence
standing-level = Allure
    .hint = L’allure de chaque escadre, l’une après l’autre dans l’ordre de la liste ; les navires qui ne peuvent aller au maximum restent en croisière.
standing-level-ask = demander
standing-level-cruise = croisière
standing-level-max = maximum
standing-unfoul = Navires emmêlés
    .hint = Lesquels tentent de se dégager à la fin d’un tour.
standing-unfoul-ask = demander
standing-unfoul-all = tous
standing-unfoul-none = aucun
standing-transfer = Commandants
    .hint = Si un commandant dont le navire est en péril reste à bord sans demander.
standing-transfer-ask = demander
standing-transfer-stay = rester à bord
standing-watch = Esquive
    .hint = Quand on vous demande si un navire tente de s’échapper.
standing-watch-never = ne jamais demander
standing-watch-threatened = demander si menacé
standing-watch-always = toujours demander
standing-reply = Riposte
    .hint = Si un navire attaqué tire de lui-même sur l’assaillant.
standing-reply-hold = retenir le tir
standing-reply-ask = me demander
standing-reply-always = aussitôt
badge-orders = consignes propres

# Aller ensemble
do-same = Comme { $leader_the }
    .hint = La même annonce et les mêmes pas, autant que les règles le permettent.
do-all-same = Les autres font comme { $leader_the } ({ $ships ->
    [one] un navire
   *[other] { $ships } navires
})
    .hint = Chacun fait les mêmes pas, autant que les règles le permettent ; on vous consulte si quelque chose survient.
do-wake = Dans le sillage de { $leader_the }
    .hint = Hex par hex là où le navire de devant a passé, en virant où il a viré.
do-all-wake = La file suit dans le sillage de { $leader_the } ({ $ships ->
    [one] un navire
   *[other] { $ships } navires
})
    .hint = Chacun va hex par hex là où celui de devant a passé ; on vous consulte si quelque chose survient.
do-ahead = Tout droit, { $hexes } hex (jusqu’à { $hex })
    .hint = Tous les pas d’un coup ; il s’arrête là où quelque chose survient.

# Flottes de tournoi
model = { $kind }, { $sort ->
    [std] ordinaire
    [mac] macédonienne
    [ill] illyrienne
    [troop] avec des troupes
    [greek] grecque
    [oct] d’Octave
    [raw] équipage novice
    [elite] équipage d’élite
    [good] bon équipage
    [chios] de Chios
    [phoen] phénicienne
    [levy] de levée
    [rho] rhodienne
    [pun] punique
    [punraw] punique, novice
    [merc] avec des mercenaires
    [hel] hellénistique
    [helE] hellénistique, à machines
    [rom] romaine
    [rom1] romaine, novice
    [rom2] romaine
    [rom3] romaine, pleine de légionnaires
    [romE] romaine, à machines
    [romTE] romaine, à tours et machines
    [TE] à tours et machines
   *[other] { $sort }
}
fleet-admiral = amiral, initiative { $initiative }, portée de commandement { $range }
recipe-boarders = Abordeurs : de larges ponts pleins de légionnaires
recipe-oarsmen = Rameurs : navires rapides, équipages d’élite
recipe-line = Ligne : un peu de tout
recipe-giants = Géants : peu de navires, hauts, à tours et machines
recipe-triremes = Trières : beaucoup de petits éperons
recipe-raiders = Pirates : des navires légers autour de quelques hexères

# Réponses sur les feuilles d’ordres
chain = { $ships } ({ $count } navires)
order-as-written = comme dans le scénario
order-cruise = croisière
order-max = maximum
order-roll = se dégager
order-stay = laisser

# Le jeu en une page : ce qu’il faut savoir à table
brief-1 = Points : un navire ennemi vaut sa défense dès qu’il est éperonné, échoué ou coulé, et un de plus s’il est capturé. On compte à la fin de chaque tour.
brief-2 = Un tour : les escadres se forment selon la portée de commandement, on joue l’initiative, chaque escadre se règle sur croisière ou maximum, puis les camps activent tour à tour une escadre ; les navires isolés agissent en dernier.
brief-3 = Un navire annonce ses points de mouvement (PM), puis les dépense : 1 par hex droit devant ou d’un côté de la proue. En croisière seulement, il peut pivoter (1 par côté), virer de bord (2) ou reculer (2 par hex).
brief-4 = Éperon : la proue pointée sur un flanc, jamais sur la proue ni la poupe. Chaque PM au-delà de la croisière ajoute un, avec un seul changement de cap au plus. Un navire éperonné ne bouge plus et coule en fin de tour sur un 6.
brief-5 = Balayage : un pas tout droit le long d’un flanc. Il brise les avirons de ce bord ; équipage contre équipage.
brief-6 = Grappins à la fin d’un mouvement en croisière, au contact ; puis abordage, soldats contre soldats. Des navires liés ne bougent plus.
brief-7 = Un navire fatigué n’éperonne, ne balaie ni n’esquive, et va moins vite. Un navire désemparé a perdu les avirons d’un bord. Des navires emmêlés sont pris l’un dans l’autre après un éperonnage.
brief-8 = Pendant que l’ennemi joue, vos navires menacés peuvent esquiver et ripostent d’eux-mêmes : les consignes disent quand on vous consulte.
brief-9 = Cliquez sur un navire pour voir les hex autour : en rouge, d’où l’on peut l’éperonner et le balayer ; en jaune, jusqu’où il tire. « Pourquoi pas ? » sur sa fiche dit ce qui empêche le reste.

# Ce qu’une mise en place ou une position doit contenir, dit là où elle ne le contient pas
found-off-map = hors de la carte
want-two-sides = deux camps
want-letters = un code fait de lettres seulement
want-squadron-of = une escadre du camp { $side } sur la carte
want-span = le premier et le dernier, de 1 à 99
want-no-initiative = rien : seuls les amiraux en ont
want-leader = un commandant pour mener l’escadre
want-just-one = un seul de { $names }
want-columns = la première et la dernière colonne, un multiple de { $step } entre elles
want-row = une rangée de 1 à 99, ici ou dans l’escadre
want-on-map = { $ship } tout entier sur la carte
want-water = de l’eau sous tout { $ship } ({ $hex } est de la terre)
want-free = un hex libre pour { $ship } ({ $hex } est occupé par { $other })
want-in-command = tous les navires à { $range } hex au plus de { $chief }, ou dans sa ligne ({ $ship } n’y est pas)
want-sails = du vent, et un camp qui porte des voiles, pour que { $ship } en ait
want-tug = un navire de sa propre escadre pour remorquer { $ship }
want-towed = un petit navire dans l’hex de poupe de { $ship }, qui le remorque
want-mouth = des hex d’eau sur la carte
want-price = des navires pour { $points } points au plus
want-commanders = un amiral et au plus { $allowed } commandants d’escadre
want-depth = { $ship } à { $depth } hex au plus du bord { $edge ->
    [top] supérieur
    [bottom] inférieur
    [left] gauche
   *[right] droit
}
want-a-ship = au moins un navire
want-flotillas = de 1 à { $most }, celle de l’amiral en premier
want-with = ceci seulement avec { $key }
want-another-ship = un autre navire
want-both-ends = un lien à deux bouts : { $other } doit nommer aussi { $ship }
want-side-by-side = { $ship } et { $other } côte à côte sur la carte
want-same-device = le même engin à l’autre bout, chez { $ship }
want-cruise = la croisière : dans son état, { $ship } ne peut être au maximum
want-ashore = de la terre sous la proue de { $ship } (sous sa poupe s’il reculait)
want-command-ship = un navire du camp { $side } qui flotte
want-no-commander = un navire sans commandant ({ $other } est à bord)
want-phase = ceci seulement dans la phase { $phases }
want-one-side = des navires d’un seul camp, chacun une fois
want-whole-squadron = l’escadre entière : { $names }

# Les chances en bref
verdict-wins = gagne la bataille
verdict-loses = perd la bataille
verdict-gone = détruite
verdict-captured = capturée
verdict-rammed = éperonnée
verdict-crippled = avirons brisés
verdict-fire = mise en feu
verdict-grappled = grappinée
verdict-hit = soldats touchés
verdict-slips = elle s’esquive
verdict-collision = collision
verdict-unraked = avirons intacts
verdict-missed = manqué
verdict-repelled = repoussé
verdict-failed = échoue
verdict-evades = s’esquive
verdict-stays = reste où elle est
verdict-own-gone = votre navire est perdu
verdict-own-captured = votre navire est pris
verdict-own-rammed = votre navire est éperonné
verdict-own-crippled = vos avirons sont brisés
verdict-own-grappled = votre navire est grappiné
verdict-transferred = change de navire
verdict-stays-aboard = reste à bord
verdict-freed = se libère
verdict-held = reste prise
verdict-nothing = rien ne change
verdict-something = il en coûte quelque chose
loss-gone = perdue
tally-gone = Navires perdus
loss-captured = capturée
tally-captured = Navires pris par l’ennemi
loss-rammed = éperonnée
tally-rammed = Éperonnages subis
loss-crippled = avirons
tally-crippled = Rangs d’avirons brisés
loss-fire = en feu
tally-fire = Incendies subis
loss-marines = soldats
tally-marines = Soldats perdus
loss-fouled = emmêlée
tally-fouled = Navires emmêlés
loss-grappled = grappinée
tally-grappled = Navires grappinés
loss-aground = échouée
tally-aground = Navires échoués
loss-half = mi-vitesse
tally-half = Réduits à demi-vitesse
loss-tired = fatiguée
tally-tired = Équipages fatigués
throw = { $dice ->
    [1] 1d6
   *[other] { $dice }d6
}{ $sign ->
    [plus] { " " }+ { $value }
    [minus] { " " }− { $value }
   *[none] { "" }
}

# Comment on gagne et perd
aim-side = Victoire à { $points } points
aim-1 = On gagne aux points. Le nombre après les vôtres est votre objectif : ayez-en autant à la fin d’un tour, et plus que l’ennemi.
aim-2 = Les points sont les navires ennemis : chacun vaut sa défense dès qu’il est éperonné, échoué ou coulé, et un de plus tant que vous le tenez capturé.
aim-3 = Vous perdez quand l’ennemi atteint son objectif, ou quand votre flotte prend la fuite. Si vous perdez votre seul amiral (navire capturé, coulé ou brûlé), on jette aussitôt un dé : avec son initiative, sur 7 ou plus, la flotte fuit, l’ennemi reçoit 25 points et la bataille est finie. Gardez bien le navire amiral.
aim-4 = Sans décision, le plus haut score l’emporte : quand un camp n’a plus de navire, après le dernier tour, ou après plusieurs tours sans attaque.
brief-10 = L’amiral : si vous perdez le seul que vous ayez, la flotte peut fuir aussitôt, sur un dé plus son initiative de 7 ou plus. Avec une initiative de 4, c’est deux fois sur trois : gardez le navire amiral hors de portée des grappins.

no-there-ship = { $other_the } s’y trouve, et un hex n’a de place que pour une galère
no-there-land = ce n’est pas la mer
no-there-far = à { $hexes } hex, et { $ship_the } a { $left } PM
no-there-way = aucun chemin de { $left } PM n’y mène { $ship_the }
stakes-boarded = Si les grappins tiennent, vous pouvez être abordé, { $theirs } contre { $own }.
stakes-flagship = Votre seul amiral est à bord de { $ship_the } : si elle est prise ou perdue, la flotte fuit avec { $exact } ({ $p } %), et la bataille est finie.
stakes-commander = { $commander } est à bord de { $ship_the } et serait perdu avec elle.
confirm-flagship = { $ship_the } pourrait y être grappinée. Si le vaisseau amiral est pris, la flotte fuit avec { $exact } ({ $p } %) et la bataille est perdue.
verdict-unharmed = indemne

# What the colours of the hexes about a ship mean
legend-bad = d’ici on éperonne et on balaie
legend-info = d’ici des grappins, pas d’éperon
legend-warn = portée de ses projectiles

# Les tables : leurs noms, leurs raisons, leurs colonnes
chart-classes = Classes de navires
because-classes = La règle donne : une birème qui croise à 4 ; une galère 4/6 d’équipage 3 ; un maximum de 6 à la quadrirème et de 7 à la quinquérème ; une galère qui croise à 5 et fait 7 ; la trirème comme la plus maniable ; l’astérisque des 3, cat3 et de certaines birèmes ; la cinq meilleure que la quatre ; l’éperon plus fort au maximum ; un navire de D 8 ; des attaques de 4, 6, 8 et des défenses de 2, 4, 7 ; RL plus difficile à éperonner que L ; T sans valeur militaire. Les descriptions publiques citent de longs pions des birèmes aux dix et des transports d’un demi-pouce ; que les lembes soient petits suit de WG-4.0.
chart-models = Navires
because-models = Les équipages vont de 1 à 4 ; environ 50 hommes par point de M, donc une trirème 1 et une quinquérème 2 à 4 ; un navire M 2, C 3, D 8 existe et coûte 13. Les Romains abordent ; Rhodiens et Phéniciens visent les avirons. Les tours baissent de 1 le maximum imprimé de la classe. Les quatre, cinq et trirèmes cataphractes novices et la cinq aux soldats mercenaires ont été ajoutées après avoir joué les batailles.
chart-ram = Éperon
because-ram = Les quatre exemples de WG-7.14 tiennent exactement : 6 contre 7 demande 10, 8 contre 4 demande 4, 4 contre 2 demande 6, à égalité il faut 8. Seule compte l’attaque moins la défense : 5 ou plus 3, 4 4, 3 5, 2 6, 1 7, 0 8, -1 10, -2 et -3 11, -4 à -6 12, en dessous impossible. Un 2 naturel n’éperonne jamais ; un navire léger peut encore couler le plus grand sur 12.
chart-ram_withdraw = Emmêlé après un éperonnage
chart-rake = Balayage
because-rake = La règle oppose équipage à équipage avec 2d6. Seule la différence compte ; à équipages égaux il faut 9, pour que le balayage reste l’arme du meilleur équipage. L’équipage 0 est un navire capturé.
chart-fatigue = Fatigue
because-fatigue = Équipage 3 : un 4 modifié ne fait rien, un 7 donne F2 ; la ligne 7A donne F3 à l’équipage 2 et fatigue tous les équipages ; F1 ne vient jamais de la table ; meilleurs équipages et petits dés fatiguent moins. La ligne 7A est la ligne 7.
chart-double_activation = Double activation
because-double_activation = La règle lit un dé contre l’initiative : réussi si le dé n’est pas plus haut. Un 6 échoue toujours.
chart-confusion = Confusion
because-confusion = La règle parle de changements de vitesse pour chaque navire de l’escadre ; ils ne valent que pour cette activation.
chart-transfer = Changement de navire amiral
chart-reduced_commander = Un commandant après son transfert
because-reduced_commander = Le pion d’un commandant a un dos plus faible ; un de moins partout est le plus petit changement qui se sente.
chart-grapple = Grappins
because-grapple = La règle lit un dé contre l’équipage, haut est bon. Un navire capturé, d’équipage 0, peut encore lancer ses grappins.
chart-ungrapple = Se dégager des grappins
because-ungrapple = Comme les grappins, en plus difficile ; le +2 d’une même main sur les deux navires permet de détacher les prises.
chart-unfoul = Se démêler
because-unfoul = Un dé contre l’équipage, jamais modifié.
chart-devices = Engins
because-devices = La règle laisse les engins aux scénarios. Le corvus était un pont d’abordage à la proue et alourdissait l’avant ; le harpax, un grappin ferré lancé par une catapulte, qu’on ne pouvait couper.
chart-boarding = Abordage
because-boarding = La règle dit que 4 contre 1 demande 4. Doubler le rapport vaut 2 aux dés, 8 - 4 log4(assaillants / défenseurs) arrondi ; à forces égales il faut 8. La ligne de 0 est fixée à la main.
chart-missile = Projectiles
because-missile = La règle nomme une colonne 1-2, laisse tirer M 0 et ne connaît que D, D/F ou rien, les grands dés étant bons. Les projectiles faisaient peu : M 1 ou 2 sans aide touche sur 6.
chart-ignition = Mise à feu
chart-fire_fighting = Lutte contre le feu
because-fire_fighting = La règle jette un dé et laisse le feu gagner les navires amarrés. E éteint, C brûle encore, S brûle encore et chaque navire grappiné ou emmêlé peut prendre feu, B de même puis consumé.
chart-wind = Vent
because-wind = La règle jette 2d6 pour la force et la direction et connaît le calme plat. La force 0 est le calme, 3 le vent fort ; seul compte qu’il soit calme ou non.
chart-sinking = Naufrage
chart-refloat = Renflouement
chart-evasion = Esquive
chart-movement_costs = Coûts de mouvement
chart-tournament = Tournoi
because-tournament = Les dimensions des cartes sont les nôtres : celles qui sont imprimées ne sont pas connues.
chart-tournament_commanders = Commandants du tournoi
because-tournament_commanders = La règle laisse prendre n’importe quel commandant imprimé ; une courte liste où initiative et portée font 9 reste équitable.
column-table = Valeurs
column-rows = Lignes
column-foul_if_natural_minus_crew_at_least = Emmêlé si le dé naturel moins l’équipage fait au moins
column-anastrophe = Après une anastrophe (7A)
column-highest = Réussi jusqu’à
column-results = Résultats
column-success_min = Réussi à partir de
column-range_less = Portée en moins
column-range_least = Portée au moins
column-initiative_less = Initiative en moins
column-initiative_least = Initiative au moins
column-lowest = Dé minimum, par équipage
column-corvus = Corvus
column-harpax = Harpax
column-columns = Colonnes
column-incendiary_min = Projectiles incendiaires : feu à partir de
column-fire_pot_min = Pots à feu : feu à partir de
column-spread_min = Le feu gagne à partir de
column-strongest = Le plus fort
column-sinks_on = Coule sur
column-free_if_at_most = Dégagé sur au plus
column-eliminated_on = Perdu sur
column-success_if_at_most = Réussi si au plus
column-half_speed_die = Ajouté à demi-vitesse
column-fatigue = Fatigue
column-forward = En avant
column-pivot_per_hexside = Pivot, par côté
column-about_face = Demi-tour
column-back = En arrière
column-jettison = Jeter les tours
column-sails = Voiles
column-ungrapple = Se dégager des grappins
column-diekplus = Diekplus
column-points = Points
column-victory = Victoire
column-squadron_commanders = Chefs d’escadre
column-setup_depth = Profondeur du déploiement
column-flee_bonus = Pour la fuite
column-capture_bonus = Pour une prise
column-admirals = Amiraux
column-admiral = Amiral
column-squadron_commander_range = Portée des chefs d’escadre

# Ce qui se lit dans les lignes des tables
charts-head = { $name } ({ $id })
field-max = maximum
field-ram_cruise = éperon en croisière
field-ram_max = éperon au maximum
field-star = astérisque
field-sail = voile
field-kind = classe
field-marines = marins
field-engines = machines
field-grapple_drm = au dé pour lancer les grappins
field-arc = depuis
field-ungrapple_drm_enemy = au dé de l’ennemi pour se dégager
field-own_ram_drm = à ses propres éperonnages
field-max_speed = à la vitesse maximale
field-reduction = réduction à partir de
field-fire = feu à partir de
field-strength = force
field-direction = direction
field-calm = calme
field-initiative = initiative
field-range = portée
value-small = petite
value-double = double
value-any = n’importe quel côté
value-bow = la proue
value-none = sans conséquence
value-cruise = croisière
value-cruise-1 = croisière, 1 PM de moins
value-cruise-2 = croisière, 2 PM de moins
value-half = croisière, la moitié des PM
value-halt = reste sur place

# Where the battles come from
because-s01-first-strokes = Un premier exercice de notre cru : une trirème chacun.
because-s02-pirates-off-rhodes = Un combat de notre invention, vers 205 av. J.‑C. : des Rhodiens rapides et experts contre des pillards plus lourds soutenus par la Macédoine. Niveaux réglés par le jeu.
because-s03-tauris-47bc = Guerre d’Alexandrie 44–47, un pion par navire. Les équipages d’Octavius étaient usés par un siège manqué ; niveaux réglés par le jeu.
because-s04-tournament-250 = Points, niveaux et profondeur de déploiement viennent de WG-10.0 ; la taille de la carte et les deux flottes d’exactement 250 points sont de nous : dix-neuf quinquérèmes romaines et un lembos contre dix-sept quinquérèmes aux meilleurs équipages, avec des mercenaires et une cataphracte, pour que chaque camp puisse gagner.
because-s05-side-190bc = Tite-Live XXXVII 23–24 : 32 quadrirèmes rhodiennes et 4 trirèmes en colonne ; 37 navires séleucides plus grands, dont 3 septères et 4 hexères, et 10 trirèmes en ligne, Hannibal vers le large, Apollonios vers la terre. La flotte royale venait d’être levée : équipages novices, sauf sur les grands navires ; niveaux réglés par le jeu.
because-s06-myonessus-190bc = Tite-Live XXXVII 29–30 : 58 Romains sous Aemilius Regillus et 22 Rhodiens sous Eudamos avec des pots à feu ; Polyxénidas 89, dont trois hexères et deux septères.
because-s07-aegates-241bc = Polybe I 59–61, un pion pour 8 navires.
because-s08-chios-201bc = Polybe XVI 2–9 : Philippe V avec 53 navires pontés, dont une décère, une octère, des septères et des hexères, et environ 150 lembi et barques à éperon ; Attale et Théophiliscos avec 65 navires pontés, 9 trihémiolies et 3 trirèmes. Les lembi ne portent pas de soldats pour l’abordage : ils s’interposaient et brisaient les rames ; niveaux réglés par le jeu.
because-s09-catana-397bc = Diodore XIV 59–60 : Leptine, avec 180 navires, partit en avant avec ses 30 meilleurs ; Magon en avait 500 en comptant des marchands munis d’éperons ; une centaine de navires syracusains furent perdus. Les nombres puniques sont ramenés à ce qui combattit.
because-s10-drepanum-249bc = Polybe I 49–51, un pion pour 4 navires ; les Romains sont acculés à la côte, sans place derrière eux. Adherbal avait fait monter les mercenaires à bord (I 49) ; niveaux réglés par le jeu.
because-s11-actium-31bc = Plutarque, Antoine 61–68 ; Dion L 31–35 ; Orose VI 19 : Antoine environ 170 grands navires, jusqu’aux décères, et les 60 de Cléopâtre en réserve ; Octave quelque 260, plus petits et plus maniables. Le feu fut l’arme d’Octave, apportée tard (Dion L 34) ; niveaux réglés par le jeu.
because-s12-arginusae-406bc = Xénophon, Helléniques I 6 : environ 150 Athéniens sur deux lignes, huit escadres de 15 aux ailes, alliés et taxiarques au centre devant les îles ; 120 Spartiates sur une ligne, Callicratidas à droite, Thrasondas à gauche. Hermon, en vérité le pilote, reçoit le centre. Les équipages athéniens furent levés en hâte.
because-s13-naulochus-36bc = Appien, Guerres civiles V 118–121 : environ 300 navires de chaque côté ; ceux d’Agrippa plus hauts, avec des tours et l’harpax ; Démocharès et Apollophane menaient des navires plus légers et mieux armés, tandis que Sextus regardait du rivage.
because-s14-salamis-306bc = Diodore XX 46–52 : Démétrios environ 180, dont 7 septères, 10 hexères et 20 quinquérèmes, ses meilleurs à gauche avec 30 quadrirèmes athéniennes sous Médios, les navires légers au centre, 10 quinquérèmes devant le port ; Ptolémée 140 quadrirèmes et quinquérèmes, plus fort à sa gauche, et 200 transports ; Ménélas 60 dans le port. Niveaux réglés par le jeu.
because-s15-ecnomus-256bc = Polybe I 25–28 : 330 Romains en coin de deux escadres menées par les consuls, chacun sur une hexère, une troisième remorquant des transports de chevaux, une quatrième derrière ; 350 Carthaginois, Hannon à droite, Hamilcar à gauche du centre, l’aile gauche repliée vers la côte. Niveaux réglés par le jeu : un quart de l’ennemi, puisque les trois combats s’éloignent l’un de l’autre.
because-s16-lade-494bc = Hérodote VI 8–15 : 353 trirèmes ioniennes (Milet 80, Priène 12, Myonte 3, Téos 17, Chios 100 avec 40 soldats chacune, Érythrées 8, Phocée 3, Lesbos 70, Samos 60) contre 600 en titre, dont environ 450 sont censées avoir combattu.
because-t300-tournament = Points, niveaux et profondeur de déploiement viennent de WG-10.0 ; la taille de la carte et les deux flottes d’exactement 300 points sont de nous.
because-t350-tournament = Points, niveaux et profondeur de déploiement viennent de WG-10.0 ; la taille de la carte et les deux flottes d’exactement 350 points sont de nous.
because-t400-tournament = Points, niveaux et profondeur de déploiement viennent de WG-10.0 ; la taille de la carte et les deux flottes d’exactement 400 points sont de nous.
