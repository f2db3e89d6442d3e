"""Set-up areas as this game's cards give them: so deep from an edge, within a radius, listed, or random (15.2.3)."""

from collections.abc import Mapping
from typing import Any, Final

from bob_editor.geometry.grid import EDGES
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.map_edges import within_depth
from bob_editor.rules.cards.card import Card
from bob_editor.rulesets.combat_commander_pacific.land.hex_types import HexTypes

Json = Any

RANDOM: Final = "random"


def hexes_of_area(card: Card, types: HexTypes, row: Mapping[str, Json]) -> frozenset[Hex]:
    """The hexes of a set-up area; all of the map where they are drawn at random; none where they can't be read."""
    found = _given(card, row)
    wanted = row.get("terrain")
    if isinstance(wanted, list | tuple) and wanted:
        found = frozenset(at for at in found if types.type_of(at) in wanted)
    return found - card.hexes(row.get("exclude"))


def _given(card: Card, row: Mapping[str, Json]) -> frozenset[Hex]:
    mode, depth, edge, radius = (row.get(name) for name in ("mode", "depth", "edge", "radius"))
    if mode == "depth":
        if edge not in EDGES or not isinstance(depth, int):
            return frozenset()
        return frozenset(within_depth(card.grid, edge, depth))
    if mode == "within":
        return card.hexes({"within": {"of": row.get("hexes"), "hexes": radius}})
    if mode == RANDOM:
        return frozenset(card.grid.hexes)
    return card.hexes(row.get("hexes"))
