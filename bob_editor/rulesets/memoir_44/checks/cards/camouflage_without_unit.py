from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, scenario_check
from bob_editor.rulesets.memoir_44.cards.reading import posted


@scenario_check(Severity.WARNING, cites="A16")
def camouflage_without_unit(card: Card) -> Iterator[Finding]:
    """A camouflage marker lies on the unit that it hides."""
    held = {unit.at for unit in posted(card)}
    for index, row in card.scenario.markers:
        at = card.hex(row.get("at"))
        if row.get("marker") == "camouflage" and at is not None and at not in held:
            yield Finding(
                f"Nobody is camouflaged at {card.grid.label(at)}.",
                at=(card.at_hex(at),),
                fixes=(drop("Remove the marker", ("markers", index)),),
            )
