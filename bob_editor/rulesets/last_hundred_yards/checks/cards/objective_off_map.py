from bob_editor.rules.cards.rows import list_in
from bob_editor.rules.checking import Card, FieldPath, Finding, Iterator, Severity, drop, fields_in, put
from bob_editor.rules.mended_names import near_hexes
from bob_editor.rules.pieces import led_on
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.cards.rows import name_of


@card_check(Severity.ERROR, cites="21.1", whole_map=True)
def objective_off_map(card: Card, mission: Mission) -> Iterator[Finding]:
    """An objective lies in hexes of the map that are in play."""
    for objective, row, hexes in mission.objectives:
        named, name = row.get("hexes"), name_of(objective, row)
        gone = drop("Leave the objective out", objective)
        path: FieldPath = (*objective, "hexes")
        labels = named if isinstance(named, list) else fields_in(named).get("hexes", [])
        if isinstance(named, dict):
            if hexes <= mission.out_of_play and not mission.areas.names_no_sector(named):
                yield Finding(f"Objective {name}: no hex of it is in play.", card.at_field(*path), gone)
            if hexes <= mission.out_of_play:
                continue
            path = (*path, "hexes")
        for label in list_in(labels):
            at = card.hex(label)
            if card.boards_having(label) or (at is not None and at not in mission.out_of_play):
                continue
            slip = (*path, labels.index(label))
            near = near_hexes(card, slip, labels, "bridge-objective-without-entries")
            left = [one for one in labels if one != label]
            # What asks for all of them asks for all that are left.
            out = led_on(card, put(f"Leave out {label}", path, left), "objective-needs-too-much")
            yield Finding(
                f"Objective {name}: {label} is not in play.",
                at=card.at_field(*path) if at is None else (card.at_hex(at), card.at_field(*path)),
                fixes=(*near, out if left else gone),
                surplus=slip,
                instead=near,
            )
