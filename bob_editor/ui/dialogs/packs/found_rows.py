"""What stands in a reader's way as rows of a list, in the words of the card's form where it is about a field."""

from collections.abc import Container, Iterator
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from bob_editor.editing.card.form import CardForm, card_form
from bob_editor.editing.issues.form_words import path_in_words, path_of_label, told_in_words
from bob_editor.editing.said import said
from bob_editor.errors import BobEditorError
from bob_editor.opening.findings import Found
from bob_editor.opening.readiness import Readiness
from bob_editor.rules.check import Severity
from bob_editor.rules.issues.flood import how_many
from bob_editor.rulesets import ruleset
from bob_editor.storage.form.problems import steps_of
from bob_editor.storage.packs import Project
from bob_editor.ui.dress import icons, theme
from bob_editor.ui.dress.buttons import wrapping
from bob_editor.ui.dress.severity_words import how_many_each
from bob_editor.ui.dress.typing import Entering
from bob_editor.words import many, tr

FOUND = Qt.ItemDataRole.UserRole
"""Under which a row holds what was found."""


class FoundList(QListWidget):
    """All that was found; Enter or a double click takes a row."""

    def __init__(self) -> None:
        super().__init__()
        wrapping(self)
        self.setAccessibleName(tr("What would stop a reader"))
        self.setToolTip(tr("Enter or a double click opens the document at the field"))
        Entering(self)
        self._shown: Readiness | None = None

    def clear(self) -> None:
        """Show nothing, until something is found."""
        super().clear()
        self._shown = None

    def show_ready(self, ready: Readiness, given: Container[str]) -> Readiness | None:
        """Show what is left once the heading's fields are given; that, or None where it is shown already."""
        left = ready.once_given(given)
        if left == self._shown:
            return None
        self.clear()
        self._shown = left
        for row in rows_of(left):
            self.addItem(row)
        return left


def form_in(project: Project | None, name: str) -> CardForm | None:
    """The form of the card in a file; None for a board or a suite, or of a game that isn't there."""
    files = () if project is None else project.documents
    document = next((one.document for one in files if one.name == name), None)
    if document is None or document.kind != "scenario":
        return None
    try:
        return card_form(ruleset(document.ruleset))
    except BobEditorError:
        return None


def rows_of(ready: Readiness) -> Iterator[QListWidgetItem]:
    """The rows for all that was found in a project, or for that nothing was."""
    for one in ready.found:
        yield found_row(one, form_in(ready.project, one.file))
    if not ready.found:
        yield note_row(tr("Nothing. Every document is in order, and the pack says who made it."))


def found_row(one: Found, form: CardForm | None) -> QListWidgetItem:
    """A row for what was found in a document, or in the project as a whole."""
    where = one.file or tr("the pack")
    path = None if form is None else path_of_label(one.at, form)
    at = _place_in_words(one.at) if path is None or form is None else path_in_words(path, form)
    message = (
        said(one.message)
        if path is None or form is None
        else told_in_words(one.code, one.message, path, form)
    )
    item = QListWidgetItem(
        icons.icon(
            icons.SEVERITY_ICONS[one.severity], theme.colour(str(one.severity), theme.shade_worn()).name()
        ),
        _breaking(f"{where}{f' · {at}' if at else ''}\n{message}"),
    )
    item.setData(FOUND, one)
    rule = f"<br>{escape(tr('rule {number}', number=one.rule))}" if one.rule else ""
    item.setToolTip(f"<b>{escape(one.code)}</b>{rule}<br>{escape(said(one.why))}")
    return item


def _place_in_words(at: str) -> str:
    """A place in a file that no form shows, as forms name theirs: ``/counters/0/box`` is *Counters 1 ▸ Box*."""
    if not at.startswith("/"):
        return at
    named: list[str] = []
    for step in steps_of(at):
        if isinstance(step, int) and named:
            named[-1] = f"{named[-1]} {step + 1}"
        else:
            word = str(step).replace("_", " ")
            named.append(word[:1].upper() + word[1:])
    return " ▸ ".join(named)


def _breaking(text: str) -> str:
    """A text whose long paths may go on in the next line, so that the file's name at their end is read as well."""
    return text.replace("/", "/\N{ZERO WIDTH SPACE}")


def note_row(text: str) -> QListWidgetItem:
    """A row that says that all is well."""
    item = QListWidgetItem(icons.icon("mdi6.check-circle"), text)
    item.setFlags(Qt.ItemFlag.ItemIsEnabled)
    return item


def summary(ready: Readiness) -> str:
    """How many files there are and how much was found, in a line."""
    counts = {level: how_many(one for one in ready.found if one.severity == level) for level in Severity}
    told = how_many_each(counts)
    number = len(ready.project.files)
    files = (
        tr("One file, a document")
        if number == 1
        else many(
            "{files} files, one of them a document",
            "{files} files, {count} of them documents",
            len(ready.project.documents),
            files=number,
        )
    )
    if not ready.project.documents:
        return tr("This folder has no boards, scenarios or suites.")
    if not ready.can_be_made:
        return tr(
            "{files}; {said}. What stands first must be mended before a pack can be made.",
            files=files,
            said=told,
        )
    return f"{files}; {told or tr('nothing in the way')}."
