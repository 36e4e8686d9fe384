# The Ship Game of Trireme in English.

game-name = Trireme: the Ship Game
game-about = Galleys one by one: orders plotted in secret, all ships row at once, and every man aboard counts.
game-piece = ship
game-pieces = ships
game-battle = battle
game-battles = battles
brief-1 = Every ship has a log sheet: its speeds, its men by kind, its breath, its breaches. Losses and harm are struck out there.
brief-2 = A turn: both sides write their orders in secret; all ships row together in five steps; then fire, grapples, boarding, morale, men sent over, links broken, cripples freed.
brief-3 = An order is a string of moves: A ahead, L to port, R to starboard, B back, PL and PR to swing on the spot. As many moves as letters. Faster than cruise is full velocity (FV): it costs a box of breath and rams harder.
brief-4 = A ship that enters a hex held by an enemy at the end of the step rams it, where the bow strikes. The side is breached, a quarter struck harder; straight moves strike harder than turns. Two that want one hex: the faster gets it, then the larger.
brief-5 = A breach costs speed, men and equipment; a second bad one sinks the ship. An immobilised ship crawls one hex a turn until its crew gets it free.
brief-6 = Grapple right after a good ram: it is much easier. Then split your boarding factor (an armoured man counts two, a light man one, an archer half) among the enemies you hold. A ship that loses more men than it kills may surrender; send men over to take it.
option-weather = Weather: wind and force may change each turn
option-sails = Sails are set and struck by order
option-rake = Oar rake: run along an enemy and shear its oars
option-reinforced_bow = Reinforced bows soften the blow for the rammer
option-wrecks = Sunk ships leave wrecks
option-reefs = Reefs may stop or wreck ships
option-shore = Ships run ashore: beached when slow, wrecked when fast
option-towers = Towers for archers and engines
option-iron_hands = Iron hands help to grapple
option-corvus = Corvus: the Roman boarding bridge
option-fire = Incendiary missiles, and fires aboard
option-oarsmen = Oarsmen may fight
option-fleet_fatigue = Fatigue by die instead of boxes

where-turn = Turn { $turn } of { $turns }
where-deployment = deployment
where-weather = wind and weather
where-orders = movement orders
where-movement = movement
where-step = step { $step } of 5
where-drift = drift
where-fire = fire
where-grapples = grapples
where-boarding = boarding
where-morale = morale
where-groups = men sent over
where-detachments = breaking links
where-freeing = getting free
where-end = end of the turn
wind-force = { $force ->
    [calm] calm
    [light] light wind
    [moderate] moderate wind
   *[strong] strong wind
}

# Prompts
ask-orders = Write the orders of your ships.
    .hint = A ahead, L to port, R to starboard, B back, PL and PR swing; none to stay. The numbers on the way are the steps in which the ship rows. Nobody sees the orders before all are in; then all ships row at once.
    .waiting = { $side } is writing orders.
ask-fire = Choose targets for archers and engines.
    .hint = One die a shot; a target shows what hits it. All losses are taken together, so two ships may shoot each other empty.
    .hand = Go on
    .waiting = { $side } is choosing targets.
ask-grapple = Throw grapples?
    .hint = Two dice, 9 or more; +3 after a good ram. Ships tied together do not move, and can be boarded at once.
    .hand = Go on
    .waiting = { $side } is deciding whom to grapple.
ask-board = Split your boarding factors among the enemies you hold.
    .hint = One die for each enemy: the more factors, the more men it loses. You may hold back.
    .hand = Go on
    .waiting = { $side } is splitting its boarding factors.
ask-send = Send men to ships you hold fast?
    .hint = One to five man points of one kind over each link. A surrendered or derelict ship with your men alone aboard is yours.
    .hand = Go on
    .waiting = { $side } is deciding which men change ships.
ask-detach = Break links?
    .hint = Two dice, 9 or more; the victor of a boarding has +2, against a corvus it is -3.
    .hand = Go on
    .waiting = { $side } is deciding which links to break.
ask-free = Which immobilised ships try to get free?
    .hint = Roll two dice: 2, the crew abandons ship. An expert crew gets free on 8, an ordinary one on 9, beginners on 10, slaves on 11.
    .hand = Go on
    .waiting = { $side } is deciding which ships try to get free.
ask-lose = { $points ->
    [one] { $ship } loses a man. Which?
   *[other] { $ship } loses { $points } men. Which?
}
    .hint = An armoured man counts as two boarding factors, a light man as one, an archer as half of one.
    .waiting = { $side } is choosing which men { $ship } loses.
ask-spoil = { $ship } is breached: its equipment, or its oars?
    .hint = Without oars it is immobilised; the equipment does not come back.
    .waiting = { $side } is choosing between the equipment and the oars of { $ship }.
ask-deploy = { $side }: which ship takes its place?
    .hint = The sides place one ship each in turn, within the rows of their own edge.
    .waiting = { $side } is choosing the next ship to place.
ask-berth = Where shall the bow of { $ship } lie?
    .hint = Both hexes of the ship must lie within the rows of your edge.
    .waiting = { $side } is placing { $ship }.
ask-heading = Which way does { $ship } point?
    .hint = The heading is free, if the stern finds room.
    .waiting = { $side } is choosing the heading of { $ship }.
