# The rules of Touché, coulé! in our own words, for players. The id of rule TC-5a.1 is rule-TC-5a-1.

## Board

rule-TC-G1 = Every hex has two coordinates, q and r. One more q is one hex to the east; one more r is one row down and half a hex to the right.
    .title = Coordinates
rule-TC-G2 = A ship points at one of the six hexes around its bow: 0 is east, then counting to the left 1 north-east, 2 north-west, 3 west, 4 south-west, 5 south-east. Turning to port adds one, turning to starboard takes one away.
    .title = Facings
rule-TC-G3 = The distance between two hexes is the least number of steps from one to the other.
    .title = Distance
rule-TC-G4 = The basin is an oval: the standard one has 111 hexes in nine rows, the grand one 227 in thirteen. All the rest is quay, and ships cannot go there.
    .title = The basin
rule-TC-G5 = A liburnian lies in one hex. A quinquereme lies in two, the stern straight behind the bow. The whole ship must be on water, and no hex holds two ships.
    .title = The space a ship takes
rule-TC-G6 = Of the hexes around a ship, the one right in front is its bow zone and the one right behind is its stern zone. All the others are its flanks: four for a liburnian, six for a quinquereme.
    .title = Bow, stern and flanks
rule-TC-G7 = The straight line of hexes running back from the stern is dead astern. The soldiers aboard cannot see into it.
    .title = Dead astern
rule-TC-G8 = Next to each other, ships always have a clear shot. Two hexes apart, at least one hex that touches both must be free of any third ship, friend or foe. The quay and the triton hide nothing.
    .title = Line of fire

## Scale and material

rule-TC-1 = A hex is roughly twenty metres of water. Nothing in play is measured by it.
    .title = Scale
rule-TC-2 = You play with a basin, a sheet that keeps the structure and speed of each ship, one six-sided die, and as a rule four ships: a liburnian and a quinquereme in red, and the same in blue.
    .title = Material

## Turns

rule-TC-3-1 = A round is one turn of every ship still afloat: red liburnian, blue liburnian, red quinquereme, blue quinquereme. Other scenarios list an order of their own.
    .title = Order of turns
rule-TC-3-2 = A ship must move first, even if it only announces speed 0; a ram on the way is settled on the spot. After that it may shoot once and then board once, where there is somebody to shoot at or to board. Both may be declined.
    .title = A ship's turn
rule-TC-3-3 = One turn may hold a ram, a shot and a boarding, against one enemy or several. A ship that sinks is gone before the next of them, and the shot always comes before the boarding.
    .title = All in one turn

## Movement

rule-TC-4a-1 = Say first how fast the ship goes: as fast as the sheet shows, one faster or one slower. A liburnian makes at most 3, a quinquereme 2. A ship stopped by a ram, the quay or a boarding starts again from 0. Once said, the speed stands.
    .title = Announcing the speed
rule-TC-4a-2 = The ship goes forward as many hexes as announced, no more and no fewer, unless something stops it. The stern of a quinquereme follows its bow.
    .title = Distance
rule-TC-4b-1 = In each movement a ship may turn once, by one hexside, to port or to starboard. It turns before its first hex or between two hexes, never after the last.
    .title = Turning
rule-TC-4b-2 = A ship that announces speed 0 may still turn once where it lies.
    .title = Turning on the spot
rule-TC-4b-3 = A liburnian turns in its hex. A quinquereme turns about its bow while the stern swings round; if another ship or the quay is where the stern would come to lie, it cannot turn that way.
    .title = How ships pivot
rule-TC-4b-4 = At speed 1, 2 and 3 there are at most three, five and seven ways to go; at speed 0 there are three. A turn that would only come after a ram or the quay has ended the movement is not among them.
    .title = The paths
rule-TC-4c-1 = A bow that would run onto the quay stays where it is. The ship loses one point, its speed drops to 0 and its movement is over; if it floats, it may still shoot and board.
    .title = The quay
rule-TC-4c-2 = A ram takes all speed off both ships.
    .title = A ram stops both
rule-TC-4c-3 = A boarding, like a ram, leaves both ships at speed 0.
    .title = A boarding stops both

## Ramming

rule-TC-5a-1 = Whenever the next hex ahead of a moving bow holds a ship, that ship is rammed, wanted or not, enemy or friend; the rammer stays in its own hex and is not hurt. Lying alongside, stopping bow to bow and turning are no rams.
    .title = When a ship rams
rule-TC-5a-2 = The direction of the ram counts: whether the rammer's bow lies in the bow zone, the stern zone or a flank of the ship it strikes.
    .title = The zone struck
rule-TC-5a-3 = The damage is the speed the rammer announced, one more if the die shows 4 or higher, and one less if bow or stern is struck. It does not matter how many hexes were covered before. Less than 0 is 0.
    .title = Ram damage
rule-TC-5a-4 = A ship has to move to ram, so the speed that counts is 1, 2 or 3. Only liburnians reach 3, which makes them the better rammers.
    .title = Speed of a ram

## Shooting

rule-TC-5b-1 = Each turn a ship may shoot once at one enemy. A single die stands for all bows, javelins and engines aboard. Going fast, ramming or being rammed does not keep the soldiers from shooting.
    .title = Shooting
rule-TC-5b-2 = Somewhere, a hex of the shooter and a hex of the target must be at most two apart, with a clear line between them and the target's hex not dead astern. Which way the target points is all one.
    .title = Who can be shot at
rule-TC-5b-3 = A liburnian hits with 5 or 6, a quinquereme with 3 or more. A hit costs one point.
    .title = Hits

## Boarding

rule-TC-5c-1 = Ships board side against side: two hexes of theirs must touch, each of them on the flank of the other ship. Over a bow or a stern nobody boards.
    .title = Who can be boarded
rule-TC-5c-2 = Each ship rolls a die and both are struck together, so both may sink. A quinquereme deals what it rolls; a liburnian too, except that 5 and 6 deal nothing. Afterwards both lie still.
    .title = The fight aboard
rule-TC-5c-3 = Ships that have boarded are not tied together. In its next turn either may leave, from speed 0, or board again.
    .title = After a boarding

## The end

rule-TC-6-1 = A ship without structure sinks and is off the board at once, whatever cost it the last point. Among four players its captain is out and the partner fights on alone.
    .title = Sinking
rule-TC-6-2 = Sink every ship of the other camp and you win on the spot. If the last ships of both camps go down in one boarding, nobody does.
    .title = Victory
rule-TC-6-3 = If both camps are still afloat at the end of the last round (the 60th unless you choose otherwise), the camp with more structure left wins; as much on both sides is a draw.
    .title = Round limit

## Optional rules

rule-TC-O1 = Liburnians begin with 7 points of structure.
    .title = Light liburnians
rule-TC-O2 = Running onto the quay stops a ship and costs it nothing else.
    .title = Gentle edge
rule-TC-O3 = Ships begin with 15 points of structure. Where a scenario gives a figure of its own, add half of it, rounded up.
    .title = Stout hulls
