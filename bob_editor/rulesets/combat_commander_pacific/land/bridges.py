"""Bridges that are drawn as paths, and the hexes that they make bridge hexes (T81.1, T84)."""

from collections.abc import Collection, Mapping

from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from bob_editor.rulesets.combat_commander_pacific.land.chart import BRIDGE

SPANNED = frozenset({"stream", "water_barrier", "swamp", "gully"})
"""What a bridge is built over: in a path's last hex it tells a bridge hex from the bank on which a tip lies."""


def bridge_paths(board: Board) -> Mapping[Hex, bool]:
    """The hexes through which a bridge's path runs, and of each whether it runs on to both sides."""
    found: dict[Hex, bool] = {}
    for path in board.paths:
        if path.terrain == BRIDGE:
            found.update(dict.fromkeys(path.through[1:-1], True))
            for end in (path.through[:1], path.through[-1:]):
                found.update((at, found.get(at, False)) for at in end)
    return found


def is_bridged(paths: Mapping[Hex, bool], at: Hex, occupants: Collection[str]) -> bool:
    """Whether a path makes a bridge hex of a hex that these types occupy: a tip on the bank doesn't (T84)."""
    through = paths.get(at)
    return through is not None and (through or not SPANNED.isdisjoint(occupants))
