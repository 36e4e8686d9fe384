"""The rules of *Branle-bas de combat*, one module a chapter.

Which module holds which rules, and what others call of it. `sailing/` holds movement, `gunnery/` fire and damage,
`contact/` collisions, links, boarding and prizes; the turn, its tests and its end stand beside them.

    (dice)      BB-1     `sea.die("random")` … the six dice; `sea.thrown("random", value)` for the event of a throw
    table_edge  2.8      `Growth` (frame), `grown(sea)`
    turn        BB-4     `phases(phase)`: the agenda of a turn from a phase on; `NewTurn`, `Enter`, `NextTurn` (frames)
    start_of_turn BB-5     `WindTest`, `LeakTests`, `FireTests`, `Explosions`, `Spread` (frames)
    winds       2.5      `attitude`, `phi`, `theta`, `psi`, `lee_side(sea, ship)`: arithmetic of wind and headings
    speeds      BB-6.2, BB-6.5, BB-6.6   `thirds`, `speed(sea, ship)`, `drifts(sea, ship)`
    movement    BB-6.1   `Formations`, `Movement` (frames of the phase)
    order_of_movement BB-6.1   `ShipActs(ship)`: the place of one ship
    courses     BB-6.3   the law of one unit move; `gliding`: how ships go along it (2.3); `forecast`, `sample`: for the eye, for
                         programs
    sailing     BB-6.3 … `Sail`, `Step`, tacking, drift, anchors
    fleeing     BB-9.4   `course(sea, ship)`
    squadrons   BB-7     who takes part, lines in succession; `moving_together`: lines all together (BB-7.3)
    collision   BB-11.2 …`Contact(ship, other, drifting)` (frame)
    alongside   BB-R73      `PartFromFellows(ship)` (frame): captor and prize that lie base to base steer clear before they sail
    steering_clear 2.4      `clear(sea, ship, other, side)`
    links       BB-11.6, BB-11.7, BB-11.9   separation, grapnel for entanglement, `GroupDrift`

    aim         2.7      range, arc, rake, interposed ships: `sight(sea, ship, target)`
    broadside   BB-8.2 … `fire_bar`, `point_blank_bar`, `shot(sea, ship, target, aim)`: one reckoning for law, words and dice
    fire        BB-8     `Fire` (frame of the phase), `MayFire`, `Broadside`, `PointBlank`; `risks` the risk dice (BB-8.13)
    salvo_words          `told`, `notes`: a broadside in words
    damage      BB-9.1, BB-10.1 to BB-10.6   `Hull(ship, points)`, `Masts(ship, points)`: frames that tick boxes one by one with
                         all that follows (leak checks, falling masts, scuttling); `Leak(ship)` (frame): a leak opens;
                         `lose_crew(sea, ship, points)`
    flags       BB-9.2, BB-9.3, BB-9.6   `Settle()` (frame): flags brought up to date, surrender tests and strikes that follow,
                         and the last-ship rule of section 4; put after every contact, shot, combat, sinking and at step i of
                         TESTS. `Yield(ship, to)` (frame): BB-11.2a, a ship in ROUT or at three zeros touched by `to`
    prizes      BB-9.7 to BB-9.10, BB-13.1   `strike(sea, ship, to)`, `take(sea, ship, by)`: possession, its markers (BB-11.2b);
                         `retake(sea, ship, prize)`; `Possessions` (frame, step h), `Scuttling` (frame of END)
    losses      BB-10.7, BB-13   `sink(sea, ship, how, rule)`: removed with its links; `ground(sea, ship)`: at the end of a move
                         or drift on a shoal (BB-13.2); `Founder` (frame of END)
    fires       BB-10.8, BB-10.9   `FireBreaksOut(ship)`, `Explosion(ship)` (frames)
    boarding    BB-12    `board_bar(sea, ship, target)`, `retake_bar(sea, ship, target)`, `grapple(sea, ship, target)`: link made,
                         boarding counted; `Board` (frame of the phase)
    night       BB-3.5   `Night` (frame)
    victory     BB-3     `last_ship(sea)`, counts

A frame put by `sea.then` runs before what stood in front; a rule that must go on after others puts its own frame behind theirs:
`sea.then(Hull(a, 2), Hull(b, 2), AfterLight(...))`.

Notation of the answers, question by question (the key of the request, then what may be said):

    ask-formation    `succession`, `together`, `free`                                            D-FORM   BB-7.1
                     shortcut `stand:ORDER`: the same until somebody says otherwise (`comfort/standing_orders.py`)
    ask-step         a leg `DISTANCE TURN`: so many millimetres ahead, then a turn in degrees, negative to port: `50 0`,
                     `25 -30`; `tack` at the first one of a ship that starts on an edge; `end`   D-STEP   BB-6.3
                     shortcuts `on`: straight on with all that are left, until something is in the way; `but-one`: with all
                     but the last, which is asked for
    ask-together     the same for a whole line                                                   D-STEP   BB-7.3
    ask-irons        `tack:3`, `tack:11`, `ahead`                                                D-TACK   BB-6.9
    ask-anchor       `stay`, `cut`; shortcut `all-stay`: from now on                             D-ANCHOR BB-6.12
    ask-link         `separate:B1:port`, `separate:B1:starboard`, `grapple:B1`, `wait`           D-LINK   BB-11.6
    ask-light        `retry`, `separate`                                                         D-LIGHT  BB-11.4
    ask-alongside    `clear:port`, `clear:starboard`                                             BB-R73      BB-11.6
    ask-avoid        `avoid:port`, `avoid:starboard`, `board`, `retake`, `nothing`               D-AVOID  BB-11.5
    ask-fire         `fire:TARGET:hull`, `fire:TARGET:masts:PB`: with a point-blank die at PB; `pb:TARGET`: that die alone;
                     `fire2:T:hull:U:masts:PB`: both broadsides, where the option allows it; `hold`   D-FIRE   BB-8.3
    ask-scuttle      `scuttle:PRIZE`, asked again; `keep`; shortcut `keep-all`: from now on      D-SCUTTLE BB-13.1
"""
