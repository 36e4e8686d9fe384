# The rules of the Fleet Game in our own words, for players. The id of rule TF-3.6 is rule-TF-3-6.

## Set-up

rule-TF-1-1 = Every ship lies in two neighbouring hexes, bow in front and stern behind, and points from one to the other. No two ships share a hex, and none lies on land.
    .title = Ships on two hexes
rule-TF-1-2 = All there is to know of a ship stands on its counter and its markers: size, cruise, full velocity, boarding factor, crew, and what has happened to it. There is no log sheet in this game.
    .title = Everything on the counter
rule-TF-1-3 = At the start of each turn both players roll a die; the higher chooses whether to be first or second player. On a tie of the first turn both roll again, later the second player of the turn before chooses. A scenario may name the first player of turn 1.
    .title = Initiative

## Getting free

rule-TF-2-1 = A ship that is immobilised, but not for good, and not grappled may try to get free once a turn, if its owner wants. One die: 1 it floods and sinks; 2 it is immobilised for good; 3 nothing; 4 its boarding factor comes back, it still crawls, and the next try has +2; 5 or more it is free.
    .title = Trying to get free
rule-TF-2-2 = The +2 is spent by the next try, whatever comes of it; another 4 gives it again. A 3 leaves the factor that has come back; a 2 halves it again. A new blow takes both away.
    .title = The +2

## Movement

rule-TF-3-1 = Before its first movement point a ship chooses how it moves: hold, cruise (up to its cruise), full (up to its full velocity), back, or sail. It need not spend all its points. Ships move in any order, each once, and one finishes before the next begins.
    .title = Modes
rule-TF-3-2 = A move takes the bow into the hex ahead (A), or into the hex to its left (L) or right (R), and the stern follows into the hex the bow has left; the ship then points the way it went. Each costs one point. A ship without oars can only hold or sail.
    .title = Ahead, port, starboard
rule-TF-3-3 = In this mode a ship only backs (B), straight, at most half its cruise rounded up, one point a hex.
    .title = Backing
rule-TF-3-4 = At cruise a ship may once a turn swing its bow one hex to port (PL) or starboard (PR) around its stern. It costs two points; a ship with only one point may do it as its whole move. The hex must be empty sea on the map.
    .title = Turning on the spot
rule-TF-3-5 = Friends, wrecks and land cannot be entered. A ship leaves the map only over an edge that the scenario opens to its side; it is gone when its bow (its stern when backing) goes over, and does not come back.
    .title = What bars the way
rule-TF-3-6 = A forward move that would enter an enemy hull is a ram: the point is paid, the ship stays where it is and as it points, the ram is written down with the place it strikes, and the move is over. No run-up is needed. Ships without a ram may not do it, and nobody backs or swings into an enemy.
    .title = Contact
rule-TF-3-7 = A ship against which a ram has been declared does not move any more this turn, even if it has not moved yet. A grappled ship does not move; it may still be rammed.
    .title = Pinned
rule-TF-3-8 = An immobilised ship, of whatever degree, has one point at cruise and may ram with it. Its full velocity counts as 1; without oars as 0, and by sail it makes one point at most.
    .title = Immobilised ships crawl
rule-TF-3-9 = After a move at full velocity, however short, roll a die: an expert crew is tired by 1, an ordinary one by 1 or 2, beginners by 1 to 3, slaves by 1 to 5. The move and its ram are not touched. A tired ship may not go at full velocity. It is rested at the end of a turn in which it rowed one point at most, declared no ram and fought no boarding.
    .title = Fatigue

## Rams

rule-TF-4-1 = When all have moved, every ram is fought out. Each side adds its size, a die and its crew (expert 3, ordinary 2, beginner 1, slave 0). The rammer has +5 against a flank (bow flank, side or quarter), +2 against the stern, -1 unless at full velocity, -2 if immobilised. The target has +3 on the bow flank, +1 on the quarter, +1 if its full velocity is the higher, -2 if immobilised.
    .title = The duel
rule-TF-4-2 = Take the rammer’s total from the target’s. +3 or more: nothing. +2 to -2: immobilised if the two dice as rolled have an even sum. -3 to -6: immobilised. -7 or less: sunk.
    .title = The effect
