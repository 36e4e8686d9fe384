# War Galley in English. Ships are named by class and number, without an article.

game-name = War Galley
game-about = Fleets of oared warships, from Lade to Actium: squadrons under command, the ram, the rake of oars, grapples and boarding.
game-piece = ship
game-pieces = ships
game-battle = battle
game-battles = battles
game-age = Oared fleets, 494 to 31 BC

ship = { $kind } { $id }
    .the = { $kind } { $id }
flotilla = flotilla { $id }
captain = { $admiral ->
    [1] { $side }, admiral ({ $squadrons })
   *[other] { $side } ({ $squadrons })
}
commander-in = { $name } ({ $squadron })
commander-of = the commander of { $squadron }
wind-force = { $force ->
    [0] dead calm
    [1] light wind
    [2] fresh wind
   *[other] strong wind
}

option-reaction-ram = Reaction rams
option-captains = Captains who share a side, at most one for each squadron
option-turns = Turn limit
option-quiet = Turns without any attack that end the game
option-watch = Evasion: when you are asked
option-watch-0 = never
option-watch-1 = when threatened
option-watch-2 = always
option-reply = Reaction fire
option-reply-0 = hold
option-reply-1 = ask me
option-reply-2 = always fire

where-turn = Turn { $turn }
where-wind = wind
where-squadrons = squadrons
where-initiative = initiative
where-speed = speed levels
where-commanded = commanded squadrons
where-individual = ships on their own
where-status = state of the ships
where-victory = victory

# Prompts
ask-lines = Choose which ships make up each line astern.
    .hint = A line astern moves as one column behind its leader.
    .waiting = { $side }: choosing the ships of each line astern.
ask-squadrons = These ships could follow two commanders. The nearest leads: change it, or go on.
    .hint = A squadron moves and fights together. Nothing needs to be changed.
    .hand = Go on
    .waiting = { $side }: assigning ships to commanders.
ask-admiral = Name the admiral whose initiative counts.
    .hint = The initiative of the admiral you name is added to the die.
    .waiting = { $side }: naming an admiral.
ask-first = Initiative: { $side }. Who goes first this turn?
    .hint = The side that goes first sets speeds first and activates the first squadron; then the sides take turns.
    .waiting = { $side }: deciding who goes first.
ask-level = { $side }: set a squadron to cruise or to maximum.
    .hint = Cruise: may grapple, pivot and back water. Maximum: goes farther, rams harder, is harder to hit, but may be tired for turns.
    .waiting = { $side }: setting the speed of the squadrons.
ask-level-each = Set each ship of { $squadron } to cruise or to maximum.
    .hint = Cruise never tires and allows grappling; maximum goes farther and rams harder.
    .hand = Set these speeds
    .waiting = { $side }: setting the speed of each ship of { $squadron }.
ask-squadron = { $side }: activate a squadron.
    .hint = All its ships move one by one, then board. After that the other side activates one.
    .waiting = { $side }: choosing a squadron to activate.
ask-individual = { $side }: activate a ship that is on its own.
    .hint = Out of command: the crew must roll to act freely, unless the enemy is already next to it.
    .waiting = { $side }: choosing a ship on its own.
ask-ship = { $side }: pick the next ship, or end the movement.
    .hint = In any order. After the first, one click lets the others do the same.
    .waiting = { $side }: choosing the next ship to move.
ask-move = { $ship }, at { $level ->
    [max] maximum
   *[cruise] cruise
}, has { $allowance } MP: announce how many it will spend.
    .hint = The number binds: all of it must be spent, unless the ship rams or is stopped. Arrows on the board show how far it goes.
    .waiting = { $side }: announcing the MP of { $ship }.
ask-step = { $ship }: { $left ->
    [0] no MP left
    [one] 1 MP left
   *[other] { $left } MP left
}.
    .hint = To ram, point the bow at an enemy’s flank; to rake, go straight along it. Both are offered when they are possible.
    .waiting = { $side }: moving { $ship }.
ask-after = { $ship } has moved: it may { $what ->
    [fire] shoot
    [grapple] grapple
   *[both] grapple and shoot
}.
    .hint = A grapple holds both ships; marines can then board at the end of the squadron’s movement.
    .waiting = { $side }: { $ship } has moved and may still attack.
ask-volley = { $ship } has { $left ->
    [0] no marines
    [one] one marine
   *[other] { $left } marines
} left to shoot with: another target?
    .hint = Its marines may be spread over several targets, at least one to each.
    .waiting = { $side }: choosing targets for { $ship }.
ask-reaction = { $ship } has come close: do you react?
    .hint = A ship that slips away is out of this attack, but tired for two turns. If the roll fails, nothing changes.
    .waiting = { $side }: reacting to { $ship }, or not.
ask-evade = { $attack ->
    [ram] { $foe } rams { $ship }
    [rake] { $foe } rakes the oars of { $ship }
    [grapple] { $foe } throws grapples at { $ship }
    [diekplus] { $foe } breaks through (Diekplus) to rake { $ship }
    [anastrophe] { $foe } rakes { $ship } and comes about to strike (Anastrophe)
   *[other] { $foe } attacks { $ship }
}: try to evade (crew { $crew })?
    .hint = If it works the attack comes to nothing, but the ship is tired for two turns. If the roll fails, nothing changes.
    .waiting = { $side }: { $ship } may try to evade { $foe }.
ask-reply = { $foe } attacks { $ship }: shoot back?
    .hint = It costs nothing; where both shoot, both shots take effect together.
    .waiting = { $side }: { $ship } may shoot back at { $foe }.
ask-pots = Throw fire pots at { $target } before the ram?
    .hint = They may set the target on fire.
    .waiting = { $side }: may throw fire pots at { $target }.
ask-withdraw = { $ship } is free: back away one hex?
    .hint = Out of its hole one hex back, out of reach of the victim’s marines; or stay to grapple.
    .waiting = { $side }: { $ship } may back away.
ask-transfer = { $commander } may try to leave { $ship }.
    .hint = Commanders can be lost with their ship. The attempt needs a die, once a turn.
    .waiting = { $side }: { $commander } may leave { $ship }.
ask-replace = { $commander } is replaced: choose the ship.
    .hint = The commander goes on with less authority, aboard the ship you choose.
    .waiting = { $side }: choosing a ship for { $commander }.
ask-board = { $side }: send marines to board{ $committed ->
    [0] { "" }
   *[other] { " " }({ $committed } committed)
}.
    .hint = Marines against marines. With twice as many you capture about seven times in ten; if you are thrown back, you lose one.
    .waiting = { $side }: sending marines to board.
ask-unfoul = { $side }: which fouled ships try to work free?
    .hint = A ship that works free can move again, at half speed at first.
    .waiting = { $side }: choosing the fouled ships that work free.
ask-unfoul-each = { $side }: which fouled ships try to work free?
    .hint = A die a ship; free ships move again, at half speed at first.
    .hand = Go on
    .waiting = { $side }: choosing the fouled ships that work free.
line-chain = line of { $squadron }
line-squadron = { $ship }
line-admiral = admiral ({ $side })
line-level = { $ship }
line-unfoul = { $ship }

# Rolls
roll-wind = The wind: 2d6 ({ $side }){ modified }.
roll-initiative = Initiative ({ $side }): a die + { $initiative }.
roll-individual = { $ship } is on its own: { $needs } or less to act freely.
roll-double = { $admiral } tries to lead { $squadron } as well: { $needs } or less.
roll-confusion = { $squadron } is in confusion: a die.
roll-desertion = Does { $squadron } desert? On { $needs } or less.
roll-transfer = { $commander } changes to { $ship }: { $needs } or more.
roll-evade = { $ship } tries to evade: { $needs } or less{ modified }.
roll-reaction = { $ship } tries to ram first: { $needs } or less.
roll-ram = { $ship } rams { $target }: 2d6, { $needs ->
    [0] impossible
   *[other] { $needs } or more
}{ modified }.
roll-pots = { $ship } throws fire pots at { $target }: { $needs } or more.
roll-rake = { $ship } rakes { $target }: 2d6, { $needs ->
    [0] impossible
   *[other] { $needs } or more
}{ modified }.
roll-fire = { $ship } ({ $marines ->
    [0] no marines
    [one] one marine
   *[other] { $marines } marines
}) shoots at { $target }: { $needs } or more{ modified }.
roll-ignite = Does { $target } catch fire? { $needs } or more.
roll-grapple = { $ship } grapples { $target }: { $needs } or more{ modified }.
roll-ungrapple = { $ship } cuts loose from { $target }: { $needs } or more{ modified }.
roll-board = Boarding of { $target }: marines { $marines } against { $defenders }, 2d6, { $needs } or more{ modified }.
roll-fatigue = Fatigue of { $ship } (crew { $crew }): a die{ $modifier ->
    [0] { "" }
   *[other] { " " }+ { $modifier } for exertion
}.
roll-refloat = { $ship } tries to float off: { $needs } or less; a { $lost } loses it.
roll-unfoul = { $ship } tries to work free: { $needs } or more.
roll-fire-fighting = { $ship } (crew { $crew }) fights the fire: a die.
roll-spread = Does the fire spread to { $ship }? { $needs } or more.
roll-sinking = Does { $ship } sink? On { $needs }.
roll-flight = { $side }: the only admiral is lost, and the fleet flees on { $needs } or more{ modified }.