line-plot = { $ship }
line-archers = { $ship }: archers
line-engine = { $ship }: engines
line-grapple = { $ship } grapples
line-board = { $ship }: boarding factor { $factor }
line-oars = { $ship }: oarsmen
line-send = { $ship } to { $target }
line-detach = { $ship } breaks away from
line-drop = { $ship } drops
line-free = { $side }: ships that try
order-none = nothing
order-move = { $letter ->
    [A] ahead
    [L] to port
    [R] to starboard
    [K] ahead, raking
    [B] back
    [PL] swing to port
   *[PR] swing to starboard
}
order-full = full velocity
order-hoist = hoist …
order-lower = lower the sail
order-rig = { $rig ->
    [sail] the sail
   *[mainsail] the mainsail
}
order-oars-no = they row
order-oars-yes = they fight: +{ $factor }
aim = { $target }{ $tower ->
    [1] , from the tower
   *[0] { "" }
}{ $flame ->
    [1] , burning
   *[0] { "" }
}: { $needs } or more
grapple-at = { $target }{ $how ->
    [hands] { " " }with iron hands
    [corvus] { " " }by corvus
    [cut] : cut the halyards
   *[plain] { "" }
} ({ $needs ->
    [0] no roll
   *[other] { $needs } or more
})
some-men = { $kind ->
    [armoured] { $points ->
        [one] an armoured man
       *[other] { $points } armoured men
    }
    [light] { $points ->
        [one] a light man
       *[other] { $points } light men
    }
    [archers] { $points ->
        [one] an archer
       *[other] { $points } archers
    }
   *[oarsmen] { $points ->
        [one] an oarsman
       *[other] { $points } oarsmen
    }
}
detach = { $target } ({ $needs } or more)

# Dice
roll-weather = Wind and weather: two dice.
roll-gust = { $ship } has its mainsail up in strong wind: a 1 tears it.
roll-contest = { $ship } wants the same hex as another: the higher die gets it.
roll-ram = { $ship } rams { $target } { $where ->
    [bow] bow to bow
    [bow_flank] on the bow flank
    [side] in the side
    [stern_flank] on the quarter
   *[stern] on the stern
}: ratio { $ratio }, two dice{ $add ->
    [0] { "" }
   *[other] { " " }{ $add }
}.
roll-collision = { $ship } has fallen foul of another: on { $most } or less it is immobilised.
roll-rake = { $ship } shears the oars of { $target }: two dice{ $add ->
    [0] { "" }
   *[other] { " " }{ $add }
}; { $own } or less spoils its own, { $theirs } or more the enemy’s.
roll-reef = { $ship } goes over a reef at { $tide ->
    [rising] rising
   *[falling] falling
} tide: one die{ $add ->
    [0] { "" }
   *[other] { " " }{ $add }
}.
roll-breach = { $ship } is breached: one die.
roll-fatigue = { $ship } has rowed at full velocity: { $tires ->
    [1] a 1 tires its crew
   *[other] 1 to { $tires } tires its crew
}.
roll-shots = { $ship } shoots at { $target }{ $flame ->
    [1] { " " }with fire
   *[0] { "" }
}: { $needs } or more hits.
roll-armour = Armour aboard { $ship }: { $needs } or more saves a point.
roll-fire = { $ship } burns: one die{ $add ->
    [0] { "" }
   *[other] { " " }{ $add }
}.
roll-spread = { $ship } lies fast to a burning ship: { $needs } and it catches fire.
roll-grapple = { $ship } throws its grapples at { $target }: two dice{ $add ->
    [0] { "" }
   *[other] { " " }{ $add }
}, { $needs } or more.
roll-halyards = { $ship } cuts at the halyards of { $target }: { $needs } or more.
roll-board = { $ship } fights { $target }, factor { $factor }: one die.
roll-fought-over = { $side } aboard { $ship }, factor { $factor }: one die.
roll-morale = { $ship } has lost the fight: two dice for its morale.
roll-detach = { $ship } tries to break away from { $target }: two dice{ $add ->
    [0] { "" }
   *[other] { " " }{ $add }
}, { $needs } or more.
roll-free = { $ship } tries to get free: two dice, { $needs } or more; a 2 and it is abandoned.
roll-wreck = The wreck of { $ship }: on { $most } or less it goes under.
roll-begins = { $side }: a die for the first place{ $die ->
    [0] .
   *[other] { " " }against { $die }.
}

# Options
do-lose = { $men_and }
    .hint = An armoured man counts as two boarding factors, a light man as one, an archer as half of one.
do-spoil-equipment = { $ship } loses its equipment
    .hint = All of it but a reinforced bow is gone for good.
do-spoil-oars = { $ship } is immobilised
    .hint = One move a turn until its crew gets it free.
do-deploy = Place { $ship }
    .hint = Next: the hex of its bow, then its heading.
do-line = The rest falls into line
    .hint = Your remaining ships are placed side by side, bows to the enemy.
do-berth = Column { $q }, row { $row }
    .hint = The stern comes to lie behind it.
do-heading = { $h ->
    [0] North
    [1] North-east
    [2] South-east
    [3] South
    [4] South-west
   *[5] North-west
}
    .hint = The way its bow will point.

# What one may ask "why not?" about
try-plot = order { $value }
try-fire = shoot at { $value }
try-grapple = grapple { $value }
try-board = board { $value }
try-send = send men to { $value }
try-detach = break away from { $value }
try-free = get free

