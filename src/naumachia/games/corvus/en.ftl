# Corvus in English. Ships are named by type and id, without an article.

game-name = Corvus
game-about = Galleys of the Punic Wars as models on a table: secret orders, ships that act as cards are drawn, rams to the millimetre, and the boarding bridge.
game-piece = ship
game-pieces = ships
game-battle = battle
game-battles = battles
game-age = The First Punic War, 264 to 241 BC
aim-1 = You win when, at the end of a turn, the enemy has lost ships worth half of what its fleet cost: sunk, captured or fled. That is a rout.
aim-2 = If neither fleet is routed by the last turn, points decide: a ship sunk counts its cost, captured half as much again, fled half, damaged a quarter.
brief-1 = Each turn every ship gets one secret order: Stop, Forward, Battle, Port, Starboard or Astern. Battle is fast and may tire the crew; Port and Starboard bring the ship round.
brief-2 = Cards decide whose ship acts next. It shows its order, you drag it along its way, and it rows until something stops it.
brief-3 = To ram, draw the way right through the enemy: into its side or stern, after half the normal speed and the last 3 cm straight. You strike only if the enemy stops you.
brief-4 = Row along an enemy, or glance off its side, and you may break its oars: it is slower for the rest of the battle.
brief-5 = Grapple what you touch. A Roman ship that lies nearly square to it drops its corvus and seldom misses. Grappled ships do not move until they break free.
brief-6 = Then all shoot at once, and the marines board: outnumber the enemy, or be Roman. A ship taken is sunk or becomes your prize.
option-catapults = Roman ships may exchange 2 marine and 2 archer points for a catapult

# Where we are
where-turn = Turn { $turn } of { $turns }
where-deployment = deployment
where-command = orders
where-activation = { $one ->
    [0] { $two ->
        [0] last card
       *[other] cards left: { $second } { $two }
    }
   *[other] { $two ->
        [0] cards left: { $first } { $one }
       *[other] cards left: { $first } { $one }, { $second } { $two }
    }
}
where-window = last grapples
where-shooting = shooting
where-boarding = boarding
where-end = end of the turn
ship = { $kind } { $id }
    .the = { $kind } { $id }
ship-named = { $kind } { $id }
    .the = { $kind } { $id }
unit-mm = mm

# Prompts
ask-deploy = Draw up your fleet.
    .hint = Drag each ship to its place in your strip of sea; no two may touch. The enemy sees nothing until both sides are ready.
    .hand = Draw up the fleet so
    .waiting = { $side } is drawing up its fleet.
ask-catapult = { $side }: exchange men for a catapult?
    .hint = A ship gives up 2 marine and 2 archer points for one catapult. The enemy is told.
    .waiting = { $side } is choosing which ships take a catapult.
ask-orders = Give each ship its order.
    .hint = Nobody sees your orders until the ships act. A tired crew cannot be given Battle.
    .waiting = { $side } is writing its orders.
ask-ship = { $side }: which ship acts?
    .hint = Your card has been drawn. The ship you pick shows its order and carries it out.
    .waiting = { $side } is choosing the ship that acts.
ask-rest = { $ship }: { $rest ->
    [0] rest the crew?
   *[other] rest a second turn?
}
    .hint = After two turns of rest in a row the crew is fresh. A resting ship shoots and defends itself, and does nothing else.
    .waiting = { $side } is deciding whether a crew rests.
ask-break = { $ship } is grappled to { $holders_and }. Break away?
    .hint = Each link can be tried once. Free of all of them the ship moves half its allowance; otherwise it stays.
    .waiting = { $side } is deciding whether { $ship } tries to break away.
ask-plan = { $ship } under { $order ->
    [stop] Stop
    [forward] Forward
    [battle] Battle
    [port] Port
    [starboard] Starboard
   *[astern] Astern
}: { $legs ->
    [0] draw its way, up to { $left } mm
   *[other] { $left } mm remain
}{ $angle ->
    [0] { "" }
   *[other] , turning up to { $angle }° at a time
}.
    .hint = Drag the ship, or its handle to turn.{ $order ->
        [astern] { "" }
       *[other] { " " }To ram, draw the way right through the enemy: you strike only if the enemy stops you.
    }
    .waiting = { $side } is drawing the way of { $ship }.
ask-oars = { $ship } { $how ->
    [passing] rows along an enemy
   *[glancing] glances off an enemy
}: break its oars?
    .hint = Success slows the enemy for the rest of the battle. Either way { $ship } does not ram this turn.
    .waiting = { $side } is deciding whether { $ship } goes for the oars of an enemy.
ask-go-on = { $ship }: go on as planned?
    .hint = All of the rest, or stop here.
    .waiting = { $side } is deciding whether { $ship } goes on.
ask-straight = { $ship } lies alongside: go straight on? { $left } mm remain.
    .hint = Drag the ship ahead. No turn and no ram. If it stays, it may grapple.
    .waiting = { $side } is deciding how far { $ship } goes on.