# Options
do-concede = Give up
    .hint = The battle ends, and the other side wins.

do-watch = Evasion: { $order ->
    [never] never ask
    [always] always ask
   *[threatened] ask when threatened
}
    .hint = Whether you are asked when an enemy comes near enough to ram, rake or grapple.
do-reply = Reaction fire: { $order ->
    [hold] hold
    [ask] ask
   *[always] always fire
}
    .hint = Whether those attacked shoot back by themselves.
do-first-self = We go first
    .hint = You set speeds and strike first; the enemy sees what you do.
do-first-other = The enemy goes first
    .hint = You answer what the enemy has done.
do-level-cruise = { $squadron }: cruise
    .hint = May grapple, pivot and back water; never tires.
do-level-max = { $squadron }: maximum ({ $able } of { $ships })
    .hint = Farther, a harder ram and a harder target; a fatigue roll follows. No grapple, pivot or backing.
do-level-each = { $squadron }: ship by ship
    .hint = Set every ship on its own.
do-activate = Activate { $squadron }
    .hint = All its ships move now, then board.
do-double = Double activation: { $admiral } with { $squadron }
    .hint = A die. If it fails, that squadron must act at once and in confusion.
do-individual = { $ship } { $steady ->
    [0] (crew roll, { $crew } or less)
   *[other] (no roll: next to the enemy)
}
    .hint = Out of command. If the crew roll fails, it goes at cruise and may not come next to an enemy.
do-ship = { $ship }
    .hint = { $points } MP{ $aboard ->
        [flagship] , the flagship
        [commander] , a commander aboard
       *[nobody] { "" }
    }.
do-end-segment = End this squadron’s movement
    .hint = Ships not yet moved stay where they are. Fatigue and boarding follow.
do-transfer = { $commander } goes aboard { $ship }
    .hint = A die, once a turn. On a failure the commander stays.
do-stay-aboard = Stay aboard
    .hint = The commander shares the fate of the ship.
do-replace = { $ship }
    .hint = The commander goes on from here.
do-sails-up = Raise sails
    .hint = One point more with the wind from astern; cruise only, and no pivoting or coming about.
do-sails-down = Lower sails
    .hint = Under oars again.
do-cast-off = Cast off the tow
    .hint = Both ships are free of each other.
do-refloat = Try to float off
    .hint = A die; afloat, it no longer counts for the enemy.
do-ungrapple = Cut loose from { $targets_and }
    .hint = Takes { $cost } MP when it works; the rest may be spent on moving away.
do-anastrophe = Anastrophe on { $target }, { $side ->
    [P] port
   *[S] starboard
} side, { $mode ->
    [through] through the line
   *[alongside] alongside
}
    .hint = Rake, come about and ram in one go; afterwards the ship is tired.
do-enter = Enter at { $hex }, facing { $facing }
    .hint = Its stern on the edge; that takes its first movement points.
do-wait = Wait off the map
    .hint = It may enter in a later turn.
do-announce = { $mode ->
    [none] Stay (0 MP)
    [backing] { $points } MP backing
   *[forward] { $points } MP forward
}
    .hint = { $mode ->
        [none] It stays; it may still grapple and shoot at cruise.
        [backing] Two points a hex, stern first; cruise only.
       *[forward] All of it must be spent, unless the ship rams or is stopped.
    }
do-step = { $step ->
    [fwd] Ahead
    [fwd-p] Ahead to port
    [fwd-s] Ahead to starboard
    [back] Astern
    [back-p] Astern to port
    [back-s] Astern to starboard
    [pivot-bow-s] Bow to starboard
    [pivot-bow-p] Bow to port
    [pivot-stern-s] Stern to port
    [pivot-stern-p] Stern to starboard
    [pivot-s] Turn to starboard
    [pivot-p] Turn to port
   *[about] Come about
} ({ $hex }, { $cost } MP){ $aground ->
    [0] { "" }
   *[other] : aground!
}
    .hint = { $left ->
        [0] That is the end of its move.
       *[other] { $left } MP are left then.
    }
do-ram = Ram { $target } ({ $needs ->
    [0] impossible
   *[other] { $throw }, { $needs } or more
})
    .hint = Success counts the target’s defence in points at once, and it may sink. Failure: a collision, and half speed.
do-rake = Rake { $target }, { $side ->
    [P] port
   *[S] starboard
} side ({ $needs ->
    [0] impossible
   *[other] { $throw }, { $needs } or more
})
    .hint = Success shears the oars of that side: the target can hardly move. Failure costs nothing; the ship rows on.
do-diekplus = Diekplus through { $target }, raking the { $side ->
    [P] port
   *[S] starboard
} side ({ $cost } MP)
    .hint = Through the enemy line between its ships, raking one in passing.
do-fire = Shoot at { $target }
    .hint = A die; the more marines, the better. A hit weakens the target.
do-fire-part = Shoot at { $target } with { $marines ->
    [0] no marines
    [one] one marine
   *[other] { $marines } marines
}
    .hint = The rest may shoot at another.
do-fire-flame = Incendiaries at { $target }
    .hint = A good hit may also set the target on fire.
do-fire-flame-part = Incendiaries at { $target } with { $marines ->
    [0] no marines
    [one] one marine
   *[other] { $marines } marines
}
    .hint = The rest may shoot at another.
do-hold-fire = Hold the rest
    .hint = No more shots from this ship now.
do-reply-ordinary = Shoot back at { $target }
    .hint = Both shots take effect together.
do-reply-flame = Shoot back at { $target } with fire
    .hint = Both shots take effect together; this one may set fire.
do-reply-hold = Hold fire
    .hint = They shoot, you do not.
do-jettison = Throw the towers overboard (1 MP)
    .hint = Maximum one higher from now on; height and incendiaries are lost for good.
do-leave = Leave the map by the { $edge ->
    [top] top
    [bottom] bottom
    [left] left
   *[right] right
} edge
    .hint = The ship is out of the battle; leaving is no loss.
do-end-steps = End the move
    .hint = The ship stays here.
do-finish = This ship is done
    .hint = No grapple and no more shots in this move.
do-grapple = Grapple { $target } ({ $throw }, { $needs } or more)
    .hint = Success holds both ships fast, so that marines can board.
do-pass = Do nothing
    .hint = The enemy goes on.
do-ignore = Do not ask again for { $ship }
    .hint = This ship no longer asks about evasion, until you change its standing orders.
do-evade = { $ship } evades { $way ->
    [forward] ahead
   *[back] astern
} ({ $throw }, { $crew } or less)
    .hint = Success: one hex away, then tired for two turns. Failure: nothing.
do-evade-from = { $ship } evades { $way ->
    [forward] ahead
   *[back] astern
} ({ $throw }, { $crew } or less): { $foe } could { $threats }
    .hint = Success: one hex away, then tired for two turns. Failure: nothing.
threat-ram = ram it
threat-rake = rake its oars
threat-grapple = grapple it
do-reaction-ram = { $ship } rams first ({ $crew } or less)
    .hint = A crew roll: rams before it is rammed.
do-pots-throw = Throw fire pots
    .hint = Before the ram; the target may catch fire.
do-pots-keep = Keep them
    .hint = The ram goes on without them.
do-withdraw-back = Back away
    .hint = One hex back, out of the hole.
do-withdraw-stay = Stay
    .hint = Beside the victim: to grapple, or to be grappled.
do-board = Board { $target } with marines { $marines } against { $defenders } ({ $ships ->
    [one] one ship
   *[other] { $ships } ships
}, { $throw }, { $needs } or more)
    .hint = Success captures the ship. Failure costs each boarding ship a point of marines.
do-board-part = { $ship } boards { $target } with marines { $marines } against { $defenders } ({ $throw }, { $needs } or more)
    .hint = The rest stay to defend.
do-end-boarding = No more boarding
    .hint = The squadron’s activation ends.
do-unfoul-all = All of them
    .hint = A die for each of them.
do-unfoul-none = None
    .hint = They stay fouled.
do-unfoul-each = Ship by ship
    .hint = Choose for every ship.

