"""The yardstick of each ruleset, and whether it says what LOS says."""

from collections.abc import Callable, Iterable
from typing import Protocol

from bob_editor.geometry.hexes import Hex
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rules.los.sight import Sight
from tests.benchmarks.yardsticks.band_of_brothers import (
    BandOfBrothersYardstick,
    EarlierBandOfBrothersYardstick,
)
from tests.benchmarks.yardsticks.combat_commander import CombatCommanderYardstick
from tests.benchmarks.yardsticks.last_hundred_yards import LastHundredYardsYardstick
from tests.benchmarks.yardsticks.memoir_44 import MemoirYardstick


class Yardstick(Protocol):
    """LOS the plain way with shapely, a pair at a time.

    All artwork clipped to its hexes as polygons on the lattice, hexsides as lines, one ``STRtree`` of them; for a pair,
    the thread as a ``LineString``, ``tree.query(thread)``, and over the candidates the game's rule with shapely's
    predicates, stopping at the first that blocks.
    """

    def look(self, first: Hex, second: Hex, /) -> str:
        """What a suite would expect: ``blocked``, ``blind``, ``hindered:N`` or ``clear``."""
        ...


YARDSTICKS: dict[str, Callable[[Scene], Yardstick]] = {
    "band-of-brothers-2.1": EarlierBandOfBrothersYardstick,
    "band-of-brothers-2.2": BandOfBrothersYardstick,
    "combat-commander-pacific": CombatCommanderYardstick,
    "last-hundred-yards": LastHundredYardsYardstick,
    "memoir-44": MemoirYardstick,
}


def disagreements(
    yardstick: Yardstick, sight: Sight, drawn: Iterable[tuple[Hex, Hex]]
) -> list[tuple[str, str, str, str]]:
    """The pairs of which the two say different things: their labels, what the yardstick says, what ``trace`` says."""
    label = sight.scene.board.grid.label
    said = ((a, b, yardstick.look(a, b), sight.trace(End(a), End(b)).expectation) for a, b in drawn)
    return [(label(a), label(b), plain, traced) for a, b, plain, traced in said if plain != traced]
