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
rule-BB-1-7 = Every die has six sides. The meaning of a face stands in its table; a record of the throws replays the battle.
    .title = Drawing the dice

## Setting up

rule-BB-2-1 = A table of 1200 by 1200 mm. It is a window on an endless sea: where a ship comes nearer than 100 mm to an edge, it grows by 200 mm on that side at the end of the turn. Nobody leaves it.
    .title = The table
rule-BB-2-2 = A first game takes a ship a side. Larger fleets are bought for equal budgets; a gap of 5 per cent is accepted.
    .title = Budgets
rule-BB-2-3 = Each ship has a sheet with its capacities. One ship a side is the flagship.
    .title = Sheets
rule-BB-2-4 = The wind is a good breeze throughout. At the standard entry it blows along a side of the table.
    .title = The breeze
rule-BB-2-5 = Both sides come in line ahead on either side of the wind’s axis, their headings 2 or 4 sectors apart. The leaders stand on the lines through the centre of the table, 400 mm inside it; each follower leaves 50 mm between its base and the next ahead.
    .title = Entry
rule-BB-2-6 = The battle lasts sixteen turns of a quarter of an hour, until nightfall.
    .title = Sixteen turns
rule-BB-2-7 = Other set-ups may be played: those of the list, and any that players write.
    .title = Other battles

## Victory

rule-BB-3-1 = When night falls a side counts the ships in its hands.
    .title = The count
rule-BB-3-2 = A ship of one’s own with any of its three capacities at 0 does not count.
    .title = Ships that do not count
rule-BB-3-3 = A captured ship still afloat counts for its captor, whatever its state. Possession that was waiting is completed at nightfall, if the victor is afloat and has not struck.
    .title = Prizes
rule-BB-3-4 = One ship against one: if neither is sunk or taken, the lesser sum of hull boxes, mast boxes and ABORDAGE lost wins; equal, and it is a draw. A ship sunk or taken has lost at once; both, and it is a draw.
    .title = A duel
rule-BB-3-5 = After the last turn only leaks and fires go on, turn by turn, until none is left. Own ships are counted after that, prizes as they stood before; in a duel damage is compared as it stood before, but a ship that sinks in the night has sunk.
    .title = The night
rule-BB-3-6 = More ships win; equal, and it is a draw.
    .title = All other battles

## The turn

rule-BB-4-1 = Tests; movement; fire; boarding; the end of the turn. Every event is noted at once, with all that follows from it. A side without a ship afloat under its own colours has lost at once; both, and it is a draw.
    .title = Sequence of play
rule-BB-5-1 = The turn counter advances. Markers of ships that are impeded, and rigging over the side, go from 2 to 1 and from 1 to nothing.
    .title = The clock
rule-BB-5-2 = In turns 3, 6, 9, 12 and 15 the wind die is rolled: one face shifts the wind a sector clockwise, one a sector back.
    .title = Wind test
rule-BB-5-3 = A leaking ship without a fire rolls for its most serious leak: +1 and +2 stop it, −2 brings its sinking a turn nearer. While a fire burns nobody is at the pumps.
    .title = Leak test
rule-BB-5-4 = A ship with a fire or a damaged rudder rolls once. On fire: 0 and more put one fire out; −1 costs 2 hull and 2 mast points for each fire; −2 adds a fire first. Without fire: 0 and more mend one hit on the rudder.
    .title = Fire and rudder
rule-BB-5-5 = Then every ship with three fires or more rolls: on −2 it blows up.
    .title = Explosion test
rule-BB-5-6 = Each ship held to a burning one rolls: −1 and −2 set it on fire. A ship that catches fire now does not pass it on this turn.
    .title = Spreading fire

## Movement

rule-BB-6-1 = The ship farthest from where the wind comes from moves first, the nearest last. A formation moves at the place of its ship nearest the wind.
    .title = Order
rule-BB-6-2 = By the attitude at the start of the move: running 2, reaching 3, close-hauled 1, in irons half a one. A heading on the line between two attitudes has the better of both.
    .title = Unit moves
rule-BB-6-3 = Straight on by 25 to 50 mm; or 25 mm and then a turn of 1 to 30 degrees. A ship that has gone more than half cannot turn.
    .title = One unit move
rule-BB-6-4 = A ship under sail makes 25 mm at least. It may end short of that only after a contact, on the edge of the wind, or with its unit moves used up.
    .title = The least way
rule-BB-6-5 = Each mast down, each of the first two leaks and a single fire take a third off every length: 50, 33, 17 mm, halves 25, 17, 8. If all unit moves together come to less than 25 mm there is one of 25 mm. With three thirds gone the ship drifts. All this is judged once, when its place comes.
    .title = Damage and speed
rule-BB-6-6 = A ship drifts if it is held by another, has lost all masts or its rudder, has two fires, three thirds of its speed gone, is a prize still impeded, or has struck and is nobody’s: 25 mm downwind, its heading unchanged.
    .title = Drift
rule-BB-6-7 = No turn takes a ship into irons, nearer than 60 degrees to the wind. A turn that ends exactly on the edge ends the move.
    .title = The edge of the wind
rule-BB-6-8 = In one turn to the edge, in the next through the wind: a ship that starts on an edge may test with two random dice. −1 or more: it turns to the other edge and makes 25 mm. Less: it drifts and must test again at its next move.
    .title = Tacking
