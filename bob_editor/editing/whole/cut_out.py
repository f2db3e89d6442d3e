"""A part of a board as a board of its own."""

from msgspec.structs import replace

from bob_editor.editing.drawing.clipboard import copy
from bob_editor.editing.whole.carried import carried
from bob_editor.editing.whole.prints import as_printed
from bob_editor.editing.whole.shaping import cropped
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from bob_editor.rules.ruleset import Ruleset


def cut_out(board: Board, hexes: frozenset[Hex], ruleset: Ruleset) -> Board:
    """The smallest board that shows these hexes, with what lies on them and nothing else; the board itself stays.

    Accepted issues of paths and outlines, which come into another order, are asked about anew.

    :raises BadCall: where there are none.
    """
    part = copy(board, hexes).board
    other = {at for at in board.grid.hexes if at not in hexes}

    def is_at(place: str) -> bool:
        named = board.grid.hex_anywhere(place.partition("/")[0])
        return named is not None and named not in other

    def is_here(row: object) -> bool:
        at = row.get("at") if isinstance(row, dict) else None
        return isinstance(at, str) and is_at(at)

    part = replace(
        part,
        id=f"{board.id}-part",
        title=f"{board.title}: a part",
        exits=tuple(filter(is_here, board.exits)),
        objectives=tuple(filter(is_here, board.objectives)),
        accepted=tuple(one for one in board.accepted if is_at(one.at)),
        rulings=board.rulings,
        credits=board.credits,
        style=board.style,
        edition=board.edition,
        underlay=board.underlay,
    )
    carry = cropped(board.grid, hexes)
    return as_printed(board, carried(part, carry).board, carry, hexes, ruleset)
