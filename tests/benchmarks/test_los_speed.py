"""How fast LOS is on painted boards and on those that people draw, against the plain way with shapely, in one run.

``python -m pytest tests/benchmarks/test_los_speed.py`` prints a table for each ruleset, and asserts nothing of time;
``-k last-hundred-yards`` measures one, ``--board natural`` only some boards, ``--rounds 3`` takes less time.
"""

import pytest

from bob_editor.rulesets import ruleset
from tests.benchmarks.los_table import table
from tests.benchmarks.measured import Measured
from tests.benchmarks.timing import settle
from tests.benchmarks.yardsticks.every_game import YARDSTICKS


@pytest.mark.parametrize("ruleset_id", sorted(YARDSTICKS))
def test_los_against_the_yardstick(ruleset_id, boards, pytestconfig, capsys):
    """Prints check, field and edit to field on every board; no yardstick is timed that doesn't say what trace says."""
    measured = [Measured(ruleset_id, board) for board in boards.of(ruleset_id)]
    if not measured:
        pytest.skip("It has no board of that name.")
    assert {one.name: one.disagreements for one in measured if one.disagreements} == {}
    settle()
    for _ in range(pytestconfig.getoption("rounds")):
        for one in measured:
            one.time_round()
    with capsys.disabled():
        print(*table(ruleset(ruleset_id).title, measured), sep="\n")
