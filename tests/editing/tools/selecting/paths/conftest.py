"""What tests of selected paths begin with."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from bob_editor.editing.document.document import Document
from bob_editor.editing.gestures.pointer import Pointer, pointer_at
from bob_editor.editing.tools import Tool
from bob_editor.editing.tools.select import Select
from bob_editor.model.board import Path
from bob_editor.model.drawn_paths import redrawn
from tests.editing.tools.selecting.paths.by_hand import CURVE


@pytest.fixture
def on(document: Document) -> Callable[..., Pointer]:
    """Points at lattice points of the board."""
    return lambda x, y, **keys: pointer_at(document.value.grid, (x, y), **keys)


@pytest.fixture
def select(document: Document, tools: dict[str, Tool]) -> Select:
    """The tool, on a board with a drawn road and one from dot to dot."""
    grid = document.value.grid
    through = tuple(map(grid.hex, ("B6", "C7", "D7", "E7")))
    drawn = redrawn(grid, Path("road", ()), CURVE)
    document.set_value(replace(document.value, paths=(drawn, Path("stream", through))))
    tool = tools["select"]
    assert isinstance(tool, Select)
    return tool
