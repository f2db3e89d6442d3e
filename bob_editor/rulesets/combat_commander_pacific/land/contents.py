"""What stands in each hex for LOS, drawn and grown (docs/games/combat-commander-pacific.md, 3.2).

Hexes in which all is grown share their contents by a key.
"""

from collections.abc import Iterator
from functools import cached_property, lru_cache, partial
from math import ceil
from typing import Final

from shapely.geometry import Polygon

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.kept import Itself
from bob_editor.geometry.lattice import MILLI, SQRT3, Frame, Node
from bob_editor.geometry.made.growth import grown_hex, neighbour_mask
from bob_editor.geometry.threads import SECTORS
from bob_editor.records import Record
from bob_editor.rules.land.drawn_pieces import DrawnPiece
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.land.near import PiecesNear
from bob_editor.rules.los.pieces.bands import Band, band
from bob_editor.rules.los.pieces.crossings import Crossings
from bob_editor.rules.los.pieces.cut_pieces import Piece, cut
from bob_editor.rulesets.combat_commander_pacific.land.bridges import bridge_paths, is_bridged
from bob_editor.rulesets.combat_commander_pacific.land.chart import BRIDGE, HINDRANCE, OBSTACLE, Chart, Effect

NO_GROUND = -99
"""The top of a hex without ground of level 1 or more."""
LEAST_SHARE = 0.02
"""A ring must cover more than this of a hex to give it its type (docs/games/combat-commander-pacific.md, A-32)."""
HEX_AREA = 6 * MILLI * MILLI
"""The area of a hex in square thousandths of the lattice."""

CLOSE = 0.04
"""How near, in circumradii, an edge may lie before players judge (docs/games/combat-commander-pacific.md, 3.12)."""
HAIR = 2 * CLOSE * MILLI / SQRT3
"""The same as a cross product with a thread of true length 1; a circumradius is 2 long in true proportions."""
_HAIR = ceil(HAIR)
"""The same at the most as part of an aside (``threads.aside``): no thread is longer than its reach."""

LESSER: Final = "lesser_artwork_counts"
"""The ruling on which it hangs that artwork counts beside that of the hex's effective type."""


class Drawing(Record, eq=False, dict=True):
    """All of one terrain that is drawn, or grown, in a hex, a piece for every connected part of every ring.

    ``terrain`` is what it counts as. ``grown`` says that nothing is drawn there; ``lesser`` that the hex's effective
    type is another.
    """

    terrain: str
    drawn_as: str
    effect: Effect
    pieces: tuple[Piece, ...]
    grown: bool
    lesser: bool

    @cached_property
    def bands(self) -> list[Band | None]:
        """By sector, as far as they were asked for, the bands in which it counts and surely does (``band_in``)."""
        return [None] * SECTORS

    def band_in(self, sector: int) -> Band:
        """Where a thread in a sector may meet it or pass a hair beside it, and where it runs deeper in than that."""
        around = band([piece.touch.hull for piece in self.pieces], sector)
        within = band([piece.touch.hull for piece in self.pieces if not piece.flat], sector)
        found = self.bands[sector] = Band(
            around.start - _HAIR, around.end + _HAIR, within.sure + _HAIR, within.sure_end - _HAIR
        )
        return found


class GroundPart(Record, eq=False, dict=True):
    """Ground of ``level`` or higher by one contour, drawn or grown, in a hex."""

    level: int
    pieces: tuple[Piece, ...]
    grown: bool

    @cached_property
    def rims(self) -> tuple[tuple[int, int, int, int], ...]:
        """Of grown ground, its edges that lie on the hex's outline: x, y of both ends, in thousandths from the dot."""
        rings = [ring for piece in self.pieces if self.grown for ring in piece.rings]
        return tuple((ax, ay, bx, by) for ax, ay, _, bx, by, _, on_rim in Crossings(rings).edges if on_rim)


Meeting = tuple[str | None, bool]
"""The ruling on which it hangs that a thread meets a drawing, and whether players should judge with the string."""
Tried = tuple[list[Band | None], Meeting, bool, Drawing]
"""A drawing's bands, how a thread meets it that surely does, whether it is an obstacle, and the drawing."""


