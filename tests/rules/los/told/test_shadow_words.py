"""What a line says that ends in a shadow, or is blocked by what only hinders: in the words of the game's settings."""

from typing import Any

import pytest

from bob_editor.rules.game import sight_of
from bob_editor.rules.los.scene import End
from tests.rules.los.told.plain_game import TERRAINS, game, row_scene


@pytest.mark.parametrize(
    ("between", "row", "said"),
    [
        ({"hexes": 1}, "2w0", "H6, 1 hex on, is its one blind hex."),
        ("always", "2w.0", "H7, 2 hexes on, is lower and behind it."),
        ("closer", "2.w.0", "H8, 2 hexes on, is lower and no farther from it than H4."),
        ({"closer": {"tie": "clear"}}, "2..w.0", "H9, 2 hexes on, is lower and nearer to it than H4."),
        ("slope", "2.w.0", "H8, 2 hexes on, isn't above the straight line from H4 over it."),
        (
            {"slope": {"tie": "clear"}},
            "2..w.0",
            "H9, 2 hexes on, is below the straight line from H4 over it.",
        ),
    ],
)
def test_a_shadow_is_told_of_as_its_rule_has_it(between: Any, row: str, said: str) -> None:
    """Of the lower end, the same from both."""
    scene, start, goal = row_scene(row, game({"things": {"between": between}}))
    sight = sight_of(scene)
    for ends in ((start, goal), (goal, start)):
        answer = sight.trace(*map(End, ends))
        assert answer.blind
        assert answer.reasons[0].text.endswith(said), answer.reasons[0].text


def test_a_hex_isnt_told_to_be_beside_itself() -> None:
    """What two neighbours are told is no word for one hex."""
    scene, start, goal = row_scene("00", game({}))
    sight = sight_of(scene)
    assert sight.trace(End(start), End(start)).reasons[0].text == "A hex sees itself."
    assert sight.trace(End(start), End(goal)).reasons[0].text.startswith("Hexes beside")


def test_so_many_hexes_of_one_terrain_are_told_of_where_they_begin() -> None:
    """Also of terrain that hinders by nothing; all hindrance together is another limit."""
    brush = {"value": 0, "blocks_at": 2}
    rows = [{**row, "hindrance": brush} if row["id"] == "brush" else row for row in TERRAINS]
    scene, start, goal = row_scene("0hbb0", game({"hindrance": {"blocks_at": 4}}, terrains=rows))
    told = [one.text for one in sight_of(scene).trace(End(start), End(goal)).reasons]
    assert told[0].endswith("hindrance 2.")
    assert told[1].endswith("hindrance 0. So much of it blocks the line.")
    scene, start, goal = row_scene("0hhb0", game({"hindrance": {"blocks_at": 4}}, terrains=rows))
    assert (
        sight_of(scene)
        .trace(End(start), End(goal))
        .reasons[0]
        .text.endswith("So much hindrance blocks the line.")
    )