# Events
turn = Turn { $turn } of { $turns }.
begins = { $one } { $rolled }, { $two } { $against }. The first ship is placed by: { $side }.
begins-again = { $one } { $rolled }, { $two } { $against }: again.
deployed = { $ship } takes its place.
left-out = There is no room left for { $ship }: it stays at home.
weather = Weather, { $rolled }: { $force ->
    [calm] calm
    [light] light wind
    [moderate] moderate wind
   *[strong] strong wind
}{ $force ->
    [calm] { "" }
   *[other] { " " }toward the { $dir ->
        [0] north
        [1] north-east
        [2] south-east
        [3] south
        [4] south-west
       *[5] north-west
    }
}.
gust = { $ship } in the gust, die { $rolled }: { $lost ->
    [1] its mainsail is lost
   *[0] its mainsail holds
}.
ordered = { $ship }: { $order }
rigged = { $ship } { $rig ->
    [none] lowers its sail
    [sail] hoists its sail
   *[mainsail] hoists its mainsail
}.
step = { $rows ->
    [0] { "" }
   *[other] Step { $step }.
}
oars-rest = The ships have rowed.
met-swap = Step { $step }: { $ship } and { $other } make for each other’s hex. Neither gets through.
met-still = Step { $step }: { $ship }{ $more ->
    [0] { "" }
    [1] {" "}and another ship
   *[other] {" "}and { $more } other ships
} { $more ->
    [0] makes
   *[other] make
} for { $hex }, where { $other } lies still.
met-stopped = Step { $step }: { $ship }{ $more ->
    [0] { "" }
    [1] {" "}and another ship
   *[other] {" "}and { $more } other ships
} { $more ->
    [0] makes
   *[other] make
} for { $hex }, but { $other } has been stopped there.
met-stern = Step { $step }: { $ship }{ $more ->
    [0] {""}
    [1] {" "}and another ship
   *[other] {" "}and { $more } other ships
} { $more ->
    [0] runs
   *[other] run
} into the stern of { $other }, which only now comes to lie in { $hex }.
met-contest = Step { $step }: { $other } gets { $hex } before { $ship }{ $more ->
    [0] {""}
    [1] {" "}and another ship
   *[other] {" "}and { $more } other ships
}: { $by ->
    [speed] the higher speed
    [size] equal speed, the larger ship
    [crew] equal speed and size, the better crew
   *[die] all else level, the higher die
}.
counts-speed = speed
counts-size = size
counts-crew = crew
counts-die = die
shows-number = { $value }
shows-die = { $got ->
    [1] higher
   *[0] lower
}
moved = { $ship } { $letter ->
    [A] goes ahead
    [K] goes ahead, oars in
    [L] turns to port
    [R] turns to starboard
    [B] backs
    [PL] swings to port
   *[PR] swings to starboard
}.
left-map = { $ship } leaves the map{ $letter ->
    [B] , backing
   *[other] { "" }
}.
barred = { $ship } comes up against { $bar ->
    [land] land
   *[edge] the edge
} and goes no farther.
beached = { $ship } is beached on { $bar ->
    [land] the shore
   *[edge] the edge
}.
wrecked = { $ship } is wrecked and fast for good.
contest = { $ship } rolls { $rolled } for the hex.
rammed = { $ship } rams { $target } { $where ->
    [bow] bow to bow
    [bow_flank] on the bow flank
    [side] in the side
    [stern_flank] on the quarter
   *[stern] on the stern
}: ratio { $ratio }, dice { $rolled }{ $add ->
    [0] { "" }
   *[other] { " " }{ $add }
}, row { $row }. Rammer: { $own }; target: { $theirs }.
ram-answered = { $ship } answers { $target } bow to bow: ratio { $ratio }, dice { $rolled }{ $add ->
    [0] { "" }
   *[other] { " " }{ $add }
}, row { $row }. Rammer: { $own }; target: { $theirs }.
harm-X = sunk
harm-BrI = breached and immobilised
harm-Br = breached
harm-I = immobilised
harm-a = unharmed, and grapples more easily
harm-none = unharmed
collided = { $ship } in collision, die { $rolled }: { $hurt ->
    [1] immobilised
   *[0] nothing broken
}.
raked = { $ship } shears at the oars of { $target }: dice { $rolled }, { $total } in all: { $result ->
    [own] it spoils its own
    [target] they are broken
   *[none] nothing breaks
}.
reef = { $ship } on the reef: die { $rolled }{ $add ->
    [0] { "" }
   *[other] { " " }{ $add }
}. { $how ->
    [pass] It passes.
    [stopped] It is stopped.
   *[wrecked] It strikes.
}
breached = { $ship } has a breach, die { $rolled }: it loses { $fv ->
    [0] { $men ->
        [one] a man
       *[other] { $men } men
    }
   *[other] { $fv } of its full velocity{ $men ->
        [0] { "" }
        [one] { " " }and a man
       *[other] { " " }and { $men } men
    }
}{ $sinks ->
    [1] , and sinks
   *[0] { "" }
}.
stripped = { $ship } loses its equipment.
immobilised = { $ship } is immobilised.
men-lost = { $ship } loses { $men_and }.
derelict = { $ship } is derelict: { $left ->
    [enemies] only enemies are left aboard
    [prisoners] only prisoners are left aboard
    [oarsmen] only oarsmen are left aboard
   *[nobody] nobody is left aboard
}.
sunk = { $ship } sinks!
burnt = { $ship } is abandoned to the flames.
fatigued = { $ship } at full velocity, die { $rolled } ({ $tires } or less tires): its crew is tired.
not-fatigued = { $ship } at full velocity, die { $rolled } ({ $tires } or less tires): its crew keeps its breath.
drifted = { $ship } drifts down the wind.
wreck-drifts = The wreck of { $ship } drifts.
shots = { $ship } { $weapon ->
    [archers] shoots
   *[engine] throws stones
} at { $target }{ $flame ->
    [1] { " " }with fire
   *[0] { "" }
}: { $shots ->
    [one] one shot
   *[other] { $shots } shots
}, { $needs } or more: { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}.
armour = Armour aboard { $ship } { $saved ->
    [0] saves nobody
    [one] saves a man
   *[other] saves { $saved } men
}.
burns = { $ship } burns, level { $level }.
fire-aboard = Fire aboard { $ship }, die { $rolled }, { $total } in all: { $how ->
    [out] it is out
    [men] a man is lost
    [rig] { $mainsail ->
        [1] a man, 1 of its full velocity and the mainsail are lost
       *[0] a man and 1 of its full velocity are lost
    }
   *[lost] the ship is lost
}.
spread = The fire reaches for { $ship }, die { $rolled }: { $caught ->
    [1] it catches
   *[0] it does not catch
}.
grappled = { $ship } grapples { $target }: dice { $rolled }{ $add ->
    [0] { "" }
   *[other] { " " }{ $add } = { $total }
}, { $needs } needed. They are fast together.
grappled-free = { $ship } makes fast to { $target }.
grapple-failed = { $ship } throws its grapples at { $target }: dice { $rolled }{ $add ->
    [0] { "" }
   *[other] { " " }{ $add } = { $total }
}, { $needs } needed. They fall short.
halyards = { $ship } cuts at the halyards of { $target }: dice { $rolled }, { $needs } needed. { $cut ->
    [1] The mainsail comes down for good.
   *[0] They hold.
}
oars-fight = The oarsmen of { $ship } take up arms.
boarded = { $ship } fights { $target }, factor { $factor }, die { $rolled }{ $corvus ->
    [1] { " " }(+1 for the corvus)
   *[0] { "" }
}: { $target } { $lost ->
    [0] loses nobody
    [one] loses a man
   *[other] loses { $lost } men
}.
fought-over = { $side } aboard { $ship }, factor { $factor }, die { $rolled }: the enemy { $lost ->
    [0] loses nobody
    [one] loses a man
   *[other] loses { $lost } men
}.
morale = { $ship } has lost the fight{ $gives ->
    [1] { " " }and its nerve (dice { $rolled }).
   *[0] { " " }but holds out (dice { $rolled }).
}
surrendered = { $ship } surrenders.
sent = { $points ->
    [0] { $ship } wants to send { $men_and } to { $target }: there is no room.
   *[other] { $ship } sends { $men_and } to { $target }{ $stay ->
        [0] .
        [one] ; one finds no room.
       *[other] ; { $stay } find no room.
    }
}
captured = { $ship } is taken. Its new colours: { $side }.
freed = { $side }: { $ship } is free again.
dropped = { $ship } casts off from { $target }.
detached = { $ship } breaks away from { $target }: dice { $rolled }{ $add ->
    [0] { "" }
   *[other] { " " }{ $add } = { $total }
}, { $needs } needed.
held-fast = { $ship } cannot break away from { $target }: dice { $rolled }{ $add ->
    [0] { "" }
   *[other] { " " }{ $add } = { $total }
}, { $needs } needed.
freeing = { $ship } tries to get free, dice { $rolled }: { $how ->
    [abandoned] its crew abandons it
    [none] in vain
    [slower] it is free, its full velocity { $lost } lower for good
   *[free] it is free
}.
wreck-die = The wreck of { $ship }, die { $rolled }: { $gone ->
    [1] it goes under
   *[0] it floats on
}.
won-by-points = { $decisive ->
    [1] Decisive victory
   *[other] Victory
}: { $side }. Points: { $one } { $points_one }, { $two } { $points_two }. { $why ->
    [turns] The turns are over.
   *[fleet] A fleet has no ship left that fights.
}
drawn-by-points = A draw. Points: { $one } { $points_one }, { $two } { $points_two }. { $why ->
    [turns] The turns are over.
   *[fleet] A fleet has no ship left that fights.
}
won-by-first-blow = Victory: { $side }. The ship of { $loser } is sunk or taken.
drawn-by-first-blow = A draw: both ships are lost together.
drawn-by-time = A draw after { $turns } turns.
won-by-concession = Victory: { $side }. Given up by: { $loser }.

