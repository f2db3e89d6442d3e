"""Asks for a folder: what is typed is meant, be it listed or not."""

from PySide6.QtCore import QDir
from PySide6.QtWidgets import QFileDialog, QLineEdit, QMessageBox, QWidget

from bob_editor.storage.files.reading import is_folder
from bob_editor.ui.dress.plain import PlainBox
from bob_editor.words import tr

_LINE = "fileNameEdit"
"""The name of the line in Qt's own dialog."""


class WhichFolder(QFileDialog):
    """Qt's own dialog gives the folder that it lists wherever none of its rows is chosen, whatever was typed."""

    def __init__(self, parent: QWidget | None, title: str, near: str) -> None:
        super().__init__(parent, title, near)
        self.setFileMode(QFileDialog.FileMode.Directory)
        self.setOption(QFileDialog.Option.ShowDirsOnly)
        self.chosen = ""

    def accept(self) -> None:
        """Take what is typed, else what is chosen; what is no folder is told of, and can be typed anew."""
        line = self.findChild(QLineEdit, _LINE)
        typed = "" if line is None else line.text().strip().replace("\0", "")
        if not typed:
            self.chosen = next(iter(self.selectedFiles()), "")
            super().accept()
            return
        if typed == "~" or typed.startswith("~/"):
            typed = typed.replace("~", QDir.homePath(), 1)
        folder = QDir.cleanPath(self.directory().absoluteFilePath(typed))
        if not is_folder(folder):
            box = PlainBox(self)
            box.setIcon(QMessageBox.Icon.Warning)
            box.setWindowTitle(self.windowTitle())
            box.setText(tr("There is no folder {folder}.", folder=folder))
            box.exec()
            return
        self.chosen = folder
        self.done(QFileDialog.DialogCode.Accepted)


def ask(parent: QWidget | None, title: str, near: str) -> str:
    """The path of a folder that is there; "" for none."""
    if not _is_qts_own():
        return QFileDialog.getExistingDirectory(parent, title, near)
    dialog = WhichFolder(parent, title, near)
    dialog.exec()
    dialog.deleteLater()
    return dialog.chosen


def _is_qts_own() -> bool:
    """Whether folders are asked for in Qt's own dialog: where a desktop has one, Qt makes no line.

    It takes the desktop's for no class that is derived from its own.
    """
    return QFileDialog().findChild(QLineEdit, _LINE) is not None
