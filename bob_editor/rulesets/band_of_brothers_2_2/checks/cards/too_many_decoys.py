from bob_editor.rules.cards.pieces import count_in
from bob_editor.rules.checking import Card, Finding, Iterator, Severity, counted, put, scenario_check
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import Unit
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import read


@scenario_check(Severity.ERROR, cites="15.0")
def too_many_decoys(card: Card) -> Iterator[Finding]:
    """A decoy is a conceal marker with nothing under it, and a side has as many as its card says."""
    reading = read(card)
    for unit in reading.units:
        if unit.kind == "decoy" and not unit.concealed:
            yield Finding(
                f"A decoy{_where(card, unit)} is not under a conceal marker.",
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


def _where(card: Card, unit: Unit) -> str:
    return f" in {card.grid.label(unit.at)}" if unit.at is not None else ""
