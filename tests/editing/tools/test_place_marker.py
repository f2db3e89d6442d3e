"""Placing markers."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from bob_editor.editing.document.document import Document
from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.sight.live_los import LiveLos
from bob_editor.editing.tools import Tool, make_tools
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board
from bob_editor.rules.los.scene import Marker
from bob_editor.rulesets import ruleset

At = Callable[..., Pointer]
Drag = Callable[[Tool, list[Pointer]], None]


def _markers(los: LiveLos) -> tuple[Marker, ...]:
    return los.scene.markers


def test_put_and_take_away(
    document: Document, los: LiveLos, tools: dict[str, Tool], at: At, drag: Drag
) -> None:
    """A click puts the marker in the scene, another takes it away; the board itself stays as it is."""
    tool = tools["place_marker"]
    tool.set_option("marker", "smoke")
    tool.hover(at("E4"))
    assert tool.hint == "Put Smoke in E4, for the LOS trial"
    assert tool.preview.scene.markers == (Marker("smoke", document.value.grid.hex("E4")),)
    drag(tool, [at("E4")])
    assert _markers(los) == (Marker("smoke", document.value.grid.hex("E4")),)
    tool.hover(at("E4"))
    assert tool.hint == "Smoke stands in E4; a click takes it away again, a drag moves it"
    assert tool.preview.scene is None
    tool.hover(at("E5"))
    tool.hover(at("E4"))
    assert tool.hint == "Take Smoke away from E4, or drag it"
    tool.press(at("E4"))
    tool.move(at("F4"))
    assert tool.hint == "Let go to move Smoke to F4"
    assert tool.preview.scene is not None
    tool.release(at("F4"))
    assert _markers(los) == (Marker("smoke", document.value.grid.hex("F4")),)
    assert tool.hint.startswith("Smoke stands in F4")
    drag(tool, [at("F4"), at("ZZ9")])
    assert len(_markers(los)) == 1, "it was dragged off the board, where none can lie"
    drag(tool, [at("F4")])
    assert _markers(los) == ()
    assert not document.modified


@pytest.mark.parametrize("counter", ["marker", "unit"])
def test_undo_is_seen_below_the_pointer(
    los: LiveLos, tools: dict[str, Tool], at: At, drag: Drag, counter: str
) -> None:
    """What was pending of the counters before is not; what comes next is shown once the pointer has gone elsewhere."""
    tool = tools[f"place_{counter}"]
    bare = los.scene
    drag(tool, [at("E4")])
    placed = los.scene
    assert placed != bare
    tool.hover(at("E5"))
    tool.hover(at("E4"))
    assert tool.preview.scene == bare, "it would be taken away"
    for scene, said in ((bare, "Put"), (placed, "stands in E4"), (bare, "Put")):
        los.scene = scene
        assert tool.preview.scene is None
        assert said in tool.hint
        tool.hover(at("E4"))
        assert tool.preview.scene is None
    tool.hover(at("E5"))
    tool.hover(at("E4"))
    assert tool.preview.scene == placed
    drag(tool, [at("E4"), at("E4")])
    drag(tool, [at("E4")])
    assert los.scene == bare
    assert tool.preview.scene is None, "it has just been taken away"


def test_a_drag_turns_it(
    document: Document, los: LiveLos, tools: dict[str, Tool], at: At, drag: Drag
) -> None:
    """A cave faces the spine, a roadblock the hexside, toward which the pointer is dragged."""
    tool = tools["place_marker"]
    e4 = document.value.grid.hex("E4")
    tool.set_option("marker", "cave")
    drag(tool, [at("E4"), at("E4@nw")])
    assert _markers(los) == (Marker("cave", e4, facing="nw"),)
    drag(tool, [at("E4"), at("G4")])
    assert _markers(los) == (Marker("cave", e4, facing="e"),)
    tool.set_option("marker", "roadblock")
    drag(tool, [at("E4/n")])
    drag(tool, [at("E4"), at("E7")])
    assert {marker.facing for marker in los.scene.markers if marker.marker == "roadblock"} == {"n", "s"}


def test_the_right_button_takes_the_topmost(
    los: LiveLos, document: Document, tools: dict[str, Tool], at: At
) -> None:
    """Right click takes away the chosen marker, else the topmost one there; elsewhere nothing."""
    e4 = document.value.grid.hex("E4")
    los.scene = replace(los.scene, markers=(Marker("smoke", e4), Marker("foxhole", e4)))
    tool = tools["place_marker"]
    tool.set_option("marker", "wire")
    tool.press(at("B2", button="right"))
    assert len(los.scene.markers) == 2
    tool.press(at("E4", button="right"))
    assert _markers(los) == (Marker("smoke", e4),)


def test_a_marker_with_two_ends(
    los: LiveLos, document: Document, tools: dict[str, Tool], at: At, drag: Drag
) -> None:
    """A trail leads to another hex: a drag gives it its other end, a click alone places nothing."""
    tool = tools["place_marker"]
    tool.set_option("marker", "trail")
    drag(tool, [at("E4")])
    assert _markers(los) == ()
    drag(tool, [at("E4"), at("G6")])
    assert _markers(los) == (Marker("trail", document.value.grid.hex("E4"), fields={"to": "G6"}),)


def test_escape_keeps_it_in_hand(los: LiveLos, tools: dict[str, Tool], at: At) -> None:
    """A marker given up before the button goes up isn't placed; nor is one off the board."""
    tool = tools["place_marker"]
    tool.press(at("E4"))
    tool.cancel()
    tool.release(at("E4"))
    tool.press(at("ZZ9"))
    tool.release(at("ZZ9"))
    assert _markers(los) == ()


def test_a_marker_that_counts_by_a_number_has_one(at: At, drag: Drag) -> None:
    """The bar asks for it; without one the smoke of this game would hinder nobody."""
    rules = ruleset("combat-commander-pacific")
    document = Document(Board(Grid(10, 8), rules.id), rules)
    los = LiveLos(document)
    tool = make_tools(document, los)["place_marker"]
    tool.set_option("marker", "smoke")
    assert [one.name for one in tool.options] == ["marker", "number"]
    tool.set_option("number", 5)
    drag(tool, [at("E4")])
    assert [one.fields for one in _markers(los)] == [{"value": 5}]
    tool.set_option("marker", "blaze")
    assert [one.name for one in tool.options] == ["marker"]
