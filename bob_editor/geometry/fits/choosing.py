"""Which kind of fit the clicked dots ask for, how far off each of them is, and which was clicked wrongly.

A flat fit is believed as long as it is off by no more than a hand's click; then one in perspective. Where neither
fits, either one dot is wrong, so that the others fit well without it, or the picture is bent.
"""

from collections.abc import Callable

import numpy as np

from bob_editor.geometry.fits.fit import ENOUGH, Fit, Kind, Places, fitted, plate_system
from bob_editor.records import Record

HEX = 3.4641
"""From one side of a hex to the one opposite, in true proportions: what errors are told in."""

A_CLICK = 0.025
"""What a careful click is off by, of a hex."""

_KNOWN: dict[Kind, int] = {"affine": 6, "perspective": 8}
"""How many numbers the dots' must determine; what they have beyond shows errors."""

_SPARE = 4
"""Numbers that must be left over before the others can be said to fit without one dot."""

_BETTER = 0.5
"""A dot is wrong where without it the others are off by less than this share, and it by more than three clicks."""

_WRONG = 3 * A_CLICK

Misfit = Callable[[Kind, Places, Places], float]


class Judged(Record, eq=False):
    """A fit and what is to be said of it: errors are shares of a hex, one a dot; None where too few dots show any."""

    fit: Fit
    errors: tuple[float, ...] | None = None
    suspect: int | None = None
    without: float = 0.0
    """What the others are off by without the suspect."""

    @property
    def overall(self) -> float:
        """The root of the errors' mean square."""
        return float(np.sqrt(np.mean(np.square(self.errors)))) if self.errors else 0.0


def chosen(places: Places, pixels: Places) -> Kind:
    """The simplest kind that fits the dots."""
    simple: list[Kind] = [one for one in _KNOWN if len(places) >= ENOUGH[one]]
    for kind in simple:
        if _misfit(kind, places, pixels) <= A_CLICK:
            return kind
    for kind in simple:
        if _suspect(kind, places, pixels, _misfit, A_CLICK) is not None:
            return kind
    if len(places) >= ENOUGH["bent"]:
        return "bent"
    return min(simple, key=lambda kind: _misfit(kind, places, pixels), default="affine")


def judged(kind: Kind, places: Places, pixels: Places) -> Judged | None:
    """The fit of a kind with its errors; None where the dots are too few for any."""
    fit = fitted(kind, places, pixels)
    if fit is None or 2 * len(places) <= _KNOWN.get(fit.kind, 2 * ENOUGH["bent"]):
        return None if fit is None else Judged(fit)
    bent = fit.kind == "bent"
    errors = _by_the_others(places, pixels) if bent else _off(fit, places, pixels)
    misfit: Misfit = _bent_misfit if bent else _misfit
    suspect = _suspect(fit.kind, places, pixels, misfit, _BETTER * misfit(fit.kind, places, pixels))
    told = tuple(map(float, errors))
    return Judged(fit, told) if suspect is None else Judged(fit, told, *suspect)


def _off(fit: Fit, places: Places, pixels: Places) -> Places:
    """How far from where they were clicked the fit has dots, of a hex."""
    far = np.hypot(*(fit.pixels(places) - pixels).T)
    return np.asarray(far / (fit.scale(places.mean(axis=0)) * HEX))


def _misfit(kind: Kind, places: Places, pixels: Places) -> float:
    """What clicks must be off by if this is the right kind: errors without what a fit takes from them."""
    fit, spare = fitted(kind, places, pixels), 2 * len(places) - _KNOWN[kind]
    if fit is None or spare <= 0:
        return 0.0 if fit is not None and kind == "affine" else float("inf")
    return float(np.sqrt(np.square(_off(fit, places, pixels)).sum() / spare))


def _by_the_others(places: Places, pixels: Places) -> Places:
    """How far off each dot is by a plate through the others alone, of a hex (Rippa's formula: no plate is refitted)."""
    mean, wide = places.mean(axis=0), float(np.ptp(places, axis=0).max())
    count, near = len(places), (places - mean) / wide
    inverse = np.linalg.pinv(plate_system(near))
    weights = inverse[:count, :count] @ pixels
    far = np.hypot(*weights.T) / np.maximum(np.abs(np.diag(inverse)[:count]), 1e-12)
    fit = fitted("affine", places, pixels)
    return np.asarray(far / ((1.0 if fit is None else fit.scale(mean)) * HEX))


def _bent_misfit(_kind: Kind, places: Places, pixels: Places) -> float:
    return float(np.sqrt(np.square(_by_the_others(places, pixels)).mean()))


def _suspect(
    kind: Kind, places: Places, pixels: Places, misfit: Misfit, most: float
) -> tuple[int, float] | None:
    """The dot without which the others are off by no more than this, and what they are off by then."""
    count = len(places)
    if 2 * (count - 1) - _KNOWN.get(kind, 2 * ENOUGH["bent"]) < _SPARE:
        return None
    others = [np.arange(count) != one for one in range(count)]
    rests = [misfit(kind, places[kept], pixels[kept]) for kept in others]
    least = int(np.argmin(rests))
    fit = fitted(kind, places[others[least]], pixels[others[least]])
    if rests[least] > most or fit is None:
        return None
    off = float(_off(fit, places[[least]], pixels[[least]])[0])
    return (least, rests[least]) if off > _WRONG else None
