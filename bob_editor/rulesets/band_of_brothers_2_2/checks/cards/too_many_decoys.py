from bob_editor.rules.cards.pieces import count_in
from bob_editor.rules.checking import Card, Finding, Iterator, Severity, counted, put
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check


@card_check(Severity.ERROR, cites="15.0")
def too_many_decoys(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A decoy is a conceal marker with nothing under it, and a side has as many as its card says."""
    for unit in reading.units:
        if unit.kind == "decoy" and not unit.concealed:
            yield Finding(
                f"A decoy{'' if unit.at is None else f' in {card.grid.label(unit.at)}'} is not under a conceal marker.",
                at=card.where(unit.at, *unit.path),
                fixes=put("Put it under a conceal marker", (*unit.path, "concealed"), True),
            )
    for index, side, row in reading.side_fields():
        decoys = [unit for unit in reading.of_side(side) if unit.kind == "decoy"]
        count = sum(unit.count for unit in decoys)
        allowed = reading.decoys(side)
        if count > allowed:
            more = count_in(row, "decoys", 0) + count - allowed
            yield Finding(
                f"{reading.side_title(side)}: {counted(count, 'decoy')}, {allowed} allowed.",
                at=card.at_field("sides", index, "decoys"),
                fixes=put(f"Allow {count}", ("sides", index, "decoys"), more),
            )
