"""The card preview and printing of maps, in the real window."""

import gc
import json
import threading
from functools import partial
from itertools import pairwise
from pathlib import Path
from time import thread_time

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QImage, QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bob_editor.model.edit import Edit
from bob_editor.model.scenario_edits import put
from bob_editor.render.pictures.picture import Picture
from bob_editor.render.pictures.sheets import PAPERS, Paper
from bob_editor.ui.desk import exporting
from bob_editor.ui.dialogs.files import export_card, print_map
from bob_editor.ui.dress.progress_strip import ProgressStrip
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.scenario.card_preview import CardPreview


@pytest.fixture
def preview(scenario_window: Window, qtbot: QtBot) -> CardPreview:
    """The preview of the open scenario, all of it painted."""
    scenario_window.docks.show("card_preview")
    found = scenario_window.docks["card_preview"].widget()
    assert isinstance(found, CardPreview)
    qtbot.waitUntil(lambda: bool(found.pages.images) and not found.pages.busy)
    return found


@pytest.fixture
def hidden_preview(scenario_window: Window) -> CardPreview:
    """The preview of the open scenario where it isn't looked at: no page is made."""
    return scenario_window.docks.panel(CardPreview)


def write_title(window: Window, title: str) -> None:
    """Edit the card."""
    window.session.steps.on_card(Edit("Title", partial(put, path=("title",), value=title)))


def test_an_edit_shows_at_once(scenario_window: Window, preview: CardPreview, qtbot: QtBot) -> None:
    """The page is another, what it says as well, and undoing brings the old one back."""
    before = preview.pages.images[0].copy()
    write_title(scenario_window, "Another battle")
    qtbot.waitUntil(lambda: preview.pages.sheet is not None and preview.pages.sheet.title == "Another battle")
    qtbot.waitUntil(lambda: not preview.pages.busy)
    assert preview.pages.images[0] != before
    assert "Another battle" in preview.view.accessibleDescription()
    scenario_window.actions_["undo"].trigger()
    qtbot.waitUntil(lambda: not preview.pages.busy)
    assert preview.pages.images[0] == before


def test_a_card_is_printed_in_its_own_language(scenario_window: Window, qtbot: QtBot) -> None:
    """From the first look at the panel on, and again where the card gets another language; a choice stays till then."""

    def write_language(code: str) -> None:
        scenario_window.session.steps.on_card(Edit("Language", partial(put, path=("language",), value=code)))

    write_language("de")
    preview = scenario_window.docks.panel(CardPreview)
    assert preview.pages.language.code == preview.languages.currentData() == "de"
    preview.languages.setCurrentIndex(preview.languages.findData("fr"))
    preview.languages.activated.emit(preview.languages.currentIndex())
    write_title(scenario_window, "Another battle")
    assert preview.pages.language.code == "fr"
    write_language("en")
    assert preview.pages.language.code == preview.languages.currentData() == "en"


def test_the_window_is_never_held_up(scenario_window: Window, preview: CardPreview, qtbot: QtBot) -> None:
    """While pages are made, the window looks at mouse and keys again and again, after little work each time."""
    write_title(scenario_window, "Another battle")
    beats: list[float] = []
    timer = QTimer()
    # What the other users of the machine take doesn't count, nor the collector's walk through what earlier tests left.
    timer.timeout.connect(lambda: beats.append(thread_time()))
    gc.collect()
    gc.freeze()
    timer.start(0)
    preview.pages.set_scale(preview.pages.scale * 1.1)
    qtbot.waitUntil(lambda: not preview.pages.busy)
    timer.stop()
    gc.unfreeze()
    assert len(beats) > 1
    assert max(later - sooner for sooner, later in pairwise(beats)) < 0.1


def test_what_is_stale_is_dropped(scenario_window: Window, preview: CardPreview, qtbot: QtBot) -> None:
    """Of several edits in a row only the last is painted."""
    shown: list[str] = []
    preview.pages.changed.connect(
        lambda: shown.append(preview.pages.sheet.title if preview.pages.sheet else "")
    )
    for number in range(5):
        write_title(scenario_window, f"Battle {number}")
    qtbot.waitUntil(lambda: not preview.pages.busy)
    assert set(shown) == {"Battle 4"}


