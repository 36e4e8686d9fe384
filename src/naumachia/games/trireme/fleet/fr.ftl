# Le Jeu des Flottes de Trirème en français.

game-name = Trirème : le Jeu des Flottes
game-about = Des flottes entières de galères en une demi-heure : ramer, éperonner, agripper, aborder. Tout est sur le pion.
game-piece = navire
game-pieces = navires
game-battle = bataille
game-battles = batailles
game-age = Flottes à rames, de 494 à 31 av. J.‑C.
brief-1 = Le but : des points de victoire. Un navire ennemi coulé compte son prix, un navire capturé moitié plus, un navire immobilisé pour de bon la moitié. La bataille finit après ses tours, ou quand un camp n’a plus de navire en état de combattre.
brief-2 = Un tour : les navires immobilisés peuvent tenter de se dégager, le premier joueur déplace tous ses navires, puis le second, puis les éperonnements se jouent et frappent ensemble, puis viennent grappins et abordages. Qui gagne l’initiative choisit d’être premier ou second.
brief-3 = La croisière est sûre et permet de pivoter. La pleine vitesse va plus loin et frappe plus fort, mais peut fatiguer l’équipage : un navire fatigué ne la reprend qu’après un tour de repos.
brief-4 = Pour éperonner, entrez dans un ennemi. C’est le flanc qu’il faut frapper, puis les hanches ; proue contre proue, les deux souffrent. Un navire éperonné ce tour-ci ne bouge plus : qui frappe le premier cloue.
brief-5 = Un navire immobilisé se traîne d’un hexagone, combat avec la moitié de son facteur d’abordage, et un second coup pareil l’immobilise pour de bon. Il peut tenter de se dégager ; une tentative sur six le coule.
brief-6 = Agrippez un ennemi bord à bord, puis abordez : avec le double de son facteur vous le prenez sur 4 à 6, avec le triple sur 2 à 6. Au-dessous du double vous risquez votre propre navire.

option-fleet_sail = Navigation à voile : hisser les voiles et courir vent arrière
option-fleet_wrecks = Épaves et dérive : les navires coulés barrent un temps le passage
option-fleet_equipment = Équipements : corvus, mains de fer, tourelles, machines, feu
option-handy = Maniabilité : les grands navires virent lentement
option-alternate = Les navires bougent tour à tour, un par camp
option-fleet_morale = Moral des flottes : un camp qui a perdu la moitié de ses navires peut rompre
option-reefs = Les récifs arrêtent les navires ou causent leur naufrage

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

# Questions ; `waiting` est ce que lisent les autres pendant ce temps
ask-first = { $side }, l’initiative est à vous : premier ou second ?
    .hint = Le premier joueur peut clouer l’ennemi en l’éperonnant ; le second voit où chacun est allé.
    .waiting = { $side } : premier ou second joueur ?
ask-free = { $side } : un navire immobilisé tente-t-il de se dégager ?
    .hint = Un dé : 1 le coule, 2 l’immobilise pour de bon, 3 rien, 4 son facteur d’abordage revient et la prochaine tentative a +2, 5 ou 6 il est libre.
    .waiting = { $side } : un navire immobilisé tente-t-il de se dégager ?
ask-ship = { $side } : quel navire bouge ensuite ?
    .hint = Dans n’importe quel ordre, chaque navire une fois. Un navire agrippé, ou éperonné ce tour-ci, reste où il est.
    .waiting = { $side } : choix du prochain navire.
ask-mode = À quelle allure va { $ship_the } ?
    .hint = La pleine vitesse va plus loin et frappe plus fort, mais peut fatiguer l’équipage. On ne pivote qu’en croisière.
    .waiting = { $side } : choix de l’allure de { $ship_the }.
ask-go = { CAP($ship_the) } : { $left ->
    [one] il reste un point de mouvement.
   *[other] il reste { $left } points de mouvement.
}
    .hint = { $mode ->
        [back] Droit en arrière, un point par hexagone. On n’éperonne pas en reculant.
        [cruise] Droit devant, à bâbord ou à tribord, un point chacun ; pivoter en coûte deux. Entrez dans un ennemi pour l’éperonner ; le mouvement s’arrête là.
        [sail] Droit devant, à bâbord ou à tribord, un point chacun ; loin du vent arrière, les voiles donnent moins.
        [tow] Droit devant, à bâbord ou à tribord, un point chacun ; un virage au plus.
       *[full] Droit devant, à bâbord ou à tribord, un point chacun. Entrez dans un ennemi pour l’éperonner ; le mouvement s’arrête là.
    }
    .waiting = { $side } : mouvement de { $ship_the }.
ask-fire = { $side } : jeter le feu sur un ennemi ?
    .hint = Un coup au but immobilise aussitôt. Chaque navire qui porte le feu le jette une fois par tour.
    .waiting = { $side } : jet de feu possible sur un ennemi.
ask-grapple = { $side } : agripper un ennemi bord à bord ?
    .hint = Deux navires agrippés ne bougent plus, et peuvent être abordés aussitôt.
    .waiting = { $side } : grappins possibles sur un ennemi bord à bord.
ask-combat = { $side } : aborder ?
    .hint = Le double du facteur ennemi le prend sur 4 à 6, le triple sur 2 à 6. Au-dessous du double, un 1 perd l’un des vôtres.
    .waiting = { $side } : abordage possible.
