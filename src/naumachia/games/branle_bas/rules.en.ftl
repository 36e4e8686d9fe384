# The rules of Branle-bas de combat in our own words, for players. The id of rule BB-8.10 is rule-BB-8-10.

## The dice

rule-BB-1-1 = Faces −2, −1, 0, 0, +1, +2. Two may be rolled together and added. With an optional rule one of the noughts is a second +1.
    .title = Random die
rule-BB-1-2 = One face turns the wind a sector back, one a sector on. The other four, strength, calm or gale, and fog, mean nothing here.
    .title = Wind die
rule-BB-1-3 = Fire, loss of crew, rudder, leak, 2 mast points, 2 hull points. Fire, crew and leak must be confirmed: the die is rolled once more, and only a face with a star (fire, rudder, masts, hull) confirms. The second roll does nothing else.
    .title = Risk die
rule-BB-1-4 = One face entangles, two are a light collision, three leave the choice: avoid or board.
    .title = Collision die
rule-BB-1-5 = Three faces are empty, one kills the captain, two cost a point of ABORDAGE. With an optional rule one of the empty faces is 2 mast points.
    .title = Point-blank die
rule-BB-1-6 = One face costs the stronger a point, two cost the weaker one, three are empty.
    .title = Boarding die
rule-BB-1-7 = Every die has six sides. What a side shows is read off its table; a record of the throws replays the battle.
    .title = Drawing the dice

## Victory

rule-BB-3-1 = When night falls a side counts the ships in its hands.
    .title = The count
rule-BB-3-2 = A ship of one’s own with any of its three capacities at 0 does not count.
    .title = Ships that do not count
rule-BB-3-3 = A captured ship still afloat counts for its captor, whatever its state. Possession that was waiting is completed at nightfall, if the victor is afloat and has not struck.
    .title = Prizes
rule-BB-3-4 = One ship against one: if neither is sunk or taken, the lesser sum of hull boxes, mast boxes and ABORDAGE lost wins; equal, and it is a draw. A ship sunk or taken has lost.
    .title = A duel
rule-BB-3-5 = After the last turn only leaks and fires go on, turn by turn, until none is left. Own ships are counted after that, prizes as they stood before; in a duel damage is compared as it stood before, but a ship that sinks in the night has sunk.
    .title = The night
rule-BB-3-6 = More ships win; equal, and it is a draw. A side without a ship afloat under its own colours has lost at once; both, and it is a draw.
    .title = All other battles

## Fire

rule-BB-8-1 = One ship after another, the farthest from the wind’s origin first, in the order of the start of the phase. A ship fires in the state that earlier shots have left it in.
    .title = Order of fire
rule-BB-8-2 = One broadside a turn, one side at one target, and one point-blank die at an enemy within 100 mm. The ship must be afloat, not struck, with one fire aboard at most, and for the broadside have a gun to work. With an optional rule both broadsides may be fired at two targets, each result halved once more.
    .title = Who may fire
rule-BB-8-3 = The target is a ship in enemy hands, prizes included, its main mast within the arc and in range. One aims at the hull or at the masts.
    .title = Target and aim
rule-BB-8-4 = At long range only masts can be aimed at.
    .title = Long range
rule-BB-8-5 = A linked ship that fires from the side on which the other lies may aim only at the hull.
    .title = Held ships
rule-BB-8-6 = Guns that can be worked, FORCE, range (point-blank +5, short +2, medium 0, long −5), rake (stern +4, bow +3), +3 for the first broadside of the battle, +3 at anchor, and the random die.
    .title = The total
rule-BB-8-7 = If that die shows −2 another is rolled: below 0 a gun bursts, BORDEE −1 for good, and on −2 of a third die fire breaks out aboard. The shot is not changed by it.
    .title = Mishap
rule-BB-8-8 = Total up to 5: nothing; 9: 1 point; 12: 2; 15: 3; 17: 4; 19: 5; 22: 6; 25: 7; 28: 8; more: 9.
    .title = The result
rule-BB-8-9 = A fire aboard, being impeded (or rigging fallen on the side that fires), a boarding under way: each halves the result again, rounded down once.
    .title = Halving
rule-BB-8-10 = If the line between the two main masts crosses other bases, friend or foe, the nearest to the shooter takes the result in full, all others and the target half of it.
    .title = Ships in between
rule-BB-8-11 = At short range or less, when the shooter stands within 20 degrees of the line of the target’s stern or bow. At point-blank a rake also costs the target a point of ABORDAGE.
    .title = Raking
rule-BB-8-12 = Rolled at one enemy within 100 mm, in the arc or not, the broadside’s target or another. Nothing halves it.
    .title = Point-blank die
rule-BB-8-13 = The ship that takes the result in full takes one risk die from 5 points, two from 7.
    .title = Risk
rule-BB-8-14 = The die; mishap; result and halving; damage, the nearest ship first; risk dice; crew lost by a rake; point-blank die; flags. Each box is settled as it is ticked. How a ship fires is judged when it declares, and nothing more happens to a ship that is sunk.
    .title = Order within a shot
rule-BB-8-15 = All fire comes before any boarding combat. A ship may fire and board in the same turn.
    .title = Fire before boarding

## Consequences

rule-BB-9-1 = As many boxes as points, on the hull or the masts; what one has no room for goes to the other. With all boxes ticked the ship is past repair and sinks at once.
    .title = Ticking boxes
