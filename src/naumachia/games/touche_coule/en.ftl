# Touché, coulé! in English. Ship names come with their article, as they stand inside a sentence.

game-name = Touché, coulé!
game-about = A quick staged sea-fight in a flooded basin: ram, shoot, board. One liburnian and one quinquereme a side.
game-piece = ship
game-pieces = ships
game-battle = battle
game-battles = battles
game-age = Rome, 2 BC to AD 80

camp = { $camp ->
    [red] Red
   *[blue] Blue
}
ship = the { $number ->
    [0] { "" }
    [1] first{ " " }
    [2] second{ " " }
    [3] third{ " " }
   *[other] no. { $number }{ " " }
}{ $camp ->
    [red] red
   *[blue] blue
} { $kind ->
    [liburnian] liburnian
   *[quinquereme] quinquereme
}

option-TC-O1 = Light liburnians (7 structure)
option-TC-O2 = Gentle edge: the quay costs no structure
option-TC-O3 = Stout hulls (15 structure)
option-four-players = Four players, one ship each
option-rounds = Round limit

where-round = Round { $round } of { $rounds }
where-speed = speed
where-path = movement
where-ram = ram
where-fire = shooting
where-board = boarding

# Prompts
ask-speed = Announce the speed of { $ship } (now { $speed }); it cannot be taken back.
    .hint = A ship holds or changes its speed by one. Speed is what makes a ram hurt; the path is chosen after it, within that speed.
    .waiting = { $side } is choosing a speed for { $ship }.
ask-path = Choose the path of { $ship } at speed { $speed }.
    .hint = One turn of one hexside at most. Rowing into a ship is a ram; rowing into the quay costs a point and stops the ship.
    .waiting = { $side } is choosing the path of { $ship }.
ask-fire = { $ship } may shoot: choose a target or hold.
    .hint = One shot a turn, at most two hexes away and never dead astern. A hit costs one point.
    .waiting = { $side } may shoot with { $ship }.
ask-board = { $ship } may board: choose a target or hold.
    .hint = Flank against flank. Both ships roll and both are hurt, so both may sink; a quinquereme fights far better.
    .waiting = { $side } may board with { $ship }.
roll-ram = { $ship } rams { $target } at speed { $speed }: a die, 4 or more adds one point.
roll-fire = { $ship } shoots at { $target }: a die, { $needs } or more hits.
roll-board-attacker = { $ship } boards { $target }: a die for the boarders.
roll-board-defender = { $ship } strikes back at { $target }: a die for the defenders.

# Options
do-speed = { $change ->
    [0] Keep speed { $speed }
    [1] Faster: speed { $speed }
   *[other] Slower: speed { $speed }
}
    .hint = { $speed ->
        [0] The ship stays where it is and may turn on the spot.
        [1] One hex this turn. A ram deals 1, or 2 on a 4 or more.
       *[other] { $speed } hexes this turn. A ram deals { $speed }, one more on a 4 or more.
    }
do-path = { $turn ->
    [port] Turn to port{ $hexes ->
        [0] { "" }
       *[other] { " " }before step { $before }
    }
    [starboard] Turn to starboard{ $hexes ->
        [0] { "" }
       *[other] { " " }before step { $before }
    }
   *[straight] { $hexes ->
        [0] Stay on course
       *[other] Straight ahead
    }
}{ $stop ->
    [quay] : strikes the quay
    [ship] : rams { $struck }
   *[other] { "" }
}
    .hint = { $stop ->
        [quay] The ship stops there and starts again from speed 0.
        [ship] A ram: the announced speed in points, one more on a 4 or more, one less on bow or stern.
       *[other] { $hexes ->
            [0] The ship makes no way.
            [1] One hex; nothing is struck.
           *[other] { $hexes } hexes; nothing is struck.
        }
    }
do-fire = Shoot at { $target }
    .hint = A die; a hit costs one point and nothing is risked.
do-hold-fire = Hold fire
    .hint = Seldom better: a shot costs nothing.
do-board = Board { $target }
    .hint = A die each. A quinquereme deals what it rolls; a liburnian too, but its 5 and 6 deal nothing. Both then lie still.
do-hold-boarding = Do not board
    .hint = The ship’s turn ends.

# What one may ask "why not?" about
try-speed = speed { $value }
try-straight = straight ahead
try-port = turn to port before step { $value }
try-starboard = turn to starboard before step { $value }
try-fire = shoot at { $value }
try-board = board { $value }

