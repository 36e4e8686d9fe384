# Corvus en français. Un navire porte son type et son numéro, « trirème R1 » ; tous les types sont féminins, et dans les phrases
# il a son article : { $ship_the }. Les ordres portent les noms de la règle : À l’arrêt !, En avant !, Au combat ! …

game-name = Corvus
game-about = Les galères des guerres puniques en figurines sur une table : ordres secrets, navires tirés aux cartes, éperons au millimètre, et la passerelle d’abordage.
game-piece = navire
game-pieces = navires
game-battle = bataille
game-battles = batailles
game-age = La première guerre punique, 264 à 241 av. J.‑C.
aim-1 = Vous gagnez quand, à la fin d’un tour, l’ennemi a perdu des navires valant la moitié du prix de sa flotte : coulés, pris ou en fuite. C’est la déroute.
aim-2 = Si aucune flotte n’est en déroute au dernier tour, les points décident : un navire coulé vaut son prix, pris une fois et demie, en fuite la moitié, avarié le quart.
brief-1 = À chaque tour, chaque navire reçoit un ordre secret : À l’arrêt !, En avant !, Au combat !, À bâbord !, À tribord ! ou En arrière ! Au combat, on va vite et l’équipage peut se fatiguer ; à bâbord et à tribord, on vire.
brief-2 = Les cartes disent à qui d’agir. Le navire montre son ordre, vous le faites glisser sur sa route, et il rame jusqu’à ce que quelque chose l’arrête.
brief-3 = Pour éperonner, tracez la route à travers l’ennemi : dans le flanc ou la poupe, après la moitié de la vitesse normale et 3 cm en ligne droite. On ne frappe que si l’on est arrêté par lui.
brief-4 = Longez un ennemi, ou frôlez son flanc, et vous pouvez briser ses rames : il sera plus lent jusqu’à la fin de la bataille.
brief-5 = Accrochez ce que vous touchez. Un navire romain presque perpendiculaire abat son corvus et manque rarement. Un navire accroché ne bouge plus avant de s’être dégagé.
brief-6 = Puis tous tirent à la fois, et les fantassins montent à l’abordage : soyez plus nombreux, ou soyez romain. Un navire pris est coulé ou devient votre prise.
option-catapults = Les navires romains peuvent échanger 2 points de fantassins et 2 d’archers contre une catapulte

# Où l’on en est
where-turn = Tour { $turn } sur { $turns }
where-deployment = déploiement
where-command = ordres
where-activation = { $one ->
    [0] { $two ->
        [0] dernière carte
       *[other] cartes restantes : { $second } { $two }
    }
   *[other] { $two ->
        [0] cartes restantes : { $first } { $one }
       *[other] cartes restantes : { $first } { $one }, { $second } { $two }
    }
}
where-window = derniers grappins
where-shooting = tir
where-boarding = abordage
where-end = fin du tour
ship = { $kind } { $id }
    .the = la { $kind } { $id }
ship-named = { $kind } { $id }
    .the = { $kind } { $id }
unit-mm = mm

# Questions
ask-deploy = Rangez votre flotte.
    .hint = Faites glisser chaque navire à sa place dans votre bande de mer ; deux navires ne peuvent se toucher. L’ennemi ne voit rien tant que les deux camps ne sont pas prêts.
    .hand = Ranger ainsi
    .waiting = { $side } range sa flotte.
ask-catapult = { $side } : échanger des hommes contre une catapulte ?
    .hint = Un navire cède 2 points de fantassins et 2 d’archers contre une catapulte. L’ennemi en est averti.
    .waiting = { $side } choisit les navires qui prennent une catapulte.
ask-orders = Donnez son ordre à chaque navire.
    .hint = Personne ne voit vos ordres avant que les navires agissent. Un équipage fatigué ne peut recevoir « Au combat ! ».
    .waiting = { $side } prépare ses ordres.
ask-ship = { $side } : quel navire agit ?
    .hint = Votre carte est tirée. Le navire choisi montre son ordre et l’exécute.
    .waiting = { $side } choisit le navire qui agit.
ask-rest = { CAP($ship_the) } : { $rest ->
    [0] reposer l’équipage ?
   *[other] le reposer un second tour ?
}
    .hint = Après deux tours de repos de suite, l’équipage est frais. Une galère au repos tire et se défend, rien de plus.
    .waiting = { $side } décide du repos d’un équipage.
ask-break = { CAP($ship_the) } est engagée avec { $holders_the }. Se dégager ?
    .hint = Chaque lien peut être tenté une fois. Libre de tous, elle avance de la moitié de son allure ; sinon elle reste.
    .waiting = { $side } décide si { $ship_the } tente de se dégager.
