# Branle-bas de combat in English. Ships are named by name and guns, without an article.

game-name = Branle-bas de combat
game-about = Ships of the line as models on a table: the wind, the line of battle, broadsides, boarding, and a record sheet that fills up.
game-piece = ship
game-pieces = ships
game-battle = battle
game-battles = battles
game-age = The age of sail, 1765 to 1815
aim-1 = You win by having more ships in your hands than the enemy when night falls after turn 16: your own that can still fight, and prizes. In a duel the less damaged ship wins.
aim-2 = A ship whose guns, crew or masts are gone no longer counts for you. A side with no ship left under its own colours has lost at once.
brief-1 = Everything follows the wind. With the wind abeam or on the quarter a ship makes three moves of 50 mm, running before it two, close-hauled one; into the wind it does not sail.
brief-2 = Each move is straight ahead, or half a move and a turn of up to 30 degrees. To go through the wind, turn to its edge and stop; the next turn a test takes you through.
brief-3 = Ships farthest downwind move and fire first; the side to windward sees what the enemy does. A squadron may move as one, together or in succession.
brief-4 = Each ship fires one broadside a turn, at the hull or the masts. Near is better, and best of all is to rake: to fire along the enemy’s length from ahead or astern. The first broadside is worth 3 more.
brief-5 = Points tick boxes on the ship’s sheet: guns and men go, masts fall, leaks open. Heavy hits bring fires and damaged rudders, and a fire that is not put out ends in an explosion.
brief-6 = Ships that meet may lock together, or board. The side with more points usually wins; a ship without a crew strikes and becomes a prize, which counts for the side that holds it.
option-turns = Turns until nightfall
option-random_die = Random die with two +1 and one 0
option-pb_mast_face = Point-blank die with a face of 2 mast points
option-both_broadsides = Both broadsides in one turn, each result halved
option-rudder_ahead = A ship with a damaged rudder goes on ahead and does not drift
option-explosion_body = Explosions reach 100 mm only: 4 mast points, no fire
option-boarding_body = Boarding by the text of the rules: fixed losses, dice for the difference

# Where we are
where-turn = Turn { $turn } of { $turns }
where-tests = tests
where-move = movement
where-fire = fire
where-board = boarding
where-end = end of the turn
where-night = night
ship = { $name }
squadron = the squadron of { $ship }
unit-mm = mm
good-breeze = good breeze

# Prompts
ask-formation = How does { $squadron } move?
    .hint = { $again ->
    [1] Your standing order waits for you: the wind has shifted, or another ship leads.
   *[other] In succession each turns where the leader turned; together all turn at once.
} { $ships } ships can move as one, no faster than the slowest.
    .waiting = { $side } is choosing how { $squadron } moves.
ask-step = { $ship } { $flees ->
    [1] { $prize ->
        [1] is a prize and sails away from its former friends until nightfall
       *[0] has lost { $lost_and } and breaks off until nightfall
    }
   *[0] sails
}: { $moves ->
    [1] one move left
    [2] two moves left
    [3] three moves left
   *[other] { $moves } moves left
}. { $flees ->
    [1] { $full } mm straight, or { $half } mm and a turn away from the enemy
   *[0] Drag it: { $room ->
        [0] { $full } mm straight
       *[other] { $half } to { $full } mm straight
    }{ $way ->
        [none] { "" }
        [port] , or { $half } mm and a turn of up to { $port }° to port
        [starboard] , or { $half } mm and a turn of up to { $starboard }° to starboard
        [either] , or { $half } mm and a turn of up to { $port }° to port or { $starboard }° to starboard
       *[both] , or { $half } mm and a turn of up to { $port }°
    }
}.
    .hint = { $flees ->
    [1] Drag it. A ship that breaks off uses all its moves, and every turn must bring it nearer to the course away from the nearest enemy.
   *[0] { $way ->
        [none] { $line ->
            [1] The line is still coming round: it turns again when its last ship has reached the last turn.
           *[0] Drag the ship.
        }
       *[other] Drag the ship, or its handle to turn. Turn to the edge of the wind and it stops there.
    }{ $least ->
        [0] { "" }
       *[other] { " " }It must make { $least } mm in all.
    }
}
    .waiting = { $side } is sailing { $ship }.
ask-together = { $squadron } sails all together, { $ships } ships: { $moves ->
    [1] one move left
    [2] two moves left
    [3] three moves left
   *[other] { $moves } moves left
}. Drag the leader: { $room ->
    [0] { $full } mm straight
   *[other] { $half } to { $full } mm straight
}{ $way ->
    [none] { "" }
    [port] , or { $half } mm and a turn of up to { $port }° to port
    [starboard] , or { $half } mm and a turn of up to { $starboard }° to starboard
    [either] , or { $half } mm and a turn of up to { $port }° to port or { $starboard }° to starboard
   *[both] , or { $half } mm and a turn of up to { $port }°
}.
    .hint = Every ship carries out the same order, the leader first. A turn must be open to all of them.{ $least ->
        [0] { "" }
       *[other] { " " }They must make { $least } mm in all.
    }
    .waiting = { $side } is sailing { $squadron }.
ask-irons = { $ship } lies in irons. Try to come out?
    .hint = Two random dice: −2 or less fails and it drifts. Or 25 mm straight ahead.
    .waiting = { $side } is getting { $ship } out of irons.
ask-anchor = { $ship } lies at anchor. Cut the cable?
    .hint = At anchor its fire counts 3 more. With the cable cut it drifts this turn and sails from the next on.
    .waiting = { $side } is deciding whether { $ship } cuts its cable.
ask-link = { $ship } is held fast. Break free?
    .hint = One try a turn, 1 in 3; friends part without a die. Then it swings to the side you name, which costs a move.
    .waiting = { $side } is deciding whether { $ship } breaks free.
ask-light = { $ship } scrapes along { $other }. What now?
    .hint = Each has taken 2 hull points. To try again to board costs a move and another collision die.
    .waiting = { $side } is deciding what { $ship } does about { $other }.
ask-alongside = { $ship } lies against { $other }. To which side does it swing clear?
    .hint = Captor and prize part without a die, and it costs no move.
    .waiting = { $side } is getting { $ship } clear of { $other }.
