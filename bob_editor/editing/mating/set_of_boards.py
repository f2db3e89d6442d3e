"""The boards of one set: those that lie beside a board's file and are of its game."""

from pathlib import Path

from bob_editor.editing.boards.library import board_library
from bob_editor.errors import BobEditorError
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.ruleset import Ruleset
from bob_editor.storage.documents import read_board
from bob_editor.storage.files.reading import real_path

MOST = 24
"""So many boards are laid against one at most."""


def boards_beside(path: Path, ruleset: Ruleset) -> tuple[tuple[str, Path], ...]:
    """Titles and files of the boards beside a board's file, without itself; at most ``MOST``."""
    own = real_path(path)
    found = (one for one in board_library(ruleset, path.parent) if one.source == "here")
    return tuple((one.title, one.path) for one in found if real_path(one.path) != own)[:MOST]


def read_ground(path: Path, ruleset: Ruleset) -> Ground | None:
    """The reading of a board; None where its file can't be read."""
    try:
        return Ground(read_board(path).value, ruleset)
    except BobEditorError:
        return None
