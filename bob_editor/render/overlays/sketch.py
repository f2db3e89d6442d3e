"""What edits alter, as a plain sketch: hexes as areas, drawn things as drafts; all that stands on them takes longer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from bob_editor.model.change import Change
from bob_editor.render.kit.patterns import faint
from bob_editor.render.kit.proportions import Proportions
from bob_editor.render.kit.strokes import hexagon
from bob_editor.render.kit.style import Style
from bob_editor.render.kit.view import roughly, view_of
from bob_editor.render.overlays.drafts import Drawn, paint_drafts, paint_veil
from bob_editor.rules.land.ground import Ground

_SURFACE = 0.82
"""How opaque terrain is; below it the ground of its level shows."""


class Sketch:
    """Hexes that edits altered, drawn things that came, and those that went."""

    def __init__(self) -> None:
        self._hexes: set[Hex] = set()
        self._come: dict[int, Drawn] = {}
        self._gone: dict[int, Drawn] = {}

    def clear(self) -> None:
        """Nothing differs."""
        self._hexes.clear()
        self._come.clear()
        self._gone.clear()

    def add(self, change: Change, before: Board, after: Board) -> None:
        """One edit more."""
        former: dict[int, Drawn] = {}
        now: dict[int, Drawn] = {}
        if change.pieces or change.path_hexes or "labels" in change.headings:
            for there, here in zip(_drawn(before), _drawn(after), strict=True):
                # Of thousands most are the very same, and so are all of a sort that the edit left alone.
                if there is not here:
                    former.update(zip(map(id, there), there, strict=True))
                    now.update(zip(map(id, here), here, strict=True))
        self._alter(change.hexes, former, now)

    def take(self, other: Sketch) -> None:
        """What another one still shows came after what this one does."""
        self._alter(other._hexes, other._gone, other._come)

    def _alter(self, hexes: AbstractSet[Hex], former: Mapping[int, Drawn], now: Mapping[int, Drawn]) -> None:
        self._hexes |= hexes
        for key in former.keys() - now.keys():
            if self._come.pop(key, None) is None:
                self._gone[key] = former[key]
        for key in now.keys() - former.keys():
            if self._gone.pop(key, None) is None:
                self._come[key] = now[key]

    def leave_painted(self, late: Sequence[QRectF], place: Proportions) -> None:
        """Hexes are painted by now whose middle lies in none of these: what comes beside them covers none again."""
        middles = {at: place.centre(at) for at in self._hexes}
        self._hexes = {at for at, middle in middles.items() if any(area.contains(middle) for area in late)}

    def paint(self, painter: QPainter, ground: Ground, style: Style) -> None:
        """Paint it on a painter in true proportions."""
        place = Proportions(ground.board.grid.frame)
        # Beneath the hexes: what was painted may have been cut out of what was drawn.
        paint_veil(painter, self._gone.values(), place, style, self._come.values())
        with roughly(painter):
            for at in self._hexes:
                area = hexagon(place.polygon(at))
                painter.fillPath(area, style.level(ground.painted_level(at)).fill)
                for terrain in ground.board.content(at).terrain_ids[-1:]:
                    painter.fillPath(area, faint(style.look(terrain).fill, _SURFACE))
        view = view_of(painter, QRectF())
        paint_drafts(painter, self._come.values(), place, style, view, self._gone.values())


def _drawn(board: Board) -> tuple[tuple[Drawn, ...], ...]:
    return board.artwork, board.contours, board.paths, board.labels
