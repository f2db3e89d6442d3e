from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, board_check, mend
from bob_editor.rulesets.combat_commander_pacific.land.hex_types import hex_types
from bob_editor.rulesets.combat_commander_pacific.land.objectives import (
    nearest_free,
    objectives_of,
    with_objective,
)

_BARRIER = "water_barrier"


@board_check(Severity.WARNING, cites="T99")
def objective_in_water(ground: Ground) -> Iterator[Finding]:
    """A water barrier is entered by a Move of its own and covers nobody, so an objective there is hardly ever held."""
    board = ground.board
    types = hex_types(ground)
    for one in objectives_of(board):
        if types.type_of(one.hex) != _BARRIER:
            continue
        free = nearest_free(board, one.hex, may=lambda at: not types.is_water(at))
        label = ground.label(free) if free is not None else ""
        move = mend(f"Move it to {label}", with_objective, index=one.index, at=label)
        yield Finding(
            f"Objective {one.number} lies in the water of {ground.label(one.hex)}.",
            at=ground.at_hex(one.hex),
            fixes=move if free is not None else (),
        )
