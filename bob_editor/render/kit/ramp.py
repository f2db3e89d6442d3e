"""Colours for counts, from none to many: of exposure, in the window and in pictures."""

import numpy as np
from PySide6.QtGui import QColor

from bob_editor.geometry.arrays import Ints

RAMP = ("#00204d", "#31446b", "#666970", "#958f78", "#cab969", "#ffea46")
"""From few to many, after the palette cividis: in order with any kind of colour vision, and in grey."""


def steps_of(counts: Ints) -> Ints:
    """The step of the ramp for each count, from none to the largest in steps of one size."""
    return np.minimum(counts * len(RAMP) // (int(counts.max(initial=0)) + 1), len(RAMP) - 1)


def bounds_of(step: int, most: int) -> tuple[int, int]:
    """The smallest and largest count of a step where ``most`` is the largest of all."""
    return -(-step * (most + 1) // len(RAMP)), -(-(step + 1) * (most + 1) // len(RAMP)) - 1


def veil(colour: str, strength: float) -> QColor:
    """A colour of the ramp that lets the board shine through; 1 hides it."""
    faint = QColor(colour)
    faint.setAlphaF(strength)
    return faint


def ink_on(step: int) -> QColor:
    """What can be read on a step of the ramp."""
    return QColor("#ffffff" if step < len(RAMP) // 2 else "#101018")
