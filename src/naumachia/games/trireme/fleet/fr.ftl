# Le Jeu des Flottes de Trirème en français.

game-name = Trirème : le Jeu des Flottes
game-about = Des flottes entières de galères en une demi-heure : ramer, éperonner, agripper, aborder. Tout est sur le pion.
game-age = Flottes à rames, de 494 à 31 av. J.‑C.
brief-1 = Le but : des points de victoire. Un navire ennemi coulé compte son prix, un navire capturé moitié plus, un navire immobilisé pour de bon la moitié. La bataille finit après ses tours, ou quand un camp n’a plus de navire en état de combattre.
brief-2 = Un tour : les navires immobilisés peuvent tenter de se dégager, le premier joueur déplace tous ses navires, puis le second, puis les éperonnements se jouent et frappent ensemble, puis viennent grappins et abordages. Qui gagne l’initiative choisit d’être premier ou second.
brief-3 = La croisière est sûre et permet de pivoter. La pleine vitesse va plus loin et frappe plus fort, mais peut fatiguer l’équipage : un navire fatigué ne la reprend qu’après un tour de repos.
brief-4 = Pour éperonner, gouvernez dans un ennemi. C’est le flanc qu’il faut frapper, puis les hanches ; proue contre proue, les deux souffrent. Un navire éperonné ce tour-ci ne bouge plus : qui frappe le premier cloue.
brief-5 = Un navire immobilisé se traîne d’un hexagone, combat avec la moitié de son facteur d’abordage, et un second coup pareil l’immobilise pour de bon. Il peut tenter de se dégager ; une tentative sur six le coule.
brief-6 = Agrippez un ennemi bord à bord, puis abordez : avec le double de son facteur vous le prenez sur 4 à 6, avec le triple sur 2 à 6. Au-dessous du double vous risquez votre propre navire.

option-fleet_sail = Navigation à voile : hisser les voiles et courir vent arrière
option-fleet_wrecks = Épaves et dérive : les navires coulés barrent un temps le passage
option-fleet_equipment = Équipements : corbeau, mains de fer, tours, machines, feu
option-handy = Maniabilité : les grands navires virent lentement
option-alternate = Les navires bougent tour à tour, un par camp
option-fleet_morale = Moral des flottes : un camp qui a perdu la moitié de ses navires peut rompre
option-reefs = Les récifs arrêtent ou brisent les navires

where-turn = Tour { $turn } sur { $turns }
where-deployment = déploiement
where-initiative = initiative
where-freeing = dégagements
where-first = mouvements du premier joueur
where-second = mouvements du second joueur
where-rams = éperonnements
where-fire = feu
where-grapples = grappins
where-combats = abordages
where-away = détachements
where-end = fin du tour

# Questions
ask-first = { $side }, l’initiative est à vous : premier ou second ?
    .hint = Qui bouge en premier peut clouer l’ennemi en l’éperonnant ; qui bouge en second voit où chacun est allé.
ask-free = { $side } : un navire immobilisé tente-t-il de se dégager ?
    .hint = Un dé : 1 le coule, 2 l’immobilise pour de bon, 3 rien, 4 son facteur d’abordage revient, 5 ou 6 il est libre.
ask-ship = { $side } : quel navire bouge ensuite ?
    .hint = Dans n’importe quel ordre, chaque navire une fois. Un navire agrippé, ou éperonné ce tour-ci, reste où il est.
ask-mode = Comment avance { $ship } ?
    .hint = La pleine vitesse frappe plus fort et va plus loin, mais peut fatiguer l’équipage. On ne pivote qu’en croisière.
ask-go = { $ship } : { $left ->
    [one] il reste un point de mouvement.
   *[other] il reste { $left } points de mouvement.
}
    .hint = Droit devant, à bâbord ou à tribord, un point chacun. Gouvernez dans un ennemi pour l’éperonner ; le mouvement finit là.
ask-fire = { $side } : jeter le feu sur un ennemi ?
    .hint = Un coup au but immobilise aussitôt. Chaque navire qui porte le feu le jette une fois par tour.
ask-grapple = { $side } : agripper un ennemi bord à bord ?
    .hint = Deux navires agrippés ne bougent plus, et peuvent être abordés aussitôt.
ask-combat = { $side } : aborder ?
    .hint = Le double du facteur ennemi le prend sur 4 à 6, le triple sur 2 à 6. Au-dessous du double, un 1 perd l’un des vôtres.
ask-captor = Qui prend { $target } ?
    .hint = Des navires de même facteur ont combattu ; l’un d’eux met un équipage à bord de la prise.
