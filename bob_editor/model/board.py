"""A board as a frozen value (docs/formats.md, section 2).

Values are never changed; ``replace`` or a function of ``board_edits`` makes the next one. Two boards are equal
when they would be written as the same file.
"""

from collections.abc import Iterator, Mapping
from functools import cached_property, lru_cache
from itertools import chain
from typing import Any

from msgspec import field
from msgspec.structs import force_setattr

from bob_editor.geometry.curve import Curve, Knot, curves_of, flattened
from bob_editor.geometry.curves.walk import runs_over
from bob_editor.geometry.fits.fit import Kind
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Point
from bob_editor.geometry.parts import Side
from bob_editor.model.fields.exact import Exact
from bob_editor.model.foreign import NOTHING_FOREIGN, Foreign
from bob_editor.records import Record, told_without

Json = Any
"""A JSON value kept as it was read."""

MOST_SAID = 2000
"""The longest text that an acceptance has room for."""

LABEL_LONGEST = 500
"""The most letters of a label."""

LABEL_SIZES = (0.25, 8.0)
"""The smallest and the largest that a label is written, of the usual size."""


class Feature(Record):
    """A terrain in a hex or on a hexside, with what a game says of its tile beyond the id.

    ``orientation`` counts sixths of a turn, ``shape`` names the tile's form, ``within`` (``in`` in the file) the hexes
    that hold a strip along a hexside, ``side`` who owns it, ``landscape`` whose print it shows.
    """

    terrain: str
    orientation: int | None = None
    shape: str | None = None
    within: tuple[str, ...] = ()
    side: str | None = None
    landscape: str | None = None
    foreign: Foreign = NOTHING_FOREIGN


class HexContent(Record):
    """What a board lists for one hex: its terrains, lowest first, and its level; None where it takes the base's."""

    terrain: tuple[Feature, ...] = ()
    level: int | None = None
    foreign: Foreign = NOTHING_FOREIGN

    @property
    def terrain_ids(self) -> tuple[str, ...]:
        """The ids of its terrains, lowest first."""
        return tuple(feature.terrain for feature in self.terrain)

    def __bool__(self) -> bool:
        """Whether it says anything that the base doesn't."""
        return bool(self.terrain) or self.level is not None


NOTHING_LISTED = HexContent()


class Base(Record):
    """What every hex is that lists nothing; ``face`` names the board's side where a game has several."""

    terrain: str = "open_ground"
    level: int = 0
    face: str | None = None


# The hash is kept: every edit asks for it of all paths, and of a long one it takes a millisecond.
class Path(Record, cache_hash=True):
    """A road, stream or the like through neighbouring hexes, in order.

    Without a ``curve`` it runs from dot to dot. With one, the drawing holds and ``through`` follows from it: the hexes
    of the board that it enters (``drawn_paths`` makes such paths, and keeps the two together). ``width`` is how much
    wider than its kind usually is it is drawn, ``widths`` the same at each knot, on top of it; none where all are 1.
    """

    terrain: str
    through: tuple[Hex, ...]
    curve: tuple[Knot, ...] = ()
    width: float = 1.0
    widths: tuple[float, ...] = ()
    foreign: Foreign = NOTHING_FOREIGN

    @property
    def line(self) -> tuple[Point, ...]:
        """The lattice points of its drawn curve; none where it runs from dot to dot."""
        return flattened(self.curve)


class Artwork(Record):
    """A drawn piece of terrain: a ring of lattice points (open, at most three decimals), its holes, its ground level.

    ``level`` is None where the ground under the piece counts. ``curves`` are the knots that ring and holes were drawn
    with, in that order, () for one of straight pieces; those that a line doesn't run along are forgotten.
    """

    terrain: str
    ring: tuple[Point, ...]
    holes: tuple[tuple[Point, ...], ...] = ()
    level: int | None = None
    curves: tuple[Curve, ...] = ()
    foreign: Foreign = NOTHING_FOREIGN

    def __post_init__(self) -> None:
        _forget_other_curves(self)


