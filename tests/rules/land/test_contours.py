"""The ground of a level as an area, and crest lines drawn around and within it."""

from typing import Any

import pytest
import shapely

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.lattice import MILLI
from bob_editor.model import board_edits
from bob_editor.model.board import Board, Contour
from bob_editor.rules.land.contours import drawn_in, grown_part, region_near, surrounded, well_within
from bob_editor.rules.land.cut_rings import SLIVER
from bob_editor.rules.land.ground import Ground
from bob_editor.rulesets import ruleset

RULES = ruleset("band-of-brothers-2.2")
GRID = Grid(columns=7, rows=7)
BOARD = Board(GRID, RULES.id)


def square(x: float, y: float, half: float) -> tuple[tuple[float, float], ...]:
    """A square's corners by its middle and half its width."""
    return (x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)


def ground_of(board: Board) -> Ground:
    """A board read by the rules."""
    return Ground(board, RULES)


def levels_at_dots(ground: Ground) -> dict[Any, int]:
    """The level of every hex."""
    return {at: ground.level(at) for at in GRID.hexes}


def test_region_is_drawn_and_grown_together() -> None:
    """Painted hexes and drawn rings of a level make one area; other levels' rings are no part of it."""
    board = board_edits.paint_level(BOARD, [GRID.hex("B2"), GRID.hex("C3")], 1)
    board = board_edits.add_contour(board, Contour(1, square(15, 7, 1.5)))
    board = board_edits.add_contour(board, Contour(2, square(15, 7, 0.5)))
    everything = (-9e4, -9e4, 9e4, 9e4)
    region = region_near(ground_of(board), 1, everything)
    for x, y, inside in ((3, 3, True), (6, 4, True), (15, 7, True), (14, 6, True), (9, 7, False)):
        assert region.covers(shapely.Point(x * MILLI, y * MILLI)) == inside
    assert region_near(ground_of(board), 2, everything).area == pytest.approx(1 * MILLI * MILLI)


def test_no_level_is_so_high_that_it_grows_beyond_its_hex() -> None:
    """Farther in than to the dot it came out at the other side, ever farther: lines of sight broke on that."""
    at = GRID.hex("C3")
    ground = ground_of(board_edits.paint_level(BOARD, [at], 99))
    areas = [grown_part(ground, at, level) for level in (10, 11, 30, 99)]
    sizes = [0.0 if area is None else area.area for area in areas]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[-1] > 0


def test_surrounded_draws_what_is_missing_and_moves_no_level() -> None:
    """Around a lone level 3 come levels 2 and 1, one outside the other, and every dot keeps its level."""
    board = board_edits.add_contour(BOARD, Contour(3, square(9, 7, 1.9)))
    ground = ground_of(board)
    after = ground_of(surrounded(board, ground, ground.drawn_contours[0]))
    three, two, one = after.drawn_contours
    assert [piece.level for piece in (three, two, one)] == [3, 2, 1]
    assert one.area.contains_properly(two.area)
    assert two.area.contains_properly(three.area)
    assert levels_at_dots(after) == levels_at_dots(ground)


def test_surrounded_draws_no_line_that_is_there() -> None:
    """Where level 1 holds it already only level 2 is drawn."""
    board = board_edits.add_contour(BOARD, Contour(1, square(9, 7, 5)))
    board = board_edits.add_contour(board, Contour(3, square(9, 7, 1)))
    ground = ground_of(board)
    after = surrounded(board, ground, ground.drawn_contours[1])
    assert [contour.level for contour in after.contours] == [1, 3, 2]


def test_drawn_in_lies_within_the_lower_ground_and_keeps_its_dots() -> None:
    """What reaches out is clipped, a little inside the lower crest line, and no dot within both changes its level."""
    board = board_edits.add_contour(BOARD, Contour(1, square(9.2, 7.3, 3)))
    board = board_edits.add_contour(board, Contour(2, square(11.2, 7.3, 3)))
    ground = ground_of(board)
    after = ground_of(drawn_in(board, ground, ground.drawn_contours[1]))
    lower, upper = after.drawn_contours
    assert lower.area.contains_properly(upper.area)
    assert ground.drawn_contours[1].area.buffer(2).covers(upper.area)
    both = [at for at in GRID.hexes if len(ground.contours_at(at)) == 2]
    assert len(both) > 3
    assert {after.level(at) for at in both} == {2}


def test_drawn_in_gives_up_a_dot_on_the_very_line() -> None:
    """A dot on the lower crest line can't be kept, and doesn't keep the lines together."""
    board = board_edits.add_contour(BOARD, Contour(1, square(9, 7, 3)))
    board = board_edits.add_contour(board, Contour(2, square(11, 7, 3)))
    ground = ground_of(board)
    assert ground.level(GRID.hex("E4")) == 2
    lower, upper = ground_of(drawn_in(board, ground, ground.drawn_contours[1])).drawn_contours
    assert lower.area.contains_properly(upper.area)


def test_well_within_asks_for_a_gap() -> None:
    """A ring that touches the lower crest line isn't well within it."""
    board = board_edits.add_contour(BOARD, Contour(1, square(9, 7, 3)))
    inside = ground_of(board_edits.add_contour(board, Contour(2, square(9, 7, 2))))
    touching = ground_of(board_edits.add_contour(board, Contour(2, square(10, 7, 2))))
    assert well_within(inside, inside.drawn_contours[1], 1)
    assert not well_within(touching, touching.drawn_contours[1], 1)
    assert touching.drawn_contours[1].area.area > SLIVER
