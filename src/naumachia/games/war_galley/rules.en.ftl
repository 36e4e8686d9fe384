# The rules of War Galley in our own words, for players. The id of rule WG-6.32 is rule-WG-6-32; WG-3.1.E1 is rule-WG-3-1-E1.
#
# Words used throughout: MP movement point; VP victory point; C crew; M marines; D defence; E engines (artillery); T towers;
# I initiative; small ship (one hex), double ship (two hexes); bow, bow/flank, mid-flank, stern/flank, stern: the hexes round a
# ship; cruise and maximum: the two speed levels; first side: the one that leads in phases D to F; rake: breaking oars;
# crippled: oars lost on one side; fouled: stuck together after a ram; link: a grapple or a foul; Reduction: 1 M lost;
# line astern: ships one behind the other; command ship, flagship; vacant: sea, on the map, no ship in it.
#
# Where a rule quotes a table it means the table that comes with the game; your own table takes its place.

## Basics

rule-WG-1-0 = Two sides fight. Several people may split a side between them, squadron by squadron, and one person may play both.
    .title = Players
rule-WG-2-0 = The paper game has two maps, six sheets of counters, two player aids, the rules, a book of thirteen battles and pads for keeping score. Here the program holds all that.
    .title = What you play with
rule-WG-2-1 = A ship has a crew C from 1 to 4, marines M, a defence D that is also what it is worth, a cruise and a maximum speed, and a ram value for each of the two. An asterisk on the second ram value allows the Anastrophe; E stands for artillery, T for towers. The counter shows cruise on its front and maximum on its back.
    A ship with a commander aboard is a command ship; with an admiral, a flagship. Commanders have a weaker, reduced side: Command Range 1 less (never below 1), Initiative 1 less (never below 0).
    .title = Ships and commanders
rule-WG-2-2 = Battles are fought on open sea or on a sea with coasts. Only the land named by the scenario counts; all the rest is water. A hex number is its column followed by its row.
    .title = The map
rule-WG-2-3 = Markers or a log sheet remind you of damage, fatigue and links. They have no rules of their own, and here the program keeps them.
    .title = Markers
rule-WG-2-4 = All dice have six sides. Where a table asks for a number on 2d6, that number or more succeeds. After modifiers anything over 12 is read as 12, and anything under 2 fails even if the table would have been content with 2.
    .title = Dice
rule-WG-2-5 = Port is left and starboard right, seen from the ship. Ships side by side are in line abreast, which changes nothing; ships one behind the other are in line astern, which matters for command. MP are movement points, VP victory points.
    .title = Words

## The turn

rule-WG-3-1 = A turn runs through eight phases: A wind, B squadrons, C initiative, D speed levels, E commanded squadrons, F ships on their own, G aftermath, H victory. In E and F each activation is a movement segment followed by a boarding segment. G has four steps, done by both sides together: working free, fires and fallen masts, recovery from fatigue, sinking. Turns go on until somebody wins.
    .title = Sequence of play
rule-WG-3-1-E1 = You take the ships of the squadron one by one, in any order, and finish each before the next. A ship may move, shoot on the way or afterwards, ram, rake, grapple, or cut itself loose. Enemies who feel threatened may try to evade. When the last ship is done, those that began the segment at maximum check for fatigue.
    .title = The movement segment
rule-WG-3-2 = Each side rolls a die and adds the Initiative of its admiral, or nothing if it has none. Roll ties again. The higher total decides which side goes first in phases D, E and F of this turn.
    .title = Initiative

## Ships

rule-WG-4-0 = A small ship fills one hex and stands for hulls of some 20 metres, a double ship fills two and stands for 40 to 50 metres. One counter is between one and eight real ships, by scenario. Neither has any other effect.
    .title = Scale
rule-WG-4-1 = L lembus, RL reinforced lembus, T transport, 2 bireme, L2 liburnian, 3 trireme, cat3 cataphract trireme, Trm tremiola, then 4, 5, 6, 7, 8 and 10 for the great polyremes. After about 350 BC every galley has a deck; only triremes come in both kinds, the older 3 and the decked cat3.
    .title = Classes
rule-WG-4-2 = A ship always points at a hexside. Round it lie the bow hex straight ahead, the stern hex straight behind, and between them on either side the flank hexes: bow/flank, mid-flank and stern/flank. A double ship so has eight neighbouring hexes, six of them flanks; a small ship has no mid-flank, six neighbours and four flanks.
    .title = Facing and flanks

## Command

rule-WG-5-1 = Commanders ride in ships, hold squadrons together and give them their turn. A squadron commander has a range only; an admiral is a squadron commander with initiative.
    .title = Commanders
rule-WG-5-11 = A squadron commander has one number, the Command Range in hexes.
    .title = Squadron commanders
