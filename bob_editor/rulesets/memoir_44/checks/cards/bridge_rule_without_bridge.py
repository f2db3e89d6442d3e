from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check, tagged
from bob_editor.rulesets.memoir_44.cards.fixes import last_out
from bob_editor.rulesets.memoir_44.cards.reading import land_of_card


@scenario_check(Severity.ERROR, cites="A2, A32", whole_map=True)
def bridge_rule_without_bridge(card: Card) -> Iterator[Finding]:
    """A bridge that may be blown or is to be held stands on the board."""
    every, land = tagged(card.ruleset, "bridge"), land_of_card(card)
    for key, bridges in (("blow_bridges", every - {"broken_bridge"}), ("bridge_control", every)):
        path = ("cards", key, "bridges")
        for index, label in enumerate(card.scenario.texts(*path)):
            at = card.hex(label)
            if card.boards_having(label) or (at is not None and not bridges.isdisjoint(land.terrain(at))):
                continue
            yield Finding(
                f"There is no bridge at {label}.",
                at=card.where(at, *path, index),
                fixes=last_out("Leave the hex out", card, (*path, index)),
                cites="A2" if key == "blow_bridges" else "A32",
            )
