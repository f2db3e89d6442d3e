from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, board_check
from bob_editor.rules.land.tile_shapes import canonical, links_at
from bob_editor.rulesets.memoir_44.land.contents import Inventory
from bob_editor.rulesets.memoir_44.land.laid_and_printed import hexes_with, land_of

CLOSED = frozenset(("lake", "escarpment"))


@board_check(Severity.HINT, cites="T44")
def wadi_sealed(ground: Ground) -> Iterator[Finding]:
    """A wadi is entered by its open ends, so one of them must lead to a hex that can be entered."""
    land = land_of(ground)
    for at in hexes_with(land, ("wadi",)):
        links = links_at(land.board, at, frozenset(("wadi",)))
        if len(links) < 2 or not _is_sealed(land, at, links):
            continue
        yield Finding(f"Nothing can enter the wadi at {ground.label(at)}.", at=ground.at_hex(at))


def _is_sealed(land: Inventory, at: Hex, links: frozenset[int]) -> bool:
    ends = (at.neighbour(canonical(direction)) for direction in links)
    return all(
        other not in land.board.grid.index or not CLOSED.isdisjoint(land.terrain(other)) for other in ends
    )
