# Words that every game shares: errors, files, records, undo, the terminal.

name = { $en }
do-concede = Give up
do-standing = { $order }: { $value }
standing-set = Standing order of { $side }. { $order }: { $value }.
standing-order = { $side } answers by standing order. { $order }: { $value }.
do-leg = { $turn ->
    [0] { $distance } ahead
   *[other] { $distance } ahead, { $turn }° turned
}
do-place = Place it at { $x }, { $y }, heading { $heading }°
no-standing = A standing order is given beside a question of one's own, and not in a menu.
no-concede = Only the player who speaks for a side can give up, at a decision of its own.
no-over = The match is over.
not-offered = "{ $answer }" is not among the answers here.
malformed-answer = That is no answer to this question.
stale-question = That question was about an earlier moment ({ $found }, now { $now }).
stale-answer = That answer was meant for an earlier moment ({ $found }, now { $now }); nothing was changed.
foreign-many = Several may answer ({ $seats }): say for whom this is.
foreign-answer = It is not for { $seat ->
    [dice] the dice
   *[other] { $seat }
} to answer now.
match-over = The match is over.
undo-die = A die has fallen: nothing before it can be taken back.
undo-card = A card has been drawn: nothing before it can be taken back.
undo-seat = Another player has answered since: nothing before that can be taken back.
undo-clock = Another player’s clock has been running since: this can be taken back only with their consent.
undo-binding = A final choice stands: the rules do not let it be taken back.
undo-over = The match is over: nothing can be taken back.
undo-start = This is the beginning of the match.
lesson-unknown = There is no lesson "{ $name }" in this game. The lessons are: { $known }.
lesson-over = This lesson is over: begin it again, or go on to the next.
lesson-not-now = Not now: this lesson is about something else.
lesson-none = This match is no lesson.
undo-nothing = You have answered nothing yet.
undo-spectator = Spectators take nothing back.
redo-nothing = There is nothing to give again.
undo-taken-back = Something was taken back here by consent: nothing before it can be taken back without asking.
back-undo = This can still be taken back without asking anybody.
back-nothing = There is nothing of yours to take back.
back-alone = Nobody else plays here who could agree to it.
back-gone = Nobody wants to take anything back any more.
back-not-yours = It is for the others to agree to this.
talk-too-fast = Not so fast: let the others read.
log-taken-back = { $seat } took back { $count ->
    [one] an answer
   *[other] { $count } answers
}{ $dice ->
    [0] { "" }
    [one] { " " }and a die
   *[other] { " " }and { $dice } dice
}, with the consent of the others. New dice will fall.

bad-file = { $file }: { $count ->
    [one] one fault
   *[other] { $count } faults
}
fault-syntax = line { $line }: this is not TOML ({ $problem })
fault-encoding = the file is not UTF-8 text
fault-value = { $line ->
    [0] { $key }
   *[other] line { $line }: { $key }
}: found { $found }, expected { $expected }
fault-whole = the parts do not fit together ({ $problem })
found-nothing = nothing
want-value = a value
want-one-of = one of { $names }
want-between = { $low } to { $high }
found-more = more
want-less = at most { $most } values in all
want-fewer = at most { $most } entries
want-shorter = at most { $most } letters
want-shallow = tables in tables at most { $most } deep
want-pattern = text of the form { $pattern }
want-game = { $game }, the game this file is read for
want-length = { $way ->
    [just] a list of { $count }
    [least] a list of at least { $count }
   *[most] a list of at most { $count }
}
want-number = { $way ->
    [least] a number, { $number } or more
   *[most] a number, { $number } or less
}
want-kind = { $kind ->
    [int] a whole number
    [float] a number
    [str] text in quotation marks
    [bool] true or false
    [array] a list
   *[object] a table
}
file-missing = There is no file { $file }.
file-unusable = { $file ->
    [none] { $reason }.
   *[other] { $file }: { $reason }.
}
game-unknown = There is no game "{ $name }".{ $near ->
    [none] { "" }
   *[other] { " " }Did you mean { $near }?
} The games are: { $known }.
scenario-unknown = There is no scenario "{ $name }". { $near ->
    [none] "naumachia scenarios" lists all.
   *[other] Did you mean { $near }? "naumachia scenarios" lists all.
}
scenario-ambiguous = Several games have a scenario "{ $name }": { $known }.
rule-unknown = There is no rule "{ $name }" in this game.
player-unknown = There is no player "{ $name }". The players are: { $known }.
seat-unknown = There is no seat "{ $name }". The seats are: { $known }.
seat-form = "{ $text }" is not of the form SEAT=PLAYER, such as red=helmsman.
option-range = "{ $text }" is not of the form NAME=LOW:HIGH, such as hope=0.2:0.6.
option-form = "{ $text }" is not of the form NAME=NUMBER, such as rounds=30.
lang-unknown = There are no words in the language "{ $name }". The languages are: { $known }.
match-what = Give a SCENARIO, or --resume FILE.
rows-form = --rows writes a file that ends in .csv or .jsonl.
new-name = "{ $name }" is no name for a game: it has small letters, digits and underscores, and begins with a letter.
new-taken = There is a game called "{ $name }".
new-prefix = "{ $name }" is no prefix: it has two or more capital letters or digits, and begins with a letter.
new-prefix-taken = Another game has the prefix { $name }; choose one with --prefix.
new-folder = The folder { $name } exists.
match-unknown = There is no match "{ $name }".
dice-missing = The list of dice has run out ({ $used } used); { $roll } wants another.
dice-misfit = Die no. { $number } ({ $found }) does not fit the roll { $roll }.
dice-left-over = { $count ->
    [one] One die
   *[other] { $count } dice
} of the list were never rolled.
too-many-branches = More than { $limit } falls of the dice: too many to count exactly.