ask-act = { $ship }: what does it do?
    .hint = A ship that has been rammed this turn is easier to grapple: ram first.
    .waiting = { $side } is choosing what { $ship } does.
ask-window = { $side }: grapple, now that all have moved?
    .hint = Each ship may try each enemy it touches once a turn.
    .waiting = { $side } may grapple, now that all have moved.
ask-shoot = Choose targets.
    .hint = Archers reach 2 cm, catapults 2 to 5 cm. All shots fall at once; grappled ships are easier to hit.
    .hand = Go on
    .waiting = { $side } is choosing targets.
ask-counter = { $ship } threw its boarders back. Strike back?
    .hint = It attacks that grappler alone, and the grappler may not assault it this turn.
    .waiting = { $side } is deciding whether { $ship } strikes back.
ask-assault = { $side }: send the marines over?
    .hint = Each ship attacks once a turn, and each target is assaulted once by its grapplers. With less than half its marines there is no assault.
    .waiting = { $side } is choosing its assaults.
ask-loss = { $side }: which ship loses a marine point?
    .hint = One point is lost; you choose the ship.
    .waiting = { $side } is choosing which ship loses a marine point.
ask-capture = { $target } is taken: keep it, or sink it?
    .hint = A prize counts half as much again as a ship sunk, but half of the victorious marines go aboard as its crew.
    .waiting = { $side } is deciding whether to keep { $target } or to sink it.
ask-prize = Who gives the { $crew ->
    [1] marine point
   *[other] { $crew } marine points
} of the prize crew for { $target }?
    .hint = From any of the ships that took part.
    .waiting = { $side } is telling off the prize crew for { $target }.
line-station = { $ship }
line-order = { $ship }{ $fatigued ->
    [1] { " " }(tired)
   *[0] { "" }
}
line-shoot = { $ship }: { $engine ->
    [1] catapult
   *[0] { $points ->
        [1] 1 archer
       *[other] { $points } archers
    }
}
line-prize = prize crew
order-stop = Stop
order-forward = Forward
order-battle = Battle
order-port = Port
order-starboard = Starboard
order-astern = Astern
aim-hold = hold fire
aim-at = { $target } ({ $chances ->
    [0] cannot hit
    [1] hits on a 1
   *[other] hits on 1 to { $chances }
})

# Dice
roll-card = A card is drawn: { $first } has { $one } left, { $second } { $two }.
roll-fatigue = The crew of { $ship } has rowed to battle: { $needs } or less, and it keeps its breath.
roll-break = { $ship } tries to break away from { $target }: { $needs } or { $high ->
    [1] more
   *[0] less
}.
roll-oars = { $ship } goes for the oars of { $target }: { $needs } or { $high ->
    [1] more
   *[0] less
}.
roll-ram = { $ship } rams { $target } { $zone ->
    [bow] on the bow
    [stern] in the stern
    [port] in the port side
   *[starboard] in the starboard side
}: { $needs } or { $high ->
    [1] more
   *[0] less
}.
roll-ram-damage = The ram of { $ship } ({ $ram }) against the hull of { $target } (defence { $defence }): one die.
roll-grapple = { $ship } grapples { $target }: { $needs } or { $high ->
    [1] more
   *[0] less
}.
roll-shot = { $ship } { $engine ->
    [1] throws stones
   *[0] shoots
} at { $target }: { $needs } or { $high ->
    [1] more
   *[0] less
} hits.
roll-location = { $hits ->
    [1] One hit
   *[other] { $hits } hits
} on { $target }: where?
roll-assault = { $ship } assaults { $target }, { $attackers } against { $defenders } ({ $ratio }): one die.
reckoning-plain = { $rolled }
reckoning = { $rolled } ({ $modifiers }) = { $total }
mod-crew = crews { $sign }{ $value }
mod-held-by-another = held by another too { $sign }{ $value }
mod-was-rammed = rammed this turn { $sign }{ $value }
mod-held-by-corvus = held by a corvus { $sign }{ $value }
mod-target-engaged = target grappled { $sign }{ $value }
mod-opposite = opposite courses { $sign }{ $value }
mod-fatigued = tired crew { $sign }{ $value }
mod-normal-speed = normal speed { $sign }{ $value }
mod-target-damaged = target damaged { $sign }{ $value }
mod-side = in the side { $sign }{ $value }
mod-held-by-friend = held by a friend { $sign }{ $value }
mod-turned = turned more than 90° { $sign }{ $value }
mod-target-rammed = target rammed this turn { $sign }{ $value }
mod-corvus = corvus { $sign }{ $value }
mod-worn = damaged catapult { $sign }{ $value }
mod-roman = Romans { $sign }{ $value }

