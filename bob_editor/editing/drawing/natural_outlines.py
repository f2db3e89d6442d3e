"""Draw naturally: grown artwork and crest lines become drawn rings with natural outlines."""

import math
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial

import shapely
from msgspec.structs import replace

from bob_editor.editing.drawing.terrain_edits import tagged
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Frame, Point, corners_of_side
from bob_editor.geometry.made.growth import GrownHex
from bob_editor.geometry.made.houses import footprint
from bob_editor.geometry.made.natural import GAP, Area, Manner, natural_outline, true_centres
from bob_editor.geometry.parts import side_of
from bob_editor.geometry.shapes import areas_of, moved, polygon, union
from bob_editor.model.board import Artwork, Board, Contour
from bob_editor.model.edit import Edit
from bob_editor.records import Record
from bob_editor.rules.land.cut_rings import dot, grown_by, redrawn
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.ruleset import Ruleset, Terrain
from bob_editor.words import mark

WOODED = Manner()
FIELD = Manner(inset=0.06, reach=0.46, swing=0.03, wave=2.5, rounding=0.03, straight=0.3, core=0.28)
WATER = Manner(reach=0.52, swing=0.1, wave=1.8, rounding=0.4)
DITCH = Manner(reach=0.56, swing=0.09, wave=1.3)

MANNERS: tuple[tuple[str, Manner], ...] = (
    ("grass", FIELD),
    ("orchard", FIELD),
    ("water", WATER),
    ("depression", DITCH),
)
"""How a terrain is drawn by its tags; what has none of these is drawn as woods are."""


class Hand(Record):
    """How a cartographer draws: its name, and what it does, for people.

    ``houses_apart`` gives each hex a house of its own; ``enclosed`` lets fields fill up to what stands on hexsides.
    """

    title: str
    does: str
    houses_apart: bool = True
    enclosed: bool = True


HANDS: Mapping[str, Hand] = {
    "countryside": Hand(
        mark("Countryside"),
        mark("Each hex has a house of its own; fields fill up to their hedges, and run straight elsewhere."),
    ),
    "open": Hand(
        mark("Open country"), mark("Each hex has a house of its own; fields keep off hedges."), enclosed=False
    ),
    "town": Hand(
        mark("Town"),
        mark("Houses of neighbouring hexes stand wall to wall; fields fill up to their hedges."),
        houses_apart=False,
    ),
}
"""The hands to choose from, the usual one first."""


def hill_manner(level: int) -> Manner:
    """How the crest line of a level is drawn: each lies a little farther in than the one below."""
    step = min(0.07, 0.24 / level) * (level - 1)
    return Manner(reach=0.54 - step, swing=0.14, wave=2.0, rounding=0.4, core=0.4 - step)


def natural_edit(
    ruleset: Ruleset,
    *,
    seed: int = 0,
    hand: str = "countryside",
    terrains: Iterable[str] | None = None,
    hexes: Iterable[Hex] | None = None,
) -> Edit[Board]:
    """``draw_naturally`` as an edit."""
    return Edit(
        "Draw naturally",
        partial(
            draw_naturally,
            ruleset=ruleset,
            seed=seed,
            hand=hand,
            terrains=None if terrains is None else frozenset(terrains),
            hexes=None if hexes is None else frozenset(hexes),
        ),
    )


