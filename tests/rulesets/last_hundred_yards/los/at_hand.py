"""What tests of LOS have at hand."""

from typing import Any

from bob_editor.model.board import Board
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.los.sight import Sight
from bob_editor.rulesets import ruleset
from tests.rulesets.last_hundred_yards.boards import RULESET


def sight_on(board: Board, **circumstances: Any) -> Sight:
    """The LOS of a board."""
    rules = ruleset(RULESET)
    assert rules.sight is not None
    return rules.sight(Scene(board, rules, **circumstances))
