from collections import Counter

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, put
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check


@card_check(Severity.WARNING, cites="21.1")
def empty_carrier(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A carrier without passengers is removed from the map, so one that starts empty is soon gone."""
    lists = [reading.units, *(group.forces for group in reading.groups if group.kind == "setup")]
    known = {name for unit in reading.all_units for name in (unit.id, unit.counter)}
    for units in lists:
        aboard = Counter[str]()
        for unit in filter(lambda one: one.carrier, units):
            aboard[unit.carrier] += unit.count
        # Of passengers of a carrier that isn't there another check tells.
        if aboard.keys() - known:
            continue
        for unit in units:
            if unit.kind != "carrier" or (unit.path[0] == "units" and unit.at is None):
                continue
            loaded = aboard[unit.id] or aboard[unit.counter if unit.path[0] != "units" else ""]
            if loaded >= unit.count:
                continue
            said = f"Of {unit.count} carriers ({unit.name}) {loaded} would stay on the map, as many as are loaded."
            fewer = put(f"Make it {loaded}", (*unit.path, "count"), loaded)
            yield Finding(
                said if loaded else f"The {unit.name} starts empty and would be removed.",
                at=card.where(unit.at, *unit.path),
                fixes=(fewer if loaded else drop(f"Remove the {unit.name}", unit.path),),
            )
