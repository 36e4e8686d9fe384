# The Fleet Game of Trireme in English.

game-name = Trireme: the Fleet Game
game-about = Whole fleets of galleys in half an hour: row, ram, grapple, board. Everything stands on the counter.
game-piece = ship
game-pieces = ships
game-battle = battle
game-battles = battles
game-age = Oared fleets, 494 to 31 BC
brief-1 = The aim: victory points. An enemy ship sunk counts its price, one captured half as much again, one crippled for good half. The battle ends after its turns, or when a side has no ship left that can fight.
brief-2 = A turn: crippled ships may try to get free, the first player moves all ships, then the second, then all rams are rolled and fall together, then grapples and boarding. The winner of the initiative chooses to be first or second.
brief-3 = Cruise is safe and lets a ship turn on the spot. Full velocity goes farther and rams harder, but may tire the crew: a tired ship cannot sprint until it has rested a turn.
brief-4 = To ram, steer into an enemy. The side is the place to strike, then the quarters; bow against bow both are hurt. A ship that has been rammed this turn does not move any more: the first to strike pins the other.
brief-5 = An immobilised ship crawls one hex, fights with half its boarding factor, and a second such blow cripples it for good. It may try to get free; one try in six sinks it.
brief-6 = Grapple an enemy alongside, then board: with twice its factor you take it on 4 to 6, with three times on 2 to 6. Below twice you may lose your own ship.

option-fleet_sail = Sailing: hoist sails and run before the wind
option-fleet_wrecks = Wrecks and drift: sunk ships bar the way for a while
option-fleet_equipment = Special equipment: corvus, iron hands, towers, engines, fire
option-handy = Handiness: large ships turn slowly
option-alternate = Ships move by turns, one each
option-fleet_morale = Fleet morale: a side that has lost half its ships may break
option-reefs = Reefs may stop or wreck ships

where-turn = Turn { $turn } of { $turns }
where-deployment = deployment
where-initiative = initiative
where-freeing = getting free
where-first = first player moves
where-second = second player moves
where-rams = rams
where-fire = fire
where-grapples = grapples
where-combats = boarding
where-away = getting away
where-end = end of the turn

# Prompts; `waiting` is what the others read meanwhile
ask-first = { $side }, yours is the initiative: first or second?
    .hint = The first player can pin enemies by ramming them; the second sees where everybody has gone.
    .waiting = { $side }: first player or second?
ask-free = { $side }: shall a crippled ship try to get free?
    .hint = One die: 1 sinks it, 2 cripples it for good, 3 nothing, 4 its boarding factor comes back and the next try has +2, 5 or 6 it is free.
    .waiting = { $side }: does a crippled ship try to get free?
ask-ship = { $side }: which ship moves next?
    .hint = In any order, each ship once. Ships that are grappled, or that somebody has rammed this turn, stay where they are.
    .waiting = { $side }: choosing the ship that moves next.
ask-mode = How does { $ship } move?
    .hint = Full velocity goes farther and rams harder, but may tire the crew. Only at cruise can a ship turn on the spot.
    .waiting = { $side }: choosing how { $ship } moves.
ask-go = { $ship }: { $left ->
    [one] one movement point left.
   *[other] { $left } movement points left.
}
    .hint = { $mode ->
        [back] Straight astern, one point a hex. A ship that backs cannot ram.
        [cruise] Ahead, to port or to starboard, one point each; turning on the spot costs two. Steer into an enemy to ram it; that ends the move.
        [sail] Ahead, to port or to starboard, one point each; off the wind the sails give less.
        [tow] Ahead, to port or to starboard, one point each; one turn at most.
       *[full] Ahead, to port or to starboard, one point each. Steer into an enemy to ram it; that ends the move.
    }
    .waiting = { $side }: moving { $ship }.
ask-fire = { $side }: throw fire at an enemy?
    .hint = A hit immobilises at once. Each ship with fire throws once a turn.
    .waiting = { $side } may throw fire at an enemy.
ask-grapple = { $side }: grapple an enemy alongside?
    .hint = Ships tied together cannot move, and can be boarded at once.
    .waiting = { $side } may grapple an enemy alongside.
ask-combat = { $side }: board?
    .hint = Twice the enemy’s factor takes it on 4 to 6, three times on 2 to 6. Below twice, a 1 loses a ship of your own.
    .waiting = { $side } may board an enemy.
ask-captor = Which ship takes { $target }?
    .hint = Ships of equal factor took part; one of them puts a crew aboard the prize.
    .waiting = { $side }: choosing the ship that takes { $target }.
ask-victim = { $target } takes one of the attackers: which?
    .hint = The weakest is lost; among equals you choose.
    .waiting = { $side }: choosing the ship that { $target } takes.