def draw_naturally(
    board: Board,
    ruleset: Ruleset,
    *,
    seed: int = 0,
    hand: str = "countryside",
    terrains: Iterable[str] | None = None,
    hexes: Iterable[Hex] | None = None,
    pace: Callable[[], object] = lambda: None,
) -> Board:
    """The board with its grown artwork and crest lines drawn; every hex keeps its terrain and its level.

    ``terrains`` limits it to some terrains (None: all, and the crest lines), ``hexes`` to the pieces that lie in these
    hexes, each drawn whole. ``hand`` is one of ``HANDS``. The same seed gives the same outlines. A piece whose outline
    can't be drawn well is drawn as it grew. Terrain that keeps a band free along a path stays grown where such a path
    runs. ``pace`` is called before each piece; what it raises ends the drawing.
    """
    ground = Ground(board, ruleset)
    where = None if hexes is None else frozenset(hexes)
    only = None if terrains is None else frozenset(terrains)
    artwork = [
        piece
        for terrain in ground.grown_terrains
        if only is None or terrain in only
        for piece in _artwork(ground, terrain, HANDS[hand], seed, where, pace)
    ]
    contours = list(_contours(ground, seed, where, pace)) if only is None else []
    return replace(board, artwork=(*board.artwork, *artwork), contours=(*board.contours, *contours))


def manner_of(row: Terrain) -> Manner:
    """How a terrain is drawn."""
    if row.style.get("pattern") == "grass":
        return WOODED  # it grows as it likes; only what is sown has straight sides
    return next((manner for tag, manner in MANNERS if tagged(row, tag)), WOODED)


# -- artwork ----------------------------------------------------------------------------------------------------


def _artwork(
    ground: Ground,
    terrain: str,
    hand: Hand,
    seed: int,
    where: frozenset[Hex] | None,
    pace: Callable[[], object],
) -> Iterator[Artwork]:
    row = ground.ruleset.terrains[terrain]
    if "artwork" not in row.places:
        return
    grown = {
        at for at in ground.board.grid.hexes if ground.grows(at, terrain) and terrain in ground.terrain(at)
    }
    frame = ground.board.grid.frame
    built = tagged(row, "building")
    one_roof = bool(row.grow.get("one_roof"))
    alone = (built and hand.houses_apart and not one_roof) or bool(row.grow.get("each_hex_alone"))
    encloses = hand.enclosed and manner_of(row) is FIELD
    for piece in _pieces(grown, where, alone=alone):
        pace()
        if any(ground.board.has_path(at, *row.grow.get("keep_free_of", ())) for at in piece):
            continue
        name = f"{seed} {terrain} {min(piece)}"
        area: Area | None
        if built:
            # Each hex has a house of its own: several under one roof would be a monster. It is as large as its
            # inset lets it be: 0.2 circumradii leave a whole house.
            size = (math.sqrt(0.75) - row.inset) / (math.sqrt(0.75) - 0.2)
            # Along one line where several are under one roof, so that its walls stay square.
            fronts = _fronts(ground, piece) if len(piece) == 1 else {}
            area = footprint(frame, piece, name, size=min(1.1, size), fronts=fronts)
        else:
            fills = list(_enclosing(ground, piece)) if encloses else []
            area = natural_outline(
                frame, piece, manner_of(row), name, fills=[*fills, *_at_edge(ground, piece)]
            )
        if area is None:
            area = _as_grown(ground, piece, {at: ground.grown(at, terrain) for at in piece})
        yield from redrawn(Artwork(terrain, ()), area, frame)


def _pieces(grown: set[Hex], where: frozenset[Hex] | None, *, alone: bool = False) -> Iterator[list[Hex]]:
    """The connected pieces of hexes, in order; those that meet ``where``."""
    left = set(grown)
    for start in sorted(grown):
        if start not in left:
            continue
        left.discard(start)
        piece, edge = [start], [start]
        while edge and not alone:
            for at in edge.pop().neighbours():
                if at in left:
                    left.discard(at)
                    piece.append(at)
                    edge.append(at)
        if where is None or where.intersection(piece):
            yield piece


def _enclosing(ground: Ground, piece: Iterable[Hex]) -> Iterator[tuple[Hex, int]]:
    """The hexsides around a piece that have something on them, such as a hedge: its fields end there.

    Where a single hexside is open between two of them the field ends on the line from one to the other.
    """
    members, frame = set(piece), ground.board.grid.frame
    around = [
        (at, direction)
        for at in piece
        for direction, other in enumerate(at.neighbours())
        if other not in members
    ]
    closed = {one for one in around if ground.board.side_terrain(side_of(*one))}
    ends = {corner for one in closed for corner in _corners(frame, *one)}
    yield from (one for one in around if one in closed or ends.issuperset(_corners(frame, *one)))


