"""A project's page: all documents of a folder with small pictures, in their order, found by any of their words."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import cast

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QImage, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from bob_editor.errors import BobEditorError, Cancelled
from bob_editor.opening.loaded_map import load_scene
from bob_editor.opening.readiness import readiness
from bob_editor.publishing.arranging import duplicate, put_in_order, renumber
from bob_editor.publishing.overview import Overview, overview
from bob_editor.render.pictures.thumbnail import thumbnail
from bob_editor.rules.land.ground import Ground
from bob_editor.rulesets import ruleset
from bob_editor.storage.packs import Project, read_project
from bob_editor.ui.dress import icons
from bob_editor.ui.dress.buttons import push_button, show_progress
from bob_editor.ui.dress.plain import plain_label, plain_tip
from bob_editor.ui.session.work import Progress, Worker, telling

PICTURE = QSize(128, 92)

_ROW = Qt.ItemDataRole.UserRole
_KINDS = {"board": "board", "los-suite": "LOS suite", "stamp": "stamp", "counters": "counter list"}

Looked = tuple[Project, tuple[tuple[Overview, QImage | None], ...]]


class ProjectPage(QDialog):
    """Shows a folder; ``opens`` asks the window to open a document, ``publishes`` to publish the folder."""

    opens = Signal(str)
    publishes = Signal(str)

    def __init__(self, parent: QWidget | None, folder: str) -> None:
        super().__init__(parent)
        self.folder = folder
        self.project: Project | None = None
        self.setModal(False)
        self.resize(900, 640)
        self.search = QLineEdit()
        self.search.setPlaceholderText("Search in all texts")
        self.search.setAccessibleName("Search in all texts")
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._filter)
        self.scenarios = _list("Scenarios, in their order", "Double click opens; drag puts them in order")
        self.scenarios.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.scenarios.model().rowsMoved.connect(self._moved)
        self.others = _list("Boards, suites and stamps", "Double click opens")
        for shown in (self.scenarios, self.others):
            shown.itemActivated.connect(self._open)
        self.told = plain_label()
        self.told.setWordWrap(True)
        self.progress = QProgressBar()
        self.progress.setAccessibleName("Progress")
        self.up = push_button(
            "&Up", "mdi6.arrow-up", "Put the scenario before the one above it", partial(self.shift, -1)
        )
        self.down = push_button(
            "&Down", "mdi6.arrow-down", "Put it behind the one below it", partial(self.shift, 1)
        )
        self.copy = push_button(
            "Du&plicate",
            "mdi6.content-copy",
            "Begin a scenario as a copy of this one, with an id of its own",
            self.duplicate,
        )
        self.number = push_button(
            "&Renumber", "mdi6.numeric", "Number the scenarios 1, 2, 3 … in this order", self.renumber
        )
        self.publish = push_button(
            "Pub&lish…",
            "mdi6.package-variant-closed",
            "Make a pack, cards and more",
            lambda: self.publishes.emit(self.folder),
        )
        self._worker = Worker(self)
        self._worker.progressed.connect(partial(show_progress, self.progress))
        self._worker.changed.connect(self._show_state)
        self.scenarios.currentItemChanged.connect(lambda *_: self._show_state())
        self._lay_out()
        self.look()

    def _lay_out(self) -> None:
        both = QSplitter(Qt.Orientation.Horizontal)
        both.addWidget(self.scenarios)
        both.addWidget(self.others)
        both.setStretchFactor(0, 3)
        both.setStretchFactor(1, 2)
        row = QHBoxLayout()
        row.addWidget(self.told, 1)
        for widget in (self.progress, self.up, self.down, self.copy, self.number, self.publish):
            row.addWidget(widget)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 12)
        column.addWidget(self.search)
        column.addWidget(both, 1)
        column.addLayout(row)

    # -- the folder -------------------------------------------------------------------------------------------------

    def show_folder(self, folder: str) -> None:
        """Show another folder, or the same as it is now."""
        self.folder = folder
        self.look()
        self.show()
        self.activateWindow()

    def look(self) -> None:
        """Look through the folder, beside the window."""
        folder = self.folder
        self.setWindowTitle(f"Project: {Path(folder).name}")
        self.told.setText("Looking through every document …")

        def task(progress: Progress, cancelled: Callable[[], bool]) -> object:
            try:
                return _looked(folder, telling(progress, cancelled))
            except Cancelled:
                raise
            except BobEditorError as error:
                return error

        self._worker.begin(task, self._show)

    def _show(self, outcome: object) -> None:
        self.scenarios.clear()
        self.others.clear()
        if isinstance(outcome, BobEditorError):
            self.project = None
            self.told.setText(f"{outcome} {outcome.hint}".strip())
            self._show_state()
            return
        self.project, rows = cast("Looked", outcome)
        self.setWindowTitle(f"Project: {self.project.info.title}")
        for one, picture in rows:
            shown = self.scenarios if one.kind == "scenario" else self.others
            shown.addItem(_item(one, picture))
        errors = sum(one.errors for one, _ in rows)
        told = f"{self.scenarios.count()} scenarios, {self.others.count()} boards, suites and stamps"
        self.told.setText(f"{told}; {errors} error{'' if errors == 1 else 's'}.")
        self._filter(self.search.text())
        self._show_state()

    def _filter(self, sought: str) -> None:
        """Show what holds all the words."""
        for shown in (self.scenarios, self.others):
            for row in range(shown.count()):
                item = shown.item(row)
                item.setHidden(not cast("Overview", item.data(_ROW)).has(sought))

    def _open(self, item: QListWidgetItem) -> None:
        self.opens.emit(str(cast("Overview", item.data(_ROW)).file.source))

    # -- order and copies -------------------------------------------------------------------------------------------

    def shift(self, by: int) -> None:
        """Put the chosen scenario so many places down."""
        row = self.scenarios.currentRow()
        if not 0 <= row + by < self.scenarios.count():
            return
        item = self.scenarios.takeItem(row)
        self.scenarios.insertItem(row + by, item)
        self.scenarios.setCurrentItem(item)
        self._moved()

    def _moved(self, *_: object) -> None:
        """Keep the order that is shown."""
        items = (self.scenarios.item(row) for row in range(self.scenarios.count()))
        names = [cast("Overview", item.data(_ROW)).file.name for item in items]
        self._do(lambda: put_in_order(Path(self.folder), names), "The order is kept in project.json.")
        if self.project is not None:
            self.project = read_project(self.folder)

    def renumber(self) -> None:
        """Number the scenarios in their order."""
        project = self.project
        if project is not None and self._do(lambda: renumber(project), "The scenarios are numbered."):
            self.look()

    def duplicate(self) -> None:
        """Write a copy of the chosen scenario, and show it."""
        item = self.scenarios.currentItem()
        if item is None:
            return
        path = cast("Overview", item.data(_ROW)).file.source
        if self._do(lambda: duplicate(path), "The copy has an id and a title of its own."):
            self.look()

    def _do(self, work: Callable[[], object], told: str) -> bool:
        """Do something to the folder's files; whether it was done."""
        try:
            work()
        except BobEditorError as error:
            self.told.setText(f"{error} {error.hint}".strip())
            return False
        self.told.setText(told)
        return True

    def _show_state(self) -> None:
        busy = self._worker.busy
        self.progress.setVisible(busy)
        chosen, count = self.scenarios.currentRow(), self.scenarios.count()
        self.up.setEnabled(not busy and chosen > 0)
        self.down.setEnabled(not busy and 0 <= chosen < count - 1)
        self.copy.setEnabled(not busy and chosen >= 0)
        self.number.setEnabled(not busy and count > 0)
        self.publish.setEnabled(not busy and self.project is not None)

    def end(self) -> None:
        """Stop all work for good."""
        self._worker.end()


