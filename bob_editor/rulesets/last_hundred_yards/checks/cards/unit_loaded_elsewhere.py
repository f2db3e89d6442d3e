from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put
from bob_editor.rulesets.last_hundred_yards.cards.entering import groups
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check


@card_check(Severity.ERROR, cites="10.4.6.2")
def unit_loaded_elsewhere(card: Card, mission: Mission) -> Iterator[Finding]:
    """A unit that is loaded stands in the hex of its vehicle, or comes in with it."""
    entering = [set(card.scenario.texts(*path, "units")) for path, _ in groups(card.scenario)]
    for unit in mission.units:
        carrier = unit.row.get("mounted_on")
        if not isinstance(carrier, str):
            continue
        vehicle = mission.by_id.get(carrier)
        # Of what carries nothing another check tells.
        if vehicle and vehicle.kind and (vehicle.at == unit.at or not vehicle.kind.vehicular):
            if unit.at is None and any((unit.id in group) != (carrier in group) for group in entering):
                yield Finding(
                    f"{unit.name} is loaded on {vehicle.name}, and they don't come in together.",
                    at=mission.places(unit),
                    fixes=put("Unload it", (*unit.path, "mounted_on"), None),
                )
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
