from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, scenario_check
from bob_editor.rulesets.last_hundred_yards.cards.setup.hiding import hidden_findings


@scenario_check(Severity.ERROR, cites="20.7f")
def hidden_in_motion(card: Card) -> Iterator[Finding]:
    """Hidden units can't start in motion."""
    yield from hidden_findings(
        card,
        "hidden-in-motion",
        lambda _, unit: (put("Clear the motion", (*unit.path, "motion"), None),),
        dummies=True,
    )