ask-plan = { CAP($ship_the) }, « { $order ->
    [stop] À l’arrêt !
    [forward] En avant !
    [battle] Au combat !
    [port] À bâbord !
    [starboard] À tribord !
   *[astern] En arrière !
} » : { $legs ->
    [0] tracez sa route, { $left } mm au plus
   *[other] il reste { $left } mm
}{ $angle ->
    [0] { "" }
   *[other] { " " }et { $angle }° au plus par pivot
}.
    .hint = Faites glisser le navire, ou sa poignée pour le faire pivoter.{ $order ->
        [astern] { "" }
       *[other] { " " }Pour éperonner, tracez à travers l’ennemi : on ne frappe que si l’on est arrêté par lui.
    }
    .waiting = { $side } trace la route de { $ship_the }.
ask-oars = { CAP($ship_the) } { $how ->
    [passing] longe un ennemi
   *[glancing] frôle un ennemi
} : briser ses rames ?
    .hint = La réussite ralentit l’ennemi jusqu’à la fin de la bataille. Réussi ou non, plus d’éperonnage ce tour.
    .waiting = { $side } décide si { $ship_the } s’en prend aux rames d’un ennemi.
ask-go-on = { CAP($ship_the) } : poursuivre la route tracée ?
    .hint = Tout le reste, ou s’arrêter ici.
    .waiting = { $side } décide si { $ship_the } continue.
ask-straight = { CAP($ship_the) } est rangée bord à bord : continuer tout droit ? Il reste { $left } mm.
    .hint = Faites glisser le navire vers l’avant. Ni pivot ni éperon. En restant, il peut accrocher.
    .waiting = { $side } décide jusqu’où va { $ship_the }.
ask-act = Que fait { $ship_the } ?
    .hint = Une galère éperonnée ce tour s’accroche mieux : l’éperon d’abord.
    .waiting = { $side } choisit ce que fait { $ship_the }.
ask-window = { $side } : accrocher, maintenant que tous ont bougé ?
    .hint = Chaque navire peut tenter une fois par tour chaque ennemi qu’il touche.
    .waiting = { $side } peut accrocher, maintenant que tous ont bougé.
ask-shoot = Choisissez les cibles.
    .hint = Les archers portent à 2 cm, les catapultes de 2 à 5 cm. Tous tirent à la fois ; un navire accroché est plus facile à toucher.
    .hand = Continuer
    .waiting = { $side } choisit ses cibles.
ask-counter = { CAP($ship_the) } a repoussé l’abordage. Contre-attaquer ?
    .hint = Elle attaque seule celle qui l’a accrochée, et celle-ci ne peut lui donner l’assaut ce tour.
    .waiting = { $side } décide si { $ship_the } contre-attaque.
ask-assault = { $side } : envoyer les fantassins ?
    .hint = Un navire attaque une fois par tour, et ceux qui tiennent une cible lui donnent un assaut par tour. À moins d’un contre deux, pas d’assaut.
    .waiting = { $side } choisit ses assauts.
ask-loss = { $side } : quel navire perd un point de fantassins ?
    .hint = Un point est perdu ; à vous de choisir le navire.
    .waiting = { $side } choisit le navire qui perd un point de fantassins.
ask-capture = { CAP($target_the) } est prise : la garder, ou la couler ?
    .hint = Une prise vaut une fois et demie un navire coulé, mais la moitié des fantassins victorieux y montent comme équipage.
    .waiting = { $side } choisit de garder { $target_the } ou de la couler.
ask-prize = Qui donne { $crew ->
    [1] le point de fantassins
   *[other] les { $crew } points de fantassins
} de l’équipage de prise pour { $target_the } ?
    .hint = De n’importe quel navire qui a pris part à l’assaut.
    .waiting = { $side } forme l’équipage de prise de { $target_the }.
line-station = { $ship }
line-order = { $ship }{ $fatigued ->
    [1] { " " }(fatigué)
   *[0] { "" }
}
line-shoot = { $ship } : { $engine ->
    [1] catapulte
   *[0] { $points ->
        [one] { $points } archer
       *[other] { $points } archers
    }
}
line-prize = équipage de prise
order-stop = À l’arrêt !
order-forward = En avant !
order-battle = Au combat !
order-port = À bâbord !
order-starboard = À tribord !
order-astern = En arrière !
aim-hold = ne pas tirer
aim-at = { $target } ({ $chances ->
    [0] ne peut toucher
    [1] touche sur 1
   *[other] touche de 1 à { $chances }
})

