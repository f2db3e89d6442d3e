"""Typst for house styles, in a process of its own: what one computes may bring that down, or take all memory."""

import os
import sys
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import lru_cache
from multiprocessing import parent_process
from pathlib import Path
from threading import Lock
from typing import Any

from PySide6.QtCore import QCoreApplication

from bob_editor.processes import abandon, pool_of
from bob_editor.render.card.fonts import Compiler, compiler_in

_alone = Lock()
"""What ends with the process was asked by whoever is told so, and by nobody beside."""

LONGEST = 300
"""Seconds that Typst may take: far more than for a booklet of hundreds of pages."""

MOST_MEMORY = 4_000_000_000
"""Bytes that it may take: a booklet of forty cards takes a quarter of that."""

_TRIES = 2
"""What was set before may bring it down as Typst lets go of that: then another process does what is asked."""

_START = "bob_editor.__main__"

_processes: list[ProcessPoolExecutor] = []
"""The process, once it's wanted."""


class BroughtDown(RuntimeError):
    """The process ended while it was setting what was asked: that is too deep, or takes too much memory."""


class TakesTooLong(RuntimeError):
    """It was ended, for that might have gone on for ever."""


class Apart:
    """A compiler in the other process."""

    def __init__(self, folder: Path, main: str) -> None:
        self._given = (folder, main)

    def compile(self, **asked: Any) -> Any:
        """As Typst's own."""
        return self._done("compile", **asked)

    def query(self, selector: str, **asked: Any) -> Any:
        """As Typst's own."""
        return self._done("query", selector, **asked)

    def _done(self, *call: str, **asked: Any) -> Any:
        with _alone:
            for _ in range(_TRIES):
                if not _processes:
                    _processes.append(pool_of(1, _be_quiet, memory=MOST_MEMORY))
                with suppress(BrokenProcessPool, MemoryError):
                    return self._waited(_processes[0].submit(_there, self._given, *call, **asked))
                _processes.clear()
        raise BroughtDown

    def _waited(self, outcome: Future[Any]) -> Any:
        try:
            return outcome.result(LONGEST)
        except TimeoutError:
            abandon(_processes.pop())
            raise TakesTooLong from None


def compiler_for(folder: Path, main: str, *, styled: bool) -> Compiler | Apart:
    """What sets a file of a folder; with a house style apart, where another process can be begun, or has to be.

    It has to where windows hold what isn't saved yet. Where the process shares work it is held to some memory itself.
    """
    running = QCoreApplication.instance()
    beside_windows = running is not None and running.inherits("QApplication")
    return Apart(folder, main) if styled and (beside_windows or _is_program()) else compiler_in(folder, main)


def _is_program() -> bool:
    """Whether the process was started as the program, by its name or by that of its package.

    Of one that a script started a further process would run that script once more.
    """
    started = getattr(sys.modules["__main__"], "__spec__", None)
    by_package = started is not None and started.name == _START
    return parent_process() is None and (by_package or _START in sys.modules)


_kept = lru_cache(maxsize=4)(compiler_in)


def _be_quiet() -> None:
    """Say nothing on standard error: hundreds of lines of what is below Typst stand there as it is brought down."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)


def _there(given: tuple[Path, str], what: str, *more: str, **asked: Any) -> Any:
    """What comes of a call of Typst, in the process that is apart."""
    try:
        return getattr(_kept(*given), what)(*more, **asked)
    except RuntimeError as error:
        raise RuntimeError(str(error)) from None  # its own kind doesn't come from process to process
