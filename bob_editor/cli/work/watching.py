"""Does something again whenever files change, until Ctrl-C."""

import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from bob_editor.cli.output import is_quiet, say_why
from bob_editor.errors import BobEditorError
from bob_editor.storage.naming import PACK

PAUSE = 0.5
"""Seconds between two looks at the files."""

_WATCHED = ("*.json", f"*{PACK}", "bob-editor.toml")


def watched(paths: Sequence[Path], look: Callable[[], int]) -> int:
    """Call ``look`` now and after each change of a file that the paths name or hold; what the last call returned."""
    code, before = 0, None
    with suppress(KeyboardInterrupt):
        while True:
            now = frozenset(_stamps(paths))
            if now != before:
                before = now
                try:
                    code = look()
                except BobEditorError as error:
                    say_why(f"{error} {error.hint}".strip())
                    code = 2
                _tell()
            time.sleep(PAUSE)
    return code


def _tell() -> None:
    if not is_quiet():
        when = datetime.now().strftime("%H:%M:%S")  # noqa: DTZ005 - the user's own clock
        print(f"{when}: waiting for changes; Ctrl-C ends it.", file=sys.stderr)
    sys.stdout.flush()


def _stamps(paths: Sequence[Path]) -> Iterator[tuple[Path, int, int]]:
    for path in paths:
        files = (file for name in _WATCHED for file in path.rglob(name)) if path.is_dir() else (path,)
        for file in files:
            with suppress(OSError):  # it may go while we look
                stat = file.stat()
                yield file, stat.st_mtime_ns, stat.st_size
