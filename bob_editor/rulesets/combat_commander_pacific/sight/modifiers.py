"""What the map adds to a fire preview: height, hindrance, cover (docs/games/combat-commander-pacific.md, 3.12)."""

from collections.abc import Iterator
from typing import Any, Final

from bob_editor.rules.charts import OWN
from bob_editor.rules.effects import number_of
from bob_editor.rules.los.answer import Modifier
from bob_editor.rules.tags import rule_of
from bob_editor.rulesets.combat_commander_pacific.sight.look import Look
from bob_editor.rulesets.combat_commander_pacific.sight.reading import MapReading

AIR_COVER = "cover against aircraft, mortar and artillery"
BURST: Final = {"jungle": "T91", "swamp": "T97"}
"""Terrain in whose trees mortar and artillery rounds burst, and its rule."""
SAND: Final = "beach"


def modifiers(look: Look, hindrance: int) -> Iterator[Modifier]:
    """The modifiers of fire along a free thread with this hindrance."""
    reading = look.reading
    if not look.aircraft and not look.level:
        yield _listed(reading, "target_lower" if look.looks_down else "target_higher")
    if hindrance:
        yield _listed(reading, "hindrance")._replace(value=-hindrance)
    if not look.aircraft:
        yield _listed(reading, "targeting")._replace(value=look.thread.length + hindrance + 1, least=True)
    if look.goal.unit != "aircraft":
        yield from at_target(look)
    yield from from_start(look)


def _listed(reading: MapReading, name: str) -> Modifier:
    return Modifier.of_row(reading.modifier_rows[name])


def at_target(look: Look) -> tuple[Modifier, ...]:
    """What the target's hex does: its best cover, and what its terrain adds to an Attack Total."""
    reading = look.reading
    key = look.far, look.goal.position == "cave", look.start.unit == "aircraft"
    if key not in reading.fire_at:
        reading.fire_at[key] = tuple(_at_target(look, in_cave=key[1], from_air=key[2]))
    return reading.fire_at[key]


def _at_target(look: Look, *, in_cave: bool, from_air: bool) -> Iterator[Modifier]:
    reading, at = look.reading, look.goal.hex
    kind = reading.type_of(at)
    covers = [_terrain_cover(reading, kind)]
    rows = reading.scene.ruleset.rows("markers")
    for marker in reading.scene.markers:
        if marker.at == at and (marker.marker != "cave" or in_cave):
            effects = {effect["what"]: effect for effect in rows.get(marker.marker, {}).get("effects", ())}
            effect = effects.get(AIR_COVER if from_air else "cover")
            if effect is not None:
                value = number_of((effect,), effect["what"])
                covers.append(_cover(marker.marker, reading.title(marker.marker), value, effect["cites"]))
    yield max(covers, key=lambda one: one.value or 0)
    if at in reading.marked("wire"):
        yield _listed(reading, "target_in_wire")
    if kind in BURST:
        yield _listed(reading, "airburst")._replace(cites=BURST[kind])
    if kind == SAND:
        yield _listed(reading, "soft_sand")


def _terrain_cover(reading: MapReading, kind: str) -> Modifier:
    """The cover of a terrain type, as the scenario has it (T81.3)."""
    row = reading.scene.ruleset.terrains[kind]
    effect: dict[str, Any] = next((dict(one) for one in row.effects if one["what"] == "cover"), {})
    changed = reading.chart.values.get(kind, {}).get("cover")
    value = number_of(row.effects, "cover") if changed is None else changed
    found = _cover(kind, row.title, value, effect.get("cites", row.cites))
    return found._replace(own=changed is None and effect.get("source") == OWN)


def _cover(name: str, title: str, value: float | None, cites: str) -> Modifier:
    return Modifier(name, value, cites, f"Cover: {title}.", title, "cover")


def from_start(look: Look) -> Iterator[Modifier]:
    """What wire does to the firer, where no weapon may fire, and no fire at all (F107, T96, T97, T99, 19.1)."""
    reading = look.reading
    start, goal = look.start.hex, look.goal.hex
    if look.start.unit != "aircraft":
        wired = start in reading.marked("wire")
        if wired:
            yield _listed(reading, "firer_in_wire")
        if wired or reading.in_water(look.base):
            cites = "F107.3" if wired else rule_of(reading.scene.ruleset, reading.type_of(start))
            yield _listed(reading, "no_weapon_fire")._replace(cites=cites)
    melees = reading.marked("melee")
    if start in melees or goal in melees:
        yield _listed(reading, "melee")
