from bob_editor.geometry.grouped import grouped
from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, board_check
from bob_editor.rulesets.combat_commander_pacific.land.hex_types import hex_types
from bob_editor.rulesets.combat_commander_pacific.land.objectives import objectives_of, parted


@board_check(Severity.ERROR, cites="2.3")
def two_objectives_in_hex(ground: Ground) -> Iterator[Finding]:
    """A hex has one objective at most, or whoever holds it would hold two."""
    board = ground.board
    types = hex_types(ground)
    for at, here in grouped((one.hex, one) for one in objectives_of(board)).items():
        if len(here) < 2:
            continue
        yield Finding(
            f"{ground.label(at)} has {len(here)} objectives.",
            at=ground.at_hex(at),
            fixes=parted(board, here[-1], lambda other: not types.is_water(other)),
        )
