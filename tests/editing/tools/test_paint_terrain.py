"""Painting terrain."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from bob_editor.editing.document.document import Document
from bob_editor.editing.drawing.natural_outlines import draw_naturally
from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.tools import Tool
from bob_editor.model.board import Base, Board
from bob_editor.model.board_edits import add_terrain, paint_level, paint_terrain
from bob_editor.model.edit import Edit
from bob_editor.rules.ruleset import Ruleset
from bob_editor.words import speak

At = Callable[..., Pointer]
Drag = Callable[[Tool, list[Pointer]], None]


def _painted(document: Document, terrain: str) -> set[str]:
    board = document.value
    return {board.grid.label(at) for at in board.hexes_with(terrain)}


def _tool(tools: dict[str, Tool], **options: Any) -> Tool:
    tool = tools["paint_terrain"]
    for name, value in options.items():
        tool.set_option(name, value)
    return tool


def test_a_click_paints_one_hex(document: Document, tools: dict[str, Tool], at: At, drag: Drag) -> None:
    """A click paints the hex under the pointer, and the hint says so beforehand."""
    tool = _tool(tools, terrain="woods")
    tool.hover(at("E4"))
    assert tool.hint == "Paint Woods in E4 (Open Ground now)"
    drag(tool, [at("E4")])
    assert _painted(document, "woods") == {"E4"}


def test_the_preview_is_the_result(document: Document, tools: dict[str, Tool], at: At) -> None:
    """Hovering shows the board as it will be, and leaves the document as it is."""
    tool = _tool(tools, terrain="woods", radius=1)
    before = document.value
    tool.hover(at("E4"))
    shown = tool.preview
    assert shown.board is not None
    assert len(shown.hexes) == 7
    assert document.value is before
    tool.press(at("E4"))
    tool.release(at("E4"))
    assert document.value == shown.board


def test_a_quick_drag_leaves_no_gap_and_is_one_step(
    document: Document, tools: dict[str, Tool], at: At, drag: Drag, steps: list[Edit[Board]]
) -> None:
    """Between two samples of the pointer the stroke is filled; the whole drag is one step of undo."""
    drag(_tool(tools, terrain="woods"), [at("B3"), at("F5"), at("H5")])
    assert len(steps) == 1
    assert steps[0].label == "Paint Woods in 7 hexes"
    painted = list(document.value.hexes_with("woods"))
    assert len(painted) == 7
    assert all(any(one.distance(other) == 1 for other in painted) for one in painted)


def test_a_drag_that_changes_nothing_leaves_no_step(
    tools: dict[str, Tool], at: At, drag: Drag, steps: list[Edit[Board]]
) -> None:
    """Painting what is there already is no step of undo, nor is a press off the board."""
    drag(_tool(tools, terrain="open_ground"), [at("B3"), at("C3")])
    drag(_tool(tools, terrain="woods"), [at("ZZ9")])
    assert steps == []


def test_escape_gives_up_the_stroke(document: Document, tools: dict[str, Tool], at: At) -> None:
    """A stroke that is given up changes nothing."""
    tool = _tool(tools, terrain="woods")
    before = document.value
    tool.press(at("B3"))
    tool.move(at("C3"))
    assert tool.busy
    tool.cancel()
    tool.release(at("C3"))
    assert document.value is before
    assert not tool.busy


def test_control_erases(document: Document, tools: dict[str, Tool], at: At, drag: Drag) -> None:
    """With Control the base comes back, whatever terrain is in the brush."""
    document.set_value(paint_terrain(document.value, document.value.grid.hexes, ["woods"]))
    drag(_tool(tools, terrain="woods"), [at("E4", control=True), at("E5")])
    assert not _painted(document, "woods") & {"E4", "E5"}


def test_the_right_button_takes_up_terrain(
    document: Document, tools: dict[str, Tool], at: At, drag: Drag
) -> None:
    """Right click, or Alt, puts the terrain under the pointer in the brush and paints nothing."""
    document.set_value(paint_terrain(document.value, [document.value.grid.hex("B2")], ["wheat"]))
    before = document.value
    tool = _tool(tools, terrain="woods")
    tool.hover(at("B2", alt=True))
    assert tool.hint == "Take up Wheat from B2"
    drag(tool, [at("B2", button="right")])
    assert getattr(tool, "terrain") == "wheat"  # noqa: B009 -- as the options bar reads it
    drag(tool, [at("C5", alt=True)])
    assert getattr(tool, "terrain") == "open_ground"  # noqa: B009
    assert document.value is before


def test_shift_drags_a_rectangle(document: Document, tools: dict[str, Tool], at: At, drag: Drag) -> None:
    """With Shift the drag spans columns and rows."""
    drag(_tool(tools, terrain="woods"), [at("B3", shift=True), at("H8"), at("D5")])
    assert _painted(document, "woods") == {f"{column}{row}" for column in "BCD" for row in (3, 4, 5)}


def test_fill_paints_connected_ground(document: Document, tools: dict[str, Tool], at: At, drag: Drag) -> None:
    """Fill paints all ground like that under the pointer that hangs together, up to other terrain."""
    grid = document.value.grid
    wall = [at for at in grid.hexes if grid.position(at)[0] == 3]
    document.set_value(paint_terrain(document.value, wall, ["river"]))
    drag(_tool(tools, terrain="wheat", fill=True), [at("A1")])
    assert {label[0] for label in _painted(document, "wheat")} == {"A", "B", "C"}
    assert _painted(document, "river") == {grid.label(at) for at in wall}


def test_a_bridge_is_added(document: Document, tools: dict[str, Tool], at: At, drag: Drag) -> None:
    """A bridge goes over what is there, and stays where other water is painted under it; woods replace both."""
    e4 = document.value.grid.hex("E4")
    drag(_tool(tools, terrain="gully"), [at("E4")])
    drag(_tool(tools, terrain="bridge"), [at("E4")])
    assert document.value.content(e4).terrain_ids == ("gully", "bridge")
    drag(_tool(tools, terrain="river"), [at("E4")])
    assert document.value.content(e4).terrain_ids == ("river", "bridge")
    drag(_tool(tools, terrain="woods"), [at("E4")])
    assert document.value.content(e4).terrain_ids == ("woods",)


def test_a_bridge_over_a_base_of_water(
    document: Document, tools: dict[str, Tool], at: At, drag: Drag
) -> None:
    """On a board that is a river all over, the bridge's hex lists the river under it."""
    document.set_value(replace(document.value, base=Base("river")))
    drag(_tool(tools, terrain="bridge"), [at("E4")])
    assert document.value.content(document.value.grid.hex("E4")).terrain_ids == ("river", "bridge")


