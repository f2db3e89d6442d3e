"""How many hexes an obstacle hides whose top lies between the ends' heights: every such rule says that and no more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import numpy as np

from bob_editor.geometry.arrays import Ints
from bob_editor.records import Record

Json = Any

Whole = TypeVar("Whole", int, Ints)
"""A number, or one for each distance."""

ALL = 100_000
"""As many hexes as there may be: an obstacle that hides all behind it."""


class Between(Record):
    """A rule by its name and numbers; which of them count is said at ``between`` in the schema."""

    kind: str = "none"
    hexes: int = 0
    tie: str = "blocks"
    base: int = 0
    rise: int = 0
    drop: int = 0
    per: int | None = None
    least: int = 0
    most: int = ALL
    rows: tuple[tuple[int, ...], ...] = ()

    @staticmethod
    def of(given: Json) -> Between:
        """The rule of a ``between``, whose ruling is decided."""
        if isinstance(given, str):
            return Between(given)
        rules = _named(given)
        if not rules:
            return Between()
        ((kind, said),) = rules.items()
        if kind == "hexes":
            return Between(kind, hexes=said)
        if kind == "table":
            return Between(kind, rows=tuple(map(tuple, said)))
        return Between(kind, **_named(said))

    def blind_hexes(self, rise: int, drop: int, far: Whole, steps: int) -> Whole:
        """How many hexes are hidden behind an obstacle ``far`` hexes from the higher end.

        Its top is ``rise`` steps over the lower end, at least 1, and the higher end ``drop`` over the top, at least 0;
        a level has so many ``steps``.
        """
        match self.kind:
            case "none":
                return 0 * far
            case "unless_beside":
                return ALL * (far > 1)
            case "closer":
                return far - (self.tie == "clear")
            case "hexes":
                return self.hexes + 0 * far
            case "slope" if drop:
                # near is hidden where rise * (near + far) isn't below (rise + drop) * near
                found: Whole = (rise * far - (self.tie == "clear")) // drop
                return found
            case "table":
                row = self.rows[min(drop, len(self.rows) - 1)]
                return row[min(rise, len(row)) - 1] + 0 * far
            case "formula":
                more = 0 * far if self.per is None else far // self.per
                hidden: Whole = (steps * (self.base + more) + self.rise * rise - self.drop * drop) // steps
                return _within(hidden, self.least, max(self.least, self.most))
        return ALL + 0 * far


def _named(said: Mapping[str, Json]) -> dict[str, Json]:
    return {name: value for name, value in said.items() if not name.startswith("x-")}


def _within(number: Whole, least: int, most: int) -> Whole:
    if isinstance(number, int):
        return min(max(number, least), most)
    return np.clip(number, least, most)
