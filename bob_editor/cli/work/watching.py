"""Does something again whenever files change, until Ctrl-C."""

import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from bob_editor.cli.output import is_quiet, say_why
from bob_editor.cli.settings import NAME as SETTINGS
from bob_editor.errors import BobEditorError
from bob_editor.storage.kinds.reading_files import read_source
from bob_editor.storage.naming import PACK, SCENARIO, SUITE
from bob_editor.storage.packing.references import references

PAUSE = 0.5
"""Seconds between two looks at the files."""

_WATCHED = ("*.json", f"*{PACK}", SETTINGS)


def watched(
    paths: Sequence[Path], look: Callable[[], int], besides: Callable[[], Iterable[Path]] = lambda: ()
) -> int:
    """Call ``look`` now and after each change of a file that the paths name or hold; what the last call returned.

    ``besides`` gives the files elsewhere on which the answer hangs as well; after each change it is asked anew.
    """
    code, before = 0, None
    others: tuple[Path, ...] = ()
    with suppress(KeyboardInterrupt):
        while True:
            if before is None or frozenset(_stamps((*paths, *others))) != before:
                others = tuple(besides())
                before = frozenset(_stamps((*paths, *others)))
                try:
                    code = look()
                except BobEditorError as error:
                    say_why(f"{error} {error.hint}".strip())
                    code = 2
                _tell()
            time.sleep(PAUSE)
    return code


def led_to(paths: Sequence[Path]) -> Iterator[Path]:
    """The files elsewhere that count for these: those that documents name, and each folder's settings above it."""
    for path in paths:
        for document in _documents(path):
            yield from _named_by(document)
        yield from (folder / SETTINGS for folder in Path(os.path.abspath(path)).parents)  # noqa: PTH100 - as settings_for


def _named_by(document: Path, *, further: bool = True) -> Iterator[Path]:
    with suppress(BobEditorError):  # which is told by whoever looks
        source = read_source(document)
        for one in references(source.kind, source.data):
            file = document.parent / one.written
            yield file
            if further and "scenario" in one.kinds:
                yield from _named_by(file, further=False)


def _documents(path: Path) -> Iterator[Path]:
    if not path.is_dir():
        yield path
        return
    for ending in (SCENARIO, SUITE):
        yield from path.rglob(f"*{ending}")


def _tell() -> None:
    if not is_quiet():
        when = datetime.now().strftime("%H:%M:%S")  # noqa: DTZ005 - the user's own clock
        print(f"{when}: waiting for changes; Ctrl-C ends it.", file=sys.stderr)
    sys.stdout.flush()


def _stamps(paths: Sequence[Path]) -> Iterator[tuple[Path, int, int]]:
    for path in paths:
        files = (file for name in _WATCHED for file in path.rglob(name)) if path.is_dir() else (path,)
        for file in files:
            with suppress(OSError, ValueError):  # it may go while we look, and be named as no file can be
                stat = file.stat()
                yield file, stat.st_mtime_ns, stat.st_size
