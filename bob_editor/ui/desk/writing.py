"""Files made of what is open, such as pictures, cards and sheets to print: written beside the window, one at a time."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeVar

from PySide6.QtWidgets import QWidget

from bob_editor.errors import BadCall
from bob_editor.sheet.languages.in_window import of_window
from bob_editor.storage.files.writing import write_bytes
from bob_editor.ui.dialogs.files import still_writing
from bob_editor.ui.dialogs.files.writing_over import may_write
from bob_editor.ui.session.beside.long_work import LongWork
from bob_editor.ui.session.beside.work import Progress, telling
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

        Where any is there already it is asked about before the first is written, unless it was ``asked`` before.
        """

        def write(files: Mapping[Path, bytes]) -> None:
            if asked or may_write(self._window, "", *files):
                self._begin(path, lambda _progress: _written(files), self._session.noticed.emit)

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
        self.do(
            tr("Writing {name}", name=name),
            lambda progress, stopped: make(telling(progress, stopped)),
            then,
            self._session.failed.emit,
        )
        return True

    def may_leave(self) -> bool:
        """Whether the window may go: nothing is being written, or the user gives it up."""
        return not self.busy or still_writing.ask(self._window, self.what)

    def end(self) -> None:
        """Stop for good, and wait until it has."""
        self._worker.end()
