"""What the map adds to a fire preview: height, hindrance, cover (docs/games/combat-commander-pacific.md, 3.12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bob_editor.rules.los.answer import Modifier
from bob_editor.rulesets.combat_commander_pacific.sight.look import Look
from bob_editor.rulesets.combat_commander_pacific.sight.reading import MapReading

AIR_COVER = "cover against aircraft, mortar and artillery"
BURST, SAND = ("jungle", "swamp"), "beach"


def modifiers(look: Look, hindrance: int) -> Iterator[Modifier]:
    """The modifiers of fire along a free thread with this hindrance."""
    reading = look.reading
    if not look.aircraft and not look.level:
        yield _listed(reading, "target_lower" if look.looks_down else "target_higher")
    if hindrance:
        row = reading.modifier_rows["hindrance"]
        yield Modifier("hindrance", -hindrance, row["cites"], row["text"])
    if not look.aircraft:
        row = reading.modifier_rows["targeting"]
        yield Modifier("targeting", look.thread.length + hindrance + 1, row["cites"], row["text"])
    if look.goal.unit != "aircraft":
        yield from at_target(look)
    yield from from_start(look)


def _listed(reading: MapReading, name: str) -> Modifier:
    row = reading.modifier_rows[name]
    return Modifier(name, row["value"] if isinstance(row["value"], int) else None, row["cites"], row["text"])


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
                text = f"Cover: {reading.title(marker.marker)}."
                covers.append(Modifier(marker.marker, effect["value"], effect["cites"], text))
    yield max(covers, key=lambda one: one.value or 0)
    if kind in BURST:
        yield _listed(reading, "airburst")
    if kind == SAND:
        yield _listed(reading, "soft_sand")


def _terrain_cover(reading: MapReading, kind: str) -> Modifier:
    """The cover of a terrain type, as the scenario has it (T81.3)."""
    row = reading.scene.ruleset.terrains[kind]
    effect: dict[str, Any] = next((dict(one) for one in row.effects if one["what"] == "cover"), {})
    value = reading.chart.values.get(kind, {}).get("cover", effect.get("value"))
    return Modifier(kind, value, effect.get("cites", row.cites), f"Cover: {row.title}.")


def from_start(look: Look) -> Iterator[Modifier]:
    """Where no weapon may fire, and no fire at all (F100.3, F107.3, 19.1)."""
    reading = look.reading
    start, goal = look.start.hex, look.goal.hex
    if look.start.unit != "aircraft":
        wired = start in reading.marked("wire")
        if wired or reading.in_water(look.base):
            yield _listed(reading, "no_weapon_fire")
    melees = reading.marked("melee")
    if start in melees or goal in melees:
        yield _listed(reading, "melee")
