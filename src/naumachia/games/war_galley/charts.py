"""The tables of *War Galley* as types, and how they are read with modified dice; the numbers are in `charts.toml`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from naumachia.kernel import Chart, Words

Count = Annotated[int, Meta(ge=0)]
Lowest = Annotated[int, Meta(ge=0, le=12)]
"""The lowest modified total that succeeds; 0 where nothing does."""
Twelve = Annotated[tuple[Lowest, ...], Meta(min_length=12, max_length=12)]
Five = Annotated[tuple[Lowest, ...], Meta(min_length=5, max_length=5)]
Tiring = Annotated[tuple[Annotated[int, Meta(ge=0, le=4)], ...], Meta(min_length=4, max_length=4)]
Muddle = Literal["none", "cruise", "cruise-1", "cruise-2", "half", "halt"]
Blaze = Literal["E", "C", "S", "B"]
Blazes = Annotated[tuple[Blaze, ...], Meta(min_length=3, max_length=3)]


class ShipClass(Struct, frozen=True, forbid_unknown_fields=True):
    """WG-4.1 What every ship of a class has: its size, its two speeds, its ram on either side of the counter, its defence."""

    name: Words
    size: Literal["small", "double"]
    cruise: Count
    max: Count
    ram_cruise: Annotated[int, Meta(ge=0, le=10)]
    ram_max: Annotated[int, Meta(ge=0, le=10)]
    defence: Annotated[int, Meta(ge=1, le=12)]
    """Also what the ship is worth in victory points."""
    star: bool = False
    """WG-7.31 All ships of the class may do the anastrophe; of other classes, the models that carry the asterisk."""
    sail: bool = False
    """WG-6.25 The oar-and-sail rules of the tremiola."""

    @property
    def hexes(self) -> int:
        """One hex or two."""
        return 2 if self.size == "double" else 1


class Classes(Chart, frozen=True, kw_only=True):
    """WG-4.1 All classes, by their codes."""

    table: dict[str, ShipClass]


class Model(Struct, frozen=True, forbid_unknown_fields=True):
    """WG-2.1 One kind of counter: a class with its crew, marines and fittings."""

    kind: str
    """The code of its class."""
    crew: Annotated[int, Meta(ge=1, le=4)]
    marines: Annotated[int, Meta(ge=0, le=8)]
    towers: bool = False
    engines: bool = False
    star: bool = False


class Models(Chart, frozen=True, kw_only=True):
    """WG-2.1 All models, by name."""

    table: dict[str, Model]


class RamChart(Chart, frozen=True, kw_only=True):
    """WG-7.14 A row for attack 1 to 10, in each the lowest 2d6 against defence 1 to 12."""

    rows: Annotated[tuple[Twelve, ...], Meta(min_length=10, max_length=10)]


class RamWithdraw(Chart, frozen=True, kw_only=True):
    """WG-7.16 Foul when the natural 2d6 less the crew reaches this."""

    foul_if_natural_minus_crew_at_least: int


class RakeChart(Chart, frozen=True, kw_only=True):
    """WG-7.26 A row for the attacker's crew 0 to 4, in each the lowest 2d6 against crew 0 to 4."""

    rows: Annotated[tuple[Five, ...], Meta(min_length=5, max_length=5)]


class Fatigue(Chart, frozen=True, kw_only=True):
    """WG-6.42 A row for each modified die 1 to 10, in each the level for crew 1 to 4; and the row of the anastrophe."""

    rows: Annotated[tuple[Tiring, ...], Meta(min_length=10, max_length=10)]
    anastrophe: Tiring
    """WG-7.36 Row 7A."""


class DoubleActivationChart(Chart, frozen=True, kw_only=True):
    """WG-5.42 For initiative 0 to 5 the highest die that succeeds."""

    highest: Annotated[tuple[Count, ...], Meta(min_length=6, max_length=6)]


class Confusion(Chart, frozen=True, kw_only=True):
    """WG-5.42 What befalls the other squadron, by die."""

    results: Annotated[tuple[Muddle, ...], Meta(min_length=6, max_length=6)]


class TransferChart(Chart, frozen=True, kw_only=True):
    """WG-5.52 The lowest die with which a commander changes ships."""

    success_min: int


class ReducedCommander(Chart, frozen=True, kw_only=True):
    """WG-5.52 The back of a commander's counter: how much less, and never less than."""

    range_less: Count
    range_least: Count
    initiative_less: Count
    initiative_least: Count


class CrewTest(Chart, frozen=True, kw_only=True):
    """WG-8.12, WG-8.32, WG-8.35 The lowest modified die for crew 0 to 4."""

    lowest: Five