ask-victim = { $target } prend l’un des assaillants : lequel ?
    .hint = Le plus faible est perdu ; à égalité vous choisissez.
ask-crew = Combien de ses { $most } facteurs disponibles { $ship } met-il à bord de { $target } ?
    .hint = Ils deviennent le facteur de la prise et manquent au vainqueur.
ask-away = { $side } : rompre un grappin ?
    .hint = Un essai par navire, 5 ou plus ; un meilleur équipage aide, les grappins de l’ennemi gênent.
ask-deploy = { $side } : quel navire prend sa place ?
    .hint = Les camps placent un navire chacun à tour de rôle, dans les rangs de leur bord.
ask-berth = Où sera la proue de { $ship } ?
    .hint = Les deux hexagones du navire doivent être dans les rangs de votre bord.
ask-heading = Où pointe { $ship } ?
    .hint = Le cap est libre, si la poupe trouve sa place.
roll-initiative = { $side } : un dé pour l’initiative{ $die ->
    [0] .
   *[other] { " " }contre un { $die }.
}
roll-begins = { $side } : un dé pour la première place{ $die ->
    [0] .
   *[other] { " " }contre un { $die }.
}
roll-free = { $ship } tente de se dégager : un dé{ $bonus ->
    [0] .
   *[other] { " " }+ { $bonus }.
}
roll-fatigue = { $ship } a ramé à pleine vitesse : { $tires ->
    [1] un 1 fatigue l’équipage.
   *[other] 1 à { $tires } fatigue l’équipage.
}
roll-reef = { $ship } passe un récif à marée { $tide ->
    [rising] montante
   *[falling] descendante
} : un dé{ $add ->
    [0] .
   *[other] { " " }{ $add }.
}
roll-ram = { $ship } frappe { $where ->
    [bow] la proue
    [bow_flank] le flanc de proue
    [side] le flanc
    [stern_flank] la hanche
   *[stern] la poupe
} de { $target } : le dé de l’éperonneur ({ $gap ->
    [0] à égalité
   *[other] { $gap } avant les dés
}).
roll-rammed = { $target } contre le { $die } de { $ship } : le dé de la cible ({ $gap ->
    [0] à égalité
   *[other] { $gap } avant les dés
}).
roll-fire = { $ship } jette le feu sur { $target } : { $needs } ou plus touche.
roll-grapple = { $ship } lance ses grappins sur { $target } : un dé{ $add ->
    [0] { "" }
   *[other] { " " }avec { $add }
}, { $needs } ou plus tient.
roll-away = { $ship } tente de se détacher de { $target } : un dé{ $add ->
    [0] { "" }
   *[other] { " " }avec { $add }
}, { $needs } ou plus.
roll-combat = { $ships } à l’abordage de { $target }, { $ours } contre { $theirs } ({ $ratio ->
    [triple] le triple ou plus
    [double] le double ou plus
    [less_than_double] moins du double
   *[equal] égalité
}) : un dé.
roll-wreck = L’épave de { $ship } : sur { $most } ou moins elle s’enfonce.
roll-morale = { $side } : la moitié des navires est perdue ; deux dés, { $needs } ou plus et la flotte rompt.
roll-defection = { $name } rentrent-ils chez eux ? Sur { $needs } ou plus.

# Choix
do-first = Être premier joueur
    .hint = Vos éperonnements clouent : un navire frappé perd son mouvement.
do-second = Être second joueur
    .hint = Vous voyez où chaque ennemi est allé avant de bouger.
do-free = { $ship } tente de se dégager{ $bonus ->
    [0] { "" }
   *[other] { " " }(+{ $bonus })
}
    .hint = Un dé ; un 1 le coule.
do-free-done = Plus de tentative
    .hint = Les autres restent comme ils sont.
do-ship = Déplacer { $ship }
    .hint = Chaque navire se déplace une fois.
do-moves-done = Fin des mouvements
    .hint = Les navires qui n’ont pas bougé gardent leur place.
do-mode = { $mode ->
    [hold] Rester sur place
    [cruise] Croisière : { $points }
    [full] Pleine vitesse : { $points }
    [back] Reculer : { $points }
    [tow] En remorque : { $points }
   *[sail] À la voile : { $points }
}
    .hint = Le nombre d’hexagones possibles. La pleine vitesse peut fatiguer l’équipage ; un éperonnement en croisière est plus faible.
do-move = { $letter ->
    [A] Droit devant
    [L] À bâbord
    [R] À tribord
    [B] Reculer
    [PL] Pivoter à bâbord
   *[PR] Pivoter à tribord
}
    .hint = Un pas de son mouvement.
