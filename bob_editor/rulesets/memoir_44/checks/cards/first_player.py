from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, scenario_check
from bob_editor.rulesets.memoir_44.cards.reading import PLACES


@scenario_check(Severity.ERROR, cites="")
def first_player(card: Card) -> Iterator[Finding]:
    """The player at the top or the one at the bottom moves first."""
    if card.scenario.get("first_player") not in PLACES:
        yield Finding(
            "Nobody moves first.",
            at=(card.at_field("first_player"),),
            fixes=(put("Let the player at the bottom begin", ("first_player",), "bottom"),),
        )
