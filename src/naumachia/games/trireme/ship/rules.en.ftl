# The rules of the Ship Game in our own words, for players. The id of rule TS-3.6 is rule-TS-3-6.

## Set-up

rule-TS-1-1 = Every ship lies on two hexes and has a log sheet of its own: crew, speeds, men, breath, breaches, equipment. The counter only shows where it is.
    .title = The log sheet
rule-TS-1-2 = A ship begins as if it had just rowed at cruise. For full velocity it has boxes of breath: expert 6, ordinary 4, beginner 3, slave 2.
    .title = Speed and breath at the start
rule-TS-1-3 = Full velocity is the type’s, less what damage, overload and a corvus take away, never below 1 for a ship with oars. Reductions of the cruise are taken off the type’s first; then it is cut to the full velocity if that is lower.
    .title = Speeds now
rule-TS-1-4 = A Saxon’s light warriors are its oarsmen. Without them, but with other men aboard, it makes one move at most; with nobody it is derelict. Captured, it is rowed by light prisoners. Ships without oars never become derelict for want of oarsmen.
    .title = Saxons row themselves
rule-TS-1-5 = Oarsmen come with the type and take no room. Ships without oars begin with the mainsail up, the others with nothing.
    .title = Oarsmen and rigs

## Wind

rule-TS-2-1 = Two dice a turn, if played: 2 the wind drops a force, 3 it turns one step to the left, 11 to the right, 12 it freshens.
    .title = Weather
rule-TS-2-2 = Calm: no sailing. Light: one move less by sail. Strong: oars lose one, missiles have -1, no corvus, and a mainsail that is up is torn on a 1.
    .title = What wind does
rule-TS-2-3 = It rises or falls as the scenario says and turns once, after the turns given.
    .title = The tide

## Orders

rule-TS-3-1 = For each ship its owner writes a string of letters, one a move; their number is its speed this turn.
    .title = Orders are secret
rule-TS-3-2 = A ahead, L port, R starboard, K ahead with a rake meant. At most the full velocity (FV), and at most three more than last turn. Faster than cruise is full velocity and takes a box of breath.
    .title = Forward
rule-TS-3-3 = B only, at most two (one from size 9), at most the cruise, and only after a speed of 2 or less.
    .title = Backing
rule-TS-3-4 = PL or PR only, two for sizes 1 to 3, one for others, and only after a speed of 2 or less.
    .title = Swinging on the spot
rule-TS-3-5 = An immobilised ship makes one move of any kind. Grappled, surrendered, derelict, beached and wrecked ships take no order. To stay is always allowed.
    .title = Ships that cannot
rule-TS-3-6 = Sizes 5 to 8 do not turn twice in a row; from size 9 two straight moves lie between two turns.
    .title = Handiness
rule-TS-3-7 = For next turn counts how many moves were made; 0 after a contact, backing or swinging. A turn of speed 0 or 1 gives a box of breath back.
    .title = What speed is left
rule-TS-3-8 = Letters parted by blanks; (FV) is a reminder of full velocity; a sail order follows a slash. Only legal strings can be handed in; other ships, land and edges are never looked at.
    .title = Notation
rule-TS-3-9 = All orders are read out at once. A ship stopped on its way loses the moves it has left.
    .title = Revealed together

## Movement

rule-TS-4-1 = Speed 5 moves in every step, 4 in 1-3-4-5, 3 in 2-3-5, 2 in 3-5, 1 in 5.
    .title = Five steps
rule-TS-4-2 = In a step all move at once. Land, closed edges and wrecks bar first; two that would change places are both blocked; then everybody whose hex will be held by another; and of several that want one hex the fastest gets it, then the largest, then the best crew, then a die.
    .title = Who is blocked
rule-TS-4-3 = Rams, rakes and reefs of a step are rolled, everything applies together, then sunk ships are gone.
    .title = All together
rule-TS-4-4 = A ship blocked by another has ended its movement for the turn.
    .title = A contact stops
rule-TS-4-5 = Contests, rams, collisions, rakes, reefs, each in the order of the ship list and with the states of the step’s start; then breaches, of ships that an X has sunk too, then the men lost.
    .title = Order of the dice

## Contacts

rule-TS-5-1 = A forward move of a ship with a ram into an enemy is a ram, at the place where the bow strikes; any other contact is a collision. Both ships are in collision for the rest of the turn.
    .title = Ram or collision
