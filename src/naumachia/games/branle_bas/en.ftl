
# Guns, damage, flags, boarding
ask-fire = { $ship }: fire?
    .hint = One broadside at one target, and a point-blank die at an enemy within 10 cm. Everything takes effect at once.
ask-scuttle = { $side }: scuttle a prize?
    .hint = Kept afloat, each prize counts for you at nightfall; the enemy may take it back.
do-fire = { $rake ->
    [stern] Rake the stern of { $target }
    [bow] Rake the bow of { $target }
   *[none] Fire at { $target }
} { $range ->
    [point-blank] at point-blank
    [short] at short range
    [medium] at medium range
   *[long] at long range
}, { $aim ->
    [masts] at the masts
   *[hull] at the hull
}{ $with ->
    [1] , point-blank die at { $near }
   *[0] { "" }
}
    .hint = The target in full, unless a ship lies between. From 5 points on the ship that takes them risks fire, leak or rudder.
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
do-scuttle = Scuttle { $ship }
    .hint = It sinks and counts for nobody.

note-total = { $base } with { $modifiers }, and the die
note-points = { $high ->
    [0] no point
   *[other] { $low } to { $high } points
}
note-halved = { $times ->
    [1] result halved
    [2] result halved twice
   *[other] result halved { $times } times
}
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
roll-leak-time = { $ship } leaks: it sinks in turn { $turn } and what the die adds.
roll-blast = Burning wreckage falls on { $ship }: { $worst ->
    [-2] −2
   *[other] −1 and −2
} sets it on fire.
roll-strike = { $ship } is in rout and touched by { $target }: it strikes { $worst ->
    [0] on 0 and below: its captain is dead
   *[other] below 0
}.
roll-board = { $ship } fights { $target } hand to hand: one die for each of its { $points } points.
reckoning = { $rolled } ({ $modifiers }) = { $total ->
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] { $total }
}
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
    [1] 1 point
   *[other] { $result } points
}{ $halvings ->
    [0] { "" }
   *[other] , halved to { $points }
}.
support = The fire of { $ship } supports the boarding of { $target }.
mishap = A mishap aboard { $ship }: { $bursts ->
    [1] a gun bursts
   *[0] no harm done
}.
burst = The burst gun { $burns ->
    [1] sets { $ship } on fire
   *[0] sets nothing on fire aboard { $ship }
}.
point-blank = { $ship } at point-blank of { $target }: { $face ->
    [captain] the captain falls!
    [crew] men fall
    [masts2] spars come down
   *[none] nothing
}
risk = Risk for { $ship }: { $face ->
    [fire] fire
    [crew] men
    [rudder] rudder
    [leak] leak
    [masts2] 2 mast points
   *[hull2] 2 hull points
}{ $unsure ->
    [1] , if it is confirmed
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
   *[0] stays tight
}.
leak = { $ship } will sink in turn { $turn } unless the leak is stopped.
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
flag-retreat = { $ship } can fight no longer as it should and retreats.
flag-rout = { $ship } is in rout.
surrender-test = { $ship }, touched by { $target }, { $strikes ->
    [1] has had enough
   *[0] fights on
}.
struck = { $ship } strikes its colours to { $target }!
possession-waits = { $target } cannot take possession of { $ship } yet.
captured = { $side } takes possession of { $ship }.
retaken = { $ship } takes back { $target }.
grappled = { $ship } grapples { $target }: boarders away!
combat = { $ship } and { $target } fight hand to hand, { $mine } points ({ $how }) against { $theirs } ({ $how_theirs }).
melee = The dice of { $ship }: the weaker loses { $weaker }, the stronger { $stronger }.
melee-losses = { $ship } loses { $mine } of its crew ({ $left } left), { $target } { $theirs } ({ $left_theirs } left).
both-ruined = Neither { $ship } nor { $target } has a man left to fight: they drift apart.
nightfall = Night falls after turn { $turn }.
won-by-ruin = { $side } wins: { $loser } has no ship left under its own colours.
drawn-by-ruin = A draw: neither side has a ship left under its own colours.
won-by-prizes = { $side } wins, holding { $prizes } prizes.
won-by-count = { $side } wins: { $one } { $ships_one }, { $two } { $ships_two } ships in hand.
drawn-by-count = A draw: { $one } { $ships_one }, { $two } { $ships_two } ships in hand.
won-by-damage = { $side } wins the duel: damage of { $one } { $damage_one }, of { $two } { $damage_two }.
drawn-by-damage = A draw: damage of { $one } { $damage_one }, of { $two } { $damage_two }.

no-such-shot = "{ $answer }" is no shot.
no-such-ship = There is no ship called { $name }.
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
loss-captured = struck
loss-hull = hull boxes
loss-masts = mast boxes
loss-guns = guns
loss-crew = crew
loss-fires = fires
loss-leaks = leaks
loss-rudder = rudder hits
loss-captains = captains
verdict-wins = wins the battle
verdict-loses = loses the battle
verdict-sunk = sunk
verdict-struck = strikes
verdict-crippled = out of action
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

try-fire = fire at { $value }
try-masts = fire at the masts of { $value }
try-pb = point-blank die at { $value }
try-board = board { $value }
try-retake = take back { $value }