ask-captor = Qui prend { $target_the } ?
    .hint = Des navires de même facteur ont combattu ; l’un d’eux met un équipage à bord de la prise.
    .waiting = { $side } : choix du navire qui prend { $target_the }.
ask-victim = { CAP($target_the) } prend l’un des assaillants : lequel ?
    .hint = Le plus faible est perdu ; à égalité vous choisissez.
    .waiting = { $side } : choix du navire que prend { $target_the }.
ask-crew = Combien de ses { $most } facteurs disponibles { $ship_the } met-{ $ship_gender ->
    [m] il
   *[f] elle
} à bord de { $target_the } ?
    .hint = Ils deviennent le facteur de la prise et manquent au vainqueur.
    .waiting = { $side } : choix de l’équipage de { $target_the }.
ask-away = { $side } : rompre un grappin ?
    .hint = Un essai par navire, 5 ou plus ; un meilleur équipage aide, l’équipement d’agrippement de l’ennemi gêne.
    .waiting = { $side } : rompre un grappin ?
ask-deploy = { $side } : quel navire prend sa place ?
    .hint = Les camps placent un navire chacun à tour de rôle, dans les rangs de leur bord.
    .waiting = { $side } : choix du prochain navire à placer.
ask-berth = Où sera la proue de { $ship_the } ?
    .hint = Les deux hexagones du navire doivent être dans les rangs de votre bord.
    .waiting = { $side } : mise en place de { $ship_the }.
ask-heading = Où pointe { $ship_the } ?
    .hint = Le cap est libre, si la poupe trouve sa place.
    .waiting = { $side } : mise en place de { $ship_the }.
roll-initiative = { $side } : un dé pour l’initiative{ $die ->
    [0] .
   *[other] { " " }contre un { $die }.
}
roll-begins = { $side } : un dé pour la première place{ $die ->
    [0] .
   *[other] { " " }contre un { $die }.
}
roll-free = { CAP($ship_the) } tente de se dégager : un dé{ $bonus ->
    [0] .
   *[other] { " " }+ { $bonus }.
}
roll-fatigue = { CAP($ship_the) } a ramé à pleine vitesse : { $tires ->
    [1] un 1 fatigue l’équipage.
   *[other] 1 à { $tires } fatigue l’équipage.
}
roll-reef = { CAP($ship_the) } passe un récif à marée { $tide ->
    [rising] montante
   *[falling] descendante
} : un dé{ $add ->
    [0] .
   *[other] { " " }{ $add }.
}
roll-ram = { CAP($ship_the) } frappe { $where ->
    [bow] la proue
    [bow_flank] le flanc de proue
    [side] le flanc
    [stern_flank] la hanche
   *[stern] la poupe
} de { $target_the } : un dé pour { $ship_the }, qui { $leads ->
    [rammer] mène de { $lead } avant les dés.
    [target] est à { $lead } derrière avant les dés.
   *[nobody] est à égalité avant les dés.
}
roll-rammed = { CAP($ship_the) } a fait { $die } : un dé pour { $target_the }, qui { $leads ->
    [rammer] était à { $lead } derrière avant les dés.
    [target] menait de { $lead } avant les dés.
   *[nobody] était à égalité avant les dés.
}
roll-fire = { CAP($ship_the) } jette le feu sur { $target_the } : { $needs } ou plus touche.
roll-grapple = { CAP($ship_the) } lance ses grappins sur { $target_the } : { $least ->
    [1] tout dé tient.
    [7] aucun dé ne peut tenir.
   *[other] { $least } ou plus au dé tient.
}
roll-away = { CAP($ship_the) } tente de se détacher de { $target_the } : { $least ->
    [1] tout dé suffit.
    [7] aucun dé ne suffit.
   *[other] { $least } ou plus au dé.
}
roll-combat = { $ships_count ->
    [1] { CAP($ship_the) } aborde
   *[other] { CAP($ships_the) } abordent
} { $target_the }, { $ours } contre { $theirs } ({ $ratio ->
    [triple] le triple ou plus
    [double] le double ou plus
    [less_than_double] moins du double
    [under_triple] le tiers ou moins
    [under_double] la moitié ou moins
    [under_less_than_double] plus de la moitié
   *[equal] égalité
}) : un dé.
roll-wreck = L’épave de { $ship_the } : sur { $most } ou moins elle s’enfonce.
roll-morale = { $side } : la moitié des navires est perdue ; deux dés, { $needs } ou plus et la flotte rompt.
roll-defection = { CAP($name) } rentrent-ils chez eux ? Sur { $needs } ou plus.

# Choix
do-first = Être premier joueur
    .hint = Vos éperonnements clouent : un navire frappé perd son mouvement.
do-second = Être second joueur
    .hint = Vous voyez où chaque ennemi est allé avant de bouger.
do-free = { CAP($ship_the) } tente de se dégager{ $bonus ->
    [0] { "" }
   *[other] { " " }(+{ $bonus })
}
    .hint = { $bonus ->
        [0] Libre sur 5 ou 6 ; un 1 coule, un 2 immobilise pour de bon.
       *[other] Libre à partir de 3, et rien de pire ne peut arriver.
    }
do-free-done = Plus de tentative
    .hint = Les autres restent comme ils sont.