rule-WG-5-12 = An admiral has two numbers, Command Range and Initiative. The second is added to the roll of phase C and decides attempts at a Double Activation.
    .title = Admirals
rule-WG-5-13 = A side with several admirals secretly names one before the initiative roll and adds that admiral's Initiative. If it wins the roll and goes first, its first activation in phase E must include that admiral's squadron, alone or in a Double Activation. If it loses or lets the enemy begin, nothing binds it.
    .title = Several admirals
rule-WG-5-14 = Whichever ship carries a commander or an admiral is a command ship.
    .title = Command ships
rule-WG-5-2 = In phase B each fleet sorts itself anew into squadrons: ships within reach of a commander, ships in the commander's line astern, and those left to themselves.
    .title = Squadrons
rule-WG-5-21 = The command ship and all ships within its range form a commanded squadron.
    .title = Commanded squadrons
rule-WG-5-22 = A ship follows a friend when its bow is in the friend's stern hex and it points at that friend, or when its bow is in one of the friend's stern/flank hexes, at any facing. A line astern is a chain of such followers; its first ship follows nobody, and no ship in it is followed by two.
    With the command ship at its head or in second place, the entire line belongs to its squadron at any distance. Third or later, it gains nothing. Where several chains are possible, the owner picks one.
    .title = Line astern
rule-WG-5-23 = Count hexes from the nearest part of the command ship, not counting its own hexes, to the nearest part of the other ship, counting that one. The path may lead over friends, captured ships you hold and land, but never through a hex with an enemy ship.
    .title = Measuring command
rule-WG-5-24 = A ship that only one commander can reach, by range or line, must join that commander. If several can, its owner picks one. If none can, it is an individual squadron. A ship with a commander aboard is always in that commander's squadron, and squadrons have no size limit.
    Both sides decide at the same time. Squadrons then stand until the next phase B, even if the commander is lost, moves or is captured.
    .title = Who belongs where
rule-WG-5-3 = A ship that no commander reaches fights alone, after all commanded squadrons, and may hesitate.
    .title = Ships on their own
rule-WG-5-31 = Individual squadrons act in phase F, one ship at a time, the sides alternating from the first side on. Roll a die for the ship. Up to its crew: it acts as it likes. Above: it goes to cruise, without fatigue check, and may not take up any hex next to an enemy during this activation; where it lies it may stay, and it may shoot, grapple and board.
    No roll is made for a ship that lay next to an enemy in phase B of this turn.
    .title = Individual squadrons
rule-WG-5-4 = The sides take turns in activating one squadron each, or sometimes two at once.
    .title = Activation
rule-WG-5-41 = Each squadron is activated once a turn. Its ships may do everything, something or nothing, each at its own speed and in its own direction; doing nothing uses up the activation. Then it is the enemy's go. When one side has no squadron left, the other plays out its own one after another.
    .title = Activating a squadron
rule-WG-5-42 = Once a turn, when it is its go in phase E, a side may try to activate two squadrons at once: an admiral's and another commanded one, neither yet activated, whose command ship lies within the admiral's range at that moment. Roll a die: up to the admiral's Initiative it succeeds, so a 6 always fails, and both squadrons then act as a single activation.
    If it fails, the other squadron must act at once in confusion, and the admiral's comes later, unaffected. Confusion, one die for the whole squadron and this activation only: 1 no effect; 2 all to cruise; 3 to cruise, at most cruise less 1 MP; 4 to cruise, at most cruise less 2; 5 to cruise, at most half of cruise, rounded up; 6 to cruise and no movement, though the ships may shoot, grapple and board. Results 3 and 4 leave at least 1 MP. Ships sent to cruise by confusion make no fatigue check.
    .title = Double Activation and confusion
rule-WG-5-5 = A commander may change from one ship to another, and may go down with a ship.
    .title = Changing and losing commanders
rule-WG-5-51 = Once a turn a commander may try to go over to the nearest friendly ship that can take a commander; the owner breaks ties. Fouled, grappled, rammed and grounded ships cannot, nor can a ship that already has a commander. Captured ships you hold count as friends.
    The moments are: the start of the squadron's activation, before its first ship moves; the end of an activation in which the commander's ship was rammed, crippled, grappled, fouled or set on fire; and just before the sinking rolls if that ship is rammed, burning or linked to a rammed one.
    .title = Transferring a commander
rule-WG-5-52 = Roll a die. On 3 to 6 the commander changes ships and is reduced; the new ship goes to cruise and may not use maximum as long as that lasts. A reduced commander recovers in phase H of the following turn. On 1 or 2 the commander remains aboard and shares the fate of the ship.
    .title = How a transfer goes
