"""Import, dropped foreign files and Export as, with the list of what was altered."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from bob_editor.errors import BobEditorError
from bob_editor.exchange.door import all_formats
from bob_editor.exchange.format import Format, Outgoing, Written
from bob_editor.exchange.parts import PARTS, lost_in
from bob_editor.exchange.report import Row
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board, Label
from bob_editor.rulesets import ruleset
from bob_editor.ui.dialogs.files import bring_in, open_file
from bob_editor.ui.dialogs.files.altered import Altered
from bob_editor.ui.frame.exchanging import asking, sending
from bob_editor.ui.frame.window import Window
from bob_editor.words import speak


def test_a_table_is_opened_and_exported(window: Window, qtbot: QtBot, tmp_path: Path, monkeypatch) -> None:
    """As an unsaved board; what was altered is among its issues; what goes out again is another file."""
    table = tmp_path / "hills.csv"
    table.write_text("hex,terrain,level\nB2,woods,1\nC3,mud,\nE5,,\n")
    monkeypatch.setattr(bring_in, "ask", lambda *_: ("band-of-brothers-2.2", ""))
    window.files.open_path(str(table))
    session = window.session
    qtbot.waitUntil(lambda: session.desk.title == "hills")
    assert session.desk.path is None
    assert session.modified
    board = session.board
    assert board.content(board.grid.hex("B2")).terrain_ids == ("woods",)
    qtbot.waitUntil(lambda: any(one.code == "import/dropped" for one in session.issues))
    issue = next(one for one in session.issues if one.code == "import/dropped")
    assert (issue.at, issue.message[:5]) == ("C3", "“mud”")
    treat = next(fix for fix in issue.fixes if fix.label == "Treat every “mud” as Woods")
    session.steps.fix(issue, treat)
    assert session.board.content(board.grid.hex("C3")).terrain_ids == ("woods",)
    session.stack.undo()
    assert session.board == board
    window.seldom.exchanging.sending.send(str(tmp_path / "out"), "HexJSON (*.hexjson *.json)")
    assert (tmp_path / "out.hexjson").is_file()
    assert table.read_text().startswith("hex,terrain,level\nB2")
    # What goes beside a file is in no file dialog: another one of its name is asked about, the same one isn't.
    asked: list[str] = []
    monkeypatch.setattr(
        sending, "sure", lambda _window, text, _more, over: asked.append(text) if over else True
    )
    for there, says in ((b"mine", b"mine"), (b"new", b"new")):
        (tmp_path / "out.png").write_bytes(there)
        monkeypatch.setattr(sending, "written", lambda *_: Written(b"<map/>", {"out.png": b"new"}))
        window.seldom.exchanging.sending.send(str(tmp_path / "out.tmx"))
        assert (tmp_path / "out.png").read_bytes() == says
        assert (tmp_path / "out.tmx").is_file() == (there == b"new")
    assert asked == ["There already: out.png."]


def test_a_picture_is_sent_to_the_scans_dialog(window: Window, tmp_path: Path) -> None:
    """It holds no board: what to do with one is told, and nothing is asked."""
    (tmp_path / "scan.png").write_bytes(b"\x89PNG\r\n")
    told: list[BobEditorError] = []
    window.session.failed.connect(told.append)
    window.files.open_path(str(tmp_path / "scan.png"))
    assert [str(one) for one in told] == ["scan.png is a picture."]


def test_formats_are_named_in_the_windows_language() -> None:
    """Each that the program knows is among those with a name, and stands so in the dialog."""
    assert {one.title for one in all_formats().values()} == set(open_file.TITLES)
    assert {title for title, _ in PARTS.values()} == set(sending.PARTS)
    speak("de")
    try:
        assert sending._part_in_words("3 × labels") == "3 × Beschriftungen"
        assert all(sending._part_in_words(one) != one for one in sending.PARTS)
        assert "Excel-Arbeitsmappe (*.xlsx)" in open_file.foreign_filter()
    finally:
        speak("en")


@pytest.mark.parametrize("over", [False, True])
def test_enter_writes_over_no_file(*, over: bool, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """As every other question about files that are there; what alone loses something of the format is written."""
    asked: list[str] = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: asked.append(box.defaultButton().text()))
    window = QWidget()
    qtbot.addWidget(window)
    assert not asking.sure(window, "There already: a.board.json.", "Write over the old files?", over=over)
    assert asked == ["Cancel" if over else "&Write"]


def test_the_format_that_holds_most_is_offered_first() -> None:
    """The game's own before all others, that of another game last."""
    by_row = {open_file.row_of(one): one for one in all_formats().values()}

    def offered(game: str) -> tuple[Outgoing, list[Format]]:
        out = Outgoing(Board(Grid(3, 3), game, labels=(Label("Mill", (1.0, 1.0)),)), ruleset(game))
        return out, [by_row[row] for row in open_file.written_filter(out).split(";;")]

    assert offered("memoir-44")[1][0].ruleset == "memoir-44"
    out, (*general, last) = offered("last-hundred-yards")
    assert last.ruleset == "memoir-44"
    lost = [len(lost_in(one, out)) for one in general]
    assert lost == sorted(lost)
    assert lost[0] < lost[-1]


def test_what_went_out_otherwise_is_told_of_the_file(qtbot: QtBot) -> None:
    """What stands here is one column, what the file has of it another; of what came in it is the other way."""
    window = QWidget()
    qtbot.addWidget(window)
    rows = [Row("dropped", "A1", "road", "A hex has one such piece in these files.")]
    out, came = Altered(window, "Export", rows), Altered(window, "Import", rows, "Two files.")
    assert [one.list.headerItem().text(2) for one in (out, came)] == ["Here", "In the file"]
    assert "isn’t in the file as it is here" in " ".join(one.text() for one in out.findChildren(QLabel))
