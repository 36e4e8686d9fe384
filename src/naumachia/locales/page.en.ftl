# The page's own words: everything that is not a rule and not a game.

page-loading = Loading…
page-connecting = Connecting…
page-home = Naumachia, all games
page-language = Language
page-theme = { $theme ->
    [light] Colours: light
    [dark] Colours: dark
   *[auto] Colours: as the system has them
}
page-close = Close
page-motto = Command galleys and ships of the line. The computer knows every rule, rolls every die in the open, and leaves the fighting to you.
page-play-now = Play now
page-have-code = I have a code
page-against = against { $player ->
    [castaway] the castaway
    [deckhand] the deckhand
    [helmsman] the helmsman
    [captain] the captain
    [admiral] the admiral
   *[other] { $player }
}
page-picture = The ships as they stand at the start
page-moment = A moment of battle
page-minutes = { $minutes } min
page-ships = { $count ->
    [one] one ship
   *[other] { $count } ships
}
page-difficulty = difficulty { $level } of 5
page-continue = Go on with a match
page-show-all = Show all { $count }
page-forget = Take off my list
page-forget-sure = This match goes off your list, and you give up your seat in it. It is deleted when all who play it wish so. Take it off?
page-delete = Delete the match
page-delete-sure = This match will be deleted for good. Delete it?
page-deleted = The match is deleted.
page-forgotten = The match is off your list. It is deleted when the others wish so too.
page-open-title = Open a record
page-open-about = A match saved as a file: watch it again, or go on with it if it was not over.
page-open = Choose a file…
page-colophon = Everything runs on this machine. Nothing is loaded from elsewhere and nothing is sent there.
page-colophon-far = The page asks nobody but the server it came from, and nothing is loaded from elsewhere.
page-colophon-alone = Everything runs in this browser, and matches are kept in it. Nothing is sent anywhere.
page-no-games = There is no game to play here.
page-no-scenario = There is no such scenario.
page-no-server = The server does not answer.
page-slow = No word from the server yet. Your answer is kept, and will be sent again.
page-retry = Try again

# Without a server

page-site-loading = Loading the game: { $share }
page-site-loading-label = Loading the game
page-site-broken = The game could not be loaded.
page-site-full = This browser has no room left. You can play on, but what happens from now on is lost when you close this page. Delete old matches, or save the record of this one.
page-site-forbidden = This window may not store anything; perhaps it is a private one. You can play, but your matches are gone when you close it. Save the record of a match to keep it.
page-site-elsewhere = Another tab has these matches now. Your answers here are not kept.
page-site-silent = Naumachia is open in another tab, and that tab does not answer.
page-site-here = Play on here
page-site-read = All right
page-site-newer = A new version is ready.
page-site-use = Use it now
page-site-later = Later
page-site-install-about = The game can be installed, and then starts without a network.
page-site-install = Install the game

# Setting up
page-seats = Who sits where
page-player-choice = { $player ->
    [human] A player at this screen
    [open] Somebody else, by link
    [letter] A friend, by letter
    [castaway] Castaway – plays at random
    [deckhand] Deckhand – for a first match
    [helmsman] Helmsman – thinks a turn ahead
    [captain] Captain – has learned from its own matches
    [admiral] Admiral – thinks long
   *[other] { $player } (a program)
}
page-level-measured = { $level ->
    [castaway] Castaway
    [deckhand] Deckhand
    [helmsman] Helmsman
    [captain] Captain
    [admiral] Admiral
   *[other] { $level }
} – beats { $against ->
    [castaway] the castaway
    [deckhand] the deckhand
    [helmsman] the helmsman
    [captain] the captain
    [admiral] the admiral
   *[other] { $against }
} { $percent } in 100
page-player = { $player ->
    [human] player
    [open] nobody yet
    [letter] friend, by letter
    [castaway] castaway (program)
    [deckhand] deckhand (program)
    [helmsman] helmsman (program)
    [captain] captain (program)
    [admiral] admiral (program)
   *[other] { $player } (program)
}
page-hot-seat = Several players share this screen.
page-open-seat = Once the match has begun you get a link and a code for the player.
page-film-only = Only programs play: you watch.
page-options = Optional rules
page-start = Start the match

# The board
page-board = The board. Arrow keys move it, plus and minus zoom, 0 shows all of it.
page-board-tools = View
page-zoom-in = Closer
page-zoom-out = Farther
page-fit-all = The whole board
page-fit-battle = The battle
page-hex-labels = Numbers of the hexes
page-wind = Wind: { $force }
page-gauge = { $name } { $value } of { $full }
page-acting = its turn
page-tap-again = Tap again to play it
gauge-structure = structure
gauge-speed = speed
bearing-hexes = { $where ->
    [ahead] { $distance ->
        [1] one hex ahead
       *[other] { $distance } hexes ahead
    }
    [astern] { $distance ->
        [1] one hex astern
       *[other] { $distance } hexes astern
    }
   *[off] { $distance ->
        [1] one hex
       *[other] { $distance } hexes
    } { $where ->
        [port-bow] off the port bow
        [starboard-bow] off the starboard bow
        [port-beam] on the port beam
        [starboard-beam] on the starboard beam
        [port-quarter] on the port quarter
       *[starboard-quarter] on the starboard quarter
    }
}
bearing-units = { $distance } { $unit ->
    [mm] mm
   *[none] units
} { $where ->
    [ahead] ahead
    [astern] astern
    [port-bow] off the port bow
    [starboard-bow] off the starboard bow
    [port-beam] on the port beam
    [starboard-beam] on the starboard beam
    [port-quarter] on the port quarter
   *[starboard-quarter] on the starboard quarter
}

