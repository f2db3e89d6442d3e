"""A crash inside Qt leaves a trace in a file: nothing of the program runs then but Python's own handler of faults."""

import faulthandler
import platform
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import TextIO

from bob_editor import __version__
from bob_editor.storage.files import recovery

MOST_BYTES = 256 * 1024
"""A longer file is begun anew."""


def trace_file() -> Path:
    """Where the trace is, beside what is kept of unsaved work."""
    return recovery.default_folder().parent / "crash.log"


class FaultTrace:
    """Python's handler of faults, writing to a file from ``begin`` to ``end``; where that can't be had, to nothing."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or trace_file()
        self._file: TextIO | None = None

    def begin(self) -> None:
        """Write a line that says what runs since when, and below it whatever crashes from now on."""
        with suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            long = self.path.exists() and self.path.stat().st_size > MOST_BYTES
            self._file = self.path.open("w" if long else "a", encoding="utf-8")
            when = datetime.now(UTC).isoformat(timespec="seconds")
            self._file.write(f"bob_editor {__version__}, Python {platform.python_version()}, {when}\n")
            self._file.flush()
            faulthandler.enable(self._file)

    def end(self) -> None:
        """Write no more."""
        if self._file is not None:
            faulthandler.disable()
            self._file.close()
            self._file = None
