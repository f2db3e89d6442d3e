import shapely

from bob_editor.rules.checking import (
    Finding,
    Ground,
    Hex,
    Iterator,
    Severity,
    Terms,
    listed,
    mend,
    shared_check,
)
from bob_editor.rules.land.artwork import dots_near, drawn_of
from bob_editor.rules.land.cut_rings import dot, grown_by, with_area
from bob_editor.rules.land.drawn_pieces import DrawnPiece
from bob_editor.rules.mending import Board
from bob_editor.rules.tags import title_of

_TOLERANCE = 0.03
"""An edge nearer to a dot than this many circumradii leaves open what lies under the dot."""

_CLEAR = 0.12
"""How far the quick fix moves the edge away from the dot, in circumradii."""


@shared_check(Severity.WARNING, subject="board", asked=True)
def dot_on_artwork_edge(ground: Ground, _terms: Terms) -> Iterator[Finding]:
    """What lies under the centre dot makes the terrain and level of a hex, so no edge should run through the dot."""
    rows = ground.ruleset.terrains
    covers = drawn_of(ground, [row.id for row in rows.values() if "hexes" in row.places])
    near: dict[Hex, list[DrawnPiece]] = {}
    for piece in (*covers, *(one for one in ground.drawn_contours if not one.thin)):
        rings = ground.board.contours if piece.terrain is None else ground.board.artwork
        old = rings[piece.index]
        for at in dots_near(ground.board.grid, old.ring, old.holes, _TOLERANCE):
            near.setdefault(at, []).append(piece)
    for at, pieces in near.items():
        names = dict.fromkeys(_name(ground, piece) for piece in pieces)
        yield Finding(
            f"The edge of {listed(names)} runs through the dot of {ground.label(at)}.",
            at=ground.at_hex(at),
            fixes=mend("Push the edge off the dot", _pushed, ground=ground, pieces=tuple(pieces), at=at),
        )


def _name(ground: Ground, piece: DrawnPiece) -> str:
    return f"level {piece.level}" if piece.terrain is None else title_of(ground.ruleset, piece.terrain)


def _pushed(board: Board, ground: Ground, pieces: tuple[DrawnPiece, ...], at: Hex) -> Board:
    """The board with the dot well within each ring that the hex is said to have, and well outside every other."""
    centre = shapely.Point(dot(board.grid.frame, at))
    disc = grown_by(centre, _CLEAR)
    content = ground.board.content(at)
    for piece in pieces:
        if piece.terrain is None:
            inside = ground.painted_level(at) >= (piece.level or 0) if content.level is not None else None
        else:
            inside = piece.terrain in content.terrain_ids if content.terrain else None
        if inside is None:
            inside = piece.area.covers(centre)
        area = piece.area.union(disc) if inside else piece.area.difference(disc)
        board = with_area(board, ground, piece, area)
    return board
