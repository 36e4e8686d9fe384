"""Record sheets on paper: one self-contained HTML file, black on white, A4.

The sheets show `Piece.record`, the same rows of boxes as on the page, so every game that has them can be printed. Nothing
hangs on printed backgrounds: what is struck out or filled is drawn with lines.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from itertools import groupby

from naumachia.kernel import Message
from naumachia.kernel.shown.picture import Piece, Scene
from naumachia.kernel.shown.record_sheet import Track
from naumachia.text import Speech

LEGEND = 12
"""The most lines `record-legend-1` … that a game may explain its boxes with."""
WIDE = 12
"""A row of harm with more boxes has a line of the sheet to itself."""
CROSS = '<svg viewBox="0 0 10 10" preserveAspectRatio="none"><path d="M1 9L9 1M1 1L9 9"/></svg>'
SLASH = '<svg viewBox="0 0 10 10" preserveAspectRatio="none"><path d="M0 5H10"/></svg>'
BARRED = '<svg viewBox="0 0 10 10" preserveAspectRatio="none"><path class="thin" d="M0 10L10 0"/></svg>'
STYLE = """
@page { size: A4; margin: 11mm 12mm; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 186mm; color: #000; background: #fff; font: 10pt/1.25 Georgia, "Times New Roman", serif; }
h1 { font-size: 15pt; margin: 0; }
header p { margin: 1mm 0 3mm; font-size: 9.5pt; }
h2 { font-size: 12pt; margin: 4mm 0 1.5mm; break-after: avoid; }
.ship { border: 0.4mm solid #000; padding: 2mm 3mm 2.5mm; margin: 0 0 3.5mm; break-inside: avoid; }
.head { display: flex; flex-wrap: wrap; gap: 0 4mm; align-items: baseline; margin-bottom: 1.2mm; }
.head { border-bottom: 0.25mm solid #000; }
.head b { font-size: 12.5pt; }
.head span { font-size: 9pt; }
.head .gone { font-style: italic; font-weight: bold; }
.parts { display: flex; flex-wrap: wrap; gap: 0 6mm; }
.part { flex: 1 1 66mm; min-width: 0; }
.part.whole { flex-basis: 100%; }
.part.two { flex: 1.4 1 92mm; }
.part.two > div { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0 3mm; }
.part.two .label { flex-basis: 20mm; }
.part:not(.whole):not(.two) .label { flex-basis: 23mm; }
h3 { margin: 1.2mm 0 0.4mm; font-size: 8pt; letter-spacing: 0.06em; text-transform: uppercase; }
.track { display: flex; gap: 2mm; align-items: center; margin-bottom: 0.9mm; }
.label { flex: 0 0 27mm; font-size: 9pt; }
.boxes { display: flex; flex-wrap: wrap; gap: 0.5mm; align-items: center; }
.box { position: relative; display: inline-grid; place-items: center; min-width: 4.6mm; height: 4.6mm; padding: 0 0.6mm;
  border: 0.3mm solid #000; font: 7.5pt/1 Arial, Helvetica, sans-serif; }
.box svg { position: absolute; inset: 0; width: 100%; height: 100%; }
.box path { fill: none; stroke: #000; stroke-width: 1.6; vector-effect: non-scaling-stroke; }
.box .thin { stroke: #777; stroke-width: 0.8; }
.wide .boxes { flex: 1; flex-wrap: nowrap; gap: 0; }
.wide .box { flex: 1 1 0; min-width: 0; padding: 0; height: 5.4mm; margin-right: -0.3mm; }
.wide .barred { border-color: #999; color: #999; }
.stop { border-right-width: 0.8mm; }
.falls { border-right-width: 1mm; }
.falls::after { content: "\\25BC"; position: absolute; top: -2.6mm; right: -1.4mm; font-size: 5.5pt; }
.things .box, .strip .box { min-width: 7mm; padding: 0 1.4mm; }
.strip .now { border-width: 0.8mm; font-weight: bold; }
.markers .box { border-radius: 2.3mm; padding: 0 1.6mm; font-weight: bold; }
.room { display: inline-block; width: 4.6mm; height: 4.6mm; border: 0.2mm dashed #666; border-radius: 50%; }
.rows { margin: 1mm 0 0; font-size: 8pt; color: #222; }
.legend { margin: 3mm 0 0; padding: 0; list-style: none; font-size: 8.5pt; columns: 2; break-inside: avoid; }
.hint { margin: 3mm 0; padding: 2mm 3mm; border: 0.2mm solid #999; font: 9.5pt Arial, Helvetica, sans-serif; }
@media print { .hint { display: none; } }
"""


def document(scene: Scene, words: Speech, title: str, note: str, sides: Iterable[str] = ()) -> str:
    """The sheets of all ships that have one, side by side; `sides` are the only ones wanted."""
    wanted = tuple(sides)
    said = {side.seat: words.say(side.label) for side in scene.sides}
    drawn = [piece for piece in scene.pieces if piece.record and (not wanted or piece.side in wanted)]
    drawn.sort(key=lambda piece: list(said).index(piece.side) if piece.side in said else len(said))
    body = "".join(_fleet(said.get(side, side), tuple(ships), words) for side, ships in groupby(drawn, lambda piece: piece.side))
    return (
        f'<!doctype html>\n<html lang="{words.lang}">\n<head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head>\n<body>\n"
        f'<p class="hint">{escape(words.phrase("sheets-print"))}</p>\n'
        f"<header><h1>{escape(title)}</h1><p>{escape(note)}</p></header>\n{body}{_legend(words)}</body>\n</html>\n"
    )


def _fleet(side: str, ships: tuple[Piece, ...], words: Speech) -> str:
    return f"<h2>{escape(side)}</h2>\n" + "".join(_sheet(piece, words) for piece in ships)


def _sheet(piece: Piece, words: Speech) -> str:
    told = [f"<b>{escape(words.say(piece.label))}</b>", *_told(piece, words)]
    parts = "".join(_part(part, tuple(tracks), words) for part, tracks in groupby(piece.record, lambda track: track.part))
    return (
        f'<section class="ship" id="{escape(piece.id)}"><div class="head">{"".join(told)}</div>'
        f'<div class="parts">{parts}</div></section>\n'
    )


def _told(piece: Piece, words: Speech) -> Iterator[str]:
    """Yield the lines of the sheet that are not boxes, and the state of the ship now."""
    known = {words.say(message) for track in piece.record for message in (track.part, track.label)}
    for badge in piece.badges:
        yield f'<span class="gone">{escape(words.say(badge))}</span>'
    for row in piece.sheet:
        label = words.say(row.label)
        if label not in known:
            value = words.phrase(row.value.key, row.value.args)
            yield f"<span>{escape(words.phrase('page-print-row', {'label': label, 'value': value}))}</span>"


def _part(part: Message, tracks: tuple[Track, ...], words: Speech) -> str:
    whole = " whole" if any(map(_wide, tracks)) else " two" if all(track.kind == "markers" for track in tracks) else ""
    rows = "".join(_track(track, words) for track in tracks)
    return f'<div class="part{whole}"><h3>{escape(words.phrase(part.key, part.args))}</h3><div>{rows}</div></div>'


def _wide(track: Track) -> bool:
    return track.kind == "harm" and track.boxes + track.barred > WIDE


def _track(track: Track, words: Speech) -> str:
    wide = " wide" if _wide(track) else ""
    label = escape(words.say(track.label))
    return (
        f'<div class="track {track.kind}{wide}" data-track="{escape(track.label.key)}"><span class="label">{label}</span>'
        f'<span class="boxes">{"".join(_boxes(track, words))}</span></div>'
    )


def _boxes(track: Track, words: Speech) -> Iterator[str]:
    names = [escape(words.phrase(name.key, name.args)) for name in track.names]
    if track.kind == "markers":
        yield from (f'<span class="box">{name}</span>' for name in names)
        yield from ['<span class="room"></span>'] * max(0, track.boxes - len(names))
        return
    for place in range(track.boxes + track.barred):
        number = place + 1
        inside = names[place] if place < len(names) else str(number) if track.kind == "scale" else ""
        if place >= track.boxes:
            yield f'<span class="box barred">{inside}{BARRED}</span>'
            continue
        if track.kind == "strip":
            yield f'<span class="box{" now" if number == track.marked else ""}">{inside}</span>'
            continue
        marked = place < track.marked if track.kind == "harm" else place >= track.boxes - track.marked
        stop = track.barred and number == track.boxes
        kinds = f"{' marked' if marked else ''}{' falls' if number in track.falls else ''}{' stop' if stop else ''}"
        yield f'<span class="box{kinds}">{inside}{(SLASH if track.kind == "things" else CROSS) if marked else ""}</span>'


def _legend(words: Speech) -> str:
    keys = [key for number in range(1, LEGEND + 1) if words.knows(key := f"record-legend-{number}")]
    lines = "".join(f"<li>{escape(words.phrase(key))}</li>" for key in keys)
    return f'<ul class="legend">{lines}</ul>\n' if lines else ""
