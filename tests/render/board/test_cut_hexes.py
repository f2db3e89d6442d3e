"""What is printed in hexes that a map's edge cuts."""

import pytest

from bob_editor.geometry.grid import EDGES, Grid
from bob_editor.model.board import Board
from bob_editor.model.joining import join
from bob_editor.model.laid_boards import Laid
from bob_editor.model.scenario import PlacedBoard
from bob_editor.render.board.labels import NUMBER_HEIGHT, _number_at
from bob_editor.render.board.scenery import Scenery
from bob_editor.render.kit.lettering import placed
from bob_editor.render.kit.style import Style
from bob_editor.rules.land.ground import Ground
from bob_editor.rulesets import ruleset

HALF = tuple((edge, "half") for edge in EDGES)
GRID = Grid(5, (12, 13), shift="up", first_row=(1, 0), edges=HALF)  # type: ignore[arg-type]


@pytest.mark.parametrize("names", [("",), ("3", "4"), ("128", "4")])
def test_names_stay_on_the_map(names: tuple[str, ...]) -> None:
    """On a map of several boards they begin with a board's name, and their first letters were cut off."""
    rules = ruleset("band-of-brothers-2.2")
    board = Board(GRID, rules.id)
    boards = [Laid(PlacedBoard("a.board.json", name, (12 * x, 0)), board) for x, name in enumerate(names)]
    shown = join(boards, rules.id).board
    scenery = Scenery(Ground(shown, rules), Style(rules))
    dots = [scenery.place.dot(at)[0] for at in shown.grid.hexes]
    for at in shown.grid.hexes:
        name = placed(shown.grid.label(at), _number_at(scenery, at), NUMBER_HEIGHT).boundingRect()
        assert min(dots) < name.left()
        assert name.right() < max(dots)
