# Corvus in English. Ships are named by type and id, without an article.

game-name = Corvus
game-about = Galleys of the Punic Wars as models on a table: secret orders, random activation, rams to the millimetre, and the boarding bridge.
game-age = The First Punic War, 264 to 241 BC
aim-1 = You win by routing the enemy: when ships worth half of what its fleet cost are sunk, captured or fled at the end of a turn, it has lost.
aim-2 = You lose if your own fleet is routed first. If nobody is when the turns are over, points decide: a ship sunk its cost, captured half as much again, fled half, damaged a quarter. Some battles have aims of their own, told with them.
brief-1 = Each turn every ship gets one secret order: Stop, Forward, Battle, Port, Starboard, Astern. Battle is fast and may tire the crew; Port and Starboard come round.
brief-2 = Cards decide whose ship acts next. It shows its order, you plan its way in millimetres and degrees, and it rows until something is in the way.
brief-3 = To ram, plan your way through the enemy: into its side or stern, after half a cruise and 3 cm straight. Touching is not striking.
brief-4 = Run along an enemy, or glance off its side, and you may shear its oars: it will be slower for good, and cannot answer.
brief-5 = Grapple what you touch. A Roman ship near enough square to it drops its corvus and seldom misses. Ships held fast do not move until they break free.
brief-6 = Then everybody shoots at once, and marines go over: outnumber the enemy, or be Roman. A ship taken is sunk or becomes your prize.
option-catapults = Roman ships may exchange 2 marine and 2 archer points for a catapult

# Where we are
where-turn = Turn { $turn } of { $turns }
where-deployment = deployment
where-command = orders
where-activation = cards left: { $first } { $one }, { $second } { $two }
where-window = last grapples
where-shooting = shooting
where-boarding = boarding
where-end = end of the turn
ship = { $kind } { $id }
unit-mm = mm

# Prompts
ask-deploy = Draw up your fleet.
    .hint = In secret, within your strip of sea, no two ships in contact. They are revealed when both sides are ready.
ask-catapult = { $side }: exchange men for a catapult?
    .hint = 2 marine and 2 archer points of a ship for one catapult, once a ship. The enemy is told.
ask-orders = Give each ship its order.
    .hint = They lie face down until each ship acts; nobody sees yours before. A tired crew cannot be given Battle.
ask-ship = { $side }: which ship acts?
    .hint = Your card was drawn. The ship shows its order and carries it out.
ask-rest = { $ship }: { $rest ->
    [0] rest the crew?
   *[other] rest a second turn?
}
    .hint = Two turns of Stop in a row make a tired crew fresh. A resting ship shoots and defends itself, and does nothing else.
ask-break = { $ship } is held fast. Break free?
    .hint = Each link is tried once. Free of all of them, it moves with half its allowance; else it stays.
ask-plan = { $ship }, order { $order ->
    [stop] Stop
    [forward] Forward
    [battle] Battle
    [port] Port
    [starboard] Starboard
   *[astern] Astern
}: plan its way. { $left } mm left, up to { $angle }° a turn.
    .hint = Plan past what you want to strike: only a ship that is stopped strikes.
ask-oars = { $ship } { $how ->
    [passing] passes an enemy
   *[glancing] glances off an enemy
}: break its oars?
    .hint = After an attempt there is no ram this turn. A broken bank slows the enemy for good.
ask-go-on = { $ship }: go on with the plan?
    .hint = All that is left of it, or stop here.
ask-straight = { $ship } lies alongside: go on straight, up to { $left } mm?
    .hint = Without a turn and without a ram. Stay, and you may grapple.
ask-act = { $ship }: what does it do?
    .hint = Ram first: a ship that has been rammed is grappled more easily.
ask-window = { $side }: grapple, now that all have moved?
    .hint = Each ship may try each enemy in contact once a turn.
ask-shoot = Choose targets.
    .hint = Archers reach 2 cm, catapults 2 to 5 cm. All shots fall together; ships held fast are easier to hit.
ask-counter = { $ship } threw its boarders back. Strike back?
    .hint = It attacks its grappler alone, and that one may not assault over this link.
ask-assault = { $side }: send the marines over?
    .hint = A ship is assaulted once a turn by its grapplers, and each ship attacks once. Below half, no assault.
ask-loss = { $side }: which ship loses a marine point?
    .hint = One point is lost; you choose whose.
ask-capture = { $target } is taken: sink it, or keep it?
    .hint = A prize counts half as much again as a wreck, but needs half your victorious marines as its crew.
