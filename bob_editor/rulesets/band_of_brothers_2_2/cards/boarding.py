"""Who is aboard of what: passengers listed beside their carrier, and those of another list that come with it."""

from collections.abc import Iterator, Sequence
from typing import Final

from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import Unit
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading

CARRYING: Final = ("carrier", "lc")
"""Kinds that carry passengers; on a tank squads may ride, where the edition knows that (22.0)."""


def loads(reading: CardReading) -> Iterator[tuple[Unit, list[Unit]]]:
    """The carriers on the map and in groups of forces, each with what is mounted on it."""
    lists = [reading.units, *(group.forces for group in reading.groups)]
    apart = [unit for units in lists for unit in _apart(units)]
    for units in lists:
        for carrier in (one for one in units if one.kind in CARRYING):
            names, due = _names(carrier), (carrier.side, turn_of(reading, carrier))
            meeting = (unit for unit in apart if (unit.side, turn_of(reading, unit)) == due)
            together = [unit for unit in meeting if unit.carrier in names]
            apart = [unit for unit in apart if unit not in together]
            yield carrier, [*(unit for unit in units if unit.carrier in names), *together]


def turn_of(reading: CardReading, unit: Unit) -> object:
    """When a unit comes; None for the start."""
    return reading.card.scenario.get(*unit.path[:2], "turn")


def _apart(units: Sequence[Unit]) -> Iterator[Unit]:
    """The passengers of a list whose carrier isn't in it."""
    there = {name for one in units if one.kind in CARRYING for name in _names(one)}
    return (unit for unit in units if unit.carrier and unit.carrier not in there)


def _names(carrier: Unit) -> frozenset[str]:
    """By what passengers name a carrier: on the map by its id, in a list of forces by its counter, too."""
    return frozenset((carrier.id, "" if carrier.path[0] == "units" else carrier.counter)) - {""}
