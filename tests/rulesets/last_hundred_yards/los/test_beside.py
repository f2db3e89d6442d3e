"""What the field says itself of threads along hexsides and through corners, and of drawn contours met elsewhere."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from msgspec.structs import replace

from bob_editor.geometry.arrays import Bools
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import side_between, side_of
from bob_editor.geometry.threads import thread
from bob_editor.model.board import Base, Board, Contour, Feature, HexContent, Path
from bob_editor.model.change import difference
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


@pytest.mark.parametrize("level", [-1, -98])
@pytest.mark.parametrize("drawn", [False, True], ids=["grown", "drawn"])
def test_ground_below_level_0_has_no_contour_where_none_is(level: int, drawn: bool) -> None:
    """The ranks of contours down there are lower than any height, and no rank is lower than that of no contour."""
    hold_to_trace(Board(Grid(5, 4), RULESET, base=Base("rural", level)))
    board = random_board(5, columns=7, rows=6, drawn=drawn, density=0.1)
    lowered = tuple(replace(one, level=one.level + level) for one in board.contours)
    hexes = {
        at: replace(content, level=None if content.level is None else content.level + level)
        for at, content in board.hexes.items()
    }
    hold_to_trace(replace(board, base=Base("rural", level), hexes=hexes, contours=lowered))


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


def wooded(*ways: Path) -> Board:
    """A strip of woods with some ways through it."""
    grid = Grid(9, 5)
    woods = HexContent((Feature("woods"),))
    return Board(
        grid, RULESET, hexes={at: woods for at in grid.hexes if grid.label(at)[0] in "DE"}, paths=ways
    )


def way(terrain: str, *labels: str) -> Path:
    """A way through hexes of that strip's grid."""
    return Path(terrain, tuple(map(Grid(9, 5).hex, labels)))


@pytest.mark.parametrize("terrain", ["road", "path", "river"])
def test_woods_with_a_way_are_asked_of_along_it_alone(terrain: str, asked: list[tuple[Hex, Hex]]) -> None:
    """Lines that enter a hex over a hexside that its way doesn't cross are blocked by its woods (4.2.1a, 4.2.1d)."""
    along = way(terrain, "C3", "D2", "E3", "F2")
    crossed_by_way = {side_between(*pair) for pair in pairwise(along.through)}
    hold_to_trace(wooded(along))
    assert asked
    for start, goal in asked:
        crossed = thread(Hex(goal.q - start.q, goal.r - start.r)).crossed
        entered = [
            one.entered
            and side_of(Hex(start.q + one.hex.q, start.r + one.hex.r), one.entered.direction_from(one.hex))
            for one in crossed
            if Hex(start.q + one.hex.q, start.r + one.hex.r) in along.through[1:3]
        ]
        assert any(side is None or side in crossed_by_way for side in entered)


def test_ways_that_come_and_go_are_known_after_an_edit() -> None:
    """The field of an edited board is that of the board read anew, way by way."""
    boards = [
        wooded(),
        wooded(way("road", "C3", "D2", "E3", "F2")),
        wooded(way("road", "C3", "D2", "E3", "F2"), way("river", "D5", "D4", "E4", "F3")),
        wooded(way("road", "C3", "D3", "E3", "F2"), way("river", "D5", "D4", "E4", "F3")),
        wooded(way("river", "D5", "D4", "E4", "F3")),
    ]
    kept = sight_on(boards[0])
    kept.field(End(kept.scene.board.grid.hexes[0]))
    for before, after in pairwise(boards):
        kept = kept.after(after, difference(before, after))
        fresh = sight_on(after)
        for at in after.grid.hexes:
            assert (kept.field(End(at)).codes == fresh.field(End(at)).codes).all()