# Refusals
no-such-ship = There is no ship called { $name }.
no-such-action = Nobody can do "{ $action }".
no-gone = { $ship } is no longer on the map.
no-over = The match is over.
no-other-phase = This is not the time for it: { $phase ->
    [weather] the weather is being rolled
    [orders] orders are being written
    [movement] ships are moving
    [drift] ships are drifting
    [fire] targets are being chosen
    [grapples] grapples are being thrown
    [boarding] ships are being boarded
    [morale] morale is being tested
    [groups] men are being sent
    [detachments] links are being broken
    [freeing] ships are getting free
   *[end] the turn is ending
}.
no-friend = { $target } is a friend.
no-order-grappled = { $ship } is grappled and does not move.
no-surrendered = { $ship } has surrendered.
no-derelict = { $ship } is derelict.
no-beached = { $ship } is beached.
no-wrecked = { $ship } is wrecked.
no-notation = "{ $order }" is no order for { $ship }: A, L, R, K, B, PL, PR, parted by blanks; then at most one of /hoist sail, /hoist main, /lower.
no-oars = { $ship } has no oars: "{ $order }" is not for it.
no-mixed = "{ $order }": { $ship } goes forward, or backs, or swings, not several in one turn.
no-immobilised = { $ship } is immobilised: one move at most, not "{ $order }".
no-speed = "{ $order }": { $ship } makes at most { $most } { $kind ->
    [B] moves astern
    [P] swings
   *[other] moves forward
} this turn.
no-full = "{ $order }": { $ship } would not be at full velocity.
no-sail-order = "{ $order }": that sail order does not go with so many moves of { $ship }, or not at all.
no-rake-order = "{ $order }": oar rakes are not played, or { $ship } has no oars.
no-handiness = "{ $order }": { $ship } is too large to turn again so soon.
no-land = { $ship } cannot go onto land.
no-fire-idle = Nobody aboard { $ship } can shoot at { $target }.
no-watching = { $ship } only watches as yet: it leaves { $target } alone.
no-arms = { $ship } has neither archers nor engines for { $target }.
no-target = { $target } is no target for { $ship }: nobody there fights.
no-range = { $target } is out of range of { $ship }.
no-hit = Nothing { $ship } has can hit { $target } from here.
no-sight = Land hides { $target } from { $ship }.
no-tower-room = The towers of { $ship } hold two archer points or one engine each.
no-grapple-idle = Nobody aboard { $ship } can grapple { $target }.
no-alongside = { $target } does not lie next to { $ship }.
no-linked = { $ship } and { $target } are fast together already.
no-board-loose = { $ship } and { $target } are not grappled.
no-board-idle = Nobody aboard { $ship } can fight { $target }.
no-factor = { $ship } has no fighting men against { $target }.
no-oarsmen = { $ship } has not so many factors unless its oarsmen fight.
no-send-idle = Nobody aboard { $ship } can go to { $target }.
no-send-men = { $ship } has no fighting men to send to { $target }.
no-send-enemy = { $target } still fights: { $ship } must beat it first.
no-send-twice = { $ship } has not so many { $kind ->
    [armoured] armoured men
    [light] light men
   *[archers] archers
} to send.
no-detach-idle = Nobody aboard { $ship } can cut it loose from { $target }.
no-free-sound = { $ship } is not immobilised.
no-free-grappled = { $ship } is grappled.
no-free-contact = { $ship } was in a contact this turn.
want-linked = ships side by side, linked on both ends