# What one may ask "why not?" about
try-ram = ram { $value }
try-rake = rake { $value }
try-diekplus = Diekplus through { $value }
try-anastrophe = Anastrophe on { $value }
try-fire = shoot at { $value }
try-grapple = grapple { $value }
try-board = board { $value }
try-evade = evade { $value ->
    [back] astern
   *[forward] ahead
}
try-max = go to maximum
try-refloat = float off
try-step = { $value ->
    [fwd] step ahead
    [fwd-p] step ahead to port
    [fwd-s] step ahead to starboard
    [back] step astern
    [back-p] step astern to port
    [back-s] step astern to starboard
    [about] come about
    [pivot-bow-s] bow to starboard
    [pivot-bow-p] bow to port
    [pivot-stern-s] stern to port
    [pivot-stern-p] stern to starboard
    [pivot-s] turn to starboard
    [pivot-p] turn to port
   *[other] pivot
}
try-move = back water

# Modifiers
modified = { $modifier ->
    [0] { "" }
   *[other] { " " }(modifier { $modifier })
}
reckoning = { $rolled } [{ $modifiers }] = { $total }
reckoning-plain = { $rolled }
mod-half = half-speed +{ $value }
mod-fear = fear +{ $value }
mod-speed = speed +{ $value }
mod-linked = crippled or held fast +{ $value }
mod-tired = tired target +{ $value }
mod-crew = crew { $value ->
    [1] +1
   *[other] { $value }
}
mod-target-max = target at maximum { $value }
mod-towers = own towers { $value }
mod-failed-rake = failed rake { $value }
mod-penalty = shaken by a reaction ram { $value }
mod-corvus = corvus { $value }
mod-harpax = harpax { $value }
mod-faster = faster +{ $value }
mod-slower = slower { $value }
mod-engines = engines +{ $value }
mod-height = height +{ $value }
mod-depth = lower decks { $value }
mod-jettisoned = towers gone { $value }
mod-easy-mark = easy mark +{ $value }
mod-range = range { $value }
mod-own-sails = own sails { $value }
mod-target-sails = target under sail +{ $value }
mod-opposed = opposite course { $value }
mod-repelled = boarders repelled +{ $value }
mod-own-ship = own ship +{ $value }
mod-initiative = initiative of the admiral +{ $value }
mod-behind = behind in points +{ $value }
mod-beyond = MP beyond cruise +{ $value }
mod-rammed = ram attempt +{ $value }
mod-raked = rakes +{ $value }
mod-hampered = crippled or fouled { $value }

# Events
turn = Turn { $turn }.
wind = The wind: { $rolled }{ modified }. { $strength ->
    [0] Dead calm.
   *[other] It blows with strength { $strength } towards { $direction ->
        [0] the north
        [1] the north-east
        [2] the south-east
        [3] the south
        [4] the south-west
       *[5] the north-west
    }.
}
squadrons = { $side }: { $commanded ->
    [one] one commanded squadron
   *[other] { $commanded } commanded squadrons
}, { $alone ->
    [0] no ship on its own
    [one] one ship on its own
   *[other] { $alone } ships on their own
}.
initiative = Initiative: { $one } { $rolled-one } + { $bonus-one } = { $first }, { $two } { $rolled-two } + { $bonus-two } = { $second }. The choice: { $winner }.
initiative-tied = Initiative: { $one } { $rolled-one } + { $bonus-one } = { $first }, { $two } { $rolled-two } + { $bonus-two } = { $second }. A tie: again.
first = First this turn: { $side }.
levels = { $squadron }: { $fast ->
    [0] { $slow ->
        [1] at cruise
       *[other] all at cruise
    }
   *[other] { $slow ->
        [0] { $fast ->
            [1] at maximum
           *[other] all at maximum
        }
       *[other] { $fast } at maximum ({ $names }), { $slow } at cruise
    }
}.
orders-watch = { $side }: new standing orders for evasion, { $order ->
    [never] never ask
    [always] always ask
   *[threatened] ask when threatened
}.
orders-reply = { $side }: new standing orders for reaction fire, { $order ->
    [hold] hold
    [ask] ask
   *[always] always fire
}.
activation = { $whole ->
    [1] { $side }
   *[0] { $side }: { $squadrons }
} to act{ $ships ->
    [1] { "" }
   *[other] { " " }({ $ships } ships)
}.
stands-by = { $squadrons }: nobody moves.
double-works = { $admiral } leads { $squadron } as well: { $rolled }, { $needs } or less needed.
double-fails = { $admiral } fails to lead { $squadron } as well: { $rolled }, { $needs } or less needed.
confusion = { $squadron } in confusion: { $rolled }. { $muddle ->
    [none] No harm done.
    [cruise] All at cruise.
    [cruise-1] At cruise, with 1 MP less.
    [cruise-2] At cruise, with 2 MP less.
    [half] At cruise, with half the MP.
   *[halt] It stays where it is.
}
individual-free = { $ship } acts freely: { $rolled }, { $needs } or less needed.
individual-wary = { $ship } hangs back at cruise: { $rolled ->
    [0] nobody aboard can lead it
   *[other] { $rolled }, { $needs } or less needed
}.
deserts = { $squadron } deserts! { $rolled }, on { $needs } or less.
loyal = { $squadron } stands by its allies: { $rolled }, it would desert on { $needs } or less.
transferred = { $commander } goes aboard { $ship }: { $rolled }, { $needs } or more needed.
transfer-failed = { $commander } cannot reach { $ship }: { $rolled }, { $needs } or more needed.
transfer-declined = { $commander } stays aboard { $ship }.
window-passed = { $ships_count ->
    [one] { $ships } does not react to { $foe }.
   *[other] { $ships_and } do not react to { $foe }.
}
reply-held = { $ship } holds its fire at { $foe }.
commander-lost = { $commander } is lost with { $ship }.
commander-replaced = A lesser commander takes the place of { $commander } aboard { $ship }.
commander-out = Nobody takes the place of { $commander }.
commander-restored = { $commander } has the ship in hand again.
flees = { $side }: the fleet flees: { $sum }; it flees on { $needs } or more.
stands = { $side }: the fleet stands: { $sum }; it flees on { $needs } or more.
sails-up = { $ship } raises sails{ $cost ->
    [0] { "" }
   *[other] { " " }({ $cost } MP)
}.
sails-down = { $ship } lowers sails{ $cost ->
    [0] { "" }
   *[other] { " " }({ $cost } MP)
}.
announced = { $ship } { $points ->
    [0] does not move (0 MP)
   *[other] announces { $points } MP{ $mode ->
        [backing] { " " }backing
       *[forward] { $level ->
            [max] { " " }at maximum
           *[cruise] { "" }
        }
    }
}.
points-lost = { $points ->
    [one] 1 MP of { $ship } is lost: no step is open.
   *[other] { $points } MP of { $ship } are lost: no step is open.
}
moved = { $ship } { $step ->
    [fwd] goes ahead to { $hex }
    [fwd-p] bears to port into { $hex }
    [fwd-s] bears to starboard into { $hex }
    [back] backs to { $hex }
    [back-p] backs to port into { $hex }
    [back-s] backs to starboard into { $hex }
    [pivot-bow-s] swings its bow to starboard into { $hex }
    [pivot-bow-p] swings its bow to port into { $hex }
    [pivot-stern-s] swings its stern to port into { $hex }
    [pivot-stern-p] swings its stern to starboard into { $hex }
    [pivot-s] turns to starboard
    [pivot-p] turns to port
   *[about] comes about
} ({ $left } MP left).
    .short = { $step ->
        [fwd] ahead
        [fwd-p] to port
        [fwd-s] to starboard
        [back] astern
        [back-p] astern to port
        [back-s] astern to starboard
        [pivot-bow-s] bow to starboard
        [pivot-bow-p] bow to port
        [pivot-stern-s] stern to port
        [pivot-stern-p] stern to starboard
        [pivot-s] turn to starboard
        [pivot-p] turn to port
       *[about] come about
    }
    .whole = { $ship }: { $ways }, into { $hex } ({ $left } MP left).
