"""The boards that a designer may lay on a map: those beside the scenario, those that ship, those lately opened."""

import json
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from bob_editor.errors import BobEditorError
from bob_editor.records import Record
from bob_editor.rules.ruleset import Ruleset
from bob_editor.storage.files.kept_while_same import kept_while_same
from bob_editor.storage.files.reading import read_bytes, real_path
from bob_editor.storage.games.places import FILE
from bob_editor.storage.naming import BOARD
from bob_editor.storage.shipped import map_folders

MOST = 500
"""Boards that are listed of one folder and those below it."""

DEEPEST = 3
"""Folders below a folder that are looked through."""


class LibraryBoard(Record):
    """A board's file, as it is listed: what it is called, and its source (``here``, ``shipped``, ``recent``)."""

    path: Path
    title: str
    number: str
    ruleset: str
    source: str

    def matches(self, words: str) -> bool:
        """Whether title, number or file name hold every word of a search."""
        text = f"{self.title} {self.number} {self.path.name}".lower()
        return all(word in text for word in words.lower().split())


def board_library(
    ruleset: Ruleset, folder: Path | None, recent: Iterable[Path] = ()
) -> tuple[LibraryBoard, ...]:
    """The boards of a ruleset, and of those that it is based on: those of the folder first, each once.

    A copy of a board that another source has listed already, such as a shipped one put beside the scenario, is left
    out: two files of one source may be alike, and are two boards that will become different.
    """
    found: dict[Path, LibraryBoard] = {}
    called: dict[tuple[str, str], list[LibraryBoard]] = {}
    for source, paths in (("here", boards_below(folder)), ("shipped", _shipped()), ("recent", recent)):
        for path in paths:
            key = real_path(path)
            if key in found or not path.name.endswith(".json"):
                continue
            one = _listed(path, source)
            if one is None or one.ruleset not in ruleset.lineage:
                continue
            alike = called.setdefault((one.number, one.title), [])
            if not any(other.source != source and _data(other.path) == _data(path) for other in alike):
                found[key] = one
                alike.append(one)
    return tuple(found.values())


def _shipped() -> Iterator[Path]:
    for folder in map_folders():
        yield from boards_below(folder)


def boards_below(folder: Path | None) -> Iterator[Path]:
    """The boards in a folder and the folders below it, by name; what can't be read is passed over.

    What lies in the folder of a game isn't to be played on, but for the boards in folders below.
    """
    if folder is None:
        return
    left = MOST
    for name_of_root, folders, files in os.walk(folder):
        root = Path(name_of_root)
        depth = len(root.relative_to(folder).parts)
        folders[:] = sorted(name for name in folders if not name.startswith(".")) if depth < DEEPEST else []
        for name in () if FILE in files else sorted(files):
            if name.endswith(BOARD) and left:
                left -= 1
                yield root / name


def _listed(path: Path, source: str) -> LibraryBoard | None:
    """What a file says of itself; None where it is no board, or isn't there."""
    try:
        return _read(path, source)
    except (OSError, ValueError):
        return None


@kept_while_same(2 * MOST)
def _read(path: Path, source: str) -> LibraryBoard | None:
    data = _data(path)
    if not isinstance(data, dict) or not isinstance(data.get("grid"), dict):
        return None
    texts = {
        name: data[name] if isinstance(data.get(name), str) else "" for name in ("title", "number", "ruleset")
    }
    return LibraryBoard(path, texts["title"] or path.name, texts["number"], texts["ruleset"], source)


def _data(path: Path) -> Any:
    """The JSON of a file; None where it can't be read."""
    try:
        return json.loads(read_bytes(path))
    except (BobEditorError, ValueError, RecursionError):
        return None
