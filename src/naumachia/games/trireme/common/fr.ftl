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
