from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check, sighting_count
from bob_editor.rulesets.combat_commander_pacific.cards.rows import JAPAN


@card_check(Severity.WARNING, cites="O28")
def infiltration_without_sighting_markers(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Units in infiltration boxes appear where a sighting marker is; without any they stay there."""
    if all(side != JAPAN for side, _ in reading.boxed):
        return
    path = ("sides", reading.side_places[JAPAN])
    arriving = any(card.scenario.get(*row, "sighting_markers") for row in reading.arriving_rows)
    if not sighting_count(card.scenario, path) and not arriving and not reading.marked("sighting"):
        yield Finding(
            "Japan has infiltration units and no sighting marker.",
            card.at_field(*path, "infiltration"),
            put("Give it 3 sighting markers", (*path, "sighting_markers"), {"count": 3}),
        )
