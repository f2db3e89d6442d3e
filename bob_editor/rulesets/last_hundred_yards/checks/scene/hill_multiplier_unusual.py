from bob_editor.rules.checking import Finding, Ground, Iterator, Scene, Severity, at_heading, scene_check
from bob_editor.rules.mending import mend
from bob_editor.rulesets.last_hundred_yards.land.hill_levels import FACTORS, with_factor


@scene_check(Severity.WARNING, cites="4.1.4, 23.0 step 4")
def hill_multiplier_unusual(scene: Scene, ground: Ground) -> Iterator[Finding]:
    """Hills are low, medium or high: their levels count once, twice or three times; more only by a special rule."""
    del ground  # the factor alone is asked about
    for change in scene.changes:
        factor = change.fields.get("factor", 1)
        if change.change != "hill_levels_times" or not isinstance(factor, int) or factor in (0, *FACTORS):
            continue
        near = min(FACTORS, key=lambda one: abs(one - factor))
        yield Finding(
            f"The levels of hills are multiplied by {factor}.",
            at=(at_heading("changes"),),
            fixes=(mend(f"Multiply them by {near}", with_factor, old=change, factor=near),),
        )
