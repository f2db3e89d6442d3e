"""What the place of a unit within its hex keeps from it (10.5.3.1a, 11.4.7.1a, 4.2.1f, 4.2.2b)."""

from collections.abc import Iterator

from bob_editor.rules.los.pieces.images import meets_ray
from bob_editor.rules.los.scene import End
from bob_editor.rulesets.last_hundred_yards.land.heights import BLOCKS
from bob_editor.rulesets.last_hundred_yards.land.standing import VEHICULAR
from bob_editor.rulesets.last_hundred_yards.sight.causes import Cause
from bob_editor.rulesets.last_hundred_yards.sight.look import Look

ON_THE_ROAD = VEHICULAR | {"gun", "towed_gun"}
"""Units that stand on the road of an urban building road hex, not in its buildings."""
SEE_OUT_OF_IMPACTS = frozenset({"afv", "command_tank", "fp", "fp_mg", "fp_at"})
"""Units that see out of a primary impact hex with an HE marker."""


def shut_in(look: Look, start: End, goal: End) -> Iterator[Cause]:
    """Why a unit doesn't see out of its own hex, or isn't seen in it."""
    reading = look.reading
    if look.base in reading.standing.assaults:
        yield Cause("assault", 0, look.base)
    if look.base in reading.standing.impacts and start.unit not in SEE_OUT_OF_IMPACTS:
        yield Cause("primary_impact", 0, look.base)
    adjacent_levels = look.length == 1 and not look.level
    if adjacent_levels and not reading.rulings.adjacent_422b_blocks:
        return
    du, dv = look.thread.du, look.thread.dv
    for end, number, along, near in (
        (start, look.base, (du, dv), 0),
        (goal, look.goal, (-du, -dv), look.length),
    ):
        if end.unit not in ON_THE_ROAD:
            continue
        facts = reading.facts.get(number)
        if facts is None or not facts.urban_road:
            continue
        for pieces in facts.buildings:
            if any(meets_ray(image, *along) for image in pieces.images):
                row = "urban_road" if look.level else "urban_road_levels"
                ruling = "adjacent_422b_blocks" if adjacent_levels else None
                yield Cause(row, near, number, -1, BLOCKS, pieces.terrain, pieces.height, ruling)
                break
