"""Icons as they are painted."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QIcon
from PySide6.QtWidgets import QApplication, QMainWindow, QToolBar, QToolButton
from pytestqt.qtbot import QtBot

from bob_editor.ui.dress.buttons import sign_more
from bob_editor.ui.dress.icons import icon
from bob_editor.ui.dress.theme import wear


def test_an_icon_without_room_is_no_picture(qapp: QApplication) -> None:
    """A box asks for one before it is laid out; with room there is one."""
    undo = icon("mdi6.undo")
    assert undo.pixmap(QSize(0, 16)).isNull()
    assert not undo.pixmap(QSize(16, 16)).isNull()


def _ink(shown: QIcon, mode: QIcon.Mode = QIcon.Mode.Normal) -> str:
    """The colour of the pixel that has most of it."""
    image = shown.pixmap(QSize(64, 64), mode).toImage()
    dots = [image.pixelColor(x, y) for x in range(64) for y in range(64)]
    return QColor(max(dots, key=QColor.alpha)).name()


def test_an_icon_follows_the_theme(qapp: QApplication) -> None:
    """Also one that stands where nobody puts it anew: on a tab, in a line for a search."""
    undo, red = icon("mdi6.undo"), icon("mdi6.undo", "#ff0000")
    inks = {}
    for shade in ("dark", "light"):
        wear(qapp, shade)
        inks[shade] = _ink(undo)
        assert inks[shade] == qapp.palette().buttonText().color().name()
        assert _ink(red) == "#ff0000"
        assert _ink(red, QIcon.Mode.Selected) == qapp.palette().highlightedText().color().name()
    assert inks["dark"] != inks["light"]


def test_the_sign_for_more_of_a_toolbar_is_that_of_the_theme_along_any_edge(qtbot: QtBot) -> None:
    """Dragged to another edge the bar had Qt's own again, dark in every theme."""
    window, bar = QMainWindow(), QToolBar()
    qtbot.addWidget(window)
    window.addToolBar(Qt.ToolBarArea.LeftToolBarArea, bar)
    sign_more(bar)
    more = bar.findChild(QToolButton, "qt_toolbar_ext_button")
    assert more.icon().cacheKey() == icon("mdi6.chevron-down").cacheKey()
    window.addToolBar(Qt.ToolBarArea.TopToolBarArea, bar)
    assert more.icon().cacheKey() == icon("mdi6.chevron-right").cacheKey()
