from bob_editor.rules.checking import Card, Finding, Iterator, Severity
from bob_editor.rulesets.last_hundred_yards.cards.fixes import strayed
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check


@card_check(Severity.ERROR, cites="4.1.10")
def unit_in_impassable_river(_card: Card, mission: Mission) -> Iterator[Finding]:
    """Where the mission makes a river impassable, only a bridge or a ford has room for units."""
    for unit in mission.units:
        if unit.at is None or unit.kind is None or unit.kind.vehicular or not mission.is_impassable(unit.at):
            continue
        yield strayed(
            mission, unit, f"{unit.name} stands in the impassable river of {mission.label(unit.at)}."
        )