rule-TF-4-3 = An immobilised ship that is immobilised again is so for good; one that was so for good sinks.
    .title = A second blow
rule-TF-4-4 = All rams of a turn are rolled with the states of the phase’s beginning and take effect together. Each immobilised result moves the ship one place: sound, immobilised, immobilised for good, sunk.
    .title = All together
rule-TF-4-5 = A ship that sinks in this phase has still struck its own blow.
    .title = The dying strike too
rule-TF-4-6 = A ram on the bow is answered at once by a second duel, the target now the rammer, always bow against bow, at cruise unless it moved at full velocity this turn. It needs a ram and must be no prize; grappled and immobilised ships answer too. Both results fall together.
    .title = Bow to bow
rule-TF-4-7 = Full velocities are compared as they are now: 1 when immobilised, 0 without oars, less with a corvus or too many men.
    .title = Which velocity counts
rule-TF-4-8 = The factor of the counter (of a prize: what was put aboard), +2 an infantry counter, +1 a tower or engine, less what was given to prizes. It is halved, rounded down and never below 1, while the ship is immobilised and has not got it back. A corvus in use then adds 2.
    .title = Boarding factor now

## Boarding

rule-TF-5-1 = Each ship may try once a turn to grapple one enemy next to it: a die, 4 or more. +1 if the target was rammed this turn, +1 for the better crew, -1 if the grappler is immobilised. Ships already tied to others may try, and be tried.
    .title = Grapples
rule-TF-5-2 = A player names an enemy ship and one or more own ships grappled to it; their factors add up. Its friends do not help it. Each ship fights once a turn at most, on either side, and nobody has to fight.
    .title = Combat
rule-TF-5-3 = The attacker rolls. Three times the weaker or more: the stronger takes it on 2 to 6. Twice: on 4 to 6. Less than twice: on 5 or 6, but on 1 the weaker takes the stronger. Equal: 6 for the attacker, 1 for the other. Else it goes on next turn.
    .title = The boarding table
rule-TF-5-4 = The attacker of highest factor takes the ship that gives way; if the defender wins, it takes the attacker of lowest factor. Among equals the attackers’ owner chooses.
    .title = Who takes whom
rule-TF-5-5 = The captor puts one or more of its factors aboard and keeps one at least; they are the prize’s factor. A captor with factor 1 burns the prize, which counts as captured. The prize is rid of its links, has a beginner crew, one less cruise (at least 1), no full velocity, and may neither ram nor start a grapple. It may be retaken in the same way, and then fights for its first owner, still a prize in all else.
    .title = Prizes
rule-TF-5-6 = After the combats each ship still grappled may try to break one link: a die, 5 or more. +1 for the better crew, -1 if immobilised, -1 if the enemy of that link carries grappling equipment.
    .title = Getting away

## Sailing (optional)

rule-TF-6-1 = A ship has a sail; a mainsail only if the scenario says so (merchants and Venetans always). Setting or striking costs 1 point for the sail, 2 for the mainsail, at cruise; a ship with fewer uses its whole turn, an oarless one does it at the start of its turn and loses as many points of sailing. One rig is up at a time.
    .title = Setting and striking sail
rule-TF-6-2 = Wind astern, on the quarter, on the bow, ahead: a mainsail gives 2, 2, 1, 0, a sail 2, 1, 0, 0. With the wind astern a mainsail gives 3 to ships of size 1 to 7 with oars, and to Venetans. After each move no more is left than the new heading would give.
    .title = Points under sail
rule-TF-6-3 = Under sail a ship only goes forward; no fatigue is rolled, and a ram counts as at cruise. With a sail up a ship may row at cruise (one less if it begins with the wind ahead), but not at full velocity, not back and not turn on the spot.
    .title = Under sail
rule-TF-6-4 = A ship without oars whose rig gives it nothing may, as its whole move, swing its bow one hex into an empty hex, so that it does not lie head to wind for ever.
    .title = Falling off

## Wrecks and drift (optional)

rule-TF-7-1 = A sunk ship leaves a wreck in its two hexes, which nobody enters. At the end of each turn it goes under on 1 or 2.
    .title = Wrecks