def test_adding_on_top(document: Document, tools: dict[str, Tool], at: At, drag: Drag) -> None:
    """In the mode that adds, terrain is laid on what is listed, once."""
    tool = _tool(tools, terrain="stream")
    drag(tool, [at("E4")])
    _tool(tools, terrain="woods", mode="add")
    drag(tool, [at("E4")])
    drag(tool, [at("E4")])
    assert document.value.content(document.value.grid.hex("E4")).terrain_ids == ("stream", "woods")


def test_a_depression_brings_its_level(
    document: Document, tools: dict[str, Tool], at: At, drag: Drag
) -> None:
    """A gully sets its hex to level -1 in the same step and other terrain takes that back; a hill's level stays."""
    grid = document.value.grid
    document.set_value(paint_level(document.value, [grid.hex("B2")], 2))
    drag(_tool(tools, terrain="gully"), [at("E4")])
    assert document.value.content(grid.hex("E4")).level == -1
    drag(_tool(tools, terrain="woods"), [at("E4")])
    assert document.value.content(grid.hex("E4")).level is None
    drag(_tool(tools, terrain="woods"), [at("B2")])
    assert document.value.content(grid.hex("B2")).level == 2


def test_drawn_rings_give_way(
    document: Document, rules: Ruleset, tools: dict[str, Tool], at: At, drag: Drag
) -> None:
    """Painting over drawn artwork cuts the hex out of its ring, so that what is painted is what is seen."""
    grid = document.value.grid
    woods = [grid.hex(label) for label in ("D3", "D4", "E4", "E5")]
    document.set_value(draw_naturally(paint_terrain(document.value, woods, ["woods"]), rules))
    drag(_tool(tools, terrain="wheat"), [at("E4")])
    assert document.ground.terrain(grid.hex("E4")) == ("wheat",)
    assert not any(piece.terrain == "woods" for piece in document.ground.drawn_at(grid.hex("E4")))
    assert all(document.ground.terrain(other) == ("woods",) for other in woods if other != grid.hex("E4"))
    drag(_tool(tools, terrain="woods"), [at("D3", control=True)])
    assert document.ground.terrain(grid.hex("D3")) == ("open_ground",)
    assert not document.ground.drawn_at(grid.hex("D3"))


def test_painting_what_a_ring_shows_keeps_the_ring(
    document: Document, rules: Ruleset, tools: dict[str, Tool], at: At, drag: Drag
) -> None:
    """Painting the drawn terrain itself leaves its ring alone."""
    woods = [document.value.grid.hex(label) for label in ("D3", "D4")]
    document.set_value(draw_naturally(paint_terrain(document.value, woods, ["woods"]), rules))
    drawn = document.value.artwork
    drag(_tool(tools, terrain="woods"), [at("D3"), at("D4")])
    assert document.value.artwork == drawn


def test_the_brush_never_holds_what_the_ruleset_lacks(tools: dict[str, Tool], at: At) -> None:
    """An unknown terrain in the brush counts as the first that the ruleset paints."""
    tool = _tool(tools, terrain="no_such_terrain")
    tool.hover(at("E4"))
    assert tool.hint == "Paint Stone building in E4 (Open Ground now)"


def test_hints_name_what_lies_there(document: Document, tools: dict[str, Tool], at: At) -> None:
    """The hint names all that is in the hex, and how many hexes a brush meets."""
    e4 = document.value.grid.hex("E4")
    document.set_value(add_terrain(paint_terrain(document.value, [e4], ["river"]), [e4], "bridge"))
    tool = _tool(tools, terrain="woods", radius=1)
    tool.hover(at("E4"))
    assert tool.hint == "Paint Woods in 7 hexes around E4 (River and Bridge now)"
    tool.hover(at("A1", control=True))
    assert tool.hint == "Clear 3 hexes around A1 to Open Ground (Open Ground now)"
    tool.leave()
    assert "click or drag" in tool.hint


def test_an_edit_is_in_one_language(document: Document, tools: dict[str, Tool], at: At, drag: Drag) -> None:
    """A number of hexes and why a locked layer refuses are said in the language that the rest is said in."""
    told: list[str] = []
    document.manner.refused.connect(told.append)
    document.manner.locked = frozenset({"terrain"})
    speak("de")
    try:
        drag(_tool(tools, terrain="woods", radius=1), [at("E4")])
    finally:
        speak("en")
    assert told[0].startswith(
        "Wald in 7 Felder malen: nicht ausgeführt. Es würde ändern, was im Fenster „Ebenen“ "
    )
    assert told[0].endswith(": Gelände von Feldern.")