position-word = The position cannot be read at letter { $place }, near “{ $word }”: expected NAME, NAME=VALUE, NAME(…) or -NAME.
position-types = The position does not fit the game: { $problem }
position-unsettled = The position waits for nobody: it is not one a match can stand in.
position-contradicts = The position contradicts itself: the rules cannot go on from it.
record-newer-format = This record was written by a newer Naumachia (format { $found }, this one reads up to { $known }): please update.
record-newer-rules = This record needs version { $found } of the rules of { $game }; this Naumachia has { $known }: please update.
record-older-rules = This match was played by version { $found } of the rules; this Naumachia has version { $known }, by which it can be followed up to line { $line } and no further. { $problem }
record-other-charts = This record was played with other charts ({ $found }) than the ones here ({ $known }).
record-damaged = Line { $line } of the record is damaged.
record-differs = Line { $line } of the record leads to another position ({ $now }) than it says ({ $found }).
record-illegal = Line { $line } of the record breaks a rule: { $problem }
record-unplayable = Line { $line } of the record cannot be played.
record-out-of-turn = Line { $line } of the record: it was not for { $seat } to answer.
record-no-end = The match is over, but line { $line } of the record, which ends it and proves the dice, is missing.
record-other-end = Line { $line } of the record: the match did not end so.
record-other-seed = Line { $line } of the record: the seed is not the one the match was committed to.
record-other-die = Line { $line } of the record: that die does not follow from the seed.
record-no-mix = Line { $line } of the record: it is not said how that die came about, or said where there is none.
record-die-missing = Line { $line } of the record: this is die number { $found }, and number { $known } was to come.
record-other-word = Line { $line } of the record: a word of { $seat } is not the one that was to follow.
record-other-seal = Line { $line } of the record: what was written is not what the last line seals.
record-rewritten = Line { $line } of the record is not as it was written.
record-too-dear = The record takes more than { $seconds } seconds or more memory than it may to play again.
record-head-long = The first line of the record has more than { $most } letters.
upload-busy = A record of yours is still being played again; please wait for it.
too-many-open = Too many long matches are open from your address already: come back when some are closed.
asked-often = { $limit } matches stand open for that person already: wait until some have been answered.
quota-reached = From your address { $limit } matches are kept here, and no more; delete some you no longer need.
cli-delete-what = Say which: ids, --older DAYS or --over.
cli-stock-over = over
cli-stock-on = on
cli-stock-playing = playing
cli-stock-stay = { $count ->
    [one] One of them is being played and stays
   *[other] { $count } of them are being played and stay
} (--playing takes such too).
cli-stock-sure = { $count ->
    [one] Delete one match for good?
   *[other] Delete { $count } matches for good?
}
database-missing = There is no database { $database }.
database-older = The database { $database } was written by an older version: start the server once, which brings it up to date.
cli-stock-kept = { $count ->
    [one] One match is kept.
   *[other] { $count } matches are kept.
}
cli-stock-deleted = { $count ->
    [one] One match was deleted.
   *[other] { $count } matches were deleted.
}
cli-backup-done = Backup written: { $file } ({ $size } kB).
cli-backup-gone = { $count ->
    [one] One older backup deleted.
   *[other] { $count } older backups deleted.
}
cli-backup-folder = --keep is for a folder of backups; name one.
cli-restore-sure = Put this backup in the place of the database? All matches since are lost from it.
cli-restored = The database holds { $file } again. Start the server.
cli-restore-kept = The former database is kept as { $file }; delete it when you no longer need it.
word-misfit = That is not the next word of { $seat }.
word-malformed = That is no word for dice.

