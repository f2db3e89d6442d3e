from math import hypot

import shapely

from bob_editor.geometry.kept import kept
from bob_editor.geometry.lattice import CENTRES, CORNERS, MILLI, SQRT3, Node
from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, board_check, title_of
from bob_editor.rules.land.artwork import drawn_of, parts_of
from bob_editor.rules.land.cut_rings import (
    CIRCUMRADIUS,
    dot,
    from_true,
    grown_by,
    hex_area,
    in_true,
    with_area,
)
from bob_editor.rules.land.drawn_pieces import DrawnPiece
from bob_editor.rules.mending import Board, Edit, partial
from bob_editor.rulesets.combat_commander_pacific.land.chart import BUILDING
from bob_editor.rulesets.combat_commander_pacific.land.hex_types import hex_types
from bob_editor.rulesets.combat_commander_pacific.land.objectives import in_one_hex
from bob_editor.rulesets.combat_commander_pacific.land.type_edits import OFF_HEXSIDE

_NEAR = 0.02
"""An edge nearer to a string than this, in circumradii, is judged differently by careful people."""
_CLEAR = 0.06
"""How far the quick fix takes the edge off the string, in circumradii."""
_END = 0.05
"""So near to its ends, as a share, a line is about to leave the hex."""

Line = tuple[tuple[float, float], tuple[float, float]]
"""Two points of a line, seen from a hex's dot."""
Grazed = tuple[tuple["DrawnPiece", tuple[Line, ...]], ...]
"""Drawings, each with the lines on which it ends."""

_THROUGH_DOT: tuple[Line, ...] = (
    *(((-u / 2, -v / 2), (u / 2, v / 2)) for u, v in CENTRES[:3]),
    *(((-x, -y), (x, y)) for x, y in CORNERS[:3]),
)
"""The strings along which most pairs of hexes look, in the hex: to the neighbours, and through the corners."""

_ALONG_SIDE: tuple[Line, ...] = tuple((CORNERS[(d + 4) % 6], CORNERS[(d + 5) % 6]) for d in range(6))
"""The six hexsides, along which strings run that pass through the dots of hexes farther off."""


@board_check(Severity.WARNING, cites="16.1")
def artwork_edge_on_string(ground: Ground) -> Iterator[Finding]:
    """Whether a string touches a drawing should be plain to see, above all where many pairs of hexes share its line.

    Such lines run from dot to dot of neighbours, and along hexsides.
    """
    grid = ground.board.grid
    counts = {name for name, effect in hex_types(ground).chart.effects.items() if effect}
    found: dict[Hex, list[tuple[DrawnPiece, tuple[Line, ...]]]] = {}
    for piece in drawn_of(ground, counts):
        parts = parts_of(ground, piece)
        reached = frozenset(at for at, _ in parts)
        for at, part in parts:
            # Over the board's edge it goes on as well: no string between two hexes runs along an outer hexside.
            beyond = tuple(other in reached or other not in grid for other in at.neighbours())
            lines = _grazed(part, dot(grid.frame, at), beyond)
            if lines:
                found.setdefault(at, []).append((piece, lines))
    for at, grazed in found.items():
        names = " and ".join(
            dict.fromkeys(title_of(ground.ruleset, piece.terrain or "") for piece, _ in grazed)
        )
        yield Finding(
            f"An edge of {names} in {ground.label(at)} lies on a string that many hexes share.",
            at=ground.at_hex(at),
            fixes=tuple(_taken_off(ground, at, tuple(grazed))),
        )


def _taken_off(ground: Ground, at: Hex, grazed: Grazed) -> Iterator[Edit[Board]]:
    """The edit that takes what is drawn off the strings; none where a building would be left with one hex (T85)."""
    nudged = partial(_nudged, ground=ground, grazed=grazed, at=at)
    if any(piece.terrain == BUILDING for piece, _ in grazed):
        after = Ground(nudged(ground.board), ground.ruleset)
        if len([*in_one_hex(after)]) > len([*in_one_hex(ground)]):
            return
    yield Edit("Take the edge off the string", nudged)


@kept(lambda part, *_: int(shapely.get_num_coordinates(part)))
def _grazed(part: shapely.Geometry, centre: Node, beyond: tuple[bool, ...]) -> tuple[Line, ...]:
    """The lines on which what is drawn in a hex ends; it goes on over a hexside where ``beyond`` says so."""
    u, v = centre
    points = [(x - u, (y - v) * SQRT3) for x, y in shapely.get_coordinates(part).tolist()]
    sides = (line for line, goes_on in zip(_ALONG_SIDE, beyond, strict=True) if not goes_on)
    return tuple(line for line in (*_THROUGH_DOT, *sides) if _ends_on(points, line))


def _ends_on(points: list[tuple[float, float]], line: Line) -> bool:
    """Whether points, in true proportions, lie to one hand of a line and come to it.

    What comes to it only where the line leaves the hex is decided in the next hex.
    """
    (ax, ay), (bx, by) = ((x * MILLI, y * MILLI * SQRT3) for x, y in line)
    dx, dy = bx - ax, by - ay
    length = hypot(dx, dy)
    tolerance = _NEAR * CIRCUMRADIUS
    asides = [(dx * (y - ay) - dy * (x - ax)) / length for x, y in points]
    if min(asides) < -tolerance and max(asides) > tolerance:
        return False
    shares = [
        (dx * (x - ax) + dy * (y - ay)) / length**2
        for (x, y), aside in zip(points, asides, strict=True)
        if abs(aside) < tolerance
    ]
    within = any(_END < share < 1 - _END for share in shares)
    return bool(shares) and (within or max(shares) - min(shares) > 1 / 2)


def _nudged(board: Board, ground: Ground, grazed: Grazed, at: Hex) -> Board:
    """The board with a narrow strip along each of the strings cut out of the drawings that end there.

    A drawing that ends at the dot itself takes the strip in, or the hex would grow another one there; so does a
    building, lest it lose a hex.
    """
    u, v = dot(board.grid.frame, at)
    inside = grown_by(hex_area(board.grid.frame, at), -OFF_HEXSIDE)
    for piece, lines in grazed:
        held = at in piece.dots or piece.terrain == BUILDING
        cut = _along(u, v, [line for line in lines if not (held and line in _THROUGH_DOT)])
        more = _along(u, v, [line for line in lines if held and line in _THROUGH_DOT])
        taken_in = grown_by(piece.area, _CLEAR).intersection(more).intersection(inside)
        board = with_area(board, ground, piece, piece.area.union(taken_in).difference(cut))
    return board


def _along(u: float, v: float, lines: list[Line]) -> shapely.Geometry:
    """A narrow strip along lines in the hex whose dot is at u, v."""
    strings = [shapely.LineString([(u + x * MILLI, v + y * MILLI) for x, y in line]) for line in lines]
    strip = in_true(shapely.MultiLineString(strings)).buffer(_CLEAR * CIRCUMRADIUS, cap_style="square")
    return from_true(strip)