do-ship = Déplacer { $ship_the }
    .hint = { $state ->
        [sound] { $cruise ->
            [0] Sans rames
           *[other] Croisière { $cruise }
        }{ $full ->
            [0] { "" }
           *[other] , pleine vitesse { $full }
        }{ $tired ->
            [1] , équipage fatigué
           *[0] { "" }
        }
       *[other] { $ship_gender ->
            [m] Immobilisé
           *[f] Immobilisée
        }, { $cruise } au plus
    }{ $hexes ->
        [0] .
        [1] . { CAP($target_the) } est bord à bord.
       *[other] . Ennemi le plus proche : { $target_the }, à { $hexes } hexagones.
    }
do-moves-done = Fin des mouvements
    .hint = Les navires qui n’ont pas bougé gardent leur place.
do-same = Comme { $leader_the }
    .hint = La même allure et les mêmes mouvements, autant que les règles le permettent : { $hexes ->
        [one] 1 hexagone.
       *[other] { $hexes } hexagones.
    }
do-line-same = Sa ligne fait comme { $leader_the } ({ $ships ->
    [one] un navire
   *[other] { $ships } navires
})
    .hint = Les navires de même cap qui l’entourent, de proche en proche. { $mode ->
        [full] Chaque équipage jette un dé pour son souffle.
       *[other] Là où l’on peut éperonner, on vous demande.
    }
do-all-same = Les autres font comme { $leader_the } ({ $ships ->
    [one] un navire
   *[other] { $ships } navires
})
    .hint = Chacun autant que les règles le permettent ; un navire qui pourrait éperonner aussitôt vous est laissé.{ $mode ->
        [full] { " " }Chaque équipage jette un dé pour son souffle.
       *[other] { "" }
    }
do-ahead = Tout droit, { $hexes } hexagones
    .hint = D’un seul coup ; { $left ->
        [0] le mouvement est alors fini.
        [one] il reste alors 1 point.
       *[other] il reste alors { $left } points.
    }
do-mode = { $mode ->
    [hold] Rester sur place
    [cruise] Croisière : { $points }
    [full] Pleine vitesse : { $points }
    [back] Reculer : { $points }
    [tow] En remorque : { $points }
   *[sail] À la voile : { $points }
}
    .hint = { $mode ->
        [hold] Le navire ne bouge pas{ $tired ->
            [1] ; son équipage est reposé à la fin du tour s’il ne livre pas d’abordage.
           *[0] .
        }
        [cruise] { $points ->
            [one] 1 hexagone
           *[other] Jusqu’à { $points } hexagones
        }, sans dé pour l’équipage ; un éperonnement vaut { $weaker } de moins qu’à pleine vitesse.{ $tired ->
            [1] { " " }Au-delà d’un point, l’équipage reste fatigué.
           *[0] { "" }
        }
        [full] { $points ->
            [one] 1 hexagone
           *[other] Jusqu’à { $points } hexagones
        } et l’éperonnement le plus fort. Puis un dé : { $tires ->
            [1] un 1 fatigue l’équipage
            [2] 1 ou 2 fatigue l’équipage
           *[other] 1 à { $tires } fatigue l’équipage
        } ({ $percent } %).
        [back] { $points ->
            [one] 1 hexagone
           *[other] Jusqu’à { $points } hexagones
        } droit en arrière, sans éperonner.
        [tow] Jusqu’à { $points } hexagones à côté du remorqueur, un virage au plus.
       *[sail] { $points ->
            [0] Ici le vent ne donne rien ; sans rames, le navire peut tourner sa proue.
            [one] 1 hexagone à la voile
           *[other] Jusqu’à { $points } hexagones à la voile
        }{ $points ->
            [0] { "" }
           *[other] , sans dé pour l’équipage ; un éperonnement compte comme en croisière.
        }
    }
do-move = { $letter ->
    [A] Droit devant
    [L] À bâbord
    [R] À tribord
    [B] Reculer
    [PL] Pivoter à bâbord
   *[PR] Pivoter à tribord
}
    .hint = { $letter ->
        [PL] { $cost ->
            [0] Tout ce qui se peut sans vent.
            [one] 1 point, tout le mouvement.
           *[other] { $cost } points, une fois par mouvement.
        }
        [PR] { $cost ->
            [0] Tout ce qui se peut sans vent.
            [one] 1 point, tout le mouvement.
           *[other] { $cost } points, une fois par mouvement.
        }
       *[other] { "" }
    }
do-ram = Éperonner { $target_the }, { $where ->
    [bow] proue contre proue
    [bow_flank] au flanc de proue
    [side] au flanc
    [stern_flank] à la hanche
   *[stern] à la poupe
} : coule { $sunk } %, immobilise { $hurt } %
    .hint = { $answered ->
        [1] L’ennemi rend le coup. Les coups se jouent quand tous ont bougé.
       *[0] Le coup se joue quand tous ont bougé.{ $pins ->
            [1] { " " }Jusque-là, la cible est clouée.
           *[0] { "" }
        }
    }
do-leave = Quitter la carte
    .hint = Le navire ne reviendra pas.
do-stop = S’arrêter ici
    .hint = { $left ->
        [0] Le mouvement est fini.
        [one] 1 point est perdu.
       *[other] { $left } points sont perdus.
    }{ $tires ->
        [0] { "" }
        [1] { " " }Ensuite, un 1 fatigue l’équipage.
        [2] { " " }Ensuite, 1 ou 2 fatigue l’équipage.
       *[other] { " " }Ensuite, 1 à { $tires } fatigue l’équipage.
    }
do-hoist-sail = Hisser la voile
    .hint = Pour courir vent arrière.
