"""The dialogs, without running their own loops."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QMessageBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from bob_editor.exchange.report import Row
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board
from bob_editor.model.scenario import PlacedBoard
from bob_editor.opening.scenario_maps import BoardFile
from bob_editor.rulesets import all_rulesets, ruleset
from bob_editor.storage.documents import board_from_json, board_to_json
from bob_editor.storage.naming import CARD_TEMPLATE
from bob_editor.ui.dialogs.accept_issue import AcceptIssue
from bob_editor.ui.dialogs.documents.board_properties import BoardProperties
from bob_editor.ui.dialogs.documents.choose_rulings import ChooseRulings
from bob_editor.ui.dialogs.documents.new_board import MOST, NewBoard, grid_of, id_from
from bob_editor.ui.dialogs.files import export_card, open_board, save_file
from bob_editor.ui.dialogs.files.altered import Altered
from bob_editor.ui.dialogs.files.export_picture import ExportPicture
from bob_editor.ui.dialogs.files.recover import Choice, Found, Recover
from bob_editor.ui.dialogs.help.crash_report import CrashReport
from bob_editor.ui.dialogs.help.handbook import Handbook
from bob_editor.ui.dialogs.help.shortcuts import Key, Shortcuts
from bob_editor.ui.dialogs.scan.scan import ScanDialog
from bob_editor.words import speak


def test_every_preset_makes_a_board(qtbot: QtBot) -> None:
    """The board of each ruleset's presets can be written and read again as it is."""
    dialog = NewBoard(None, all_rulesets())
    qtbot.addWidget(dialog)
    for row in range(dialog.ruleset.count()):
        dialog.ruleset.setCurrentIndex(row)
        assert dialog.size_choice.count() > 1
        for size in range(dialog.size_choice.count()):
            dialog.size_choice.setCurrentIndex(size)
            board = dialog.board
            assert board.ruleset == dialog.ruleset.currentData()
            again, problems = board_from_json(board_to_json(board))
            assert not problems
            assert again == board
            assert not dialog.grab().isNull()


def test_sizes_are_said_in_the_language_of_the_window(qtbot: QtBot) -> None:
    """As the rest of the form is."""
    speak("de")
    try:
        dialog = NewBoard(None, all_rulesets())
        qtbot.addWidget(dialog)
        dialog.ruleset.setCurrentIndex(dialog.ruleset.findData("combat-commander-pacific"))
    finally:
        speak("en")
    assert dialog.size_choice.itemText(0) != all_rulesets()["combat-commander-pacific"].presets[0]["title"]


def test_games_of_one_title_are_told_apart(qtbot: QtBot) -> None:
    """In what is offered for a new board."""
    game = all_rulesets()["memoir-44"]
    dialog = NewBoard(None, {"memoir-44": game, "mine": game})
    qtbot.addWidget(dialog)
    assert [dialog.ruleset.itemText(row) for row in (0, 1)] == ["Memoir '44 (memoir-44)", "Memoir '44 (mine)"]


def test_an_own_size(qtbot: QtBot) -> None:
    """Numbers typed in take the place of the preset."""
    dialog = NewBoard(None, all_rulesets())
    qtbot.addWidget(dialog)
    dialog.half.setChecked(False)
    dialog.columns.setValue(5)
    dialog.rows.setValue(4)
    assert dialog.size_choice.currentData() is None
    assert len(dialog.board.grid.hexes) == 20
    assert dialog.count.text() == "20 hexes"
    dialog.title.setText("  Mill at the Vire ")
    assert dialog.board.title == "Mill at the Vire"
    assert dialog.board.id == "mill-at-the-vire"


def test_the_first_figure_of_a_size_is_a_board_as_well(qtbot: QtBot) -> None:
    """Who types 11 has typed 1 before: a single line cut in half on both sides would be no board to show."""
    dialog = NewBoard(None, all_rulesets())
    qtbot.addWidget(dialog)
    for row in range(dialog.ruleset.count()):
        dialog.ruleset.setCurrentIndex(row)
        dialog.half.setChecked(True)
        dialog.columns.setValue(1)
        dialog.rows.setValue(1)
        left, top, right, bottom = dialog.board.grid.bounds
        assert left < right
        assert top < bottom
        assert not dialog.grab().isNull()


