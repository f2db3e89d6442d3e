"""Whose units are in the way: by their side and that of who looks, and what holds where either isn't known."""

from __future__ import annotations

from typing import NamedTuple

from bob_editor.rules.los.scene import End, Scene, UnitOnMap
from bob_editor.rules.los.told.things import Thing, Things


class View(NamedTuple):
    """How a map is looked at: the side of who looks, "" where it isn't known.

    ``unknown`` says whether units count of which it isn't known whose they are, None as the game has it.
    """

    side: str = ""
    unknown: bool | None = None

    def counts(self, unit: UnitOnMap, things: Things) -> bool:
        """Whether a unit is in the way of who looks so."""
        thing = thing_of(unit, things)
        if thing is None or thing.of == "all":
            return thing is not None
        if self.doubts(unit, thing):
            return things.unknown_count if self.unknown is None else self.unknown
        return (unit.side == self.side) == (thing.of == "friendly")

    def doubts(self, unit: UnitOnMap, thing: Thing) -> bool:
        """Whether a unit's side decides, and isn't known, or that of who looks."""
        return thing.of != "all" and not (unit.side and self.side)


USUAL = View()
"""Of who looks no side is known, and units of unknown sides count as the game has it."""


def thing_of(unit: UnitOnMap, things: Things) -> Thing | None:
    """What a unit is as an obstacle; None for one that is none, whosever it is."""
    return things.units.get(unit.unit, things.units.get(""))


def side_of(end: End, scene: Scene) -> str:
    """The side of who looks: that which is named, else the one of all who stand in the hex; "" where none is known."""
    if end.side:
        return end.side
    here = [one for one in scene.units if one.at == end.hex]
    sides = {one.side for one in [one for one in here if one.unit == end.unit] or here}
    return sides.pop() if len(sides) == 1 else ""
