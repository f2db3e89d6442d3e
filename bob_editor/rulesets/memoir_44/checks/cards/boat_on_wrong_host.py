from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rulesets.memoir_44.cards.fixes import taken_from
from bob_editor.rulesets.memoir_44.cards.reading import has_boat, mustered


@scenario_check(Severity.ERROR, cites="A5")
def boat_on_wrong_host(card: Card) -> Iterator[Finding]:
    """Only infantry crosses rivers in boats."""
    for unit in mustered(card):
        if has_boat(card, unit) and unit.treated_as not in ("infantry", ""):
            yield Finding(
                f"Only infantry uses boats, not the {unit.name}{unit.where(card)}.",
                at=unit.place(card),
                fixes=taken_from("Take the boat away", card, unit, "boat", "boats"),
            )
