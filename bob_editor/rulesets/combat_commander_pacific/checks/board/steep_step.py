"""Neighbouring hexes two or more levels apart."""

from __future__ import annotations

from bob_editor.geometry.parts import side_of
from bob_editor.model.places import at_hex, at_side
from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, board_check
from bob_editor.rules.mending import Edit, board_edits, partial


@board_check(Severity.HINT, cites="T89.1")
def steep_step(ground: Ground) -> Iterator[Finding]:
    """Each level that a unit climbs costs it a movement point more, and each has a crest line between the dots."""
    grid = ground.board.grid
    painted = (one.level for one in ground.board.hexes.values() if one.level is not None)
    named = {ground.board.base.level, *painted, *(piece.level or 0 for piece in ground.drawn_contours)}
    if max(named) - min(named) < 2:
        return
    levels = {at: ground.level(at) for at in grid.hexes}
    for at in grid.hexes:
        for direction in range(3):
            other = at.neighbour(direction)
            if other not in levels or abs(levels[at] - levels[other]) < 2:
                continue
            low, high = sorted((at, other), key=levels.__getitem__)
            names = f"{grid.label(low)} is on level {levels[low]}, {grid.label(high)} on level {levels[high]}"
            yield Finding(
                f"{names}.",
                at=(at_side(grid, side_of(at, direction)),),
                highlight=(at_hex(grid, low), at_hex(grid, high)),
                fixes=tuple(
                    Edit(
                        f"Put {grid.label(one)} on level {level}",
                        partial(board_edits.paint_level, hexes=(one,), level=level),
                    )
                    for one, level in ((low, levels[high] - 1), (high, levels[low] + 1))
                    if _smooth(ground, levels, one, level)
                ),
            )


def _smooth(ground: Ground, levels: dict[Hex, int], at: Hex, level: int) -> bool:
    """Whether a hex can be painted on a level without a new step around it: nothing is drawn at its dot."""
    return not ground.contours_at(at) and all(
        abs(level - levels[other]) < 2 for other in at.neighbours() if other in levels
    )