# Options
do-ship = { $ship } ({ $order ->
    [stop] Stop
    [forward] Forward
    [battle] Battle
    [port] Port
    [starboard] Starboard
   *[astern] Astern
})
    .hint = { $held ->
        [1] { $order ->
            [stop] Grappled: it stays where it is.
           *[other] Grappled: it must break free before it moves.
        }
       *[0] { $order ->
            [stop] { $tired ->
                [1] It stays where it is, and its crew may rest.
               *[0] It stays where it is.
            }
            [battle] { $tired ->
                [1] Its crew is tired by now: as under Forward, { $most } mm ahead and a turn of { $angle }° at most.
               *[0] { $most } mm ahead and a turn of { $angle }° at most; then a fatigue test.
            }
            [port] { $most } mm at most, turning to port by { $angle } to 180°.
            [starboard] { $most } mm at most, turning to starboard by { $angle } to 180°.
            [astern] { $most } mm astern and two turns of { $angle }° at most.
           *[other] { $most } mm ahead and a turn of { $angle }° at most.
        }
    }
do-fit = A catapult for { $ship }
    .hint = It gives up 2 marine and 2 archer points.
do-fitted-out = No more catapults
    .hint = The battle begins.
do-rest = Rest the crew
    .hint = The ship shoots and defends itself this turn, and does nothing else.
do-no-rest = Do not rest
    .hint = The crew stays tired.
do-break = Break away from { $target } ({ $chances ->
    [0] cannot succeed
   *[other] { $chances } in 6
})
    .hint = { $chances ->
        [0] No face of the die is enough.
       *[other] { $own ->
            [1] This is your own grapple: once you try, this ship may not grapple { $target } again this turn.
           *[0] Success ends this link at once.
        }
    }
do-stay = Stay
    .hint = A ship still grappled does not move.
do-row = Row this way
    .hint = { "" }
do-back = Take back the last leg
    .hint = Nothing has been rowed yet.
do-ahead = { $order ->
    [astern] Straight astern, { $distance } mm
   *[other] Straight on, { $distance } mm
}
    .hint = All that remains of its way, rowed at once, until something stops it.
do-oars = Break the { $bank ->
    [port] port
   *[starboard] starboard
} oars of { $target } ({ $chances ->
    [0] cannot succeed
   *[other] { $chances } in 6
})
    .hint = { $chances ->
        [0] No face of the die is enough, and there is no ram this turn.
       *[other] No ram this turn, whether it succeeds or not.
    }
do-no-oars = Leave the oars alone
    .hint = { $how ->
        [glancing] The ship may still ram or grapple.
       *[passing] It rows on.
    }
do-on = Go on
    .hint = All that is left of the way planned.
do-halt = Stop here
    .hint = It may grapple what it touches.
do-ram = Ram { $target } { $zone ->
    [bow] on the bow
    [stern] in the stern
    [port] in the port side
   *[starboard] in the starboard side
} ({ $chances ->
    [0] cannot succeed
   *[other] { $chances } in 6
})
    .hint = { $chances ->
        [0] No face of the die is enough.
       *[other] If it strikes, a second die decides the damage.
    }
do-grapple = { $corvus ->
    [1] Drop the corvus on
   *[0] Grapple
} { $target } ({ $chances ->
    [0] cannot succeed
   *[other] { $chances } in 6
})
    .hint = { $chances ->
        [0] No face of the die is enough.
       *[other] Neither ship moves until it breaks free; yours may send its marines over.
    }
do-done = Done
    .hint = The next card is drawn.
do-no-more = No more
    .hint = { "" }
do-counter = Strike back at { $target } ({ $attackers } against { $defenders })
    .hint = It must then be carried out, when your side assaults.
do-no-counter = Do not strike back
    .hint = The grappler may assault again.
do-assault = Assault { $target } with { $ships_and }: { $attackers } against { $defenders }, { $ratio } (taken { $chances } in 6)
    .hint = Thrown back, you lose a marine point; if the fight goes on, both sides lose one.
do-strike-back = { $ship } strikes back at { $target }: { $attackers } against { $defenders } ({ $chances ->
    [0] too weak by now
   *[other] taken { $chances } in 6
})
    .hint = It was declared and must be carried out.
do-lose = { $ship } (has { $left })
    .hint = { "" }
do-capture = Capture { $target } with { $crew ->
    [1] 1 marine point
   *[other] { $crew } marine points
}
    .hint = It flies your flag from now on; its crew is conscript and tired.
do-sink = Sink { $target }
    .hint = Your marines stay aboard their own ships.

# What one may ask “why not?” about
try-order = order { $value }
try-ram = ram { $value }
try-oars = break the oars of { $value }
try-grapple = grapple { $value }
try-break = break away from { $value }
try-shoot = shoot at { $value }
try-stone = throw stones at { $value }
try-assault = assault { $value }
try-counter = strike back at { $value }
try-rest = rest

