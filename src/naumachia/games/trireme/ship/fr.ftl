# Le jeu des navires de Trireme en français.

game-name = Trirème : le Jeu des Navires
game-about = Les galères une à une : des ordres tracés en secret, tous les navires rament ensemble, et chaque homme à bord compte.
game-piece = navire
game-pieces = navires
game-battle = bataille
game-battles = batailles
brief-1 = Chaque navire a sa feuille de bord : ses vitesses, ses hommes par sorte, son souffle, ses brèches. Ce qui lui arrive y est biffé.
brief-2 = Un tour : les deux camps écrivent leurs ordres en secret ; tous les navires rament ensemble en cinq étapes ; puis le tir, les agrippements, l’abordage, le moral, les groupes d’infanterie, les détachements, le dégagement des navires immobilisés.
brief-3 = Un ordre est une suite de mouvements : A en avant, L à bâbord, R à tribord, B en arrière, PL et PR pour pivoter sur place. Autant de mouvements que de lettres. Au-delà de la croisière, c’est la pleine vitesse (PV, notée FV dans les ordres) : elle coûte une case de souffle et éperonne plus fort.
brief-4 = Entrer dans un hexagone qu’un ennemi tient à la fin de l’étape, c’est l’éperonner, là où frappe la proue. Le flanc se crève, une hanche est frappée plus fort ; un mouvement droit frappe plus qu’un virage. Si deux veulent le même hexagone : le plus rapide l’obtient, puis le plus grand.
brief-5 = Une brèche coûte de la vitesse, des hommes, de l’équipement ; une deuxième mauvaise coule le navire. Un navire immobilisé se traîne d’un hexagone par tour jusqu’à ce que son équipage le dégage.
brief-6 = Agrippez juste après un bon coup d’éperon : c’est bien plus facile. Répartissez alors votre facteur d’abordage (un homme en armure compte deux, un homme léger un, un archer un demi) entre les ennemis que vous tenez. Un navire qui perd plus d’hommes qu’il n’en tue peut se rendre ; envoyez un groupe pour le prendre.
option-weather = Météo : le vent et sa force peuvent changer à chaque tour
option-sails = Les voiles se hissent et s’amènent par ordre
option-rake = Ratissage : longer un ennemi et briser ses rames
option-reinforced_bow = Les proues renforcées adoucissent le choc pour l’éperonneur
option-wrecks = Les navires coulés laissent des épaves
option-reefs = Les récifs peuvent arrêter ou perdre les navires
option-shore = Les navires vont à la côte : échoués s’ils sont lents, naufragés s’ils sont rapides
option-towers = Des tourelles pour archers et machines
option-iron_hands = Les mains de fer aident à agripper
option-corvus = Corvus : le pont d’abordage romain
option-fire = Projectiles incendiaires et feux à bord
option-oarsmen = Les rameurs peuvent combattre
option-fleet_fatigue = La fatigue au dé au lieu des cases

where-turn = Tour { $turn } sur { $turns }
where-deployment = déploiement
where-weather = vent et temps
where-orders = ordres de mouvement
where-movement = mouvement
where-step = étape { $step } sur 5
where-drift = dérive
where-fire = tir
where-grapples = agrippements
where-boarding = abordage
where-morale = moral
where-groups = groupes d’infanterie
where-detachments = détachements
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
    .hint = A en avant, L à bâbord, R à tribord, B en arrière, PL et PR pour pivoter ; rien pour rester. Les chiffres sur la route sont les étapes où le navire rame. Personne ne voit les ordres avant que tous aient écrit ; puis tous les navires rament ensemble.
    .waiting = { $side } : on écrit les ordres.
ask-fire = Choisissez les cibles des archers et des machines.
    .hint = Un dé par tir ; chaque cible montre ce qui la touche. Toutes les pertes sont subies ensemble : deux navires peuvent se vider l’un l’autre.
    .hand = Continuer
    .waiting = { $side } : on choisit les cibles.
ask-grapple = Lancer les grappins ?
    .hint = Deux dés, 9 ou plus ; +3 après un bon coup d’éperon. Des navires liés ne bougent pas, et on peut les aborder aussitôt.
    .hand = Continuer
    .waiting = { $side } : on décide qui agripper.
ask-board = Répartissez vos facteurs d’abordage entre les ennemis que vous tenez.
    .hint = Un dé par ennemi : plus il y a de facteurs, plus il perd d’hommes. Vous pouvez vous retenir.
    .hand = Continuer
    .waiting = { $side } : on répartit les facteurs d’abordage.
ask-send = Envoyer des groupes d’infanterie sur les navires que vous tenez ?
    .hint = De un à cinq points d’hommes d’une sorte par lien. Un navire rendu ou à l’abandon où vos hommes sont seuls est à vous.
    .hand = Continuer
    .waiting = { $side } : on décide quels hommes changent de navire.
ask-detach = Détacher des navires ?
    .hint = Deux dés, 9 ou plus ; le vainqueur d’un abordage a +2, contre un corvus c’est -3.
    .hand = Continuer
    .waiting = { $side } : on décide quels liens rompre.
