from bob_editor.geometry.parts import side_of
from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, Terms, shared_check
from bob_editor.rules.land.contours import as_painted


@shared_check(Severity.HINT, subject="board", asked=True)
def steep_step(ground: Ground, _terms: Terms) -> Iterator[Finding]:
    """Ground rises step by step: hexes beside each other that are two levels apart or more are seldom meant."""
    ground = as_painted(ground)
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
            lowest, highest = ground.ruleset.levels
            if levels[low] < lowest or levels[high] > highest:
                continue  # of a level that there isn't another check tells
            names = (
                f"{ground.label(low)} is on level {levels[low]}, {ground.label(high)} on level {levels[high]}"
            )
            yield Finding(
                f"{names}.",
                at=ground.at_side(side_of(at, direction)),
                highlight=(ground.at_hex(low), ground.at_hex(high)),
            )
