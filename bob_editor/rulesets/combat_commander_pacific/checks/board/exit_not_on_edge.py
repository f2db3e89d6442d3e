from bob_editor.geometry.grid import Grid
from bob_editor.geometry.map_edges import edges_left
from bob_editor.geometry.parts import Side, sides_of
from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, board_check, mend
from bob_editor.rulesets.combat_commander_pacific.land.exit_edits import place_of, with_exit
from bob_editor.rulesets.combat_commander_pacific.land.map_edges import ExitPoint, exit_points


@board_check(Severity.ERROR, cites="2.4")
def exit_not_on_edge(ground: Ground) -> Iterator[Finding]:
    """An exit point straddles the map's border, so it lies on the outer hexside of an outermost hex."""
    board = ground.board
    for point in exit_points(board):
        if point.edges(board.grid):
            continue
        side = _nearest(board.grid, point)
        label = board.grid.side_label(side)
        yield Finding(
            f"The exit point {point.label} is not on the map's border.",
            at=place_of(board, point),
            fixes=(
                mend(f"Put it on {label}", with_exit, index=point.index, at=label),
                mend("Remove the exit point", with_exit, index=point.index),
            ),
        )


def _nearest(grid: Grid, point: ExitPoint) -> Side:
    """The hexside of the border that lies nearest, one in the direction that the exit point names before others.

    Of a hex that is an outermost one itself only the hexside is wrong.
    """
    hexes = (grid.hex_anywhere(label) for label in point.label.split("/"))
    at = next(one for one in hexes if one is not None)
    ahead = point.side.direction_from(at) if point.side is not None else None

    def distance(side: Side) -> tuple[bool, bool, int, bool, str]:
        inside = next(one for one in side.hexes if one in grid)
        direction = side.direction_from(inside)
        astray = ahead is not None and direction != ahead
        return inside != at, astray, at.distance(inside), direction % 3 != 0, str(side)

    border = (side for one in grid.hexes for side in sides_of(one) if edges_left(grid, side))
    return min(border, key=distance)
