from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, scenario_check
from bob_editor.rulesets.memoir_44.cards.reading import has_card

STARTS = {"dusk": 6}
"""How far one sees at the start by day; before dawn it is a hex."""


@scenario_check(Severity.HINT, cites="A19")
def night_start_unsaid(card: Card) -> Iterator[Finding]:
    """How far one sees at the start of the night is said by its rule or the condition; else it is day."""
    path = ("cards", "night_attack", "start_visibility")
    said = (card.scenario.get(*path), card.scenario.get("conditions", "visibility"))
    if has_card(card, "night_attack") and said == (None, None):
        right = STARTS.get(card.scenario.text(*path[:-1], "direction"), 1)
        yield Finding(
            "Nothing says how far one sees at the start of the night.",
            at=card.at_field(*path),
            fixes=put(f"Make it {right}", path, right),
        )
