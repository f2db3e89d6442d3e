from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rulesets.last_hundred_yards.cards.fixes import move
from bob_editor.rulesets.last_hundred_yards.cards.setup.hiding import hidden_findings


@scenario_check(Severity.ERROR, cites="20.9.1")
def hidden_too_far_forward(card: Card) -> Iterator[Finding]:
    """Hidden vehicles and guns stand three rows or more behind the foremost row of their set-up area."""
    yield from hidden_findings(card, "hidden-too-far-forward", move)