ask-avoid = { $ship } has run up to { $other }. What now?
    .hint = Steering clear costs a move, if any is left. A ship that boards stops there; crews fight at the end of the turn.
    .waiting = { $side } is deciding what { $ship } does about { $other }.

# Options
do-free = Every ship for itself
    .hint = Choose this to tack: a formation cannot.
do-succession = In succession
    .hint = You lead the first ship; the others follow in its wake, and turn where it turned.
do-together = All together
    .hint = One order for all of them, move by move.
do-stand = { $order ->
    [succession] In succession
    [together] All together
   *[free] Every ship for itself
}, until I say otherwise
    .hint = { $order ->
    [free] Change it in the list of squadrons.
   *[other] Asked again when the wind shifts or another ship leads.
}
do-end = Stop here
    .hint = The moves left are lost.
do-on = Straight on to the end
    .hint = All moves left, full length; asked again if something is in the way.
do-but-one = Straight on, but for the last
    .hint = All moves but the last, which you are asked for.
do-tack = Tack through the wind
    .hint = It takes all its moves. Fails 8 times in 36: then it drifts and must try again.
do-tack-edge = Test to come out on direction { $edge }
    .hint = It takes all its moves. Fails 8 times in 36: then it drifts and must try again.
do-ahead = Straight ahead, 25 mm
    .hint = It stays in irons.
do-stay = Stay at anchor
    .hint = A steady platform: 3 more when it fires.
do-all-stay = All stay, until I say otherwise
    .hint = No ship at anchor asks again, until you change the standing orders of the fleet.
do-cut = Cut the cable
    .hint = It drifts 25 mm this turn and sails from the next on.
do-wait-linked = Stay
    .hint = The ships drift together.
do-separate = Break free of { $other }, to { $side ->
    [port] port
   *[starboard] starboard
}
    .hint = { $friends ->
        [1] Friends part without a die.
       *[0] +1 and +2 succeed: 1 in 3.
    }
do-grapple = Throw grapnels on { $other }
    .hint = In place of the fouled rigging: crews fight at the end of the turn.
do-separate-light = Steer clear to leeward
    .hint = It costs a move, if any is left.
do-retry = Try again to board
    .hint = It costs a move: another collision die, and its damage.
do-avoid = Steer clear to { $side ->
    [port] port
   *[starboard] starboard
}
    .hint = The bow swings just far enough that the next half move is free of { $other }.
do-clear = Steer clear to { $side ->
    [port] port
   *[starboard] starboard
}
    .hint = The bow swings just far enough that the next half move is free of { $other }.
do-board = Board { $other }
    .hint = Grapnels hold it; the crews fight at the end of the turn.
do-retake = Take back { $other }
    .hint = It returns to your side at once, without a fight, and acts from the next turn on.
do-no-boarding = Do nothing
    .hint = The ships lie against each other.

# Notes on a leg
note-attitude = { $attitude ->
    [irons] then in irons
    [close] then close-hauled
    [reach] then reaching
   *[run] then running
}
note-edge = on the edge of the wind: it stops there
note-contact = runs into { $friend ->
    [1] { $other }
   *[0] an enemy, { $other }
}
note-clear = swings by { $swing }°{ $push ->
    [0] { "" }
   *[other] , pushed off by { $push } mm
}

# Dice
roll-wind = The wind is tested: one face in six shifts it a sector either way.
roll-leak = { $ship } leaks and would sink at the end of turn { $sinks }: +1 and +2 stop the leak, −2 makes it worse.
roll-fire = { $ship } burns: 0 and more put one fire out.
roll-rudder = The rudder of { $ship }: 0 and more mend it.
roll-boom = { $ship } has { $fires } fires: on −2 it blows up.
roll-spread = The fire of { $burning } may spread to { $ship }: below 0 it does.
roll-collision = { $ship } and { $other } collide: 1 in 6 they foul each other, 2 in 6 they scrape, 3 in 6 { $drifting ->
    [1] nothing happens
   *[0] they may keep clear
}.
roll-separation = { $ship } breaks away from { $other }: +1 or +2.
roll-tack = { $ship } tacks: two dice, −1 or more together.

# Events
turn = Turn { $turn } of { $turns }, wind from { $wind }°.
wind-test = { $sectors ->
    [0] The wind holds at { $wind }°
    [1] The wind shifts a sector clockwise, to { $wind }°
   *[-1] The wind shifts a sector counter-clockwise, to { $wind }°
}.
leak-test = The leak of { $ship } { $result ->
    [stopped] is stopped
    [worse] grows: it sinks at the end of turn { $sinks }
   *[same] stays as it is
}.
fire-test = { $ship } fights its fire: { $done ->
    [1] { $fires ->
        [0] it is out
       *[other] one is out, { $fires } left
    }
   *[0] { $points } points of damage, { $fires ->
        [1] 1 fire
       *[other] { $fires } fires
    }
}.
rudder-test = The rudder of { $ship }: { $done ->
    [1] { $left ->
        [0] it is mended
       *[other] mended in part
    }
   *[0] not mended
}.
boom-test = The fire of { $ship } { $done ->
    [1] reaches the magazine
   *[0] does not reach the magazine
}.
spread-test = The fire of { $burning } { $done ->
    [1] spreads to { $ship }
   *[0] does not spread to { $ship }
}.
table-grown = The table grows to { $width } by { $height } mm.
ask-orders = Standing orders: for whom?
    .hint = They answer for you, from the next time you would be asked.
    .waiting = { $side } is changing its standing orders.
ask-orders-for = Standing orders for { $whom }
    .hint = Until you say otherwise.
    .waiting = { $side } is changing its standing orders.
do-orders = Standing orders …
    .hint = Every turn’s questions.
do-orders-for = { $whom }
    .hint = Done without asking.
do-order = { $order ->
    [line-succession] In succession
    [line-together] All together
    [line-free] Every ship for itself
    [anchor-stay] Ships at anchor stay
    [anchor-ask] Ask about ships at anchor
    [prizes-keep] Keep all prizes
    [prizes-ask] Ask about prizes
   *[line-ask] Ask every turn
}
    .hint = From the next time you would be asked.
do-back = Back
    .hint = Leave everything as it is.
