"""Where a marker may be placed, and what a marker placed on others leaves (15.1, F100.3, T95, T83, E50)."""

from collections.abc import Iterable
from typing import Any, Final

import shapely

from bob_editor.geometry.hexes import Hex
from bob_editor.rules.land.contours import ground_in, is_crest_hex
from bob_editor.rules.land.cut_rings import hex_area, hex_outline
from bob_editor.rules.land.entry import refused
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.scene import Marker
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rulesets.combat_commander_pacific.land.hex_types import HexTypes

BLAZE: Final = "blaze"
SMOKE: Final = "smoke"
CAVE: Final = "cave"
UNIT: Final = "unit"
_BARE: Final = 1.0
"""So much of a hexside (in thousandths) must be low to be seen as such."""
SMOKE_VALUES: Final = range(1, 9)
"""The hindrance of smoke markers (T95)."""

MINES_VALUES: Final = (6, 7, 8)
"""The FP of mines (F104.2)."""

_VALUES: Final = {SMOKE: (SMOKE_VALUES, "smoke-invalid"), "mines": (MINES_VALUES, "mines-strength-invalid")}


def fortifications(ruleset: Ruleset) -> frozenset[str]:
    """The markers that are fortifications (F100.1)."""
    return frozenset(name for name, row in ruleset.rows("markers").items() if row.get("fortification"))


def shuns_blaze(ruleset: Ruleset) -> frozenset[str]:
    """What can't be in a hex with a blaze: a unit with its markers, fortifications, smoke, another blaze (15.1.5)."""
    return fortifications(ruleset) | {SMOKE, BLAZE, UNIT}


def may_hold_cave(ground: Ground, at: Hex, *, on_hill: bool = False) -> bool:
    """Whether a hex may have a cave: it shows more than one level (F102), and is a hill hex if that is asked."""
    return is_crest_hex(ground, at) and (not on_hill or ground.level(at) > 0)


def cave_sees(ground: Ground, at: Hex) -> bool:
    """Whether a cave in a hex has any view: a point of a hexside towards the map below the hex's level (F102.2.1)."""
    frame = ground.board.grid.frame
    corners = hex_outline(frame, at)
    high = ground_in(ground, at, ground.level(at)) if ground.level(at) > 0 else hex_area(frame, at)
    return any(
        shapely.LineString([corners[(d + 4) % 6], corners[(d + 5) % 6]]).difference(high).length > _BARE
        for d, other in enumerate(at.neighbours())
        if other in ground.board.grid
    )


def refusal(types: HexTypes, there: Iterable[Marker], marker: str, at: Hex, value: Any = None) -> str | None:
    """Why a marker may not be placed in a hex, beside these: the name of the check that a scenario would fail by it.

    None where it may. Smoke may be placed on smoke in play: the larger one stays (15.1.4).
    """
    ground = types.ground
    ruleset = ground.ruleset
    here = {one.marker for one in there if one.at == at}
    if BLAZE in here and marker in shuns_blaze(ruleset):
        return "unit-in-blaze" if marker == UNIT else "blaze-with-other-marker"
    if refused(ruleset, marker, (types.type_of(at),)):
        return "marker-in-water"
    if marker in fortifications(ruleset) and here & fortifications(ruleset):
        return "two-fortifications"
    on_hill = bool(types.scene.ruling("cave_needs_hill_hex"))
    if marker == CAVE and not may_hold_cave(ground, at, on_hill=on_hill):
        return "cave-not-in-crest-hex"
    values, fault = _VALUES.get(marker, ((value,), None))
    return fault if value is not None and value not in values else None


def spotting_allowed(melees: Iterable[Hex], at: Hex) -> bool:
    """Whether a spotting round may be placed in a hex: not in a melee or next to one (O24.3.1, 19.1)."""
    return all(at.distance(melee) > 1 for melee in melees)


def aircraft_entry(*, enemy_there: bool, night: bool = False) -> str:
    """What an Air Support event does: nothing at night; an enemy's aircraft goes, and none is placed (E50, 18.6)."""
    if night:
        return "denied"
    return "enemy aircraft removed, none placed" if enemy_there else "allowed"


def in_line_with(hexes: Iterable[Hex], at: Hex, position: Any) -> frozenset[Hex]:
    """The hexes of the column and of the row of a random hex, where an aircraft may be placed (E50)."""
    column, row = position(at)
    return frozenset(other for other in hexes if column == position(other)[0] or row == position(other)[1])


def smoke_left(values: Iterable[int]) -> int:
    """What smoke is left of several markers in a hex: the largest (15.1.4)."""
    return max(values, default=0)
