"""Order limits that no side has."""

from __future__ import annotations

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rules.mending import put
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import side_has
from bob_editor.rulesets.combat_commander_pacific.cards.postures import MOST_ORDERS
from bob_editor.rulesets.combat_commander_pacific.cards.reading import read_card
from bob_editor.rulesets.combat_commander_pacific.cards.rows import whole_of


@scenario_check(Severity.ERROR, cites="11.3, 12.1")
def order_limit_out_of_range(card: Card) -> Iterator[Finding]:
    """A side gives 1 to 6 orders in a turn."""
    for name, path, row in read_card(card).sides():
        limit = whole_of(row, "order_limit")
        if limit is not None and 1 <= limit <= MOST_ORDERS:
            continue
        right = min(max(limit or 1, 1), MOST_ORDERS)
        told = (
            "no order limit" if row.get("order_limit") is None else f"an order limit of {row['order_limit']}"
        )
        yield Finding(
            f"{side_has(name)} {told}.",
            (card.at_field(*path, "order_limit"),),
            (put(f"Make it {right}", (*path, "order_limit"), right),),
        )
