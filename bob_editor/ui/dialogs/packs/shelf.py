"""The packs of a folder: what each holds, what changed between editions, and bringing an unpacked one up to date."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QMessageBox,
    QPlainTextEdit,
    QProgressBar,
    QPushButton,
    QSplitter,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from bob_editor.editing.said import said, said_of
from bob_editor.errors import BobEditorError, Cancelled
from bob_editor.publishing.changes.editions import changes
from bob_editor.publishing.changes.telling import changes_markdown, heading
from bob_editor.publishing.opened import opened_edition
from bob_editor.publishing.pack_index import NAMES, IndexedPack, PackIndex, read_index, write_index
from bob_editor.storage.packs import TOLD, PackUpdate, unpacked_as, update
from bob_editor.ui.dialogs import which_folder
from bob_editor.ui.dress.buttons import push_button, show_progress
from bob_editor.ui.dress.placed_dialog import ForAllTabs
from bob_editor.ui.dress.plain import PlainBox, plain_label
from bob_editor.ui.session.beside.work import Progress, Worker, telling
from bob_editor.words import many, mark, tr

_HEADS = (mark("Pack"), mark("Edition"), mark("By"), mark("Scenarios"), mark("Licence"))
_EMPTY = mark("There is no pack in this folder.")


class PackShelf(ForAllTabs):
    """Lists packs; ``unpacks`` asks the window to unpack one."""

    unpacks = Signal(str)

    def __init__(self, parent: QWidget | None, folder: str) -> None:
        super().__init__(parent)
        self.folder = Path(folder)
        self.index: PackIndex | None = None
        self.setModal(False)
        self.resize(860, 560)
        self.table = QTableWidget(0, len(_HEADS))
        self.table.setWordWrap(False)
        self.table.setAccessibleName(tr("Packs"))
        self.table.setHorizontalHeaderLabels(list(map(tr, _HEADS)))
        self.table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QTableWidget.SelectionMode.SingleSelection)
        self.table.verticalHeader().hide()
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.table.currentCellChanged.connect(lambda *_: self._show_pack())
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setAccessibleName(tr("About the pack"))
        self.told = plain_label()
        self.told.setWordWrap(True)
        self.progress = QProgressBar()
        self.progress.setAccessibleName(tr("Progress"))
        self.stop = push_button(tr("&Stop"), "mdi6.stop", tr("Give up what is under way"), self._stop)
        self.changed = push_button(
            tr("What &changed…"),
            "mdi6.file-compare",
            tr("Compare it with the edition before, or with another pack"),
            self.compare,
        )
        self.unpack = push_button(
            tr("Unpac&k…"), "mdi6.package-variant", tr("Write what is in it into a folder"),
            lambda: self.unpacks.emit(str(self._path)),
        )  # fmt: skip
        self.bring_up = push_button(
            tr("&Update a folder…"), "mdi6.folder-sync-outline",
            tr("Bring a folder into which an earlier edition was unpacked up to this one; what you changed stays"),
            self.update_folder,
        )  # fmt: skip
        self.list = push_button(
            tr("Write a &list"),
            "mdi6.format-list-bulleted",
            tr("Write {words} into the folder", words=tr(" and ").join(NAMES)),
            self.write_list,
        )
        self._worker = Worker(self)
        self._worker.progressed.connect(partial(show_progress, self.progress))
        self._worker.changed.connect(self._show_state)
        both = QSplitter(Qt.Orientation.Vertical)
        both.addWidget(self.table)
        both.addWidget(self.text)
        row = QHBoxLayout()
        row.addWidget(self.told, 1)
        for widget in (self.progress, self.stop, self.list, self.changed, self.bring_up, self.unpack):
            row.addWidget(widget)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 12)
        column.addWidget(both, 1)
        column.addLayout(row)
        for button in self.findChildren(QPushButton):
            button.setAutoDefault(False)  # Enter in the list writes nothing
        self.look()

    def show_folder(self, folder: str) -> None:
        """Show the packs of a folder."""
        self.folder = Path(folder)
        self.look()
        self.show()
        self.activateWindow()

    @property
    def chosen(self) -> IndexedPack | None:
        """The pack that is chosen."""
        row = self.table.currentRow()
        return self.index.packs[row] if self.index is not None and row >= 0 else None

    @property
    def _path(self) -> Path:
        return self.folder / (self.chosen.file if self.chosen is not None else "")

    def look(self) -> None:
        """Verify the packs of the folder, beside the window; what another one holds isn't listed meanwhile."""
        folder, self.index = self.folder, None
        self.table.setRowCount(0)
        self.setWindowTitle(tr("Packs: {name}", name=folder.name))
        self._begin(tr("Verifying …"), lambda tell: read_index(folder, tell=tell), self._looked)

    def _looked(self, outcome: object) -> None:
        self.index = index = cast("PackIndex", outcome)
        self.table.setRowCount(len(index.packs))
        for row, one in enumerate(index.packs):
            info = one.info
            texts = (info.title, info.edition, ", ".join(info.authors), f"{len(one.scenarios)}", info.licence)
            for place, text in enumerate(texts):
                self.table.setItem(row, place, QTableWidgetItem(text))
        unfit = "".join(
            tr(" {name} isn't sound: {why}", name=name, why=said(why)) for name, why in index.unfit[:3]
        )
        self.told.setText(
            (many("{count} pack.", "{count} packs.", len(index.packs)) if index.packs else tr(_EMPTY)) + unfit
        )
        self.table.setCurrentCell(0 if index.packs else -1, 0)
        self._show_pack()

    def _show_pack(self) -> None:
        one = self.chosen
        lines = () if one is None else (one.info.description, "", *one.scenarios, "", *one.boards)
        self.text.setPlainText("\n".join(lines).strip())
        self._show_state()

    def compare(self) -> None:
        """Tell what changed since the edition before, else since another pack that is asked for."""
        one, after = self.chosen, self._path
        if one is None or self.index is None:
            return
        rows = [other for other in self.index.packs if other.info.id == one.info.id]
        older = rows[rows.index(one) + 1 :]
        path = str(self.folder / older[0].file) if older else ""
        if not path:
            path, _ = QFileDialog.getOpenFileName(
                self, tr("Compared with which pack?"), str(self.folder), tr("Packs (*.bobpack)")
            )
        if path:
            self.tell_changes(Path(path), after)

    def tell_changes(self, before: Path, after: Path) -> None:
        """Tell what changed from one pack to another, beside the window."""

        def task(tell: Progress) -> object:
            with opened_edition(after) as new, opened_edition(before, new.language.code) as old:
                title = heading(old.info.edition or before.stem, new)
                return changes_markdown(title, changes(old, new, tell=tell), new.language)

        self._begin(tr("Comparing …"), task, lambda text: self.text.setPlainText(str(text)))

    def update_folder(self) -> None:
        """Ask for the folder, and tell what would become of each file before anything is written."""
        folder = which_folder.ask(
            self, tr("The folder into which an earlier edition was unpacked"), str(self.folder)
        )
        if folder:
            self.plan_update(Path(folder))

    def plan_update(self, folder: Path) -> None:
        """Look what an update of a folder would do, with the edition that it was unpacked from where that is listed."""
        pack, index, one = self._path, self.index, self.chosen
        if index is None or one is None:
            return

        def task(tell: Progress) -> object:
            contents = unpacked_as(folder).contents
            same = (self.folder / other.file for other in index.packs if other.info.contents == contents)
            return update(pack, folder, old=next(same, None) if contents else None, progress=tell)

        self._begin(
            tr("Comparing …"), task, lambda found: self._ask_update(folder, cast("PackUpdate", found))
        )

    def _ask_update(self, folder: Path, found: PackUpdate) -> None:
        lines = [f"{one.path} {said(TOLD[one.state])}. {said(one.why)}".strip() for one in found.files]
        self.text.setPlainText("\n".join(lines) or tr("Nothing differs."))
        if not found.step.changes:
            self.told.setText(tr("{name} is up to date.", name=folder.name))
            return
        box = PlainBox(self)
        box.setWindowTitle(tr("Update the folder?"))
        box.setText(
            many(
                "{count} file of {name} is told of in the list, {count2} to look at. Nothing that "
                "you changed is written over.",
                "{count} files of {name} are told of in the list, {count2} to look at. Nothing that "
                "you changed is written over.",
                len(found.files),
                name=folder.name,
                count2=len(found.conflicts),
            )
        )
        box.setStandardButtons(QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.Cancel)
        if box.exec() != QMessageBox.StandardButton.Yes:
            self.told.setText(tr("Nothing was written."))
            return
        try:
            found.step.take()
        except BobEditorError as error:
            self.told.setText(said_of(error))
        else:
            self.told.setText(tr("{name} is up to date.", name=folder.name))

    def write_list(self) -> None:
        """Write the list into the folder."""
        if self.index is not None:
            try:
                write_index(self.index, self.folder).take()
            except BobEditorError as error:
                self.told.setText(said_of(error))
            else:
                self.told.setText(tr("{words} are written.", words=tr(" and ").join(NAMES)))

    def _begin(self, told: str, task: Callable[[Progress], object], then: Callable[[object], None]) -> None:
        """Do a task beside the window; what it can't do is told."""

        def run(progress: Progress, cancelled: Callable[[], bool]) -> object:
            try:
                return task(telling(progress, cancelled))
            except Cancelled:
                raise
            except BobEditorError as error:
                return error

        def done(outcome: object) -> None:
            self.told.clear()
            if isinstance(outcome, BobEditorError):
                self.told.setText(said_of(outcome))
            else:
                then(outcome)

        self.told.setText(told)
        self._worker.begin(run, done)

    def _stop(self) -> None:
        self._worker.cancel()
        self.told.setText(tr("Stopped."))

    def _show_state(self) -> None:
        busy, any_chosen = self._worker.busy, self.chosen is not None
        self.progress.setVisible(busy)
        self.stop.setVisible(busy)
        self.list.setEnabled(not busy and self.index is not None)
        for button in (self.changed, self.bring_up, self.unpack):
            button.setEnabled(not busy and any_chosen)

    def end(self) -> None:
        """Stop all work for good."""
        self._worker.end()
