"""Files made of what is open, such as pictures, cards and sheets to print: written beside the window, one at a time."""

from collections.abc import Callable, Mapping
from pathlib import Path
from time import monotonic
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from bob_editor.errors import BadCall
from bob_editor.sheet.languages.in_window import of_window
from bob_editor.storage.files.reading import is_there
from bob_editor.storage.files.writing import write_bytes
from bob_editor.ui.dialogs.files import still_writing
from bob_editor.ui.dialogs.files.writing_over import may_write
from bob_editor.ui.dress.typing import typed_in
from bob_editor.ui.session.beside.long_work import LongWork
from bob_editor.ui.session.beside.turns import Turns
from bob_editor.ui.session.beside.work import Progress, telling
from bob_editor.ui.session.in_hand import in_hand
from bob_editor.ui.session.session import Session
from bob_editor.words import tr


def wrote(path: Path | str, *more: Path) -> str:
    """What was written, and where it is to be found."""
    names = ", ".join(Path(one).name for one in (path, *more))
    return tr("Wrote {name} to {folder}.", name=names, folder=Path(path).absolute().parent)


def _written(files: Mapping[Path, bytes]) -> str:
    for file, content in files.items():
        write_bytes(file, content)
    return wrote(*files)


Made = TypeVar("Made")


AT_REST = 0.7
"""Seconds without drawing and typing after which a question is in nobody's way."""


class Writing(LongWork):
    """Goes on whatever is opened meanwhile; until a file is all there, the one of its name stays as it was."""

    def __init__(self, session: Session, window: QWidget) -> None:
        super().__init__(window)
        self._session = session
        self._window = window

    def write(self, path: Path | str, make: Callable[[Progress], str]) -> bool:
        """Make a file; whether it was begun, for another may be under way.

        ``make`` is told what to tell its progress to, which ends it where that is wanted, and gives a sentence about
        what it wrote. What it works on must be frozen, or its own.
        """
        return self._begin(path, make, self._session.noticed.emit)

    def write_each(
        self, path: Path | str, make: Callable[[Progress], Mapping[Path, bytes]], *, asked: bool = False
    ) -> bool:
        """Likewise, files of which it isn't known before they are made how many they are.

        Where any is there already it is asked about before the first is written, unless it was ``asked`` before; that
        comes while nothing is in the user's hands.
        """

        def write(files: Mapping[Path, bytes]) -> Turns[None]:
            if not asked and any(map(is_there, files)):
                yield from self._hands_free()
            if asked or may_write(self._window, "", *files):
                self._go(path, lambda _progress: _written(files), self._session.noticed.emit)

        return self._begin(path, make, write)

    def _begin(
        self, path: Path | str, make: Callable[[Progress], Made], then: Callable[[Made], object]
    ) -> bool:
        name = Path(path).name
        if self.busy:
            self._session.failed.emit(
                BadCall(
                    tr("{name} wasn’t begun: {what} goes on.", name=name, what=of_window().lower(self.what)),
                    hint=tr("Wait for that, or cancel it."),
                )
            )
            return False
        self._go(path, make, then)
        return True

    def _go(self, path: Path | str, make: Callable[[Progress], Made], then: Callable[[Made], object]) -> None:
        self.do(
            tr("Writing {name}", name=Path(path).name),
            lambda progress, stopped: make(telling(progress, stopped)),
            then,
            self._session.failed.emit,
        )

    def _hands_free(self) -> Turns[None]:
        """Turns until nothing is in hand, and nobody goes on typing: a question would take what comes next.

        It stands before all windows, so that is asked of whichever is used.
        """
        typed, rests = self._typed(), monotonic()
        while monotonic() - rests < AT_REST:
            yield
            now = self._typed()
            pressed = QApplication.mouseButtons() != Qt.MouseButton.NoButton
            if now != typed or pressed or in_hand(self._session):
                typed, rests = now, monotonic()

    def _typed(self) -> str | None:
        return typed_in(QApplication.activeWindow() or self._window)

    def may_leave(self) -> bool:
        """Whether the window may go: nothing is being written, or the user gives it up."""
        return not self.busy or still_writing.ask(self._window, self.what)

    def end(self) -> None:
        """Stop for good, and wait until it has."""
        self._worker.end()
