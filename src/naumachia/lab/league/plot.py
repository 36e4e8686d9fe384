"""A league as a drawing: ratings with their intervals, in SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor

from naumachia.lab.league.ratings import Rating

ROW, LEFT, WIDTH, TOP = 28, 190, 460, 44
"""Pixels: height of a row, width of the names, width of the scale, height of the heading."""
STEPS = (10, 20, 50, 100, 200, 500, 1000)
"""Distances of the lines of the scale, in points of Elo."""
LINES = 8
"""Lines of the scale at most."""


def scale(ratings: Sequence[Rating]) -> list[int]:
    """Return round numbers that cover all intervals."""
    low, high = min(one.low for one in ratings), max(one.high for one in ratings)
    step = next((step for step in STEPS if (high - low) / step <= LINES - 2), STEPS[-1])
    first, last = floor(low / step), max(ceil(high / step), floor(low / step) + 1)
    return [step * place for place in range(first, last + 1)]


def svg(ratings: Sequence[Rating], title: str) -> str:
    """Return a drawing of ratings: a dot each, and a line over its 95 % interval."""
    marks = scale(ratings)
    span = marks[-1] - marks[0]
    height = TOP + ROW * len(ratings) + 34

    def x(elo: float) -> float:
        return round(LEFT + WIDTH * (elo - marks[0]) / span, 1)

    bottom = TOP + ROW * len(ratings)
    parts = [f'<text x="12" y="24" font-weight="bold">{escape(title)}</text>']
    for mark in marks:
        parts.append(f'<path d="M{x(mark)} {TOP}V{bottom}" stroke="#888" stroke-opacity=".4"/>')
        parts.append(f'<text x="{x(mark)}" y="{bottom + 18}" text-anchor="middle">{mark}</text>')
    for place, one in enumerate(ratings):
        y = TOP + ROW * place + ROW / 2
        parts.append(f'<text x="12" y="{y + 4}">{escape(one.name)}</text>')
        parts.append(f'<path d="M{x(one.low)} {y}H{x(one.high)}" stroke="currentColor" stroke-width="2"/>')
        told = f"{one.elo:.0f} ({one.low:.0f} … {one.high:.0f})"
        parts.append(f'<circle cx="{x(one.elo)}" cy="{y}" r="5" fill="currentColor"><title>{told}</title></circle>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 30} {height}" '
        f'font-family="sans-serif" font-size="13" fill="currentColor" color="#234">{"".join(parts)}</svg>\n'
    )


def bar(one: Rating, ratings: Sequence[Rating], width: int = 40) -> str:
    """Return a line of text: a dot at the rating, dashes over its interval."""
    marks = scale(ratings)
    low, high, middle = (round((width - 1) * (elo - marks[0]) / (marks[-1] - marks[0])) for elo in (one.low, one.high, one.elo))
    return "".join("●" if at == middle else "─" if low <= at <= high else " " for at in range(width))
