"""All of the window's dealings with others' formats."""

from PySide6.QtWidgets import QWidget

from bob_editor.ui.desk.desk import Desk
from bob_editor.ui.frame.exchanging.folders import Folders
from bob_editor.ui.frame.exchanging.importing import Importing
from bob_editor.ui.frame.exchanging.meanings import Meanings
from bob_editor.ui.frame.exchanging.sending import Sending


class Exchanging:
    """Joins the commands for others' formats to what carries them out."""

    def __init__(self, desk: Desk, window: QWidget) -> None:
        """``window`` is the one before which questions stand."""
        self.importing = Importing(desk, window)
        self.meanings = Meanings(desk, self.importing, window)
        self.folders = Folders(desk, window)
        self.sending = Sending(desk, window)
        self.importing.folders = self.folders.take
