from msgspec.structs import replace

from bob_editor.geometry.parts import Side, sides_of
from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, board_check
from bob_editor.rules.land.shares import covered
from bob_editor.rules.mending import Board, mend
from bob_editor.rulesets.last_hundred_yards.land.hex_facts import BUILDING_SHARE, ROADS

URBAN_BUILDING = "urban_building"
OPENINGS = "openings"
"""Where a board's ``extra`` lists the hexsides with an opening between urban buildings."""


@board_check(Severity.HINT, cites="4.1.6b.i")
def urban_buildings_without_opening(ground: Ground) -> Iterator[Finding]:
    """Foot units may not go from one urban building hex into the next but along a road or through an opening.

    A board lists its openings in `extra`; accept a solid wall where one is meant.
    """
    board = ground.board
    grid = board.grid
    blocks = urban_blocks(ground)
    if len(blocks) < 2:
        return
    open_sides = openings(board)
    for at in sorted(blocks, key=grid.position):
        led = {one for visit in ground.path_visits(at, ROADS) for one in visit}
        for direction, side in enumerate(sides_of(at)):
            beyond = at.neighbour(direction)
            if beyond not in blocks or grid.position(beyond) < grid.position(at):
                continue
            if direction in led or side in open_sides:
                continue
            yield Finding(
                f"Infantry can't pass between the urban buildings of {ground.label(at)} and {ground.label(beyond)}.",
                at=ground.at_side(side),
                fixes=mend("Add an opening", _opened, side=side) if _listed(board) is not None else (),
            )


def urban_blocks(ground: Ground) -> frozenset[Hex]:
    """The hexes of urban buildings, listed or drawn."""
    drawn = covered(ground, (URBAN_BUILDING,))
    found = {at for at, shares in drawn.items() if shares[URBAN_BUILDING] > BUILDING_SHARE}
    return frozenset(found.union(ground.board.hexes_with(URBAN_BUILDING)))


def openings(board: Board) -> frozenset[Side]:
    """The hexsides of a board that have an opening."""
    found = (board.grid.side_anywhere(label) for label in _listed(board) or () if isinstance(label, str))
    return frozenset(side for side in found if side is not None)


def _listed(board: Board) -> list[object] | None:
    """What stands where openings are listed; None where that is no list."""
    listed = board.extra.get(OPENINGS, [])
    return listed if isinstance(listed, list) else None


def _opened(board: Board, side: Side) -> Board:
    listed = [*(_listed(board) or ()), board.grid.side_label(side)]
    return replace(board, extra={**board.extra, OPENINGS: listed})
