"""What every game's LOS offers: trace one thread with reasons, or the field of one end."""

from __future__ import annotations

from typing import Protocol

import numpy as np
import numpy.typing as npt
from attrs import frozen

from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from bob_editor.model.change import Change
from bob_editor.rules.los.answer import Answer
from bob_editor.rules.los.scene import End, Scene

CLEAR, HINDERED, BLOCKED, BLIND = 0, 1, 2, 3
"""Codes of a field's verdicts; ``BLIND`` is blocked by a shadow only."""


@frozen(eq=False)
class FieldOfView:
    """What one end sees: a code and a count of hindrances for every hex of the board, in board order."""

    origin: End
    hexes: tuple[Hex, ...]
    codes: npt.NDArray[np.uint8]
    hindrance: npt.NDArray[np.int16]

    def verdict(self, place: int) -> tuple[str, bool, int]:
        """Verdict, blind and hindrance of the hex at a place in ``hexes``."""
        code = int(self.codes[place])
        return ("clear", "hindered", "blocked", "blocked")[code], code == BLIND, int(self.hindrance[place])


class Sight(Protocol):
    """A game's LOS on one scene. Equal questions get equal answers from ``trace`` and ``field``."""

    scene: Scene

    def trace(self, start: End, goal: End) -> Answer:
        """Look along one thread and explain."""

    def field(self, start: End) -> FieldOfView:
        """Look from one end at the plain ground of every hex."""

    def after(self, board: Board, change: Change) -> Sight:
        """The same sight on an edited board, keeping what the change leaves as it was."""

    def under(self, scene: Scene) -> Sight:
        """The sight of another scene by the same rules, keeping what both have alike."""
