"""A drawing by anyone: hexes of six corners or three named dots give the grid, layers and classes the terrain."""

import re
from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace
from shapely import Polygon

from bob_editor.exchange.dots import Dots, grid_by_dots, straightened
from bob_editor.exchange.drawn import Drawn, Thing
from bob_editor.exchange.format import Asked, Given
from bob_editor.exchange.formats.svg.drawing import LEVELS, Shape
from bob_editor.exchange.lay import Lay
from bob_editor.exchange.mapping import Words
from bob_editor.exchange.shown import KEY
from bob_editor.exchange.six_corners import alike_in_size, grid_of_hexes
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import SQRT3, Point
from bob_editor.model.board import Base, Board, Feature, HexContent
from bob_editor.rules.wording import counted

SIDE = 1000.0
"""A hex's side where the grid is laid by dots."""

FEWEST_HEXES = 4
HEXES = frozenset({"hex", "hexes", "hexagon", "hexagons", "grid", "hexgrid", "cells", "raster"})
DOTS = frozenset({"dots", "dot", "pins", "griddots", "gridpoints", "centres", "centers", "hexdots"})
UNDRAWN = frozenset({"background", "paper", "frame", "border", "numbers", "legend", "edge", *DOTS, *HEXES})
"""Layers that hold no terrain."""

CRESTS = re.compile(r"contours?|crest ?lines?|crests?|elevations?|levels?|hills?", re.IGNORECASE)


def read_foreign(shapes: Sequence[Shape], given: Given, words: Words, asked: Asked) -> Board:
    """The board of a drawing.

    :raises BadFile: where it shows no grid and names no dots; ``TooLarge`` past the limits.
    """
    dots = asked.dots or tuple(_dots(shapes))
    hexes = [] if asked.dots else _hexes(shapes)
    hexes_of: dict[Hex, Shape] = {}
    if hexes:
        grid, lay, numbers = grid_of_hexes([one.parts[0][0] for one in hexes], given.name)
        hexes_of = {at: hexes[number] for at, number in numbers.items()}
        gaps = len(grid.hexes) - len(hexes_of)
        if gaps:
            words.report.approximated(
                "", counted(gaps, "gap"), "What the drawing lacks was made open ground."
            )
    else:
        grid = grid_by_dots(dots, given.name)
        shapes, lay = _laid(shapes, grid, dots)
        words.report.guessed(
            "", f"{len(dict(dots))} dots", f"Laid as {grid.columns} × {grid.rows} hexes, {grid.orientation}."
        )
    base = Base(words.rules.base_terrain)
    board = Board(grid, words.rules.id, id=asked.name, title=given.stem, base=base)
    board = replace(board, hexes=dict(_contents(hexes_of, grid, words)))
    drawn = Drawn(grid, lay, words)
    taken = set(map(id, hexes))
    for shape in shapes:
        if id(shape) not in taken and not _is_undrawn(shape):
            for thing in things_of(shape, words):
                drawn.take(thing)
    return drawn.on(board)


def _plain(name: str) -> str:
    return re.sub(r"[\s_-]+", "", name.casefold())


def _is_undrawn(shape: Shape) -> bool:
    return bool({_plain(one) for one in shape.names} & UNDRAWN) and not shape.data.get("bob-key")


# -- the grid ---------------------------------------------------------------------------------------------------------


def _hexes(shapes: Iterable[Shape]) -> list[Shape]:
    """The hexes of a drawing: those of a layer of that name, else all polygons of six corners that are alike."""
    six = [one for one in shapes if len(one.parts) == 1 and len(one.parts[0][0]) == 6 and one.parts[0][1]]
    named = [one for one in six if {_plain(name) for name in one.names} & HEXES]
    found = named or six
    alike = [found[number] for number in alike_in_size([one.parts[0][0] for one in found])] if found else []
    return alike if len(alike) >= FEWEST_HEXES else []


def _dots(shapes: Iterable[Shape]) -> Iterator[tuple[str, Point]]:
    """Names of hexes with the middles of what is drawn in a layer of dots."""
    for one in shapes:
        if {_plain(name) for name in one.names} & DOTS:
            label = next(
                (name for name in (one.text, *one.own) if re.fullmatch(r"[A-Z]{1,10}\d{1,4}", name)), ""
            )
            points = [point for part, _ in one.parts for point in part]
            if label:
                xs, ys = [x for x, _ in points], [y for _, y in points]
                yield label, ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)


