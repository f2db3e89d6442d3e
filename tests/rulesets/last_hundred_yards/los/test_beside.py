"""What the field says itself of threads along hexsides and through corners, and of drawn contours met elsewhere."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from bob_editor.geometry.arrays import Bools
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import side_between
from bob_editor.geometry.threads import thread
from bob_editor.model.board import Board, Contour, Feature, HexContent
from bob_editor.rules.los.answer import Answer
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.sight import FieldOfView
from tests.rulesets.last_hundred_yards.boards import RULESET, random_board
from tests.rulesets.last_hundred_yards.los.at_hand import sight_on

PLAINLY_TOLD = {"road", "enclosed_road", "urban_building_road"}
"""What makes of a hex one of which lines are left to ``trace``."""


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Hex, Hex]]:
    """The lines that fields leave to ``trace``, from now on."""
    found: list[tuple[Hex, Hex]] = []
    traced = FieldOfView.traced

    def counted(seen: FieldOfView, places: Bools, trace: Callable[[End, End], Answer]) -> FieldOfView:
        found.extend((seen.origin.hex, seen.hexes[place]) for place in places.nonzero()[0])
        return traced(seen, places, trace)

    monkeypatch.setattr(FieldOfView, "traced", counted)
    return found


def without_roads(board: Board) -> Board:
    """A board whose hexes have none of what only ``trace`` decides."""
    hexes = {
        at: replace(content, terrain=tuple(one for one in content.terrain if one.terrain not in PLAINLY_TOLD))
        for at, content in board.hexes.items()
    }
    return replace(board, paths=(), hexes=hexes)


def hold_to_trace(board: Board) -> None:
    """Hold the fields of all hexes to what trace says."""
    sight = sight_on(board)
    for at in board.grid.hexes:
        field = sight.field(End(at))
        for place, goal in enumerate(board.grid.hexes):
            answer = sight.trace(End(at), End(goal))
            labels = board.grid.label(at), board.grid.label(goal)
            assert field.verdict(place) == (answer.verdict, answer.blind, answer.hindrance), labels


@pytest.mark.parametrize("seed", range(4))
def test_what_is_painted_the_field_tells_itself(seed: int, asked: list[tuple[Hex, Hex]]) -> None:
    """Tops, buildings and tree lines beside threads between levels, and grown contours: of none a line is asked."""
    hold_to_trace(without_roads(random_board(seed, columns=9, rows=8, density=0.2)))
    assert asked == []


def with_contour(*corners: tuple[float, float]) -> Board:
    """A board with a contour whose corners are so far from the dot of E4, which it holds."""
    grid = Grid(9, 7)
    x, y = grid.centre(grid.hex("E4"))
    return Board(grid, RULESET, contours=(Contour(1, tuple((x + a, y + b) for a, b in corners)),))


def test_a_contour_that_is_passed_by_is_asked_of_only_where_it_may_be_met(
    asked: list[tuple[Hex, Hex]],
) -> None:
    """Lines through a hex with a small contour around its dot: it reaches nowhere where those that only cross go."""
    hold_to_trace(with_contour((-0.3, -0.3), (0.3, -0.3), (0.3, 0.3), (-0.3, 0.3)))
    threads = [thread(Hex(goal.q - start.q, goal.r - start.r)) for start, goal in asked]
    assert all(one.runs or one.corners for one in threads)


def test_a_contour_that_reaches_on_is_asked_of(asked: list[tuple[Hex, Hex]]) -> None:
    """A contour may be met behind the hex whose dot it holds: lines past the dot are asked, and some stopped."""
    hook = ((-0.1, -0.1), (2.5, -0.1), (2.5, 2.2), (2.2, 2.2), (2.2, 0.2), (-0.1, 0.2))
    board = with_contour(*hook)
    hold_to_trace(board)
    assert {sight_on(board).trace(End(start), End(goal)).verdict for start, goal in asked} >= {"blocked"}


@pytest.mark.parametrize(("high", "blind"), [(1, False), (2, True)])
def test_a_tree_line_in_a_corner_hides_from_above(
    high: int, blind: bool, asked: list[tuple[Hex, Hex]]
) -> None:
    """A thread through a corner at which a tree line ends is stopped by it, or in the blind hex behind (4.2.3)."""
    grid = Grid(9, 9)
    start, goal = grid.hex("C4"), grid.hex("D8")
    side = side_between(grid.hex("C7"), grid.hex("D7"))
    assert side is not None
    trees = (Feature("tree_line"),)
    board = Board(grid, RULESET, hexes={start: HexContent(level=high)}, sides={side: trees})
    assert sight_on(board).field(End(start)).verdict(grid.index[goal]) == ("blocked", blind, 0)
    assert asked == []