# Dés
roll-card = On tire une carte : il en reste { $one } à { $first } et { $two } à { $second }.
roll-fatigue = L’équipage de { $ship_the } a ramé au combat : { $needs } ou moins, et il garde son souffle.
roll-break = { CAP($ship_the) } tente de se dégager de { $target_the } : { $needs } ou { $high ->
    [1] plus
   *[0] moins
}.
roll-oars = { CAP($ship_the) } s’en prend aux rames de { $target_the } : { $needs } ou { $high ->
    [1] plus
   *[0] moins
}.
roll-ram = { CAP($ship_the) } éperonne { $target_the } { $zone ->
    [bow] à la proue
    [stern] à la poupe
    [port] au flanc bâbord
   *[starboard] au flanc tribord
} : { $needs } ou { $high ->
    [1] plus
   *[0] moins
}.
roll-ram-damage = L’éperon de { $ship_the } ({ $ram }) contre la coque de { $target_the } (défense { $defence }) : un dé.
roll-grapple = { CAP($ship_the) } accroche { $target_the } : { $needs } ou { $high ->
    [1] plus
   *[0] moins
}.
roll-shot = { CAP($ship_the) } { $engine ->
    [1] lance des pierres
   *[0] tire
} sur { $target_the } : { $needs } ou { $high ->
    [1] plus
   *[0] moins
} touche.
roll-location = { $hits ->
    [1] Un coup
   *[other] { $hits } coups
} au but sur { $target_the } : où ?
roll-assault = { CAP($ship_the) } donne l’assaut à { $target_the }, { $attackers } contre { $defenders } ({ $ratio }) : un dé.
reckoning-plain = { $rolled }
reckoning = { $rolled } ({ $modifiers }) = { $total }
mod-crew = équipages { $sign }{ $value }
mod-held-by-another = tenue aussi par une autre { $sign }{ $value }
mod-was-rammed = éperonnée ce tour { $sign }{ $value }
mod-held-by-corvus = tenue par un corvus { $sign }{ $value }
mod-target-engaged = cible accrochée { $sign }{ $value }
mod-opposite = routes opposées { $sign }{ $value }
mod-fatigued = équipage fatigué { $sign }{ $value }
mod-normal-speed = vitesse normale { $sign }{ $value }
mod-target-damaged = cible avariée { $sign }{ $value }
mod-side = au flanc { $sign }{ $value }
mod-held-by-friend = tenue par un navire ami { $sign }{ $value }
mod-turned = viré de plus de 90° { $sign }{ $value }
mod-target-rammed = cible éperonnée ce tour { $sign }{ $value }
mod-corvus = corvus { $sign }{ $value }
mod-worn = catapulte endommagée { $sign }{ $value }
mod-roman = Romains { $sign }{ $value }

# Choix
do-ship = { CAP($ship_the) } ({ $order ->
    [stop] À l’arrêt !
    [forward] En avant !
    [battle] Au combat !
    [port] À bâbord !
    [starboard] À tribord !
   *[astern] En arrière !
})
    .hint = { $held ->
        [1] { $order ->
            [stop] Accrochée : elle reste où elle est.
           *[other] Accrochée : elle doit se dégager avant de bouger.
        }
       *[0] { $order ->
            [stop] { $tired ->
                [1] Elle reste où elle est, et son équipage peut se reposer.
               *[0] Elle reste où elle est.
            }
            [battle] { $tired ->
                [1] Son équipage est fatigué désormais : comme sous « En avant ! », { $most } mm et un pivot de { $angle }° au plus.
               *[0] { $most } mm et un pivot de { $angle }° au plus, puis un test de fatigue.
            }
            [port] { $most } mm au plus, en virant sur bâbord de { $angle } à 180°.
            [starboard] { $most } mm au plus, en virant sur tribord de { $angle } à 180°.
            [astern] { $most } mm en arrière et deux pivots de { $angle }° au plus.
           *[other] { $most } mm et un pivot de { $angle }° au plus.
        }
    }
do-fit = Une catapulte pour { $ship_the }
    .hint = Elle cède 2 points de fantassins et 2 d’archers.
do-fitted-out = Plus de catapultes
    .hint = La bataille commence.
do-rest = Reposer l’équipage
    .hint = Ce tour, le navire tire et se défend, rien d’autre.
do-no-rest = Ne pas se reposer
    .hint = L’équipage reste fatigué.
do-break = Se dégager de { $target_the } ({ $chances ->
    [0] impossible
   *[other] { $chances } sur 6
})
    .hint = { $chances ->
        [0] Aucune face du dé ne suffit.
       *[other] { $own ->
            [1] C’est votre propre grappin : après l’essai, ce navire ne peut plus accrocher { $target_the } ce tour.
           *[0] La réussite rompt ce lien aussitôt.
        }
    }
do-stay = Rester
    .hint = Un navire encore accroché ne bouge pas.
do-row = Ramer ainsi
    .hint = { "" }
do-back = Reprendre le dernier trajet
    .hint = Rien n’est encore ramé.
