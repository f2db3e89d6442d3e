from bob_editor.geometry.grouped import grouped
from bob_editor.rules.checking import Card, Finding, Iterator, Severity, found
from bob_editor.rulesets.last_hundred_yards.cards.landings.breaches import conflict_breaches
from bob_editor.rulesets.last_hundred_yards.cards.landings.sticks_and_gliders import (
    direction_of,
    gliders,
    skids_to,
    turn_of,
)
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check


@card_check(Severity.ERROR, cites="16.1.2")
def gliders_conflict(card: Card, mission: Mission) -> Iterator[Finding]:
    """The gliders of a turn land in one direction, each in a landing zone of its own."""
    for turn, landing in grouped((turn_of(glider), glider) for glider in gliders(mission)).items():
        directions = [
            direction for glider in landing if (direction := skids_to(glider) or direction_of(glider))
        ]
        zones = [glider.zone for glider in landing if glider.zone is not None]
        yield from found(
            conflict_breaches(directions, zones),
            f"Gliders of turn {turn}",
            card.at_field(*landing[-1].path),
        )
