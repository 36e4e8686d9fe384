"""A match: a game, a history of answers, and a source of dice. It keeps every state, so undo is a step back in a list."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from itertools import takewhile
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import Any, TypedDict, Unpack

from msgspec import Struct
from msgspec.structs import replace

from naumachia.kernel import (
    Answer,
    AnyGame,
    Event,
    Message,
    Orders,
    Request,
    Roll,
    Sealed,
    Seeded,
    Source,
    State,
    parse_answer,
    pending,
    step,
)
from naumachia.kernel.chance.mixed_dice import Mix, Mixed
from naumachia.kernel.errors import DiceError, Foreign, Illegal, Malformed, NaumachiaError, NoUndo, Over, Stale
from naumachia.kernel.files.record import Entry, Header, Record, with_seal
from naumachia.kernel.odds import Share
from naumachia.kernel.orders.standing_orders import sets
from naumachia.kernel.request import well_formed
from naumachia.kernel.scenario import Scenario
from naumachia.kernel.shown.picture import Scene
from naumachia.kernel.shown.stakes import TRIALS, Forecast
from naumachia.kernel.state import advance
from naumachia.kernel.words import Outcome
from naumachia.match.history.log import Log
from naumachia.match.history.numbers import Numbers
from naumachia.match.history.record_lines import RecordLines
from naumachia.match.history.takeback import Back, back_place, last_of, taken
from naumachia.match.history.turn import CHANCE, Turn, is_free, may_answer, waits_for
from naumachia.match.history.undo import UndoReach, in_menu, let_pass, undo_reach
from naumachia.match.history.writing import adopted, entry, head, open_to, save, written
from naumachia.match.position.chances import forecast
from naumachia.match.position.chart import plain
from naumachia.match.position.moment import Moment
from naumachia.match.position.notation import print_position, read_position
from naumachia.text import cited, speech


class Options(TypedDict, total=False):
    """Arguments of a new match; see `Match`."""

    name: str
    position: str
    options: Mapping[str, int] | None
    charts: Struct | None
    players: Mapping[str, str] | None
    training: bool
    autosave: Path | None


class Match:
    """One play of a scenario. With `dice=None` somebody types them in, as at a real table."""

    def __init__(
        self,
        game: AnyGame,
        scenario: Scenario,
        *,
        name: str = "",
        position: str = "",
        options: Mapping[str, int] | None = None,
        charts: Struct | None = None,
        players: Mapping[str, str] | None = None,
        training: bool = False,
        dice: Source | None = None,
        autosave: Path | None = None,
        header: Header | None = None,
        first: State | None = None,
    ) -> None:
        """With `header` it is the match of a record, played here by this program's rules: see `replay`.

        `first` is the state it begins with, where somebody has worked it out before; `options` are in it.
        """
        self.game = game
        self.dice = dice
        self.origin = game.start(scenario, options, charts) if first is None else first
        self.first = read_position(game, self.origin, position) if position else self.origin
        self.history: list[Turn] = []
        self.record_lines = RecordLines()
        self.undone: list[Turn] = []
        """Answers that a seat has taken back by itself and may give again, the last of them first."""
        self.sent = 0
        """Number of answers that have been sent to the other side in letters: they cannot be taken back."""
        self.mixes: list[Mix] = []
        """Of every die that ever fell, those that were taken back included."""
        self.held = False
        """Dice wait for the words of the seats (`throw`)."""
        self.numbers = Numbers()
        self.programs: frozenset[str] = frozenset()
        """Seats in which programs sit now: a window that one of them let pass does not keep a player from going back."""
        self.clocked = False
        """True if players have clocks: an answer that started another's clock is not taken back without their consent."""
        self.autosave = autosave
        self.header = head(self, name, scenario, position, charts, players or {}) if header is None else adopted(game, header)
        self.stopped: Message | None = None
        """Why the match of a record cannot be followed further; then it can be looked at and nothing else."""
        self._kept: Record | None = None
        if training:
            self.header = replace(self.header, training=True)
        self._rolls = 0
        self._saved = 0
        self._moment: Moment | None = None
        """The position last looked at."""
        self._log = Log()
        self._roll()
        self._save(whole=True)

    @classmethod
    def seeded(cls, game: AnyGame, scenario: Scenario, *, seed: str | int | None = None, **rest: Unpack[Options]) -> Match:
        """A match with dice of its own, from a seed or from a fresh one."""
        return cls(game, scenario, dice=cls.fresh_dice() if seed is None else Seeded(seed), **rest)

    @staticmethod
    def fresh_dice() -> Seeded:
        """Dice from a seed nobody knows."""
        return Seeded(token_hex(16))

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
        return None if self.stopped else state.request or pending(state)

    @property
    def lines(self) -> list[Turn | Back]:
        """The match as its record tells it: all answers, those taken back by consent too, and that they were."""
        return self.record_lines.lines(self.history)

    @property
    def length(self) -> int:
        """How many lines the record has."""
        return self.record_lines.length(self.history)

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
        return tuple([entry(self.game, line) for line in self.record_lines.part(self.history, first, last)])

    def enter(self, answer: Answer, seat: str, mix: Mix | None = None) -> None:
        """Take a line of a record as it stands, a fallen die too: no dice fall after it, and nothing is counted or kept."""
        request = self._asked(seat, None)
        if seat not in self.waiting:
            raise Foreign("foreign-answer", seat=seat or "dice")
        self._enter(seat, answer, step(self.state, answer), request, mix)

    def resume(self, dice: Source | None, *, autosave: Path | None = None, number: int | None = None) -> None:
        """Go on with these dice, kept in this file, counting where the match was left.

        Sheets that are in have been news to their seats alone.
        """
        self.dice, self.autosave = dice, autosave
        if isinstance(dice, Mixed):
            dice.hear(self.mixes)
        sealed = (turn.seat for turn in self.history[self.shown :])
        self.numbers.resume(len(self.history) if number is None else number, sealed)
        self._roll()
        self._save(whole=True)

    def _fresh(self, seat: str, number: int | None) -> None:
        if number is not None and number != self.number_for(seat):
            raise Stale("stale-answer", found=number, now=self.number_for(seat))

    def explain(self, error: NaumachiaError, lang: str = "en") -> str:
        """Return an error as a sentence; a refusal with its rule."""
        said = speech(lang, self.game.name).say(error.message)
        return f"{said} [{error.refusal.rule}]" if isinstance(error, Illegal) else said

    def read(self, text: str, seat: str = CHANCE, number: int | None = None) -> Answer:
        """An answer of a seat from its short notation, for the request of the moment; `AnswerError` when it cannot be one."""
        return _read(self._asked(seat, number), text, seat)

    def check(self, answer: Answer, seat: str, number: int | None = None) -> State:
        """The state an answer leads to, before any dice fall; or an `AnswerError`. Nothing changes."""
        return self._check(self._asked(seat, number), answer, seat)

    def _check(self, request: Request, answer: Answer, seat: str) -> State:
        if isinstance(request, Orders) and getattr(answer, "seat", None) != seat:
            raise Malformed("malformed-answer")
        if isinstance(request, Roll) and answer not in request and well_formed(request, answer):
            raise DiceError("dice-misfit", roll=request.key, found=str(answer), number=self._rolls + 1)
        if answer not in request:  # refused by what this seat may know
            refused: State = step(self.game.imagine(self.state, seat, Random(0)), answer)
            return refused
        state: State = self.state
        return advance(state, request, answer)

    def _asked(self, seat: str, number: int | None) -> Request:
        """The request, if it is for this seat to answer and still the one of that number."""
        self._fresh(seat, number)
        if self.stopped:
            raise Over(self.stopped.key, **self.stopped.args)
        request = self.request
        if request is None:
            raise Over("match-over")
        if seat not in may_answer(request):
            raise Foreign("foreign-answer", seat=seat or "dice")
        return request

    def answer(self, answer: Answer, seat: str | None = None, number: int | None = None) -> None:
        """Take an answer, or raise an `AnswerError` and change nothing.

        The seat may be left out where only one may answer, and of a sheet, which names it; text is read as `read` does.
        """
        if seat is None:
            seat = answer.seat if isinstance(answer, Sealed) else self._only_seat()
        request = self._asked(seat, number)
        if isinstance(answer, str):
            answer = _read(request, answer, seat)
        after = self._check(request, answer, seat)
        first, rolls = self.shown if isinstance(request, Orders) else len(self.history), self._rolls
        sealed = self.history[first:]
        said = request.aside(answer) if isinstance(request, Orders) else ""
        if isinstance(answer, Sealed) and not said:
            self._hand_in(answer, request, after)
        elif isinstance(answer, Sealed) and self.state.sealed and sets(said):
            self._say_before(answer)
        else:
            self._enter(seat, answer, after, request)
        try:
            self._roll()
        except DiceError:
            self._cut(first)
            self.history += sealed
            self._rolls = rolls
            raise
        if self.undone and not let_pass(self, len(self.history) - 1):
            self.undone.clear()
        sealed_now = bool(self.state.sealed)
        self.numbers.change(seat, answer, sealed_now, sealed_now)
        self._save()

    def throw(self, words: Mapping[str, str]) -> None:
        """Let dice fall that were held back until these words of seats had come."""
        assert isinstance(self.dice, Mixed)
        self.held = False
        if isinstance(self.request, Roll):
            self.dice.take(words)
            self._roll()
            self.undone.clear()
            self._save()

    def _only_seat(self) -> str:
        if self.request is None:
            raise Over("match-over")
        if len(self.waiting) != 1:
            raise Foreign("foreign-many", seats=", ".join(self.waiting))
        return self.waiting[0]

    def _hand_in(self, sheet: Sealed, request: Request, after: State) -> None:
        """Put a sheet among the others, in place of an earlier one of its seat.

        With the last one all are put into the order of the seats: who was quick is nobody's business. So what comes of all of
        them is what comes of this one in the position as it is (`after`).
        """
        assert isinstance(request, Orders)
        first = self.shown
        turns = [turn for turn in self.history[first:] if turn.seat != sheet.seat]
        sheets = [*((turn.seat, turn.answer) for turn in turns), (sheet.seat, sheet)]
        if {*request.handed, sheet.seat} == set(request.sheets):
            order = list(request.sheets)
            sheets.sort(key=lambda one: order.index(one[0]))
        last = first + len(sheets) - 1
        for place, (seat, answer) in enumerate(sheets, first):
            if place < len(self.history) and (seat, answer) == self.history[place][:2]:
                continue  # it lies there already
            if place < len(self.history):
                self._cut(place)
            asked = self.request
            assert asked is not None
            self._enter(seat, answer, after if place == last else step(self.state, answer), asked)

    def _say_before(self, aside: Sealed) -> None:
        """Set a standing order in front of the sheets that are in: they lie sealed behind it, as before."""
        sealed = self.history[self.shown :]
        self._cut(self.shown)
        for seat, answer in ((aside.seat, aside), *(turn[:2] for turn in sealed)):
            asked = self.request
            if isinstance(asked, Orders) and answer in asked:
                self._enter(seat, answer, step(self.state, answer), asked)

    def undo(self, seat: str, number: int | None = None) -> None:
        """Take back the last answer of a seat; what it said in a menu, with the aside that opened it."""
        self._fresh(seat, number)
        reach = self.undo_reach(seat)
        if not reach.answers:
            raise NoUndo(reach.reason.key)
        place = max(place for place, turn in enumerate(self.history) if turn.seat == seat)
        last = place + 1
        while place and in_menu(self.before(place)):
            place -= 1
        taken, later = self.history[place:last], self.history[last:]
        sealed = [turn for turn in later if isinstance(turn.answer, Sealed) and not self.header.training]
        self._cut(place)
        self._rolls = sum(line.seat == CHANCE for line in self.lines)
        for turn in sealed:
            self._again(turn)
        self.undone += reversed(taken)
        self.numbers.change(seat, taken[0].answer, True, bool(self.state.sealed))
        self._save(whole=True)

    def take_back(self, seat: str, by: Iterable[str], number: int | None = None) -> None:
        """Take back the last answer of a seat with all that came of it, dice too, since the others agree.

        It stays on record, and the dice go on where they are: none of them falls twice.
        """
        self._fresh(seat, number)
        place = back_place(self, seat)
        self._cut(self.shown)  # nobody has seen those sheets
        self.go_back(seat, tuple(by), len(self.history) - place)
        self.undone.clear()
        self.numbers.add(seat, False)
        self._save(whole=True)

    def go_back(self, seat: str, by: tuple[str, ...], count: int) -> None:
        """The same as a line of a record has it; nothing is counted or kept."""
        place = len(self.history) - count
        lost = self.history[place:]
        if self.outcome is not None or seat not in self.seats or place != last_of(self, seat):
            raise NoUndo("back-nothing")
        if not by or seat in by or not set(by) <= set(self.seats):
            raise NoUndo("back-alone")
        answers = sum(turn.seat != CHANCE for turn in lost)
        self.record_lines.take_back(Back(seat, by, count, self.before(place), place, answers, taken(lost)), self.history)
        self._cut(place)

    def redo(self, seat: str, number: int | None = None) -> None:
        """Give again the answer last taken back."""
        self._fresh(seat, number)
        if not self.undone or self.undone[-1].seat != seat:
            raise NoUndo("redo-nothing")
        first = self.undone[-1].answer
        self._again(self.undone.pop())
        while self.undone and in_menu(self.state):
            self._again(self.undone.pop())
        self.numbers.change(seat, first, bool(self.state.sealed), bool(self.state.sealed))
        self._save(whole=True)

    def still(self) -> Match:
        """The match as it stands now, to be read in another thread while it goes on."""
        twin = copy(self)
        twin.history, twin.record_lines, twin.autosave, twin._log = self.history[:], self.record_lines.copy(), None, Log()
        return twin

    def as_of(self, turn: int) -> Match:
        """Return the match as it was after so many answers, to be read."""
        twin = self.still()
        del twin.history[turn:]
        return twin

    def begin_again(self, seat: str) -> None:
        """Take back every answer of a seat in a match where everything may be taken back; none of them can be given again."""
        if not self.undo_reach(seat).answers:
            raise NoUndo("undo-nothing")
        while self.undo_reach(seat).answers:
            self.undo(seat)
        self.undone.clear()

    def stop(self, why: Message, record: Record) -> None:
        """Close the match of a record that leads no further: nobody may answer, and the record is left as it is."""
        self.stopped, self._kept, self.autosave, self._moment = why, record, None, None

    def _enter(self, seat: str, answer: Answer, after: State, request: Request, mix: Mix | None = None) -> None:
        self._rolls += isinstance(request, Roll)
        self.history.append(Turn(seat, answer, after, is_free(request, answer, after), mix))
        if mix is not None:
            self.mixes.append(mix)

    def mark(self) -> None:
        """Note that the match is stored as it is now; `record_lines` tells later how much of that still holds."""
        self.record_lines.mark(self.history)

    def _cut(self, place: int) -> None:
        """The answers from there on are gone from the history."""
        self.record_lines.cut(place)
        del self.history[place:]
        if self.record_lines.kept:
            self._log.read_again()  # what is told of take-backs stands where the match went on
        else:
            self._log.forget(place)

    def _again(self, turn: Turn) -> None:
        request = self.request
        assert request is not None
        if isinstance(turn.answer, Sealed) and isinstance(request, Orders) and request.handed and request.aside(turn.answer):
            self._say_before(turn.answer)
        else:
            self._enter(turn.seat, turn.answer, step(self.state, turn.answer), request)

    def _roll(self) -> None:
        """Throw the dice that lie on the table."""
        if self.dice is None or self.held:
            return
        while isinstance(request := self.request, Roll):
            if isinstance(self.dice, Mixed):
                fall, mix = self.dice.throw(request)
                self._enter(CHANCE, fall, step(self.state, fall), request, mix)
            else:
                fall = self.dice.roll(request, self._rolls)
                self._enter(CHANCE, fall, step(self.state, fall), request)

    def _save(self, whole: bool = False) -> None:
        """Keep the file in step; after an undo the whole of it."""
        if self.autosave is not None:
            self._saved = save(self, self.autosave, None if whole else self._saved)


def _read(request: Request, text: str, seat: str) -> Answer:
    try:
        return parse_answer(request, text, seat)
    except ValueError as error:
        raise Malformed("malformed-answer") from error