# Notes on a leg
note-touch = { $bow ->
    [1] stopped by
   *[0] touches
} { $target } { $zone ->
    [bow] on the bow
    [stern] in the stern
    [port] in the port side
   *[starboard] in the starboard side
}, { $angle }°
note-friend = stopped by a friend, { $target }
note-ram = a ram: { $chances ->
    [0] cannot succeed
   *[other] { $chances } in 6
}
note-beside = ends touching { $target }, and does not ram it
note-grapple = { $corvus ->
    [1] its corvus comes down: holds { $chances ->
        [0] never
       *[other] { $chances } in 6
    }
   *[0] a grapple holds { $chances ->
        [0] never
       *[other] { $chances } in 6
    }
}
note-passing = rows along the oars of { $target }: { $chances ->
    [0] cannot break them
   *[other] broken { $chances } in 6
}
note-oars = its oars may be broken: { $chances ->
    [0] cannot succeed
   *[other] { $chances } in 6
}

# Events
turn = Turn { $turn } of { $turns }.
deployed = Both fleets are drawn up.
fitted = { $ship } takes a catapult for 2 marine and 2 archer points.
ordered = Orders are given for turn { $turn }, face down.
card = { $side }’s card is drawn. { $left ->
    [0] It was the last.
   *[other] Left: { $first } { $one }, { $second } { $two }.
}
card-void = { $side }’s card is drawn, but all its ships have acted.
revealed = { $ship } shows its order: { $order ->
    [stop] Stop
    [forward] Forward
    [battle] Battle
    [port] Port
    [starboard] Starboard
   *[astern] Astern
}.
too-tired = The crew of { $ship } is tired by now: it rows at normal speed.
held = { $ship } is grappled and does not move.
rests = { $ship } rests ({ $rest ->
    [1] second turn
   *[other] first turn
}).
rest-lost = The rest of { $ship } is disturbed.
rested = The crew of { $ship } is fresh again.
fatigue-test = The crew of { $ship } tests for fatigue and rolls { $rolled } ({ $needs } or less): it { $passed ->
    [1] keeps its breath
   *[0] has rowed too hard
}.
fatigued = The crew of { $ship } is tired.
broke-free = { $ship } breaks away from { $target }: { $sum }, { $needs } or more needed.
held-fast = { $ship } cannot break away from { $target }: { $sum }, { $needs } or more needed.
corvus-lost = { $ship } loses its corvus.
moved = { $ship } { $moved ->
    [0] turns { $turned }° where it lies
   *[other] { $order ->
        [astern] backs { $moved } mm
       *[other] rows { $moved } mm
    }{ $turned ->
        [0] { "" }
       *[other] { " " }and turns { $turned }°
    }
}{ $again ->
    [1] { " " }in all
   *[0] { "" }
}.
not-moved = { $ship } does not stir.
contact = { $ship } { $bow ->
    [1] runs into
   *[0] is stopped by
} { $blockers_and }.
fouled = { $ship } is stopped by its own side: { $blockers_and }.
aligned = { $ship } swings alongside { $target }.
not-aligned = There is no room for { $ship } alongside { $target }.
fled = { $ship } leaves the table.
wrecked = { $ship } runs ashore.
lost-ashore = { $ship } is broken up on the shore.
oars-broken = { $ship } breaks the { $bank ->
    [port] port
   *[starboard] starboard
} oars of { $target }: { $sum }, { $needs } or less needed.
oars-held = { $ship } misses the oars of { $target }: { $sum }, { $needs } or less needed.
rammed = { $ship } rams { $target } { $zone ->
    [bow] on the bow
    [stern] in the stern
    [port] in the port side
   *[starboard] in the starboard side
}: { $sum }, { $needs } or less needed.
ram-failed = The ram of { $ship } glances off { $target }, { $zone ->
    [bow] on the bow
    [stern] at the stern
    [port] on the port side
   *[starboard] on the starboard side
}: { $sum }, { $needs } or less needed.
ram-damage = The ram of { $ship } against { $target }: { $rolled } + { $ram } = { $total }, defence { $defence }: { $harm ->
    [nothing] the hull holds
    [damaged] { $target } is holed
   *[sunk] { $target } is torn open
}.
damaged = { $ship } is damaged.
sunk = { $ship } sinks!
grappled = { $ship } { $corvus ->
    [1] drops its corvus on
   *[0] grapples
} { $target }: { $sum }, { $needs } or less needed.
grapple-failed = The { $corvus ->
    [1] corvus of { $ship } misses
   *[0] grapples of { $ship } miss
} { $target }: { $sum }, { $needs } or less needed.
shot = { $ship } { $engine ->
    [1] throws stones
   *[0] shoots
} at { $target }: { $dice ->
    [1] 1 die
   *[other] { $dice } dice
}, { $needs } or { $high ->
    [1] more
   *[0] less
}: { $hits ->
    [0] no hit
    [1] 1 hit
   *[other] { $hits } hits
}.
located = { $hits ->
    [1] The hit
   *[other] The hits
} of { $ship } on { $target }: { $where_and }.
location-marines = marines{ $count ->
    [1] { "" }
    [2] { " " }twice
   *[other] { " " }{ $count } times
}
location-archers = archers{ $count ->
    [1] { "" }
    [2] { " " }twice
   *[other] { " " }{ $count } times
}
location-engines = catapults{ $count ->
    [1] { "" }
    [2] { " " }twice
   *[other] { " " }{ $count } times
}
location-rowers = rowers{ $count ->
    [1] { "" }
    [2] { " " }twice
   *[other] { " " }{ $count } times
}
casualties = { $ship } loses { $total ->
    [0] nothing: it has { $missing_and }
   *[other] { $what_and }{ $missing_count ->
        [0] { "" }
       *[other] ; it has { $missing_and }
    }
}.
missing-marines = no marines left
missing-archers = no archers left
missing-engines = no catapult
missing-rowers = no rowers within reach
casualty-marines = { $points ->
    [1] 1 marine point
   *[other] { $points } marine points
}
casualty-archers = { $points ->
    [1] 1 archer point
   *[other] { $points } archer points
}
casualty-engines = { $points ->
    [1] 1 catapult point
   *[other] { $points } catapult points
}
casualty-rowers = { $points ->
    [1] 1 rower point
   *[other] { $points } rower points
}
counter-declared = { $ship } will strike back at { $target }.
counter-void = { $ship } is too weak by now to strike back at { $target }.
assault = { $ships_and } { $counter ->
    [1] strikes back at
   *[0] { $ships_count ->
        [one] assaults
       *[other] assault
    }
} { $target }, { $attackers } against { $defenders } ({ $ratio }), rolls { $sum }: { $result ->
    [C] taken!
    [r] thrown back.
   *[other] the fight goes on.
}
marines-lost = { $ship } loses a marine point{ $both ->
    [1] , and so does { $target }
   *[0] { "" }
}.
captured = { $side } takes { $target }: { $crew ->
    [1] 1 marine point goes
   *[other] { $crew } marine points go
} aboard as prize crew.
won-by-rout = { $side } wins: { $loser } is routed, with { $lost } of { $cost } points lost.
won-by-points = { $side } wins on points: { $one } { $points_one }, { $two } { $points_two }{ $tied ->
    [1] ; men lost: { $one } { $lost_one }, { $two } { $lost_two }
   *[0] { "" }
}.
drawn-by-points = A draw: { $one } { $points_one }, { $two } { $points_two }; men lost: { $one } { $lost_one }, { $two } { $lost_two }.
won-by-escape = { $side } wins: { $other } has kept { $kept ->
    [0] none of its ships
    [1] 1 ship
   *[other] { $kept } ships
} and needed { $ships }.
won-by-time = { $side } wins: { $loser } has not routed it in { $turns } turns.
won-by-concession = { $side } wins: { $loser } gives up.

