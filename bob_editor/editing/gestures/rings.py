"""The drawn pieces of a board by their places."""

from collections.abc import Iterator, Sequence
from typing import Literal

from bob_editor.editing.document.places import followed_places
from bob_editor.geometry.lattice import Point
from bob_editor.model.board import Artwork, Board, Contour
from bob_editor.model.board_edits import replace_artwork, replace_contour
from bob_editor.records import Record

Section = Literal["artwork", "contour"]
Rings = Sequence[Artwork | Contour]


class RingPlace(Record, order=True):
    """A drawn piece of a board: in which list, and where in it."""

    section: Section
    index: int


def pieces(board: Board) -> Iterator[tuple[RingPlace, Artwork | Contour]]:
    """Every drawn piece, those painted last first."""
    for index in reversed(range(len(board.contours))):
        yield RingPlace("contour", index), board.contours[index]
    for index in reversed(range(len(board.artwork))):
        yield RingPlace("artwork", index), board.artwork[index]


def piece_at(board: Board, place: RingPlace) -> Artwork | Contour | None:
    """The piece at a place; None where the list is shorter now."""
    rows: tuple[Artwork | Contour, ...] = board.artwork if place.section == "artwork" else board.contours
    return rows[place.index] if place.index < len(rows) else None


def differing(before: Board, after: Board) -> tuple[list[RingPlace], list[Artwork | Contour]]:
    """The places of the pieces that another board has no more, and its pieces that are new."""
    gone: list[RingPlace] = []
    new: list[Artwork | Contour] = []
    lists: tuple[tuple[Section, Rings, Rings], ...] = (
        ("contour", before.contours, after.contours),
        ("artwork", before.artwork, after.artwork),
    )
    for section, former, now in lists:
        # Of thousands that stay no place is made: it is asked at every step of a drag.
        were, are = set(map(id, former)), set(map(id, now))
        gone += [
            RingPlace(section, index)
            for index in reversed(range(len(former)))
            if id(former[index]) not in are
        ]
        new += [piece for piece in reversed(now) if id(piece) not in were]
    return gone, new


def followed_rings(held: Sequence[RingPlace], before: Board, now: Board) -> tuple[RingPlace, ...]:
    """The places that held pieces have on a board that was another ``before``, or what became of them."""
    if not held:
        return ()
    artwork = followed_places(
        (one.index for one in held if one.section == "artwork"), before.artwork, now.artwork
    )
    contours = followed_places(
        (one.index for one in held if one.section == "contour"), before.contours, now.contours
    )
    places = (
        *(RingPlace("artwork", index) for index in artwork),
        *(RingPlace("contour", index) for index in contours),
    )
    return tuple(held) if set(places) == set(held) else places


def with_piece(board: Board, place: RingPlace, piece: Artwork | Contour | None) -> Board:
    """The board with another piece in this place, or none."""
    if place.section == "artwork":
        return replace_artwork(board, place.index, piece if isinstance(piece, Artwork) else None)
    return replace_contour(board, place.index, piece if isinstance(piece, Contour) else None)


def snapped(point: Point) -> Point:
    """A point as files hold it: thousandths of the lattice."""
    return round(point[0], 3) + 0.0, round(point[1], 3) + 0.0


def closed(line: tuple[Point, ...]) -> tuple[Point, ...]:
    """A line that ends where it began."""
    return (*line, line[0]) if line else line