do-hoist-mainsail = Hisser la grand-voile
    .hint = L’établir coûte 2 points.
do-lower = Amener la voile
    .hint = De nouveau à la rame.
do-fire = { CAP($ship_the) } jette le feu sur { $target_the } ({ $needs } ou plus)
    .hint = { $percent } % : { $state ->
        [sound] immobilisation immédiate.
        [permanent] l’ennemi coulerait.
       *[other] immobilisation pour de bon.
    }
do-fire-done = Pas de feu
    .hint = Plus personne ne jette le feu ce tour-ci.
do-grapple = { CAP($ship_the) } agrippe { $target_the } ({ $least ->
    [1] tout dé
    [7] sans espoir
   *[other] { $least } ou plus
})
    .hint = { $percent } %. L’abordage se ferait à { $ours } contre { $theirs }, sans ce que d’autres ajoutent.
do-grapple-done = Plus de grappins
    .hint = On passe à l’abordage.
do-combat = { $ships_count ->
    [1] { CAP($ship_the) } aborde
   *[other] { CAP($ships_the) } abordent
} { $target_the } : { $ours } contre { $theirs }, { $ratio ->
    [triple] le triple ou plus
    [double] le double ou plus
    [less_than_double] moins du double
    [under_triple] le tiers ou moins
    [under_double] la moitié ou moins
    [under_less_than_double] plus de la moitié
   *[equal] égalité
}
    .hint = Sur six faces, { $wins ->
        [0] aucune ne prend l’ennemi
        [1] une prend l’ennemi
       *[other] { $wins } prennent l’ennemi
    }{ $loses ->
        [0] ; vous ne pouvez rien y perdre.
        [1] , une vous perd un navire.
       *[other] , { $loses } vous perdent un navire.
    }
do-combat-done = Plus d’abordage
    .hint = Le combat finit pour ce tour.
do-captor = Prise par { $ship_the }
    .hint = Le vainqueur met un équipage à bord de la prise.
do-victim = { CAP($ship_the) } est { $ship_gender ->
    [m] perdu
   *[f] perdue
}
    .hint = L’ennemi s’en empare.
do-crew = { $men }
    .hint = La prise combattrait avec { $men }, { $ship_the } avec { $left }.
do-away = { CAP($ship_the) } se détache de { $target_the } ({ $least ->
    [1] tout dé
    [7] sans espoir
   *[other] { $least } ou plus
})
    .hint = { $percent } %.{ $links ->
        [one] { "" }
       *[other] { " " }Un seul essai pour ses { $links } grappins.
    }
do-away-done = En rester là
    .hint = Les grappins tiennent.
do-deploy = Placer { $ship_the }
    .hint = Puis son hexagone, puis son cap.
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
    .hint = La proue reste où elle est ; la poupe vient derrière.

# Ce dont on peut demander « pourquoi pas ? »
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
initiative = Initiative : { $one } { $rolled }, { $two } { $against }. { $tied ->
    [1] Égalité : le choix revient au second joueur du tour précédent, { $side }.
   *[0] Le choix : { $side }.
}
initiative-again = Initiative : { $one } { $rolled }, { $two } { $against }. On recommence.
first-player = Premier joueur : { $side }.
begins = { $one } { $rolled }, { $two } { $against }. Place le premier navire : { $side }.
begins-again = { $one } { $rolled }, { $two } { $against } : on recommence.
deployed = { CAP($ship_the) } prend sa place.
left-out = Il n’y a plus de place pour { $ship_the }, qui reste au port.
floods = { CAP($ship_the) } tente de se dégager : { $rolled }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ { $bonus } = { $total }
}. L’eau l’envahit.
crippled-for-good = { CAP($ship_the) } tente de se dégager : { $rolled }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ { $bonus } = { $total }
}. { $ship_gender ->
    [m] Il est immobilisé pour de bon.
   *[f] Elle est immobilisée pour de bon.
}
not-freed = { CAP($ship_the) } tente de se dégager : { $rolled }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ { $bonus } = { $total }
}. Rien.
factor-back = { CAP($ship_the) } tente de se dégager : { $rolled }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ { $bonus } = { $total }
}. Son facteur d’abordage revient, et la prochaine tentative a +2.
freed = { CAP($ship_the) } tente de se dégager : { $rolled }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ { $bonus } = { $total }
}. { $ship_gender ->
    [m] Il est libre.
   *[f] Elle est libre.
}
holds = { CAP($ship_the) } garde sa place.
moved = { CAP($ship_the) } { $letter ->
    [A] va droit devant.
    [L] vire à bâbord.
    [R] vire à tribord.
    [B] recule.
    [PL] pivote à bâbord.
   *[PR] pivote à tribord.
}
    .short = { $letter ->
        [A] droit devant
        [L] à bâbord
        [R] à tribord
        [B] en arrière
        [PL] pivot à bâbord
       *[PR] pivot à tribord
    }
    .whole = { CAP($ship_the) } : { $ways }.