rule-WG-5-53 = A commander is lost if the command ship sinks, burns out, is captured or breaks up aground. The commander returns, reduced for the rest of the game, on the nearest remaining ship of this turn's squadron, linked or not, that carries no other commander; the owner breaks ties. Without such a ship the commander is out of the game. If it was the only admiral, see first whether the fleet flees (WG-9.2). Leaving the map with the ship is no loss.
    .title = Losing a commander

## Speed

rule-WG-6-1 = For every turn a ship is at cruise or at maximum; the level decides how far it goes and what it can do.
    .title = Speed
rule-WG-6-11 = The printed speed of its level is what a ship can spend in MP. Only at cruise can it grapple, back, pivot, turn about or raise sails. Only at maximum can it do a Diekplus or an Anastrophe. Ramming and ordinary raking go at both.
    .title = Cruise and maximum
rule-WG-6-12 = In phase D the sides take turns, the first side beginning, and set the levels of one squadron after another. Maximum is closed to ships that are at half-speed, fatigued, crippled, captured or recaptured, rammed, fouled, grappled, aground, under sail (but for a tremiola), dismasted, or carrying a commander reduced by a transfer.
    A ship at maximum drops to cruise at once when it is rammed, crippled, fouled, grappled, fatigued, put at half-speed or in a Collision.
    .title = Choosing the level
rule-WG-6-13 = Say how many MP the ship will spend, from 0 to its allowance, and spend them all. Only a ram or Collision, running aground, being rammed or leaving the map cuts the move short. MP for which there is no legal step are lost. If land is the only way left, the ship must run onto it; off the map it never has to go. MP already paid for sails (1) or for casting off grapples (2) come off the allowance first.
    .title = Announcing movement
rule-WG-6-13b = No MP: rammed, fouled, grappled, aground, crippled on both sides, or halted by confusion. 1 MP: crippled on one side. At maximum: the printed maximum, 1 more once the towers are overboard. At cruise take the lowest that applies: printed cruise; half of it, rounded up, at half-speed or dismasted; cruise less the fatigue level, but at least 1; the limit set by confusion. Limits do not add up. A following wind is added last, unless the ship is stopped or crippled.
    .title = How many MP a ship has
rule-WG-6-14 = A ship that starts its movement segment at maximum must check for fatigue at the end, even if it hardly moved.
    .title = The price of maximum

## Sails and wind

rule-WG-6-2 = Only some scenarios have wind: a strength from 0 to 3 and the direction it blows towards. At 0 sails are useless. Constant wind never changes. Variable wind is rolled for in phase A from turn 2 on, by the side with fewer VP (if tied, by side one).
    2d6, where right is clockwise: 2 dead calm; 3 two hexsides left; 4 one left; 5 strength 1 down; 6 to 8 no change; 9 strength 1 up; 10 one right; 11 two right; 12 strength 1 up and one right. The direction also shifts during a calm.
    .title = Wind
rule-WG-6-21 = Where there is wind all ships carry sails, unless the scenario says no. Raising or lowering them costs 1 MP and comes before any movement of the ship. With an enemy in a neighbouring hex sails may be lowered but not raised.
    .title = Raising and lowering sails
rule-WG-6-22 = Only a ship at cruise can raise and use sails, a tremiola apart. If at the start of its move the wind blows towards its bow or either bow/flank hexside, a ship under sail has 1 MP more. Any other wind does nothing. MP given by the wind tire nobody and do not strengthen a ram.
    .title = The help of the wind
rule-WG-6-23 = Under sail a ship stays at cruise, cannot pivot, turn about or rake, rams only with its cruise value, and has −1 when it shoots and −1 when it grapples.
    .title = Drawbacks of sails
rule-WG-6-24 = A Collision under sail brings the mast down. The ship has half its cruise, rounded up, until wreck and sail are cleared away in phase G.
    .title = Mast down
rule-WG-6-25 = A tremiola under sail with a usable wind gets 2 MP, at cruise and at maximum alike. It raises and lowers sails for nothing, before moving; once they are down there is no help from the wind. The other drawbacks of sails hold for it too, but it may be at maximum and rams with the value of its level.
    .title = The tremiola

## Movement

rule-WG-6-3 = Step by step, a ship goes ahead, backs, pivots or turns about, and pays for each step with MP.
    .title = Movement
rule-WG-6-31 = Galleys belong in sea hexes. One that enters land, ahead or astern, is aground and its move is over.
    .title = Sea and land
rule-WG-6-32 = Ahead into the bow hex or a bow/flank hex: 1 MP. Pivoting: 1 MP a hexside. Turning about: 2 MP. Backing into the stern hex or a stern/flank hex: 2 MP. A step into a bow/flank hex turns the ship by one hexside to that side, the stern following into the hex the bow has left. Backing into a stern/flank hex swings the ship as well: the stern enters it and the bow takes the place the stern has left.
    .title = What movement costs
