"""The scan under a board that is carried over: it stays under what was drawn over it."""

import numpy as np
from msgspec.structs import replace

from bob_editor.editing.whole.carry import Carry
from bob_editor.geometry.fits.fit import ENOUGH, fitted
from bob_editor.geometry.fits.pins import pinned
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Pin, Underlay


def carried_underlay(underlay: Underlay, carry: Carry) -> Underlay:
    """The scan with its pins where they lie then.

    A pin may lie off the board. Where there is no name for its hex, it is set to the nearest hex of the board, at the
    pixel where the other pins have that; where they are too few to say, it is left out.
    """
    pins = [(pin, carry.source.hex_anywhere(pin.hex)) for pin in underlay.pins]
    found = tuple(one for pin, at in pins if (one := _pin(pin, at, underlay, carry)) is not None)
    return replace(underlay, pins=found)


def _pin(pin: Pin, at: Hex | None, underlay: Underlay, carry: Carry) -> Pin | None:
    if at is None:
        return pin
    to = carry.hex(at)
    label = carry.target.label(to)
    if carry.target.hex_anywhere(label) == to:
        return replace(pin, hex=label)
    near = min(carry.target.hexes, key=to.distance)
    pixel = _pixel(underlay, carry, carry.back.hex(near))
    return None if pixel is None else replace(pin, hex=carry.target.label(near), pixel=pixel)


def _pixel(underlay: Underlay, carry: Carry, at: Hex) -> tuple[float, float] | None:
    """Where on the scan a hex of the source has its dot, by all pins; None where they are too few or in a row."""
    places, pixels = pinned(carry.source, ((pin.pixel, pin.hex) for pin in underlay.pins))
    fit = fitted(underlay.fit, places, pixels)
    flat = np.column_stack((places, np.ones(len(places))))
    if fit is None or np.linalg.matrix_rank(flat) < ENOUGH["affine"]:
        return None
    x, y = fit.pixels(np.array([carry.source.frame.true(carry.source.centre(at))]))[0]
    return round(float(x), 3), round(float(y), 3)
