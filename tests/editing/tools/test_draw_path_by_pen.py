"""Drawing roads and streams as curves: with the pen and with a free hand."""

import math
from collections.abc import Callable

import pytest

from bob_editor.editing.document.document import Document
from bob_editor.editing.gestures.pointer import Pointer, pointer_at
from bob_editor.editing.tools import Tool
from bob_editor.geometry.curve import Knot
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.lattice import Point
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit

At = Callable[[Point], Pointer]


@pytest.fixture
def on(document: Document) -> Callable[..., Pointer]:
    """Points at lattice points of the board."""
    return lambda x, y, **keys: pointer_at(document.value.grid, (x, y), **keys)


@pytest.fixture
def pen(tools: dict[str, Tool]) -> Tool:
    """The path tool with the pen, drawing roads without snapping."""
    tool = tools["draw_path"]
    tool.set_option("way", "pen")
    tool.set_option("snaps", False)
    return tool


def _click(tool: Tool, pointer: Pointer) -> None:
    tool.hover(pointer)
    tool.press(pointer)
    tool.release(pointer)


def _drag(tool: Tool, *pointers: Pointer) -> None:
    tool.press(pointers[0])
    for pointer in pointers[1:]:
        tool.move(pointer)
    tool.release(pointers[-1])


def test_clicks_set_corners_and_drags_pull_handles(
    document: Document, pen: Tool, on: Callable[..., Pointer], steps: list[Edit[Board]]
) -> None:
    """The curve enters the hexes that it is drawn through, also where it misses their dots; Enter ends it."""
    _click(pen, on(0.7, 0.3))
    _drag(pen, on(4, 2.2), on(5, 2.6), on(6, 3.2))
    pen.hover(on(9, 4))
    shown = pen.preview.board
    assert shown is not None
    assert len(shown.paths[0].curve) == 3
    _click(pen, on(9.5, 3.8))
    assert steps == []
    assert pen.finish()
    (path,) = document.value.paths
    assert path.curve == (
        Knot((0.7, 0.3)),
        Knot((4.0, 2.2), (2.0, 1.2), (6.0, 3.2)),
        Knot((9.5, 3.8)),
    )
    label = document.value.grid.label
    assert [label(at) for at in path.through] == ["A1", "B1", "B2", "C2", "C3", "D2"]
    assert [edit.label for edit in steps] == ["Road from A1 to D2"]
    assert not pen.busy


@pytest.mark.parametrize("keys", [{"button": "right"}, {"clicks": 2}])
def test_a_double_click_or_the_right_button_ends_it(
    keys: dict[str, object], document: Document, pen: Tool, on: Callable[..., Pointer]
) -> None:
    _click(pen, on(1, 1))
    _click(pen, on(4, 3))
    _click(pen, on(4, 3, **keys))
    assert [len(path.curve) for path in document.value.paths] == [2]
    assert not pen.busy


def test_another_tool_or_terrain_ends_it(document: Document, pen: Tool, on: Callable[..., Pointer]) -> None:
    """What is begun is drawn, not thrown away."""
    _click(pen, on(1, 1))
    _click(pen, on(4, 3))
    pen.set_option("terrain", "stream")
    _click(pen, on(1, 6))
    _click(pen, on(6, 6))
    pen.put_down()
    assert [path.terrain for path in document.value.paths] == ["road", "stream"]


def test_backspace_takes_back_a_point_and_escape_all(pen: Tool, on: Callable[..., Pointer]) -> None:
    for x in (1, 4, 7):
        _click(pen, on(x, 3))
    assert pen.back()
    assert len(pen.preview.points) == 3
    pen.cancel()
    assert not pen.busy
    assert not pen.back()


def test_it_begins_at_the_end_of_a_drawn_path_and_leads_that_on(
    document: Document, pen: Tool, on: Callable[..., Pointer], steps: list[Edit[Board]]
) -> None:
    """From either end, and the path stays one; what was there is never taken back."""
    for ends in (((1, 1), (4, 3)), ((1, 1), (1, 5))):
        pen.set_option("snaps", True)
        pen.hover(on(1.1, 1.1))
        assert ("Continue" if steps else "Begin") in pen.hint
        for x, y in ends:
            _click(pen, on(x, y))
        pen.finish()
    (path,) = document.value.paths
    assert [knot.at for knot in path.curve] == [(4.0, 3.0), (1.0, 1.0), (1.0, 5.0)]
    _click(pen, on(*path.curve[-1].at))
    assert pen.back()
    assert not pen.busy


