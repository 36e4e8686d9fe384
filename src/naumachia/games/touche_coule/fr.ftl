# Touché, coulé ! en français. Les navires portent leur article, comme au milieu d'une phrase.

game-name = Touché, coulé !
game-about = Un combat naval de spectacle dans un bassin inondé : éperonner, tirer, aborder. Une liburne et une quinquérème par camp.
game-piece = navire
game-pieces = navires
game-battle = bataille
game-battles = batailles
game-age = Rome, de 2 av. J.‑C. à l’an 80

camp = { $camp ->
    [red] Rouge
   *[blue] Bleu
}
ship = la { $number ->
    [0] { "" }
    [1] première{ " " }
    [2] deuxième{ " " }
    [3] troisième{ " " }
   *[other] { $number }ᵉ{ " " }
}{ $kind ->
    [liburnian] liburne
   *[quinquereme] quinquérème
} { $camp ->
    [red] rouge
   *[blue] bleue
}

option-TC-O1 = Liburnes légères (7 points de structure)
option-TC-O2 = Bord clément : le quai ne coûte pas de structure
option-TC-O3 = Coques robustes (15 points de structure)
option-four-players = Quatre joueurs, un navire chacun
option-rounds = Nombre de tours maximal

where-round = Tour { $round } sur { $rounds }
where-speed = vitesse
where-path = mouvement
where-ram = éperonnage
where-fire = tir
where-board = abordage

# Questions
ask-speed = Annoncez la vitesse de { $ship } (vitesse actuelle : { $speed }) ; l’annonce est définitive.
    .hint = Un navire garde sa vitesse ou la change d’un. C’est la vitesse qui fait la force de l’éperon ; la route se choisit ensuite, à cette vitesse.
    .waiting = { $side } choisit la vitesse de { $ship }.
ask-path = Choisissez la route de { $ship } à la vitesse { $speed }.
    .hint = Un seul changement de cap, d’un côté. Entrer dans un navire, c’est l’éperonner ; heurter le quai coûte un point et arrête le navire.
    .waiting = { $side } choisit la route de { $ship }.
ask-fire = { $ship } peut tirer : choisissez une cible ou abstenez-vous.
    .hint = Un tir par tour, à deux hexagones au plus et jamais droit derrière. Touché, l’ennemi perd un point.
    .waiting = { $side } peut faire tirer { $ship }.
ask-board = { $ship } peut aborder : choisissez une cible ou abstenez-vous.
    .hint = Flanc contre flanc. Chaque navire jette un dé et frappe en même temps : les deux peuvent couler ; une quinquérème se bat bien mieux.
    .waiting = { $side } peut lancer { $ship } à l’abordage.
roll-ram = { $ship } éperonne { $target } à la vitesse { $speed } : un dé, 4 ou plus ajoute un point.
roll-fire = { $ship } tire sur { $target } : un dé, touche sur { $needs } ou plus.
roll-board-attacker = { $ship } aborde { $target } : un dé pour les assaillants.
roll-board-defender = { $ship } riposte contre { $target } : un dé pour les défenseurs.

# Choix
do-speed = { $change ->
    [0] Garder la vitesse { $speed }
    [1] Accélérer : vitesse { $speed }
   *[other] Ralentir : vitesse { $speed }
}
    .hint = { $speed ->
        [0] Le navire reste sur place et peut pivoter.
        [1] Un hexagone ce tour-ci. L’éperon ôte 1 point, 2 sur un 4 ou plus.
       *[other] { $speed } hexagones ce tour-ci. L’éperon ôte { $speed } points, un de plus sur un 4 ou plus.
    }
do-path = { $turn ->
    [port] Virer à bâbord{ $hexes ->
        [0] { "" }
       *[other] { " " }avant le pas { $before }
    }
    [starboard] Virer à tribord{ $hexes ->
        [0] { "" }
       *[other] { " " }avant le pas { $before }
    }
   *[straight] { $hexes ->
        [0] Garder le cap
       *[other] Droit devant
    }
}{ $stop ->
    [quay]  : heurte le quai
    [ship]  : éperonne { $struck }
   *[other] { "" }
}
    .hint = { $stop ->
        [quay] Le navire s’arrête là et repart de la vitesse 0.
        [ship] Un éperonnage : la vitesse annoncée en points, un de plus sur un 4 ou plus, un de moins à la proue ou à la poupe.
       *[other] { $hexes ->
            [0] Le navire n’avance pas.
            [1] Un hexagone ; rien n’est heurté.
           *[other] { $hexes } hexagones ; rien n’est heurté.
        }
    }