orders-given = { $whom }, standing order: { $order ->
    [line-succession] in succession
    [line-together] all together
    [line-free] ship by ship
    [anchor-stay] ships at anchor stay
    [anchor-ask] ships at anchor ask
    [prizes-keep] prizes are kept
    [prizes-ask] ask about prizes
   *[line-ask] ask every turn
}.
standing-line = Formation
    .hint = How the squadron moves without asking, from the next turn on. A line asks all the same when the wind shifts or another ship leads it.
standing-line-ask = ask every turn
standing-line-succession = in succession
standing-line-together = all together
standing-line-free = ship by ship
standing-anchor = At anchor
    .hint = Whether ships at anchor ask if they are to cut their cables.
standing-anchor-ask = ask
standing-anchor-stay = all stay
standing-prizes = Prizes
    .hint = Whether you are asked at the end of a turn if a prize is to be scuttled.
standing-prizes-ask = ask
standing-prizes-keep = keep all
standing-fire = Guns
    .hint = Every ship fires the broadside that promises most points, never over a friend, with its point-blank die; at the part you name where it can. Both sides can read standing orders.
standing-fire-ask = ask
standing-fire-hull = fire, at the hull
standing-fire-masts = fire, at the masts
standing-fire-hold = hold
standing-link = Linked ships
    .hint = Whether ships held together stay so without asking, neither breaking free nor boarding over an entanglement.
standing-link-ask = ask
standing-link-wait = stay
declared = { $squadron } moves { $order ->
    [together] all together, { $ships } ships
    [succession] in succession, { $ships } ships
   *[free] ship by ship
}.
moved = { $ship } goes { $way } mm ahead{ $turn ->
    [0] { "" }
   *[other] { " " }and turns { $turn }° to { $side ->
        [port] port
       *[starboard] starboard
    }
}.
    .short = { $way } mm{ $turn ->
        [0] { "" }
       *[other] { " " }and { $turn }° to { $side ->
            [port] port
           *[starboard] starboard
        }
    }
    .whole = { $ship } goes ahead: { $ways }.
followed = { $ship } follows, { $way } mm.
drifted = { $ship } { $way ->
    [0] lies against what it would drift into
   *[other] drifts { $way } mm
}.
drifted-linked = { $ship } { $way ->
    [0] stays where it is with those it is linked to
   *[other] drifts { $way } mm with those it is linked to
}.
tack-test = { $ship } tacks ({ $total }): { $done ->
    [1] it comes through
   *[0] it misses stays
}.
tacked = { $ship } lies on the other tack.
cut = { $ship } cuts its cable.
contact = { $ship } runs into { $other }.
tries-again = { $ship } tries again to board { $other }.
collision-test = { $ship } and { $other }: { $result ->
    [entangled] they foul each other!
    [light] a light collision.
   *[choice] a near thing, no harm done.
}
entangled = { $ship } and { $other } are locked together.
clear = { $ship } steers clear of { $other } to { $side ->
    [port] port
   *[starboard] starboard
}.
not-clear = { $ship } finds no way clear of { $other }.
separation-test = { $ship } tries to break away from { $other }: { $done ->
    [1] it does
   *[0] in vain
}.
parted = { $ship } and { $other } are free of each other.
won-by-concession = { $side } wins: { $loser } gives up.

# Refusals
no-leg-must = { $ship } breaks off: its first move must be { $half } mm and { $most }° to { $side ->
    [port] port
   *[starboard] starboard
}.
no-leg-flee-full = { $ship } breaks off: straight on it goes all of { $full } mm.
no-leg-way = Straight on { $ship } goes { $half } to { $full } mm in a move, not { $distance }.
no-leg-angle = { $ship } turns { $most }° at most in a move, not { $turn }.
no-leg-turn-way = Before a turn { $ship } goes { $half } mm, no more and no less.
no-leg-irons = { $ship } cannot turn { $turn }° that way: the edge of the wind is { $open }° off, and nobody turns into irons.
no-leg-flee = { $ship } breaks off: a turn must bring it nearer to the way out.
no-leg-line = The line has not come round yet: { $ship } may not order another turn.
no-on = { $ship } cannot go straight on with several moves here.
no-end = { $ship } has made { $made } mm; { $least } are the least.
no-end-flee = { $ship } breaks off and uses all its moves.
no-tack-late = { $ship } tacks at the beginning of its move or not at all.
no-tack-line = Ships of a formation do not tack: declare { $ship } free.
no-tack-edge = { $ship } does not lie on the edge of the wind: it must turn there first and stop.
no-tack-flee = { $ship } breaks off: its way out is not on that side.
no-ahead = { $ship } missed stays and must test again.
no-grapnel = { $ship } has fouled no ship of that name.
no-retry-moves = { $ship } has no move left to try { $other } again.
no-line-lost = { $ship } has moved, breaks off, or is no longer in the hands of its side.
no-line-anchored = { $ship } lies at anchor.
no-line-irons = { $ship } lies in irons or must tack.
no-line-far = { $ship } is more than { $apart } mm from the next ahead in its line, or alone in it.
no-line-drifts = { $ship } drifts.
want-ship-of = at least one ship of { $side }
want-one-flagship = one flagship a side at the most
want-duel = one ship a side for a duel
want-other-name = another name
want-struck = nobody or the enemy for a ship that has struck, its owner for any other
want-room = a place clear of { $other }
want-box = least x and y, then most x and y
want-one-squadron = a ship of the same side that is in no other squadron
want-link = two ships afloat

