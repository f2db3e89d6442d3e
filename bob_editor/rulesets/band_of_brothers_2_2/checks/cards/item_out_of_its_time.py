from bob_editor.geometry.labels import written_number
from bob_editor.rules.checking import Card, Finding, Iterator, Severity
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import Unit
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check

_SS_YEARS = (1944, 1945)


@card_check(Severity.WARNING, cites="57.4")
def item_out_of_its_time(card: Card, reading: CardReading) -> Iterator[Finding]:
    """The SS of the counters are those of 1944 and 1945."""
    year = written_number(card.scenario.text("date")[:4])
    if year is None or year in _SS_YEARS:
        return
    judged: set[object] = set()
    for unit in reading.all_units:
        name = unit.row.get("unit_type") or unit.path
        if _is_ss(reading, unit) and name not in judged:
            judged.add(name)
            yield Finding(
                f"The {unit.name} is of the late war, and the battle is in {year}.",
                at=card.where(unit.at, *unit.path),
            )


def _is_ss(reading: CardReading, unit: Unit) -> bool:
    """Whether a unit is of the SS: by its counter, or because its whole side is."""
    own = unit.type.get("nationality") or reading.card.side_rows.get(unit.side, {}).get("nationalities")
    return "ss" in unit.traits or own in ("ss", ["ss"], ("ss",))
