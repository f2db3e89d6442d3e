"""Asks which board of a scenario to open for editing."""

from collections.abc import Sequence

from PySide6.QtWidgets import QInputDialog, QWidget

from bob_editor.opening.scenario_maps import BoardFile
from bob_editor.words import tr


def ask(parent: QWidget, boards: Sequence[BoardFile]) -> str | None:
    """The path of a board's file, or None; where there is only one, nobody is asked."""
    files = {
        f"{one.place.name or '–'}: {one.board.title if one.board is not None else ''} ({one.path.name})": str(
            one.path
        )
        for one in boards
        if one.path is not None
    }
    if len(set(files.values())) <= 1:
        return next(iter(files.values()), None)
    name, chosen = QInputDialog.getItem(
        parent, tr("Open a board"), tr("Board of the map:"), list(files), 0, False
    )
    return files[name] if chosen else None
