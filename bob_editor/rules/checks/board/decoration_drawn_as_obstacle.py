import shapely
from msgspec.structs import replace

from bob_editor.geometry.grouped import grouped
from bob_editor.model.board import Artwork
from bob_editor.rules.checking import (
    Finding,
    Ground,
    Iterator,
    Severity,
    Terms,
    listed,
    shared_check,
    title_of,
)
from bob_editor.rules.land.artwork import HEX_AREA, drawn_of, grown_area
from bob_editor.rules.land.cut_rings import hexes_in_box
from bob_editor.rules.land.drawn_pieces import DrawnPiece
from bob_editor.rules.mending import Board, board_edits, mend

_SPECK = 0.02
"""A ring of less than this share of a hex is no building and no wood."""


@shared_check(Severity.WARNING, subject="board", asked=True)
def decoration_drawn_as_obstacle(ground: Ground, terms: Terms) -> Iterator[Finding]:
    """Shell holes, shadows, smoke and the like never block LOS, so they are drawn as decoration."""
    grid, decoration = ground.board.grid, terms.text("into")
    blocking = {row.id for row in ground.ruleset.terrains.values() if row.los == "blocks"}
    specks = grouped(
        (grid.frame.hex_at(grid.frame.swap(_middle(piece))), piece)
        for piece in drawn_of(ground, blocking)
        if piece.area.area < _SPECK * HEX_AREA and not _touches(ground, piece, decoration)
    )
    for at, pieces in specks.items():
        if at not in grid:
            continue
        names = dict.fromkeys(title_of(ground.ruleset, piece.terrain or "") for piece in pieces)
        old = tuple(ground.board.artwork[piece.index] for piece in pieces)
        yield Finding(
            f"A speck of {listed(names)} in {ground.label(at)} blocks LOS though it touches nothing.",
            at=ground.at_hex(at),
            fixes=(
                *((mend("Make it decoration", _instead, old=old, terrain=decoration),) if decoration else ()),
                mend("Delete it", _instead, old=old, terrain=None),
            ),
        )


def _middle(piece: DrawnPiece) -> tuple[float, float]:
    point = piece.area.representative_point()
    return point.x / 1000, point.y / 1000


def _touches(ground: Ground, piece: DrawnPiece, decoration: str) -> bool:
    """Whether a ring meets any other artwork but decoration, drawn or grown."""
    near = shapely.box(*piece.area.bounds).buffer(1)
    for other in ground.drawn:
        if other is piece or other.terrain == decoration or not other.area.intersects(near):
            continue
        if other.area.distance(piece.area) <= 1:
            return True
    for at in hexes_in_box(ground.board.grid, piece.area.bounds):
        for terrain in ground.board.content(at).terrain_ids:
            if terrain in ground.grown_terrains:
                grown = grown_area(ground, at, terrain)
                if grown is not None and grown.distance(piece.area) <= 1:
                    return True
    return False


def _instead(board: Board, old: tuple[Artwork, ...], terrain: str | None) -> Board:
    """The board with rings of another terrain, or without them."""
    for ring in old:
        new = () if terrain is None else (replace(ring, terrain=terrain, level=None),)
        board = board_edits.redraw_artwork(board, ring, new)
    return board
