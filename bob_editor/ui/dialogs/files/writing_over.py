"""Asks before a file is written over that a file dialog couldn't know of: that asks about a name as it was typed."""

from pathlib import Path

from PySide6.QtWidgets import QMessageBox, QWidget

from bob_editor.storage.files.reading import is_there
from bob_editor.ui.dress.plain import plain_tip
from bob_editor.words import tr


def may_write(parent: QWidget | None, typed: str, path: Path | str, *more: Path) -> bool:
    """Whether a file may be written, and those that are numbered after it; asked where any is there.

    Not of a name as it was typed, but of one that got its ending only after it was chosen.
    """
    there = [Path(one) for one in (path, *more) if str(one) != typed and is_there(one)]
    if not there:
        return True
    kinds = QMessageBox.StandardButton
    told = tr("{name} is there already. Write over it?", name=there[0].name)
    if len(there) > 1:
        listed = tr("There already: {files}.", files=", ".join(one.name for one in there))
        told = f"{listed} {tr('Write over the old files?')}"
    answer = QMessageBox.question(
        parent, tr("Write over the file?"), plain_tip(told), kinds.Yes | kinds.No, kinds.No
    )
    return answer == kinds.Yes