# The panel
page-panel = The table
page-tab = { $tab ->
    [orders] Orders
    [ship] Ship
    [groups] Squadrons
    [table] Table
    [talk] Talk
    [notes] Notes
    [standing] Standing orders
   *[log] Log
}
page-skip = Go to what is to be decided
page-prompt = What is to be decided
page-your-turn = Your turn
page-waiting = Waiting for the other player.
page-waiting-for = Waiting for { $names }.
page-wait-open = { $name ->
    [none] Waiting for somebody to take the seat.
   *[other] Waiting for { $name } to take the seat.
}
page-thinking = Thinking…
page-over = The match is over
page-watch = Watch the match again
page-again = Set it up anew…
page-percent = { $p }
page-estimate = ≈ { $low } to { $high }
page-odds-coming = Counting the chances…
page-odds-mean = ≈ −{ $mean }
page-odds-known = As far as you know: what lies face down was tried in many ways.
page-odds-key = { $rare ->
    [0] Press O for every outcome
   *[other] Press O for every outcome, { $rare } of them below 5%
}
page-odds-more = { $count ->
    [one] and one rarer outcome
   *[other] and { $count } rarer outcomes
}
page-dice = Dice
page-typed-dice = Real dice on the table: type in what falls
page-dice-left = { $count ->
    [one] Roll a die and enter it.
   *[other] Roll { $count } dice and enter them.
}
page-clear = Clear
page-die = Die: { $face }
page-die-sides = { $sides ->
    [one] { $sides } side of { $of }
   *[other] { $sides } sides of { $of }
}
page-give-all = One order for many ships
page-give-what = the order
page-give-rest = to the rest ({ $ships })
page-give-every = to all ({ $ships })
page-hand-in = Hand in the orders
page-hand-in-anew = Hand in the changed orders
page-handed-in = Your orders are in. You may change them until the last sheet is in.
page-split-left = { $left } left{ $least ->
    [0] { "" }
   *[other] , { $least } at least
}
page-split-less = { $part }: one fewer
page-split-more = { $part }: one more
page-several-of = { $chosen } of { $most }
page-writers = Who has handed in
page-writer = { $done ->
    [yes] { $seat }: the orders are in
   *[no] { $seat } is writing orders
}
page-plot-still = stays
page-plot-left = { $left ->
    [0] No move left
    [1] One move left
   *[other] { $left } moves left
}
page-plot-left-short = { $left } left
page-plot-moment = The ship rows here in step { $step }.
page-aim-heading = Which way shall it point?
page-drag-cue = { $turns ->
    [yes] Drag the ship; the round handle turns it
   *[no] Drag the ship
}
page-plot-step = Step { $step }:
page-plot-give = Orders of { $ship } for
page-plot-whom = for which ships
page-plot-whom-rest = those without orders
page-plot-whom-all = all others
page-plot-copy = Copy
page-plot-copy-why = The same moves, as far as each ship can make them
page-plot-mirror = Mirror
page-plot-mirror-why = To port what goes to starboard
page-plot-follow = Follow
page-plot-follow-why = In its wake, as far behind as now
page-plot-text = All orders as text
page-could = Where could they be?
page-could-one = Where could { $ship } be?
page-could-step = after step { $step }
page-could-why = Every place the rules leave open, if nobody stands in the way. The darker, the more ships.
page-steps = Movement
page-steps-again = See the whole movement again
page-steps-back = One step back
page-steps-on = One step on
page-step-of = Step { $step }{ $met ->
    [0] {""}
    [1] , one stood in another’s way
   *[other] , { $met } stood in others’ way
}{ $struck ->
    [0] {""}
    [1] , one blow
   *[other] , { $struck } blows
}
page-met = Why they met
page-met-more = and { $count } more
page-record-new = new: { $count }
page-record-of = { $label }: { $left } of { $boxes }
page-record-harm = { $label }: { $count }
page-record-legend = What the sheet says
page-print = Print the sheets
page-print-why = The sheets of all ships, A4, black on white
page-print-row = { $label }: { $value }
page-record-marked = { $label }: { $count } of { $boxes } ticked
page-record-changed = { $change } since you last acted
page-record-news = Sheet of { $ship }: { $news }
page-plot-typed = { $ship }: moves, typed
page-plot-back = Take back the last move
page-plot-clear = Begin again
page-plot-no-walk = These moves may not follow one another.
page-plot-goes-on = The ship cannot stop here.
page-reach-turn = Turn in degrees (+ starboard)
page-reach-distance = Distance, { $low } to { $high } { $unit }
page-reach-only = Distance, { $high } { $unit }
page-plane-distance = Distance { $unit }
page-plane-x = x { $unit }
page-plane-y = y { $unit }
page-plane-course = Heading in degrees
page-plane-length = { $length } { $unit }
page-plane-way = { $way ->
    [astern] { $length } astern
   *[ahead] { $length }
}
page-plane-turn = { $turn }° { $side ->
    [port] to port
   *[starboard] to starboard
}
page-plane-left = { $length } remain
page-plane-rest = not moved yet
page-plane-spot = x { $x }, y { $y } { $unit }
page-plane-heading = heading { $heading }°
page-plane-right-ahead = right ahead
page-plane-keels = keels at { $angle }°
page-plane-gap = { $length } between the hulls
page-plane-go = Go this way
page-plane-onward = … then straight on
page-plane-put = Place it here
page-plane-reset = Put it back
page-plane-grip = { $ship } in hand: { $pose }
page-plane-keys = Arrow keys move it by one, with Shift by ten; Page Up and Page Down turn it; Enter does it, Escape puts it back, Backspace takes back the last leg.
page-plane-keys-leg = Or step with the arrow keys (Shift: by ten). The wheel or a second finger turns it; Enter goes.
page-plane-keys-place = Drag it, or step with the arrow keys (Shift: by ten). The wheel or a second finger turns it; Enter places it.
page-plane-ruler = Ruler: measure with the pointer, or move its ends with the arrow keys (M)
page-plane-end = { $end ->
    [1] First end of the measure; arrow keys move it, with Shift by ten
   *[2] Second end of the measure; arrow keys move it, with Shift by ten
}
page-plane-protractor = Protractor: measure angles (A)
page-plane-scale = Scale: this long is { $length }
page-counter-down = a counter face down
unit-mm = mm
unit-cm = cm
page-undo = Undo{ $count ->
    [0] { "" }
   *[other] { " " }({ $count })
}
page-redo = Redo{ $count ->
    [0] { "" }
   *[other] { " " }({ $count })
}
page-undo-why = Why no further?
page-undo-reach = { $count ->
    [0] { $reason }
    [one] One step can be undone. { $reason }
   *[other] { $count } steps can be undone. { $reason }
}
page-ship = The ship
page-ship-none = Choose a ship
page-why = Why not…?
page-why-title = What it may do now, and why not
page-why-free = nothing stands in the way
page-score = How the sides stand
page-where = Place in the sequence of play
page-you = you
page-online = here
page-offline = away
page-has-left = has left
page-kept-for = kept for { $name }
page-somebody = Somebody
page-invite = { $seat } is free: send this link to a friend
page-invite-sent = { $seat }: link copied.
page-invite-show = Show
page-copy = Copy
page-share = Share…
page-share-said = A seat is free: { $title }
page-copied = Copied
page-log = Log
page-log-empty = Nothing has happened yet.
page-log-show = Show this moment
page-rule = Rule { $rule }
page-rule-read = Rule { $rule }: read it
page-rule-unwritten = There is no text for this rule yet.

