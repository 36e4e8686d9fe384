"""A match as it stands: what has been played, what is asked, and what each seat may see of it. Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Any

from msgspec.structs import replace

from naumachia.kernel import Answer, AnyGame, Event, Message, Orders, Request, Roll, Source, pending
from naumachia.kernel.files.record import Entry, Header, Record, with_seal
from naumachia.kernel.odds import Share
from naumachia.kernel.shown.picture import Scene
from naumachia.kernel.shown.stakes import TRIALS, Forecast
from naumachia.kernel.words import Outcome
from naumachia.match.history.log import Log
from naumachia.match.history.numbers import Numbers
from naumachia.match.history.takeback import Back
from naumachia.match.history.turn import Turn
from naumachia.match.history.undo import CHANCE, UndoReach, in_menu, undo_reach
from naumachia.match.history.writing import entry, open_to, written
from naumachia.match.position.chances import forecast
from naumachia.match.position.chart import plain
from naumachia.match.position.moment import Moment
from naumachia.match.position.notation import print_position
from naumachia.text import cited, speech


def waits_for(request: Request) -> tuple[str, ...]:
    """The seats that have to answer; the dice's seat where they are to be thrown."""
    return (CHANCE,) if isinstance(request, Roll) else request.seats


def may_answer(request: Request) -> tuple[str, ...]:
    """Those, and the seats that may still change a sheet they handed in."""
    return tuple(request.sheets) if isinstance(request, Orders) else waits_for(request)