rule-WG-6-33 = Only at cruise: 2 MP for each hex into the stern hex or a stern/flank hex. A ship that backs neither goes ahead nor pivots in the same turn.
    .title = Backing
rule-WG-6-34 = Only at cruise and without sails: for 1 MP a hexside the bow swings while the stern holds, or the stern swings while the bow holds, into a vacant hex. A small ship turns where it lies. At maximum the only way to turn is to step into a bow/flank hex.
    .title = Pivoting
rule-WG-6-35 = Only at cruise and without sails: for 2 MP bow and stern change places. Not with any enemy ship in a neighbouring hex.
    .title = Turning about
rule-WG-6-36 = From the turn after it ran aground a ship may try to get off when activated, if the hex it must leave by is vacant. Roll a die: up to the crew it is free, is moved one hex straight back (straight ahead if it struck astern) and moves no more this turn; a 6 breaks it up for good; otherwise it stays. A grounded ship can be neither rammed nor raked. It can be grappled and boarded, but not by a ship that is itself on land.
    .title = Aground
rule-WG-6-37 = A ship that is rammed, fouled, grappled or aground, or crippled on both sides, does not move. Crippled on one side: one hex into the bow/flank hex of that side, or one pivot towards it. Half-speed: half of cruise, rounded up, no maximum, until the end of its next activation. Mast down: half of cruise, rounded up. Fatigue: see WG-6.44. Only the strictest limit counts. In scenarios with tows, a tow ends when it is cast off, when one of the two ships is stopped, crippled or lost, or when the towing ship evades.
    .title = Limits to movement
rule-WG-6-38 = A step over the edge, always of your own choice, takes the ship off the map for good as soon as any part of it is outside. Unless the scenario says otherwise this scores for nobody.
    .title = Leaving the map

## Crew and fatigue

rule-WG-6-4 = Rowing at maximum wears out crews, poor ones sooner than good ones.
    .title = Crew and fatigue
rule-WG-6-41 = Crews run from 1, raw, to 4, the best. The number measures seamanship, not the oarsmen's strength.
    .title = Crew quality
rule-WG-6-42 = When its squadron has finished moving, each ship that began the segment at maximum rolls a die and adds: 1 for each MP used above cruise plus wind; 1 if it tried a ram this turn; 1 if it tried a rake, however often.
    Fatigue by crew: crew 1, F2 on 4 and 5, F3 on 6, F4 from 7; crew 2, F2 on 5 and 6, F3 on 7 and 8, F4 from 9; crew 3, F2 on 6 and 7, F3 on 8 and 9, F4 from 10; crew 4, F2 on 7 and 8, F3 from 9. A ship already more tired from an evasion or Anastrophe this turn keeps the higher level.
    .title = Checking for fatigue
rule-WG-6-43 = F and a number: the ship is tired for that many turns after this one. The check never gives F1 at once.
    .title = Levels of fatigue
rule-WG-6-44 = At any level of fatigue a ship cannot use maximum, ram, rake or evade. Its cruise falls by the level, but not below 1.
    .title = Tired ships
rule-WG-6-45 = In phase G every fatigue level falls by 1, and F1 disappears. Fatigue gained in the same turn does not fall yet.
    .title = Recovery
rule-WG-6-46 = Fighting does not wear a crew down. Its number changes only when the ship is captured: then it is 0.
    .title = No crew losses

## Evasion

rule-WG-6-5 = A ship under threat may try to slip out of the way in the middle of the enemy's move.
    .title = Evasion
rule-WG-6-51 = Whenever an active enemy takes up a hex next to your ship, it may try to evade, before the enemy declares anything. If the enemy attacks from a hex where it already lay, your ship may try when the attack is declared. Ships of the active side never evade.
    A standing order for your fleet says when you are asked: always, when threatened by ram, rake or grapple, or never.
    .title = When to evade
rule-WG-6-52 = Roll a die, 1 more at half-speed. Up to the crew: the ship goes one hex straight ahead, or if you like one straight astern when at cruise, into a vacant hex; then it is F2 and at cruise. Above: nothing happens and nobody tires. An evasion sets off no reaction in its turn, and the enemy may not ram, rake or grapple this ship until it has made another step.
    .title = How to evade
rule-WG-6-53 = No evasion for a ship that is fatigued, crippled, fouled, grappled, rammed or aground, nor for one under tow.
    .title = Who cannot evade
rule-WG-6-54 = Try as often as there is occasion, once each time; success ends it, since the ship is then tired.
    .title = How often
rule-WG-6-6 = A hex holds one galley, always. Only a Diekplus leads, for a moment, through another ship.
    .title = Stacking
