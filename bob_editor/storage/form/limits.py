"""The limits of the format (docs/formats.md, section 7), looked at before memory is spent."""

import math
from collections.abc import Mapping, Sequence
from typing import Any

from bob_editor.errors import BadCall, TooLarge
from bob_editor.model.board import Artwork, Board, Contour
from bob_editor.model.foreign import own_entries
from bob_editor.storage.form.curve_limits import check_run
from bob_editor.storage.form.problems import quoted

MAX_BYTES = 64 * 2**20
MAX_LINE = 256
MAX_POINTS = 200_000

MAX_TITLE, MAX_NUMBER, MAX_ID, MAX_CREDIT, MAX_REASON = 200, 40, 100, 1000, 2000
"""Letters of a title, a board's number or name on a map, an id, an author or licence, a reason for accepting."""

MAX_OUTLINES = 20_000
"""Rings of artwork and contours, holes among them."""

MAX_CURVED = 20_000
"""Knots with handles in artwork and contours; each may be flattened to many points."""

MAX_PACK_BYTES = 512 * 2**20
"""Bytes of a pack's files, unpacked."""

MAX_PACK_FILES = 10_000
"""Files of a pack, its pack.json among them."""

MAX_VALUES = 8_000_000
"""Values in one file: more than any document within the other limits has, and few enough for memory."""

MAX_CARD = 8_000
"""Values of a scenario's card, fifteen times what the longest has; of texts in a list four count as one.

What is accepted and fields of other programs aren't counted: no row is held against those.
"""

MAX_ENTRIES: Mapping[str, int] = {"sides": 50, "boards": 200, "overlays": 200}
"""Sides of a card, boards and overlays of its map: twice what any schema lets pass, since each meets all others."""

MAX_DEPTH = 100
"""Lists and objects inside each other."""


def check_lengths(**lengths: object) -> None:
    """Refuse a new board of no such size; None is whatever a preset has.

    :raises BadCall: where a length is no whole number above 0.
    :raises TooLarge: where it is longer than 256 hexes.
    """
    for way, length in lengths.items():
        if length is not None and (not isinstance(length, int) or length < 1):
            raise BadCall(
                f"A board can't have {quoted(length)} {way}.",
                hint=f"Give a whole number from 1 to {MAX_LINE}.",
            )
    check_map_limits({"grid": lengths}, "The board")


def check_map_limits(board: dict[str, Any], name: str) -> None:
    """Refuse a board's JSON past the limits, before any hex of it is made.

    :raises TooLarge: where the grid is longer than 256 hexes, or there are too many outlines, points or knots.
    """
    longest = {way: _longest(board.get("grid"), way) for way in ("columns", "rows")}
    for way, length in longest.items():
        if length > MAX_LINE:
            raise TooLarge(
                f"{name} has more than {MAX_LINE} {way}.",
                hint=f"A map has at most {MAX_LINE} × {MAX_LINE} hexes.",
            )
    pieces, curves = _pieces(board), _curves(board)
    points = sum(map(_points, pieces)) + sum(map(len, curves))
    # From knot to knot each runs over a hex at least.
    check_run(sum(len(curve) - 1 for curve in curves), math.ceil(math.prod(longest.values())), name)
    check_counts(sum(map(len, map(_rings, pieces))), points, name)
    if sum(map(_curved, pieces)) > MAX_CURVED:
        raise TooLarge(
            f"{name} has more than {MAX_CURVED:,} curved points of artwork.",
            hint="Simplify its drawn rings, or split it into several boards.",
        )


def check_counts(outlines: int, points: int, name: str) -> None:
    """Refuse more outlines or points of them than a board may have.

    :raises TooLarge: saying which.
    """
    if outlines > MAX_OUTLINES:
        raise TooLarge(
            f"{name} has more than {MAX_OUTLINES:,} outlines.",
            hint="Join those of one kind, or split it into several boards.",
        )
    if points > MAX_POINTS:
        raise TooLarge(
            f"{name} has more than {MAX_POINTS:,} artwork points.",
            hint="Simplify what is drawn, or split it into several boards.",
        )


