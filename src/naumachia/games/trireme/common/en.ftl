# Words that both games of Trireme share, in English. Ships are named by type and id, without an article.

name = { $en }
ship = { $kind } { $id }
kit-corvus = corvus
kit-iron_hands = iron hands
kit-tower = tower
kit-engine = engine
kit-fire = fire
kit-reinforced_bow = reinforced bow
crew-expert = expert
crew-ordinary = ordinary
crew-beginner = beginner
crew-slave = slave
sheet-list = { $items }
sheet-value = { $value }
wind-blows = moderate wind
face-bow = bow
face-bow_flank = bow flank
face-side = side
face-stern_flank = stern flank
face-stern = stern

# What a file wants
want-ship-of = at least one ship of { $side }
want-other-name = another name
want-on-map = hexes of the map
want-bow = a hex for the bow
want-size = { $item } only on ships of size { $least } or more
want-places = { $item }: { $most } at most
want-listed = ships of the list
want-open-sea = open sea under the whole ship ({ $hex } is none)
want-free = a free hex ({ $hex } is taken by { $other })

# What the colours of the hexes about a ship mean
legend-bad = side and quarter: a ram strikes hardest
legend-info = bow: a ram is answered
legend-warn = bow flank and stern: harder than on the bow