hoisted = { CAP($ship_the) } hisse sa { $rig ->
    [sail] voile
   *[mainsail] grand-voile
} pour { $cost ->
    [one] 1 point.
   *[other] { $cost } points.
}
lowered = { CAP($ship_the) } amène sa { $rig ->
    [sail] voile
   *[mainsail] grand-voile
} pour { $cost ->
    [one] 1 point.
   *[other] { $cost } points.
}
left-map = { CAP($ship_the) } quitte la carte.
ram-declared = { CAP($ship_the) } fonce sur { $target_the }, { $where ->
    [bow] proue contre proue
    [bow_flank] vers le flanc de proue
    [side] vers le flanc
    [stern_flank] vers la hanche
   *[stern] vers la poupe
}{ $pins ->
    [1] , et { $target_gender ->
        [m] le
       *[f] la
    } cloue sur place.
   *[0] .
}
fatigued = { CAP($ship_the) } fait { $rolled } ({ $tires ->
    [1] fatigue sur 1
    [2] fatigue sur 1 ou 2
   *[other] fatigue sur 1 à { $tires }
}) : l’équipage est fatigué.
not-fatigued = { CAP($ship_the) } fait { $rolled } ({ $tires ->
    [1] fatigue sur 1
    [2] fatigue sur 1 ou 2
   *[other] fatigue sur 1 à { $tires }
}) : l’équipage garde son souffle.
recovered = L’équipage de { $ship_the } est reposé.
wrecked = { CAP($ship_the) } est { $ship_gender ->
    [m] pris
   *[f] prise
} sur les rochers pour de bon.
reef = { CAP($ship_the) } sur le récif : { $rolled }{ $add ->
    [0] { "" }
   *[other] { " " }({ $add })
}. { $how ->
    [pass] Le passage est franchi.
    [stopped] C’est l’arrêt.
   *[wrecked] C’est le naufrage.
}
sum-more = { $sum } + { $term }
sum-less = { $sum } − { $term }
sum-total = { $sum } = { $total }
rammed = { CAP($ship_the) } éperonne { $target_the } { $where ->
    [bow] proue contre proue
    [bow_flank] au flanc de proue
    [side] au flanc
    [stern_flank] à la hanche
   *[stern] à la poupe
} : { $sum } contre { $sum_against }. { $leads ->
    [rammer] { CAP($ship_the) } mène de { $lead }
    [target] { CAP($target_the) } mène de { $lead }
   *[nobody] C’est égal
}{ $parity ->
    [even] , et les dés, { $dice } en tout, sont pairs
    [odd] , mais les dés, { $dice } en tout, sont impairs
   *[none] { "" }
} : { $result ->
    [sunk] { $target_the } est { $target_gender ->
        [m] coulé.
       *[f] coulée.
    }
    [immobilised] { $target_the } est { $target_gender ->
        [m] immobilisé.
       *[f] immobilisée.
    }
   *[none] aucun effet.
}
ram-answered = { CAP($ship_the) } rend le coup à { $target_the }, proue contre proue : { $sum } contre { $sum_against }. { $leads ->
    [rammer] { CAP($ship_the) } mène de { $lead }
    [target] { CAP($target_the) } mène de { $lead }
   *[nobody] C’est égal
}{ $parity ->
    [even] , et les dés, { $dice } en tout, sont pairs
    [odd] , mais les dés, { $dice } en tout, sont impairs
   *[none] { "" }
} : { $result ->
    [sunk] { $target_the } est { $target_gender ->
        [m] coulé.
       *[f] coulée.
    }
    [immobilised] { $target_the } est { $target_gender ->
        [m] immobilisé.
       *[f] immobilisée.
    }
   *[none] aucun effet.
}
mod-size = taille { $value }
mod-crew = équipage { $value }
mod-flank = flanc { $value }
mod-stern = poupe { $value }
mod-cruising = croisière { $value }
mod-immobilised = immobilisation { $value }
mod-bow-flank = flanc de proue { $value }
mod-stern-flank = hanche { $value }
mod-faster = plus rapide { $value }
mod-rammed = cible éperonnée { $value }
mod-better = meilleur équipage { $value }
mod-equipment = équipement d’agrippement ennemi { $value }
immobilised = { CAP($ship_the) } est { $ship_gender ->
    [m] immobilisé.
   *[f] immobilisée.
}
permanently-immobilised = { CAP($ship_the) } est { $ship_gender ->
    [m] immobilisé
   *[f] immobilisée
} pour de bon.
sunk = { CAP($ship_the) } coule !
fire-hit = { CAP($ship_the) } jette le feu sur { $target_the } : { $rolled }, il fallait { $needs } ou plus. Le feu prend.
fire-missed = { CAP($ship_the) } jette le feu sur { $target_the } : { $rolled }, il fallait { $needs } ou plus. Rien.
grappled = { CAP($ship_the) } agrippe { $target_the } : { $sum }, il fallait { $needs }. Le grappin tient.
grapple-failed = { CAP($ship_the) } lance ses grappins sur { $target_the } : { $sum }, il fallait { $needs }. Ils tombent à l’eau.
combat = { $ships_count ->
    [1] { CAP($ship_the) } aborde
   *[other] { CAP($ships_the) } abordent
} { $target_the }, { $ours } contre { $theirs } ({ $ratio ->
    [triple] le triple ou plus
    [double] le double ou plus
    [less_than_double] moins du double
    [under_triple] le tiers ou moins
    [under_double] la moitié ou moins
    [under_less_than_double] plus de la moitié
   *[equal] égalité
}), et { $ships_count ->
    [1] fait
   *[other] font
} { $rolled } : { $taken ->
    [target] { $target_the } est { $target_gender ->
        [m] pris.
       *[f] prise.
    }
    [attacker] { $ships_count ->
        [1] { $ship_the } est { $ship_gender ->
            [m] pris.
           *[f] prise.
        }
       *[other] { $target_the } s’empare d’un assaillant.
    }
   *[none] personne ne cède.
}
captured = { CAP($ship_the) } prend { $target_the } et laisse { $men ->
    [one] un facteur
   *[other] { $men } facteurs
} à bord.
retaken = { CAP($ship_the) } reprend { $target_the } et laisse { $men ->
    [one] un facteur
   *[other] { $men } facteurs
} à bord.
burnt = { CAP($ship_the) } n’a personne à y mettre et brûle { $target_the }.
got-away = { CAP($ship_the) } se détache de { $target_the } : { $sum }, il fallait { $needs }.
held-fast = { CAP($ship_the) } ne peut se détacher de { $target_the } : { $sum }, il fallait { $needs }.
wreck-under = L’épave de { $ship_the } s’enfonce ({ $rolled }).
wreck-stays = L’épave de { $ship_the } flotte encore ({ $rolled }).
drifted = { CAP($ship_the) } dérive sous le vent.
driven-ashore = { CAP($ship_the) } est { $ship_gender ->
    [m] jeté à la côte et perdu.
   *[f] jetée à la côte et perdue.
}
fleet-breaks = { $side } : { $rolled }, { $needs } ou plus : la flotte rompt.
fleet-holds = { $side } : { $rolled }, moins de { $needs } : la flotte tient.
defected = { CAP($name) } : { $rolled }, il fallait { $needs } ou plus. Ils hissent la voile et rentrent.
stayed = { CAP($name) } : { $rolled }, il fallait { $needs } ou plus. Ils restent.
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
won-by-breakthrough = Victoire pour { $side } : { $ships ->
    [one] { $ships } navire a échappé
   *[other] { $ships } navires ont échappé
}, il en fallait { $needed } ; points { $one } { $points_one }, { $two } { $points_two }.
won-by-holding = Victoire pour { $side } : { $ships ->
    [0] aucun navire n’a échappé
    [1] un seul navire a échappé
   *[other] { $ships } navires seulement ont échappé
}, il en fallait { $needed } ; points { $one } { $points_one }, { $two } { $points_two }.
won-by-first-blow = Victoire au premier coup : { $side }. Le navire de { $loser } ne peut plus combattre.
drawn-by-first-blow = Partie nulle : les deux navires sont perdus ensemble.
drawn-by-time = Partie nulle après { $turns } tours : aucun navire n’est perdu.
won-by-morale = Victoire pour { $side } : la flotte de { $loser } a rompu.
won-by-concession = Victoire pour { $side }, accordée par { $loser }.