entered = { $ship } enters the map at { $hex }.
left-map = { $ship } leaves the map by the { $edge ->
    [top] top
    [bottom] bottom
    [left] left
   *[right] right
} edge.
exit-points = { $side }: { $points ->
    [one] one point
   *[other] { $points } points
} for it.
aground = { $ship } runs aground!
refloated = { $ship } floats off: { $rolled }, { $needs } or less needed.
stuck = { $ship } stays aground: { $rolled }, { $needs } or less needed.
stuck-for-good = { $ship } breaks up on the shore: { $rolled }.
tow-ends = { $ship } tows no longer.
jettisoned = { $ship } throws its towers overboard.
mast-down = The mast of { $ship } comes down.
mast-cleared = { $ship } has cleared away mast and sail.
evaded = { $ship } slips { $way ->
    [forward] ahead
   *[back] astern
}: { $sum }, { $needs } or less needed. Tired for { $level ->
    [one] one turn
   *[other] { $level } turns
}.
evasion-failed = { $ship } fails to evade: { $sum }, { $needs } or less needed.
reaction-ready = { $ship } turns on { $target }: { $rolled }, { $needs } or less needed.
reaction-late = { $ship } is too slow to ram { $target }: { $rolled }, { $needs } or less needed.
ram-missed = { $target } has slipped away from the ram of { $ship }.
rammed = { $ship } (ram { $attack }) rams { $target } (defence { $defence }): { $sum }, { $needs } or more needed. Rammed!
collision = { $ship } (ram { $attack }) runs into { $target } (defence { $defence }): { $sum }, { $needs ->
    [0] no roll is enough
   *[other] { $needs } or more needed
}. Collision: { $kind ->
    [reaction] { $ship } alone goes to cruise and half-speed; { $target } rows on.
   *[other] both go to cruise, { $ship } at half-speed.
}
fouled = { $ship } cannot back out of { $target }: { $rolled } less crew { $crew } = { $total }, { $needs } or more fouls them.
free = { $ship } pulls free of { $target }: { $rolled } less crew { $crew } = { $total }, less than { $needs }.
withdrew = { $ship } backs away.
pots-burn = The fire pots of { $ship } set { $target } alight: { $rolled }, { $needs } or more needed.
pots-miss = The fire pots of { $ship } miss { $target }: { $rolled }, { $needs } or more needed.
rake-missed = { $target } has slipped away from the rake of { $ship }.
raked = { $ship } shears the { $side ->
    [P] port
   *[S] starboard
} oars of { $target }: { $sum }, { $needs } or more needed.
rake-failed = { $ship } fails to rake { $target }: { $sum }, { $needs ->
    [0] no roll is enough
   *[other] { $needs } or more needed
}.
diekplus = { $ship } passes through { $target } and comes out at { $hex } ({ $cost } MP).
diekplus-void = { $target } has slipped away: { $ship } does not pass through.
anastrophe = { $ship } begins an Anastrophe on { $target }, { $side ->
    [P] port
   *[S] starboard
} side, { $mode ->
    [through] through the line
   *[alongside] alongside
}.
anastrophe-void = { $target } has slipped away: the Anastrophe of { $ship } comes to nothing.
comes-about = { $ship } comes about.
exhausted = { $ship } is exhausted: tired for { $level ->
    [one] one turn
   *[other] { $level } turns
}.
shot-hit = { $ship } ({ $marines ->
    [0] no marines
    [one] one marine
   *[other] { $marines } marines
}) shoots at { $target }: { $sum }, { $needs } or more needed. A hit.
shot-missed = { $ship } ({ $marines ->
    [0] no marines
    [one] one marine
   *[other] { $marines } marines
}) shoots at { $target }: { $sum }, { $needs } or more needed. Nothing.
reduced = { $lost ->
    [0] { $ship } has no marines left to lose.
   *[other] { $ship } loses marines: { $left } left.
}
ignites = The missiles of { $ship } set { $target } alight: { $rolled }, { $needs } or more needed.
fizzles = The fire of { $ship } does not take on { $target }: { $rolled }, { $needs } or more needed.
on-fire = { $ship } is on fire!
grapple-missed = { $target } has slipped away from the grapnels of { $ship }.
grappled = { $ship } grapples { $target }: { $sum }, { $needs } or more needed.
grapple-failed = { $ship } fails to grapple { $target }: { $sum }, { $needs } or more needed.
ungrappled = { $ship } cuts loose from { $target }: { $sum }, { $needs } or more needed.
ungrapple-failed = { $ship } cannot cut loose from { $target }: { $sum }, { $needs } or more needed.
ungrapple-cost = { $ship } has spent { $cost } MP on cutting loose.
captured = { $target } is boarded and captured by { $ships_and } ({ $side }): marines { $marines } against { $defenders }; rolled { $sum }, { $needs } or more needed.
repelled = { $target } repels the boarders of { $ships_and }: marines { $marines } against { $defenders }; rolled { $sum }, { $needs } or more needed.
tired = { $ship } tires: { $sum }, crew { $crew }. Tired for { $level ->
    [one] one turn
   *[other] { $level } turns
}.
fresh = { $ship } does not tire: { $sum }, crew { $crew }.
recovers = { $level ->
    [0] { $ship } is rested.
    [one] { $ship } recovers: tired for one more turn.
   *[other] { $ship } recovers: tired for { $level } more turns.
}
half-over = { $ship } is no longer at half-speed.
unfouls = { $ship } works free: { $rolled }, { $needs } or more needed.
stays-fouled = { $ship } does not come free: { $rolled }, { $needs } or more needed.
unfouled = { $ship } is no longer fouled, and at half-speed.
fire-out = { $ship } puts the fire out: { $rolled }, crew { $crew }.
fire-burns = { $ship } burns on: { $rolled }, crew { $crew }.
fire-spreads = The fire on { $ship } spreads: { $rolled }, crew { $crew }.
fire-consumes = { $ship } burns out: { $rolled }, crew { $crew }.
catches-fire = The fire leaps to { $ship }: { $rolled }, { $needs } or more.
escapes-fire = { $ship } keeps the fire off: { $rolled }, it takes on { $needs } or more.
stays-afloat = { $ship } stays afloat: { $rolled }; it sinks on { $needs }.
goes-down = { $ship } is going down: { $rolled }; it sinks on { $needs }.
dragged-down = { $ship } is tied to { $target } and goes down with it.
too-late = { $ship } has not entered by turn { $turn }: it takes no part in the battle.
lost-sunk = { $ship } sinks!
lost-burnt = { $ship } is burnt to the waterline.
lost-wrecked = { $ship } is wrecked.
first-points = { $first ->
    [one] { $first } point
   *[other] { $first } points
}
score = End of turn { $turn }: { $one } { first-points }, { $two } { $second }.
won-by-points = Victory: { $side } ({ $level } points needed). { $one } { first-points }, { $two } { $second }.
won-by-empty = Victory, one fleet being gone: { $side }. { $one } { first-points }, { $two } { $second }.
drawn-by-empty = A draw, a fleet being gone: { first-points } each.
won-by-time = Victory on points when the day ends: { $side }. { $one } { first-points }, { $two } { $second }.
drawn-by-time = A draw when the day ends: { first-points } each.
won-by-flight = Victory: { $side }. The other fleet has fled ({ $fled }): { $points } points to { $other }, { $bonus } of them for the flight.
drawn-by-flight = The fleet flees ({ $fled }), yet with { $other } points it is not behind ({ $points } for { $side }, +{ $bonus } counted): a marginal victory, ranked as a draw.
won-by-concession = Victory: { $side }. The other side gives up ({ $loser }).

