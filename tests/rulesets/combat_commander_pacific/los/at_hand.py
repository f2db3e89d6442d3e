"""What tests of LOS have at hand."""

from bob_editor.rules.los.scene import End
from tests.rulesets.combat_commander_pacific.boards import (
    box,
)


def expectation(sight, start, goal, *, start_lit=False, goal_lit=False):
    """What the sight says of two labels."""
    hex_ = sight.scene.board.grid.hex
    return sight.trace(End(hex_(start), lit=start_lit), End(hex_(goal), lit=goal_lit)).expectation


KNOLL = (1, box(5.5, 3.5, 6.5, 4.5))
"""A contour around the dot of C3, its crest line well inside."""