# The film
page-replay = Replay
page-stopped = To watch only
page-replay-moment = Moment { $turn } of { $turns }
page-replay-leave = Back to the match
page-replay-end = To the end
page-first = To the beginning
page-back = One step back
page-forward = One step on
page-play = Play
page-pause = Pause
page-from = seen by
page-public = the public
page-record = Record
page-record-why = Save the match as a file

# Connection and seats
page-lost = Connection lost. Trying again; nothing is lost.
page-curtain = { $seat }: your turn
page-curtain-why = Only this player should look at the screen now.
page-curtain-lift = Show the board
page-gone-match = This match is not here
page-gone-match-why = Its players have deleted it, or the host keeps matches no longer than that, or the link is not complete.
page-gone = This seat cannot be taken
page-gone-watch = Watch the match instead
page-gone-why = There is no such match here, or the link is not valid.

# Many ships
page-groups = Squadrons
page-groups-alone = { $count ->
    [one] One ship is on its own.
   *[other] { $count } ships are on their own.
}
page-group-done = has acted
page-group-active = acts now
page-follow = Go to the ship whose turn it is
page-walk = The ships to choose from
page-walk-all = { $count } to choose from
page-walk-at = { $at } of { $count }
page-ship-next = Next ship
page-ship-back = Previous ship
page-other-ships = { $count ->
    [one] One choice for another ship
   *[other] { $count } choices for other ships
}
page-resign = Give up …
page-resign-sure = The match ends at once, and the other side wins.

# Fleets bought by points
page-special = Special rules
page-fleets = Fleets of your own
page-fleets-about = { $squadrons ->
    [1] Buy two fleets for the same points and let them meet on the open sea. Begin with a ready fleet and change it, or take it as it is.
   *[other] Buy two fleets for the same points, divide them into squadrons, and let them meet on the open sea. Begin with a ready fleet and change it, or take it as it is.
}
page-fleets-count = { $ships ->
    [0] No ship yet
    [one] One ship
   *[other] { $ships } ships
}
page-fleets-only = { $what }: only for { $sides }
page-fleets-card = Build both fleets by points
page-fleets-size = Each side may spend
page-points = { $points } points
page-budget = Points spent
page-spent = { $spent } of { $points } points
page-preset = Ready fleets
page-preset-pick = choose …
page-leader = In command
page-squadron = { $place }. { $ships ->
    [one] one ship
   *[other] { $ships } ships
} ({ $points })
page-flagship = The commander is aboard
page-squadron-more = One more squadron
page-squadron-less = Remove this squadron
page-more = One more: { $what }
page-less = One less: { $what }

# Glossary
page-glossary = Glossary
page-glossary-search = Find a word
page-glossary-none = No such word here.

# What the enemy may do next
page-threats = What may the enemy do next?
page-threat = { $who }: { $what }
page-threats-none = Nothing, as your ships lie now.
page-threats-unknown = Nothing was found; not all could be looked at.
page-threats-more = Not all could be looked at.
page-threats-all = Show all { $count }
page-threats-wait = Looking ahead …

# Lessons
page-lessons = Lessons
page-lessons-of = Lessons: { $game }
page-lessons-about = Each lesson is one idea and one task. The rules judge it, everything can be taken back, and you may leave at any time.
page-lessons-count = { $done } of { $count } done.
page-lessons-card = Lessons: { $done } of { $count } done
page-lessons-first = { $game } · You begin with { $count } short lessons, the first in a minute.
page-lessons-skip = Skip the lessons
page-lesson-at = Lesson { $at } of { $count }
page-lesson-task = Task:
page-lesson-hint = Give me a hint
page-lesson-done = Done!
page-lesson-is-done = Done
page-lesson-failed = Not this time.
page-lesson-over = The battle is over, and the task is not done.
page-lesson-try = Try again
page-lesson-again = Once more
page-lesson-begin = Begin
page-lesson-begin-named = Begin the lesson “{ $title }”
page-lesson-next = Next: { $title }
page-lesson-last = That was the last lesson of this game. You are ready for a battle.
page-lesson-home = Choose a battle

