from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, board_check
from bob_editor.rules.mending import board_edits, mend
from bob_editor.rulesets.last_hundred_yards.land.road_flags import ENCLOSED, facts_without, flagged


@board_check(Severity.ERROR, cites="4.1.9.4")
def enclosed_road_flag_wrong(ground: Ground) -> Iterator[Finding]:
    """An enclosed road has buildings, forest or tree lines on both its sides; the flag settles a close case only.

    Accept it where the printed board is meant to be read so.
    """
    for at, facts in facts_without(ground, flagged(ground, ENCLOSED), ENCLOSED):
        if not facts.enclosed:
            yield Finding(
                f"{ground.label(at)} is flagged as an enclosed road, and its road isn't enclosed.",
                at=ground.at_hex(at),
                fixes=mend("Clear the flag", board_edits.remove_terrain, hexes=(at,), terrain=ENCLOSED),
            )
