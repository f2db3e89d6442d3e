from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop_all, found
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.cards.rows import MissionUnit
from bob_editor.rulesets.last_hundred_yards.cards.setup.transport import overloading


@card_check(Severity.ERROR, cites="10.4.6, 10.4.6.1")
def transport_overloaded(_card: Card, mission: Mission) -> Iterator[Finding]:
    """A vehicle carries so many steps, a leader and a weapon, or tows a gun and nothing else; AFVs take riders only."""
    loads: dict[str, list[MissionUnit]] = {}
    for unit in mission.units:
        carrier = unit.row.get("mounted_on")
        if isinstance(carrier, str) and carrier in mission.by_id and unit.kind is not None:
            loads.setdefault(carrier, []).append(unit)
    for carrier, units in loads.items():
        vehicle = mission.by_id[carrier]
        yield from found(
            overloading(vehicle.kind_id, [unit.kind_id for unit in units])[:1],
            vehicle.name,
            mission.places(vehicle),
            drop_all("Unload it", [(*unit.path, "mounted_on") for unit in units]),
        )