ask-prize = Who gives the { $crew ->
    [1] marine point
   *[other] { $crew } marine points
} of the prize crew for { $target }?
    .hint = Half of the victorious marines, from any of the attackers.
line-station = { $ship }
line-order = { $ship }{ $fatigued ->
    [1] { " " }(tired)
   *[0] { "" }
}
line-shoot = { $ship }: { $engine ->
    [1] catapult
   *[0] { $points } archers
}
line-prize = prize crew
order-stop = Stop
order-forward = Forward
order-battle = Battle
order-port = Port
order-starboard = Starboard
order-astern = Astern
aim-hold = hold
aim-at = { $target } (hits on { $chances ->
    [0] nothing
   *[other] 1 to { $chances }
})

# Dice
roll-card = A card is drawn: { $one } and { $two } are left.
roll-fatigue = { $ship } has rowed to battle: { $needs } or less and the crew keeps its breath.
roll-break = { $ship } breaks away from { $target }: { $needs } or { $high ->
    [1] more
   *[0] less
}.
roll-oars = { $ship } shears the oars of { $target }: { $needs } or { $high ->
    [1] more
   *[0] less
}.
roll-ram = { $ship } rams { $target } { $zone ->
    [bow] on the bow
    [stern] on the stern
    [port] in the port side
   *[starboard] in the starboard side
}: { $needs } or { $high ->
    [1] more
   *[0] less
}.
roll-ram-damage = The ram of { $ship } ({ $ram }) in { $target } (defence { $defence }): one die.
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
reckoning = { $rolled } ({ $modifiers }) = { $total ->
    [-7] −7
    [-6] −6
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] { $total }
}
mod-crew = crews { $value ->
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $value }
}
mod-held-by-another = held by another too { $value ->
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $value }
}
mod-was-rammed = rammed this turn { $value ->
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $value }
}
mod-held-by-corvus = held by a corvus { $value ->
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $value }
}
mod-target-engaged = target held fast { $value ->
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $value }
}
mod-opposite = opposite courses { $value ->
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $value }
}
mod-fatigued = tired crew { $value ->
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $value }
}
mod-normal-speed = normal speed { $value ->
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $value }
}
mod-target-damaged = target damaged { $value ->
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $value }
}
mod-side = in the side { $value ->
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $value }
}
mod-held-by-friend = held by a friend { $value ->
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $value }
}
mod-turned = turned over 90° { $value ->
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $value }
}
mod-target-rammed = target rammed this turn { $value ->
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $value }
}
mod-corvus = corvus { $value ->
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $value }
}
mod-worn = damaged engine { $value ->
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $value }
}
mod-roman = Romans { $value ->
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $value }
}

# Options
do-ship = { $ship } ({ $order ->
    [stop] Stop
    [forward] Forward
    [battle] Battle
    [port] Port
    [starboard] Starboard
   *[astern] Astern
})
    .hint = It shows its order and carries it out now.
do-fit = A catapult for { $ship }
    .hint = It gives up 2 marine and 2 archer points.
do-fitted-out = No more catapults
    .hint = The battle begins.
do-rest = Rest the crew
    .hint = A rest marker; it does nothing but shoot and defend itself.
do-no-rest = Do not rest
    .hint = Any rest marker is taken off.
do-break = Break away from { $target } ({ $chances } in 6)
    .hint = Success cuts this link at once.
do-stay = Try no more
    .hint = A ship still held does not move.
do-row = Row
    .hint = The plan is declared and carried out.
do-back = Take back the last leg
    .hint = The plan is not declared yet.
do-oars = Break the { $bank ->
    [port] port
   *[starboard] starboard
} oars of { $target } ({ $chances } in 6)
    .hint = No ram afterwards.
do-no-oars = Leave the oars alone
    .hint = { $how ->
        [glancing] It may still ram or grapple.
       *[passing] The movement goes on.
    }
do-on = Go on
    .hint = The rest of the plan, all of it.
do-halt = Stop here
    .hint = The movement is over.
do-ram = Ram { $target } { $zone ->
    [bow] on the bow
    [stern] on the stern
    [port] in the port side
   *[starboard] in the starboard side
} ({ $chances } in 6)
    .hint = Then a die and the ram value against its defence.
do-grapple = { $corvus ->
    [1] Drop the corvus on
   *[0] Grapple
} { $target } ({ $chances } in 6)
    .hint = Both ships are held; the grappler may send its marines over.
do-done = Done
    .hint = The next card is drawn.
do-no-more = No more
    .hint = The other side follows.