def test_nothing_is_made_where_nobody_looks(
    scenario_window: Window, preview: CardPreview, qtbot: QtBot
) -> None:
    """A hidden preview rests; shown again, it is up to date."""
    scenario_window.docks["card_preview"].hide()
    write_title(scenario_window, "Unseen")
    assert not preview.pages.busy
    scenario_window.docks.show("card_preview")
    qtbot.waitUntil(lambda: preview.pages.sheet is not None and preview.pages.sheet.title == "Unseen")


def test_size_and_width(preview: CardPreview, qtbot: QtBot) -> None:
    """A page fills the width, or has the chosen size, and is painted as finely."""
    assert preview.view.page_size().width() <= preview.area.viewport().width()
    preview.zooms.setCurrentIndex(preview.zooms.findData(2.0))
    preview.fit()
    qtbot.waitUntil(lambda: not preview.pages.busy)
    assert preview.view.page_size().width() == round(210 / 25.4 * 96 * 2)
    ratio = preview.devicePixelRatioF()
    assert abs(preview.pages.images[0].width() - preview.view.page_size().width() * ratio) <= 2 * ratio
    at, down, none = QPointF(5, 5), QPoint(0, -120), Qt.MouseButton.NoButton
    held, phase = Qt.KeyboardModifier.ControlModifier, Qt.ScrollPhase.NoScrollPhase
    wheel = QWheelEvent(at, preview.view.mapToGlobal(at), QPoint(), down, none, held, phase, False)
    QApplication.sendEvent(preview.area.viewport(), wheel)
    assert (preview.view.zoom, preview.area.verticalScrollBar().value()) == (1.5, 0)


