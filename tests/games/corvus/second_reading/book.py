"""The hard part of *Corvus* written a second time, from the specification alone: nothing of the game or the plane is imported.

Everything is done as it is defined and nothing is leapt over: a leg is tried millimetre by millimetre, a turn degree by degree
(CV-G8). `movement` is a generator: it asks what a player or a die would be asked and is sent the answer.

Ships and the plane stand in `second_reading_sea`, plans and their rowing in `second_reading_rowing`, dice and tables in
`second_reading_dice`; all of it is read under this name.
"""

from __future__ import annotations

from games.corvus.second_reading.dice import (
    BOARDING,
    archers_reach,
    boarding,
    catapult_reaches,
    corvus_falls,
    disengage_modifiers,
    grapple_modifiers,
    may_grapple,
    oar_modifiers,
    price,
    ram_damage,
    ram_modifiers,
    ratio,
)
from games.corvus.second_reading.rowing import (
    Ask,
    Course,
    Leg,
    Moving,
    legal,
    merged,
    movement,
)
from games.corvus.second_reading.sea import (
    CARDS,
    COS,
    LEVEL,
    SIN,
    Link,
    Pose,
    Ship,
    advanced,
    allowance,
    alongside,
    axis,
    bow_point,
    contact,
    corners,
    fled,
    gap_within,
    overlap,
    rdiv,
    zone,
)

__all__ = [
    "BOARDING",
    "CARDS",
    "COS",
    "LEVEL",
    "SIN",
    "Ask",
    "Course",
    "Leg",
    "Link",
    "Moving",
    "Pose",
    "Ship",
    "advanced",
    "allowance",
    "alongside",
    "archers_reach",
    "axis",
    "boarding",
    "bow_point",
    "catapult_reaches",
    "contact",
    "corners",
    "corvus_falls",
    "disengage_modifiers",
    "fled",
    "gap_within",
    "grapple_modifiers",
    "legal",
    "may_grapple",
    "merged",
    "movement",
    "oar_modifiers",
    "overlap",
    "price",
    "ram_damage",
    "ram_modifiers",
    "ratio",
    "rdiv",
    "zone",
]
