from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, harmless, put, scenario_check
from bob_editor.rulesets.memoir_44.cards.nations import title_of_side
from bob_editor.rulesets.memoir_44.cards.reading import SIDES, armies, has_card


@scenario_check(Severity.ERROR, cites="A34")
def superiority_differs(card: Card) -> Iterator[Finding]:
    """One side has superiority in the air: the army that has it is the one to which the rule gives it."""
    rule = ("cards", "air_superiority", "side")
    given = card.scenario.get(*rule)
    superior = {
        row["side"]: ("sides", place, "air", "superiority")
        for place, row in armies(card)
        if row.get("side") in SIDES and card.scenario.flag("sides", place, "air", "superiority")
    }
    if has_card(card, "air_superiority") and given not in SIDES and not superior:
        fixes = [put(f"Give it to the {title_of_side(side)}", rule, side) for side in SIDES]
        message = "No side is said to be superior in the air."
        yield Finding(message, at=card.at_field(*rule), fixes=fixes, severity=Severity.HINT)
    if len(superior) > 1:
        wrong = {title_of_side(side): path for side, path in superior.items() if side != given}
        fixes = [drop(f"Take it from the {whose}", path) for whose, path in wrong.items()]
        yield Finding(
            "Both sides are superior in the air.", [card.at_field(*path) for path in wrong.values()], fixes
        )
    for side, path in superior.items() if given in SIDES and given not in superior else ():
        whose = title_of_side(side)
        yield Finding(
            f"The rule gives superiority in the air to the {title_of_side(given)}, and the {whose} have it.",
            at=(card.at_field(*rule), card.at_field(*path)),
            fixes=(
                put(f"Give the rule to the {whose}", rule, side),
                *harmless(card, [drop("Take it from the army", path)], "rule-without-material"),
            ),
        )