rule-TS-5-2 = The rammer’s size less the target’s; +1 if the target is at rest, +1 if it is immobilised, +1 or -1 for the better crew.
    .title = The ratio
rule-TS-5-3 = Two dice; +1 for a straight move, +1 on a bow flank or quarter, -1 unless at full velocity, -1 if the rammer is immobilised.
    .title = The roll
rule-TS-5-4 = The table tells what happens to the rammer and what to the target.
    .title = Both parts
rule-TS-5-5 = The rammer stops; the target too, unless nothing happened to it.
    .title = Who stops
rule-TS-5-6 = Where each has blocked the other both rams are rolled, on the states of the step’s start.
    .title = Both ram
rule-TS-5-7 = Both stop, and each rolls a die: immobilised on 1, on 1 or 2 at full velocity.
    .title = Collisions
rule-TS-5-8 = A ram on the bow of a ship that has itself just moved forward is answered on the rammer’s bow; both stop.
    .title = Bow to bow

## Damage

rule-TS-6-1 = X sunk; Br a breach; BrI a breach and immobilised; Br* a breach if struck on the side, else immobilised; I immobilised; a the rammer grapples more easily this turn.
    .title = Results
rule-TS-6-2 = One die: 1 and 2 cost a man point, 3 to 6 speed, from 4 also men and the equipment; some immobilise. On 5 and 6 a second breach sinks, a first one on sizes 1 and 2. On 3 the owner gives up equipment or oars.
    .title = Breaches
rule-TS-6-3 = Everything fitted but a reinforced bow.
    .title = The equipment
rule-TS-6-4 = The owner chooses among fighting men; oarsmen only when nobody else is left. With nobody left the ship is derelict.
    .title = Men lost to a breach
rule-TS-6-5 = Speed 1 at most, never full velocity; in mid-turn the ship stops.
    .title = Immobilised

## Drift and fire

rule-TS-7 = Derelict and surrendered ships with nobody aboard who fights, and wrecks, go one hex down the wind: in moderate wind on even turns, in strong wind always, and then cripples at rest too. Other ships and the edge hold them, land wrecks them.
    .title = Drift
rule-TS-8-1 = Each archer point and each engine fires once at an enemy in range and sight, in secret; all losses are taken together.
    .title = Who shoots
rule-TS-8-2 = Archers 5, 6, 7 at ranges 1 to 3; engines 5, 5, 6, 6, 7 at 1 to 5. +1 from a tower, -1 at a decked ship, -1 if the ship was at full velocity, -1 in strong wind.
    .title = To hit
rule-TS-8-3 = The victim chooses a fighting man for each hit; an armoured one is saved on 5 or 6.
    .title = Losses
rule-TS-8-4 = Men who have shot may still board.
    .title = Shooting and boarding
rule-TS-8-5 = With the option, ships with fire may burn instead of kill.
    .title = Burning missiles

## Grapples and boarding

rule-TS-9-1 = Once a turn each ship with men may try to grapple one ship next to it: two dice, 9 or more. +3 after a good ram, +3 a friend, +1 in collision with it, +1 it is immobilised, +1 or -1 for the crews, -1 it is at full velocity and touched nobody, -1 only oarsmen are left, -1 one is immobilised, +2 iron hands.
    .title = Grapples
rule-TS-9-2 = Choices are secret and every attempt is rolled; one success is enough. The helpless are grappled without a roll.
    .title = In secret
rule-TS-9-3 = Crews are those of the two ships, a prize’s is beginner; full velocity and collision are those of this turn.
    .title = What is compared
rule-TS-10-1 = Two for an armoured point, one for a light one, half for archers (rounded down), one for a tower that is held.
    .title = Boarding factor
rule-TS-10-2 = In secret each ship’s factor is split among the enemies it is grappled to; nothing is allowed too.
    .title = Splitting it
rule-TS-10-3 = For each factor above nothing one die; the table gives the man points the other loses. Factors not in the table are sums of its columns, the largest first.
    .title = The dice
rule-TS-10-4 = All together; the victim chooses. One against several splits its factor; they do not add theirs up.
    .title = Losses
rule-TS-10-5 = A side that lost more man points than it inflicted is defeated; one that lost fewer is the victor.
    .title = Victor and defeated
