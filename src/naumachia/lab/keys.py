"""The keys of questions, options and events of every game, with their arguments: as random play meets them, else from the code.

`python -m naumachia.lab.keys > docs/keys.md` writes the list that programs and clients read.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from random import Random

from naumachia.games import games
from naumachia.kernel import AnyGame, Message, Orders, Roll, pending, show_any, step
from naumachia.kernel.words import Args
from naumachia.text import LANGUAGES, sources, speech

MATCHES = 6
"""Random matches of each scenario."""
LONGEST = 600
"""Answers after which a match is left."""
SCENARIOS = 8
"""Scenarios of a game that are looked at, spread over its list."""
SHOWN = 12
"""Options of a question that are looked at."""
KINDS = ("questions", "options", "events")
OF_A_MESSAGE = re.compile("_(?:the|and|count|gender|of|a)$")
"""Attributes of messages and lists, which sentences use beside their arguments."""
Found = dict[str, dict[str, set[str]]]
"""For each key its arguments, and the types of their values."""


def met(game: AnyGame, scenario: str, seed: int, found: dict[str, Found]) -> None:
    """Add what a random match of a scenario meets."""
    rng = Random(f"{scenario}/{seed}")
    state = game.start(game.load_scenario(scenario))
    for _ in range(LONGEST):
        request = pending(state)
        if request is None:
            break
        _note(found["questions"], request.key, request.args)
        if isinstance(request, Roll):
            falls, weights = zip(*request.outcomes(), strict=True)
            answer = rng.choices(falls, weights)[0]
        elif isinstance(request, Orders):
            answer = request.draw(request.seats[0], rng)
        else:
            moves = [*request.moves, *request.shortcuts]
            for move in rng.sample(moves, min(SHOWN, len(moves))):
                option = show_any(state, move)
                _note(found["options"], option.key, option.args)
            answer = request.draw(rng)
        state = step(state, answer)
        for event in state.events:
            _note(found["events"], event.key, event.args)


def _note(found: Found, key: str, args: Args) -> None:
    entry = found.setdefault(key, {})
    for name, value in args.items():
        entry.setdefault(name, set()).add(_type(value))


def _type(value: object) -> str:
    match value:
        case bool():
            return "true or false"
        case int():
            return "whole number"
        case float():
            return "number"
        case Message():
            return f"message `{value.key}`"
        case tuple() | list():
            return "list of messages" if any(isinstance(item, Message) for item in value) else "list"
        case _:
            return "text"


def collect(game: AnyGame, matches: int = MATCHES, scenarios: int = SCENARIOS) -> dict[str, Found]:
    """Return the keys that random matches of a game's scenarios meet."""
    found: dict[str, Found] = defaultdict(dict)
    names = game.scenarios()
    chosen = dict.fromkeys((game.standard, *names[:: max(1, len(names) // scenarios)]))
    for name in chosen:
        for seed in range(matches):
            met(game, name, seed, found)
    return found


def written(game: AnyGame) -> dict[str, set[str]]:
    """Return the keys that the code of a game names, by their kind."""
    words = speech("en", game.name)
    found: dict[str, set[str]] = {kind: set() for kind in KINDS}
    for path in (path for folder in game.folders for path in sorted(folder.rglob("*.py"))):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found["questions"].update(re.findall("^(?:ask|roll)-.+", node.value))
                found["options"].update(re.findall("^do-.+", node.value))
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                called = [word.value for word in node.keywords if word.arg == "words"] or node.args[:1]
                names = {one.value for one in called if isinstance(one, ast.Constant) and isinstance(one.value, str)}
                found["events"] |= names if node.func.id == "Event" else set()
                found["options"] |= {f"do-{name}" for name in names} if node.func.id == "Act" else set()
    return {kind: {key for key in keys if words.knows(key)} for kind, keys in found.items()}


def named(game: AnyGame) -> dict[str, set[str]]:
    """Return the arguments that the words of each key name, in any language."""
    found: dict[str, set[str]] = defaultdict(set)
    for lang in LANGUAGES:
        text = "\n".join(path.read_text(encoding="utf-8") for path in sources(game.name, lang))
        for key, words in re.findall(r"^([\w-]+) =(.*(?:\n(?![\w#-]+ ?=).*)*)", text, re.M):
            found[key].update(OF_A_MESSAGE.sub("", name) for name in re.findall(r"\$(\w+)", words))
    return found


def page() -> Iterator[str]:
    """The list as a page of Markdown."""
    yield "# Keys of questions, options and events"
    yield ""
    yield "For authors of programs and clients: what each key means and which arguments (`args`) come with it, for all games."
    yield "`python -m naumachia.lab.keys > docs/keys.md` writes the list from random matches and from the code, and a test"
    yield "compares it with both. Arguments without a type belong to keys that no such match met: rare ones, and those of"
    yield "optional rules. A message inside another has its own `key` and `args`."
    for game in games().values():
        found, words = collect(game), speech("en", game.name)
        code, told = written(game), named(game)
        yield ""
        yield f"## {game.name}"
        for kind in KINDS:
            yield ""
            yield f"### {kind.capitalize()} of {game.name}"
            yield ""
            yield "| key | arguments |"
            yield "| --- | --- |"
            rows = {key: row(args) for key, args in found[kind].items()}
            rows = {key: row({name: set() for name in told[key]}) for key in code[kind]} | rows
            for key, args in sorted(rows.items()):
                assert words.knows(key), key
                yield f"| `{key}` | {args} |"


def row(args: Mapping[str, set[str]]) -> str:
    """Return the cell with the arguments of a key and their types, as far as these are known."""
    return "; ".join(f"`{name}`: {_told(types)}" if types else f"`{name}`" for name, types in sorted(args.items())) or "–"


def _told(types: set[str]) -> str:
    messages = sorted(kind for kind in types if kind.startswith("message"))
    others = sorted(types - set(messages) - ({"list"} if "list of messages" in types else set()))
    return ", ".join([*others, *(messages if len(messages) <= 3 else ["message"])])


def main() -> None:
    """Print the page."""
    print("\n".join(page()))


if __name__ == "__main__":
    main()
