"""What hangs together on a map: hexes beside each other that have the same."""

from collections.abc import Iterable, Mapping, Sequence

Masses = Mapping[int, int]
"""For each hex of a mass, by number, the least number of the hexes in it."""

NO_MASSES: Masses = {}


def masses_of(alike: Mapping[int, object], neighbour_steps: Sequence[int]) -> Masses:
    """The masses of hexes that hang together and have equal values; hexes without one are in none.

    ``neighbour_steps`` are the differences of number to the six neighbours of a hex.
    """
    found: dict[int, int] = {}
    for first in sorted(alike):
        if first in found:
            continue
        found[first] = first
        edge = [first]
        while edge:
            number = edge.pop()
            for step in neighbour_steps:
                other = number + step
                if other not in found and alike.get(other) == alike[first]:
                    found[other] = first
                    edge.append(other)
    return found


def masses_by_name(
    names: Iterable[str], here: Mapping[int, frozenset[str]], neighbour_steps: Sequence[int]
) -> dict[str, Masses]:
    """For each of some names the masses of the hexes that have it; ``here`` has those of a hex."""
    found: dict[str, dict[int, object]] = {name: {} for name in names}
    for number, own in here.items():
        for name in own:
            found[name][number] = name
    return {name: masses_of(hexes, neighbour_steps) for name, hexes in found.items()}


def around(masses: Iterable[Masses], number: int) -> frozenset[int]:
    """The hexes of all masses of which a hex is part."""
    found = ((mass, mass.get(number)) for mass in masses)
    return frozenset(one for mass, own in found if own is not None for one in mass if mass[one] == own)
