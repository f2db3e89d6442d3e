"""A game that is based on another says of it only what differs, whatever is edited."""

from bob_editor.editing.game.edits import completed
from bob_editor.editing.game.shape import Shape, shape_of, with_shape
from bob_editor.editing.game.starts import started_from
from bob_editor.model.games.edits import set_levels
from bob_editor.model.games.own_game import OwnGame
from bob_editor.rulesets import game_of_own, ruleset

BASE = ruleset("memoir-44")


def test_rows_of_the_base_keep_what_they_dont_say_otherwise() -> None:
    """Only rows of its own have what each row must have."""
    terrains = [{"id": "forest", "height": 2}, {"id": "scrub"}]
    data = completed({**started_from("memoir-44", BASE.data).data, "terrains": terrains}, BASE.data)
    assert data["terrains"] == [terrains[0], {"id": "scrub", "title": "", "in": ["hexes"], "cites": ""}]
    assert game_of_own(OwnGame(data)).terrains["forest"].title == "Forest"


def test_its_levels_are_cited_as_in_the_base() -> None:
    """Of the levels it says the lowest and the highest."""
    game = game_of_own(set_levels(started_from("memoir-44", BASE.data), 0, 3))
    assert (game.levels, game.data["levels"]["cites"]) == ((0, 3), BASE.data["levels"]["cites"])


def test_its_new_boards_have_the_size_that_it_says() -> None:
    """The first that the base offers is another one then; the others stay."""
    shape = Shape("pointy-top", 9, 8)
    own = with_shape(started_from("memoir-44", BASE.data), shape, str(BASE.presets[0]["id"]))
    game = game_of_own(own)
    assert shape_of(game) == shape
    assert len(game.presets) == len(BASE.presets)
