"""A document with the tools in hand, and a pointer to point with."""

from collections.abc import Callable
from typing import Any, Protocol

import pytest
from psygnal import SignalInstance

from bob_editor.editing.document.document import Document
from bob_editor.editing.gestures.pointer import Pointer, pointer_at
from bob_editor.editing.sight.live_los import LiveLos
from bob_editor.editing.tools import Tool, make_tools
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rulesets import ruleset


@pytest.fixture(scope="session")
def rules() -> Ruleset:
    """Band of Brothers 2.2, as it ships."""
    return ruleset("band-of-brothers-2.2")


@pytest.fixture
def document(rules: Ruleset) -> Document:
    """An empty board of ten columns by eight, open."""
    return Document(Board(Grid(10, 8), rules.id), rules)


@pytest.fixture
def los(document: Document) -> LiveLos:
    """The document's LOS."""
    return LiveLos(document)


@pytest.fixture
def tools(document: Document, los: LiveLos) -> dict[str, Tool]:
    """Every tool, for the document."""
    return make_tools(document, los)


@pytest.fixture
def steps(document: Document) -> list[Edit[Board]]:
    """The edits done from now on, as the undo stack gets them."""
    done: list[Edit[Board]] = []

    def do(edit: Edit[Board]) -> None:
        done.append(edit)
        document.set_value(edit.apply(document.value))

    document.edit_hook = do
    return done


class Point(Protocol):
    """Points at a place of the board by its label: a hex, a hexside, or a hex and a corner such as ``E4@ne``."""

    def __call__(self, place: str, **keys: Any) -> Pointer:
        """The pointer there, with these keys held."""


@pytest.fixture
def at(document: Document) -> Point:
    """Points at places of the document's board."""

    def point(place: str, **keys: Any) -> Pointer:
        grid = document.value.grid
        frame = grid.frame
        label, _, corner = place.partition("@")
        if corner:
            found = frame.corner(corner)
            assert found is not None
            x, y = frame.corners(grid.hex(label))[found]
            cx, cy = grid.centre(grid.hex(label))
            return pointer_at(grid, (x + (cx - x) * 0.05, y + (cy - y) * 0.05), **keys)
        if "/" in label:
            first, second = grid.side(label).hexes
            (ax, ay), (bx, by) = grid.centre(first), grid.centre(second)
            return pointer_at(grid, (ax + (bx - ax) * 0.49, ay + (by - ay) * 0.49), **keys)
        hex_ = grid.hex_anywhere(label)
        assert hex_ is not None
        return pointer_at(grid, grid.centre(hex_), **keys)

    return point


@pytest.fixture
def drag() -> Callable[[Tool, list[Pointer]], None]:
    """Drags a tool from pointer to pointer."""

    def go(tool: Tool, pointers: list[Pointer]) -> None:
        tool.hover(pointers[0])
        tool.press(pointers[0])
        for pointer in pointers[1:]:
            tool.move(pointer)
        tool.release(pointers[-1])

    return go


@pytest.fixture
def told() -> Callable[[SignalInstance], list[tuple[Any, ...]]]:
    """Notes down what a signal tells from now on."""

    def listen(signal: SignalInstance) -> list[tuple[Any, ...]]:
        heard: list[tuple[Any, ...]] = []

        def hear(*values: Any) -> None:
            heard.append(values)

        signal.connect(hear)
        return heard

    return listen
