"""Why a thread is stopped, before it is put into words."""

from __future__ import annotations

from typing import NamedTuple


class Cause(NamedTuple):
    """A row of the ruleset's reasons, its effect (``heights``), and where: a hex's number or a hexside's code.

    ``near`` counts hexes from the start, ``distance`` from the upper end; ``height`` is the obstacle's absolute level,
    ``blind`` how many hexes behind it are blind.
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
