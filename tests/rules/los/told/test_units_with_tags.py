"""Units that are in the way by a tag: those that are named, or any where none is."""

import pytest

from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board
from bob_editor.rules.game import game_from_data, sight_of
from bob_editor.rules.los.scene import End, Scene, UnitOnMap

GAME = {
    "id": "tags", "title": "Tags", "hexes": "flat-top", "base_terrain": "open", "levels": {"min": 0, "max": 1},
    "terrains": [{"id": "open", "title": "Open", "in": ["base", "hexes"], "cites": ""}],
    "units": [
        {"id": "tank", "title": "Tank", "height": 1, "tags": ["large"], "cites": ""},
        {"id": "squad", "title": "Squad", "height": 1, "cites": ""},
    ],
}  # fmt: skip


@pytest.mark.parametrize(
    ("tags", "unit", "blocked"),
    [(["large"], "tank", True), (["tall"], "tank", False), ([], "tank", True), ([], "squad", False)],
)
def test_which_units_are_in_the_way(tags: list[str], unit: str, blocked: bool) -> None:
    """Named tags alone count; where none is named, any does. A row without a rule of its own has that of all units."""
    units = {"count": "tagged", **({"tags": tags} if tags else {})}
    game = game_from_data({**GAME, "sight": {"units": units, "cites": {"units": "7"}}})
    board = Board(Grid(4, 3), "tags", id="b", title="B")
    at = board.grid.hex
    scene = Scene(board, game, units=(UnitOnMap(unit, at("B1")),))
    line = sight_of(scene).trace(End(at("A1")), End(at("C2")))
    assert (line.verdict == "blocked") is blocked
    assert not blocked or line.reasons[0].cites == "7"
