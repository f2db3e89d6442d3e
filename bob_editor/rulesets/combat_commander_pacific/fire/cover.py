"""The cover of a hex against an attack, and the morale of a unit there (T81.3, F101 to F107, 15.2.2)."""

from typing import Final

from bob_editor.geometry.hexes import Hex
from bob_editor.rules.effects import number_of
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rulesets.combat_commander_pacific.land.unit_kinds import overstacked_by
from bob_editor.rulesets.combat_commander_pacific.sight.modifiers import AIR_COVER
from bob_editor.rulesets.combat_commander_pacific.sight.reading import MapReading

FROM_ABOVE: Final = frozenset({"aircraft", "mortar", "artillery", "radio"})
"""Attacks against which fortifications have their second cover value."""
NO_COVER: Final = frozenset({"flamethrower", "mines"})
"""Attacks that set cover to 0, with no modification (5.6, F104.2)."""
CAVE: Final = "cave"


def fortification_cover(ruleset: Ruleset, marker: str, attack: str = "fire") -> int | None:
    """The cover that a fortification gives against an attack; None where it gives none."""
    what = AIR_COVER if attack.partition("_")[0] in FROM_ABOVE else "cover"
    effects = ruleset.rows("markers").get(marker, {}).get("effects", ())
    return number_of(effects, what)


def cave_cover(ruleset: Ruleset, attack: str, *, inside: bool) -> int | None:
    """What a cave does for a unit: cover inside, against fire from downslope and any artillery (F102.2.3).

    None where it gives none: outside; inside nothing but artillery comes from upslope at all.
    """
    kind, _, slope = attack.partition("_")
    if not inside or (slope == "upslope" and kind != "artillery"):
        return None
    return fortification_cover(ruleset, CAVE, kind)


def terrain_cover(reading: MapReading, at: Hex) -> int:
    """The cover of a hex's type, as the scenario has it (T81.3)."""
    kind = reading.type_of(at)
    changed = reading.chart.values.get(kind, {}).get("cover")
    if isinstance(changed, int):
        return changed
    return number_of(reading.scene.ruleset.terrains[kind].effects, "cover") or 0


def cover_at(
    reading: MapReading, at: Hex, *, attack: str = "fire", inside: bool = False, figures: int = 0
) -> int:
    """The best cover of a unit in a hex against an attack, less 1 for each figure too many (T81.3.1, 15.2.2)."""
    kind = attack.partition("_")[0]
    if kind in NO_COVER:
        return 0
    over = overstacked_by(figures)
    ruleset = reading.scene.ruleset
    dug = [
        cover
        for marker in reading.scene.markers
        if marker.at == at
        for cover in (
            cave_cover(ruleset, attack, inside=inside)
            if marker.marker == CAVE
            else fortification_cover(ruleset, marker.marker, attack),
        )
        if cover is not None
    ]
    lowered = over if reading.scene.ruling("overstacking_lowers_fortification_cover") else 0
    return max([terrain_cover(reading, at) - over, *(cover - lowered for cover in dug)])


def morale_at(reading: MapReading, at: Hex, printed: int, cover: int) -> int:
    """The morale of a unit with this cover; wire takes 1 of it (T81.3, F107.1)."""
    return printed + cover - (at in reading.marked("wire"))
