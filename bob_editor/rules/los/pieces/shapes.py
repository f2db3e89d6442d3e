"""The shapes of a map's hexes by number, each made when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bob_editor.geometry.hexes import Hex
from bob_editor.rules.los.pieces.obstacles import EMPTY, HexShape
from bob_editor.rules.los.threads.cells import Cells


class Shapes(dict[int, HexShape]):
    """``EMPTY`` where nothing hides, and off the map: a line of sight meets few hexes, so few are read for it."""

    def __init__(self, make: Callable[[Hex], HexShape], cells: Cells) -> None:
        super().__init__()
        self.make, self.cells = make, cells

    def __missing__(self, number: int) -> HexShape:
        on_map = 0 <= number < self.cells.size and self.cells.on_map[number]
        shape = self[number] = self.make(self.cells.hex(number)) if on_map else EMPTY
        return shape

    def keep(self, former: Shapes, apart_from: Iterable[int]) -> None:
        """Take over what was made of another board, apart from these hexes."""
        self.update(former)
        for number in apart_from:
            self.pop(number, None)
