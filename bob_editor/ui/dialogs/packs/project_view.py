"""What a project's page shows: the search, the documents, and beneath them what is wrong with the chosen one."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QSplitter, QVBoxLayout, QWidget

from bob_editor.editing.issues.form_words import path_of_label
from bob_editor.opening.findings import Found
from bob_editor.storage.packs import Project
from bob_editor.ui.dialogs.packs.found_rows import FOUND, form_in, found_row, note_row
from bob_editor.ui.dialogs.packs.project_rows import DocumentList, Looked
from bob_editor.ui.dress.buttons import wrapping
from bob_editor.ui.dress.search_field import SearchField
from bob_editor.words import tr


class ProjectView(QWidget):
    """``opens`` asks to open a document, ``leads`` to open one at a field of its card."""

    opens = Signal(str)
    leads = Signal(str, object)
    chosen = Signal()
    """Another document was chosen."""
    found = Signal()
    """Others are shown than before."""

    def __init__(self) -> None:
        super().__init__()
        self.project: Project | None = None
        self._checked = False
        self.scenarios = DocumentList(
            tr("Scenarios, in their order"), tr("Double click opens; drag puts them in order"),
            none=tr("No scenario yet: New… begins one."), ordered=True,
        )  # fmt: skip
        self.others = DocumentList(
            tr("Boards, suites and stamps"),
            tr("Double click opens"),
            none=tr("No board, suite or stamp yet."),
        )
        self._last = self.scenarios
        """The list in which something was chosen last."""
        self.search = SearchField(tr("Search in all texts"))
        self.search.textChanged.connect(self._filter)
        self.search.down.connect(self.scenarios.setFocus)
        for shown in (self.scenarios, self.others):
            shown.opens.connect(self.opens)
            shown.currentItemChanged.connect(lambda *_, of=shown: self._show_issues(of))
        self.issues = wrapping(QListWidget())
        self.issues.setAccessibleName(tr("Issues of the chosen document"))
        self.issues.setToolTip(tr("Double click opens the document at the field"))
        self.issues.itemActivated.connect(self._lead)
        both = QSplitter(Qt.Orientation.Horizontal)
        both.addWidget(self.scenarios)
        both.addWidget(self.others)
        both.setStretchFactor(0, 3)
        both.setStretchFactor(1, 2)
        all_of_it = QSplitter(Qt.Orientation.Vertical)
        all_of_it.addWidget(both)
        all_of_it.addWidget(self.issues)
        all_of_it.setStretchFactor(0, 1)
        all_of_it.setSizes([520, 120])
        self.top = QHBoxLayout()
        self.top.addWidget(self.search, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self.top)
        column.addWidget(all_of_it, 1)

    def show_looked(self, looked: Looked | None) -> None:
        """Show a folder that was looked through; nothing where it couldn't be.

        What was chosen is chosen again, in both lists, or the one scenario that has come since.
        """
        rows = () if looked is None else looked.rows
        names = [one.file.name for one, _ in rows if one.kind == "scenario"]
        last = self._last
        chosen, other = (
            "" if one.chosen is None else one.chosen.file.name for one in (self.scenarios, self.others)
        )
        if looked is not None and self.project is not None and looked.project.folder == self.project.folder:
            come = set(names).difference(one.file.name for one in self.scenarios.documents)
            if len(come) == 1:
                chosen, last = come.pop(), self.scenarios
        self.project = None if looked is None else looked.project
        self._checked = looked is not None and looked.checked
        self.scenarios.show_rows((row for row in rows if row[0].kind == "scenario"), chosen)
        self.others.show_rows((row for row in rows if row[0].kind != "scenario"), other)
        self._filter(self.search.text())
        self._show_issues(last if last.chosen is not None else self.scenarios)

    def _filter(self, sought: str) -> None:
        """Show what holds all the words."""
        self.scenarios.filter(sought)
        self.others.filter(sought)
        self.found.emit()

    def _show_issues(self, of: DocumentList) -> None:
        """List what is wrong with the document that was chosen last."""
        self._last = of
        self.issues.clear()
        chosen = of.chosen
        if chosen is not None and self.project is not None:
            form = form_in(self.project, chosen.file.name)
            for one in chosen.found:
                self.issues.addItem(found_row(one, form))
            if not chosen.found and self._checked:
                self.issues.addItem(note_row(tr("{title}: nothing is wrong with it.", title=chosen.title)))
        self.chosen.emit()

    def _lead(self, item: QListWidgetItem) -> None:
        """Open the document of an issue, at the field where there is one."""
        one = item.data(FOUND)
        if self.project is None or not isinstance(one, Found):
            return
        file, form = str(self.project.folder / one.file), form_in(self.project, one.file)
        path = None if form is None else path_of_label(one.at, form)
        if path is None:
            self.opens.emit(file)
        else:
            self.leads.emit(file, path)
