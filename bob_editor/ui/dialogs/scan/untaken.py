"""Asks whether a board may be left for which a trace proposes what isn't on it."""

from PySide6.QtWidgets import QMessageBox, QWidget

from bob_editor.ui.dress.plain import PlainBox
from bob_editor.words import tr


def ask(parent: QWidget | None, title: str) -> bool:
    """Whether to give up what is proposed for the board of this title."""
    box = PlainBox(parent)
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle(tr("Still proposed"))
    box.setText(tr("What the trace proposes for {title} isn’t on the board yet.", title=title))
    box.setInformativeText(
        tr("It is lost where the board is closed now. “Accept all” in the Trace panel takes it.")
    )
    give_up = box.addButton(tr("Close &now"), QMessageBox.ButtonRole.DestructiveRole)
    stay = box.addButton(tr("&Back to the board"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(stay)
    box.setEscapeButton(stay)
    box.exec()
    return box.clickedButton() is give_up
