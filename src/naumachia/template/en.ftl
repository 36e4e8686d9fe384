game-name = Smallest game
game-about = Two boats race up a river.
game-piece = boat
game-pieces = boats
game-battle = race
game-battles = races
game-age = Any time
aim-1 = You win when your boat is the first at the finish.
aim-2 = If no boat arrives before the last turn, nobody wins.
brief-1 = The boats move in turn.
brief-2 = Rowing is sure: two places.
brief-3 = A sprint is four places or one, and a die decides.
side-red = Red
side-blue = Blue
where-turn = Turn { $turn }
ask-turn = What does { $ship } do?
    .hint = Row for two places, or sprint and trust the die.
    .waiting = { $side } is choosing what to do.
do-row = Row
    .hint = Two places, for certain.
do-sprint = Sprint
    .hint = Four places on a { $needs } or more, otherwise one.
do-rest = Rest
    .hint = The boat stays where it is.
roll-sprint = { $ship } sprints: { $needs } or more.
rowed = { $ship } rows: { $places } places.
sprinted = { $ship } sprints: { $places ->
    [one] 1 place
   *[other] { $places } places
    }.
won = { $side } is first at the finish.
drawn = No boat has arrived.
won-by-concession = { $loser } gives up: { $side } wins.
# The page’s own words for a ship, said of boats
page-ship = The boat
page-ship-none = Choose a boat
page-ship-next = Next boat
page-ship-back = Previous boat