# The record sheet
ships = ships that fight on
men = fighting men
velocity = full velocity
oarsmen = oarsmen
breath = breath
sheet-type-label = Type
sheet-size-label = Size
sheet-crew-label = Crew
sheet-speed-label = Speed
sheet-men-label = Men
sheet-factor-label = Boarding
sheet-breaches-label = Breaches
sheet-status-label = State
sheet-price-label = Price
sheet-equipment-label = Equipment
sheet-prisoners-label = Prisoners
sheet-group-label = Group aboard
sheet-order-label = Order
sheet-place-label = Bow
sheet-rig-label = Sails
sheet-tide-label = Tide
sheet-points-label = Points
sheet-aim-label = Aim
sheet-points = { $points }
sheet-size = { $value }, { $deck ->
    [open] open
   *[cataphract] decked
}
sheet-crew = { $crew ->
    [expert] expert
    [ordinary] ordinary
    [beginner] beginner
   *[slave] slave
}
sheet-speed = cruise { $cruise }, last turn { $last }
sheet-men-of = { $side }: { $men }
sheet-status = { $status ->
    [sound] sound
    [surrendered] surrendered
    [derelict] derelict
   *[captured] captured
}
sheet-order = { $order }
sheet-place = hex { $hex }, heading { $h ->
    [0] north
    [1] north-east
    [2] south-east
    [3] south
    [4] south-west
   *[5] north-west
}
sheet-rig = { $rig ->
    [none] none up
    [sail] sail up
   *[mainsail] mainsail up
}{ $main ->
    [1] , mainsail aboard
   *[0] { "" }
}; attitude { $attitude }
sheet-tide = { $tide ->
    [rising] rising
   *[falling] falling
}
sheet-model-speed = cruise { $cruise }, full { $fv }
sheet-model-men = { $cap }, at most { $room } when overloaded; { $oars } oarsmen
men-armoured = armoured men
men-light = light men
men-archers = archers
recipe-cities = Greek cities: triremes and lemboi
recipe-triremes = Triremes and nothing else
recipe-king = A Successor king: sevens with towers and engines
recipe-rome = Rome: fives with the corvus
recipe-carthage = Carthage: expert fives
recipe-patrol = Late Roman patrol: liburnians with fire
recipe-saxons = Saxon longships
fleet-too-many-men = { $model } carries at most { $room } man points.
fleet-no-rowers = { $model }: its light men row it, so it needs one light man point at least.
badge-sunk = sunk
badge-burnt = burnt
badge-left = off the map
badge-waiting = not placed yet
badge-wrecked = wrecked
badge-beached = beached
badge-surrendered = surrendered
badge-derelict = derelict
badge-captured = prize
badge-immobilised = immobilised
badge-breached = { $count ->
    [1] a breach
   *[other] { $count } breaches
}
badge-fire = burns, level { $level }
badge-fatigued = tired
badge-grappled = grappled
badge-full = full velocity
badge-sail = sail up
badge-mainsail = mainsail up
gist-nothing = nothing
gist-gone = { $ship } { $how ->
    [sunk] sinks
    [burnt] burns
    [waiting] waits
   *[left] leaves the map
}
gist-captured = { $ship } is captured
gist-wrecked = { $ship } is wrecked
gist-surrendered = { $ship } surrenders
gist-derelict = { $ship } is derelict
gist-breached = { $ship } is breached
gist-immobilised = { $ship } is immobilised
gist-freed = { $ship } is free
gist-grappled = { $ship } is grappled
gist-loose = { $ship } breaks away
gist-stripped = { $ship } loses its equipment
gist-men = { $ship } loses { $points ->
    [one] a man
   *[other] { $points } men
}
zone-bow = bow: a ram from here is answered if this ship moves
zone-bow_flank = bow flank: the dice of a ram from here are one better
zone-side = side: a ram from here breaches most easily
zone-stern_flank = quarter: the dice of a ram from here are one better, and nobody answers
zone-stern = stern: a ram from here is not answered
verdict-wins = wins the battle
verdict-loses = loses the battle
verdict-draws = the battle is drawn
verdict-sunk = sinks a ship
verdict-captured = takes a ship
verdict-surrendered = a ship surrenders
verdict-derelict = leaves a ship derelict
verdict-beached = drives a ship ashore
verdict-immobilised = cripples a ship
verdict-breached = breaches a ship
verdict-stripped = costs a ship its equipment
verdict-own-sunk = your ship is lost
verdict-own-captured = your ship is taken
verdict-own-surrendered = your ship surrenders
verdict-own-derelict = your ship is derelict
verdict-own-beached = your ship is beached
verdict-own-immobilised = your ship is crippled
verdict-own-breached = your ship is breached
verdict-own-stripped = your equipment is lost
verdict-men = { $own ->
    [0] costs them { $theirs ->
        [one] a man
       *[other] { $theirs } men
    }
   *[other] { $theirs ->
        [0] costs you { $own ->
            [one] a man
           *[other] { $own } men
        }
       *[other] men: you lose { $own }, they lose { $theirs }
    }
}
verdict-nothing = nothing is lost
loss-sunk = sunk or wrecked
tally-sunk = Ships sunk or wrecked
loss-captured = captured
tally-captured = Ships taken by the enemy
loss-surrendered = surrendered
tally-surrendered = Ships surrendered
loss-derelict = derelict
tally-derelict = Ships derelict
loss-beached = beached
tally-beached = Ships beached
loss-immobilised = immobilised
tally-immobilised = Ships immobilised
loss-breached = breached
tally-breached = Ships breached
loss-stripped = equipment
tally-stripped = Equipment lost
loss-armoured = armoured men
tally-armoured = Armoured men lost
loss-light = light men
tally-light = Light men lost
loss-archers = archers
tally-archers = Archers lost
loss-oarsmen = oarsmen
tally-oarsmen = Oarsmen lost

