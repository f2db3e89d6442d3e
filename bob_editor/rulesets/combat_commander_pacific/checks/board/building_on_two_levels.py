from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, board_check
from bob_editor.rules.mending import board_edits, mend
from bob_editor.rulesets.combat_commander_pacific.land.objectives import structure_hexes, structures


@board_check(Severity.WARNING, cites="T89.4")
def building_on_two_levels(ground: Ground) -> Iterator[Finding]:
    """A building is as high an obstacle as each of its hexes, so on different levels it blocks here and not there."""
    for structure in structures(ground):
        hexes = structure_hexes(ground, structure)
        levels = {at: ground.level(at) for at in hexes}
        if len(set(levels.values())) < 2:
            continue
        lowest, highest = min(levels.values()), max(levels.values())
        # Of a level that there isn't another check tells.
        if lowest < ground.ruleset.levels[0] or highest > ground.ruleset.levels[1]:
            continue
        may = not any(ground.contours_at(at) for at in hexes)
        fixes = tuple(
            mend(f"Put it on level {level}", board_edits.paint_level, hexes=hexes, level=level)
            for level in sorted(set(levels.values()))
            if may
        )
        names = " and ".join(map(ground.label, hexes))
        yield Finding(
            f"The building of {names} stands on levels {lowest} and {highest}.",
            at=(ground.at_hex(at) for at in hexes),
            fixes=fixes,
        )