# The sheet and the board
ships = ships fit to fight
bordee = guns
abordage = crew
mats = masts
sheet-prizes-label = Prizes
sheet-aim-label = Aim
sheet-order-label = Order
sheet-value = { $value }
order-free = ship by ship
order-together = all together
order-succession = in succession
badge-sunk = sunk
badge-exploded = blown up
badge-scuttled = scuttled
badge-wrecked = wrecked
badge-retreat = in retreat
badge-rout = in rout
badge-struck = has struck
badge-prize = prize
badge-fire = { $count ->
    [1] on fire
   *[other] { $count } fires
}
badge-leak = { $count ->
    [1] leaks, sinks in turn { $turn }
   *[other] { $count } leaks, sinks in turn { $turn }
}
badge-rudder = rudder damaged
badge-captain = { $count ->
    [1] captain killed
   *[other] { $count } captains killed
}
badge-impeded = { $count ->
    [1] impeded this turn
   *[other] impeded this turn and the next
}
badge-wreck = rigging over the { $side ->
    [port] port
   *[starboard] starboard
} side
badge-masts = { $count ->
    [1] a mast down
    [2] two masts down
   *[other] all masts down
}
badge-entangled = fouled
badge-grappled = boarding
badge-anchored = at anchor
badge-stays = missed stays
badge-flagship = flagship
badge-first = first broadside
shape-shoal = shoal: who ends here is wrecked
# Guns, damage, flags, boarding
ask-fire = { $ship }: fire?
    .hint = One broadside at one target, and a point-blank die at an enemy within 10 cm. Everything takes effect at once.
    .waiting = { $side } is choosing a target for { $ship }.
ask-scuttle = { CAP($side) }: scuttle a prize?
    .hint = Kept afloat, each prize counts for you at nightfall; the enemy may take it back.
    .waiting = { $side } is deciding about its prizes.
do-fire = { $target }, { $range ->
    [point-blank] point-blank
    [short] short range
    [medium] medium range
   *[long] long range
}{ $rake ->
    [stern] , stern rake
    [bow] , bow rake
   *[none] { "" }
}{ $crossed ->
    [0] { "" }
   *[other] , { $between } in the way
}: { $aim ->
    [masts] fire at the masts
   *[hull] fire at the hull
}{ $with ->
    [1] , point-blank die at { $near }
   *[0] { "" }
}
    .hint = All damage goes to the target; a ship in between takes it first, and the target half. Five points or more may start a fire, open a leak or break the rudder.
do-fire-both = Fire both broadsides: { $target } ({ $aim ->
    [masts] masts
   *[hull] hull
}), then { $second } ({ $other ->
    [masts] masts
   *[hull] hull
}){ $with ->
    [1] , point-blank die at { $near }
   *[0] { "" }
}
    .hint = Each result is halved once more; the second is fired when the first is settled.
do-point-blank = Point-blank die at { $target }, no broadside
    .hint = Half of its sides show nothing, two cost the enemy a point of crew, one kills the captain.
do-hold-fire = Hold fire
    .hint = The first broadside is worth 3 more: it may be worth saving.
do-keep-prizes = Keep them
    .hint = The turn ends.
do-keep-all = Keep all prizes, until I say otherwise
    .hint = You are not asked again, until you change the standing orders of the fleet.
do-scuttle = Scuttle { $ship }
    .hint = It sinks and counts for nobody.

note-total = { $base } with { $modifiers }, and the die
note-points = { $high ->
    [0] no point
    [1] { $sure ->
        [1] 1 point
       *[0] 1 point at most
    }
   *[other] { $sure ->
        [1] { $high } points
       *[0] { $low } to { $high } points
    }
}
note-halved = { $times ->
    [1] result halved
    [2] result halved twice
   *[other] result halved { $times } times
} ({ $why_and })
note-crossed = { $ship } lies in the line of fire{ $more ->
    [0] { "" }
   *[other] , and { $more } more
}

roll-gun = { $ship } fires at { $target }: { $base } and the die.
roll-mishap = Something goes wrong aboard { $ship }: below 0 a gun bursts.
roll-burst = The burst gun of { $ship }: on −2 fire breaks out.
roll-point-blank = { $ship } sweeps the decks of { $target } at point-blank.
roll-risk = Risk die: what else has struck { $ship }?
roll-confirm = { $face ->
    [fire] Does { $ship } burn?
    [crew] Does { $ship } lose men?
   *[leak] Does { $ship } leak?
} A star confirms it.
roll-leak-check = A shot between wind and water: { $ship } leaks on { $worst ->
    [-2] −2
   *[other] −1 and −2
}.
roll-leak-time = { $ship } leaks: it sinks at the end of turn { $turn }, more or less by the die.
roll-blast = Burning wreckage falls on { $ship }: { $worst ->
    [-2] −2
   *[other] −1 and −2
} sets it on fire.
roll-strike = { $ship } is in rout and touched by { $target }: it strikes { $worst ->
    [0] on 0 and below: its captain is dead
   *[other] below 0
}.
roll-board = { $ship } fights { $target } hand to hand: one die for each of its { $points } points.
reckoning = { $rolled } ({ $modifiers }) = { $total }
mod-bordee = guns +{ $size }
mod-force = force +{ $size }
mod-range-point-blank = point-blank { $minus ->
    [1] −{ $size }
   *[0] +{ $size }
}
mod-range-short = short range { $minus ->
    [1] −{ $size }
   *[0] +{ $size }
}
mod-range-medium = medium range { $minus ->
    [1] −{ $size }
   *[0] +{ $size }
}
mod-range-long = long range { $minus ->
    [1] −{ $size }
   *[0] +{ $size }
}
mod-rake-stern = stern raked { $minus ->
    [1] −{ $size }
   *[0] +{ $size }
}
mod-rake-bow = bow raked { $minus ->
    [1] −{ $size }
   *[0] +{ $size }
}
mod-first = first broadside { $minus ->
    [1] −{ $size }
   *[0] +{ $size }
}
mod-anchor = at anchor { $minus ->
    [1] −{ $size }
   *[0] +{ $size }
}
mod-rank = rank { $minus ->
    [1] −{ $size }
   *[0] +{ $size }
}
mod-decks = decks { $minus ->
    [1] −{ $size }
   *[0] +{ $size }
}
mod-damaged = damage { $minus ->
    [1] −{ $size }
   *[0] +{ $size }
}
mod-flagship = flagship { $minus ->
    [1] −{ $size }
   *[0] +{ $size }
}
mod-opposed = against a flagship { $minus ->
    [1] −{ $size }
   *[0] +{ $size }
}
mod-captains = captains killed { $minus ->
    [1] −{ $size }
   *[0] +{ $size }
}
mod-support = under fire { $minus ->
    [1] −{ $size }
   *[0] +{ $size }
}

