"""Texts from Markdown and Word files into the open card: told section by section, then one step of undo."""

from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from bob_editor.editing.card.text_files import ENDINGS, Placed, placed, read_sections, with_texts
from bob_editor.editing.issues.form_words import path_in_words
from bob_editor.errors import BobEditorError
from bob_editor.model.edit import Edit
from bob_editor.ui.desk.desk import Desk
from bob_editor.ui.desk.other_path import folder_near
from bob_editor.ui.dress.plain import PlainBox
from bob_editor.words import tr

MOST_TOLD = 25
"""Sections that the question lists."""


def import_texts(desk: Desk, window: QWidget) -> None:
    """Ask for a file, tell where its sections would go, and put them there."""
    endings = " ".join(f"*{ending}" for ending in ENDINGS)
    path, _ = QFileDialog.getOpenFileName(
        window,
        tr("Import texts"),
        folder_near(desk.session, desk.files.settings),
        tr("Markdown and Word ({endings})", endings=endings),
    )
    if path:
        bring_texts(desk, window, Path(path))


def bring_texts(desk: Desk, window: QWidget, path: Path) -> None:
    """Tell where a file's sections would go on the open card, and put them there."""
    card = desk.session.card
    if card is None:
        return
    try:
        rows = placed(read_sections(path), card.ruleset.id)
    except BobEditorError as error:
        desk.session.failed.emit(error)
        return
    taken = [one for one in rows if one.path]
    if not taken:
        desk.session.noticed.emit(
            tr(
                "No heading in {name} names a text of the card, such as Background or Victory.",
                name=path.name,
            )
        )
        return
    box = PlainBox(window)
    box.setWindowTitle(tr("Import texts?"))
    box.setText("\n".join(_told(desk, one) for one in rows[:MOST_TOLD]))
    box.setStandardButtons(QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.Cancel)
    if box.exec() == QMessageBox.StandardButton.Yes:
        desk.session.desk.push(Edit(tr("Import texts"), partial(with_texts, rows=taken)))


def _told(desk: Desk, one: Placed) -> str:
    form = desk.session.desk.form
    heading = one.section.heading or tr("What stands first")
    if not one.path or form is None:
        return tr("{heading}: is left out, for no field is named so", heading=heading)
    return f"{heading} → {path_in_words(one.path, form)}"
