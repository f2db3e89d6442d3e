from bob_editor.rules.checking import Card, Finding, Iterator, Severity, found
from bob_editor.rulesets.last_hundred_yards.cards.landings.breaches import crash_warnings
from bob_editor.rulesets.last_hundred_yards.cards.landings.sticks_and_gliders import crash_drm, gliders
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check


@card_check(Severity.HINT, cites="16.1.5")
def glider_crash_risk(card: Card, mission: Mission) -> Iterator[Finding]:
    """A glider crashes on 9 or more; obstacles, water, gliders and the map's edge beside its path add to the roll."""
    for glider in gliders(mission):
        yield from found(
            crash_warnings(crash_drm(mission, glider)),
            f"Glider “{glider.name}”",
            card.at_field(*glider.path, "skid"),
        )
