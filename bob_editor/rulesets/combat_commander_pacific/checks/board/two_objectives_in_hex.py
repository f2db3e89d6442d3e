from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, board_check
from bob_editor.rulesets.combat_commander_pacific.land.hex_types import hex_types
from bob_editor.rulesets.combat_commander_pacific.land.objectives import Objective, objectives_of, parted


@board_check(Severity.ERROR, cites="2.3")
def two_objectives_in_hex(ground: Ground) -> Iterator[Finding]:
    """A hex has one objective at most, or whoever holds it would hold two."""
    board = ground.board
    types = hex_types(ground)
    by_hex: dict[Hex, list[Objective]] = {}
    for one in objectives_of(board):
        by_hex.setdefault(one.hex, []).append(one)
    for at, here in by_hex.items():
        if len(here) < 2:
            continue
        yield Finding(
            f"{ground.label(at)} has {len(here)} objectives.",
            at=ground.at_hex(at),
            fixes=parted(board, here[-1], lambda other: not types.is_water(other)),
        )
