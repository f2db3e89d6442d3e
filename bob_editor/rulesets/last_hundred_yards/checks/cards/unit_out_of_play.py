from bob_editor.rules.checking import Card, Finding, Iterator, Severity
from bob_editor.rulesets.last_hundred_yards.cards.fixes import strayed
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check


@card_check(Severity.ERROR, cites="23.0 step 12")
def unit_out_of_play(_card: Card, mission: Mission) -> Iterator[Finding]:
    """Half hexes along the side edges, and others that the mission takes out of play, hold no units."""
    for unit in mission.on_map:
        if unit.at is not None and unit.at in mission.out_of_play:
            yield strayed(mission, unit, f"{unit.name}: {mission.label(unit.at)} is out of play.")
