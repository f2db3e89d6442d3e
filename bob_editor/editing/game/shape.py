"""How a game's hexes lie and how large its new boards are, as its first preset says."""

from typing import Any

from bob_editor.model.games.edits import put
from bob_editor.model.games.own_game import OwnGame
from bob_editor.records import Record
from bob_editor.rules.ruleset import Ruleset

Json = Any


USUAL = "usual"
"""The id of the preset that is a game's own."""


class Shape(Record):
    """``hexes`` is how they lie; a board has so many columns and rows."""

    hexes: str
    columns: int
    rows: int


def shape_of(ruleset: Ruleset) -> Shape:
    """The shape of the board that a game offers first; of lines of two lengths the first."""
    grid = ruleset.presets[0].get("grid") or {}
    hexes = str(ruleset.data.get("hexes") or "flat-top")
    return Shape(hexes, _first(grid.get("columns"), 15), _first(grid.get("rows"), 11))


def with_shape(game: OwnGame, shape: Shape, first: str = USUAL) -> OwnGame:
    """The game with hexes that lie so, and new boards of that size offered first.

    ``first`` is the id of what is offered first now: where the game is based on another, it is that one's to alter.
    """
    name = first if game.based_on else USUAL
    shift = "right" if shape.hexes == "pointy-top" else "down"
    grid = {
        "hexes": shape.hexes, "columns": shape.columns, "rows": shape.rows, "shifted": "even", "shift": shift,
    }  # fmt: skip
    usual = {"id": name, "title": f"{shape.columns} by {shape.rows}", "grid": grid, "cites": ""}
    others = [row for row in game.rows("presets") if row.get("id") != name]
    return put(put(game, ("hexes",), shape.hexes), ("presets",), [usual, *others])


def _first(value: Json, usual: int) -> int:
    if isinstance(value, list | tuple) and value:
        value = value[0]
    return value if isinstance(value, int) and not isinstance(value, bool) else usual
