"""Asks which of the user's own games to open; each is seen as its boards look, one that can't be used says why."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from bob_editor.editing.said import said
from bob_editor.rules.game import Game
from bob_editor.rules.games.titles import told_apart
from bob_editor.rulesets.installed import InstalledGame
from bob_editor.storage.games.places import FILE, Origin, own_games
from bob_editor.ui.dialogs.games.game_pictures import SIZE, game_picture, no_picture
from bob_editor.ui.dress import icons
from bob_editor.ui.dress.buttons import wrapping
from bob_editor.ui.dress.placed_dialog import PlacedDialog
from bob_editor.ui.dress.plain import plain_tip
from bob_editor.ui.session.beside.shared_work import SharedWork
from bob_editor.ui.session.beside.work import pacing
from bob_editor.words import mark, tr

_PATH = Qt.ItemDataRole.UserRole

KINDS = {
    Origin.OWN: mark("yours"),
    Origin.BESIDE: mark("beside a document"),
    Origin.NAMED: mark("named in BOB_EDITOR_RULESETS"),
    Origin.EXAMPLE: mark("an example"),
}
"""Where a game is from, in words; those that ship with their code aren't edited."""


def editable(found: Sequence[InstalledGame]) -> list[InstalledGame]:
    """The games that can be opened, the user's own first."""
    order = list(KINDS)
    mine = [one for one in found if one.origin in KINDS]
    return sorted(mine, key=lambda one: (order.index(one.origin), one.title.casefold()))


class OpenGame(PlacedDialog):
    """The list; ``path`` is the ``ruleset.json`` of the chosen one."""

    def __init__(self, parent: QWidget | None, found: Sequence[InstalledGame]) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Open game"))
        self.path: str | None = None
        self.games = wrapping(QListWidget())
        self.games.setAccessibleName(tr("Your games"))
        self.games.setIconSize(QSize(SIZE.width() * 3 // 4, SIZE.height() * 3 // 4))
        self.games.setMinimumSize(520, 320)
        self.games.setSpacing(2)
        none = QLabel(tr("You have no game of your own yet: File, New game begins one."))
        none.setProperty("faint", True)
        none.setWordWrap(True)
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Open | QDialogButtonBox.StandardButton.Cancel
        )
        other = self.buttons.addButton(tr("Another &folder…"), QDialogButtonBox.ButtonRole.ActionRole)
        other.clicked.connect(self._browse)
        self.buttons.accepted.connect(self._take)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setSpacing(10)
        rows = editable(found)
        column.addWidget(none)
        none.setVisible(not rows)
        column.addWidget(self.games, 1)
        column.addWidget(self.buttons)
        self.pictures = SharedWork(self)
        self.finished.connect(self.pictures.end)
        titles = told_apart((one.title, one.id or one.folder.name) for one in rows)
        for one, title in zip(rows, titles, strict=True):
            self._add(one, title)
        self.games.itemActivated.connect(lambda _item: self._take())
        self.games.setCurrentRow(0)
        self.buttons.button(QDialogButtonBox.StandardButton.Open).setEnabled(bool(rows))

    def _add(self, one: InstalledGame, title: str) -> None:
        picture = no_picture(self.games.iconSize()) if one.game is not None else icons.icon("mdi6.alert")
        why = f"\n{said(one.error)}" if one.error else ""
        item = QListWidgetItem(picture, f"{title}\n{tr(KINDS[one.origin])}{why}")
        item.setData(_PATH, str(one.folder / FILE))
        # What is wrong and what to do about it are told apart: tables have each by itself.
        told = f"{said(one.error)} {said(one.hint)}".strip() if one.error else ""
        more = map(said, one.notes[bool(one.error) :])
        item.setToolTip(plain_tip("\n".join(filter(None, (str(one.folder), told, *more)))))
        self.games.addItem(item)
        if one.game is not None:
            self._have_painted(item, one.game)

    def _have_painted(self, item: QListWidgetItem, game: Game) -> None:
        self.pictures.do(
            "",
            lambda *heard: game_picture(game, pacing(*heard)),
            lambda image: item.setIcon(QIcon(QPixmap.fromImage(image))),
            lambda _error: None,
        )

    def _take(self) -> None:
        item = self.games.currentItem()
        if item is not None:
            self.path = str(item.data(_PATH))
            self.accept()

    def _browse(self) -> None:
        path, _ = QFileDialog.getOpenFileName(
            self, tr("Open a game"), str(own_games()), tr("Games ({file});;All files (*)", file=FILE)
        )
        if path:
            self.path = str(Path(path))
            self.accept()


def ask(parent: QWidget | None, found: Sequence[InstalledGame]) -> str | None:
    """The ``ruleset.json`` of the game that the user chooses, or None."""
    dialog = OpenGame(parent, found)
    return dialog.path if dialog.exec() else None
