from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, whole
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.checks.cards.initiative_drm_out_of_range import out_of_range


@card_check(Severity.WARNING, cites="7.1, 23.0 step 11")
def coordination_drm_out_of_range(card: Card, mission: Mission) -> Iterator[Finding]:
    """Coordination modifiers go from -1 to +2, and matter only to a force of two platoons or more."""
    yield from (told := list(out_of_range(card, "coordination", "7.1", 11)))
    for side in mission.sides:
        place = (card.at_field(*side.path, "coordination_drm"),)
        alone = whole(side.row.get("coordination_drm")) and len(side.platoons) == 1
        if alone and not any(one.at == place for one in told):
            yield Finding(
                f"The {side.called} has one platoon and a coordination DRM.",
                at=place,
                fixes=drop("Leave it out", (*side.path, "coordination_drm")),
                cites="7.1",
            )
