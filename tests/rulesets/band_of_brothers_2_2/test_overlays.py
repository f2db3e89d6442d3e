"""The overlays that Band of Brothers offers, and who takes them over."""

from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board
from bob_editor.model.board_edits import paint_level
from bob_editor.rules.los.scene import Scene
from bob_editor.rulesets import ruleset, ruleset_folders


def test_reverse_slopes_by_edge() -> None:
    """South of a hill lies the reverse slope for artillery from the top edge, north of it for that from the bottom."""
    rules = ruleset("band-of-brothers-2.2")
    assert rules.overlays is not None
    assert rules.sight is not None
    (overlay,) = rules.overlays()
    assert overlay.cites == "32.1"
    grid = Grid(9, 9)
    board = paint_level(Board(grid, rules.id), (grid.hex("E4"),), 1)
    sight = rules.sight(Scene(board, rules))
    assert overlay.hexes(sight, "top") == {grid.hex("E5")}
    assert overlay.hexes(sight, "bottom") == {grid.hex("E3")}
    for choice, _ in overlay.choices:
        assert overlay.hexes(sight, choice)


def test_an_edition_without_the_rule_has_no_overlay() -> None:
    """2.1 is based on 2.2 and leaves reverse slopes out."""
    older = ruleset("band-of-brothers-2.1")
    assert older.overlays is None or older.overlays() == ()


def test_games_without_overlays_have_none() -> None:
    """Nothing is offered where a game brings nothing."""
    for ruleset_id, folder in ruleset_folders().items():
        rules = ruleset(ruleset_id)
        if not rules.data["based_on"]:
            assert (rules.overlays is not None) == (folder / "overlays.py").is_file()
