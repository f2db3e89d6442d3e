"""Signs for what a counter is, in strokes of our own: a box with a cross for foot soldiers, an oval for armour."""

import math
import re
from collections.abc import Mapping

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter

from bob_editor.render.kit.strokes import pen_of, stroked

XY = tuple[float, float]
Stroke = tuple[list[XY], bool]
"""The points of a stroke, and whether what it encloses is filled."""

_FAMILIES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("decoy", ("decoy", "dummy", "dummies")),
    ("wheels", ("scout_car",)),
    ("weapon", ("machine_gun",)),
    ("leader", ("leader", "lieutenant", "sergeant", "captain", "hero", "scout", "sogeki", "hub", "officer", "sniper",
                "fo", "forward")),
    ("armour", ("tank_destroyer",)),
    ("ship", ("landing", "destroyer", "aircraft_carrier", "boat", "lc", "ship", "raft")),
    ("foot", ("jungle_fighter",)),
    ("plane", ("aircraft", "plane", "fighter", "bomber", "ju", "jabo", "sturmovik", "glider")),
    ("train", ("train", "locomotive", "wagon")),
    ("horse", ("cavalry", "dragoon", "horse", "camel")),
    ("wheels", ("truck", "car", "jeep", "carrier", "half_track", "halftrack", "transport")),
    ("mortar", ("mortar",)),
    ("armour", ("tank", "armor", "armour", "vehicle", "tiger", "afv", "spg", "funnies", "tankette", "sherman", "stug",
                "panzer")),
    ("gun", ("gun", "artillery", "battery", "cannon", "atg", "pak", "howitzer", "meemies")),
    ("weapon", ("mg", "hmg", "lmg", "mmg", "machine", "weapon", "wt", "flame", "flamethrower", "bazooka", "latw",
                "at")),
    ("foot", ("squad", "infantry", "team", "section", "platoon", "forces", "engineer", "troops")),
)  # fmt: skip
"""Words of ids, by the sign that stands for them; the first sign that has one counts."""

_LONG = 5
"""Letters of a word that is found within others too: panzerjager has panzer."""


def family(symbol: str) -> str:
    """The sign of a unit, by what its id says that it is, or its own name; foot soldiers where it says nothing."""
    name = symbol.lower()
    if name in _SIGNS:
        return name
    parts = set(re.findall(r"[a-z]+", name))
    for sign, words in _FAMILIES:
        if any(word in parts or ((len(word) >= _LONG or "_" in word) and word in name) for word in words):
            return sign
    return "foot"


def paint_sign(painter: QPainter, symbol: str, middle: QPointF, size: float, colour: QColor) -> None:
    """The sign of a unit, by what its id says that it is; ``size`` is half its height."""
    dark = colour.darker(150)
    painter.setPen(pen_of(dark, 0.2 * size))
    for stroke, filled in _SIGNS[family(symbol)]:
        path = stroked((stroke,), middle, size)
        painter.setBrush(dark if filled else Qt.BrushStyle.NoBrush)
        painter.drawPath(path)


def star(points: int, inner: float) -> list[XY]:
    """A star of radius 1 that stands on two of its points; ``inner`` is how far its notches are from the middle."""
    found = []
    for step in range(2 * points + 1):
        angle, far = math.pi * step / points, inner if step % 2 else 1.0
        found.append((math.sin(angle) * far, -math.cos(angle) * far))
    return found


def _ring(x: float, y: float, rx: float, ry: float, steps: int = 24) -> list[XY]:
    return [
        (x + rx * math.cos(2 * math.pi * step / steps), y + ry * math.sin(2 * math.pi * step / steps))
        for step in range(steps + 1)
    ]


def _mirrored(right: list[XY]) -> list[XY]:
    """A closed outline from its right half, from top to bottom."""
    left = [(-x, y) for x, y in reversed(right)]
    return [*right, *left, right[0]]


_BOX: list[XY] = [(-1.1, -0.75), (1.1, -0.75), (1.1, 0.75), (-1.1, 0.75), (-1.1, -0.75)]
_WHEELS: list[Stroke] = [(_ring(-0.6, 0.95, 0.16, 0.16), True), (_ring(0.6, 0.95, 0.16, 0.16), True)]
_HULL = [(-1.15, 0.1), (1.15, 0.1), (0.75, 0.7), (-0.75, 0.7), (-1.15, 0.1)]
_SAIL = [(0.0, 0.1), (0.0, -0.85), (0.7, -0.1), (0.0, -0.1)]
_WINGS = _mirrored(
    [(0, -1), (0.16, -0.35), (1.15, 0.15), (1.15, 0.4), (0.16, 0.25), (0.12, 0.7), (0.45, 0.95), (0, 0.9)]
)
_ENGINE = [(-1.1, 0.55), (-1.1, -0.3), (0.2, -0.3), (0.2, -0.75), (1.1, -0.75), (1.1, 0.55), (-1.1, 0.55)]

_SIGNS: Mapping[str, list[Stroke]] = {
    "foot": [(_BOX, False), ([(-1.1, -0.75), (1.1, 0.75)], False), ([(-1.1, 0.75), (1.1, -0.75)], False)],
    "weapon": [(_BOX, False), ([(0, 0.5), (0, -0.45)], False), ([(-0.36, -0.1), (0, -0.48), (0.36, -0.1)], False)],
    "mortar": [
        (_BOX, False),
        (_ring(0, 0.38, 0.17, 0.17), True),
        ([(0, 0.3), (0, -0.48)], False),
        ([(-0.32, -0.16), (0, -0.5), (0.32, -0.16)], False),
    ],
    "gun": [(_BOX, False), (_ring(0, 0, 0.26, 0.26), True)],
    "armour": [(_BOX, False), (_ring(0, 0, 0.8, 0.45), False)],
    "wheels": [(_BOX, False), *_WHEELS],
    "horse": [(_BOX, False), ([(-1.1, 0.75), (1.1, -0.75)], False)],
    "plane": [(_WINGS, True)],
    "ship": [(_HULL, True), (_SAIL, True)],
    "train": [(_ENGINE, True), *_WHEELS],
    "leader": [(star(5, 0.42), True)],
    "decoy": [(_BOX, False), ([(-0.3, -0.2), (-0.22, -0.42), (0, -0.5), (0.25, -0.4), (0.3, -0.18), (0.02, 0.1),
                              (0, 0.2)], False), (_ring(0, 0.48, 0.06, 0.06), True)],
}  # fmt: skip


def sign_svg(symbol: str, colour: QColor) -> str:
    """The sign of a unit as a drawing of its own, in a square around its middle."""
    dark = colour.darker(150).name()
    paths = "".join(
        '<path d="{}" fill="{}"/>'.format(
            " ".join(f"{'L' if number else 'M'}{x:.3f} {y:.3f}" for number, (x, y) in enumerate(stroke)),
            dark if filled else "none",
        )
        for stroke, filled in _SIGNS[family(symbol)]
    )
    pen = f'stroke="{dark}" stroke-width="0.2" stroke-linecap="round" stroke-linejoin="round"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1.25 -1.25 2.5 2.5"><g {pen}>{paths}</g></svg>'
