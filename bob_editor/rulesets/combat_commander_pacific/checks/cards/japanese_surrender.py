from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, scenario_check
from bob_editor.rules.mending import FieldPath
from bob_editor.rulesets.combat_commander_pacific.cards.rows import JAPAN


@scenario_check(Severity.ERROR, cites="11.2")
def japanese_surrender(card: Card) -> Iterator[Finding]:
    """Japan never surrenders."""
    fields: list[FieldPath] = [
        ("sides", index, "surrender") for index, row in card.scenario.sides if row.get("side") == JAPAN
    ]
    for path in [*fields, ("victory", "surrender", JAPAN)]:
        if card.scenario.get(*path) is not None:
            yield Finding(
                "Japan has a surrender space.", (card.at_field(*path),), (drop("Remove the space", path),)
            )