do-fire = Tirer sur { $target }
    .hint = Un dé ; touché, un point, et l’on ne risque rien.
do-hold-fire = Ne pas tirer
    .hint = Rarement mieux : un tir ne coûte rien.
do-board = Aborder { $target }
    .hint = Un dé chacun. Une quinquérème inflige ce qu’elle jette ; une liburne aussi, mais son 5 et son 6 ne font rien. Les deux s’immobilisent.
do-hold-boarding = Ne pas aborder
    .hint = Le tour du navire s’achève.

# « Pourquoi pas ? »
try-speed = vitesse { $value }
try-straight = droit devant
try-port = virer à bâbord avant le pas { $value }
try-starboard = virer à tribord avant le pas { $value }
try-fire = tirer sur { $value }
try-board = aborder { $value }

# Événements
round = Le tour { $round } commence.
speed = { $ship } { $speed ->
    [0] { $before ->
        [0] reste immobile.
       *[other] s’arrête.
    }
   *[other] { $before ->
        [0] s’ébranle à la vitesse { $speed }.
       *[other] { $change ->
            [0] garde la vitesse { $speed }.
            [1] accélère de { $before } à { $speed }.
           *[other] ralentit de { $before } à { $speed }.
        }
    }
}
moved = { $ship } { $turn ->
    [straight] { $hexes ->
        [0] n’avance pas.
        [one] avance d’un hexagone.
       *[other] avance de { $hexes } hexagones.
    }
   *[other] { $hexes ->
        [0] vire à { $turn ->
            [port] bâbord
           *[starboard] tribord
        } et n’avance pas.
        [one] avance d’un hexagone, en virant à { $turn ->
            [port] bâbord
           *[starboard] tribord
        } avant le pas { $before }.
       *[other] avance de { $hexes } hexagones, en virant à { $turn ->
            [port] bâbord
           *[starboard] tribord
        } avant le pas { $before }.
    }
}
stayed = { $ship } { $turn ->
    [straight] garde sa place.
    [port] pivote à bâbord sur place.
   *[starboard] pivote à tribord sur place.
}
quay = { $ship } heurte le quai{ $damage ->
    [0] { " " }et s’arrête sans dommage.
    [one] , perd un point et s’arrête.
   *[other] , perd { $damage } points et s’arrête.
}
rammed = { $ship } éperonne { $target } { $zone ->
    [flank] au flanc
    [bow] à l’avant
   *[stern] à l’arrière
} : vitesse { $speed }, dé { $rolled }{ $bonus ->
    [0] { "" }
   *[other] { " " }(+{ $bonus })
}{ $modifier ->
    [0] { "" }
   *[other] , { $zone ->
        [bow] avant
       *[stern] arrière
    } { $modifier }
} = { $damage ->
    [0] aucun dégât
    [1] 1 point
   *[other] { $damage } points
}. Les deux navires s’immobilisent.
shot-hit = { $ship } tire sur { $target } : { $rolled }, il fallait { $needs } ou plus. Touchée : 1 point.
shot-missed = { $ship } tire sur { $target } : { $rolled }, il fallait { $needs } ou plus. Rien.
held-fire = { $ship } ne tire pas.
held-boarding = { $ship } renonce à l’abordage.
boards = { $ship } aborde { $target }.
boarded = À l’abordage, { $ship } fait { $attack } et { $dealt ->
    [0] n’inflige rien
    [1] inflige 1 point
   *[other] inflige { $dealt } points
} ; { $target } fait { $defence } et { $suffered ->
    [0] n’inflige rien
    [1] inflige 1 point
   *[other] inflige { $suffered } points
}. Les deux navires s’immobilisent.
sunk = { $ship } coule !
won-by-sinking = Le camp { $camp ->
    [red] rouge
   *[blue] bleu
} l’emporte : l’adversaire n’a plus de navire.
drawn-by-sinking = Partie nulle : les derniers navires des deux camps coulent ensemble.
won-by-rounds = Le camp { $camp ->
    [red] rouge
   *[blue] bleu
} l’emporte après { $rounds } tours. Points de structure : rouge { $red }, bleu { $blue }.
won-by-concession = Le camp { $camp ->
    [red] rouge
   *[blue] bleu
} l’emporte : l’adversaire abandonne.
drawn-by-rounds = Partie nulle après { $rounds } tours : points de structure : { $red } de chaque côté.

