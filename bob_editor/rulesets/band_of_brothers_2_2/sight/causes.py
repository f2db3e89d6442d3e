"""Why a thread is stopped, before it is put into words."""

from typing import NamedTuple

from bob_editor.records import Record
from bob_editor.rules.los.pieces.obstacles import Mark


class Hit(NamedTuple):
    """A crossed hex whose artwork hides: what was tried, its effect (``heights``), the hex's number, and distances.

    ``offset`` is that of the thread (``hulls``), ``near`` counts hexes from the start, ``distance`` from the upper end.
    """

    mark: Mark
    effect: int
    number: int
    offset: int
    near: int
    distance: int


class Cause(Record):
    """A row of the ruleset's reasons, its effect, and where: a hex's number or a hexside's code.

    ``height`` is its absolute level, ``blind`` how many hexes behind it are blind, ``ruling`` what it hangs on.
    """

    row: str
    effect: int
    near: int
    hex: int | None = None
    side: int | None = None
    terrain: str = ""
    height: float | None = None
    distance: int = 0
    blind: int = 0
    ruling: str | None = None