ask-crew = How many of its { $most } spare factors does { $ship } put aboard { $target }?
    .hint = They become the factor of the prize and are gone from the captor.
    .waiting = { $side }: choosing the crew for { $target }.
ask-away = { $side }: break a grapple?
    .hint = One try a ship, 5 or more; a better crew helps, grappling gear aboard the enemy hinders.
    .waiting = { $side }: break a grapple?
ask-deploy = { $side }: which ship takes its place?
    .hint = The sides place one ship each in turn, within the rows of their own edge.
    .waiting = { $side }: choosing the ship to place next.
ask-berth = Where shall the bow of { $ship } lie?
    .hint = Both hexes of the ship must lie within the rows of your edge.
    .waiting = { $side }: placing { $ship }.
ask-heading = Which way does { $ship } point?
    .hint = The heading is free, if the stern finds room.
    .waiting = { $side }: placing { $ship }.
roll-initiative = { $side }: a die for the initiative{ $die ->
    [0] .
   *[other] { " " }against a { $die }.
}
roll-begins = { $side }: a die for the first place{ $die ->
    [0] .
   *[other] { " " }against a { $die }.
}
roll-free = { $ship } tries to get free: one die{ $bonus ->
    [0] .
   *[other] { " " }+ { $bonus }.
}
roll-fatigue = { $ship } has rowed at full velocity: { $tires ->
    [1] a 1 tires its crew.
   *[other] 1 to { $tires } tires its crew.
}
roll-reef = { $ship } goes over a reef at { $tide ->
    [rising] rising
   *[falling] falling
} tide: one die{ $add ->
    [0] .
   *[other] { " " }{ $add }.
}
roll-ram = { $ship } strikes the { $where ->
    [bow] bow
    [bow_flank] bow flank
    [side] side
    [stern_flank] quarter
   *[stern] stern
} of { $target }: a die for { $ship }, which is { $leads ->
    [rammer] { $lead } ahead before the dice.
    [target] { $lead } behind before the dice.
   *[nobody] level before the dice.
}
roll-rammed = { $ship } has rolled { $die }: a die for { $target }, which was { $leads ->
    [rammer] { $lead } behind before the dice.
    [target] { $lead } ahead before the dice.
   *[nobody] level before the dice.
}
roll-fire = { $ship } throws fire at { $target }: { $needs } or more hits.
roll-grapple = { $ship } throws its grapples at { $target }: { $least ->
    [1] any die holds.
    [7] no die can hold.
   *[other] { $least } or more on the die holds.
}
roll-away = { $ship } tries to break away from { $target }: { $least ->
    [1] any die will do.
    [7] no die will do.
   *[other] { $least } or more on the die.
}
roll-combat = { $ships_and } { $ships_count ->
    [one] boards
   *[other] board
} { $target }, { $ours } against { $theirs } ({ $ratio ->
    [triple] three times or more
    [double] twice or more
    [less_than_double] less than twice
    [under_triple] a third or less
    [under_double] half or less
    [under_less_than_double] more than half
   *[equal] equal
}): one die.
roll-wreck = The wreck of { $ship }: on { $most } or less it goes under.
roll-morale = { $side }: half the ships are lost; two dice, { $needs } or more and the fleet breaks.
roll-defection = Will { $name } sail home? On { $needs } or more.

# Options
do-first = Be first player
    .hint = Your rams pin: a ship you strike loses its move.
do-second = Be second player
    .hint = You see where every enemy has gone before you move.
do-free = { $ship } tries to get free{ $bonus ->
    [0] { "" }
   *[other] { " " }(+{ $bonus })
}
    .hint = { $bonus ->
        [0] Free on 5 or 6; a 1 sinks it, a 2 cripples it for good.
       *[other] Free from 3 on, and nothing worse can come of it.
    }
do-free-done = No more tries
    .hint = The others stay as they are.
do-ship = Move { $ship }
    .hint = { $state ->
        [sound] { $cruise ->
            [0] No oars
           *[other] Cruise { $cruise }
        }{ $full ->
            [0] { "" }
           *[other] , full { $full }
        }{ $tired ->
            [1] , crew tired
           *[0] { "" }
        }
       *[other] Immobilised, { $cruise } at most
    }{ $hexes ->
        [0] .
        [1] . { CAP($target) } lies alongside.
       *[other] . Nearest enemy: { $target }, { $hexes } hexes.
    }
do-moves-done = End of moves
    .hint = Ships that have not moved hold their place.
do-same = The same as { $leader }
    .hint = Mode and moves of { $leader }, as far as the rules let it: { $hexes ->
        [one] 1 hex.
       *[other] { $hexes } hexes.
    }
do-line-same = Its line does the same as { $leader } ({ $ships ->
    [one] one ship
   *[other] { $ships } ships
})
    .hint = The ships of its heading that stand near it, one beside the other. { $mode ->
        [full] Each crew rolls for its breath.
       *[other] Where an enemy can be rammed you are asked.
    }
