from bob_editor.rules.checking import Card, Finding, Fix, Iterator, Severity, add, put, scenario_check
from bob_editor.rules.land.stands import features_with
from bob_editor.rulesets.memoir_44.cards.nations import title_of_side
from bob_editor.rulesets.memoir_44.cards.reading import SIDES, has_card


@scenario_check(Severity.WARNING, cites="A17, T56")
def headquarters_without_owner(card: Card) -> Iterator[Finding]:
    """Who takes a tent costs its owner a card, so while that rule is on each tent has one, and one only."""
    if not has_card(card, "capture_hq"):
        return
    tents = card.scenario.rows("cards", "capture_hq", "tents")
    owned = {card.hex(row.get("at")) for _, row in tents if row.get("owner") in SIDES}
    listed = {card.hex(row.get("at")): index for index, row in tents}
    for at, feature in features_with(card.board, ("hq_supply_tent",)):
        label, index = card.grid.label(at), listed.get(at)
        said = index is not None and card.scenario.get("cards", "capture_hq", "tents", index, "owner")
        if feature.side in SIDES and said in SIDES and said != feature.side:
            side = str(feature.side)
            own = title_of_side(side)
            yield Finding(
                f"The tent at {label} belongs to the {own} on the map, and to the enemy by the rule.",
                at=card.at_hex(at),
                fixes=_given(f"Give it to the {own}", index, label, side),
                cites="A17",
            )
        if feature.side in SIDES or at in owned:
            continue
        yield Finding(
            f"The tent at {label} has no owner.",
            at=card.at_hex(at),
            fixes=(_given(f"Give it to the {title_of_side(side)}", index, label, side) for side in SIDES),
            cites="A17",
        )


def _given(told: str, index: int | None, label: str, side: str) -> Fix:
    """Write an owner for a tent, in the row that the rule card has of it or in a new one."""
    path = ("cards", "capture_hq", "tents")
    return (
        add(told, path, {"at": label, "owner": side})
        if index is None
        else put(told, (*path, index, "owner"), side)
    )
