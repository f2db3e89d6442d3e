from itertools import combinations

import shapely

from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, board_check
from bob_editor.rules.land.artwork import Mass, drawn_instead, drawn_of, masses
from bob_editor.rules.land.cut_rings import CIRCUMRADIUS, cut_hex, from_true, in_true
from bob_editor.rules.mending import Board, Edit, mend

_SADDLE = 0.3
"""Half the width of what is drawn to join two ridges, in circumradii."""


@board_check(Severity.WARNING, cites="54.2")
def two_ridges_in_hex(ground: Ground) -> Iterator[Finding]:
    """A unit on a ridge sees over that ridge but not past another, so it must be plain which ridge a hex belongs to."""
    kinds = [row.id for row in ground.ruleset.terrains.values() if row.los == "ridge"]
    if not any(piece.terrain in kinds for piece in ground.drawn):
        return  # ridges that grow fill their hexes and never share one
    judged: set[Hex] = set()
    for first, second in combinations(masses(ground, kinds), 2):
        for at in first.reaches:
            if at not in second.reaches or at in judged:
                continue
            judged.add(at)
            pair = (first, second)
            fixes = (
                mend("Join them to one ridge", _joined, ground=ground, pair=pair, terrain=kinds[0]),
                *_drawn_back(ground, kinds, pair, at),
            )
            yield Finding(
                f"Two ridges reach into {ground.label(at)}: which one a unit there stands on decides LOS.",
                at=ground.at_hex(at),
                fixes=fixes,
            )


def _joined(board: Board, ground: Ground, pair: tuple[Mass, Mass], terrain: str) -> Board:
    """The board with both ridges and a saddle between them as one drawn ridge."""
    first, second = (in_true(mass.area) for mass in pair)
    saddle = shapely.shortest_line(first, second).buffer(_SADDLE * CIRCUMRADIUS, quad_segs=4)
    area = from_true(shapely.union_all([first, second, saddle]))
    return drawn_instead(board, ground, terrain, pair, area)


def _drawn_back(
    ground: Ground, kinds: list[str], pair: tuple[Mass, Mass], at: Hex
) -> tuple[Edit[Board], ...]:
    """The edit that takes the ridge whose dot isn't there, and that is drawn, out of the hex."""
    mass = next((one for one in reversed(pair) if at not in one.holds), pair[1])
    rings = [piece for piece in drawn_of(ground, kinds) if piece.area.within(mass.area.buffer(1))]
    if not rings or sum(ring.area.area for ring in rings) < mass.area.area * 0.99:
        return ()
    return (mend("Draw the lesser one back", cut_hex, ground=ground, pieces=rings, at=at),)
