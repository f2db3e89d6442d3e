"""The trace tool: strokes pick colours, clicks take what is proposed."""

from itertools import pairwise

from bob_editor.editing.document.document import Document
from bob_editor.editing.gestures.hexside_web import true_distance
from bob_editor.editing.tools import Tool
from bob_editor.editing.tools.trace_scan import TraceScan
from bob_editor.editing.trace.proposals import Proposal
from bob_editor.editing.trace.subjects import Wanted
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from tests.editing.tools.tracing.at_hand import WOODS, At, click, hexes


def test_without_a_scan_it_says_so(tools: dict[str, Tool], at: At) -> None:
    """The hint tells where to choose one, and a click asks for it."""
    tool = tools["trace_scan"]
    assert isinstance(tool, TraceScan)
    lacking: list[bool] = []
    tool.lacking.connect(lambda: lacking.append(True))
    assert "No scan" in tool.hint
    click(tool, at("C3"))
    assert lacking
    assert not tool.take_up("woods")


def test_a_click_proposes_and_a_click_takes(
    tool: TraceScan, document: Document, at: At, steps: list[Edit[Board]]
) -> None:
    """All four hexes are one proposal; taken it is an outline of the board that holds their dots."""
    click(tool, at("C3"))
    (one,) = tool.tracing.proposals
    assert set(one.hexes) == hexes(document, WOODS)
    assert not document.value.artwork
    tool.hover(at("D4"))
    assert "take this Woods" in tool.hint
    click(tool, at("D4"))
    assert [edit.label for edit in steps] == ["Accept Woods"]
    assert set(document.ground.drawn[0].dots) == hexes(document, WOODS)
    assert not tool.tracing.proposals
    click(tool, at("C4"))
    assert not tool.tracing.proposals, "what the board has already isn't proposed again"


def test_what_a_locked_layer_refuses_is_still_proposed(tool: TraceScan, document: Document, at: At) -> None:
    """It was neither on the board nor to be had again; the status bar says so before, of what is led by clicks, too."""
    click(tool, at("C3"))
    assert "locked" not in tool.told
    document.manner.locked = frozenset(("artwork",))
    assert "take this Woods" in tool.told
    assert "locked in the Layers panel" in tool.told
    tool.set_option("what", "outline")
    assert "locked in the Layers panel" in tool.told
    tool.set_option("what", "areas")
    tool.accept(tool.tracing.proposals)
    assert not document.value.artwork
    assert tool.tracing.proposals


def test_going_back_proposes_again(tool: TraceScan, document: Document, at: At) -> None:
    """Undo gives the board without the outline, and with it the proposal; redo takes both away.

    Only a stroke that came after the last step is undone before it.
    """
    click(tool, at("C3"))
    assert tool.is_ahead
    before = document.value
    tool.accept(tool.tracing.proposals)
    after = document.value
    assert not tool.is_ahead
    document.set_value(before)
    assert len(tool.tracing.proposals) == 1
    assert tool.is_ahead
    document.set_value(after)
    assert not tool.tracing.proposals
    click(tool, at("C4"))
    assert tool.is_ahead
    assert tool.back()
    assert not tool.is_ahead


def test_a_stroke_that_went_with_its_proposals_is_not_undone(tool: TraceScan, at: At) -> None:
    """It would stand before the steps on the board for ever."""
    click(tool, at("C3"))
    tool.discard(tool.tracing.proposals)
    assert not tool.tracing.of(tool.subject).strokes
    assert not tool.is_ahead
    assert not tool.back()


def test_what_is_due_is_traced_once_the_scan_is_read_anew(tool: TraceScan, at: At) -> None:
    """As where the board was turned while a trace was at work."""
    click(tool, at("C3"))
    asked: list[Wanted] = []
    tool.asked.connect(asked.append)
    tool.tracing.put_off(tool.subject)
    tool.put_sheet(tool.tracing.sheet)
    assert [one.subject for one in asked] == [tool.subject]


def test_discarding_and_taking_back(tool: TraceScan, at: At, document: Document) -> None:
    """Delete forgets a proposal, Backspace the last stroke; a right click asks, and does nothing beside a proposal."""
    before = document.value
    click(tool, at("C3"))
    asked: list[Proposal] = []
    tool.asked_about.connect(asked.append)
    click(tool, at("A1", button="right"))
    assert not asked
    assert len(tool.tracing.of(tool.subject).strokes) == 1
    click(tool, at("D3", button="right"))
    assert asked == [*tool.tracing.proposals]
    tool.hover(at("D3"))
    assert tool.delete()
    assert not tool.tracing.proposals
    click(tool, at("C4"))
    for act, place in ((tool.press, "A1"), (tool.move, "E1"), (tool.release, "E1")):
        act(at(place))
    stroke = tool.tracing.of(tool.subject).strokes[-1].points
    steps = [true_distance(document.value.grid.frame, *pair) for pair in pairwise(stroke)]
    assert max(steps) < 0.25, "a quick hand leaves no gaps"
    while tool.back():
        pass
    assert not tool.tracing.proposals
    assert not tool.tracing.of(tool.subject).strokes
    assert document.value is before
