"""GeoJSON of others: polygons of six corners are hexes, the grid is found from how they lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from attrs import evolve

from bob_editor.errors import BadFile
from bob_editor.exchange.drawn import Drawn
from bob_editor.exchange.format import Given
from bob_editor.exchange.formats.geojson.features import Shape, shapes_of
from bob_editor.exchange.grids import offset_grid, refuse_large
from bob_editor.exchange.lay import Lay
from bob_editor.exchange.mapping import Words
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Orientation, Point
from bob_editor.model.board import Base, Board, Feature, HexContent, Label

Json = Any

FIELDS = {
    "terrain": ("terrain", "type", "landuse"),
    "level": ("level", "height", "elevation"),
    "label": ("label", "name"),
}
"""By what a property of a hex means here, what it is called, unless a mapping says otherwise."""

ALIKE = 0.12
"""How much, in its parts, a hex may differ from the first one's size, and lie off its place."""


def read_foreign(data: Mapping[str, Json], given: Given, words: Words, name: str) -> Board:
    """The board of a collection; what isn't a hex is drawn by its name, or told.

    :raises BadFile: where no polygon is a hex, or they lie on no grid; ``TooLarge`` past the limits.
    """
    shapes = list(shapes_of(data))
    six = [one for one in shapes if one.kind == "Polygon" and len(one.points) == 6 and not one.holes]
    if not six:
        raise BadFile(f"{given.name} has no polygon of six corners.", hint="A hex is a polygon each.")
    wide, high = _extent(six[0].points)
    hexes = [one for one in six if _alike(_extent(one.points), (wide, high))]
    pointy = _is_pointy(six[0].points)
    places = {_place(one, hexes[0], wide, high, pointy=pointy): one for one in reversed(hexes)}
    grid, lay = _grid(places, hexes[0], (wide, high), given.name, pointy=pointy)
    left, top = min(q for q, _ in places), min(v for _, v in places)
    dots = {grid.frame.canonical_centre(at): at for at in grid.hexes}
    at_of = {
        at: one for (q, v), one in places.items() if (at := dots.get((3 * (q - left), v - top))) is not None
    }
    if len(at_of) < len(hexes):
        words.report.dropped(
            "", f"{len(hexes) - len(at_of)} hexes", "They lie where another does, or on no grid."
        )
    missing = len(grid.hexes) - len(at_of)
    if missing:
        words.report.approximated("", f"{missing} gaps", "hexes that the file lacks were made open ground.")
    board = _filled(Board(grid, words.rules.id, id=name, title=given.stem, base=_base(words)), at_of, words)
    taken = set(map(id, hexes))
    drawn = Drawn(grid, lay, words)
    for one in shapes:
        if id(one) not in taken:
            drawn.take(one.thing(""))
    more = drawn.on(board)
    return evolve(more, labels=(*board.labels, *more.labels))


def _base(words: Words) -> Base:
    return Base(str(words.rules.data.get("base_terrain", "open_ground")))


def _extent(points: Sequence[Point]) -> tuple[float, float]:
    return max(x for x, _ in points) - min(x for x, _ in points), max(y for _, y in points) - min(
        y for _, y in points
    )


def _alike(one: tuple[float, float], other: tuple[float, float]) -> bool:
    return all(b > 0 and abs(a - b) <= ALIKE * b for a, b in zip(one, other, strict=True))


def _is_pointy(points: Sequence[Point]) -> bool:
    """Whether one corner alone is the topmost."""
    top, (_, high) = min(y for _, y in points), _extent(points)
    return sum(y - top < high / 8 for _, y in points) == 1


def _middle(points: Sequence[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def _place(one: Shape, first: Shape, wide: float, high: float, *, pointy: bool) -> tuple[int, int]:
    """Line and double place along it of a hex, counted from the first one's."""
    (x, y), (x0, y0) = _middle(one.points), _middle(first.points)
    long, short = (high, wide) if pointy else (wide, high)
    along, across = (y - y0, x - x0) if pointy else (x - x0, y - y0)
    return round(along / (0.75 * long)), round(across / (short / 2))


def _grid(
    places: Iterable[tuple[int, int]], first: Shape, size: tuple[float, float], name: str, *, pointy: bool
) -> tuple[Grid, Lay]:
    """The least grid with hexes at all places, and where it lies.

    :raises BadFile: where hexes of neighbouring lines aren't half a hex off.
    """
    found = list(places)
    parities = Counter((q + v) % 2 for q, v in found)
    if len(parities) > 1 and min(parities.values()) > ALIKE * len(found):
        raise BadFile(
            f"{name} has polygons of six corners that lie on no grid.", hint="Hexes touch at their sides."
        )
    left, top = min(q for q, _ in found), min(v for _, v in found)
    lines, wide = max(q for q, _ in found) - left + 1, (max(v for _, v in found) - top) // 2 + 1
    columns, rows = (wide, lines) if pointy else (lines, wide)
    refuse_large(columns, rows, name)
    even = parities.most_common(1)[0][0]
    # The first line is a shifted one where its hexes are an odd step from the topmost.
    shifted = (left + top) % 2 != even
    orientation: Orientation = "pointy-top" if pointy else "flat-top"
    grid = offset_grid(columns, rows, orientation, shifted="odd" if shifted else "even", name=name)
    long, short = (size[1], size[0]) if pointy else size
    along, across = (_middle(first.points)[::-1]) if pointy else _middle(first.points)
    # `Lay` puts the first dot half a hex from the corner of the picture.
    u = -(along - long / 2) / (0.75 * long / 3) - 3 * left
    v = -(across - short / 2) / (short / 2) - top
    return grid, Lay(pointy, long, short, long / 2, 1, u, v)


def _filled(board: Board, at_of: Mapping[Hex, Shape], words: Words) -> Board:
    names = {
        part: (words.mapping.fields[part],) if part in words.mapping.fields else known
        for part, known in FIELDS.items()
    }
    hexes: dict[Hex, HexContent] = {}
    labels = []
    for at, shape in at_of.items():
        said = {part: _first(shape.properties, known) for part, known in names.items()}
        place = board.grid.label(at)
        listed = said["terrain"] if isinstance(said["terrain"], list) else [said["terrain"]]
        terrain: list[Feature] = []
        level = (
            said["level"] if isinstance(said["level"], int) and not isinstance(said["level"], bool) else None
        )
        for word in listed:
            if isinstance(word, str) and word.strip():
                meaning = words.meaning(word.strip(), place)
                terrain += map(Feature, meaning.terrain)
                level = meaning.level if level is None else level
        content = HexContent(tuple(dict.fromkeys(terrain)), level or None)
        if content:
            hexes[at] = content
        label = said["label"] or shape.id
        if isinstance(label, str) and label.strip() and label.strip() != place:
            labels.append(Label(label.strip()[:200], board.grid.centre(at)))
    return evolve(board, hexes=hexes, labels=tuple(labels))


def _first(said: Mapping[str, Json], names: Sequence[str]) -> Json:
    return next((said[one] for one in names if one in said), None)
