"""Two boards laid edge to edge: which of their hexes meet, and how."""

from collections.abc import Iterator, Sequence
from itertools import product

from msgspec.structs import replace

from bob_editor.editing.boards.composing import bare, snapped
from bob_editor.geometry.grid import Edge
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.joined_grid import Part
from bob_editor.model.board import Board
from bob_editor.model.joining import JoinedMap, join
from bob_editor.model.laid_boards import Laid
from bob_editor.model.scenario import PlacedBoard
from bob_editor.records import Record

_SLACK = 2
"""Boards of whole hexes lie against each other half a hex up or down, as their rows ask for."""

_WHY = {
    "orientation": "The hexes lie otherwise.",
    "overlap": "The boards would overlap.",
    "edge": "Half hexes stay half along the edge.",
    "off_lattice": "The dots don't fall on dots.",
}


class Seam(Record):
    """Where two boards meet.

    ``halves`` are pairs of hexes that are one on the map, a half of it on each board; ``beside`` those that lie next to
    each other. The first of a pair is the first board's. ``part`` leads from the second board to the first one's
    lattice, ``place`` is where a scenario would lay it. ``why`` says why they don't meet at all.
    """

    halves: tuple[tuple[Hex, Hex], ...] = ()
    beside: tuple[tuple[Hex, Hex], ...] = ()
    part: Part | None = None
    place: PlacedBoard | None = None
    why: str = ""


def seam(board: Board, edge: Edge, other: Board, *, turned: bool) -> Seam:
    """The seam at an edge of a board where another lies against it, turned by 180 degrees or not."""
    if board.grid.pointy != other.grid.pointy:
        return Seam(why=_WHY["orientation"])
    laid = (
        Laid(PlacedBoard("", "a", (0, 0)), bare(board)),
        Laid(PlacedBoard("", "b", (0, 0), 180 if turned else 0), bare(other)),
    )
    left, top, right, bottom = board.grid.bounds
    o_left, o_top, o_right, o_bottom = other.grid.bounds
    level = edge in ("left", "right")
    if (bottom - top, right - left)[not level] != (o_bottom - o_top, o_right - o_left)[not level]:
        return Seam(why="The edges are of different lengths.")
    wanted = {
        "left": (left - o_right, top - o_top),
        "right": (right - o_left, top - o_top),
        "top": (left - o_left, top - o_bottom),
        "bottom": (left - o_left, bottom - o_top),
    }[edge]
    kinds: list[str] = []
    for place in _places(laid, wanted):
        there = replace(laid[1].place, at=place)
        joined = join((laid[0], replace(laid[1], place=there)), "")
        kinds = [misfit.kind for misfit in joined.misfits]
        if not kinds:
            return _seam(joined, there)
    return Seam(why=_WHY.get(kinds[0] if kinds else "edge", "The boards don’t lie side by side."))


def _places(laid: Sequence[Laid], wanted: tuple[float, float]) -> Iterator[tuple[int, int]]:
    """Where the second board may lie: where it would be let go in a scenario, then the places around that."""
    first = snapped(laid, 1, wanted)
    around = product(range(-_SLACK, _SLACK + 1), repeat=2)
    places = [first, *((round(wanted[0]) + dx, round(wanted[1]) + dy) for dx, dy in around)]
    near = (place for place in places if max(abs(place[0] - wanted[0]), abs(place[1] - wanted[1])) <= _SLACK)
    yield from dict.fromkeys(near)


def _seam(joined: JoinedMap, place: PlacedBoard) -> Seam:
    grid = joined.grid
    first, second = joined.part_of[0], joined.part_of[1]
    halves = tuple((owners[0][1], owners[1][1]) for _, owners in joined.seams())
    beside = []
    if not halves:
        for at in grid.hexes:
            ((part, own),) = grid.owners[at]
            if part is first:
                beside += [
                    (own, far)
                    for there in at.neighbours()
                    for of, far in grid.owners.get(there, ())
                    if of is second
                ]
    return Seam(halves, tuple(beside), second, place)
