from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check
from bob_editor.rulesets.band_of_brothers_2_2.checks.cards.feature_of_other_theatre import places_of

BASE = ("open_ground", "woods", "building_stone", "building_wood", "road", "railroad_track", "decoration")
"""The terrain of training scenarios, and what has no effect."""


@card_check(Severity.WARNING, cites="18.0")
def training_with_more(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A training scenario is played on woods, buildings, open ground and roads alone."""
    if not card.scenario.flag("training"):
        return
    more = card.ruleset.terrains.keys() - {*BASE}
    sides = (one.terrain for features in card.board.sides.values() for one in features)
    found = sorted({*places_of(reading, more), *more.intersection(sides)})
    if found:
        yield Finding(
            f"A training scenario has no {reading.title(found[0])}.",
            at=card.at_field("training"),
            fixes=drop("Let it be no training scenario", ("training",)),
        )