# Events
round = Round { $round } begins.
speed = { $ship } { $speed ->
    [0] { $before ->
        [0] lies still.
       *[other] comes to a stop.
    }
   *[other] { $before ->
        [0] gets under way at speed { $speed }.
       *[other] { $change ->
            [0] keeps speed { $speed }.
            [1] speeds up from { $before } to { $speed }.
           *[other] slows down from { $before } to { $speed }.
        }
    }
}
moved = { $ship } { $turn ->
    [straight] { $hexes ->
        [0] makes no way.
        [one] advances one hex.
       *[other] advances { $hexes } hexes.
    }
   *[other] { $hexes ->
        [0] turns to { $turn } and makes no way.
        [one] advances one hex, turning to { $turn } before step { $before }.
       *[other] advances { $hexes } hexes, turning to { $turn } before step { $before }.
    }
}
stayed = { $ship } { $turn ->
    [straight] keeps its place.
   *[other] turns to { $turn } on the spot.
}
quay = { $ship } strikes the quay{ $damage ->
    [0] { " " }and stops without damage.
    [one] , loses one point and stops.
   *[other] , loses { $damage } points and stops.
}
rammed = { $ship } rams { $target } { $zone ->
    [flank] in the flank
    [bow] on the bow
   *[stern] on the stern
}: speed { $speed }, die { $rolled }{ $bonus ->
    [0] { "" }
   *[other] { " " }(+{ $bonus })
}{ $modifier ->
    [0] { "" }
   *[other] , { $zone ->
        [bow] bow
       *[stern] stern
    } { $modifier }
} = { $damage ->
    [0] no damage
    [one] 1 point
   *[other] { $damage } points
}. Both stand still.
shot-hit = { $ship } shoots at { $target }: { $rolled }, { $needs } or more needed. A hit: 1 point.
shot-missed = { $ship } shoots at { $target }: { $rolled }, { $needs } or more needed. Nothing.
held-fire = { $ship } holds fire.
held-boarding = { $ship } does not board.
boards = { $ship } boards { $target }.
boarded = In the boarding, { $ship } rolls { $attack } and deals { $dealt ->
    [0] nothing
    [one] 1 point
   *[other] { $dealt } points
}; { $target } rolls { $defence } and deals { $suffered ->
    [0] nothing
    [one] 1 point
   *[other] { $suffered } points
}. Both ships stand still.
sunk = { $ship } sinks!
won-by-sinking = { $camp ->
    [red] Red
   *[blue] Blue
} wins: the other camp has no ship left.
drawn-by-sinking = A draw: the last ships of both camps sink together.
won-by-rounds = { $camp ->
    [red] Red
   *[blue] Blue
} wins after { $rounds } rounds: points of structure: red { $red }, blue { $blue }.
won-by-concession = { $camp ->
    [red] Red
   *[blue] Blue
} wins: the other camp gives up.
drawn-by-rounds = A draw after { $rounds } rounds: points of structure: { $red } each.

# Refusals
no-speed = { $ship } may announce { $from } to { $to }, not { $speed }.
no-speed-form = A speed is a whole number.
no-path-form = A path is "straight", or a turn such as "port@1".
no-turn-after = At speed { $speed } a turn can come before step { $speed } at the latest, not before step { $before }.
no-turn-stopped = { $ship } is stopped before step { $before }: that turn would never be made.
no-turn-quay = The stern of { $ship } would swing onto the quay.
no-turn-ship = The stern of { $ship } would swing onto { $other }.
no-fire-range = { $target } is more than { $range } hexes away.
no-fire-astern = { $target } lies dead astern of { $ship }, out of its soldiers' sight.
no-fire-blocked = A ship between them hides { $target }.
no-fire-friend = { $target } is a friend.
no-board-apart = { $target } does not lie alongside.
no-board-ends = { $ship } and { $target } touch bow or stern; boarding needs flank against flank.
no-board-friend = { $target } is a friend.
no-such-ship = There is no ship { $name } to choose here.
no-such-action = Nobody can do "{ $action }".
no-sunk = { $ship } is sunk.
no-over = The match is over.
no-not-your-turn = It is the turn of { $acting }.
no-other-step = { $step ->
    [speed] First the speed is announced.
    [path] First the ship must move.
    [ram] First the ram is rolled.
    [fire] The time for this is before or after shooting.
   *[board] The time for this has passed: the ship may only board now.
}

# Sheet, badges, odds
structure = structure
sheet-structure = Structure
sheet-speed = Speed
sheet-fire = Shooting
sheet-boarding = Boarding
sheet-place = Bow
sheet-of = { $value } of { $full }
sheet-hits-on = hits on { $needs } or more
sheet-deals = deals up to { $most }
sheet-hex = hex { $q },{ $r } facing { $facing ->
    [0] east
    [1] north-east
    [2] north-west
    [3] west
    [4] south-west
   *[5] south-east
}
badge-sunk = sunk
badge-sinking = sinking soon
gist-nothing = no damage
gist-lost = { $ship } loses { $points ->
    [one] 1 point
   *[other] { $points } points
}
gist-sunk = { $ship } sinks
zone-flank = flank: a ram hurts in full, boarders come from here
zone-bow = bow: a ram hurts one less, nobody boards from here
zone-stern = stern: a ram hurts one less, nobody boards from here, and its soldiers cannot see

