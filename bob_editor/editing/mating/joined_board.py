"""Two boards as one: joined along an edge, with everything that is on either."""

from collections.abc import Iterator

from attrs import evolve, frozen

from bob_editor.editing.mating.seam import seam
from bob_editor.editing.whole.carried import carried
from bob_editor.editing.whole.carry import Carry
from bob_editor.editing.whole.pins import carried_underlay
from bob_editor.editing.whole.shaping import Anchor, resized
from bob_editor.errors import BadCall
from bob_editor.geometry.grid import Edge, Grid
from bob_editor.geometry.joined_grid import Part
from bob_editor.model.board import Accepted, Board
from bob_editor.model.joining import join
from bob_editor.model.laid_boards import Laid
from bob_editor.model.scenario import PlacedBoard

_OF_ROWS = ("paths/", "artwork/", "contours/")
"""Places in lists, which joining puts into another order."""


@frozen
class Joined:
    """A board of two, and how each of them went over to it."""

    board: Board
    first: Carry
    second: Carry


def joined_board(board: Board, edge: Edge, other: Board, *, turned: bool) -> Joined:
    """A new board of two: the other lies at an edge of the first, turned by 180 degrees or not.

    The first one's rulings, base, author and style count, and the scan under it; that of the other where it has none.
    Accepted issues of paths and outlines are asked about anew.

    :raises BadCall: where the two don't lie there edge to edge, or the board would be larger than one may be.
    """
    found = seam(board, edge, other, turned=turned)
    if found.place is None or found.part is None:
        raise BadCall(
            f"The two can’t be joined there. {found.why}", hint="Take another edge, or turn the other board."
        )
    map_ = join(
        (Laid(PlacedBoard("", "a"), board), Laid(evolve(found.place, name="b"), other)), board.ruleset
    )
    grew = _steps(map_.grid, board.grid)
    anchor: tuple[Anchor, Anchor] = (2 if edge == "left" else 0, 2 if edge == "top" else 0)
    size = [own[0] if isinstance(own, tuple) else own for own in (board.grid.columns, board.grid.rows)]
    growth = resized(board.grid, size[0] + grew[0], size[1] + grew[1], anchor=anchor)
    target = evolve(growth.target, edges=map_.grid.edges)
    whole = carried(map_.board, Carry(map_.grid, target, shift=growth.shift)).board
    own = evolve(growth, target=target)
    beyond = _beyond(found.part, target, own)
    accepted = (*_accepted(board, own), *_accepted(other, beyond))
    scans = ((board.underlay, own), (other.underlay, beyond))
    made = evolve(
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


def _steps(grid: Grid, of: Grid) -> tuple[int, int]:
    """How many columns and rows a grid has more than another."""
    more = [
        max(values) - min(values) - (max(own) - min(own))
        for values, own in zip(_dots(grid), _dots(of), strict=True)
    ]
    across, down = (2, 3) if grid.pointy else (3, 2)
    return round(more[0]) // across, round(more[1]) // down


def _dots(grid: Grid) -> tuple[list[int], list[int]]:
    dots = [grid.frame.centre(at) for at in grid.hexes]
    return [x for x, _ in dots], [y for _, y in dots]


def _beyond(part: Part, target: Grid, own: Carry) -> Carry:
    """How the second board goes over to the grid of both."""
    x, y = part.point((0, 0))
    shift = round(x) + own.shift[0], round(y) + own.shift[1]
    return Carry(part.grid, target, left_right=part.turned, top_bottom=part.turned, shift=shift)


def _accepted(board: Board, carry: Carry) -> Iterator[Accepted]:
    named = tuple(one for one in board.accepted if not one.at.startswith(_OF_ROWS))
    yield from carried(evolve(Board(board.grid, board.ruleset), accepted=named), carry).board.accepted