broadside = { $ship } { $rake ->
    [stern] rakes { $target } from astern
    [bow] rakes { $target } from ahead
   *[none] fires at { $target }
}, { $aim ->
    [masts] at the masts
   *[hull] at the hull
}: { $sum }: { $result ->
    [0] nothing
    [1] 1 point{ $halvings ->
        [0] { "" }
       *[other] , halved to { $points } ({ $why_and })
    }
   *[other] { $result } points{ $halvings ->
        [0] { "" }
       *[other] , halved to { $points } ({ $why_and })
    }
}.
in-the-way = { $ship } lies in the line of fire and takes it in full; { $more ->
    [0] { $target }
    [1] another ship in the way and { $target }
   *[other] { $more } others in the way and { $target }
} half of it.
support = The fire of { $ship } supports the boarding of { $target }.
mishap = A mishap aboard { $ship }: { $bursts ->
    [1] a gun bursts
   *[0] no harm done
}.
gun-bursts = { $ship } loses a gun for good.
burst = The burst gun { $burns ->
    [1] sets { $ship } on fire
   *[0] starts no fire aboard { $ship }
}.
point-blank = The small arms of { $ship } at { $target }: { $face ->
    [captain] the captain falls!
    [crew] men fall.
    [masts2] spars come down.
   *[none] nothing.
}
risk = Risk die for { $ship }: { $face ->
    [fire] fire
    [crew] loss of crew
    [rudder] rudder
    [leak] leak
    [masts2] 2 mast points
   *[hull2] 2 hull points
}{ $unsure ->
    [1] , if confirmed
   *[0] { "" }
}.
confirm = { $star ->
    [1] Confirmed for { $ship }
   *[0] Not confirmed: { $ship } is spared
}.
damage = { $ship } takes { $masts ->
    [0] { $hull ->
        [1] 1 hull point
       *[other] { $hull } hull points
    }
   *[other] { $hull ->
        [0] { $masts ->
            [1] 1 mast point
           *[other] { $masts } mast points
        }
       *[other] { $hull } hull and { $masts } mast points
    }
}{ $more ->
    [1] { " " }more
   *[0] { "" }
}{ $whole ->
    [0] { "" }
   *[other] { " " }of { $whole }
}{ $over ->
    [hull] { " " }(the hull has no box left: the rest goes to the masts)
    [masts] { " " }(the masts have no box left: the rest goes to the hull)
   *[none] { "" }
}{ $guns ->
    [0] { "" }
   *[other] , guns −{ $guns }
}{ $crew ->
    [0] { "" }
   *[other] , crew −{ $crew }
}.
mast-falls = { $down ->
    [1] A mast
    [2] The second mast
   *[other] The last mast
} of { $ship } goes over the { $side ->
    [port] port
   *[starboard] starboard
} side.
leak-check = { $ship } { $leaks ->
    [1] springs a leak
   *[0] makes no water
}.
leak = { $ship } will sink at the end of turn { $turn } unless the leak is stopped.
crew-lost = { $ship } loses { $points ->
    [1] a point
   *[other] { $points } points
} of crew.
rudder = The rudder of { $ship } is damaged.
fire-breaks-out = Fire aboard { $ship }{ $fires ->
    [1] !
   *[other] : { $fires } fires!
}
blast = { $ship } is shaken by the explosion.
sparks = { $ship } { $burns ->
    [1] catches fire
   *[0] does not catch fire
}.
sunk = { $how ->
    [exploded] { $ship } blows up!
    [scuttled] { $prize ->
        [1] { $ship } is scuttled by its prize crew.
       *[0] { $ship } is past repair and goes down.
    }
    [wrecked] { $ship } breaks up on the shoal.
   *[sunk] { $ship } sinks!
}
aground = { $ship } runs aground.
flag-retreat = { $ship } has lost { $lost_and }: it is out of action and breaks off until nightfall.
flag-rout = { $ship } has lost { $lost_and }: it is in rout.
surrender-test = { $ship }, touched by { $target }, { $strikes ->
    [1] has had enough
   *[0] fights on
}.
struck = { $ship } strikes its colours to { $target }!
possession-waits = { $target } cannot take possession of { $ship } yet.
captured = { $ship } is taken by { $side }.
retaken = { $ship } takes back { $target }.
grappled = { $ship } grapples { $target }: boarders away!
combat = { $ship } and { $target } fight hand to hand, { $mine } points ({ $how }) against { $theirs } ({ $how_theirs }).
melee = The dice of { $ship }: { $equal ->
    [1] { $weaker ->
        [0] { $stronger ->
            [0] nobody loses anything
           *[other] { $ship } itself loses { $stronger }
        }
       *[other] { $target } loses { $weaker }{ $stronger ->
            [0] { "" }
           *[other] , { $ship } itself { $stronger }
        }
    }
   *[0] { $weaker ->
        [0] { $stronger ->
            [0] nobody loses anything
           *[other] the stronger loses { $stronger }
        }
       *[other] the weaker loses { $weaker }{ $stronger ->
            [0] { "" }
           *[other] , the stronger { $stronger }
        }
    }
}.
melee-losses = { $mine ->
    [0] { $theirs ->
        [0] Neither { $ship } nor { $target } loses anybody.
       *[other] { $target } loses { $theirs } of its crew ({ $left_theirs } left), { $ship } nobody.
    }
   *[other] { $ship } loses { $mine } of its crew ({ $left } left), { $theirs ->
        [0] { $target } nobody.
       *[other] { $target } { $theirs } ({ $left_theirs } left).
    }
}
both-ruined = Neither { $ship } nor { $target } has a man left to fight: the grapnels are let go.
nightfall = Night falls after turn { $turn }.
won-by-ruin = Victory for { $side }: the enemy has no ship left under its own colours.
drawn-by-ruin = A draw: neither side has a ship left under its own colours.
won-by-prizes = Victory for { $side }, with { $prizes } prizes.
won-by-count = Victory for { $side }. Ships in hand: { $one } { $ships_one }, { $two } { $ships_two }.
drawn-by-count = A draw. Ships in hand: { $one } { $ships_one }, { $two } { $ships_two }.
won-by-damage = Victory for { $side } in the duel. Damage: { $one } { $damage_one }, { $two } { $damage_two }.
drawn-by-damage = A draw. Damage: { $one } { $damage_one }, { $two } { $damage_two }.