class Contents(Record, eq=False):
    """What stands in a hex: the level of its dot, its ground of level 1 and up (highest first), its drawings.

    ``top`` is the level of its highest ground; ``drawn_ground`` says that some of it is drawn. ``tried`` has all
    drawings as threads are tried against them.
    """

    level: int
    top: int
    ground: tuple[GroundPart, ...]
    drawn_ground: bool
    obstacles: tuple[Drawing, ...]
    hindrances: tuple[Drawing, ...]
    tried: tuple[Tried, ...]

    @property
    def has_lesser(self) -> bool:
        """Whether any drawing is there although the hex's effective type is another."""
        return any(drawing.lesser for *_, drawing in self.tried)


class Grown(Record):
    """A grown area in a hex: a level, or a terrain with what it counts as; its neighbours' mask, its inset."""

    name: str | int
    mask: int
    inset: float
    terrain: str = ""
    effect: Effect = Effect()
    lesser: bool = False


class Facts(Record):
    """All that a hex's contents depend on where nothing is drawn in it."""

    level: int
    ground: tuple[Grown, ...]
    drawings: tuple[Grown, ...]


def grown_terrains(ground: Ground, chart: Chart) -> tuple[str, ...]:
    """The terrains that grow artwork, as what is listed counts (docs/games/combat-commander-pacific.md, 9.3)."""
    if not chart.replaced:
        return ground.grown_terrains
    rows = ground.ruleset.terrains
    return tuple(name for name, row in rows.items() if "artwork" in row.places)


class HexContents:
    """Makes the contents of a board's hexes."""

    def __init__(self, ground: Ground, chart: Chart, *, lesser_counts: bool) -> None:
        self.ground = ground
        self.chart = chart
        self.lesser_counts = lesser_counts
        self._grown = grown_terrains(ground, chart)
        self._drawn_near = _near(ground.board.grid.frame, ground.drawn)
        self._contours_near = _near(ground.board.grid.frame, ground.drawn_contours)
        self._bridges = bridge_paths(ground.board)

    def contents(self, at: Hex, level: int) -> Contents | None:
        """The contents of a hex of the map whose dot is on this level; None where nothing stands in it."""
        drawn = self._drawn_near(at)
        contours = self._contours_near(at)
        facts = self._facts(at, level)
        if not drawn and not contours:
            return _grown_contents(facts) if facts.ground or facts.drawings else None
        ground = [*_ground_of(facts)]
        for piece in contours:
            parts = self._parts(at, piece, from_outside=True)
            if parts and piece.level is not None and piece.level > 0:
                ground.append(GroundPart(piece.level, parts, grown=False))
        drawings = [*_drawings_of(facts)]
        kind = self.type_of(at)
        for piece in drawn:
            terrain = self.chart.counts_as(piece.terrain or "", at)
            effect = self.chart.effects.get(terrain, Effect())
            if effect and (self.lesser_counts or terrain == kind):
                parts = self._parts(at, piece)
                if parts:
                    drawings.append(
                        Drawing(
                            terrain, piece.terrain or "", effect, parts, grown=False, lesser=terrain != kind
                        )
                    )
        return _contents(level, ground, drawings) if ground or drawings else None

    def type_of(self, at: Hex) -> str:
        """The effective type of a hex (T81.1)."""
        return self.chart.type_of(self.types_in(at))

    def types_in(self, at: Hex) -> frozenset[str]:
        """The types that occupy a hex: what it lists, and every ring that covers more than 2 % of it (T81.1).

        A bridge's tips don't make a bridge hex: its ring must hold the dot, its path lead over it (T84).
        """
        board = self.ground.board
        found = set(board.content(at).terrain_ids or (board.base.terrain,))
        at_dot = {piece.terrain for piece in self.ground.drawn_at(at)}
        for piece in self._drawn_near(at):
            terrain = piece.terrain
            if terrain is None or terrain in found:
                continue
            if terrain in at_dot if terrain == BRIDGE else self._share(at, piece) > LEAST_SHARE:
                found.add(terrain)
        if is_bridged(self._bridges, at, found):
            found.add(BRIDGE)
        return frozenset(self.chart.counts_as(terrain, at) for terrain in found)

    def _share(self, at: Hex, piece: DrawnPiece) -> float:
        """Which part of a hex a drawn piece covers."""
        area = sum(part.area.area for part in self._parts(at, piece))
        return float(round(area / HEX_AREA, 12))

    def _parts(self, at: Hex, piece: DrawnPiece, *, from_outside: bool = False) -> tuple[Piece, ...]:
        """The connected parts of a drawn piece in a hex; none where the two share no area, unless ``from_outside``.

        Edges and points of it that meet a hexside from outside are parts too: the hex is closed.
        """
        u, v = self.ground.board.grid.frame.canonical_centre(at)
        parts, with_area = cut(Itself(piece.area), u, v)
        return parts if with_area or from_outside else ()

    def _facts(self, at: Hex, level: int) -> Facts:
        ground = self.ground
        return Facts(
            level,
            tuple(
                Grown(n, ground.contour_mask(at, n), ground.contour_inset(n))
                for n in ground.contour_levels
                if ground.grows_contour(at, n)
            ),
            tuple(self._grown_drawings(at)) if self._grown else (),
        )

    def _grown_drawings(self, at: Hex) -> Iterator[Grown]:
        kind = None
        for terrain in self._grown:
            effect = self.chart.effects.get(terrain, Effect())
            if not effect or not self._grows(at, terrain):
                continue
            if kind is None:
                kind = self.type_of(at)
            if terrain == kind or self.lesser_counts:
                mask, inset = self._growth(at, terrain)
                yield Grown(terrain, mask, inset, terrain, effect, terrain != kind)

    def grown_ring(self, at: Hex, terrain: str) -> tuple[Node, ...] | None:
        """The outline, from the dot, of what grows in a hex as a terrain; None where nothing does."""
        return grown_hex(*self._growth(at, terrain)).ring if self._grows(at, terrain) else None

    def _grows(self, at: Hex, terrain: str) -> bool:
        """Whether a hex lists what counts as a terrain there, and no ring that counts as it holds the dot."""
        if not self.chart.replaced:
            return self.ground.grows(at, terrain)
        board, counts_as = self.ground.board, self.chart.counts_as
        return (
            at in board.grid.index
            and any(counts_as(one, at) == terrain for one in board.listed_terrain(at))
            and all(counts_as(piece.terrain or "", at) != terrain for piece in self.ground.drawn_at(at))
        )

    def _growth(self, at: Hex, terrain: str) -> tuple[int, float]:
        """The mask of the neighbours with which a hex grows a terrain together, and the terrain's inset."""
        row = self.ground.ruleset.terrains[terrain]
        alone = row.grow.get("each_hex_alone")
        return 0 if alone else neighbour_mask(at, partial(self._grows, terrain=terrain)), row.inset


