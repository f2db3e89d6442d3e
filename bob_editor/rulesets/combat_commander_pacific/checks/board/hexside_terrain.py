from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, board_check, titles_of
from bob_editor.rules.mending import board_edits, mend


@board_check(Severity.ERROR, cites="p3")
def hexside_terrain(ground: Ground) -> Iterator[Finding]:
    """No terrain of this game lies on hexsides: no walls, hedges, fences or cliffs, and a stream fills its hexes."""
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
