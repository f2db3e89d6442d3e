"""A field after edits is that of a new look, whatever was kept of the field before."""

import json
import random
from pathlib import Path

import numpy as np
import pytest

from bob_editor.geometry.grid import Grid
from bob_editor.model import board_edits
from bob_editor.model.board import Board
from bob_editor.model.change import difference
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rules.los.sight import FieldOfView
from bob_editor.rules.los.threads.again import Former
from bob_editor.rules.los.threads.cells import cells
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rulesets import all_rulesets, ruleset
from bob_editor.storage.documents import board_from_json

MAPS = Path(__file__).parents[4] / "maps"
GAMES = [one.id for one in all_rulesets().values() if one.sight is not None and (MAPS / one.id).is_dir()]


def some_edit(board: Board, rules: Ruleset, dice: random.Random) -> Board:
    """Another board: terrain or a level painted, something put on a hexside, a piece of artwork taken away."""
    at = dice.choice(board.grid.hexes)
    near = [at, *(other for other in at.neighbours() if other in board.grid and dice.random() < 0.4)]
    terrains = [row.id for row in rules.terrains.values() if "hexes" in row.places]
    on_sides = [row.id for row in rules.terrains.values() if "sides" in row.places]
    kind = dice.choice(("terrain", "terrain", "clear", "level", "side", "artwork"))
    if kind == "terrain":
        return board_edits.paint_terrain(board, near, (dice.choice(terrains),))
    if kind == "clear":
        return board_edits.paint_terrain(board, near, ())
    if kind == "side" and board.sides and on_sides:
        return board_edits.put_on_sides(board, [dice.choice(list(board.sides))], dice.choice(on_sides))
    if kind == "artwork" and board.artwork:
        return board_edits.replace_artwork(board, dice.randrange(len(board.artwork)), None)
    return board_edits.paint_level(board, near, dice.choice((0, 1, 2)))


@pytest.mark.parametrize("game", GAMES)
def test_a_field_after_edits_is_that_of_a_new_look(game: str) -> None:
    """Edit by edit, of a hex that looks on or of another, with a look between two edits or none."""
    rules, dice = ruleset(game), random.Random(20)
    assert rules.sight is not None
    for path in sorted((MAPS / game).glob("*.board.json")):
        board = board_from_json(json.loads(path.read_text()))[0]
        sight = rules.sight(Scene(board, rules))
        start = End(dice.choice(board.grid.hexes))
        sight.field(start)
        for step in range(12):
            after = some_edit(board, rules, dice)
            change = difference(board, after)
            if not change:
                continue
            sight, board = sight.after(after, change), after
            if step % 3 == 1:
                continue
            if step % 4 == 3:
                start = End(dice.choice(board.grid.hexes))
            found, fresh = sight.field(start), rules.sight(Scene(board, rules)).field(start)
            assert (found.codes == fresh.codes).all()
            assert (found.hindrance == fresh.hindrance).all()


def test_only_threads_that_pass_near_are_looked_along_again() -> None:
    """Those to hexes behind the edited one and around it; not those to the other side, nor to hexes before it."""
    grid = Grid(41, 31)
    start, edited = grid.hex("E16"), grid.hex("U16")
    none = np.zeros(len(grid.hexes))
    field = FieldOfView(End(start), grid.hexes, none.astype(np.uint8), none.astype(np.int16))
    among = Former(field, frozenset([cells(grid).number(edited)])).among(cells(grid), start)
    again = {grid.label(at) for at, marked in zip(grid.hexes, among.tolist(), strict=True) if marked}
    assert {"U16", "V16", "OO16", "T16"} <= again
    assert again.isdisjoint({"A16", "E16", "E1", "J16", "U1", "U31", "OO1"})
    assert not Former(field, frozenset()).among(cells(grid), start).any()