# Refus
no-such-ship = Il n’y a rien ici qui s’appelle { $name }.
no-such-action = Personne ne peut faire « { $action } ».
no-gone = { CAP($ship_the) } n’est plus sur la carte.
no-not-yours = { CAP($ship_the) } n’est pas à vous.
no-friend = { CAP($target_the) } est de votre camp.
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
no-other-moves = { CAP($ship_the) } est en mouvement : un navire finit avant que le suivant commence.
no-free-sound = { CAP($ship_the) } n’est pas { $ship_gender ->
    [m] immobilisé
   *[f] immobilisée
}.
no-free-permanent = { CAP($ship_the) } est { $ship_gender ->
    [m] immobilisé
   *[f] immobilisée
} pour de bon.
no-free-grappled = { CAP($ship_the) } est { $ship_gender ->
    [m] agrippé
   *[f] agrippée
}.
no-free-tried = { CAP($ship_the) } a déjà essayé ce tour-ci.
no-wrecked = { CAP($ship_the) } est { $ship_gender ->
    [m] pris
   *[f] prise
} sur un récif pour de bon.
no-moved = { CAP($ship_the) } a déjà bougé.
no-move-grappled = { CAP($ship_the) } est { $ship_gender ->
    [m] agrippé
   *[f] agrippée
} et ne bouge pas.
no-move-pinned = { CAP($ship_the) } a été { $ship_gender ->
    [m] éperonné
   *[f] éperonnée
} ce tour-ci et ne bouge pas.
no-move-holds = { CAP($ship_the) } ne peut pas encore bouger : le scénario l’interdit.
no-mode = { CAP($ship_the) } ne peut pas avancer ainsi.
no-oars = { CAP($ship_the) } n’a pas de rames.
no-mode-immobilised = { CAP($ship_the) } est { $ship_gender ->
    [m] immobilisé
   *[f] immobilisée
} : un point en croisière, pas plus.
no-mode-rigged = { CAP($ship_the) } a une voile hissée.
no-full-prize = { CAP($ship_the) } est une prise et n’a pas de pleine vitesse.
no-full-fatigued = L’équipage de { $ship_the } est fatigué.
no-tow = { CAP($ship_the) } n’est pas en remorque.
no-tug = Aucun navire de guerre ne touche { $ship_the } pour le remorquer.
no-tow-turn = En remorque, { $ship_the } vire une fois au plus.
no-sails = On ne joue pas les voiles dans cette partie.
no-wind = Il n’y a pas de vent pour { $ship_the }.
no-rig = { CAP($ship_the) } n’a pas de voile hissée.
no-back-mixed = { CAP($ship_the) } recule ou avance, pas les deux dans un même mouvement.
no-points = Il ne reste pas assez de points de mouvement à { $ship_the }.
no-pivot-mode = On ne pivote qu’en croisière.
no-pivot-twice = { CAP($ship_the) } a déjà pivoté.
no-pivot-points = Il ne reste pas assez de points à { $ship_the } pour pivoter.
no-pivot-land = La proue de { $ship_the } passerait sur la terre.
no-pivot-edge = La proue de { $ship_the } sortirait de la carte.
no-fall-off = À la voile, seul un navire sans rames et sans erre peut pivoter, et c’est tout son mouvement.
no-handy = { CAP($ship_the) } est trop { $ship_gender ->
    [m] grand
   *[f] grande
} pour virer de nouveau si tôt.
no-land = { CAP($ship_the) } s’échouerait.
no-edge = Ce bord de la carte est fermé à { $ship_the }.
no-wreck = Une épave barre la route à { $ship_the }.
no-friend-hull = Un ami barre la route à { $ship_the }.
no-contact-so = { CAP($ship_the) } ne peut éperonner qu’en avançant.
no-ram-prize = { CAP($ship_the) } est une prise et ne peut éperonner.
no-ram = { CAP($ship_the) } n’a pas d’éperon.
no-letter = Un mouvement est A, L, R, B, PL ou PR, ou « stop » ; « { $answer } » n’en est pas un.
no-lower = { CAP($ship_the) } n’a pas de voile hissée.
no-hoist-two = { CAP($ship_the) } a déjà une voile hissée : une seule à la fois.
no-mainsail = { CAP($ship_the) } n’a pas de grand-voile à bord.
no-trim-late = { CAP($ship_the) } hisse ou amène sa voile une fois, au début de son mouvement.
no-trim-mode = Les voiles se hissent et s’amènent en croisière.
no-grapple-prize = { CAP($ship_the) } est une prise et ne peut agripper.
no-grapple-apart = { CAP($target_the) } n’est pas bord à bord avec { $ship_the }.
no-grapple-linked = { CAP($ship_the) } et { $target_the } sont déjà aux prises.
no-grapple-tried = { CAP($ship_the) } a déjà lancé ses grappins ce tour-ci.
no-away-free = { CAP($ship_the) } et { $target_the } ne sont pas aux prises.
no-away-tried = { CAP($ship_the) } a déjà essayé de se détacher ce tour-ci.
no-combat-free = { CAP($ship_the) } n’est pas aux prises avec { $target_the }.
no-combat-twice = { CAP($ship_the) } a déjà combattu ce tour-ci.
no-crew = { CAP($ship_the) } peut laisser de 1 à { $most } facteurs à bord.
no-fire-equipment = { CAP($ship_the) } ne porte pas le feu.
no-fire-tried = { CAP($ship_the) } a déjà jeté son feu ce tour-ci.
no-fire-range = { CAP($target_the) } est à plus de { $reach ->
    [one] un hexagone
   *[other] { $reach } hexagones
}.
no-fire-sight = La terre cache { $target_the }.
no-berth = Il n’y a pas de place pour { $ship_the } là, dans les rangs de son camp.

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
    [sound] en bon état
    [immobilised] { $ship_gender ->
        [m] immobilisé
       *[f] immobilisée
    }
    [bf_back] { $ship_gender ->
        [m] immobilisé, facteur d’abordage revenu
       *[f] immobilisée, facteur d’abordage revenu
    }
   *[permanent] { $ship_gender ->
        [m] immobilisé pour de bon
       *[f] immobilisée pour de bon
    }
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
badge-sunk = { $ship_gender ->
    [m] coulé
   *[f] coulée
}
badge-ashore = { $ship_gender ->
    [m] perdu à la côte
   *[f] perdue à la côte
}
badge-burnt = { $ship_gender ->
    [m] brûlé
   *[f] brûlée
}
badge-left = hors de la carte
badge-deserted = a fait défection
badge-waiting = { $ship_gender ->
    [m] pas encore placé
   *[f] pas encore placée
}
badge-wrecked = { $ship_gender ->
    [m] naufragé sur un récif
   *[f] naufragée sur un récif
}
badge-immobilised = { $ship_gender ->
    [m] immobilisé
   *[f] immobilisée
}
badge-bf_back = { $ship_gender ->
    [m] immobilisé, facteur revenu
   *[f] immobilisée, facteur revenu
}
badge-permanent = { $ship_gender ->
    [m] immobilisé pour de bon
   *[f] immobilisée pour de bon
}
badge-prize = prise
badge-retaken = { $ship_gender ->
    [m] repris
   *[f] reprise
}
badge-fatigued = équipage fatigué
badge-grappled = { $ship_gender ->
    [m] agrippé
   *[f] agrippée
}
badge-pinned = { $ship_gender ->
    [m] éperonné ce tour-ci
   *[f] éperonnée ce tour-ci
}
badge-sail = voile hissée
badge-mainsail = grand-voile hissée
badge-moved = a bougé
gist-nothing = rien
gist-gone = { $ship_the } { $how ->
    [sunk] coule
    [ashore] { $ship_gender ->
        [m] est perdu à la côte
       *[f] est perdue à la côte
    }
    [burnt] { $ship_gender ->
        [m] est brûlé
       *[f] est brûlée
    }
    [deserted] fait défection
   *[left] quitte la carte
}
gist-captured = { $ship_the } est { $ship_gender ->
    [m] pris
   *[f] prise
}
gist-wrecked = { $ship_the } fait naufrage
gist-immobilised = { $ship_the } est { $ship_gender ->
    [m] immobilisé
   *[f] immobilisée
}
gist-permanent = { $ship_the } est { $ship_gender ->
    [m] immobilisé pour de bon
   *[f] immobilisée pour de bon
}
gist-factor-back = { $ship_the } retrouve son facteur
gist-freed = { $ship_the } est libre
gist-grappled = { $ship_the } est { $ship_gender ->
    [m] agrippé
   *[f] agrippée
}
gist-loose = { $ship_the } se détache
gist-tired = équipage de { $ship_the } fatigué
zone-bow = proue : on répond à un éperonnement venu d’ici
zone-bow_flank = flanc de proue : un éperonnement venu d’ici frappe plus fort que sur la proue
zone-side = flanc : le pire endroit où être éperonné
zone-stern_flank = hanche : presque aussi mauvais que le flanc
zone-stern = poupe : un éperonnement venu d’ici frappe plus fort que sur la proue, et reste sans réponse

