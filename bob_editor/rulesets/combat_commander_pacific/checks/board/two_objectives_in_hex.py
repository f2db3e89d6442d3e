"""Hexes with more than one objective."""

from __future__ import annotations

from bob_editor.rules.checking import (
    Edit,
    Finding,
    Ground,
    Hex,
    Iterator,
    Severity,
    at_hex,
    board_check,
    partial,
)
from bob_editor.rulesets.combat_commander_pacific.land.hex_types import hex_types
from bob_editor.rulesets.combat_commander_pacific.land.objectives import (
    Objective,
    may_go,
    nearest_free,
    objectives_of,
    with_objective,
)


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
        last = here[-1]
        free = nearest_free(board, at, may=lambda other: not types.is_water(other))
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
        yield Finding(
            f"{board.grid.label(at)} has {len(here)} objectives.",
            at=(at_hex(board.grid, at),),
            fixes=(*move, *remove),
        )
