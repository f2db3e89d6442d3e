"""A game with one answer of its sight changed, and what a line on a small board comes to then."""

from typing import Any

from bob_editor.errors import BobEditorError
from bob_editor.model.board import Board
from bob_editor.model.fields.paths import FieldPath, put_at, removed_at, value_at
from bob_editor.records import Record
from bob_editor.rules.game import Game, game_from_data, sight_of
from bob_editor.rules.games.names import named_in
from bob_editor.rules.los.answer import Answer
from bob_editor.rules.los.scene import End, Scene, UnitOnMap

Json = Any


class Shown(Record):
    """A line on a board, with the units that stand on it, by which an answer is shown.

    With ``around`` what its start sees of the hexes about it shows as well.
    """

    board: Board
    start: End
    goal: End
    units: tuple[UnitOnMap, ...] = ()
    around: bool = False


def varied(game: Game, path: FieldPath, value: Json) -> Game:
    """The game with a value at a path of its data; None takes it away."""
    data = dict(game.data)
    if value is None:
        data = data if value_at(data, path) is None else removed_at(data, path)
    else:
        data = put_at(data, path, value)
    data.setdefault("sight", {})
    return game_from_data(data)


def in_season(game: Game) -> dict[str, Json]:
    """The conditions while which alone something counts, but for those in which nobody sees far."""
    names = [(path[0], name) for path, name in named_in(game.data, "condition")]
    dark = {name for table, name in names if table == "sight"}
    return {name: True for table, name in names if table in ("terrains", "markers") and name not in dark}


def answer_on(game: Game, shown: Shown) -> tuple[Scene, Answer] | None:
    """What the line comes to in a game, and the scene of it; None where it can't be looked along."""
    scene = Scene(shown.board, game, conditions=in_season(game), units=shown.units)
    try:
        return scene, sight_of(scene).trace(shown.start, shown.goal)
    except BobEditorError:
        return None