@lru_cache(maxsize=4)
def _near(frame: Frame, pieces: tuple[DrawnPiece, ...]) -> PiecesNear:
    return PiecesNear(frame, pieces)


@lru_cache(maxsize=16_384)
def _grown_contents(facts: Facts) -> Contents:
    return _contents(facts.level, [*_ground_of(facts)], [*_drawings_of(facts)])


def _ground_of(facts: Facts) -> Iterator[GroundPart]:
    for one in facts.ground:
        yield GroundPart(int(one.name), (_piece(one.mask, one.inset),), grown=True)


def _drawings_of(facts: Facts) -> Iterator[Drawing]:
    for one in facts.drawings:
        piece = _piece(one.mask, one.inset)
        yield Drawing(one.terrain, str(one.name), one.effect, (piece,), grown=True, lesser=one.lesser)


@lru_cache(maxsize=4096)
def _piece(mask: int, inset: float) -> Piece:
    return Piece(Polygon(grown_hex(mask, inset).ring))


def _contents(level: int, ground: list[GroundPart], drawings: list[Drawing]) -> Contents:
    ground.sort(key=lambda part: -part.level)
    return Contents(
        level,
        ground[0].level if ground else NO_GROUND,
        tuple(ground),
        any(not part.grown for part in ground),
        tuple(one for one in drawings if one.effect.los == OBSTACLE),
        tuple(one for one in drawings if one.effect.los == HINDRANCE),
        tuple(
            (one.bands, (LESSER if one.lesser else None, False), one.effect.los == OBSTACLE, one)
            for one in drawings
        ),
    )