# Refusals
no-such-action = Nobody can do "{ $action }".
no-such-ship = There is no ship "{ $name }" to choose here.
no-such-squadron = There is no squadron "{ $name }" to choose here.
no-over = The match is over.
no-gone = { $ship } is no longer on the map.
no-not-acting = { $ship } is not the ship that is moving.
no-window = { $ship } may only evade when an enemy comes next to it or attacks it.
no-phase-speed = Levels are set in phase D.
no-phase-boarding = Boarding comes after the movement of the squadron.
no-phase-commanded = { $squadron } is activated with the commanded squadrons.
no-phase-individual = { $squadron } is on its own: it acts after the commanded squadrons.
no-other-side = { $squadron } is not yours.
no-other-squadron = { $ship } does not belong to the active squadron.
no-activated = { $squadron } has been activated this turn.
no-bound = { $admiral } was named: that squadron goes first, not { $squadron }.
no-double = That double activation is not possible.
no-moved = { $ship } has moved already.
no-enter = { $ship } cannot come onto the map now.
no-end-deserters = The deserters still have to move: nobody can hold them back.
no-squadron-choice = Each ship belongs to one of the commanders within reach.
no-level-form = Choose a squadron and "cruise" or "max".
no-level-again = The level of { $squadron } has been set for this turn.
no-max-half = { $ship } is at half-speed: no maximum.
no-max-tired = { $ship } is fatigued: no maximum.
no-max-captured = { $ship } has been captured: no maximum.
no-max-crippled = { $ship } is crippled: no maximum.
no-max-held = { $ship } cannot move: no maximum.
no-max-mast = { $ship } has its mast down: no maximum.
no-max-sails = { $ship } is under sail: no maximum.
no-max-special = { $ship } is towing, towed or deserting: no maximum.
no-max-transfer = The commander aboard { $ship } has just come over: no maximum yet.
no-transfer-twice = { $commander } has tried this turn.
no-transfer-held = { $commander } cannot go aboard { $ship }: it is held fast, rammed or aground.
no-transfer-near = { $commander } can only go to the nearest fit ship.
no-transfer-taken = { $commander } cannot go aboard { $ship }: it carries a commander.
no-transfer-late = A commander changes ships before the first ship of the squadron moves.
no-announce = { $ship } has { $allowance } MP, not { $points }.
no-announce-form = Announce MP and a mode, such as "4 forward", or choose another option.
no-back-max = { $ship } is at maximum: it cannot back.
no-back-points = Backing one hex costs { $cost } MP: { $ship } must announce at least that.
no-ungrapple = { $ship } has no such grapple, or no die could cut it loose.
no-sails = { $ship } carries no sails.
no-sails-mast = The mast of { $ship } is down.
no-sails-so = The sails of { $ship } are so already.
no-sails-max = { $ship } is at maximum: only at cruise can it raise sails.
no-sails-points = { $ship } has not the MP for its sails.
no-sails-late = It is too late for the sails of { $ship }: they are seen to once, before what follows.
no-sails-near = { $ship } cannot raise sails next to an enemy.
no-refloat-yet = { $ship } can try to float off from the turn after it ran aground.
no-refloat-held = { $ship } is held fast and cannot float off.
no-refloat-afloat = { $ship } is afloat.
no-refloat-crew = { $ship } has no crew that could float it off.
no-refloat-room = There is no room for { $ship } to float off.
no-step-form = "{ $answer }" is no step.
no-step-crippled = { $ship } has lost oars: it can only turn to that side, one hex or one hexside.
no-step-held = { $ship } cannot move: it is rammed, fouled, grappled, aground or crippled on both sides.
no-step-yet = First announce how many MP { $ship } will spend.
no-step-max = { $ship } is at maximum: it only goes ahead.
no-step-sails = { $ship } is under sail: it neither pivots nor comes about.
no-step-mode = { $ship } goes either forward or astern in one move.
no-step-points = { $left ->
    [one] 1 MP is
   *[other] { $left } MP are
} too few for { $ship } to do that.
no-step-taken = { $other } lies where { $ship } would go.
no-step-wary = { $ship } hangs back: it may not come next to an enemy.
no-step-map = That step would take { $ship } off the map: it must be chosen as leaving.
no-step-edge = { $ship } would swing beyond the edge of the map.
no-step-land = { $ship } cannot swing onto land.
no-step-tow = { $ship } is towing: it only goes ahead, straight or into a bow/flank hex.
no-leave = No step takes { $ship } off the map there.
no-about-near = { $ship } cannot come about next to an enemy.
no-end = { $ship } must spend all the MP it announced.
no-jettison = { $ship } has no MP left to throw its towers overboard.
no-towers = { $ship } has no towers.
no-after-form = "{ $answer }" cannot be done after the move.
no-deserter = { $ship } has deserted or is in tow: it attacks nobody.
no-ram-friend = { $target } is a friend.
no-ram-crippled = { $ship } is crippled and may not ram.
no-ram-tired = { $ship } is fatigued and may not ram.
no-ram-half = { $ship } is at half-speed and may not ram.
no-ram-held = { $ship } cannot move and may not ram.
no-ram-towing = { $ship } has a ship in tow and may not ram.
no-ram-twice = { $ship } has tried to ram this turn.
no-ram-value = { $ship } has no ram.
no-ram-aground = { $target } is aground: it cannot be struck.
no-ram-pointing = { $where ->
    [apart] The bow of { $ship } is not next to { $target }: it must lie in a flank hex and point at the hull.
    [bow] The bow of { $ship } lies in the bow hex of { $target } and points past it: rams go home on the flanks only.
    [stern] The bow of { $ship } lies in the stern hex of { $target } and points past it: rams go home on the flanks only.
   *[other] The bow of { $ship } lies in a flank hex of { $target }, but points past its hull.
}
no-ram-ends = The bow of { $ship } lies in { $where ->
    [bow] the bow hex
   *[stern] the stern hex
} of { $target }: a ram goes home from a flank hex only.
no-ram-swung = { $ship } has pivoted, come about or backed: no ram in this move.
no-ram-evaded = { $target } has slipped away: { $ship } must step again first.
no-reaction-option = Reaction rams are not used in this match.
no-reaction-fit = { $ship } is in no state for a reaction ram.
no-reaction-ram = { $ship } cannot ram any more this turn.
no-reaction-place = The enemy has not entered the bow hex of { $ship } with its flank.
no-rake-friend = { $target } is a friend.
no-rake-crippled = { $ship } is crippled and may not rake.
no-rake-tired = { $ship } is fatigued and may not rake.
no-rake-half = { $ship } is at half-speed and may not rake.
no-rake-sails = { $ship } is under sail and may not rake.
no-rake-special = { $ship } is towing, towed or deserting and may not rake.
no-rake-aground = { $target } is aground: its oars cannot be raked.
no-rake-step = { $where ->
    [apart] { $ship } is not beside { $target }: a rake needs a step straight ahead along its flank.
    [bow] The bow of { $ship } lies in the bow hex of { $target }: a rake needs a step straight ahead along its flank.
    [stern] The bow of { $ship } lies in the stern hex of { $target }: a rake needs a step straight ahead along its flank.
    [mid-flank] { $ship } lies amidships of { $target }, but its last step did not come straight along the oars from the bow/flank or stern/flank hex.
   *[other] { $ship } lies at the end of the flank of { $target }: the oars are raked with the next step straight along it.
}
no-rake-twice = One rake for each step.
no-rake-evaded = { $target } has slipped away: { $ship } must step again first.
no-diekplus-cruise = A Diekplus needs maximum level.
no-diekplus-approach = { $ship } must come straight at the bow or the stern of { $target }.
no-diekplus-open = A flank of { $target } is open: rake in the ordinary way.
no-diekplus-guard = On the side to be raked no enemy galley covers { $target }.
no-diekplus-room = There is no room beyond { $target }.
no-diekplus-points = { $ship } has too few MP to pass through { $target }.
no-anastrophe-ship = { $ship } cannot do an Anastrophe: it needs the asterisk and maximum level.
no-anastrophe-approach = { $ship } must face { $target } within two hexes of its bow.
no-anastrophe-beside = There is no room alongside { $target }.
no-anastrophe-room = There is no room to come about astern of { $target }.
no-evade-tired = { $ship } is fatigued and cannot evade.
no-evade-crippled = { $ship } is crippled and cannot evade.
no-evade-held = { $ship } cannot move and cannot evade.
no-evade-towed = { $ship } is in tow and cannot evade.
no-evade-crew = { $ship } has no crew of its own to evade with.
no-evade-back = { $ship } is at maximum: it can only evade ahead.
no-evade-room = { $ship } has no room or no hope to evade that way.
no-fire-friend = { $target } is a friend.
no-fire-twice = { $ship } has shot this turn.
no-fire-range = { $target } is more than two hexes away.
no-fire-rammed = { $ship } is rammed: it shoots only at those that rammed it.
no-fire-blocked = Ships stand between { $ship } and { $target }.
no-fire-arc = { $target } lies before the bow or behind the stern of { $ship }.
no-fire-hope = { $ship } cannot hurt { $target } even with a 6.
no-grapple-friend = { $target } is a friend.
no-grapple-twice = { $ship } has tried to grapple this turn.
no-grapple-collided = { $ship } has collided and may not grapple this turn.
no-grapple-anastrophe = { $ship } has done an Anastrophe: it may grapple only after a strike that went home.
no-grapple-max = { $ship } is at maximum and may not grapple.
no-grapple-rammed = { $ship } is rammed: it may only grapple ships it is fouled with.
no-grapple-again = { $ship } and { $target } are grappled already.
no-grapple-apart = { $target } is { $hexes } hexes from { $ship }: grapples reach only ships in adjacent hexes.
no-grapple-ashore = Both ships are ashore.
no-grapple-evaded = { $target } has slipped away from { $ship }.
no-grapple-hope = { $ship } cannot grapple { $target } even with a 6.
no-board-grapple = No active ship is grappled to { $name }.
no-board-marines = There are no marines to board { $name }.
no-board-rest = The rest of the divided marines must still board another target.
no-board-again = { $name } cannot be boarded now.