do-all-same = The others do the same as { $leader } ({ $ships ->
    [one] one ship
   *[other] { $ships } ships
})
    .hint = Each as far as the rules let it; a ship that could ram at once is left to you.{ $mode ->
        [full] { " " }Each crew rolls for its breath.
       *[other] { "" }
    }
do-ahead = Straight ahead, { $hexes } hexes
    .hint = All at once; { $left ->
        [0] the move is over then.
        [one] 1 point is left then.
       *[other] { $left } points are left then.
    }
do-mode = { $mode ->
    [hold] Hold
    [cruise] Cruise: { $points }
    [full] Full velocity: { $points }
    [back] Back water: { $points }
    [tow] In tow: { $points }
   *[sail] Sail: { $points }
}
    .hint = { $mode ->
        [hold] It stays where it is{ $tired ->
            [1] ; its crew is rested at the end of the turn if it fights no combat.
           *[0] .
        }
        [cruise] { $points ->
            [one] 1 hex
           *[other] Up to { $points } hexes
        }, no die for the crew; a ram counts { $weaker } less than at full velocity.{ $tired ->
            [1] { " " }More than one point, and the crew stays tired.
           *[0] { "" }
        }
        [full] { $points ->
            [one] 1 hex
           *[other] Up to { $points } hexes
        } and the strongest ram. Then one die: { $tires ->
            [1] a 1 tires the crew
            [2] a 1 or 2 tires the crew
           *[other] 1 to { $tires } tires the crew
        } ({ $percent }%).
        [back] { $points ->
            [one] 1 hex
           *[other] Up to { $points } hexes
        } straight astern, without a ram.
        [tow] Up to { $points } hexes beside its tug, one turn at most.
       *[sail] { $points ->
            [0] The wind gives it nothing here; without oars it may turn its bow.
            [one] 1 hex under sail
           *[other] Up to { $points } hexes under sail
        }{ $points ->
            [0] { "" }
           *[other] , no die for the crew; a ram counts as at cruise.
        }
    }
do-move = { $letter ->
    [A] Ahead
    [L] To port
    [R] To starboard
    [B] Back
    [PL] Turn on the spot to port
   *[PR] Turn on the spot to starboard
}
    .hint = { $letter ->
        [PL] { $cost ->
            [0] All it can do without wind.
            [one] 1 point, the whole move.
           *[other] { $cost } points, once a move.
        }
        [PR] { $cost ->
            [0] All it can do without wind.
            [one] 1 point, the whole move.
           *[other] { $cost } points, once a move.
        }
       *[other] { "" }
    }
do-ram = Ram { $target }, { $where ->
    [bow] bow to bow
    [bow_flank] on the bow flank
    [side] in the side
    [stern_flank] on the quarter
   *[stern] on the stern
}: sinks { $sunk }%, cripples { $hurt }%
    .hint = { $answered ->
        [1] It strikes back. The blows are rolled when all have moved.
       *[0] The blow is rolled when all have moved.{ $pins ->
            [1] { " " }Until then the target is pinned.
           *[0] { "" }
        }
    }
do-leave = Leave the map
    .hint = The ship does not come back.
do-stop = Stop here
    .hint = { $left ->
        [0] The move is over.
        [one] 1 point is lost.
       *[other] { $left } points are lost.
    }{ $tires ->
        [0] { "" }
        [1] { " " }Then a 1 tires the crew.
        [2] { " " }Then a 1 or 2 tires the crew.
       *[other] { " " }Then 1 to { $tires } tires the crew.
    }
do-hoist-sail = Hoist the sail
    .hint = To run before the wind.
do-hoist-mainsail = Hoist the mainsail
    .hint = Setting it costs 2 points.
do-lower = Lower the sail
    .hint = Under oars again.
do-fire = { $ship } throws fire at { $target } ({ $needs } or more)
    .hint = { $percent }%: { $state ->
        [sound] immobilised at once.
        [permanent] it would sink.
       *[other] immobilised for good.
    }
do-fire-done = No fire
    .hint = Nobody throws any more this turn.
do-grapple = { $ship } grapples { $target } ({ $least ->
    [1] any die
    [7] cannot succeed
   *[other] { $least } or more
})
    .hint = { $percent }%. Boarding would be { $ours } against { $theirs }, without what others add.
do-grapple-done = No more grapples
    .hint = On to the boarding.
do-combat = { $ships_and } { $ships_count ->
    [one] boards
   *[other] board
} { $target }: { $ours } against { $theirs }, { $ratio ->
    [triple] three times or more
    [double] twice or more
    [less_than_double] less than twice
    [under_triple] a third or less
    [under_double] half or less
    [under_less_than_double] more than half
   *[equal] equal
}
    .hint = Of six faces { $wins ->
        [0] none takes it
        [one] one takes it
       *[other] { $wins } take it
    }{ $loses ->
        [0] ; nothing of yours can be lost.
        [one] , one loses you a ship.
       *[other] , { $loses } lose you a ship.
    }