rule-WG-6-7 = Optional. When an active ship steps into your bow hex and your own bow lies in one of its flank hexes, you may try to ram it. Your ram value must be above 0, you must not have tried a ram this turn, and you must not be crippled, fatigued, at half-speed, rammed, fouled, grappled or aground. First roll a die: above your crew nothing happens. Otherwise roll a ram, without speed bonus; the mover cannot evade. This is your ram of the turn.
    If it succeeds, the mover is rammed and stops, and you withdraw or foul as ever. If it fails, the Collision hits you alone: cruise, half-speed, no grapple this turn. The mover loses 1 more of its announced MP, if it has one, goes on, and has −1 on its rams and rakes for the rest of this activation.
    .title = Reaction ram

## Ramming

rule-WG-7-1 = A ram drives the bow into an enemy's flank; it comes in the course of movement.
    .title = Ramming
rule-WG-7-11 = A ship may try one ram a turn; with ram value 0, none. The same target may be rammed by any number of ships.
    .title = How often
rule-WG-7-12 = You may ram when your bow lies in a flank hex of the enemy, not its bow or stern hex, and points at it, whether you came there or began there. Not if you have pivoted, turned about or backed in this activation. It costs no MP and may be declared at any moment of the move, even after the last MP or with none announced.
    .title = Position
rule-WG-7-13 = No ram by a ship that is crippled, fatigued, at half-speed, rammed, fouled, grappled or aground, nor by one that tows or is towed. Grounded ships cannot be rammed.
    .title = Who cannot ram or be rammed
rule-WG-7-14 = Take the ram value of your level and subtract the target's D; that gives what you need on 2d6. 5 or more ahead: 3; 4 ahead: 4; 3: 5; 2: 6; 1: 7; equal: 8; 1 behind: 10; 2 or 3 behind: 11; 4 to 6 behind: 12; further behind it cannot be done.
    .title = The ram roll
rule-WG-7-15 = +1 for each MP spent on entering hexes in this activation above cruise plus wind, provided you entered no more than one bow/flank hex. +1 target crippled, fouled or grappled. +1 target able to move and at half-speed or fatigued. +1 your crew is better.
    −1 target at maximum. −1 its crew is better. −1 you have towers. −1 an Anastrophe whose rake failed. −1 after a failed reaction ram against you. −1 you carry a corvus. All of them add up.
    .title = Ram modifiers
rule-WG-7-16 = Missed: the target evaded; there is no roll, the attempt does not count and you go on moving.
    Collision: the roll failed. Your move ends, both ships go to cruise, and you are at half-speed until the end of your next activation. You may not grapple this turn, but may shoot.
    Rammed: the target goes to cruise and cannot move. It shoots only at ships that rammed it, grapples only enemies it is fouled with, may board ships it is grappled to, and may sink. Your move ends. Now take the dice as they fell and subtract your crew: 7 or more, both ships are fouled, at cruise, and stuck. Otherwise you are free and at cruise, and may back one hex straight into a vacant sea hex, or stay and grapple, board and shoot.
    .title = What a ram does
rule-WG-7-17 = At the end of phase G roll a die for every rammed ship. On a 6 it sinks, and with it every ship tied to it by whatever chain of grapples and fouls. Roll for all before removing any.
    .title = Sinking

## Raking

rule-WG-7-2 = A rake shears off the enemy's oars in passing.
    .title = Raking
rule-WG-7-21 = You may rake when your bow goes straight ahead from a double target's bow/flank or stern/flank hex into the mid-flank hex of the same side, or along a small target between its bow/flank and stern/flank hex of one side, or when you pass through it. Cruise or maximum. A turning step does not do. Declare it right after the step, once the enemy has had the chance to evade, against one target a step.
    .title = Raking in passing
rule-WG-7-22 = No rake by a ship that is crippled, fatigued, at half-speed, under sail, towing or towed. Grounded ships cannot be raked. Marines are not needed.
    .title = Who cannot rake or be raked
rule-WG-7-23 = A rake costs no MP, and whatever comes of it you go on and spend the MP you announced. More rakes, a ram, a grapple and a shot may follow.
    .title = Moving on
rule-WG-7-24 = A Diekplus needs maximum. Your bow is in the target's bow hex with opposite facing, or in its stern hex with the same facing, and you began there or came with a straight step. Both its flanks must be covered: the mid-flank hex, or for a small target its bow/flank or stern/flank hex, is not vacant. On the side you want to rake an enemy galley must be among the cover. With an open flank only an ordinary rake is possible.
    .title = Diekplus: breaking through the line
rule-WG-7-25 = 2 MP lead through the target, small or double; then you go straight on at 1 MP a hex until all of your ship is beyond: 2 hexes for a double ship, 1 for a small one. You need these hexes vacant and enough announced MP left. Name the side beforehand; only the ship you pass through is raked, at the end of the passage. It may evade before, which cancels the passage. Then spend what MP are left; if that brings you straight before the next line, you may pass again. Nobody has to pass, even where no step is open. A reaction ram where you come out does not save the oars. All MP of the passage count as entering hexes.
    .title = Diekplus: cost and room
