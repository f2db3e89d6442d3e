"""Opening, saving and exporting, with the questions that these need."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

from bob_editor.editing.sight.area_sight import AreaView
from bob_editor.errors import BobEditorError
from bob_editor.render.board.painter import USUAL_LAYERS
from bob_editor.render.kit.map_shape import map_shape
from bob_editor.rulesets import all_rulesets
from bob_editor.storage.files.reading import is_there
from bob_editor.ui.desk.exporting import exporting
from bob_editor.ui.desk.following import Following
from bob_editor.ui.desk.getting_ready import GettingReady
from bob_editor.ui.desk.opened_file import OpenedFile, is_large, read_beside, read_opened
from bob_editor.ui.desk.samples import is_shipped
from bob_editor.ui.desk.unread import unread
from bob_editor.ui.desk.writing import Writing
from bob_editor.ui.dialogs.documents import new_board, new_scenario
from bob_editor.ui.dialogs.files import (
    changed_file,
    compare_texts,
    export_picture,
    open_file,
    save_file,
    unsaved,
)
from bob_editor.ui.keeping.autosave import Autosave
from bob_editor.ui.keeping.settings import Settings
from bob_editor.ui.session.long_work import LongWork
from bob_editor.ui.session.session import Session


class Files(QObject):
    """What the File menu does; every method says whether it was done."""

    saved = Signal(str)
    """A sentence about what was written."""
    recentChanged = Signal()

    def __init__(self, session: Session, settings: Settings, autosave: Autosave, parent: QWidget) -> None:
        super().__init__(parent)
        self.session = session
        self.settings = settings
        self.autosave = autosave
        self.window = parent
        self.work = LongWork(self)
        """What is done to what is open, or to open another."""
        self.writing = Writing(session, parent)
        self.getting_ready = GettingReady(session, self)
        self.is_large: Callable[[str], bool] = is_large
        """Which files are read beside the window."""
        self.foreign: Callable[[str], bool] = lambda _path: False
        """Takes over a file in a foreign format, and says whether it did."""
        self.first_sight: Callable[[], AreaView | None] = lambda: None
        """What one area is shown to see of another."""
        self.shown_layers: Callable[[], frozenset[str]] = lambda: USUAL_LAYERS
        """The layers of the board that the canvas shows."""
        self.following = Following(session, autosave, self.work, self)
        self.following.overtaken.connect(self._read_anew)

    def _read_anew(self, path: str) -> None:
        """Show the file as another program or window has written it."""
        told = f"{Path(path).name} was changed elsewhere and is read anew."
        self._open_file(path, partial(self.saved.emit, told), asked=False)

    def _fail(self, error: BobEditorError) -> bool:
        self.session.failed.emit(error)
        return False

    # -- leaving a document -------------------------------------------------------------------------------------------

    def may_leave(self) -> bool:
        """Whether the open document may go: it is saved, or the user says what becomes of its changes."""
        self._end_what_is_begun()
        if self.session.empty or not self.session.modified:
            return True
        answer = unsaved.ask(self.window, self.session.desk.title)
        if answer == "save":
            return self.save()
        return answer == "discard"

    def close(self) -> bool:
        """Show nothing."""
        if not self.may_leave():
            return False
        self.session.close()
        return True

    # -- opening ------------------------------------------------------------------------------------------------------

    def new(self) -> bool:
        """Start another board."""
        if not self.may_leave():
            return False
        board = new_board.ask(self.window, all_rulesets(), self.session.ruleset.id)
        if board is None:
            return False
        self.session.open(board, None)
        return True

    def new_scenario(self) -> bool:
        """Start another scenario."""
        if not self.may_leave():
            return False
        wanted = new_scenario.ask(self.window, all_rulesets(), self.session.ruleset.id, self.settings.folder)
        if wanted is None:
            return False
        try:
            self.session.open_scenario(wanted, None)
        except BobEditorError as error:
            return self._fail(error)
        self.session.desk.never_saved()
        return True

    def open(self) -> bool:
        """Ask for a file and open it."""
        path = open_file.ask(self.window, self.settings.folder)
        return path is not None and self.open_path(path)

    def open_path(
        self, path: str, then: Callable[[], object] = lambda: None, *, at_once: bool = False
    ) -> bool:
        """Open a board, a scenario, or the map, markers and conditions of a LOS suite; True once it is open.

        A large file is read beside the window unless it is wanted ``at_once``: what was open stays in use until the
        other is there. ``then`` is called when it is.
        """
        if self.foreign(path):
            return False
        return self.may_leave() and self._open_file(path, then, at_once=at_once)

    def _open_file(
        self, path: str, then: Callable[[], object], *, at_once: bool = False, asked: bool = True
    ) -> bool:
        """Read it and show it; what nobody ``asked`` for never takes the place of changes."""
        self.work.cancel()
        if at_once or not self.is_large(path):
            QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
            try:
                return self._show(read_opened(path), then)
            except BobEditorError as error:
                return self._cannot_open(path, error)
            finally:
                QApplication.restoreOverrideCursor()
        left = self.present()

        def show(opened: OpenedFile) -> None:
            # The window was in use meanwhile: what was done there since isn't lost unasked.
            if not asked and self.following.at_stake:
                self.following.own.look_again()
                return
            if self.present() != left and not self.may_leave():
                return
            try:
                self._show(opened, then)
            except BobEditorError as error:
                self._cannot_open(path, error)

        self.work.do(
            f"Opening {Path(path).name}",
            lambda _progress, _stopped: read_beside(path),
            show,
            partial(self._cannot_open, path),
        )
        return False

    def present(self) -> tuple[int, ...]:
        """What is open now, and as it is now: another after every step of undo."""
        session = self.session
        card = None if session.scenario is None else session.scenario.value
        return id(session.board), id(card), session.stack.index(), id(session.expectations.suites)

    def _show(self, opened: OpenedFile, then: Callable[[], object]) -> bool:
        opened.show(self.session)
        if self.session.desk.path is not None:
            # It may have changed while it was read.
            self.following.remember(self.session.desk.path, read=opened.read)
        self._remember(opened.path)
        told = unread(self.session, Path(opened.path).name, opened.left_out)
        if told is not None:
            self._fail(told)
        then()
        return True

    def _cannot_open(self, path: str, error: BobEditorError) -> bool:
        if not is_there(path):
            self.settings.forget_recent(path)
            self.recentChanged.emit()
        return self._fail(error)

    def _remember(self, path: str) -> None:
        self.settings.add_recent(path)
        self.settings.folder = str(Path(path).absolute().parent)
        self.recentChanged.emit()

    # -- saving -------------------------------------------------------------------------------------------------------

    def save(self) -> bool:
        """Write to the document's own file, or ask for one."""
        self._end_what_is_begun()
        path = self.session.desk.path
        if path is None or is_shipped(path):
            return self.save_as()
        state = self.following.state_of(path)
        if not state:
            return self._write(path)
        name = Path(path).name
        while (answer := changed_file.ask(self.window, name, gone=state == "gone")) == "compare":
            compare_texts.ask(self.window, name, self._text_on_disk(path), self.session.desk.text())
        if answer == "reload":
            return self._reload(path)
        if answer == "beside":
            return self.save_as()
        return answer == "keep" and self._write(path)

    def save_soon(self) -> None:
        """As ``save``; what writing a large board takes is worked out beside the window first."""
        self._end_what_is_begun()
        self.getting_ready.then(self.save)

    def save_as_soon(self) -> None:
        """As ``save_as``; likewise, once a file is chosen."""
        path = self._other_path()
        if path is not None:
            self.getting_ready.then(partial(self._write, path))

    def _end_what_is_begun(self) -> None:
        """A path or outline that is begun is work as well; it is ended where that makes something."""
        if self.session.hand.tool.begun is not None:
            self.session.hand.tool.finish()

    @staticmethod
    def _text_on_disk(path: str) -> str:
        try:
            return Path(path).read_text(encoding="utf-8", errors="replace")
        except OSError:
            return ""

    def _reload(self, path: str) -> bool:
        """Read the document's file anew, without the changes made here."""
        return self._open_file(path, partial(self.saved.emit, f"{Path(path).name} is read anew."))

    def save_as(self) -> bool:
        """Ask for a file and write to it."""
        path = self._other_path()
        return path is not None and self._write(path)

    def _other_path(self) -> str | None:
        """The file that the user chooses to write to; None where that is left."""
        session = self.session
        suffix = save_file.SUFFIXES[session.desk.kind]
        name = f"{new_board.id_from(session.desk.title)}{suffix}"
        proposed = session.desk.path if session.desk.path and not is_shipped(session.desk.path) else None
        return save_file.ask(self.window, proposed or str(Path(self.settings.folder) / name), suffix)

    def _write(self, path: str) -> bool:
        path = str(Path(path).absolute())
        try:
            self.session.desk.save(path, self.session.expectations)
        except BobEditorError as error:
            if path == self.following.own.path:
                # The board may be written and only what is beside it not: that is nobody else's doing.
                self.following.remember(path)
            return self._fail(error)
        self.session.document.saved_as(path)
        self.session.stack.setClean()
        self.following.remember(path)
        self._remember(path)
        self.saved.emit(f"Saved {Path(path).name}.")
        return True

    @property
    def has_own_file(self) -> bool:
        """Whether the document has a file that is the user's to write."""
        path = self.session.desk.path
        return path is not None and not is_shipped(path)

    def export(self) -> bool:
        """Ask for a picture and write it, beside the window."""
        session = self.session
        path = session.desk.path
        proposed = str(Path(self.settings.folder) / new_board.id_from(session.desk.title))
        if path and not is_shipped(path):
            proposed = path.removesuffix(".json").removesuffix(".board").removesuffix(".scenario")
        folder = None if path is None else Path(path).parent
        sight, has_los = self.first_sight(), session.live_los.origin is not None
        wish = export_picture.ask(
            self.window, proposed, has_los=has_los, has_sight=sight is not None,
            size=map_shape(session.desk.pictured.board.grid).boundingRect().size(), layers=self.shown_layers(),
            style=self.settings.map_style or None, folder=folder,
        )  # fmt: skip
        return wish is not None and self.writing.write(wish.path, exporting(session, wish, sight))