# The briefing, and what helps to follow
page-briefing = Briefing
page-briefing-begin = Begin
page-briefing-more = More below
page-briefing-new = Your first match of this game?
page-briefing-read = Read the briefing
page-aim = How you win, and how you lose
page-brief = The game in brief
page-keys = Keys
page-hints = Explain questions and options
page-asides = { $count ->
    [one] One more thing that may be done first
   *[other] { $count } more things that may be done first
}
page-log-steps = ({ $count } steps)
page-key = { $which ->
    [1] the option that bears this number
    [2] the next ship to choose, the one before
    [3] take back, give again
    [4] closer, farther, the whole board (on the board)
    [5] back and forth through the match
    [7] sound on, sound off
   *[6] back to the present
}
page-row = { $label }: { $value }
page-odds-later = A choice comes before the dice: yours, or that of the other side.
# Before one commits
page-way = Go there{ $windows ->
    [0] { "" }
   *[other] { " " }(others may act on the way)
}
page-every-way = Every way from here: { $harm }.
page-strikes = This turn it could still
page-strike-if = if nobody acts before it
page-strike-first = { $step ->
    [none] Go for it
   *[other] Go for it: “{ $step }” first{ $more ->
        [0] { "" }
        [one] , then one step more
       *[other] , then { $more } steps more
    }
}
page-strike-last = This is the blow you went for
page-strike-sure = The first step cannot be taken back. Press again to do it.
page-press-again = Press again to do it.

# The end and after
page-verdict = { $verdict ->
    [won] You won
    [lost] You lost
    [drawn] A draw
   *[over] The match is over
}
page-part-lost = What each side lost
page-part-done = What each side struck, and how often it tried
page-blow = { $kind ->
    [ram] Rams that struck
    [collision] Collisions
    [rake] Oars raked
    [shot] Shots that hit
    [flame] Fire that took
    [grapple] Grapples that held
    [board] Boardings won
    [capture] Ships captured
    [broadside] Broadsides that told
    [grape] Small shot that told
    [mast] Masts over the side
    [strike] Colours struck
    [fire] Fires
    [ground] Groundings
    [sink] Ships sunk
    [burn] Ships burnt
    [wreck] Ships broken up
    [explode] Ships blown up
   *[other] { $kind }
}
page-landed = { $kind ->
    [capture] { $landed }
   *[other] { $landed } of { $struck }
}
page-reef = Reef
page-moments = What turned it
page-hint = Hint
page-hint-ask = What would the program do?
page-hint-waiting = It thinks …
page-hint-would = The { $level ->
    [captain] captain
   *[other] helmsman
} would choose:
page-hint-then = and then: { $plan }
page-hint-next = The next best:
page-hint-chance = The percentages are the chance to win, as the program judges the position at the end of this activation.
page-curve = The chance to win
page-curve-label = The chance of { $side } to win lay between { $low } and { $high } %. The moments below open the film.
page-curve-error = By the program’s judgement of the position; in matches between programs it is off by { $points } points in a hundred on average.
page-costly = Decisions that cost the most
page-costly-given = { $answer }: { $chance }
page-costly-better = better: { $answer }: { $chance }
page-costly-how = { $looked } of { $count } decisions judged by the program, by what each seat could know, without the luck of the dice; less than 5 points are not told.
page-costly-none = No decision cost 5 points or more of a chance to win, as the program judges ({ $looked } of { $count } decisions).
page-luck = Luck
page-luck-gave = Taken together, the dice raised the chance of { $side } to win by { $points } points in a hundred, each throw against its average.
page-luck-even = Taken together, the dice favoured nobody, each throw against its average.
page-luck-count = { $count ->
    [one] One throw, its average counted exactly.
   *[other] { $count } throws, their averages counted exactly.
}
page-luck-tried = { $count ->
    [one] One throw, its average estimated by trials.
   *[other] { $count } throws; the averages of { $tried } are estimated by trials, the others counted exactly.
}
page-luck-throw = A throw of the dice
page-luck-points = +{ $points }
page-luck-table = Lost to the dice, and on average
page-luck-lost = lost
page-luck-average = average
page-rematch = Rematch
page-rematch-said = A rematch? Your seat is kept:{ " " }
page-rematch-asked = A rematch waits for you.
page-talk-table = to that table
page-invite-again = { $seat } is kept for { $name }, who finds the match on the first page. Or send this link to somebody else
page-swap = Change sides
page-next-scenario = Next scenario
page-play-on = Play on from here
page-training = Training: moves may be taken back freely
page-is-training = training
page-is-fork = played on from moment { $turn } of another match

