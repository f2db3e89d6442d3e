"""How the command line writes: tables and colours for people, JSON for programs, progress beside both."""

import json
import os
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path
from typing import IO, Any, TextIO

from bob_editor.cli.folder_path import must_be_of_a_file
from bob_editor.errors import BadCall
from bob_editor.storage.naming import STANDARD_INPUT


def forgiving(stream: TextIO) -> None:
    """Let a stream write a question mark for what its encoding lacks, rather than fail in the middle."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors="replace")


def for_programs(out: Path | None = None) -> None:
    """Have standard output in UTF-8 from here on, as programs and files want it, unless a terminal shows it.

    Elsewhere than there, ``out``, it is so anyway.
    """
    if out in (None, STANDARD_INPUT) and isinstance(sys.stdout, TextIOWrapper) and not sys.stdout.isatty():
        sys.stdout.reconfigure(encoding="utf-8", errors="replace")


def print_json(value: Any, sink: TextIO | None = None) -> None:
    """Write a JSON value to standard output, or where it is to go."""
    if sink in (None, sys.stdout):
        for_programs()
    print(json.dumps(value, ensure_ascii=False, indent=1), file=sink)


def one_line(text: str) -> str:
    """A text as one line that can't steer a terminal, whatever a file has in it."""
    return harmless(" ".join(text.split()))


def harmless(text: str) -> str:
    """A line with nothing in it that could steer a terminal."""
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in text)


_ENDLESS = re.compile(r"\S{1000,}")
"""What no name and no path is, and would fill the screen."""


Styled = Sequence[tuple[str, str]]
"""A line in pieces, each with its style as rich names it; an empty style is none.

What could steer a terminal isn't written.
"""


def plain(line: Styled) -> str:
    """The text of a line."""
    return "".join(harmless(text) for text, _style in line)


def print_styled(line: Styled, sink: TextIO) -> None:
    """Write a line, in colours where people look on.

    Only there is rich loaded: that takes as long as a line of sight.
    """
    if sink.isatty() or os.environ.get("FORCE_COLOR"):
        from rich.text import Text

        from bob_editor.cli.console import console

        console(sink).print(Text.assemble(*((harmless(text), style) for text, style in line)))
    else:
        sink.write(f"{plain(line)}\n")


QUIET = "BOB_EDITOR_QUIET"
"""The environment variable that ``--quiet`` sets, so that processes that share the work are quiet, too."""


def be_quiet() -> None:
    """Print answers and errors alone from now on, in processes that share the work, too."""
    os.environ[QUIET] = "1"


def is_quiet() -> bool:
    """Whether only answers and errors are wanted."""
    return bool(os.environ.get(QUIET))


def tell(message: str) -> None:
    """Say on standard output what was done, unless it is to be quiet."""
    if not is_quiet():
        print(message)


def warn(message: str) -> None:
    """Write one line to standard error, unless it is to be quiet."""
    if not is_quiet():
        say_why(message)


def say_why(message: str) -> None:
    """Write to standard error why a call can't be carried out, in one line."""
    shorter = _ENDLESS.sub(lambda found: f"{found[0][:40]}…", message)
    print(f"bob-editor: {one_line(shorter)}", file=sys.stderr)


@contextmanager
def progress(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """Show how far long work has come, on standard error where that is a terminal; yields a function to advance."""
    done = 0

    def advance(steps: int) -> None:
        nonlocal done
        done += steps
        show(done, total)

    with told_progress(title) as show:
        advance(0)
        yield advance


@contextmanager
def told_progress(title: str) -> Iterator[Callable[[int, int], None]]:
    """Show likewise how far work has come that says itself how much is done, and of how much."""
    if is_quiet() or not sys.stderr.isatty():
        yield lambda _done, _total: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from bob_editor.cli.console import console

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def must_hold_answers(out: Path) -> None:
    """Refuse the name of a document for what is none: the board that is asked about, say, would be lost under it.

    :raises BadCall: where it is such a name.
    """
    from bob_editor.storage.naming import ENDINGS, kind_by_name

    if kind := kind_by_name(out.name):
        raise BadCall(
            f"{out} is no name for answers: files that end in {ENDINGS[kind]} are documents.",
            hint="Take another ending.",
        )


@contextmanager
def text_sink(out: Path | None) -> Iterator[TextIO]:
    """Yield where to write: standard output (also for ``-``), or a file that appears only when all of it is written.

    :raises BadFile: where the file can't be written.
    :raises BadCall: where its name is that of a document, or typed as a folder's.
    """
    if out is None or out == STANDARD_INPUT:
        yield sys.stdout
        return
    must_hold_answers(out)
    must_be_of_a_file(out)
    from bob_editor.storage.files.writing import replacing

    with replacing(out) as part, part.open("w", encoding="utf-8", newline="\n") as file:
        yield file


@contextmanager
def byte_sink(out: Path) -> Iterator[IO[bytes]]:
    """Yield likewise where bytes go."""
    if out == STANDARD_INPUT:
        sys.stdout.flush()
        yield sys.stdout.buffer
        return
    must_be_of_a_file(out)
    from bob_editor.storage.files.writing import replacing

    with replacing(out) as part, part.open("wb") as file:
        yield file


def write_out(out: Path, data: bytes) -> None:
    """Write bytes to a file, whole or not at all, or for ``-`` to standard output.

    :raises BadFile: where it can't be written.
    :raises BadCall: where its name was typed as a folder's.
    """
    with byte_sink(out) as sink:
        sink.write(data)
