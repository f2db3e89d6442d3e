from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check


@card_check(Severity.ERROR, cites="18.0")
def setup_turn_out_of_range(card: Card, reading: CardReading) -> Iterator[Finding]:
    """What sets up later than at the start does so on a turn of the game."""
    last = reading.last_turn
    for group in reading.groups:
        turn = group.row.get("on_turn")
        if group.kind != "setup" or not isinstance(turn, int) or last is None or turn <= last:
            continue
        path = (*group.path, "on_turn")
        yield Finding(
            f"A set-up area is for turn {turn} of {last}.",
            at=card.at_field(*path),
            fixes=(put(f"Make it turn {last}", path, last), put("Let them set up at the start", path, None)),
        )
