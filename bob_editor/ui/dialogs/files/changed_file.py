"""Asks what becomes of a file that somebody else has changed, before it is written over."""

from collections.abc import Callable
from pathlib import Path
from typing import Literal

from PySide6.QtWidgets import QMessageBox, QWidget

from bob_editor.ui.dialogs.files import compare_texts
from bob_editor.ui.dress.plain import PlainBox
from bob_editor.words import tr

Answer = Literal["reload", "keep", "beside", "compare", "cancel"]


def ask(parent: QWidget, name: str, *, gone: bool, text: bool = True) -> Answer:
    """What to do with a file of this name: read it anew, write over it or beside it, see what differs, or nothing.

    Without ``text`` there is none of what is open that could be compared with it.
    """
    box = PlainBox(parent)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle(tr("The file has changed"))
    if gone:
        box.setText(tr("{name} is no longer where it was.", name=name))
        box.setInformativeText(tr("It was moved, renamed or deleted since it was read or saved here."))
    else:
        box.setText(tr("{name} was changed by another program or window.", name=name))
        box.setInformativeText(
            tr(
                "Keeping yours loses what was changed there. "
                "What is reloaded takes the place of yours, which undo brings back as long as it stays open."
            )
        )
    reload = None if gone else box.addButton(tr("&Reload"), QMessageBox.ButtonRole.DestructiveRole)
    keep = box.addButton(
        tr("Save it &there") if gone else tr("&Keep mine"), QMessageBox.ButtonRole.DestructiveRole
    )
    beside = box.addButton(tr("Save &beside…"), QMessageBox.ButtonRole.AcceptRole)
    compare = None if gone or not text else box.addButton(tr("&Compare…"), QMessageBox.ButtonRole.HelpRole)
    cancel = box.addButton(tr("Cancel"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(beside)
    box.setEscapeButton(cancel)
    box.exec()
    clicked = box.clickedButton()
    if clicked is beside:
        return "beside"
    if clicked is keep:
        return "keep"
    if compare is not None and clicked is compare:
        return "compare"
    return "reload" if reload is not None and clicked is reload else "cancel"


def settle(parent: QWidget, path: str, *, gone: bool, mine: Callable[[], str] | None) -> Answer:
    """The answer once the user has compared as often as wanted; ``mine`` is the text of what is open, if it has one."""
    name = Path(path).name
    while (answer := ask(parent, name, gone=gone, text=mine is not None)) == "compare" and mine is not None:
        compare_texts.ask(parent, name, compare_texts.text_on_disk(path), mine())
    return answer
