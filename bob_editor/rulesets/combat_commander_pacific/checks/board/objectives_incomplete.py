from collections import Counter

from bob_editor.geometry.grid import EDGES, Grid
from bob_editor.geometry.map_edges import line_from
from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, at_heading, board_check
from bob_editor.rules.mending import Board, board_edits, mend, partial
from bob_editor.rulesets.combat_commander_pacific.land.hex_types import hex_types
from bob_editor.rulesets.combat_commander_pacific.land.objectives import (
    NUMBERS,
    objectives_of,
    with_objective,
)


@board_check(Severity.ERROR, cites="2.3", printed=True)
def objectives_incomplete(ground: Ground) -> Iterator[Finding]:
    """Every map has five objectives, numbered 1 to 5, each number once."""
    found = objectives_of(ground.board)
    missing = [number for number in NUMBERS if number not in {one.number for one in found}]
    counted: Counter[object] = Counter()
    for one in found:
        counted[one.number] += 1
        if one.number in NUMBERS and counted[one.number] == 1:
            continue
        label = ground.label(one.hex)
        wrong = "has no number" if one.number is None else f"is number {one.number}, which no map has"
        wrong = "has a number that is taken" if one.number in NUMBERS else wrong
        # What is missing is what it was to be, if anything is.
        fix = mend("Remove the objective", with_objective, index=one.index)
        if missing:
            number = missing.pop(0)
            fix = mend(f"Number it {number}", with_objective, index=one.index, number=number)
        yield Finding(f"The objective in {label} {wrong}.", at=ground.at_hex(one.hex), fixes=fix)
    if missing:
        numbers = ", ".join(map(str, missing))
        are = "is missing" if len(missing) == 1 else "are missing"
        yield Finding(
            f"Objective {numbers} {are}." if len(missing) == 1 else f"Objectives {numbers} {are}.",
            at=at_heading("objectives"),
            fixes=mend(
                "Put what is missing on free hexes", _completed, ground=ground, missing=tuple(missing)
            ),
        )


def _completed(board: Board, ground: Ground, missing: tuple[int, ...]) -> Board:
    """The board with the missing objectives, each as far from the others and the edges as dry land allows."""
    grid, types = board.grid, hex_types(ground)
    taken = [one.hex for one in objectives_of(board)]
    dry = [at for at in grid.hexes if not types.is_water(at)] or list(grid.hexes)
    rows = list(board.objectives)
    for number in missing:
        best = max(dry, key=partial(_room, grid, tuple(taken)))
        taken.append(best)
        rows.append({"number": number, "at": grid.label(best)})
    return board_edits.set_heading(board, objectives=tuple(rows))


def _room(grid: Grid, taken: tuple[Hex, ...], at: Hex) -> tuple[int, int]:
    """How far a hex lies from other objectives, and from the edges, of which a hex counts double."""
    inward = min(line_from(grid, edge, at) for edge in EDGES)
    apart = min((at.distance(other) for other in taken), default=grid.lines)
    return min(apart, 2 * inward), apart