ask-free = Quels navires immobilisés essaient de se dégager ?
    .hint = Lancez deux dés : sur 2, l’équipage abandonne. Un équipage expert se dégage sur 8, un ordinaire sur 9, des débutants sur 10, des esclaves sur 11.
    .hand = Continuer
    .waiting = { $side } : on décide quels navires essaient de se dégager.
ask-lose = { $points ->
    [one] { $ship_the } perd un homme. Lequel ?
   *[other] { $ship_the } perd { $points } hommes. Lesquels ?
}
    .hint = Un homme en armure vaut deux facteurs d’abordage, un homme léger un, un archer un demi.
    .waiting = { $side } : on choisit les hommes que perd { $ship_the }.
ask-spoil = { $ship_the } a une brèche : l’équipement, ou les rames ?
    .hint = Sans rames, c’est l’immobilisation ; l’équipement ne revient pas.
    .waiting = { $side } : on choisit entre l’équipement et les rames de { $ship_the }.
ask-deploy = { $side } : quel navire prend sa place ?
    .hint = Les camps placent tour à tour un navire, dans les rangées de leur bord.
    .waiting = { $side } : on choisit le prochain navire à placer.
ask-berth = Où sera la proue de { $ship_the } ?
    .hint = Les deux hexagones du navire doivent être dans les rangées de votre bord.
    .waiting = { $side } : on place { $ship_the }.
ask-heading = Quel est le cap de { $ship_the } ?
    .hint = Le cap est libre, si la poupe trouve place.
    .waiting = { $side } : on choisit le cap de { $ship_the }.
line-plot = { $ship }
line-archers = { $ship } : archers
line-engine = { $ship } : machines
line-grapple = { $ship } agrippe
line-board = { $ship } : facteur d’abordage { $factor }
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
    [K] en avant, en ratissant
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
    [1] , de la tourelle
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
some-men = { $kind ->
    [armoured] { $points ->
        [one] un homme en armure
       *[other] { $points } hommes en armure
    }
    [light] { $points ->
        [one] un homme léger
       *[other] { $points } hommes légers
    }
    [archers] { $points ->
        [one] un archer
       *[other] { $points } archers
    }
   *[oarsmen] { $points ->
        [one] un rameur
       *[other] { $points } rameurs
    }
}
detach = { $target } ({ $needs } ou plus)

# Dés
roll-weather = Vent et temps : deux dés.
roll-gust = { $ship_the } a sa grand-voile dans le vent fort : un 1 la déchire.
roll-contest = { $ship_the } veut le même hexagone qu’un autre navire : le plus haut dé l’obtient.
roll-ram = { $ship_the } éperonne { $target_the } { $where ->
    [bow] proue contre proue
    [bow_flank] au flanc de proue
    [side] au flanc
    [stern_flank] à la hanche
   *[stern] à la poupe
} : rapport { $ratio }, deux dés{ $add ->
    [0] { "" }
   *[other] { " " }{ $add }
}.
roll-collision = { $ship_the } est en collision : sur { $most } ou moins, c’est l’immobilisation.
roll-rake = { $ship_the } ratisse les rames de { $target_the } : deux dés{ $add ->
    [0] { "" }
   *[other] { " " }{ $add }
} ; { $own } ou moins gâte les siennes, { $theirs } ou plus celles de l’ennemi.
roll-reef = { $ship_the } passe un récif à marée { $tide ->
    [rising] montante
   *[falling] descendante
} : un dé{ $add ->
    [0] { "" }
   *[other] { " " }{ $add }
}.
roll-breach = { $ship_the } a une brèche : un dé.
roll-fatigue = { $ship_the } a ramé à pleine vitesse : { $tires ->
    [1] un 1 fatigue son équipage
   *[other] de 1 à { $tires }, son équipage est fatigué
}.
roll-shots = { $ship_the } tire sur { $target_the }{ $flame ->
    [1] { " " }avec du feu
   *[0] { "" }
} : { $needs } ou plus touche.
roll-armour = Les armures à bord de { $ship_the } : { $needs } ou plus sauve un homme.
roll-fire = { $ship_the } brûle : un dé{ $add ->
    [0] { "" }
   *[other] { " " }{ $add }
}.
roll-spread = { $ship_the } est au grappin d’un navire en feu : sur { $needs }, le feu prend.
roll-grapple = { $ship_the } lance ses grappins sur { $target_the } : deux dés{ $add ->
    [0] { "" }
   *[other] { " " }{ $add }
}, { $needs } ou plus.
roll-halyards = { $ship_the } coupe les drisses de { $target_the } : { $needs } ou plus.
roll-board = { $ship_the } combat { $target_the }, facteur { $factor } : un dé.
roll-fought-over = { $side } à bord de { $ship_the }, facteur { $factor } : un dé.
roll-morale = { $ship_the } a perdu le combat : deux dés pour son moral.
roll-detach = { $ship_the } essaie de se détacher de { $target_the } : deux dés{ $add ->
    [0] { "" }
   *[other] { " " }{ $add }
}, { $needs } ou plus.
roll-free = { $ship_the } essaie de se dégager : deux dés, { $needs } ou plus ; sur 2, l’équipage abandonne.
roll-wreck = L’épave de { $ship_the } : sur { $most } ou moins elle sombre.
roll-begins = { $side } : un dé pour commencer{ $die ->
    [0] .
   *[other] { " " }contre { $die }.
}

