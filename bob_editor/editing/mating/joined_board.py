"""Two boards as one: joined along an edge, with everything that is on either."""

from collections.abc import Iterator

from msgspec.structs import replace

from bob_editor.editing.mating.seam import seam
from bob_editor.editing.whole.carried import carried
from bob_editor.editing.whole.carry import Carry
from bob_editor.editing.whole.pins import carried_underlay
from bob_editor.editing.whole.prints import as_printed
from bob_editor.editing.whole.shaping import grown
from bob_editor.errors import BadCall
from bob_editor.geometry.grid import Edge, Grid
from bob_editor.geometry.joined_grid import Part
from bob_editor.model.board import Accepted, Board
from bob_editor.model.laid_boards import Laid
from bob_editor.model.scenario import PlacedBoard
from bob_editor.records import Record
from bob_editor.rules.land.seams import joined
from bob_editor.rules.ruleset import Ruleset

_OF_ROWS = ("paths/", "artwork/", "contours/")
"""Places in lists, which joining puts into another order."""


class Joined(Record):
    """A board of two, and how each of them went over to it."""

    board: Board
    first: Carry
    second: Carry


def joined_board(board: Board, edge: Edge, other: Board, ruleset: Ruleset, *, turned: bool) -> Joined:
    """A new board of two: the other lies at an edge of the first, turned by 180 degrees or not.

    Where its hexes lie half a hex beside the rows or columns of the first, bare ones fill up what is ragged then.
    Tiles, and hexes that both show, become what a scenario's map makes of them. The first one's rulings, base, author
    and style count, and the scan under it; that of the other where it has none.
    Accepted issues of paths and outlines are asked about anew.

    :raises BadCall: where the two don't lie there edge to edge, or the board would be larger than one may be.
    """
    found = seam(board, edge, other, turned=turned)
    if found.place is None or found.part is None:
        raise BadCall(
            f"The two can’t be joined there. {found.why}", hint="Take another edge, or turn the other board."
        )
    laid = Laid(PlacedBoard("", "a"), board), Laid(replace(found.place, name="b"), other)
    map_ = joined(laid, ruleset, {}, named=True)
    own = grown(board.grid, map_.grid)
    target = own.target
    carry = Carry(map_.grid, target, shift=own.shift)
    whole = as_printed(map_.board, carried(map_.board, carry).board, carry, map_.grid.hexes, ruleset)
    beyond = _beyond(found.part, target, own)
    accepted = (*_accepted(board, own), *_accepted(other, beyond))
    scans = ((board.underlay, own), (other.underlay, beyond))
    made = replace(
        whole,
        id=f"{board.id}-{other.id}"[:80],
        title=f"{board.title} and {other.title}",
        rulings={**other.rulings, **board.rulings},
        accepted=tuple(dict.fromkeys(accepted)),
        credits=board.credits,
        style=board.style,
        edition=board.edition or other.edition,
        underlay=next((carried_underlay(scan, carry) for scan, carry in scans if scan is not None), None),
    )
    return Joined(made, own, beyond)


def _beyond(part: Part, target: Grid, own: Carry) -> Carry:
    """How the second board goes over to the grid of both."""
    x, y = part.point((0, 0))
    shift = round(x) + own.shift[0], round(y) + own.shift[1]
    return Carry(part.grid, target, left_right=part.turned, top_bottom=part.turned, shift=shift)


def _accepted(board: Board, carry: Carry) -> Iterator[Accepted]:
    named = tuple(one for one in board.accepted if not one.at.startswith(_OF_ROWS))
    yield from carried(replace(Board(board.grid, board.ruleset), accepted=named), carry).board.accepted
