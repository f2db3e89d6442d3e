from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, board_check, mend
from bob_editor.rules.land.cut_rings import levelled
from bob_editor.rulesets.last_hundred_yards.land.crossings import BRIDGE, exits


@board_check(Severity.ERROR, cites="4.1.11")
def bridge_not_level(ground: Ground) -> Iterator[Finding]:
    """A bridge is level with the hexes at its two ends."""
    board = ground.board
    for at in board.hexes_with(BRIDGE):
        ends = [one for one in exits(ground, at) if one in board.grid]
        levels = {one: ground.level(one) for one in (at, *ends)}
        off = next((one for one in ends if levels[one] != levels[at]), None)
        if off is None:
            continue
        lowest, highest = ground.ruleset.levels
        wanted = dict.fromkeys([*(levels[one] for one in ends), levels[at]])
        yield Finding(
            f"The bridge in {ground.label(at)} is on level {levels[at]}, "
            f"its end {ground.label(off)} on level {levels[off]}.",
            at=ground.at_hex(at),
            highlight=(ground.at_hex(one) for one in (at, *ends)),
            fixes=(
                mend(f"Make all of it level {level}", levelled, hexes=(at, *ends), level=level, ground=ground)
                for level in wanted
                if lowest <= level <= highest
            ),
        )
