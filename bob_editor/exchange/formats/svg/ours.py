"""A board as a drawing with a layer for each kind of thing, and one that went out as it came back.

Each thing has a class for what it is and ``data-bob-key`` for which part of the board; the whole board stands in the
drawing's metadata, so that what wasn't changed comes back as it went out.
"""

import json
import math
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any
from xml.sax.saxutils import escape, quoteattr

from msgspec.structs import replace

from bob_editor.exchange.drawn import Thing
from bob_editor.exchange.format import Asked, Outgoing, Written
from bob_editor.exchange.formats.svg.drawing import Shape
from bob_editor.exchange.formats.svg.foreign import things_of
from bob_editor.exchange.lay import Lay
from bob_editor.exchange.mapping import Words
from bob_editor.exchange.markup import sayable
from bob_editor.exchange.shown import CLOSE, Shown, shown_of, taken_back
from bob_editor.exchange.shown import KEY as SHOWN
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.labels import written_number
from bob_editor.geometry.lattice import SQRT3, Point
from bob_editor.model.board import Board, Feature, HexContent
from bob_editor.rules.ruleset import Ruleset
from bob_editor.storage.documents import board_to_json

Json = Any

SIDE = 60.0
BOARD = "https://bob-editor.invalid/board"
"""The namespace of what is ours in a drawing; an address of nothing."""

INKSCAPE = "http://www.inkscape.org/namespaces/inkscape"
PAINTED = "painted"
"""Marks a board in the metadata of a picture whose shapes say nothing of it."""

ORDER = ("artwork", "contours", "paths", "sides", "labels")
PLAIN = frozenset({"line", "label", "contour", *ORDER, *map(str.capitalize, ORDER)})
"""Classes and layers of ours that name no terrain."""

KEY = "bob-key"
HOLE = "/hole/"
LETTER = 22
"""How high letters are."""


def lay_of(board: Board) -> Lay:
    """Where a board lies in its drawing; its proportions are true."""
    return Lay(board.grid.pointy, 2 * SIDE, SQRT3 * SIDE, SIDE)


def write(outgoing: Outgoing, _asked: Asked) -> Written:
    """The drawing: hexes by what they hold, what is drawn on them by layers, and the whole board for the way back."""
    board, rules = outgoing.board, outgoing.rules
    lay = lay_of(board)
    corners = [lay.pixel(one) for at in board.grid.hexes for one in board.grid.frame.corners(at)]
    left, top = min(x for x, _ in corners), min(y for _, y in corners)
    wide, high = max(x for x, _ in corners) - left, max(y for _, y in corners) - top
    shown = shown_of(board, lay)
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="{INKSCAPE}" xmlns:bob="{BOARD}" '
            f'width="{wide:.3f}" height="{high:.3f}" viewBox="{left:.3f} {top:.3f} {wide:.3f} {high:.3f}">'
        ),
        f"<title>{escape(sayable(board.title))}</title>",
        f"<style>\n{_styles(board, rules, shown)}</style>",
        _in_metadata(board),
        *_layer("hexes", _hexes(board, lay)),
    ]
    for section in ORDER:
        lines += _layer(section, _drawn(shown[section]))
    return Written(("\n".join([*lines, "</svg>"]) + "\n").encode())


def _in_metadata(board: Board, painted: str = "") -> str:
    """A board as a drawing carries it."""
    text = json.dumps(board_to_json(board), ensure_ascii=True, separators=(",", ":"))
    return f"<metadata><bob:board{painted}>{escape(text)}</bob:board></metadata>"


def painted_board(board: Board) -> str:
    """The metadata of a painted picture, by which the board that it shows comes back."""
    return _in_metadata(board, f' xmlns:bob="{BOARD}" {PAINTED}="1"') + "\n"


def _styles(board: Board, rules: Ruleset, shown: Mapping[str, Sequence[Shown]]) -> str:
    rows = [
        ".hex{fill:#f4f1e4;stroke:#b9b39c;stroke-width:1}",
        ".contour{fill:none;stroke:#8a6d3b;stroke-width:3}",
        f".label{{font-family:sans-serif;font-size:{LETTER}px;text-anchor:middle}}",
    ]
    used = {one.terrain for content in board.hexes.values() for one in content.terrain}
    lines = {one.terrain for part in ("sides", "paths") for one in shown[part]}
    for terrain in sorted(used | lines | {one.terrain for one in board.artwork}):
        known = rules.terrains.get(terrain)
        colour = str((known.style if known else {}).get("fill") or "#909090")[:9]
        name = _class(terrain)
        rows.append(f".{name}{{fill:{colour}}}")
        if terrain in lines:
            rows.append(f".line.{name}{{fill:none;stroke:{colour};stroke-width:8;stroke-linecap:round}}")
    return "\n".join(rows) + "\n"


def _class(terrain: str) -> str:
    return "".join(one if one.isascii() and (one.isalnum() or one in "_-") else "_" for one in terrain) or "_"


def _layer(name: str, inside: Iterable[str]) -> Iterator[str]:
    yield f'<g id="{name}" inkscape:groupmode="layer" inkscape:label="{name.capitalize()}">'
    yield from inside
    yield "</g>"


def _points(points: Iterable[Point]) -> str:
    return " ".join(f"{x:.3f},{y:.3f}" for x, y in points)