class Device(Struct, frozen=True, forbid_unknown_fields=True):
    """WG-8.12, WG-8.32 A boarding device."""

    grapple_drm: int
    arc: Literal["bow", "any"]
    """Where the target must lie for the modifier: in the bow or a bow/flank hex, or anywhere adjacent."""
    ungrapple_drm_enemy: int
    """For the side that did not throw it."""
    own_ram_drm: int = 0
    max_speed: int = 0
    """Added to the printed maximum; set-up has done it already."""


class Devices(Chart, frozen=True, kw_only=True):
    """WG-8.12, WG-8.32 Both devices."""

    corvus: Device
    harpax: Device


class Boarding(Chart, frozen=True, kw_only=True):
    """WG-8.23 A row for the defender's M 0 to 8, in each the lowest 2d6 for attacking M 1 to 12."""

    rows: Annotated[tuple[Twelve, ...], Meta(min_length=9, max_length=9)]


class MissileColumn(Struct, frozen=True, forbid_unknown_fields=True):
    """WG-8.44 One column: from this M upwards, the lowest die for a Reduction and for a Reduction with fire."""

    marines: Count
    reduction: int
    fire: int


class Missile(Chart, frozen=True, kw_only=True):
    """WG-8.44 The columns, by rising M."""

    columns: Annotated[tuple[MissileColumn, ...], Meta(min_length=1)]


class Ignition(Chart, frozen=True, kw_only=True):
    """WG-8.51, WG-8.53 The lowest dice that set a ship on fire."""

    incendiary_min: int
    fire_pot_min: int


class FireFighting(Chart, frozen=True, kw_only=True):
    """WG-8.54 By die 1 to 6: the result for crew 0-1, 2 and 3-4. E put out, C burns on, S burns on and spreads, B burnt out."""

    rows: Annotated[tuple[Blazes, ...], Meta(min_length=6, max_length=6)]
    spread_min: int
    """The lowest die with which a linked ship catches fire."""


class WindShift(Struct, frozen=True, forbid_unknown_fields=True):
    """WG-6.2 What a roll does to the wind."""

    strength: int
    direction: int
    """Hexsides clockwise."""
    calm: bool = False
    """Strength falls to 0 at once."""


class Wind(Chart, frozen=True, kw_only=True):
    """WG-6.2 A shift for each 2d6, from 2 to 12."""

    rows: Annotated[tuple[WindShift, ...], Meta(min_length=11, max_length=11)]
    strongest: int


class SinkingChart(Chart, frozen=True, kw_only=True):
    """WG-7.17 The die that sinks a rammed ship."""

    sinks_on: int


class RefloatChart(Chart, frozen=True, kw_only=True):
    """WG-6.36 Free on a die up to the crew; lost for good on this one."""

    free_if_at_most: Literal["crew"]
    eliminated_on: int


class Evasion(Chart, frozen=True, kw_only=True):
    """WG-6.52 A die up to the crew."""

    success_if_at_most: Literal["crew"]
    half_speed_die: int
    fatigue: int


class MovementCosts(Chart, frozen=True, kw_only=True):
    """WG-6.32 Movement points."""

    forward: Count
    pivot_per_hexside: Count
    about_face: Count
    back: Count
    jettison: Count
    sails: Count
    ungrapple: Count
    diekplus: Count


class Tournament(Chart, frozen=True, kw_only=True):
    """WG-10.0, WG-9.1, WG-9.2 Fleet points and what goes with each size; the bonuses of victory."""

    points: tuple[int, ...]
    victory: tuple[int, ...]
    squadron_commanders: tuple[int, ...]
    columns: tuple[int, ...]
    rows: tuple[int, ...]
    setup_depth: int
    flee_bonus: int
    capture_bonus: int


class Admiral(Struct, frozen=True, forbid_unknown_fields=True):
    """WG-5.12 Initiative and command range."""

    initiative: Annotated[int, Meta(ge=0, le=5)]
    range: Annotated[int, Meta(ge=1)]


class TournamentCommanders(Chart, frozen=True, kw_only=True):
    """WG-10.0 Who may be chosen, and who comes when nobody chooses."""

    admirals: tuple[Admiral, ...]
    admiral: Admiral
    squadron_commander_range: int


class Charts(Struct, frozen=True, forbid_unknown_fields=True):
    """All tables."""

    classes: Classes
    models: Models
    ram: RamChart
    ram_withdraw: RamWithdraw
    rake: RakeChart
    fatigue: Fatigue
    double_activation: DoubleActivationChart
    confusion: Confusion
    transfer: TransferChart
    reduced_commander: ReducedCommander
    grapple: CrewTest
    ungrapple: CrewTest
    unfoul: CrewTest
    devices: Devices
    boarding: Boarding
    missile: Missile
    ignition: Ignition
    fire_fighting: FireFighting
    wind: Wind
    sinking: SinkingChart
    refloat: RefloatChart
    evasion: Evasion
    movement_costs: MovementCosts
    tournament: Tournament
    tournament_commanders: TournamentCommanders

    def __post_init__(self) -> None:
        """A model is of a known class."""
        if lost := [name for name, model in self.models.table.items() if model.kind not in self.classes.table]:
            raise ValueError("models: of a kind that classes does not list: " + ", ".join(lost))


