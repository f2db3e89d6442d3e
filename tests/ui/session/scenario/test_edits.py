"""Edits of a scenario, and what is wrong with it."""

from collections import Counter
from functools import partial

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from bob_editor.model.board import Feature, HexContent
from bob_editor.model.edit import Edit
from bob_editor.model.scenario_edits import append
from bob_editor.rules.los.scene import End
from bob_editor.ui.dialogs import accept_issue
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.issues import IssuesPanel
from bob_editor.ui.panels.sight.los import LosPanel
from tests.ui.session.scenario.at_hand import set_to


def test_edits_undo_and_merge(scenario_window: Window) -> None:
    """What is typed into one field is one step; what comes back to the saved value is unmodified."""
    session = scenario_window.session
    for title in ("T", "Th", "The f"):
        set_to(scenario_window, "title", value=title, merge="title")
    set_to(scenario_window, "turns", value=5)
    assert session.stack.count() == 2
    assert scenario_window.isWindowModified()
    session.stack.undo()
    session.stack.undo()
    assert session.desk.title == "The mill"
    assert not scenario_window.isWindowModified()
    session.stack.redo()
    assert session.desk.title == "The f"


def test_typing_back_leaves_no_step(scenario_window: Window) -> None:
    """A letter typed and taken away again is nothing."""
    set_to(scenario_window, "title", value="The mill!", merge="a")
    set_to(scenario_window, "title", value="The mill", merge="a")
    assert not scenario_window.session.stack.canUndo()


def test_boards_are_not_edited_through_the_scenario(scenario_window: Window) -> None:
    """Board tools aren't there; an edit that comes all the same is refused with a word."""
    session = scenario_window.session
    session.hand.choose("paint_terrain")
    assert session.hand.tool.id != "paint_terrain"
    before = session.board
    at = before.grid.hex("1.D5")
    session.steps.draw(
        Edit("Paint", lambda board: replace(board, hexes={at: HexContent((Feature("woods"),))}))
    )
    assert session.board is before
    assert "own files" in scenario_window.messages.text


def test_moving_a_board_moves_the_map(scenario_window: Window, qtbot: QtBot) -> None:
    """The picture, the hexes and LOS follow, and come back with undo."""
    session = scenario_window.session
    wide = session.board.grid.bounds
    session.live_los.look(End(session.board.grid.hex("1.B3")), End(session.board.grid.hex("2.C3")))
    assert session.live_los.answer is not None
    right = session.scenario
    assert right is not None
    _, top, _, bottom = wide
    set_to(scenario_window, "map", "boards", 1, "at", value=[0, bottom - top])
    assert session.board.grid.bounds != wide
    assert scenario_window.canvas.picture.bounds.height() > 0
    session.stack.undo()
    assert session.board.grid.bounds == wide
    qtbot.waitUntil(lambda: scenario_window.canvas.sharp)


def test_los_reads_the_cards_scene(scenario_window: Window) -> None:
    """A marker put on the card stands in the scene at once; one from the panel is written onto the card."""
    session = scenario_window.session
    session.steps.on_card(
        Edit("Put", partial(append, path=("markers",), row={"marker": "foxhole", "at": "1.B3"}))
    )
    assert [marker.marker for marker in session.live_los.scene.markers] == ["foxhole"]
    form = scenario_window.docks.panel(LosPanel).conditions
    titles = [group.title() for group in (form.weather, form.counters)]
    assert titles == ["Conditions on the card", "Markers on the card"], "they would be taken for a trial"
    box, _ = form.fields["rain"]
    box.setChecked(True)
    assert session.card is not None
    assert session.card.scenario.get("conditions") == {"rain": True}
    session.stack.undo()
    assert session.live_los.scene.conditions == {}


def test_issues_follow_the_card(scenario_window: Window, qtbot: QtBot) -> None:
    """A breach is listed soon after the edit, jumps to its field, and goes with undo."""
    set_to(scenario_window, "turns", value="soon")

    def breaches() -> list[str]:
        return [
            issue.message
            for issue in scenario_window.session.issues
            if any(place.path == ("turns",) for place in issue.places) and issue.code.startswith("schema/")
        ]

    qtbot.waitUntil(lambda: bool(breaches()))
    wanted: list[object] = []
    scenario_window.session.attention.fieldWanted.connect(wanted.append)
    issues = scenario_window.docks.panel(IssuesPanel).model.issues
    wrong = next(issue for issue in issues if issue.message == breaches()[0])
    scenario_window.docks.panel(IssuesPanel).choose(wrong)
    scenario_window.docks.panel(IssuesPanel).jump()
    assert wanted == [("turns",)]
    scenario_window.session.stack.undo()
    qtbot.waitUntil(lambda: not breaches())


def test_fixes_and_acceptances_are_steps_of_the_card(
    scenario_window: Window, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """A fix edits the card; what is accepted stands in the scenario's file, and counts again when withdrawn."""
    panel, session = scenario_window.docks.panel(IssuesPanel), scenario_window.session
    qtbot.waitUntil(lambda: not session.scenario_desk.live.stale)
    session.scenario_desk.live.beside = None  # however slow the machine, an answer is wanted at once
    set_to(scenario_window, "sides", value=[{"id": "us"}, {"id": "ge"}])
    set_to(scenario_window, "first_side", value=None)
    session.scenario_desk.live.refresh()
    fixable = next(issue for issue in panel.model.issues if issue.fixes)
    before = session.stack.count()
    session.steps.fix(fixable, fixable.fixes[0])
    assert session.stack.count() == before + 1
    session.scenario_desk.live.refresh()
    assert all((issue.code, issue.at) != (fixable.code, fixable.at) for issue in session.issues)
    session.stack.undo()
    session.scenario_desk.live.refresh()
    wrong = next(issue for issue in panel.model.issues if not issue.code.startswith("schema/"))
    code = wrong.code
    panel.choose(wrong)
    monkeypatch.setattr(accept_issue, "ask", lambda *_args: "as in the book")
    panel.accept()
    assert session.scenario is not None
    assert [row["code"] for _, row in session.scenario.value.rows("accepted")] == [code]
    session.scenario_desk.live.refresh()
    qtbot.waitUntil(lambda: any(issue.accepted for issue in session.issues))
    panel.choose(next(issue for issue in panel.model.issues if issue.accepted is not None))
    panel.accept()
    assert session.scenario.value.rows("accepted") == ()


def test_all_of_a_kind_are_accepted_on_the_card(
    scenario_window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As one step of the card, each at its own place; and as one step they count again."""
    panel, session = scenario_window.docks.panel(IssuesPanel), scenario_window.session
    live = session.scenario_desk.live
    # A check of the card as it was opened may still be under way beside the window.
    qtbot.waitUntil(lambda: not live.stale)
    live.beside = None
    units = [{"kind": "squad", "side": side, "at": "1.Z99"} for side in ("us", "ge")]
    set_to(scenario_window, "units", value=units)
    live.refresh()
    kinds = Counter(one.code for one in panel.model.issues if not one.breaks_form)
    code, number = kinds.most_common(1)[0]
    assert number > 1
    monkeypatch.setattr(accept_issue, "ask", lambda *_args: "as in the book")
    before = session.stack.count()
    for state in (True, False):
        panel.choose(next(one for one in panel.model.issues if one.code == code))
        panel.accept_kind()
        session.scenario_desk.live.refresh()
        alike = [one for one in panel.model.issues if one.code == code]
        assert [one.accepted is not None for one in alike] == [state] * number
    assert session.stack.count() == before + 2