# Friends
page-only-here = This link works on this computer only.
page-open-house = To let others in your house play, stop the server and start it with
page-house-then = They then find the table at { $address }
page-code = The link for { $seat } as a picture for a telephone
page-give = Give the seat to…
page-give-seat = Give the seat of { $seat } to
page-stands-in = { $program } for { $name }
page-spared = { $from ->
    [never] The clock decides here: nobody else gives this seat to a program.
    [later] A program may play here when the match has waited for { $name } for seven days.
   *[other] A program may play here from { $from } on, if { $name } has not played by then.
}
page-you-watch = You are watching.
page-names-alike = Different people here have names that look alike, so they have numbers.
page-late = You see this match one turn late
page-late-why = It has gone on, but something lies face down, and players must not learn of it from you. You see everything as soon as nothing is hidden.
page-watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
page-arrived = { $who } takes a seat: { $seat }.
page-friends = Playing with somebody far away
page-code-enter = A code somebody has given you
page-code-join = Take the seat
page-code-about = Twelve letters and figures. To invite somebody yourself, choose a battle and give a seat to “somebody else, by link”.
page-code-aloud = Code to read aloud:
page-name = Your name
page-name-kept = Kept: that is what others see from now on.
page-name-about = There is no account. This browser keeps a key, and with it your seats.
page-forget-me = Forget me…
page-forget-me-about = This server forgets your name, your key, what you said at every table and your address for letters. Matches go on. You keep the seats whose links are in this browser; other devices lose them.
page-forget-me-yes = Forget me
page-forget-me-sure = This cannot be undone. Forget you for good?
page-forget-me-last = Yes, forget me for good
page-forget-me-no = No, keep me
page-forget-me-done = You have been forgotten.
page-nameless = a player without a name
page-device = Another device…
page-device-about = Open this link on your other device, or hold its camera to the picture: your matches will be there too. Show it to nobody else.
page-device-link = Link for another device
page-device-picture = The link for another device as a picture
page-device-here = Your matches on this device
page-device-ask = This link belongs to { $name }. If you made it yourself, on your other device, your matches will be listed here, together with those begun on this device. If somebody else sent it to you, leave it: they would have your seats.
page-device-yes = That is me
page-device-no = No, leave it
page-device-bad = This link is not complete. Copy it once more from the other device.
page-my-side = { $side } against { $other }
page-lobby = Tables that wait for somebody
page-lobby-none = Nobody waits at the moment. Set up a battle with a seat for “somebody else, by link”, and let anybody take it.
page-lobby-own = Only your own table waits at the moment.
page-lobby-late = Somebody else was quicker: that seat is taken.
page-lobby-take = Take { $seat }
page-lobby-list = Anybody may take the seat: list the match on the first page
page-lobby-host = with { $names }
page-letters = Write to me when a match waits
page-letters-address = E-mail address
page-letters-title = Letters
page-letters-ask = Write to me
page-letters-sent = A letter is on its way to { $address }. Follow the link in it.
page-letters-on = When a match waits for you and you are not here, a letter goes to { $address }: one a match, until you have looked.
page-letters-off = No more letters
page-letters-confirm = Are letters to go to the address this link was sent to, when a match waits for you?
page-letters-stop = Are no more letters to be sent to you?
page-letters-confirmed = Done: letters go to { $address }.
page-letters-stopped = No more letters will be sent.
page-letters-done = There is nothing more to be done here.
page-call = Alert me when it is my turn and I look elsewhere
page-call-refused = The browser does not let this page alert you; its settings can allow it.
page-clock = Clock
page-clock-choice = { $clock ->
    [none] without a clock
    [turn-120] two minutes a turn
    [turn-600] ten minutes a turn
    [turn-86400] a day a turn
    [turn-259200] three days a turn
    [turn-604800] a week a turn
    [match-900] 15 minutes each for the match
    [match-2700] 45 minutes each for the match
   *[match-7200] two hours each for the match
}
page-clock-then = When it has run out
page-clock-then-choice = { $then ->
    [program] the helmsman plays on
    [lost] the match is lost
   *[shown] it is only shown
}
page-clock-about = The clock waits until all seats are taken, and stands still while the server is down.
page-left = { $left ->
    [out] time has run out
   *[other] { $left } left
}
page-clock-left = { $seat }: { $left } left
page-clock-out = { $then ->
    [program] { $seat }: time has run out, and a program plays on.
    [lost] The time of { $seat } had run out, and with it the match.
   *[shown] { $seat }: time has run out.
}
page-clock-mine = Your time had run out, and a program plays for you.
page-clock-back = Play on myself
page-back-ask = Ask to take it back…
page-back-call = { $seat } asks to take something back
page-back-asked = You have asked to take back { $count ->
    [one] an answer
   *[other] { $count } answers
}{ $dice ->
    [0] { "" }
    [one] { " " }and a die
   *[other] { " " }and { $dice } dice
}. Still to agree: { $seats }.
page-back-withdraw = Never mind
page-back-wanted = { $seat } would like to take back { $count ->
    [one] an answer
   *[other] { $count } answers
}{ $dice ->
    [0] { "" }
    [one] { " " }and a die
   *[other] { " " }and { $dice } dice
}{ $mine ->
    [0] { "" }
    [one] , one of the answers your own
   *[other] , { $mine } of the answers your own
}. If you agree, the record tells of it{ $dice ->
    [0] .
   *[other] , and new dice fall.
}
page-back-agree = Agree
page-back-refuse = Let it stand
page-back-refused = { $seat } would rather let it stand.
page-back-over = { $why ->
    [refused] You asked to take something back; { $seat } would rather let it stand.
    [free] You asked to take something back; nobody has to agree to it any more. Undo it yourself, or ask again.
   *[on] You asked to take something back; the match has gone on meanwhile, and it stands.
}
page-back-known = All right
page-talk-none = Nothing has been said yet.
page-talk-say = Write to the table
page-talk-send = Send
page-talk-read = Only those who play speak here.
page-talk-quiet = No alert for messages
page-talk-new = { $count } new
page-talk-said = { $who } says: { $text }

