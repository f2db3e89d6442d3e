"""Placing units that are in the way."""

from collections.abc import Callable

import pytest

from bob_editor.editing.document.document import Document
from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.sight.live_los import LiveLos
from bob_editor.editing.tools import Tool, make_tools
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board
from bob_editor.rules.game import game_from_data
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.sides import sides_in
from bob_editor.rulesets import ruleset

At = Callable[..., Pointer]
Drag = Callable[[Tool, list[Pointer]], None]


@pytest.fixture
def document() -> Document:
    """A board of a game in which units are in the way."""
    return Document(Board(Grid(9, 9), "memoir-44"), ruleset("memoir-44"))


def _units(los: LiveLos) -> list[tuple[str, str]]:
    label = los.document.value.grid.label
    return [(one.unit, label(one.at)) for one in los.scene.units]


def _verdict(los: LiveLos) -> str:
    return "" if los.answer is None else los.answer.verdict


def test_put_move_and_take_away(
    document: Document, los: LiveLos, tools: dict[str, Tool], at: At, drag: Drag
) -> None:
    """A click puts one, a drag moves it, another click takes it away; the board itself stays as it is."""
    tool = tools["place_unit"]
    tool.set_option("unit", "armor")
    tool.hover(at("E4"))
    assert tool.hint == "Put Armor in E4, for the LOS trial"
    shown = tool.preview.scene
    assert shown is not None
    assert [one.unit for one in shown.units] == ["armor"]
    drag(tool, [at("E4")])
    assert _units(los) == [("armor", "E4")]
    tool.hover(at("E4"))
    assert "stands in E4" in tool.hint
    assert tool.preview.scene is None
    drag(tool, [at("E4"), at("E6")])
    assert _units(los) == [("armor", "E6")]
    assert tool.preview.scene is None
    tool.hover(at("E5"))
    tool.hover(at("E6"))
    assert tool.hint == "Take Armor away from E6, or drag it"
    drag(tool, [at("E6")])
    assert _units(los) == []
    assert not document.modified


def test_several_in_a_hex(los: LiveLos, tools: dict[str, Tool], at: At, drag: Drag) -> None:
    """A unit of another kind is put beside; the right button takes the topmost, whatever is in hand."""
    tool = tools["place_unit"]
    tool.set_option("unit", "armor")
    drag(tool, [at("E4")])
    tool.set_option("unit", "infantry")
    drag(tool, [at("E4")])
    assert _units(los) == [("armor", "E4"), ("infantry", "E4")]
    drag(tool, [at("E4"), at("E5")])
    assert _units(los) == [("armor", "E4"), ("infantry", "E5")]
    drag(tool, [at("E4", button="right")])
    drag(tool, [at("C3", button="right")])
    assert _units(los) == [("infantry", "E5")]


def test_a_drag_off_the_board_or_given_up_moves_nothing(
    los: LiveLos, tools: dict[str, Tool], at: At, drag: Drag
) -> None:
    """Escape and the board's edge leave everything where it stands."""
    tool = tools["place_unit"]
    drag(tool, [at("E4")])
    before = _units(los)
    tool.press(at("E4"))
    tool.move(at("E7"))
    assert tool.busy
    tool.cancel()
    assert not tool.busy
    tool.release(at("E7"))
    assert _units(los) == before


def test_they_are_in_the_way(los: LiveLos, tools: dict[str, Tool], at: At, drag: Drag) -> None:
    """A line is blocked by a unit that was put into it, and erasing that opens it again."""
    grid = los.document.value.grid
    los.look(End(grid.hex("E2")), End(grid.hex("E6")))
    assert _verdict(los) == "clear"
    drag(tools["place_unit"], [at("E4")])
    assert _verdict(los) == "blocked"
    erase = tools["erase"]
    erase.hover(at("E4"))
    assert erase.hint == "Erase Infantry in E4"
    drag(erase, [at("E4")])
    assert _units(los) == []
    assert _verdict(los) == "clear"


def test_whose_it_is_where_that_counts(at: At, drag: Drag) -> None:
    """A unit is put down as one of a side; who looks is of one that is chosen, and else of that which stands there."""
    game = game_from_data(
        {**ruleset("memoir-44").data, "sight": {"heights": False, "units": {"count": "all", "of": "enemy"}}}
    )
    los = LiveLos(Document(Board(Grid(9, 9), "memoir-44"), game))
    tools = make_tools(los.document, los)
    place, look, grid = tools["place_unit"], tools["look"], los.document.value.grid
    assert [value for value, _ in place.options[1].choices] == ["", "blue", "red"]
    for side, label in (("red", "E4"), ("blue", "E2")):
        place.set_option("side", side)
        drag(place, [at(label)])
        assert sides_in(los.scene.units) == ("blue", "red")
    assert [one.side for one in los.scene.units] == ["red", "blue"]
    drag(look, [at("E2"), at("E6")])
    assert _verdict(los) == "blocked"
    look.set_option("origin_side", "red")
    assert _verdict(los) == "clear"
    assert los.origin == End(grid.hex("E2"), side="red")


def test_no_use_where_units_hide_nothing(document: Document) -> None:
    """Where moving a unit changes no line there is nothing to place."""
    assert make_tools(document, LiveLos(document))["place_unit"].is_of_use
    other = Document(Board(Grid(9, 9), "band-of-brothers-2.2"), ruleset("band-of-brothers-2.2"))
    assert not make_tools(other, LiveLos(other))["place_unit"].is_of_use
