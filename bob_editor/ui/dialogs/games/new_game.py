"""Asks what a new game begins with: a pattern, or a game that is there; each is seen as its boards look."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QListView,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from bob_editor.editing.game.starts import STARTS, UNTITLED, started, started_from
from bob_editor.model.games.own_game import OwnGame
from bob_editor.rules.game import Game
from bob_editor.rules.games.titles import titles_of
from bob_editor.rulesets import game_of_own
from bob_editor.storage.form.limits import MAX_TITLE
from bob_editor.ui.dialogs.games.game_pictures import SIZE, game_picture, no_picture
from bob_editor.ui.dialogs.kept_entries import keep_fields
from bob_editor.ui.dress.placed_dialog import PlacedDialog
from bob_editor.ui.dress.plain import plain_label, plain_tip
from bob_editor.ui.dress.typing import at_most
from bob_editor.ui.session.beside.shared_work import SharedWork
from bob_editor.ui.session.beside.work import pacing
from bob_editor.words import tr

_ABOUT = Qt.ItemDataRole.UserRole
_GAME = Qt.ItemDataRole.UserRole + 1


class NewGame(PlacedDialog):
    """The form; ``game`` is what it describes."""

    def __init__(self, parent: QWidget | None, rulesets: Mapping[str, Game]) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("New game"))
        self.title = at_most(QLineEdit(tr(UNTITLED)), MAX_TITLE)
        self.title.selectAll()
        self.starts = QListWidget()
        self.starts.setAccessibleName(tr("What the game begins with"))
        self.starts.setViewMode(QListView.ViewMode.IconMode)
        self.starts.setResizeMode(QListView.ResizeMode.Adjust)
        self.starts.setMovement(QListView.Movement.Static)
        self.starts.setIconSize(SIZE)
        self.starts.setGridSize(QSize(SIZE.width() + 22, SIZE.height() + 44))
        self.starts.setWordWrap(True)
        self.starts.setUniformItemSizes(True)
        self.starts.setMinimumSize(650, 330)
        self.about = plain_label()
        self.about.setWordWrap(True)
        self.about.setProperty("faint", True)
        self.about.setMinimumHeight(self.about.fontMetrics().height() * 2 + 4)
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setText(tr("&Create game"))
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        form = QFormLayout()
        form.addRow(tr("&Title"), self.title)
        heading = QLabel(tr("Begin &with"))
        heading.setBuddy(self.starts)
        column = QVBoxLayout(self)
        column.setSpacing(10)
        column.addLayout(form)
        column.addWidget(heading)
        column.addWidget(self.starts, 1)
        column.addWidget(self.about)
        column.addWidget(self.buttons)
        self.pictures = SharedWork(self)
        self.finished.connect(self.pictures.end)
        for start in STARTS:
            self._add(tr(start.title), tr(start.about), started(start))
        for name, title in titles_of(rulesets).items():
            about = tr(
                "Takes over terrain, looks, sight and checks of {title}; change what differs",
                title=title,
            )
            self._add(title, about, started_from(name, rulesets[name].data))
        self.starts.currentItemChanged.connect(self._show)
        self.starts.itemDoubleClicked.connect(lambda _item: self.accept())
        self.starts.setCurrentRow(0)
        keep_fields(
            self,
            self.windowTitle(),
            {"title": self.title},
            lambda: {"start": self.starts.currentItem().text()},
            self._take_start,
        )

    def _take_start(self, kept: Mapping[str, Any]) -> None:
        for item in self.starts.findItems(str(kept.get("start", "")), Qt.MatchFlag.MatchExactly):
            self.starts.setCurrentItem(item)

    def _add(self, title: str, about: str, game: OwnGame) -> None:
        item = QListWidgetItem(no_picture(), title)
        item.setData(_ABOUT, about)
        item.setData(_GAME, game)
        item.setToolTip(plain_tip(about))
        item.setTextAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.starts.addItem(item)
        self.pictures.do(
            "",
            lambda *heard: game_picture(game_of_own(game), pacing(*heard)),
            lambda image: item.setIcon(QIcon(QPixmap.fromImage(image))),
            # One that can't be read is no start.
            lambda _error: self.starts.takeItem(self.starts.row(item)),
        )

    def _show(self, item: QListWidgetItem | None) -> None:
        self.about.setText("" if item is None else str(item.data(_ABOUT)))

    @property
    def game(self) -> OwnGame:
        """The game that it describes."""
        chosen: OwnGame = self.starts.currentItem().data(_GAME)
        return OwnGame({**chosen.data, "title": self.title.text().strip() or tr(UNTITLED)})


def ask(parent: QWidget | None, rulesets: Mapping[str, Game]) -> OwnGame | None:
    """A new game as the user describes it, or None."""
    dialog = NewGame(parent, rulesets)
    return dialog.game if dialog.exec() else None
