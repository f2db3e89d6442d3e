"""All ground of a level in a hex: its outlines (``rays``)."""

from collections.abc import Iterable, Iterator, Mapping

from bob_editor.rules.los.pieces.cut_pieces import outline_of_pieces
from bob_editor.rules.los.pieces.outline_tables import EdgesThere
from bob_editor.rules.los.pieces.rays import Outline
from bob_editor.rulesets.combat_commander_pacific.land.contents import Contents

HIGHEST = 8
"""Ground of higher levels is measured along each ray; the game has four."""


def outline(contents: Contents, level: int) -> Outline:
    """The outline of all ground of ``level`` or higher in a hex."""
    parts = (part for part in contents.ground if part.level >= level)
    return outline_of_pieces(tuple(piece for part in parts for piece in part.pieces))


def edges_in(contents: Mapping[int, Contents], numbers: Iterable[int]) -> Iterator[EdgesThere]:
    """The edges of all levels' outlines in hexes with drawn ground, where they have any."""
    for number in numbers:
        here = contents.get(number)
        if here is not None and here.drawn_ground:
            for level in range(1, min(here.top, HIGHEST) + 1):
                found = outline(here, level).edges
                if found is not None:
                    yield number, level, found
