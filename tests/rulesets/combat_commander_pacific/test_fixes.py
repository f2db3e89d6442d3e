"""Quick fixes of boards that keep whatever they don't mend."""

import pytest
from msgspec.structs import replace

from bob_editor.geometry.grid import Grid
from bob_editor.rules.issues.gathering import issues_of_board
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import board_to_json
from tests.rulesets.combat_commander_pacific.boards import RULESET, board_of


@pytest.mark.parametrize(
    ("entry", "kept"),
    [
        (
            {"terrain": ["jungle"], "level": 1, "x-mine": [1]},
            {"terrain": ["jungle"], "level": 1, "x-mine": [1]},
        ),
        (
            {"terrain": [{"terrain": "jungle", "x-mine": 1}]},
            {"terrain": [{"terrain": "jungle", "x-mine": 1}]},
        ),
        ({"terrain": 5, "level": 1}, {"level": 1}),
    ],
)
def test_a_hex_under_its_right_name_says_what_it_said(entry, kept):
    """What other programs and features of more than a name say goes along; what can't be read doesn't stop it."""
    board = board_of(hexes={"c4": entry})
    (issue,) = issues_of_board(board, ruleset(RULESET), code=f"{RULESET}/hex-name-invalid")
    assert board_to_json(issue.fixes[0].apply(board))["hexes"] == {"C4": kept}


@pytest.mark.parametrize(
    ("grid", "told"),
    [
        (Grid(15, 10, "pointy-top", shift="right"), "The hexes of the map have a corner on top"),
        (Grid(15, 10, first_row=0), "The map has 15 columns and 10 rows that don't begin with 1"),
    ],
)
def test_a_grid_of_the_right_size_may_still_be_another(grid, told):
    """A pointy one may well name its hexes from A1 to O10; one whose rows begin with 0 doesn't."""
    board = replace(board_of(), grid=grid)
    (issue,) = issues_of_board(board, ruleset(RULESET), code=f"{RULESET}/grid-not-15-by-10")
    assert issue.message.startswith(told)
