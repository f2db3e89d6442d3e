from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, scenario_check
from bob_editor.rulesets.memoir_44.cards.reading import mustered

FUNNIES = "hobarts_funnies"


@scenario_check(Severity.WARNING, cites="TR26")
def accessory_mismatch(card: Card) -> Iterator[Finding]:
    """Each of Hobart's funnies has one accessory, and no other unit has any."""
    nation = card.ruleset.rows("units")[FUNNIES]["nation"]
    for unit in mustered(card):
        accessory = unit.row.get("accessory")
        # Of funnies of another nation another check tells.
        if unit.kind == FUNNIES and not accessory and unit.nation in ("", nation):
            yield Finding(f"A unit of {unit.name}{unit.where(card)} has no accessory.", at=unit.place(card))
        elif unit.troop is not None and unit.kind != FUNNIES and accessory:
            words = str(accessory).replace("_", " ")
            yield Finding(
                f"A unit of {unit.name}{unit.where(card)} has the accessory {words} of Hobart's funnies.",
                at=unit.place(card),
                fixes=drop("Take it away", (*unit.path, "accessory")),
            )
