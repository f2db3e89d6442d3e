"""What would be torn from its user's hand by another tab that comes forward."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from bob_editor.ui.frame.window import Window


def in_hand(window: Window) -> bool:
    """Whether a menu or a question is open, or something is being drawn in the tab in front."""
    pressed = QApplication.mouseButtons() != Qt.MouseButton.NoButton
    over = QApplication.activePopupWidget() or QApplication.activeModalWidget()
    return over is not None or (pressed and window.session.hand.tool.busy)
