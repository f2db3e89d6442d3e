"""What one end sees of every hex."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from bob_editor.rules.los.scene import End
from bob_editor.rules.los.sight import BLIND, BLOCKED, CLEAR, HINDERED, FieldOfView
from bob_editor.rules.los.told.reading import MapReading
from bob_editor.rules.los.told.tracing import trace

CODES = {"clear": CLEAR, "hindered": HINDERED, "blocked": BLOCKED}


def look_around(
    reading: MapReading, _tables: None, start: End, among: npt.NDArray[np.bool_] | None = None
) -> FieldOfView:
    """The field of one end: what it sees of every hex.

    :raises UnknownPlace: where the end's hex is not on the map, or it names a position that the game doesn't have.
    """
    hexes = reading.grid.hexes
    codes = np.zeros(len(hexes), dtype=np.uint8)
    hindrance = np.zeros(len(hexes), dtype=np.int16)
    for place, at in enumerate(hexes):
        if among is None or among[place]:
            answer = trace(reading, start, End(at))
            codes[place] = BLIND if answer.blind else CODES[answer.verdict]
            hindrance[place] = answer.hindrance
    return FieldOfView(start, hexes, codes, hindrance)
