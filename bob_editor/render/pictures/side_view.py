"""The side view of a line of sight as a picture, before it is written to any kind of file."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from bob_editor.render.kit.gui import ensure_gui
from bob_editor.render.kit.style import Style, Theme
from bob_editor.render.overlays.side_view import SideView, paint_side_view
from bob_editor.render.pictures.export import HEX_ACROSS, picture_bytes
from bob_editor.render.pictures.picture import Picture
from bob_editor.rules.los.answer import Answer
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.sight import Sight
from bob_editor.rules.los.surveys.along import Segment, segments
from bob_editor.rules.los.surveys.profile import Profile
from bob_editor.rules.los.surveys.side_view import profile

_HIGH, _LEAST_WIDE, _A_HEX = 260, 420, 74
"""Pixels, at 96 to the inch: the height, the least width, and what each hex of the way adds."""

SIDE_VIEW_MM = HEX_ACROSS * 25.4 / 96
"""A picture's unit is a pixel with hexes of this width."""


def picture_aside(found: Profile, parts: Sequence[Segment], style: Style, title: str) -> Picture:
    """A line from the side, wider the longer it is; to be written with hexes of ``SIDE_VIEW_MM``."""
    area = QRectF(0, 0, max(_LEAST_WIDE, 60 + _A_HEX * (found.range + 1)), _HIGH)

    def paint(painter: QPainter, *_: object) -> None:
        paint_side_view(painter, SideView(found, area), parts, style)

    return Picture.of(area, paint, title, style.ink("halo"))


def side_view_bytes(
    suffix: str,
    sight: Sight,
    start: End,
    goal: End,
    answer: Answer,
    *,
    theme: str = "light",
    dpi: float = 150,
) -> bytes:
    """The bytes of a picture file of a line from the side; ``suffix`` tells the kind.

    :raises BadCall: where it is no kind of picture.
    """
    ensure_gui()
    scene = sight.scene
    found = profile(sight, start, goal, answer=answer)
    parts = segments(scene.board.grid, answer, start.hex, goal.hex)
    style = Style(scene.ruleset, Theme(theme))
    label = scene.board.grid.label
    picture = picture_aside(found, parts, style, f"{label(start.hex)} to {label(goal.hex)}")
    return picture_bytes(suffix, picture, dpi=dpi, hex_mm=SIDE_VIEW_MM)
