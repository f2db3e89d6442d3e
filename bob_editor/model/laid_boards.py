"""Boards as they lie on the table to be joined, and how they may fail to go together."""

from typing import Literal

from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from bob_editor.model.scenario import PlacedBoard
from bob_editor.records import Record

MisfitKind = Literal["turn", "orientation", "off_lattice", "overlap", "edge", "apart", "crop"]


class Laid(Record):
    """A board on the table: where it lies and what it is; ``number`` is its place among the card's boards and overlays.

    The two differ from the place in a list of these where the card names boards that can't be read.
    """

    place: PlacedBoard
    board: Board
    overlay: bool = False
    number: int = -1


class Misfit(Record):
    """A way in which boards don't go together.

    ``turn``: not by 0 or 180 degrees; ``orientation``: other hexes than the first board's; ``off_lattice``: its dots
    are no dots of the map (it is shown at the nearest place where they are); ``overlap``: two boards show the same
    part of a hex; ``edge``: where two boards meet, a hex stays half; ``apart``: it touches no other board; ``crop``:
    it names hexes that the board lacks. ``parts`` are places in the list of boards and overlays, ``hexes`` on the map.
    """

    kind: MisfitKind
    parts: tuple[int, ...]
    hexes: tuple[Hex, ...] = ()
