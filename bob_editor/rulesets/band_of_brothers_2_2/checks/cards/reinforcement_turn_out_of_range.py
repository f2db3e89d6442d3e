from bob_editor.rules.cards.names import named_at
from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check


@card_check(Severity.ERROR, cites="18.0")
def reinforcement_turn_out_of_range(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Reinforcements come on a turn from the first to the last; so do those from the cup and of exchanges."""
    last = reading.last_turn
    comes = [
        ((*group.path, "turn_from" if group.kind == "cup" else "turn"), group.side)
        for group in reading.groups
        if group.kind != "setup"
    ]
    comes += [
        (path, card.scenario.text(*path[:2], "id"))
        for path, _, _ in named_at(card.scenario, "sides/*/force_exchanges/*/turn")
    ]
    turns = [(path, side, turn) for path, side in comes if isinstance(turn := card.scenario.get(*path), int)]
    late = [one for one in turns if last is not None and one[2] > last]
    # Of several that come too late it is the end that is wrong.
    if len(late) > 1:
        most = max(turn for *_, turn in late)
        yield Finding(
            f"The game lasts {last} turns, and reinforcements come as late as on turn {most}.",
            at=card.at_field("turns"),
            highlight=(card.at_field("turns"), *(card.at_field(*path) for path, *_ in late)),
            fixes=put(f"Let it last {most} turns", ("turns",), most),
        )
        late = []
    for path, side, turn in (*(one for one in turns if one[2] < 1), *late):
        right = 1 if turn < 1 or last is None else last
        yield Finding(
            f"{reading.side_title(side)}: reinforcements come on turn {turn}"
            + (f" of {last}." if last is not None else "."),
            at=card.at_field(*path),
            fixes=put(f"Let them come on turn {right}", path, right),
        )
