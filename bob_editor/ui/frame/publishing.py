"""The window's dealings with folders: showing one as a project, publishing one, and taking a pack apart into one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import cast

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtWidgets import QFileDialog, QWidget

from bob_editor.errors import BobEditorError
from bob_editor.model.scenario import FieldPath
from bob_editor.storage.packs import Pack, unpack
from bob_editor.ui.desk.desk import Desk
from bob_editor.ui.desk.files import Files
from bob_editor.ui.dialogs.packs.project import ProjectPage, ask_folder
from bob_editor.ui.dialogs.packs.publish import Publish
from bob_editor.ui.session.work import Progress, Worker

_FIRST = ("scenario", "board")
"""What is opened of a pack, the first kind that it holds."""


class Publishing(QObject):
    """Joins the commands for packs to their dialogs; the window stays in use while a pack is made or read."""

    def __init__(self, desk: Desk, window: QWidget) -> None:
        """``window`` is the one before which questions stand."""
        super().__init__(window)
        self.desk = desk
        self.window = window
        self.dialog: Publish | None = None
        self.page: ProjectPage | None = None
        self._worker = Worker(self)
        desk.actions.connect_all(
            {"open_folder": self.ask_folder, "publish": self.publish, "unpack": self.ask_pack}
        )

    def ask_folder(self) -> None:
        """Ask for a folder, and show it as a project."""
        folder = ask_folder(self.window, self._here())
        if folder:
            self.show_project(folder)

    def show_project(self, folder: str) -> None:
        """Show all documents of a folder."""
        if self.page is None:
            self.page = ProjectPage(self.window, folder)
            self.page.opens.connect(self.desk.files.open_path)
            self.page.publishes.connect(self.publish_folder)
            self.page.show()
        else:
            self.page.show_folder(folder)

    def publish(self) -> None:
        """Show what would be published of the open document's folder."""
        self.publish_folder(self._here())

    def publish_folder(self, folder: str) -> None:
        """Show what would be published of a folder."""
        if self.dialog is None:
            self.dialog = Publish(self.window)
            self.dialog.opens.connect(self.desk.files.open_path)
            self.dialog.leads.connect(self._lead)
        self.dialog.open_beside(folder)

    def _here(self) -> str:
        """The folder of the open document, "" where nothing is open from a file."""
        path = self.desk.session.desk.path
        return str(Path(path).absolute().parent) if path else ""

    def _lead(self, file: str, field: FieldPath) -> None:
        """Open a document at a field of its card, in sight."""
        session = self.desk.session
        is_open = (
            session.desk.path is not None and Path(session.desk.path).absolute() == Path(file).absolute()
        )
        if is_open:
            self._show_field(field, self.desk.files)
        else:
            self.desk.files.open_path(file, partial(self._show_field, field))

    def _show_field(self, field: FieldPath, files: Files) -> None:
        if self.dialog is not None:
            files.session.attention.fieldWanted.emit(field)
            dock = self.desk.docks["card"]
            self.dialog.make_room(
                QRect(dock.mapToGlobal(QPoint(0, 0)), dock.size()), dock.screen().availableGeometry()
            )

    def ask_pack(self) -> None:
        """Ask for a pack and a place, and unpack it there."""
        path, _ = QFileDialog.getOpenFileName(
            self.window, "Unpack a pack", "", "Packs (*.bobpack);;All files (*)"
        )
        if not path:
            return
        folder = QFileDialog.getExistingDirectory(
            self.window, "Where to? The pack gets a folder of its own there", str(Path(path).parent)
        )
        if folder:
            self.unpack(path, str(Path(folder) / Path(path).stem))

    def unpack(self, path: str, folder: str) -> None:
        """Verify a pack, write it out and open the first scenario in it, else the first board."""

        def task(progress: Progress, cancelled: Callable[[], bool]) -> object:
            try:
                return unpack(path, folder, progress=progress, cancelled=cancelled)
            except BobEditorError as error:
                return error

        self.desk.session.noticed.emit(f"Verifying {Path(path).name} …")
        self._worker.begin(task, lambda outcome: self._unpacked(folder, outcome))

    def _unpacked(self, folder: str, outcome: object) -> None:
        session = self.desk.session
        if isinstance(outcome, BobEditorError):
            session.failed.emit(outcome)
            return
        pack = cast("Pack", outcome)
        title = pack.info.title if pack.info is not None else Path(folder).name
        session.noticed.emit(f"{title}: {len(pack.files)} files are in {folder}.")
        first = next((file for kind in _FIRST for file in pack.files if file.kind == kind), None)
        if first is not None:
            self.desk.files.open_path(str(Path(folder) / first.path))

    def end(self) -> None:
        """Stop all work for good."""
        self._worker.end()
        if self.page is not None:
            self.page.end()
        if self.dialog is not None:
            self.dialog.end()