# Verdicts et pertes
verdict-wins = gagne la bataille
verdict-loses = perd la bataille
verdict-sunk = coule l’ennemi
verdict-captured = prend l’ennemi
verdict-immobilised = immobilise l’ennemi
verdict-permanent = l’immobilise pour de bon
verdict-tired = fatigue l’ennemi
verdict-grappled = tient
verdict-failed = manque
verdict-held = reste agrippé
verdict-away = se détache
verdict-freed = se dégage
verdict-factor = facteur revenu
verdict-stalemate = personne ne cède
verdict-own-sunk = votre navire est perdu
verdict-own-captured = votre navire est pris
verdict-own-immobilised = votre navire est immobilisé
verdict-own-permanent = votre navire est immobilisé pour de bon
verdict-own-tired = votre équipage est fatigué
verdict-no-effect = aucun effet
verdict-both = les deux sont touchés
verdict-nothing = il ne se passe rien
loss-sunk = coulé ou naufragé
tally-sunk = Coulés ou naufragés
loss-captured = pris
tally-captured = Pris par l’ennemi
loss-immobilised = immobilisé
tally-immobilised = Immobilisés
loss-permanent = immobilisé pour de bon
tally-permanent = Immobilisés pour de bon
loss-tired = fatigué
tally-tired = Équipages fatigués

