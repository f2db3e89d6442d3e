"""Buildings with more than one objective."""

from __future__ import annotations

from bob_editor.rules.checking import Edit, Finding, Ground, Iterator, Severity, at_hex, board_check, partial
from bob_editor.rulesets.combat_commander_pacific.land.hex_types import hex_types
from bob_editor.rulesets.combat_commander_pacific.land.objectives import (
    may_go,
    nearest_free,
    objectives_of,
    structure_hexes,
    structures,
    with_objective,
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
        free = nearest_free(board, last.hex, may=outside.__contains__)
        move = (
            (
                Edit(
                    f"Move the last one to {board.grid.label(free)}",
                    partial(with_objective, index=last.index, at=board.grid.label(free)),
                ),
            )
            if free is not None
            else ()
        )
        remove = (
            (Edit("Remove the last one", partial(with_objective, index=last.index)),)
            if may_go(board, last)
            else ()
        )
        names = " and ".join(board.grid.label(one.hex) for one in here)
        yield Finding(
            f"The objectives in {names} are in one building.",
            at=(at_hex(board.grid, last.hex), at_hex(board.grid, first.hex)),
            highlight=tuple(at_hex(board.grid, at) for at in hexes),
            fixes=(*move, *remove),
        )
