"""Drawn outlines on the system's clipboard: a board that holds nothing else, written as boards are."""

from __future__ import annotations

import json
from typing import Any

from bob_editor.editing.drawing.clipboard import FORMAT
from bob_editor.editing.drawing.motion import Motion
from bob_editor.editing.outlines.edits import AnyPiece, Places, added, pieces_at
from bob_editor.editing.outlines.moving import box_of
from bob_editor.errors import BadCall
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Artwork, Board, Contour
from bob_editor.model.outlines import carried_piece
from bob_editor.storage.documents import board_from_json, board_to_json


def copied(board: Board, places: Places) -> str:
    """The outlines of these places as text."""
    pieces = list(pieces_at(board, places).values())
    artwork = tuple(one for one in pieces if isinstance(one, Artwork))
    contours = tuple(one for one in pieces if isinstance(one, Contour))
    only = Board(board.grid, board.ruleset, base=board.base, artwork=artwork, contours=contours)
    data = {"format": FORMAT, "version": 1, "outlines": True, "board": board_to_json(only)}
    return json.dumps(data, ensure_ascii=False)


def holds_outlines(text: str) -> bool:
    """Whether a text is what ``copied`` wrote."""
    return text.startswith("{") and FORMAT in text[:200] and '"outlines"' in text[:200]


def pasted(board: Board, text: str, at: Hex | None) -> tuple[Board, Places]:
    """The board with copied outlines on top, the hex in their middle moved to another one, and their places.

    :raises BadCall: where the text holds no outlines, or some of another ruleset.
    """
    try:
        data: Any = json.loads(text)
        source, _ = board_from_json(data["board"])
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise BadCall(
            "The clipboard holds no outlines.", hint="Select outlines and copy them first."
        ) from error
    if source.ruleset != board.ruleset:
        raise BadCall(
            f"These outlines come from a board of {source.ruleset}, this one is {board.ruleset}.",
            hint="Copy between boards of one ruleset.",
        )
    pieces: list[AnyPiece] = [*source.artwork, *source.contours]
    if not pieces:
        raise BadCall("The clipboard holds no outlines.", hint="Select outlines and copy them first.")
    frame = source.grid.frame
    middle = frame.hex_at(frame.from_true(box_of(frame, pieces).middle))
    motion = Motion(frame, board.grid.frame, middle, middle if at is None else at)
    return added(board, [carried_piece(piece, motion.point) for piece in pieces])
