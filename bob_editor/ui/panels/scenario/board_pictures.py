"""Small pictures of boards in files, each painted once while its file stays as it is."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon, QImage, QPixmap

from bob_editor.render.pictures.thumbnail import thumbnail
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.ruleset import Ruleset
from bob_editor.storage.documents import read_board


def board_picture(path: Path, ruleset: Ruleset, size: QSize) -> QIcon:
    """The board of a file as a ruleset paints it; painted anew when the file has changed.

    :raises BobEditorError: where the file can't be read as a board.
    """
    try:
        changed = path.stat().st_mtime_ns
    except OSError:
        changed = 0  # which the reader tells better
    return QIcon(QPixmap.fromImage(_painted(path, changed, ruleset, size.width(), size.height())))


@lru_cache(maxsize=256)
def _painted(path: Path, _changed: int, ruleset: Ruleset, width: int, height: int) -> QImage:
    return thumbnail(Ground(read_board(path, validate=False).value, ruleset), QSize(width, height))
