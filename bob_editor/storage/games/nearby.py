"""The games beside documents: whoever reads a document knows the games that lie in ``games/`` beside it.

That is so for the whole process, since a document names its game by id alone. Of two of one id that of the document
read last wins; a document that is open keeps the game that it was opened with.
"""

import os
from collections.abc import Iterable
from pathlib import Path

from bob_editor.errors import BadFile
from bob_editor.storage.files.reading import is_folder, shown
from bob_editor.storage.games.places import (
    FILE,
    FOLDER,
    above_it,
    games_astray,
    games_beside,
    games_in,
    id_in,
)

_known: dict[Path, None] = {}
_last: list[Path] = []
"""The document or folder that was looked beside last."""


def look_beside(document: str | os.PathLike[str]) -> None:
    """Know the games beside a document or a folder, and in the project that it is part of."""
    _last.clear()
    try:
        found = games_beside(document)
    except (OSError, ValueError):
        return  # No path at all; whoever reads it tells why.
    _last.append(Path(document))
    for folder in reversed(found):
        _known.pop(folder, None)
        _known[folder] = None


def known_beside() -> tuple[Path, ...]:
    """The folders of games that are known, the latest first."""
    return tuple(reversed(_known))


def know_beside(folders: Iterable[str | os.PathLike[str]]) -> None:
    """Know what another process knows."""
    for folder in reversed(tuple(map(Path, folders))):
        _known.pop(folder, None)
        _known[folder] = None


def told_astray(game_id: str) -> str:
    """That a game lies near the document read last, where none is looked for, and what to do; "" where none does."""
    for document in _last:
        folder = document if is_folder(document) else document.parent
        if (found := _first(game_id, games_astray(document))) is not None:
            return (
                f"It lies in {shown(found)}, where no game is looked for: "
                f"put its {FILE} into {shown(folder / FOLDER / game_id)}."
            )
        for above in above_it(document):
            if (found := _first(game_id, games_in(above / FOLDER))) is not None:
                return (
                    f"It lies in {shown(found)}, which isn't beside the document: "
                    f"a project.json in {shown(above)} makes it known to all that lies below."
                )
    return ""


def _first(game_id: str, folders: Iterable[Path]) -> Path | None:
    """The first of the folders that holds the game."""
    for found in folders:
        try:
            if id_in(found) == game_id:
                return found
        except BadFile:
            continue
    return None
