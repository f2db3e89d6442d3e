from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check


@card_check(Severity.WARNING, cites="50.1")
def illumination_by_day(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Illumination lights the night; by day its markers and rounds do nothing."""
    if reading.is_night:
        return
    for marker in reading.markers:
        if marker.marker == "illumination":
            yield Finding(
                f"{card.grid.label(marker.at)} is illuminated by day.",
                at=card.at_hex(marker.at),
                fixes=drop("Remove the marker", marker.path),
            )
    for index, side, row in reading.side_fields():
        # Rounds by day are told of with the night's data.
        if row.get("illumination_reusable") and not row.get("illumination_rounds"):
            path = ("sides", index, "illumination_reusable")
            yield Finding(
                f"{reading.side_title(side)}: illumination, though it is day.",
                at=card.at_field(*path),
                fixes=drop("Take it away", path),
            )
