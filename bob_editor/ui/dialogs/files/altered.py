"""Lists what bringing a file in or writing it out altered; a row's hex is shown on the map."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHeaderView,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from bob_editor.editing.said import said
from bob_editor.exchange.report import Row
from bob_editor.ui.dress.placed_dialog import PlacedDialog
from bob_editor.ui.dress.plain import plain_label
from bob_editor.ui.dress.typing import Entering
from bob_editor.words import many, tr


def _stood(row: Row) -> str:
    """What stood in the file: words of the file as they stand, what we call a thing in the window's language."""
    return row.original if row.word else _told(row.original)


def _told(text: str) -> str:
    """A place or a thing in the window's language; one word alone is the file's, or a hex."""
    return said(text) if " " in text else text


class Altered(PlacedDialog):
    """Stays beside the map until it is closed; ``leads`` carries the place of the row that the user goes to.

    ``told`` stands above the rows of what came in; without it they are of what went out.
    """

    leads = Signal(str)

    def __init__(self, parent: QWidget, title: str, rows: Sequence[Row], told: str = "") -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        went_out = many(
            "One thing isn’t in the file as it is here. Choose its row to see its hex.",
            "{count} things aren’t in the file as they are here. Choose a row to see its hex.",
            len(rows),
        )
        heading = plain_label(told or went_out)
        self.list = QTreeWidget()
        self.list.setHeaderLabels(
            [tr("Place"), tr("Kind"), tr("In the file") if told else tr("Here"), tr("What was made of it")]
        )
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.addTopLevelItems(
            [QTreeWidgetItem([_told(row.place), said(row.kind), _stood(row), said(row.made)]) for row in rows]
        )
        self.list.header().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        for column in (0, 1, 2):
            self.list.resizeColumnToContents(column)
        self.list.currentItemChanged.connect(self._lead)
        Entering(self.list)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(heading)
        layout.addWidget(self.list)
        layout.addWidget(buttons)
        self.resize(720, 320)

    def _lead(self, item: QTreeWidgetItem | None) -> None:
        if item is not None:
            self.leads.emit(item.text(0))
