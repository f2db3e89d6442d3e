from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, Terms, at_piece, shared_check
from bob_editor.rules.mending import board_edits, mend


@shared_check(Severity.HINT, subject="board", asked=True)
def contour_without_effect(ground: Ground, _terms: Terms) -> Iterator[Finding]:
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
