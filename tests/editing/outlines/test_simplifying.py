"""Simplified and smoothed outlines keep every dot and corner of a hex on its side."""

import math
import random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bob_editor.editing.outlines.simplifying import is_sound, simplified, smoothed, watched_points
from bob_editor.errors import BadCall
from bob_editor.geometry.enclosing import sides_of
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.shapes import in_milli
from bob_editor.model.board import Artwork, Contour
from bob_editor.model.outlines import knots_of, lines_of

GRIDS = (Grid(20, 16), Grid(20, 16, orientation="pointy-top", shift="right"))


def freehand_hill(grid: Grid, seed: int, points: int = 100) -> Contour:
    """A hill as a hand draws it."""
    chance = random.Random(seed)
    waves = [(n, chance.uniform(0, 6), chance.uniform(0, 0.8 / n)) for n in (2, 3, 5, 7)]
    ring = []
    for step in range(points):
        turn = 2 * math.pi * step / points
        far = 4.5 + sum(high * math.sin(n * turn + phase) for n, phase, high in waves)
        x = 18 + 1.4 * far * math.cos(turn) + chance.gauss(0, 0.02)
        y = 20 + far * math.sin(turn) + chance.gauss(0, 0.02)
        x, y = grid.frame.from_true((x, y))
        ring.append((round(x, 3), round(y, 3)))
    return Contour(1, tuple(ring))


def sides(grid: Grid, of: Artwork | Contour, around: Artwork | Contour) -> list[int]:
    lines = [in_milli(grid.frame, line) for line in lines_of(of)]
    return list(sides_of(watched_points(grid, around), lines))


@settings(max_examples=25, deadline=None)
@example(GRIDS[0], 137)  # both run within a thousandth of a corner
@example(GRIDS[1], 179)
@given(st.sampled_from(GRIDS), st.integers(0, 10_000))
def test_a_hundred_points_become_about_a_dozen(grid: Grid, seed: int) -> None:
    """However the hill runs, no dot and no corner changes sides, and few knots are left."""
    hill = freehand_hill(grid, seed)
    simple = simplified(grid, hill)
    assert sides(grid, simple, hill) == sides(grid, hill, hill)
    assert is_sound(simple)
    assert len(knots_of(simple)[0]) <= 20
    assert simplified(grid, simple) is simple or len(knots_of(simplified(grid, simple))[0]) <= 20


rings = st.lists(st.tuples(st.integers(8, 80), st.integers(8, 60)), min_size=3, max_size=9, unique=True)


@settings(max_examples=30, deadline=None)
@given(st.sampled_from(GRIDS), rings)
def test_any_outline_keeps_its_sides_or_is_refused(grid: Grid, ring: list[tuple[int, int]]) -> None:
    """Outlines through dots and along hexsides, too: what lies on the line stays on it."""
    piece = Artwork("woods", tuple((x / 4, y / 4) for x, y in ring))
    if not is_sound(piece):
        return
    for change in (simplified, smoothed):
        try:
            after = change(grid, piece)
        except BadCall:
            continue
        assert is_sound(after)
        assert sides(grid, after, piece) == sides(grid, piece, piece)


def test_what_has_no_point_too_many_stays() -> None:
    """A rectangle is as simple as can be; smoothed it would lose what lies on its edge, so it is refused."""
    house = Artwork("hut", ((4.0, 4.0), (8.0, 4.0), (8.0, 7.0), (4.0, 7.0)))
    assert simplified(GRIDS[0], house) is house
    with pytest.raises(BadCall, match="changing sides"):
        smoothed(GRIDS[0], house)
    soft = smoothed(GRIDS[0], Artwork("hut", ((4.3, 4.2), (5.7, 4.2), (5.7, 4.8), (4.3, 4.8))))
    assert all(knot.smooth for knot in soft.curves[0])


def test_corners_that_must_stay_hinder_no_others() -> None:
    """A wood one edge of which runs through a dot is rounded everywhere else."""
    grid = GRIDS[0]
    x, y = grid.centre(grid.hex("C3"))
    wood = Artwork(
        "woods", ((x - 0.9, y), (x + 0.7, y), (x + 0.9, y + 0.6), (x, y + 0.8), (x - 0.8, y + 0.7))
    )
    after = smoothed(grid, wood)
    assert [knot.smooth for knot in after.curves[0]] == [False, False, True, True, True]
    assert sides(grid, after, wood) == sides(grid, wood, wood)


FOLD = (
    *(
        (20.19, 20.872),
        (20.1, 20.907),
        (19.936, 21.165),
        (20.003, 21.271),
        (20.126, 21.381),
        (20.298, 21.479),
    ),
    *((20.463, 21.525), (20.522, 21.535), (20.568, 21.538), (20.322, 21.478), (20.207, 21.427)),
    *(
        (20.016, 21.28),
        (19.972, 21.194),
        (20.987, 21.692),
        (20.278, 21.573),
        (20.082, 21.457),
        (11.616, 7.73),
    ),
)


def test_what_crosses_itself_in_a_narrow_fold_is_drawn_nearer_there() -> None:
    """And simplified elsewhere: an eroded hill kept all its points, after as many tries as there are."""
    hill = Contour(1, FOLD)
    after = simplified(Grid(30, 16), hill, 0.05)
    assert is_sound(after)
    assert len(knots_of(after)[0]) < len(FOLD)
    assert sides(Grid(30, 16), after, hill) == sides(Grid(30, 16), hill, hill)
