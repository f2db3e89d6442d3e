"""Asks where to write a card, and for a template's file."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from bob_editor.storage.files.reading import nearest_folder
from bob_editor.storage.naming import CARD_TEMPLATE
from bob_editor.ui.dialogs.files.save_file import with_suffix
from bob_editor.ui.dialogs.files.writing_over import may_write
from bob_editor.words import mark, tr

KINDS = {
    mark("PDF pages (*.pdf)"): ".pdf",
    mark("PNG pictures (*.png)"): ".png",
    mark("SVG drawings (*.svg)"): ".svg",
}


def ask(parent: QWidget | None, proposed: Path) -> Path | None:
    """The file to write, with the suffix of the chosen kind where it has none; or None.

    Of pictures that are there already nothing is asked: how many pages a card has is known once they are set.
    """
    kinds = {tr(kind): suffix for kind, suffix in KINDS.items()}
    name, kind = QFileDialog.getSaveFileName(
        parent,
        tr("Export card"),
        f"{proposed}.pdf",
        ";;".join(kinds),
        "",
        QFileDialog.Option.DontConfirmOverwrite,
    )
    if not name:
        return None
    path = Path(name)
    if path.suffix.lower() not in kinds.values():
        path = path.with_name(path.name + kinds.get(kind, ".pdf"))
    return path if not is_whole(path) or may_write(parent, "", path) else None


def is_whole(path: Path) -> bool:
    """Whether all pages of a card are in this one file."""
    return path.suffix.lower() == ".pdf"


def ask_new_template(parent: QWidget | None, folder: str) -> Path | None:
    """Where to write a template's file for a designer to alter, or None."""
    proposed = nearest_folder(folder) / f"own{CARD_TEMPLATE}"
    name, _ = QFileDialog.getSaveFileName(
        parent, tr("New template"), str(proposed), tr("Templates (*{suffix})", suffix=CARD_TEMPLATE)
    )
    if not name:
        return None
    path = Path(with_suffix(name.removesuffix(CARD_TEMPLATE).removesuffix(".json"), CARD_TEMPLATE))
    return path if may_write(parent, name, path) else None


def ask_template(parent: QWidget | None, folder: str) -> str:
    """The file of a template, "" for none."""
    name, _ = QFileDialog.getOpenFileName(
        parent,
        tr("Template of the card"),
        str(nearest_folder(folder)),
        tr("Templates (*.json *.typ)"),
    )
    return name
