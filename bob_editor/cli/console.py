"""The console that writes lines in colours for people; not loaded where a program reads."""

import sys
from typing import NoReturn, TextIO

from rich.console import Console


class PipedConsole(Console):
    """What a pipe that closes early (``| head``) means is decided in one place; rich would end with 1."""

    def on_broken_pipe(self) -> NoReturn:
        """Leave it to whoever called."""
        raise BrokenPipeError


def console(sink: TextIO | None = None, *, stderr: bool = False) -> Console:
    """Return a rich console that breaks no lines, so that a line stays a line for ``grep``."""
    file = None if sink is sys.stdout else sink
    return PipedConsole(file=file, stderr=stderr, soft_wrap=True, highlight=False, markup=False, emoji=False)
