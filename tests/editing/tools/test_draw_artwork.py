"""Drawing rings by hand."""

from collections.abc import Callable

import pytest

from bob_editor.editing.document.document import Document
from bob_editor.editing.game.starts import STARTS, started
from bob_editor.editing.gestures.pointer import Pointer, pointer_at
from bob_editor.editing.outlines.building_shapes import is_right_angled
from bob_editor.editing.tools import Tool
from bob_editor.editing.tools.draw_artwork import DrawArtwork
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.model.outlines import knots_of
from bob_editor.rules.game import game_from_data
from bob_editor.rulesets import ruleset

Here = Callable[..., Pointer]
SQUARE = ((6.0, 4.0), (12.0, 4.0), (12.0, 8.0), (6.0, 8.0))


@pytest.fixture
def here(document: Document) -> Here:
    """Points at a lattice point."""
    return lambda x, y, **keys: pointer_at(document.value.grid, (x, y), **keys)


def _click(tool: Tool, pointer: Pointer) -> None:
    tool.hover(pointer)
    tool.press(pointer)
    tool.release(pointer)


def test_points_and_enter(
    document: Document, tools: dict[str, Tool], here: Here, steps: list[Edit[Board]]
) -> None:
    """Clicks set points, in thousandths; Enter closes the ring, as one step."""
    tool = tools["draw_artwork"]
    tool.set_option("terrain", "woods")
    for x, y in ((6.00049, 4), *SQUARE[1:]):
        _click(tool, here(x, y))
    shown = tool.preview.board
    assert tool.finish()
    assert document.value == shown
    assert (document.value.artwork[0].terrain, document.value.artwork[0].ring) == ("woods", SQUARE)
    assert [edit.label for edit in steps] == ["Draw Woods"]


def test_the_first_point_closes(document: Document, tools: dict[str, Tool], here: Here) -> None:
    """A click on the first point closes a ring of three or more, and the hint says so."""
    tool = tools["draw_artwork"]
    for x, y in SQUARE:
        _click(tool, here(x, y))
    tool.hover(here(6.05, 4.02))
    assert tool.hint.startswith("Close")
    assert tool.preview.active == 0
    _click(tool, here(6.05, 4.02))
    assert document.value.artwork[0].ring == SQUARE


def test_a_free_hand(document: Document, tools: dict[str, Tool], here: Here) -> None:
    """A drag draws with a free hand: points no nearer than need be, and closed when the button goes up."""
    tool = tools["draw_artwork"]
    tool.press(here(6, 4))
    for step in range(120):
        tool.move(here(6 + step * 0.05, 4 + 2 * (step % 2) * 0.001))
    for step in range(60):
        tool.move(here(12 - step * 0.05, 4 + step * 0.05))
    tool.release(here(9, 7))
    assert len(document.value.artwork) == 1
    assert 20 < len(document.value.artwork[0].ring) < 80
    assert not tool.busy


def test_a_crest_line(document: Document, tools: dict[str, Tool], here: Here) -> None:
    """A ring may be the crest line of a level."""
    tool = tools["draw_artwork"]
    tool.set_option("what", "contour")
    tool.set_option("level", 2)
    for x, y in SQUARE:
        _click(tool, here(x, y))
    tool.finish()
    assert [(piece.level, piece.ring) for piece in document.value.contours] == [(2, SQUARE)]
    assert document.ground.level(document.value.grid.hex("D3")) == 2


def test_only_what_matters_is_asked(document: Document, tools: dict[str, Tool]) -> None:
    """A level by the side of woods would promise woods on that level."""
    tool = tools["draw_artwork"]
    for what, names in (("artwork", {"terrain"}), ("contour", {"level"}), ("hole", set())):
        tool.set_option("what", what)
        assert {option.name for option in tool.options} == {"what", "form", *names}


def test_a_hole(document: Document, tools: dict[str, Tool], here: Here) -> None:
    """A ring may be a hole in the drawn piece that holds it; where none does, there is nothing to do."""
    tool = tools["draw_artwork"]
    for x, y in SQUARE:
        _click(tool, here(x, y))
    tool.finish()
    tool.set_option("what", "hole")
    hole = ((8.0, 5.0), (10.0, 5.0), (9.0, 6.5))
    for x, y in hole:
        _click(tool, here(x, y))
    tool.finish()
    assert document.value.artwork[0].holes == (hole,)
    before = document.value
    for x, y in ((1, 1), (2, 1), (2, 2)):
        _click(tool, here(x, y))
    tool.finish()
    assert document.value is before