do-counter = Strike back at { $target } ({ $attackers } against { $defenders })
    .hint = Declared, it will be carried out.
do-no-counter = Stay aboard
    .hint = The grappler may assault again.
do-assault = Assault { $target } with { $ships }: { $attackers } against { $defenders }, { $ratio } (taken { $chances } in 6)
    .hint = Thrown back, you lose a marine point; fought on, both sides do.
do-strike-back = { $ship } strikes back at { $target }: { $attackers } against { $defenders } (taken { $chances } in 6)
    .hint = It was declared and must be done.
do-lose = { $ship } (has { $left })
    .hint = It loses one marine point.
do-capture = Capture { $target } with { $crew ->
    [1] 1 marine point
   *[other] { $crew } marine points
}
    .hint = It comes under your flag, its crew conscript and tired.
do-sink = Sink { $target }
    .hint = It is gone, and your marines stay together.

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
    [stern] on the stern
    [port] in the port side
   *[starboard] in the starboard side
}, { $angle }°
note-friend = stopped by a friend, { $target }
note-ram = counts as a ram: { $chances } in 6
note-beside = ends touching { $target }, without striking it
note-grapple = { $corvus ->
    [1] the corvus comes down on it: holds with { $chances } in 6
   *[0] a grapple holds with { $chances } in 6
}
note-passing = runs along the oars of { $target }: { $chances } in 6
note-oars = its oars may be broken: { $chances } in 6

