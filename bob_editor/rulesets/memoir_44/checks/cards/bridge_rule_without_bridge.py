from bob_editor.rules.checking import (
    Card,
    FieldPath,
    Finding,
    Iterator,
    Severity,
    drop,
    scenario_check,
    tagged,
)
from bob_editor.rulesets.memoir_44.cards.fixes import last_out
from bob_editor.rulesets.memoir_44.cards.reading import land_of_card


@scenario_check(Severity.ERROR, cites="A2, A32, T9", whole_map=True)
def bridge_rule_without_bridge(card: Card) -> Iterator[Finding]:
    """A bridge that may be blown, is to be held or is a section of a long one stands on the board."""
    every, land = tagged(card.ruleset, "bridge"), land_of_card(card)
    lists: list[tuple[FieldPath, frozenset[str], str]] = [
        (("cards", "blow_bridges", "bridges"), every - {"broken_bridge"}, "A2"),
        (("cards", "bridge_control", "bridges"), every, "A32"),
    ]
    for number, row in card.scenario.changes:
        if row.get("change") == "bridge_section":
            lists.append((("changes", number, "at"), every, "T9"))
    for path, bridges, cites in lists:
        labels = card.scenario.texts(*path)
        for index, label in enumerate(labels):
            at = card.hex(label)
            if card.boards_having(label) or (at is not None and not bridges.isdisjoint(land.terrain(at))):
                continue
            if path[0] == "changes":
                fix = drop("Leave the hex out", path[:2] if len(labels) == 1 else (*path, index))
            else:
                fix = last_out("Leave the hex out", card, (*path, index))
            yield Finding(
                f"There is no bridge at {label}.",
                at=card.where(at, *path, index),
                fixes=fix,
                cites=cites,
            )