# Choix
do-lose = { $men_and }
    .hint = Un homme en armure vaut deux facteurs d’abordage, un homme léger un, un archer un demi.
do-spoil-equipment = { $ship_the } perd son équipement
    .hint = Tout, sauf une proue renforcée, est perdu pour de bon.
do-spoil-oars = { $ship_the } est { $ship_gender ->
    [m] immobilisé
   *[f] immobilisée
}
    .hint = Un mouvement par tour jusqu’à ce que l’équipage réussisse son dégagement.
do-deploy = Placer { $ship_the }
    .hint = Ensuite : l’hexagone de sa proue, puis son cap.
do-line = Le reste se met en ligne
    .hint = Vos derniers navires sont placés côte à côte, proue à l’ennemi.
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
try-grapple = agripper { $value }
try-board = aborder { $value }
try-send = envoyer des hommes à { $value }
try-detach = se détacher de { $value }
try-free = se dégager

# Événements
turn = Tour { $turn } sur { $turns }.
begins = { $one } { $rolled }, { $two } { $against }. Place le premier navire : { $side }.
begins-again = { $one } { $rolled }, { $two } { $against } : on recommence.
deployed = { $ship_the } prend sa place.
left-out = Il n’y a plus de place pour { $ship_the }, qui reste au port.
weather = Temps, { $rolled } : { $force ->
    [calm] calme
    [light] vent léger
    [moderate] vent modéré
   *[strong] vent fort
}{ $force ->
    [calm] { "" }
   *[other] { " " }vers le { $dir ->
        [0] nord
        [1] nord-est
        [2] sud-est
        [3] sud
        [4] sud-ouest
       *[5] nord-ouest
    }
}.
gust = { $ship_the } dans la rafale, dé { $rolled } : { $lost ->
    [1] sa grand-voile est perdue
   *[0] sa grand-voile tient
}.
ordered = { $ship_the } : { $order }
rigged = { $ship_the } { $rig ->
    [none] amène sa voile
    [sail] hisse sa voile
   *[mainsail] hisse sa grand-voile
}.
step = { $rows ->
    [0] { "" }
   *[other] Étape { $step }.
}
oars-rest = Les navires ont ramé.
met-swap = Étape { $step } : { $ship_the } et { $other_the } veulent échanger leurs hexagones. Personne ne passe.
met-still = Étape { $step } : { $ship_the }{ $more ->
    [0] { "" }
    [1] {" "}et un autre navire
   *[other] {" "}et { $more } autres navires
} { $more ->
    [0] va
   *[other] vont
} vers { $hex }, où { $other_the } reste immobile.
met-stopped = Étape { $step } : { $ship_the }{ $more ->
    [0] { "" }
    [1] {" "}et un autre navire
   *[other] {" "}et { $more } autres navires
} { $more ->
    [0] va
   *[other] vont
} vers { $hex }, mais { $other_the } y a été { $other_gender ->
    [m] arrêté
   *[f] arrêtée
}.
met-stern = Étape { $step } : { $ship_the }{ $more ->
    [0] { "" }
    [1] {" "}et un autre navire
   *[other] {" "}et { $more } autres navires
} { $more ->
    [0] donne
   *[other] donnent
} dans la poupe de { $other_the }, qui vient seulement occuper { $hex }.
met-contest = Étape { $step } : { $other_the } obtient { $hex } devant { $ship_the }{ $more ->
    [0] { "" }
    [1] {" "}et un autre navire
   *[other] {" "}et { $more } autres navires
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
moved = { $ship_the } { $letter ->
    [A] avance
    [K] avance, rames rentrées
    [L] tourne à bâbord
    [R] tourne à tribord
    [B] recule
    [PL] pivote à bâbord
   *[PR] pivote à tribord
}.
left-map = { $ship_the } quitte la carte{ $letter ->
    [B] { " " }en reculant
   *[other] { "" }
}.
barred = { $ship_the } bute sur { $bar ->
    [land] la terre
   *[edge] le bord
} et ne va pas plus loin.
beached = { $ship_the } s’échoue sur { $bar ->
    [land] le rivage
   *[edge] le bord
}.
wrecked = { $ship_the } fait naufrage et ne bougera plus.
contest = { $ship_the } obtient { $rolled } pour l’hexagone.
rammed = { $ship_the } éperonne { $target_the } { $where ->
    [bow] proue contre proue
    [bow_flank] au flanc de proue
    [side] au flanc
    [stern_flank] à la hanche
   *[stern] à la poupe
} : rapport { $ratio }, dés { $rolled }{ $add ->
    [0] { "" }
   *[other] { " " }{ $add }
}, ligne { $row }. Éperonneur : { $own } ; cible : { $theirs }.
ram-answered = { $ship_the } répond à { $target_the } proue contre proue : rapport { $ratio }, dés { $rolled }{ $add ->
    [0] { "" }
   *[other] { " " }{ $add }
}, ligne { $row }. Éperonneur : { $own } ; cible : { $theirs }.
harm-X = par le fond
harm-BrI = brèche et immobilisation
harm-Br = brèche
harm-I = immobilisation
harm-a = indemne, agrippement facilité
harm-none = indemne
collided = { $ship_the } en collision, dé { $rolled } : { $hurt ->
    [1] immobilisation
   *[0] rien de cassé
}.
raked = { $ship_the } ratisse les rames de { $target_the } : dés { $rolled }, { $total } en tout : { $result ->
    [own] ce sont les siennes qui cassent
    [target] elles sont brisées
   *[none] rien ne casse
}.
reef = { $ship_the } sur le récif : dé { $rolled }{ $add ->
    [0] { "" }
   *[other] { " " }{ $add }
}. { $how ->
    [pass] Le récif est passé.
    [stopped] Le récif arrête le navire.
   *[wrecked] Le navire touche.
}
breached = { $ship_the } a une brèche, dé { $rolled }, et perd { $fv ->
    [0] { $men ->
        [one] un homme
       *[other] { $men } hommes
    }
   *[other] { $fv } de pleine vitesse{ $men ->
        [0] { "" }
        [one] { " " }et un homme
       *[other] { " " }et { $men } hommes
    }
}{ $sinks ->
    [1] , puis coule
   *[0] { "" }
}.
stripped = { $ship_the } perd son équipement.
immobilised = { $ship_the } est { $ship_gender ->
    [m] immobilisé
   *[f] immobilisée
}.
men-lost = { $ship_the } perd { $men_and }.
derelict = { $ship_the } est à l’abandon : { $left ->
    [enemies] il n’y a plus que des ennemis à bord
    [prisoners] il n’y a plus que des prisonniers à bord
    [oarsmen] il n’y a plus que des rameurs à bord
   *[nobody] il n’y a plus personne à bord
}.
sunk = { $ship_the } coule !
burnt = { $ship_the } est { $ship_gender ->
    [m] abandonné
   *[f] abandonnée
} aux flammes.
fatigued = { $ship_the } à pleine vitesse, dé { $rolled } ({ $tires } ou moins fatigue) : son équipage est fatigué.
not-fatigued = { $ship_the } à pleine vitesse, dé { $rolled } ({ $tires } ou moins fatigue) : son équipage garde son souffle.
drifted = { $ship_the } dérive sous le vent.
wreck-drifts = L’épave de { $ship_the } dérive.
shots = { $ship_the } { $weapon ->
    [archers] tire
   *[engine] lance des pierres
} sur { $target_the }{ $flame ->
    [1] { " " }avec du feu
   *[0] { "" }
} : { $shots ->
    [one] un tir
   *[other] { $shots } tirs
}, { $needs } ou plus : { $hits ->
    [0] aucun coup au but
    [one] un coup au but
   *[other] { $hits } coups au but
}.
armour = À bord de { $ship_the }, les armures { $saved ->
    [0] ne sauvent personne
    [one] sauvent un homme
   *[other] sauvent { $saved } hommes
}.
burns = { $ship_the } brûle, niveau { $level }.
fire-aboard = Feu à bord de { $ship_the }, dé { $rolled }, { $total } en tout : { $how ->
    [out] il est éteint
    [men] un homme est perdu
    [rig] { $mainsail ->
        [1] un homme, 1 de pleine vitesse et la grand-voile sont perdus
       *[0] un homme et 1 de pleine vitesse sont perdus
    }
   *[lost] le navire est perdu
}.
spread = Le feu gagne { $ship_the }, dé { $rolled } : { $caught ->
    [1] il prend
   *[0] il ne prend pas
}.
grappled = { $ship_the } agrippe { $target_the } : dés { $rolled }{ $add ->
    [0] { "" }
   *[other] { " " }{ $add } = { $total }
}, il fallait { $needs }. Les deux navires sont liés.
grappled-free = { $ship_the } s’amarre à { $target_the }.
grapple-failed = { $ship_the } lance ses grappins sur { $target_the } : dés { $rolled }{ $add ->
    [0] { "" }
   *[other] { " " }{ $add } = { $total }
}, il fallait { $needs }. Ils tombent court.
halyards = { $ship_the } coupe les drisses de { $target_the } : dés { $rolled }, il fallait { $needs }. { $cut ->
    [1] La grand-voile tombe pour de bon.
   *[0] Elles tiennent.
}
oars-fight = Les rameurs de { $ship_the } prennent les armes.
boarded = { $ship_the } combat { $target_the }, facteur { $factor }, dé { $rolled }{ $corvus ->
    [1] { " " }(+1 pour le corvus)
   *[0] { "" }
} : { $target_the } { $lost ->
    [0] ne perd personne
    [one] perd un homme
   *[other] perd { $lost } hommes
}.
fought-over = { $side } à bord de { $ship_the }, facteur { $factor }, dé { $rolled } : l’ennemi { $lost ->
    [0] ne perd personne
    [one] perd un homme
   *[other] perd { $lost } hommes
}.
morale = { $ship_the } a perdu le combat{ $gives ->
    [1] { " " }et son sang-froid (dés { $rolled }).
   *[0] { " " }mais tient bon (dés { $rolled }).
}
surrendered = { $ship_the } se rend.
sent = { $points ->
    [0] { $ship_the } veut envoyer { $men_and } à { $target_the } : il n’y a pas de place.
   *[other] { $ship_the } envoie { $men_and } à { $target_the }{ $stay ->
        [0] .
        [one] , sans place pour un de plus.
       *[other] , sans place pour { $stay } de plus.
    }
}
captured = { $ship_the } est { $ship_gender ->
    [m] pris
   *[f] prise
}. Nouveau pavillon : { $side }.
freed = { $side } : { $ship_the } est de nouveau libre.
dropped = { $ship_the } largue { $target_the }.
detached = { $ship_the } se détache de { $target_the } : dés { $rolled }{ $add ->
    [0] { "" }
   *[other] { " " }{ $add } = { $total }
}, il fallait { $needs }.
held-fast = { $ship_the } ne peut se détacher de { $target_the } : dés { $rolled }{ $add ->
    [0] { "" }
   *[other] { " " }{ $add } = { $total }
}, il fallait { $needs }.
freeing = { $ship_the } essaie de se dégager, dés { $rolled } : { $how ->
    [abandoned] son équipage abandonne
    [none] en vain
    [slower] c’est fait, avec { $lost } de pleine vitesse en moins pour de bon
   *[free] c’est fait
}.
wreck-die = L’épave de { $ship_the }, dé { $rolled } : { $gone ->
    [1] elle sombre
   *[0] elle flotte encore
}.
won-by-points = { $decisive ->
    [1] Victoire décisive
   *[other] Victoire
} : { $side }. Points : { $one } { $points_one }, { $two } { $points_two }. { $why ->
    [turns] Les tours sont finis.
   *[fleet] Une flotte n’a plus de navire qui combatte.
}
drawn-by-points = Partie nulle. Points : { $one } { $points_one }, { $two } { $points_two }. { $why ->
    [turns] Les tours sont finis.
   *[fleet] Une flotte n’a plus de navire qui combatte.
}
won-by-first-blow = Victoire : { $side }. Le navire de { $loser } est coulé ou pris.
drawn-by-first-blow = Partie nulle : les deux navires sont perdus ensemble.
drawn-by-time = Partie nulle après { $turns } tours.
won-by-concession = Victoire : { $side }. Abandon : { $loser }.

# Refus
no-such-ship = Il n’y a pas de navire nommé { $name }.
no-such-action = Personne ne peut faire « { $action } ».
no-gone = { $ship_the } n’est plus sur la carte.
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
    [groups] on envoie les groupes d’infanterie
    [detachments] on se détache
    [freeing] les navires se dégagent
   *[end] le tour finit
}.
no-friend = { $target_the } est de votre camp.
no-order-grappled = { $ship_the } est { $ship_gender ->
    [m] agrippé
   *[f] agrippée
} et ne bouge pas.
no-surrendered = { $ship_the } s’est { $ship_gender ->
    [m] rendu
   *[f] rendue
}.
no-derelict = { $ship_the } est à l’abandon.
no-beached = { $ship_the } est { $ship_gender ->
    [m] échoué
   *[f] échouée
}.
no-wrecked = { $ship_the } est { $ship_gender ->
    [m] naufragé
   *[f] naufragée
}.
no-notation = « { $order } » n’est pas un ordre pour { $ship_the } : A, L, R, K, B, PL, PR, séparés par des blancs ; puis au plus un de /hoist sail, /hoist main, /lower.
no-oars = { $ship_the } n’a pas de rames : « { $order } » n’est pas pour { $ship_gender ->
    [m] lui
   *[f] elle
}.
no-mixed = « { $order } » : { $ship_the } avance, ou recule, ou pivote, mais pas plusieurs dans un tour.
no-immobilised = { $ship_the } est { $ship_gender ->
    [m] immobilisé
   *[f] immobilisée
} : un mouvement au plus, pas « { $order } ».
no-speed = « { $order } » : { $ship_the } fait au plus { $most } { $kind ->
    [B] { $most ->
        [one] mouvement en arrière
       *[other] mouvements en arrière
    }
    [P] { $most ->
        [one] pivot
       *[other] pivots
    }
   *[other] { $most ->
        [one] mouvement en avant
       *[other] mouvements en avant
    }
} ce tour-ci.
no-full = « { $order } » : { $ship_the } ne serait pas à pleine vitesse.
no-sail-order = « { $order } » : cet ordre de voile ne va pas avec tant de mouvements de { $ship_the }, ou pas du tout.
no-rake-order = « { $order } » : le ratissage ne se joue pas, ou { $ship_the } n’a pas de rames.
no-handiness = « { $order } » : { $ship_the } est trop { $ship_gender ->
    [m] grand
   *[f] grande
} pour tourner si tôt de nouveau.
no-land = { $ship_the } ne peut aller sur la terre.
no-fire-idle = Personne à bord de { $ship_the } ne peut tirer sur { $target_the }.
no-watching = { $ship_the } ne fait encore que regarder et laisse { $target_the } tranquille.
no-arms = { $ship_the } n’a ni archers ni machines contre { $target_the }.
no-target = { $target_the } n’est pas une cible pour { $ship_the } : personne n’y combat.
no-range = { $target_the } est hors de portée de { $ship_the }.
no-hit = Rien de ce que porte { $ship_the } ne peut toucher { $target_the } d’ici.
no-sight = La terre cache { $target_the } à { $ship_the }.
no-tower-room = Les tourelles de { $ship_the } tiennent chacune deux points d’archers ou une machine.
no-grapple-idle = Personne à bord de { $ship_the } ne peut agripper { $target_the }.
no-alongside = { $target_the } n’est pas à côté de { $ship_the }.
no-linked = { $ship_the } et { $target_the } ont déjà un lien.
no-board-loose = { $ship_the } et { $target_the } n’ont pas de lien.
no-board-idle = Personne à bord de { $ship_the } ne peut combattre { $target_the }.
no-factor = { $ship_the } n’a pas de combattants contre { $target_the }.
no-oarsmen = { $ship_the } n’a pas tant de facteurs, à moins que ses rameurs ne combattent.
no-send-idle = Personne à bord de { $ship_the } ne peut aller sur { $target_the }.
no-send-men = { $ship_the } n’a pas de combattants à envoyer à { $target_the }.
no-send-enemy = { $target_the } combat encore : { $ship_the } doit d’abord l’emporter.
no-send-twice = { $ship_the } n’a pas tant { $kind ->
    [armoured] d’hommes en armure
    [light] d’hommes légers
   *[archers] d’archers
} à envoyer.
no-detach-idle = Personne à bord de { $ship_the } ne peut couper le lien avec { $target_the }.
no-free-sound = { $ship_the } n’est pas { $ship_gender ->
    [m] immobilisé
   *[f] immobilisée
}.
no-free-grappled = { $ship_the } est { $ship_gender ->
    [m] agrippé
   *[f] agrippée
}.
no-free-contact = { $ship_the } a eu un contact ce tour-ci.
want-linked = des navires bord à bord, liés des deux côtés