# Refusals
no-such-choice = "{ $answer }" cannot be chosen here.
no-such-ship = There is no ship called { $name }.
no-such-action = Nobody can do "{ $action }".
no-gone = { $ship } is no longer on the table.
no-over = The match is over.
no-friend = { $target } is a friend.
no-other-phase = This is not the time for it: { $phase ->
    [deployment] fleets are being drawn up
    [command] orders are being given
    [activation] ships are acting
    [window] last grapples are being thrown
    [shooting] targets are being chosen
    [boarding] ships are being boarded
   *[end] the turn is ending
}.
no-order = "{ $order }" is no order for { $ship }.
no-battle-tired = The crew of { $ship } is tired: no Battle.
no-battle-towing = { $ship } has transports in tow: no Battle yet.
no-rest-fresh = The crew of { $ship } is not tired.
no-rest-engaged = { $ship } is grappled: its crew cannot rest.
no-link = { $ship } and { $other } are not held together.
no-break-stop = { $ship } is under Stop: it does not break away.
no-break-twice = { $ship } has tried the link with { $target } this turn.
no-leg-zero = A leg of { $ship } must go some way or turn.
no-leg-way = { $ship } goes { $order ->
    [astern] backward only
   *[other] forward only
} under this order.
no-leg-far = { $ship } has { $left } mm to go, not { $distance }.
no-leg-side = Under this order { $ship } turns to { $order ->
    [port] port
   *[starboard] starboard
} only.
no-leg-angle = { $ship } turns { $angle }° at most at once, not { $turn }.
no-leg-pivots = { $ship } has made all its turns: { $most } under this order.
no-leg-run = { $ship } has gone { $since } mm since its last turn; { $run } must lie between two.
no-leg-whole = { $ship } would turn more than { $whole }° in all.
no-leg-under = After { $turn }° and { $distance } mm { $ship } could no longer turn { $angle }° in all.
no-row-turn = Under this order { $ship } turns { $angle }° in all at least.
no-row-way = Under this order { $ship } goes 1 mm at least (and may turn { $angle }°).
no-oars-contact = { $ship } has not run into { $target }.
no-oars-end = { $ship } has struck { $target } at its bow or stern, where there are no oars.
no-oars-square = { $ship } lies too square to { $target } ({ $angle }°) to glance along its oars.
no-oars-broken = Those oars of { $target } are broken already.
no-oars-twice = { $ship } has had its chance at the oars of { $target }.
no-oars-here = { $ship } does not pass the oars of { $target } here.
no-ram-contact = { $ship } was not stopped by { $target } on its way ahead: touching is no ram.
no-ram-twice = { $ship } has tried its ram this turn.
no-ram-oars = { $ship } has gone for oars this turn, so it may not ram { $target }.
no-ram-bow = { $ship } meets { $target } bow to bow: no ram.
no-ram-slow = { $ship } has rowed { $moved } mm; { $half } are needed to ram { $target }.
no-ram-run = { $ship } has run { $straight } mm straight; { $run } are needed to ram { $target }.
no-ram-glance = { $ship } meets the side of { $target } at { $angle }°; below { $least }° the beak slides off.
no-contact = { $ship } and { $target } are not in contact.
no-grapple-rest = { $ship } rests this turn and grapples nobody.
no-grapple-linked = { $ship } and { $target } are held together already.
no-grapple-twice = { $ship } has had its try at { $target } this turn: one a turn, and letting go of its own grapple counts as one.
no-shooter = { $ship } has no { $engine ->
    [1] catapult
   *[0] archers
} to shoot at { $target }.
no-range = { $target } is out of range of { $ship }: { $least } to { $most } cm.
no-counter-link = No assault of { $target } on { $ship } has been thrown back.
no-counter-tried = { $ship } has tried to break away from { $target } this turn.
no-counter-weak = { $ship } is too weak to strike back at { $target }.
no-assault-link = { $ship } has not grappled { $target }.
no-assault-counter = { $target } strikes back at { $ship }, which may not assault over that link.
no-assault-fought = { $ship } has attacked already this turn.
no-assault-men = { $ship } has no marines left.
no-assault-again = { $target } has been assaulted this turn; { $ship } stays out of it.
no-assault-yours = { $ship } is not yours.
no-assault-order = Name the attackers of { $target } once each, in the order of the list ({ $attackers } against { $defenders }).
no-assault-weak = { $attackers } against { $defenders } is too weak to assault { $target }.
no-fit-twice = { $ship } has its catapult.
no-fit-men = { $ship } has not the { $marines } marine and { $archers } archer points to give.
no-station-contact = { $ship } and { $other } would lie in contact.
want-ship-of = at least one ship of { $side }
want-zone = a strip of sea: least and most x, least and most y
want-zones-apart = strips of sea { $least } mm apart
want-other-name = another name
want-roman = a Roman side for a corvus
want-place = a place and a heading
want-on-table = a place on the table
want-clear = a place clear of { $other }
want-linked = two enemies on the table, one link a pair
want-order = an order

