"""Whole journeys through the real window, each ending in what the user came for."""

import json
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bob_editor.cli.main import run
from bob_editor.storage.documents import read_board
from bob_editor.ui.dialogs.files import save_file
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.board.palette import PalettePanel
from tests.ui.mouse import Mouse

pytestmark = pytest.mark.dressed


def draw(window: Window, mouse: Mouse, place: str, kind: str, *labels: str) -> None:
    """Pick something in the palette and drag it over hexes or hexsides."""
    window.docks.panel(PalettePanel).pick(kind, place)
    mouse.press(labels[0])
    for label in labels[1:]:
        mouse.drag(label)
    mouse.release(labels[-1])


def test_draw_a_board_mend_it_and_save_it(
    window: Window,
    mouse: Mouse,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A designer draws, is told what breaks a rule, takes the fix, undoes, redoes, saves; the command line agrees."""
    draw(window, mouse, "woods", "terrain", "B2", "B3", "C3")
    draw(window, mouse, "hedgerow", "terrain", "E3/E4", "E3/E4")
    draw(window, mouse, "bridge", "terrain", "G5", "G5")
    issues = window.session.board_desk.live
    issues.refresh()
    assert any(issue.code.endswith("/bridge-over-nothing") for issue in issues.issues)
    wrong = next(issue for issue in issues.issues if issue.code.endswith("/bridge-over-nothing"))
    assert wrong.cites
    window.session.steps.draw(wrong.fixes[0])
    issues.refresh()
    assert not any(issue.code.endswith("/bridge-over-nothing") for issue in issues.issues)

    before = window.session.board
    while window.session.stack.canUndo():
        window.actions_["undo"].trigger()
    while window.session.stack.canRedo():
        window.actions_["redo"].trigger()
    assert window.session.board == before

    path = tmp_path / "drawn.board.json"
    monkeypatch.setattr(save_file, "ask", lambda *_args, **_kwargs: str(path))
    window.actions_["save"].trigger()
    assert read_board(path).value == window.session.board
    assert not window.isWindowModified()
    capsys.readouterr()
    run(["check", str(path), "--format", "json"])
    told = json.loads(capsys.readouterr().out)
    issues.refresh()
    assert {row["code"] for row in told} == {issue.code for issue in issues.issues}


def test_look_along_a_line_and_paint_in_its_way(window: Window, mouse: Mouse, qtbot: QtBot) -> None:
    """The LOS tool shows a free thread; a wood painted in between blocks it at once, and says so with its rule."""
    window.actions_["tool_look"].trigger()
    mouse.press("B2")
    mouse.drag("B5")
    mouse.release("B5")
    los = window.session.live_los
    assert los.answer is not None
    assert los.answer.expectation == "clear"
    draw(window, mouse, "woods", "terrain", "B3", "B3")
    assert los.answer.verdict == "blocked"
    assert los.answer.reasons[0].cites == "14.0"
    grid = window.session.board.grid
    assert los.field is not None
    assert los.field.verdict(grid.index[grid.hex("B5")])[0] == "blocked"
