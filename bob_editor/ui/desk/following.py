"""Follows the file of the open document: whether another program or another window has altered it."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from bob_editor.errors import BadFile
from bob_editor.storage.files.reading import lies_below
from bob_editor.ui.dress.typing import take_in, typed_in
from bob_editor.ui.keeping.autosave import Autosave
from bob_editor.ui.keeping.own_file import OwnFile, State
from bob_editor.ui.keeping.presence import Presence
from bob_editor.ui.session.beside.long_work import LongWork
from bob_editor.ui.session.in_hand import in_hand
from bob_editor.ui.session.session import Session
from bob_editor.words import tr

LOOK_EVERY = 1_000
"""Milliseconds after which it is looked whether hands are free, or still type: a word is written without a longer rest.
"""


class Following(QObject):
    """Watches what is open from then on; ``presence`` says which other windows have it open."""

    overtaken = Signal(str)
    """The file, of which nothing here is unsaved, was changed elsewhere: its path."""

    def __init__(
        self,
        session: Session,
        autosave: Autosave,
        works: Sequence[LongWork],
        window: QWidget,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.session = session
        self.window = window
        self.autosave = autosave
        self.works = works
        """What opens another, or is done to what is open; nothing takes its place meanwhile."""
        self.own = OwnFile(self, lambda: session.expectations.laid_beside)
        self.own.changed.connect(self._changed_outside)
        self.presence = Presence(autosave.key, autosave.folder / "open", self)
        self._put_off = False
        self._typed: str | None = None
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(LOOK_EVERY)
        self._later.timeout.connect(self._look_again)
        for work in works:
            work.changed.connect(self._look_again)
        session.opened.connect(self._follow)

    @property
    def at_stake(self) -> bool:
        """Whether anything here is in no file: changes, what a tool has begun, or what a trace proposes."""
        hand = self.session.hand
        return self.session.modified or hand.tool.begun is not None or hand.proposes

    def hands_are_full(self) -> bool:
        """Whether something is drawn, dragged or asked, or typed and not at rest; what rests is taken as it stands."""
        if in_hand(self.session):
            return True
        before, self._typed = self._typed, typed_in(self.window)
        if self._typed is not None and self._typed == before:
            take_in(self.window)
        return self._typed not in (None, before)

    @property
    def _is_worked_on(self) -> bool:
        return any(work.busy for work in self.works)

    def unsaved_in(self, folder: Path) -> list[Path]:
        """The file of what is open, where it lies in a folder and anything here is ``at_stake``."""
        path = self.session.desk.path
        inside = path is not None and lies_below(path, folder)
        return [Path(path or "")] if inside and self.at_stake else []

    def state_of(self, path: str) -> State:
        """What has become of a file since it was read or written here; nothing of one that isn't the document's."""
        return self.own.state if path == self.own.path else ""

    def look_for_file(self) -> None:
        """Note where it is gone: no watch tells that a folder as a whole was moved."""
        if self.own.state == "gone":
            self.session.set_homeless(on=True)

    def remember(self, path: str | None, digest: str = "", read: str = "") -> None:
        """Take the files of what is open as they are now; ``digest`` and ``read`` as ``OwnFile.remember`` has them."""
        session = self.session
        beside = (*session.expectations.files, *session.desk.files_beside)
        self.own.remember(path, beside, digest, read)
        session.set_homeless(on=False)
        self.autosave.base = self.own.digest
        self.presence.show(path)

    def _follow(self) -> None:
        self.remember(None if self.session.empty else self.session.desk.path)

    def _changed_outside(self) -> None:
        """The document's file has changed: without changes of its own the document follows, else it is told.

        Where the file is gone, what is open counts as unsaved until it is there again.
        """
        name, state = Path(self.own.altered).name, self.own.state
        self.session.set_homeless(on=state == "gone")
        if not state:
            return
        if state == "changed" and self.hands_are_full():
            self._put_off = True
            self._later.start()
            return
        if state == "changed" and not self.at_stake:
            if self._is_worked_on:
                # Another is being opened, or what is open worked on: nobody who asked for that wants this in its place.
                self._put_off = True
                return
            self.overtaken.emit(self.own.path)
            return
        what = tr("is no longer where it was") if state == "gone" else tr("was changed elsewhere")
        self.session.failed.emit(
            BadFile(
                f"{name} {what}.", hint=tr("Saving asks what becomes of it; nothing is written over unasked.")
            )
        )

    def _look_again(self) -> None:
        """What was put off until now is looked at anew: by now another may be open."""
        if self._put_off and not self._is_worked_on:
            self._put_off = False
            self.own.look_again()
