"""Quick fixes of a scene, done to the rows of the scenario that sets it."""

from functools import partial
from typing import Any

from msgspec.structs import replace

from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Base, Board
from bob_editor.model.edit import Edit
from bob_editor.model.joining import join
from bob_editor.model.laid_boards import Laid
from bob_editor.model.scenario import PlacedBoard, Scenario
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.scene_fixes import in_scenario
from bob_editor.rules.issues.gathering import issues_of_card
from bob_editor.rules.los.scene import Scene
from bob_editor.rulesets import ruleset

ROWS: list[Any] = [
    {"marker": "wire", "at": "B2", "facing": "s"},
    {"marker": "nothing", "at": "B3"},
    {"marker": "star", "at": "Z9"},
    {"marker": "bunker", "at": "C3", "side": "axis"},
    "no row",
]
CHANGES = [{"change": "blocks_los", "at": ["B2", "B3"]}]


def card() -> Card:
    """A card with rows that can be read and rows that can't."""
    grid = Grid((13, 12), 9, orientation="pointy-top", shifted="even", shift="right")
    board = Board(grid, "memoir-44", base=Base("open"))
    scenario = Scenario({"markers": ROWS, "changes": CHANGES})
    return Card(scenario, ruleset("memoir-44"), join([Laid(PlacedBoard("a"), board)], "memoir-44"))


def applied(label: str, change: Any) -> Scenario:
    """The scenario after a fix of its scene."""
    one = card()
    fix = in_scenario(Edit(label, change), one)
    assert fix is not None
    assert fix.label == label
    return fix.apply(one.scenario)


def test_a_marker_is_removed() -> None:
    """Its row goes; rows that can't be read stay where they are."""
    after = applied("Remove it", lambda scene: replace(scene, markers=scene.markers[1:]))
    assert after.get("markers") == ROWS[1:]
    assert after.get("changes") == CHANGES


def test_a_marker_is_replaced() -> None:
    """Another row stands in its place, in the order of the list; a facing by number stays one."""

    def turned(scene: Scene, facing: str) -> Scene:
        return replace(scene, markers=(replace(scene.markers[0], facing=facing), *scene.markers[1:]))

    for facing, written in (("n", "n"), ("3", 3)):
        after = applied("Turn it", partial(turned, facing=facing))
        assert after.get("markers") == [{**ROWS[0], "facing": written}, *ROWS[1:]]


def test_a_change_loses_a_hex_and_goes() -> None:
    """A change is written as it is then; the last one takes the list with it."""

    def without(scene: Scene, count: int) -> Scene:
        change = scene.changes[0]
        assert change.at is not None
        left = change.at[count:]
        return replace(scene, changes=(replace(change, at=left),) if left else ())

    assert applied("Less", partial(without, count=1)).get("changes") == [
        {"change": "blocks_los", "at": ["B3"]}
    ]
    assert applied("None", partial(without, count=2)).get("changes") is None


def test_a_fix_of_the_board_is_none_of_the_scenario() -> None:
    """What mends the board is done to the board's own file."""
    one = card()
    fix = Edit("Paint", lambda scene: scene.with_board(replace(scene.board, title="Other")))
    assert in_scenario(fix, one) is None


def test_issues_of_a_card_are_mended_in_it() -> None:
    """An issue that a check of scenes finds on a card is one of the scenario, with such fixes."""
    rows = [{"marker": "minefield", "at": "B2", "side": "axis", "value": 9}]
    one = card()
    one = Card(Scenario({"markers": rows}), one.ruleset, one.map)
    (issue,) = [issue for issue in issues_of_card(one) if issue.code == "memoir-44/mine-strength"]
    assert issue.subject == "scenario"
    assert issue.fixes[0].apply(one.scenario).get("markers") == [{**rows[0], "value": 4}]


def test_of_equal_markers_one_goes() -> None:
    """Rows that say the same are told apart by their number: one that stays doesn't keep the other."""
    rows = [{"marker": "wire", "at": "B2", "facing": "s"}] * 2
    one = card()
    one = Card(Scenario({"markers": rows}), one.ruleset, one.map)
    (issue,) = [issue for issue in issues_of_card(one) if issue.code == "memoir-44/layer-overfull"]
    assert issue.fixes[0].apply(one.scenario).get("markers") == rows[:1]