do-combat-done = No more boarding
    .hint = The fight ends for this turn.
do-captor = { $ship } takes it
    .hint = It puts a crew aboard the prize.
do-victim = { $ship } is lost
    .hint = The enemy takes it.
do-crew = { $men }
    .hint = The prize would fight with { $men }, { $ship } with { $left }.
do-away = { $ship } breaks away from { $target } ({ $least ->
    [1] any die
    [7] cannot succeed
   *[other] { $least } or more
})
    .hint = { $percent }%.{ $links ->
        [one] { "" }
       *[other] { " " }It is tied to { $links } ships and may try one of them.
    }
do-away-done = Stay as you are
    .hint = The ropes hold.
do-deploy = Place { $ship }
    .hint = Then its hex, then its heading.
do-line = The rest falls into line
    .hint = The program places your remaining ships, bows to the enemy.
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
    .hint = The bow stays where it is; the stern lies behind it.

# What one may ask "why not?" about
try-mode = { $value ->
    [hold] hold
    [cruise] cruise
    [full] full velocity
    [back] back water
    [tow] be towed
   *[sail] sail
}
try-go = { $value ->
    [A] go ahead
    [L] turn to port
    [R] turn to starboard
    [B] back
    [PL] turn on the spot to port
   *[PR] turn on the spot to starboard
}
try-trim = { $value ->
    [hoist-sail] hoist the sail
    [hoist-mainsail] hoist the mainsail
   *[lower] lower the sail
}
try-free = get free
try-grapple = grapple { $value }
try-board = board { $value }
try-away = break away from { $value }
try-fire = throw fire at { $value }

# Events
turn = Turn { $turn } of { $turns }.
initiative = Initiative: { $one } { $rolled }, { $two } { $against }. { $tied ->
    [1] A tie: the choice falls to the second player of the last turn, { $side }.
   *[0] The choice: { $side }.
}
initiative-again = Initiative: { $one } { $rolled }, { $two } { $against }. Again.
first-player = First player: { $side }.
begins = { $one } { $rolled }, { $two } { $against }. The first ship is placed by: { $side }.
begins-again = { $one } { $rolled }, { $two } { $against }: again.
deployed = { $ship } takes its place.
left-out = There is no room left for { $ship }: it stays at home.
floods = { $ship } tries to get free: { $rolled }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ { $bonus } = { $total }
}. It is flooded.
crippled-for-good = { $ship } tries to get free: { $rolled }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ { $bonus } = { $total }
}. It is immobilised for good.
not-freed = { $ship } tries to get free: { $rolled }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ { $bonus } = { $total }
}. Nothing.
factor-back = { $ship } tries to get free: { $rolled }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ { $bonus } = { $total }
}. Its boarding factor is back, and the next try has +2.
freed = { $ship } tries to get free: { $rolled }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ { $bonus } = { $total }
}. It is free.
holds = { $ship } holds its place.
moved = { $ship } { $letter ->
    [A] goes ahead.
    [L] turns to port.
    [R] turns to starboard.
    [B] backs.
    [PL] turns on the spot to port.
   *[PR] turns on the spot to starboard.
}
    .short = { $letter ->
        [A] ahead
        [L] to port
        [R] to starboard
        [B] astern
        [PL] on the spot to port
       *[PR] on the spot to starboard
    }
    .whole = { $ship }: { $ways }.
