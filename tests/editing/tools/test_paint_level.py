"""Painting levels."""

from collections.abc import Callable

from msgspec.structs import replace

from bob_editor.editing.document.document import Document
from bob_editor.editing.drawing.natural_outlines import draw_naturally
from bob_editor.editing.drawing.terrain_edits import lay_terrain
from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.tools import Tool
from bob_editor.model.board import Artwork, Board
from bob_editor.model.board_edits import paint_level
from bob_editor.model.edit import Edit
from bob_editor.rules.ruleset import Ruleset

At = Callable[..., Pointer]
Drag = Callable[[Tool, list[Pointer]], None]


def _levels(document: Document, *labels: str) -> list[int]:
    return [document.ground.level(document.value.grid.hex(label)) for label in labels]


def test_set_a_level(
    document: Document, tools: dict[str, Tool], at: At, drag: Drag, steps: list[Edit[Board]]
) -> None:
    """A drag sets the chosen level, as one step."""
    tool = tools["paint_level"]
    tool.set_option("level", 2)
    tool.hover(at("E4"))
    assert tool.hint == "Set E4 to level 2 (0 now)"
    drag(tool, [at("E4"), at("E6")])
    assert _levels(document, "E3", "E4", "E5", "E6") == [0, 2, 2, 2]
    assert len(steps) == 1


def test_raise_and_lower(document: Document, tools: dict[str, Tool], at: At, drag: Drag) -> None:
    """Control raises by one and the right button lowers by one, each hex once a stroke, within the game's levels."""
    tool = tools["paint_level"]
    drag(tool, [at("E4", control=True), at("E5"), at("E4"), at("E5")])
    drag(tool, [at("E5", control=True)])
    assert _levels(document, "E4", "E5") == [1, 2]
    drag(tool, [at("E4", button="right"), at("E5", button="right")])
    assert _levels(document, "E4", "E5") == [0, 1]
    before = document.value
    drag(tool, [at("A1", button="right")])
    assert document.value is before
    tool.hover(at("A1", button="right"))
    assert tool.hint == "A1 is at the lowest level, 0"
    gully = document.value.grid.hex("C3")
    document.set_value(lay_terrain(document.value, document.ruleset, [gully], "gully"))
    drag(tool, [at("C3", button="right")])
    assert _levels(document, "C3") == [-1], "what lies below the lowest isn't raised by lowering it"
    drag(tool, [at("C3", control=True)])
    assert _levels(document, "C3") == [0], "though a gully makes it -1 where no level is listed"
    drawn = Artwork("gully", ((4.0, 4.0), (8.0, 4.0), (8.0, 8.0), (4.0, 8.0)))
    document.set_value(replace(document.value, hexes={}, artwork=(drawn,)))
    deep = min(document.ground.drawn[0].dots)
    assert document.ground.level(deep) == -1
    tool.set_option("level", 0)
    drag(tool, [at(document.value.grid.label(deep))])
    assert document.ground.level(deep) == 0


def test_the_preview_is_the_result(document: Document, tools: dict[str, Tool], at: At, drag: Drag) -> None:
    """What is shown while hovering is what a click makes."""
    tool = tools["paint_level"]
    tool.set_option("radius", 1)
    tool.hover(at("E4"))
    shown = tool.preview.board
    drag(tool, [at("E4")])
    assert document.value == shown


def test_drawn_crest_lines_follow(
    document: Document, rules: Ruleset, tools: dict[str, Tool], at: At, drag: Drag
) -> None:
    """Where crest lines are drawn, raising extends them and lowering cuts them, so that the level counts."""
    grid = document.value.grid
    hill = [at for at in grid.hexes if at.distance(grid.hex("E4")) <= 2]
    document.set_value(draw_naturally(paint_level(document.value, hill, 1), rules))
    tool = tools["paint_level"]
    tool.set_option("level", 2)
    drag(tool, [at("E4"), at("E5")])
    assert _levels(document, "E3", "E4", "E5", "E6") == [1, 2, 2, 1]
    assert sum(piece.level == 2 for piece in document.value.contours) == 1
    tool.set_option("level", 0)
    drag(tool, [at("E4")])
    assert _levels(document, "E4", "E5", "D4") == [0, 2, 1]
    assert not document.ground.contours_at(grid.hex("E4"))
    tool.set_option("level", 1)
    drag(tool, [at("E4")])
    assert _levels(document, "E4", "D4") == [1, 1]


def test_escape_gives_up_the_stroke(document: Document, tools: dict[str, Tool], at: At) -> None:
    """A stroke that is given up changes nothing."""
    tool = tools["paint_level"]
    before = document.value
    tool.press(at("E4"))
    tool.move(at("E6"))
    tool.cancel()
    tool.release(at("E6"))
    assert document.value is before
