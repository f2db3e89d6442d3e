from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check, set_fields
from bob_editor.rulesets.last_hundred_yards.cards.setup.hiding import hidden_findings

SEEN = {"hidden": None, "concealed": True}


@scenario_check(Severity.ERROR, cites="20.9.1")
def hidden_not_allowed(card: Card) -> Iterator[Finding]:
    """Dismounted guns and LATW may always set up hidden, other units if the mission says so."""
    yield from hidden_findings(
        card, "hidden-not-allowed", lambda _, unit: (set_fields("Conceal it instead", unit.path, SEEN),)
    )
