"""Drawing roads and streams."""

from collections.abc import Callable
from itertools import pairwise

from msgspec.structs import replace

from bob_editor.editing.document.document import Document
from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.tools import Tool
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit

At = Callable[..., Pointer]
Drag = Callable[[Tool, list[Pointer]], None]


def _paths(document: Document) -> list[tuple[str, str]]:
    label = document.value.grid.label
    return [(path.terrain, " ".join(label(at) for at in path.through)) for path in document.value.paths]


def _click(tool: Tool, pointer: Pointer) -> None:
    tool.hover(pointer)
    tool.press(pointer)
    tool.release(pointer)


def test_a_drag_draws_a_path(
    document: Document, tools: dict[str, Tool], at: At, drag: Drag, steps: list[Edit[Board]]
) -> None:
    """A drag draws through the hexes that it passes, fills gaps, and ends when the button goes up."""
    drag(tools["draw_path"], [at("B2"), at("B5"), at("C6")])
    assert _paths(document) == [("road", "B2 B3 B4 B5 C6")]
    assert [edit.label for edit in steps] == ["Road from B2 to C6"]
    assert not tools["draw_path"].busy


def test_a_drag_onto_the_board_begins_at_its_edge(
    document: Document, tools: dict[str, Tool], at: At, drag: Drag
) -> None:
    """A drag that begins beside the board isn't lost."""
    outside = replace(at("A2"), hex=at("A2").hex.neighbours()[4])
    assert outside.hex not in document.value.grid
    drag(tools["draw_path"], [outside, at("A2"), at("B2"), at("C3")])
    assert _paths(document) == [("road", "A2 B2 C3")]


def test_clicks_draw_a_path(
    document: Document, tools: dict[str, Tool], at: At, steps: list[Edit[Board]]
) -> None:
    """Clicks lead the path from hex to hex; Enter ends it, as one step."""
    tool = tools["draw_path"]
    tool.set_option("terrain", "stream")
    for label in ("B2", "B4", "D5"):
        _click(tool, at(label))
    assert steps == []
    assert tool.busy
    tool.hover(at("D5"))
    assert "End the Stream in D5" in tool.hint
    assert tool.finish()
    assert _paths(document) == [("stream", "B2 B3 B4 C5 D5")]
    assert len(steps) == 1
    assert not tool.finish()


def test_a_path_along_a_ragged_rim_stays_on_the_board(
    document: Document, tools: dict[str, Tool], at: At
) -> None:
    """Each of its hexes is a neighbour of the one before, also where the straight line runs off the board."""
    tool, grid = tools["draw_path"], document.value.grid
    for first, last in (("A1", "I1"), ("J1", "B1"), ("A8", "I8"), ("J8", "B8")):
        _click(tool, at(first))
        _click(tool, at(last))
        tool.finish()
        through = document.value.paths[-1].through
        assert (grid.label(through[0]), grid.label(through[-1])) == (first, last)
        assert all(one in grid for one in through)
        assert all(one.distance(other) == 1 for one, other in pairwise(through))


def test_a_double_click_ends_it(document: Document, tools: dict[str, Tool], at: At) -> None:
    """The second press of a double click ends the path where the first one led it."""
    tool = tools["draw_path"]
    _click(tool, at("B2"))
    _click(tool, at("B4"))
    _click(tool, at("B4", clicks=2))
    assert _paths(document) == [("road", "B2 B3 B4")]


def test_the_preview_leads_to_the_pointer(tools: dict[str, Tool], at: At) -> None:
    """While a path is begun, it is shown as far as the pointer."""
    tool = tools["draw_path"]
    _click(tool, at("B2"))
    tool.hover(at("B5"))
    shown = tool.preview.board
    assert shown is not None
    assert len(shown.paths[0].through) == 4
    assert tool.hint == "Lead the Road on to B5; Enter or a double click ends it"


def test_backspace_takes_back(document: Document, tools: dict[str, Tool], at: At) -> None:
    """Backspace takes back the last click, then hex by hex."""
    tool = tools["draw_path"]
    for label in ("B2", "B4", "D5"):
        _click(tool, at(label))
    assert tool.back()
    assert tool.finish()
    assert _paths(document) == [("road", "B2 B3 B4")]
    assert not tool.back()


def test_going_back_in_a_drag_takes_back(
    document: Document, tools: dict[str, Tool], at: At, drag: Drag
) -> None:
    """A drag that turns back along itself shortens the path."""
    drag(tools["draw_path"], [at("B2"), at("B3"), at("B4"), at("B3"), at("C4")])
    assert _paths(document) == [("road", "B2 B3 C4")]


def test_a_path_is_continued_at_its_end(
    document: Document, tools: dict[str, Tool], at: At, drag: Drag
) -> None:
    """Begun where one of its kind ends, the path goes on; the hint says so."""
    tool = tools["draw_path"]
    drag(tool, [at("B2"), at("B4")])
    tool.hover(at("B4"))
    assert tool.hint == "Continue the Road that ends in B4"
    drag(tool, [at("B4"), at("B6")])
    assert _paths(document) == [("road", "B2 B3 B4 B5 B6")]


def test_control_takes_a_hex_out(document: Document, tools: dict[str, Tool], at: At, drag: Drag) -> None:
    """With Control the hex under the pointer leaves the paths of that kind."""
    tool = tools["draw_path"]
    drag(tool, [at("B2"), at("B6")])
    tool.hover(at("B4", control=True))
    assert tool.hint == "Take B4 out of each Road through it"
    _click(tool, at("B4", control=True))
    assert _paths(document) == [("road", "B2 B3"), ("road", "B5 B6")]


def test_off_the_board_it_goes_no_farther(
    document: Document, tools: dict[str, Tool], at: At, drag: Drag
) -> None:
    """A drag beyond the edge ends at the edge."""
    drag(tools["draw_path"], [at("B2"), at("B1"), at("ZZ9")])
    assert _paths(document) == [("road", "B2 B1")]


def test_a_path_of_one_hex_is_none(
    document: Document, tools: dict[str, Tool], at: At, steps: list[Edit[Board]]
) -> None:
    """A single click, ended or given up, draws nothing."""
    tool = tools["draw_path"]
    _click(tool, at("B2"))
    tool.finish()
    _click(tool, at("B2"))
    tool.cancel()
    assert steps == []
    assert not document.value.paths


def test_putting_it_down_ends_the_path(document: Document, tools: dict[str, Tool], at: At) -> None:
    """Another tool, or another sort of path, throws nothing away."""
    tool = tools["draw_path"]
    tool.set_option("terrain", "road")
    for name in ("B2", "B4"):
        tool.press(at(name))
        tool.release(at(name))
    tool.hover(at("D4"))
    tool.set_option("terrain", "stream")
    assert [path.terrain for path in document.value.paths] == ["road"]
    for name in ("D2", "D4"):
        tool.press(at(name))
        tool.release(at(name))
    tool.put_down()
    assert [path.terrain for path in document.value.paths] == ["road", "stream"]
    assert len(document.value.paths[-1].through) == 3
