"""Selecting hexes and rings."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from bob_editor.editing.document.document import Document
from bob_editor.editing.drawing.clipboard import Snippet
from bob_editor.editing.gestures.pointer import Pointer, pointer_at
from bob_editor.editing.tools import Tool
from bob_editor.editing.tools.select import Select
from bob_editor.errors import BadCall
from bob_editor.model.board import Artwork, Board
from bob_editor.model.board_edits import paint_terrain
from bob_editor.model.edit import Edit

At = Callable[..., Pointer]
Drag = Callable[[Tool, list[Pointer]], None]
RING = ((6.0, 4.0), (12.0, 4.0), (12.0, 8.0))


@pytest.fixture
def select(tools: dict[str, Tool]) -> Select:
    """The select tool."""
    tool = tools["select"]
    assert isinstance(tool, Select)
    return tool


def _labels(select: Select) -> set[str]:
    return {select.board.grid.label(at) for at in select.selection}


def test_clicks(select: Select, at: At, drag: Drag) -> None:
    """A click selects one hex, Control adds and takes away, Shift spans a rectangle, off the board nothing."""
    drag(select, [at("B2")])
    assert _labels(select) == {"B2"}
    drag(select, [at("D2", control=True)])
    drag(select, [at("B2", control=True)])
    assert _labels(select) == {"D2"}
    drag(select, [at("B2")])
    drag(select, [at("C3", shift=True)])
    assert _labels(select) == {"B2", "B3", "C2", "C3"}
    drag(select, [at("ZZ9")])
    assert not select.selection


def test_a_drag_spans_a_rectangle(select: Select, at: At, drag: Drag) -> None:
    """A drag selects what it spans; with Control beside what was selected."""
    drag(select, [at("B2"), at("C3")])
    assert _labels(select) == {"B2", "B3", "C2", "C3"}
    select.document.set_value(replace(select.board, artwork=(Artwork("woods", RING),)))
    drag(select, [at("D3"), at("E3"), at("E4")])
    drag(select, [at("D5", shift=True)])
    assert _labels(select) == {"D3", "D4", "D5", "E3", "E4"}, "from where the drag began, in an outline, too"
    drag(select, [at("B2"), at("C3")])
    drag(select, [at("H5", control=True), at("H6", control=True)])
    assert len(select.selection) == 6
    select.cancel()
    assert not select.selection


def test_select_all_and_none(select: Select, document: Document) -> None:
    """All hexes can be selected, and none."""
    select.select_all()
    assert select.selection == set(document.value.grid.hexes)
    select.select_none()
    assert not select.busy


def test_delete(select: Select, document: Document, at: At, drag: Drag, steps: list[Edit[Board]]) -> None:
    """Delete clears the selected hexes as one step; without a selection it means nothing."""
    assert not select.delete()
    grid = document.value.grid
    document.set_value(
        paint_terrain(document.value, [grid.hex("B2"), grid.hex("B3"), grid.hex("E4")], ["woods"])
    )
    drag(select, [at("B2"), at("B3")])
    assert select.delete()
    assert [grid.label(at) for at in document.value.hexes_with("woods")] == ["E4"]
    assert [edit.label for edit in steps] == ["Delete 2 hexes"]


def test_copy_and_paste(select: Select, document: Document, at: At, drag: Drag) -> None:
    """Copied hexes are pasted with the first on the hex under the pointer, and are selected then."""
    grid = document.value.grid
    document.set_value(paint_terrain(document.value, [grid.hex("B2"), grid.hex("B3")], ["woods"]))
    assert select.copy() is None
    drag(select, [at("B2"), at("B3")])
    copied = select.copy()
    assert isinstance(copied, Snippet)
    select.hover(at("F5"))
    select.paste(copied.text)
    assert {grid.label(at) for at in document.value.hexes_with("woods")} == {"B2", "B3", "F5", "F6"}
    assert _labels(select) == {"F5", "F6"}
    with pytest.raises(BadCall):
        select.paste("something else")


def test_cut(select: Select, document: Document, at: At, drag: Drag) -> None:
    """Cut copies and clears; pasted again where it was, the board is as before."""
    document.set_value(paint_terrain(document.value, [document.value.grid.hex("B2")], ["woods"]))
    before = document.value
    drag(select, [at("B2")])
    copied = select.cut()
    assert isinstance(copied, Snippet)
    assert not document.value.hexes
    select.paste(copied.text)
    assert document.value == before


def test_turn_and_mirror(select: Select, document: Document, at: At, drag: Drag) -> None:
    """Selected hexes turn about their middle and stay selected; six turns, or two mirrorings, change nothing."""
    grid = document.value.grid
    document.set_value(paint_terrain(document.value, [grid.hex("E3")], ["woods"]))
    select.select(grid.hex("E4").within(1))
    before = document.value
    select.turn()
    assert [grid.label(at) for at in document.value.hexes_with("woods")] == ["F3"]
    for _ in range(5):
        select.turn()
    assert document.value == before
    assert len(select.selection) == 7
    select.turn(1)
    select.mirror()
    assert [grid.label(at) for at in document.value.hexes_with("woods")] == ["D3"]


def _here(document: Document, x: float, y: float, **keys: bool) -> Pointer:
    return pointer_at(document.value.grid, (x, y), **keys)  # type: ignore[arg-type]


@pytest.fixture
def ringed(document: Document) -> Document:
    """The document with a drawn ring."""
    document.set_value(replace(document.value, artwork=(Artwork("woods", RING),)))
    return document


def _ring(document: Document) -> tuple[tuple[float, float], ...]:
    return document.value.artwork[0].ring
