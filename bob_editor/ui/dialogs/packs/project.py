"""A project's page: all documents of a folder with small pictures, in their order, found by any of their words."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import cast

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QHBoxLayout,
    QInputDialog,
    QMenu,
    QProgressBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from bob_editor.editing.boards.scenario_templates import keep
from bob_editor.editing.said import said_of
from bob_editor.errors import BobEditorError, Cancelled
from bob_editor.publishing.arranging import begin, duplicate, put_in_order, renumber
from bob_editor.rulesets import all_rulesets
from bob_editor.storage.documents import read_scenario
from bob_editor.storage.files.reading import real_path
from bob_editor.storage.files.steps import FolderHistory, FolderStep
from bob_editor.storage.naming import PROJECT
from bob_editor.storage.packing.paths import HEAD
from bob_editor.storage.packs import Project, read_project
from bob_editor.ui.dialogs import which_folder
from bob_editor.ui.dialogs.documents.new_scenario import NewScenario
from bob_editor.ui.dialogs.packs.folder_seen import FolderSeen
from bob_editor.ui.dialogs.packs.project_rows import Looked, list_documents, look_through
from bob_editor.ui.dialogs.packs.project_view import ProjectView
from bob_editor.ui.dialogs.packs.publishing_questions import first_saved
from bob_editor.ui.dress import icons
from bob_editor.ui.dress.buttons import push_button, show_progress
from bob_editor.ui.dress.placed_dialog import ForAllTabs
from bob_editor.ui.dress.plain import plain_label
from bob_editor.ui.session.beside.work import Progress, Worker, telling
from bob_editor.words import many, spoken, tr


class ProjectPage(ForAllTabs):
    """Shows a folder.

    ``opens`` asks the window to open a document, ``leads`` to open one at a field of its card, ``publishes`` to
    publish the folder.
    """

    opens = Signal(str)
    leads = Signal(str, object)
    publishes = Signal(str)
    unsaved: Callable[[Path], Sequence[Path]] = staticmethod(lambda _folder: ())
    """Gives the open documents of a folder with changes that aren't in their files."""

    def __init__(self, parent: QWidget | None, folder: str) -> None:
        super().__init__(parent)
        self.folder = folder
        self.project: Project | None = None
        self._looked: Looked | None = None
        self._is_listed = False
        """Whether what is shown is this folder's, which can be worked on while it is checked."""
        self._told = ""
        """What was said as the folder was looked through last."""
        self._seen = FolderSeen(self)
        self._seen.changed.connect(self._follow)
        self.history = FolderHistory()
        self.setModal(False)
        self.resize(960, 720)
        self.view = ProjectView()
        self.view.opens.connect(self.opens)
        self.view.leads.connect(self.leads)
        self.view.chosen.connect(self._show_state)
        self.view.found.connect(self._show_state)
        self.view.search.left.connect(self.reject)
        self.scenarios = self.view.scenarios
        self.scenarios.moved.connect(self._keep_order)
        self.scenarios.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.scenarios.customContextMenuRequested.connect(self._menu)
        self.told = plain_label()
        self.told.setWordWrap(True)
        self.progress = QProgressBar()
        self.progress.setAccessibleName(tr("Progress"))
        self.up = push_button(
            tr("&Up"),
            "mdi6.arrow-up",
            tr("Put the scenario before the one above it"),
            partial(self.shift, -1),
        )
        self.down = push_button(
            tr("&Down"), "mdi6.arrow-down", tr("Put it behind the one below it"), partial(self.shift, 1)
        )
        self.new = push_button(
            tr("&New…"),
            "mdi6.file-document-plus-outline",
            tr("Begin a scenario in this folder, also from a template"),
            self.begin,
        )
        self.copy = push_button(
            tr("Du&plicate"), "mdi6.content-copy", tr("Begin a scenario as a copy of this one, with an id of its own"),
            self.duplicate,
        )  # fmt: skip
        self.number = push_button(
            tr("&Renumber"), "mdi6.numeric", tr("Number the scenarios 1, 2, 3 … in this order"), self.renumber
        )
        self.publish = push_button(
            tr("Pub&lish…"), "mdi6.package-variant-closed", tr("Make a pack, cards and more"),
            lambda: self.publishes.emit(self.folder),
        )  # fmt: skip
        self.undo = self._action(tr("&Undo"), "mdi6.undo", QKeySequence.StandardKey.Undo, self.history.undo)
        self.redo = self._action(tr("&Redo"), "mdi6.redo", QKeySequence.StandardKey.Redo, self.history.redo)
        self._worker = Worker(self)
        self._worker.progressed.connect(partial(show_progress, self.progress))
        self._worker.changed.connect(self._show_state)
        self._lay_out()
        self.look()

    def _action(
        self, text: str, icon: str, key: QKeySequence.StandardKey, does: Callable[[], None]
    ) -> QAction:
        """A command of the page that takes a step back or again."""
        action = QAction(text, self)
        icons.put(action, icon)
        action.setShortcuts(key)
        action.triggered.connect(lambda: self._again(does))
        self.addAction(action)
        return action

    def _lay_out(self) -> None:
        for action in (self.undo, self.redo):
            button = QToolButton()
            button.setDefaultAction(action)
            self.view.top.addWidget(button)
        row = QHBoxLayout()
        for widget in (self.new, self.copy, self.up, self.down, self.number, self.publish):
            widget.setAutoDefault(False)  # Enter in the search begins nothing
            row.addWidget(widget)
        row.insertStretch(row.count() - 1, 1)
        said = QHBoxLayout()
        said.addWidget(self.told, 1)
        said.addWidget(self.progress)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 12)
        column.addWidget(self.view, 1)
        column.addLayout(said)
        column.addLayout(row)

    # -- the folder -------------------------------------------------------------------------------------------------

    def show_folder(self, folder: str) -> None:
        """Show another folder, or the same as it is now."""
        if folder != self.folder:
            self.history.forget()
        self.folder = folder
        self.look()
        self.show()
        self.activateWindow()

    def look(self, told: str = "") -> None:
        """Look through the folder, beside the window: its documents are listed, then checked and pictured.

        ``told`` is said when that is done.
        """
        folder, former = self.folder, self._looked
        self._is_listed, self._told = False, told
        self.setWindowTitle(tr("Project: {name}", name=Path(folder).name))
        self.told.setText(told or tr("Looking through every document …"))

        self._work(lambda tell: list_documents(folder, tell, former), partial(self._go_on, told))

    def _work(self, look: Callable[[Progress], Looked], then: Callable[[object], None]) -> None:
        def task(progress: Progress, cancelled: Callable[[], bool]) -> object:
            try:
                return look(telling(progress, cancelled))
            except Cancelled:
                raise
            except BobEditorError as error:
                return error

        self._worker.begin(task, then)

    def _go_on(self, told: str, outcome: object) -> None:
        """Show what is listed, which can be opened while it is checked."""
        if isinstance(outcome, BobEditorError):
            self._seen.take(Path(self.folder))
            self._show(told, outcome)
            return
        listed = cast("Looked", outcome)
        self.view.show_looked(listed)
        self._is_listed, project = True, listed.project
        documents = (one.source for one in project.documents)
        self._seen.take(project.folder, (*documents, project.folder / PROJECT, project.folder / HEAD))
        self._work(partial(look_through, listed), partial(self._show, told))

    def _show(self, told: str, outcome: object) -> None:
        looked = self._looked = None if isinstance(outcome, BobEditorError) else cast("Looked", outcome)
        self.project = None if looked is None else looked.project
        self.view.show_looked(looked)
        if isinstance(outcome, BobEditorError):
            self.told.setText(said_of(outcome))
        elif looked is not None:
            if "title" not in looked.project.lacks:
                self.setWindowTitle(tr("Project: {title}", title=looked.project.info.title))
            errors = sum(one.count("error") for one, _ in looked.rows)
            found = many("{count} scenario", "{count} scenarios", self.scenarios.count())
            others = many(
                "{count} board, suite or stamp", "{count} boards, suites and stamps", self.view.others.count()
            )
            wrong = many("{count} error", "{count} errors", errors)
            self.told.setText(f"{told} {found}, {others}; {wrong}.".strip())
        self._show_state()

    def _follow(self) -> None:
        """Look again where somebody else wrote there, or an open document was saved."""
        if self.isVisible():
            self.look(self._told)

    # -- what is done to it -----------------------------------------------------------------------------------------

    def shift(self, by: int) -> None:
        """Put the chosen scenario before the one above it (-1), or behind the one below it (1), of those found."""
        if self.scenarios.shift(by):
            self._keep_order()

    def _keep_order(self) -> None:
        """Keep the order that is shown; where that can't be, show the one that is kept."""
        names = [one.file.name for one in self.scenarios.documents]
        if self.take(
            lambda: put_in_order(Path(self.folder), names), tr("The order is kept in project.json.")
        ):
            self.project = read_project(self.folder)
            if not self._worker.busy:
                return
        # Not the order that was kept is what is shown, or will be once all is checked.
        self.look(self.told.text())

    def renumber(self) -> None:
        """Number the scenarios in their order."""
        project = self.view.project
        cards = [one.file.source for one in self.scenarios.documents]
        if project is not None and self._are_saved(cards):
            self.change(lambda: renumber(project), tr("The scenarios are numbered."))

    def duplicate(self) -> None:
        """Write a copy of the chosen scenario, and show it."""
        one = self.scenarios.chosen
        if one is not None and self._are_saved([one.file.source]):
            self.change(lambda: duplicate(one.file.source), tr("The copy has an id and a title of its own."))

    def _are_saved(self, files: Sequence[Path]) -> bool:
        """Whether none of these is open with changes, which would be lost or missed; else it is told."""
        theirs = {real_path(file) for file in files}
        unsaved = [one for one in self.unsaved(Path(self.folder)) if real_path(one) in theirs]
        if unsaved:
            self.told.setText(first_saved(unsaved))
        return not unsaved

    def begin(self) -> None:
        """Ask for a new scenario, and write it into the folder with the boards that it needs."""
        folder = Path(self.folder)
        asked = NewScenario(self, all_rulesets(), self.folder, folder)
        games = [] if self.project is None else list(self.project.info.rulesets)
        asked.ruleset.setCurrentIndex(max(0, asked.ruleset.findData(games[0]) if games else 0))
        if asked.exec():
            rules, title = asked.chosen_ruleset, asked.chosen_title
            boards, template = asked.chosen, asked.begins_as
            self.change(
                lambda: begin(folder, rules, title, boards, template, spoken()),
                tr("{title} is begun.", title=title),
            )

    def keep_template(self) -> None:
        """Keep the chosen scenario as a template for others of this project, or of all."""
        one = self.scenarios.chosen
        if one is None:
            return
        places = (tr("In this project"), tr("Among your own, without its boards"))
        place, sure = QInputDialog.getItem(self, tr("Keep as a template"), tr("Where?"), places, 0, False)
        if sure:
            project = Path(self.folder) if place == places[0] else None
            path = one.file.source
            self.take(
                lambda: keep(read_scenario(path).value, path, one.title, project), tr("The template is kept.")
            )

    def change(self, step: Callable[[], FolderStep], told: str) -> None:
        """Do something to the folder's files, and look at them anew."""
        if self.take(step, told):
            self.look(told)

    def take(self, step: Callable[[], FolderStep], told: str) -> bool:
        """Do something to the folder's files, so that it can be undone; whether it was done."""
        try:
            self.history.take(step())
        except BobEditorError as error:
            self.told.setText(said_of(error))
            return False
        self._told = told
        self._seen.take_again()
        self.told.setText(told)
        self._show_state()
        return True

    def _again(self, does: Callable[[], None]) -> None:
        """Undo or redo, and look at the folder anew."""
        try:
            does()
        except BobEditorError as error:
            self.told.setText(said_of(error))
            return
        self._seen.take_again()
        self.look(tr("Taken back.") if does == self.history.undo else tr("Done again."))

    def _menu(self, at: QPoint) -> None:
        """What can be done to the scenario under the pointer."""
        item = self.scenarios.itemAt(at)
        if item is None:
            return
        menu = QMenu(self)
        # Not the row itself: all are others once the folder is looked through.
        file = str(self.scenarios.document(item).file.source)
        menu.addAction(tr("&Open"), partial(self.scenarios.opens.emit, file))
        for button in (self.up, self.down, self.copy):
            menu.addAction(button.icon(), button.text(), button.click).setEnabled(button.isEnabled())
        menu.addAction(tr("Keep as a &template…"), self.keep_template)
        menu.exec(self.scenarios.viewport().mapToGlobal(at))

    def _show_state(self) -> None:
        self.progress.setVisible(self._worker.busy)
        # What is shown may be another folder's still.
        busy = self._worker.busy and not self._is_listed
        self.scenarios.setDragEnabled(not busy)
        self.up.setEnabled(not busy and self.scenarios.beyond(-1) is not None)
        self.down.setEnabled(not busy and self.scenarios.beyond(1) is not None)
        self.copy.setEnabled(not busy and self.scenarios.chosen is not None)
        self.number.setEnabled(not busy and self.scenarios.count() > 0)
        self.new.setEnabled(not busy)
        self.publish.setEnabled(not busy and self.view.project is not None)
        for action, of in ((self.undo, self.history.undoes), (self.redo, self.history.redoes)):
            action.setEnabled(not busy and bool(of))
            word = action.text().replace("&", "")
            action.setToolTip(f"{word}: {of}" if of else word)

    def end(self) -> None:
        """Stop all work for good."""
        self._worker.end()


def ask_folder(parent: QWidget, near: str) -> str:
    """Ask for a project's folder; "" for none."""
    return which_folder.ask(parent, tr("Open a folder of boards and scenarios"), near)
