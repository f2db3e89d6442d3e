"""Opening and saving, with the questions that these need."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

from bob_editor.editing.game.files import free_place
from bob_editor.editing.sight.area_sight import AreaView
from bob_editor.errors import BadCall, BobEditorError
from bob_editor.render.board.painter import USUAL_LAYERS
from bob_editor.rulesets import refresh_games
from bob_editor.storage.files.reading import is_there
from bob_editor.ui.desk import other_path
from bob_editor.ui.desk.following import Following
from bob_editor.ui.desk.getting_ready import GettingReady
from bob_editor.ui.desk.opened_file import (
    OpenedFile,
    OpenedGame,
    file_shown,
    is_large,
    read_beside,
    read_opened,
    unread,
)
from bob_editor.ui.desk.samples import is_own
from bob_editor.ui.desk.tabs import Tabs
from bob_editor.ui.desk.writing import Writing
from bob_editor.ui.dialogs.files import changed_file, open_file, unsaved
from bob_editor.ui.dialogs.scan import untaken
from bob_editor.ui.dress.typing import take_in
from bob_editor.ui.keeping.autosave import Autosave
from bob_editor.ui.keeping.followed_rules import FollowedRules
from bob_editor.ui.keeping.settings import Settings
from bob_editor.ui.session.beside.shared_work import SharedWork
from bob_editor.ui.session.beside.turns import Turns, at_once, none
from bob_editor.ui.session.beside.work import telling
from bob_editor.ui.session.session import Session
from bob_editor.words import tr


class Files(QObject):
    """What the File menu does; most methods say whether it was done."""

    saved = Signal(str)
    """A sentence about what was written."""
    recentChanged = Signal()
    imported = Signal(object)
    """What is open was brought in from a foreign file: the import that made it."""

    def __init__(self, session: Session, settings: Settings, autosave: Autosave, parent: QWidget) -> None:
        super().__init__(parent)
        self.session = session
        self.settings = settings
        self.autosave = autosave
        self.window = parent
        self.work = SharedWork(self)
        """What is done to what is open, or to open another, of which the user may hear."""
        self.coming = SharedWork(self)
        """What opens another in a moment, and waits for nothing that takes long."""
        self.at_once = False
        """Whether what takes only a moment is done in one turn of the event loop, and not beside the window."""
        self.writing = Writing(session, parent)
        self.getting_ready = GettingReady(session, self)
        self.is_large: Callable[[str], bool] = is_large
        """Which files take so long to be read that the user hears of it."""
        self.takers: list[Callable[[str], bool]] = []
        """Each takes over a file that isn't opened as a document, foreign or a pack, and says whether it did."""
        self.first_sight: Callable[[], AreaView | None] = lambda: None
        """What one area is shown to see of another."""
        self.shown_layers: Callable[[], frozenset[str]] = lambda: USUAL_LAYERS
        """The layers of the board that the canvas shows."""
        self.game_comes: Callable[[], Turns[None]] = none
        """Makes what a game is shown in."""
        self.tabs: Tabs[Files] | None = None
        """The other tabs of the window; None where another document takes this one's place."""
        self.following = Following(session, autosave, (self.work, self.coming), parent, self)
        self.following.overtaken.connect(self._follow)
        self.rules = FollowedRules(session, self)

    def _follow(self, path: str) -> None:
        """Show the file as another program or window has written it."""
        told = tr(
            "{name} was changed elsewhere and is read anew.", name=Path(self.following.own.altered).name
        )
        self._read_anew(path, lambda files: files.session.remarked.emit(told), asked=False)

    def _fail(self, error: BobEditorError) -> bool:
        self.session.failed.emit(error)
        return False

    # -- leaving a document -------------------------------------------------------------------------------------------

    def may_leave(self) -> bool:
        """Whether the open document may go: it is saved, or the user says what becomes of its changes."""
        if not self.end_what_is_begun():
            return False
        self.getting_ready.settle()
        if self.session.empty or not self.session.modified:
            return True
        answer = unsaved.ask(self.window, self.session.desk.title)
        if answer == "save":
            return self.save(leaving=True)
        return answer == "discard"

    def may_give_up_trace(self) -> bool:
        """Whether a trace proposes nothing that isn't on the board, or the user gives it up."""
        return not self.session.hand.proposes or untaken.ask(self.window, self.session.desk.title)

    def close(self) -> bool:
        """Show nothing, or the tab beside this one."""
        if not self.may_leave():
            return False
        if self.tabs is not None and self.tabs.several:
            # Which asks what else would be lost with the tab.
            return self.tabs.leave(self)
        if not self.may_give_up_trace():
            return False
        self.session.close()
        return True

    def quit(self) -> None:
        """Leave the program with all its windows."""
        if self.tabs is None:
            self.window.window().close()
        else:
            self.tabs.quit()

    @property
    def may_close(self) -> bool:
        """Whether there is anything to close: a document, or a tab beside others."""
        return not self.session.empty or (self.tabs is not None and self.tabs.several)

    def may_open(self) -> bool:
        """Whether another document may be opened: in a tab of its own, or in the place of this one."""
        self.end_what_is_begun()
        return self.tabs is not None or self.may_leave()

    def put(self, show: Callable[[Files], None]) -> None:
        """Have ``show`` open something: here while nothing is, or there are no tabs; else in a tab of its own.

        It comes after what was asked for before. Where ``show`` raises, what was open stays, and that is told.
        """
        self.go_through(self._told(self._putting(show)))

    def go_through(self, turns: Turns[object]) -> None:
        """Do something in its turns of the event loop, after what was asked for before."""
        if self.at_once:
            at_once(turns)
        else:
            self.coming.go_through(turns)

    def _putting(self, show: Callable[[Files], Turns[None] | None]) -> Turns[None]:
        yield
        if self.tabs is None or self.session.empty:
            yield from show(self) or ()
        else:
            yield from self.tabs.putting(show)

    # -- opening ------------------------------------------------------------------------------------------------------

    def open(self) -> None:
        """Ask for a file and open it."""
        path = open_file.ask(self.window, other_path.folder_near(self.session, self.settings))
        if path is not None:
            self.open_each((path,))

    def open_path(
        self,
        path: str,
        then: Callable[[Files], object] = lambda _files: None,
        *,
        at_once: bool = False,
        instead: bool = False,
    ) -> bool:
        """Open a board, a scenario, or the board, markers and conditions of a LOS suite; True once it is open.

        It is read beside the window unless it is wanted ``at_once``: what was open stays in use until the other is
        there. ``then`` is called when it is, with the files of its tab. A file that a tab has open is shown.
        With ``instead`` it takes the place of what is open here, unless that has changes.
        """
        if any(take(path) for take in self.takers):
            return False
        path = file_shown(path)

        def there() -> bool:
            files = None if self.tabs is None else self.tabs.shown(path)
            if files is not None:
                then(files)
            return files is not None

        if there():
            return True
        if not self.may_open():
            return False
        left = self.session.present

        def show(opened: OpenedFile) -> Turns[None]:
            # It was asked for twice, or came by another tab.
            if there():
                return
            # The window was in use meanwhile: what was done there since isn't lost unasked.
            if self.session.present == left or self.may_open():
                if instead and not self.following.at_stake:
                    yield from self.showing(opened, then)
                else:
                    yield from self._putting(lambda files: files.showing(opened, then))

        return self._read(path, show, now=at_once)

    def open_each(self, paths: Sequence[str]) -> None:
        """Open several files, a tab each; without tabs the first. They come also where this tab is closed meanwhile."""
        if self.tabs is None:
            self.open_path(paths[0])
        else:
            self.tabs.open_each(paths)

    def _read_anew(
        self, path: str, then: Callable[[Files], object], *, asked: bool = True, now: bool = False
    ) -> bool:
        """Read the document's own file again, as a step of undo; what nobody ``asked`` for waits for changes here.

        Of another game or kind by now, it is opened in the place of what was open, and steps end there.
        """

        def show(opened: OpenedFile) -> Turns[None]:
            if path != self.following.own.path:
                return  # it was closed meanwhile
            if not asked and (self.following.hands_are_full() or self.following.at_stake):
                self.following.own.look_again()
            elif opened.show_anew(self.session):
                self._showed(opened, then)
            elif self.may_leave():
                yield from self.showing(opened, then)

        return self._read(path, show, now=now)

    def _read(self, path: str, show: Callable[[OpenedFile], Turns[None]], *, now: bool = False) -> bool:
        """Read a file and have it shown, beside the window unless it is wanted now."""
        work = self.work if self.is_large(path) else self.coming
        if now or (self.at_once and work is self.coming):
            QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
            try:
                return at_once(self._told(show(read_opened(path)), path))
            except BobEditorError as error:
                return self._cannot_open(path, error)
            finally:
                QApplication.restoreOverrideCursor()
        work.do(
            tr("Opening {name}", name=Path(path).name),
            lambda progress, stopped: read_beside(path, telling(progress, stopped)),
            lambda opened: self._told(show(opened), path),
            partial(self._cannot_open, path),
        )
        return False

    def showing(self, opened: OpenedFile, then: Callable[[Files], object]) -> Turns[None]:
        """Have open here what was read.

        :raises UnknownRuleset: where its ruleset isn't installed; what was open stays.
        """
        before = self.session.present
        if isinstance(opened.what, OpenedGame):
            yield from self.game_comes()
        if self.session.present != before:
            # What came here meanwhile stays.
            yield from self._putting(lambda files: files.showing(opened, then))
            return
        if not self.session.modified:
            self.getting_ready.settle()
        opened.show(self.session)
        self._showed(opened, then)

    def _showed(self, opened: OpenedFile, then: Callable[[Files], object]) -> None:
        if self.session.desk.path is not None:
            # It may have changed while it was read.
            self.following.remember(self.session.desk.path, read=opened.read)
        self._remember(opened.path)
        if (told := unread(self.session, Path(opened.path).name, opened.left_out)) is not None:
            self._fail(told)
        then(self)

    def _told(self, turns: Turns[None], path: str = "") -> Turns[bool]:
        """Do it; tell where it can't be done, and whether it was."""
        try:
            yield from turns
        except BobEditorError as error:
            return self._cannot_open(path, error)
        return True

    def _cannot_open(self, path: str, error: BobEditorError) -> bool:
        if path and not is_there(path):
            self.settings.forget_recent(path)
            self.recentChanged.emit()
        return self._fail(error)

    def _remember(self, path: str) -> None:
        self.settings.add_recent(path)
        self.settings.folder = str(Path(path).absolute().parent)
        self.recentChanged.emit()

    # -- saving -------------------------------------------------------------------------------------------------------

    def save(self, *, leaving: bool = False) -> bool:
        """Write to the document's own file, or ask for one; for who is ``leaving`` it is read anew at once."""
        self.end_what_is_begun()
        path = self.session.desk.path
        if path is None and self.session.game is not None:
            # A game has its place among the user's own, so that boards find it.
            return self._write(str(free_place(self.session.game.title)))
        if not is_own(path):
            return self.save_as()
        state = self.following.state_of(path)
        if not state:
            return self._write(path)
        altered, gone = self.following.own.altered, state == "gone"
        mine = self.session.desk.text if altered == path and not gone else None
        answer = changed_file.settle(self.window, altered, gone=gone, mine=mine)
        if answer == "reload":
            told = tr("{name} is read anew; undo brings yours back.", name=Path(altered).name)
            return self._read_anew(path, lambda files: files.saved.emit(told), now=leaving)
        if answer == "beside":
            return self.save_as(beside=not gone)
        return answer == "keep" and self._write(path)

    def save_soon(self) -> None:
        """As ``save``; what writing a large board takes is worked out beside the window first."""
        self.end_what_is_begun()
        self.getting_ready.then(self.save)

    def save_as_soon(self) -> None:
        """As ``save_as``; likewise, once a file is chosen."""
        self.end_what_is_begun()
        step = self.session.stack.index()
        path = other_path.ask(self.window, self.session, self.settings)
        if path is not None:
            self.getting_ready.then(partial(self._write_other, path, step))

    def end_what_is_begun(self) -> bool:
        """End a path or outline that is begun, where that makes something, and take what is typed into a cell or field.

        All that is work, as is what has no file any more. False where a lock refuses it, which is told.
        """
        take_in(self.window)
        self.following.look_for_file()
        return self.session.hand.tool.end()

    def save_as(self, *, beside: bool = False) -> bool:
        """Ask for a file and write to it; ``beside`` proposes one that isn't there, in place of the document's own."""
        self.end_what_is_begun()
        step = self.session.stack.index()
        path = other_path.ask(self.window, self.session, self.settings, beside=beside)
        return path is not None and self._write_other(path, step)

    def _write_other(self, path: str, step: int) -> bool:
        """Write to another file; where that fails, what was named as its copy after a step has its own name again.

        One that another tab shows isn't written: each would be the other's file.
        """
        if self.tabs is not None and self.tabs.has_beside(self, path):
            hint = tr("Close it there first, or take another name.")
            done = self._fail(BadCall(tr("{name} is open in another tab.", name=Path(path).name), hint=hint))
        else:
            done = self._write(path)
        if not done and self.session.stack.index() == step + 1:
            self.session.stack.undo()
        return done

    def _write(self, path: str) -> bool:
        path, former = str(Path(path).absolute()), self.session.desk.path
        try:
            self.session.desk.save(path, self.session.expectations)
        except BobEditorError as error:
            if path == self.following.own.path and is_there(path):
                # The board may be written and only what is beside it not: that is nobody else's doing.
                self.following.remember(path)
            return self._fail(error)
        near = self.session.board_desk.folder if former is None else Path(former).parent
        left = other_path.bring_scan(self.session, near, Path(path).parent)
        if self.session.game is None:
            self.session.document.saved_as(path)
        self.session.stack.setClean()
        self.following.remember(path)
        self._remember(path)
        name = Path(path).name if self.session.game is None else self.session.desk.title
        self.saved.emit(tr("Saved {name}.", name=name))
        missing = None if path == former else other_path.suites_there(self.session)
        for trouble in filter(None, (left, missing)):
            self._fail(trouble)
        if self.session.game is not None:
            refresh_games()
        return True

    def unsaved_in(self, folder: Path) -> list[Path]:
        """The files in a folder that are open, in any tab, with changes that aren't saved."""
        return self.following.unsaved_in(folder) if self.tabs is None else self.tabs.unsaved_in(folder)
