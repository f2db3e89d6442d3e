"""What is asked before a folder is published: what is copied into it, what goes out with errors, what gives way."""

from collections.abc import Collection, Sequence
from pathlib import Path

from PySide6.QtWidgets import QMessageBox, QWidget

from bob_editor.editing.said import said
from bob_editor.opening.readiness import Readiness
from bob_editor.publishing.forms import all_forms
from bob_editor.publishing.manifest import made_before
from bob_editor.storage.packs import Project, outside
from bob_editor.ui.dress.language import name_of
from bob_editor.ui.dress.plain import plain_tip
from bob_editor.words import many, tr


def may_bring_in(parent: QWidget, project: Project, unsaved: Sequence[Path]) -> bool:
    """Whether the boards that its documents name outside the folder are to be copied into it.

    Not while any of them, which are written anew, is open with changes.
    """
    if unsaved:
        QMessageBox.information(parent, tr("Bring boards into the folder?"), plain_tip(first_saved(unsaved)))
        return False
    files = outside(project)
    names = "\n".join(tr("{name}, from {parent}", name=path.name, parent=path.parent) for path in files[:12])
    more = tr("\nand {count} more", count=len(files) - 12) if len(files) > 12 else ""
    said = tr(
        "These are copied into {name}, and your documents name the copies from then "
        "on:\n\n{names}{more}\n\nMay others have them?",
        name=project.folder.name,
        names=names,
        more=more,
    )
    answer = QMessageBox.question(
        parent,
        tr("Bring boards into the folder?"),
        plain_tip(said),
        QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.Cancel,
    )
    return answer == QMessageBox.StandardButton.Yes


def may_go_out(parent: QWidget, ready: Readiness, unsaved: Sequence[Path]) -> bool:
    """Whether what isn't saved may stay behind, and a pack with broken rules is to be made all the same."""
    return (not unsaved or _without(parent, unsaved)) and (ready.fit or _knowingly(parent, ready))


def first_saved(unsaved: Sequence[Path]) -> str:
    """That these are to be saved before anything is written to them, or taken from them."""
    return tr("Save first what has changes: {names}.", names=", ".join(one.name for one in unsaved))


def _without(parent: QWidget, unsaved: Sequence[Path]) -> bool:
    told = tr(
        "These have changes that aren’t saved, and go out as they were saved last:\n\n{names}\n\nPublish all the same?",
        names="\n".join(one.name for one in unsaved),
    )
    kinds = QMessageBox.StandardButton
    answer = QMessageBox.question(
        parent, tr("Publish without changes?"), plain_tip(told), kinds.Yes | kinds.Cancel, kinds.Cancel
    )
    return answer == kinds.Yes


def _knowingly(parent: QWidget, ready: Readiness) -> bool:
    said = many(
        "There is {count} error that a reader will stumble over.",
        "There are {count} errors that a reader will stumble over.",
        sum(one.severity == "error" for one in ready.found),
    )
    answer = QMessageBox.question(
        parent,
        tr("Publish with errors?"),
        tr("{said} Publish all the same?", said=said),
        QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.Cancel,
        QMessageBox.StandardButton.Cancel,
    )
    return answer == QMessageBox.StandardButton.Yes


def may_replace(parent: QWidget, out: Path, forms: Collection[str], language: str) -> bool:
    """Whether a publication that is there may give way, where it holds what isn't made now."""
    former, languages = made_before(out)
    gone = [said(one.title) for one in all_forms() if one.name in former.difference(forms)]
    others = [name_of(one) for one in languages if one != language]
    if not (gone or others):
        return True
    gone += [tr("all of it in {language}", language=one) for one in others]
    told = tr(
        "{name} is there already, and gives way to what is made now. Gone are then:\n\n{names}\n\nReplace it?",
        name=out.name,
        names="\n".join(gone),
    )
    kinds = QMessageBox.StandardButton
    answer = QMessageBox.question(
        parent,
        tr("Replace what was published?"),
        plain_tip(told),
        kinds.Yes | kinds.Cancel,
        kinds.Cancel,
    )
    return answer == kinds.Yes