# The ship card
ships = ships
marines = marines
archers = archers
speed = normal speed, cm
sheet-type-label = Type
sheet-crew-label = Crew
sheet-size-label = Size
sheet-speed-label = Speed
sheet-ram-label = Ram
sheet-boarding-label = Boarding
sheet-men-label = Men
sheet-deck-label = Deck
sheet-cost-label = Cost
sheet-place-label = Place
sheet-points-label = Points
sheet-rout-label = Lost
sheet-men-lost-label = Men lost
sheet-kit-label = Equipment
sheet-aim-label = Aim
sheet-value = { $value }
sheet-points = { $points }
sheet-rout = { $lost } of { $cost } (rout at { $limit }%)
sheet-speed = { $normal } cm, in battle { $combat } cm, turning { $turn }°
sheet-ram = { $ram }, defence { $defence }
sheet-men = { $marines ->
    [one] 1 marine
   *[other] { $marines } marines
}, { $archers ->
    [one] 1 archer
   *[other] { $archers } archers
}{ $catapults ->
    [0] { "" }
   *[other] , catapults: { $catapults }
}
sheet-deck = { $cataphract ->
    [1] decked
   *[0] open, { $rowers } rower points left
}
sheet-place = x { $x }, y { $y }, heading { $h }°
crew-veteran = veteran
crew-standard = standard
crew-recruits = recruits
crew-conscript = conscripts
kit-corvus = corvus
recipe-line = Quinqueremes in line
recipe-bridges = Rome: fives with the corvus
recipe-veterans = Veteran crews
recipe-flagship = A great flagship and its escort
recipe-swarm = Triremes and liburnians
fleet-too-great = { $over } points too many on great ships: { $most } at most
badge-sunk = sunk
badge-fled = fled
badge-wrecked = wrecked
badge-waiting = not placed yet
badge-damaged = damaged
badge-fatigued = tired
badge-rammed = rammed this turn
badge-prize = prize
badge-activated = has acted
badge-holds = holds an enemy
badge-repulsed = may strike back
badge-rest = rests, { $rest ->
    [1] second turn
   *[other] first turn
}
badge-bank = { $banks ->
    [1] a bank broken
   *[other] both banks broken
}
badge-rowers = { $points ->
    [1] 1 rower point
   *[other] { $points } rower points
} lost
badge-held = { $corvus ->
    [1] held by a corvus
   *[0] grappled
}
shape-table = the table
shape-shore = the shore: ships beyond this line are wrecked
shape-strip = a fleet is drawn up here, in secret
shape-archers = range of archers
shape-catapults = range of catapults
shape-reach = reach after one turn, straight
zone-bow = bow: cannot be rammed
zone-starboard = starboard side
zone-stern = stern
zone-port = port side