# Refus
no-speed = { $ship } peut annoncer de { $from } à { $to }, pas { $speed }.
no-speed-form = Une vitesse est un nombre entier.
no-path-form = Une route est « straight », ou un virage comme « port@1 ».
no-turn-after = À la vitesse { $speed }, on vire au plus tard avant le pas { $speed }, pas avant le pas { $before }.
no-turn-stopped = { $ship } est arrêtée avant le pas { $before } : elle ne virerait jamais.
no-turn-quay = L’arrière de { $ship } passerait sur le quai.
no-turn-ship = L’arrière de { $ship } passerait sur { $other }.
no-fire-range = { $target } est à plus de { $range } hexagones.
no-fire-astern = { $target } se trouve droit derrière { $ship }, hors de vue de ses soldats.
no-fire-blocked = Un navire entre les deux masque { $target }.
no-fire-friend = { $target } est de votre camp.
no-board-apart = { $target } n’est pas bord à bord.
no-board-ends = { $ship } et { $target } se touchent par l’avant ou l’arrière ; on aborde flanc contre flanc.
no-board-friend = { $target } est de votre camp.
no-such-ship = Il n’y a pas ici de navire { $name } à choisir.
no-such-action = Personne ne peut faire « { $action } ».
no-sunk = { $ship } est coulée.
no-over = La partie est finie.
no-not-your-turn = C’est à { $acting } de jouer.
no-other-step = { $step ->
    [speed] Il faut d’abord annoncer la vitesse.
    [path] Le navire doit d’abord se déplacer.
    [ram] Il faut d’abord résoudre l’éperonnage.
    [fire] Cela se décide avant ou après le tir.
   *[board] Trop tard : le navire ne peut plus qu’aborder.
}

# Fiche, pastilles, probabilités
structure = structure
sheet-structure = Structure
sheet-speed = Vitesse
sheet-fire = Tir
sheet-boarding = Abordage
sheet-place = Proue
sheet-of = { $value } sur { $full }
sheet-hits-on = touche sur { $needs } ou plus
sheet-deals = inflige jusqu’à { $most }
sheet-hex = hexagone { $q },{ $r }, cap { $facing ->
    [0] à l’est
    [1] au nord-est
    [2] au nord-ouest
    [3] à l’ouest
    [4] au sud-ouest
   *[5] au sud-est
}
badge-sunk = coulée
badge-sinking = près de couler
gist-nothing = aucun dégât
gist-lost = { $ship } perd { $points ->
    [one] 1 point
   *[other] { $points } points
}
gist-sunk = { $ship } coule
zone-flank = flanc : l’éperon y frappe à plein, on y aborde
zone-bow = avant : un point de moins à l’éperon, pas d’abordage
zone-stern = arrière : un point de moins à l’éperon, pas d’abordage, hors de vue des soldats

# Ce qu’un fichier doit contenir, dit là où il ne le contient pas
want-each-once = chaque navire une fois : { $names }
want-other-name = un autre nom
want-afloat = un navire du camp { $camp ->
    [red] rouge
   *[other] bleu
} à flot
want-two-a-camp = un scénario à deux navires par camp
want-not-both = { $one } ou { $two }, pas les deux
want-water = de l’eau sous tout le navire (l’hex { $hex } est un quai)
want-free = un hex libre ({ $hex } est occupé par { $other })

# Les chances en bref
verdict-sunk = la coule
verdict-hit = la touche
verdict-missed = aucun dégât
verdict-you-sink = vous coulez
verdict-both-sink = tous deux coulent
verdict-better = vous infligez davantage
verdict-even = autant de part et d’autre
verdict-worse = vous perdez davantage
verdict-harmed = vous coûte de la structure
verdict-nothing = rien ne se passe
loss-structure = structure
tally-structure = Structure
loss-sunk = coule
tally-sunk = Navires coulés
blow-board = Abordages qui ont porté