hoisted = { $ship } hoists its { $rig ->
    [sail] sail
   *[mainsail] mainsail
} for { $cost ->
    [one] 1 point.
   *[other] { $cost } points.
}
lowered = { $ship } lowers its { $rig ->
    [sail] sail
   *[mainsail] mainsail
} for { $cost ->
    [one] 1 point.
   *[other] { $cost } points.
}
left-map = { $ship } leaves the map.
ram-declared = { $ship } runs at { $target }, { $where ->
    [bow] bow to bow
    [bow_flank] at the bow flank
    [side] at the side
    [stern_flank] at the quarter
   *[stern] at the stern
}{ $pins ->
    [1] , and pins it.
   *[0] .
}
fatigued = { $ship } rolls { $rolled } ({ $tires ->
    [1] tired on a 1
    [2] tired on 1 or 2
   *[other] tired on 1 to { $tires }
}): its crew is tired.
not-fatigued = { $ship } rolls { $rolled } ({ $tires ->
    [1] tired on a 1
    [2] tired on 1 or 2
   *[other] tired on 1 to { $tires }
}): its crew keeps its breath.
recovered = The crew of { $ship } is rested.
wrecked = { $ship } is fast on the rocks for good.
reef = { $ship } on the reef: { $rolled }{ $add ->
    [0] { "" }
   *[other] { " " }({ $add })
}. { $how ->
    [pass] It passes.
    [stopped] It is stopped.
   *[wrecked] It is wrecked.
}
sum-more = { $sum } + { $term }
sum-less = { $sum } − { $term }
sum-total = { $sum } = { $total }
rammed = { $ship } rams { $target } { $where ->
    [bow] bow to bow
    [bow_flank] on the bow flank
    [side] in the side
    [stern_flank] on the quarter
   *[stern] on the stern
}: { $sum } against { $sum_against }. { $leads ->
    [rammer] { CAP($ship) } leads by { $lead }
    [target] { CAP($target) } leads by { $lead }
   *[nobody] They are level
}{ $parity ->
    [even] , and the dice, { $dice } in all, are even
    [odd] , but the dice, { $dice } in all, are odd
   *[none] { "" }
}: { $result ->
    [sunk] { $target } is sunk.
    [immobilised] { $target } is immobilised.
   *[none] no effect.
}
ram-answered = { $ship } answers { $target } bow to bow: { $sum } against { $sum_against }. { $leads ->
    [rammer] { CAP($ship) } leads by { $lead }
    [target] { CAP($target) } leads by { $lead }
   *[nobody] They are level
}{ $parity ->
    [even] , and the dice, { $dice } in all, are even
    [odd] , but the dice, { $dice } in all, are odd
   *[none] { "" }
}: { $result ->
    [sunk] { $target } is sunk.
    [immobilised] { $target } is immobilised.
   *[none] no effect.
}
mod-size = size { $value }
mod-crew = crew { $value }
mod-flank = flank { $value }
mod-stern = stern { $value }
mod-cruising = cruising { $value }
mod-immobilised = immobilised { $value }
mod-bow-flank = bow flank { $value }
mod-stern-flank = quarter { $value }
mod-faster = faster { $value }
mod-rammed = target rammed { $value }
mod-better = better crew { $value }
mod-equipment = enemy’s grappling gear { $value }
immobilised = { $ship } is immobilised.
permanently-immobilised = { $ship } is immobilised for good.
sunk = { $ship } sinks!
fire-hit = { $ship } throws fire at { $target }: { $rolled }, { $needs } or more needed. It burns.
fire-missed = { $ship } throws fire at { $target }: { $rolled }, { $needs } or more needed. Nothing.
grappled = { $ship } grapples { $target }: { $sum }, { $needs } needed. They are fast together.
grapple-failed = { $ship } throws its grapples at { $target }: { $sum }, { $needs } needed. They fall short.
combat = { $ships_and } { $ships_count ->
    [one] boards
   *[other] board
} { $target }, { $ours } against { $theirs } ({ $ratio ->
    [triple] three times or more
    [double] twice or more
    [less_than_double] less than twice
    [under_triple] a third or less
    [under_double] half or less
    [under_less_than_double] more than half
   *[equal] equal
}), and { $ships_count ->
    [one] rolls
   *[other] roll
} { $rolled }: { $taken ->
    [target] { $target } is taken.
    [attacker] { $ships_count ->
        [one] { $ship } is taken.
       *[other] { $target } takes one of them.
    }
   *[none] neither gives way.
}
captured = { $ship } takes { $target } and leaves { $men ->
    [one] one factor
   *[other] { $men } factors
} aboard.
retaken = { $ship } retakes { $target } and leaves { $men ->
    [one] one factor
   *[other] { $men } factors
} aboard.
burnt = { $ship } has nobody to spare and burns { $target }.
got-away = { $ship } breaks away from { $target }: { $sum }, { $needs } needed.
held-fast = { $ship } cannot break away from { $target }: { $sum }, { $needs } needed.
wreck-under = The wreck of { $ship } goes under ({ $rolled }).
wreck-stays = The wreck of { $ship } still floats ({ $rolled }).
drifted = { $ship } drifts down the wind.
driven-ashore = { $ship } is driven ashore and lost.
fleet-breaks = { $side }: { $rolled }, { $needs } or more: the fleet breaks.
fleet-holds = { $side }: { $rolled }, below { $needs }: the fleet holds.
defected = { CAP($name) }: { $rolled }, { $needs } or more needed. They hoist sail for home.
stayed = { CAP($name) }: { $rolled }, { $needs } or more needed. They stay.
won-by-points = { $decisive ->
    [1] A decisive victory
   *[other] Victory
} for { $side }: { $one } { $points_one }, { $two } { $points_two }. { $why ->
    [turns] The turns are over.
    [morale] Both fleets have broken.
   *[fleet] A fleet has no ship left that can fight.
}
drawn-by-points = A draw: { $one } { $points_one }, { $two } { $points_two }. { $why ->
    [turns] The turns are over.
    [morale] Both fleets have broken.
   *[fleet] A fleet has no ship left that can fight.
}
won-by-breakthrough = Victory for { $side }: { $ships ->
    [one] 1 ship has got away
   *[other] { $ships } ships have got away
}, { $needed } were needed; points { $one } { $points_one }, { $two } { $points_two }.
won-by-holding = Victory for { $side }: { $ships ->
    [0] no ship has
    [one] only 1 ship has
   *[other] only { $ships } ships have
} got away, { $needed } were needed; points { $one } { $points_one }, { $two } { $points_two }.
won-by-first-blow = { $side } wins by the first blow: the ship of { $loser } can fight no more.
drawn-by-first-blow = A draw: both ships are lost together.
drawn-by-time = A draw after { $turns } turns: neither ship is lost.
won-by-morale = Victory for { $side }: the fleet of { $loser } has broken.
won-by-concession = Victory for { $side }, granted by { $loser }.