# Events
turn = Turn { $turn } of { $turns }.
deployed = Both fleets are drawn up.
fitted = { $ship } takes a catapult for 2 marine and 2 archer points.
ordered = Orders are given for turn { $turn }, face down.
card = A card of { $side }; { $left } left.
card-void = A card of { $side }, but all its ships have acted.
revealed = { $ship } shows its order: { $order ->
    [stop] Stop
    [forward] Forward
    [battle] Battle
    [port] Port
    [starboard] Starboard
   *[astern] Astern
}.
too-tired = The crew of { $ship } is tired by now and rows at normal speed.
held = { $ship } is held fast and does not move.
rests = { $ship } rests ({ $rest }).
rest-lost = The rest of { $ship } is disturbed.
rested = The crew of { $ship } is fresh again.
fatigue-test = { $ship } tests for fatigue, { $rolled } ({ $needs } or less): { $passed ->
    [1] the crew keeps its breath
   *[0] too much
}.
fatigued = The crew of { $ship } is tired.
broke-free = { $ship } breaks away from { $target }: { $sum }, { $needs } or more needed.
held-fast = { $ship } cannot break away from { $target }: { $sum }, { $needs } or more needed.
corvus-lost = { $ship } loses its corvus.
moved = { $ship } { $order ->
    [astern] has backed
   *[other] has rowed { $moved } mm
}{ $turned ->
    [0] { "" }
   *[other] { " " }and turned { $turned }°
}{ $again ->
    [1] { " " }in all
   *[0] { "" }
}.
not-moved = { $ship } does not stir.
contact = { $ship } { $bow ->
    [1] runs into
   *[0] is stopped by
} { $blockers }.
fouled = { $ship } is stopped by its own side: { $blockers }.
aligned = { $ship } swings alongside { $target }.
not-aligned = There is no room for { $ship } alongside { $target }.
fled = { $ship } leaves the table.
wrecked = { $ship } runs ashore.
lost-ashore = { $ship } is broken up on the shore.
oars-broken = { $ship } shears the { $bank ->
    [port] port
   *[starboard] starboard
} oars of { $target }: { $sum }, { $needs } or less needed.
oars-held = { $ship } fails to shear the oars of { $target }: { $sum }, { $needs } or less needed.
rammed = { $ship } rams { $target } { $zone ->
    [bow] on the bow
    [stern] on the stern
    [port] in the port side
   *[starboard] in the starboard side
}: { $sum }, { $needs } or less needed.
ram-failed = { $ship } strikes { $target } { $zone ->
    [bow] on the bow
    [stern] on the stern
    [port] in the port side
   *[starboard] in the starboard side
} to no effect: { $sum }, { $needs } or less needed.
ram-damage = The ram of { $ship } in { $target }: { $rolled } + { $ram } = { $total } against { $defence }: { $harm ->
    [nothing] nothing
    [damaged] damaged
   *[sunk] it goes down
}.
damaged = { $ship } is damaged.
sunk = { $ship } sinks!
grappled = { $ship } { $corvus ->
    [1] drops its corvus on
   *[0] grapples
} { $target }: { $sum }, { $needs } or less needed.
grapple-failed = The grapples of { $ship } miss { $target }: { $sum }, { $needs } or less needed.
shot = { $ship } { $engine ->
    [1] throws stones
   *[0] shoots
} at { $target }: { $dice ->
    [1] one die
   *[other] { $dice } dice
}, { $needs } or { $high ->
    [1] more
   *[0] less
}: { $hits ->
    [0] no hit
    [1] one hit
   *[other] { $hits } hits
}.
located = Hits of { $ship } on { $target }: { $where }.
location-marines = marines
location-archers = archers
location-engines = engines
location-rowers = rowers
casualties = { $ship } loses { $total ->
    [0] nothing
   *[other] { $what }
}.
casualty-marines = { $points ->
    [1] 1 marine point
   *[other] { $points } marine points
}
casualty-archers = { $points ->
    [1] 1 archer point
   *[other] { $points } archer points
}
casualty-engines = { $points ->
    [1] 1 point of its engines
   *[other] { $points } points of its engines
}
casualty-rowers = { $points ->
    [1] 1 rower point
   *[other] { $points } rower points
}
counter-declared = { $ship } will strike back at { $target }.
counter-void = { $ship } is too weak by now to strike back at { $target }.
assault = { $counter ->
    [1] Counter-assault
   *[0] Assault
} of { $ships } on { $target }, { $attackers } against { $defenders } ({ $ratio }), rolls { $sum }: { $result ->
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
won-by-rout = { $side } wins: { $loser } is routed, { $lost } of { $cost } points lost.
won-by-points = { $side } wins on points: { $one } { $points_one }, { $two } { $points_two }{ $tied ->
    [1] ; men lost: { $lost_one } and { $lost_two }
   *[0] { "" }
}.
drawn-by-points = A draw: { $one } { $points_one }, { $two } { $points_two }; men lost: { $lost_one } and { $lost_two }.
won-by-escape = { $side } wins: { $other } has kept { $kept } of the { $ships } ships it needed.
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
no-rest-engaged = { $ship } is held fast: nobody rests aboard.
no-link = { $ship } and { $other } are not held together.
no-break-stop = { $ship } has the order Stop: it does not break free.
no-break-twice = { $ship } has tried the link with { $target } this turn.
no-leg-zero = A leg of { $ship } goes or turns.
no-leg-way = { $ship } goes { $order ->
    [astern] backward only
   *[other] forward only
} under this order.
no-leg-far = { $ship } has { $left } mm left, not { $distance }.
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
no-oars-end = { $ship } has struck { $target } on its bow or stern: there are no oars.
no-oars-square = { $ship } lies too square to { $target } ({ $angle }°) to glance along its oars.
no-oars-broken = Those oars of { $target } are broken already; { $ship } finds none.
no-oars-twice = { $ship } has had its chance at the oars of { $target }.
no-oars-here = { $ship } does not pass the oars of { $target } here.
no-ram-contact = { $ship } was not stopped by { $target } in a forward way: touching is not striking.
no-ram-twice = { $ship } has tried its ram; { $target } is safe from it.
no-ram-oars = { $ship } has gone for oars this turn: no ram on { $target }.
no-ram-bow = { $ship } meets { $target } bow to bow: no ram.
no-ram-slow = { $ship } has rowed { $moved } mm; { $half } are needed to ram { $target }.
no-ram-run = { $ship } has run { $straight } mm straight; { $run } are needed to ram { $target }.
no-ram-glance = { $ship } meets the side of { $target } at { $angle }°; below { $least }° the beak slides off.
no-contact = { $ship } and { $target } are not in contact.
no-grapple-rest = { $ship } rests and leaves { $target } alone.
no-grapple-linked = { $ship } and { $target } are held together already.
no-grapple-twice = { $ship } has tried to grapple { $target } this turn.
no-shooter = { $ship } has no { $engine ->
    [1] catapult
   *[0] archers
} to shoot at { $target }.
no-range = { $target } is out of range of { $ship }: { $least } to { $most } cm.
no-counter-link = { $ship } has not thrown back { $target } over a link.
no-counter-tried = { $ship } has tried to break away from { $target } this turn.
no-counter-weak = { $ship } is too weak to strike back at { $target }.
no-assault-link = { $ship } has not grappled { $target }.
no-assault-counter = { $target } strikes back at { $ship }, which may not assault over that link.
no-assault-fought = { $ship } has attacked already; { $target } must wait.
no-assault-men = { $ship } has no marines for { $target }.
no-assault-again = { $target } has been assaulted this turn; { $ship } stays out of it.
no-assault-yours = { $ship } is not yours.
no-assault-order = Name the attackers of { $target } once each, in the order of the list ({ $attackers } against { $defenders }).
no-assault-weak = { $attackers } against { $defenders } is too weak to assault { $target }.
no-fit-twice = { $ship } has its catapult.
no-fit-men = { $ship } has not { $marines } marine and { $archers } archer points to give.
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
sheet-rout = { $lost } of { $cost } (rout at { $limit } %)
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
badge-rest = rests, { $rest }
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
   *[0] held fast
}
shape-table = the table
shape-shore = the shore: wrecked beyond this line
shape-strip = a fleet is drawn up here, in secret
shape-archers = range of archers
shape-catapults = range of catapults
shape-reach = reach straight after one turn
zone-bow = bow: no ram here
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
gist-bank = { $ship } loses a bank of oars
gist-rammed = { $ship } is rammed without damage
gist-fatigued = { $ship } is tired
gist-corvus = { $ship } loses its corvus
gist-marines = { $ship } loses marine points: { $points }
gist-grappled = { $ship } { $corvus ->
    [1] holds { $target } by its corvus
   *[0] holds { $target }
}
gist-loose = { $ship } and { $target } come apart
verdict-wins = you win
verdict-loses = you lose
verdict-held = still held
verdict-free = free
verdict-grappled = held fast
verdict-failed = nothing
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
loss-sunk = lost
tally-sunk = Ships lost
loss-fled = fled
tally-fled = Ships fled
loss-captured = captured
tally-captured = Ships lost as prizes
loss-damaged = damaged
tally-damaged = Ships damaged
loss-bank = bank of oars
tally-bank = Banks of oars broken
loss-marines = marines
tally-marines = Marines lost
loss-archers = archers
tally-archers = Archers lost
loss-fatigue = tired
tally-fatigue = Crews tired
stakes-fatigue = The crew of { $ship } will be tested for fatigue.
stakes-rout = One more ship may rout { $side }: { $lost } of { $cost } lost.

