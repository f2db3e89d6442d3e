"""What obstructs between which ends: said once, in operators that take numbers and arrays alike.

The facts are in docs/games/memoir-44.md, 3.3 to 3.5.
"""

from typing import TypeVar

from bob_editor.geometry.arrays import Bools, Ints
from bob_editor.records import Record
from bob_editor.rulesets.memoir_44.land.contents import ALWAYS, EVERYONE, HEIGHT, LAKE, RIM, SCREEN
from bob_editor.rulesets.memoir_44.land.rulings import Rulings

Whole = TypeVar("Whole", int, Ints)
"""A number, or one for each hex."""
Truth = TypeVar("Truth", bool, Bools)
"""Whether something is so, or whether for each hex."""

FLAT = -1
"""The contiguous height of a hex that has none."""
_NO_GROUP = -2
UNLIMITED = 1_000_000
"""How far one sees in daylight: farther than any board."""


class Terms(Record):
    """What decides besides the hex itself: who looks, from which height to which, under which rulings.

    ``over`` is the height below which things are seen over (ruling ``hill_rule = height``), 0 for none; ``group`` is
    the contiguous height on which both ends stand, if they do; ``summits`` says that both are mountains, and those see
    over hills by ruling. None of that holds in ``ordinary`` terms: what lies in a hex obstructs then by itself.
    """

    rulings: Rulings
    skips: bool = False
    over: int = 0
    group: int = _NO_GROUP
    summits: bool = False
    ordinary: bool = True


def ordinary_between(here: int, there: int) -> bool:
    """Whether lines of who needs LOS between these heights are ordinary: none is looked over, nor joins both ends."""
    return here < there or not there


def terms_between(rulings: Rulings, start: tuple[int, int], goal: tuple[int, int], *, skips: bool) -> Terms:
    """The terms of lines between ends of these heights and contiguous heights; ``skips`` of who needs no LOS."""
    (here, home), (there, far) = start, goal
    if not skips and ordinary_between(here, there):
        return Terms(rulings)
    return Terms(
        rulings,
        skips,
        there if rulings.hill_rule == "height" and here >= there else 0,
        home if home == far != FLAT else _NO_GROUP,
        here == there == 2 and rulings.hill_between_mountains == "seen_over",
        ordinary=False,
    )


def obstructing(level: Whole, group: Whole, by: Terms) -> Whole:
    """The clauses of what obstructs in hexes of a height that are part of a contiguous height, as bits.

    Heights don't where they are that of both ends (T6, T30), or lie between mountains (``hill_between_mountains``).
    """
    if by.skips:
        return EVERYONE + SCREEN * by.rulings.smoke_screen_stops_artillery + 0 * level
    spared = (level <= by.over) | (group == by.group) | (by.summits & (level == 1))
    lying = (ALWAYS + LAKE) * (level >= by.over) + HEIGHT * (spared ^ True)
    found: Whole = EVERYONE + SCREEN + RIM * by.rulings.half_hex_blocks + lying
    return found


def crosses(inside: Truth, corner: Truth, rulings: Rulings) -> Truth:
    """Whether what is touched counts as crossed: a hex met in one corner does by ruling (``corner_contact``)."""
    return inside | (corner & (rulings.corner_contact == "blocks"))


def passes(corner: Truth, rulings: Rulings) -> Truth:
    """Whether what is touched counts for nothing: a hex met in one corner does by ruling (``corner_contact``)."""
    return corner & (rulings.corner_contact == "nothing")


def farthest(visibility: int | None, rulings: Rulings, *, skips: bool) -> int:
    """How far one sees (A19, ``night_limits_artillery``); ``visibility`` is None in daylight."""
    if visibility is None or (skips and not rulings.night_limits_artillery):
        return UNLIMITED
    return visibility