do-ram = Éperonner { $target }, { $where ->
    [bow] proue contre proue
    [bow_flank] au flanc de proue
    [side] au flanc
    [stern_flank] à la hanche
   *[stern] à la poupe
} : coule { $sunk } %, immobilise { $hurt } %
    .hint = Le coup se joue quand tous ont bougé. Jusque-là, la cible est clouée.
do-leave = Quitter la carte
    .hint = Le navire ne reviendra pas.
do-stop = S’arrêter ici
    .hint = Les points qui restent sont perdus.
do-hoist-sail = Hisser la voile
    .hint = Pour courir vent arrière.
do-hoist-mainsail = Hisser la grand-voile
    .hint = L’établir coûte 2 points.
do-lower = Amener la voile
    .hint = De nouveau à la rame.
do-fire = { $ship } jette le feu sur { $target } ({ $needs } ou plus)
    .hint = Un coup au but immobilise aussitôt.
do-fire-done = Pas de feu
    .hint = Plus personne ne lance de feu ce tour-ci.
do-grapple = { $ship } agrippe { $target } ({ $needs } ou plus{ $add ->
    [0] { "" }
   *[other] , { $add }
})
    .hint = Les deux navires sont liés, et l’on peut aborder aussitôt.
do-grapple-done = Plus de grappins
    .hint = On passe à l’abordage.
do-combat = { $ships } à l’abordage de { $target } : { $ours } contre { $theirs }, { $ratio ->
    [triple] le triple ou plus
    [double] le double ou plus
    [less_than_double] moins du double
   *[equal] égalité
}
    .hint = Au double du facteur on le prend sur 4 à 6, au triple sur 2 à 6.
do-combat-done = Plus d’abordage
    .hint = Le combat finit pour ce tour.
do-captor = { $ship } le prend
    .hint = Il met un équipage à bord de la prise.
do-victim = { $ship } est perdu
    .hint = L’ennemi la prend.
do-crew = { $men }
    .hint = Autant passent à bord de la prise.
do-away = { $ship } se détache de { $target } ({ $needs } ou plus{ $add ->
    [0] { "" }
   *[other] , { $add }
})
    .hint = Un essai par navire.
do-away-done = En rester là
    .hint = Les grappins tiennent.
do-deploy = Placer { $ship }
    .hint = Dans les rangées de votre bord.
do-line = Le reste se met en ligne
    .hint = Le programme place vos derniers navires, proue à l’ennemi.
do-berth = Colonne { $q }, rang { $row }
    .hint = La poupe vient derrière.
do-heading = { $h ->
    [0] Nord
    [1] Nord-est
    [2] Sud-est
    [3] Sud
    [4] Sud-ouest
   *[5] Nord-ouest
}
    .hint = La proue pointera de ce côté.

# Ce dont on peut demander « pourquoi pas ? »
try-mode = { $value ->
    [hold] rester sur place
    [cruise] aller en croisière
    [full] aller à pleine vitesse
    [back] reculer
    [tow] être remorqué
   *[sail] aller à la voile
}
try-go = { $value ->
    [A] aller droit devant
    [L] virer à bâbord
    [R] virer à tribord
    [B] reculer
    [PL] pivoter à bâbord
   *[PR] pivoter à tribord
}
try-trim = { $value ->
    [hoist-sail] hisser la voile
    [hoist-mainsail] hisser la grand-voile
   *[lower] amener la voile
}
try-free = se dégager
try-grapple = agripper { $value }
try-board = aborder { $value }
try-away = se détacher de { $value }
try-fire = jeter le feu sur { $value }

