"""The console that writes lines in colours for people; not loaded where a program reads."""

import sys
from typing import TextIO

from rich.console import Console


def console(sink: TextIO | None = None, *, stderr: bool = False) -> Console:
    """Return a rich console that breaks no lines, so that a line stays a line for ``grep``."""
    file = None if sink is sys.stdout else sink
    return Console(file=file, stderr=stderr, soft_wrap=True, highlight=False, markup=False, emoji=False)
