from bob_editor.rules.checking import Card, Finding, Hex, Iterator, Severity, drop
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check


@card_check(Severity.ERROR, cites="54.4")
def trail_twice(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A pair of trail markers makes one trail."""
    seen: set[frozenset[Hex]] = set()
    for trail in reading.markers:
        to = card.hex(trail.row.get("to")) if trail.marker == "trail" else None
        if to is None:
            continue
        ends = frozenset((trail.at, to))
        if ends in seen:
            yield Finding(
                f"There are two trails between {card.grid.label(trail.at)} and {card.grid.label(to)}.",
                at=card.at_hex(trail.at),
                fixes=drop("Remove this one", trail.path),
            )
        seen.add(ends)