def test_another_template(
    scenario_window: Window,
    preview: CardPreview,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Of those that ship, the first at first, or of a file; a wrong file is told of and leaves the usual one."""
    assert preview.templates.currentIndex() == 0
    assert preview.templates.currentText() == preview.pages.template.title
    classic = preview.pages.images[0].copy()

    def choose(data: str) -> None:
        preview.templates.setCurrentIndex(preview.templates.findData(data))
        preview.templates.activated.emit(preview.templates.currentIndex())
        qtbot.waitUntil(lambda: not preview.pages.busy)

    choose("plain")
    assert preview.pages.images[0] != classic
    own = tmp_path / "mine.json"
    own.write_text(json.dumps({"title": "Mine", "paper": "letter"}))
    monkeypatch.setattr(export_card, "ask_template", lambda *_: str(own))
    choose("")
    assert preview.pages.template.title == "Mine"
    assert preview.pages.template.paper == "letter"
    scenario_window.session.opened.emit()
    assert (preview.templates.currentData(), preview.pages.template.title) == (str(own), "Mine")
    monkeypatch.setattr(export_card, "ask_template", lambda *_: "")
    choose("")
    assert (preview.templates.currentData(), preview.pages.template.title) == (str(own), "Mine"), (
        "it was left"
    )
    monkeypatch.setattr(export_card, "ask_template", lambda *_: str(own))
    own.write_text(json.dumps({"colour": "red"}))
    with qtbot.waitSignal(scenario_window.session.failed):
        choose("")
    qtbot.waitUntil(lambda: not preview.pages.busy)
    assert preview.pages.images[0] == classic


def test_a_new_template(
    scenario_window: Window,
    preview: CardPreview,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The one in use is written with all its settings, and shows the same card until it is altered."""
    path = tmp_path / "mine.card-template.json"
    monkeypatch.setattr(export_card, "ask_new_template", lambda *_: path)
    before = preview.pages.images[0].copy()

    def choose(text: str) -> None:
        preview.templates.setCurrentIndex(preview.templates.findText(text))
        preview.templates.activated.emit(preview.templates.currentIndex())
        qtbot.waitUntil(lambda: not preview.pages.busy)

    choose("New one like this…")
    assert preview.templates.currentText() == "mine"
    assert preview.pages.images[0] == before
    data = json.loads(path.read_text())
    data["colours"]["accent"] = "#0000ff"
    path.write_text(json.dumps(data))
    choose("mine")
    assert preview.pages.images[0] != before
    monkeypatch.setattr(
        export_card, "ask_new_template", lambda *_: tmp_path / "gone" / "x.card-template.json"
    )
    with qtbot.waitSignal(scenario_window.session.failed):
        choose("New one like this…")


def test_a_template_beside_the_scenario(
    scenario_window: Window, scenario_file: Path, preview: CardPreview, qtbot: QtBot
) -> None:
    """It is offered by its name once the scenario is opened."""
    (scenario_file.parent / "club.card-template.json").write_text(json.dumps({"title": "Club"}))
    scenario_window.files.open_path(str(scenario_file))
    names = [preview.templates.itemText(number) for number in range(preview.templates.count())]
    assert "club" in names
    qtbot.waitUntil(lambda: not preview.pages.busy)


def test_export(
    scenario_window: Window,
    preview: CardPreview,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    """A PDF with the card's words, a picture, or a word on what went wrong."""
    monkeypatch.setattr(export_card, "ask", lambda *_: tmp_path / "card.pdf")
    scenario_window.actions_["export_card"].trigger()
    qtbot.waitUntil(lambda: not preview.writing.busy)
    assert "The mill" in " ".join(PdfReader(tmp_path / "card.pdf").pages[0].extract_text().split())
    monkeypatch.setattr(export_card, "ask", lambda *_: tmp_path / "card.png")
    assert preview.export_card()
    qtbot.waitUntil(lambda: not preview.writing.busy)
    assert not QImage(str(tmp_path / "card.png")).isNull()
    monkeypatch.setattr(export_card, "ask", lambda *_: None)
    assert not preview.export_card()
    monkeypatch.setattr(export_card, "ask", lambda *_: tmp_path / "gone" / "card.pdf")
    with qtbot.waitSignal(scenario_window.session.failed):
        assert preview.export_card()


def test_print_dialog(scenario_window: Window, qtbot: QtBot, tmp_path: Path) -> None:
    """It tells how many sheets it takes, follows every number, and won't write what can't be printed."""
    asked: list[print_map.PrintMap] = []

    class Dialog(print_map.PrintMap):
        def exec(self) -> int:
            asked.append(self)
            return 0

    session = scenario_window.session
    assert session.card is not None
    from bob_editor.render.pictures.scenario import picture_of_scenario

    whole = picture_of_scenario(session.card)
    bare = picture_of_scenario(session.card, with_areas=False, with_counters=False)
    dialog = Dialog(scenario_window, whole, bare, tmp_path / "mill")
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.hex_mm.setValue(25)
    dialog.paper.setCurrentIndex(dialog.paper.findData("a0"))
    assert dialog.count.text().startswith("1 sheet,")
    dialog.paper.setCurrentIndex(dialog.paper.findData("a4"))
    assert "sheets, " in dialog.count.text()
    wish = dialog.wish
    assert (wish.paper.size, wish.paper.hex_mm, wish.picture) == (PAPERS["a4"], 25, whole)
    assert wish.path == str(tmp_path / "mill-map.pdf")
    dialog.with_card.setChecked(False)
    assert dialog.wish.picture is bare
    dialog.margin.setValue(60)
    dialog.overlap.setValue(60)
    assert not dialog.buttons.button(dialog.buttons.StandardButton.Save).isEnabled()
    assert "no room" in dialog.count.text()
    qtbot.wait(20)
    assert not dialog.tiling.grab().isNull()


def test_print_map(
    scenario_window: Window,
    hidden_preview: CardPreview,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    """The map is written on the sheets asked for."""

    def ask(parent: object, picture: Picture, bare: object, proposed: Path) -> print_map.PrintWish:
        del parent, bare, proposed
        paper = Paper(PAPERS["a4"], hex_mm=30)
        return print_map.PrintWish(str(tmp_path / "map.pdf"), picture, paper)

    monkeypatch.setattr(print_map, "ask", ask)
    scenario_window.actions_["print_map"].trigger()
    qtbot.waitUntil(lambda: not hidden_preview.writing.busy)
    assert len(PdfReader(tmp_path / "map.pdf").pages) > 1
    monkeypatch.setattr(print_map, "ask", lambda *_: None)
    assert not exporting.print_map(scenario_window.files)


def test_writing_a_map_is_told_and_can_be_stopped(
    scenario_window: Window,
    hidden_preview: CardPreview,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    """On the window's lower edge; stopped, the old file is as it was, and nothing else is left."""
    begun, go_on = threading.Event(), threading.Event()

    def paint(*_: object) -> None:
        begun.set()
        assert go_on.wait(20)

    paper = Paper(PAPERS["a4"], hex_mm=30)
    path = tmp_path / "map.pdf"
    path.write_text("old")
    slow = Picture.of(QRectF(0, 0, 100, 100), paint)
    monkeypatch.setattr(print_map, "ask", lambda *_: print_map.PrintWish(str(path), slow, paper))
    hidden_preview.print_button.click()
    strip = next(
        one for one in scenario_window.findChildren(ProgressStrip) if one.work is hidden_preview.writing
    )
    qtbot.waitUntil(lambda: strip.text == "Writing map.pdf …")
    assert begun.wait(5)
    strip.cancel_button.click()
    go_on.set()
    hidden_preview.writing.end()
    assert path.read_text() == "old"
    assert [one.name for one in tmp_path.glob("*map*")] == ["map.pdf"]
    assert not hidden_preview.writing.busy


def test_a_board_alone_prints_too(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """It has no card, and its map is printed all the same."""

    def ask(parent: object, picture: Picture, bare: object, proposed: Path) -> print_map.PrintWish:
        del parent, proposed
        assert bare is None
        return print_map.PrintWish(str(tmp_path / "board.pdf"), picture, Paper(PAPERS["a3"]))

    monkeypatch.setattr(print_map, "ask", ask)
    window.actions_["print_map"].trigger()
    qtbot.waitUntil(lambda: not window.files.writing.busy)
    assert len(PdfReader(tmp_path / "board.pdf").pages) == 1
    assert not window.actions_["export_card"].isEnabled()


def test_the_card_is_laid_out_on_the_chosen_paper(
    scenario_window: Window, hidden_preview: CardPreview, qtbot: QtBot
) -> None:
    """In sight and in the file, with any template; the choice is remembered."""
    hidden_preview.papers.setCurrentIndex(hidden_preview.papers.findData("letter"))
    hidden_preview.papers.activated.emit(hidden_preview.papers.currentIndex())
    assert hidden_preview.pages.template.paper == "letter"
    hidden_preview.templates.setCurrentIndex(1)
    hidden_preview.templates.activated.emit(1)
    assert hidden_preview.pages.template.paper == "letter"
    assert scenario_window.files.settings.card_paper == "letter"
    hidden_preview.papers.setCurrentIndex(0)
    hidden_preview.papers.activated.emit(0)
    assert hidden_preview.pages.template.paper == "a4"
    assert scenario_window.files.settings.card_paper == ""
    qtbot.waitUntil(lambda: not hidden_preview.pages.busy)


def test_a_card_speaks_the_language_of_its_texts_at_first(
    scenario_window: Window, hidden_preview: CardPreview
) -> None:
    """Who writes in German needn’t ask for German labels; another language is a choice."""
    session = scenario_window.session
    scenario = session.scenario
    assert scenario is not None
    assert hidden_preview.languages.currentData() == "en"
    session.open_scenario(put(scenario.value, ("language",), "de-AT"), None)
    assert hidden_preview.languages.currentData() == hidden_preview.pages.language.code == "de"