@pytest.mark.parametrize("pointy", [False, True])
@pytest.mark.parametrize("size", [(4, 3), (9, 8), (1, 1)])
def test_half_hexes_mate(size: tuple[int, int], *, pointy: bool) -> None:
    """All four edges run through dots, and the board turned by 180 degrees has the same hexes."""
    grid = grid_of(*size, half=True, pointy=pointy)
    left, top, right, bottom = grid.bounds
    centres = {grid.centre(at) for at in grid.hexes}
    assert {(left + right - x, top + bottom - y) for x, y in centres} == centres
    for edge in ("left", "top", "right", "bottom"):
        assert any(edge in grid.cut_edges(at) for at in grid.hexes)


@pytest.mark.parametrize("pointy", [False, True])
def test_the_largest_size_can_be_saved_with_half_hexes(*, pointy: bool) -> None:
    """The line more that half hexes take would be more than a file may hold: it could be drawn on, and never saved."""
    grid = grid_of(MOST, MOST, half=True, pointy=pointy)
    sizes = (one if isinstance(one, tuple) else (one,) for one in (grid.columns, grid.rows))
    assert max(map(max, sizes)) == MOST


def test_ids_are_plain() -> None:
    """Whatever the title, the id is one that the schema allows."""
    assert id_from("Côte 112, Hügel!") == "cote-112-huegel"
    assert id_from("???") == "untitled"
    assert id_from("a" * 150) == "a" * 100


def test_accepting_needs_a_reason(qtbot: QtBot) -> None:
    """The button waits for words."""
    dialog = AcceptIssue(None, "The bridge is over nothing.", "B2")
    qtbot.addWidget(dialog)
    button = dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)
    assert not button.isEnabled()
    qtbot.keyClicks(dialog.reason, "a ruin")
    assert button.isEnabled()


def test_properties_are_an_edit(qtbot: QtBot) -> None:
    """Only what was changed differs; rulings at their defaults aren't written."""
    rules = ruleset("band-of-brothers-2.2")
    board = Board(Grid(3, 3), rules.id, title="One", rulings={"hedgerow_vertex": "block"})
    dialog = BoardProperties(None, board, rules)
    qtbot.addWidget(dialog)
    assert dialog.edit.apply(board) == board
    dialog.author.setText("A. Uthor")
    dialog.rulings.take_defaults()
    edited = dialog.edit.apply(board)
    assert edited.credits.author == "A. Uthor"
    assert edited.rulings == {}


def test_no_more_is_typed_than_a_file_may_hold(qtbot: QtBot) -> None:
    """It was told when the board was opened again; what a file has already stays, however long."""
    rules = ruleset("band-of-brothers-2.2")
    board = Board(Grid(3, 3), rules.id, id="one", title="x" * 300)
    dialog = BoardProperties(None, board, rules)
    qtbot.addWidget(dialog)
    assert dialog.edit.apply(board) == board
    dialog.name.clear()
    qtbot.keyClicks(dialog.name, "-Cote/112 b")
    short = BoardProperties(None, replace(board, title=""), rules)
    qtbot.addWidget(short)
    for field in (short.title, short.number, short.author, short.licence):
        field.setText("x" * 3000)
    short.name.setText(dialog.name.text())
    edited = short.edit.apply(board)
    assert (edited.id, edited.title) == ("Cote112b", "x" * 200)
    assert not board_from_json(board_to_json(edited))[1]


def test_the_face_of_a_board_is_chosen(qtbot: QtBot) -> None:
    """Games whose boards have faces offer them for new boards and in the properties; what isn't touched stays."""
    new = NewBoard(None, all_rulesets())
    qtbot.addWidget(new)
    new.ruleset.setCurrentIndex(new.ruleset.findData("band-of-brothers-2.2"))
    assert new.board.base.face is None
    new.ruleset.setCurrentIndex(new.ruleset.findData("memoir-44"))
    assert new.board.base.face == "country"
    new.face.setCurrentIndex(new.face.findData("beach"))
    board = new.board
    assert board.base.face == "beach"
    rules = ruleset("memoir-44")
    dialog = BoardProperties(None, board, rules)
    qtbot.addWidget(dialog)
    assert dialog.edit.apply(board) == board
    dialog.face.setCurrentIndex(dialog.face.findData("winter"))
    assert dialog.edit.apply(board).base.face == "winter"
    plain = BoardProperties(None, replace(board, base=replace(board.base, face=None)), rules)
    qtbot.addWidget(plain)
    assert plain.edit.apply(board).base.face == "beach"
    odd = BoardProperties(None, replace(board, base=replace(board.base, face="moon")), rules)
    qtbot.addWidget(odd)
    assert odd.face.face == "moon"


