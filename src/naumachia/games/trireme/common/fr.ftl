# Mots que les deux jeux de Trirème partagent, en français. Les navires portent leur type et leur nom, sans article.

ship = { $kind } { $id }
    .gender = { $kind_id ->
        [lembos] m
        [venetan_small] m
        [venetan_large] m
        [merchant_small] m
        [merchant_large] m
        [saxon] m
       *[other] f
    }
    .the = { $kind_id ->
        [lembos] le
        [venetan_small] le
        [venetan_large] le
        [merchant_small] le
        [merchant_large] le
        [saxon] le
       *[other] la
    } { $kind } { $id }
kit-corvus = corvus
kit-iron_hands = mains de fer
kit-tower = tourelle
kit-engine = machine
kit-fire = feu
kit-reinforced_bow = proue renforcée
crew-expert = expert
crew-ordinary = ordinaire
crew-beginner = débutant
crew-slave = esclave
sheet-list = { $items }
sheet-value = { $value }
wind-blows = vent modéré
face-bow = proue
face-bow_flank = flanc de proue
face-side = flanc
face-stern_flank = flanc de poupe
face-stern = poupe

# Ce qu’un fichier demande
want-ship-of = au moins un navire de { $side }
want-other-name = un autre nom
want-on-map = des hexagones de la carte
want-bow = un hexagone pour la proue
want-size = { $item } seulement sur les navires de taille { $least } ou plus
want-places = { $item } : { $most } au plus
want-listed = des navires de la liste
want-open-sea = de la mer libre sous tout le navire ({ $hex } n’en est pas)
want-free = un hexagone libre ({ $hex } est pris par { $other })

# What the colours of the hexes about a ship mean
legend-bad = flanc et hanche : l’éperon frappe le plus fort
legend-info = proue : le coup est rendu
legend-warn = flanc de proue et poupe : plus fort qu’à la proue