# What a set-up file must hold, said where it does not
want-each-once = each ship once: { $names }
want-other-name = another name
want-afloat = a ship of the { $camp ->
    [red] red
   *[other] blue
} camp afloat
want-two-a-camp = a scenario with two ships a camp
want-not-both = { $one } or { $two }, not both
want-water = water under the whole ship (hex { $hex } is quay)
want-free = a free hex ({ $hex } is taken by { $other })

# Odds in brief
verdict-sunk = sinks it
verdict-hit = hurts it
verdict-missed = no damage
verdict-you-sink = you sink
verdict-both-sink = both sink
verdict-better = you deal more
verdict-even = as much on both sides
verdict-worse = you suffer more
verdict-harmed = costs you structure
verdict-nothing = nothing happens
loss-structure = structure
tally-structure = Structure
loss-sunk = sinks
tally-sunk = Ships sunk
blow-board = Boardings that hurt

# How one wins and loses, and the game on one page
aim-1 = You win the moment the last enemy ship sinks. A ship sinks when its structure, the bar under it, is gone.
aim-2 = You lose when your own last ship sinks. If the last ships of both camps go down together, nobody wins.
aim-3 = If both camps are still afloat after the last round, the camp with more structure left wins.
brief-1 = A round: every ship has one turn, the liburnians first. In its turn a ship moves, then may shoot once, then may board once.
brief-2 = Move: first announce the speed, one more or one less than before or the same; it is final. Then choose the path: straight, or one turn of one hexside on the way.
brief-3 = Ram: you ram by rowing into a ship. It loses your speed in points, one more if the die shows 4 or more, one less if you strike its bow or stern. Aim for the flank, at speed. Your own ship is not hurt, but both stop.
brief-4 = Shoot: at most two hexes away, not dead astern, nothing between. A liburnian hits on 5 or more, a quinquereme on 3 or more; a hit costs one point.
brief-5 = Board: flank against flank. Both roll and both lose what the other deals: a quinquereme deals its die, a liburnian too, except that 5 and 6 deal nothing. Good odds for the big ship, a last resort for the small one.
brief-6 = Quay: a ship that strikes it loses a point, stops, and starts again from speed 0. Look at what the speed leaves open before you announce it.
brief-7 = Friends are rammed like enemies if they stand in the way, and a ship that has been stopped is an easy mark. Keep moving, and show your bow.

harm-quay = strikes the quay
no-speed-announced = { $ship } has announced speed { $speed }, and an announced speed stands
no-there-quay = there is the quay
no-there-here = { $ship } lies there already
no-there-far = { $hexes } hexes away, and { $ship } can announce { $most } at most
no-there-beyond = { $hexes } hexes away, and the announced speed is { $speed }
no-there-short = only { $hexes } hexes away: { $ship } moves exactly as many as announced, { $speed }
no-there-turn = no path leads there: one turn a move

# What the colours of the hexes about a ship mean
legend-bad = flank: a ram hurts in full
legend-info = bow and stern: a ram hurts one less

# The tables: their names, why they are as they are, their columns
chart-ships = Ships
chart-hull = Structure
because-hull = Rows 0 to 10 of the sheet are read as the structure track. The text lists how the types differ (speed, fire, boarding) and names no difference in structure. At 20 m a hex a liburnian fills one and a quinquereme two.
chart-ram = Ram
chart-edge = Quay
chart-fire = Shooting
because-fire = The rules only say 'in range' and picture one pair that may not shoot. Range 2 gives about 13 shots and 7 points of damage a game, so that fire matters without deciding; the high stern is the natural blind spot.
chart-boarding = Boarding
because-boarding = The rules picture an eligible zone and a ship that cannot be boarded from where the other lies. Side against side keeps bow contact for the ram and gave more rams a game in simulation.
chart-options = Optional rules
because-options = 7 is the smallest figure in the heading of the sheet; 15 makes a game of about nine rounds.
chart-basin = Basins
because-basin = A naumachia was an oval. The standard one is 300 m by 160 m, the smallest in which four ships can pick up full speed; the grand one has room for eight.
column-liburnian = Liburnian
column-quinquereme = Quinquereme
column-die_bonus = Added to the die
column-zone = By the side struck
column-minimum = At least
column-damage = Damage
column-speed_after = Speed afterwards
column-range = Range
column-blind = Blind spot
column-rule = Where from
column-light_liburnian = Structure of a light liburnian
column-stout_hull = Structure of stout hulls
column-stout_numerator = Stout hulls: times
column-stout_denominator = Stout hulls: divided by
column-standard = Standard
column-grand = Grand

# What stands in the lines of tables
field-max_speed = top speed
field-fire_hits_on = shots hit on
field-boarding_damage = boarding damage by die
field-hexes = hexes
field-structure = structure
field-start_speed = speed at the start
field-rows = rows, from and to
value-dead_astern = dead astern
value-mutual_flank = flank against flank