# The tables: their names, their reasons, their columns
chart-ships = Ships
because-ships = The ship cards are lost. Size 2 to 7, so that rams and oars rolled under the size span 17 to 100 %; boarding less size is 2 or 3 for equals, so a grapple succeeds in 33 to 50 % and a corvus in 67 to 83 %; defence less ram is 2 to 4 for equals, so nothing, damaged and sunk all occur; speeds leave room for a run of 3 cm and half the cruise; bank penalties stay under half the normal speed; catapults only on great ships, as Rome trades for one; costs from matches of one-type fleets.
chart-crew = Crews
because-crew = The order of the levels is the rulebook's; the factors are from small simulations of fleets of equal cost.
chart-fatigue = Fatigue test
because-fatigue = 5, 4, 3 and the two turns are the rulebook's; it names conscripts below recruits and gives no number, and the series falls by one.
chart-orders = Orders
because-orders = The rulebook does not say at what rate a ship comes round: a run of 1 cm lies between two pivots. The rest is its own.
chart-rowers = Rowers
because-rowers = Shots hit the rowers of open ships and the rulebook gives no effect; movement is what rowers provide.
chart-geometry = Distances and angles
because-geometry = 45 and 15 degrees and the 3 cm are the rulebook's; the others make contact and alongside decidable without an umpire.
chart-ram = Ram
because-ram = The last line of the damage table is read as more than D+2: as printed it would swallow the line before it.
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
    .hint = Everybody shoots at the target he hits most easily, or nobody shoots. Both sides can read standing orders.
standing-shoot-ask = ask
standing-shoot-likely = at the likeliest target
standing-shoot-hold = hold
standing-window = Grapples after the last card
    .hint = What ships in contact do when every card is drawn: try all they can, the likeliest first, or nothing.
standing-window-ask = ask
standing-window-all = try all
standing-window-never = none
standing-assault = Assaults
    .hint = All who can join assault whoever has no more marines than they have, best ratio first; declared counter-assaults are carried out.
standing-assault-ask = ask
standing-assault-even = from even strength
standing-assault-never = none
standing-counter = Counter-assaults
    .hint = Whether a ship whose grappler was repulsed strikes back, at the one with fewest marines.
standing-counter-ask = ask
standing-counter-always = always
standing-counter-never = never
standing-prize = Prizes
    .hint = What becomes of ships taken. Losses and prize crews then come from the ships with most marines.
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
