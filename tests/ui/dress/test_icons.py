"""Icons as they are painted."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from bob_editor.ui.dress.icons import icon


def test_an_icon_without_room_is_no_picture(qapp: QApplication) -> None:
    """A box asks for one before it is laid out; with room there is one."""
    undo = icon("mdi6.undo")
    assert undo.pixmap(QSize(0, 16)).isNull()
    assert not undo.pixmap(QSize(16, 16)).isNull()