game-age = Single galleys and small squadrons, 494 to 31 BC
aim-1 = You win by victory points: an enemy ship sunk counts its price, one captured half as much again, one left derelict, beached or surrendered half of it.
aim-2 = You lose if the enemy has more when the battle ends: after its last turn, or when a side has no ship of its own left that can fight.

# What is foreseen of a plot
plan-full = Full velocity: one of { $boxes } boxes of breath.
plan-full-die = Full velocity: a die for fatigue.
plan-slow = Afterwards the ship counts as standing: at most { $most } moves next turn.
plan-strong = Strong wind: cruise and full velocity { $less } lower.
plan-sail = Under sail with the wind { $attitude ->
    [A] dead astern
    [B] on the stern quarter
    [C] on the bow quarter
   *[D] dead ahead
}: { $moves ->
    [0] no moves by sail
    [1] one move by sail
   *[other] { $moves } moves by sail
}.
plan-sail-order = The sail costs { $cost ->
    [1] one move
   *[other] { $cost } moves
} this turn.
plan-still = It stands still: rams against it strike harder.
plan-barred = { $bar ->
    [land] Land: no farther.
    [shore] Land: beached at speed 1, else wrecked.
    [edge] The edge of the map: no farther.
   *[wreck] A wreck: collision.
}
plan-ram = Rams { $other }.
plan-foul = Runs into { $other }: collision.
plan-leaves = Leaves the map.
plan-into-wind = Into the wind: the sails carry no farther.
plan-reef = Reef: passes on { $safe } faces of 6.
plan-may-meet = { $other } could be here.

# The record sheet as it is drawn
record-men = Men
record-oars = Oars
record-hull = Hull
record-order = Orders
record-armoured = armoured
record-light = light
record-archers = archers
record-oarsmen = oarsmen
record-velocity = full velocity
record-breath = breath
record-breaches = breaches
record-fire = fire
record-equipment = equipment
record-steps = by step
record-token = { $letter }
record-none = {""}