def _hexes(board: Board, lay: Lay) -> Iterator[str]:
    for at in board.grid.hexes:
        label, content = board.grid.label(at), board.content(at)
        level = "" if content.level is None else f' data-level="{content.level}"'
        classes = quoteattr(sayable(" ".join(("hex", *content.terrain_ids))))
        corners = _points(map(lay.pixel, board.grid.frame.corners(at)))
        yield f'<polygon id="hex-{label}" class={classes} data-hex="{label}"{level} points="{corners}"/>'


def _drawn(shown: Sequence[Shown]) -> Iterator[str]:
    holes: dict[str, list[Shown]] = {}
    for one in shown:
        outer, hole, _ = one.key.partition(HOLE)
        if hole:
            holes.setdefault(outer, []).append(one)
    for one in shown:
        if HOLE in one.key:
            continue
        said = "".join(f" data-{name}={quoteattr(str(value))}" for name, value in one.said)
        mark = f"data-{KEY}={quoteattr(sayable(one.key))}{said}"
        if one.text:
            (x, y), *_ = one.points
            # A text's middle is a third of its height above the line that it stands on.
            place = f'x="{x:.3f}" y="{y + 0.35 * LETTER:.3f}"'
            yield f'<text class="label" {mark} {place}>{escape(sayable(one.text))}</text>'
        elif one.closed:
            rings = (one, *holes.get(one.key, ()))
            data = " ".join(f"M{_points(ring.points)}Z" for ring in rings)
            yield f'<path class={quoteattr(sayable(one.name))} {mark} fill-rule="evenodd" d="{data}"/>'
        else:
            yield f'<polyline class={quoteattr(sayable("line " + one.name))} {mark} points="{_points(one.points)}"/>'


# -- the way back -----------------------------------------------------------------------------------------------------


def read_returned(shapes: Sequence[Shape], board: Board, words: Words) -> Board:
    """The board with what was changed in the drawing: hexes by their names, what is drawn by its key."""
    lay = lay_of(board)
    was = {one.key: one for some in shown_of(board, lay).values() for one in some}
    hexes = dict(board.hexes)
    things: list[Thing] = []
    for shape in _moved_back(shapes, board, lay):
        at = board.grid.hex_anywhere(shape.data.get("hex", ""))
        if at is not None and at in board.grid.index:
            _take_hex(hexes, at, shape, board, words)
            continue
        key = shape.data.get(KEY, "")
        shown = was.get(key)
        if shown is not None and shown.closed:
            things += _rings(shape, key, was)
        elif shown is not None and not shown.text:
            things += _lines(shape, shown)
        else:
            things += things_of(shape, words) if shown is None else _texts(shape, shown, words)
    return replace(taken_back(board, lay, words, things), hexes=hexes)


def _moved_back(shapes: Sequence[Shape], board: Board, lay: Lay) -> Iterable[Shape]:
    """The shapes where they were, of a drawing of which all was moved, as where its page was fitted to it."""
    steps = [
        (x - u, y - v)
        for shape in shapes
        if (at := board.grid.hex_anywhere(shape.data.get("hex", ""))) is not None and len(shape.parts) == 1
        for (x, y), (u, v) in [(shape.parts[0][0][0], lay.pixel(board.grid.frame.corners(at)[0]))]
    ]
    if not steps:
        return shapes
    across, down = (sorted(axis)[len(steps) // 2] for axis in zip(*steps, strict=True))
    if math.hypot(across, down) < CLOSE:
        return shapes
    return [
        replace(
            one,
            parts=tuple((tuple((x - across, y - down) for x, y in part), ends) for part, ends in one.parts),
        )
        for one in shapes
    ]


def _rings(shape: Shape, key: str, was: Mapping[str, Shown]) -> Iterator[Thing]:
    """An outline and its holes, each under its own key."""
    level = written_number(shape.data.get("level", ""))
    said = {} if level is None else {"level": level}
    names = tuple(one for one in shape.names if one not in PLAIN)
    for number, (points, _) in enumerate(shape.parts):
        own = key if not number else f"{key}{HOLE}{number - 1}"
        if own in was or not number:
            called = names or (was[key].name,) if not number else ("hole",)
            yield Thing(called, points, closed=True, properties={SHOWN: own, **said})


def _lines(shape: Shape, shown: Shown) -> Iterator[Thing]:
    """A line under the name that it has now, be it one that drawing programs give, such as path."""
    names = tuple(one for one in dict.fromkeys((*shape.names, *shape.classes)) if one not in PLAIN)
    for points, ends in shape.parts:
        around = (*points, points[0]) if ends else points
        yield Thing(names or (shown.name,), around, properties={SHOWN: shown.key})


def _texts(shape: Shape, shown: Shown, words: Words) -> Iterator[Thing]:
    """A text; what it is called in the drawing says nothing."""
    yield from (replace(thing, names=(shown.name,)) for thing in things_of(shape, words))


def _take_hex(hexes: dict[Hex, HexContent], at: Hex, shape: Shape, board: Board, words: Words) -> None:
    was = board.content(at)
    said = shape.data.get("level", "")
    level = int(said) if re.fullmatch("-?[0-9]{1,3}", said) else None
    classes = tuple(one for one in shape.classes if one not in ("hex", "hexes"))
    terrain = was.terrain
    if classes != was.terrain_ids:
        met = [words.meaning(one, board.grid.label(at)) for one in classes]
        old = {one.terrain: one for one in was.terrain}
        terrain = tuple(old.get(one, Feature(one)) for found in met for one in found.terrain)
    content = HexContent(terrain, level, was.foreign)
    if content or content.foreign:
        hexes[at] = content
    else:
        hexes.pop(at, None)
