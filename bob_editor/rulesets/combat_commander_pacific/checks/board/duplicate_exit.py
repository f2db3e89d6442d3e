from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, board_check, mend
from bob_editor.rulesets.combat_commander_pacific.land.exit_edits import place_of, with_exit
from bob_editor.rulesets.combat_commander_pacific.land.map_edges import exit_points


@board_check(Severity.ERROR, cites="2.4")
def duplicate_exit(ground: Ground) -> Iterator[Finding]:
    """A hex has one exit point on an edge of the map, or nobody could say what leaving there is worth."""
    board = ground.board
    seen: set[tuple[Hex, str]] = set()
    for point in exit_points(board):
        if point.side is None:
            continue
        inside = [at for at in point.side.hexes if at in board.grid]
        keys = {(at, edge) for at in inside for edge in point.edges(board.grid)}
        # In a corner of the map a hexside leads over two edges; the same one twice is a duplicate all the same.
        if keys and keys <= seen:
            yield Finding(
                f"The exit point {point.label} is one of two on that edge of its hex.",
                at=place_of(board, point),
                fixes=mend("Remove it", with_exit, index=point.index),
            )
        seen |= keys
