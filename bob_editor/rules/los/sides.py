"""The sides of the units on a map."""

from collections.abc import Iterable, Mapping

from bob_editor.rules.los.scene import Laid, UnitOnMap

SIDES = ("blue", "red")
"""Where nothing names others, in the order of the colours that sides have."""


def sides_in(laid: Iterable[Laid]) -> tuple[str, ...]:
    """The sides of all units, two at least."""
    there = sorted({one.side for one in laid if isinstance(one, UnitOnMap) and one.side})
    if not set(there).difference(SIDES):
        return SIDES
    return (*there, *(SIDES[:1] if len(there) < 2 else ()))


def side_name(names: Mapping[str, str], side: str) -> str:
    """What a side is called, by the ``side_names`` of a scene; its id as words where these don't say."""
    return names.get(side) or side.replace("_", " ").capitalize()
