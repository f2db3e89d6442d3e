from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, scenario_check
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import read


@scenario_check(Severity.ERROR, cites="18.0")
def reinforcement_turn_out_of_range(card: Card) -> Iterator[Finding]:
    """Reinforcements come on a turn from the first to the last; so do those from the fog of war cup."""
    reading = read(card)
    # A game of no turns is told as such.
    last = card.scenario.whole("turns") or None
    for group in reading.groups:
        field = "turn_from" if group.kind == "cup" else "turn"
        turn = group.row.get(field)
        if group.kind == "setup" or not isinstance(turn, int):
            continue
        if turn >= 1 and (last is None or turn <= last or card.scenario.flag("open_ended")):
            continue
        right = 1 if turn < 1 or last is None else last
        yield Finding(
            f"{reading.side_title(group.side)}: reinforcements come on turn {turn}"
            + (f" of {last}." if last is not None else "."),
            at=(card.at_field(*group.path, field),),
            fixes=(put(f"Let them come on turn {right}", (*group.path, field), right),),
        )