class Course:
    """Read-only part of a match: its positions, questions and log. `Match` plays it."""

    game: AnyGame
    dice: Source | None
    origin: Any
    first: Any
    header: Header
    history: list[Turn]
    undone: list[Turn]
    tape: list[Turn | Back]
    """Every line of the record up to the last take-back by consent; `fixed` answers of the history stand in it."""
    fixed: int
    sent: int
    """So many answers have been sent to the other side in letters: they cannot be taken back."""
    stands: int
    """Answers of the history that are as they were when last marked (`Match.mark`)."""
    firm: int
    """Lines of the record likewise."""
    numbers: Numbers
    programs: frozenset[str]
    """Seats in which programs sit now: a window that one of them let pass does not keep a player from going back."""
    clocked: bool
    """True if players have clocks: an answer that started another's clock is not taken back without their consent."""
    stopped: Message | None
    """Why the match of a record cannot be followed further; then it can be looked at and nothing else."""
    _kept: Record | None
    _moment: Moment | None
    """The position last looked at."""
    _log: Log

    def __repr__(self) -> str:
        ended, waiting = self.outcome, " and ".join(seat or "dice" for seat in self.waiting)
        now = f"{waiting} to answer {self.request.key}" if self.request else f"over: {ended.winner if ended else None} won"
        return f"<Match {self.game.name}/{self.header.scenario}, {len(self.history)} answers, {now}>"

    @property
    def state(self) -> Any:
        """The position now."""
        return self.history[-1].state if self.history else self.first

    @property
    def request(self) -> Request | None:
        """Return the open request. It is read some twenty times an answer, so the cached one is taken where there is one."""
        state = self.history[-1].state if self.history else self.first
        return None if self.stopped else state.__dict__.get("request") or pending(state)

    @property
    def lines(self) -> list[Turn | Back]:
        """The match as its record tells it: all answers, those taken back by consent too, and that they were."""
        return [*self.tape, *self.history[self.fixed :]] if self.tape else list(self.history)

    @property
    def length(self) -> int:
        """How many lines the record has."""
        return len(self.tape) + len(self.history) - self.fixed

    @property
    def shown(self) -> int:
        """How many answers stand before the first sheet that is still sealed."""
        request = self.request
        return max(0, len(self.history) - (len(request.handed) if isinstance(request, Orders) else 0))

    @property
    def moment(self) -> Moment:
        """Return the present position with its cached views."""
        state = self.history[-1].state if self.history else self.first
        now = self._moment
        if now is None or now.state is not state:
            now = self._moment = Moment(self.game, state, self.stopped)
        return now

    def scene(self, seat: str | None) -> Scene:
        """The board as a seat may see it."""
        return self.moment.scene(seat)

    @property
    def hides(self) -> bool:
        """Whether something is hidden from anybody now."""
        return self.moment.hides

    @property
    def seats(self) -> dict[str, str]:
        """Each seat and the side it plays for."""
        return self.game.rules.seats(self.first)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, if it has."""
        return self.game.rules.outcome(self.state)

    @property
    def waiting(self) -> tuple[str, ...]:
        """The seats that may answer now; the dice's seat when somebody types them in."""
        request = self.request
        return () if request is None else waits_for(request)

    @property
    def answering(self) -> tuple[str, ...]:
        """The seats that may answer: those the match waits for, and those that may still change a sheet they handed in."""
        request = self.request
        return () if request is None else may_answer(request)

    @property
    def number(self) -> int:
        """Grows with every change."""
        return self.numbers.total

    def number_for(self, seat: str | None) -> int:
        """Return the number of the change that brought this seat's question; an answer must name it."""
        return self.numbers.of(seat)

    @property
    def position(self) -> str:
        """The position now in one line, for `naumachia.play` to go on from. It tells all there is, secrets included."""
        return print_position(self.game, self.header.scenario, self.origin, self.state)

    def board(self, seat: str | None = None) -> str:
        """The board in letters, as a seat or a spectator may see it."""
        return plain(self.game.picture.board(self.state), self.scene(seat))

    def log(self, lang: str = "en", seat: str | None = None) -> str:
        """Return the log, a sentence a line, each with its rule; as a seat or a spectator may know it."""
        words = speech(lang, self.game.name)
        return "\n".join(f"{text}{cited(event.rule)}" for _, event in self.events_for(seat) if (text := words.say(event)))

    def undo_reach(self, seat: str) -> UndoReach:
        """How far back a seat may go, and what stops it there."""
        return undo_reach(self, seat)

    def redo_count(self, seat: str) -> int:
        """How many answers a seat could give again."""
        if not self.undone:
            return 0
        mine = list(takewhile(lambda turn: turn.seat == seat, reversed(self.undone)))
        return len(mine) - sum(in_menu(turn.state) for turn in mine[:-1])

    def before(self, place: int) -> Any:
        """The state in which an answer of the history was given."""
        return self.history[place - 1].state if place else self.first

    def states(self) -> list[Any]:
        """Every state of the match, the first included."""
        return [self.first, *(turn.state for turn in self.history)]

    def events(self) -> list[tuple[int, Event]]:
        """Everything that happened, each event with the number of answers given before it came about."""
        return self._log.events(self)

    def events_for(self, seat: str | None) -> list[tuple[int, Event]]:
        """The events a seat may know of; only those that are new are looked at."""
        return self._log.events_for(self, seat)

    def forecast(self, answer: Answer, trials: int = TRIALS, then: Sequence[str] = ()) -> Forecast:
        """Return the forecast of an answer, or of the last of those given after it: headline, losses, every outcome."""
        return forecast(self.game, self.state, answer, trials, then)

    def odds(self, answer: Answer, trials: int = TRIALS) -> list[Share[tuple[Message, ...]]]:
        """Every outcome of an answer: exact where it can be counted, else an estimate with its interval."""
        return list(self.forecast(answer, trials).table)

    def record(self, held: Iterable[str | None] | None = None) -> Record:
        """The match as a record; the seed of the dice is told once it is over.

        While it is on, who holds some seats only is told it as far as nothing is hidden from any of them, who watches (the seat
        None) as far as nothing is from anybody; and of sheets still sealed nothing at all, for the name of a state is enough to
        try all sheets.
        """
        whole = held is None or set(held) >= set(self.seats)
        last = self.length if whole else open_to(self, set(held or ()))
        if self._kept is not None:  # what cannot be followed stays as it was
            return self._kept if whole else replace(self._kept, entries=self._kept.entries[:last], end=None)
        return with_seal(written(self, 0, last))

    def entries(self, first: int = 0, last: int | None = None) -> tuple[Entry, ...]:
        """The lines from one on, as records write them."""
        place = first - len(self.tape)  # of a long match, only its end is looked at where only that is wanted
        lines = self.lines[first:] if place < 0 else self.history[self.fixed + place :]
        return tuple([entry(self.game, line) for line in (lines if last is None else lines[: last - first])])
