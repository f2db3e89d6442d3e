"""A picture of a line on a small board, as a game decides it."""

from PySide6.QtCore import QSize, QSizeF
from PySide6.QtGui import QPixmap

from bob_editor.render.kit.style import Style
from bob_editor.render.pictures.samples.line_sample import shown_line
from bob_editor.rules.los.answer import Answer
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rules.los.sight import FieldOfView
from bob_editor.ui.dialogs.games.game_pictures import rounded


def line_picture(
    scene: Scene,
    start: End,
    goal: End,
    answer: Answer,
    style: Style,
    size: QSize,
    seen: FieldOfView | None = None,
) -> QPixmap:
    """The part of the board about a line, with the line on it, and with what is ``seen`` of the hexes about it."""
    shown = shown_line(scene, (start, goal), answer, style, QSizeF(size), seen)
    return rounded(shown.board, shown.middle, shown.scale, size, shown.thread)