# Dice
page-dice-mixed = { $count ->
    [0] Nobody can choose the dice: the server and the players mix them together.
   *[other] Nobody can choose the dice: the server and { $seats } mix them together.
}
page-dice-other = { $kind ->
    [seeded] The dice follow from a secret of the server; nobody can change them.
    [chosen] The seed of the dice was chosen by the maker of this match, who may know them.
    [typed] The dice are thrown at your own table and typed in.
    [letter] The dice follow from secret words of both players, one in each letter; neither of them can choose a die.
   *[other] The dice of this record cannot be proved.
}
page-dice-commitment = Proof:
page-dice-commitment-why = The hash of the server’s secret, told before the first die; the secret itself is told when the match is over.
page-dice-check = Check the dice
page-dice-proved = { $dice ->
    [0] No die has fallen in this match: there is nothing to check.
   *[other] { $dice ->
        [one] One die
       *[other] { $dice } dice
    } checked in this browser: all follow from the committed secret and { $words ->
        [0] no word
        [one] one word
       *[other] { $words } words
    } of the seats{ $pledges ->
        [0] .
       *[other] , and every answer before them is the one the server had pledged to this page.
    }
}
page-dice-fault = The dice do not hold. { $fault ->
    [seed] The secret is not the one that was committed to
    [seal] A line is not what the last line seals
    [number] A die is missing, or one too many
    [word] A word is not the one that was to follow
    [mine] A word in your name is none that your browser gave
    [die] A die does not follow from the secret and the words
    [pledge] An answer is not the one that was fixed before its dice
    [plain] This match was not thrown with such dice
   *[other] The record is damaged
} (line { $line }).
page-dice-lost = { $count ->
    [one] One word that this page gave is not in the dice: it came too late, or was left out.
   *[other] { $count } words that this page gave are not in the dice: they came too late, or were left out.
}
page-dice-elsewhere = { $count ->
    [one] One word in your name came
   *[other] { $count } words in your name came
} from another browser: yours, if you played on another device too. If you did not, do not trust these dice.
page-dice-twice = { $count ->
    [one] Once the server asked for the same word after another answer.
   *[other] { $count } times the server asked for the same word after another answer.
} If it was not started again just then, a die was thrown twice.

# The rules, and what this is
page-rules = Rules
page-rules-of = Rules of { $game }
page-rules-own = Every rule in our own words, as the program plays it.
page-rules-find = Search the rules
page-rules-found = { $count ->
    [0] Nothing found
    [one] One paragraph
   *[other] { $count } paragraphs
}
page-rules-none = No paragraph speaks of that.
page-rules-page = On a page of its own
page-contents = Contents
page-read-on = Read on in the rules
page-tables = Tables and their sources
page-tables-seed = All tables are those of the rules.
page-tables-own = { $count ->
    [one] One of { $all } tables is not given by the freely circulated rules; it is our reconstruction, for the reason beside it.
   *[other] { $count } of { $all } tables are not given by the freely circulated rules; they are our reconstructions, for the reasons beside them.
} If you own the printed game you can play with its own numbers.
page-reconstructed = reconstructed numbers
page-reconstructed-for = Reconstructed numbers: { $because }
page-reconstructed-why = Not the printed game’s numbers but our own. Where they come from
page-about = About, licence and notice
page-about-1 = Naumachia is an independent implementation of the rules of several naval tabletop games. It is neither made nor endorsed by their authors or publishers; their names belong to their owners and only say which rules are played.
page-about-2 = No text, picture, map, counter or chart of any publisher is in it. The rules are told in our own words. Tables that the freely circulated rules do not give are our own reconstructions, and are marked so wherever they are shown.
page-about-3 = To play with the printed charts, own the printed game and enter its numbers in a file of your own.
page-about-4 = Free software under the MIT licence.
page-needs-server = This needs a server with its own matches. Here the game runs in your browser: open the link at the address it came from.
page-no-game = There is no such game here.

# Choosing a game and a battle
page-choose = Choose your sea
page-span-minutes = { $low } to { $high } min
page-counted = { $count } { $count ->
    [one] { $one }
   *[other] { $many }
}
page-span-counted = { $low } to { $high } { $many }
page-piece = piece
page-pieces = pieces
page-battle = scenario
page-battles = scenarios
page-filters = Which are shown
page-filter-minutes = Minutes
page-filter-any = any
page-filter-upto = up to { $bound }
page-filter-none = None is as short and as small as that.
page-balance = Who wins
page-balance-of = { $level ->
    [deckhand] The deckhand
   *[other] The helmsman
} against itself, { $games } matches:
page-balance-side = { $side } { $share }
page-balance-drawn = drawn { $share }
page-balance-easy = The easier side to begin with: { $side }.
page-balance-even = Neither side is much the stronger.
page-balance-few = That is too few to say how even it is.
page-balance-play = Play that side
page-option-range = Please enter a whole number from { $low } to { $high }.

# The film of what happened
page-film = What happened
page-film-until = The board shows what led to this.
page-film-on = The board shows what the others do.
page-skip-on = To my next decision
page-skip-blow = To the next blow
page-skip-end = To the end
page-space = Space
page-pace = Pace
page-pace-why = How fast what others do is shown
page-pace-name = { $pace ->
    [slow] slow
    [fast] fast
    [once] at once
   *[normal] normal
  }
page-sound = Sound
page-sound-key = Sound (key M)
page-volume = Volume
page-again-see = See again
page-again-name = { $name ->
    [activation] this activation ({ $count })
    [turn] this turn ({ $count })
   *[since] since your move ({ $count })
  }
page-card = { $round ->
    [true] Round
   *[false] Turn
} { $turn } is over
page-card-again = See it again
page-card-none = struck nobody, lost nothing
page-card-item = { $what ->
    [rammed] { $count ->
        [one] one ram
       *[other] { $count } rams
      }
    [hits] { $count ->
        [one] one hit
       *[other] { $count } hits
      }
    [raked] { $count ->
        [one] sheared the oars of a ship
       *[other] sheared the oars of { $count } ships
      }
    [taken] { $count ->
        [one] took a ship
       *[other] took { $count } ships
      }
    [sunk] { $count ->
        [one] lost a ship
       *[other] lost { $count } ships
      }
   *[lost] { $count ->
        [one] lost a point
       *[other] lost { $count } points
      }
  }