# Refusals
no-such-ship = There is nothing called { $name } to choose here.
no-such-action = Nobody can do "{ $action }".
no-gone = { $ship } is no longer on the map.
no-not-yours = { $ship } is not yours.
no-friend = { $target } is a friend.
no-over = The match is over.
no-other-phase = This is not the time for it: { $phase ->
    [turn] the initiative is being decided.
    [freeing] crippled ships are getting free.
    [first] the first player is moving.
    [second] the second player is moving.
    [rams] the rams are being rolled.
    [fire] fire is being thrown.
    [grapples] grapples are being thrown.
    [combats] ships are being boarded.
    [away] ships are getting away.
   *[end] the turn is ending.
}
no-not-your-turn = It is for { $side } to decide now.
no-other-moves = { $ship } is moving: one ship finishes before the next begins.
no-free-sound = { $ship } is not immobilised.
no-free-permanent = { $ship } is immobilised for good.
no-free-grappled = { $ship } is grappled.
no-free-tried = { $ship } has tried this turn.
no-wrecked = { $ship } is fast on a reef for good.
no-moved = { $ship } has moved already.
no-move-grappled = { $ship } is grappled and does not move.
no-move-pinned = { $ship } has been rammed this turn and does not move.
no-move-holds = { $ship } may not move yet: the scenario holds it back.
no-mode = { $ship } cannot move in that way.
no-oars = { $ship } has no oars.
no-mode-immobilised = { $ship } is immobilised: one point at cruise is all it has.
no-mode-rigged = { $ship } has a sail up.
no-full-prize = { $ship } is a prize and has no full velocity.
no-full-fatigued = The crew of { $ship } is tired.
no-tow = { $ship } is not in tow.
no-tug = No warship that could tow { $ship } lies next to it.
no-tow-turn = In tow { $ship } turns once at most.
no-sails = Sailing is not played in this match.
no-wind = There is no wind to sail { $ship } by.
no-rig = { $ship } has no sail up.
no-back-mixed = { $ship } either backs or goes forward, not both in one move.
no-points = { $ship } has not enough movement points left.
no-pivot-mode = A ship turns on the spot at cruise only.
no-pivot-twice = { $ship } has turned on the spot already.
no-pivot-points = { $ship } has not enough movement points left to turn on the spot.
no-pivot-land = The bow of { $ship } would swing onto land.
no-pivot-edge = The bow of { $ship } would swing off the map.
no-fall-off = Under sail only a ship without oars that lies in irons may turn on the spot, as its whole move.
no-handy = { $ship } is too large to turn again so soon.
no-land = { $ship } would run onto land.
no-edge = The edge of the map is closed to { $ship }.
no-wreck = A wreck bars the way of { $ship }.
no-friend-hull = A friend bars the way of { $ship }.
no-contact-so = { $ship } can ram only by going forward.
no-ram-prize = { $ship } is a prize and may not ram.
no-ram = { $ship } has no ram.
no-letter = A move is A, L, R, B, PL or PR, or "stop"; "{ $answer }" is none.
no-lower = { $ship } has no sail up.
no-hoist-two = { $ship } has a sail up already: one at a time.
no-mainsail = { $ship } has no mainsail aboard.
no-trim-late = { $ship } sets or strikes its sail once, at the start of its move.
no-trim-mode = Sails are set and struck at cruise.
no-grapple-prize = { $ship } is a prize and may not start a grapple.
no-grapple-apart = { $target } does not lie alongside { $ship }.
no-grapple-linked = { $ship } and { $target } are grappled already.
no-grapple-tried = { $ship } has thrown its grapples this turn.
no-away-free = { $ship } and { $target } are not grappled.
no-away-tried = { $ship } has tried to get away this turn.
no-combat-free = { $ship } is not grappled to { $target }.
no-combat-twice = { $ship } has fought this turn.
no-crew = { $ship } may leave 1 to { $most } factors aboard.
no-fire-equipment = { $ship } carries no fire.
no-fire-tried = { $ship } has thrown its fire this turn.
no-fire-range = { $target } is more than { $reach ->
    [one] one hex
   *[other] { $reach } hexes
} away.
no-fire-sight = Land hides { $target }.
no-berth = There is no room for { $ship } there, within the rows of its edge.

