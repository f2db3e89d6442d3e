"""Who is aboard of what: passengers listed beside their carrier, and those of another list that come with it."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from bob_editor.geometry.grouped import grouped
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import Unit
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading

CARRYING: Final = ("carrier", "lc")
"""Kinds that carry passengers; on a tank squads may ride, where the edition knows that (22.0)."""


def loads(reading: CardReading) -> Iterator[tuple[Unit, list[Unit]]]:
    """The carriers on the map and in groups of forces, each with what is mounted on it.

    Those of one name share what is mounted on it, each counter one unit before any holds more; so of a row of
    passengers a carrier may have some.
    """
    carriers = [one for one in reading.all_units if one.kind in CARRYING]
    named = grouped((key, it) for it in carriers for name in _names(it) for key in _keys(reading, it, name))
    mounted = ((unit, _keys(reading, unit, unit.carrier)) for unit in reading.all_units if unit.carrier)
    holders = {unit: next(filter(None, map(named.get, keys)), []) for unit, keys in mounted}
    aboard = {carrier: Counter[Unit]() for carrier in carriers}
    loaded = Counter[Unit]()
    for unit in sorted(filter(holders.get, holders), key=lambda one: len(holders[one])):
        left, among = unit.count, holders[unit]
        for carrier, room in (*((one, one.count) for one in among), *((one, holds(one)) for one in among)):
            part = max(0, min(left, room - loaded[carrier]))
            aboard[carrier][unit] += part
            loaded[carrier] += part
            left -= part
        aboard[among[0]][unit] += left
    for carrier, units in aboard.items():
        yield carrier, [replace(unit, count=count) for unit, count in units.items() if count]


def holds(carrier: Unit) -> int:
    """How many units carriers may hold: as many as their counter says, one each where it says nothing."""
    told = carrier.type.get("capacity", 1)
    return (told if isinstance(told, int) else 1) * carrier.count


def turn_of(reading: CardReading, unit: Unit) -> object:
    """When a unit comes; None for the start."""
    return reading.card.scenario.get(*unit.path[:2], "turn")


def _keys(reading: CardReading, unit: Unit, name: str) -> tuple[tuple[object, ...], ...]:
    """By what a carrier of a name is found: in the list of a unit, else among all of its side that come with it."""
    return (unit.path[:-1], name), (unit.side, str(turn_of(reading, unit)), name)


def _names(carrier: Unit) -> frozenset[str]:
    """By what passengers name a carrier: on the map by its id, in a list of forces by its counter, too."""
    return frozenset((carrier.id, "" if carrier.path[0] == "units" else carrier.counter)) - {""}