rule-BB-6-9 = A ship that a shift of wind has put in irons tests to come out on either edge, or goes 25 mm straight ahead.
    .title = In irons
rule-BB-6-10 = Every ship tacks by its own test: a squadron that is to tack is declared free that turn.
    .title = Tacking in formation
rule-BB-6-11 = Avoiding another ship or separating from it costs one unit move.
    .title = Cost of manoeuvres
rule-BB-6-12 = A ship at anchor neither moves nor drifts. At its place it may cut its cable: it drifts this turn and sails from the next on. While held by another it cannot.
    .title = At anchor

## Squadrons

rule-BB-7-1 = At the start of movement each side says of each squadron: together, in succession or free. A ship takes part if it sails, is not fleeing, at anchor, in irons or due to tack, and lies within 200 mm of the next ahead that takes part. Two ships at least.
    .title = Formations
rule-BB-7-2 = Nobody outruns the line: unit moves and lengths are the least of its ships.
    .title = Speed of the line
rule-BB-7-3 = Each unit move is carried out by every ship in turn, the leader first. A turn must be open to all; who comes to the edge stops there. A ship in contact leaves the formation and plays what it has left.
    .title = All together
rule-BB-7-4 = The leader moves; where it turns is a waypoint. Each follower goes as far as the leader went, from waypoint to waypoint, and turns there. A waypoint more than 5 mm off its way, or a heading in irons, and it goes straight on this turn. If the leader makes contact the formation breaks up.
    .title = In succession
rule-BB-7-5 = All turns of one phase to the same side are one order. The leader gives no other until the last follower has reached its first waypoint.
    .title = One turning order
rule-BB-7-6 = A formation changes nothing about fire.
    .title = Formation and fire

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
rule-BB-9-5 = A ship in RETREAT or ROUT fires only at those that have fired at it or grappled it since its last place in the order of fire, and at a ship that holds it by a grapnel.
    .title = Answering
rule-BB-9-6 = A ship in ROUT touched by an enemy rolls a random die, once a turn: below 0, or with its captain killed at 0 too, it strikes.
    .title = Surrender test
rule-BB-9-7 = Its links go, and the victor’s side takes possession; both ships are impeded for two turns.
    .title = Striking
rule-BB-9-8 = An impeded victor takes possession in the first turn in which it is free again. Till then the ship is nobody’s and drifts; if the victor sinks or strikes first, it waits for the next ship to touch it.
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
rule-BB-10-7 = At the end of the turn set for its most serious leak a ship sinks, in the night too.
    .title = Sinking
rule-BB-10-8 = Fire breaks out with 2 hull and 2 mast points at once. One fire: fire halved, speed −1/3, no boarding. Two: the ship drifts and does not fire. Three: it may blow up each turn.
    .title = Fire
rule-BB-10-9 = The ship is gone. Within 100 mm every other ship takes 8 mast and 4 hull points and burns on −1 and −2; within 200 mm 4 and 2, and burns on −2. With an optional rule only 4 mast points within 100 mm.
    .title = Explosion
rule-BB-10-10 = A ship with a damaged rudder drifts. Each successful test mends one hit, and only when no fire burns.
    .title = Rudder
rule-BB-10-11 = The ship strikes more easily, and has a point less in boarding for each.
    .title = Captain killed

## Contact

rule-BB-11-1 = Two ships may be held together: entangled by a collision, or grappled for boarding. A ship so held does not sail.
    .title = Links
rule-BB-11-2 = A ship that would overlap another stops just short. Of two enemies, who has all capacities at 0 strikes, and who is in rout is tested; if one strikes, the move ends there. A ship that has struck and is nobody’s is taken. Otherwise the collision die is rolled, between friends too.
    .title = Contact
rule-BB-11-3 = Each takes 2 hull and 2 mast points, the ship of the lower class as many more as the ranks differ. They are locked together, the rammer impeded for two turns, the other for one. The move ends.
    .title = Entangled
rule-BB-11-4 = 2 hull points each. Then the mover tries again to board, for a unit move and another die, or steers clear to leeward, for a unit move if it has one.
    .title = Light collision
rule-BB-11-5 = The mover steers clear to the side it likes, for a unit move if it has one, and goes on; or it boards, and its move ends. To steer clear the bow swings just far enough that the next 25 mm are free of the other.
    .title = Avoid or board
rule-BB-11-6 = A ship held by another may try once at its place to break one link: +1 and +2 succeed; friends part without a die. Free of all, it steers clear for one unit move and sails on, or drifts if it must. A prize and a ship of its captor’s side that lie base to base when one of them begins to sail need neither die nor unit move: it steers clear first, to either side.
    .title = Separation
rule-BB-11-7 = Ships held together since before this turn drift 25 mm as one body when the last of them has had its place, unless one lies at anchor or was made fast this turn to another outside. Ships linked only this turn do not drift.
    .title = Groups drift
rule-BB-11-8 = A drifting ship rolls for collision but cannot manoeuvre: it is entangled, takes damage and stays, or may board.
    .title = Drifting into contact
rule-BB-11-9 = At its place an entangled ship that may board can put grapnels in place of the entanglement, without a die.
    .title = Grapnels for fouled rigging

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
rule-BB-14-1 = BORDEE, ABORDAGE and MATS can fall, FORCE never does. Each class has its price; fleets that meet differ by 5% at most of the dearer.
    .title = Classes and budget
