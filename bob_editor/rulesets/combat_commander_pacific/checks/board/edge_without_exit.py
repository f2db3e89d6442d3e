from bob_editor.geometry.grid import EDGES, OPPOSITE, Edge, Grid
from bob_editor.geometry.map_edges import border_side, within_depth
from bob_editor.geometry.parts import Side
from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, at_heading, board_check
from bob_editor.rules.mending import Board, mend
from bob_editor.rulesets.combat_commander_pacific.land.exit_edits import with_exits
from bob_editor.rulesets.combat_commander_pacific.land.map_edges import exit_points


@board_check(Severity.WARNING, cites="14.2.1", printed=True)
def edge_without_exit(ground: Ground) -> Iterator[Finding]:
    """Units leave over the enemy's edge, and only at an exit point; the two friendly edges face each other.

    So one pair of opposite edges at least needs exit points, and no edge of a pair should have them alone.
    """
    board = ground.board
    found = {edge for point in exit_points(board) for edge in point.edges(board.grid)}
    paired = any({edge, OPPOSITE[edge]} <= found for edge in EDGES)
    if not found:
        yield Finding(
            "No edge of the map has an exit point.",
            at=at_heading("exits"),
            fixes=(
                mend(f"Put exit points on the {one} and {two} edges", _with_exits, edges=(one, two))
                for one, two in _PAIRS
            ),
        )
        return
    for edge in EDGES:
        if edge in found or OPPOSITE[edge] not in found:
            continue
        # A corner's hexside leads over two edges; beside a pair of edges it doesn't ask for another one.
        if paired and _only_corners(ground, OPPOSITE[edge]):
            continue
        yield Finding(
            f"The {edge} edge has no exit point, the {OPPOSITE[edge]} edge has.",
            at=at_heading(f"exits {edge}"),
            highlight=(ground.at_hex(at) for at in within_depth(board.grid, edge, 1)),
            fixes=mend(f"Put exit points on the {edge} edge", _with_exits, edges=(edge,)),
        )


_PAIRS: tuple[tuple[Edge, Edge], ...] = (("left", "right"), ("top", "bottom"))


def _only_corners(ground: Ground, edge: Edge) -> bool:
    """Whether all exit points of an edge also lead over another one."""
    edges = [point.edges(ground.board.grid) for point in exit_points(ground.board)]
    return all(len(one) > 1 for one in edges if edge in one)


def _with_exits(board: Board, edges: tuple[Edge, ...]) -> Board:
    """The board with two exit points, worth 1 each, on each of these edges."""
    sides = tuple(side for edge in edges for side in _spread(board.grid, edge))
    return with_exits(board, sides, 1)


def _spread(grid: Grid, edge: Edge) -> tuple[Side, ...]:
    """Two hexsides on an edge, a quarter of its length from its ends."""
    hexes = list(within_depth(grid, edge, 1))
    places = dict.fromkeys((len(hexes) // 4, len(hexes) - 1 - len(hexes) // 4))
    sides = (border_side(grid, edge, hexes[place]) for place in places)
    return tuple(side for side in sides if side is not None)
