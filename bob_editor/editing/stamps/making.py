"""Makes a stamp of a part of a board, and of a stamp what can be pasted."""

from collections.abc import Iterable

from msgspec.structs import replace

from bob_editor.editing.drawing.clipboard import Snippet, copy
from bob_editor.editing.whole.carried import carried
from bob_editor.editing.whole.shaping import cropped
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from bob_editor.rules.ruleset import Ruleset
from bob_editor.storage.documents import Stamp


def stamp_of(board: Board, hexes: Iterable[Hex], title: str) -> Stamp:
    """A stamp of these hexes, with the hexsides on their rim, too: a field is nothing without its hedges.

    :raises BadCall: where there are no hexes.
    """
    snippet = copy(board, hexes)
    rim = {side: on for side, on in board.sides.items() if any(at in snippet.hexes for at in side.hexes)}
    # With a hex around, so that a hedge on the rim lies on the stamp's own board, where it is painted whole.
    carry = cropped(board.grid, {near for at in snippet.hexes for near in (at, *at.neighbours())})
    carry = replace(carry, target=replace(carry.target, edges=()))
    part = carried(replace(snippet.board, sides=rim), carry).board
    return Stamp(title.strip() or "Stamp", part, frozenset(map(carry.hex, snippet.hexes)))


def snippet_of(stamp: Stamp) -> Snippet:
    """What of a stamp is pasted."""
    return Snippet(stamp.board, stamp.hexes)


def fits(stamp: Stamp, ruleset: Ruleset) -> bool:
    """Whether a stamp can be set on a ruleset's boards: it is the game's own, or a game that it rests on has it."""
    board = stamp.board
    if board.ruleset == ruleset.id:
        return True
    if board.ruleset not in ruleset.lineage:
        return False
    used = {one for content in board.hexes.values() for one in content.terrain_ids}
    used |= {row.terrain for features in board.sides.values() for row in features}
    used |= {path.terrain for path in board.paths} | {piece.terrain for piece in board.artwork}
    return used <= ruleset.terrains.keys()
