from bob_editor.geometry.curve import Knot
from bob_editor.geometry.curves.parts import nearest, with_knot
from bob_editor.geometry.curves.walk import sides_along
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.parts import Side
from bob_editor.model.board import Path
from bob_editor.model.drawn_paths import redrawn
from bob_editor.model.places import at_path
from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, board_check, upper_first
from bob_editor.rules.mending import Board, board_edits, mend
from bob_editor.rules.tags import rule_of, title_of

_INWARD = 0.15
"""How far from the hexside towards a dot a line is led, as a share of the way."""


@board_check(Severity.WARNING)
def path_along_hexside(ground: Ground) -> Iterator[Finding]:
    """A drawn path runs through the hexes whose interior it enters; along a hexside it is in neither of the two."""
    grid = ground.board.grid
    for index, path in enumerate(ground.board.paths):
        for side in sides_along(grid.frame, path.line) if path.curve else ():
            hexes = [at for at in side.hexes if at in grid]
            if not hexes:
                continue
            name = title_of(ground.ruleset, path.terrain)
            yield Finding(
                f"{upper_first(name)} runs along {grid.side_label(side)} and so through neither hex.",
                at=ground.at_side(side),
                highlight=at_path(grid, index, path.through),
                cites=rule_of(ground.ruleset, path.terrain),
                fixes=(
                    mend(f"Lead it through {ground.label(at)}", _led_through, old=path, side=side, at=at)
                    for at in hexes
                ),
            )


def _led_through(board: Board, old: Path, side: Side, at: Hex) -> Board:
    """The path with a knot more, a little off the hexside."""
    knots = old.curve
    middle = _middle(board.grid, side)
    place, _ = nearest(board.grid.frame, knots, middle)
    x, y = board.grid.centre(at)
    to = (
        round(middle[0] + (x - middle[0]) * _INWARD, 3),
        round(middle[1] + (y - middle[1]) * _INWARD, 3),
    )
    led = list(with_knot(knots, place))
    led[place[0] + 1] = Knot(to)
    return board_edits.redraw_path(board, old, (redrawn(board.grid, old, led),))


def _middle(grid: Grid, side: Side) -> tuple[float, float]:
    (ax, ay), (bx, by) = map(grid.centre, side.hexes)
    return (ax + bx) / 2, (ay + by) / 2
