"""On a large board what lies on a line in a shadow counts where it may block outright, and is left out where not."""

import pytest

from bob_editor.rules.game import sight_of
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.told.around import over_lines
from tests.rules.los.told.plain_game import game, row_scene

TOWER = {"in": "tower", "title": "Tower", "text": "on the tower", "cites": "1"}
RULES = game(
    {"things": {"between": {"hexes": 3}}, "eye": {"positions": {"tower": 4}}, "adjacent": "judged"},
    ends=[TOWER],
)


@pytest.mark.parametrize(
    ("row", "position", "expected"),
    [
        ("2...w..0", None, "blind"),
        ("2..w^..0", None, "blind"),
        ("2..w^.^.0", None, "blocked"),
        ("0./...T.2", "tower", "blocked"),
        ("0../...T2", "tower", "blocked"),
    ],
)
def test_a_hexside_behind_woods(
    monkeypatch: pytest.MonkeyPatch, row: str, position: str | None, expected: str
) -> None:
    """Two that block together, and one of which only the explained line can tell."""
    scene, start, goal = row_scene(row, RULES)
    monkeypatch.setattr(over_lines, "FEW", 0)
    monkeypatch.setattr(over_lines, "MANY", 0)
    sight = sight_of(scene)
    line = sight.trace(End(start, position), End(goal))
    field = sight.field(End(start, position))
    assert line.expectation == expected
    assert field.verdict(field.hexes.index(goal)) == (line.verdict, line.blind, line.hindrance)
