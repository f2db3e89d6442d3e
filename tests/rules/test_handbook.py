"""The handbook of a ruleset."""

import pytest
from msgspec.structs import replace

from bob_editor.rules.check import Check, Severity
from bob_editor.rules.game import game_from_data
from bob_editor.rules.handbook import rules_markdown
from bob_editor.rulesets import all_rulesets


@pytest.mark.parametrize("ruleset_id", list(all_rulesets()))
def test_everything_of_a_ruleset_is_in_it(ruleset_id: str) -> None:
    """Each terrain, marker, change, condition, ruling and check is named, and every table's lines have all cells."""
    rules = all_rulesets()[ruleset_id]
    text = rules_markdown(rules)
    tables = ("markers", "changes", "conditions", "ends", "units")
    names = [
        *rules.terrains,
        *rules.rulings,
        *(name for table in tables for name in rules.rows(table) if name),
    ]
    names += [f"{ruleset_id}/{check.name}" for check in rules.checks]
    assert [name for name in names if f"| `{name}` |" not in text] == []
    for section in text.split("\n## ")[1:]:
        rows = [line for line in section.splitlines() if line.startswith("|")]
        assert len({row.replace("\\|", "").count("|") for row in rows}) == 1


def test_a_check_of_boards_and_of_what_lies_on_them_is_one_line() -> None:
    """Where both say the same; two that share a name only are two."""
    board = Check("full", Severity.HINT, "7.1", "One each.", lambda _: (), subject="board")
    scene = replace(board, subject="scene")
    other = replace(board, subject="scenario", why="One of them.")
    data = {"id": "toy", "title": "Toy", "terrains": []}
    text = rules_markdown(game_from_data(data, find_checks=lambda: (board, scene, other)))
    assert [text.count(f"| `toy/full` | hint | {why}") for why in ("One each.", "One of them.")] == [1, 1]


def test_texts_cannot_break_a_table() -> None:
    """Lines and bars within a text stay within its cell; what a ruleset hasn't got has no heading."""
    why = "It is so.\n\nSince a | b."
    check = Check("odd-one", Severity.HINT, "7.1", why, lambda _: ())
    text = rules_markdown(
        game_from_data({"id": "toy", "title": "Toy", "terrains": []}, find_checks=lambda: (check,))
    )
    assert "| `toy/odd-one` | hint | It is so. Since a \\| b. | [7.1] |\n" in text
    assert "## Markers" not in text
