"""Asks for a name, or for one of several: as wide as the title and what there is to read want, and as the screen is."""

from collections.abc import Sequence

from PySide6.QtWidgets import QComboBox, QInputDialog, QLineEdit, QWidget

from bob_editor.storage.form.limits import MAX_TITLE
from bob_editor.ui.dress.placed_dialog import FRAME, SEEN
from bob_editor.ui.dress.typing import at_most

BUTTONS = 160
"""Pixels of a title bar that its icon and its buttons take."""

LEAST = 360
"""Pixels that a name wants at least."""


def asked_name(parent: QWidget, title: str, label: str, text: str = "", most: int = MAX_TITLE) -> str | None:
    """What was typed, without blanks around it, of so many letters at ``most``; None where the user leaves it."""
    dialog = QInputDialog(parent)
    dialog.setWindowTitle(title)
    dialog.setLabelText(label)
    dialog.setTextValue(text)
    for line in dialog.findChildren(QLineEdit):
        at_most(line, most)
    _fit(dialog, text)
    return dialog.textValue().strip() if dialog.exec() else None


def asked_row(parent: QWidget, title: str, label: str, rows: Sequence[str]) -> str | None:
    """The row that was chosen; None where the user leaves it."""
    dialog = QInputDialog(parent)
    dialog.setWindowTitle(title)
    dialog.setLabelText(label)
    dialog.setComboBoxItems(rows)
    for choice in dialog.findChildren(QComboBox):
        choice.setMinimumWidth(SEEN * choice.fontMetrics().averageCharWidth())
    _fit(dialog, max(rows, key=len, default=""))
    return dialog.textValue() if dialog.exec() else None


def _fit(dialog: QInputDialog, text: str) -> None:
    """Have neither its title nor a text in it cut off, as far as the screen allows."""
    words = dialog.fontMetrics()
    wide = max(
        LEAST,
        words.horizontalAdvance(dialog.windowTitle()) + BUTTONS,
        words.horizontalAdvance(text) + BUTTONS // 2,
    )
    most = dialog.screen().availableSize().width() - FRAME.width()
    dialog.resize(min(wide, most), dialog.sizeHint().height())
