"""Writing labels, choosing, moving and changing them."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from bob_editor.editing.document.document import Document
from bob_editor.editing.gestures.pointer import Pointer, pointer_at
from bob_editor.editing.tools import Tool
from bob_editor.editing.tools.typed_labels import Asked
from bob_editor.editing.tools.write_label import WriteLabel
from bob_editor.model.board import Board, Label
from bob_editor.model.edit import Edit
from bob_editor.model.lettering import middle_of

At = Callable[..., Pointer]
Drag = Callable[[Tool, list[Pointer]], None]


@pytest.fixture
def tool(tools: dict[str, Tool]) -> WriteLabel:
    """The tool, with somebody who types *Mill* wherever a text is asked for."""
    found = tools["write_label"]
    assert isinstance(found, WriteLabel)
    return found


def _typing(tool: WriteLabel, text: str) -> list[Asked]:
    asked: list[Asked] = []

    def answer(one: Asked) -> None:
        asked.append(one)
        one.done(text)

    tool.asked.connect(answer)
    return asked


def _over(document: Document, pointer: Pointer) -> Pointer:
    """Over the label, which keeps off the dot that it was written at."""
    frame = document.value.grid.frame
    point = frame.from_true(middle_of(frame, document.value.labels[0]))
    return replace(pointer, point=point, hex=frame.hex_at(point))


def test_a_click_writes(document: Document, tool: WriteLabel, at: At, drag: Drag) -> None:
    """In the look that is set; an empty text writes nothing."""
    tool.set_option("kind", "town")
    asked = _typing(tool, "Mill")
    drag(tool, [at("C3")])
    (label,) = document.value.labels
    assert (label.text, label.kind, label.at) == ("Mill", "town", asked[0].at)
    assert tool.chosen == label


def test_nothing_typed_writes_nothing(document: Document, tool: WriteLabel, at: At, drag: Drag) -> None:
    """Nor is there a step of undo."""
    _typing(tool, "  ")
    drag(tool, [at("C3")])
    assert document.value.labels == ()


def test_choosing_moving_changing_and_deleting(
    document: Document, tool: WriteLabel, at: At, drag: Drag
) -> None:
    """A click chooses, a drag moves, the options are the label's own, Delete takes it away."""
    _typing(tool, "Mill")
    drag(tool, [at("C3")])
    tool.cancel()
    assert tool.chosen is None
    assert document.value.labels[0].floating
    drag(tool, [_over(document, at("C3")), at("E5")])
    (label,) = document.value.labels
    assert not label.floating
    assert document.value.grid.frame.hex_at(label.at) == document.value.grid.hex("E5")
    tool.set_option("turn", 30.0)
    tool.set_option("size", 2.0)
    (label,) = document.value.labels
    assert (label.turn, label.size) == (30.0, 2.0)
    assert tool.delete()
    assert document.value.labels == ()


def test_a_double_click_types_it_anew(document: Document, tool: WriteLabel, at: At, drag: Drag) -> None:
    """Emptied it is gone."""
    _typing(tool, "Mill")
    drag(tool, [at("C3")])
    tool.asked.disconnect()
    asked = _typing(tool, "Old mill")
    twice = _over(document, at("C3", clicks=2))
    tool.press(twice)
    tool.release(twice)
    assert [one.text for one in asked] == ["Mill"]
    assert [label.text for label in document.value.labels] == ["Old mill"]


def test_the_eraser_takes_labels(
    document: Document, tools: dict[str, Tool], tool: WriteLabel, at: At, drag: Drag
) -> None:
    """Before what lies beneath."""
    _typing(tool, "Mill")
    drag(tool, [at("C3")])
    drag(tools["erase"], [_over(document, at("C3"))])
    assert document.value.labels == ()


def test_a_label_is_bent_along_a_drawn_line_and_straightened(
    document: Document, tool: WriteLabel, at: At, drag: Drag, steps: list[Edit[Board]]
) -> None:
    """Shift draws the line; the middle of the text stands in its middle, and each is one step of undo."""
    _typing(tool, "River")
    drag(tool, [at("C3")])
    way = [at(one, shift=True) for one in ("B5", "C5", "D5", "E6", "F6")]
    tool.press(way[0])
    for pointer in way[1:]:
        tool.move(pointer)
    assert tool.preview.board is not None
    assert tool.preview.board.labels[0].curve
    tool.release(way[-1])
    (label,) = document.value.labels
    assert (label.curve[0].at, label.curve[-1].at) == (way[0].point, way[-1].point)
    assert tool.bent
    tool.set_option("bent", False)
    (label,) = document.value.labels
    assert (label.curve, document.value.grid.frame.hex_at(label.at)) == ((), document.value.grid.hex("D5"))
    assert len(steps) == 3


def test_without_a_label_the_drawn_line_gets_one(
    document: Document, tool: WriteLabel, at: At, drag: Drag
) -> None:
    """Its text is asked for in its middle."""
    asked = _typing(tool, "River")
    drag(tool, [at(one, shift=True) for one in ("B5", "C5", "D5", "E6", "F6")])
    (label,) = document.value.labels
    assert label.curve
    assert asked[0].at == label.at
    assert tool.bent
    # Chosen still, it keeps its line, and another line gets a label of its own.
    drag(tool, [at(one, shift=True) for one in ("B3", "C3", "D3", "E3")])
    assert (document.value.labels[0], len(document.value.labels)) == (label, 2)
    middle = middle_of(document.value.grid.frame, label)
    over = replace(at("D5", shift=True), point=document.value.grid.frame.from_true(middle))
    tool.press(replace(over, shift=False))
    tool.release(replace(over, shift=False))
    drag(tool, [over, *(at(one, shift=True) for one in ("E6", "F7", "G7"))])
    assert len(document.value.labels) == 2
    assert document.value.labels[0].curve != label.curve