# Ce qu’on attend dans les scénarios
want-breakthrough = l’un de { $names } pour une percée, sinon rien
want-earlier = une place antérieure de la liste des défections
want-alongside = des ennemis bord à bord, liés des deux côtés

# Comment on gagne et perd
aim-1 = On gagne aux points de victoire : un navire ennemi coulé compte son prix, un navire pris moitié plus, un navire immobilisé pour de bon la moitié.
aim-2 = Vous perdez si l’ennemi en a davantage quand la bataille finit : après le dernier tour, ou quand un camp n’a plus de navire capable de se battre.

# Flottes prêtes
recipe-cities = Cités grecques : trirèmes bien menées, birèmes et lemboi
recipe-triremes = Rien que des trirèmes
recipe-king = Un roi hellénistique : des sept et des huit avec leurs tourelles
recipe-rome = Rome : des cinq avec le corvus
recipe-carthage = Carthage : des cinq aux équipages experts
recipe-patrol = Patrouille du Bas-Empire : liburnes et feu
recipe-saxons = Navires saxons

# Les tables : leurs noms, leurs raisons, leurs colonnes
chart-fleet_sequence = Phases d’un tour
chart-fleet_unimmobilise = Se dégager
chart-fleet_movement = Mouvements
because-fleet_movement = L’aide de jeu ne donne pas de coûts de mouvement. Reculer à demi-croisière et virer lentement sur place, c’est ce que permettent les rames ; un navire immobilisé éperonne et agrippe encore dans ses tables : il se traîne donc (TR-R5).
chart-fleet_ram_modifiers = Duel d’éperons : modificateurs
chart-fleet_ram_effects = Duel d’éperons : total de la cible moins celui de l’éperonneur
chart-fleet_grapple = Grappins : modificateurs
chart-fleet_grapple_numbers = Grappins : le dé qu’il faut
because-fleet_grapple_numbers = L’aide de jeu donne des modificateurs de +1 et -1 sur un dé, mais pas de nombre ; 4 et 5 laissent ouvert tout jet modifié.
chart-fleet_boarding = Abordage, selon le dé, de 1 à 6 : F le plus fort prend, f le plus faible, - personne
chart-fleet_factors = Facteurs d’abordage
because-fleet_factors = L’aide de jeu parle d’un facteur d’abordage qui revient, non de ce qui était perdu : la moitié (TR-R5). Ce qu’ajoute l’équipement est à l’échelle des facteurs de nos pions.
chart-fleet_morale = Moral des flottes
because-fleet_morale = Un ajout facultatif de notre main : une flotte qui a perdu la moitié de ses navires rompt environ un tour sur quatre.
chart-fleet_scoring = Points de victoire
because-fleet_scoring = Aucun décompte ne nous est parvenu : un navire pris vaut plus qu’un navire coulé, un navire immobilisé pour de bon la moitié.
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
because-p150-greek-cities = Flottes achetées aux points : deux de nos flottes toutes prêtes.
because-p300-rome-and-carthage = Flottes achetées aux points : deux de nos flottes toutes prêtes.
because-p600-two-kings = Flottes achetées aux points : deux de nos flottes toutes prêtes.

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