rule-TS-11-1 = A defeated ship rolls two dice and surrenders on: expert 9, 10; ordinary 8, 9, 11; beginner 8 to 11; slave 7 to 12, not 10 if the slaves are a minority; with a breach also on 3 to 5.
    .title = Morale
rule-TS-11-2 = Without a fighting man left, and attacked by an enemy that has some, a ship surrenders without a roll.
    .title = The helpless
rule-TS-11-3 = It keeps its place and its links and does nothing; its men are prisoners aboard.
    .title = Surrendered
rule-TS-12-1 = One to five man points of one kind over each link, to a friend, a surrendered or a derelict ship, as far as there is room. Men of both sides share the room of a ship, also in the same step; for those who come to free prisoners these count too. Oarsmen are never sent.
    .title = Groups
rule-TS-12-2 = A surrendered or derelict ship with men of one side alone aboard is theirs: freed for its first owner, otherwise captured. With men of both they fight there next turn.
    .title = Taking ships
rule-TS-12-3 = Crew beginner, cruise one lower, no full velocity, no ram; its men are those put aboard. With the last of them gone it is derelict.
    .title = Prizes
rule-TS-13 = Each ship may try to break one link: two dice, 9 or more; +3 from a friend, +2 as victor, +1 or -1 for the crews, -3 from an enemy’s corvus. Links to the helpless and to own prizes are dropped at will.
    .title = Breaking links
rule-TS-14 = An immobilised ship that touched nobody, is free of links and is not beached may roll two dice: 2 it is abandoned; expert 8, ordinary 9, beginner 10, slave 11 or more it is free, on the very number with one speed less.
    .title = Getting free

## Options

rule-TS-15-1 = The weather is rolled each turn.
    .title = Weather
rule-TS-15-2 = /hoist sail, /hoist main and /lower are ordered and done before the first step; the sail costs one move, the mainsail two. A ship under sail makes what the wind gives, or rows at cruise, never at full velocity; turned into the wind it loses the rest. A ship without oars that cannot sail may swing once.
    .title = Sails
rule-TS-15-3 = A K made along the whole length of an enemy shears oars: two dice, +1 the enemy at full velocity, -2 one is not; better crews do better. Once a turn.
    .title = Oar rake
rule-TS-15-4 = The harm of a ram to the rammer is one step milder.
    .title = Reinforced bow
rule-TS-15-5 = A sunk ship bars its two hexes; who runs into it rolls as in a collision. At the end of the turn 1 or 2 takes it under.
    .title = Wrecks
rule-TS-15-6 = A die when the bow enters a reef: rising tide 5 stops and 6 wrecks, falling 4 stops and 5 wrecks; large ships add, the smallest take off.
    .title = Reefs
rule-TS-15-7 = Onto land at speed 1 a ship is beached: next turn its men are safe ashore and it counts half. Faster, it is wrecked.
    .title = Shore
rule-TS-15-8 = A tower holds two archer points or one engine: +1 to hit, fire hits on 4, +1 boarding factor.
    .title = Towers
rule-TS-15-9 = +2 to grapple.
    .title = Iron hands
rule-TS-15-10 = Against a ship at its bow the grapple needs 7; in the first combat on that link its die has +1; the enemy breaks away at -3. Full velocity is one lower; not in strong wind.
    .title = Corvus
rule-TS-15-11 = Archers to range 1, engines to 2: 5 or 6 hits, from a tower 4. A hit adds a level of fire and takes no man.
    .title = Burning missiles
rule-TS-15-12 = A die plus the level less one, -1 expert, +1 slave: 2 or less out, 3 and 4 a man point, 5 also speed and mainsail, 6 the ship is lost and those fast to it may catch fire.
    .title = Fires aboard
rule-TS-15-13 = Declared, they add half their number (slaves nothing) and may be lost; next turn the ship makes one move at most.
    .title = Oarsmen in battle
rule-TS-15-14 = Instead of boxes a die after each turn at full velocity; a tired crew has none until it has rested.
    .title = Fatigue by die

## Victory

rule-TS-16 = After its turns, or when a side has no ship of its own left that fights. Sunk or wrecked counts the price, held by the enemy one and a half, derelict, beached or surrendered half. More points win, twice as many decisively.
    .title = End and points
rule-TS-PC = Fleets of equal points are placed ship by ship in turn, within four rows of one’s edge; the higher die begins.
    .title = Chosen fleets
