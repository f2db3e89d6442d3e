from bob_editor.rules.checking import Card, FieldPath, Finding, Iterator, Severity, drop, fields_in, put
from bob_editor.rules.pieces import led_on
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check


@card_check(Severity.ERROR, cites="21.1", whole_map=True)
def objective_off_map(card: Card, mission: Mission) -> Iterator[Finding]:
    """An objective lies in hexes of the map that are in play."""
    for index, row in card.scenario.rows("objectives"):
        hexes = row.get("hexes")
        name = row.get("name") or row.get("id") or index + 1
        path: FieldPath = ("objectives", index, "hexes")
        labels = hexes if isinstance(hexes, list) else fields_in(hexes).get("hexes", [])
        if isinstance(hexes, dict):
            found = mission.areas.hexes(hexes, "attacker")
            if found <= mission.out_of_play and not mission.areas.names_no_sector(hexes):
                yield Finding(
                    f"Objective {name}: no hex of it is in play.",
                    at=card.at_field(*path),
                    fixes=drop("Leave the objective out", path[:2]),
                )
            if found <= mission.out_of_play:
                continue
            path = (*path, "hexes")
        for label in labels if isinstance(labels, list) else ():
            at = card.hex(label)
            if card.boards_having(label) or (at is not None and at not in mission.out_of_play):
                continue
            left = [one for one in labels if one != label]
            out = drop("Leave the objective out", path[:2])
            if left:
                # What asks for all of them asks for all that are left.
                out = led_on(card, put(f"Leave out {label}", path, left), "objective-needs-too-much")
            yield Finding(
                f"Objective {name}: {label} is not in play.",
                at=card.at_field(*path) if at is None else (card.at_hex(at), card.at_field(*path)),
                fixes=out,
            )
