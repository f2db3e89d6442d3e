from bob_editor.rules.checking import Card, Finding, Iterator, Severity, counted, drop, put, set_fields
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import nations_of
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check


@card_check(Severity.ERROR, cites="59.6")
def banzai_turns_invalid(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Banzai charges are made by the Japanese, on turns of the game from the first to the last that the card names."""
    last = reading.last_turn
    for index, side, row in reading.side_fields():
        banzai, path = row.get("banzai"), ("sides", index, "banzai")
        if not isinstance(banzai, dict):
            continue
        low, high = card.scenario.whole(*path, "turn_min"), card.scenario.whole(*path, "turn_max")
        take = drop("Take the banzai charges away", path)
        if "japanese" not in nations_of(row):
            yield Finding(
                f"{reading.side_title(side)}: only the Japanese make banzai charges.",
                at=card.at_field(*path),
                fixes=take,
            )
            continue
        end = last if last is not None else max(low or 1, high or 1, 1)
        if low is not None and high is not None and 1 <= low <= high <= end:
            count, turns_there = card.scenario.whole(*path, "count"), high - low + 1
            if count is not None and count > turns_there:
                yield Finding(
                    f"{count} banzai charges in {counted(turns_there, 'turn')}.",
                    at=card.at_field(*path, "count"),
                    fixes=put(f"Make it {turns_there}", (*path, "count"), turns_there),
                )
            continue
        turns = sorted(min(max(one or 1, 1), end) for one in (low, high if high is not None else end))
        fields = {"turn_min": turns[0], "turn_max": turns[1]}
        yield Finding(
            f"Banzai charges from turn {_turn(low)} to {_turn(high)} don't fit the game.",
            at=card.at_field(*path),
            fixes=(set_fields(f"From turn {turns[0]} to {turns[1]}", path, fields), take),
        )


def _turn(named: int | None) -> str:
    return "?" if named is None else str(named)
