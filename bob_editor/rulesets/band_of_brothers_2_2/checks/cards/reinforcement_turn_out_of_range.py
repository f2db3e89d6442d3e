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
    for path, side in comes:
        turn = card.scenario.get(*path)
        if not isinstance(turn, int):
            continue
        if turn >= 1 and (last is None or turn <= last):
            continue
        right = 1 if turn < 1 or last is None else last
        yield Finding(
            f"{reading.side_title(side)}: reinforcements come on turn {turn}"
            + (f" of {last}." if last is not None else "."),
            at=card.at_field(*path),
            fixes=put(f"Let them come on turn {right}", path, right),
        )