# Événements
turn = Tour { $turn } sur { $turns }.
initiative = Initiative : { $one } { $rolled }, { $two } { $against }. Le choix est à { $side }.
initiative-again = Initiative : { $one } { $rolled }, { $two } { $against }. On recommence.
first-player = Premier joueur : { $side }.
begins = { $one } { $rolled }, { $two } { $against } : le premier navire est à { $side }.
begins-again = { $one } { $rolled }, { $two } { $against } : on recommence.
deployed = { $ship } prend sa place.
left-out = Il n’y a plus de place pour { $ship } : il reste au port.
floods = { $ship } tente de se dégager : { $rolled }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ { $bonus } = { $total }
}. Il est inondé.
crippled-for-good = { $ship } tente de se dégager : { $rolled }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ { $bonus } = { $total }
}. Il est immobilisé pour de bon.
not-freed = { $ship } tente de se dégager : { $rolled }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ { $bonus } = { $total }
}. Rien.
factor-back = { $ship } tente de se dégager : { $rolled }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ { $bonus } = { $total }
}. Son facteur d’abordage revient, et la prochaine tentative sera plus facile.
freed = { $ship } tente de se dégager : { $rolled }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ { $bonus } = { $total }
}. Il est libre.
holds = { $ship } garde sa place.
moved = { $ship } { $letter ->
    [A] va droit devant.
    [L] vire à bâbord.
    [R] vire à tribord.
    [B] recule.
    [PL] pivote à bâbord.
   *[PR] pivote à tribord.
}
hoisted = { $ship } hisse sa { $rig ->
    [sail] voile
   *[mainsail] grand-voile
} ({ $cost }).
lowered = { $ship } amène sa { $rig ->
    [sail] voile
   *[mainsail] grand-voile
} ({ $cost }).
left-map = { $ship } quitte la carte.
ram-declared = { $ship } fonce sur { $target }, { $where ->
    [bow] proue contre proue
    [bow_flank] vers le flanc de proue
    [side] vers le flanc
    [stern_flank] vers la hanche
   *[stern] vers la poupe
}. { $target } est cloué.
fatigued = { $ship } fait { $rolled } ({ $tires } ou moins fatigue) : l’équipage est fatigué.
not-fatigued = { $ship } fait { $rolled } ({ $tires } ou moins fatigue) : l’équipage garde son souffle.
recovered = L’équipage de { $ship } est reposé.
wrecked = { $ship } est cloué sur les rochers pour de bon.
reef = { $ship } sur le récif : { $rolled }{ $add ->
    [0] { "" }
   *[other] { " " }({ $add })
}. { $how ->
    [pass] Il passe.
    [stopped] Il est arrêté.
   *[wrecked] Il s’y brise.
}
rammed = { $ship } éperonne { $target }, { $where ->
    [bow] proue contre proue
    [bow_flank] au flanc de proue
    [side] au flanc
    [stern_flank] à la hanche
   *[stern] à la poupe
} : { $rolled } fait { $ours } ({ $why }), contre { $against } qui fait { $theirs } ({ $why_not }). Différence { $difference }, dés { $dice } : { $result ->
    [sunk] coulé.
    [immobilised] immobilisé.
   *[none] aucun effet.
}
ram-answered = { $ship } répond à { $target } proue contre proue : { $rolled } fait { $ours } ({ $why }), contre { $against } qui fait { $theirs } ({ $why_not }). Différence { $difference }, dés { $dice } : { $result ->
    [sunk] coulé.
    [immobilised] immobilisé.
   *[none] aucun effet.
}
mod-crew = équipage { $value }
mod-flank = flanc { $value }
mod-stern = poupe { $value }
mod-cruising = croisière { $value }
mod-immobilised = immobilisé { $value }
mod-bow-flank = flanc de proue { $value }
mod-stern-flank = hanche { $value }
mod-faster = plus rapide { $value }
mod-rammed = éperonné { $value }
mod-better = meilleur équipage { $value }
mod-equipment = équipement d’agrippement { $value }
immobilised = { $ship } est immobilisé.
permanently-immobilised = { $ship } est immobilisé pour de bon.
sunk = { $ship } coule !
fire-hit = { $ship } jette le feu sur { $target } : { $rolled }, il fallait { $needs } ou plus. Il brûle.
fire-missed = { $ship } jette le feu sur { $target } : { $rolled }, il fallait { $needs } ou plus. Rien.
grappled = { $ship } agrippe { $target } : { $rolled } fait { $total } ({ $why }), il fallait { $needs }. Les voilà liés.
grapple-failed = { $ship } lance ses grappins sur { $target } : { $rolled } fait { $total } ({ $why }), il fallait { $needs }. Ils tombent à l’eau.
combat = { $ships } à l’abordage de { $target } : { $ours } contre { $theirs }, { $ratio ->
    [triple] le triple ou plus
    [double] le double ou plus
    [less_than_double] moins du double
   *[equal] égalité
} ; un { $rolled } : { $taken ->
    [target] { $target } est pris.
    [attacker] { $target } prend un assaillant.
   *[none] personne ne cède.
}
captured = { $ship } prend { $target } et laisse { $men ->
    [one] un facteur
   *[other] { $men } facteurs
} à bord.
retaken = { $ship } reprend { $target } et laisse { $men ->
    [one] un facteur
   *[other] { $men } facteurs
} à bord.
burnt = { $ship } n’a personne à y mettre et brûle { $target }.
got-away = { $ship } se détache de { $target } : { $rolled } fait { $total } ({ $why }), il fallait { $needs }.
held-fast = { $ship } ne peut se détacher de { $target } : { $rolled } fait { $total } ({ $why }), il fallait { $needs }.
wreck-under = L’épave de { $ship } s’enfonce ({ $rolled }).
wreck-stays = L’épave de { $ship } flotte encore ({ $rolled }).
drifted = { $ship } dérive sous le vent.
driven-ashore = { $ship } est jeté à la côte et perdu.
fleet-breaks = { $side } : { $rolled }, { $needs } ou plus : la flotte rompt.
fleet-holds = { $side } : { $rolled }, moins de { $needs } : la flotte tient.
defected = { $name } : { $rolled }, { $needs } ou plus. Ils hissent la voile et rentrent.
stayed = { $name } : { $rolled }, moins de { $needs }. Ils restent.
won-by-points = { $decisive ->
    [1] Victoire décisive
   *[other] Victoire
} pour { $side } : { $one } { $points_one }, { $two } { $points_two }. { $why ->
    [turns] Les tours sont écoulés.
    [morale] Les deux flottes ont rompu.
   *[fleet] Une flotte n’a plus de navire en état de combattre.
}
drawn-by-points = Partie nulle : { $one } { $points_one }, { $two } { $points_two }. { $why ->
    [turns] Les tours sont écoulés.
    [morale] Les deux flottes ont rompu.
   *[fleet] Une flotte n’a plus de navire en état de combattre.
}
won-by-breakthrough = Victoire pour { $side } : { $ships } navires sur { $needed } ont échappé ; points { $one } { $points_one }, { $two } { $points_two }.
won-by-holding = Victoire pour { $side } : seulement { $ships } navires sur { $needed } ont échappé ; points { $one } { $points_one }, { $two } { $points_two }.
won-by-first-blow = Victoire pour { $side } au premier coup : aucun navire de { $loser } ne peut plus combattre.
drawn-by-first-blow = Partie nulle : les deux navires sont perdus ensemble.
drawn-by-time = Partie nulle après { $turns } tours : aucun navire n’est perdu.
won-by-morale = Victoire pour { $side } : la flotte de { $loser } a rompu.
won-by-concession = Victoire pour { $side }, accordée par { $loser }.

