"""Import mapping and Import folder: words are given terrain, on the board at once or read anew; folders go in whole."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFileDialog
from pytestqt.qtbot import QtBot

from bob_editor.exchange.format import Asked
from bob_editor.exchange.mapping import Met, read_mapping
from bob_editor.rulesets import ruleset
from bob_editor.ui.dialogs.files import bring_in
from bob_editor.ui.dialogs.files.word_meanings import EMPTY, WordMeanings
from bob_editor.ui.dialogs.scan import drawing_dots
from bob_editor.ui.frame.exchanging.meanings import meaning_of
from bob_editor.ui.frame.window import Window
from bob_editor.words import speak

RULES = "band-of-brothers-2.2"


@pytest.fixture
def imported(window: Window, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Window:
    """A window with a table of two words brought in."""
    (tmp_path / "hills.csv").write_text("hex,terrain\nB2,woods\nC3,mud\nD4,mud\n")
    monkeypatch.setattr(bring_in, "ask", lambda *_: (RULES, ""))
    window.files.open_path(str(tmp_path / "hills.csv"))
    qtbot.waitUntil(lambda: window.session.desk.title == "hills")
    window.actions_["import_mapping"].trigger()
    return window


def test_words_are_given_terrain_and_saved(
    imported: Window, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As one step of undo, where they stood; the mapping file says the same."""
    meanings, session = imported.seldom.exchanging.meanings, imported.session
    dialog = meanings.dialog
    assert dialog is not None
    assert {row.word: row.taken for row in dialog.rows} == {"mud": None, "woods": ("woods",)}
    assert not dialog.apply.isEnabled()
    speak("de")
    try:
        assert {title for meaning, title, _ in dialog.offers(dialog.rows[0]) if meaning == ("woods",)} == {
            "Wald"
        }
    finally:
        speak("en")
    none = WordMeanings(imported, "club.csv", [], dialog._shows)
    assert none.told.text() == EMPTY, "one was to choose what each of them means"
    assert not dialog.at_stake
    dialog.put_all({"mud": ("woods", "orchard")})
    assert dialog.at_stake, "Escape threw it away"
    kept = dialog.said
    dialog.put_all({"mud": None})
    dialog.take({**kept, "woods": ["no_such"], "gone": []})
    assert dialog.said == kept == {"mud": ["woods", "orchard"]}
    dialog.apply.click()
    grid = session.board.grid
    assert session.board.content(grid.hex("C3")).terrain_ids == ("woods", "orchard")
    assert session.board.content(grid.hex("D4")).terrain_ids == ("woods", "orchard")
    qtbot.waitUntil(lambda: all(one.code != "import/dropped" for one in session.issues))
    path = str(tmp_path / "club.mapping.json")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (path, ""))
    dialog = meanings.dialog
    assert dialog is not None
    # A level that a word had by the mapping it came in by isn't shown, and stays.
    last = meanings.importing.last
    assert last is not None
    meanings.importing.last = replace(last, words=(Met("woods", "hexes", 1, ("woods",), 2),))
    dialog.save.click()
    woods = {"terrain": ["woods"], "level": 2}
    assert read_mapping(path).within(RULES).terrain == {"mud": ["woods", "orchard"], "woods": woods}
    assert meaning_of(woods, session.ruleset) is None
    assert json.loads(Path(path).read_text())["for"] == ["table"]
    session.stack.undo()
    assert session.board.content(grid.hex("C3")).terrain_ids == ()


def test_the_file_is_read_anew(imported: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """By other meanings also of words that had one."""
    meanings, session = imported.seldom.exchanging.meanings, imported.session
    dialog = meanings.dialog
    assert dialog is not None
    dialog.put_all({"woods": (), "mud": ("woods",)})
    monkeypatch.setattr(imported.files, "may_open", lambda: True)
    dialog.again.click()
    at = session.board.grid.hex
    qtbot.waitUntil(lambda: session.board.content(at("C3")).terrain_ids == ("woods",))
    assert session.board.content(at("B2")).terrain_ids == ()


def test_a_folder_is_brought_in(window: Window, qtbot: QtBot, tmp_path: Path) -> None:
    """Each file with its report in it; what can't be read is told, and nothing is written over."""
    source, target = tmp_path / "in", tmp_path / "out"
    (source / "more").mkdir(parents=True)
    target.mkdir()
    (source / "hills.csv").write_text("hex,terrain\nB2,mud\n")
    (source / "more" / "moor.csv").write_text("hex,terrain\nB2,woods\nB3,\n")
    (source / "bad.m44").write_text("{")
    told: list[str] = []
    window.session.noticed.connect(told.append)
    window.seldom.exchanging.folders.bring(source, target, Asked(ruleset(RULES)))
    qtbot.waitUntil(lambda: bool(told))
    assert told == ["Wrote 2 documents to out from 2 of 3 files."]
    kept = json.loads((target / "hills.board.json").read_text())["imported"]
    assert "mud" in [row.get("word") for row in kept["changes"]]
    assert (target / "more" / "moor.board.json").is_file()
    before = (target / "hills.board.json").read_text()
    told.clear()
    window.seldom.exchanging.folders.bring(source, target, Asked(ruleset(RULES)))
    qtbot.waitUntil(lambda: bool(told))
    assert (target / "hills.board.json").read_text() == before


def test_a_drawing_without_a_grid_asks_for_dots(
    window: Window, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its lines are shown; three hexes that are named and clicked lay the grid, and it is brought in by them."""
    path = tmp_path / "hand.svg"
    path.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="none"/>'
        '<g id="woods"><path d="M90 60 L150 60 L150 130 L90 130 Z"/></g></svg>'
    )
    monkeypatch.setattr(bring_in, "ask", lambda *_: (RULES, ""))

    def click(dialog: drawing_dots.DrawingDots) -> int:
        assert not dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).isEnabled()
        for row, (name, x, y) in enumerate((("A1", 20, 20), ("E1", 224, 20), ("A4", 20, 197))):
            dialog.table.item(row, 0).setText(name)
            dialog.table.setCurrentCell(row, 0)
            scale = dialog.sketch.scale
            dialog.take_pixel(QPointF(x * scale, y * scale))
        assert dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).isEnabled()
        assert dict(dialog.dots)["E1"] == pytest.approx((224, 20))
        return int(QDialog.DialogCode.Accepted)

    monkeypatch.setattr(drawing_dots.DrawingDots, "exec", click)
    window.files.open_path(str(path))
    qtbot.waitUntil(lambda: window.session.desk.title == "hand")
    grid = window.session.board.grid
    assert (grid.columns, grid.lines) == (5, 5)
    assert [one.terrain for one in window.session.board.artwork] == ["woods"]
