"""Import, dropped foreign files and Export as, with the list of what was altered."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from bob_editor.ui.dialogs.files import bring_in
from bob_editor.ui.frame.window import Window


def test_a_table_is_opened_and_exported(window: Window, qtbot: QtBot, tmp_path: Path, monkeypatch) -> None:
    """As an unsaved board; the report leads to its hexes; what goes out again is another file."""
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
    report = window.exchanging.report
    rows = report.list
    places = [rows.topLevelItem(row).text(0) for row in range(rows.topLevelItemCount())]
    assert "C3" in places
    wanted = rows.topLevelItem(places.index("C3"))
    assert wanted is not None
    rows.setCurrentItem(wanted)
    assert session.attention.highlight == (board.grid.hex("C3"),)
    report.reject()
    assert window.exchanging.report is None
    window.exchanging.send(str(tmp_path / "out"), "HexJSON (*.hexjson *.json)")
    assert (tmp_path / "out.hexjson").is_file()
    assert table.read_text().startswith("hex,terrain,level\nB2")
