"""Line of sight in Band of Brothers (14.0, 40 to 55; the spec's section 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bob_editor.rulesets.band_of_brothers_2_2.field import look_around
from bob_editor.rulesets.band_of_brothers_2_2.field_tables import FieldTables
from bob_editor.rulesets.band_of_brothers_2_2.reading import MapReading
from bob_editor.rulesets.band_of_brothers_2_2.tracing import trace

if TYPE_CHECKING:
    from bob_editor.model.board import Board
    from bob_editor.model.change import Change
    from bob_editor.rules.los.answer import Answer
    from bob_editor.rules.los.scene import End, Scene
    from bob_editor.rules.los.sight import FieldOfView, Sight


class BandOfBrothersSight:
    """The LOS rule on one scene."""

    def __init__(
        self, scene: Scene, reading: MapReading | None = None, tables: FieldTables | None = None
    ) -> None:
        self.scene = scene
        self.reading = reading or MapReading(scene)
        self._tables = tables

    def trace(self, start: End, goal: End) -> Answer:
        """Look along one thread and explain.

        :raises UnknownPlace: where an end's hex or position is not on the map.
        """
        return trace(self.reading, start, goal)

    def field(self, start: End) -> FieldOfView:
        """Look from one end at the plain ground of every hex.

        :raises UnknownPlace: where the end's hex or position is not on the map.
        """
        return look_around(self.reading, self.tables, start)

    @property
    def tables(self) -> FieldTables:
        """The arrays that ``field`` looks through, made at the first look."""
        if self._tables is None:
            self._tables = FieldTables.of(self.reading)
        return self._tables

    def after(self, board: Board, change: Change) -> Sight:
        """The same sight on an edited board, keeping what the change leaves as it was."""
        kept = self.reading.with_board(board, change)
        scene = self.scene.with_board(board)
        if kept is None:
            return BandOfBrothersSight(scene)
        reading, renewed = kept
        tables = (
            None
            if self._tables is None
            else self._tables.with_reading(reading, renewed, sides=bool(change.sides))
        )
        return BandOfBrothersSight(scene, reading, tables)


def sight(scene: Scene) -> Sight:
    """The LOS of a scene by these rules."""
    return BandOfBrothersSight(scene)