class Contour(Record):
    """A drawn crest line: the outline of ground of ``level`` or higher; ``line`` is ``bold`` or ``thin``.

    ``curves`` are as in ``Artwork``.
    """

    level: int
    ring: tuple[Point, ...]
    holes: tuple[tuple[Point, ...], ...] = ()
    line: str = "bold"
    curves: tuple[Curve, ...] = ()
    foreign: Foreign = NOTHING_FOREIGN

    def __post_init__(self) -> None:
        _forget_other_curves(self)


def _forget_other_curves(piece: Artwork | Contour) -> None:
    """Whoever gives a piece another ring need not know of curves."""
    if piece.curves:
        force_setattr(piece, "curves", curves_of(piece.curves, (piece.ring, *piece.holes)))


LABEL_KINDS = ("town", "hill", "water", "note")
"""What a label may name, which says how it is written."""


class Label(Record):
    """A text printed on the board, centred at a lattice point.

    ``kind`` is what it names, one of ``LABEL_KINDS`` or empty for whatever else, ``size`` how much larger than usual it
    is written, ``turn`` by how many degrees clockwise. A ``floating`` one stands near its point, off dots, hexes'
    names and what is built (``lettering.middle_of``). One with a ``curve`` runs along that, in its middle
    (``lettering_along``); its point then says only where it belongs, and ``turn`` and ``floating`` say nothing.
    """

    text: str
    at: Point
    kind: str = ""
    size: float = 1.0
    turn: float = 0.0
    floating: bool = False
    curve: Curve = ()
    foreign: Foreign = NOTHING_FOREIGN


class Accepted(Record):
    """An issue that the designer accepts: its code, the place's label ("" for the whole board), and why.

    ``message`` is what it said, which tells it from others of its kind at its place; where that is empty, as in older
    files, all of these are accepted.
    """

    code: str
    at: str
    because: str = ""
    message: str = ""
    foreign: Foreign = NOTHING_FOREIGN

    @classmethod
    def of(cls, code: str, at: str, message: str, because: str = "") -> "Accepted":
        """That of an issue: it keeps as much of what it said as the format allows."""
        return cls(code, at, because, message[:MOST_SAID])

    @property
    def fault(self) -> tuple[str, str, str]:
        """What is accepted, for whatever reason."""
        return self.code, self.at, self.message


class Pin(Record):
    """A pixel of an underlay, from its upper left corner, and the label of the hex whose dot is there."""

    pixel: Point
    hex: str
    foreign: Foreign = NOTHING_FOREIGN


class Underlay(Record):
    """A picture to draw over, named by its path from the board's folder; ``pins`` fit it to the hexes.

    ``fit`` says how: flat, as it stands in most files, in perspective or bent. ``opacity`` is None where the file
    gives none.
    """

    image: str
    pins: tuple[Pin, ...] = ()
    opacity: float | None = None
    fit: Kind = "affine"
    foreign: Foreign = NOTHING_FOREIGN


class Credits(Record):
    """Who made it, under which licence, and after what."""

    author: str = ""
    licence: str = ""
    source: str = ""