# Counter, markers, odds
ships = ships that fight on
factor = boarding factor
velocity = full velocity
sheet-type-label = Type
sheet-size-label = Size
sheet-speed-label = Speed
sheet-factor-label = Boarding
sheet-crew-label = Crew
sheet-ram-label = Ram
sheet-state-label = State
sheet-price-label = Price
sheet-place-label = Bow
sheet-equipment-label = Equipment
sheet-infantry-label = Infantry
sheet-rig-label = Sails
sheet-points-label = Points
sheet-aim-label = Aim
sheet-points = { $points }
sheet-speed = cruise { $cruise }, full { $fv }
sheet-factor = { $value } of { $whole }
sheet-crew = { $crew ->
    [expert] expert
    [ordinary] ordinary
    [beginner] beginner
   *[slave] slave
}
sheet-ram = { $ram ->
    [1] yes
   *[0] none
}
sheet-state = { $state ->
    [sound] sound
    [immobilised] immobilised
    [bf_back] immobilised, boarding factor back
   *[permanent] immobilised for good
}
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
badge-sunk = sunk
badge-ashore = lost ashore
badge-burnt = burnt
badge-left = off the map
badge-deserted = sailed home
badge-waiting = not placed yet
badge-wrecked = wrecked on a reef
badge-immobilised = immobilised
badge-bf_back = immobilised, factor back
badge-permanent = immobilised for good
badge-prize = prize
badge-retaken = retaken
badge-fatigued = tired
badge-grappled = grappled
badge-pinned = rammed this turn
badge-sail = sail up
badge-mainsail = mainsail up
badge-moved = has moved
gist-nothing = nothing
gist-gone = { $ship } { $how ->
    [sunk] sinks
    [ashore] is lost ashore
    [burnt] is burnt
    [deserted] sails home
   *[left] leaves the map
}
gist-captured = { $ship } is captured
gist-wrecked = { $ship } is wrecked
gist-immobilised = { $ship } is immobilised
gist-permanent = { $ship } is immobilised for good
gist-factor-back = { $ship } has its factor back
gist-freed = { $ship } is free
gist-grappled = { $ship } is grappled
gist-loose = { $ship } breaks away
gist-tired = { $ship } is tired
zone-bow = bow: a ram from here is answered
zone-bow_flank = bow flank: a ram from here strikes harder than on the bow
zone-side = side: the worst place to be rammed
zone-stern_flank = quarter: nearly as bad as the side
zone-stern = stern: a ram from here strikes harder than on the bow, and is not answered

# Verdicts and losses
verdict-wins = wins the battle
verdict-loses = loses the battle
verdict-sunk = sinks it
verdict-captured = takes it
verdict-immobilised = cripples it
verdict-permanent = cripples it for good
verdict-tired = tires it
verdict-grappled = holds
verdict-failed = falls short
verdict-held = stays held
verdict-away = breaks away
verdict-freed = comes free
verdict-factor = factor back
verdict-stalemate = neither gives way
verdict-own-sunk = your ship is lost
verdict-own-captured = your ship is taken
verdict-own-immobilised = your ship is crippled
verdict-own-permanent = your ship is crippled for good
verdict-own-tired = your crew is tired
verdict-no-effect = no effect
verdict-both = both are hurt
verdict-nothing = nothing happens
loss-sunk = sunk or wrecked
tally-sunk = Sunk or wrecked
loss-captured = captured
tally-captured = Taken by the enemy
loss-immobilised = crippled
tally-immobilised = Crippled
loss-permanent = crippled for good
tally-permanent = Crippled for good
loss-tired = tired
tally-tired = Crews tired

# What is wanted in scenario files
want-breakthrough = one of { $names } for a breakthrough, else nothing
want-earlier = an earlier place of the list of defections
want-alongside = enemies alongside, linked on both ends

# How one wins and loses
aim-1 = You win by victory points: an enemy ship sunk counts its price, one captured half as much again, one crippled for good half of it.
aim-2 = You lose if the enemy has more when the battle ends: after its last turn, or when a side has no ship left that can fight.

# Ready fleets
recipe-cities = Greek cities: well-rowed triremes, biremes and lemboi
recipe-triremes = Triremes and nothing else
recipe-king = A Successor king: sevens and eights with towers
recipe-rome = Rome: fives with the corvus
recipe-carthage = Carthage: expert fives
recipe-patrol = Late Roman patrol: liburnians with fire
recipe-saxons = Saxon longships

