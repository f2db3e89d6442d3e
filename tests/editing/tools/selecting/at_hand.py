"""What tests of selected outlines have at hand."""

from bob_editor.editing.gestures.rings import RingPlace
from bob_editor.model.board import Artwork, Contour

WOODS = Artwork("woods", ((6.0, 4.0), (12.0, 4.0), (12.0, 8.0), (6.0, 8.0)))

HOUSE = Artwork("building_stone", ((7.0, 5.0), (9.0, 5.0), (9.0, 6.0), (7.0, 6.0)))

HILL = Contour(1, ((2.0, 2.0), (20.0, 2.0), (20.0, 12.0), (2.0, 12.0)))

WOODS_AT, HOUSE_AT, HILL_AT = RingPlace("artwork", 0), RingPlace("artwork", 1), RingPlace("contour", 0)