rule-TF-7-2 = If there is wind, wrecks and ships immobilised for good that are not grappled go one hex down the wind at the end of every even turn, heading kept, if both hexes are on the map and free. On land they are lost.
    .title = Drift

## Special equipment (optional)

rule-TF-8-1 = A corvus needs size 5, a tower size 4, an engine size 3; how many a type carries stands on its counter.
    .title = Who carries what
rule-TF-8-2 = With a corvus or iron hands a ship grapples on 3 or more.
    .title = Grappling equipment
rule-TF-8-3 = Full velocity is 1 lower. In a combat with a ship that touches its bow or a bow flank, the corvus ship has +2.
    .title = Corvus
rule-TF-8-4 = Each adds 1 to the boarding factor.
    .title = Towers and engines
rule-TF-8-5 = Before the grapples a ship with fire may throw it once at an enemy in sight next to it, or within 2 hexes if it has an engine: 5 or 6 hits, 4 to 6 from a tower. A hit immobilises at once, as a ram does.
    .title = Fire

## Selective additions (optional)

rule-TF-9-1 = Ships of size 5 to 8 do not turn twice in a row; those of size 9 and more need two straight moves between two turns. Only the move itself is looked at.
    .title = Handiness
rule-TF-9-2 = The players move one ship each in turn, the first player beginning. A player who ends the moves early makes no more this turn.
    .title = Ship by ship
rule-TF-9-3 = A side that has lost half its ships, sunk or captured, rolls two dice at the end of each turn; on 9 or more its fleet breaks and the other side has won. If both break together, points decide.
    .title = Fleet morale
rule-TF-9-4 = A ship whose bow enters a reef rolls a die, less for lemboi and Saxons, more for giants and deep hulls. Rising tide: 5 stops it, 6 wrecks it; falling tide: 4 and 5. Stopped, its move is over. Wrecked, it lies fast for good and counts as sunk, but may be grappled and fights on.
    .title = Reefs

## End and victory

rule-TF-10-1 = The battle ends after the scenario’s turns, or at the end of a turn in which a side has no ship of its own left on the map that is neither sunk, wrecked, captured nor immobilised for good. A player may also give up.
    .title = The end
rule-TF-10-2 = An enemy ship sunk counts its price, one captured and held half as much again, one immobilised for good half, rounded up. More points win; twice the enemy’s is decisive; equal is a draw.
    .title = Victory points
rule-TF-10-3 = Each ship is counted once, by its first owner and its state at the end, at its price of the beginning. It does not matter which ship sank it. Ships that have left over an open edge count nothing, unless the scenario says so.
    .title = Counted once

## Fleets and battles

rule-TF-PC = Each player buys a fleet for the agreed points. A ship costs hull and boarding factor by its crew (expert 1.25, ordinary 1, beginner 0.9, slave 0.75), rounded up, and what it carries. A die decides who begins; the players place one ship each in turn within four rows of their edge, heading free. The battle lasts 16 turns, all edges closed.
    .title = Point choice
rule-TF-S1 = In the first lesson the first to sink, take or permanently immobilise the other has won at once; both together, or neither in time, is a draw.
    .title = First blow
rule-TF-S3 = At Lade the Samians sail home before turn 2 on 3 or more, and if they have, the Lesbians before turn 4 on 5 or more; those that are grappled stay. They count nothing, and the points of those left behind count for more.
    .title = Sailing home
rule-TF-S4 = Some scenarios hold ships back until a turn: they keep their place, but answer, grapple and fight as usual.
    .title = Held back
rule-TF-S5 = A towed merchant makes up to two moves a turn, one of them a turn at most, if a warship of its side that is not immobilised lies next to it when its move begins; else none.
    .title = In tow
rule-TF-S6 = At Drepanum Rome wins if six ships get away by the north edge, or with points above 0 and at least three quarters of Carthage’s; otherwise Carthage wins.
    .title = Breaking through
rule-TF-S7 = At Actium each ship of Cleopatra’s that leaves by the south edge gives Antony its price.
    .title = Getting away with the treasure
