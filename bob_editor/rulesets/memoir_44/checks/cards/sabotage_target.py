from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check, tagged
from bob_editor.rulesets.memoir_44.cards.fixes import last_out
from bob_editor.rulesets.memoir_44.cards.objectives import objectives
from bob_editor.rulesets.memoir_44.cards.reading import land_of_card, posted
from bob_editor.rulesets.memoir_44.cards.rule_cards import NUMBERS

BARE = frozenset(("open", "beach", "ocean", "river", "broken_bridge"))
"""What nobody can destroy."""


@scenario_check(Severity.ERROR, cites="A6, A14")
def sabotage_target(card: Card) -> Iterator[Finding]:
    """A dam, factory, power plant, depot, radar station or bridge can be sabotaged; what is destroyed is there."""
    landmarks = tagged(card.ruleset, "landmark") | (tagged(card.ruleset, "bridge") - {"broken_bridge"})
    land = land_of_card(card)
    for key in ("sabotage", "destroy_supplies"):
        for index, row in card.scenario.rows("cards", key, "targets"):
            at = card.hex(row.get("at"))
            wanted = landmarks if key == "sabotage" else {"supply_depot"}
            there = at is not None and not wanted.isdisjoint(land.terrain(at))
            if there or row.get("at") is None or card.boards_having(row.get("at")):
                continue
            where = str(row.get("at")) if at is None else card.grid.label(at)
            told = "nothing to sabotage" if key == "sabotage" else "no supply depot to destroy"
            yield Finding(
                f"There is {told} at {where}.",
                at=card.where(at, "cards", key, "targets", index),
                fixes=last_out("Remove the target", card, ("cards", key, "targets", index)),
                cites=NUMBERS[key],
            )
    held = {unit.at for unit in posted(card)}
    for one in objectives(card):
        named = {*one.hexes(card), card.hex(one.row.get("target"))} - held if one.kind == "destroy" else ()
        for at in named:
            if at is not None and not land.markers.get(at) and BARE.issuperset(land.terrain(at)):
                yield Finding(
                    f"There is nothing to destroy at {card.grid.label(at)}.",
                    at=one.place(card),
                    severity=Severity.WARNING,
                )