# The tables: their names, their reasons, their columns
chart-ship_sequence = Steps of a turn
chart-movement_steps = In which step a ship moves
line-movement_steps-speeds = { $number }: { $line }
chart-ship_orders = Orders
because-ship_orders = The player's aid has the movement chart and no rule of what may be plotted; a galley gathers way within a turn, backs and turns on the spot only when slow, and an immobilised one crawls (TR-R5, TR-R36).
chart-endurance = Breath
because-endurance = The player's aid has no fatigue in the Ship Game; graded as the Fleet Game's is (TR-R18).
chart-weather = Wind and weather
because-weather = Step 1 of the sequence in the player's aid; mild changes.
chart-ram_damage = Ram: the rammer's part
because-ram_damage = The cells of the player's aid as they are read, none altered: an e-acute is the rammer and l is I (TR-R6).
line-ram_damage-rows = { $place }: { $line }
cell-ram_damage-columns = { $value ->
    [-11] -11 or less
    [-9] -10, -9
    [-7] -8, -7
    [-5] -6, -5
    [6] +5, +6
    [8] +7, +8
    [10] +9, +10
    [99] +11 or more
    [1] +1
    [2] +2
    [3] +3
    [4] +4
   *[other] { $value }
}
chart-ram_damage_as_printed = Ram and rake, as printed
because-ram_damage_as_printed = The cells as the copy of the player's aid has them, so that an owner of the game can compare: 17 ratios, then three columns of the rake (crew worse, equal, better). An e-acute is read as the rammer and l as I (TR-R6); the rake's columns as bands (TR-R8).
line-ram_damage_as_printed-rows = { $place }: { $line }
chart-ram_damage_target = Ram: the target's part
line-ram_damage_target-rows = { $place }: { $line }
because-ram_damage_target = The copy of the player's aid kept only the rammer's part of each cell; the target's continues its diagonal bands, only where the rammer's part is a (TR-R6).
chart-ram_modifiers = Ram: modifiers
chart-collision = Collisions: faces that immobilise
because-collision = The player's aid speaks of ships in collision and not of what it does to them: broken oars, oftener at full velocity.
chart-rake = Shearing oars
because-rake = The low rows and the modifiers are the player's aid's; its upper rows are damaged and read as one band (TR-R8).
chart-breach = Breaches
line-breach-rows = { $number }: { $line }
chart-missiles = Shooting
because-missiles = Incendiary ranges of 1 and 2 must be the shorter; weak against decked ships.
chart-fire = Fire aboard
because-fire = None in the player's aid; about one ship in three is lost to a fire left to itself.
chart-grapple = Grapples
chart-grapple_numbers = Grapples: numbers of our own
because-grapple_numbers = The player's aid has a corvus and says how it holds, not how easily it grapples; it says nothing of halyards, which the Romans cut in 56 BC.
chart-boarding = Boarding: man points lost by the other side
line-boarding-rows = { $number }: { $line }
chart-ship_factors = Boarding factors
because-ship_factors = Man points are one currency in the player's aid; the kinds and what they are worth are ours, scaled to the columns of its boarding table (TR-R25).
chart-unimmobilise = Getting free
because-unimmobilise = The cells of the player's aid read from the left; its Dvr (freed, with -1 on the full velocity) stands in its legend but in no cell, and here on the lowest success (TR-R7).
chart-unimmobilise_as_printed = Getting free, as printed
because-unimmobilise_as_printed = The cells as the copy of the player's aid has them: eleven headings and twelve cells a row. A: the crew abandons ship; -: still immobilised; D: freed; its legend also has Dvr, freed with -1 on the full velocity, which stands in no cell (TR-R7).
chart-detachment = Breaking links
chart-surrender = Morale: surrender
chart-ship_scoring = Victory points
because-ship_scoring = No scoring has come down: a ship taken is worth more than one sunk, one that nobody fights half.
column-steps = Steps
column-speeds = By speed, 1 to 5: the steps (●) in which it moves
column-faster = Faster than last turn by at most
column-slow = Backs and pivots after a speed of at most
column-back = Backing at most
column-back_large = Backing at most, large
column-pivots = Pivots at most
column-pivots_large = Pivots at most, large
column-pivots_large_from = Large for pivots from size
column-ship_orders-immobilised = Moves of an immobilised ship
column-boxes = Boxes for turns at full velocity
column-force_down = The wind falls on
column-weather-back = The wind backs on
column-veer = The wind veers on
column-force_up = The wind rises on
column-forces = Forces of the wind
column-light_less = Less by sail in a light wind
column-strong_slower = Slower by oar in a strong wind
column-mainsail_lost = Mainsail lost in a strong wind on
column-columns = Ratio up to, column by column
column-ram_damage-columns = Ratio (size of the rammer less size of the target)
column-headings = Columns as printed
column-rows = By row, 0 to 14: two dice and modifiers
column-breach-rows = What is lost, by die, 1 to 6
column-boarding-rows = By die, 1 to 6
column-ratio = On the ratio
column-roll = On the roll
column-plus_one_locations = Flanks that give 1
column-breach_star_locations = Br* is a breach on
column-cruising = Cruising
column-full = At full velocity
column-raker_most = The raker spoils its own oars up to, by crew
column-target_least = The target loses its oars from, by crew
column-target_at_fv = Target at full velocity
column-raker_not_at_fv = Raker not at full velocity
column-breach-small = Up to this size the first breach counts as the second
column-archers = Archers
column-missiles-archers = Archers hit from, by range
column-missiles-engine = Engines hit from, by range
column-from_tower = From a tower
column-target_cataphract = Decked target
column-firer_at_fv = Firer at full velocity
column-strong_wind = Strong wind
column-armour_save = Armour saves on
column-tower_archers = Points of archers in a tower
column-tower_engines = Engines in a tower
column-out_most = Out up to
column-rig_least = Costs speed and mainsail from
column-abandoned_least = Abandoned from
column-expert = Expert crew
column-slave = Slave crew
column-spreads = Spreads on
column-needs = Needed on two dice
column-corvus_needs = Needed with a corvus
column-eased = After a good ram
column-friendly = Friend
column-in_collision = In collision
column-target_immobilised = Target immobilised
column-superior_crew = Better crew
column-inferior_crew = Worse crew
column-only_oarsmen = Only oarsmen aboard
column-halyards = Halyards cut from
column-halyards_iron_hands = Halyards, with iron hands
column-factors = Factor, column by column
column-armoured = Armoured, in halves a point
column-light = Light, in halves a point
column-ship_factors-archers = Archers, in halves a point
column-oarsmen = Oarsmen, in halves a point
column-corvus_die = Corvus, on the die
column-group_most = Man points in a group at most
column-abandoned = Abandoned on
column-freed = Free from, by crew
column-unimmobilise_as_printed-slave = Slaves
column-unimmobilise_as_printed-beginner = Beginner
column-unimmobilise_as_printed-ordinary = Ordinary
column-unimmobilise_as_printed-expert = Expert
column-dvr = On that very sum (Dvr), off the full velocity
column-victor = Victor of the boarding
column-enemy_corvus = Held by a corvus
column-sums = Surrenders on, by crew
column-slave_minority_excludes = Not if slaves are the fewer
column-if_breached_also = If breached, also on
column-half = Ship nobody fights, in hundredths of its price

