"""The desk of one writer: the letters so far, and the secrets behind them. It is never sent to the other writer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from secrets import token_hex

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from naumachia.correspondence.chains import words_of
from naumachia.correspondence.compare import News, compare
from naumachia.correspondence.errors import BadLetter
from naumachia.correspondence.exchange import fit_name, follow, setup_of
from naumachia.correspondence.letter import Given, Head, Letters, Sheet, Throws, sealed
from naumachia.kernel import AnyGame
from naumachia.kernel.files import charts as chart_files
from naumachia.kernel.scenario import Scenario


class Desk(Struct, frozen=True, kw_only=True):
    """One writer's side of a match."""

    letters: Letters
    me: int
    root: str
    """The secret from which the words of this writer follow."""
    name: str
    sheets: tuple[Sheet, ...] = ()
    """Sheets that were sent sealed and are not opened yet."""
    draft: tuple[Given, ...] = ()
    """Answers of the letter that is being written."""


def begin(
    game: AnyGame,
    scenario: Scenario,
    *,
    name: str,
    seats: Sequence[str],
    named: str = "",
    options: Mapping[str, int] | None = None,
    charts: Struct | None = None,
    throws: Throws = "friend",
    root: str | None = None,
) -> Desk:
    """Return the desk of the first writer, who takes these seats. `named` is the name of a scenario of the game."""
    used, root = charts or game.standard_charts, root or token_hex(16)
    first = game.start(scenario, options, used)
    mine = tuple(seat for seat in game.rules.seats(first) if seat in seats)
    theirs = tuple(seat for seat in game.rules.seats(first) if seat not in seats)
    if not mine or not theirs:
        raise BadLetter("letter-seats")
    own = not named or setup_of(game.load_scenario(named)) != setup_of(scenario)
    usual = {option.id: option.default for option in game.rules.options} | scenario.options
    head = Head(
        game=game.name,
        scenario=named,
        setup=msgspec.to_builtins(scenario) if own else setup_of(scenario),
        options={key: value for key, value in sorted((options or {}).items()) if usual.get(key) != value},
        charts=chart_files.fingerprint(used),
        tables=chart_files.differences(used, game.standard_charts),
        seats=(mine, theirs),
        throws=throws,
        name=checked(name),
        end=words_of(root)[0],
    )
    at = game.hash(first)
    return Desk(letters=sealed(Letters(head=head, rules=game.version, shape=game.rules.shape, at=at)), me=0, root=root, name=name)


def join(letters: Letters, name: str, root: str | None = None) -> Desk:
    """Return the desk of the second writer, who was sent the first letter."""
    if len(letters.letters) != 1:
        raise BadLetter("letter-of-others")
    follow(letters)
    return Desk(letters=letters, me=1, root=root or token_hex(16), name=checked(name))


def receive(desk: Desk, letters: Letters) -> Desk:
    """Return the desk with a new letter of the friend on it; `BadLetter` says why a letter is not taken."""
    if compare(desk.letters, letters, desk.me) is News.known:
        return desk
    follow(letters)
    return replace(desk, letters=letters, draft=())


def checked(name: str) -> str:
    """Return a name that can stand in a letter."""
    if not fit_name(name):
        raise BadLetter("letter-name")
    return name