def test_a_ruling_of_another_edition_stays(qtbot: QtBot) -> None:
    """It was taken away by whatever else was changed of the board."""
    rules = ruleset("band-of-brothers-2.2")
    later = {"hedgerow_vertex": "as later", "later": "x"}
    dialog = BoardProperties(None, Board(Grid(3, 3), rules.id, title="One", rulings=later), rules)
    qtbot.addWidget(dialog)
    dialog.title.setText("Two")
    board = dialog.edit.apply(Board(Grid(3, 3), rules.id))
    assert (board.title, dict(board.rulings)) == ("Two", later)


def test_rulings_say_their_choices_in_words(qtbot: QtBot) -> None:
    """Each has a question, words for each choice, and the default marked."""
    rules = ruleset("band-of-brothers-2.2")
    dialog = ChooseRulings(None, rules, {})
    qtbot.addWidget(dialog)
    assert set(dialog.choices.boxes) == set(rules.rulings)
    assert all("(default)" in box.currentText() for box in dialog.choices.boxes.values())
    asked = [one.textFormat() for one in dialog.choices.findChildren(QLabel)]
    assert set(asked) == {Qt.TextFormat.PlainText}, "a game of one's own asks in its own words"
    assert dialog.choices.answers == {}


def test_a_picture_gets_the_suffix_of_its_kind(qtbot: QtBot) -> None:
    """Choosing a kind changes the file's name; a name without one gets it."""
    dialog = ExportPicture(None, "out/board", has_los=False)  # nothing is written
    qtbot.addWidget(dialog)
    dialog.kind.setCurrentIndex(2)
    assert dialog.picture.path.endswith("board.pdf")
    dialog.path.setText("mill")
    assert dialog.picture.path == str(Path.cwd() / "out" / "mill.pdf"), "it lay where the program was started"
    dialog.path.setText("/out/other")
    assert dialog.picture.path == "/out/other.pdf"
    assert not dialog.picture.with_los


def test_names_to_save_under(qapp: QApplication) -> None:
    """A bare name becomes a board's, dots and all; one of a JSON file is left alone, and what is begun is ended."""
    del qapp
    for name in ("a/mill", "a/Mill 1.2", "a/St. Lo"):
        assert save_file.with_suffix(name) == f"{name}.board.json"
    assert save_file.with_suffix("a/mill.json") == "a/mill.json"
    assert save_file.with_suffix("a/mill.board") == "a/mill.board.json"
    assert ExportPicture(None, "/out/mill-1.2", has_los=False).picture.path == "/out/mill-1.2.png"


def test_file_dialogs_begin_at_the_nearest_folder_that_is_there(
    qtbot: QtBot, board: Board, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Of a folder that was renamed; Qt would begin where the program was started."""
    gone, begun = tmp_path / "gone", list[str]()

    def leave(*given: str) -> tuple[str, str]:
        begun.append(given[2])
        return "", ""

    for asking in ("getSaveFileName", "getOpenFileName"):
        monkeypatch.setattr(QFileDialog, asking, leave)
    assert save_file.ask(QWidget(), str(gone / "mill.board.json")) is None
    assert export_card.ask_new_template(None, str(gone)) is None
    assert export_card.ask_template(None, str(gone)) == ""
    scan = ScanDialog(None, board, gone / "mill.board.json")
    qtbot.addWidget(scan)
    scan.choose_picture()
    names = ("mill.board.json", f"own{CARD_TEMPLATE}", "", "")
    assert begun == [str(tmp_path / name) for name in names]


def test_a_file_that_got_its_ending_later_is_asked_about(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The file dialog knows of no file of the bare name, so it asks nothing."""
    del qapp
    parent = QWidget()
    typed = str(tmp_path / "mill")
    asked: list[str] = []
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (typed, ""))
    monkeypatch.setattr(QMessageBox, "question", lambda *given: asked.append(given[2]))
    assert save_file.ask(parent, "") == f"{typed}.board.json"
    for ending in (".board.json", ".pdf", ".card-template.json"):
        Path(typed + ending).touch()
    assert save_file.ask(parent, "") is None
    assert export_card.ask(parent, tmp_path / "card-1.2") is None
    assert export_card.ask_new_template(parent, str(tmp_path)) is None
    # Which pictures a card has is known once it is set.
    picture = tmp_path / "mill.png"
    picture.touch()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(picture), ""))
    assert export_card.ask(parent, tmp_path) == picture
    assert [words.partition(" is ")[0] for words in asked] == [
        "mill.board.json",
        "mill.pdf",
        "mill.card-template.json",
    ]


