"""The data of an SVG path as lines of points: all commands, curves and arcs in short pieces."""

import math
import re
from collections.abc import Callable, Mapping

from msgspec import Struct, field

from bob_editor.exchange.formats.svg.measures import FAR, NUMBER, bounded
from bob_editor.geometry.lattice import Point

Line = tuple[tuple[Point, ...], bool]
"""The points of a part of a path, and whether it is closed."""

MOST_POINTS = 200_000
"""Points of one path; what is beyond isn't read."""

MOST_PIECES = 64
"""Straight pieces that a curve is parted into at most."""

COUNTS: Mapping[str, int] = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0}
_SPACE = re.compile(r"[\s,]*")


def lines_of(text: str, fine: float) -> tuple[Line, ...]:
    """The parts of a path, none of which leaves its curves by more than ``fine``; up to what can't be read of it."""
    pen = _Pen(max(fine, 1e-6))
    place, count, command = 0, len(text), ""
    while pen.count < MOST_POINTS:
        place = _SPACE.match(text, place).end()  # type: ignore[union-attr]
        if place >= count:
            break
        if text[place] in "MmLlHhVvCcSsQqTtAaZz":
            command, place = text[place], place + 1
        elif command in "Zz":
            break  # also at the beginning: numbers without a command
        found = _arguments(text, place, command.lower())
        if found is None:
            break
        values, place = found
        pen.follow(command, values)
        # Further pairs after a move are lines.
        command = {"M": "L", "m": "l"}.get(command, command)
    return pen.parts()


def _arguments(text: str, place: int, command: str) -> tuple[list[float], int] | None:
    values: list[float] = []
    for number in range(COUNTS[command]):
        place = _SPACE.match(text, place).end()  # type: ignore[union-attr]
        if command == "a" and number in (3, 4):  # flags may stand without anything between them
            if text[place : place + 1] not in ("0", "1"):
                return None
            values.append(float(text[place]))
            place += 1
            continue
        found = NUMBER.match(text, place)
        if found is None:
            return None
        values.append(bounded(float(found[0])))
        place = found.end()
    return values, place


