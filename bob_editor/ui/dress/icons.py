"""Icons from an icon font, in the colours of the theme."""

from functools import cache

from PySide6.QtGui import QAction, QIcon
from PySide6.QtWidgets import QAbstractButton

from bob_editor.ui.dress.icon_engine import IconEngine

SEVERITY_ICONS = {"error": "mdi6.close-octagon", "warning": "mdi6.alert", "hint": "mdi6.lightbulb-on-outline"}
"""Each severity has a shape of its own, so that colour alone never tells."""

KIND_ICONS = {
    "board": "mdi6.hexagon-outline",
    "scenario": "mdi6.file-document-outline",
    "game": "mdi6.gamepad-variant-outline",
    "project": "mdi6.folder-open-outline",
}
"""What is open, or may be, by its kind."""

VERDICT_ICONS = {
    "clear": "mdi6.check-circle",
    "hindered": "mdi6.circle-half-full",
    "blocked": "mdi6.close-circle",
    "blind": "mdi6.eye-off",
}


@cache
def icon(name: str, colour: str = "") -> QIcon:
    """The icon of a name such as ``mdi6.undo``, in the text colour of the theme unless another is given."""
    return QIcon(IconEngine(name, colour))


def put(target: QAction | QAbstractButton, name: str) -> None:
    """Give an action or button an icon."""
    target.setIcon(icon(name))
