from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, Terms, shared_check, titles_of
from bob_editor.rules.mending import board_edits, mend


@shared_check(Severity.ERROR, subject="board", asked=True)
def hexside_terrain(ground: Ground, _terms: Terms) -> Iterator[Finding]:
    """Where a game has no terrain of hexsides, what is laid on one has no rule."""
    board, markers = ground.board, ground.ruleset.rows("markers")
    for side in board.sides:
        there = tuple(one for one in board.side_terrain(side) if one not in markers)
        # That a marker is no terrain is told as such.
        if not there:
            continue
        names = titles_of(ground.ruleset, there).capitalize()
        yield Finding(
            f"{names} can't lie on a hexside.",
            at=ground.at_side(side),
            fixes=mend("Clear the hexside", board_edits.clear_sides, sides=(side,)),
        )