no-such-shot = "{ $answer }" is no shot.
no-such-ship = There is no ship called { $name }.
no-orders-now = Standing orders cannot be taken up now.
no-orders-for = { $name } takes no orders from this side.
no-orders = { $answer } is no standing order, or it stands already.
no-such-choice = "{ $answer }" cannot be chosen here.
no-such-action = Nobody can do "{ $action }".
no-gone = { $ship } is no longer on the table.
no-over = The match is over.
no-friend = { $target } is in your own hands, { $ship } does not fire at it.
no-fire-struck = { $ship } has struck: its guns are silent.
no-fire-retaken = { $ship } was taken back this turn and does not fire yet.
no-fire-fires = The crew of { $ship } fights two fires: nobody is at the guns.
no-fire-derelict = { $target } has struck and nobody holds it: { $ship } does not fire at it.
no-fire-flees = { $ship } breaks off: it answers only who attacked it, not { $target }.
no-guns = { $ship } has no gun left to fire at { $target }.
no-range = { $target } is out of range of { $ship }: { $most } mm at most.
no-arc = { $target } lies in neither broadside of { $ship }.
no-hull-far = At long range { $ship } can aim only at the masts of { $target }.
no-masts-held = { $ship } is held on that side and can aim only at the hull of { $target }.
no-point-blank = { $target } is not within { $most } mm of { $ship }.
no-both = { $ship } fires its second broadside from its other side, at another target.
no-prize = { $ship } is no prize of yours.
no-board-target = { $ship } cannot board { $target }: only an enemy that has not struck is boarded.
no-board-flag = { $ship } breaks off and boards nobody.
no-board-impeded = { $ship } is impeded and boards nobody.
no-board-fire = { $ship } burns and boards nobody.
no-board-crew = { $ship } has no crew left to board with.
no-board-twice = { $ship } has begun a boarding this turn.
no-retake = { $target } is no prize that { $ship } could take back.
no-other-phase = This is not the time for it: { $phase ->
    [tests] the tests of the turn are being made
    [move] ships are moving
    [fire] ships are firing
    [board] crews are fighting
    [end] the turn is ending
   *[night] night has fallen
}.

stakes-first = { $ship } still has its first broadside: 3 more when it is fired.
stakes-last = { $side } has one ship left under its own colours.
stakes-night = The last turn: ships with a capacity at 0 will not count.

gist-nothing = nothing
gist-gone = { $ship } { $how ->
    [exploded] blows up
    [wrecked] is wrecked
   *[other] sinks
}
gist-struck = { $ship } strikes
gist-captured = { $ship } is taken
gist-retaken = { $ship } is taken back
gist-flag = { $ship } { $flag ->
    [rout] in rout
   *[retreat] retreats
}
gist-hull = { $ship }: hull { $points }
gist-masts = { $ship }: masts { $points }
gist-guns = { $ship }: guns −{ $points }
gist-crew = { $ship }: crew −{ $points }
gist-fires = fire aboard { $ship }
gist-leaks = { $ship } leaks
gist-rudder = rudder of { $ship } hit
gist-captains = captain of { $ship } killed
gist-grappled = { $ship } grapples { $target }
gist-entangled = { $ship } and { $target } are locked together
gist-loose = { $ship } and { $target } are free of each other
loss-sunk = sunk
loss-captured = strikes
loss-hull = hull
loss-masts = masts
loss-guns = guns
loss-crew = crew
loss-fires = on fire
loss-leaks = leaking
loss-rudder = rudder hit
loss-captains = captain killed
verdict-wins = wins the battle
verdict-loses = loses the battle
verdict-sunk = sunk
verdict-struck = strikes
verdict-crippled = out of action
verdict-fire = on fire
verdict-leak = leaking
verdict-rudder = rudder hit
verdict-mast = a mast down
verdict-heavy = hard hit
verdict-hit = hit
verdict-missed = no effect
verdict-own = harm to oneself
verdict-free = free
verdict-held = still held
verdict-boarded = boarding
verdict-clear = clear
verdict-tangled = locked together
verdict-bumped = light collision
verdict-tacked = through the wind
verdict-stays = misses stays
verdict-nothing = nothing
verdict-done = done

# The sheet, drawn
sheet-class-label = Class
sheet-rank = { $rank }, { $decks } decks
sheet-cost-label = Cost
sheet-sailing-label = Under sail
sheet-sailing = { $attitude ->
    [irons] in irons
    [close] close-hauled
    [reach] reaching
   *[run] running
}, { $moves ->
    [0] straight on only
    [one] one move of { $full } mm
   *[other] { $moves } moves of { $full } mm
}
sheet-heading-label = Heading
sheet-heading = { $heading }°
record-hull = Hull
record-hull-top = Top line
record-hull-bottom = Bottom line
record-rig = Rigging
record-masts = Masts (▼ one falls)
record-capacities = Capacities
record-bordee = BORDÉE, guns
record-abordage = ABORDAGE, crew
record-mats = MÂTS, masts
record-force = FORCE
record-number = { $value }
record-plain = { "" }
record-box-guns = G
record-box-crew = C
record-box-leak = L
record-markers = Markers
record-fires = Fires
record-fire = fire
record-leaks = Leaks
record-leak = sinks turn { $turn }
record-rudders = Rudder
record-rudder = hit
record-captains = Captains
record-captain = killed
record-hampered = Impeded
record-impeded = impeded { $turns }
record-wreck-port = wreckage to port { $turns }
record-wreck-starboard = wreckage to starboard { $turns }
record-flag = Flag
record-flag-retreat = retreat
record-flag-rout = rout
record-flag-struck = colours struck
record-legend-1 = G: BORDÉE −1
record-legend-2 = C: ABORDAGE −1
record-legend-3 = L: leak check
record-legend-4 = ▼: a mast falls, speed −1/3
record-legend-5 = Hull: the top line first, then the bottom line; a full hull goes on to the masts, and the other way round.
record-legend-6 = One capacity at 0: retreat. Two: rout. Three: the ship strikes when an enemy touches it.

