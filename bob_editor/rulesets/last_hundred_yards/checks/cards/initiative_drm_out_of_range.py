from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, scenario_check
from bob_editor.rulesets.last_hundred_yards.cards.breach import with_step
from bob_editor.rulesets.last_hundred_yards.cards.reading import mission_of
from bob_editor.rulesets.last_hundred_yards.cards.rows import whole
from bob_editor.rulesets.last_hundred_yards.land.tables import tables


@scenario_check(Severity.ERROR, cites="20.2, 23.0 step 10")
def initiative_drm_out_of_range(card: Card) -> Iterator[Finding]:
    """No initiative modifier is above +3, and none in the tables is below -1."""
    low, high = tables()["initiative"]["least"], tables()["initiative"]["most"]
    mission = mission_of(card)
    for side in mission.sides:
        drm = whole(side.row.get("initiative_drm"))
        if drm is None or low <= drm <= high:
            continue
        near = min(max(drm, low), high)
        yield Finding(
            f"The initiative DRM {drm:+} of the {side.title.lower()} is out of range.",
            at=(card.at_field(*side.path, "initiative_drm"),),
            fixes=(put(f"Make it {near:+}", (*side.path, "initiative_drm"), near),),
            severity=Severity.ERROR if drm > high else Severity.WARNING,
            cites=with_step("20.2", 10, dyo=mission.dyo),
        )