page-will-send = will be sent
page-log-idle = (and { $count } { $count ->
    [one] other
   *[other] others
})
page-fleets-find = Find a ship
page-fleets-save = Save both fleets
page-fleets-open = Open fleets…
page-fleets-bad = That file holds no fleets that can be bought here.
page-standing-fleet = The whole fleet
page-standing-note = These orders are carried out without asking you, as far as they can be. Both sides can read them; change them at any question.
page-if-nothing = If you do nothing:
page-standing-closed = Not during this question; at the next one about a squadron, a ship or a reaction.
page-loop = A galley rams another: splinters fly, her oars break and she lists.
page-loop-stop = Stop the picture
page-loop-play = Let the picture run

# Play by letter, on the page without a server
page-letter-title = By letter
page-letter-guide = How it goes, and why it is fair
page-guide = Players’ guide
page-letter-about = Play with a friend far away, without a server: after your turn the page gives you a link, which you send as you please. Your friend opens it, sees what you did, answers, and sends theirs back.
page-letter-have = I was sent a letter
page-letter-game = Game
page-letter-battle = Battle
page-letter-begin = Set up a match by letter
page-letter-came = A letter has come? Paste its link
page-letter-open = Open
page-letter-file = Choose a file…
page-letter-by = Play by letter
page-letter-start = Begin by letter
page-letter-seats = Your friend has all seats that are not yours. Each of you plays on in the browser in which they began.
page-letter-name = Your name in the letters
page-letter-throws = { $throws ->
    [own] Dice fall at once: the match takes about half as many letters.
   *[friend] Dice fall when the other player opens the letter: nobody can foresee them.
}
page-letter-honest = A forged program could stop writing when it dislikes a die or a sheet, and in Corvus read orders that lie face down{ $throws ->
    [own] {""}; as dice fall at once, it could also foresee those of its own letter
   *[friend] {""}
}. It can neither choose dice nor change anything that has been sent.
page-letter-ready = Letter { $number } { $friend ->
    [none] is ready.
   *[other] for { $friend } is ready.
}
page-letter-ready-about = Until you seal it you can still undo your answers. Afterwards nothing in it can be changed.
page-letter-seal = Seal the letter
page-letter-pass = Send this link to { $friend ->
    [none] your friend
   *[other] { $friend }
}: it is letter { $number }.
page-letter-pass-file = Letter { $number } is too long for a link (more than { $most } characters). Send it to { $friend ->
    [none] your friend
   *[other] { $friend }
} as a file.
page-letter-passed = Letter { $number } is on its way. You can send it once more.
page-letter-link = Link with the letter
page-letter-copy = Copy the link
page-letter-save = Save as a file
page-letter-only-here = This address belongs to this computer alone. For another device send the file, or put the site on the web.
page-letter-said = Naumachia, { $title }: letter { $number } is for you.
page-letter-wait = Waiting for { $friend ->
    [none] your friend’s letter.
   *[other] a letter from { $friend }.
}
page-letter-unsent = { $friend ->
    [none] Letter to be sent
   *[other] Letter to be sent to { $friend }
}
page-letter-next = Open the answer’s link in this browser, or paste it here
page-letter-reading = Reading the letter. On a first visit the engine is fetched, which takes some seconds.
page-letter-refused = This letter is not taken
page-letter-refused-about = Nothing of it has been kept, and your matches are as they were. Ask for the letter once more, or open another.
page-letter-invites = { $name } invites you to a match by letter.
page-letter-side = You play { $side }.
page-letter-answer = Sit down
page-letter-keeps = Play on in this browser: it keeps your side of the match. Nobody needs an account.
page-letter-foreign = A letter from the match between { $one } and { $other }, which is not kept in this browser.
page-letter-watch = Watch a copy of it
page-letter-match = To the match
page-letter-known = You have opened letter { $number } before: here is the match.
page-letter-checked = What was checked
page-letter-check = Check the letters
page-letter-proved = { $letters ->
    [one] One letter
   *[other] { $letters } letters
} replayed from the first move in this browser: { $answers ->
    [0] no answer lies open yet.
    [one] one answer, legal and in turn.
   *[other] { $answers } answers, legal and in turn.
}
page-letter-proved-dice = { $dice ->
    [0] No die has fallen yet.
    [one] One die follows from the words of both players.
   *[other] { $dice } dice follow from the words of both players.
}
page-letter-proved-sheets = { $opened ->
    [0] {""}
    [one] One sheet was opened as it had been sealed.
   *[other] { $opened } sheets were opened as they had been sealed.
} { $sealed ->
    [0] {""}
    [one] One sheet is still sealed.
   *[other] { $sealed } sheets are still sealed.
}
page-letter-rematch = Another match by letter
page-letter-delete = Delete this match by letter? This browser holds your side of it: without it the match cannot go on.