# Refus
no-such-ship = Il n’y a rien ici qui s’appelle { $name }.
no-such-action = Personne ne peut faire « { $action } ».
no-gone = { $ship } n’est plus sur la carte.
no-not-yours = { $ship } n’est pas à vous.
no-friend = { $target } est un ami.
no-over = La partie est finie.
no-other-phase = Ce n’est pas le moment : { $phase ->
    [turn] l’initiative se décide.
    [freeing] les navires immobilisés se dégagent.
    [first] le premier joueur bouge.
    [second] le second joueur bouge.
    [rams] les éperonnements se jouent.
    [fire] on jette le feu.
    [grapples] on lance les grappins.
    [combats] on aborde.
    [away] on se détache.
   *[end] le tour s’achève.
}
no-not-your-turn = C’est à { $side } de décider maintenant.
no-other-moves = { $ship } est en mouvement : un navire finit avant que le suivant commence.
no-free-sound = { $ship } n’est pas immobilisé.
no-free-permanent = { $ship } est immobilisé pour de bon.
no-free-grappled = { $ship } est agrippé.
no-free-tried = { $ship } a déjà essayé ce tour-ci.
no-wrecked = { $ship } est cloué sur un récif pour de bon.
no-moved = { $ship } a déjà bougé.
no-move-grappled = { $ship } est agrippé et ne bouge pas.
no-move-pinned = { $ship } a été éperonné ce tour-ci et ne bouge pas.
no-move-holds = { $ship } ne peut pas encore bouger : le scénario le retient.
no-mode = { $ship } ne peut pas avancer ainsi.
no-oars = { $ship } n’a pas de rames.
no-mode-immobilised = { $ship } est immobilisé : un point en croisière, c’est tout ce qu’il a.
no-mode-rigged = { $ship } a une voile hissée.
no-full-prize = { $ship } est une prise et n’a pas de pleine vitesse.
no-full-fatigued = L’équipage de { $ship } est fatigué.
no-tow = { $ship } n’est pas en remorque.
no-tug = Aucun navire de guerre ne touche { $ship } pour le remorquer.
no-tow-turn = En remorque, { $ship } vire une fois au plus.
no-sails = On ne joue pas les voiles dans cette partie.
no-wind = Il n’y a pas de vent pour { $ship }.
no-rig = { $ship } n’a pas de voile hissée.
no-back-mixed = { $ship } recule ou avance, pas les deux dans un même mouvement.
no-points = Il ne reste pas assez de points de mouvement à { $ship }.
no-pivot-mode = On ne pivote qu’en croisière.
no-pivot-twice = { $ship } a déjà pivoté.
no-pivot-points = Il ne reste pas assez de points à { $ship } pour pivoter.
no-pivot-land = La proue de { $ship } passerait sur la terre.
no-pivot-edge = La proue de { $ship } sortirait de la carte.
no-fall-off = À la voile, seul un navire sans rames et sans erre peut pivoter, et c’est tout son mouvement.
no-handy = { $ship } est trop grand pour virer de nouveau si tôt.
no-land = { $ship } s’échouerait.
no-edge = Ce bord de la carte est fermé à { $ship }.
no-wreck = Une épave barre la route à { $ship }.
no-friend-hull = Un ami barre la route à { $ship }.
no-contact-so = { $ship } ne peut éperonner qu’en avançant.
no-ram-prize = { $ship } est une prise et ne peut éperonner.
no-ram = { $ship } n’a pas d’éperon.
no-letter = Un mouvement est A, L, R, B, PL ou PR, ou « stop » ; « { $answer } » n’en est pas un.
no-lower = { $ship } n’a pas de voile hissée.
no-hoist-two = { $ship } a déjà une voile hissée : une seule à la fois.
no-mainsail = { $ship } n’a pas de grand-voile à bord.
no-trim-late = { $ship } hisse ou amène sa voile une fois, au début de son mouvement.
no-trim-mode = Les voiles se hissent et s’amènent en croisière.
no-grapple-prize = { $ship } est une prise et ne peut agripper.
no-grapple-apart = { $target } n’est pas bord à bord avec { $ship }.
no-grapple-linked = { $ship } et { $target } sont déjà agrippés.
no-grapple-tried = { $ship } a déjà lancé ses grappins ce tour-ci.
no-away-free = { $ship } et { $target } ne sont pas agrippés.
no-away-tried = { $ship } a déjà essayé de se détacher ce tour-ci.
no-combat-free = { $ship } n’est pas agrippé à { $target }.
no-combat-twice = { $ship } a déjà combattu ce tour-ci.
no-crew = { $ship } peut laisser de 1 à { $most } facteurs à bord.
no-fire-equipment = { $ship } ne porte pas le feu.
no-fire-tried = { $ship } a déjà jeté son feu ce tour-ci.
no-fire-range = { $target } est à plus de { $reach ->
    [one] un hexagone
   *[other] { $reach } hexagones
}.
no-fire-sight = La terre cache { $target }.
no-berth = Il n’y a pas de place pour { $ship } là, dans les rangs de son bord.