speed = speed
provenance-seed = from the rules
provenance-reconstructed = reconstructed
provenance-user = your own

# The terminal
cli-scenario-length = about { $minutes } min
cli-difficulty = difficulty { $level } of 5
cli-seats = seats: { $seats }
cli-optional = optional rules
cli-over = The match is over after { $answers } answers.
cli-saved = Record: { $file }
cli-verified = { $answers } answers and { $dice } dice replayed, every one in order{ $proved ->
    [0] { "" }
   *[other] ; the dice follow from the committed seed
}. Position { $hash }.
cli-unfinished = The record ends before the match does.
cli-taken-back = Taken back by consent: { $count ->
    [one] once
   *[other] { $count } times
}; what was taken back is on record, and no die fell twice.
cli-by-answers = Its positions were written by another version: it was judged by its answers, its dice and its end.
cli-other-log = Its log is told otherwise today.
cli-words = Words of { $seat } in the dice: { $count }, each the one that was to follow.
cli-seed-chosen = The maker of the match chose the seed and may have known the dice.
cli-other-charts = The tables have changed since; this match would have gone the same way.
cli-type-help = ? help
cli-type-undo = u undo
cli-type-odds = o { $option } odds of { $option }
cli-type-why = w { $ship } what bars { $ship }
cli-type-orders = s standing orders
cli-type-rest = b board, q quit
cli-pick = Type the number or the name of an option. Help: type a question mark.
cli-odds-of = Odds of which option? For instance: o { $example }
cli-odds-none = Nothing here has odds to show.
cli-why-of = Of which ship? { $ships }
cli-also = Also, typed in full: { $answers }
cli-sure = y/N
cli-concede = Give up?
cli-leave = This match is not recorded and will be lost. Leave?
cli-strikes = strikes { $ships_and }
cli-wind = Wind { $arrow } { $force }
cli-leg = Or type a distance and a turn, such as 12 -10: { $open }
cli-place = Or type x, y and the heading, such as 300 150 0: { $open }
cli-sheet = Write every line, for instance: { $example }
cli-help = Type the number or the name of an option. u takes back your last answer, r gives it again, o N shows the odds of option N, w SHIP says what stands in a ship's way, b draws the board, q leaves (the match is saved if you gave --record).
cli-quit = Left. { $file ->
    [none] The match was not recorded (use --record FILE).
   *[other] Go on later: naumachia match --resume { $file }
}
cli-why-free = nothing stands in the way
cli-odds = odds
cli-option = option
cli-rule = rule
cli-you-are = You play { $seat }.
cli-dice-prompt = dice ({ $count } × { $faces })
engine-missing = Ray is not installed: pip install naumachia[ray]
engine-unknown = There is no engine "{ $name }". The engines are: { $known }.
learn-missing = Learning needs NumPy, which is not installed: pip install naumachia[learn]
learn-nothing = { $game } has no features to learn from.
learn-no-copy = { $game } has no compiled copy of its rules: leave out --rapid.
learn-other = { $file } is a training with another plan.
weights-misfit = These weights do not fit { $game }: { $why }.
learned-misfit = The learned file was made for other features of { $game }.
league-missing = A league needs choix, which is not installed: pip install naumachia[learn]
league-other = { $file } is a league of another game, other rules or another seed.
cli-league-what = League of programs, seed { $seed }: points of Elo, with the 95 % interval of the distance to the helmsman
cli-league-program = program
cli-league-scenario = scenario
cli-league-elo = Elo
cli-league-interval = 95 %
cli-league-matches = matches
cli-league-share = points
cli-league-plot = { "" }
cli-league-wins = wins
cli-league-drawn = drawn
cli-league-length = answers
cli-league-ended = ended by
cli-league-beginner = { $scenario }: { $side } suits a beginner.
peer-missing = The yardstick is python-chess, which is not installed: pip install chess
cli-stopped = Stopped after { $games } of { $asked } matches.
cli-simulated = { $games } { $games ->
    [one] match
   *[other] matches
}; answers a match: median { $median }, nine in ten under { $p90 }; { $rate } answers a second; { $seconds } s
cli-simulated-what = { $game }/{ $scenario }, seed { $seed }, { $players }{ $swap ->
    [swap] , sides changed every second match
   *[other] {""}
}{ $options ->
    [none] {""}
   *[other] , { $options }
} (naumachia { $naumachia }, rules version { $rules })
bench-game = game
bench-scenario = scenario
bench-actions = actions/s
bench-step = step µs
bench-listing = listing µs
bench-options = options
bench-peer = python-chess: { $rate } moves/s
bench-matches = matches
bench-answers = answers/s
bench-middle = p50 ms
bench-slow = p99 ms
bench-processor = processor ms an answer
bench-how = Over real sockets: the pages of every seat of every match connected, compressed; SQLite on disk.
bench-one = one worker, ms an answer
bench-all = all workers, ms an answer
bench-busiest = of the busiest
bench-ratio = throughput, times one
bench-workers-how = { $workers } workers against one, in turns: answers for each second of processor time of the busiest worker.
bench-workers-database = Several workers share a PostgreSQL database: name an empty one with --database.
cli-wins = wins
cli-draws = draws
cli-no-charts = This game has no charts.
cli-pending = waiting
cli-final = position
cli-case = case
cli-expectations = { $count ->
    [0] all expectations hold
    [one] one expectation fails
   *[other] { $count } expectations fail
}

