"""The rules of *Corvus*, one module a chapter.

Notation of the answers, question by question (the key of the request, then what may be said):

    ask-deploy       sheet (both): a line for each ship, its place as `x y h` in whole millimetres and degrees
    ask-catapult     `fit:R1` as often as one likes, `end`                                               CV-5.5
    ask-orders       sheet (both): a line for each ship, `stop forward battle port starboard astern`     CV-1.1
    roll-card        1 or 2: a card of the first or second side of the scenario; not rolled for when
                     only one side has cards left. A card without a ship left for it is void             CV-2.1
    ask-ship         `R1`: the ship activated; not asked when there is only one                          CV-2.2
    ask-rest         `rest`, `pass`                                                                      CV-1.9
    ask-break        `break:C1`: the link with C1 is tried; `end`: no more                               CV-2.7
    ask-plan         a leg `DISTANCE TURN`: first the pivot in degrees (negative to port, 0 for none),
                     then so many millimetres (0 for a pivot alone), astern under Astern: `50 0`, `60 45`;
                     `row`: the plan is declared and executed; `back`: the last leg is taken back        CV-1.3 …
    ask-oars         `oars:C1`, `pass`; in passing and at a glancing contact alike                       CV-2.18
    ask-go-on        `on`: the rest of the plan, `halt`                                                  CV-2.22
    ask-straight     a leg `DISTANCE 0` after aligning, `halt`                                           CV-2.23
    ask-act          `ram:C1`, `grapple:C1`, `end`                                                       CV-2.4
    ask-window       `grapple:R1:C1`, `end`                                                              CV-2.17
    ask-shoot        sheet (both): `R1` the archers' target or `hold`; `R1/1` that of the first catapult CV-3.3
    ask-counter      `counter:R1`: over the link with R1; `pass`                                         CV-4.8
    ask-assault      `assault:C1:R1+R2`: C1 by R1 and R2; `counter:C1`: the counter-assault that C1
                     declared; `end`                                                                     CV-4.1
    ask-loss         `lose:R1`: the ship that loses the marine point                                     CV-4.4
    ask-capture      `sink`, `capture`                                                                   CV-4.6
    ask-prize        sheet (one side): line `prize`, marine points by ship `R1 2, R2 1`                  CV-4.6

Dice in the order in which they fall: card; per link tried one; oars one; ram one, then its damage one; grapple one; fatigue
one; then per shooter all hit dice together, then all location dice together; assault one.
"""