# La feuille de bord
ships = navires qui combattent
men = combattants
velocity = pleine vitesse (PV)
oarsmen = rameurs
breath = souffle
sheet-type-label = Type
sheet-size-label = Taille
sheet-crew-label = Équipage
sheet-speed-label = Vitesse
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
sheet-speed = croisière { $cruise }, au dernier tour { $last }
sheet-men-of = { $side } : { $men }
sheet-status = { $status ->
    [sound] en état
    [surrendered] reddition
    [derelict] à l’abandon
   *[captured] prise
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
sheet-model-men = { $cap }, au plus { $room } en surcharge ; { $oars } rameurs
men-armoured = hommes en armure
men-light = hommes légers
men-archers = archers
recipe-cities = Cités grecques : trirèmes et lemboi
recipe-triremes = Rien que des trirèmes
recipe-king = Un roi des Diadoques : des sept avec tourelles et machines
recipe-rome = Rome : des cinq avec le corvus
recipe-carthage = Carthage : des cinq experts
recipe-patrol = Patrouille romaine tardive : des liburnes avec du feu
recipe-saxons = Barques saxonnes
fleet-too-many-men = { $model } : au plus { $room } points d’hommes.
fleet-no-rowers = { $model } : ses hommes légers sont ses rameurs ; il lui faut au moins un point d’hommes légers.
badge-sunk = par le fond
badge-burnt = en cendres
badge-left = hors de la carte
badge-waiting = en attente
badge-wrecked = naufrage
badge-beached = à la côte
badge-surrendered = reddition
badge-derelict = à l’abandon
badge-captured = prise
badge-immobilised = immobile
badge-breached = { $count ->
    [1] une brèche
   *[other] { $count } brèches
}
badge-fire = brûle, niveau { $level }
badge-fatigued = équipage fatigué
badge-grappled = aux grappins
badge-full = pleine vitesse
badge-sail = voile hissée
badge-mainsail = grand-voile hissée
gist-nothing = rien
gist-gone = { $ship_the } { $how ->
    [sunk] coule
    [burnt] brûle
    [waiting] attend
   *[left] quitte la carte
}
gist-captured = { $ship_the } est { $ship_gender ->
    [m] pris
   *[f] prise
}
gist-wrecked = { $ship_the } fait naufrage
gist-surrendered = { $ship_the } se rend
gist-derelict = { $ship_the } est à l’abandon
gist-breached = { $ship_the } a une brèche
gist-immobilised = { $ship_the } est { $ship_gender ->
    [m] immobilisé
   *[f] immobilisée
}
gist-freed = { $ship_the } est libre
gist-grappled = { $ship_the } est { $ship_gender ->
    [m] agrippé
   *[f] agrippée
}
gist-loose = { $ship_the } se détache
gist-stripped = { $ship_the } perd son équipement
gist-men = { $ship_the } perd { $points ->
    [one] un homme
   *[other] { $points } hommes
}
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
    [0] leur coûte { $theirs ->
        [one] un homme
       *[other] { $theirs } hommes
    }
   *[other] { $theirs ->
        [0] vous coûte { $own ->
            [one] un homme
           *[other] { $own } hommes
        }
       *[other] hommes : vous en perdez { $own }, eux { $theirs }
    }
}
verdict-nothing = rien n’est perdu
loss-sunk = coule ou fait naufrage
tally-sunk = Navires coulés ou naufragés
loss-captured = aux mains de l’ennemi
tally-captured = Navires pris
loss-surrendered = se rend
tally-surrendered = Navires rendus
loss-derelict = à l’abandon
tally-derelict = Navires abandonnés
loss-beached = à la côte
tally-beached = Navires échoués
loss-immobilised = immobile
tally-immobilised = Navires immobilisés
loss-breached = brèche
tally-breached = Navires à brèche
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

