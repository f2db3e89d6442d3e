from bob_editor.rules.checking import Card, Finding, Iterator, Severity, led_on, scenario_check
from bob_editor.rules.mending import without
from bob_editor.rulesets.memoir_44.cards.fixes import without_objective
from bob_editor.rulesets.memoir_44.cards.objectives import objectives


@scenario_check(Severity.ERROR, cites="", whole_map=True)
def objective_hex_missing(card: Card) -> Iterator[Finding]:
    """An objective names the hexes that are to be held, unless it is an exit or about sections."""
    for one in objectives(card):
        if one.needs_hexes(card) and not one.labels:
            yield Finding("The objective names no hexes.", at=one.place(card))
        if one.kind == "empty_section" and not one.row.get("sections"):
            yield Finding("The objective names no sections.", at=one.place(card))
        named = [("hexes", label) for label in one.labels]
        if isinstance(target := one.row.get("target"), str):
            named.append(("target", target))
        for field, label in named:
            if card.hex(label) is None and not card.boards_having(label):
                alone = field == "target" or len(one.labels) == 1
                left_out = without("Leave the hex out", ("objectives", one.index, field), label)
                yield Finding(
                    f"The objective names hex {label}, which is not on this board.",
                    at=card.at_field("objectives", one.index, field),
                    fixes=without_objective(card, one.index)
                    if alone
                    else led_on(card, left_out, "objective-group"),
                )
