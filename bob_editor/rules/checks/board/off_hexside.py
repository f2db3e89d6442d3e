from typing import Any

from bob_editor.geometry.parts import Side
from bob_editor.model.places import Place, at_path, at_piece
from bob_editor.rules.checking import (
    Finding,
    Ground,
    Iterator,
    Severity,
    Terms,
    rule_of,
    shared_check,
    title_of,
)
from bob_editor.rules.land.drawn_pieces import DrawnPiece
from bob_editor.rules.land.hexside_lines import put_on, sides_along
from bob_editor.rules.land.hexsides_free import may_stand_on, nearest_side
from bob_editor.rules.mending import Board, Edit, board_edits, partial
from bob_editor.rules.wording import placed

_REACH = 0.2
"""A ring within this many circumradii of most of a hexside is meant to stand on it."""


@shared_check(Severity.ERROR, subject="board", asked=True)
def off_hexside(ground: Ground, _terms: Terms) -> Iterator[Finding]:
    """What stands on hexsides belongs to them, and to nothing else.

    LOS and movement know it by the hexside alone, so what is listed in a hex, drawn as a ring or run as a path does
    nothing.
    """
    board = ground.board
    features = {terrain for terrain, row in ground.ruleset.terrains.items() if row.places == {"sides"}}
    for at, content in board.hexes.items():
        for terrain in [one.terrain for one in content.terrain if one.terrain in features]:
            remove = partial(board_edits.remove_terrain, hexes=(at,), terrain=terrain)
            yield _finding(ground, terrain, f"in {ground.label(at)}", ground.at_hex(at), (), remove)
    for index, path in enumerate(board.paths):
        if path.terrain in features:
            place = at_path(board.grid, index, path.through)
            where = f"along {ground.label(path.through[0])}–{ground.label(path.through[-1])}"
            remove = partial(board_edits.reroute_path, old=path, through=())
            yield _finding(ground, path.terrain, where, place, (), remove)
    for piece in ground.drawn:
        if piece.terrain in features:
            ring = board.artwork[piece.index]
            place = at_piece("artwork", piece.index, (board.grid.frame.hex_at(ring.ring[0]),))
            remove = partial(board_edits.redraw_artwork, old=ring, pieces=())
            fixes = put_on(board.grid, ring, [] if piece.area.is_empty else _sides_under(ground, piece))
            yield _finding(ground, piece.terrain or "", placed(board.grid, place), place, fixes, remove)


def _finding(
    ground: Ground, terrain: str, where: str, place: Place, fixes: tuple[Edit[Board], ...], remove: Any
) -> Finding:
    name = title_of(ground.ruleset, terrain)
    return Finding(
        f"The {name} {where} is not on a hexside.",
        at=place,
        fixes=(*fixes, Edit(f"Remove the {name}", remove)),
        cites=rule_of(ground.ruleset, terrain),
    )


def _sides_under(ground: Ground, piece: DrawnPiece) -> list[Side]:
    """The hexsides that a ring runs along, or the one nearest to it."""
    features = (piece.terrain or "",)
    along = sides_along(ground.board.grid, piece.area, _REACH)
    sides = [side for side in along if may_stand_on(ground, side, features)]
    nearest = nearest_side(ground, piece.area.centroid, features)
    return sides or ([nearest] if nearest is not None else [])
