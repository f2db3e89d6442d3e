"""Reads a mission's areas: hexes, whole sectors, rows from a friendly or enemy edge (20.7, 23.0 step 15)."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Final

from bob_editor.geometry.hexes import Hex
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.hex_sets import is_all_but
from bob_editor.rulesets.last_hundred_yards.cards.frontages import row_from

Json = Any

ROLES: Final = ("attacker", "defender")
COMPASS: Final = ("N", "E", "S", "W")
MAP_EDGES: Final = ("top", "right", "bottom", "left")
"""The edges of a map clockwise, as the compass goes."""
FRONTAGE_EDGES: Final = {"normal": ("top", "bottom"), "wide": ("left", "right"), "narrow": ("left", "right")}
"""The edges over which the sides of each frontage face each other (docs/games/last-hundred-yards.md, 1.3)."""
_SHARED = ("cols", "board", "terrain", "level")
_EVER: Final = 9999
_OUTWARD: Final = {"top": 0, "bottom": 3}


def other_role(role: str) -> str:
    """The other side's role."""
    return "defender" if role == "attacker" else "attacker"


class MissionAreas:
    """The edges of a mission's map and the hexes of its areas. What can't be read names no hex."""

    def __init__(self, card: Card) -> None:
        self.card = card
        self._rows: dict[str, Mapping[Hex, int]] = {}

    # -- edges ------------------------------------------------------------------------------------------------

    @cached_property
    def _north(self) -> int:
        north = self.card.scenario.text("map", "north")
        return MAP_EDGES.index(north) if north in MAP_EDGES else 0

    def map_edge(self, compass: str) -> str:
        """The edge of the map that lies in a direction of the compass."""
        return MAP_EDGES[(COMPASS.index(compass) + self._north) % 4]

    def compass(self, map_edge: str) -> str:
        """The direction of the compass in which an edge of the map lies."""
        return COMPASS[(MAP_EDGES.index(map_edge) - self._north) % 4]

    def friendly_edge(self, role: str) -> Json:
        """What the card says of a role's friendly edge: a direction, hexes, or None."""
        return self.said_edge(role, "fbe")

    def enemy_edge(self, role: str) -> Json:
        """A role's enemy edge: what the card says of it, else the other side's friendly one."""
        said = self.said_edge(role, "ebe")
        return self.friendly_edge(other_role(role)) if said is None else said

    def said_edge(self, role: str, name: str) -> Json:
        """What the card itself says of a role's ``fbe`` or ``ebe``: a direction, hexes, or None."""
        value = self.card.scenario.get("edges", f"{role}_{name}")
        if value in COMPASS:
            return value
        return value if isinstance(value, list) and value else None

    def edge_hexes(self, name: str, role: str = "") -> frozenset[Hex]:
        """The hexes of an edge: ``FBE`` and ``EBE`` of a role, a direction, or an edge of the map."""
        if name in MAP_EDGES:
            return self._along(name)
        if name in COMPASS:
            return self.edge_hexes(self.map_edge(name))
        if name not in ("FBE", "EBE") or role not in ROLES:
            return frozenset()
        edge = self.friendly_edge(role) if name == "FBE" else self.enemy_edge(role)
        if isinstance(edge, str):
            return self.edge_hexes(edge)
        return self.card.hexes(edge) if edge else frozenset()

    def _along(self, map_edge: str) -> frozenset[Hex]:
        """The hexes that touch an edge of the map: 11 of a sector's short edge, 14 of a long one (23.0 step 1)."""
        found = self.card.hex_sets.edge_hexes(map_edge)
        outward = _OUTWARD.get(map_edge)
        if outward is None:
            return frozenset(found)
        # The whole hex beside a half hex of the corner has a corner near the edge and doesn't touch it.
        return frozenset(at for at in found if at.neighbour(outward) not in self.card.grid.index)

    def rows_from(self, name: str, role: str = "") -> Mapping[Hex, int]:
        """For every hex of the map its row counted from an edge, whose hexes are row 1; empty without an edge."""
        key = f"{name}/{role}" if name in ("FBE", "EBE") else name
        if key not in self._rows:
            edge = self.edge_hexes(name, role)
            self._rows[key] = {at: row_from(at, edge) for at in self.card.grid.hexes} if edge else {}
        return self._rows[key]

    # -- areas ------------------------------------------------------------------------------------------------

    def hexes(self, area: Json, role: str = "") -> frozenset[Hex]:
        """The hexes of an area; ``role`` is whose friendly and enemy edges are meant."""
        return self._hexes(area, role, ())

    def _hexes(self, area: Json, role: str, asked: tuple[str, ...]) -> frozenset[Hex]:
        if isinstance(area, list | tuple):
            return self.card.hexes(list(area))
        if not isinstance(area, dict):
            return frozenset()
        parts = list(self._parts(area, role, asked))
        whole = frozenset(self.card.grid.hexes if is_all_but(area) else ())
        found = frozenset.intersection(*parts) if parts else whole
        return found - self._hexes(area["except"], role, asked) if "except" in area else found

    def _parts(self, area: Mapping[str, Json], role: str, asked: tuple[str, ...]) -> list[frozenset[Hex]]:
        """The hexes that each field of an area allows."""
        parts = []
        rows = area.get("rows")
        if "hexes" in area:
            parts.append(self.card.hexes(area["hexes"]))
        if "sectors" in area:
            parts.append(self.in_sectors(area["sectors"]))
        if "edge" in area:
            parts.append(self._strip(area, role))
        if isinstance(rows, dict):
            parts.append(self._strip(rows, role))
        shared = {name: area[name] for name in _SHARED if name in area}
        if isinstance(rows, list):
            shared["rows"] = rows
        if shared:
            parts.append(self.card.hexes(shared))
        if isinstance(area.get("within"), dict) and isinstance(area["within"].get("hexes"), int):
            near = self._hexes(area["within"].get("of"), role, asked)
            parts.append(self._within(near, area["within"]["hexes"]))
        if isinstance(area.get("any"), list):
            parts.append(frozenset().union(*(self._hexes(one, role, asked) for one in area["any"])))
        name = area.get("area")
        if isinstance(name, str) and name not in asked:
            rows_named = (row for _, row in self.card.scenario.setup_areas if row.get("id") == name)
            parts.append(self._hexes(next(rows_named, {}).get("area"), role, (*asked, name)))
        return parts

    def _strip(self, rows: Mapping[str, Json], role: str) -> frozenset[Hex]:
        """The hexes from one row to another, counted from an edge."""
        edge, least, most, depth = (rows.get(name) for name in ("edge", "min_row", "max_row", "depth"))
        low = least if isinstance(least, int) else 1
        deep = depth if isinstance(depth, int) else 1
        high = most if isinstance(most, int) else _EVER if "min_row" in rows else low + deep - 1
        counted = self.rows_from(edge, role) if isinstance(edge, str) else {}
        return frozenset(at for at, row in counted.items() if low <= row <= high)

    def _within(self, near: frozenset[Hex], far: int) -> frozenset[Hex]:
        return frozenset(at for at in self.card.grid.hexes if near and row_from(at, near) - 1 <= far)

    def in_sectors(self, names: Json) -> frozenset[Hex]:
        """The hexes that lie on these boards, and on no others in part (20.7a)."""
        wanted = set(self.sector_names(names))
        on = {at: set(self.sectors_of(at)) for at in self.card.grid.hexes}
        return frozenset(at for at, there in on.items() if there and there <= wanted)

    def half_in(self, area: Json) -> frozenset[Hex]:
        """The hexes that lie half on boards that an area names as a whole, and half on others."""
        wanted = set(self.sectors_named(area))
        on = {at: set(self.sectors_of(at)) for at in self._seams}
        return frozenset(at for at, names in on.items() if names & wanted and names - wanted)

    def sector_names(self, names: Json) -> list[str]:
        """The names on the map of boards that are called by these, by their numbers, or number and half: *3a*."""
        asked = (
            {str(one) for one in names if isinstance(one, str | int)} if isinstance(names, list) else set()
        )
        found = []
        for one in self.card.map.laid:
            if one.overlay:
                continue
            number, half = one.board.number, one.place.crop if isinstance(one.place.crop, str) else ""
            if not asked.isdisjoint({one.place.name, number, f"{number}{half}"}):
                found.append(one.place.name)
        return found

    def names_no_sector(self, area: Json) -> bool:
        """Whether an area, or a part of it, names a sector that isn't on the map."""
        parts = (
            [area, *area["any"]] if isinstance(area, dict) and isinstance(area.get("any"), list) else [area]
        )
        listed = [part.get("sectors") for part in parts if isinstance(part, dict)]
        return any(
            not self.sector_names([one]) for names in listed if isinstance(names, list) for one in names
        )

    def sectors_named(self, area: Json) -> list[str]:
        """The names on the map of boards that an area names as a whole, itself or in one of its parts."""
        if not isinstance(area, dict):
            return []
        parts = area["any"] if isinstance(area.get("any"), list) else []
        return [
            *self.sector_names(area.get("sectors")),
            *self.sector_names([area["board"]] if isinstance(area.get("board"), str) else []),
            *(name for one in parts for name in self.sectors_named(one)),
        ]

    def sectors_of(self, at: Hex) -> tuple[str, ...]:
        """The names of the boards on which a hex lies; of boards that overlap the first. An overlay is no sector."""
        names = tuple(dict.fromkeys(self.card.boards_at(at)))
        return names if at in self._seams else names[:1]

    @cached_property
    def _seams(self) -> frozenset[Hex]:
        return frozenset(at for at, _ in self.card.map.seams())
