"""A scenario's table: its map with room around it, its zones, and where everything lies in pixels."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from msgspec import field
from shapely import unary_union
from shapely.geometry import Polygon

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.joined_grid import JoinedGrid, Part
from bob_editor.geometry.labels import split_label
from bob_editor.geometry.lattice import SQRT3, Frame, Point
from bob_editor.publishing.forms.vassal.hex_grid import Dot, VassalGrid, fitted
from bob_editor.records import Record, told_without
from bob_editor.rules.cards.code import Area

XY = tuple[int, int]


class Scale(Record):
    """From a board's lattice to a picture's pixels: the true place of its left upper corner, and pixels to the unit."""

    left: float
    top: float
    hex_px: int

    @property
    def per_unit(self) -> float:
        """Pixels to a unit of true proportions."""
        return self.hex_px / (2 * SQRT3)

    def pixel(self, frame: Frame, point: Point) -> tuple[float, float]:
        """Where a point of the lattice lies in the picture."""
        x, y = frame.true(point)
        return (x - self.left) * self.per_unit, (y - self.top) * self.per_unit

    def spot(self, x: float, y: float) -> XY:
        """The pixel at a place in true proportions."""
        return round((x - self.left) * self.per_unit), round((y - self.top) * self.per_unit)


class Zone(Record):
    """A part of a board with a name; ``says`` is what places in it are called.

    ``grid`` is its own one; ``of_board`` tells that the board's counts in it.
    """

    name: str
    path: tuple[XY, ...]
    says: str = "$gridLocation$"
    grid: VassalGrid | None = None
    of_board: bool = False


class Table(Record, eq=False):
    """A board of the module: its name and picture, its zones, first come first asked, and the grid behind them.

    ``spots`` are the places of hexes where pieces stand, ``unnamed`` the zones or boards whose hexes VASSAL can't name
    as the map does.
    """

    name: str
    image: str
    size: XY
    grid: VassalGrid | None
    zones: tuple[Zone, ...] = ()
    spots: Mapping[Hex, XY] = field(default_factory=dict)
    unnamed: tuple[str, ...] = ()

    __repr__ = told_without("spots")


def board_table(name: str, image: str, size: XY, grid: Grid, scale: Scale) -> Table:
    """A board by itself, to be laid beside others."""
    dots = [_dot(scale, grid.frame, at, grid.label(at)) for at in grid.hexes]
    found = fitted(dots, sideways=grid.pointy, hex_px=scale.hex_px, size=size)
    return Table(name, image, size, found, unnamed=() if found else (name,))


def map_table(
    name: str, image: str, size: XY, grid: JoinedGrid, areas: Iterable[Area], scale: Scale
) -> Table:
    """A scenario's map: each board that it is joined of numbers its own hexes, turned ones as they lie."""
    maker = _Maker(grid, scale, size)
    names = Names()
    listed = [(area.title, area.hexes) for area in areas if area.kind == "setup" and area.hexes]
    if len(maker.parts) <= 1 and not grid.named:
        found = maker.fit(grid.hexes, size)
        zones = [Zone(names.own(title), maker.path(hexes), of_board=True) for title, hexes in listed]
        grids: list[tuple[VassalGrid | None, Collection[Hex]]] = [(found, grid.hexes)]
        unnamed: tuple[str, ...] = () if found else (name,)
    else:
        found, zones, grids = None, [], []
        wanted = [(title, hexes & own, part) for title, hexes in listed for part, own in maker.parts]
        wanted += [
            (f"Board {part.name or number}", own, part) for number, (part, own) in enumerate(maker.parts, 1)
        ]
        for title, hexes, part in wanted:
            if hexes:
                path = maker.path(hexes)
                own_grid = maker.fit(hexes, _extent(path))
                zones.append(Zone(names.own(title), path, _says(part), own_grid))
                grids.append((own_grid, hexes))
        unnamed = tuple(zone.name for zone in zones if zone.grid is None)
    spots: dict[Hex, XY] = {}
    for one, within in grids:
        for at in within:
            dot = scale.pixel(grid.frame, grid.centre(at))
            spot = (round(dot[0]), round(dot[1])) if one is None else one.centre(*one.raw(dot))
            spots.setdefault(at, spot)
    return Table(name, image, size, found, tuple(zones), spots, unnamed)


class Names:
    """Names that are each given once, and none of those given ``before``."""

    def __init__(self, before: Iterable[str] = ()) -> None:
        self._given = set(before)

    def own(self, name: str) -> str:
        """The name, or one like it that wasn't given yet."""
        number, found = 1, name
        while found in self._given:
            number += 1
            found = f"{name} ({number})"
        self._given.add(found)
        return found


class _Maker:
    """Makes the zones and grids of one map."""

    def __init__(self, grid: JoinedGrid, scale: Scale, size: XY) -> None:
        self.grid, self.scale, self.size = grid, scale, size
        owned: dict[int, set[Hex]] = {}
        for at in grid.hexes:
            owned.setdefault(id(grid.owners[at][0][0]), set()).add(at)
        self.parts = [(part, frozenset(owned[id(part)])) for part in grid.parts if id(part) in owned]

    def fit(self, hexes: Iterable[Hex], size: XY) -> VassalGrid | None:
        """The grid that names these hexes as the boards do that show them first."""
        dots = []
        for at in sorted(hexes, key=self.grid.position):
            part, own = self.grid.owners[at][0]
            dots.append(_dot(self.scale, self.grid.frame, at, part.grid.label(own)))
        return fitted(dots, sideways=self.grid.pointy, hex_px=self.scale.hex_px, size=size)

    def path(self, hexes: Iterable[Hex]) -> tuple[XY, ...]:
        """The outline of hexes as one line, in pixels.

        Several pieces, and holes, are strung on one line that runs there and back: what counts as within is what
        it runs round an odd number of times.
        """
        frame = self.grid.frame
        shape = unary_union([Polygon(frame.corners(at)) for at in sorted(hexes)])
        rings = [
            list(ring) for part in sorted(_parts(shape), key=lambda one: one.bounds) for ring in _rings(part)
        ]
        found: list[XY] = []
        for ring in rings:
            found += [self._within(point) for point in ring]
            if ring is not rings[0]:
                found.append(self._within(rings[0][0]))
        return tuple(found)

    def _within(self, point: Point) -> XY:
        x, y = self.scale.pixel(self.grid.frame, point)
        wide, high = self.size
        return min(max(round(x), 0), wide), min(max(round(y), 0), high)


def _parts(shape: object) -> Sequence[Polygon]:
    return tuple(getattr(shape, "geoms", (shape,)))


def _rings(part: Polygon) -> Iterator[list[Point]]:
    for ring in (part.exterior, *part.interiors):
        yield [(x, y) for x, y in ring.coords]


def _dot(scale: Scale, frame: Frame, at: Hex, label: str) -> Dot:
    split = split_label(label)
    assert split is not None  # hexes of a board have names
    return scale.pixel(frame, frame.centre(at)), *split


def _says(part: Part) -> str:
    """What places on a board are called; a dollar would begin a property."""
    return f"{part.name.replace('$', 'S')}.$gridLocation$" if part.name else "$gridLocation$"


def _extent(path: Sequence[XY]) -> XY:
    xs, ys = [x for x, _ in path], [y for _, y in path]
    return max(xs) - min(xs), max(ys) - min(ys)
