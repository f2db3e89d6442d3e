from math import prod

from msgspec.structs import replace

from bob_editor.rules.checking import Finding, Ground, Iterator, Scene, Severity, at_heading, scene_check
from bob_editor.rules.los.scene import MapChange
from bob_editor.rules.mending import mend
from bob_editor.rulesets.last_hundred_yards.land.hill_levels import FACTORS, with_factor


@scene_check(Severity.WARNING, cites="4.1.4, 23.0 step 4")
def hill_multiplier_unusual(scene: Scene, ground: Ground) -> Iterator[Finding]:
    """Hills are low, medium or high: their levels count once, twice or three times; more only by a special rule."""
    del ground  # the factor alone is asked about
    times = [one for one in scene.changes if one.change == "hill_levels_times"]
    # One that leaves them as they are adds nothing to what others say.
    times = [one for one in times if isinstance(one.fields.get("factor"), int) and one.fields["factor"] != 1]
    for change in times:
        # What is said for all sectors and for one counts together there.
        boards = (None, change.fields.get("board"))
        several = [one for one in times if one.fields.get("board") in boards]
        factor = prod(one.fields["factor"] for one in several)
        if factor in (0, *FACTORS) or several[-1] is not change:
            continue
        near = min(FACTORS, key=lambda one: abs(one - factor))
        fix = mend(f"Multiply them by {near}", with_factor, old=change, factor=near)
        yield Finding(
            f"The levels of hills are multiplied by {factor}.",
            at=at_heading("changes"),
            fixes=(fix if len(several) == 1 else mend("Leave the last of them out", _without, gone=change),),
        )


def _without(scene: Scene, gone: MapChange) -> Scene:
    return replace(scene, changes=tuple(one for one in scene.changes if one is not gone))
