"""The LOS tool."""

from collections.abc import Callable

from msgspec.structs import replace

from bob_editor.editing.document.document import Document
from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.sight.live_los import LiveLos
from bob_editor.editing.tools import Tool
from bob_editor.editing.tools.look import Look
from bob_editor.model.board import Board
from bob_editor.rules.los.scene import End
from bob_editor.rulesets import ruleset

At = Callable[..., Pointer]
Drag = Callable[[Tool, list[Pointer]], None]


def _ends(los: LiveLos) -> tuple[str | None, str | None]:
    label = los.document.value.grid.label
    return tuple(None if end is None else label(end.hex) for end in (los.origin, los.target))  # type: ignore[return-value]


def test_click_and_click(los: LiveLos, tools: dict[str, Tool], at: At, drag: Drag) -> None:
    """The first click sets who looks, the thread then follows the pointer, and the second click holds it."""
    tool = tools["look"]
    tool.hover(at("B2"))
    assert tool.hint == "Look from B2"
    drag(tool, [at("B2")])
    assert _ends(los) == ("B2", None)
    tool.leave()
    assert tool.hint.startswith("From B2: point at what is looked at")
    tool.hover(at("D4"))
    assert _ends(los) == ("B2", "D4")
    assert tool.hint.startswith("B2 to D4: clear, range 3")
    drag(tool, [at("E5")])
    tool.hover(at("H8"))
    assert _ends(los) == ("B2", "E5")
    drag(tool, [at("H8")])
    assert _ends(los) == ("H8", None)


def test_a_drag_sets_both(los: LiveLos, tools: dict[str, Tool], at: At, drag: Drag) -> None:
    """A drag draws the thread from its first hex to its last and holds it."""
    tool = tools["look"]
    drag(tool, [at("B2"), at("C3"), at("F5")])
    tool.hover(at("A1"))
    assert _ends(los) == ("B2", "F5")


def test_shift_holds_the_thread(los: LiveLos, tools: dict[str, Tool], at: At, drag: Drag) -> None:
    """While Shift is held the thread stays where it is."""
    tool = tools["look"]
    drag(tool, [at("B2")])
    tool.hover(at("D4"))
    tool.hover(at("F5", shift=True))
    assert _ends(los) == ("B2", "D4")


def test_leaving_and_escape(los: LiveLos, tools: dict[str, Tool], at: At, drag: Drag) -> None:
    """Leaving lets go of a thread that only followed; a held one stays; Escape gives up thread, then origin."""
    tool = tools["look"]
    drag(tool, [at("B2")])
    tool.hover(at("D4"))
    tool.leave()
    assert _ends(los) == ("B2", None)
    drag(tool, [at("B2"), at("D4")])
    tool.leave()
    assert _ends(los) == ("B2", "D4")
    tool.cancel()
    assert _ends(los) == ("B2", None)
    tool.cancel()
    assert _ends(los) == (None, None)


def test_the_word_at_the_end_is_that_of_the_line_now(
    los: LiveLos, tools: dict[str, Tool], at: At, drag: Drag
) -> None:
    """What is altered while the pointer rests on the thread's end, by a key or in a panel, changes the word as well."""
    tool = tools["look"]
    drag(tool, [at("B2"), at("B6")])
    assert tool.preview.text == "clear"
    los.scene = replace(los.scene, conditions={"visibility": 2})
    assert tool.preview.text == "blocked"


def test_a_held_thread_lets_the_pointer_go(tools: dict[str, Tool], at: At, drag: Drag) -> None:
    """One that follows the pointer waits for it to come back."""
    tool = tools["look"]
    drag(tool, [at("B2")])
    tool.hover(at("D4"))
    assert not tool.may_leave
    drag(tool, [at("D4")])
    assert tool.may_leave
    tool.leave()
    assert tool.preview.text == ""
    assert not tool.preview.hexes


def test_positions_and_swap(los: LiveLos, tools: dict[str, Tool], at: At, drag: Drag) -> None:
    """Where each end is in its hex is an option; swapping turns ends and options round."""
    tool = tools["look"]
    assert isinstance(tool, Look)
    assert {option.name for option in tool.options} >= {"origin_in", "target_in"}
    drag(tool, [at("B2"), at("D4")])
    tool.set_option("target_in", "cave")
    assert los.target == End(los.document.value.grid.hex("D4"), position="cave")
    assert los.trouble == "Hex D4 has no position “In the cave”. Put a cave marker with a facing there."
    assert tool.hint.startswith(los.trouble)
    assert los.answer is None
    assert los.field is not None, "what B2 sees went with the line"
    tool.swap()
    assert _ends(los) == ("D4", "B2")
    assert (tool.origin_in, tool.target_in) == ("cave", None)


def test_an_end_is_nowhere_that_another_game_lacks(
    document: Document, los: LiveLos, tools: dict[str, Tool], at: At
) -> None:
    """Who was to look from upstairs looks from his hex where a game knows no upper levels, nor a way to choose."""
    tool = tools["look"]
    assert isinstance(tool, Look)
    tool.set_option("origin_in", "upper_level")
    other = ruleset("band-of-brothers-2.1")
    document.open(Board(document.value.grid, other.id), other)
    end = tool.origin_at(document.value.grid.hex("B2"))
    assert end.position is None
    los.look(end, tool.target_at(document.value.grid.hex("C4")))
    assert los.trouble == ""
    assert los.answer is not None