# Pion, marqueurs, chances
ships = navires en état de combattre
factor = facteur d’abordage
velocity = pleine vitesse
sheet-type-label = Type
sheet-size-label = Taille
sheet-speed-label = Vitesse
sheet-factor-label = Abordage
sheet-crew-label = Équipage
sheet-ram-label = Éperon
sheet-state-label = État
sheet-price-label = Prix
sheet-place-label = Proue
sheet-equipment-label = Équipement
sheet-infantry-label = Infanterie
sheet-rig-label = Voiles
sheet-points-label = Points
sheet-aim-label = But
sheet-points = { $points }
sheet-speed = croisière { $cruise }, pleine { $fv }
sheet-factor = { $value } sur { $whole }
sheet-crew = { $crew ->
    [expert] expert
    [ordinary] ordinaire
    [beginner] débutant
   *[slave] esclave
}
sheet-ram = { $ram ->
    [1] oui
   *[0] aucun
}
sheet-state = { $state ->
    [sound] intact
    [immobilised] immobilisé
    [bf_back] immobilisé, facteur d’abordage revenu
   *[permanent] immobilisé pour de bon
}
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
badge-sunk = coulé
badge-ashore = perdu à la côte
badge-burnt = brûlé
badge-left = hors de la carte
badge-deserted = rentré chez lui
badge-waiting = pas encore placé
badge-wrecked = brisé sur un récif
badge-immobilised = immobilisé
badge-bf_back = immobilisé, facteur revenu
badge-permanent = immobilisé pour de bon
badge-prize = prise
badge-retaken = repris
badge-fatigued = fatigué
badge-grappled = agrippé
badge-pinned = éperonné ce tour-ci
badge-sail = voile hissée
badge-mainsail = grand-voile hissée
badge-moved = a bougé
gist-nothing = rien
gist-gone = { $ship } { $how ->
    [sunk] coule
    [ashore] est perdu à la côte
    [burnt] est brûlé
    [deserted] rentre chez lui
   *[left] quitte la carte
}
gist-captured = { $ship } est pris
gist-wrecked = { $ship } se brise
gist-immobilised = { $ship } est immobilisé
gist-permanent = { $ship } est immobilisé pour de bon
gist-factor-back = { $ship } retrouve son facteur
gist-freed = { $ship } est libre
gist-grappled = { $ship } est agrippé
gist-loose = { $ship } se détache
gist-tired = { $ship } est fatigué
zone-bow = proue : on répond à un éperonnement venu d’ici
zone-bow_flank = flanc de proue : un éperonnement venu d’ici frappe plus fort que sur la proue
zone-side = flanc : le pire endroit où être éperonné
zone-stern_flank = hanche : presque aussi mauvais que le flanc
zone-stern = poupe : un éperonnement venu d’ici frappe plus fort que sur la proue, et reste sans réponse

