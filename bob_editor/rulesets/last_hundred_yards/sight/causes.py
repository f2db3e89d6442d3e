"""Why a thread is stopped or hindered, before it is put into words."""

from bob_editor.records import Record
from bob_editor.rulesets.last_hundred_yards.land.heights import BLOCKS


class Cause(Record):
    """A row of the ruleset's reasons, its effect (``heights``) and place: a hex's number or a hexside's code.

    ``near`` is its distance from the start in hexes, ``adds`` what it adds to the hindrance (of a contour: its
    order). ``level`` is that of the ends or the higher of them, ``distance`` counts from the higher end, ``blind``
    hexes behind it are blind.
    """

    row: str
    near: int
    hex: int = -1
    side: int = -1
    effect: int = BLOCKS
    terrain: str = ""
    height: float | None = None
    ruling: str | None = None
    level: int = 0
    distance: int = 0
    blind: int = 0
    adds: int = 0
