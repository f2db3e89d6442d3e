"""Drawn outlines, labels and paths on the system's clipboard: a board with nothing else, written as boards are."""

import json
from collections.abc import Sequence
from typing import Any

import numpy as np
from msgspec.structs import replace

from bob_editor.editing.drawing.clipboard import FORMAT, game_title, sayable
from bob_editor.editing.drawing.motion import Motion
from bob_editor.editing.outlines.edits import AnyPiece, Places, added, pieces_at
from bob_editor.editing.outlines.moving import box_of
from bob_editor.errors import BadCall
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.joined_grid import JoinedGrid
from bob_editor.geometry.lattice import Point
from bob_editor.model.board import Artwork, Board, Contour, Label, Path
from bob_editor.model.drawn_paths import dot_knots, moved_path, within
from bob_editor.model.lettering import middle_of
from bob_editor.model.lettering_along import moved_label
from bob_editor.model.outlines import carried_piece
from bob_editor.storage.documents import board_from_json, board_to_json


def copied(board: Board, places: Places, labels: Sequence[Label] = (), paths: Sequence[Path] = ()) -> str:
    """The outlines of these places, labels as they are seen, and paths, as text."""
    pieces = list(pieces_at(board, places).values())
    artwork = tuple(one for one in pieces if isinstance(one, Artwork))
    contours = tuple(one for one in pieces if isinstance(one, Contour))
    only = Board(
        board.grid,
        board.ruleset,
        base=board.base,
        paths=tuple(paths),
        artwork=artwork,
        contours=contours,
        labels=tuple(labels),
    )
    board = only
    if isinstance(board.grid, JoinedGrid):
        ends = [at for path in paths for at in path.through]
        grid, motion = sayable(board.grid, ends)
        board, _, _ = _put(Board(grid, board.ruleset, base=board.base), only, motion)
    data = {"format": FORMAT, "version": 1, "outlines": True, "board": board_to_json(board)}
    text = json.dumps(data, ensure_ascii=False)
    _written[:] = [(text, only)]
    return text


_written: list[tuple[str, Board]] = []
"""What was copied last, with its text: mostly it is pasted."""


def holds_outlines(text: str) -> bool:
    """Whether a text is what ``copied`` wrote."""
    return text.startswith("{") and FORMAT in text[:200] and '"outlines"' in text[:200]


def pasted(board: Board, text: str, at: Hex | None) -> tuple[Board, Places, tuple[int, ...]]:
    """The board with what was copied on top, the hex in its middle moved to another one; places of outlines and labels.

    Paths come last on it, without what of them falls off the board.

    :raises BadCall: where the text holds none of these, or outlines or paths of another ruleset.
    :raises BadFile: where they lie on a board that can't be read.
    """
    nothing = BadCall(
        "The clipboard holds no outlines.", hint="Select outlines or labels and copy them first."
    )
    try:
        source = next((one for known, one in _written if known == text), None) or _read(text)
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise nothing from error
    pieces: list[AnyPiece] = [*source.artwork, *source.contours]
    if (pieces or source.paths) and source.ruleset != board.ruleset:
        raise BadCall(
            f"These outlines come from a board of {game_title(source)}, this one is of {game_title(board)}.",
            hint="Copy between boards of one ruleset.",
        )
    if not (pieces or source.labels or source.paths):
        raise nothing
    frame = source.grid.frame
    middle = frame.hex_at(frame.from_true(_middle(source, pieces)))
    motion = Motion(frame, board.grid.frame, middle, middle if at is None else at)
    put = _put(board, source, motion)
    if put[0] == board:
        raise BadCall("Nothing of it would lie on the board.", hint="Paste it farther from the board’s edge.")
    return put


def _put(board: Board, source: Board, motion: Motion) -> tuple[Board, Places, tuple[int, ...]]:
    """The board with what lies on another moved onto it; places of outlines and labels."""
    pieces: list[AnyPiece] = [*source.artwork, *source.contours]
    after, places = added(board, [carried_piece(piece, motion.point) for piece in pieces])
    labels = tuple(moved_label(label, motion.point) for label in source.labels)
    held = tuple(range(len(board.labels), len(board.labels) + len(labels)))
    moved = [moved_path(board.grid, path, motion.hex, motion.point) for path in source.paths]
    paths = [
        part for path in moved for part in within(board.grid, path, board.grid.__contains__) if part.through
    ]
    return replace(after, labels=(*after.labels, *labels), paths=(*after.paths, *paths)), places, held


def _read(text: str) -> Board:
    data: Any = json.loads(text)
    return board_from_json(data["board"])[0]


def _middle(source: Board, pieces: Sequence[AnyPiece]) -> Point:
    """The middle of outlines, or of paths or labels where there are none, in true proportions."""
    frame = source.grid.frame
    if pieces:
        return box_of(frame, pieces).middle
    knots = [knot for path in source.paths for knot in path.curve or dot_knots(source.grid, path.through)]
    spots = [frame.true(knot.at) for knot in knots] or [middle_of(frame, label) for label in source.labels]
    x, y = np.mean(spots, axis=0)
    return float(x), float(y)
