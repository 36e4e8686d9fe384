# Mots que les deux jeux de Trirème partagent, en français. Les navires portent leur type et leur nom, sans article.

name = { $fr }
ship = { $kind } { $id }
kit-corvus = corbeau
kit-iron_hands = mains de fer
kit-tower = tour
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
