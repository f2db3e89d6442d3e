from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, put, scenario_check
from bob_editor.rulesets.last_hundred_yards.cards.breach import with_step
from bob_editor.rulesets.last_hundred_yards.cards.reading import mission_of
from bob_editor.rulesets.last_hundred_yards.cards.rows import whole
from bob_editor.rulesets.last_hundred_yards.land.tables import tables


@scenario_check(Severity.WARNING, cites="7.1, 23.0 step 11")
def coordination_drm_out_of_range(card: Card) -> Iterator[Finding]:
    """Coordination modifiers go from -1 to +2, and matter only to a force of two platoons or more."""
    low, high = tables()["coordination"]["least"], tables()["coordination"]["most"]
    mission = mission_of(card)
    for side in mission.sides:
        drm = whole(side.row.get("coordination_drm"))
        path = (*side.path, "coordination_drm")
        if drm is None:
            continue
        if not low <= drm <= high:
            near = min(max(drm, low), high)
            yield Finding(
                f"The coordination DRM {drm:+} of the {side.title.lower()} is out of range.",
                at=(card.at_field(*path),),
                fixes=(put(f"Make it {near:+}", path, near),),
                cites=with_step("7.1", 11, dyo=mission.dyo),
            )
        elif drm and len(side.platoons) == 1:
            yield Finding(
                f"The {side.title.lower()} has one platoon and a coordination DRM.",
                at=(card.at_field(*path),),
                fixes=(drop("Leave it out", path),),
                cites="7.1",
            )
