from bob_editor.rules.cards.rows import texts_in
from bob_editor.rules.checking import Card, Finding, Iterator, Severity
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import INFANTRY, Unit
from bob_editor.rulesets.band_of_brothers_2_2.cards.fixes import put_down
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check


@card_check(Severity.ERROR, cites="40.2")
def no_upper_level_here(card: Card, reading: CardReading) -> Iterator[Finding]:
    """An upper level is there by special rule only, and only infantry goes up unless that rule says otherwise."""
    high = reading.changed("upper_level")
    for unit in reading.placed:
        if unit.position != "upper_level" or unit.at is None:
            continue
        label = card.grid.label(unit.at)
        if unit.at not in high:
            said = f"{label} has no upper level, and the {unit.name} is on it."
        elif unit.kind not in INFANTRY and not _admitted(card, unit):
            said = f"The {unit.name} can't be on the upper level in {label}: only infantry goes up."
        else:
            continue
        yield Finding(
            said, at=card.at_hex(unit.at), fixes=put_down(reading, unit, f"Put the {unit.name} on the ground")
        )


def _admitted(card: Card, unit: Unit) -> bool:
    """Whether the special rule lets the unit go up: it names it, its counter or its kind."""
    return any(
        {unit.kind, unit.id, unit.counter}.intersection(texts_in(change.fields.get("units")))
        for change in (card.scene.changes_in.get(unit.at, ()) if unit.at is not None else ())
        if change.change == "upper_level"
    )
