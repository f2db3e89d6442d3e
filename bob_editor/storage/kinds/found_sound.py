"""Documents that keep to their schema, known again by their bytes: whoever opens one once more needn't wait for that.

What is kept stands for the document, its schema and the program's version together: no other release goes by it.
Documents that ship are known from the start, as long as they are what shipped.
"""

import hashlib
import re
from contextlib import suppress
from functools import cache
from importlib import resources
from pathlib import Path

from bob_editor import __version__
from bob_editor.errors import BobEditorError
from bob_editor.storage.files.reading import read_bytes
from bob_editor.storage.files.writing import write
from bob_editor.storage.form import schemas

KINDS = ("board", "los-suite", "stamp")
"""What is held to schemas that ship, and to no others: a card is held to those of the games that are installed."""

MOST = 400
"""How many are remembered, the latest."""

SHIPPED = "shipped_sound.txt"
"""The file of those that ship: what stands for the bytes of each, a line each; ``make fresh`` writes it."""

_SHIPS = "ships"
"""The mark of all of them."""

_MARK = re.compile(r"[0-9a-f]{64}")
_BYTES = 65
"""Of a mark, with the end of its line."""

_kept_in: list[Path] = []
"""The file, where there is one."""


def keep_in(file: Path | None) -> None:
    """Remember in this file from now on, as far as it can be written; with None nothing, as at first."""
    _kept_in[:] = [] if file is None else [file]


def mark_of(kind: str, raw: bytes) -> str:
    """What stands for a document of these bytes; "" where nothing is remembered of its kind."""
    if not _kept_in or kind not in KINDS:
        return ""
    if hashlib.sha256(raw).hexdigest() in shipped_sound():
        return _SHIPS
    return hashlib.sha256(b"\0".join((__version__.encode(), schemas.said(kind), raw))).hexdigest()


def is_known(mark: str) -> bool:
    """Whether the document was found to keep to its schema."""
    return mark == _SHIPS or mark in _marks()


def remember(mark: str) -> None:
    """Note that the document does."""
    for file in _kept_in if mark else ():
        with suppress(BobEditorError, OSError):
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            write(file, "".join(f"{one}\n" for one in [*_marks(), mark][-MOST:]))


def forget() -> None:
    """Remember none of those so far."""
    for file in _kept_in:
        with suppress(OSError):
            file.unlink(missing_ok=True)


@cache
def shipped_sound() -> frozenset[str]:
    """What stands for the bytes of documents that ship."""
    return frozenset((resources.files(__package__) / SHIPPED).read_text("ascii").split())


def _marks() -> list[str]:
    """Those in the file, the latest last; whatever else has got into it is no mark."""
    for file in _kept_in:
        with suppress(BobEditorError):
            lines = read_bytes(file, most_bytes=MOST * _BYTES).decode("ascii", "replace").splitlines()
            return [line for line in lines if _MARK.fullmatch(line)]
    return []
