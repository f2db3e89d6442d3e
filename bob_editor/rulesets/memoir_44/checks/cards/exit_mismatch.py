from bob_editor.rules.checking import Card, Finding, Iterator, Severity, add, drop, scenario_check
from bob_editor.rulesets.memoir_44.cards.objectives import objectives
from bob_editor.rulesets.memoir_44.cards.reading import SIDES


@scenario_check(Severity.WARNING, cites="A23")
def exit_mismatch(card: Card) -> Iterator[Finding]:
    """A side that wins medals by leaving the board has exit markers, and exit markers belong to such an objective."""
    doors = [row.get("side") for _, row in card.scenario.markers if row.get("marker") == "exit"]
    wanted = [one for one in objectives(card) if one.kind == "exit"]
    for one in wanted:
        if not any(side is None or one.is_of(str(side)) for side in doors):
            yield Finding(
                "Exits give medals, but no exit is marked.",
                at=(one.place(card),),
                fixes=(drop("Remove the objective", ("objectives", one.index)),),
            )
    told: list[object] = []
    for index, row in card.scenario.markers:
        side = row.get("side")
        if row.get("marker") != "exit" or side in told:
            continue
        if any(side is None or one.is_of(str(side)) for one in wanted):
            continue
        told.append(side)
        at = card.hex(row.get("at"))
        objective = {"owner": side if side in SIDES else "any", "kind": "exit", "value": 1}
        yield Finding(
            "An exit is marked, but it gives no medals.",
            at=(card.at_field("markers", index) if at is None else card.at_hex(at),),
            fixes=(add("Let each unit that leaves win a medal", ("objectives",), objective),),
        )
