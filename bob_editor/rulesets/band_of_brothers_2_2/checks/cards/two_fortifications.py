from bob_editor.geometry.grouped import grouped
from bob_editor.rules.cards.surplus import says_again
from bob_editor.rules.checking import Card, Finding, Iterator, Severity, likeliest, listed
from bob_editor.rulesets.band_of_brothers_2_2.cards.fixes import move_marker, remove_markers
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, PlacedMarker, card_check

PAIR = 2
_OBSTACLES = ("wire", "roadblock")
"""What bars the way and gives no cover."""


@card_check(Severity.ERROR, cites="43.0")
def two_fortifications(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A location holds one fortification.

    Whether wire or a roadblock may be beside another the rules leave open; a ruling decides (wire_with_fortification).
    """
    for at, forts in grouped((fort.at, fort) for fort in reading.fortifications).items():
        solid = [fort for fort in forts if fort.marker not in _OBSTACLES]
        obstacles = [fort for fort in forts if fort.marker in _OBSTACLES]
        twice = [fort for fort in obstacles if _alike(fort, obstacles)]
        if len(solid) > 1 or twice:
            several = solid if len(solid) > 1 else twice
            gone = several[1:] if len(solid) > PAIR else several[-1:]
            again = says_again(card.scenario, several[0].path, gone[-1].path)
            label = (
                f"Remove the {reading.title(several[-1].marker)}"
                if len(solid) <= PAIR
                else "Keep one of them"
            )
            moves = move_marker(reading, gone[0]) if len(gone) == 1 else ()
            names = listed(reading.title(one.marker) for one in several)
            yield Finding(
                f"{card.grid.label(at)} has several fortifications: {names}.",
                at=card.at_hex(at),
                surplus=gone[-1].path if again else (),
                fixes=likeliest(
                    card, (*moves, remove_markers(label, reading, *gone)), "fortification-count-differs"
                ),
            )
        elif solid and obstacles:
            forbidden = "wire_with_fortification" in card.ruleset.rulings and (
                card.ruling("wire_with_fortification") == "forbid"
            )
            both = listed(reading.title(one.marker) for one in (solid[0], obstacles[0]))
            gone = [one for one in forts if one is not solid[0]]
            yield Finding(
                f"{card.grid.label(at)} has {both}; the rules leave open whether that may be.",
                at=card.at_hex(at),
                fixes=remove_markers("Keep one of them", reading, *gone),
                severity=Severity.ERROR if forbidden else Severity.WARNING,
            )


def _alike(fort: PlacedMarker, others: list[PlacedMarker]) -> bool:
    """Whether another obstacle of the same kind bars the same way."""
    return any(
        other is not fort
        and other.marker == fort.marker
        and other.row.get("facing") == fort.row.get("facing")
        for other in others
    )