# The table
serve-no-browser = No browser could be opened here: type the address into one.
serve-at = Naumachia is open at { $url } (Ctrl-C to stop).
database-newer = The database { $database } was written by a newer Naumachia: please update this one, or name another with --database. Nothing in it has been changed.
database-open = The matches in { $database } are being served already, at { $url }: open that page, or name another file with --database.
database-served = { $where ->
    [none] Another server is using { $database } already. Stop it first: two servers cannot keep the same matches.
   *[other] Another server is using { $database } already, at { $where }. Stop it first: two servers cannot keep the same matches.
}
database-foreign = { $database } holds something else than matches: please name another file with --database. Nothing in it has been changed.
database-malformed = That names no database: write it as sqlite:////folder/matches.db or postgresql+psycopg://user@host/name.
database-driver = Nothing here speaks to a database of the kind { $kind }. For PostgreSQL: pip install naumachia[postgres].
database-silent = No connection to the database { $database }: { $problem }. Is PostgreSQL running?
database-unusable = The matches cannot be kept in { $database }: { $problem }. Please see to it, or name another file with --database.
backup-exists = { $file } exists already: name another file, or a folder.
backup-unreadable = { $file } is no backup of Naumachia, or it is damaged. Nothing has been changed.
backup-other-kind = { $file } is a backup of another kind of database than the one you name with --database. Nothing has been changed.
backup-tool-missing = { $tool } is not installed: it comes with the client programs of PostgreSQL.
backup-tool-failed = { $tool } failed: { $problem }
match-elsewhere = Another server has gone on with this match; here it is as it stands now. Nothing was changed.
disk-full = The disk of the server is full; nothing was changed.
serve-other-libraries = The server was not tested with these libraries: { $found }. It uses their own protocols, which are slower and less guarded.
serve-port-taken = Port { $port } is taken; using { $other }.
port-taken = Port { $port } is taken by another program: stop that one, or name another port with --port.
serve-fewer-connections = The system allows only { $most } connections, not { $wanted }: see LimitNOFILE in docs/hosting.md.
server-full = This server has no room left just now. Please try again in { $seconds } seconds.
match-at-another-server = Another server has this match. Please try again.
cluster-needs-postgresql = Several servers share one database only where it is PostgreSQL: name it with --database, or leave out --workers and --peer.
peer-malformed = { $found } is no address for --peer: write the name or number of this machine, with a port if you like, as 10.0.0.5:8770.
cluster-other-libraries = Several servers need the libraries they were tested with; found: { $found }.
server-draining = This server is about to stop: another one takes its matches.
database-gone = The database does not answer.
public-malformed = "{ $found }" is no public address: write https://name, without a path.
proxy-malformed = "{ $found }" is neither an address nor a network: write --proxy 172.18.0.2 or --proxy 172.16.0.0/12.
proxy-needs-public = With --proxy the address by which players come is needed too: add --public https://name.
listen-needs-flag = { $host } can be reached from other machines: add --listen-anywhere if that is what you want.
listen-failed = Cannot listen on { $host }, port { $port }: { $problem }.
server-failed = Something went wrong in the server; nothing was changed.
player-failed = The program that plays here has failed; reload to let it try again.
malformed-message = That message makes no sense.
malformed-text = This file holds no text, so it cannot be the record of a match.
malformed-body = That request makes no sense: { $problem }
too-large = That is too large: at most { $limit } bytes are read.
seat-name-long = The name of a seat or a side is longer than { $limit } letters.
too-fast = Too many messages; please wait a moment.
too-many-sockets = There are { $limit } connections from your address already; close one of them first.
too-slow = It took too long to arrive; please try again.
too-many-questions = Too many questions at a time; please wait for the answers.
wrong-door = This request comes from another site.
not-this-way = { $method } is not possible here.
address-unknown = There is nothing at { $path }.
language-unknown = There is no language "{ $name }". The languages are: { $known }.
token-in-address = A token does not belong in the address; it is sent as a subprotocol.
invitation-first = This is an invitation: the seat is taken first, and then opened with a token of one’s own.
invitation-used = This invitation has been used, or the seat is no longer free.
code-mistyped = That is no code: a letter is wrong, or one is missing.
code-unknown = No seat is free under this code. It may have been used already.
code-too-often = Too many codes have been tried. Wait a minute.
token-unknown = This link does not open a seat in this match.
lobby-none = This server has no lobby.
lobby-often = Many seats have been taken from your address already: play those first, and come back in a while.
lobby-full = Nobody is awaited in this match: no seat is open.
letters-none = This server writes no letters.
letters-address = That is no e-mail address.
letters-unsent = The letter could not be sent: the mail server of this house does not take it. Try again later, or tell the host.
letters-too-often = Letters of confirmation are sent a few times only. Look into your mailbox, or wait a while.
letters-unknown = This link is no longer good.
smtp-malformed = A mail server is named as smtp://user:password@host:587 or smtps://…:465 ({ $found }).
smtp-needs-public = Letters hold links, so say where others find this server: --public https://name ({ $found }).
letter-somebody = Somebody
letter-confirm-subject = Naumachia: is this your address?
letter-confirm =
    { $name } asked to be told here when a match waits. If that was you, follow this link:

    { $link }

    If it was not, do nothing: you will hear no more of it.