# What changed
gist-nothing = nothing
gist-gone = { $ship } { $how ->
    [fled] leaves the table
    [wrecked] is wrecked
    [waiting] waits
   *[sunk] sinks
}
gist-captured = { $ship } is captured
gist-damaged = { $ship } is damaged
gist-bank = { $ship } loses the oars of one side
gist-rammed = { $ship } is rammed, without damage
gist-fatigued = { $ship } is tired
gist-corvus = { $ship } loses its corvus
gist-marines = { $ship } loses { $points ->
    [1] a marine point
   *[other] { $points } marine points
}
gist-grappled = { $ship } { $corvus ->
    [1] holds { $target } by its corvus
   *[0] holds { $target }
}
gist-loose = { $ship } and { $target } come apart
verdict-wins = you win
verdict-loses = you lose
verdict-held = still held
verdict-free = free
verdict-grappled = holds
verdict-failed = fails
verdict-taken = taken
verdict-goes-on = the fight goes on
verdict-repulsed = thrown back
verdict-sunk = sunk
verdict-damaged = damaged
verdict-oars = oars broken
verdict-scratched = rammed, no damage
verdict-nothing = nothing
verdict-own-sunk = your ship is lost
verdict-own-fled = your ship leaves
verdict-own-captured = your ship is taken
verdict-own-damaged = your ship is damaged
verdict-own-bank = you lose oars
verdict-own-marines = you lose marines
verdict-own-archers = you lose archers
verdict-own-fatigue = your crew tires
loss-sunk = ship lost
tally-sunk = Own ships sunk or wrecked
loss-fled = ship fled
tally-fled = Own ships fled
loss-captured = ship taken
tally-captured = Own ships taken by the enemy
loss-damaged = ship damaged
tally-damaged = Own ships damaged
loss-bank = oars of one side
tally-bank = Oars lost (sides)
loss-marines = marines
tally-marines = Marine points lost
loss-archers = archers
tally-archers = Archer points lost
loss-fatigue = crew tired
tally-fatigue = Own crews tired
stakes-fatigue = The crew of { $ship } will be tested for fatigue.
stakes-rout = One more ship may rout { $side }: { $lost } of { $cost } lost.

# The tables: their names, their reasons, their columns
chart-ships = Ships
because-ships = The ship cards are lost. Size 2 to 7, so that rams and oars rolled under the size span 17 to 100%; boarding less size is 2 or 3 for equals, so a grapple succeeds in 33 to 50% and a corvus in 67 to 83%; defence less ram is 2 to 4 for equals, so nothing, damaged and sunk all occur; speeds leave room for a run of 3 cm and half the cruise; bank penalties stay under half the normal speed; catapults only on great ships, as Rome trades for one; costs from matches of one-type fleets.
chart-crew = Crews
because-crew = The order of the levels is the rulebook's; the factors are from small simulations of fleets of equal cost.
chart-fatigue = Fatigue test
because-fatigue = 5, 4, 3 and the two turns are the rulebook's; it names conscripts below recruits and gives no number, and the series falls by one.
chart-orders = Orders
because-orders = The rulebook does not say at what rate a ship comes round: a run of 1 cm lies between two pivots. The rest is its own.
chart-rowers = Rowers
because-rowers = Shots hit the rowers of open ships and the rulebook gives no effect; movement is what rowers provide.
chart-geometry = Distances and angles
because-geometry = 45 and 15 degrees, the turn of more than 90 and the 3 cm are the rulebook's; the others make contact and alongside decidable without an umpire.
chart-ram = Ram
because-ram = The last line of the damage table is printed as more than D: sunk. So read it would swallow the line before it, D+1 or D+2: damaged; it is read as more than D+2.
chart-grapple = Grappling
chart-disengage = Breaking free
chart-oars = Breaking oars
chart-shooting = Shooting
chart-boarding = Assault
chart-catapult_option = What a catapult is exchanged for
chart-victory = Rout and points
because-victory = The rulebook has no ending. A prize is worth more than a wreck, as the rules offer both; the tie-break by men lost, because a third of the duels ended level without it.
chart-points_battle = Fleets by points
because-points_battle = The rulebook has no points. 200 make an evening; half of them at most on great ships keeps fleets from being two hulls.
column-table = By type (mm, degrees)
column-levels = Levels
column-cost_percent = Price, in per cent
column-corvus_cost = Price of a corvus
column-veteran = Veterans: up to
column-standard = Standard crew: up to
column-recruits = Recruits: up to
column-conscript = Conscripts: up to
column-rest = Turns of rest
column-run_between_pivots = Run between two pivots, in mm
column-turn_most = Turned in all at most, in degrees
column-astern_divisor = Astern: normal speed divided by
column-whole = Speeds are rounded up to, in mm
column-lost_per_point = Speed lost by a rower point, in mm
column-contact = Contact up to, in µm
column-oar_reach = Alongside up to, in µm
column-parallel = Parallel up to, in degrees
column-glancing_below = Glancing below, in degrees
column-side_ram_from = Ram on the side from, in degrees
column-corvus_from = Square enough for the corvus from, in degrees
column-straight_run = Straight run before a ram, in mm
column-turned_over = Turned far: more than, in degrees
column-opposite_over = Opposite courses: more than, in degrees
column-align_gap = Gap when drawn up alongside, in µm
column-target_damaged = Target damaged
column-side = On the side
column-target_engaged_by_friend = Target held by a friend
column-crew_level = For each level of crew above the enemy's
column-rammer_fatigued = Rammer's crew fatigued
column-normal_speed = At normal speed
column-turned_over_90 = Turned by more than 90°
column-damaged_up_to = Damaged up to so much above the defence
column-target_rammed = Target rammed this turn
column-target_engaged = Target held
column-self_rammed = Rammed itself this turn
column-corvus = Corvus
column-engaged_by_another = Held by another as well
column-rammed = Rammed this turn
column-opposite_courses = Opposite courses
column-fatigued = Crew fatigued
column-archer = Archers
column-catapult = Catapult
column-resistance = Points a catapult stands
column-catapult_damaged = Catapult damaged
column-location = Where a hit falls, by die 1 to 6
column-columns = Attackers to defenders
column-rows = By die, 1 to 6: r thrown back, - the fight goes on, C captured
column-roman_bonus = Romans
column-marines = Points of marines
column-archers = Points of archers
column-rout_share = Routed when lost, in per cent of the price
column-turn_limit = Turns
column-sunk = Points for a ship sunk
column-captured = Points for a ship captured
column-fled = Points for a ship fled
column-damaged = Points for a ship damaged
column-points = Points
column-great = Great ships
column-great_share = Great ships at most, in per cent
column-crews = Crews
column-width = Width of the table, in mm
column-height = Height of the table, in mm
column-margin = Margin, in mm
column-depth = Depth of the strips of deployment, in mm

