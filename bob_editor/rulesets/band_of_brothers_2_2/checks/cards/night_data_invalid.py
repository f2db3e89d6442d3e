from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop_all, listed, put
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check

_USUAL = 3
"""A middling Visibility Range."""


@card_check(Severity.ERROR, cites="50.0, 50.1")
def night_data_invalid(card: Card, reading: CardReading) -> Iterator[Finding]:
    """At night one sees as far as the Visibility Range, and illumination rounds light the map.

    By day there is neither.
    A Visibility Range larger than the map says nothing.
    """
    sight = card.scenario.get("conditions", "visibility")
    place = ("conditions", "visibility")
    said, severity = "", Severity.ERROR
    if sight is None and card.scenario.flag("conditions", "night"):
        said = "It is night, and nobody knows how far one sees."
    elif sight is not None and (not isinstance(sight, int) or isinstance(sight, bool) or sight < 0):
        said = f"A Visibility Range of {sight} can't be."
    elif isinstance(sight, int) and len(card.grid.hexes) and sight > _widest(card):
        said, severity = f"A Visibility Range of {sight} is larger than the map.", Severity.WARNING
    if said:
        yield Finding(
            said,
            at=card.at_field(*place),
            fixes=put(f"See {_USUAL} hexes far", place, _USUAL),
            severity=severity,
            cites="50.0",
        )
    if reading.is_night:
        return
    given = [(index, side, row.get("illumination_rounds")) for index, side, row in reading.side_fields()]
    given = [one for one in given if isinstance(one[2], int) and one[2] > 0]
    if given:
        fields = [("sides", index, "illumination_rounds") for index, _, _ in given]
        yield Finding(
            f"{listed([reading.side_title(side) for _, side, _ in given])}: illumination rounds, though it is day.",
            at=(card.at_field(*field) for field in fields),
            fixes=(
                drop_all("Take them away", fields),
                put(f"Make it night, and see {_USUAL} hexes far", place, _USUAL),
            ),
            cites="50.1",
        )


def _widest(card: Card) -> int:
    """How far apart two hexes of the map can be, at most: as far as along the longest of the three axes."""
    hexes = card.grid.hexes
    axes = ([at.q for at in hexes], [at.r for at in hexes], [at.q + at.r for at in hexes])
    return max(max(axis) - min(axis) for axis in axes)