letter-turn-subject = Naumachia: your turn in { $title }
letter-turn =
    It is your turn in { $title }{ $others ->
        [none] { "" }
       *[other] , with { $others }
    }.{ $unit ->
        [days] { " " }{ $count } days are left on your clock.
        [hours] { " " }{ $count ->
            [0] Less than an hour is
            [one] One hour is
           *[other] { $count } hours are
        } left on your clock.
       *[none] { "" }
    }

    { $link }

    You will not be written to again about this match before you have looked at it.
letter-rematch-subject = Naumachia: a rematch in { $title }
letter-rematch =
    { $others ->
        [none] Somebody you have played with
       *[other] { $others }
    } would like to play { $title } once more, and your seat is kept:

    { $link }

    You will not be written to again about this match before you have looked at it.
letter-stop = No more letters: { $link }
spectators-watch = Spectators only watch.
hint-among-people = Between people there are no hints; in a training match there are.
odds-of-secrets = There are no odds of secret orders.
scene-of-others = The other seats are shown once the match is over.
fork-not-yet = Until the match is over, only those who play can begin another from it.
seed-of-strangers = A chosen seed makes the dice known in advance: a match with open seats draws its own.
seats-misfit = The seats of this match are { $known }, not { $found }.
ship-unknown = There is no ship "{ $name }".
turn-unknown = There is no moment { $turn }; the last is { $last }.
seat = { $seat }

