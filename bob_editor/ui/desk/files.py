"""Opening, saving and exporting, with the questions that these need."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial
from itertools import zip_longest
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

from bob_editor.editing.sight.area_sight import AreaView
from bob_editor.errors import BadFile, BobEditorError
from bob_editor.render.board.painter import USUAL_LAYERS
from bob_editor.render.kit.map_shape import map_shape
from bob_editor.rulesets import all_rulesets
from bob_editor.storage.files.reading import is_there
from bob_editor.storage.files.recovery import Recovered
from bob_editor.storage.shipped import shipped
from bob_editor.ui.desk.exporting import exporting
from bob_editor.ui.desk.getting_ready import GettingReady
from bob_editor.ui.desk.opened_file import OpenedFile, is_large, read_beside, read_opened
from bob_editor.ui.desk.tabs import Tabs
from bob_editor.ui.desk.writing import Writing
from bob_editor.ui.dialogs.documents import new_board, new_scenario
from bob_editor.ui.dialogs.files import (
    changed_file,
    compare_texts,
    export_picture,
    open_file,
    recover,
    save_file,
    unsaved,
)
from bob_editor.ui.keeping.autosave import Autosave, title_of
from bob_editor.ui.keeping.kept_work import KeptWork
from bob_editor.ui.keeping.own_file import OwnFile
from bob_editor.ui.keeping.presence import Presence
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
        self.tabs: Tabs[Files] | None = None
        """The other tabs of the window; None where another document takes this one's place."""
        self.own = OwnFile(self)
        self.own.changed.connect(self._changed_outside)
        self.presence = Presence(autosave.key, autosave.folder / "open", self)
        self._put_off = False
        self.work.changed.connect(self._look_again)
        session.opened.connect(self._follow)

    def _follow(self) -> None:
        """Watch the file of what is open now."""
        self._remember_own(None if self.session.empty else self.session.desk.path)

    def _remember_own(self, path: str | None, digest: str = "", read: str = "") -> None:
        session = self.session
        trial = session.board_desk.trial.files if session.scenario is None else ()
        self.own.remember(path, (*session.expectations.files, *trial), digest, read)
        self.autosave.base = self.own.digest
        self.presence.show(path)

    @property
    def _at_stake(self) -> bool:
        """Whether anything here is in no file: changes, or what a tool has begun."""
        return self.session.modified or self.session.hand.tool.begun is not None

    def _changed_outside(self) -> None:
        """The document's file has changed: without changes of its own the document follows, else it is told."""
        name = Path(self.own.path).name
        if self.own.state == "changed" and not self._at_stake:
            if self.work.busy:
                # Another is being opened, or what is open worked on: nobody who asked for that wants this in its place.
                self._put_off = True
                return
            told = f"{name} was changed elsewhere and is read anew."
            self._read_anew(self.own.path, told, asked=False)
            return
        what = "is no longer where it was" if self.own.state == "gone" else "was changed elsewhere"
        self._fail(
            BadFile(
                f"{name} {what}.", hint="Saving asks what becomes of it; nothing is written over unasked."
            )
        )

    def _look_again(self) -> None:
        """What was put off until now is looked at anew: by now another may be open."""
        if self._put_off and not self.work.busy:
            self._put_off = False
            self.own.look_again()

    def _fail(self, error: BobEditorError) -> bool:
        self.session.failed.emit(error)
        return False

    # -- leaving a document -------------------------------------------------------------------------------------------

    def may_leave(self) -> bool:
        """Whether the open document may go: it is saved, or the user says what becomes of its changes."""
        self.end_what_is_begun()
        if self.session.empty or not self.session.modified:
            return True
        answer = unsaved.ask(self.window, self.session.desk.title)
        if answer == "save":
            return self.save()
        return answer == "discard"

    def close(self) -> bool:
        """Show nothing, or the tab beside this one."""
        if not self.may_leave():
            return False
        if self.tabs is None or not self.tabs.leave():
            self.session.close()
        return True

    @property
    def may_close(self) -> bool:
        """Whether there is anything to close: a document, or a tab beside others."""
        return not self.session.empty or (self.tabs is not None and self.tabs.several)

    def may_open(self) -> bool:
        """Whether another document may be opened: in a tab of its own, or in the place of this one."""
        self.end_what_is_begun()
        return self.tabs is not None or self.may_leave()

    def put(self, show: Callable[[Files], object]) -> None:
        """Have ``show`` open something: here while nothing is, or there are no tabs; else in a tab of its own.

        :raises BobEditorError: where ``show`` does; what was open stays.
        """
        if self.tabs is None or self.session.empty:
            show(self)
        else:
            self.tabs.put(show)

    # -- opening ------------------------------------------------------------------------------------------------------

    def new(self) -> bool:
        """Start another board."""
        if not self.may_open():
            return False
        board = new_board.ask(self.window, all_rulesets(), self.session.ruleset.id)
        if board is None:
            return False
        self.put(lambda files: files.session.open(board, None))
        return True

    def new_scenario(self) -> bool:
        """Start another scenario."""
        if not self.may_open():
            return False
        wanted = new_scenario.ask(self.window, all_rulesets(), self.session.ruleset.id, self.settings.folder)
        if wanted is None:
            return False

        def show(files: Files) -> None:
            files.session.open_scenario(wanted, None)
            files.session.desk.never_saved()

        try:
            self.put(show)
        except BobEditorError as error:
            return self._fail(error)
        return True

    def open(self) -> bool:
        """Ask for a file and open it."""
        path = open_file.ask(self.window, self.settings.folder)
        return path is not None and self.open_path(path)

    def open_path(
        self, path: str, then: Callable[[Files], object] = lambda _files: None, *, at_once: bool = False
    ) -> bool:
        """Open a board, a scenario, or the map, markers and conditions of a LOS suite; True once it is open.

        A large file is read beside the window unless it is wanted ``at_once``: what was open stays in use until the
        other is there. ``then`` is called when it is, with the files of its tab. A file that a tab has open is shown.
        """
        if self.foreign(path):
            return False
        there = None if self.tabs is None else self.tabs.shown(path)
        if there is not None:
            then(there)
            return True
        if not self.may_open():
            return False
        left = self.present()

        def show(opened: OpenedFile) -> None:
            # The window was in use meanwhile: what was done there since isn't lost unasked.
            if self.present() == left or self.may_open():
                self.put(lambda files: files.show(opened, then))

        return self._read(path, show, at_once=at_once)

    def _read_anew(self, path: str, told: str, *, asked: bool = True) -> bool:
        """Read the document's own file again; what nobody ``asked`` for never takes the place of changes."""
        left = self.present()

        def show(opened: OpenedFile) -> None:
            if not asked and self._at_stake:
                self.own.look_again()
            elif self.present() == left or self.may_leave():
                self.show(opened, lambda files: files.saved.emit(told))

        return self._read(path, show)

    def _read(self, path: str, show: Callable[[OpenedFile], object], *, at_once: bool = False) -> bool:
        """Read a file, a large one beside the window, and have it shown."""
        self.work.cancel()

        def try_to_show(opened: OpenedFile) -> bool:
            try:
                show(opened)
            except BobEditorError as error:
                return self._cannot_open(path, error)
            return True

        if at_once or not self.is_large(path):
            QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
            try:
                return try_to_show(read_opened(path))
            except BobEditorError as error:
                return self._cannot_open(path, error)
            finally:
                QApplication.restoreOverrideCursor()
        self.work.do(
            f"Opening {Path(path).name}",
            lambda _progress, _stopped: read_beside(path),
            try_to_show,
            partial(self._cannot_open, path),
        )
        return False

    def present(self) -> tuple[int, ...]:
        """What is open now, and as it is now: another after every step of undo."""
        session = self.session
        card = None if session.scenario is None else session.scenario.value
        return id(session.board), id(card), session.stack.index(), id(session.expectations.suites)

    def show(self, opened: OpenedFile, then: Callable[[Files], object]) -> None:
        """Have open here what was read.

        :raises UnknownRuleset: where its ruleset isn't installed; what was open stays.
        """
        opened.show(self.session)
        if self.session.desk.path is not None:
            # It may have changed while it was read.
            self._remember_own(self.session.desk.path, read=opened.read)
        self._remember(opened.path)
        self._tell_unread(Path(opened.path).name, opened.left_out)
        then(self)

    def _cannot_open(self, path: str, error: BobEditorError) -> bool:
        if not is_there(path):
            self.settings.forget_recent(path)
            self.recentChanged.emit()
        return self._fail(error)

    def _tell_unread(self, name: str, left_out: int) -> None:
        """Say what of the file and of its suites couldn't be read, and what of it saving would leave out."""
        problems = len(self.session.checks.problems) if self.session.desk.drops_unread else 0
        suites = self.session.expectations.unread
        told = [f"{_parts(problems)} fit the format; the rest of {name} is open."] if problems else []
        told += [f"{_parts(one.problems)} fit the format in {one.file}." for one in suites]
        lost = left_out + sum(one.left_out for one in suites)
        hint = "The issues panel lists them. " if problems else ""
        kept = "They stay in the file until what they stand in is altered."
        hint += f"Saving leaves out {lost} of them." if lost else kept
        if told:
            self._fail(BadFile(" ".join(told), hint=hint))

    def _remember(self, path: str) -> None:
        self.settings.add_recent(path)
        self.settings.folder = str(Path(path).absolute().parent)
        self.recentChanged.emit()

    def samples(self) -> list[str]:
        """The scenarios that ship, then the boards; each game has its turn, so that the first few are of all games."""
        try:
            maps = shipped("maps")
        except BobEditorError:
            return []
        found: list[str] = []
        for kind in ("scenario", "board"):
            games = (sorted(game.rglob(f"*.{kind}.json")) for game in sorted(maps.iterdir()) if game.is_dir())
            found += [str(path) for turn in zip_longest(*games) for path in turn if path is not None]
        return found

    # -- saving -------------------------------------------------------------------------------------------------------

    def save(self) -> bool:
        """Write to the document's own file, or ask for one."""
        self.end_what_is_begun()
        path = self.session.desk.path
        if path is None or self._is_shipped(path):
            return self.save_as()
        state = self.own.state if path == self.own.path else ""
        if not state:
            return self._write(path)
        name = Path(path).name
        while (answer := changed_file.ask(self.window, name, gone=state == "gone")) == "compare":
            compare_texts.ask(self.window, name, self._text_on_disk(path), self.session.desk.text())
        if answer == "reload":
            return self._read_anew(path, f"{name} is read anew.")
        if answer == "beside":
            return self.save_as()
        return answer == "keep" and self._write(path)

    def save_soon(self) -> None:
        """As ``save``; what writing a large board takes is worked out beside the window first."""
        self.end_what_is_begun()
        self.getting_ready.then(self.save)

    def end_what_is_begun(self) -> None:
        """A path or outline that is begun is work as well; it is ended where that makes something."""
        if self.session.hand.tool.begun is not None:
            self.session.hand.tool.finish()

    @staticmethod
    def _text_on_disk(path: str) -> str:
        try:
            return Path(path).read_text(encoding="utf-8", errors="replace")
        except OSError:
            return ""

    def save_as(self) -> bool:
        """Ask for a file and write to it."""
        session = self.session
        suffix = save_file.SUFFIXES[session.desk.kind]
        name = f"{new_board.id_from(session.desk.title)}{suffix}"
        proposed = (
            session.desk.path if session.desk.path and not self._is_shipped(session.desk.path) else None
        )
        path = save_file.ask(self.window, proposed or str(Path(self.settings.folder) / name), suffix)
        return path is not None and self._write(path)

    def _write(self, path: str) -> bool:
        path = str(Path(path).absolute())
        try:
            self.session.desk.save(path, self.session.expectations)
        except BobEditorError as error:
            if path == self.own.path:
                # The board may be written and only what is beside it not: that is nobody else's doing.
                self._remember_own(path)
            return self._fail(error)
        self.session.document.saved_as(path)
        self.session.stack.setClean()
        self._remember_own(path)
        self._remember(path)
        self.saved.emit(f"Saved {Path(path).name}.")
        return True

    @property
    def has_own_file(self) -> bool:
        """Whether the document has a file that is the user's to write."""
        path = self.session.desk.path
        return path is not None and not self._is_shipped(path)

    @staticmethod
    def _is_shipped(path: str) -> bool:
        """Whether a file came with the program, so that it isn't the user's to write over unasked."""
        try:
            folder = shipped("maps")
        except BobEditorError:
            return False
        return Path(path).resolve().is_relative_to(folder.resolve())

    def export(self) -> bool:
        """Ask for a picture and write it, beside the window."""
        session = self.session
        path = session.desk.path
        proposed = str(Path(self.settings.folder) / new_board.id_from(session.desk.title))
        if path and not self._is_shipped(path):
            proposed = path.removesuffix(".json").removesuffix(".board").removesuffix(".scenario")
        folder = None if path is None else Path(path).parent
        sight, has_los = self.first_sight(), session.live_los.origin is not None
        wish = export_picture.ask(
            self.window, proposed, has_los=has_los, has_sight=sight is not None,
            size=map_shape(session.desk.pictured.board.grid).boundingRect().size(), layers=self.shown_layers(),
            style=self.settings.map_style or None, folder=folder,
        )  # fmt: skip
        return wish is not None and self.writing.write(wish.path, exporting(session, wish, sight))

    # -- after a crash ------------------------------------------------------------------------------------------

    def offer_recovery(self) -> bool:
        """Ask about what a crashed run left; True where something was brought back, a tab each where there are any."""
        left = self.autosave.left_behind()
        if not left:
            return False
        found = [recover.Found(one.key, title_of(one), one.time.timestamp()) for one in left]
        choice = recover.ask(self.window, found)
        if choice.what == "discard":
            for one in left:
                self.autosave.forget(one.key)
        chosen = [one for one in left if choice.what == "restore" and one.key in choice.keys]
        if self.tabs is None:
            del chosen[1:]
        brought = [self._bring_back(one) for one in chosen]
        return any(brought)

    def _bring_back(self, one: Recovered) -> bool:
        try:
            self.put(lambda files: files.restore(one))
        except BobEditorError as error:
            return self._fail(error)
        return True

    def restore(self, one: Recovered) -> None:
        """Have open here what a crashed run left.

        :raises BadFile: where it is no document; it is left where it is.
        """
        KeptWork.of_text(one.text).restore(self.session, one.path)
        # What happened to the file since is asked about before it is written over.
        self._remember_own(self.session.desk.path, one.base)
        if self.autosave.keep():
            # On a full disk the old slot is all that there is.
            self.autosave.forget(one.key)
        when = datetime.fromtimestamp(one.time.timestamp()).strftime("%H:%M")  # noqa: DTZ006 - the user's own clock
        self.saved.emit(f"Restored {self.session.desk.title} as it was at {when}. Save it to keep it.")


def _parts(problems: int) -> str:
    return "1 part doesn’t" if problems == 1 else f"{problems} parts don’t"
