"""Facings: what is nearest to a place, and the way that a name or number means."""

import pytest

from bob_editor.geometry.facings import FacingKind, facing_towards, way
from bob_editor.geometry.grid import Grid

GRID = Grid(5, 5)
POINTY = Grid(5, 5, "pointy-top", shift="right")


@pytest.mark.parametrize(
    ("grid", "kind", "point", "facing"),
    [
        (GRID, "spine", (9, 4), "e"),
        (GRID, "side", (6, 0), "n"),
        (GRID, "spine", (4, 7), "sw"),
        (POINTY, "side", (9, 6), "e"),
        (POINTY, "spine", (4, 0), "n"),
        (GRID, "number", (6, 0), 0),
        (GRID, "number", (12, 4), 3),
        (GRID, "number", (6, 40), 6),
        (GRID, "number", (0, 4), 9),
        (POINTY, "number", (4, 0), 0),
        (POINTY, "edge", (9, 5), "n"),
        (POINTY, "edge", (9, 9), "s"),
    ],
)
def test_facing_is_the_nearest_way(
    grid: Grid, kind: FacingKind, point: tuple[float, float], facing: str | int
) -> None:
    """Hexspines or hexsides, flat top or pointy; twelve ways clockwise from the top; the map's upper or lower edge."""
    assert facing_towards(grid, grid.hex("C3"), point, kind) == facing


@pytest.mark.parametrize("grid", [GRID, POINTY])
@pytest.mark.parametrize("kind", ["spine", "side", "number", "edge"])
def test_what_a_facing_means_is_what_it_is_turned_to(grid: Grid, kind: FacingKind) -> None:
    """A place a little away in the way of a facing gives that facing again."""
    names = {
        "spine": grid.frame.corner_names, "side": grid.frame.side_names,
        "number": tuple(range(12)), "edge": ("n", "s"),
    }[kind]  # fmt: skip
    at = grid.hex("C3")
    cx, cy = grid.frame.true(grid.frame.centre(at))
    for name in names:
        found = way(grid.frame, str(name))
        assert found is not None
        point = grid.frame.from_true((cx + found[0], cy + found[1]))
        assert facing_towards(grid, at, point, kind) == name
    assert way(grid.frame, "") is None
    assert way(grid.frame, "up") is None


@pytest.mark.parametrize("facing", ["1" * 400, "1" * 5000, "²", "-1", "x"])
def test_what_no_thing_can_face(facing: str) -> None:
    """A number that nobody can turn by means no way, as a name that there isn't."""
    assert way(GRID.frame, facing) is None