# Comment on gagne et perd, et le jeu en une page
aim-1 = Vous gagnez dès que le dernier navire ennemi coule. Un navire coule quand sa structure, la barre sous lui, est épuisée.
aim-2 = Vous perdez quand votre dernier navire coule. Si les derniers navires des deux camps sombrent ensemble, personne ne gagne.
aim-3 = Si les deux camps sont encore à flot après le dernier tour, celui à qui il reste le plus de structure l’emporte.
brief-1 = Un tour : chaque navire joue une fois, les liburnes d’abord. À son tour, un navire se déplace, puis peut tirer une fois, puis aborder une fois.
brief-2 = Mouvement : annoncez d’abord la vitesse, une de plus, une de moins ou la même ; l’annonce est définitive. Choisissez ensuite la route : tout droit, ou un changement de cap d’un côté en chemin.
brief-3 = Éperon : on éperonne en entrant dans un navire. Il perd votre vitesse en points, un de plus si le dé donne 4 ou plus, un de moins à la proue ou à la poupe. Visez le flanc, et vite. Votre navire n’en souffre pas, mais les deux s’arrêtent.
brief-4 = Tir : à deux hexagones au plus, pas droit derrière, rien entre les deux. Une liburne touche sur 5 ou plus, une quinquérème sur 3 ou plus ; touché, un point.
brief-5 = Abordage : flanc contre flanc. Les deux jettent un dé et perdent ce que l’autre inflige : une quinquérème inflige son dé, une liburne aussi, mais son 5 et son 6 ne font rien. Bon pour le grand navire, dernier recours pour le petit.
brief-6 = Quai : un navire qui le heurte perd un point, s’arrête et repart de la vitesse 0. Voyez ce que la vitesse permet avant de l’annoncer.
brief-7 = Un ami sur la route est éperonné comme un ennemi, et un navire arrêté est une proie facile. Restez en mouvement, et montrez la proue.

harm-quay = heurte le quai
no-speed-announced = { $ship } a annoncé la vitesse { $speed }, et une vitesse annoncée tient
no-there-quay = c’est le quai
no-there-here = { $ship } s’y trouve déjà
no-there-far = à { $hexes } hex, et { $ship } peut annoncer { $most } au plus
no-there-beyond = à { $hexes } hex, et la vitesse annoncée est { $speed }
no-there-short = à { $hexes } hex seulement : { $ship } avance exactement de ce qui est annoncé, { $speed }
no-there-turn = aucun chemin n’y mène : une rotation par mouvement

# What the colours of the hexes about a ship mean
legend-bad = flanc : l’éperon blesse à plein
legend-info = proue et poupe : un de moins

# Les tables : leurs noms, leurs raisons, leurs colonnes
chart-ships = Navires
chart-hull = Structure
because-hull = Les lignes 0 à 10 de la fiche sont lues comme la piste de structure. Le texte dit en quoi les types diffèrent (vitesse, tir, abordage) et ne nomme aucune différence de structure. À 20 m l’hexagone, une liburne en remplit un et une quinquérème deux.
chart-ram = Éperon
chart-edge = Quai
chart-fire = Tir
because-fire = La règle dit seulement « à portée » et montre une paire qui ne peut pas tirer. Une portée de 2 donne environ 13 tirs et 7 points de dégâts par partie : le tir compte sans décider ; la haute poupe est l’angle mort naturel.
chart-boarding = Abordage
because-boarding = La règle montre une zone permise et un navire qu’on ne peut aborder d’où se tient l’autre. Flanc contre flanc garde le contact de proue à l’éperon, et a donné plus d’éperonnages par partie en simulation.
chart-options = Règles facultatives
because-options = 7 est le plus petit nombre de l’en-tête de la fiche ; 15 fait une partie d’environ neuf rounds.
chart-basin = Bassins
because-basin = Une naumachie était ovale. Le bassin ordinaire fait 300 m sur 160, le plus petit où quatre navires peuvent prendre leur pleine vitesse ; le grand a de la place pour huit.
column-liburnian = Liburne
column-quinquereme = Quinquérème
column-die_bonus = Ajouté au dé
column-zone = Selon le flanc frappé
column-minimum = Au moins
column-damage = Dégâts
column-speed_after = Vitesse ensuite
column-range = Portée
column-blind = Angle mort
column-rule = D’où
column-light_liburnian = Structure d’une liburne légère
column-stout_hull = Structure des coques solides
column-stout_numerator = Coques solides : fois
column-stout_denominator = Coques solides : divisé par
column-standard = Ordinaire
column-grand = Grand

# Ce qui se lit dans les lignes des tables
field-max_speed = vitesse maximale
field-fire_hits_on = le tir touche sur
field-boarding_damage = dégâts d’abordage selon le dé
field-hexes = hexagones
field-structure = structure
field-start_speed = vitesse au départ
field-rows = rangées, de et à
value-dead_astern = droit derrière
value-mutual_flank = flanc contre flanc
