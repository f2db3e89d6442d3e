"""What every reading of a map for LOS has: its hexes and hexsides by number, what they are called, the game's rows."""

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import Any, ClassVar

from bob_editor.errors import UnknownPlace
from bob_editor.geometry.hexes import STEPS, Hex
from bob_editor.geometry.parts import Side
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rules.los.threads.cells import Cells, cells, labels
from bob_editor.rules.los.threads.stepped import SIDE


class ReadMap:
    """A scene whose map is read; ``ground`` may differ from the scene's board by what changes repaint."""

    nameless: ClassVar = "Ground"
    """What a reason calls a terrain that the data doesn't know."""

    def __init__(self, scene: Scene, ground: Ground | None = None) -> None:
        self.scene = scene
        self.ground = Ground(scene.board, scene.ruleset) if ground is None else ground
        self.board = self.ground.board
        self.grid = self.board.grid
        self.cells: Cells = cells(self.grid)
        self.numbers: Mapping[Hex, int] = self.cells.of_hex
        """The number of every hex of the map."""

    # -- hexes and hexsides -------------------------------------------------------------------------------------

    @cached_property
    def labels(self) -> Mapping[int, str]:
        """The printed name of every hex of the map by number."""
        return labels(self.grid)

    @cached_property
    def neighbour_steps(self) -> tuple[int, ...]:
        """The differences of number to the six neighbours of a hex, by direction."""
        return tuple(step.q * self.cells.width + step.r for step in STEPS)

    def code(self, side: Side) -> int:
        """The code of a hexside: three times its owner's number plus its direction."""
        return 3 * self.cells.number(side.owner) + side.direction

    def side_hexes(self, code: int) -> tuple[int, int]:
        """The numbers of a hexside's two hexes."""
        owner, direction = divmod(code, 3)
        return owner, owner + self.neighbour_steps[direction]

    def codes_around(self, number: int) -> Iterator[int]:
        """The codes of a hex's six hexsides, by direction."""
        width = self.cells.width
        yield from (3 * number + direction for direction in range(3))
        yield from (3 * (number - step) + direction for direction, step in enumerate((-1, width - 1, width)))

    def sides_where(self, number: int, holds: Callable[[int], bool]) -> int:
        """The hexsides of a hex whose codes hold something, as the bits of a course (``stepped``)."""
        return sum(1 << side << SIDE for side, code in enumerate(self.codes_around(number)) if holds(code))

    def side_label(self, code: int) -> str:
        """The printed name of a hexside by its code."""
        owner, direction = divmod(code, 3)
        return self.grid.side_label(Side(self.cells.hex(owner), direction))

    # -- ends -------------------------------------------------------------------------------------------------

    @property
    def positions(self) -> frozenset[str]:
        """Where an end may be within its hex."""
        return frozenset(filter(None, self.scene.ruleset.rows("ends")))

    def number(self, end: End) -> int:
        """The number of an end's hex.

        :raises UnknownPlace: where it is not on the map, or names a position that the game doesn't have.
        """
        number = self.cells.of_hex.get(end.hex)
        if number is None:
            raise UnknownPlace(f"There is no hex {self.grid.label(end.hex)} on this map.")
        if end.position is not None and end.position not in self.positions:
            title, known = self.scene.ruleset.title, ", ".join(sorted(self.positions))
            raise UnknownPlace(
                f"Hex {self.grid.label(end.hex)} has no position “{end.position}”.",
                hint=f"{title} has {known}." if known else f"{title} has no positions within a hex.",
            )
        return number

    # -- rows of the ruleset's data -----------------------------------------------------------------------------

    @cached_property
    def reason_rows(self) -> Mapping[str, Any]:
        """The ruleset's reasons by id: kind and rule number."""
        return self.scene.ruleset.rows("reasons")

    @cached_property
    def reason_of(self) -> Mapping[str, tuple[str, str]]:
        """Kind and rule number of the ruleset's reasons by id."""
        return {name: (row["kind"], row["cites"]) for name, row in self.reason_rows.items()}

    @cached_property
    def modifier_rows(self) -> Mapping[str, Any]:
        """The ruleset's modifiers by id."""
        return self.scene.ruleset.rows("modifiers")

    def title(self, terrain: str) -> str:
        """What a reason calls a terrain."""
        row = self.scene.ruleset.terrains.get(terrain)
        return self.nameless if row is None else row.title
