"""What is drawn or grown in a hex, cut to it: its connected parts, and the outline of several together."""

from functools import cached_property

import shapely
from shapely.geometry import LineString, Point, Polygon
from shapely.geometry.base import BaseGeometry

from bob_editor.geometry.kept import MOST_COORDINATES, Itself, kept
from bob_editor.geometry.lattice import MILLI
from bob_editor.geometry.shapes import HEX, moved, points_of_area
from bob_editor.records import Record
from bob_editor.rules.los.pieces.hulls import Corner, Interval, along_sides
from bob_editor.rules.los.pieces.images import CROSSED, MISSED, TOUCHED
from bob_editor.rules.los.pieces.rays import Outline, outline_of
from bob_editor.rules.los.pieces.touching import TouchHull, exact_rings, touch_hull
from bob_editor.rules.los.threads.contacts import Contact, ContactThread

_AN_EDGE = 8
"""What a point of an outline weighs, in points: its edge is held with what rays ask of it."""


class Piece(Record, eq=False, dict=True):
    """A connected part of one drawing in one hex, seen from the hex's dot.

    It is flat, a line or a point, where the drawing meets a hexside from outside.
    """

    area: Polygon | LineString | Point

    @cached_property
    def flat(self) -> bool:
        """Whether it has no inside."""
        return not isinstance(self.area, Polygon)

    @cached_property
    def touch(self) -> TouchHull:
        """Its hull, to try threads against."""
        return touch_hull(self.area)

    @cached_property
    def rings(self) -> tuple[tuple[Corner, ...], ...]:
        """Its outlines with exact corners."""
        return exact_rings(self.area)

    @cached_property
    def on_sides(self) -> tuple[tuple[Interval, ...], ...]:
        """For each direction, the stretches of that hexside that it lies against."""
        return along_sides(self.area) if isinstance(self.area, Polygon) else ((),) * 6

    def met_by(self, contact: Contact, thread: ContactThread) -> int:
        """How a thread meets it in a hex that it touches: it misses, touches or crosses it (``images``)."""
        least, greatest = self.touch.hands(contact, thread)
        if least > 0 or greatest < 0:
            return MISSED
        return CROSSED if least < 0 < greatest and not self.flat else TOUCHED


@kept(points_of_area, MOST_COORDINATES)
def cut(area: Itself[BaseGeometry], u: int, v: int) -> tuple[tuple[Piece, ...], bool]:
    """The connected parts of a drawn piece in the hex around a dot, and whether the two share any area.

    Kept, since an edit leaves most pieces as they are.
    """
    local: BaseGeometry = shapely.intersection(moved(area.value, (-u * MILLI, -v * MILLI)), HEX)
    parts = () if local.is_empty else shapely.get_parts(local).tolist()
    return tuple(map(Piece, parts)), local.area > 0


@kept(lambda pieces: _AN_EDGE * sum(len(ring) for piece in pieces for ring in piece.rings))
def outline_of_pieces(pieces: tuple[Piece, ...]) -> Outline:
    """The outline of pieces of one hex."""
    areas = [piece.area for piece in pieces if isinstance(piece.area, Polygon)]
    return outline_of(areas, [piece.rings for piece in pieces if piece.flat])
