import shapely

from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, board_check
from bob_editor.rules.land.artwork import Mass, drawn_instead, masses
from bob_editor.rules.land.cut_rings import CIRCUMRADIUS, from_true, in_true
from bob_editor.rules.mending import Board, mend

WAGON = "railway_vehicle"

_COUPLING = 0.15
"""Half the width of what is drawn to couple two vehicles, in circumradii."""


@board_check(Severity.WARNING, cites="40.3")
def railway_vehicle_alone(ground: Ground) -> Iterator[Finding]:
    """A train blocks as one contiguous building, so its vehicles in neighbouring hexes touch each other."""
    found = sorted(
        (mass for mass in masses(ground, (WAGON,)) if mass.reaches),
        key=lambda one: ground.board.grid.index[one.reaches[0]],
    )
    for number, mass in enumerate(found):
        for other in found[:number]:
            ends = _next_to_each_other(other, mass)
            if ends is None:
                continue
            first, second = ends
            where = (
                ground.label(second)
                if first == second
                else f"{ground.label(first)} and {ground.label(second)}"
            )
            yield Finding(
                f"The railway vehicles in {where} don't touch.",
                at=ground.at_hex(second),
                highlight=(ground.at_hex(at) for at in dict.fromkeys(ends)),
                fixes=mend("Couple them", _coupled, ground=ground, apart=(other, mass)),
            )
            break


def _next_to_each_other(one: Mass, other: Mass) -> tuple[Hex, Hex] | None:
    """A hex of each of two pieces, the same or neighbours: those that the pieces stand in before those they reach."""
    homes = [(mass.holds or mass.reaches) for mass in (one, other)]
    pairs = ((a, b) for a in homes[0] for b in homes[1] if a.distance(b) <= 1)
    return next(pairs, None)


def _coupled(board: Board, ground: Ground, apart: tuple[Mass, Mass]) -> Board:
    """The board with two pieces and a coupling between them drawn as one ring."""
    first, second = (in_true(mass.area) for mass in apart)
    bar = shapely.shortest_line(first, second).buffer(_COUPLING * CIRCUMRADIUS, quad_segs=2)
    return drawn_instead(board, ground, WAGON, apart, from_true(shapely.union_all([first, second, bar])))