# What stands in the lines of tables
field-length = length
field-width = width
field-normal = normal speed
field-combat = battle speed
field-turn = turning angle
field-boarding = boarding
field-marines = marines
field-catapults = catapults
field-bank_penalty = slower by a broken bank
field-rowers = rowers
field-cataphract = decked
field-cost = price
field-veteran = { crew-veteran }
field-standard = { crew-standard }
field-recruits = { crew-recruits }
field-conscript = { crew-conscript }
field-hits_on = hits on
field-least = range from (µm)
field-most = up to (µm)
field-destroys = points destroyed
value-engines = engines

# Standing orders
standing-shoot = Shooting
    .hint = Every ship shoots at the target it hits most easily, or nobody shoots. Both sides can read standing orders.
standing-shoot-ask = ask
standing-shoot-likely = at the likeliest target
standing-shoot-hold = hold
standing-window = Grapples after the last card
    .hint = Ships in contact when every card is drawn: they try all they can, the likeliest first, or nothing.
standing-window-ask = ask
standing-window-all = try all
standing-window-never = none
standing-assault = Assaults
    .hint = All who can join assault any ship with no more marines than they have, best ratio first. Counter-assaults that were declared are carried out.
standing-assault-ask = ask
standing-assault-even = from even strength
standing-assault-never = none
standing-counter = Counter-assaults
    .hint = Whether a ship that threw its boarders back strikes back, at the grappler with fewest marines.
standing-counter-ask = ask
standing-counter-always = always
standing-counter-never = never
standing-prize = Prizes
    .hint = The fate of ships taken. Losses and prize crews then come from the ships with most marines.
standing-prize-ask = ask
standing-prize-capture = capture
standing-prize-sink = sink
standing-break = Breaking free
    .hint = Whether a ship held by grapples tries its links before it moves, the likeliest first.
standing-break-ask = ask
standing-break-always = always try
standing-break-never = stay
standing-rest = Rest
    .hint = Whether a tired ship under Stop takes its rest without asking.
standing-rest-ask = ask
standing-rest-rest = always

# Where the battles come from
because-cv1-duel = No scenario of the printed game has come down; this one is ours.
because-cv2-three-against-three = No scenario of the printed game has come down; this one is ours.
because-cv3-mylae-260bc = No scenario of the printed game has come down; this one is ours. A captured seven stands here as a hexeres.
because-cv4-ecnomus-256bc = No scenario of the printed game has come down; this one is ours.
because-cv5-drepanum-249bc = No scenario of the printed game has come down; this one is ours.
because-cv6-aegates-241bc = No scenario of the printed game has come down; this one is ours.
because-cv7-points-battle = No scenario of the printed game has come down; this one is ours.
