"""What tests of this folder begin with."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from bob_editor.editing.document.document import Document
from bob_editor.editing.gestures.pointer import Pointer, pointer_at
from bob_editor.editing.tools import Tool
from bob_editor.editing.tools.select import Select
from tests.editing.tools.selecting.at_hand import HILL, HOUSE, WOODS


@pytest.fixture
def select(tools: dict[str, Tool]) -> Select:
    """The select tool."""
    tool = tools["select"]
    assert isinstance(tool, Select)
    return tool


@pytest.fixture
def drawn(document: Document) -> Document:
    """A hill with woods and a house in them."""
    document.set_value(replace(document.value, artwork=(WOODS, HOUSE), contours=(HILL,)))
    return document


@pytest.fixture
def to(drawn: Document) -> Callable[..., Pointer]:
    """Points at a lattice point of the board."""
    return lambda x, y, **keys: pointer_at(drawn.value.grid, (x, y), reach=0.15, **keys)


@pytest.fixture
def click(select: Select, to: Callable[..., Pointer]) -> Callable[..., None]:
    """Clicks at a lattice point."""

    def act(x: float, y: float, **keys: object) -> None:
        select.hover(to(x, y))
        select.press(to(x, y, **keys))
        select.release(to(x, y, **keys))

    return act
