from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, put
from bob_editor.rulesets.band_of_brothers_2_2.cards.boarding import loads
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check


@card_check(Severity.WARNING, cites="21.1")
def empty_carrier(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A carrier without passengers is removed from the map, so one that starts empty is soon gone."""
    known = {name for unit in reading.all_units for name in (unit.id, unit.counter)}
    # Of passengers of a carrier that isn't there another check tells.
    strange = {unit.path[:-1] for unit in reading.all_units if unit.carrier and unit.carrier not in known}
    for unit, riders in loads(reading):
        starts = unit.at is not None or unit.path[0] == "setup_areas"
        loaded = sum(rider.count for rider in riders)
        if unit.kind != "carrier" or not starts or unit.path[:-1] in strange or loaded >= unit.count:
            continue
        said, fix = (
            f"The {unit.name} starts empty and would be removed.",
            drop(f"Remove the {unit.name}", unit.path),
        )
        if loaded:
            said = f"Of {unit.count} carriers ({unit.name}) {loaded} would stay on the map, as many as are loaded."
            fix = put(f"Make it {loaded}", (*unit.path, "count"), loaded)
        yield Finding(said, card.where(unit.at, *unit.path), fix)