def test_backspace_and_escape(document: Document, tools: dict[str, Tool], here: Here) -> None:
    """Backspace takes the last point back, Escape all; two points are no ring."""
    tool = tools["draw_artwork"]
    before = document.value
    for x, y in SQUARE:
        _click(tool, here(x, y))
    assert tool.back()
    assert len(tool.preview.points) == 3
    tool.cancel()
    assert not tool.back()
    for x, y in SQUARE[:2]:
        _click(tool, here(x, y))
    tool.finish()
    assert document.value is before


def test_a_terrain_that_is_chosen_is_drawn(tools: dict[str, Tool]) -> None:
    """Also after crest lines: the palette wouldn't do what it says."""
    tool = tools["draw_artwork"]
    tool.set_option("what", "contour")
    tool.set_option("terrain", "woods")
    assert tool.hint.startswith("Draw Woods")


@pytest.mark.parametrize("form", ["rectangle", "l", "u", "round"])
def test_a_shape_is_dragged_or_clicked(
    document: Document, tools: dict[str, Tool], here: Here, steps: list[Edit[Board]], form: str
) -> None:
    """A drag draws it along the nearest hexside or road, three clicks along their own side; right angles are right."""
    tool = tools["draw_artwork"]
    tool.set_option("terrain", "building_stone")
    tool.set_option("form", form)
    tool.press(here(6, 4))
    tool.move(here(7.5, 4.8))
    tool.move(here(9, 5.5))
    shown = tool.preview.board
    tool.release(here(9, 5.5))
    assert document.value == shown
    for x, y in ((14, 6), (16, 6.5), (15.5, 8)):
        _click(tool, here(x, y))
    assert len(steps) == 2
    for piece in document.value.artwork:
        (curve,) = knots_of(piece)
        assert is_right_angled(document.value.grid.frame, curve) is (form != "round")
        assert bool(piece.curves) is (form == "round")
    tool.press(here(3, 3))
    tool.move(here(5, 5))
    assert tool.hint.startswith("Let go")
    document.manner.locked = frozenset({"artwork"})
    tool.release(here(5, 5))
    assert tool.hint.startswith("Click to draw"), "what was refused is still in hand, and nothing is pressed"
    tool.cancel()
    assert not tool.busy


def test_a_hole_with_bends_leaves_the_ring_its_knots(
    document: Document, tools: dict[str, Tool], here: Here
) -> None:
    """A round hole in a round wood: both are curves of four knots."""
    tool = tools["draw_artwork"]
    tool.set_option("terrain", "woods")
    tool.set_option("form", "round")
    for what, (start, goal) in (("artwork", ((4, 3), (14, 9))), ("hole", ((8, 5), (10, 7)))):
        tool.set_option("what", what)
        tool.press(here(*start))
        tool.move(here(*goal))
        tool.release(here(*goal))
    (piece,) = document.value.artwork
    assert [len(curve) for curve in piece.curves] == [4, 4]


def test_a_level_taken_up_is_drawn_as_a_crest_line(
    document: Document, tools: dict[str, Tool], here: Here
) -> None:
    """A level chosen in the palette keeps the tool; one that has no crest line is left to the brush."""
    tool = tools["draw_artwork"]
    assert isinstance(tool, DrawArtwork)
    assert tool.take_up_level(2)
    assert not tool.take_up_level(0)
    for x, y in SQUARE:
        _click(tool, here(x, y))
    tool.finish()
    assert [contour.level for contour in document.value.contours] == [2]


def test_another_game_has_what_it_offers(document: Document, tools: dict[str, Tool]) -> None:
    """No crest lines are drawn on where a game has none, and none of a level that it lacks."""
    tool = tools["draw_artwork"]
    assert isinstance(tool, DrawArtwork)
    grid, islands = document.value.grid, ruleset("combat-commander-pacific")
    document.open(Board(grid, islands.id), islands)
    tool.set_option("what", "contour")
    tool.set_option("level", 4)
    rows = ruleset("band-of-brothers-2.2")
    document.open(Board(grid, rows.id), rows)
    assert (tool.what, tool.level) == ("contour", 1)
    flat = game_from_data(started(next(one for one in STARTS if one.id == "artwork")).data)
    document.open(Board(grid, flat.id), flat)
    assert tool.what == "artwork"