rule-WG-7-26 = Roll 2d6. With equal crews you need 9, one less for each point your crew is better, one more for each point it is worse; four points worse, it cannot be done. Success cripples the target on the side you passed; failure does nothing.
    .title = The rake roll
rule-WG-7-27 = Compare the printed speeds of the sides now showing: +1 if yours is higher, −1 if the target's is. +1 target crippled, grappled or fouled. +1 target able to move and at half-speed or fatigued. −1 after a failed reaction ram against you.
    .title = Rake modifiers
rule-WG-7-28 = A crippled ship has lost its oars on one side. It goes to cruise and loses half-speed and fatigue markers. All it manages in a turn is one hex, into its bow/flank hex on the side without oars, or one pivot to that side. It cannot ram, rake or evade, but can grapple and board; its defence stays as it was. Crippling the same side again adds nothing. Crippled on both sides, it lies still.
    .title = Crippled

## Anastrophe

rule-WG-7-3 = The Anastrophe is the masterpiece: rake, come round under the enemy's stern, and ram.
    .title = Anastrophe
rule-WG-7-31 = It is open to a ship at maximum whose ram has an asterisk, and takes its entire move. MP are not counted; it is taken to use them all. No other movement, rake or ram goes with it; the ship may still shoot once, and grapple if the strike succeeded.
    .title = Who can do it
rule-WG-7-32 = At the start of its move the ship faces exactly opposite to the target. Its bow is in one of the target's bow/flank hexes, in its bow hex, or one hex further straight ahead of that; in the last case the bow hex must be vacant.
    .title = Approach
rule-WG-7-33 = Choose the side to rake; from a bow/flank hex it is that side. Alongside: the bow/flank and mid-flank hexes of that side (of a small target only the bow/flank hex) must be vacant or your own. Through: as in a Diekplus, from the bow hex or the one ahead of it, with both flanks covered and an enemy galley on the side raked. Roll as for any rake.
    .title = The rake
rule-WG-7-34 = Before you declare it the target's stern hex and both stern/flank hexes must be vacant, and for a double ship also the hex where its stern will lie; your own hexes count as vacant. Rake successful or not, your ship is then set down on the other side from the rake: bow in the stern/flank hex, pointing at the target's stern.
    .title = Coming about
rule-WG-7-35 = From there it rams, adding its printed maximum less its printed cruise for speed however it turned, and −1 after a rake that failed. An evasion is possible before the rake, which ends the manoeuvre on the spot, and again before the strike, which then misses.
    .title = The strike
rule-WG-7-36 = In any case the ship is worn out: F4 with crew 1, F3 with crew 2, F2 with crew 3 or 4. There is no other fatigue check.
    .title = Fatigue

## Grappling and boarding

rule-WG-8-1 = Before marines can cross, the ships must be tied together.
    .title = Grappling
rule-WG-8-11 = After its move, even one of 0 MP, a ship at cruise may try to grapple an enemy in a neighbouring hex. That includes a ship sent to cruise by its own successful ram. Not at maximum, and not after a Collision or a failed reaction ram of its own this turn. A rammed ship can grapple only enemies it is fouled with.
    .title = Who may grapple
rule-WG-8-12 = Roll a die: crew 4 needs 2, crew 3 needs 3, crew 2 needs 4, crew 1 needs 5, crew 0 needs 6. +1 target crippled, fouled or grappled already. +1 target under sail. −1 target facing exactly opposite to you, able to move, and neither fatigued, crippled nor at half-speed. −1 you are under sail.
    By scenario: a corvus +2 against a target in your bow hex or a bow/flank hex; a harpax +1 in any direction. A corvus also lowers maximum by 1. Success ties the two together and sends both to cruise.
    .title = The grapple roll
rule-WG-8-13 = An active ship tries once a turn. A ship may be grappled by any number of enemies.
    .title = How often
rule-WG-8-14 = Being fouled, having collided or lying alongside after a ram does not mean grappled. A ship must grapple before it boards.
    .title = Fouled is not grappled
rule-WG-8-2 = After the movement segment marines of the active squadron may go over to the ships they are tied to.
    .title = Boarding
rule-WG-8-21 = In the boarding segment activated ships with at least M 1 may board enemies they are grappled to, in any order. A ship with M 0 only defends itself. Each target is boarded once in an activation.
    .title = Who may board
rule-WG-8-22 = Several activated ships grappled to one enemy board together with the sum of their M. A ship grappled to several enemies may divide all its M among as many of them as you like, at least 1 to each. Say who boards whom before the first roll; losses on the way do not weaken a party already sent.
    .title = Together or divided
