"""All ground of a level in a hex: its outlines (``rays``)."""

from collections.abc import Iterable, Iterator, Mapping

from shapely.geometry import Polygon

from bob_editor.geometry.kept import kept
from bob_editor.rules.los.pieces.outline_tables import EdgesThere
from bob_editor.rules.los.pieces.rays import Outline, outline_of
from bob_editor.rulesets.combat_commander_pacific.land.contents import Contents, Piece

HIGHEST = 8
"""Ground of higher levels is left to ``end_hexes``; the game has four."""
_AN_EDGE = 8
"""What a point of an outline weighs, in points: its edge is held with what rays ask of it."""


def outline(contents: Contents, level: int) -> Outline:
    """The outline of all ground of ``level`` or higher in a hex."""
    return _outline(tuple(piece for part in contents.ground if part.level >= level for piece in part.pieces))


@kept(lambda pieces: _AN_EDGE * sum(len(ring) for piece in pieces for ring in piece.rings))
def _outline(pieces: tuple[Piece, ...]) -> Outline:
    areas = [piece.area for piece in pieces if isinstance(piece.area, Polygon)]
    return outline_of(areas, [piece.rings for piece in pieces if piece.flat])


def edges_in(contents: Mapping[int, Contents], numbers: Iterable[int]) -> Iterator[EdgesThere]:
    """The edges of all levels' outlines in hexes with drawn ground, where they have any."""
    for number in numbers:
        here = contents.get(number)
        if here is not None and here.drawn_ground:
            for level in range(1, min(here.top, HIGHEST) + 1):
                found = outline(here, level).edges
                if found is not None:
                    yield number, level, found
