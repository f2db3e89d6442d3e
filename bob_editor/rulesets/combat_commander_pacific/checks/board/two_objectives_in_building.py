from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, board_check
from bob_editor.rulesets.combat_commander_pacific.land.hex_types import hex_types
from bob_editor.rulesets.combat_commander_pacific.land.objectives import (
    objectives_of,
    parted,
    structure_hexes,
    structures,
)


@board_check(Severity.WARNING, cites="14.3.2")
def two_objectives_in_building(ground: Ground) -> Iterator[Finding]:
    """An objective in a building stands for all of its hexes, so two in one building are won and lost together."""
    board = ground.board
    types = hex_types(ground)
    objectives = objectives_of(board)
    for structure in structures(ground) if len(objectives) > 1 else ():
        hexes = structure_hexes(ground, structure)
        here = [one for one in objectives if one.hex in hexes]
        if len({one.hex for one in here}) < 2:
            continue
        first, last = here[0], here[-1]
        outside = {at for at in board.grid.hexes if at not in hexes and not types.is_water(at)}
        names = " and ".join(ground.label(one.hex) for one in here)
        yield Finding(
            f"The objectives in {names} are in one building.",
            at=(ground.at_hex(last.hex), ground.at_hex(first.hex)),
            highlight=(ground.at_hex(at) for at in hexes),
            fixes=parted(board, last, outside.__contains__),
        )