game-age = Galères seules et petites escadres, de 494 à 31 av. J.‑C.
aim-1 = On gagne aux points de victoire : un navire ennemi coulé compte son prix, un navire pris moitié plus, un navire abandonné, échoué ou rendu la moitié.
aim-2 = On perd si l’ennemi en a davantage quand la bataille finit : après le dernier tour, ou quand un camp n’a plus de navire à lui qui puisse combattre.

# Ce que l’on prévoit d’un tracé
plan-full = Pleine vitesse : une des { $boxes } cases de souffle.
plan-full-die = Pleine vitesse : un dé pour la fatigue.
plan-slow = Le navire compte ensuite comme arrêté : au prochain tour, { $most ->
    [one] un mouvement
   *[other] { $most } mouvements
} au plus.
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
    [shore] La terre : échoué à la vitesse 1, sinon naufragé.
    [edge] Le bord de la carte : pas plus loin.
   *[wreck] Une épave : collision.
}
plan-ram = Éperonne { $other_the }.
plan-foul = Donne dans { $other_the } : collision.
plan-leaves = Quitte la carte.
plan-into-wind = Vent debout : les voiles ne portent plus.
plan-reef = Récif : passe sur { $safe } faces de 6.
plan-may-meet = { $other_the } pourrait être ici.

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
record-steps = par étape
record-token = { $letter }
record-none = {""}

