"""Examples of a game under its rules as they are now."""

from msgspec.structs import replace

from bob_editor.editing.game.draft import Example
from bob_editor.editing.game.examples import called_otherwise, outcomes, with_result
from bob_editor.editing.game.starts import STARTS, started
from bob_editor.editing.game.trying import first_board
from bob_editor.rulesets import game_of_own
from bob_editor.storage.kinds.suites import EndSpec, Expectation, Suite


def test_every_line_of_an_example_stays_and_expects_its_own_result() -> None:
    """A file that was written by hand may have several; what holds, and what can't be looked along, is as it was."""
    game = game_of_own(started(STARTS[0], "Mill Days"))
    holds, wrong, nowhere = (
        Expectation(EndSpec(start), EndSpec(goal), expect)
        for start, goal, expect in (("B3", "F3", "blocked"), ("A1", "A2", "blocked"), ("A1", "Z99", "clear"))
    )
    suite = Suite(title="Mill", board=first_board(game), checks=(holds, wrong, nowhere))
    (outcome,) = outcomes((Example("mill", suite),), game)
    assert "expected blocked, got clear" in outcome.fault
    assert with_result(outcome).suite.checks == (holds, replace(wrong, expect="clear"), nowhere)


def test_a_row_that_is_called_otherwise_is_so_in_examples() -> None:
    """Its board, what lies on that, the conditions, and who looks from where; of another kind nothing is altered."""
    board = first_board(game_of_own(started(STARTS[0], "Mill Days")))
    terrain = next(name for content in board.hexes.values() for name in content.terrain_ids)
    suite = Suite(
        board=board,
        conditions={"night": True},
        markers=({"marker": "smoke", "at": "B2"},),
        units=({"unit": "tank", "at": "B3"},),
        checks=(Expectation(EndSpec("B3", "up", "tank"), EndSpec("F3"), "blocked"),),
    )
    example = Example("mill", suite)
    for kind, old in (
        ("terrain", terrain), ("condition", "night"), ("marker", "smoke"), ("unit", "tank"), ("end", "up"),
    ):  # fmt: skip
        renamed = called_otherwise(example, kind, old, "other")
        assert "other" in repr(renamed)
        assert repr(old) not in repr(renamed)
        assert called_otherwise(renamed, kind, "other", old) == example
        assert called_otherwise(example, kind, "nowhere", "other") == example