die-random = Random die
die-wind = Wind die
die-risk = Risk die
die-collision = Collision die
die-point-blank = Point-blank die
die-boarding = Boarding die
face-random-m2 = −2
face-random-m1 = −1
face-random-0 = 0
face-random-p1 = +1
face-random-p2 = +2
face-wind-sector_minus = a sector back
face-wind-sector_plus = a sector on
face-wind-stronger = stronger
face-wind-weaker = weaker
face-wind-calm_gale = calm or gale
face-wind-fog = fog
face-risk-fire = fire, if confirmed (star)
face-risk-crew = crew, if confirmed
face-risk-rudder = rudder (star)
face-risk-leak = leak, if confirmed
face-risk-masts2 = 2 mast points (star)
face-risk-hull2 = 2 hull points (star)
face-collision-entangled = entangled
face-collision-light = light collision
face-collision-choice = avoid or board
face-point-blank-none = nothing
face-point-blank-captain = captain killed
face-point-blank-crew = crew −1
face-point-blank-masts2 = 2 mast points
face-boarding-stronger = the stronger loses 1
face-boarding-weaker = the weaker loses 1
face-boarding-none = nothing

try-tack = tack
try-line = sail in the line
try-fire = fire at { $value }
try-masts = fire at the masts of { $value }
try-pb = point-blank die at { $value }
try-board = board { $value }
try-retake = take back { $value }

# Fleets by budget
recipe-line = Seventy-fours in line
recipe-heavy = Eighties
recipe-flagship = A three-decker and its followers
recipe-light = Sixty-fours and fifty-sixes
recipe-mixed = One of each
condition-wind = Wind
condition-wind-value = { $value ->
    [0] from the north
    [90] from the east
    [180] from the south
   *[270] from the west
}
condition-sectors = Entry
condition-sectors-value = headings { $value ->
    [2] 2 sectors (60°) apart
   *[4] 4 sectors (120°) apart
}
fleet-gap = The fleets cost { $one } and { $two }: they may differ by { $percent }% of the dearer at most
sheet-rank-label = Rank
sheet-bordee-label = BORDEE
sheet-force-label = FORCE
sheet-abordage-label = ABORDAGE
sheet-boxes-label = Hull boxes

# The tables
chart-ships = Ships
because-ships = Only the decks are a choice inside the rulebook’s ranges: a first rate has 3 or 4 and gets 3, a second rate 2 or 3 and gets 2.
chart-random_die = Random die
because-random_die = The rulebook prints two dice; the first one stands among its components, the other is an option. The order of the faces is ours.
chart-wind_die = Wind die
because-wind_die = Strength, calm, gale and fog mean no change in this version.
chart-risk_die = Risk die
chart-collision_die = Collision die
chart-point_blank_die = Point-blank die
because-point_blank_die = Two passages give one of the blank faces two mast points: an option.
chart-boarding_die = Boarding die
chart-attitude = Attitudes to the wind
because-attitude = The rose has twelve sectors; directions 3 and 11 lie alike on either side of the eye of the wind, so the edges are at 60 degrees, and the four attitudes meet on lines of the rose. The unit moves are the rulebook’s.
chart-movement = Movement
because-movement = 50, 25 and drift are the rulebook’s; it takes off a third or two thirds by the segments of its lost turning aid, here thirds of each length to the nearest millimetre.
chart-turning = Turning
because-turning = A reaching ship comes to the edge of the wind with three turns the same way: from 150 to 60 degrees that is 30 each.
chart-wind_test = Wind test
chart-squadrons = Squadrons
because-squadrons = The rulebook asks that ships follow each other; how far off is still a line, and how near to a turning point is on it, is ours.
chart-clear = Steering clear
because-clear = A ship turns just enough not to collide again; that is its next half move, a quarter of a circle at the most, and a push of a few millimetres where that does not do.
chart-entry = Table and entry
because-entry = The table, the distance in line and the five percent are the rulebook’s; how the table grows is ours.
chart-range = Ranges
chart-fire_modifier = What is added to a broadside
because-fire_modifier = The rulebook does not say whose anchor: it is read as the shooter’s.
chart-fire_result = Points of a broadside
chart-arc = Arcs
because-arc = The template is lost. Alike on each beam, wide enough for a ship and its neighbour, blind ahead and astern; tried in eighty duels of two programs: about ten broadsides in nine turns, one in five a rake.
chart-risk = Risk
because-risk = Two icons are lost, one die and then two: read as the strong cells of the row of results.
chart-sheet = Record sheet
because-sheet = The sheet is lost. One sheet with a stop for each rank; two hull lines; ten hits to a mast; enough gun boxes to silence each rank; crews fall with boxes; leak checks, worse below. The boxes lie so that the printed prices come near to being fair and no class is out of action before a smaller one.
chart-leak_test = Leak test
chart-leak_check = Leak check
chart-fire_test = Fire
chart-explosion = Explosion
because-explosion = The text and the play aid of the rulebook disagree; the aid is the rule here, the text an option.
chart-tack_test = Tacking
chart-surrender_test = Surrender test
chart-separation_test = Separation
chart-collision = Collision
chart-impeded = Impeded
because-impeded = The faces of the markers are lost; the text tells the rammer from the rammed.
chart-boarding_points = Boarding points
because-boarding_points = There is no ship of the fifth rank in this version; it counts as the fourth.
chart-boarding_markers = Boarding: markers
because-boarding_markers = One row of the rulebook has two lost icons worth −1; its list of markers sends supporting fire to the boarding, and killed captains have no other weight in a fight.
chart-body_boarding = Boarding by the text
chart-mishap = Mishap
chart-budget = Budgets
because-budget = The sums offered are those of our meeting engagements; the five percent stand with the entry.
column-table = By class (mm)
column-faces = Faces
column-other = Faces, optional rule
column-names = What they show
column-confirm = To be confirmed
column-stars = With a star
column-mast_face = Faces, optional rule
column-irons = In irons
column-close = Close-hauled
column-reach = Reaching
column-run = Running
column-full = A move by thirds lost, in mm
column-half = Half of one, in mm
column-minimum = Least way of a move, in mm
column-drift = Drift, in mm
column-leaks_count = Leaks that slow a ship, at most
column-turning-most = Degrees of a turn at most
column-every = Every so many turns
column-sector = Degrees of a sector
column-apart = Distance to the next ahead at most, in mm
column-beside = Distance from a turning point at most, in mm
column-push = Push at most, in mm
column-swing = Swing at most, in degrees
column-ahead = Free way ahead, in mm
column-touch = Ships touch within, in mm
column-width = Width of the table, in mm
column-height = Height of the table, in mm
column-inside = Leader inside the table, in mm
column-gap = Base to base in line, in mm
column-margin = The table grows within, in mm
column-growth = by, in mm
column-percent = Gap of budgets accepted, in per cent
column-range-point_blank = Point-blank up to, in mm
column-range-short = Short up to, in mm
column-range-medium = Medium up to, in mm
column-range-long = Long up to, in mm
column-point_blank = Point-blank
column-short = Short range
column-medium = Medium range
column-long = Long range
column-first_broadside = First broadside
column-at_anchor = At anchor
column-rake_stern = Stern raked
column-rake_bow = Bow raked
column-up_to = Total up to
column-points = Points
column-budget-points = Budgets
column-beam = Either way of the beam, in degrees
column-light = Either way of bow and stern, in degrees
column-collision-light = Light: hull points
column-one_die = One die at points
column-two_dice = Two dice at points
column-hull_top = Hull, top line
column-hull_bottom = Hull, bottom line
column-sheet-masts = Masts
column-mast_falls_at = A mast falls at box
column-columns = Columns by rank
column-mats_per = Boxes to a point of MATS
column-stopped = Stopped on
column-worse = Worse on
column-top_heavy = Top line, ranks 1 and 2, on
column-top_light = Top line, others, on
column-bottom_heavy = Bottom line, ranks 1 and 2, on
column-bottom_light = Bottom line, others, on
column-heavy_to = Last heavy rank
column-turns = Turns until it sinks
column-out = Put out on
column-damage = Damage on
column-spread = Damage and one more fire on
column-hull = Hull points of a fire
column-masts = Mast points of a fire
column-explodes_from = May explode from fires
column-explodes_on = Explodes on
column-linked_on = Spreads to a linked ship on
column-near = Near
column-far = Farther off
column-body = Optional rule
column-dice = Dice
column-fails_to = Fails up to
column-strikes_on = Strikes on
column-surrender_test-captain_killed = With its captain killed on
column-success = Succeeds on
column-violent = Violent: hull and mast points
column-per_rank = More for each rank below
column-rammer = Rammer
column-rammed = Rammed
column-prize = Prize and victor
column-wreck = Fallen rigging
column-rank = By rank
column-per_deck = For each deck
column-more_damaged = The more damaged
column-less_damaged = The less damaged
column-flagship = Flagship
column-opposed_to_flagship = Against a flagship
column-captain_killed = For each captain killed
column-support_fire = For each supporting broadside
column-points_per_loss = Points for a loss
column-on = On
column-bursts_on = A gun bursts on
column-fire_on = Fire on
field-guns = guns
field-bordee = BORDEE
field-force = FORCE
field-abordage = ABORDAGE
field-mats = MATS
field-cost = price
field-rank = rank
field-decks = decks
field-length = length
field-width = width
field-theta = degrees from the wind
field-half_moves = half moves
field-within = within (mm)
field-masts = mast points
field-hull = hull points
field-fire_on = fire on
value-fire = fire
value-crew = crew
value-rudder = rudder
value-leak = leak
value-masts2 = 2 masts
value-hull2 = 2 hull
value-entangled = entangled
value-light = light
value-choice = avoid or board
value-none = nothing
value-captain = captain
value-stronger = stronger
value-weaker = weaker
value-sector_minus = a sector back
value-sector_plus = a sector on
value-calm_gale = calm or gale
value-fog = fog