# Fleets bought by points
fleets-none = { $name } has no fleets to buy.
fleets-unknown = There is no ready fleet "{ $name }". Known: { $known }. A file of your own ends in .toml.
fleets-size = There is no ready fleet for { $points } points. Known sizes: { $known }.
fault-of-fleet = { $side }: { $fault }
fault-told = { $text }
fleet-no-size = { $points } points: only { $known } are played
fleet-squadrons = { $most ->
    [1] the ships are written in one list here, without squadrons
   *[other] 1 to { $most } squadrons are allowed, not { $found }
}
fleet-no-leader = there is no admiral "{ $name }"; known: { $known }
fleet-leaderless = no admiral is named (leader = "…"); known: { $known }
fleet-crowded = squadron { $place } has too many ships ({ $ships }) to be drawn up within reach of its commander: divide them among squadrons
fleet-empty = squadron { $place } has no ship
fleet-no-pick = { $ship }: { $name } is one of { $known }, not "{ $value }"
fleet-no-condition = There is no "{ $name }" to agree on{ $known ->
    [none] { "" }
   *[other] ; known: { $known }
}
fleet-no-word = { $name } is one of { $known }, not "{ $value }"
fleet-no-choice = { $ship }: there is no "{ $name }" to choose; known: { $known }
fleet-too-many = { $ship }: { $name } from 0 to { $most }, not "{ $value }"
fleet-too-long = { $ships } ships are too many: there is room for { $most }
fleet-no-ship = there is no ship in it
fleet-not-yours = this side has no { $what } ({ $rule })
fleet-no-model = there is no model "{ $name }"
fleet-too-dear = the ships cost { $spent } points, only { $points } may be spent
cli-fleet-size = { $points } points, { $squadrons ->
    [one] one squadron
   *[other] up to { $squadrons } squadrons
}
cli-fleet-written = { $file }: { $ships } ships. Play it with: naumachia match { $file }{ $charts }
cli-fleets = The fleets

# Odds in brief
verdict-done = done
odds-margin = { $ship }: { $what } −{ $mean } on average ({ $bars })
odds-once = { $ship }: { $what } { $p }
undo-training = Training: everything can be taken back; the same dice fall again.
report-not-yet = The match is not over.
seat-own = Your own seat can be given to a program, not to a stranger.
seat-taken = Somebody sits there and is here.
seat-away = The player of that seat may come back: a program may play on for them when the match has waited seven days.
seat-clock = While others' clocks run, no seat is opened for somebody who has still to come.
seat-theirs = Which program plays there is for somebody else to say.
seat-hidden = That seat cannot be taken: it belongs to somebody, or would show what is hidden.
seat-over = The match is over: seats no longer change hands.
typed-dice-here = Dice are typed in at this screen only: no seat by link, and no seed.
training-alone = Training is for this screen: there can be no seat for somebody else by link.

# Lines of tables: a row under its name, what a row is called, and fields that many games have
charts-row = { $name }: { $line }
charts-head = { $name }
field-name = name
field-size = size
field-cruise = cruise
field-crew = crew
field-defence = defence
field-ram = ram
field-archers = archers
field-towers = towers
field-bow = bow
field-flank = flank
field-stern = stern
sheets-none = The game "{ $name }" has no record sheets. These have them: { $known }.
sheets-side = There is no side "{ $name }". The sides are: { $known }.
sheets-print = Print this page (Ctrl+P), A4, one copy for each table. This line is not printed.
cli-sheets-written = { $file }: { $ships } sheets. Open it in a browser and print it.

# Asked once more
confirm-unmoved = { $all ->
    [one] Your ship has not moved.
   *[other] { $ships } of { $all } ships have not moved.
} End the movement all the same?

