"""Dialogs that say what the layers below them found, or what a game calls things, say it in German."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QComboBox, QDialog, QLabel, QRadioButton, QTableWidget, QWidget
from pytestqt.qtbot import QtBot

from bob_editor.editing.whole.carry import Carry
from bob_editor.editing.whole.whole import Whole, whole
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Artwork, Board, Feature, HexContent
from bob_editor.render.kit.style import Style
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.scene import Scene
from bob_editor.rulesets import all_rulesets, ruleset
from bob_editor.rulesets.installed import InstalledGame
from bob_editor.storage.games.places import Origin
from bob_editor.storage.shipped import shipped
from bob_editor.ui.dialogs.charts import Charts
from bob_editor.ui.dialogs.documents.board_properties import BoardProperties
from bob_editor.ui.dialogs.documents.draw_naturally import DrawNaturally
from bob_editor.ui.dialogs.documents.face_choice import FaceChoice
from bob_editor.ui.dialogs.documents.join_board import JoinBoard
from bob_editor.ui.dialogs.documents.resize_board import ResizeBoard
from bob_editor.ui.dialogs.files.export_picture import ExportPicture
from bob_editor.ui.dialogs.games.open_game import OpenGame
from bob_editor.ui.dialogs.help import about
from bob_editor.ui.dress.placed_dialog import PlacedDialog
from bob_editor.words import speak

pytestmark = pytest.mark.dressed

GAME = ruleset("combat-commander-pacific")
GRID = Grid(15, 10)
BOARD = Board(
    GRID, GAME.id, hexes={GRID.hex("A1"): HexContent((Feature("bush"),))},
    artwork=(Artwork("bush", ((2.0, 2.0), (2.0, 9.0), (9.0, 9.0))),),
)  # fmt: skip


def _after(carry: Carry, *, clip: bool = False) -> Whole:
    return whole(BOARD, (), Scene(BOARD, GAME), carry, clip=clip)


def _joined() -> QDialog:
    beside = shipped("maps") / GAME.id / "kiro-strip.board.json"
    return JoinBoard(None, Ground(BOARD, GAME), (("Kiro", beside),))


def _by_levels() -> QDialog:
    charts = Charts(None, "last-hundred-yards")
    charts.chart.setCurrentIndex(charts.chart.count() - 1)
    return charts


def _faces() -> QDialog:
    dialog = QDialog()
    FaceChoice(dialog).show_ruleset(ruleset("memoir-44"))
    return dialog


DIALOGS: dict[str, Callable[[], QDialog]] = {
    "properties": lambda: BoardProperties(None, BOARD, GAME),
    "resize": lambda: ResizeBoard(None, GRID, _after),
    "join": _joined,
    "export": lambda: ExportPicture(None, "a", has_los=True),
    "natural": lambda: DrawNaturally(None, BOARD, GAME, Style(GAME), None),
    "charts": lambda: Charts(None, GAME.id),
    "charts by levels": _by_levels,
    "faces": _faces,
}


def _said(dialog: QWidget) -> Iterator[str]:
    for one in dialog.findChildren(QWidget):
        if isinstance(one, QLabel):
            yield one.text()
        elif isinstance(one, QRadioButton):
            yield one.accessibleName()
        elif isinstance(one, QTableWidget):
            heads = [one.verticalHeaderItem(row) for row in range(one.rowCount())]
            yield from (head.text() for head in (*heads, one.horizontalHeaderItem(0)) if head is not None)
        elif isinstance(one, QComboBox) and one.objectName() != "ruleset":
            yield from (one.itemText(row) for row in range(one.count()))


@pytest.mark.parametrize("name", DIALOGS)
def test_a_dialog_says_nothing_in_english(name: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is the same in both languages is a name. Nor is it larger for that than small screens are.

    That is one of 1280 by 720, or one of 1366 by 768 where all is shown half as large again.
    """
    monkeypatch.setattr(PlacedDialog, "_room", QRect(0, 0, 910, 512))
    said: list[set[str]] = []
    for code in ("en", "de"):
        speak(code)
        try:
            dialog = DIALOGS[name]()
            qtbot.addWidget(dialog)
            if isinstance(dialog, ResizeBoard):
                dialog.columns.setValue(8)
            if isinstance(dialog, ResizeBoard | JoinBoard):
                qtbot.waitUntil(lambda shown=dialog: bool(shown.told.text()))
        finally:
            speak("en")
        assert dialog.minimumSizeHint().width() < 1264, "wider than a small screen"
        assert dialog.minimumSizeHint().height() <= 464, "higher than a small screen"
        said.append({one for one in _said(dialog) if re.search("[A-Za-z]{3}", one)})
        dialog.close()
    names = {"&Hand", "Winter", *(game.title for game in all_rulesets().values())}
    assert {one for one in said[0] & said[1] if "Kiro" not in one} <= names


def test_why_a_game_cannot_be_used_is_said_in_german(qtbot: QtBot, tmp_path: Path) -> None:
    """In its row, and in the tip of it."""
    why = f"The game mill in {tmp_path} isn't used: a game that ships has that id."
    game = InstalledGame("mill", tmp_path, Origin.OWN, error=why, hint="Give it an id of its own.")
    speak("de")
    try:
        dialog = OpenGame(None, (game,))
    finally:
        speak("en")
    qtbot.addWidget(dialog)
    row = dialog.games.item(0)
    assert "Das Spiel mill in" in row.text()
    assert "hat diese Kennung" in row.text()
    assert "eine eigene Kennung geben" in row.toolTip()


def test_the_program_is_told_of_in_german() -> None:
    """Its version stays as it is."""
    speak("de")
    try:
        assert "Zeichnet" in about.text()
    finally:
        speak("en")