rule-BB-9-2 = BORDEE, ABORDAGE and MATS. MATS is 0 when all thirty mast boxes are ticked.
    .title = Capacities
rule-BB-9-3 = One capacity at 0: RETREAT. Two: ROUT. Three: the ship strikes at a contact with an enemy, or at once if one is linked to it or touches it.
    .title = Flags
rule-BB-9-4 = A ship in RETREAT or ROUT breaks off until night: it turns away from the nearest enemy as far as the wind allows, at full length, does not board, and avoids where it may.
    .title = Fleeing
rule-BB-9-5 = A ship in RETREAT or ROUT fires only at those that have fired at it or grappled it since its last place in the order of fire, and at whoever holds it by a grapnel.
    .title = Answering
rule-BB-9-6 = A ship in ROUT touched by an enemy rolls a random die, once a turn: below 0, or with its captain killed at 0 too, it strikes.
    .title = Surrender test
rule-BB-9-7 = Its links go, and the victor’s side takes possession; both ships are impeded for two turns.
    .title = Striking
rule-BB-9-8 = An impeded victor takes possession in the first turn in which it is free again. Till then the ship is nobody’s and drifts; if the victor sinks or strikes first, it waits for whoever touches it.
    .title = A victor with full hands
rule-BB-9-9 = For two turns a prize drifts, then its captor sails it away from its former friends until night. It never fires; it may be fired at.
    .title = Prizes
rule-BB-9-10 = A ship of the former owner that meets a prize and may board takes it back on 4 to 6 of the collision die, without a fight; the ship acts again from the next turn on.
    .title = Retaking

## Damage

rule-BB-10-1 = Every tenth mast hit brings down a mast over the lee side: speed −1/3 for each, and with all three gone the ship drifts.
    .title = Masts
rule-BB-10-2 = For two turns it halves the fire of that side and forbids boarding.
    .title = Fallen rigging
rule-BB-10-3 = Each C box costs a point of ABORDAGE.
    .title = Crew
rule-BB-10-4 = Each G box costs a point of BORDEE.
    .title = Guns
rule-BB-10-5 = Each L box: a random die. On the top line smaller ships leak on −2, on the bottom line on −1 and −2; first and second rates only on −2 of the bottom line.
    .title = Leak check
rule-BB-10-6 = A leak sinks the ship six turns on, more or less by a random die. While it is open the ship has a gun less to work and loses a third of its speed, two thirds with two or more.
    .title = Leaks
rule-BB-10-7 = At the end of the turn of its earliest leak a ship sinks, in the night too.
    .title = Sinking
rule-BB-10-8 = Fire breaks out with 2 hull and 2 mast points at once. One fire: fire halved, speed −1/3, no boarding. Two: the ship drifts and does not fire. Three: it may blow up each turn.
    .title = Fire
rule-BB-10-9 = The ship is gone. Within 100 mm every other ship takes 8 mast and 4 hull points and burns on −1 and −2; within 200 mm 4 and 2, and burns on −2. With an optional rule only 4 mast points within 100 mm.
    .title = Explosion
rule-BB-10-10 = A ship with a damaged rudder drifts. Each successful test mends one hit, and only when no fire burns.
    .title = Rudder
rule-BB-10-11 = The ship strikes more easily, and has a point less in boarding for each.
    .title = Captain killed

## Boarding

rule-BB-12-1 = A ship that boards stays where it touched; the combat is fought in the same turn.
    .title = Grapnels
rule-BB-12-2 = Against an enemy that has not struck: not impeded, no fallen rigging, no fire, no flag, ABORDAGE 1 or more; one boarding begun a turn.
    .title = Who may board
rule-BB-12-3 = A boarded ship that has not moved may try to separate. Attacked by several it fights each in turn.
    .title = Boarded ships
rule-BB-12-4 = The one farthest from the wind’s origin first.
    .title = Order of combats
rule-BB-12-5 = By rank 8, 7, 5, 4, and the decks; the more damaged ship −1, the other +1; a flagship +1, against one −1; −1 for each captain killed and each supporting broadside.
    .title = Points
rule-BB-12-6 = A broadside at a grappled enemy from a ship not linked to it counts against it in the combat of this turn.
    .title = Support
rule-BB-12-7 = Each rolls as many dice as it has points. Faces cost the weaker or the stronger ABORDAGE; with equal points a weaker face costs the opponent, a stronger face oneself. Losses fall together.
    .title = Combat
rule-BB-12-8 = Optional rule: both lose a fifth of the smaller points; then the stronger rolls a die for each point of difference, and each weaker face costs the weaker one more.
    .title = Combat by the text
rule-BB-12-9 = A crew at 0 strikes to the other. Both at 0: they part, and break off. Else the fight goes on next turn.
    .title = The end

## Losses and budgets

rule-BB-13-1 = All boxes ticked, a leak not stopped in time, an explosion, scuttled by the prize crew at the end of a turn, or wrecked.
    .title = Ships sunk
rule-BB-13-2 = Where there are shoals, a ship whose centre ends a move or drift on one is wrecked.
    .title = Grounding
rule-BB-13-3 = Boarded until nobody is left, surrendered in rout, or with three capacities at 0 and an enemy upon it.
    .title = Ships taken
rule-BB-13-4 = A sunk ship is taken off the table with its links.
    .title = Removal
rule-BB-14-1 = BORDEE, ABORDAGE and MATS can fall, FORCE never does. Each class has its price; fleets that meet differ by 5 % at most of the dearer.
    .title = Classes and budget
