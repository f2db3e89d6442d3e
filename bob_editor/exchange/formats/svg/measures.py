"""SVG's numbers, lengths and transforms."""

import math
import re
from collections.abc import Callable, Mapping, Sequence

from bob_editor.geometry.lattice import Point

Matrix = tuple[float, float, float, float, float, float]
"""A transform as SVG writes it: x' = a x + c y + e, y' = b x + d y + f."""

SAME: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)

FAR = 1e9
"""Nothing on a drawing lies farther off."""

NUMBER = re.compile(r"[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d{1,4})?")
_LENGTH = re.compile(rf"({NUMBER.pattern})\s*([a-zA-Z%]*)")
_CALL = re.compile(r"(matrix|translate|scale|rotate|skewX|skewY)\s*\(([^()]*)\)")

UNITS: Mapping[str, float] = {
    "": 1, "px": 1, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4, "q": 24 / 25.4, "pt": 4 / 3, "pc": 16, "em": 16,
    "ex": 8,
}  # fmt: skip
"""User units to a unit of length."""

MOST_CALLS = 100


def numbers(text: str | None) -> list[float]:
    """All numbers of a text; what is past all bounds counts as the farthest there is."""
    return [bounded(float(one)) for one in NUMBER.findall(text or "")]


def bounded(value: float) -> float:
    """A number no farther from nought than anything on a drawing."""
    return max(-FAR, min(FAR, value)) if not math.isnan(value) else 0.0


def length(text: str | None, whole: float = 100.0, otherwise: float = 0.0) -> float:
    """A length in user units; a percentage is one of ``whole``, what is none is ``otherwise``."""
    found = _LENGTH.fullmatch((text or "").strip())
    if found is None:
        return otherwise
    value, unit = float(found[1]), found[2].lower()
    if unit == "%":
        return bounded(value * whole / 100)
    return bounded(value * UNITS[unit]) if unit in UNITS else otherwise


def joined(outer: Matrix, inner: Matrix) -> Matrix:
    """The transform that does ``inner`` first."""
    a, b, c, d, e, f = outer
    g, h, i, j, k, m = inner
    found = (a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * m + e, b * k + d * m + f)
    return tuple(map(bounded, found))  # type: ignore[return-value]


def moved(matrix: Matrix, at: Point) -> Point:
    """Where a transform takes a point."""
    a, b, c, d, e, f = matrix
    return bounded(a * at[0] + c * at[1] + e), bounded(b * at[0] + d * at[1] + f)


def _rotate(angle: float = 0.0, x: float = 0.0, y: float = 0.0) -> Matrix:
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    return cos, sin, -sin, cos, x - x * cos + y * sin, y - x * sin - y * cos


def _slope(angle: float) -> float:
    return bounded(math.tan(math.radians(angle)))


_CALLS: Mapping[str, tuple[Sequence[int], Callable[..., Matrix]]] = {
    "matrix": ((6,), lambda *six: six),
    "translate": ((1, 2), lambda x, y=0.0: (1.0, 0.0, 0.0, 1.0, x, y)),
    "scale": ((1, 2), lambda x, y=None: (x, 0.0, 0.0, x if y is None else y, 0.0, 0.0)),
    "rotate": ((1, 3), _rotate),
    "skewX": ((1,), lambda angle: (1.0, 0.0, _slope(angle), 1.0, 0.0, 0.0)),
    "skewY": ((1,), lambda angle: (1.0, _slope(angle), 0.0, 1.0, 0.0, 0.0)),
}


def transform(text: str | None) -> Matrix:
    """The transform that an attribute says; what isn't understood of it does nothing."""
    found = SAME
    for number, (name, given) in enumerate(_CALL.findall(text or "")):
        counts, make = _CALLS[name]
        values = numbers(given)
        if number < MOST_CALLS and len(values) in counts:
            found = joined(found, make(*values))
    return found


def view(element: Mapping[str, str]) -> Matrix:
    """What an inner ``svg`` or ``symbol`` does to its content: its place, and its view box fitted to its size."""
    x, y = length(element.get("x")), length(element.get("y"))
    box = numbers(element.get("viewBox"))
    if len(box) != 4 or box[2] <= 0 or box[3] <= 0:
        return (1.0, 0.0, 0.0, 1.0, x, y)
    wide, high = length(element.get("width"), box[2], box[2]), length(element.get("height"), box[3], box[3])
    if element.get("preserveAspectRatio", "").strip().startswith("none"):
        across, down = wide / box[2], high / box[3]
    else:
        across = down = min(wide / box[2], high / box[3])
    left, top = (wide - across * box[2]) / 2, (high - down * box[3]) / 2
    return (across, 0.0, 0.0, down, x + left - across * box[0], y + top - down * box[1])
