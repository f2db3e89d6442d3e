"""Edits of several drawn outlines at once: what they become, in which order they lie, what they are called."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Literal

from msgspec.structs import replace

from bob_editor.editing.gestures.rings import RingPlace, piece_at
from bob_editor.editing.outlines import areas
from bob_editor.editing.outlines.moving import Way, box_of, scale, shift, turn
from bob_editor.editing.outlines.simplifying import is_sound, simplified, smoothed
from bob_editor.errors import BadCall
from bob_editor.model.board import Artwork, Board, Contour
from bob_editor.model.edit import Edit
from bob_editor.model.outlines import carried_piece
from bob_editor.rules.land.cut_rings import area_of
from bob_editor.rules.ruleset import Ruleset
from bob_editor.sheet.languages.in_window import label
from bob_editor.words import tr

Places = tuple[RingPlace, ...]
AnyPiece = Artwork | Contour
Steps = Literal["raise", "lower", "top", "bottom"]


def pieces_at(board: Board, places: Iterable[RingPlace]) -> dict[RingPlace, AnyPiece]:
    """The pieces in these places; a place past the end of its list has none."""
    found = ((place, piece_at(board, place)) for place in places)
    return {place: piece for place, piece in found if piece is not None}


def words_of(ruleset: Ruleset, pieces: Sequence[AnyPiece]) -> str:
    """What an edit calls one outline, or several."""
    if len(pieces) != 1:
        return tr("{count} outlines", count=len(pieces))
    (piece,) = pieces
    if isinstance(piece, Contour):
        return tr("the crest line of level {level}", level=piece.level)
    row = ruleset.terrains.get(piece.terrain)
    return tr("the drawn {terrain}", terrain=piece.terrain if row is None else label(row.title))


def replaced(board: Board, pieces: Mapping[RingPlace, Sequence[AnyPiece]]) -> tuple[Board, Places]:
    """The board with other pieces in the places of some, each where the first stood; and the places of the new ones."""
    artwork, first = _replaced(
        board.artwork, {at.index: new for at, new in pieces.items() if at.section == "artwork"}
    )
    contours, second = _replaced(
        board.contours, {at.index: new for at, new in pieces.items() if at.section == "contour"}
    )
    places = (*(RingPlace("artwork", one) for one in first), *(RingPlace("contour", one) for one in second))
    return replace(board, artwork=artwork, contours=contours), places


def _replaced(
    rows: tuple[Any, ...], new: Mapping[int, Sequence[AnyPiece]]
) -> tuple[tuple[Any, ...], list[int]]:
    """Rows with others in the places of some, and the places of those."""
    now: list[Any] = []
    places: list[int] = []
    done = 0
    for index in sorted(new):
        now += rows[done:index]
        places += range(len(now), len(now) + len(new[index]))
        now += new[index]
        done = index + 1
    return (_same(rows, [*now, *rows[done:]]) if new else rows), places


def swapped(board: Board, pieces: Mapping[RingPlace, AnyPiece]) -> Board:
    """The board with each of these pieces instead of the one in its place."""
    return replaced(board, {place: (piece,) for place, piece in pieces.items()})[0]


def sound(pieces: Iterable[AnyPiece]) -> None:
    """Refuse outlines that cross themselves or enclose nothing.

    :raises BadCall: where one does.
    """
    if not all(map(is_sound, pieces)):
        raise BadCall("An outline would cross itself or enclose nothing.", hint="Nothing was changed.")


def stay_sound(before: Mapping[RingPlace, AnyPiece], after: Mapping[RingPlace, AnyPiece]) -> None:
    """Likewise of other outlines in the places of some; what crosses itself already may go on so, to be mended.

    :raises BadCall: where one that was sound isn't.
    """
    sound(
        piece
        for place, piece in after.items()
        if place in before and piece is not before[place] and is_sound(before[place])
    )


# -- what becomes of each ---------------------------------------------------------------------------------------------


def moved(board: Board, places: Places, way: Way) -> dict[RingPlace, AnyPiece]:
    """The pieces of these places where a way takes them."""
    return {place: carried_piece(piece, way) for place, piece in pieces_at(board, places).items()}


def turned(board: Board, places: Places, degrees: float) -> dict[RingPlace, AnyPiece]:
    """Turned clockwise about the middle of their box."""
    box = box_of(board.grid.frame, pieces_at(board, places).values())
    return moved(board, places, turn(board.grid.frame, box.middle, degrees))


def mirrored(board: Board, places: Places, *, upright: bool = False) -> dict[RingPlace, AnyPiece]:
    """Mirrored left to right about the middle of their box, or top to bottom."""
    frame = board.grid.frame
    box = box_of(frame, pieces_at(board, places).values())
    return moved(board, places, scale(frame, box.middle, *((1, -1) if upright else (-1, 1))))


def simpler(board: Board, places: Places) -> dict[RingPlace, AnyPiece]:
    """Simplified, each for itself.

    :raises BadCall: where none of them can be.
    """
    return _each(board, places, partial(simplified, board.grid))


def smoother(board: Board, places: Places) -> dict[RingPlace, AnyPiece]:
    """Smoothed, each for itself.

    :raises BadCall: where none of them can be.
    """
    return _each(board, places, partial(smoothed, board.grid))


def _each(board: Board, places: Places, act: Callable[[AnyPiece], AnyPiece]) -> dict[RingPlace, AnyPiece]:
    found, refused = {}, None
    for place, piece in pieces_at(board, places).items():
        try:
            found[place] = act(piece)
        except BadCall as error:
            refused = error
    if not found and refused is not None:
        raise refused
    return found


def with_terrain(board: Board, places: Places, terrain: str) -> dict[RingPlace, AnyPiece]:
    """With another terrain; crest lines stay what they are."""
    return {
        place: replace(piece, terrain=terrain)
        for place, piece in pieces_at(board, places).items()
        if isinstance(piece, Artwork)
    }


def with_level(board: Board, places: Places, level: int | None) -> dict[RingPlace, AnyPiece]:
    """On another level; None, for terrain only, is that of the ground under it."""
    artwork, contours = [], []
    for place, piece in pieces_at(board, places).items():
        if isinstance(piece, Artwork):
            artwork.append((place, replace(piece, level=level)))
        elif level is not None:
            contours.append((place, replace(piece, level=level)))
    return {**dict(artwork), **dict(contours)}


# -- several become others --------------------------------------------------------------------------------------------


def duplicated(board: Board, places: Places, by: tuple[float, float]) -> tuple[Board, Places]:
    """A copy of each on top of all of its kind, moved by a vector of the lattice."""
    copies = [carried_piece(piece, shift(by)) for piece in pieces_at(board, places).values()]
    return added(board, copies)


def added(board: Board, pieces: Iterable[AnyPiece]) -> tuple[Board, Places]:
    """More pieces on top, and their places."""
    rows = list(pieces)
    artwork = [one for one in rows if isinstance(one, Artwork)]
    contours = [one for one in rows if isinstance(one, Contour)]
    places = (
        *(RingPlace("artwork", len(board.artwork) + number) for number in range(len(artwork))),
        *(RingPlace("contour", len(board.contours) + number) for number in range(len(contours))),
    )
    after = replace(board, artwork=(*board.artwork, *artwork), contours=(*board.contours, *contours))
    return after, places


def deleted(board: Board, places: Places) -> tuple[Board, Places]:
    """Without them."""
    return replaced(board, dict.fromkeys(places, ()))[0], ()


def combined(
    board: Board, places: Places, how: Literal["join", "subtract", "intersect"]
) -> tuple[Board, Places]:
    """Made one: joined, the lower ones without the topmost, or what they have in common.

    :raises BadCall: where they aren't of one kind, fewer than two, don't touch, or nothing would be left.
    """
    found = pieces_at(board, sorted(places, key=lambda place: (place.section, place.index)))
    pieces = list(found.values())
    if len(pieces) < 2:
        raise BadCall("This needs two outlines or more.", hint="Select another one with Shift.")
    frame = board.grid.frame
    if how == "subtract":
        *lower, (top, knife) = found.items()
        edge = area_of(knife, frame)
        if not any(area_of(piece, frame).intersection(edge).area for _, piece in lower):
            raise BadCall("The topmost covers nothing of the others.", hint="Move it over them.")
        new: dict[RingPlace, Sequence[AnyPiece]] = {
            place: areas.less(frame, piece, (knife,)) for place, piece in lower
        }
        return replaced(board, {**new, top: ()})
    if len({(type(one), getattr(one, "terrain", None), one.level) for one in pieces}) > 1:
        raise BadCall(
            "Only outlines of one terrain or level can be made one.",
            hint="Change their terrain or level first.",
        )
    made = areas.joined(frame, pieces) if how == "join" else areas.common(frame, pieces)
    if how == "join" and len(made) == len(pieces):
        raise BadCall(
            "They don't touch, so they stay as they are.", hint="Move one to the other, or grow it."
        )
    first, *rest = found
    return replaced(board, {first: made, **dict.fromkeys(rest, ())})


def cut(board: Board, places: Places, line: Sequence[tuple[float, float]]) -> tuple[Board, Places]:
    """Parted along a drawn line.

    :raises BadCall: where the line crosses none of them from edge to edge.
    """
    new = {
        place: areas.cut(board.grid.frame, piece, line) for place, piece in pieces_at(board, places).items()
    }
    if all(len(parts) == 1 for parts in new.values()):
        raise BadCall(
            "The line crosses no selected outline from edge to edge.", hint="Begin and end it outside."
        )
    return replaced(board, new)


def offset(board: Board, places: Places, amount: float) -> tuple[Board, Places]:
    """Grown by an amount in circumradii, shrunk where it is negative.

    :raises BadCall: where nothing would be left of one.
    """
    frame = board.grid.frame
    return replaced(
        board,
        {place: areas.offset(frame, piece, amount) for place, piece in pieces_at(board, places).items()},
    )


def reordered(board: Board, places: Places, how: Steps) -> tuple[Board, Places]:
    """Further up or down among those of their kind that touch them, or to the very top or bottom; and their places."""
    artwork, first = _reordered(
        board, board.artwork, [one.index for one in places if one.section == "artwork"], how
    )
    contours, second = _reordered(
        board, board.contours, [one.index for one in places if one.section == "contour"], how
    )
    found = (*(RingPlace("artwork", one) for one in first), *(RingPlace("contour", one) for one in second))
    return replace(board, artwork=artwork, contours=contours), found


def _reordered(
    board: Board, rows: tuple[Any, ...], chosen: Collection[int], how: Steps
) -> tuple[tuple[Any, ...], list[int]]:
    if not chosen:
        return rows, []
    order = list(range(len(rows)))
    up = how in ("raise", "top")
    for index in sorted(chosen, reverse=up):
        here = order.index(index)
        rest = range(here + 1, len(order)) if up else range(here - 1, -1, -1)
        if how in ("raise", "lower"):
            area = area_of(rows[index], board.grid.frame)
            there = next(
                (at for at in rest if area.intersects(area_of(rows[order[at]], board.grid.frame))), None
            )
        else:
            behind = [at for at in rest if order[at] not in chosen]
            there = behind[-1] if behind else None
        if there is not None and order[there] not in chosen:
            order.insert(there, order.pop(here))
    return _same(rows, [rows[index] for index in order]), [order.index(index) for index in chosen]


def _same(before: tuple[Any, ...], after: list[Any]) -> tuple[Any, ...]:
    """The very tuple where nothing in it is another: what is derived from it stays good."""
    return (
        before if len(before) == len(after) and all(map(lambda a, b: a is b, before, after)) else tuple(after)
    )


def edit_of(label: str, board: Board) -> Edit[Board]:
    """An edit whose outcome is known already."""
    return Edit(label, lambda _board: board)
