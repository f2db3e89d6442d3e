"""Finds the grid of a foreign map whose hexes are drawn as polygons of six corners each."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from bob_editor.errors import BadFile
from bob_editor.exchange.grids import offset_grid, refuse_large
from bob_editor.exchange.lay import Lay
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Orientation, Point

Ring = Sequence[Point]
Size = tuple[float, float]

ALIKE = 0.12
"""How much, in its parts, a hex may differ from the usual size, and lie off its place."""


def alike_in_size(rings: Sequence[Ring]) -> list[int]:
    """The numbers of the rings of the size that most of them have."""
    sizes = [_extent(one) for one in rings]
    middle = [sorted(axis)[len(axis) // 2] for axis in zip(*sizes, strict=True)]
    usual = min(sizes, key=lambda size: abs(size[0] - middle[0]) + abs(size[1] - middle[1]), default=(0, 0))
    return [number for number, size in enumerate(sizes) if _alike(size, usual)]


def grid_of_hexes(rings: Sequence[Ring], name: str) -> tuple[Grid, Lay, Mapping[Hex, int]]:
    """The least grid that has all these hexes, where it lies, and by hex the number of its ring.

    :raises BadFile: where hexes of neighbouring lines aren't half a hex off; ``TooLarge`` past the limits.
    """
    first = rings[0]
    pointy, size = _is_pointy(first), _extent(first)
    places = {
        _place(ring, first, size, pointy=pointy): number for number, ring in reversed(list(enumerate(rings)))
    }
    grid, lay = _grid(places, first, size, name, pointy=pointy)
    left, top = min(q for q, _ in places), min(v for _, v in places)
    dots = {grid.frame.canonical_centre(at): at for at in grid.hexes}
    at_of = {
        at: number
        for (q, v), number in places.items()
        if (at := dots.get((3 * (q - left), v - top))) is not None
    }
    return _tightened(grid, at_of), lay, at_of


def _tightened(grid: Grid, there: Iterable[Hex]) -> Grid:
    """The grid with every other line a hex shorter, where none of those has its last."""
    longest = [0, 0]
    for at in there:
        column, row = grid.position(at)
        line, place = (row, column) if grid.pointy else (column, row)
        longest[grid.is_shifted(line)] = max(longest[grid.is_shifted(line)], place + 1)
    if abs(longest[0] - longest[1]) != 1 or not min(longest):
        return grid
    pair = (longest[0], longest[1])
    return replace(grid, columns=pair) if grid.pointy else replace(grid, rows=pair)


def _extent(points: Ring) -> Size:
    return max(x for x, _ in points) - min(x for x, _ in points), max(y for _, y in points) - min(
        y for _, y in points
    )


def _alike(one: Size, other: Size) -> bool:
    return all(b > 0 and abs(a - b) <= ALIKE * b for a, b in zip(one, other, strict=True))


def _is_pointy(points: Ring) -> bool:
    """Whether one corner alone is the topmost."""
    top, (_, high) = min(y for _, y in points), _extent(points)
    return sum(y - top < high / 8 for _, y in points) == 1


def _middle(points: Ring) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def _place(ring: Ring, first: Ring, size: Size, *, pointy: bool) -> tuple[int, int]:
    """Line and double place along it of a hex, counted from the first one's."""
    (x, y), (x0, y0) = _middle(ring), _middle(first)
    long, short = (size[1], size[0]) if pointy else size
    along, across = (y - y0, x - x0) if pointy else (x - x0, y - y0)
    return round(along / (0.75 * long)), round(across / (short / 2))


def _grid(
    places: Iterable[tuple[int, int]], first: Ring, size: Size, name: str, *, pointy: bool
) -> tuple[Grid, Lay]:
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
    along, across = (_middle(first)[::-1]) if pointy else _middle(first)
    # `Lay` puts the first dot half a hex from the corner of the picture.
    u = -(along - long / 2) / (0.75 * long / 3) - 3 * left
    v = -(across - short / 2) / (short / 2) - top
    return grid, Lay(pointy, long, short, long / 2, 1, u, v)
