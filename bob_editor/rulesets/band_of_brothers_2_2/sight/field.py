"""What one end sees of every hex, in numpy: the same rule as ``tracing``, filter first and geometry last.

The beginnings of all threads are looked along at once by what needs no geometry; the threads left, in stretches. A
target that something blocks outright drops out. What is rare is left to ``trace``.
"""

from functools import partial

import numpy as np

from bob_editor.geometry.arrays import Bools
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.sight import FieldOfView
from bob_editor.rules.los.threads.expanding import marked
from bob_editor.rulesets.band_of_brothers_2_2.sight.ends import RAIN_RANGE
from bob_editor.rulesets.band_of_brothers_2_2.sight.field_beside import sides_beside
from bob_editor.rulesets.band_of_brothers_2_2.sight.field_hindrances import count_hindrances, note_dikes
from bob_editor.rulesets.band_of_brothers_2_2.sight.field_looking import Looking
from bob_editor.rulesets.band_of_brothers_2_2.sight.field_tables import FieldTables
from bob_editor.rulesets.band_of_brothers_2_2.sight.reading import MapReading
from bob_editor.rulesets.band_of_brothers_2_2.sight.tracing import trace


def look_around(
    reading: MapReading, tables: FieldTables, start: End, among: Bools | None = None
) -> FieldOfView:
    """The field of one end: what it sees of the plain ground of every hex.

    :raises UnknownPlace: where the end's hex or position is not on the map.
    """
    looking = Looking(reading, tables, start, among)
    looking.gates(start)
    looking.look()
    if tables.sides.any:
        sides_beside(looking)
    dark = _darkness(reading, looking)
    counting = looking.open
    if not reading.has_palms:  # a second palm hex blocks outright what is in a shadow or dark, too
        counting = counting > (looking.shaded if dark is None else looking.shaded | dark)
    asked = _left_to_trace(looking, start)
    if asked is not None:
        counting = counting > asked
    if looking.diked is not None:
        note_dikes(looking, start, looking.diked & counting)
    hindrance = count_hindrances(looking, counting)
    free = looking.open if dark is None else looking.open > (dark > looking.shaded)
    seen = FieldOfView.of(start, reading.grid, free=free, shaded=looking.shaded, hindrance=hindrance)
    return seen if asked is None else seen.traced(asked, partial(trace, reading))


def _left_to_trace(looking: Looking, start: End) -> Bools | None:
    """The open goals of which ``trace`` is asked; None where it is of none."""
    reading, rare = looking.reading, looking.rare
    firing = (
        reading.rulings.wall_in_front_cancels_all or start.unit is not None or start.road_side is not None
    )
    if reading.has_hindrances and firing:
        rare = ~looking.shaded if rare is None else rare | ~looking.shaded
    if rare is None:
        return None
    asked = rare & looking.open
    asked[reading.cells.place[looking.origin]] = start.position is not None
    return asked


def _darkness(reading: MapReading, looking: Looking) -> Bools | None:
    """The goals that night or rain hides, were the thread free (50.2, 55.2); None by day."""
    if reading.visibility is None and not reading.rain:
        return None
    length, index = looking.length, reading.grid.index
    if reading.visibility is None:
        return np.asarray(length > RAIN_RANGE)
    lit = marked(len(length), [index[at] for at in reading.lit if at in index])
    dark = (length > reading.visibility) > lit
    return dark | (length > RAIN_RANGE) if reading.rain else dark
