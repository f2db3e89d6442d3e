"""What night and twilight hide from one hex, for all hexes at once (17.3, 17.4); ``visibility`` for many goals."""

import numpy as np

from bob_editor.geometry.arrays import Bools, Ints
from bob_editor.rules.los.scene import End
from bob_editor.rulesets.last_hundred_yards.land.standing import LIGHT_RADIUS
from bob_editor.rulesets.last_hundred_yards.sight.reading import MapReading
from bob_editor.rulesets.last_hundred_yards.sight.visibility import NIGHT_RANGE, TWILIGHT_RANGE


def unseen(reading: MapReading, start: End, length: Ints) -> Bools | None:
    """The hexes of the map, in board order, too far for the light; None by day. ``length`` is their range."""
    standing = reading.standing
    if standing.light == "twilight":
        return np.asarray(length > TWILIGHT_RANGE)
    if standing.light != "night":
        return None
    dark = length > NIGHT_RANGE
    from_light = reading.cells.from_nearest(standing.lights)
    lit, near = from_light <= LIGHT_RADIUS, from_light <= 2 * LIGHT_RADIUS
    start_lit = start.lit or standing.is_lit(start.hex)
    if start.lit:
        near = near | (length <= LIGHT_RADIUS)
    if start_lit:
        return np.asarray(dark & ~near)
    if standing.is_near_light(start.hex) or not reading.rulings.lit_target_seen_from:
        return np.asarray(dark & ~lit)
    return np.asarray(dark)