# Sheet, badges, gauges, odds
points = points
ships = ships
crew = crew
marines = marines
speed = MP
sheet-speed-label = Cruise and maximum
sheet-allowance-label = MP now
sheet-level-label = Level
sheet-ram-label = Ram
sheet-defence-label = Defence
sheet-crew-label = Crew
sheet-marines-label = Marines
sheet-place-label = Bow
sheet-equipment-label = Equipment
sheet-commander-label = Commander
sheet-two = { $one } / { $two }
sheet-value = { $value }
sheet-level = { $level ->
    [max] maximum ({ $speed })
   *[cruise] cruise ({ $speed })
}
sheet-ram = { $one } / { $two }{ $star ->
    [0] { "" }
   *[other] *
}
sheet-of = { $value } of { $full }
sheet-hex = { $hex } facing { $facing }
sheet-list = { $items }
sheet-admiral = { $name } (range { $range }, initiative { $initiative })
sheet-commander = { $name } (range { $range }, initiative { $initiative ->
    [0] none
   *[other] { $initiative }
})
kit-towers = towers
kit-engines = engines
kit-corvus = corvus
kit-harpax = harpax
kit-pots = fire pots
kit-flame = incendiaries
kit-sails = sails
badge-sunk = sunk
badge-burnt = burnt
badge-wrecked = wrecked
badge-left = left the map
badge-waiting = waiting
badge-admiral = admiral
badge-commander = commander
badge-max = maximum
badge-fatigue = tired { $level }
badge-half = half-speed
badge-crippled = crippled
badge-rammed = rammed
badge-fouled = fouled
badge-grappled = grappled
badge-fire = on fire
badge-aground = aground
badge-mast = mast down
badge-captured = prize
badge-recaptured = retaken
badge-deserter = deserter
badge-towing = towing
gist-nothing = nothing changes
gist-gone = { $ship } { $how ->
    [sunk] sinks
    [burnt] burns out
    [wrecked] is wrecked
   *[left] leaves the map
}
gist-captured = { $ship } changes hands
gist-rammed = { $ship } is rammed
gist-crippled = { $ship } is crippled
gist-fouled = { $ship } is fouled
gist-freed = { $ship } comes free
gist-grappled = { $ship } is grappled
gist-fire = { $ship } catches fire
gist-fire-out = the fire on { $ship } is put out
gist-half = { $ship } is at half-speed
gist-tired = { $ship } is tired for { $level ->
    [one] one turn
   *[other] { $level } turns
}
gist-reduced = { $ship } loses { $points ->
    [one] a point of marines
   *[other] { $points } points of marines
}
gist-aground = { $ship } runs aground

# Before a tournament
option-build = Tournament: fleets are chosen in secret
option-place = Tournament: fleets are placed by the players
ask-fleet = Choose your fleet and your admiral.
    .hint = Sealed: both sides choose at once.
    .waiting = { $side }: choosing a fleet and an admiral.
ask-set-up = The roll: { $side }. Set up, or enter in turn 1?
    .hint = The side that enters later sees the other’s line first, and moves first.
    .waiting = { $side }: to set up, or to enter in turn 1.
ask-place = { $side }: move a ship to another place, or be done.
    .hint = Within your set-up zone.
    .waiting = { $side }: placing the fleet.
ask-place-at = { $ship }: choose the hex of its bow.
    .hint = The stern lies behind it.
    .waiting = { $side }: placing { $ship }.
ask-place-facing = { $ship }: choose its facing.
    .hint = The bow will point that way.
    .waiting = { $side }: choosing the facing of { $ship }.
line-fleet = fleet ({ $side })
line-fleet-admiral = admiral ({ $side })
do-set-up = Set up on the map
    .hint = In your zone, before the first turn.
do-enter-later = Enter in turn 1, as the first player
    .hint = From your edge, moving first.
do-placed = The fleet stands
    .hint = The set-up is done.
do-place = Move { $ship }
    .hint = Pick it up and put it elsewhere.
do-place-at = { $hex }
    .hint = The bow lies here.
do-place-facing = Facing { $facing }
    .hint = Facing this way.
fleet = { $side }: a fleet of { $ships ->
    [one] one ship
   *[other] { $ships } ships
}.
set-up-order = Set-up: { $one } { $first }, { $two } { $second }. Last to set up: { $winner }.
will-enter = { $side }: to enter in turn 1, moving first.
placed = { $ship } stands at { $hex }.
no-place = { $ship } must lie within { $depth } hexes of its edge, on free water.

# The hexes about a ship
zone-bow = bow hex: nobody rams from here; grappling is possible, and at maximum speed on the opposite course a Diekplus or an Anastrophe
zone-bow-flank = bow/flank hex: an enemy bow that points at the hull from here rams; a step straight along the flank from here rakes the oars
zone-mid-flank = mid-flank hex: an enemy bow that points at the hull from here rams; a ship that comes straight along the flank rakes the oars here
zone-stern-flank = stern/flank hex: an enemy bow that points at the hull from here rams; a step straight along the flank from here rakes the oars
zone-stern = stern hex: nobody rams from here; grappling is possible, and at maximum speed on the same course a Diekplus
zone-aground = the ship is aground: it can be grappled from here, not rammed or raked
zone-missiles = within reach of its missiles

# Standing orders
ask-orders = Standing orders: for whom?
    .hint = They decide when you are asked while the enemy moves. A ship’s own order counts before its squadron’s, and that before the fleet’s.
    .waiting = { $side }: giving standing orders.
ask-orders-for = Standing orders for { $whom }: now evasion { $watch ->
    [never] is never asked about
    [always] is always asked about
   *[threatened] is asked about when threatened
}, and reaction fire is { $reply ->
    [hold] held
    [ask] asked about
   *[always] given at once
}.
    .hint = Fewer questions while the enemy moves, or none.
    .waiting = { $side }: giving standing orders.
do-orders = Standing orders …
    .hint = When you are asked while the enemy moves, and who shoots back.
do-orders-for = { $kind ->
    [fleet] The whole fleet: { $whom }
    [squadron] Squadron: { $whom }
   *[ship] { $whom }
} ({ $watch ->
    [never] evasion never
    [always] evasion always
   *[threatened] evasion when threatened
}, { $reply ->
    [hold] hold fire
    [ask] fire when asked
   *[always] fire back
})
    .hint = A ship’s own order counts before its squadron’s, and that before the fleet’s.
do-back = Back
    .hint = To the question before.
no-orders-for = { $name } takes no orders from this side.
no-concede = Only the admiral of a side may give up.
no-orders-now = Standing orders cannot be taken up now.
no-orders = { $answer } is no standing order, or it stands already.
sheet-captain-label = Captain
sheet-goal-label = To win
sheet-goal = { $level } points at the end of a turn ({ $points } now)
standing-first = Initiative
    .hint = Your choice when you have it: to go first, or to let the enemy begin.
standing-first-ask = ask
standing-first-self = we go first
standing-first-other = the enemy goes first
standing-level = Speed
    .hint = The level of every squadron, one after the other as they stand in the list; ships that cannot go to maximum stay at cruise.
standing-level-ask = ask every turn
standing-level-cruise = cruise
standing-level-max = maximum
standing-unfoul = Fouled ships
    .hint = Which of them try to work free at the end of a turn.
standing-unfoul-ask = ask
standing-unfoul-all = all try
standing-unfoul-none = none
standing-transfer = Commanders
    .hint = Whether a commander whose ship is in trouble stays aboard without asking.
standing-transfer-ask = ask
standing-transfer-stay = stay aboard
standing-watch = Evasion
    .hint = When you are asked whether a ship tries to slip away.
standing-watch-never = never ask
standing-watch-threatened = ask if threatened
standing-watch-always = always ask
standing-reply = Fire back
    .hint = Whether a ship that is attacked shoots back by itself.
standing-reply-hold = hold fire
standing-reply-ask = ask me
standing-reply-always = at once
badge-orders = own orders

# Moving together
do-same = The same as { $leader }
    .hint = The same announcement and the same steps, as far as the rules let it.
do-all-same = The others do the same as { $leader } ({ $ships ->
    [one] one ship
   *[other] { $ships } ships
})
    .hint = Each makes the same steps as far as the rules let it; you are asked where something comes between.
do-wake = In the wake of { $leader }
    .hint = Hex by hex where the ship ahead went, turning where it turned.
do-all-wake = The file follows in the wake of { $leader } ({ $ships ->
    [one] one ship
   *[other] { $ships } ships
})
    .hint = Each goes hex by hex where the ship ahead of it went; you are asked where something comes between.
do-ahead = Straight ahead, { $hexes } hexes (to { $hex })
    .hint = All steps at once; it stops where something opens.

# Tournament fleets
model = { $kind }, { $sort ->
    [std] ordinary
    [mac] Macedonian
    [ill] Illyrian
    [troop] with troops
    [greek] Greek
    [oct] Octavian’s
    [raw] raw crew
    [elite] picked crew
    [good] good crew
    [chios] Chian
    [phoen] Phoenician
    [levy] levied
    [rho] Rhodian
    [pun] Punic
    [punraw] Punic, raw
    [merc] with hired soldiers
    [hel] Hellenistic
    [helE] Hellenistic, with engines
    [rom] Roman
    [rom1] Roman, raw
    [rom2] Roman
    [rom3] Roman, full of legionaries
    [romE] Roman, with engines
    [romTE] Roman, with towers and engines
    [TE] with towers and engines
   *[other] { $sort }
}
fleet-admiral = admiral, initiative { $initiative }, command range { $range }
recipe-boarders = Boarders: broad decks full of legionaries
recipe-oarsmen = Oarsmen: fast ships, the best crews
recipe-line = Line: a little of everything
recipe-giants = Giants: few, high, with towers and engines
recipe-triremes = Triremes: many small rams
recipe-raiders = Raiders: light ships around a few sixes

# Answers on order sheets
chain = { $ships } ({ $count } ships)
order-as-written = as the scenario has it
order-cruise = cruise
order-max = maximum
order-roll = work free
order-stay = leave it