rule-WG-8-23 = Roll 2d6 for the number below, and the target is captured; less, and the boarders are repelled. For attackers with M 1, 2, 3 and so on to 12:
    against M 0: 4, 3, then 2;
    against M 1: 8, 6, 5, 4, 3, 3, then 2;
    against M 2: 10, 8, 7, 6, 5, 5, 4, 4, 4, 3, 3, 3;
    against M 3: 11, 9, 8, 7, 7, 6, 6, 5, 5, 5, 4, 4;
    against M 4: 12, 10, 9, 8, 7, 7, 6, 6, 6, 5, 5, 5;
    against M 5: none, 11, 9, 9, 8, 7, 7, 7, 6, 6, 6, 5;
    against M 6: none, 11, 10, 9, 9, 8, 8, 7, 7, 7, 6, 6;
    against M 7: none, 12, 10, 10, 9, 8, 8, 8, 7, 7, 7, 6;
    against M 8 or more: none, 12, 11, 10, 9, 9, 8, 8, 8, 7, 7, 7.
    .title = The boarding roll
rule-WG-8-24 = Towers on a boarding ship, none on the target: +1. Towers on the target, none on any boarding ship: −1.
    .title = Boarding modifiers
rule-WG-8-25 = A captured ship changes hands with crew 0 and M 0. It can never use maximum or board; otherwise it is a ship like any other and may ram, shoot and grapple. Its links remain. It is not activated again this turn and joins its captor in the next phase B; to move it must first be free.
    .title = Captured
rule-WG-8-26 = A ship that has been captured never recovers. Retaken by its old side it still has crew 0 and M 0 and no maximum; retaken in the same turn, it does not act in it either.
    .title = Recaptured
rule-WG-8-27 = Repelled boarders are back aboard. As long as the grapple holds, they may try again in a later turn.
    .title = Repelled
rule-WG-8-28 = A capture on a modified 9 or more costs every boarding ship 1 M. Repelled, every boarding ship loses 1 M; on a modified 5 or lower the defender loses 1 too.
    .title = Boarding losses
rule-WG-8-3 = Linked ships must get free of each other before they can move.
    .title = Getting free
rule-WG-8-31 = Grapples are cut when the ship is activated, before it moves. Fouled ships work free in phase G. There is no moving until every link is gone.
    .title = Two ways
rule-WG-8-32 = For each grapple you want to cut roll a die: crew 4 needs 3, crew 3 needs 4, crews 2 and 1 need 5, crew 0 needs 6. +1 the ship repelled a boarding this turn. +2 you control both ships, or else +1 its crew is better than the other's, if it tries only one grapple. −1 it is crippled or fouled. −2 against a corvus or harpax thrown by the other side. Even a ship with less than 2 MP may try.
    .title = Cutting grapples
rule-WG-8-33 = A success removes that link from both ships. If any link went, pay 2 MP once, or whatever the ship has if that is less. The rest may be used only if no link is left; else the ship stays where it is.
    .title = Moving afterwards
rule-WG-8-34 = A ship grappled to several others tries all the links you choose at one time and pays once; for more than one a better crew gives no bonus.
    .title = Several grapples
rule-WG-8-35 = In phase G each fouled ship may roll a die, without modifiers: crew 4 needs 3, crew 3 needs 4, crews 2 and 1 need 5, crew 0 needs 6. When all have rolled, a ship that succeeded loses all its fouls. Every ship that is no longer fouled with anybody goes on at half-speed. A rammed ship remains rammed.
    .title = Working free of fouls

## Missiles and fire

rule-WG-8-4 = Archers and engines do little harm, but they thin out the marines.
    .title = Missiles
rule-WG-8-41 = A ship shoots at an enemy next to it or two hexes away, counted between the nearest parts, and only across its flanks, never over bow or stern. Which side of the target is seen does not matter. Incendiaries fly over any hexside.
    .title = Range and arc
rule-WG-8-42 = A ship may shoot once in its own movement segment. In each enemy activation it may also shoot once in reply: at an enemy that shoots at it, both shots taking effect together, or at a neighbouring enemy that declares a ram, rake or grapple against it, before that is rolled. A standing order lets your fleet always reply, ask you, or hold its fire.
    .title = Own fire and return fire
rule-WG-8-43 = Before or between its steps a ship shoots with all its M at a single target. After its move it may spread M over several targets, at least 1 for each, so it needs M 2 or more.
    .title = Dividing fire
rule-WG-8-44 = Roll a die. A hit is a modified 7 with M 0, 6 with M 1 or 2, 5 with M 3 or 4, 4 with M 5 or 6, 3 with M 7 or more. One higher than that is a hit that can also set fire. +1 engines. +1 towers against none, −1 none against towers. −1 your towers went overboard. +1 target rammed, grappled, fouled or crippled. −1 at two hexes. −1 you are under sail.
    .title = The missile roll
