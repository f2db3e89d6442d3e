from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, board_check, counted
from bob_editor.rules.checks.board.line_ends_nowhere import led_through
from bob_editor.rules.mending import board_edits, mend
from bob_editor.rulesets.last_hundred_yards.land.crossings import (
    BRIDGE,
    ROAD,
    exits,
    has_river,
    has_road,
    opposite_pair,
    river_neighbours,
)


@board_check(Severity.ERROR, cites="4.1.11")
def bridge_over_nothing(ground: Ground) -> Iterator[Finding]:
    """A bridge crosses a river, and is entered and left by the two hexes that its road or path joins."""
    for at in ground.board.hexes_with(BRIDGE):
        led = exits(ground, at)
        wet = has_river(ground, at)
        if wet and len(led) == 2:
            continue
        wrong = [] if wet else ["no river under it"]
        if len(led) != 2:
            wrong.append("no road over it" if not led else f"{counted(len(led), 'end')}, not two")
        remove = mend("Remove the bridge", board_edits.remove_terrain, hexes=(at,), terrain=BRIDGE)
        through = _road_over(ground, at, led)
        lead = (
            (mend("Lead a road over it", led_through, terrain=ROAD, through=through, ruleset=ground.ruleset),)
            if wet and through
            else ()
        )
        yield Finding(
            f"The bridge in {ground.label(at)} has {' and '.join(wrong)}.",
            at=ground.at_hex(at),
            # Without the bridge a road would run through the river.
            fixes=lead if wet and led else (remove, *lead),
        )


def _road_over(ground: Ground, at: Hex, led: tuple[Hex, ...]) -> tuple[Hex, ...]:
    """The road that gives a bridge its two ends, level with it and on dry ground; empty where there is none."""
    wet = river_neighbours(ground, at)
    level = ground.level(at)
    banks = tuple(
        one
        for one in at.neighbours()
        if one in ground.board.grid and one not in wet and ground.level(one) == level
    )
    if len(led) == 1:
        across = at.neighbour(((at.direction_to(led[0]) or 0) + 3) % 6)
        onward = across if across in banks else next((one for one in banks if one != led[0]), None)
        return () if onward is None else (at, onward)
    if led:
        return ()
    roaded = tuple(one for one in banks if has_road(ground, one))
    pair = opposite_pair(at, roaded) or opposite_pair(at, banks)
    return () if pair is None else (pair[0], at, pair[1])