class _Pen(Struct, eq=False):
    """Draws what commands say."""

    fine: float
    at: Point = (0.0, 0.0)
    start: Point = (0.0, 0.0)
    control: Point | None = None
    """The last control point, for a smooth curve of the kind of ``last``."""
    last: str = ""
    count: int = 0
    _lines: list[tuple[list[Point], bool]] = field(default_factory=list)

    def parts(self) -> tuple[Line, ...]:
        """What was drawn; a move alone draws nothing."""
        return tuple((tuple(points), closed) for points, closed in self._lines if len(points) > 1)

    def follow(self, command: str, values: list[float]) -> None:
        """Do a command."""
        kind, (x, y) = command.lower(), self.at if command.islower() else (0.0, 0.0)
        points = [(x + dx, y + dy) for dx, dy in zip(values[::2], values[1::2], strict=False)]
        if kind == "z":
            self._close()
        elif kind == "a":
            self._arc(values, (x + values[5], y + values[6]))
        elif kind in "hv":
            self._to((x + values[0], self.at[1]) if kind == "h" else (self.at[0], y + values[0]))
        else:
            _COMMANDS[kind](self, points)
        if kind not in "csqt":
            self.control = None
        self.last = kind

    def _to(self, point: Point) -> None:
        point = (bounded(point[0]), bounded(point[1]))
        if not self._lines or self._lines[-1][1]:
            self._lines.append(([self.at], False))
        if point != self._lines[-1][0][-1]:
            self._lines[-1][0].append(point)
            self.count += 1
        self.at = point

    def move(self, points: list[Point]) -> None:
        """Begin a part."""
        self.at = self.start = points[0]
        self._lines.append(([self.at], False))
        self.count += 1

    def line(self, points: list[Point]) -> None:
        """Draw a straight line."""
        self._to(points[0])

    def _close(self) -> None:
        if self._lines and not self._lines[-1][1]:
            points, _ = self._lines[-1]
            if len(points) > 2 and points[-1] == points[0]:
                points.pop()
            self._lines[-1] = (points, True)
        self.at = self.start

    def _mirrored(self, kinds: str) -> Point:
        if self.control is None or self.last not in kinds:
            return self.at
        return 2 * self.at[0] - self.control[0], 2 * self.at[1] - self.control[1]

    def cubic(self, points: list[Point]) -> None:
        """Draw a curve by two control points."""
        self._curve(points[0], points[1], points[2])
        self.control = points[1]

    def smooth(self, points: list[Point]) -> None:
        """Draw a curve that goes on smoothly."""
        self._curve(self._mirrored("cs"), points[0], points[1])
        self.control = points[0]

    def quadratic(self, points: list[Point]) -> None:
        """Draw a curve by one control point."""
        self._bow(points[0], points[1])

    def smooth_bow(self, points: list[Point]) -> None:
        """Draw a curve by one control point that goes on smoothly."""
        self._bow(self._mirrored("qt"), points[0])

    def _bow(self, by: Point, to: Point) -> None:
        (x, y), (u, v), (p, q) = self.at, by, to
        self._curve(
            (x + 2 * (u - x) / 3, y + 2 * (v - y) / 3), (p + 2 * (u - p) / 3, q + 2 * (v - q) / 3), to
        )
        self.control = by

    def _curve(self, one: Point, two: Point, to: Point) -> None:
        begin = self.at
        bent = max(
            math.hypot(a[0] - 2 * b[0] + c[0], a[1] - 2 * b[1] + c[1])
            for a, b, c in ((begin, one, two), (one, two, to))
        )
        pieces = max(1, min(MOST_PIECES, math.ceil(math.sqrt(0.75 * bent / self.fine))))
        for step in range(1, pieces):
            t, s = step / pieces, 1 - step / pieces
            parts = (s**3, 3 * s * s * t, 3 * s * t * t, t**3)
            self._to(
                tuple(
                    sum(k * point[axis] for k, point in zip(parts, (begin, one, two, to), strict=True))
                    for axis in (0, 1)
                )  # type: ignore[arg-type]
            )
        self._to(to)

    def _arc(self, values: list[float], to: Point) -> None:
        rx, ry, turn, large, sweep = values[:5]
        for point in _arc_points(self.at, to, (abs(rx), abs(ry)), turn, large=bool(large), sweep=bool(sweep)):
            self._to(point)
        self._to(to)


def _arc_points(
    begin: Point, to: Point, radii: Point, turn: float, *, large: bool, sweep: bool
) -> list[Point]:
    """Points between the ends of an elliptic arc, by the conversion that SVG's notes give."""
    rx, ry = radii
    if begin == to or not (0 < rx < FAR and 0 < ry < FAR):
        return []
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    dx, dy = (begin[0] - to[0]) / 2, (begin[1] - to[1]) / 2
    u, v = (cos * dx + sin * dy) / rx, (cos * dy - sin * dx) / ry
    reach = u * u + v * v
    grown = math.sqrt(reach) if reach > 1 else 1.0
    u, v, rx, ry = u / grown, v / grown, rx * grown, ry * grown
    reach = max(u * u + v * v, 1e-18)
    off = math.sqrt(max(0.0, 1 / reach - 1)) * (-1 if large == sweep else 1)
    p, q = off * v, -off * u
    first, last = math.atan2(v - q, u - p), math.atan2(-v - q, -u - p)
    around = (last - first) % math.tau if sweep else -((first - last) % math.tau)
    pieces = max(2, math.ceil(abs(around) / math.tau * 32))
    x, y = (
        cos * rx * p - sin * ry * q + (begin[0] + to[0]) / 2,
        sin * rx * p + cos * ry * q + (begin[1] + to[1]) / 2,
    )
    angles = (first + around * step / pieces for step in range(1, pieces))
    return [
        (
            x + cos * rx * math.cos(one) - sin * ry * math.sin(one),
            y + sin * rx * math.cos(one) + cos * ry * math.sin(one),
        )
        for one in angles
    ]


_COMMANDS: Mapping[str, Callable[[_Pen, list[Point]], None]] = {
    "m": _Pen.move, "l": _Pen.line, "c": _Pen.cubic, "s": _Pen.smooth, "q": _Pen.quadratic, "t": _Pen.smooth_bow,
}  # fmt: skip