# Les tables : leurs noms, leurs raisons, leurs colonnes
chart-ship_sequence = Étapes d’un tour
chart-movement_steps = À quelle étape un navire bouge
line-movement_steps-speeds = { $number } : { $line }
chart-ship_orders = Ordres
because-ship_orders = L’aide de jeu a la table de mouvement et aucune règle de ce qui peut se tracer ; une galère prend son erre en un tour, ne recule et ne vire sur place que lente, et immobilisée elle se traîne (TR-R5, TR-R36).
chart-endurance = Souffle
because-endurance = L’aide de jeu n’a pas de fatigue dans le Jeu des Navires ; elle est graduée comme celle du Jeu des Flottes (TR-R18).
chart-weather = Vent et temps
because-weather = L’étape 1 du tour dans l’aide de jeu ; des changements modérés.
chart-ram_damage = Éperon : la part de l’éperonneur
because-ram_damage = Les cellules de l’aide de jeu telles qu’elles se lisent, sans en changer une : un é est l’éperonneur, un l est un I (TR-R6).
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
because-ram_damage_as_printed = Les cellules telles que les donne la copie de l’aide de jeu, pour que qui possède le jeu puisse comparer : 17 rapports, puis les trois colonnes du ratissage (équipage inférieur, égal, supérieur). Un é se lit « éperonneur » et un l se lit I (TR-R6) ; les colonnes du ratissage se lisent par bandes (TR-R8).
line-ram_damage_as_printed-rows = { $place } : { $line }
chart-ram_damage_target = Éperon : la part de la cible
line-ram_damage_target-rows = { $place } : { $line }
because-ram_damage_target = La copie de l’aide de jeu n’a gardé de chaque case que la part de l’éperonneur ; celle de la cible prolonge ses bandes diagonales, seulement là où la part de l’éperonneur est a (TR-R6).
chart-ram_modifiers = Éperon : modificateurs
chart-collision = Collisions : faces qui immobilisent
because-collision = L’aide de jeu parle de navires en collision et non de ce qu’ils y perdent : des rames brisées, plus souvent à pleine vitesse.
chart-rake = Ratissage
because-rake = Les lignes basses et les modificateurs sont ceux de l’aide de jeu ; ses lignes hautes sont abîmées et lues comme une seule bande (TR-R8).
chart-breach = Brèches
line-breach-rows = { $number } : { $line }
chart-missiles = Tir
because-missiles = Les portées incendiaires de 1 et 2 doivent être les plus courtes ; faible contre les navires pontés.
chart-fire = Feux à bord
because-fire = Rien dans l’aide de jeu ; un feu laissé à lui-même perd environ un navire sur trois.
chart-grapple = Agrippements
chart-grapple_numbers = Agrippements : nos propres nombres
because-grapple_numbers = L’aide de jeu connaît le corvus et dit comme il retient, non avec quelle facilité il agrippe ; elle ne dit rien des drisses, que les Romains coupèrent en 56 av. J.‑C.
chart-boarding = Abordage : points d’hommes perdus par l’autre camp
line-boarding-rows = { $number } : { $line }
chart-ship_factors = Facteurs d’abordage
because-ship_factors = Les points d’hommes sont une seule monnaie dans l’aide de jeu ; les sortes et ce qu’elles valent sont de nous, à l’échelle des colonnes de sa table d’abordage (TR-R25).
chart-unimmobilise = Dégagement
because-unimmobilise = Les cellules de l’aide de jeu lues depuis la gauche ; son Dvr (dégagé, avec -1 à la pleine vitesse) est dans la légende et dans aucune cellule ; il est ici sur la plus basse réussite (TR-R7).
chart-unimmobilise_as_printed = Dégagement, tel qu’imprimé
because-unimmobilise_as_printed = Les cellules telles que les donne la copie de l’aide de jeu : onze titres et douze cellules par ligne. A : l’équipage abandonne le navire ; - : toujours immobilisé ; D : dégagé ; sa légende a aussi Dvr, dégagé avec -1 à la pleine vitesse, qui ne figure dans aucune cellule (TR-R7).
chart-detachment = Détachements
chart-surrender = Reddition
chart-ship_scoring = Points de victoire
because-ship_scoring = Aucun décompte ne nous est parvenu : un navire pris vaut plus qu’un navire coulé, un navire que personne ne défend la moitié.
column-steps = Étapes
column-speeds = Selon la vitesse, de 1 à 5 : les étapes (●) où il bouge
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
column-raker_most = Le ratisseur gâte ses rames jusqu’à, selon l’équipage
column-target_least = La cible perd ses rames à partir de, selon l’équipage
column-target_at_fv = Cible à pleine vitesse
column-raker_not_at_fv = Ratisseur non à pleine vitesse
column-breach-small = Jusqu’à cette taille la première brèche compte comme la deuxième
column-archers = Archers
column-missiles-archers = Les archers touchent à partir de, selon la distance
column-missiles-engine = Les machines touchent à partir de, selon la distance
column-from_tower = D’une tourelle
column-target_cataphract = Cible pontée
column-firer_at_fv = Tireur à pleine vitesse
column-strong_wind = Vent fort
column-armour_save = L’armure sauve sur
column-tower_archers = Points d’archers dans une tourelle
column-tower_engines = Machines dans une tourelle
column-out_most = Éteint jusqu’à
column-rig_least = Coûte vitesse et grand-voile à partir de
column-abandoned_least = Abandonné à partir de
column-expert = Équipage expert
column-slave = Équipage d’esclaves
column-spreads = Gagne un voisin sur
column-needs = Il faut, à deux dés
column-corvus_needs = Il faut, avec un corvus
column-eased = Agrippement facilité
column-friendly = Ami
column-in_collision = En collision
column-target_immobilised = Cible immobilisée
column-superior_crew = Équipage supérieur
column-inferior_crew = Équipage inférieur
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
field-inferior = inférieur
field-equal = égal
field-superior = supérieur
field-men = points d’hommes
field-equipment = équipement perdu
field-sinks = coule si c’est la deuxième brèche ou une suivante
value-wind_and_weather = vent et temps
value-movement_orders = ordres de mouvement
value-simultaneous_movement = mouvement
value-drift = dérive
value-fire = tir
value-grapples = agrippements
value-morale = moral
value-infantry_groups = groupes d’infanterie
value-detachments = détachements
value-calm = calme
value-light = vent léger
value-moderate = vent modéré
value-strong = vent fort
value-side = { face-side }
value-if_larger = si l’autre est plus grand
value-always = toujours
value-choice = (cela ou l’équipement)

