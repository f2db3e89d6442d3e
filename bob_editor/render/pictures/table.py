"""A map as it lies on a table, with room around it."""

from __future__ import annotations

from attrs import evolve
from PySide6.QtGui import QColor, QPainter

from bob_editor.render.pictures.picture import Layer, Picture

_CLOTH = QColor("#e9e6dc")


def on_table(picture: Picture, margin: float) -> Picture:
    """A picture with so many units of table around it."""
    ground = picture.area

    def land(painter: QPainter, *_: object) -> None:
        if picture.background is not None:
            painter.fillRect(ground, picture.background)

    area = ground.adjusted(-margin, -margin, margin, margin)
    return evolve(picture, area=area, layers=(Layer("land", land), *picture.layers), background=_CLOTH)
