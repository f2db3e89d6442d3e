"""A board that lies on a map by itself, turned or not, is seen on as it is when it is open alone."""

import random

import pytest
from msgspec.structs import replace
from shapely.geometry import Polygon

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Artwork, Base, Board, Contour, Feature, HexContent
from bob_editor.model.laid_boards import Laid
from bob_editor.model.scenario import PlacedBoard
from bob_editor.rules.game import sight_of
from bob_editor.rules.land.seams import joined
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rulesets import all_rulesets, ruleset
from tests.rulesets.test_random_boards import random_board

pytestmark = pytest.mark.usefixtures("examples")


def _sound(board: Board) -> Board:
    """The board without what checks refuse: outlines that cross themselves, paths that leave it."""

    def is_sound(piece: Artwork | Contour) -> bool:
        return Polygon(piece.ring, piece.holes).is_valid

    return replace(
        board,
        paths=tuple(one for one in board.paths if all(at in board.grid for at in one.through)),
        artwork=tuple(filter(is_sound, board.artwork)),
        contours=tuple(filter(is_sound, board.contours)),
    )


@pytest.mark.parametrize(
    "game", ["band-of-brothers-2.2", "last-hundred-yards", "memoir-44", "ridge-and-road"]
)
def test_a_board_alone_on_a_map(game: str) -> None:
    """Whatever is drawn over its edges, which is cut there."""
    rules = all_rulesets()[game]
    for seed in (0, 7, 13):
        board = _sound(random_board(rules, seed))
        own = sight_of(Scene(board, rules))
        for turn in (0, 180):
            laid = joined(
                [Laid(PlacedBoard("a", "1", (0, 0), turn), board, number=0)], rules, {}, named=False
            )
            there = {at: laid.grid.owners[at][0][1] for at in laid.grid.hexes}
            on_map = sight_of(Scene(laid.board, rules))
            for at in random.Random(seed).sample(laid.grid.hexes, 3):
                field = on_map.field(End(at))
                seen = {there[to]: field.verdict(place) for place, to in enumerate(field.hexes)}
                alone = own.field(End(there[at]))
                assert seen == {to: alone.verdict(place) for place, to in enumerate(alone.hexes)}, (
                    seed,
                    turn,
                )


def test_ground_hides_what_lies_below_it_wherever_ditches_are() -> None:
    """A hex below level 0 without the ditch that it should have was seen, unless there was a ditch anywhere."""
    low = {Hex(4, 0): HexContent(level=-1)}
    ditch = {Hex(8, 4): HexContent((Feature("gully"),), -1)}
    answers = [
        sight_of(Scene(Board(Grid(10, 9), rules, base=Base("open_ground"), hexes=hexes), ruleset(rules)))
        .trace(End(Hex(1, 1)), End(Hex(4, 0)))
        .verdict
        for rules, hexes in (
            ("band-of-brothers-2.2", low),
            ("band-of-brothers-2.2", {**low, **ditch}),
            ("band-of-brothers-2.1", low),  # which has no ground below level 0
        )
    ]
    assert answers == ["blocked", "blocked", "clear"]