def test_the_report_is_copied(qtbot: QtBot) -> None:
    """The clipboard holds the whole report."""
    dialog = CrashReport(None, "Saved.", "Traceback: all of it")
    qtbot.addWidget(dialog)
    dialog.copy_button.click()
    assert QGuiApplication.clipboard().text() == "Traceback: all of it"


def test_recovery_offers_all_three_ways(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Restoring names the board chosen; what is discarded is asked about once more; closing decides nothing."""
    found = [Found("k1", "One", 0), Found("k2", "Two", 60)]
    dialog = Recover(None, found)
    qtbot.addWidget(dialog)
    assert dialog.choice == Choice()
    assert dialog.restore_button.text() == "&Restore all"
    dialog.list.setCurrentRow(1)
    assert dialog.discard_button.text() == "&Discard 1 of 2…"
    # What Enter says, too.
    monkeypatch.setattr(QMessageBox, "question", lambda *given: given[-1])
    dialog.discard_button.click()
    assert dialog.choice == Choice()
    monkeypatch.setattr(QMessageBox, "question", lambda *_: QMessageBox.StandardButton.Yes)
    dialog.discard_button.click()
    assert dialog.restore_button.text() == "&Restore"
    dialog.restore_button.click()
    assert dialog.choice == Choice(restored=("k1",), discarded=("k2",))


def test_a_click_beside_what_can_be_recovered_leaves_no_dead_buttons(qtbot: QtBot) -> None:
    """Where nothing is selected all is meant, and the button says so."""
    dialog = Recover(None, [Found("k1", "One", 0), Found("k2", "Two", 60)])
    qtbot.addWidget(dialog)
    dialog.list.clearSelection()
    assert dialog.restore_button.text() == "&Restore all"
    dialog.restore_button.click()
    assert dialog.choice == Choice(restored=("k1", "k2"))


def test_the_handbook_finds_words(qtbot: QtBot) -> None:
    """Terrain, rulings and checks are all in it, with rule numbers; a search goes round."""
    rules = ruleset("band-of-brothers-2.2")
    dialog = Handbook(None, rules)
    qtbot.addWidget(dialog)
    text = dialog.text.toPlainText()
    for row in rules.terrains.values():
        assert row.title in text
        assert row.cites in text
    for check in rules.checks:
        assert check.name in text
    dialog.search.setText("hedgerow")
    assert dialog.text.textCursor().selectedText().lower() == "hedgerow"
    first = dialog.text.textCursor().position()
    assert dialog.find_next()
    assert dialog.text.textCursor().position() > first
    assert dialog.none.isHidden()
    dialog.search.setText("no such word")
    assert not dialog.find_next()
    assert not dialog.none.isHidden(), "it isn't said"


def test_shortcuts_are_searched(qtbot: QtBot) -> None:
    """Only rows with all the words stay."""
    dialog = Shortcuts(None, [Key("Edit", "Ctrl+Z", "Take it back"), Key("View", "F", "Show all")])
    qtbot.addWidget(dialog)
    dialog.search.setText("back")
    assert "Ctrl+Z" in dialog.sheet.toPlainText()
    assert "Show all" not in dialog.sheet.toPlainText()


@pytest.mark.parametrize("kind", ["shortcuts", "altered"])
def test_enter_in_a_search_or_list_ends_no_dialog(kind: str, qtbot: QtBot) -> None:
    """It finds, or means the row."""
    window = QWidget()
    qtbot.addWidget(window)
    dialog: Shortcuts | Altered
    if kind == "shortcuts":
        dialog = Shortcuts(window, [Key("View", "F", "Show all")])
        keys: QWidget = dialog.search
    else:
        dialog = Altered(window, "Export", [Row("dropped", "A1", "x", "y")])
        keys = dialog.list
        dialog.list.setCurrentIndex(dialog.list.model().index(0, 0))
    dialog.show()
    QTest.keyClick(keys, Qt.Key.Key_Return)
    assert dialog.isVisible()


def test_boards_of_one_name_are_told_apart(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """By their folders, where neither the map nor their titles do; one of the two could not be opened."""
    board = Board(Grid(2, 2), "memoir-44", title="Wood")
    files = [
        BoardFile(PlacedBoard(f"{folder}/wood.board.json"), False, Path(folder, "wood.board.json"), board)
        for folder in ("east", "west")
    ]
    monkeypatch.setattr(open_board, "asked_row", lambda *asked: asked[3][1])
    parent = QWidget()
    qtbot.addWidget(parent)
    assert open_board.ask(parent, files) == str(Path("west", "wood.board.json"))
