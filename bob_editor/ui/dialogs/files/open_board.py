"""Asks which board of a scenario to open for editing."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtWidgets import QWidget

from bob_editor.opening.scenario_maps import BoardFile
from bob_editor.ui.dress.asked_name import asked_row
from bob_editor.words import tr


def ask(parent: QWidget, boards: Sequence[BoardFile]) -> str | None:
    """The path of a board's file, or None; where there is only one, nobody is asked."""
    rows = [(one, one.path) for one in boards if one.path is not None]
    paths = dict.fromkeys(str(path) for _, path in rows)
    if len(paths) <= 1:
        return next(iter(paths), None)
    # Two files of one name lie in two folders.
    named = Counter(Path(path).name for path in paths)
    files = {_words(one, path.name if named[path.name] == 1 else str(path)): str(path) for one, path in rows}
    name = asked_row(parent, tr("Open a board"), tr("Board of the map:"), list(files))
    return None if name is None else files[name]


def _words(one: BoardFile, file: str) -> str:
    return f"{one.place.name or '–'}: {one.board.title if one.board is not None else ''} ({file})"
