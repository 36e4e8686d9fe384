# The rules of Corvus in our own words, for players. The id of rule CV-2.10 is rule-CV-2-10.

## The turn

rule-CV-0-1 = Orders; activations card by card; shooting; boarding; the end of the turn.
    .title = Sequence of play

## Orders

rule-CV-1-1 = Each ship gets one order face down: Stop, Forward, Battle, Port, Starboard or Astern. A tired crew may not be given Battle. An order stays hidden until the ship acts.
    .title = Secret orders
rule-CV-1-2 = No movement. A tired ship that nobody holds may rest.
    .title = Stop
rule-CV-1-3 = From 1 mm to the normal speed, with one turn at most, up to the turning angle, anywhere on the way.
    .title = Forward
rule-CV-1-4 = As Forward, at combat speed; a fatigue test follows.
    .title = Battle
rule-CV-1-5 = At normal speed, turning to port only: each turn up to the turning angle, 10 mm between two turns, in all from the turning angle to 180 degrees. A ship that cannot advance may still turn once.
    .title = Port
rule-CV-1-6 = As Port, to the other side.
    .title = Starboard
rule-CV-1-7 = Backward up to a third of the normal speed, rounded up to a centimetre, with two turns at most. No ram, no oars.
    .title = Astern
rule-CV-1-8 = After its actions a ship that rowed under Battle rolls: veterans pass on 5 or less, standard crews on 4, recruits on 3, conscripts on 2. A tired crew cannot use combat speed; tired since its order was given, it moves as under Forward.
    .title = Fatigue test
rule-CV-1-9 = Two turns of Stop in a row, nobody holding the ship, and the crew is fresh again. While resting it shoots and defends itself and does nothing else. The marker is optional each time.
    .title = Rest
rule-CV-1-10 = Any other order, or being grappled, takes the rest marker away.
    .title = Rest disturbed
rule-CV-1-11 = Without rest a tired crew stays tired.
    .title = Fatigue lasts

## Activation

rule-CV-2-1 = One card for each ship afloat. The card drawn names the side; a card without a ship left for it is void.
    .title = The deck
rule-CV-2-2 = The side whose card it is picks one of its ships that has not acted.
    .title = The ship
rule-CV-2-3 = The ship shows its order and carries it out.
    .title = Shown and done
rule-CV-2-4 = After the movement come its ram and its grapples, in the order its owner likes.
    .title = Actions
rule-CV-2-5 = When the ship is done the next card is drawn.
    .title = Next card
rule-CV-2-6 = Unless it first breaks every link that holds it, a grappled ship does not move. It may still grapple others in contact.
    .title = Grappled ships
rule-CV-2-7 = Before it moves, under any order but Stop, a grappled ship may try each of its links once a turn, also those it laid itself. The die must be more than the other’s boarding value less its own size. Each crew level ±1, held by another too −1, rammed this turn −1, held by a corvus −2. Free of all, the ship moves with half its allowance. A ship that tries a link it laid itself has used up its grapple at that ship for the turn, whether it succeeds or not.
    .title = Breaking free
rule-CV-2-8 = The printed speed, less the penalty of each broken bank and 1 cm for each rower point lost; if damaged half of that, rounded up to a centimetre.
    .title = Speed now
rule-CV-2-9 = Bow contact with the side or stern of an enemy, after half the normal speed and the last 3 cm straight; on a side at 30 degrees or more; not after going for oars. One attempt.
    .title = Who may ram
rule-CV-2-10 = A die below the target’s size. Target damaged −1, in the side −1, target held by a friend of yours −1, each crew level ∓1, tired +1, normal speed +1, turned more than 90 degrees +1.
    .title = The ram
rule-CV-2-11 = A die and your ram value against the defence: no more, nothing; one or two more, damaged; beyond, sunk.
    .title = Its damage
rule-CV-2-12 = Half speed, and the crew is tired at once. Damaged again, the ship sinks.
    .title = Damaged
rule-CV-2-13 = A sunk ship is removed at once, with its links.
    .title = Sunk
