from bob_editor.rules.checking import Card, Finding, Iterator, Severity, found
from bob_editor.rulesets.last_hundred_yards.cards.landings.breaches import glider_load_breaches
from bob_editor.rulesets.last_hundred_yards.cards.landings.sticks_and_gliders import gliders
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check


@card_check(Severity.ERROR, cites="16.1.1")
def glider_overloaded(card: Card, mission: Mission) -> Iterator[Finding]:
    """A glider holds four steps of infantry or machine guns and one other unit, or a gun, mortar or light vehicle."""
    for glider in (one for one in gliders(mission) if one.units):
        yield from found(
            glider_load_breaches(glider.units),
            f"Glider “{glider.name}”",
            card.at_field(*glider.path),
        )
