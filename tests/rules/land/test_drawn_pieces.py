"""What is read of drawn pieces once: where others come or go, a piece gets another place in the list and stays."""

import pytest
from msgspec.structs import replace
from shapely.geometry.base import BaseGeometry

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.lattice import Node
from bob_editor.geometry.shapes import moved
from bob_editor.model.board import Artwork, Board, Contour
from bob_editor.model.change import difference
from bob_editor.rules.land.ground import Ground
from bob_editor.rulesets import ruleset


def test_a_piece_whose_place_is_another_is_not_looked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two houses stay as the first of three goes: the hexes that they reach into are known."""
    grid = Grid(6, 4)
    houses = [
        Artwork(
            "building_stone", ((x - 1.1, y - 0.4), (x + 1.2, y - 0.4), (x + 1.2, y + 0.3), (x - 1.1, y + 0.3))
        )
        for x, y in map(grid.centre, (grid.hex(label) for label in ("B2", "C3", "E2")))
    ]
    before = Board(grid, "band-of-brothers-2.2", artwork=tuple(houses))
    ground = Ground(before, ruleset(before.ruleset))
    reached = [ground.hexes_reached(piece) for piece in ground.drawn]
    assert all(reached)
    asked: list[Node] = []

    def told(shape: BaseGeometry, by: Node) -> BaseGeometry:
        asked.append(by)
        return moved(shape, by)

    monkeypatch.setattr("bob_editor.rules.land.drawn_pieces.moved", told)
    after = replace(before, artwork=before.artwork[1:])
    now = ground.after(after, difference(before, after))
    assert [now.hexes_reached(piece) for piece in now.drawn] == reached[1:]
    assert not asked


@pytest.mark.parametrize("kept", [slice(1, None), slice(None, 5), slice(None, None, -1), slice(2, 3)])
def test_what_hexes_hold_follows_an_edit_as_if_read_anew(kept: slice) -> None:
    """Rings go, come back, lie another way over each other, and one of them is moved; others stay the very same."""
    grid = Grid(9, 6)

    def around(number: int, far: float) -> tuple[tuple[float, float], ...]:
        x, y = grid.centre(grid.hexes[number])
        return ((x - far, y - far), (x + far, y - far), (x + far, y + far), (x - far, y + far))

    kinds = ("ridge", "woods", "ridge", "wheat", "orchard", "woods")
    artwork = tuple(Artwork(kind, around(5 * n + 3, 3.2)) for n, kind in enumerate(kinds))
    contours = tuple(Contour(1 + n % 2, around(7 * n + 9, 4.1)) for n in range(6))
    before = Board(grid, "band-of-brothers-2.2", artwork=artwork, contours=contours)
    moved_one = replace(artwork[0], ring=around(20, 2.4))
    after = replace(before, artwork=(*artwork[kept], moved_one), contours=contours[kept])

    def told(ground: Ground) -> list[object]:
        found = (ground.drawn_at, ground.contours_at, ground.reaching_into)
        return [
            [(one.terrain, one.level, one.index) for one in what(at)] for what in found for at in grid.hexes
        ]

    ground = Ground(before, ruleset(before.ruleset))
    here = told(ground)
    now = ground.after(after, difference(before, after))
    assert told(now) == told(Ground(after, now.ruleset)) != here
    assert told(now.after(before, difference(after, before))) == here