# What stands in the lines of tables
field-target_stationary = target stationary
field-target_immobilised = target immobilised
field-better_crew = better crew
field-worse_crew = worse crew
field-straight = straight run
field-not_full = not at full velocity
field-inferior = worse
field-equal = equal
field-superior = better
field-men = man points
field-equipment = equipment lost
field-sinks = sinks if it is the second breach or a later one
value-wind_and_weather = wind and weather
value-movement_orders = movement orders
value-simultaneous_movement = movement
value-drift = drift
value-fire = fire
value-grapples = grapples
value-morale = morale
value-infantry_groups = men sent over
value-detachments = breaking links
value-calm = calm
value-light = light wind
value-moderate = moderate wind
value-strong = strong wind
value-side = { face-side }
value-if_larger = if the other is larger
value-always = always
value-choice = (this or the equipment)

# Where the battles come from
because-ts-150-points = A battle of points with two of our ready fleets: 150 points make a beginner's game.
because-ts-six-a-side = No scenario of the printed game has come down; this one is ours.
because-ts1-two-captains = No scenario of the printed game has come down; this one is ours.
because-ts2-sybota-433bc = No scenario of the printed game has come down; this one is ours.
because-ts3-salamis-in-cyprus-306bc = No scenario of the printed game has come down; this one is ours.
because-ts4-chios-201bc = No scenario of the printed game has come down; this one is ours.
because-ts5-oceanus-britannicus-56bc = No scenario of the printed game has come down; this one is ours.
because-ts6-saxon-shore-370ad = No scenario of the printed game has come down; this one is ours.
because-ts7-pompey-and-the-pirates-67bc = No scenario of the printed game has come down; this one is ours.

# Standing orders
standing-fire = Missiles
    .hint = All archers and engines at the target they hit most easily, from towers first and never incendiary; or nobody shoots. Both sides can read standing orders.
standing-fire-ask = ask
standing-fire-likely = at the likeliest target
standing-fire-hold = hold
standing-grapple = Grapples
    .hint = Each ship throws at the enemy alongside whom it holds most easily; or only where its men are no fewer in strength.
standing-grapple-ask = ask
standing-grapple-stronger = from even strength
standing-grapple-all = every enemy
standing-grapple-never = none
standing-board = Boarding
    .hint = The whole factor of a ship, without its oarsmen, against the weakest enemy it holds; or nothing.
standing-board-ask = ask
standing-board-all = at the weakest
standing-board-never = nobody
standing-send = Groups
    .hint = Whether you are asked about men who change ships over a link.
standing-send-ask = ask
standing-send-never = nobody goes
standing-detach = Getting away
    .hint = Whether each ship tries the link with an enemy that it breaks most easily.
standing-detach-ask = ask
standing-detach-always = always try
standing-detach-never = never
standing-free = Immobilised ships
    .hint = Whether they try to be free again, at the risk of being abandoned.
standing-free-ask = ask
standing-free-always = always try
standing-free-never = never
standing-losses = Losses
    .hint = The men who count least in a fight are lost first; a ship that must choose gives up its equipment before its oars.
standing-losses-ask = ask
standing-losses-least = those who count least