# Les tables : leurs noms, leurs raisons, leurs colonnes
chart-ship_types = Types de navires
because-ship_types = Les pions sont perdus. L’aide de jeu nomme les tailles de 1 à 16 (lembos 1 selon son erratum sur un lembos Thêta jaune imprimé de taille 2 ; vénètes 4 et 6, marchands 2 et 5, 9 à 11, hexadécère ; ses pions vénètes, marchands et saxons sont gris et servent l’un ou l’autre camp, ici dans la couleur de ce camp) ; la pleine vitesse est de 5 au plus, les étapes de sa table de mouvement ; la trirème 3 et 5 vient d’un récit de club ; capacité, facteur d’abordage et prix montent régulièrement avec la taille.
chart-prices = Prix
because-prices = L’aide de jeu n’a pas de liste de prix ; la nôtre est réglée pour que des totaux égaux donnent des parties égales (TR-R33).
chart-equipment_sizes = Le plus petit navire qui porte un équipement
because-equipment_sizes = L’aide de jeu nomme l’équipement, non qui le porte : un pont demande une proue large, une tour un pont, une machine une plate-forme.
chart-point_choice = Flottes au choix
because-point_choice = Aucune règle pour les flottes au choix ne nous est parvenue : 150 points font une partie de débutant, 600 une soirée ; les flottes commencent à quelque quatorze rangs l’une de l’autre, trois tours de nage.
chart-overload = Surcharge
because-overload = Un récit de club parle de birèmes surchargées d’hommes et tenues à 2.
chart-fatigue = Fatigue après la pleine vitesse (PV)
chart-rest = Repos
because-rest = L’aide de jeu dit qui se fatigue, non comment un équipage reprend son souffle : en un tour d’un coup d’aviron au plus.
chart-sail_mp = Points de mouvement à la voile
chart-sailing = Hisser et amener
because-sailing = L’aide de jeu connaît voiles et grand-voiles et ce qu’elles donnent, non ce qu’il en coûte de les hisser : le gréement de route est deux fois le travail de la voile de combat (TR-R24).
chart-reef_passage = Passer un récif
chart-reef_between = Récifs : tailles non citées
because-reef_between = L’aide de jeu passe de la taille 11 à l’hexadécère. Aucun pion n’a une taille entre les deux ; un type que l’on ajouterait prend le même +1 (TR-R15).
chart-handiness = Maniabilité
because-handiness = Il ne reste rien de la règle de giration d’origine, s’il y en avait une : les cinq et les six ne virent pas deux fois de suite, les géants ont besoin de deux longueurs entre deux virages.
chart-incendiary = Projectiles enflammés
chart-wreck_table = Épaves
because-wreck_table = Épaves et dérive ne sont que des titres de chapitre : une galère noyée flotte quelques minutes, trois tours en moyenne.
column-table = Par type
column-mainsail_always = Ont toujours une grand-voile
column-crew = Selon l’équipage
column-prices-crew = Selon l’équipage, en centièmes du prix
column-men = Un point d’hommes
column-equipment = Équipement
column-infantry = Infanterie
column-corvus = Corvus
column-iron_hands = Mains de fer
column-tower = Tourelle
column-engine = Machine
column-fire = Feu
column-reinforced_bow = Proue renforcée
column-points = Points
column-point_choice-columns = Colonnes de la carte
column-point_choice-rows = Rangs de la carte
column-deployment_rows = Rangs de déploiement
column-turns = Tours
column-large_from = Grand à partir de la taille
column-large = Grand
column-small = Petit
column-overload-large = Points d’hommes au-delà de la capacité, grand
column-overload-small = Points d’hommes au-delà de la capacité, petit
column-infantry_most = Pions d’infanterie au plus
column-infantry_free = Pions d’infanterie qui ne ralentissent pas
column-slower = Plus lent de
column-fatigued = Faces qui fatiguent
column-recovers_at = Reposé après au plus tant de points à la rame
column-sail = Voile
column-mainsail = Grand-voile
column-mainsail_star = Grand-voile en A, pour ceux qui suivent
column-star_size_min = À rames, à partir de la taille
column-star_size_max = À rames, jusqu’à la taille
column-star_types = Et ces types
column-row_ahead = En moins à la rame en D, voile hissée
column-rising = Marée montante, à partir du dé
column-falling = Marée descendante, à partir du dé
column-modifiers = Modificateurs
column-by_type = Comptent par leur type, non par leur taille
column-medium_from = Moyen à partir de la taille
column-medium = Moyen
column-handiness-medium = Mouvements droits entre deux virages, moyen
column-handiness-large = Mouvements droits entre deux virages, grand
column-archers_range = Portée des archers
column-engine_range = Portée des machines
column-hit = Touche sur
column-hit_from_tower = Touche d’une tourelle sur
column-gone = S’enfonce sur
column-drift_every = Dérive tous les tant de tours
column-immobilised = Immobilisé
column-corvus_slower = Un corvus ralentit de
column-sunk = Navire coulé, en centièmes de son prix
column-captured = Navire pris, en centièmes de son prix
column-decisive = Décisive à partir de tant de fois les points de l’ennemi

# Ce qui se lit dans les lignes des tables
field-fv = pleine vitesse (PV)
field-bf = facteur d’abordage
field-cap = capacité
field-oars = rameurs
field-deck = pont
field-engines = machines
field-hull = prix
field-expert = { crew-expert }
field-ordinary = { crew-ordinary }
field-beginner = { crew-beginner }
field-slave = { crew-slave }
field-armoured = en armure
field-light = légers
field-corvus = { kit-corvus }
field-iron_hands = { kit-iron_hands }
field-tower = { kit-tower }
field-engine = { kit-engine }
field-fire = { kit-fire }
field-reinforced_bow = { kit-reinforced_bow }
field-A = A (arrière)
field-B = B (hanche)
field-C = C (trois quarts avant)
field-D = D (debout)
field-stopped = arrêté
field-wrecked = naufragé
field-add = ajouter
field-types = types
field-from_size = de la taille
field-to_size = à la taille
field-immobilised = immobilisé
field-bow_flank = { face-bow_flank }
field-stern_flank = { face-stern_flank }
value-open = ouvert
value-cataphract = cataphracte
value-un-immobilising = dégagement
value-boarding_combats = abordage
