"""Fire attacks in numbers: range, targeting roll, FP, Attack Total, and where nothing may fire (O27, 16.3)."""

from collections.abc import Iterable
from typing import Final

from bob_editor.geometry.grouped import connected
from bob_editor.geometry.hexes import Hex
from bob_editor.rulesets.combat_commander_pacific.sight.modifiers import BURST, SAND
from bob_editor.rulesets.combat_commander_pacific.sight.reading import MapReading

BURSTING: Final = frozenset({"mortar", "artillery", "radio"})
"""What bursts in the trees of jungle and swamp (T91, T97)."""
SMOTHERED: Final = frozenset({"mortar", "artillery", "radio", "dive_bomber", "ordnance", "ordnance_other"})
"""What sand smothers: dive bomber, radio and ordnance weapon (T82)."""


def in_range(distance: int, *, longest: int, shortest: int = 0, added: int = 0) -> bool:
    """Whether a target is within range: its hex counts, the firer's doesn't; mortars have a shortest one (O27.2.2).

    ``added`` is what command, markers and wire change of the longest.
    """
    return shortest <= distance <= longest + added


def least_product(distance: int, hindrance: int = 0) -> int:
    """The lowest product of two dice with which ordnance hits: less the hindrance it exceeds the range (O27.2.4)."""
    return distance + hindrance + 1


def hits(dice: Iterable[int], distance: int, hindrance: int = 0) -> bool:
    """Whether a targeting roll hits (O27.2.3)."""
    product = 1
    for die in dice:
        product *= die
    return product >= least_product(distance, hindrance)


def hindered(power: int, hindrance: int, *, ordnance: bool = False) -> int:
    """Fire power after the hindrance: ordnance keeps its own, since it had to hit (16.3.1, 16.3.2.1).

    It must be 1 or more in the end (16.3.2.2).
    """
    return power if ordnance else power - hindrance


def height_modifier(firers: Iterable[int], target: int, *, both: bool = True) -> int:
    """What the levels do to FP: 1 less at a target higher than a firer, 1 more at one lower than one (T89.2).

    It doesn't grow with the difference. A group above and below has both (ruling ``height_modifiers_add``) or the
    penalty alone.
    """
    levels = list(firers)
    below = any(level < target for level in levels)
    above = any(level > target for level in levels)
    return -1 if below and above and not both else above - below


def attack_modifier(terrain: str, weapon: str) -> int:
    """What the target's terrain adds to an Attack Total, by what fires (T82, T91, T97)."""
    if terrain in BURST and weapon in BURSTING:
        return 2
    return -2 if terrain == SAND and weapon in SMOTHERED else 0


def weapon_may_fire(reading: MapReading, at: Hex) -> bool:
    """Whether weapons fire from a hex: not from water terrain, wire or a melee (F100.3, F107.3, 19.1)."""
    kept = at in reading.marked("wire") or reading.in_water(reading.cells.number(at))
    return not kept and at not in reading.marked("melee")


def may_fire(reading: MapReading, start: Hex, goal: Hex) -> bool:
    """Whether units fire from one hex at another: neither may be a melee (19.1)."""
    return not reading.marked("melee").intersection((start, goal))


def may_form_group(reading: MapReading, hexes: Iterable[Hex]) -> bool:
    """Whether pieces in these hexes may form a Fire Group: adjoining, and no other with one in wire (O27.3.1)."""
    group = set(hexes)
    if len(group) > 1 and reading.marked("wire").intersection(group):
        return False
    return len(list(connected(group, Hex.neighbours))) == 1