def _laid(shapes: Iterable[Shape], grid: Grid, dots: Dots) -> tuple[list[Shape], Lay]:
    """The shapes moved to where ``Lay`` has a grid's hexes, by its dots."""
    lay = Lay(grid.pointy, 2 * SIDE, SQRT3 * SIDE, SIDE)
    by, plus = straightened(grid, dots)
    (a, b), (c, d) = by.tolist()
    e, f = plus.tolist()

    def moved(point: Point) -> Point:
        x, y = point
        true = (a * x + c * y + e, b * x + d * y + f)
        return lay.pixel(grid.frame.from_true(true))

    return [
        replace(one, parts=tuple((tuple(map(moved, points)), closed) for points, closed in one.parts))
        for one in shapes
    ], lay


# -- what lies on it --------------------------------------------------------------------------------------------------


def _contents(hexes: dict[Hex, Shape], grid: Grid, words: Words) -> Iterator[tuple[Hex, HexContent]]:
    for at, shape in hexes.items():
        names = [one for one in shape.names if _plain(one) not in UNDRAWN and not LEVELS.fullmatch(one)]
        known = [one for one in names if words.understands(one)]
        meaning = words.meaning((known or names)[0], grid.label(at)) if names else None
        level = _level(shape)
        content = HexContent(
            tuple(map(Feature, meaning.terrain)) if meaning else (),
            (meaning.level if meaning and level is None else level) or None,
        )
        if content:
            yield at, content


def _level(shape: Shape) -> int | None:
    """The level that a shape's data or one of its names says."""
    said = shape.data.get("level", "")
    if re.fullmatch(r"-?\d{1,2}", said):
        return int(said)
    found = (LEVELS.fullmatch(one) for one in shape.names)
    return next((int(one[1]) for one in found if one), None)


def things_of(shape: Shape, words: Words) -> Iterator[Thing]:
    """A shape as outlines with their holes, lines or a label: what its name can be."""
    key = shape.data.get("bob-key")
    level = _level(shape)
    said = {**({KEY: key} if key else {}), **({} if level is None else {"level": level})}
    word = next((one for one in (shape.layer, *shape.names) if one), "")
    if shape.text:
        yield Thing((), shape.parts[0][0], text=shape.text, properties=said)
        return
    names, areas = shape.names, [one for one in shape.names if words.understands(one, "artwork")]
    is_crest = not areas and (
        any(LEVELS.fullmatch(one) for one in names)
        or (level is not None and any(CRESTS.fullmatch(one) for one in names))
        or "contour" in names
    )
    lines = any(words.understands(one, part) for one in names for part in ("paths", "sides"))
    closed = is_crest or bool(areas) or not lines
    if closed and not any(is_closed for _, is_closed in shape.parts) and not (shape.filled or is_crest):
        closed = False
    if not closed:
        for points, ends in shape.parts:
            yield Thing(names, (*points, points[0]) if ends else points, properties=said, word=word)
        return
    if is_crest:
        names = ("contour", *names)
        said = {"level": 1, **said}
    for ring, holes in outlines_of(shape):
        yield Thing(names, ring, closed=True, properties=said, holes=holes, word=word)


def outlines_of(shape: Shape) -> list[tuple[tuple[Point, ...], tuple[tuple[Point, ...], ...]]]:
    """The rings of a shape with the rings that are holes in them, as its fill rule has it."""
    rings = [points for points, _ in shape.parts if len(points) > 2]
    if len(rings) < 2:
        return [(ring, ()) for ring in rings]
    areas = sorted(
        ((Polygon(ring), ring, _turning(ring)) for ring in rings), key=lambda one: -abs(one[0].area)
    )
    found: list[tuple[Polygon, tuple[Point, ...], list[tuple[Point, ...]]]] = []
    kept: list[tuple[Polygon, int]] = []
    for area, ring, turning in areas[:MOST_RINGS]:
        inside = area.representative_point() if area.is_valid else area.centroid
        around = [(one, sign) for one, sign in kept if one.is_valid and one.contains(inside)]
        kept.append((area, turning))
        wound = sum(sign for _, sign in around)
        is_hole = len(around) % 2 == 1 if shape.even_odd else bool(around) and wound + turning == 0
        if not around or (shape.even_odd and not is_hole):
            found.append((area, ring, []))
        elif is_hole:
            owner = next(
                (one for one in reversed(found) if one[0].is_valid and one[0].contains(inside)), None
            )
            if owner is not None:
                owner[2].append(ring)
        elif wound == 0:
            found.append((area, ring, []))
    return [(ring, tuple(holes)) for _, ring, holes in found]


MOST_RINGS = 400
"""Rings of one shape that are told apart."""


def _turning(ring: tuple[Point, ...]) -> int:
    doubled = sum(x * v - u * y for (x, y), (u, v) in zip(ring, (*ring[1:], ring[0]), strict=True))
    return 1 if doubled > 0 else -1
