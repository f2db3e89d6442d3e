"""Asks before a file is written over that a file dialog couldn't know of: that asks about a name as it was typed."""

from pathlib import Path

from PySide6.QtWidgets import QMessageBox, QWidget

from bob_editor.storage.files.reading import is_there
from bob_editor.ui.dress.plain import plain_tip
from bob_editor.words import tr


def may_write(parent: QWidget | None, typed: str, path: Path | str) -> bool:
    """Whether a file may be written; asked where it is there and got its ending only after it was chosen."""
    if str(path) == typed or not is_there(path):
        return True
    kinds = QMessageBox.StandardButton
    told = tr("{name} is there already. Write over it?", name=Path(path).name)
    answer = QMessageBox.question(
        parent, tr("Write over the file?"), plain_tip(told), kinds.Yes | kinds.No, kinds.No
    )
    return answer == kinds.Yes