rule-CV-2-14 = The rammer stays where it stopped. Both may be grappled.
    .title = After a ram
rule-CV-2-15 = Once its movement is over a ship may try to grapple any enemy in contact, each once a turn: a die no more than its boarding value less the target’s size. Each crew level ∓1, target rammed this turn −1, damaged −1, grappled already −1, itself rammed this turn +1, corvus −2.
    .title = Grapple
rule-CV-2-16 = Success holds both ships together and disturbs the target’s rest. A resting ship does not grapple.
    .title = A link
rule-CV-2-17 = When every card is drawn, ships in contact may still grapple: the first side, then the second.
    .title = The last chance
rule-CV-2-18 = On its way ahead a ship may go for the oars of an enemy it comes alongside, or of one whose side it meets at less than 45 degrees. One attempt on each target; a broken bank is not offered.
    .title = Whose oars
rule-CV-2-19 = A die below the target’s size. Each crew level ∓1, target held −1, opposite courses −1, tired +2, normal speed +1.
    .title = Breaking oars
rule-CV-2-20 = The oars of one side are broken for good and slow the ship.
    .title = A broken bank
rule-CV-2-21 = Where both are possible the attacker chooses one.
    .title = Ram or oars
rule-CV-2-22 = In passing, the ship goes on with the rest of its plan or stops. No ram any more this turn.
    .title = After the attempt
rule-CV-2-23 = After a glancing attempt the ship is laid parallel, a millimetre off, and may go on straight for what is left of its allowance. Without room it stays where it is.
    .title = Laid alongside
rule-CV-2-24 = A ship still in contact at the end of its movement may grapple.
    .title = Grapple after oars

## Shooting

rule-CV-3-1 = Every ship with an enemy in range, held, resting or not, in any direction; nothing blocks the way.
    .title = Who shoots
rule-CV-3-2 = Archers up to 2 cm, catapults from 2 to 5 cm, between the nearest points.
    .title = Range
rule-CV-3-3 = All archers of a ship shoot at one target, each catapult at its own; chosen in secret, both sides together.
    .title = Targets
rule-CV-3-4 = A die for each archer point hits on 3 or less and destroys a point; one for a catapult on 4 or less, two points. Target held −1, damaged catapult +1.
    .title = Dice
rule-CV-3-5 = A die for each hit: 1-2 marines, 3-4 archers, 5 engines, 6 rowers of open ships. Nothing of the kind left, and the hit is lost.
    .title = Where
rule-CV-3-6 = A catapult takes two points: damaged, then destroyed; a damaged one is hit first.
    .title = Engines
rule-CV-3-7 = Each point lost costs 1 cm of speed.
    .title = Rowers
rule-CV-3-8 = All dice go by the state at the start of the phase; casualties fall together at its end.
    .title = All together

## Boarding

rule-CV-4-1 = A grappled ship may be assaulted by those that grappled it, their marines added up. A ship attacks once a turn and is assaulted once a turn.
    .title = Assault
rule-CV-4-2 = In the defender’s favour: 3 to 1 (or nobody left), 2 to 1, 1 to 1, 1 to 2; below that no assault.
    .title = Ratio
rule-CV-4-3 = Romans add 1. A 6 always takes the ship; the better the ratio, the lower the die that does.
    .title = The die
rule-CV-4-4 = The attacker loses a marine point, and the link is marked: next turn the grappled ship may strike back, if it does not try to break free.
    .title = Thrown back
rule-CV-4-5 = Both sides lose a marine point.
    .title = The fight goes on
rule-CV-4-6 = The attacker sinks the ship or keeps it. Half of the victorious marines, rounded down and at least one, go aboard; its crew is conscript and tired, its archers and corvus are gone, its links cut. It acts from the next turn.
    .title = Taken
rule-CV-4-7 = Nothing limits how often a hull changes hands.
    .title = Again and again
rule-CV-4-8 = Before all assaults a ship may declare that it strikes back over one marked link. It must not have tried to break that link this turn, and must have at least half the grappler’s marines. The grappler may not assault over that link; the ship attacks it alone when its own side assaults.
    .title = Counter-assault

