import shapely

from bob_editor.model.places import at_path, at_piece
from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, Terms, shared_check, title_of
from bob_editor.rules.land.cut_rings import CIRCUMRADIUS, SLIVER, in_true
from bob_editor.rules.land.drawn_pieces import DrawnPiece
from bob_editor.rules.land.hexside_lines import put_on, sides_along, sides_around
from bob_editor.rules.land.hexsides_free import may_stand_on
from bob_editor.rules.mending import board_edits, mend
from bob_editor.rules.tags import named

REACH = 0.15
"""A drawing this near to a hexside, in circumradii, stands on it."""


@shared_check(Severity.WARNING, subject="board", asked=True)
def hexside_art_off_hexside(ground: Ground, terms: Terms) -> Iterator[Finding]:
    """LOS asks the whole hexside for a wall, tree line or hedgerow, never what is drawn of it.

    So what is drawn keeps to hexsides that have it, within 0.15 of them, and leaves no gap.
    """
    board = ground.board
    kinds = named(ground.ruleset, terms.of("hexside"))
    for at, content in board.hexes.items():
        for kind in dict.fromkeys(one for one in content.terrain_ids if one in kinds):
            yield Finding(
                f"The {title_of(ground.ruleset, kind)} in {ground.label(at)} is on no hexside.",
                ground.at_hex(at),
                mend("Remove it", board_edits.remove_terrain, hexes=(at,), terrain=kind),
            )
    for index, path in enumerate(board.paths):
        if path.terrain in kinds:
            yield Finding(
                f"A {title_of(ground.ruleset, path.terrain)} runs through hexes, not along hexsides.",
                at_path(board.grid, index, path.through),
                mend("Remove it", board_edits.reroute_path, old=path, through=()),
            )
    for piece in ground.drawn:
        if piece.terrain in kinds and not _keeps_to_hexsides(ground, piece):
            yield _drawn(ground, piece)


def _keeps_to_hexsides(ground: Ground, piece: DrawnPiece) -> bool:
    """Whether a drawn wall lies along hexsides that have it, all of which drawn walls of its kind cover."""
    board = ground.board
    reach = REACH * CIRCUMRADIUS
    here = in_true(piece.area)
    reached = here.buffer(reach)
    along = [
        line
        for side, line in sides_around(board.grid, piece.area.bounds)
        if piece.terrain in board.side_terrain(side) and line.intersection(reached).length > 2 * reach
    ]
    if not along:
        return False
    lines = shapely.union_all(along)
    drawn = shapely.union_all([in_true(one.area) for one in ground.drawn if one.terrain == piece.terrain])
    aside, gaps = here.difference(lines.buffer(reach)), lines.difference(drawn.buffer(reach))
    return bool(aside.area <= SLIVER / 100 and gaps.length <= 1)


def _drawn(ground: Ground, piece: DrawnPiece) -> Finding:
    """What is wrong with a drawn wall or row of trees, and the hexsides that it means."""
    grid = ground.board.grid
    ring = ground.board.artwork[piece.index]
    sides = [
        side
        for side in (sides_along(grid, piece.area, REACH) if piece.area.area > SLIVER / 100 else ())
        if all(at in grid for at in side.hexes) and may_stand_on(ground, side, (ring.terrain,))
    ]
    name = title_of(ground.ruleset, ring.terrain)
    hexes = tuple(dict.fromkeys(grid.frame.hex_at(point) for point in ring.ring))
    return Finding(
        f"A {name} is drawn near {ground.label(hexes[0])}; LOS asks its hexsides.",
        at_piece("artwork", piece.index, hexes),
        (
            *put_on(grid, ring, sides),
            mend("Delete the ring", board_edits.redraw_artwork, old=ring, pieces=()),
        ),
    )