# Where the battles come from
because-ts-150-points = Une bataille aux points avec deux de nos flottes toutes prêtes : 150 points font une partie de débutant.
because-ts-six-a-side = Aucun scénario du jeu imprimé ne nous est parvenu ; celui-ci est de nous.
because-ts1-two-captains = Aucun scénario du jeu imprimé ne nous est parvenu ; celui-ci est de nous.
because-ts2-sybota-433bc = Aucun scénario du jeu imprimé ne nous est parvenu ; celui-ci est de nous.
because-ts3-salamis-in-cyprus-306bc = Aucun scénario du jeu imprimé ne nous est parvenu ; celui-ci est de nous.
because-ts4-chios-201bc = Aucun scénario du jeu imprimé ne nous est parvenu ; celui-ci est de nous.
because-ts5-oceanus-britannicus-56bc = Aucun scénario du jeu imprimé ne nous est parvenu ; celui-ci est de nous.
because-ts6-saxon-shore-370ad = Aucun scénario du jeu imprimé ne nous est parvenu ; celui-ci est de nous.
because-ts7-pompey-and-the-pirates-67bc = Aucun scénario du jeu imprimé ne nous est parvenu ; celui-ci est de nous.

# Standing orders
standing-fire = Traits
    .hint = Tous les archers et machines sur la cible qu’ils touchent le plus facilement, des tourelles d’abord, jamais de feu ; ou personne ne tire. Les deux camps peuvent lire les consignes.
standing-fire-ask = demander
standing-fire-likely = sur la cible la plus facile
standing-fire-hold = ne pas tirer
standing-grapple = Agrippements
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
standing-send = Groupes d’infanterie
    .hint = Si l’on vous demande quels hommes changent de navire par un lien.
standing-send-ask = demander
standing-send-never = personne ne passe
standing-detach = Détachements
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
