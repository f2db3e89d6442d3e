"""Lines of sight told by data: a row of hexes for each choice of each parameter, and what is seen along it."""

import json
from pathlib import Path
from typing import Any

import pytest

from bob_editor.rules.game import sight_of
from bob_editor.rules.los.scene import End
from bob_editor.storage.form.schemas import validate
from tests.rules.los.told.plain_game import TERRAINS, game, row_scene

GROUPS: list[dict[str, Any]] = json.loads((Path(__file__).parent / "rows.json").read_text("utf-8"))["groups"]
ROWS = [(group, row) for group in GROUPS for row in group["rows"]]
EXPECTED = {"C": "clear", "B": "blocked"}


@pytest.mark.parametrize(("group", "row"), ROWS, ids=[f"{group['title']}: {row}" for group, row in ROWS])
def test_a_row_is_seen_along_as_expected(group, row):
    """The explained line and the field of both ends say what the row's sign says."""
    said = group.get("terrain", {})
    rules = game(group["sight"], terrains=[{**one, **said.get(one["id"], {})} for one in TERRAINS])
    assert validate("ruleset", rules.data) == []
    scene, start, goal = row_scene(row, rules)
    sign = group["rows"][row]
    expected = EXPECTED.get(sign) or f"hindered:{sign[1:]}"
    sight = sight_of(scene)
    ends = [(start, goal)] if group.get("one_way") else [(start, goal), (goal, start)]
    for one, other in ends:
        answer = sight.trace(End(one), End(other))
        assert answer.meets(expected), [reason.text for reason in answer.reasons]
        assert answer.reasons[0].text
        field = sight.field(End(one))
        assert field.verdict(field.hexes.index(other)) == (answer.verdict, answer.blind, answer.hindrance)


def test_there_are_all_of_them():
    """No group is lost, and none without a row."""
    assert len(ROWS) >= 135
    assert all(group["rows"] for group in GROUPS)
