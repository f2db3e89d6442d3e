"""Sets a stamp on a board, its middle on a hex, turned and mirrored."""

from functools import partial

from bob_editor.editing.drawing.clipboard import middle_of, placed
from bob_editor.editing.drawing.motion import Motion
from bob_editor.editing.said import said
from bob_editor.editing.stamps.making import snippet_of
from bob_editor.editing.stamps.varying import Turned
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.storage.documents import Stamp
from bob_editor.words import tr


def set_edit(board: Board, stamp: Stamp, at: Hex, lies: Turned) -> tuple[Edit[Board], frozenset[Hex]]:
    """The edit that sets a stamp with its middle on ``at``, and the hexes that it covers then."""
    snippet = snippet_of(stamp)
    source, target = stamp.board.grid, board.grid
    middle = middle_of(source, stamp.hexes)
    motion = Motion(source.frame, target.frame, middle, at, turns=lies.turns, mirror=lies.mirror)
    hexes = frozenset(to for to in map(motion.hex, stamp.hexes) if to in target)
    return Edit(
        tr("Set {title}", title=said(stamp.title)), partial(placed, snippet=snippet, motion=motion)
    ), hexes