do-ahead = { $order ->
    [astern] Tout droit en arrière, { $distance } mm
   *[other] Tout droit, { $distance } mm
}
    .hint = Tout ce qui reste de sa route, ramé aussitôt, jusqu’à ce que quelque chose l’arrête.
do-oars = Briser les rames { $bank ->
    [port] bâbord
   *[starboard] tribord
} de { $target_the } ({ $chances ->
    [0] impossible
   *[other] { $chances } sur 6
})
    .hint = { $chances ->
        [0] Aucune face du dé ne suffit, et plus d’éperonnage ce tour.
       *[other] Plus d’éperonnage ce tour, réussi ou non.
    }
do-no-oars = Laisser les rames
    .hint = { $how ->
        [glancing] Le navire peut encore éperonner ou accrocher.
       *[passing] Il continue.
    }
do-on = Continuer
    .hint = Le reste de la route tracée.
do-halt = S’arrêter ici
    .hint = Le navire peut accrocher ce qu’il touche.
do-ram = Éperonner { $target_the } { $zone ->
    [bow] à la proue
    [stern] à la poupe
    [port] au flanc bâbord
   *[starboard] au flanc tribord
} ({ $chances ->
    [0] impossible
   *[other] { $chances } sur 6
})
    .hint = { $chances ->
        [0] Aucune face du dé ne suffit.
       *[other] S’il frappe, un second dé dit les dégâts.
    }
do-grapple = { $corvus ->
    [1] Abattre le corvus sur
   *[0] Accrocher
} { $target_the } ({ $chances ->
    [0] impossible
   *[other] { $chances } sur 6
})
    .hint = { $chances ->
        [0] Aucune face du dé ne suffit.
       *[other] Aucun des deux ne bouge avant de s’être dégagé ; le vôtre peut envoyer ses fantassins.
    }
do-done = Terminé
    .hint = On tire la carte suivante.
do-no-more = C’est tout
    .hint = { "" }
do-counter = Contre-attaquer { $target_the } ({ $attackers } contre { $defenders })
    .hint = Annoncée, la contre-attaque a lieu quand votre camp donne l’assaut.
do-no-counter = Ne pas contre-attaquer
    .hint = L’ennemi peut redonner l’assaut.
do-assault = Assaut contre { $target_the } par { $ships_the } : { $attackers } contre { $defenders }, { $ratio } (prise { $chances } sur 6)
    .hint = Repoussé, vous perdez un point de fantassins ; si le combat continue, chaque camp en perd un.
do-strike-back = { CAP($ship_the) } contre-attaque { $target_the } : { $attackers } contre { $defenders } ({ $chances ->
    [0] trop faible désormais
   *[other] prise { $chances } sur 6
})
    .hint = Elle est annoncée et doit se faire.
do-lose = { CAP($ship_the) } (en a { $left })
    .hint = { "" }
do-capture = Prendre { $target_the } avec { $crew ->
    [1] 1 point de fantassins
   *[other] { $crew } points de fantassins
}
    .hint = Elle passe sous votre pavillon ; son équipage est de conscrits, et fatigué.
do-sink = Couler { $target_the }
    .hint = Vos fantassins restent à leur bord.

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
} { $target_the } { $zone ->
    [bow] à la proue
    [stern] à la poupe
    [port] au flanc bâbord
   *[starboard] au flanc tribord
}, { $angle }°
note-friend = arrêté par un navire ami, { $target_the }
note-ram = éperonnage : { $chances ->
    [0] impossible
   *[other] { $chances } sur 6
}
note-beside = s’arrête contre { $target_the }, sans l’éperonner
note-grapple = { $corvus ->
    [1] le corvus s’abat : il tient { $chances ->
        [0] jamais
       *[other] { $chances } fois sur 6
    }
   *[0] un grappin tient { $chances ->
        [0] jamais
       *[other] { $chances } fois sur 6
    }
}
note-passing = longe les rames de { $target_the } : { $chances ->
    [0] ne peut les briser
   *[other] brisées { $chances } fois sur 6
}
note-oars = ses rames peuvent être brisées : { $chances ->
    [0] impossible
   *[other] { $chances } sur 6
}

