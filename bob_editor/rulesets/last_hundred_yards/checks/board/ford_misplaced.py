from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, board_check
from bob_editor.rules.land.cut_rings import levelled
from bob_editor.rules.mending import board_edits, mend
from bob_editor.rulesets.last_hundred_yards.land.crossings import BRIDGE, FORD, has_river, river_neighbours


@board_check(Severity.ERROR, cites="4.1.12")
def ford_misplaced(ground: Ground) -> Iterator[Finding]:
    """A ford lies in a river hex and is level with the river hexes beside it; a bridge over it makes it pointless."""
    board = ground.board
    for at in board.hexes_with(FORD):
        label, place = ground.label(at), (ground.at_hex(at),)
        remove = mend("Remove the ford", board_edits.remove_terrain, hexes=(at,), terrain=FORD)
        if not has_river(ground, at):
            yield Finding(f"The ford in {label} is not on a river.", place, remove)
            continue
        river = {ground.level(one) for one in river_neighbours(ground, at)}
        level = ground.level(at)
        if river - {level}:
            levels = " and ".join(map(str, sorted(river)))
            level_it = (
                (mend(f"Make it level {levels}", levelled, hexes=(at,), level=min(river), ground=ground),)
                if len(river) == 1
                else ()
            )
            yield Finding(
                f"The ford in {label} is on level {level}, the river beside it on level {levels}.",
                place,
                (*level_it, remove),
            )
        elif board.has(at, BRIDGE):
            yield Finding(
                f"{label} has a ford and a bridge.",
                place,
                (remove, mend("Remove the bridge", board_edits.remove_terrain, hexes=(at,), terrain=BRIDGE)),
                severity=Severity.WARNING,
            )