@pytest.mark.parametrize("ends", ["typed", "given up", "left empty", "cancelled"])
def test_while_a_text_is_typed_its_line_and_what_is_typed_show(
    document: Document, tool: WriteLabel, at: At, drag: Drag, ends: str
) -> None:
    """The line went as the button was let go, also where the pointer has left for the line in which one types."""
    asked: list[Asked] = []
    tool.asked.connect(asked.append)
    drag(tool, [at(one, shift=True) for one in ("B5", "C5", "D5", "E6", "F6")])
    tool.leave()
    (line,) = tool.preview.lines
    assert tool.preview.board is None
    asked[0].typing("Orv")
    shown = tool.preview.board
    assert shown is not None
    (label,) = shown.labels
    assert (label.text, bool(label.curve)) == ("Orv", True)
    assert tool.preview.lines == (line,)
    does = {
        "typed": lambda: asked[0].done("Orvenne"),
        "given up": lambda: asked[0].typing(None),
        "left empty": lambda: asked[0].done(""),
        "cancelled": tool.cancel,
    }
    does[ends]()
    assert line not in tool.preview.lines
    assert tool.preview.board is None
    assert [one.text for one in document.value.labels] == (["Orvenne"] if ends == "typed" else [])


def test_knots_and_handles_of_a_bent_label_are_dragged(
    document: Document, tool: WriteLabel, at: At, drag: Drag
) -> None:
    """Those of the chosen one; the line of it moves where the text is dragged, and Escape gives a drag up."""
    _typing(tool, "River")
    tool.set_option("bent", True)
    drag(tool, [at("D4")])
    (before,) = document.value.labels
    knot, *_ = tool.preview.points
    tool.press(replace(at("D4"), point=knot))
    tool.move(at("B2"))
    assert tool.preview.board is not None
    tool.cancel()
    tool.release(at("B2"))
    assert document.value.labels == (before,)
    # Undone with the button held, it may lack the point.
    straight = replace(before, curve=())
    tool.press(replace(at("D4"), point=knot))
    tool.move(at("C3"))
    document.set_value(replace(document.value, labels=(straight,)))
    tool.move(at("B2"))
    tool.release(at("B2"))
    assert document.value.labels == (straight,)
    document.set_value(replace(document.value, labels=(before,)))
    drag(tool, [replace(at("D4"), point=knot), at("B2")])
    (label,) = document.value.labels
    assert label.curve[0].at == at("B2").point
    assert label.curve[1:] == before.curve[1:]
    middle = document.value.grid.frame.from_true(middle_of(document.value.grid.frame, label))
    drag(tool, [replace(at("D4"), point=middle), replace(at("D4"), point=(middle[0] + 2, middle[1] + 2))])
    (label,) = document.value.labels
    assert label.curve[0].at == (at("B2").point[0] + 2, at("B2").point[1] + 2)
    # With Shift held already a handle is taken hold of, and no line is begun.
    handle = label.curve[0].after
    assert handle is not None
    over = replace(at("D4"), point=handle, shift=True, reach=0.2)
    tool.hover(over)
    assert tool.hint.startswith("Turn this handle")
    drag(tool, [over, at("C2", shift=True)])
    (turned,) = document.value.labels
    assert (turned.curve[0].after, turned.curve[1:]) == (at("C2").point, label.curve[1:])


def test_points_of_a_bent_label_come_and_go(document: Document, tool: WriteLabel, at: At, drag: Drag) -> None:
    """Ctrl-click adds one and leaves the line as it was; Delete takes the chosen one, at last the label."""
    _typing(tool, "Mill")
    drag(tool, [at("C3")])
    tool.set_option("bent", True)
    frame = document.value.grid.frame
    label = document.value.labels[0]
    middle = middle_of(frame, label)
    point = frame.from_true((middle[0] + 0.9, middle[1] + 0.1))
    tool.press(replace(at("C3"), point=point, control=True, reach=0.4))
    assert len(document.value.labels[0].curve) == 4
    assert middle_of(frame, document.value.labels[0]) == pytest.approx(middle, abs=0.02)
    assert tool.delete()
    assert len(document.value.labels[0].curve) == 3
    assert tool.delete()
    assert not document.value.labels


def test_the_chosen_label_stays_chosen_where_another_comes_back(
    document: Document, tools: dict[str, Tool]
) -> None:
    """By undo one that stood before it may be there again: what is deleted then is still the one that was chosen."""
    tool = tools["write_label"]
    assert isinstance(tool, WriteLabel)
    first, second = Label("Mill", (0.0, 0.0)), Label("Ford", (6.0, 0.0))
    both = replace(document.value, labels=(first, second))
    document.set_value(replace(both, labels=(second,)))
    tool.press(pointer_at(document.value.grid, second.at))
    assert tool.chosen is second
    document.set_value(both)
    assert tool.chosen is second
    tool.delete()
    assert document.value.labels == (first,)
