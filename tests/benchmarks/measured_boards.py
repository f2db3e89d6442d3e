"""The boards on which LOS is measured: painted ones, those that people draw, and joined maps of shipped scenarios."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from bob_editor.opening.loaded_map import load_scene
from bob_editor.rules.los.scene import Scene
from bob_editor.rulesets import ruleset
from bob_editor.storage.shipped import shipped
from tests.benchmarks.natural_boards import SIZES, NaturalBoards, painted_board

NOTHING_TO_DRAW = frozenset({"memoir-44"})
"""Games whose terrain fills its hexes: drawn naturally, their boards are the painted ones."""


class MeasuredBoard(NamedTuple):
    """A board, or a scenario's joined map with its markers and changes, by a name; ``scene`` reads it."""

    name: str
    scene: Callable[[], Scene]


class MeasuredBoards:
    """All boards on which a ruleset is measured; ``asked`` leaves only those that have it in their name."""

    def __init__(self, natural: NaturalBoards, asked: str = "") -> None:
        self.natural, self.asked = natural, asked

    def of(self, ruleset_id: str) -> list[MeasuredBoard]:
        """The boards of a ruleset: painted, drawn naturally, shipped, joined."""
        return [one for one in self._all(ruleset_id) if self.asked in one.name]

    def _all(self, ruleset_id: str) -> Iterator[MeasuredBoard]:
        rules = ruleset(ruleset_id)
        for size in SIZES:
            yield MeasuredBoard(
                f"painted {size}", lambda size=size: Scene(painted_board(ruleset_id, size), rules)
            )
        for size in () if ruleset_id in NOTHING_TO_DRAW else SIZES:
            yield MeasuredBoard(
                f"natural {size}", lambda size=size: Scene(self.natural.board(ruleset_id, size), rules)
            )
        folder = shipped("maps") / ruleset_id
        for path in (*sorted(folder.glob("*.board.json")), *sorted(folder.glob("*.scenario.json"))):
            name = path.name.removesuffix(".json").removesuffix(".board")
            yield MeasuredBoard(name, lambda path=path: load_scene(path, ruleset))
