"""Images: artwork that a thread meets where it touches it, in the hexes of a map, exactly.

Games whose rule asks whether the line *meets* the picture (rather than has it on both sides) try it here. A touch
counts. Points are whole numbers as in ``hulls``; nothing is rounded once a ring is clipped to its hex.
"""

from typing import Final, NamedTuple

from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

from bob_editor.geometry.kept import kept
from bob_editor.geometry.lattice import CORNERS, MILLI, Node, corners_of_side
from bob_editor.geometry.shapes import polygons_of
from bob_editor.rules.los.pieces.hulls import Corner, Hull, exact_point

MISSED: Final = 0
TOUCHED: Final = 1
"""The thread meets nothing but the edge."""
CROSSED: Final = 2
"""The thread has parts of it strictly on both sides."""

INSIDE: Final = 1
FIRST_END: Final = 2
LAST_END: Final = 4
"""Bits of ``Image.on_sides``: met between the ends of the hexside, at its first corner, at its last one (clockwise)."""


class Image(NamedTuple):
    """A connected piece of artwork in one hex, in thousandths from the dot.

    ``hull`` are the corners of its convex hull, ``rings`` its outline and holes, ``on_sides`` for each direction where
    it lies against that hexside.
    """

    hull: Hull
    rings: tuple[Hull, ...]
    on_sides: tuple[int, ...]


def images_of(area: BaseGeometry) -> tuple[Image, ...]:
    """The images of an area clipped to its hex, one a connected piece."""
    if isinstance(area, Polygon):
        return () if area.is_empty else (_image(area),)
    return tuple(image for part in getattr(area, "geoms", ()) for image in images_of(part))


@kept(len)
def image_of_ring(ring: tuple[Node, ...]) -> Image:
    """The image of a grown part."""
    return _image(Polygon(ring))


def _image(piece: Polygon) -> Image:
    rings = tuple(_exact(ring.coords) for ring in (piece.exterior, *piece.interiors))
    hull = _exact(polygons_of(piece.convex_hull)[0].exterior.coords)
    return Image(hull, rings, tuple(_on_side(rings[0], direction) for direction in range(6)))


def _exact(coords: object) -> Hull:
    points: list[Corner] = []
    for x, y in list(coords)[:-1]:  # type: ignore[call-overload]
        # A fractional point off the hexsides comes from a ring that crosses itself, which a check reports.
        points.append(exact_point(x, y) or (round(x), round(y), 1))
    return tuple(points)


def _on_side(ring: Hull, direction: int) -> int:
    (ax, ay), (bx, by) = (
        (x * MILLI, y * MILLI) for x, y in (CORNERS[one] for one in corners_of_side(direction))
    )
    on = [(bx - ax) * (y - ay * w) == (by - ay) * (x - ax * w) for x, y, w in ring]
    bits = 0
    for place, (x, y, w) in enumerate(ring):
        if not on[place]:
            continue
        here = FIRST_END if (x, y) == (ax * w, ay * w) else LAST_END if (x, y) == (bx * w, by * w) else INSIDE
        bits |= here
        if on[place - 1] and ring[place - 1] != ring[place]:
            bits |= INSIDE
    return bits


def meets(hull: Hull, offset: int, du: int, dv: int) -> int:
    """How the endless line of a thread meets an image by its hull: ``MISSED``, ``TOUCHED`` or ``CROSSED``.

    ``offset`` is 1000 times the cross product of the thread and the hex's dot.
    """
    left = right = on = False
    for x, y, w in hull:
        aside = offset * w + du * y - dv * x
        if aside > 0:
            if left:
                return CROSSED
            right = True
        elif aside < 0:
            if right:
                return CROSSED
            left = True
        else:
            on = True
    return TOUCHED if on else MISSED


def touches_beyond(image: Image, offset: int, du: int, dv: int, shut: tuple[int, ...]) -> bool:
    """Whether a thread that only touches an image does so anywhere but where it crosses the hexsides ``shut``."""
    ring = image.rings[0]
    on = [offset * w + du * y - dv * x == 0 for x, y, w in ring]
    for place, (x, y, w) in enumerate(ring):
        if on[place] and (on[place - 1] or not any(_is_on(x, y, w, direction) for direction in shut)):
            return True  # an edge along the thread has points between its ends
    return False


def _is_on(x: int, y: int, w: int, direction: int) -> bool:
    (ax, ay), (bx, by) = (CORNERS[one] for one in corners_of_side(direction))
    return (bx - ax) * (y - ay * MILLI * w) == (by - ay) * (x - ax * MILLI * w)


def meets_ray(image: Image, du: int, dv: int) -> bool:
    """Whether a ray from the hex's dot along ``du, dv`` meets an image, its edge included."""
    inside = False
    for ring in image.rings:
        for first, last in zip(ring, (*ring[1:], ring[0]), strict=True):
            if _edge_meets_ray(first, last, du, dv):
                return True
            inside ^= _is_above(first, last)
    return inside


def _edge_meets_ray(first: Corner, last: Corner, du: int, dv: int) -> bool:
    aside, other = du * first[1] - dv * first[0], du * last[1] - dv * last[0]
    along, beyond = du * first[0] + dv * first[1], du * last[0] + dv * last[1]
    if aside == 0 and along >= 0:
        return True
    if other == 0 and beyond >= 0:
        return True
    if aside == 0 and other == 0:
        return (along < 0) != (beyond < 0)
    if (aside > 0) == (other > 0) or not aside or not other:
        return False
    return along * abs(other) + beyond * abs(aside) >= 0


def _is_above(first: Corner, last: Corner) -> bool:
    """Whether the edge crosses the vertical above the dot: an odd count says that the dot is inside."""
    (ax, ay, aw), (bx, by, bw) = first, last
    if (ax > 0) == (bx > 0):
        return False
    # the height at x = 0 is (ay/aw · bx/bw - by/bw · ax/aw) / (bx/bw - ax/aw)
    rise, run = ay * bx - by * ax, bx * aw - ax * bw
    return (rise < 0) == (run > 0) and rise != 0
