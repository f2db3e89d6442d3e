from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, at_piece, board_check
from bob_editor.rules.mending import board_edits, mend


@board_check(Severity.HINT, cites="")
def contour_without_effect(ground: Ground) -> Iterator[Finding]:
    """Heights are those of whole hexes and follow from their tiles, so a contour says nothing, even where it agrees."""
    board = ground.board
    for index, contour in enumerate(board.contours):
        # Of a level that doesn't exist another check tells.
        if not 0 <= contour.level <= ground.ruleset.levels[1]:
            continue
        near = (board.grid.frame.hex_at(contour.ring[0]),)
        yield Finding(
            "A contour has no effect: the height of a hex is that of its tile.",
            at=at_piece("contour", index, near),
            fixes=mend("Erase the contour", board_edits.redraw_contour, old=contour, pieces=()),
        )