# Événements
turn = Tour { $turn } sur { $turns }.
deployed = Les deux flottes sont en ligne.
fitted = { CAP($ship_the) } prend une catapulte contre 2 points de fantassins et 2 d’archers.
ordered = Les ordres du tour { $turn } sont donnés, face cachée.
card = On tire une carte de { $side }. { $left ->
    [0] C’était la dernière.
   *[other] Il reste : { $first } { $one }, { $second } { $two }.
}
card-void = On tire une carte de { $side }, mais tous ses navires ont agi.
revealed = { CAP($ship_the) } montre son ordre : « { $order ->
    [stop] À l’arrêt !
    [forward] En avant !
    [battle] Au combat !
    [port] À bâbord !
    [starboard] À tribord !
   *[astern] En arrière !
} »
too-tired = L’équipage de { $ship_the } est fatigué désormais : il rame à vitesse normale.
held = { CAP($ship_the) } est accrochée et ne bouge pas.
rests = { CAP($ship_the) } se repose ({ $rest ->
    [1] second tour
   *[other] premier tour
}).
rest-lost = Le repos de { $ship_the } est troublé.
rested = L’équipage de { $ship_the } est de nouveau frais.
fatigue-test = L’équipage de { $ship_the } passe un test de fatigue et fait { $rolled } ({ $needs } ou moins) : { $passed ->
    [1] il garde son souffle
   *[0] il a trop ramé
}.
fatigued = L’équipage de { $ship_the } est fatigué.
broke-free = { CAP($ship_the) } se dégage de { $target_the } : { $sum }, il fallait { $needs } ou plus.
held-fast = { CAP($ship_the) } ne peut se dégager de { $target_the } : { $sum }, il fallait { $needs } ou plus.
corvus-lost = { CAP($ship_the) } perd son corvus.
moved = { CAP($ship_the) } { $moved ->
    [0] pivote de { $turned }° sur place
   *[other] { $order ->
        [astern] recule de { $moved } mm
       *[other] avance de { $moved } mm
    }{ $turned ->
        [0] { "" }
       *[other] { " " }et vire de { $turned }°
    }
}{ $again ->
    [1] { " " }en tout
   *[0] { "" }
}.
not-moved = { CAP($ship_the) } ne bouge pas.
contact = { CAP($ship_the) } { $bow ->
    [1] heurte
   *[0] est arrêtée par
} { $blockers_the }.
fouled = { CAP($ship_the) } est arrêtée par les siens : { $blockers_the }.
aligned = { CAP($ship_the) } se range bord à bord avec { $target_the }.
not-aligned = { CAP($ship_the) } n’a pas la place de se ranger bord à bord avec { $target_the }.
fled = { CAP($ship_the) } quitte la table.
wrecked = { CAP($ship_the) } s’échoue.
lost-ashore = { CAP($ship_the) } se brise sur la côte.
oars-broken = { CAP($ship_the) } brise les rames { $bank ->
    [port] bâbord
   *[starboard] tribord
} de { $target_the } : { $sum }, il fallait { $needs } ou moins.
oars-held = { CAP($ship_the) } manque les rames de { $target_the } : { $sum }, il fallait { $needs } ou moins.
rammed = { CAP($ship_the) } éperonne { $target_the } { $zone ->
    [bow] à la proue
    [stern] à la poupe
    [port] au flanc bâbord
   *[starboard] au flanc tribord
} : { $sum }, il fallait { $needs } ou moins.
ram-failed = L’éperon de { $ship_the } glisse sur { $target_the }, { $zone ->
    [bow] à la proue
    [stern] à la poupe
    [port] au flanc bâbord
   *[starboard] au flanc tribord
} : { $sum }, il fallait { $needs } ou moins.
ram-damage = L’éperon de { $ship_the } contre { $target_the } : { $rolled } + { $ram } = { $total }, défense { $defence } : { $harm ->
    [nothing] la coque tient
    [damaged] la coque est percée
   *[sunk] la coque est éventrée
}.
damaged = { CAP($ship_the) } est avariée.
sunk = { CAP($ship_the) } coule !
grappled = { CAP($ship_the) } { $corvus ->
    [1] abat son corvus sur
   *[0] accroche
} { $target_the } : { $sum }, il fallait { $needs } ou moins.
grapple-failed = { $corvus ->
    [1] Le corvus de { $ship_the } manque
   *[0] Les grappins de { $ship_the } manquent
} { $target_the } : { $sum }, il fallait { $needs } ou moins.
shot = { CAP($ship_the) } { $engine ->
    [1] lance des pierres
   *[0] tire
} sur { $target_the } : { $dice ->
    [1] 1 dé
   *[other] { $dice } dés
}, { $needs } ou { $high ->
    [1] plus
   *[0] moins
} : { $hits ->
    [0] aucun coup au but
    [1] 1 coup au but
   *[other] { $hits } coups au but
}.
located = { $hits ->
    [1] Le coup
   *[other] Les coups
} de { $ship_the } sur { $target_the } : { $where_and }.
location-marines = fantassins{ $count ->
    [1] { "" }
   *[other] { " " }({ $count } fois)
}
location-archers = archers{ $count ->
    [1] { "" }
   *[other] { " " }({ $count } fois)
}
location-engines = catapultes{ $count ->
    [1] { "" }
   *[other] { " " }({ $count } fois)
}
location-rowers = rameurs{ $count ->
    [1] { "" }
   *[other] { " " }({ $count } fois)
}
casualties = { CAP($ship_the) } { $total ->
    [0] ne perd rien : elle n’a { $missing }
   *[other] perd { $what_and }{ $missing_count ->
        [0] { "" }
       *[other] {" "}; elle n’a { $missing }
    }
}.
missing-marines = plus de fantassins
missing-archers = plus d’archers
missing-engines = pas de catapulte
missing-rowers = pas de rameurs à découvert
casualty-marines = { $points ->
    [1] 1 point de fantassins
   *[other] { $points } points de fantassins
}
casualty-archers = { $points ->
    [1] 1 point d’archers
   *[other] { $points } points d’archers
}
casualty-engines = { $points ->
    [1] 1 point de catapulte
   *[other] { $points } points de catapulte
}
casualty-rowers = { $points ->
    [1] 1 point de rameurs
   *[other] { $points } points de rameurs
}
counter-declared = { CAP($ship_the) } va contre-attaquer { $target_the }.
counter-void = { CAP($ship_the) } est désormais trop faible pour contre-attaquer { $target_the }.
assault = { CAP($ships_the) } { $counter ->
    [1] contre-attaque
   *[0] { $ships_count ->
        [1] donne l’assaut à
       *[other] donnent l’assaut à
    }
} { $target_the }, { $attackers } contre { $defenders } ({ $ratio }), jet de { $sum } : { $result ->
    [C] prise !
    [r] repoussé.
   *[other] le combat continue.
}
marines-lost = { CAP($ship_the) } perd un point de fantassins{ $both ->
    [1] , { $target_the } aussi
   *[0] { "" }
}.
captured = { $side } prend { $target_the } : { $crew ->
    [1] 1 point de fantassins monte
   *[other] { $crew } points de fantassins montent
} à bord comme équipage de prise.
won-by-rout = { $side } gagne : { $loser } est en déroute, { $lost } points perdus sur { $cost }.
won-by-points = { $side } gagne aux points : { $one } { $points_one }, { $two } { $points_two }{ $tied ->
    [1] {" "}; hommes perdus : { $one } { $lost_one }, { $two } { $lost_two }
   *[0] { "" }
}.
drawn-by-points = Partie nulle : { $one } { $points_one }, { $two } { $points_two } ; hommes perdus : { $one } { $lost_one }, { $two } { $lost_two }.
won-by-escape = { $side } gagne : { $other } { $kept ->
    [0] n’a gardé aucun navire
    [1] a gardé 1 navire
   *[other] a gardé { $kept } navires
}, il en fallait { $ships }.
won-by-time = { $side } gagne : { $loser } ne l’a pas mise en déroute en { $turns } tours.
won-by-concession = { $side } gagne : { $loser } abandonne.