def _corners(frame: Frame, at: Hex, direction: int) -> tuple[Point, Point]:
    first, second = corners_of_side(direction)
    return frame.corners(at)[first], frame.corners(at)[second]


def _at_edge(ground: Ground, piece: Iterable[Hex]) -> Iterator[tuple[Hex, int]]:
    """The hexsides of a piece at the board's edge, over which its terrain goes on."""
    for at in piece:
        for direction, other in enumerate(at.neighbours()):
            if other not in ground.board.grid.index:
                yield at, direction


def _as_grown(ground: Ground, piece: Iterable[Hex], shapes: Mapping[Hex, GrownHex | None]) -> Area:
    """The area of a piece as it grew."""
    frame = ground.board.grid.frame
    return union(
        moved(polygon(shape.ring), dot(frame, at)) for at in piece if (shape := shapes[at]) is not None
    )


def _fronts(ground: Ground, piece: Iterable[Hex]) -> dict[Hex, float]:
    """How the nearest road runs past each hex, where one does: through it, or through a neighbour."""
    board = ground.board
    found: dict[Hex, float] = {}
    for at in piece:
        near = {at, *at.neighbours()}
        for path in board.paths:
            if not tagged(ground.ruleset.terrains.get(path.terrain), "road"):
                continue
            steps = [
                (first.distance(at) + second.distance(at), first, second)
                for first, second in zip(path.through, path.through[1:], strict=False)
                if first in near or second in near
            ]
            if steps:
                _, first, second = min(steps)
                (ax, ay), (bx, by) = true_centres(board.grid.frame, (first, second))
                found[at] = math.atan2(by - ay, bx - ax)
                break
    return found


# -- crest lines ------------------------------------------------------------------------------------------------


def _contours(
    ground: Ground, seed: int, where: frozenset[Hex] | None, pace: Callable[[], object]
) -> Iterator[Contour]:
    """The grown crest lines drawn, lowest first, each level within the one below."""
    board = ground.board
    frame = board.grid.frame
    below: Area | None = None
    for level in ground.contour_levels:
        grown = {
            at for at in board.grid.hexes if ground.grows_contour(at, level) and ground.level(at) >= level
        }
        higher = [
            piece.area for piece in ground.drawn_contours if piece.level == level + 1 and not piece.thin
        ]
        areas: list[Area] = [
            piece.area for piece in ground.drawn_contours if piece.level == level and not piece.thin
        ]
        for piece in _pieces(grown, where):
            pace()
            shapes = {at: ground.grown_contour(at, level) for at in piece}
            held = _as_grown(ground, piece, shapes)
            inner = [area for area in higher if held.contains(area)]
            area: Area | None = natural_outline(
                frame,
                piece,
                hill_manner(level),
                f"{seed} level {level} {min(piece)}",
                inside=_room(below, piece, ground),
                around=union(inner) if inner else None,
            )
            if area is None:
                area = _within(held, _room(below, piece, ground), piece, ground)
            areas.append(area)
            yield from redrawn(Contour(level, ()), area, frame)
        below = union(areas) if areas else None


def _within(held: Area, room: Area | None, piece: Iterable[Hex], ground: Ground) -> Area:
    """Ground as it grew, clipped to the level below where that leaves it its dots."""
    if room is None:
        return held
    clipped = areas_of(held.intersection(grown_by(room, -GAP / 2)))
    return held if _room(clipped, piece, ground) is None else clipped


def _room(below: Area | None, piece: Iterable[Hex], ground: Ground) -> Area | None:
    """The ground of the level below, where it holds all the dots; None where a board is drawn otherwise."""
    if below is None:
        return None
    dots = shapely.points([dot(ground.board.grid.frame, at) for at in piece])
    return below if bool(shapely.covers(below, dots).all()) else None
