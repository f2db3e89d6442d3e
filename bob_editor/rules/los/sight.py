"""What every game's LOS offers: trace one thread with reasons, or the field of one end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import numpy as np

from bob_editor.geometry.arrays import Bools, Bytes, Ints, Shorts, alone
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from bob_editor.model.change import Change
from bob_editor.records import Record
from bob_editor.rules.los.answer import Answer
from bob_editor.rules.los.scene import End, Scene

CLEAR, HINDERED, BLOCKED, BLIND = 0, 1, 2, 3
"""Codes of a field's verdicts; ``BLIND`` is blocked by a shadow only."""
_BLOCKED, _BLIND, _NO_HINDRANCE = (alone(one, np.uint8) for one in (BLOCKED, BLIND, 0))
CODES = {"clear": CLEAR, "hindered": HINDERED, "blocked": BLOCKED}
"""The code of each verdict of a line that isn't blind."""


class FieldOfView(Record, eq=False):
    """What one end sees: a code and a count of hindrances for every hex of the board, in board order."""

    origin: End
    hexes: tuple[Hex, ...]
    codes: Bytes
    hindrance: Shorts

    @classmethod
    def of(
        cls, origin: End, grid: Grid, *, free: Bools, shaded: Bools, hindrance: Shorts | Ints
    ) -> FieldOfView:
        """The field in which threads are blocked that aren't ``free``, and those are blind that are ``shaded``.

        The origin's own hex is clear.
        """
        home = grid.index[origin.hex]
        free[home], shaded[home], hindrance[home] = True, False, 0
        blocked = ~free
        np.putmask(hindrance, blocked | shaded, _NO_HINDRANCE)
        codes = hindrance.astype(bool).view(np.uint8)
        np.putmask(codes, shaded, _BLIND)
        np.putmask(codes, blocked, _BLOCKED)
        hindrance = hindrance.astype(np.int16)
        return cls(origin, grid.hexes, codes, hindrance)

    def verdict(self, place: int) -> tuple[str, bool, int]:
        """Verdict, blind and hindrance of the hex at a place in ``hexes``."""
        code = int(self.codes[place])
        return ("clear", "hindered", "blocked", "blocked")[code], code == BLIND, int(self.hindrance[place])

    def traced(self, asked: Bools, trace: Callable[[End, End], Answer]) -> FieldOfView:
        """This field, in which what is ``asked`` about says the explained line: for rare cases."""
        for place in asked.nonzero()[0].tolist():
            answer = trace(self.origin, End(self.hexes[place]))
            self.codes[place] = BLIND if answer.blind else CODES[answer.verdict]
            self.hindrance[place] = answer.hindrance
        return self


class Sight(Protocol):
    """A game's LOS on one scene. Equal questions get equal answers from ``trace`` and ``field``."""

    scene: Scene

    def trace(self, start: End, goal: End) -> Answer:
        """Look along one thread and explain."""

    def field(self, start: End) -> FieldOfView:
        """Look from one end at the plain ground of every hex."""

    @property
    def is_reciprocal(self) -> bool:
        """Whether every two hexes see the same of each other's plain ground."""

    def field_among(self, start: End, among: Bools) -> FieldOfView:
        """What ``field`` says of the hexes marked, by their places; of others it says nothing."""

    def after(self, board: Board, change: Change) -> Sight:
        """The same sight on an edited board, keeping what the change leaves as it was."""

    def under(self, scene: Scene) -> Sight:
        """The sight of another scene by the same rules, keeping what both have alike."""

    def aimed(self, at: End) -> Sight | None:
        """The sight of which ``field`` sees in every hex what is of a unit and position; None where none tells it."""
