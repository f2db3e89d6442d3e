"""Sets a stamp on a board, its middle on a hex, turned and mirrored."""

from msgspec.structs import replace

from bob_editor.editing.drawing.clipboard import middle_of, placed
from bob_editor.editing.drawing.motion import Motion
from bob_editor.editing.said import said
from bob_editor.editing.stamps.making import snippet_of
from bob_editor.editing.stamps.varying import Turned
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from bob_editor.model.board_edits import with_hexes
from bob_editor.model.edit import Edit
from bob_editor.storage.documents import Stamp
from bob_editor.words import tr


def set_edit(board: Board, stamp: Stamp, at: Hex, lies: Turned) -> tuple[Edit[Board], frozenset[Hex]]:
    """The edit that sets a stamp with its middle on ``at``, and the hexes that it covers then.

    One without levels of its own lies on the ground as that is.
    """
    snippet = snippet_of(stamp)
    source, target = stamp.board.grid, board.grid
    middle = middle_of(source, stamp.hexes)
    motion = Motion(source.frame, target.frame, middle, at, turns=lies.turns, mirror=lies.mirror)
    hexes = frozenset(to for to in map(motion.hex, stamp.hexes) if to in target)
    flat = not stamp.board.contours and all(one.level is None for one in stamp.board.hexes.values())

    def done(board: Board) -> Board:
        after = placed(board, snippet, motion)
        if not flat:
            return after
        levels = {on: replace(after.content(on), level=board.content(on).level) for on in hexes}
        return replace(with_hexes(after, levels), contours=board.contours)

    return Edit(tr("Set {title}", title=said(stamp.title)), done), hexes