# The game on one page: what a player needs at the table
brief-1 = Points: an enemy ship counts its defence once it is rammed, aground or sunk, and one more when it is captured. They are counted at the end of each turn.
brief-2 = A turn: squadrons are formed by command range, initiative is rolled, each squadron is set to cruise or maximum, then the sides activate one squadron after the other; ships out of command act last.
brief-3 = A ship announces its movement points (MP), then spends them: 1 a hex ahead or to either side of the bow. Only at cruise may it pivot (1 a hexside), come about (2) or back (2 a hex).
brief-4 = Ram: a bow that points at a flank, never at bow or stern. Each MP beyond cruise adds one, if at most one of the hexes was a turn. A rammed ship lies still, and sinks at the end of a turn on a 6.
brief-5 = Rake: one step straight along a flank. It shears the oars of that side; crew against crew.
brief-6 = Grapple at the end of a move at cruise, next to the enemy; then board, marines against marines. Ships tied together cannot move.
brief-7 = Tired ships neither ram, rake nor evade, and are slower. Crippled ships have lost the oars of a side. Fouled ships are tangled after a ram.
brief-8 = While the enemy moves, your threatened ships may try to evade and fire back by themselves: the standing orders say when you are asked.
brief-9 = Click a ship to see the hexes about it: red, whence it can be rammed and raked; yellow, how far it shoots. “Why not?” on its sheet tells what bars it from everything else.

# What a set-up or a position must hold, said where it does not
found-off-map = off the map
want-two-sides = two sides
want-letters = a code of letters only
want-squadron-of = a squadron of side { $side } on the map
want-span = first and last, from 1 to 99
want-no-initiative = nothing: only admirals have it
want-leader = a commander to lead the squadron in
want-just-one = just one of { $names }
want-columns = first and last column, a multiple of { $step } apart
want-row = a row from 1 to 99, here or in the squadron
want-on-map = all of { $ship } on the map
want-water = water under all of { $ship } ({ $hex } is land)
want-free = a free hex for { $ship } ({ $hex } is taken by { $other })
want-in-command = all ships within { $range } hexes of { $chief }, or in its line ({ $ship } is not)
want-sails = wind, and a side that carries sails, for { $ship } to have them
want-tug = a ship of its own squadron to tow { $ship }
want-towed = a small ship in the stern hex of { $ship }, which tows it
want-mouth = hexes of water on the map
want-price = ships for at most { $points } points
want-commanders = one admiral and at most { $allowed } squadron commanders
want-depth = { $ship } within { $depth } hexes of the { $edge ->
    [top] top
    [bottom] bottom
    [left] left
   *[right] right
} edge
want-a-ship = at least one ship
want-flotillas = 1 to { $most }, the admiral’s first
want-with = this only together with { $key }
want-another-ship = another ship
want-both-ends = a link with two ends: { $other } must name { $ship } too
want-side-by-side = { $ship } and { $other } side by side on the map
want-same-device = the same device at the other end, in { $ship }
want-cruise = cruise: in its state { $ship } cannot be at maximum
want-ashore = land under the bow of { $ship } (under its stern if it was backing)
want-command-ship = a ship of side { $side } that floats
want-no-commander = a ship without a commander ({ $other } is aboard)
want-phase = this only in phase { $phases }
want-one-side = ships of one side, each once
want-whole-squadron = the whole squadron: { $names }

# Odds in brief
verdict-wins = wins the battle
verdict-loses = loses the battle
verdict-gone = lost to the enemy
verdict-captured = captured
verdict-rammed = rammed
verdict-crippled = oars sheared
verdict-fire = set on fire
verdict-grappled = grappled
verdict-hit = soldiers hit
verdict-slips = it slips away
verdict-collision = collision
verdict-unraked = oars unharmed
verdict-missed = missed
verdict-repelled = repelled
verdict-failed = fails
verdict-evades = slips away
verdict-stays = stays where it is
verdict-own-gone = your ship is lost
verdict-own-captured = your ship is captured
verdict-own-rammed = your ship is rammed
verdict-own-crippled = your oars are sheared
verdict-own-grappled = your ship is grappled
verdict-transferred = changes ships
verdict-stays-aboard = stays aboard
verdict-freed = comes free
verdict-held = stays held
verdict-nothing = nothing changes
verdict-something = it costs something
loss-gone = lost
tally-gone = Ships lost
loss-captured = captured
tally-captured = Ships taken by the enemy
loss-rammed = rammed
tally-rammed = Own ships rammed
loss-crippled = oars
tally-crippled = Banks of oars broken
loss-fire = on fire
tally-fire = Own ships set on fire
loss-marines = marines
tally-marines = Marines lost
loss-fouled = fouled
tally-fouled = Own ships fouled
loss-grappled = grappled
tally-grappled = Own ships grappled
loss-aground = aground
tally-aground = Own ships aground
loss-half = half-speed
tally-half = Slowed to half speed
loss-tired = tired
tally-tired = Crews tired
throw = { $dice ->
    [1] 1d6
   *[other] { $dice }d6
}{ $sign ->
    [plus] { " " }+ { $value }
    [minus] { " " }− { $value }
   *[none] { "" }
}

# How one wins and loses
aim-side = { $points } points win
aim-1 = You win by points. The number after your points is your target: have that many at the end of a turn, and more than the enemy.
aim-2 = Points are enemy ships: each counts its defence once it is rammed, aground or sunk, and one more while you hold it captured.
aim-3 = You lose when the enemy reaches the target of their side, or when your fleet flees. If your only admiral is lost (their ship captured, sunk or burnt), a die is rolled at once: with their initiative added, on 7 or more the fleet flees, the enemy gets 25 points and the battle is over. Guard the flagship.
aim-4 = Without a decision the higher score wins: when a side has no ship left, after the last turn, or after several turns without an attack.
brief-10 = The admiral: lose the only one you have and the fleet may flee at once, on a die plus initiative of 7 or more. With initiative 4 that is two times in three: keep the flagship out of reach of grapples.

no-there-ship = { $other } lies there, and a hex has room for one galley
no-there-land = there is no sea
no-there-far = { $hexes } hexes away, and { $ship } has { $left } MP
no-there-way = no way of { $left } MP brings { $ship } there
stakes-boarded = If the grapples hold you may be boarded, { $theirs } against { $own }.
stakes-flagship = Your only admiral is aboard { $ship }: if it is taken or lost the fleet flees on { $exact } ({ $p }%), and the battle ends.
stakes-commander = { $commander } is aboard { $ship } and would be lost with it.
confirm-flagship = { $ship } could be grappled there. If the flagship is taken, the fleet flees on { $exact } ({ $p }%) and the battle is lost.
verdict-unharmed = unharmed

# What the colours of the hexes about a ship mean
legend-bad = rammed and raked from here
legend-info = grappled from here, not rammed
legend-warn = reach of its missiles