# The tables: their names, their reasons, their columns
chart-fleet_sequence = Phases of a turn
chart-fleet_unimmobilise = Getting free
chart-fleet_movement = Moves
because-fleet_movement = The player's aid has no costs of moves. Backing at half cruise and a slow turn on the spot are what oars allow; an immobilised ship still rams and grapples in its tables, so it crawls (TR-R5).
chart-fleet_ram_modifiers = Ram duel: modifiers
chart-fleet_ram_effects = Ram duel: the target's total less the rammer's
chart-fleet_grapple = Grappling: modifiers
chart-fleet_grapple_numbers = Grappling: the die needed
because-fleet_grapple_numbers = The player's aid gives modifiers of +1 and -1 on one die but no number; 4 and 5 keep every modified roll open.
chart-fleet_boarding = Boarding, by die 1 to 6: F the stronger takes, f the weaker, - neither
chart-fleet_factors = Boarding factors
because-fleet_factors = The player's aid speaks of a boarding factor that comes back, not of how much was lost: half (TR-R5). What equipment adds is scaled to the factors of our counters.
chart-fleet_morale = Morale of fleets
because-fleet_morale = A selective addition of ours: a fleet that has lost half its ships breaks about one turn in four.
chart-fleet_scoring = Victory points
because-fleet_scoring = No scoring has come down: a ship taken is worth more than one sunk, a cripple half.
column-phases = Phases
column-results = By modified die, 1 to 5 or more
column-next_attempt_bonus = On the next attempt
column-pivot = A pivot costs
column-back_divisor = Backing: cruise divided by
column-fleet_movement-immobilised = Points of an immobilised ship
column-rammer = Rammer
column-target = Target
column-no_effect_from = No effect from
column-parity_from = Immobilised if the dice are even, from
column-sunk_at_or_below = Sunk up to
column-target_rammed = Target rammed
column-better_crew = Better crew
column-grappling_equipment = Getting away from grappling equipment
column-grapple = Grapple
column-grapple_with_equipment = Grapple with equipment
column-get_away = Get away
column-triple = Three to one
column-double = Two to one
column-less_than_double = Less than two to one
column-equal = Equal
column-halved_by = Halved: divided by
column-least = At least
column-lost_divisor = Tested when ships are lost: one in
column-breaks_from = Breaks from
column-permanent = Immobilised for good, in hundredths of its price

# What stands in the lines of tables
field-against_flank = against the flank
field-against_stern = against the stern
field-cruising = cruising
field-higher_fv = faster
value-first_player_moves = the first player moves
value-second_player_moves = the second player moves
value-rams = rams
value-sunk = sunk
value-permanent = immobilised for good
value-none = nothing
value-bf_back = boarding factor back
value-free = free

# Where the battles come from
because-f1-first-ram = No scenario of the printed game has come down; this one is ours.
because-f2-six-a-side = No scenario of the printed game has come down; this one is ours.
because-f3-lade-494bc = No scenario of the printed game has come down; this one is ours.
because-f4-salamis-480bc = No scenario of the printed game has come down; this one is ours.
because-f5-ecnomus-256bc = No scenario of the printed game has come down; this one is ours.
because-f6-drepanum-249bc = No scenario of the printed game has come down; this one is ours.
because-f7-actium-31bc = No scenario of the printed game has come down; this one is ours.
because-p150-greek-cities = Fleets bought by points: two of our ready fleets.
because-p300-rome-and-carthage = Fleets bought by points: two of our ready fleets.
because-p600-two-kings = Fleets bought by points: two of our ready fleets.

# Standing orders
standing-first = Initiative
    .hint = The choice of the side with the initiative: to move first or second. Both sides can read standing orders.
standing-first-ask = ask
standing-first-first = move first
standing-first-second = move second
standing-free = Immobilised ships
    .hint = Whether each of them tries to be free again, at its risk.
standing-free-ask = ask
standing-free-always = always try
standing-free-never = never
standing-fire = Fire
    .hint = Whether ships that carry fire throw it, the likeliest throw first.
standing-fire-ask = ask
standing-fire-always = always throw
standing-fire-never = never
standing-grapple = Grapples
    .hint = Ships alongside an enemy try to grapple it, the likeliest first; or only ships no weaker than the enemy.
standing-grapple-ask = ask
standing-grapple-stronger = from even strength
standing-grapple-all = every enemy
standing-grapple-never = none
standing-combat = Combats
    .hint = All who can join attack at the best ratio first, down to even strength; or nobody does.
standing-combat-ask = ask
standing-combat-stronger = from even strength
standing-combat-never = none
standing-prize = Prizes
    .hint = Of equal ships the first on the list takes or is taken, and one factor goes aboard a prize.
standing-prize-ask = ask
standing-prize-least = smallest crew
standing-away = Getting away
    .hint = Whether grappled ships try to break a link, the likeliest first.
standing-away-ask = ask
standing-away-always = always try
standing-away-never = never