## Rome

rule-CV-5-1 = Every Roman ship begins with one, unless the battle says otherwise.
    .title = The corvus
rule-CV-5-2 = Within 15 degrees of square it helps the grapple by 2, and the link is a corvus link. A ship has one: while it holds somebody, other grapples are plain.
    .title = Dropping it
rule-CV-5-3 = A ship grappled by a corvus breaks free at −2; the Roman ship does not.
    .title = Held by it
rule-CV-5-4 = An enemy that breaks free takes the corvus with it. A Roman who breaks the link, a sinking or a capture cost nothing.
    .title = Losing it
rule-CV-5-5 = An option before the battle: a Roman ship may exchange 2 marine and 2 archer points for a catapult, once. The enemy is told.
    .title = Catapults

## The end

rule-CV-6-1 = At the end of a turn a side that has lost ships worth half or more of what its fleet cost has lost. One taken back is no longer lost; prizes do not count.
    .title = Rout
rule-CV-6-2 = When the turns are over: an enemy sunk its cost, captured and held half as much again, fled half, damaged a quarter. If equal, fewer men lost.
    .title = Points
rule-CV-6-3 = The cost of the ship by its crew (conscript 80, recruits 90, standard 100, veteran 115%), rounded up; a corvus 4. In a points battle 200 a side, at most half of them on hexereis and decereis, no conscripts; both fleets are drawn up in secret.
    .title = Fleets by points
rule-CV-S5 = In some battles one side wins by keeping a number of its own ships to the last turn, or by a rout of the enemy. It cannot be routed itself; the battle ends early when none of its ships is left.
    .title = Keeping the fleet
rule-CV-S6 = In some battles one side must rout the enemy before the turns are over, and loses if it does not. If both are routed in one turn it wins.
    .title = A rout in time

## How the program measures

rule-CV-G1 = You measure in millimetres and degrees; 0° is north, and degrees run clockwise. The program keeps places to a thousandth of a millimetre.
    .title = Units
rule-CV-G2 = Sines and cosines come from a table of whole numbers, and quotients are rounded to the nearest: every machine comes to the same place.
    .title = Sines
rule-CV-G3 = A place is computed from the start of the leg, never from the millimetre before. Straight legs without a turn between them are one. A leg goes at least 1 mm, a turn at least 1 degree.
    .title = Going ahead
rule-CV-G4 = A ship is a rectangle about its centre, its long side along the heading. The bow point lies half a length ahead of the centre.
    .title = Bases
rule-CV-G5 = Two bases overlap where they cover the same place. Touching is not overlapping.
    .title = Overlap
rule-CV-G6 = The gap is the distance between the nearest points of two bases.
    .title = Gap
rule-CV-G7 = Ships with a gap of 1 mm or less are in contact (5 thousandths more, for rounded corners).
    .title = Contact
rule-CV-G8 = A ship rows millimetre by millimetre and turns degree by degree. It stops before it would overlap another ship, and its movement is over: that ship has blocked it. Blocked by an enemy on its way ahead, it is in bow contact. A way that ends of itself against a hull is none: touching is no ram.
    .title = Moving into contact
rule-CV-G9 = A point lies off the side, bow or stern of a ship, wherever it is farther out from the hull; a tie is the side. The bow point of the striker tells what is struck.
    .title = Zones
rule-CV-G10 = The angle between two ships is that of their keel lines, 0 to 90 degrees.
    .title = Angles
rule-CV-G11 = Half the normal speed: twice the way made is at least the printed normal speed. Opposite courses: more than 90 degrees apart. Alongside: within 10 degrees of parallel, 3 mm or less apart, the centre off the other’s side. Square enough for the corvus: 75 degrees or more.
    .title = Named tests
rule-CV-G12 = A ship whose centre is off the table at the end of its movement has fled. On the very edge it has not. Where there is a shore, a ship beyond its line is wrecked.
    .title = The edge
rule-CV-G13 = A record holds set-up, orders, cards, ways, choices and dice; everything else is worked out again.
    .title = The record