# The tables: their names, why they are as they are, their columns
chart-classes = Classes of ships
because-classes = The rules give: bireme cruise 4; a 4/6 galley with crew 3; quadrireme max 6 and quinquereme max 7; a galley with cruise 5 that moves 7; trireme the most manoeuvrable; the asterisk on 3, cat3 and some biremes; the five better than the four; the ram stronger at max; a ship with D 8; attacks 4, 6, 8 and defences 2, 4, 7; RL harder to ram than L; T without military value. Public descriptions list long counters from biremes to tens and half-inch transports; that lembi are small follows from WG-4.0.
chart-models = Ships
because-models = Crews run from 1 to 4; about 50 men to a point of M, so a trireme 1 and a quinquereme 2 to 4; a ship M 2, C 3, D 8 exists and costs 13. Romans board; Rhodians and Phoenicians go for the oars. Towers lower the printed maximum of the class by 1. The raw fours, fives and cataphract triremes and the five with hired soldiers were added after the battles had been played.
chart-ram = Ram
because-ram = The four examples of WG-7.14 hold exactly: 6 against 7 needs 10, 8 against 4 needs 4, 4 against 2 needs 6, equal values need 8. Only attack less defence counts: 5 or more 3, 4 4, 3 5, 2 6, 1 7, 0 8, -1 10, -2 and -3 11, -4 to -6 12, below that impossible. A natural 2 never rams; a light ship may still sink the largest with a 12.
chart-ram_withdraw = Fouled after a ram
chart-rake = Rake
because-rake = The rules set crew against crew with 2d6. Only the difference counts; even crews need 9, so that the rake stays the weapon of the better crew. Crew 0 is a captured ship.
chart-fatigue = Fatigue
because-fatigue = Crew 3: a modified 4 does nothing, a 7 gives F2; row 7A gives crew 2 F3 and tires every crew; F1 never comes from the table; better crews and lower dice tire less. Row 7A is row 7.
chart-double_activation = Double activation
because-double_activation = The rules read a die against the initiative: success when the die is no higher. A 6 always fails.
chart-confusion = Confusion
because-confusion = The rules speak of speed adjustments to every ship of the squadron; they hold for this activation only.
chart-transfer = Change of flagship
chart-reduced_commander = A commander after a transfer
because-reduced_commander = A commander's counter has a weaker back; one less of each is the smallest change that is felt.
chart-grapple = Grapples
because-grapple = The rules read a die against the crew, high is good. A captured ship, crew 0, may still grapple.
chart-ungrapple = Ungrapple
because-ungrapple = As grappling, but harder; the +2 of one hand on both ships lets prizes be cut loose.
chart-unfoul = Unfoul
because-unfoul = A die against the crew, never modified.
chart-devices = Devices
because-devices = The rules leave devices to the scenarios. The corvus was a boarding bridge at the bow and made ships bow-heavy; the harpax an iron-bound grapnel thrown by a catapult, which could not be cut.
chart-boarding = Boarding
because-boarding = The rules say that 4 against 1 needs 4. Doubling the odds is worth 2 on the dice, 8 - 4 log4(attackers / defenders) rounded; even sides need 8. The row for 0 is set by hand.
chart-missile = Missiles
because-missile = The rules name a column 1-2, let M 0 fire, and give only D, D/F or nothing, high dice being good. Missiles did little: M 1 or 2 without help hits on a 6.
chart-ignition = Setting fire
chart-fire_fighting = Fighting fires
because-fire_fighting = The rules roll one die and let fire spread to ships made fast. E put out, C burns on, S burns on and each ship grappled or fouled to it may catch fire, B the same and then burnt out.
chart-wind = Wind
because-wind = The rules roll 2d6 for strength and direction and know a dead calm. Strength 0 is calm, 3 strong; only calm or not matters.
chart-sinking = Sinking
chart-refloat = Refloating
chart-evasion = Evasion
chart-movement_costs = Costs of movement
chart-tournament = Tournament
because-tournament = The sizes of the maps are ours: the printed ones are not known.
chart-tournament_commanders = Commanders of the tournament
because-tournament_commanders = The rules let players take any printed commander; a short list in which initiative and range add up to 9 keeps it fair.
column-table = Values
column-rows = Rows
column-foul_if_natural_minus_crew_at_least = Fouled if the natural die less the crew is at least
column-anastrophe = After an Anastrophe (7A)
column-highest = Succeeds up to
column-results = Results
column-success_min = Succeeds from
column-range_less = Range less
column-range_least = Range at least
column-initiative_less = Initiative less
column-initiative_least = Initiative at least
column-lowest = Lowest die, by crew
column-corvus = Corvus
column-harpax = Harpax
column-columns = Columns
column-incendiary_min = Incendiaries set fire from
column-fire_pot_min = Fire pots set fire from
column-spread_min = Fire spreads from
column-strongest = Strongest
column-sinks_on = Sinks on
column-free_if_at_most = Free on at most
column-eliminated_on = Lost on
column-success_if_at_most = Succeeds if at most
column-half_speed_die = Added at half-speed
column-fatigue = Fatigue
column-forward = Ahead
column-pivot_per_hexside = Pivot, each hexside
column-about_face = About face
column-back = Back water
column-jettison = Throw the towers overboard
column-sails = Sails
column-ungrapple = Ungrapple
column-diekplus = Diekplus
column-points = Points
column-victory = Victory
column-squadron_commanders = Squadron commanders
column-setup_depth = Depth of the set-up
column-flee_bonus = For flight
column-capture_bonus = For a capture
column-admirals = Admirals
column-admiral = Admiral
column-squadron_commander_range = Range of squadron commanders

# What stands in the lines of tables
charts-head = { $name } ({ $id })
field-max = maximum
field-ram_cruise = ram at cruise
field-ram_max = ram at maximum
field-star = asterisk
field-sail = sail
field-kind = class
field-marines = marines
field-engines = engines
field-grapple_drm = on the die to grapple
field-arc = from
field-ungrapple_drm_enemy = on the enemy's die to get free
field-own_ram_drm = on its own rams
field-max_speed = on the maximum speed
field-reduction = reduction from
field-fire = fire from
field-strength = strength
field-direction = direction
field-calm = calm
field-initiative = initiative
field-range = range
value-small = small
value-double = double
value-any = any side
value-bow = the bow
value-none = no harm
value-cruise = cruise
value-cruise-1 = cruise, 1 MP less
value-cruise-2 = cruise, 2 MP less
value-half = cruise, half the MP
value-halt = stays where it is

# Where the battles come from
because-s01-first-strokes = A first exercise of our own: one trireme each.
because-s02-pirates-off-rhodes = A fight of our own invention about 205 BC: fast, expert Rhodians against heavier raiders backed by Macedon. The points to win were set after many trial matches.
because-s03-tauris-47bc = Bellum Alexandrinum 44–47, one counter to a ship. Octavius’ crews were worn by a siege that had failed; the points to win were set after many trial matches.
because-s04-tournament-250 = Points, levels and set-up depth come from WG-10.0; the size of the map and the two fleets of exactly 250 points are ours: nineteen Roman fives and a lembus against seventeen fives with better crews and hired soldiers and a cataphract, so that either side may win.
because-s05-side-190bc = Livy XXXVII 23–24: 32 Rhodian quadriremes and 4 triremes in column; 37 larger Seleucid ships, 3 sevens and 4 sixes among them, and 10 triremes in line, Hannibal to seaward, Apollonius inshore. The royal fleet had just been raised: raw crews but for the great ships; the points to win were set after many trial matches.
because-s06-myonessus-190bc = Livy XXXVII 29–30: 58 Romans under Aemilius Regillus and 22 Rhodians under Eudamus with fire pots; Polyxenidas 89, among them three sixes and two sevens.
because-s07-aegates-241bc = Polybius I 59–61, one counter to 8 ships.
because-s08-chios-201bc = Polybius XVI 2–9: Philip V with 53 decked ships, a ten, an eight, sevens and sixes among them, and about 150 lembi and beaked boats; Attalus and Theophiliscus with 65 decked ships, 9 trihemioliai and 3 triremes. The lembi carry no soldiers to board with: they came between and broke oars; the points to win were set after many trial matches.
because-s09-catana-397bc = Diodorus XIV 59–60: Leptines with 180 ships led off ahead with the 30 best; Mago had 500 counting merchantmen fitted with rams; about 100 Syracusan ships were lost. The Punic numbers are cut to what fought.
because-s10-drepanum-249bc = Polybius I 49–51, one counter to 4 ships; the Romans are pinned against the coast with no room astern. Adherbal had called the hired soldiers aboard (I 49); the points to win were set after many trial matches.
because-s11-actium-31bc = Plutarch, Antony 61–68; Dio L 31–35; Orosius VI 19: Antony about 170 large ships up to tens, and Cleopatra’s 60 in reserve; Octavian some 260, smaller and handier. Fire was Octavian’s weapon, fetched late (Dio L 34); the points to win were set after many trial matches.
because-s12-arginusae-406bc = Xenophon, Hellenica I 6: about 150 Athenians in two lines, eight squadrons of 15 on the wings, allies and taxiarchs in the centre before the islands; 120 Spartans in one line, Callicratidas right, Thrasondas left. Hermon, in truth the pilot, is given the centre. The Athenian crews were raised in haste.
because-s13-naulochus-36bc = Appian, Civil Wars V 118–121: about 300 ships a side; Agrippa’s taller, with towers and the harpax; Demochares and Apollophanes led lighter, better manned ships while Sextus watched from the shore.
because-s14-salamis-306bc = Diodorus XX 46–52: Demetrius about 180, among them 7 sevens, 10 sixes and 20 fives, the best on the left with 30 Athenian fours under Medius, light ships in the centre, 10 fives at the harbour; Ptolemy 140 fours and fives, stronger on the left, and 200 transports; Menelaus 60 in the harbour. The points to win were set after many trial matches.
because-s15-ecnomus-256bc = Polybius I 25–28: 330 Romans in a wedge of two squadrons led by the consuls, each in a six, a third towing horse transports, a fourth behind; 350 Carthaginians, Hanno on the right, Hamilcar left of the centre, a left wing bent towards the shore. The points to win were set after many trial matches: a quarter of the enemy, since the three fights drift apart.
because-s16-lade-494bc = Herodotus VI 8–15: 353 Ionian triremes (Miletus 80, Priene 12, Myus 3, Teos 17, Chios 100 with 40 marines each, Erythrae 8, Phocaea 3, Lesbos 70, Samos 60) against a nominal 600, of which about 450 are taken to have fought.
because-t300-tournament = Points, levels and set-up depth come from WG-10.0; the size of the map and the two fleets of exactly 300 points are ours.
because-t350-tournament = Points, levels and set-up depth come from WG-10.0; the size of the map and the two fleets of exactly 350 points are ours.
because-t400-tournament = Points, levels and set-up depth come from WG-10.0; the size of the map and the two fleets of exactly 400 points are ours.