def test_points_snap_to_dots_and_hexsides_unless_shift_is_held(pen: Tool, on: Callable[..., Pointer]) -> None:
    pen.set_option("snaps", True)
    pen.hover(on(3.1, 1.1))
    assert "the dot of B1" in pen.hint
    _click(pen, on(3.1, 1.1))
    assert pen.preview.points == ((3.0, 1.0),)
    pen.hover(on(3.05, 2.05))
    assert "hexside B1/B2" in pen.hint
    _click(pen, on(3.05, 2.05, shift=True))
    assert pen.preview.points[-1] == (3.05, 2.05)


def test_a_way_that_ends_beside_another_ends_on_it(
    document: Document, pen: Tool, on: Callable[..., Pointer]
) -> None:
    """It stopped just short; where a dot is as near, that comes first."""
    for x, y in ((1, 1.3), (9, 5.3)):
        _click(pen, on(x, y))
    pen.finish()
    pen.set_option("snaps", True)
    pen.hover(on(5.1, 3.4))
    assert "a path" in pen.hint
    _click(pen, on(5.1, 3.4))
    across, down = pen.preview.points[-1]
    assert down - 1.3 == pytest.approx((across - 1) / 2, abs=0.01)
    pen.cancel()
    pen.hover(on(3.0, 2.95))
    assert "the dot of B2" in pen.hint


def test_control_keeps_steady_angles(pen: Tool, on: Callable[..., Pointer]) -> None:
    _click(pen, on(3, 3))
    _click(pen, on(7, 3.1, control=True))
    assert pen.preview.points[1][1] == 3.0


def test_a_free_hand_leaves_few_smooth_knots(
    document: Document, tools: dict[str, Tool], on: Callable[..., Pointer], steps: list[Edit[Board]]
) -> None:
    """A stroke of a hundred points ends when the button goes up, as one step."""
    tool = tools["draw_path"]
    tool.set_option("way", "free")
    wave = [on(2 + step / 5, 6 + 2 * math.sin(step / 12)) for step in range(100)]
    tool.press(wave[0])
    for point in wave[1:]:
        tool.move(point)
    shown = tool.preview.board
    assert tool.begun is not None, "it is kept where another tool is taken meanwhile"
    tool.release(wave[-1])
    assert document.value == shown
    (path,) = document.value.paths
    assert len(steps) == 1
    assert 3 <= len(path.curve) <= 12
    assert all(knot.smooth for knot in path.curve[1:-1])
    assert not tool.busy


def test_ends_may_lie_beyond_the_board(document: Document, pen: Tool, on: Callable[..., Pointer]) -> None:
    """A road leaves the map; what is beyond its edge is in no hex."""
    _click(pen, on(3, 1))
    _click(pen, on(-5, 2))
    pen.finish()
    (path,) = document.value.paths
    assert path.curve[-1].at == (-5.0, 2.0)
    assert all(at in document.value.grid for at in path.through)


@pytest.mark.parametrize("way", ["pen", "free"])
def test_a_path_may_begin_beyond_the_board(
    document: Document, tools: dict[str, Tool], on: Callable[..., Pointer], way: str
) -> None:
    """A road comes onto the map from where the mouse went down; no hex is named there."""
    tool = tools["draw_path"]
    tool.set_option("way", way)
    tool.hover(on(-5, 2))
    assert tool.hint.startswith("Begin the Road:")
    _drag(tool, on(-5, 2), *(on(-5 + step / 2, 2) for step in range(20)))
    tool.press(on(6, 2))
    tool.finish()
    assert document.value.paths[0].curve[0].at == (-5.0, 2.0)


def test_a_path_that_enters_no_hex_is_none(document: Document, pen: Tool, on: Callable[..., Pointer]) -> None:
    pen.press(on(-8, -8))
    pen.press(on(-9, -9))
    pen.finish()
    assert document.value.paths == ()


def test_what_is_shown_is_what_is_drawn_also_symmetrically(
    document: Document, pen: Tool, on: Callable[..., Pointer]
) -> None:
    """A way drawn with the pen is shown with its image before it is done."""
    document.open(Board(Grid(9, 8), document.ruleset.id), document.ruleset)
    document.manner.symmetry = "left_right"
    _click(pen, on(0, 0))
    _click(pen, on(1, 4))
    shown = pen.preview.board
    assert shown is not None
    pen.finish()
    assert document.value == shown
    assert len(shown.paths) == 2
