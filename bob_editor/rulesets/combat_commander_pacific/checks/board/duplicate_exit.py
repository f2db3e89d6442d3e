from bob_editor.geometry.parts import Side
from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, board_check, mend
from bob_editor.rulesets.combat_commander_pacific.land.exit_edits import place_of, with_exit
from bob_editor.rulesets.combat_commander_pacific.land.map_edges import exit_points


@board_check(Severity.ERROR, cites="2.4")
def duplicate_exit(ground: Ground) -> Iterator[Finding]:
    """A hex has one exit point on an edge of the map, or nobody could say what leaving there is worth."""
    board = ground.board
    taken: set[tuple[Hex, str] | Side] = set()
    # In a corner of the map a hexside leads over two edges, and the next one over the one that is left.
    for point in sorted(exit_points(board), key=lambda one: len(one.edges(board.grid))):
        inside = [at for at in point.side.hexes if at in board.grid] if point.side is not None else []
        ways = [(at, edge) for at in inside for edge in point.edges(board.grid)]
        free = [way for way in ways if way not in taken]
        if ways and (not free or point.side in taken):
            yield Finding(
                f"The exit point {point.label} is one of two on that edge of its hex.",
                at=place_of(board, point),
                fixes=mend("Remove it", with_exit, index=point.index),
            )
        taken.update(free[:1], [point.side] if point.side is not None else [])
