"""What is read of drawn pieces once: where others come or go, a piece gets another place in the list and stays."""

import pytest
from msgspec.structs import replace
from shapely.geometry.base import BaseGeometry

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.lattice import Node
from bob_editor.geometry.shapes import moved
from bob_editor.model.board import Artwork, Board
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