# By letter
letter-unreadable = This is no letter of a match.
letter-cut = This letter is not complete: copy the whole link, or save the file again.
letter-too-long = This letter is longer than any match can be.
letter-newer = This letter was written by a newer Naumachia (form { $found }, this one reads { $known }): please update.
letter-newer-rules = This letter needs version { $found } of the rules of { $game }; this Naumachia has { $known }: please update.
letter-older-rules = This letter was written under version { $found } of the rules, and this Naumachia has version { $known }: your friend must update. { $problem }
letter-no-game = This Naumachia has no game { $game }.
letter-no-setup = The set-up in this letter cannot be played. { $problem }
letter-other-setup = The set-up { $scenario } is not the same here as for the writer of this letter: one of the two programs must be updated.
letter-other-charts = The tables of the game are not the same here as for the writer of this letter: one of the two programs must be updated.
letter-damaged = This letter is not as it was written: something in it was changed.
letter-other-word = The dice in this letter are not the agreed ones: a word of { $name } does not belong to those fixed at the beginning.
letter-illegal = Letter { $number } breaks a rule: { $problem }
letter-out-of-turn = Letter { $number } answers where it was not for its writer to answer.
letter-after-end = Letter { $number } comes after the end of the match.
letter-unfinished = Letter { $number } ends before its writer has answered everything.
letter-sheet-due = Letter { $number } does not open the sealed sheets that were due.
letter-sheet-other = Letter { $number } opens another sheet for { $seat } than the one that was sealed.
letter-sheet-extra = Letter { $number } seals a sheet where none was to be sealed.
letter-position = This letter leads to another position here than for its writer: it was changed, or one of the two programs is wrong.
letter-other-match = This letter belongs to another match.
letter-other-head = This letter changes what was agreed on at the beginning: the game, the set-up, the seats or a name.
letter-rewritten = This letter changes what you wrote in letter { $number }.
letter-forked = Your friend has already sent another letter { $number }, and that one counts.
letter-old = This is letter { $number }, and you already have letter { $known }: nothing to do.
letter-own = This is your own letter { $number }: your friend must open it.
letter-elsewhere = You have answered letter { $number } somewhere else: go on in that browser or file.
letter-of-others = This is a letter of a match that is not kept here. Open it where you have played it.
letter-not-yours = It is your friend’s turn: open their letter here.
letter-not-done = You have still to answer something before this letter can be sent.
letter-name = A name has 1 to 40 letters.
letter-seats = Each of the two players needs a seat.
letter-not-here = Playing by letter needs the page without a server: your side of the match stays in your browser.
letter-none = This match is not played by letter.
letter-dice-wait = These dice fall when your friend opens your letter.
letter-seats-agreed = In a match by letter the two of you keep your seats.
undo-sent = Your letter has been sent: nothing in it can be taken back.
cli-letter-sent = Letter { $number } is written. Send your friend this file or the link: { $file }
cli-letter-verified = { $letters ->
    [one] One letter
   *[other] { $letters } letters
} of { $names } replayed: { $answers } answers, { $dice } dice that follow from the words of both, { $opened } sealed sheets opened as they were sealed. Position { $hash }.
cli-letter-sealed = { $sealed ->
    [one] One sheet is
   *[other] { $sealed } sheets are
} still sealed.
cli-letter-own = In this match dice fall at once: a forged program could have foreseen those of its own writer.
letter-keep-exists = { $file } exists already: each match is kept in a file of its own.
letter-keep-damaged = { $file } does not keep a match by letter.

# an empty form for tables of one's own
form-head = Charts of your own. To replace a table of ours, put a printed value in place of each question mark, and take
    away the "# " before its lines; lines with "##" only explain. A table in this file replaces ours as a whole.
    Then choose this file where a battle is set up, or: naumachia match SCENARIO --charts THIS-FILE
form-ours = Ours: { $because }
form-list = { $count ->
    [0] a list of any number: { $each }
   *[other] a list of { $count }: { $each }
}
form-lines = a line for each, under its own name: { $each }
form-part = { $name } ({ $shape }{ $needed ->
    [true] )
   *[false] , may be left out)
}
form-one-of = one of { $names }
form-whole = { $low ->
    [none] { $high ->
        [none] whole number
       *[other] whole number to { $high }
    }
   *[other] { $high ->
        [none] whole number from { $low }
       *[other] whole number from { $low } to { $high }
    }
}
form-truth = true or false
form-text = text
form-value = value
charts-unplayable = With these tables the rules lead nowhere: the numbers do not fit together, though each is allowed.
charts-long = The file is too long: at most { $most } letters are read.
charts-dear = With these tables the battle takes more than { $seconds } seconds or more memory than it may to set up.
charts-busy = Tables of yours are still being tried; please wait a moment.
charts-record-long = With these tables and this battle the first line of the record would have more than { $most } letters.

## The host

