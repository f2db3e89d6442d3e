"""What would be torn from its user's hand by another document in its place, or another tab that comes forward."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from bob_editor.ui.session.session import Session


def in_hand(session: Session) -> bool:
    """Whether a menu or a question is open, or something is being drawn or dragged."""
    pressed = QApplication.mouseButtons() != Qt.MouseButton.NoButton
    over = QApplication.activePopupWidget() or QApplication.activeModalWidget()
    return over is not None or (pressed and session.hand.tool.busy)