# Verdicts et pertes
verdict-wins = gagne la bataille
verdict-loses = perd la bataille
verdict-sunk = le coule
verdict-captured = le prend
verdict-immobilised = l’immobilise
verdict-permanent = l’immobilise pour de bon
verdict-tired = le fatigue
verdict-grappled = tient
verdict-failed = tombe court
verdict-held = reste agrippé
verdict-away = se détache
verdict-freed = se dégage
verdict-factor = facteur revenu
verdict-stalemate = personne ne cède
verdict-own-sunk = votre navire est perdu
verdict-own-captured = votre navire est pris
verdict-own-immobilised = votre navire est immobilisé
verdict-own-permanent = immobilisé pour de bon
verdict-own-tired = votre équipage est fatigué
verdict-nothing = il ne se passe rien
loss-sunk = coulé ou brisé
tally-sunk = Navires coulés ou brisés
loss-captured = pris
tally-captured = Navires pris
loss-immobilised = immobilisé
tally-immobilised = Navires immobilisés
loss-permanent = immobilisé pour de bon
tally-permanent = Immobilisés pour de bon
loss-tired = fatigué
tally-tired = Équipages fatigués

# Ce qu’on attend dans les scénarios
want-breakthrough = l’un de { $names } pour une percée, sinon rien
want-earlier = une place antérieure de la liste des défections
want-alongside = des ennemis bord à bord, liés des deux côtés

# Comment on gagne et perd
aim-1 = On gagne aux points de victoire : un navire ennemi coulé compte son prix, un navire pris la moitié en plus, un navire désemparé pour de bon la moitié.
aim-2 = Vous perdez si l’ennemi en a davantage quand la bataille finit : après le dernier tour, ou quand un camp n’a plus de navire capable de se battre. Certaines batailles ont leurs propres buts, dits avec elles.

# Flottes prêtes
recipe-cities = Cités grecques : trirèmes bien menées, birèmes et lemboi
recipe-triremes = Rien que des trirèmes
recipe-king = Un roi hellénistique : des sept et des huit avec leurs tours
recipe-rome = Rome : des cinq avec le corbeau
recipe-carthage = Carthage : des cinq aux équipages experts
recipe-patrol = Patrouille du Bas-Empire : liburnes et feu
recipe-saxons = Navires saxons

# Les tables : leurs noms, leurs raisons, leurs colonnes
chart-fleet_sequence = Phases d’un tour
chart-fleet_unimmobilise = Se dégager
chart-fleet_movement = Mouvements
because-fleet_movement = L’aide de jeu ne donne pas de coûts de mouvement. Reculer à demi-croisière et virer lentement sur place, c’est ce que permettent les rames ; un navire immobilisé éperonne et agrippe encore dans ses tables : il se traîne donc (R5).
chart-fleet_ram_modifiers = Duel d’éperons : modificateurs
chart-fleet_ram_effects = Duel d’éperons : total de la cible moins celui de l’éperonneur
chart-fleet_grapple = Grappins : modificateurs
chart-fleet_grapple_numbers = Grappins : le dé qu’il faut
because-fleet_grapple_numbers = L’aide de jeu donne des modificateurs de +1 et -1 sur un dé, mais pas de nombre ; 4 et 5 laissent ouvert tout jet modifié.
chart-fleet_boarding = Abordage, selon le dé, de 1 à 6 : F le plus fort prend, f le plus faible, - personne
chart-fleet_factors = Facteurs d’abordage
because-fleet_factors = L’aide de jeu parle d’un facteur d’abordage qui revient, non de ce qui était perdu : la moitié (R5). Ce qu’ajoute l’équipement est à l’échelle des facteurs de nos pions.
chart-fleet_morale = Moral des flottes
because-fleet_morale = Un ajout facultatif de notre main : une flotte qui a perdu la moitié de ses navires rompt environ un tour sur quatre.
chart-fleet_scoring = Points de victoire
because-fleet_scoring = Aucun décompte ne nous est parvenu : un navire pris vaut plus qu’un navire coulé, un estropié la moitié.
column-phases = Phases
column-results = Selon le dé modifié, de 1 à 5 ou plus
column-next_attempt_bonus = À la prochaine tentative
column-pivot = Un pivot coûte
column-back_divisor = Reculer : croisière divisée par
column-fleet_movement-immobilised = Points d’un navire immobilisé
column-rammer = Éperonneur
column-target = Cible
column-no_effect_from = Sans effet à partir de
column-parity_from = Immobilisé si les dés sont pairs, à partir de
column-sunk_at_or_below = Coulé jusqu’à
column-target_rammed = Cible éperonnée
column-better_crew = Meilleur équipage
column-grappling_equipment = Se détacher d’un équipement d’agrippement
column-grapple = Agripper
column-grapple_with_equipment = Agripper avec l’équipement
column-get_away = Se détacher
column-triple = Trois contre un
column-double = Deux contre un
column-less_than_double = Moins de deux contre un
column-equal = Égalité
column-halved_by = Réduit : divisé par
column-least = Au moins
column-lost_divisor = Testé quand des navires sont perdus : un sur
column-breaks_from = Rompt à partir de
column-permanent = Immobilisé pour de bon, en centièmes de son prix

