from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.cards.rows import name_of


@card_check(Severity.WARNING, cites="21.1")
def control_by_side_off_map(card: Card, mission: Mission) -> Iterator[Finding]:
    """Each side controls its set-up area at the start; a side that starts off the map controls nothing."""
    for path, row, hexes in mission.objectives:
        side = mission.side(row.get("control"))
        if side is None:
            continue
        others = [one for one in mission.sides if one != side and mission.sets_up_on_map(one)]
        if mission.starts_off_map(side) and others:
            told = f"the {side.called}, who starts off the map"
        elif hexes and any(hexes <= mission.setup_hexes(one) for one in others):
            others = [one for one in others if hexes <= mission.setup_hexes(one)]
            if not hexes.isdisjoint(mission.setup_hexes(side)):
                continue
            told = f"the {side.called}, and lies where the {others[0].called} sets up"
        else:
            continue
        yield Finding(
            f"Objective {name_of(path, row)} is controlled by {told}.",
            at=card.at_field(*path, "control"),
            fixes=(
                put(f"Give it to the {one.called}", (*path, "control"), one.names[0])
                for one in others
                if one.names
            ),
        )