shut-out-network = { $until ->
    [none] The host of this server has shut out your network for good.
   *[other] The host of this server has shut out your network until { $until }.
}{ $reason ->
    [none] {""}
   *[other] {" "}Reason: { $reason }
}
shut-out-key = { $until ->
    [none] The host of this server has shut you out for good.
   *[other] The host of this server has shut you out until { $until }.
}{ $reason ->
    [none] {""}
   *[other] {" "}Reason: { $reason }
}
shut-out-name = The host of this server does not allow the name “{ $name }”. Please choose another one.{ $reason ->
    [none] {""}
   *[other] {" "}Reason: { $reason }
}
match-removed = The host of this server has removed this match.
host-closed = This server is closing: no new match can be made now. Matches that are running go on.
host-key-wrong = This key opens nothing here.
host-person-unknown = There is no person with the id "{ $person }". `naumachia host who` lists those who play now.
host-ban-unknown = There is no ban with the id "{ $id }".
host-notice-unknown = There is no notice with the id "{ $id }".
host-notice-empty = A notice needs a text.
host-line-unknown = There is no line { $seq } in the talk of match { $match }.
ban-network-malformed = "{ $found }" is no address, no network and no hash of an address: write 203.0.113.7, 203.0.113.0/24 or 2001:db8:1::/48.
ban-network-wide = "{ $found }" is too large a network: at most a /8, or a /16 of IPv6, can be shut out.
ban-name-empty = A name to shut out needs at least one letter.
tie-needs-name = To mute or block somebody you need a name on this server: choose one on the home page.
tie-nobody = There is nobody to mute or block: the player of this seat came without a name, or it is you.
ties-many = You have muted or blocked { $limit } players, and more are not kept.
seat-not-for-you = This seat cannot be taken by you.
host-span = "{ $found }" is no span of time: write 30m, 12h, 7d or 2w, ten years at most.
host-hour = "{ $found }" is no time: write 22:00, 2026-11-20T22:00, or now.
cli-host-server = Server { $server }, running since { $since }; { $matches ->
    [one] one match
   *[other] { $matches } matches
} in memory.
cli-host-watches = watching
cli-host-people = { $count ->
    [0] Nobody is connected to a match.
    [one] One connection to a match.
   *[other] { $count } connections to matches.
}
cli-host-none = No server answers. Is one running on this database? (`naumachia matches` lists what is kept.)
cli-host-remove-sure = { $what ->
    [line] Remove this line for good?
   *[match] Remove this match for good?
}
cli-host-removed = { $what ->
    [line] The line is removed.
   *[match] The match is removed.
}
cli-host-ban-one = name one of --key, --name and --network
cli-host-kind = { $kind ->
    [key] key
    [name] name
   *[network] network
}
cli-host-ban-sure = Shut out the { $kind ->
    [key] key of { $shown }
    [name] name “{ $shown }”
   *[network] network { $shown }
} { $until ->
    [none] for good?
   *[other] until { $until }?
}
cli-host-banned = Shut out { $until ->
    [none] for good
   *[other] until { $until }
}: { $shown }. To let in again: naumachia host lift { $id }
cli-host-for-good = for good
cli-host-bans = { $count ->
    [0] Nothing is shut out.
    [one] One ban.
   *[other] { $count } bans.
}
cli-host-lifted = Let in again: { $shown }.
cli-host-posted = Posted { $until ->
    [none] until you end it
   *[other] until { $until }
}. To end it: naumachia host end { $id }
cli-host-notice-kind = { $kind ->
    [closing] closing
   *[notice] notice
}
cli-host-notices = { $count ->
    [0] No notice.
    [one] One notice.
   *[other] { $count } notices.
}
cli-host-ended = { $kind ->
    [closing] The server is open again.
   *[notice] The notice is ended.
}
cli-host-closing = No new match from { $at } on. To open again: naumachia host end { $id }
cli-host-key = This key opens the host’s page at #/host. It is shown once; only its hash is stored.
cli-host-key-removed = No key opens the host’s page any more.

## The report of a finished match

summary-moment = moment { $turn }
summary-length = The match took { $answers } decisions ({ $where }).
summary-course = { $kind ->
    [ahead] The chance of { $side } to win never fell below { $low } %.
    [behind] The chance of { $side } to win was down to { $low } % once, and victory came all the same.
    [changes] The lead changed hands { $changes } times, and the chance of { $side } to win went from { $low } to { $high } %.
   *[drawn] The chance of { $side } to win lay between { $low } and { $high } %, and nobody won.
}
summary-blow = { $kind ->
    [deciding] The blow that decided it ({ $where }): “{ CAP($what) }”
   *[largest] The blow that changed the most ({ $where }): “{ CAP($what) }”
}
summary-dice = { $kind ->
    [gave] The dice raised the chance of { $side } to win by { $points } points in a hundred, each throw against its average.
   *[even] Taken together, the dice favoured nobody, each throw against its average.
}
summary-decision = The costliest decision was one of { $side } ({ $where }): “{ CAP($given) }”, where “{ CAP($better) }” was worth { $points } points in a hundred more.
summary-decision-none = No decision cost 5 points or more of a chance to win, as the program judges ({ $looked } of { $count } decisions).
summary-struck = { $side } { $landed } of { $struck }
summary-blows-none = No blow was struck.
summary-blows = Blows that struck home: { $sides_and }.
report-not-kept = Reports and notes are kept of finished matches only.
note-empty = A note needs a few words.
notes-full = { $limit } notes are all a match can hold; delete one first.
note-unknown = There is no such note.
