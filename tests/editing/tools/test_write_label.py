"""Writing labels, choosing, moving and changing them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from attrs import evolve

from bob_editor.editing.document.document import Document
from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.tools import Tool
from bob_editor.editing.tools.write_label import Asked, WriteLabel
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
    return evolve(pointer, point=point, hex=frame.hex_at(point))


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
