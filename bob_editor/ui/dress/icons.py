"""Icons from an icon font, coloured by the theme and recoloured when it changes."""

from functools import cache

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QColor, QIcon
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from bob_editor.ui.dress.icon_engine import Colours, IconEngine

_NAME = "iconName"
_COLOUR = "iconColour"

SEVERITY_ICONS = {"error": "mdi6.close-octagon", "warning": "mdi6.alert", "hint": "mdi6.lightbulb-on-outline"}
"""Each severity has a shape of its own, so that colour alone never tells."""

VERDICT_ICONS = {
    "clear": "mdi6.check-circle",
    "hindered": "mdi6.circle-half-full",
    "blocked": "mdi6.close-circle",
    "blind": "mdi6.eye-off",
}


@cache
def _drawn(name: str, colours: Colours) -> QIcon:
    return QIcon(IconEngine(name, colours))


def icon(name: str, colour: str = "") -> QIcon:
    """The icon of a name such as ``mdi6.undo``, in the theme's text colour unless another is given."""
    palette = QApplication.palette()
    text = palette.color(palette.ColorRole.ButtonText)
    faint = QColor(text)
    faint.setAlpha(90)
    # On a chosen row an icon has the colour of its words, whatever its own.
    chosen = palette.color(palette.ColorRole.HighlightedText)
    return _drawn(name, Colours(colour or text.name(), faint.name(QColor.NameFormat.HexArgb), chosen.name()))


def put(target: QAction | QAbstractButton, name: str, colour: str = "") -> None:
    """Give an action or button an icon that follows the theme."""
    target.setProperty(_NAME, name)
    target.setProperty(_COLOUR, colour)
    target.setIcon(icon(name, colour))


def renew(root: QWidget) -> None:
    """Redraw every icon below ``root`` in the present theme's colours."""
    children: list[QObject] = [*root.findChildren(QAction), *root.findChildren(QAbstractButton)]
    for child in children:
        name = child.property(_NAME)
        if isinstance(name, str) and name and isinstance(child, QAction | QAbstractButton):
            child.setIcon(icon(name, child.property(_COLOUR) or ""))
