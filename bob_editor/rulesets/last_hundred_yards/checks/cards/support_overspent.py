from bob_editor.rules.checking import Card, Finding, Iterator, Severity, counted, put
from bob_editor.rulesets.last_hundred_yards.cards.dyo.purchase_findings import of_purchases
from bob_editor.rulesets.last_hundred_yards.cards.dyo.purchases import available_points, bill_of, spent_points
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check


@card_check(Severity.ERROR, cites="23.0 step 13")
def support_overspent(card: Card, mission: Mission) -> Iterator[Finding]:
    """A side spends no more support points than its base force brings."""
    yield from of_purchases(card, "support-overspent")
    for side in mission.buyers:
        bill, available = bill_of(mission, side), available_points(mission, side)
        spent = spent_points(mission, side)
        if spent is None or available is None or spent <= available or (bill and bill.total > available):
            continue
        path = (*mission.dyo_path("support_points", side), "spent")
        told, fix = f"{side.title}: {counted(spent, 'point')} spent of {available}.", f"Spend {available}"
        yield Finding(told, card.at_field(*path), put(fix, path, available))
