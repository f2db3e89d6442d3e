"""Paths from dot to dot are joined where an end of one lies in the same hex as an end of the other, or beside it."""

import pytest
from msgspec.structs import replace

from bob_editor.editing.document.document import Document
from bob_editor.editing.gestures.pointer import pointer_at
from bob_editor.editing.tools import Tool
from bob_editor.editing.tools.select import Select
from bob_editor.model.board import Path


@pytest.mark.parametrize(
    ("one", "other", "whole"),
    [
        (("B6", "C7"), ("D6", "E7"), "B6 C7 D6 E7"),
        (("B6", "C7"), ("E7", "D6"), "B6 C7 D6 E7"),
        (("C7", "B6"), ("D6", "E7"), "B6 C7 D6 E7"),
        (("B6", "C7"), ("C7", "D6", "E7"), "B6 C7 D6 E7"),
        (("C7",), ("D6", "E7"), "C7 D6 E7"),
    ],
)
def test_one_path_is_made_of_two(
    document: Document, tools: dict[str, Tool], one: tuple[str, ...], other: tuple[str, ...], whole: str
) -> None:
    """On from an end of the chosen one, whichever way the other runs; a hex that both have is in it once."""
    grid, select = document.value.grid, tools["select"]
    assert isinstance(select, Select)
    paths = tuple(Path("road", tuple(map(grid.hex, labels))) for labels in (one, other))
    stream = Path("stream", (grid.hex("D6"), grid.hex("D5")))
    document.set_value(replace(document.value, paths=(*paths, stream)))
    select.take_path(0)
    here = pointer_at(grid, grid.centre(grid.hex(one[0])))
    joins = [edit for edit in select.path.commands(document.value, here) if "Join" in edit.label]
    assert len(joins) == 1
    after = joins[0].apply(document.value)
    (road,) = (path for path in after.paths if path.terrain == "road")
    ways = (road.through, road.through[::-1])
    assert whole in {" ".join(map(grid.label, way)) for way in ways}
    assert stream in after.paths


def test_what_lies_apart_or_is_of_another_kind_is_not_joined(
    document: Document, tools: dict[str, Tool]
) -> None:
    """Nor a path with itself, nor a loop: it has no end."""
    grid, select = document.value.grid, tools["select"]
    assert isinstance(select, Select)
    loop = ("road", "A6 A7 B7 A6")
    rows = (("road", "B6 C7"), ("road", "E7 F6"), ("stream", "D6 D5"), loop)
    paths = tuple(Path(terrain, tuple(map(grid.hex, labels.split()))) for terrain, labels in rows)
    document.set_value(replace(document.value, paths=paths))
    for number, label in ((0, "B6"), (3, "A6")):
        select.take_path(number)
        here = pointer_at(grid, grid.centre(grid.hex(label)))
        assert not [edit for edit in select.path.commands(document.value, here) if "Join" in edit.label]
