from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, scenario_check
from bob_editor.rulesets.last_hundred_yards.cards.reading import mission_of


@scenario_check(Severity.ERROR, cites="10.4.6.2")
def unit_loaded_elsewhere(card: Card) -> Iterator[Finding]:
    """A unit that is loaded stands in the hex of its vehicle."""
    mission = mission_of(card)
    for unit in mission.units:
        carrier = unit.row.get("mounted_on")
        if not isinstance(carrier, str):
            continue
        vehicle = mission.by_id.get(carrier)
        # Of what carries nothing another check tells.
        if vehicle and vehicle.kind and (vehicle.at == unit.at or not vehicle.kind.vehicular):
            continue
        unload = put("Unload it", (*unit.path, "mounted_on"), None)
        along = (
            (put("Move it to its vehicle", (*unit.path, "at"), mission.label(vehicle.at)),)
            if vehicle is not None and vehicle.at is not None and vehicle.side == unit.side
            else ()
        )
        yield Finding(
            f"{unit.name} is loaded on {vehicle.name if vehicle else f'“{carrier}”'}, which is no vehicle in its hex.",
            at=mission.places(unit),
            fixes=(unload, *along),
        )