# Where the battles come from
because-bb1-first-duel = The fleets are ours; the entry is the rulebook’s: lines on either side of the wind’s axis.
because-bb10-chesapeake-1781 = Names and order from history; classes scaled to the five of the game, so that both sides cost about the same.
because-bb11-the-nile-1798 = Names and order from history; classes scaled to the five of the game, so that both sides cost about the same.
because-bb12-camperdown-1797 = Names and order from history; classes scaled to the five of the game, so that both sides cost about the same.
because-bb13-the-whole-spectacle = The fleets are ours; the entry is the rulebook’s: lines on either side of the wind’s axis.
because-bb2-close-duel = The fleets are ours; the entry is the rulebook’s: lines on either side of the wind’s axis.
because-bb3-meeting-90 = The fleets are ours; the entry is the rulebook’s: lines on either side of the wind’s axis.
because-bb4-meeting-135 = The fleets are ours; the entry is the rulebook’s: lines on either side of the wind’s axis.
because-bb5-meeting-213 = The fleets are ours; the entry is the rulebook’s: lines on either side of the wind’s axis.
because-bb6-meeting-303 = The fleets are ours; the entry is the rulebook’s: lines on either side of the wind’s axis.
because-bb7-giant = The fleets are ours; the entry is the rulebook’s: lines on either side of the wind’s axis.
because-bb8-trafalgar-1805 = Names and order from history; classes scaled to the five of the game, so that both sides cost about the same.
because-bb9-st-vincent-1797 = Names and order from history; classes scaled to the five of the game, so that both sides cost about the same.

# On the board
attitude-irons = In irons
attitude-close = Close-hauled
attitude-reach = Reaching
attitude-run = Running
queue-move = Moving, up the wind
queue-fire = Firing, up the wind
shape-point-blank = Point-blank
shape-short = Short
shape-medium = Medium
shape-long = Long
shape-light-bow = Raked from here (bow)
shape-light-stern = Raked from here (stern)
sight-rake-bow = rakes the bow
sight-rake-stern = rakes the stern
reading-gives = { $range ->
    [point-blank] Point-blank
    [short] Short
    [medium] Medium
   *[long] Long
}{ $rake ->
    [stern] , stern rake
    [bow] , bow rake
   *[none] { "" }
}{ $crossed ->
    [0] { "" }
   *[other] , not clear
}: { $points } pts, ⌀ { $mean }
reading-gets = ← { $points } pts, ⌀ { $mean }{ $rake ->
    [stern] , stern rake
    [bow] , bow rake
   *[none] { "" }
}
hindered-fire = on fire
hindered-impeded = impeded
hindered-boarding = boarding under way
hindered-both = both broadsides
lost-guns = its guns
lost-crew = its crew
lost-masts = its masts
group = { CAP($name) }
