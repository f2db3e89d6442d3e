"""What a picture shows: a board and what is laid over it, layer by layer, before it is written to any kind of file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board
from bob_editor.records import Record
from bob_editor.render.board.painter import STEPS, USUAL_LAYERS, BoardPainter
from bob_editor.render.kit.gui import ensure_gui
from bob_editor.render.kit.style import Style, Theme
from bob_editor.render.kit.view import Pace
from bob_editor.render.overlays.field import paint_field
from bob_editor.render.overlays.legend import LEGEND_WORDS, LegendWords, named, paint_legend
from bob_editor.render.overlays.thread import Thread, paint_pinned, paint_thread
from bob_editor.render.styles.shelf import sheet_of
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.outcomes import outcomes
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.los.sight import FieldOfView
from bob_editor.rules.ruleset import Ruleset

CLEAR = QColor(0, 0, 0, 0)
"""The background of a picture that lets through what is below it."""

_LEGEND_HIGH = 2.6

_STAY = frozenset({"dots", "labels", "numbers", "terrains", "markers", "edge"})
"""Steps of the board's painting that end at its edge: a bleed shows land and no mirrored letters."""

Paint = Callable[[QPainter, QRectF, float, Pace], None]
"""Paints a rectangle in true proportions, at a number of pixels per unit; what the pace raises ends it."""


class Layer(Record, eq=False):
    """A named part of a picture; one that ``bleeds`` runs on over the picture's edge where a bleed is wanted.

    ``within`` is what it is cut to where its painter can't do that: in an SVG.
    """

    name: str
    paint: Paint
    bleeds: bool = False
    within: QPainterPath | None = None


class Laid(Record, eq=False):
    """What is laid over the board as a field; ``legend`` explains it in a rectangle of the painter's own units."""

    paint: Callable[[QPainter, Style], None]
    legend: Callable[[QPainter, QRectF, Style], None]


class Picture(Record, eq=False):
    """What to write: a rectangle in true proportions and the layers that are painted there, lowest first.

    ``board`` is the one that is painted, where it is one: formats that can carry it bring it back.
    """

    area: QRectF
    layers: tuple[Layer, ...]
    title: str = ""
    background: QColor | None = None
    board: Board | None = None

    @classmethod
    def of(cls, area: QRectF, paint: Paint, title: str = "", background: QColor | None = None) -> Picture:
        """A picture of one layer."""
        return cls(area, (Layer("picture", paint),), title, background)

    @property
    def see_through(self) -> bool:
        """Whether what lies below the picture is to be seen through it."""
        return self.background is not None and self.background.alpha() == 0

    def paint(self, painter: QPainter, region: QRectF, scale: float, pace: Pace) -> None:
        """Paint all layers of a region."""
        for layer in self.layers:
            layer.paint(painter, region, scale, pace)


def picture_of(
    board: Board,
    ruleset: Ruleset,
    *,
    los: FieldOfView | Laid | None = None,
    thread: Thread | None = None,
    pinned: Sequence[Thread] = (),
    scene: Scene | None = None,
    theme: Theme | str = Theme.LIGHT,
    layers: frozenset[str] = USUAL_LAYERS,
    folder: Path | None = None,
    look: str | None = None,
    over: Callable[[QPainter, QRectF], None] | None = None,
    see_through: bool = False,
    legend: LegendWords = LEGEND_WORDS,
) -> Picture:
    """A board's picture, with a LOS field (and its legend below), a thread and pinned ones if given.

    ``folder`` is where the board's file is, for the scan under it and for styles of its own. ``look`` names a style;
    None takes the board's. ``over`` paints on the board, below these, what meets a region; the painter is in true
    proportions. ``see_through`` leaves out the ground and whatever is behind. ``legend`` is how the field's is worded.

    :raises UnknownId: where there is no style of that name.
    :raises BadFile: where a style's file is wrong.
    """
    ensure_gui()
    style = Style(ruleset, theme, sheet=sheet_of(look or board.style, folder))
    ground = Ground(board, ruleset)
    scene = scene or Scene(board, ruleset)
    shown = layers - {"ground"} if see_through else layers
    # The units of a card are among what is painted over the board.
    laid = scene.laid if over is None else scene.markers
    painted = BoardPainter(ground, style, shown, laid=laid, folder=folder)
    area = painted.bounds
    rim = painted.rim
    found = [_board_layer(painted, step, rim) for step, layer in STEPS.items() if layer in shown]
    if over is not None:
        found.append(Layer("pieces", lambda painter, region, *_: over(painter, region)))
    if los is not None:
        below = QRectF(area.left(), area.bottom(), area.width(), _LEGEND_HIGH)
        field = los if isinstance(los, Laid) else _laid(scene, los, legend)

        def paint_laid(painter: QPainter, *_: object) -> None:
            field.paint(painter, style)
            # What reaches over the board's edge is hidden below: SVG doesn't clip.
            painter.fillRect(below, style.ink("halo"))
            field.legend(painter, below, style)

        found.append(Layer("field", paint_laid))
        area = area.united(below)
    if pinned:
        found.append(Layer("pinned", lambda painter, *_: paint_pinned(painter, scene, pinned, style)))
    if thread is not None:
        start, goal, answer = thread
        found.append(
            Layer(
                "thread",
                lambda painter, *_: paint_thread(painter, scene, answer, start, goal, style, ground=ground),
            )
        )
    whole = board if type(board.grid) is Grid else None
    return Picture(area, tuple(found), board.title, CLEAR if see_through else style.ink("halo"), whole)


def _laid(scene: Scene, field: FieldOfView, legend: LegendWords) -> Laid:
    """What one hex sees, and a legend that says which."""
    title, entries = legend
    title = title.format(hex=scene.board.grid.label(field.origin.hex))

    def explain(painter: QPainter, rect: QRectF, style: Style) -> None:
        paint_legend(painter, named(entries, outcomes(scene)), rect, style, title=title)

    return Laid(lambda painter, style: paint_field(painter, scene.board, field, style), explain)


def _board_layer(painted: BoardPainter, step: str, rim: QPainterPath | None) -> Layer:
    def paint(painter: QPainter, region: QRectF, scale: float, pace: Pace) -> None:
        painted.paint(painter, region, scale=scale, step=step, pace=pace)

    return Layer(step, paint, bleeds=step not in _STAY, within=rim)
