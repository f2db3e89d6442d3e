"""Each yardstick says what ``trace`` says, on every board on which it is timed."""

import pytest

from bob_editor.rulesets import ruleset
from tests.benchmarks.pairs import on_hexspines, pairs
from tests.benchmarks.yardsticks.every_game import YARDSTICKS, disagreements


@pytest.mark.parametrize("ruleset_id", sorted(YARDSTICKS))
def test_yardstick_agrees_with_trace(ruleset_id, boards):
    """Pairs anywhere, and as many along hexspines, have the same verdict."""
    found = {}
    for board in boards.of(ruleset_id):
        scene = board.scene()
        sight, yardstick = ruleset(ruleset_id).sight(scene), YARDSTICKS[ruleset_id](scene)
        drawn = [*pairs(scene.board, 300), *on_hexspines(scene.board, 300)]
        found[board.name] = disagreements(yardstick, sight, drawn)
    assert found
    assert not any(found.values()), found
