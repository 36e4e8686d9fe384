
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