def ask_folder(parent: QWidget, near: str) -> str:
    """Ask for a project's folder; "" for none."""
    return QFileDialog.getExistingDirectory(parent, "Open a folder of boards and scenarios", near)


def _looked(folder: str, tell: Progress) -> Looked:
    """A folder's documents, each with a picture of its map where it has one."""
    project = read_project(folder)
    rows = overview(readiness(project, progress=tell))
    found: list[tuple[Overview, QImage | None]] = []
    for one in rows:
        tell(len(found), len(rows))
        found.append((one, _picture(one)))
    return project, tuple(found)


def _picture(one: Overview) -> QImage | None:
    if one.kind in ("stamp", "counters"):
        return None
    try:
        scene = load_scene(one.file.source, ruleset)
    except BobEditorError:
        return None  # told among its issues
    return thumbnail(Ground(scene.board, scene.ruleset), PICTURE)


def _list(name: str, tip: str) -> QListWidget:
    shown = QListWidget()
    shown.setAccessibleName(name)
    shown.setToolTip(tip)
    shown.setIconSize(PICTURE)
    shown.setWordWrap(True)
    return shown


def _item(one: Overview, picture: QImage | None) -> QListWidgetItem:
    head = f"{one.number}. {one.title}" if one.number else one.title
    kind = _KINDS.get(one.kind, "")
    needs = f"needs {', '.join(one.needs)}" if one.needs else ""
    issues = [
        f"{number} {what}{'' if number == 1 else 's'}"
        for number, what in ((one.errors, "error"), (one.warnings, "warning"))
        if number
    ]
    item = QListWidgetItem("\n".join(filter(None, (head, kind, needs, ", ".join(issues)))))
    item.setIcon(icons.icon("mdi6.file-outline") if picture is None else QIcon(QPixmap.fromImage(picture)))
    item.setData(_ROW, one)
    item.setToolTip(plain_tip(str(one.file.source)))
    item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsDropEnabled)
    return item
