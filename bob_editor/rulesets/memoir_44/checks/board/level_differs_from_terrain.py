from attrs import evolve

from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, at_hex, board_check
from bob_editor.rules.mending import Board, Edit, board_edits, mend
from bob_editor.rulesets.memoir_44.land.laid_and_printed import land_of


@board_check(Severity.WARNING, cites="")
def level_differs_from_terrain(ground: Ground) -> Iterator[Finding]:
    """The height of a hex is that of its tile: lines of sight know no other, so a level or contour must agree."""
    board, land = ground.board, land_of(ground)
    given = {at for at, content in board.hexes.items() if content.level is not None}
    given.update(at for at in board.grid.hexes if board.contours and ground.contours_at(at))
    for at in sorted(given & board.grid.index.keys(), key=board.grid.position):
        right, level = land.level(at), ground.level(at)
        if right == level:
            continue
        fixes = []
        if board.content(at).level not in (None, right):
            fixes.append(
                mend("Leave the level to the terrain", board_edits.paint_level, hexes=(at,), level=None)
            )
        if ground.contours_at(at):
            fixes.append(Edit("Erase the contours", _without_contours))
        yield Finding(
            f"{board.grid.label(at)} is said to be on level {level}, and its terrain on level {right}.",
            at=(at_hex(board.grid, at),),
            fixes=tuple(fixes),
        )


def _without_contours(board: Board) -> Board:
    return evolve(board, contours=())
