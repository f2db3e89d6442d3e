"""Places and their labels."""

from bob_editor.geometry.grid import Grid
from bob_editor.model.places import at_heading, at_hex, at_path, at_piece, at_side

GRID = Grid(6, 5)


def test_labels_are_those_of_files() -> None:
    """A place is called what a file calls it."""
    at, side = GRID.hex("B2"), GRID.side("B2/C2")
    assert str(at_hex(GRID, at)) == "B2"
    assert str(at_side(GRID, side)) == GRID.side_label(side)
    assert str(at_heading("title")) == "title"
    assert str(at_piece("contour", 2)) == "contours/2"
    assert str(at_path(GRID, 1, (at, GRID.hex("B3")))) == "paths/1 B2–B3"
    assert str(at_path(GRID, 1, (at,))) == "paths/1 B2"
    assert str(at_path(GRID, 0, ())) == "paths/0"


def test_places_say_where_to_look() -> None:
    """Every place with a position names hexes to show."""
    at, side = GRID.hex("B2"), GRID.side("B2/C2")
    assert at_hex(GRID, at).near == (at,)
    assert set(at_side(GRID, side).near) == {GRID.hex("B2"), GRID.hex("C2")}
    assert at_path(GRID, 0, (at,)).near == (at,)
