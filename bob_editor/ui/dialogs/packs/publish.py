"""Publishes a project folder: what would stop a reader is listed first, then what goes in, then what is made of it."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import cast

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QFileDialog,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidgetItem,
    QProgressBar,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from bob_editor.editing.issues.form_words import path_of_label
from bob_editor.editing.said import said_of
from bob_editor.errors import BobEditorError, Cancelled
from bob_editor.opening.findings import Found
from bob_editor.opening.games.in_packs import read_project
from bob_editor.opening.readiness import Readiness, readiness
from bob_editor.publishing.publish import publish
from bob_editor.publishing.published import Published
from bob_editor.storage.form.problems import steps_of
from bob_editor.storage.naming import PACK, kind_by_name
from bob_editor.storage.packs import Pack, Project, bring_in, build, outside
from bob_editor.ui.dialogs import which_folder
from bob_editor.ui.dialogs.files.writing_over import may_write
from bob_editor.ui.dialogs.packs.card_paper import CardPaper
from bob_editor.ui.dialogs.packs.contents import PackContents
from bob_editor.ui.dialogs.packs.folder_seen import FolderSeen
from bob_editor.ui.dialogs.packs.forms import FormsToMake, told_of
from bob_editor.ui.dialogs.packs.found_rows import FOUND, FoundList, form_in, summary
from bob_editor.ui.dialogs.packs.heading import PackHeading
from bob_editor.ui.dialogs.packs.publishing_questions import may_bring_in, may_go_out, may_replace
from bob_editor.ui.dress.buttons import Column, show_progress
from bob_editor.ui.dress.placed_dialog import ForAllTabs
from bob_editor.ui.dress.plain import plain_label
from bob_editor.ui.session.beside.work import Progress, Task, Worker, telling
from bob_editor.words import tr


class Publish(ForAllTabs):
    """Looks through a folder, lets its heading be written, and makes the pack, or all that is ticked.

    ``opens`` asks the window to open a document, with its path; ``leads`` to open one at a field of its card.
    """

    opens = Signal(str)
    leads = Signal(str, object)
    unsaved: Callable[[Path], Sequence[Path]] = staticmethod(lambda _folder: ())
    """Gives the open documents of a folder with changes that aren't in their files."""
    _writes = ""

    def __init__(self, parent: QWidget | None, folder: str = "") -> None:
        super().__init__(parent)
        self.project: Project | None = None
        self.ready: Readiness | None = None
        self.written = ""
        self._planned: Path | None = None
        self._seen = FolderSeen(self)
        self._seen.changed.connect(self._follow)
        self.setWindowTitle(tr("Publish"))
        self.setModal(False)
        self.resize(1180, 720)
        self.folder = QLineEdit(folder)
        self.folder.setPlaceholderText(tr("The folder with your boards, scenarios and suites"))
        self.folder.setAccessibleName(tr("Project folder"))
        self.folder.editingFinished.connect(self._folder_named)
        self.heading = PackHeading()
        self.heading.edited.connect(self.look)
        self.heading.typed.connect(self._show_found)
        self.found = FoundList()
        self.found.itemActivated.connect(self._open)
        self.goes = PackContents()
        self.goes.opens.connect(self.opens)
        self.forms = FormsToMake()
        self.forms.changed.connect(self._show_state)
        self.paper = CardPaper()
        self.told = plain_label()
        self.told.setWordWrap(True)
        self.progress = QProgressBar()
        self.progress.setAccessibleName(tr("Progress"))
        self.stop_button = QPushButton(tr("&Stop"))
        self.stop_button.clicked.connect(self._stop)
        self.bring_button = QPushButton(tr("Bring &in…"))
        self.bring_button.setToolTip(tr("Copy into the folder the boards that its documents name outside it"))
        self.bring_button.clicked.connect(self._bring_in)
        self.again_button = QPushButton(tr("Look &again"))
        self.again_button.setToolTip(tr("Look through the folder once more"))
        self.again_button.clicked.connect(self.look)
        self.open_button = QPushButton(tr("&Open the folder"))
        self.open_button.setToolTip(tr("Show what was written where files are shown"))
        self.open_button.clicked.connect(self.open_folder)
        self.publish_button = QPushButton(tr("&Publish…"))
        self.publish_button.setDefault(True)
        self.publish_button.clicked.connect(self._publish)
        self._worker = Worker(self)
        self._worker.progressed.connect(partial(show_progress, self.progress))
        self._worker.changed.connect(self._show_state)
        self._lay_out()
        self._show_state()
        if folder:
            self.look()

    def _lay_out(self) -> None:
        browse = QPushButton(tr("&Browse…"))
        browse.clicked.connect(self._browse)
        top = QHBoxLayout()
        label = QLabel(tr("Project &folder"))
        label.setBuddy(self.folder)
        top.addWidget(label)
        top.addWidget(self.folder, 1)
        top.addWidget(browse)
        stops = QGroupBox(tr("What would stop a reader"))
        QVBoxLayout(stops).addWidget(self.found)
        right = QSplitter(Qt.Orientation.Vertical)
        right.addWidget(stops)
        right.addWidget(self.goes)
        right.setStretchFactor(0, 1)
        # Side by side, for on a low screen what stands beneath is out of sight.
        columns = QSplitter(Qt.Orientation.Horizontal)
        columns.addWidget(Column(self.heading, self.paper))
        columns.addWidget(Column(self.forms))
        columns.addWidget(right)
        columns.setStretchFactor(2, 1)
        row = QHBoxLayout()
        row.addWidget(self.told, 1)
        for widget in (
            self.progress, self.stop_button, self.open_button, self.bring_button, self.again_button,
            self.publish_button,
        ):  # fmt: skip
            row.addWidget(widget)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 12)
        column.addLayout(top)
        column.addWidget(columns, 1)
        column.addLayout(row)

    # -- the folder -------------------------------------------------------------------------------------------------

    def open_beside(self, folder: str = "") -> None:
        """Show it over the window, which stays in use; with a folder, look through that as it is now."""
        if folder and (folder != self.folder.text() or not self._worker.busy):
            self.folder.setText(folder)
            self.look()
        self.show()
        self.activateWindow()

    def _browse(self) -> None:
        if folder := which_folder.ask(self, tr("The project's folder"), self.folder.text()):
            self.folder.setText(folder)
            self.look()

    def _folder_named(self) -> None:
        named = self.folder.text().strip()
        if named and (self.project is None or Path(named) != self.project.folder):
            self.look()

    def look(self, *, then: Callable[[], None] = lambda: None) -> None:
        """Look through the folder, beside the window, ``then`` do what waits for it; not while anything is made."""
        folder = self.folder.text().strip()
        if not folder:
            self.told.setText(tr("Choose the folder of your project."))
            return
        if self.doing and self.project is not None:
            self.folder.setText(str(self.project.folder))
            self.told.setText(f"{self.at_stake} {tr('Wait for that, or stop it.')}")
            return
        self.heading.begin_look()
        self.paper.save()
        self.ready = None
        self.told.setText(tr("Looking through every document …"))
        self._begin(lambda *_: read_project(folder), lambda outcome: self._read(outcome, then))

    def _follow(self) -> None:
        if self.isVisible() and not self.doing:
            self.look()

    def _begin(self, task: Task, then: Callable[[object], None], writes: str = "") -> None:
        """Do a task beside the window, which ``writes`` what is called so; that it can't be done is an outcome, too."""

        def run(progress: Progress, cancelled: Callable[[], bool]) -> object:
            try:
                return task(progress, cancelled)
            except Cancelled:
                raise
            except BobEditorError as error:
                return error

        self._writes = writes
        if isinstance(self.focusWidget(), QPushButton):
            # Which goes while it is done, and leaves the keyboard to the folder's line.
            self.found.setFocus()
        self._worker.begin(run, then)

    def _read(self, outcome: object, then: Callable[[], None]) -> None:
        """Show what is in the folder, which can be written on while its documents are checked."""
        self.found.clear()
        self.goes.clear()
        if isinstance(outcome, BobEditorError):
            self.project = self.ready = None
            self.forms.show_folder(None)
            self._seen.take(Path(self.folder.text().strip()))
            self.told.setText(said_of(outcome))
            return
        project = self.project = cast("Project", outcome)
        self.heading.show_project(project)
        self.forms.show_folder(project.folder, project.plan.languages or (project.written_in,))
        self.paper.show_project(project)
        if project.folder != self._planned:
            self.forms.take_kept(self.kept_choices(str(project.folder)))
            self.forms.tick(self.forms.chosen if project.plan.forms is None else project.plan.forms)
        self._planned = project.folder
        self.goes.show_project(project)
        self._seen.take(project.folder, (one.source for one in project.documents))
        self._begin(
            lambda progress, cancelled: readiness(project, progress=progress, cancelled=cancelled),
            lambda outcome: self._looked(outcome, then),
        )

    def _looked(self, outcome: object, then: Callable[[], None]) -> None:
        if isinstance(outcome, BobEditorError):
            self.told.setText(said_of(outcome))
            return
        self.ready = cast("Readiness", outcome)
        self._show_found()
        self._show_state()
        then()

    def _show_found(self) -> None:
        """Show what was found, but for what is typed by now."""
        if self.ready is not None and (left := self.found.show_ready(self.ready, self.heading.given)):
            self.told.setText(summary(left))

    def _open(self, item: QListWidgetItem) -> None:
        one = item.data(FOUND)
        if self.project is None or not isinstance(one, Found) or not one.file:
            return
        file, form = str(self.project.folder / one.file), form_in(self.project, one.file)
        path = None if form is None else path_of_label(one.at, form)
        if path is None and kind_by_name(file) == "counters":
            self.leads.emit(file, steps_of(one.at))
        elif path is None:
            self.opens.emit(file)
        else:
            self.leads.emit(file, path)

    def _bring_in(self) -> None:
        """Copy into the folder what its documents name outside it, where the designer agrees."""
        if self.project is None or not may_bring_in(self, self.project, self.unsaved(self.project.folder)):
            return
        try:
            bring_in(self.project)
        except BobEditorError as error:
            self.told.setText(said_of(error))
            return
        self.look()

    def _publish(self) -> None:
        if self.project is None or self.ready is None:
            return
        if self.heading.save():
            # What it is called, and what stands in a reader's way, is another now.
            self.look(then=self._publish)
            return
        if self.heading.is_edited or not self.paper.save():
            # What was typed or chosen couldn't be kept: without it all would be published as it was.
            self.told.setText(self.heading.trouble.text() or self.paper.trouble.text())
            return
        if not may_go_out(self, self.ready, self.unsaved(self.project.folder)):
            return
        self.keep_choices(self.forms.kept, str(self.project.folder))
        if not self.forms.only_pack:
            self._publish_folder()
            return
        proposed = str(self.project.folder.parent / f"{self.project.stem}{PACK}")
        path, _ = QFileDialog.getSaveFileName(self, tr("Publish the pack"), proposed, tr("Packs (*.bobpack)"))
        named = path if path.endswith(PACK) else path + PACK
        if path and may_write(self, path, named):
            self.write(named)

    def _publish_folder(self) -> None:
        """Ask where to; a folder of its own is made there."""
        assert self.project is not None
        title = tr("Where to? What is published gets a folder of its own there")
        # Once more as a rule goes to where it went.
        start = Path(self.written) if self.written else self.project.folder
        if parent := which_folder.ask(self, title, str(start.parent)):
            parts = (self.project.stem, self.project.info.edition, "published")
            out = Path(parent) / "-".join(filter(None, parts)).replace("/", "-")
            if may_replace(self, out, self.forms.chosen, self.forms.language):
                self.make(str(out))

    def make(self, out: str) -> None:
        """Make all that is ticked in a folder, beside the window."""
        project, forms, language = self.project, self.forms.chosen, self.forms.language
        if project is None:
            return

        def task(progress: Progress, cancelled: Callable[[], bool]) -> object:
            tell = telling(progress, cancelled)
            return publish(project.folder, out, forms=forms, with_errors=True, language=language, tell=tell)

        self._save()
        self.told.setText(tr("Publishing to {name} …", name=Path(out).name))
        self._begin(task, lambda outcome: self._made(out, outcome), Path(out).name)

    def _made(self, out: str, outcome: object) -> None:
        if isinstance(outcome, BobEditorError):
            self.told.setText(said_of(outcome))
            return
        done = cast("Published", outcome)
        self.written = out if done.written else ""
        self.told.setText(told_of(Path(out).name, done))
        self._show_state()

    def open_folder(self) -> None:
        """Show what was written last where the system shows files."""
        folder = Path(self.written) if Path(self.written).is_dir() else Path(self.written).parent
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))

    def write(self, path: str) -> None:
        """Make the pack, beside the window."""
        if (project := self.project) is None:
            return

        def task(progress: Progress, cancelled: Callable[[], bool]) -> object:
            return build(project, path, progress=progress, cancelled=cancelled)

        self.told.setText(tr("Writing and verifying the pack …"))
        self._begin(task, lambda outcome: self._wrote(path, outcome), Path(path).name)

    def _wrote(self, path: str, outcome: object) -> None:
        if isinstance(outcome, BobEditorError):
            self.told.setText(said_of(outcome))
            return
        self.written = path
        told = tr(
            "{name} is written and verified: {count} files, {size:,.0f} KiB.",
            name=Path(path).name,
            count=len(cast("Pack", outcome).files),
            size=Path(path).stat().st_size / 1024,
        )
        self.told.setText(told)

    # -- state ------------------------------------------------------------------------------------------------------

    def _stop(self) -> None:
        self._worker.cancel()
        self.told.setText(tr("Stopped: nothing was written."))

    def _show_state(self) -> None:
        busy = self._worker.busy
        self.progress.setVisible(busy)
        self.stop_button.setVisible(busy)
        self.again_button.setVisible(not busy)
        self.bring_button.setVisible(not busy and self.project is not None and bool(outside(self.project)))
        can = self.ready is not None and self.ready.can_be_made and not busy
        self.open_button.setVisible(bool(self.written) and not busy)
        can = can and bool(self.project and self.project.documents and self.forms.chosen)
        self.publish_button.setEnabled(can)
        for part in (self.heading, self.paper):
            part.setEnabled(self.project is not None)

    def end(self) -> None:
        """Stop all work for good; what was typed is kept in the folder."""
        self._save()
        self.goes.end()
        self._worker.end()

    def _save(self) -> None:
        """Keep in the folder what was typed and chosen."""
        self.heading.save()
        self.paper.save()

    @property
    def doing(self) -> str:
        """What is being written, as a sentence begins; "" for nothing."""
        return tr("Writing {name}", name=self._writes) if self._writes and self._worker.busy else ""

    @property
    def at_stake(self) -> str:
        """That something is being written."""
        return tr("{what} isn’t done yet.", what=self.doing) if self.doing else ""

    def reject(self) -> None:
        """What was typed is kept in the folder; what was being written is not."""
        self._save()
        super().reject()
        if not self.isVisible() and self._worker.busy:
            self._stop()
