"""What a board's picture is made of, kept in patches of a few hexes: an edit rebuilds the patches around it only."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TypeVar, cast

from attrs import field, frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Artwork, Contour
from bob_editor.render.proportions import XY, Proportions, ring_path
from bob_editor.render.style import Style
from bob_editor.rules.ground import DrawnPiece, Ground

PATCH = 2
"""Hexes along a patch's side."""

OVERHANG = 0.6
"""How far, in units, what belongs to a hex may be painted outside it: shadows, hedges, ticks of a crest line."""

Part = TypeVar("Part")


@frozen(eq=False)
class Patch:
    """A few hexes and whatever has been built for them, by topic."""

    hexes: tuple[Hex, ...]
    rect: QRectF
    parts: dict[Hashable, object] = field(factory=dict)


@frozen(eq=False)
class Drawn:
    """A drawn ring as it is painted: its rings, and their path."""

    rings: list[list[XY]]
    path: QPainterPath
    rect: QRectF
    source: Artwork | Contour


class Scenery:
    """A board's ground and style with everything that is kept for painting it."""

    def __init__(self, ground: Ground, style: Style) -> None:
        self.ground = ground
        self.style = style
        self.grid = ground.board.grid
        self.place = Proportions(self.grid.frame)
        left, top, right, bottom = self.grid.bounds
        self.bounds = QRectF(self.place.point((left, top)), self.place.point((right, bottom)))
        self.patches: dict[tuple[int, int], Patch] = {}
        self._drawn: dict[int, Drawn] = {}
        self.kept: dict[Hashable, object] = {}
        cells: dict[tuple[int, int], list[Hex]] = {}
        for at in self.grid.hexes:
            cells.setdefault(self._cell(at), []).append(at)
        for cell, hexes in cells.items():
            self.patches[cell] = Patch(tuple(hexes), self.place.rect(hexes, OVERHANG))

    def _cell(self, at: Hex) -> tuple[int, int]:
        column, row = self.grid.position(at)
        return column // PATCH, row // PATCH

    # -- asking ---------------------------------------------------------------------------------------------------

    def meeting(self, region: QRectF) -> list[Patch]:
        """The patches that may show in a region."""
        return [patch for patch in self.patches.values() if patch.rect.intersects(region)]

    def hexes_meeting(self, region: QRectF) -> list[Hex]:
        """The hexes of those patches."""
        return [at for patch in self.meeting(region) for at in patch.hexes]

    @staticmethod
    def part(patch: Patch, topic: Hashable, build: Callable[[Patch], Part]) -> Part:
        """What is kept of a topic for a patch, built when first asked for."""
        if topic not in patch.parts:
            patch.parts[topic] = build(patch)
        return cast("Part", patch.parts[topic])

    def joined(
        self, patches: Sequence[Patch], topic: Hashable, add: Callable[[QPainterPath, Hex], None]
    ) -> QPainterPath:
        """One path for all the patches, to which ``add`` has added each hex's share; filled by winding.

        Edges that neighbours share cancel out, so no seam shows between hexes or patches.
        """

        def build(patch: Patch) -> QPainterPath:
            path = QPainterPath()
            for at in patch.hexes:
                add(path, at)
            return path

        whole = QPainterPath()
        whole.setFillRule(Qt.FillRule.WindingFill)
        for patch in patches:
            share = self.part(patch, topic, build)
            if not share.isEmpty():
                whole.addPath(share)
        return whole

    def drawn(self, piece: DrawnPiece) -> Drawn:
        """The path of a drawn ring of artwork, or of a contour (which has no terrain)."""
        board = self.ground.board
        source: Artwork | Contour = (
            board.contours[piece.index] if piece.terrain is None else board.artwork[piece.index]
        )
        kept = self._drawn.get(id(source))
        if kept is None or kept.source is not source:
            rings = self.place.rings(piece.area)
            path = ring_path(rings)
            kept = Drawn(rings, path, path.boundingRect(), source)
            self._drawn[id(source)] = kept
        return kept

    def keep(self, topic: Hashable, source: object, build: Callable[[], Part]) -> Part:
        """What is kept of something that belongs to no hex, for as long as ``source`` is the same object."""
        found = self.kept.get((topic, id(source)))
        if found is None or cast("tuple[object, Part]", found)[0] is not source:
            found = (source, build())
            self.kept[topic, id(source)] = found
        return cast("tuple[object, Part]", found)[1]

    # -- following edits ------------------------------------------------------------------------------------------

    def forget(self, hexes: Iterable[Hex]) -> None:
        """Drop what is kept for the patches of these hexes."""
        for cell in {self._cell(at) for at in hexes if at in self.grid.index}:
            self.patches[cell].parts.clear()

    def sweep(self) -> None:
        """Drop what is kept for drawn rings and paths that the board no longer has."""
        board = self.ground.board
        alive = {id(one) for one in (*board.artwork, *board.contours, *board.paths)}
        self._drawn = {key: one for key, one in self._drawn.items() if key in alive}
        self.kept = {key: one for key, one in self.kept.items() if cast("tuple[str, int]", key)[1] in alive}

    def hexes_near(self, area: QRectF) -> list[Hex]:
        """The hexes of the board whose rectangle meets an area."""
        margin = 2.1
        wide = area.adjusted(-margin, -margin, margin, margin)
        return [
            at
            for patch in self.patches.values()
            if patch.rect.intersects(wide)
            for at in patch.hexes
            if wide.contains(QPointF(*self.place.dot(at)))
        ]
