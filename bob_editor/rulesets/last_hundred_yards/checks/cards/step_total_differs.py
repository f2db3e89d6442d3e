from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, whole
from bob_editor.rulesets.last_hundred_yards.cards.dyo.support import unpaid
from bob_editor.rulesets.last_hundred_yards.cards.force import counted_steps, platoon_steps
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check


@card_check(Severity.WARNING, cites="20.6")
def step_total_differs(card: Card, mission: Mission) -> Iterator[Finding]:
    """The steps that a card prints for a force are those of its platoons and support units together."""
    for side in mission.sides:
        printed = whole(side.force.get("steps_printed"))
        # The rules don't say whether a commander's tank is one of his platoons' or one more.
        counted, more = counted_steps(side), whole(side.force.get("command_tanks")) or 0
        # Of tanks of no number, and of what nobody bought, other checks tell.
        known = all(platoon_steps(side, row) for _, row in side.platoons) and not any(unpaid(mission, side))
        if printed not in (None, counted, counted + more) and (side.platoons or side.support) and known:
            path = (*side.path, "force", "steps_printed")
            yield Finding(
                f"The {side.called}'s list says {printed} steps, its units have {counted}.",
                at=card.at_field(*path),
                fixes=put(f"Print {counted}", path, counted),
            )