# Refus
no-such-choice = « { $answer } » ne peut être choisi ici.
no-such-ship = Aucun navire ne s’appelle { $name }.
no-such-action = Personne ne peut faire « { $action } ».
no-gone = { CAP($ship_the) } n’est plus sur la table.
no-over = La partie est terminée.
no-friend = { CAP($target_the) } est des vôtres.
no-other-phase = Ce n’est pas le moment : { $phase ->
    [deployment] on range les flottes
    [command] on donne les ordres
    [activation] les navires agissent
    [window] on jette les derniers grappins
    [shooting] on choisit les cibles
    [boarding] on aborde
   *[end] le tour s’achève
}.
no-order = « { $order } » n’est pas un ordre pour { $ship_the }.
no-battle-tired = L’équipage de { $ship_the } est fatigué : pas de « Au combat ! ».
no-battle-towing = { CAP($ship_the) } remorque des transports : pas encore de « Au combat ! ».
no-rest-fresh = L’équipage de { $ship_the } n’est pas fatigué.
no-rest-engaged = { CAP($ship_the) } est accrochée : son équipage ne peut se reposer.
no-link = { CAP($ship_the) } et { $other } ne sont pas liées.
no-break-stop = { CAP($ship_the) } a l’ordre « À l’arrêt ! » : elle ne se dégage pas.
no-break-twice = { CAP($ship_the) } a déjà tenté ce tour le lien avec { $target_the }.
no-leg-zero = Un trajet de { $ship_the } avance ou pivote.
no-leg-way = Sous cet ordre, { $ship_the } { $order ->
    [astern] ne fait que reculer
   *[other] ne fait qu’avancer
}.
no-leg-far = Il reste { $left } mm à { $ship_the }, pas { $distance }.
no-leg-side = Sous cet ordre, { $ship_the } ne vire que sur { $order ->
    [port] bâbord
   *[starboard] tribord
}.
no-leg-angle = { CAP($ship_the) } pivote de { $angle }° au plus à la fois, pas de { $turn }.
no-leg-pivots = { CAP($ship_the) } a fait tous ses pivots : { $most } sous cet ordre.
no-leg-run = { CAP($ship_the) } a fait { $since } mm depuis son dernier pivot ; il en faut { $run } entre deux.
no-leg-whole = { CAP($ship_the) } virerait de plus de { $whole }° en tout.
no-leg-under = Après { $turn }° et { $distance } mm, { $ship_the } ne pourrait plus virer de { $angle }° en tout.
no-row-turn = Sous cet ordre, { $ship_the } vire d’au moins { $angle }° en tout.
no-row-way = Sous cet ordre, { $ship_the } avance d’au moins 1 mm (et peut virer de { $angle }°).
no-oars-contact = { CAP($ship_the) } n’a pas heurté { $target_the }.
no-oars-end = { CAP($ship_the) } a touché { $target_the } à la proue ou à la poupe, où il n’y a pas de rames.
no-oars-square = { CAP($ship_the) } est trop en travers de { $target_the } ({ $angle }°) pour frôler ses rames.
no-oars-broken = Ces rames de { $target_the } sont déjà brisées.
no-oars-twice = { CAP($ship_the) } a déjà eu sa chance avec les rames de { $target_the }.
no-oars-here = { CAP($ship_the) } ne longe pas ici les rames de { $target_the }.
no-ram-contact = { CAP($ship_the) } n’a pas été arrêtée par { $target_the } en avançant : toucher n’est pas éperonner.
no-ram-twice = { CAP($ship_the) } a déjà tenté son éperon ce tour.
no-ram-oars = { CAP($ship_the) } s’en est prise aux rames ce tour : pas d’éperon contre { $target_the }.
no-ram-bow = { CAP($ship_the) } rencontre { $target_the } proue contre proue : pas d’éperonnage.
no-ram-slow = { CAP($ship_the) } a fait { $moved } mm ; il en faut { $half } pour éperonner { $target_the }.
no-ram-run = { CAP($ship_the) } a couru { $straight } mm tout droit ; il en faut { $run } pour éperonner { $target_the }.
no-ram-glance = { CAP($ship_the) } rencontre le flanc de { $target_the } à { $angle }° ; sous { $least }° l’éperon glisse.
no-contact = { CAP($ship_the) } et { $target_the } ne sont pas au contact.
no-grapple-rest = { CAP($ship_the) } se repose ce tour et n’accroche personne.
no-grapple-linked = { CAP($ship_the) } et { $target_the } sont déjà liées.
no-grapple-twice = { CAP($ship_the) } a déjà eu son essai contre { $target_the } ce tour : un par tour, et lâcher son propre grappin en est un.
no-shooter = { CAP($ship_the) } n’a pas { $engine ->
    [1] de catapulte
   *[0] d’archers
} pour tirer sur { $target_the }.
no-range = { CAP($target_the) } est hors de portée de { $ship_the } : { $least } à { $most } cm.
no-counter-link = Aucun assaut de { $target_the } contre { $ship_the } n’a été repoussé.
no-counter-tried = { CAP($ship_the) } a tenté de se dégager de { $target_the } ce tour.
no-counter-weak = { CAP($ship_the) } est trop faible pour contre-attaquer { $target_the }.
no-assault-link = { CAP($ship_the) } n’a pas accroché { $target_the }.
no-assault-counter = { CAP($target_the) } contre-attaque { $ship_the }, qui ne peut lui donner l’assaut ce tour.
no-assault-fought = { CAP($ship_the) } a déjà attaqué ce tour.
no-assault-men = { CAP($ship_the) } n’a plus de fantassins.
no-assault-again = { CAP($target_the) } a déjà subi l’assaut ce tour ; { $ship_the } reste en dehors.
no-assault-yours = { CAP($ship_the) } n’est pas à vous.
no-assault-order = Nommez chaque attaquant de { $target_the } une fois, dans l’ordre de la liste ({ $attackers } contre { $defenders }).
no-assault-weak = { $attackers } contre { $defenders }, c’est trop faible pour donner l’assaut à { $target_the }.
no-fit-twice = { CAP($ship_the) } a déjà sa catapulte.
no-fit-men = { CAP($ship_the) } n’a pas les { $marines } points de fantassins et { $archers } d’archers à donner.
no-station-contact = { CAP($ship_the) } et { $other } seraient au contact.
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
badge-sunk = coulée
badge-fled = en fuite
badge-wrecked = échouée
badge-waiting = pas encore placée
badge-damaged = avariée
badge-fatigued = équipage fatigué
badge-rammed = éperonnée ce tour
badge-prize = prise
badge-activated = a agi
badge-holds = tient un ennemi
badge-repulsed = peut contre-attaquer
badge-rest = au repos, { $rest ->
    [1] second tour
   *[other] premier tour
}
badge-bank = { $banks ->
    [1] rames brisées d’un bord
   *[other] rames brisées des deux bords
}
badge-rowers = { $points ->
    [1] 1 point de rameurs perdu
   *[other] { $points } points de rameurs perdus
}
badge-held = { $corvus ->
    [1] tenue par un corvus
   *[0] accrochée
}
shape-table = la table
shape-shore = la côte : naufrage au-delà de cette ligne
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
gist-gone = { CAP($ship_the) } { $how ->
    [fled] quitte la table
    [wrecked] s’échoue
    [waiting] attend
   *[sunk] coule
}
gist-captured = { CAP($ship_the) } est prise
gist-damaged = { CAP($ship_the) } est avariée
gist-bank = { CAP($ship_the) } perd les rames d’un bord
gist-rammed = { CAP($ship_the) } est éperonnée, sans dommage
gist-fatigued = L’équipage de { $ship_the } est fatigué
gist-corvus = { CAP($ship_the) } perd son corvus
gist-marines = { CAP($ship_the) } perd { $points ->
    [1] un point de fantassins
   *[other] { $points } points de fantassins
}
gist-grappled = { CAP($ship_the) } { $corvus ->
    [1] tient { $target_the } par son corvus
   *[0] tient { $target_the }
}
gist-loose = { CAP($ship_the) } et { $target_the } se séparent
verdict-wins = vous gagnez
verdict-loses = vous perdez
verdict-held = toujours accrochée
verdict-free = libre
verdict-grappled = tient
verdict-failed = échoue
verdict-taken = prise
verdict-goes-on = le combat continue
verdict-repulsed = repoussé
verdict-sunk = coulée
verdict-damaged = avariée
verdict-oars = rames brisées
verdict-scratched = éperonnée, sans dommage
verdict-nothing = rien
verdict-own-sunk = votre navire est perdu
verdict-own-fled = votre navire s’en va
verdict-own-captured = votre navire est pris
verdict-own-damaged = votre navire est avarié
verdict-own-bank = vous perdez des rames
verdict-own-marines = vous perdez des fantassins
verdict-own-archers = vous perdez des archers
verdict-own-fatigue = votre équipage se fatigue
loss-sunk = navire perdu
tally-sunk = Navires coulés ou échoués
loss-fled = navire en fuite
tally-fled = Navires en fuite
loss-captured = navire pris
tally-captured = Navires pris par l’ennemi
loss-damaged = navire avarié
tally-damaged = Navires avariés
loss-bank = rames d’un bord
tally-bank = Rames perdues (bords)
loss-marines = fantassins
tally-marines = Points de fantassins perdus
loss-archers = archers
tally-archers = Points d’archers perdus
loss-fatigue = équipage fatigué
tally-fatigue = Équipages fatigués
stakes-fatigue = L’équipage de { $ship_the } passera un test de fatigue.
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
because-geometry = 45 et 15 degrés, les plus de 90 virés et les 3 cm sont de la règle ; les autres permettent de juger sans arbitre du contact et du bord à bord.
chart-ram = Éperonnage
because-ram = La dernière ligne de la table des dégâts est imprimée « plus de D : coulé ». Lue ainsi, elle avalerait la ligne d’avant, « D+1 ou D+2 : avarié » ; elle se lit « plus de D+2 ».
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
column-astern_divisor = En arrière : vitesse normale divisée par
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
    .hint = Chaque navire tire sur la cible qu’il touche le plus facilement, ou personne ne tire. Les deux camps peuvent lire les consignes.
standing-shoot-ask = demander
standing-shoot-likely = sur la cible la plus facile
standing-shoot-hold = ne pas tirer
standing-window = Grappins après la dernière carte
    .hint = Ce que font les navires au contact quand toutes les cartes sont tirées : tout tenter, le plus probable d’abord, ou rien.
standing-window-ask = demander
standing-window-all = tout tenter
standing-window-never = aucun
standing-assault = Assauts
    .hint = Tous ceux qui le peuvent donnent l’assaut à qui n’a pas plus de fantassins qu’eux, au meilleur rapport d’abord ; les contre-assauts annoncés sont menés.
standing-assault-ask = demander
standing-assault-even = à forces égales au moins
standing-assault-never = aucun
standing-counter = Contre-assauts
    .hint = Si un navire qui a repoussé l’abordage contre-attaque, celui qui a le moins de fantassins d’abord.
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
    .hint = Si un équipage fatigué se repose sans demander quand son navire a l’ordre « À l’arrêt ! ».
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
