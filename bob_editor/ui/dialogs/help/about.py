"""Says which version this is and what it stands on."""

import platform

import PySide6
import shapely
from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QMessageBox, QWidget

from bob_editor import __version__
from bob_editor.words import tr


def text() -> str:
    """The words of the dialog, as HTML."""
    does = tr(
        "Draws boards and scenarios for hex wargames, checks them by the rules, and shows lines of sight."
    )
    owned = tr(
        "MIT licence. Games, their names and rules belong to their publishers; rules are cited by number only."
    )
    return (
        f"<h2>bob_editor {__version__}</h2><p>{does}</p><p>{owned}</p><p>"
        f"Python {platform.python_version()}, Qt {qVersion()}, PySide6 {PySide6.__version__}, "
        f"shapely {shapely.__version__}.</p>"
    )


def ask(parent: QWidget | None) -> None:
    """Show it until it is closed."""
    QMessageBox.about(parent, tr("About bob_editor"), text())