class Board(Exact, dict=True):
    """A geomorphic board: its grid and everything that lies on it.

    ``hexes`` and ``sides`` hold only what differs from ``base``; a hex off the grid may stand there after a bad file
    or a smaller grid, and is reported by a check. ``unplaced`` keeps, by section, entries whose key names no place at
    all, and ``unread`` those of which nothing could be made, a list's by their places; ``extra`` and ``foreign`` are
    carried along too, and ``stood`` what would be written otherwise than the file has it. No rule, check or picture
    looks at what was carried along. ``imported`` is what a foreign file held otherwise. ``style`` names the style that
    it is painted in, None for the program's own, ``edition`` the edition of its game that it was made with, None where
    it doesn't say.
    """

    uncompared = frozenset({"stood"})
    exactly = ("exits", "objectives", "rulings", "extra")

    grid: Grid
    ruleset: str
    id: str = "untitled"
    title: str = "Untitled"
    number: str | None = None
    base: Base = Base()
    hexes: Mapping[Hex, HexContent] = field(default_factory=dict)
    sides: Mapping[Side, tuple[Feature, ...]] = field(default_factory=dict)
    paths: tuple[Path, ...] = ()
    artwork: tuple[Artwork, ...] = ()
    contours: tuple[Contour, ...] = ()
    labels: tuple[Label, ...] = ()
    exits: tuple[Json, ...] = ()
    objectives: tuple[Json, ...] = ()
    underlay: Underlay | None = None
    style: str | None = None
    edition: str | None = None
    rulings: Mapping[str, Json] = field(default_factory=dict)
    accepted: tuple[Accepted, ...] = ()
    credits: Credits = Credits()
    imported: Mapping[str, Json] = field(default_factory=dict)
    extra: Mapping[str, Json] = field(default_factory=dict)
    foreign: Mapping[str, Json] = field(default_factory=dict)
    unplaced: Mapping[str, Mapping[str, Json]] = field(default_factory=dict)
    unread: Mapping[str, Mapping[str, Json]] = field(default_factory=dict)
    stood: Mapping[str, Any] = field(default_factory=dict)

    __repr__ = told_without("stood")

    def content(self, at: Hex) -> HexContent:
        """What the board lists for a hex."""
        return self.hexes.get(at, NOTHING_LISTED)

    def listed_terrain(self, at: Hex) -> tuple[str, ...]:
        """The ids listed for a hex, lowest first; the base's where it lists none."""
        return self.content(at).terrain_ids or (self.base.terrain,)

    def listed_level(self, at: Hex) -> int:
        """The level listed for a hex, the base's where it lists none (a drawn contour may say otherwise)."""
        level = self.content(at).level
        return self.base.level if level is None else level

    def has(self, at: Hex, terrain: str) -> bool:
        """Whether a hex lists this terrain."""
        return terrain in self.content(at).terrain_ids

    def hexes_with(self, *terrains: str) -> Iterator[Hex]:
        """The hexes of the grid that list one of these terrains, in board order."""
        listed = _hexes_by_terrain(_Contents(self.grid, self.hexes))
        found = [listed[terrain] for terrain in {*terrains} if terrain in listed]
        if len(found) > 1:
            merged = {at for hexes in found for at in hexes}
            found = [tuple(sorted(merged, key=self.grid.index.__getitem__))]
        yield from chain.from_iterable(found)

    def side_terrain(self, side: Side) -> tuple[str, ...]:
        """The ids of the features on a hexside."""
        return tuple(feature.terrain for feature in self.sides.get(side, ()))

    @cached_property
    def path_hexes(self) -> Mapping[str, frozenset[Hex]]:
        """For each kind of path, the hexes that one of it runs through."""
        found: dict[str, set[Hex]] = {}
        for path in self.paths:
            found.setdefault(path.terrain, set()).update(path.through)
        return {terrain: frozenset(hexes) for terrain, hexes in found.items()}

    def has_path(self, at: Hex, *terrains: str) -> bool:
        """Whether a path of one of these kinds runs through a hex."""
        return any(at in self.path_hexes.get(terrain, ()) for terrain in terrains)

    def path_over_dot(self, at: Hex, *terrains: str) -> bool:
        """Whether a path of one of these kinds runs through a hex and over its dot, as its drawing says."""
        return self.has_path(at, *terrains) and any(
            not path.curve or runs_over(self.grid.frame, path.line, at, path.width)
            for path in self.paths
            if path.terrain in terrains and at in path.through
        )


class _Contents(Record, eq=False):
    """A grid and what its hexes list, known by being the very same: edits of anything else keep both."""

    grid: Grid
    hexes: Mapping[Hex, HexContent]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Contents) and self.hexes is other.hexes and self.grid is other.grid

    def __hash__(self) -> int:
        return id(self.hexes)


@lru_cache(maxsize=4)
def _hexes_by_terrain(contents: _Contents) -> Mapping[str, tuple[Hex, ...]]:
    """The hexes of the grid that list each terrain, in board order; kept for boards with the same contents."""
    found: dict[str, dict[Hex, None]] = {}
    for at in contents.grid.hexes if contents.hexes else ():
        for feature in contents.hexes.get(at, NOTHING_LISTED).terrain:
            found.setdefault(feature.terrain, {})[at] = None
    return {terrain: tuple(hexes) for terrain, hexes in found.items()}