def outlines_of(board: Board) -> int:
    """How many rings the artwork and contours of a board have, holes among them."""
    drawn: tuple[Artwork | Contour, ...] = (*board.artwork, *board.contours)
    return sum(1 + len(piece.holes) for piece in drawn)


def points_of(board: Board) -> int:
    """How many points artwork and contours, and knots paths and labels, of a board have, as counted for the limit."""
    drawn: tuple[Artwork | Contour, ...] = (*board.artwork, *board.contours)
    points = sum(len(piece.ring) + sum(map(len, piece.holes)) for piece in drawn)
    knots = sum(len(path.curve) for path in board.paths) + sum(len(one.curve) for one in board.labels)
    return points + knots


def check_card(card: Mapping[str, Any], name: str) -> None:
    """Refuse a scenario whose card says so much that its rows couldn't be held against each other.

    :raises TooLarge: where it has more than ``MAX_CARD`` values, or of sides, boards or overlays ``MAX_ENTRIES``.
    """
    laid = card.get("map")
    lists = {**(laid if isinstance(laid, Mapping) else {}), "sides": card.get("sides")}
    for entries, most in MAX_ENTRIES.items():
        listed = lists.get(entries)
        if isinstance(listed, list | tuple) and len(listed) > most:
            raise TooLarge(
                f"The card of {name} lists more than {most} {entries}.",
                hint="Take out rows that say the same, or split it into several scenarios.",
            )
    said = {field: value for field, value in card.items() if field != "accepted"}
    if _values(said) > MAX_CARD:
        raise TooLarge(
            f"The card of {name} holds more than {MAX_CARD:,} values.",
            hint="Take out rows that say the same, or split it into several scenarios.",
        )


def check_trial(suite: Mapping[str, Any], name: str) -> None:
    """Refuse a LOS suite that tries so much on its board; games hold it against each other as they do a card's rows.

    :raises TooLarge: where it has more than ``MAX_CARD`` values, lines to look along and the board not counted.
    """
    if (
        sum(_values(suite.get(field, ())) for field in ("conditions", "markers", "changes", "units"))
        > MAX_CARD
    ):
        raise TooLarge(
            f"{name} tries more than {MAX_CARD:,} values on its board.",
            hint="Take out markers, changes or units, or split it into several suites.",
        )


def _values(value: Any) -> float:
    def weight(path: Sequence[str | int], one: Any) -> float:
        return 0.25 if isinstance(one, str) and path and isinstance(path[-1], int) else 1

    return sum(weight(*entry) for entry in own_entries(value))


def _pieces(board: dict[str, Any]) -> list[dict[str, Any]]:
    return [
        piece
        for section in ("artwork", "contours")
        if isinstance(board.get(section), list)
        for piece in board[section]
        if isinstance(piece, dict)
    ]


def _rings(piece: dict[str, Any]) -> list[Any]:
    holes = piece.get("holes")
    return [piece.get("ring"), *(holes if isinstance(holes, list) else ())]


def _points(piece: dict[str, Any]) -> int:
    return sum(len(ring) for ring in _rings(piece) if isinstance(ring, list))


def _longest(grid: Any, way: str) -> float:
    """The longest of a grid's columns or rows, as far as it says."""
    lengths = grid.get(way) if isinstance(grid, dict) else None
    listed = lengths if isinstance(lengths, list) else [lengths]
    return max((one for one in listed if isinstance(one, int | float) and one > 0), default=0)


def _curves(board: dict[str, Any]) -> list[list[Any]]:
    """The curves of a board's paths and labels, those without a knot left out."""
    rows = [
        row.get("curve")
        for section in ("paths", "labels")
        if isinstance(board.get(section), list)
        for row in board[section]
        if isinstance(row, dict)
    ]
    return [curve for curve in rows if isinstance(curve, list) and curve]


def _curved(piece: dict[str, Any]) -> int:
    """How many points of a piece have handles."""
    return sum(
        isinstance(point, list) and len(point) > 2
        for ring in _rings(piece)
        if isinstance(ring, list)
        for point in ring
    )
