"""Moving hexes about: shifted, turned by sixths, mirrored."""

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Frame, Point
from bob_editor.geometry.parts import Side, side_of
from bob_editor.records import Record


class Motion(Record):
    """Takes hexes, hexsides and points of one frame to another: mirrored left to right, turned, then shifted.

    ``about`` is the hex that they are turned about and ``to`` where it comes to lie; ``turns`` counts sixths clockwise.
    """

    source: Frame
    target: Frame
    about: Hex
    to: Hex
    turns: int = 0
    mirror: bool = False

    def hex(self, at: Hex) -> Hex:
        """Where a hex comes to lie."""
        q, r = at.q - self.about.q, at.r - self.about.r
        if self.mirror:
            q, r = (q, -q - r) if self.source.pointy else (-q, q + r)
        for _ in range(self.sixths):
            q, r = -r, q + r
        return Hex(q + self.to.q, r + self.to.r)

    def slant(self, degrees: float) -> float:
        """The slant of a text afterwards; what stands upright stays so, and nothing comes to stand on its head."""
        if not degrees or (not self.mirror and not self.turns and abs(degrees) <= 90):
            return degrees
        turned = (-degrees if self.mirror else degrees) + 60 * self.turns
        return (turned + 90) % 180 - 90

    def direction(self, direction: int) -> int:
        """Where a direction (0 to 5, canonical) points then."""
        if self.mirror:
            direction = (3 if self.source.pointy else 6) - direction
        return (direction + self.sixths) % 6

    def side(self, side: Side) -> Side:
        """Where a hexside comes to lie."""
        return side_of(self.hex(side.owner), self.direction(side.direction))

    def point(self, point: Point) -> Point:
        """Where a lattice point comes to lie, in thousandths."""
        (u, v), (cu, cv) = self.source.swap(point), self.source.canonical_centre(self.about)
        u, v = u - cu, v - cv
        if self.mirror:
            u, v = (u, -v) if self.source.pointy else (-u, v)
        for _ in range(self.sixths):
            # A sixth in true proportions; on the lattice it is a matter of halves.
            u, v = (u - 3 * v) / 2, (u + v) / 2
        tu, tv = self.target.canonical_centre(self.to)
        x, y = self.target.swap((u + tu, v + tv))
        return round(x, 3), round(y, 3)

    @property
    def sixths(self) -> int:
        """Sixths in the canonical frame, which pointy-top boards look at from behind: there they count to the left."""
        return (-self.turns if self.source.pointy else self.turns) % 6