# Ce qui se lit dans les lignes des tables
field-against_flank = contre le flanc
field-against_stern = contre la poupe
field-cruising = en croisière
field-higher_fv = plus rapide
value-first_player_moves = le premier joueur bouge
value-second_player_moves = le second joueur bouge
value-rams = éperons
value-sunk = coulé
value-permanent = immobilisé pour de bon
value-none = rien
value-bf_back = facteur d’abordage revenu
value-free = libre

# Where the battles come from
because-f1-first-ram = Aucun scénario du jeu imprimé ne nous est parvenu ; celui-ci est de nous.
because-f2-six-a-side = Aucun scénario du jeu imprimé ne nous est parvenu ; celui-ci est de nous.
because-f3-lade-494bc = Aucun scénario du jeu imprimé ne nous est parvenu ; celui-ci est de nous.
because-f4-salamis-480bc = Aucun scénario du jeu imprimé ne nous est parvenu ; celui-ci est de nous.
because-f5-ecnomus-256bc = Aucun scénario du jeu imprimé ne nous est parvenu ; celui-ci est de nous.
because-f6-drepanum-249bc = Aucun scénario du jeu imprimé ne nous est parvenu ; celui-ci est de nous.
because-f7-actium-31bc = Aucun scénario du jeu imprimé ne nous est parvenu ; celui-ci est de nous.
because-p150-greek-cities = Une bataille aux points avec deux de nos flottes toutes prêtes.
because-p300-rome-and-carthage = Une bataille aux points avec deux de nos flottes toutes prêtes.
because-p600-two-kings = Une bataille aux points avec deux de nos flottes toutes prêtes.

# Standing orders
standing-first = Initiative
    .hint = Ce que choisit le camp qui a l’initiative : jouer en premier ou en second. Les deux camps peuvent lire les consignes.
standing-first-ask = demander
standing-first-first = jouer en premier
standing-first-second = jouer en second
standing-free = Navires immobilisés
    .hint = Si chacun d’eux tente de se libérer, à ses risques.
standing-free-ask = demander
standing-free-always = toujours tenter
standing-free-never = jamais
standing-fire = Feu
    .hint = Si les navires qui portent du feu le lancent, le jet le plus probable d’abord.
standing-fire-ask = demander
standing-fire-always = toujours lancer
standing-fire-never = jamais
standing-grapple = Grappins
    .hint = Les navires voisins d’un ennemi tentent de le tenir, le plus probable d’abord ; ou seulement ceux qui ne sont pas plus faibles que lui.
standing-grapple-ask = demander
standing-grapple-stronger = à forces égales au moins
standing-grapple-all = tout ennemi
standing-grapple-never = aucun
standing-combat = Combats
    .hint = Tous ceux qui le peuvent attaquent au meilleur rapport d’abord, jusqu’à forces égales ; ou personne.
standing-combat-ask = demander
standing-combat-stronger = à forces égales au moins
standing-combat-never = aucun
standing-prize = Prises
    .hint = Entre navires égaux, le premier de la liste prend ou est pris, et un facteur passe sur la prise.
standing-prize-ask = demander
standing-prize-least = équipage minimal
standing-away = Se dégager
    .hint = Si les navires tenus tentent de rompre un lien, le plus probable d’abord.
standing-away-ask = demander
standing-away-always = toujours tenter
standing-away-never = jamais
