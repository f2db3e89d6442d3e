"""Boards that show what terrain looks like, painted for programs that draw it themselves."""

from msgspec.structs import replace

from bob_editor.model.board import Board
from bob_editor.render.pictures.export import png_in_memory
from bob_editor.render.pictures.picture import CLEAR, picture_of
from bob_editor.rules.ruleset import Ruleset

SHOWN = frozenset({"ground", "contours", "artwork", "paths", "sides", "labels"})


def paint_specimen(board: Board, rules: Ruleset, hex_px: float, see_through: bool) -> bytes:  # noqa: FBT001
    """A board's picture as PNG, without grid, dots and names; a hex so many pixels across from side to side.

    What is beyond the hexes is see-through, with ``see_through`` the ground too. ``exchange`` takes it as
    ``Asked.paint``.

    :raises TooLarge: where it has more pixels than can be painted.
    """
    shown = SHOWN - {"ground"} if see_through else SHOWN
    return png_in_memory(replace(picture_of(board, rules, layers=shown), background=CLEAR), hex_px)
