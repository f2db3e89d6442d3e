"""Finds places on a map by what people call them: the words of a label, or the name of a hex."""

import unicodedata

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.typed import typed_hex
from bob_editor.model.board import Board
from bob_editor.model.lettering import middle_of
from bob_editor.records import Record


class Found(Record):
    """A place that is called so: a label, by its place on the board, or a hex without one."""

    words: str
    at: Hex
    label: int | None = None


def places_called(board: Board, words: str) -> tuple[Found, ...]:
    """The labels that hold all the words, those that begin with them first, and the hex of that name before them.

    Case and accents don't matter. Without words it is all labels, in alphabetical order. A label's hex is the one
    under its middle, or the board's nearest where that lies off it.
    """
    wanted = _plain(words).split()
    begin = " ".join(wanted)
    rows = sorted(
        (not _plain(label.text).startswith(begin), _plain(label.text), place)
        for place, label in enumerate(board.labels)
        if all(word in _plain(label.text) for word in wanted)
    )
    found = tuple(Found(board.labels[place].text, _hex_of(board, place), place) for *_, place in rows)
    at = typed_hex(board.grid, words)
    return (Found(board.grid.label(at), at), *found) if at is not None and at in board.grid else found


def _plain(text: str) -> str:
    apart = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(char for char in apart if not unicodedata.combining(char)).split())


def _hex_of(board: Board, place: int) -> Hex:
    frame = board.grid.frame
    x, y = middle_of(frame, board.labels[place])
    at = frame.hex_at(frame.from_true((x, y)))
    if at in board.grid:
        return at

    def away(other: Hex) -> float:
        ox, oy = frame.true(frame.centre(other))
        return (ox - x) ** 2 + (oy - y) ** 2

    return min(board.grid.hexes, key=away)
