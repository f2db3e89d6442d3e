"""Tiles that are turned: which hexsides they link."""

import pytest

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Frame
from bob_editor.model.board import Feature
from bob_editor.rules.land.tile_shapes import LINKS, TURNS, canonical, links_of, shape_of, turned, turns_of

NAMES = ("e", "ne", "nw", "w", "sw", "se")


def test_directions_are_those_of_the_frame() -> None:
    """Counted from the east, counter-clockwise, they are the named hexsides of a pointy-top hex."""
    frame = Frame("pointy-top")
    assert [frame.side_names[canonical(direction)] for direction in range(6)] == list(NAMES)
    assert [canonical(canonical(direction)) for direction in range(6)] == list(range(6))
    assert frame.centre(Hex(0, 0).neighbour(canonical(0)))[0] > 0


@pytest.mark.parametrize(
    ("shape", "orientation", "names"),
    [
        (None, 1, "e w"), ("straight", 2, "ne sw"), ("straight", 3, "nw se"), ("curve", 1, "ne se"),
        ("curve", 4, "nw sw"), ("fork_right", 1, "e w se"), ("FL", 1, "e ne w"), ("X", 1, "e ne w sw"),
        ("Y", 2, "ne w se"), ("pond", 1, ""), (None, None, ""),
    ],
)  # fmt: skip
def test_links(shape: str | None, orientation: int | None, names: str) -> None:
    """A shape's links turn with it; one that isn't turned or known links nothing."""
    links = links_of(Feature("river", orientation, shape))
    assert {NAMES[direction] for direction in links} == set(names.split())


@pytest.mark.parametrize("shape", list(LINKS))
def test_orientations_differ(shape: str) -> None:
    """A shape has just so many orientations as look different."""
    found = {links_of(Feature("river", turn, shape)) for turn in range(1, 7)}
    assert len(found) == TURNS[shape] == turns_of(Feature("river", 1, shape))
    assert turns_of(Feature("river", 1)) == 6
    assert shape_of(Feature("road", 1, "FR")) == "fork_right"


@pytest.mark.parametrize("shape", list(LINKS))
@pytest.mark.parametrize("orientation", range(1, 7))
def test_a_turned_tile_links_what_its_turned_links_are(shape: str, orientation: int) -> None:
    """By any number of sixths; turned by none, or wholly, it is the same."""
    tile = Feature("river", orientation, shape)
    for sixths in range(-6, 7):
        links = {(direction + sixths) % 6 for direction in links_of(tile)}
        assert links_of(turned(tile, sixths)) == links
    assert links_of(turned(tile, 6)) == links_of(turned(tile, 0)) == links_of(tile)


@pytest.mark.parametrize(("terrain", "degrees"), [("bridge", -30), ("railroad_bridge", -60)])
def test_a_bridge_turns_by_sixths(terrain: str, degrees: int) -> None:
    """Each orientation of it is so far from the last one, against the clock."""
    for orientation in range(1, 7):
        after = turned(Feature(terrain, orientation), 1).orientation
        assert after is not None
        assert 1 <= after <= 6
        assert (degrees * (after - orientation) - 60) % 180 == 0
