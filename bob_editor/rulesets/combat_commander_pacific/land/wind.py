"""What wind does to smoke and blazes (E54)."""

from collections.abc import Mapping

from bob_editor.geometry.hexes import Hex
from bob_editor.rulesets.combat_commander_pacific.land.hex_types import HexTypes
from bob_editor.rulesets.combat_commander_pacific.land.map_edges import compass_step
from bob_editor.rulesets.combat_commander_pacific.land.placement import BLAZE, SMOKE, smoke_left


def after_breeze(types: HexTypes, downwind: int) -> Mapping[Hex, str]:
    """What blazes and smoke a breeze leaves, by hex: ``blaze``, or ``smoke`` and its value.

    Blazes stay and spread to the next hex downwind; smoke moves there, and is gone where that is water, has a blaze or
    lies off the map.
    """
    scene = types.scene
    grid = scene.board.grid
    clockwise = bool(scene.ruling("compass_clockwise"))

    def next_to(at: Hex) -> Hex | None:
        other = compass_step(at, downwind, clockwise=clockwise)
        return other if other in grid and not types.is_water(other) else None

    blazes = {marker.at for marker in scene.markers if marker.marker == BLAZE}
    blazes |= {other for at in blazes if (other := next_to(at)) is not None}
    drifted: dict[Hex, int] = {}
    for marker in scene.markers:
        value = marker.fields.get("value")
        other = next_to(marker.at) if marker.marker == SMOKE else None
        if other is not None and other not in blazes and isinstance(value, int):
            drifted[other] = smoke_left((value, drifted.get(other, 0)))
    found = dict.fromkeys(blazes, BLAZE)
    found.update({at: f"{SMOKE} {value}" for at, value in drifted.items()})
    return found