# Charts of one's own
page-charts = Charts of your own
page-charts-about = If you own the printed game, play with its own numbers: a chart file replaces our tables by yours, in this match, its record, its replay, its letters, its odds and its programs.
page-charts-count = { $count ->
    [0] nothing differs
    [one] one table differs
   *[other] { $count } tables differ
}
page-charts-refused = { $file } is not used:
page-charts-still = { $file } stays in use.
page-charts-same = Nothing in this file differs from our tables. Take away the “#” before the lines of a table to use it.
page-charts-in-place = { $provenance ->
    [seed] in place of the one from the rules
   *[other] in place of our reconstruction
}
page-charts-remove = Play without it
page-charts-keep = Keep for my next matches of this game
page-charts-unkept = This browser keeps nothing: choose the file again for the next match.
page-charts-choose = Choose a chart file…
page-charts-other = Choose another…
page-charts-form = Save an empty form
page-charts-how = How a chart file is written
page-charts-how-1 = It is a text file (TOML). The form has every table that we had to reconstruct, with its meaning, the reason for our numbers, and what is expected.
page-charts-how-2 = To replace a table, take away the “#” before its lines and put a number in place of each question mark. Tables that you leave alone stay ours.
page-charts-how-3 = The file can also be dropped here. It is checked before it is used, and each error names its line and what was expected. For example, ships that shoot only at the next hex:
page-charts-example = [fire]
    range = 1
    blind = "dead astern"
page-charts-all = All tables of this game, and where each comes from
page-charts-played = { $count ->
    [one] Played with a table of the players’ own:
   *[other] Played with tables of the players’ own:
}
page-host-closes = { $kind ->
    [closing] New matches can be made until { $at }.
   *[closed] The server is closing: no new match can be made.
}
page-host-put-away = Put this notice away
page-ties = Mute or block a player
page-ties-about = It holds at all tables, for your key. They are not told.
page-tie = { $kind ->
    [mute] { $on ->
        [on] Muted
       *[off] Mute
    }
   *[block] { $on ->
        [on] Blocked
       *[off] Block
    }
}
page-tie-about = { $kind ->
    [mute] You no longer see what they say.
   *[block] They cannot sit down at your tables, nor invite you. You no longer see what they say.
}
page-ties-mine = Players you do not hear or meet
page-ties-one = { $kind ->
    [mute] { $name } (muted)
   *[block] { $name } (blocked)
}
page-ties-end = End it
page-shut-out = You are shut out


# Report, shelf, notes, figures
page-report = Report
page-report-of = Report: { $title }
page-report-whole = Whole report
page-report-match = Watch the film
page-report-save = Save the report as a file
page-report-save-why = One file with pictures, in both languages; it opens without a network
page-report-foot = Made with Naumachia. Chances and decisions are judged by a program; blows, losses and dice are those of the record.
page-report-source = { $source ->
    [told] The chances, luck and decisions came with the record. Nobody has computed them again here.
    [checked] The chances, luck and decisions came with the record. They were computed again here, and they hold.
   *[replaced] The chances, luck and decisions that came with the record did not hold. Those you see were computed here.
}
page-report-check = Compute them again
page-deciding = the deciding blow
page-report-moment = moment { $turn }
page-moment-watch = Watch this moment
page-notes = Notes in the margin
page-note-at = Note about moment { $turn } of { $turns }
page-note-add = Add the note
page-note-by = Moment { $turn }{ $name ->
    [none] { "" }
   *[other] { " · " }{ $name }
}
page-note-quoted = “{ $text }” (moment { $turn }{ $name ->
    [none] { "" }
   *[other] , { $name }
})
page-note-delete = Delete the note
page-notes-none = No notes yet.
page-notes-why = Notes are saved with the record: a friend who opens the file finds them at their moments.
page-shelf = My finished matches
page-shelf-about = The finished matches in which you held a seat. The server keeps them; save those you want to keep for good as a file.
page-shelf-about-alone = The finished matches of this browser. They are kept here and nowhere else; save them as a file from time to time.
page-shelf-export = Save all as one file
page-shelf-import = Take matches from a file…
page-shelf-search = Search: game, battle, opponent, date (2026-11), words of notes
page-shelf-game = Game
page-shelf-result = Result
page-shelf-verdict = { $verdict ->
    [won] Won
    [lost] Lost
    [drawn] Draw
   *[other] Both sides
}
page-shelf-any = all
page-shelf-count = { $count ->
    [one] One match, { $shown } shown.
   *[other] { $count } matches, { $shown } shown.
}
page-shelf-against = { $player ->
    [none] at one screen
   *[other] against { $player }
}
page-shelf-opened = opened from a file
page-shelf-notes = { $count ->
    [one] one note
   *[other] { $count } notes
}
page-shelf-film = Film
page-shelf-report-of = Report of { $title }
page-shelf-film-of = Film of { $title }
page-shelf-delete-of = Delete { $title }
page-shelf-empty = No finished matches yet. Play one.
page-shelf-play = Choose a battle
page-shelf-came = { $taken ->
    [0] No match was new
    [one] One match was added
   *[other] { $taken } matches were added
}{ $known ->
    [0] .
    [one] ; one was here already.
   *[other] ; { $known } were here already.
}
page-shelf-bad = Line { $line } belongs neither to a record nor to a file of finished matches.
page-shelf-refused = Line { $line } of the file: { CAP($what) }
page-figures = My figures
page-figures-about = Your finished matches by game and level. Only this browser keeps them; training, and matches begun in the middle, do not count.
page-figures-none = No figures yet. They begin with your next finished match.
page-figures-level = Against
page-figures-people = people
page-figures-played = Played
page-figures-won = Won
page-figures-drawn = Drawn
page-figures-lost = Lost
page-figures-export = Save the figures as a file
page-figures-import = Add figures from a file…
page-figures-clear = Delete the figures
page-figures-sure = All your figures in this browser will be deleted for good; the matches stay. Delete them?
page-figures-cleared = The figures are deleted.
page-figures-bad = That file holds no figures.
page-figures-came = { $count ->
    [0] The file holds no match that was not counted already.
    [one] One match was added to the figures.
   *[other] { $count } matches were added to the figures.
}
