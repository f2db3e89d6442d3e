"""A stamp for as long as the mouse moves it: what it brings, drawn plainly."""

from collections.abc import Iterable
from itertools import chain

from bob_editor.editing.gestures.preview import DrawnThing
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Artwork, Board


def draft_of(board: Board, after: Board, hexes: Iterable[Hex]) -> tuple[DrawnThing, ...]:
    """What is drawn on the board ``after`` and wasn't before; terrain that it only lists fills these hexes."""
    frame = board.grid.frame
    known = {id(one) for one in _drawn(board)}
    drawn = [one for one in _drawn(after) if id(one) not in known]
    shown = {one.terrain for one in drawn if isinstance(one, Artwork)}
    listed = (
        Artwork(feature.terrain, frame.corners(at))
        for at in hexes
        for feature in after.content(at).terrain
        if feature.terrain not in shown
    )
    return (*listed, *drawn)


def _drawn(board: Board) -> chain[DrawnThing]:
    return chain(board.artwork, board.contours, board.paths, board.labels)
