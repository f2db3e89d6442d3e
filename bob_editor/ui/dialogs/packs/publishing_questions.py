"""What is asked before a folder is published: may boards be copied into it, and is it to go out with errors?"""

from PySide6.QtWidgets import QMessageBox, QWidget

from bob_editor.opening.readiness import Readiness
from bob_editor.storage.packs import Project, outside
from bob_editor.ui.dress.plain import plain_tip
from bob_editor.words import many, tr


def may_bring_in(parent: QWidget, project: Project) -> bool:
    """Whether the boards that its documents name outside the folder are to be copied into it."""
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


def knowingly(parent: QWidget, ready: Readiness) -> bool:
    """Whether a pack with broken rules is to be made all the same."""
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
