"""Asks which board is joined to the open one, at which edge and which way round, and says what doesn't meet."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bob_editor.editing.mating.fitness import Meeting, meeting
from bob_editor.editing.mating.set_of_boards import read_ground
from bob_editor.editing.said import said, said_of
from bob_editor.geometry.grid import Edge
from bob_editor.model.board import Board
from bob_editor.records import Record
from bob_editor.rules.land.ground import Ground
from bob_editor.ui.dress.placed_dialog import PlacedDialog
from bob_editor.ui.dress.plain import plain_label
from bob_editor.ui.session.beside.long_work import LongWork
from bob_editor.words import mark, tr

_SHOWN = 4
"""So many gaps are told; the others are counted."""


_WHERE: Mapping[Edge, str] = {
    "right": mark("At the right edge"),
    "left": mark("At the left edge"),
    "bottom": mark("At the bottom edge"),
    "top": mark("At the top edge"),
}


class Joining(Record):
    """What was asked for: the other board, and how it lies."""

    other: Board
    path: Path
    edge: Edge
    turned: bool


class JoinBoard(PlacedDialog):
    """The form; ``beside`` are titles and files of boards to choose from, ``folder`` where others are looked for."""

    def __init__(
        self, parent: QWidget | None, ground: Ground, beside: Sequence[tuple[str, Path]], folder: str = ""
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Join with another board"))
        self.setMinimumWidth(480)
        self._ground = ground
        self._folder = folder
        self._read: dict[Path, Ground | None] = {}
        self._work = LongWork(self)
        self.finished.connect(self._work.end)
        self.board = QComboBox()
        for title, path in beside:
            self.board.addItem(f"{title} – {path.name}", path)
        self.board.setPlaceholderText(tr("Choose a board’s file"))
        self.board.setEnabled(bool(beside))
        self.edge = QComboBox()
        for edge, words in _WHERE.items():
            self.edge.addItem(tr(words), edge)
        self.turned = QCheckBox(tr("&Turned by 180°"))
        self.told = plain_label()
        self.told.setWordWrap(True)
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self._ok = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        self._ok.setText(tr("&Join"))
        self._lay_out()
        self.board.currentIndexChanged.connect(self._show)
        self.edge.currentIndexChanged.connect(self._show)
        self.turned.toggled.connect(self._show)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._show()

    def _lay_out(self) -> None:
        browse = QPushButton(tr("&Browse…"))
        browse.clicked.connect(self._browse)
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(self.board, 1)
        row.addWidget(browse)
        form = QFormLayout()
        form.setVerticalSpacing(10)
        label = QLabel(tr("&Board"))
        label.setBuddy(self.board)
        form.addRow(label, row)
        form.addRow(tr("&Where"), self.edge)
        form.addRow("", self.turned)
        faint = QLabel(
            tr("The two become a new board; neither file changes. Hexes of the second get new names.")
        )
        faint.setWordWrap(True)
        faint.setProperty("faint", True)
        column = QVBoxLayout(self)
        column.setSpacing(12)
        column.addLayout(form)
        column.addWidget(self.told)
        column.addWidget(faint)
        column.addWidget(self.buttons)

    def _browse(self) -> None:
        path, _ = QFileDialog.getOpenFileName(
            self, tr("A board to join"), self._folder, tr("Boards (*.json);;All files (*)")
        )
        if path:
            self.board.addItem(Path(path).name, Path(path))
            self.board.setEnabled(True)
            self.board.setCurrentIndex(self.board.count() - 1)

    @property
    def other(self) -> Ground | None:
        """The board that is chosen; None where there is none, or its file can't be read or wasn't yet."""
        return self._read.get(self.board.currentData())

    @property
    def joining(self) -> Joining | None:
        """What the form asks for."""
        other = self.other
        if other is None:
            return None
        return Joining(
            other.board, self.board.currentData(), self.edge.currentData(), self.turned.isChecked()
        )

    def _show(self) -> None:
        """Look beside the window whether the two fit."""
        self._ok.setEnabled(False)
        path, ground, read = self.board.currentData(), self._ground, self._read
        if path is None:
            self._work.cancel()
            self.told.setText("")
            return
        edge, turned = self.edge.currentData(), self.turned.isChecked()

        def look(*_: object) -> Meeting | None:
            if path not in read:
                read[path] = read_ground(path, ground.ruleset)
            other = read[path]
            return None if other is None else meeting(ground, edge, other.board.title, other, turned=turned)

        self._work.do("", look, self._tell, lambda error: self.told.setText(said_of(error)))

    def _tell(self, found: Meeting | None) -> None:
        """Say whether the two fit; what doesn't meet may be mended on the new board."""
        self._ok.setEnabled(found is not None and not found.why)
        if found is None:
            self.told.setText(tr("This file holds no board that can be read."))
        elif found.fits:
            self.told.setText(tr("Everything meets."))
        else:
            more = len(found.gaps) - _SHOWN
            lines = [said(gap.words) for gap in found.gaps[:_SHOWN]] + (
                [tr("And {more} more.", more=more)] if more > 0 else []
            )
            self.told.setText(said(found.why) or "\n".join(lines))


def ask(
    parent: QWidget | None, ground: Ground, beside: Sequence[tuple[str, Path]], folder: str
) -> Joining | None:
    """What to join, or None."""
    dialog = JoinBoard(parent, ground, beside, folder)
    return dialog.joining if dialog.exec() else None
