"""The straightest way over a board from hex to hex, where the straight line may leave it."""

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex


def straight(grid: Grid, start: Hex, goal: Hex) -> list[Hex]:
    """The hexes from after ``start`` up to ``goal``, as straight as the board allows, each a neighbour of the last.

    Where no hex that is nearer lies on the board, it leads beyond that.
    """
    found: list[Hex] = []
    at = start
    while at != goal:
        nearer = [other for other in at.neighbours() if other.distance(goal) < at.distance(goal)]
        on_board = [other for other in nearer if other in grid] or nearer
        at = min(on_board, key=lambda other: _off_the_line(start, goal, other))
        found.append(at)
    return found


def _off_the_line(start: Hex, goal: Hex, at: Hex) -> float:
    """How far a hex lies off the line, in some unit."""
    return abs((goal.q - start.q) * (at.r - start.r) - (goal.r - start.r) * (at.q - start.q))
