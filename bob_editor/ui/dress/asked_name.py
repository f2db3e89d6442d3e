"""Asks for a name, in a dialog that is as wide as its own title and what is typed want."""

from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QInputDialog, QLineEdit, QWidget

from bob_editor.storage.form.limits import MAX_TITLE
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
    dialog.resize(wide_enough(dialog.fontMetrics(), title, text), dialog.sizeHint().height())
    return dialog.textValue().strip() if dialog.exec() else None


def wide_enough(metrics: QFontMetrics, title: str, text: str) -> int:
    """The width at which neither a title bar nor the field cuts anything off."""
    return max(
        LEAST, metrics.horizontalAdvance(title) + BUTTONS, metrics.horizontalAdvance(text) + BUTTONS // 2
    )
