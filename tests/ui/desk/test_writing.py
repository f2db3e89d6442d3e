"""Files that take long to write are written beside the window: told, left at will, whole or not at all."""

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox
from pytestqt.qtbot import QtBot

from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.render.pictures.export import Progress
from bob_editor.render.pictures.export import export_picture as write_picture
from bob_editor.render.pictures.picture import Picture
from bob_editor.storage.documents import write_board
from bob_editor.ui.desk import exporting, writing
from bob_editor.ui.dialogs.files import export_picture, still_writing
from bob_editor.ui.dress.progress_strip import ProgressStrip
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.board.palette import PalettePanel
from bob_editor.ui.session.in_hand import in_hand
from tests.ui.mouse import Mouse


@pytest.fixture
def strip(window: Window) -> ProgressStrip:
    """Where writing is shown."""
    return next(one for one in window.findChildren(ProgressStrip) if one.work is window.files.writing)


@pytest.fixture
def go_on(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """No picture is written before the event is set."""
    event = threading.Event()

    def slow(
        path: str, picture: Picture, *, dpi: float, hex_mm: float, bleed_mm: float, progress: Progress
    ) -> object:
        assert event.wait(20)
        return write_picture(path, picture, dpi=dpi, hex_mm=hex_mm, bleed_mm=bleed_mm, progress=progress)

    monkeypatch.setattr(exporting, "export_picture", slow)
    yield event
    event.set()


@pytest.fixture
def export(window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Path]:
    """Export a picture of a name."""

    def export(name: str) -> Path:
        wish = export_picture.Picture(str(tmp_path / name), 50, with_los=False, theme="light")
        monkeypatch.setattr(export_picture, "ask", lambda *_, **__: wish)
        window.actions_["export"].trigger()
        return tmp_path / name

    return export


Export = Callable[[str], Path]


def _wait_for(window: Window, qtbot: QtBot) -> None:
    """Until the window has heard, too: it asks before it closes while something is being written."""
    qtbot.waitUntil(lambda: not window.files.writing.busy)


def test_the_window_stays_in_use(
    window: Window, strip: ProgressStrip, export: Export, go_on: threading.Event, qtbot: QtBot
) -> None:
    """What is drawn meanwhile isn't in the picture; that it is written is told."""
    path = export("small.png")
    qtbot.waitUntil(lambda: strip.text == "Writing small.png …")
    window.session.steps.here(Edit("Call it", lambda value: replace(value, title="Called")))
    assert not path.exists()
    go_on.set()
    qtbot.waitUntil(lambda: window.messages.text == f"Wrote small.png to {path.parent}.")
    assert QImage(str(path)).text("Title") == "Small"
    assert not strip.text


def test_opening_another_board_does_not_end_it(
    window: Window, board: Board, export: Export, go_on: threading.Event, tmp_path: Path, qtbot: QtBot
) -> None:
    """It is about the board as it was."""
    path = export("small.png")
    write_board(tmp_path / "other.board.json", replace(board, title="Other"))
    assert window.files.open_path(str(tmp_path / "other.board.json"))
    go_on.set()
    _wait_for(window, qtbot)
    assert QImage(str(path)).text("Title") == "Small"


def test_it_can_be_left(
    window: Window, strip: ProgressStrip, export: Export, go_on: threading.Event, tmp_path: Path, qtbot: QtBot
) -> None:
    """The old file stays."""
    (tmp_path / "small.png").write_text("old")
    path = export("small.png")
    qtbot.waitUntil(lambda: bool(strip.text))
    strip.cancel_button.click()
    go_on.set()
    window.files.writing.end()
    assert path.read_text() == "old"
    assert [one.name for one in tmp_path.iterdir() if "small" in one.name] == ["small.png"]


def test_one_at_a_time(window: Window, export: Export, go_on: threading.Event, qtbot: QtBot) -> None:
    """A second one says what it would have to wait for, and the first goes on."""
    first, second = export("first.png"), export("second.png")
    assert window.messages.text.startswith("second.png wasn’t begun: writing first.png goes on.")
    go_on.set()
    _wait_for(window, qtbot)
    assert first.exists()
    assert not second.exists()


def test_one_that_cannot_be_written_is_told(window: Window, export: Export, qtbot: QtBot) -> None:
    """In the message bar."""
    export("gone/small.png")
    qtbot.waitUntil(lambda: "there is no such folder" in window.messages.text)


def test_closing_the_window_asks(
    window: Window,
    export: Export,
    go_on: threading.Event,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    """Whoever gives it up finds nothing of it; the window is gone once it has ended."""
    path = export("small.png")
    asked: list[str] = []
    answers = [False, True]

    def ask(_parent: object, what: str) -> bool:
        asked.append(what)
        if answers[0]:
            go_on.set()
        return answers.pop(0)

    monkeypatch.setattr(still_writing, "ask", ask)
    assert not window.close()
    assert window.isVisible()
    assert window.files.writing.busy
    assert window.close()
    assert asked == ["Writing small.png", "Writing small.png"]
    assert not window.files.writing.busy
    qtbot.wait(50)
    assert not path.exists()


def test_just_what_will_be_written_is_asked_about(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """How many pages a card has isn't known before they are made; others that lie there are no matter."""
    asked: list[str] = []
    kinds = QMessageBox.StandardButton
    answers = [kinds.No, kinds.Yes]

    def answer(_parent: object, _title: str, words: str, *_buttons: object) -> QMessageBox.StandardButton:
        asked.append(words)
        return answers[len(asked) - 1]

    monkeypatch.setattr(QMessageBox, "question", answer)
    old, new, other, chosen = (tmp_path / f"card{end}.png" for end in ("-1", "-2", "-3", ""))
    for there in (old, other, chosen):
        there.write_bytes(b"before")

    def write(first: bytes = b"one", *, known: bool = False) -> None:
        assert window.files.writing.write_each(chosen, lambda _: {old: first, new: b"two"}, asked=known)
        qtbot.waitUntil(lambda: not window.files.writing.busy)

    write()
    assert (old.read_bytes(), new.exists()) == (b"before", False)
    write()
    qtbot.waitUntil(new.exists)
    assert asked == ["card-1.png is there already. Write over it?"] * 2
    assert [one.read_bytes() for one in (old, new)] == [b"one", b"two"]
    assert {one.read_bytes() for one in (other, chosen)} == {b"before"}
    qtbot.waitUntil(lambda: window.messages.text.startswith("Wrote card-1.png, card-2.png to "))
    write(b"anew", known=True)
    qtbot.waitUntil(lambda: old.read_bytes() == b"anew")
    assert len(asked) == 2, "who was asked before isn't asked again"


@pytest.fixture
def asked(window: Window, monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Of each question whether it came while something was in hand; the answer is no."""
    monkeypatch.setattr(writing, "AT_REST", 0.05)
    found: list[bool] = []

    def answer(*_: object) -> QMessageBox.StandardButton:
        found.append(in_hand(window.session) or QApplication.mouseButtons() != Qt.MouseButton.NoButton)
        return QMessageBox.StandardButton.No

    monkeypatch.setattr(QMessageBox, "question", answer)
    return found


def write_page(window: Window, page: Path) -> None:
    """Write over a page, which is asked about once it is made."""
    page.write_bytes(b"before")
    window.files.writing.write_each(page, lambda _: {page: b"after"})


def test_a_question_waits_for_a_stroke(
    window: Window, mouse: Mouse, tmp_path: Path, asked: list[bool], qtbot: QtBot
) -> None:
    """It would take the mouse from the hand that draws, or the next letters for its answer."""
    window.docks.panel(PalettePanel).pick("terrain", "woods")
    mouse.press("B2")
    write_page(window, tmp_path / "card-1.png")
    qtbot.wait(200)
    assert in_hand(window.session)
    assert not asked
    mouse.release("B2")
    qtbot.waitUntil(lambda: not window.files.writing.busy)
    assert asked == [False]


def test_a_question_waits_for_hands_in_another_window(
    window: Window, tmp_path: Path, asked: list[bool], qtbot: QtBot
) -> None:
    """It stands before that one as well."""
    other = QLabel("Another board")
    qtbot.addWidget(other)
    other.show()
    qtbot.mousePress(other, Qt.MouseButton.LeftButton)
    write_page(window, tmp_path / "card-1.png")
    qtbot.wait(200)
    assert not asked
    qtbot.mouseRelease(other, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not window.files.writing.busy)
    assert asked == [False]


def test_a_question_of_a_closed_window_is_not_asked(
    window: Window, tmp_path: Path, asked: list[bool], monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """Who closes it while the question waits is told that something isn't written yet."""
    monkeypatch.setattr(writing, "AT_REST", 60)
    page = tmp_path / "card-1.png"
    write_page(window, page)
    qtbot.waitUntil(lambda: window.files.writing.nearly_done)
    left: list[str] = []

    def leave(_parent: object, what: str) -> bool:
        left.append(what)
        return True

    monkeypatch.setattr(still_writing, "ask", leave)
    monkeypatch.setattr(writing, "AT_REST", 0)
    assert window.may_end()
    window.files.writing.end()
    qtbot.wait(50)
    assert (left, asked) == (["Writing card-1.png"], [])
    assert page.read_bytes() == b"before"
