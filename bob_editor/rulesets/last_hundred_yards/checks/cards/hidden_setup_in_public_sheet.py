from bob_editor.rules.checking import Card, Finding, Iterator, Severity, counted, listed
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check


@card_check(Severity.HINT, cites="20.9")
def hidden_setup_in_public_sheet(_card: Card, mission: Mission) -> Iterator[Finding]:
    """A mission that records hidden units or minefields shows them to both players; print it for their owner alone."""
    hidden = [unit for unit in mission.units if unit.says("hidden") and unit.at is not None]
    mines = [marker for marker in mission.markers if marker.marker == "minefield"]
    first = [*(mission.places(unit) for unit in hidden), *(mission.places(marker) for marker in mines)]
    if first:
        counts = {"hidden unit": len(hidden), "minefield": len(mines)}
        things = listed(counted(count, thing) for thing, count in counts.items() if count)
        yield Finding(f"The card shows {things} to both players.", at=first[0])
