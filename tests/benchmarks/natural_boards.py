"""The benchmark boards drawn naturally: made once and kept in pytest's cache, since a large one takes a while.

The same code and board give the same outlines; where either changed, they are drawn anew.
"""

import hashlib
import json
from functools import cached_property
from pathlib import Path
from types import ModuleType

import shapely

from bob_editor import geometry
from bob_editor.editing.drawing import natural_outlines as drawing
from bob_editor.model.board import Board
from bob_editor.rules.land import cut_rings, ground
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import board_from_json, board_to_json

BOARDS = Path(__file__).parent / "boards"
BOARDS_OF = {"band-of-brothers-2.1": "band-of-brothers-2.2"}
"""Whose benchmark boards a ruleset uses, where it has none of its own."""
SIZES = (450, 7200)
DRAWS: tuple[ModuleType, ...] = (drawing, ground, cut_rings, geometry)
"""The code on which outlines hang."""


def painted_text(ruleset_id: str, size: int) -> str:
    """The file of a benchmark board: whole hexes, nothing drawn."""
    return (BOARDS / f"{BOARDS_OF.get(ruleset_id, ruleset_id)}-{size}.board.json").read_text()


def painted_board(ruleset_id: str, size: int) -> Board:
    """A benchmark board: whole hexes, nothing drawn."""
    return board_from_json(json.loads(painted_text(ruleset_id, size)))[0]


class NaturalBoards:
    """Draws benchmark boards naturally, and keeps them in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def board(self, ruleset_id: str, size: int) -> Board:
        """A benchmark board drawn naturally."""
        digest = hashlib.sha256()
        for text in (painted_text(ruleset_id, size), json.dumps(ruleset(ruleset_id).data), self._code):
            digest.update(text.encode())
        name = f"{ruleset_id}-{size}"
        path = self.folder / f"{name}-{digest.hexdigest()[:16]}.board.json"
        if not path.exists():
            for old in self.folder.glob(f"{name}-*.board.json"):
                old.unlink()
            board = drawing.draw_naturally(painted_board(ruleset_id, size), ruleset(ruleset_id))
            path.write_text(json.dumps(board_to_json(board)))
        return board_from_json(json.loads(path.read_text()))[0]

    @cached_property
    def _code(self) -> str:
        files = (Path(module.__file__ or "") for module in DRAWS)
        each = (sorted(one.parent.glob("*.py")) if one.name == "__init__.py" else [one] for one in files)
        return "".join([shapely.__version__, *(path.read_text() for paths in each for path in paths)])
