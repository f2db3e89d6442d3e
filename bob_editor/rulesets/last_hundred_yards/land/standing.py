"""What stands on the map for a while: smoke, vehicles, mortar impacts and light (4.2.4, 11.4.7.1a, 17.4)."""

from __future__ import annotations

from collections.abc import Mapping

from bob_editor.geometry.hexes import Hex
from bob_editor.records import Record
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.los.threads.cells import Cells

SMOKE = ("smoke", "mdrm")
VEHICULAR = frozenset(
    {"vehicle", "afv", "fv", "halftrack", "tracked_carrier", "truck", "jeep", "command_tank", "dummy_v"}
)
"""Kinds of unit that are vehicles on the map (2.1.3, 2.1.4)."""
LIGHT_RADIUS = 2
"""How far an illumination marker lights (17.4.2a), and how near to lit hexes one must be to see them or be seen."""


class Standing(Record, eq=False):
    """Markers by hex number: ``smoke`` how many that hinder, ``vehicles`` how many.

    There is no sight out of ``impacts``, but for some units, nor out of ``assaults``.

    ``lights`` are the hexes of illumination markers, ``light`` is ``day``, ``twilight`` or ``night``.
    """

    smoke: Mapping[int, int]
    vehicles: Mapping[int, int]
    impacts: frozenset[int]
    assaults: frozenset[int]
    lights: tuple[Hex, ...]
    light: str

    @staticmethod
    def of(scene: Scene, cells: Cells) -> Standing:
        """What stands in a scene."""
        smoke: dict[int, int] = {}
        vehicles: dict[int, int] = {}
        by_kind: dict[str, set[int]] = {}
        for marker in scene.markers:
            number = cells.number(marker.at)
            by_kind.setdefault(marker.marker, set()).add(number)
            if marker.marker in SMOKE:
                smoke[number] = smoke.get(number, 0) + 1
            if marker.marker == "vehicle":
                vehicles[number] = vehicles.get(number, 0) + 1
        for unit in scene.units:
            if unit.unit in VEHICULAR:
                number = cells.number(unit.at)
                vehicles[number] = vehicles.get(number, 0) + 1
        return Standing(
            smoke,
            vehicles,
            frozenset(by_kind.get("primary_impact", set()) & by_kind.get("mdrm", set())),
            frozenset(by_kind.get("assault", ())),
            tuple(marker.at for marker in scene.markers if marker.marker == "illumination"),
            light_at(scene.in_force.get("light", "day"), scene.minute),
        )

    @property
    def shuts(self) -> bool:
        """Whether there is any hex out of which there is no sight."""
        return bool(self.impacts or self.assaults)

    def is_lit(self, at: Hex) -> bool:
        """Whether an illumination marker lights a hex (17.4.2a)."""
        return any(at.distance(light) <= LIGHT_RADIUS for light in self.lights)

    def is_near_light(self, at: Hex) -> bool:
        """Whether a hex lies within two hexes of one that a marker lights."""
        return any(at.distance(light) <= 2 * LIGHT_RADIUS for light in self.lights)


def light_at(light: object, minute: int) -> str:
    """The light at a minute: a mission's only one, or that of the last of several stretches to have begun (17.1)."""
    if not isinstance(light, list | tuple):
        return str(light)
    stretches = [row for row in light if isinstance(row, dict) and isinstance(row.get("from_min"), int)]
    stretches.sort(key=lambda row: row["from_min"])
    begun = [row for row in stretches if row["from_min"] <= minute] or stretches[:1]
    return str(begun[-1].get("light", "day")) if begun else "day"