rule-WG-8-45 = D: the target suffers a Reduction. D/F: a Reduction, and if the missiles were incendiary a roll for fire. Anything else is a miss.
    .title = Missile results
rule-WG-8-46 = To shoot at two hexes, there must be a flank hex of yours without any ship in it that touches the target. Land does not block.
    .title = Blocked fire
rule-WG-8-47 = Towers give height over ships without them, in shooting and in boarding. They cost 1 on the ship's own rams, and its printed maximum is already 1 lower for them.
    .title = Towers
rule-WG-8-48 = Before or between steps, for 1 of the announced MP, a ship may throw its towers overboard for good. Its maximum is 1 higher from now on, though the MP announced do not grow. It loses its height and its incendiaries, and has −1 when it shoots.
    .title = Jettisoning towers
rule-WG-8-5 = In some scenarios ships can be set on fire.
    .title = Fire
rule-WG-8-51 = Incendiaries are carried only where the scenario gives them. On a D/F roll another die: 4 to 6 sets the target on fire.
    .title = Incendiaries
rule-WG-8-52 = Incendiaries reach only neighbouring hexes.
    .title = Range of incendiaries
rule-WG-8-53 = A ship with fire pots may throw them when it tries a ram, before the ram roll: on 5 or 6 the target burns, whatever becomes of the ram.
    .title = Fire pots
rule-WG-8-54 = A burning ship acts as usual. In phase G every ship that was already burning rolls a die.
    Crew 0 or 1: 1 and 2 burnt out, 3 and 4 spreads, 5 burns on, 6 put out. Crew 2: 1 burnt out, 2 and 3 spreads, 4 burns on, 5 and 6 put out. Crew 3 or 4: 1 burnt out, 2 spreads, 3 burns on, 4 to 6 put out.
    If it spreads, each ship grappled to or fouled with it catches fire on 4 to 6, and fights that fire only from the next turn. A ship burnt out spreads fire once more and is removed; its partners are freed, not dragged down.
    .title = Fighting fire
rule-WG-8-6 = Shooting and boarding cost marines, never crew.
    .title = Losses
rule-WG-8-61 = Each Reduction takes 1 M from the ship and nothing else.
    .title = Reductions
rule-WG-8-62 = A ship may suffer any number of Reductions, but M stops at 0.
    .title = No less than nothing
rule-WG-8-63 = Reductions take effect at once; when two ships shoot at each other, after both shots.
    .title = When losses count
rule-WG-8-64 = M falls through Reductions and is 0 after capture. With M 0 a ship cannot board, but still defends itself, shoots, rams and rakes. Crew becomes 0 by capture alone; fatigue leaves it as it is.
    .title = Marines and crew in short

## Victory

rule-WG-9-1 = Points are worked out from the state of the ships that began on the enemy side; each counts once. D + 1 for one you captured and hold, or that left the map in your hands; only D once it has been rammed, run aground, sunk or burnt after its capture. D for one still the enemy's that is rammed, aground or destroyed; a ship refloated no longer counts. Nothing for one that left the map under its own side, and a recaptured ship gives its capture points back. Nobody scores by destroying an own ship in enemy hands. A scenario may add points.
    In phase H a side at its victory level wins; if both are, the one with more; if equal, play on. The higher score also wins when a side has no ship left on the map, after the last turn allowed (25 unless you choose otherwise), or after 4 turns in a row (or as many as you choose) without any attack; equal scores are a draw. A side that concedes loses.
    .title = Victory points
rule-WG-9-2 = If the only admiral of a fleet is lost, roll a die and add the admiral's Initiative as it showed, and 1 if that side has fewer VP. At 7 or more the fleet takes flight and play stops: the other side gets 25 VP and wins with the higher total. If it still has no more than the fleet that fled, the battle counts as drawn. At 6 or less the fight goes on with the admiral replaced as in WG-5.53. Some scenarios do without this rule.
    .title = Flight of a fleet

## Tournament

rule-WG-10-0 = Agree on 250, 300, 350 or 400 points a fleet. A ship costs M + C + D, 1 more for towers and 1 more for engines. Commanders are free: one admiral with Initiative and range 2 and 7, 3 and 6, 4 and 5, or 5 and 4; and squadron commanders of range 5, two at 250, three at 300 and 350, four at 400. The level of victory is 55, 65, 75 or 85 VP. The sea is open, 40 by 32 hexes up to 300 points, 48 by 32 above; side one has the bottom edge.
    Roll for initiative. The loser sets up first, every ship wholly within the 8 rows at that side's edge. The winner sets up likewise on the own edge, or enters there on turn 1 as first side. An entering ship appears facing inward with its stern on the edge, which takes its first 2 MP (a small ship on the edge, 1 MP); ships that have not come in by turn 2 are lost.
    .title = Tournament
