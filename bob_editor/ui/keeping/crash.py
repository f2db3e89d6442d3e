"""What happens on a bug: the open work is saved aside, and a report can be read and copied; nothing is sent."""

import platform
import sys
import traceback
from collections.abc import Callable
from types import TracebackType

import PySide6
from PySide6.QtCore import QTimer, qVersion

from bob_editor import __version__
from bob_editor.errors import BadFile, BobEditorError
from bob_editor.storage.files.reading import shown
from bob_editor.ui.dialogs.help import crash_report
from bob_editor.ui.keeping.fault_trace import trace_file
from bob_editor.words import tr

Save = Callable[[], str]
"""Saves the open work aside and says in a sentence where it is."""


def report(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> str:
    """The text of a report: versions and traceback, without anything of the document."""
    lines = traceback.format_exception(kind, error, trace)
    heading = (
        f"bob_editor {__version__}, Python {platform.python_version()}, PySide6 {PySide6.__version__}, "
        f"Qt {qVersion()}, {platform.system()} {platform.release()}"
    )
    beside = f"If the program ended by itself, what Qt did then is at the end of {trace_file()}."
    return f"{heading}\n\n{''.join(lines)}\n{beside}\n"


def refused(error: BaseException) -> BadFile | None:
    """Why the system refused something at a file, in a sentence; None of a fault of the program."""
    if not isinstance(error, OSError) or not error.strerror:
        return None
    name = shown(error.filename) if isinstance(error.filename, str) else tr("A file")
    why = error.strerror.lower()
    return BadFile(
        tr("{name} can’t be used: {why}.", name=name, why=why), hint=tr("Check the path and the disk.")
    )


class CrashHook:
    """The program's ``sys.excepthook``: one dialog at a time, however often a broken slot is called.

    A full disk, or a folder that may not be read, is told like all that can't be done, wherever it was met.
    """

    def __init__(self, save: Save, tell: Callable[[BobEditorError], object]) -> None:
        self._save = save
        self._tell = tell
        self._showing = False
        self._told: set[str] = set()
        self.former = sys.excepthook

    def install(self) -> None:
        """Catch whatever nobody caught from now on."""
        sys.excepthook = self

    def remove(self) -> None:
        """Give back the hook that was there."""
        sys.excepthook = self.former

    def __call__(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Report a fault that nobody caught."""
        self.former(kind, error, trace)
        if (why := refused(error)) is not None:
            self._tell(why)
            return
        text = report(kind, error, trace)
        # A fault in painting comes back with every frame; it is told once.
        if issubclass(kind, KeyboardInterrupt) or self._showing or text in self._told:
            return
        self._showing = True
        self._told.add(text)
        try:
            saved = self._save()
        except Exception as failed:  # noqa: BLE001 - a second fault must not hide the first
            saved = tr("Your work could not be saved aside: {failed}", failed=failed)
        # Later, so that the slot that failed is left before a dialog runs its own loop.
        QTimer.singleShot(0, lambda: self._show(saved, text))

    def _show(self, saved: str, text: str) -> None:
        try:
            crash_report.ask(None, saved, text)
        finally:
            self._showing = False
