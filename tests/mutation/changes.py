"""The mutants of a source file: one small change each, made by the operators of cosmic-ray."""

from __future__ import annotations

import ast
import difflib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import parso
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.operators.operator import Operator
from cosmic_ray.plugins import get_operator

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "naumachia"
COMPARISONS = [
    ("Lt", "LtE"),
    ("Lt", "GtE"),
    ("LtE", "Lt"),
    ("LtE", "Gt"),
    ("Gt", "GtE"),
    ("Gt", "LtE"),
    ("GtE", "Gt"),
    ("GtE", "Lt"),
]
COMPARISONS += [("Eq", "NotEq"), ("NotEq", "Eq"), ("Is", "IsNot"), ("IsNot", "Is")]
ARITHMETIC = [("Add", "Sub"), ("Sub", "Add"), ("Mul", "FloorDiv"), ("FloorDiv", "Mul"), ("Div", "Mul"), ("Mod", "FloorDiv")]
ARITHMETIC += [("BitOr", "BitAnd"), ("BitAnd", "BitOr")]
NAMES = [f"core/ReplaceComparisonOperator_{old}_{new}" for old, new in COMPARISONS]
NAMES += [f"core/ReplaceBinaryOperator_{old}_{new}" for old, new in ARITHMETIC]
NAMES += ["core/ReplaceUnaryOperator_Delete_USub", "core/ReplaceUnaryOperator_Delete_Not", "core/AddNot", "core/NumberReplacer"]
NAMES += ["core/ReplaceTrueWithFalse", "core/ReplaceFalseWithTrue", "core/ReplaceAndWithOr", "core/ReplaceOrWithAnd"]
NAMES += ["core/ReplaceBreakWithContinue", "core/ReplaceContinueWithBreak", "core/ZeroIterationForLoop"]

Span = tuple[tuple[int, int], tuple[int, int]]


NEUTRAL = {"and_test": " True", "or_test": " False"}
"""Stand-in for an operand that is left out."""


class DropCondition(Operator):  # type: ignore[misc]
    """Leave one operand of `and` or `or` out."""

    def mutation_positions(self, node: Any) -> Iterator[Span]:
        if node.type in NEUTRAL:
            for child in node.children[::2]:
                yield child.start_pos, child.end_pos

    def mutate(self, node: Any, index: int) -> Any:
        node.children[2 * index] = parso.parse(NEUTRAL[node.type])  # type: ignore[no-untyped-call]
        return node

    @classmethod
    def examples(cls) -> tuple[Any, ...]:
        return ()


class InvertMembership(Operator):  # type: ignore[misc]
    """Put `not in` for `in`."""

    def mutation_positions(self, node: Any) -> Iterator[Span]:
        if node.type == "comparison":
            for child in node.children[1::2]:
                if child.get_code().strip() == "in":
                    yield child.start_pos, child.end_pos

    def mutate(self, node: Any, index: int) -> Any:
        places = [place for place, child in enumerate(node.children) if place % 2 and child.get_code().strip() == "in"]
        node.children[places[index]] = parso.parse(" not in")  # type: ignore[no-untyped-call]
        return node

    @classmethod
    def examples(cls) -> tuple[Any, ...]:
        return ()


OPERATORS: list[Operator] = [get_operator(name)() for name in NAMES] + [DropCondition(), InvertMembership()]


@dataclass(frozen=True)
class Place:
    """Where an operator can change a file: its path, the line, and the occurrence the operator counts."""

    path: Path
    line: int
    operator: int
    occurrence: int


@dataclass(frozen=True)
class Mutant:
    """A changed file: the lines that differ and the statement they stand in."""

    path: Path
    line: int
    was: str
    now: str
    source: str
    lines: frozenset[int]

    @property
    def name(self) -> str:
        """Return file:line, the path relative to the package."""
        return f"{self.path.relative_to(SOURCE)}:{self.line}"


def targets(game: str) -> list[Path]:
    """Return the files whose rules are changed: those of a game, or of the kernel."""
    if game == "kernel":
        return sorted((SOURCE / "kernel").rglob("*.py"))
    base = SOURCE / "games" / game
    if game.startswith("trireme_"):
        base = SOURCE / "games" / "trireme" / game.removeprefix("trireme_")
    found = sorted((base / "rules").rglob("*.py"))
    if not found:
        raise SystemExit(f"no rules under {base}")
    return found


def spared(tree: ast.AST) -> list[ast.AST]:
    """Return the nodes whose change no test can see: annotations, assertions, class options, what only costs time."""
    found: list[ast.AST] = []
    for node in ast.walk(tree):
        match node:
            case ast.arg(annotation=ast.expr() as note) | ast.AnnAssign(annotation=note):
                found.append(note)
            case ast.FunctionDef(returns=ast.expr() as note):
                found.append(note)
            case ast.Assert():
                found.append(node)
            case ast.ClassDef():
                found += node.keywords
            case ast.keyword(arg="strict" | "maxsize" | "gc" | "frozen" | "eq"):
                found.append(node)
            case ast.Assign(value=ast.BinOp(op=ast.BitOr(), left=ast.Name(id=name))) if name[:1].isupper():
                found.append(node)
    return found


def places(path: Path) -> list[Place]:
    """Return every place of a file that can be changed."""
    source = path.read_text(encoding="utf-8")
    nodes = list(ast_nodes(get_ast(source)))
    ranges = [
        ((node.lineno, node.col_offset), (node.end_lineno, node.end_col_offset))  # type: ignore[attr-defined]
        for node in spared(ast.parse(source))
    ]
    found = []
    for number, operator in enumerate(OPERATORS):
        positions = [position for node in nodes for position in operator.mutation_positions(node)]
        for occurrence, (start, _) in enumerate(positions):
            if not any(first <= start < last for first, last in ranges):
                found.append(Place(path, start[0], number, occurrence))
    return found


def mutant(place: Place) -> Mutant | None:
    """Return the mutant of a place; none if the change compiles to the same code."""
    source = place.path.read_text(encoding="utf-8")
    changed = mutate_code(source, OPERATORS[place.operator], place.occurrence)
    if changed is None:
        return None
    try:
        compile(changed, str(place.path), "exec")
    except SyntaxError:
        return None
    if ast.dump(ast.parse(source)) == ast.dump(ast.parse(changed)):
        return None
    was, now = [], []
    for line in list(difflib.unified_diff(source.splitlines(), changed.splitlines(), n=0))[2:]:
        if line.startswith("-"):
            was.append(line[1:].strip())
        if line.startswith("+"):
            now.append(line[1:].strip())
    return Mutant(place.path, place.line, "\n".join(was), "\n".join(now), changed, statement(source, place.line))


def statement(source: str, line: int) -> frozenset[int]:
    """Return the lines of the innermost statement that holds a line; of a compound statement, of its head."""
    best = range(line, line + 1)
    size = 10**6
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.stmt) or node.end_lineno is None:
            continue
        last = node.end_lineno
        body = getattr(node, "body", None)
        if isinstance(body, list) and body:
            last = max(node.lineno, body[0].lineno - 1)
        if node.lineno <= line <= last and last - node.lineno < size:
            size, best = last - node.lineno, range(node.lineno, last + 1)
    return frozenset(best)