def reaches(total: int, needs: int) -> bool:
    """WG-2.4 A modified 2d6 above 12 counts as 12; below 2 it fails whatever is needed; `needs` 0 is never met."""
    return bool(needs) and total >= 2 and min(total, 12) >= needs


def ram_needs(charts: Charts, attack: int, defence: int) -> int:
    """WG-7.14 The lowest modified 2d6 that rams; 0 when impossible. Attack 0 never rams (WG-7.11)."""
    return charts.ram.rows[min(attack, 10) - 1][min(defence, 12) - 1] if attack > 0 else 0


def fouls(charts: Charts, natural: int, crew: int) -> bool:
    """WG-7.16 Whether a successful rammer stays stuck: the unmodified 2d6 less its crew."""
    return natural - crew >= charts.ram_withdraw.foul_if_natural_minus_crew_at_least


def rake_needs(charts: Charts, crew: int, target_crew: int) -> int:
    """WG-7.26 The lowest modified 2d6 that shears the oars; 0 when impossible."""
    return charts.rake.rows[crew][target_crew]


def fatigue_level(charts: Charts, total: int, crew: int) -> int:
    """WG-6.42 The level for a modified die (below 1 read 1, above 10 read 10). A crew of 0 is read as 1."""
    return charts.fatigue.rows[max(1, min(10, total)) - 1][max(crew, 1) - 1]


def anastrophe_fatigue(charts: Charts, crew: int) -> int:
    """WG-7.36 Row 7A."""
    return charts.fatigue.anastrophe[max(crew, 1) - 1]


def double_activation_works(charts: Charts, initiative: int, die: int) -> bool:
    """WG-5.42 Both squadrons act together."""
    return die <= charts.double_activation.highest[max(0, min(initiative, 5))]


def confusion(charts: Charts, die: int) -> Muddle:
    """WG-5.42 What a failed Double Activation does to the other squadron."""
    return charts.confusion.results[die - 1]


def reduced(charts: Charts, initiative: int, command_range: int) -> tuple[int, int]:
    """WG-5.52 Initiative and range on the back of the counter."""
    back = charts.reduced_commander
    return max(back.initiative_least, initiative - back.initiative_less), max(back.range_least, command_range - back.range_less)


def grapple_needs(charts: Charts, crew: int) -> int:
    """WG-8.12 The lowest modified die."""
    return charts.grapple.lowest[crew]


def ungrapple_needs(charts: Charts, crew: int) -> int:
    """WG-8.32 The lowest modified die, for each link."""
    return charts.ungrapple.lowest[crew]


def unfoul_needs(charts: Charts, crew: int) -> int:
    """WG-8.35 The lowest die."""
    return charts.unfoul.lowest[crew]


def boarding_needs(charts: Charts, attackers: int, defenders: int) -> int:
    """WG-8.23 The lowest modified 2d6; more than 12 attackers count as 12, more than 8 defenders as 8; 0 when impossible."""
    return charts.boarding.rows[min(defenders, 8)][min(attackers, 12) - 1] if attackers > 0 else 0


def missile_column(charts: Charts, marines: int) -> MissileColumn:
    """WG-8.44 The column of the M that fires."""
    return [column for column in charts.missile.columns if column.marines <= marines][-1]


def missile_result(charts: Charts, marines: int, total: int) -> Literal["none", "D", "D/F"]:
    """WG-8.45 Nothing, a Reduction, or a Reduction and a chance of fire."""
    column = missile_column(charts, marines)
    return "D/F" if total >= column.fire else "D" if total >= column.reduction else "none"


def fire_fighting(charts: Charts, die: int, crew: int) -> Blaze:
    """WG-8.54 What becomes of a burning ship."""
    return charts.fire_fighting.rows[die - 1][0 if crew <= 1 else 1 if crew == 2 else 2]


def wind_after(charts: Charts, strength: int, direction: int, total: int) -> tuple[int, int]:
    """WG-6.2 Strength and direction after a roll, the total kept within 2 and 12."""
    shift = charts.wind.rows[max(2, min(12, total)) - 2]
    blows = 0 if shift.calm else max(0, min(charts.wind.strongest, strength + shift.strength))
    return blows, (direction + shift.direction) % 6


def cost(charts: Charts, model: str) -> int:
    """WG-10.0 What a ship costs in a tournament: M + C + D, and one each for towers and engines."""
    ship = charts.models.table[model]
    return ship.marines + ship.crew + charts.classes.table[ship.kind].defence + ship.towers + ship.engines
