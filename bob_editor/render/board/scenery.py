"""What a board's picture is made of, kept in patches of a few hexes: an edit rebuilds the patches around it only."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from copy import copy
from functools import cached_property, lru_cache
from typing import Self, TypeVar, cast

import numpy as np
import shapely
from msgspec import field
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath
from shapely.geometry import MultiPolygon, Polygon
from shapely.geometry.polygon import orient

from bob_editor.geometry.arrays import Floats
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.joined_grid import JoinedGrid
from bob_editor.geometry.lattice import MILLI, SQRT3
from bob_editor.geometry.made.growth import GrownHex
from bob_editor.model.board import Artwork, Contour
from bob_editor.records import Record
from bob_editor.render.kit.map_shape import gaps_of
from bob_editor.render.kit.proportions import XY, Proportions, ring_path
from bob_editor.render.kit.strokes import area_of
from bob_editor.render.kit.style import Style
from bob_editor.render.kit.view import Pace, unhurried
from bob_editor.rules.land.drawn_pieces import DrawnPiece
from bob_editor.rules.land.ground import Ground

PATCH = 2
"""Hexes along a patch's side."""

OVERHANG = 0.6
"""How far, in units, what belongs to a hex may be painted outside it: shadows, hedges, ticks of a crest line."""

_RIM = 2.0
"""All ground farther than this from an uncut edge of the board belongs to some hex of it."""

Part = TypeVar("Part")
Cell = tuple[int, int]


class Patch(Record, eq=False):
    """A few hexes, their ``place`` among the patches, and what has been built of them that no edit alters, by topic."""

    hexes: tuple[Hex, ...]
    rect: QRectF
    place: int
    fixed: dict[Hashable, object] = field(default_factory=dict)


class Drawn(Record, eq=False, dict=True):
    """A drawn ring as it is painted; ``rect`` is where it lies, ``reach`` where its shadow may.

    Its rings and their path are made when it first shows: those of all pieces of a large board take a second.
    """

    area: Polygon | MultiPolygon
    place: Proportions
    rect: QRectF
    reach: QRectF
    source: Artwork | Contour
    _wider: dict[float, QPainterPath] = field(default_factory=dict)

    @cached_property
    def rings(self) -> list[list[XY]]:
        """Its rings."""
        return self.place.rings(self.area)

    @cached_property
    def path(self) -> QPainterPath:
        """The path of its rings."""
        return ring_path(self.rings)

    def wider(self, by: float) -> QPainterPath:
        """The area with a margin around: much quicker to fill than a line of twice its width is to stroke."""
        if by not in self._wider:
            wide = area_of(self.path).buffer(by, quad_segs=2)
            parts = [orient(part) for part in getattr(wide, "geoms", [wide])]
            rings = [ring.coords[:-1] for part in parts for ring in (part.exterior, *part.interiors)]
            self._wider[by] = ring_path(rings)
        return self._wider[by]


def _cell_in(grid: Grid, at: Hex) -> Cell:
    column, row = grid.position(at)
    return column // PATCH, row // PATCH


@lru_cache(maxsize=2)
def cells_of(grid: Grid) -> dict[Cell, tuple[tuple[Hex, ...], QRectF]]:
    """The hexes of every patch of a grid and the rectangle that they show in.

    Of a large grid that takes a moment, which whoever reads a board beside the window can spend before it is shown.
    """
    place = Proportions(grid.frame)
    cells: dict[Cell, list[Hex]] = {}
    for at in grid.hexes:
        cells.setdefault(_cell_in(grid, at), []).append(at)
    return {cell: (tuple(hexes), place.rect(hexes, OVERHANG)) for cell, hexes in cells.items()}


class Scenery:
    """A board's ground and style with everything that is kept for painting it."""

    def __init__(self, ground: Ground, style: Style) -> None:
        self._ground = ground
        self.style = style.of_face(ground.board.base.face)
        self.grid = ground.board.grid
        self.place = Proportions(self.grid.frame)
        left, top, right, bottom = self.grid.bounds
        self.bounds = QRectF(self.place.point((left, top)), self.place.point((right, bottom)))
        parts = self.grid.parts if isinstance(self.grid, JoinedGrid) else ()
        self.filled = not gaps_of(self.grid) and all(part.kept is None for part in parts)
        """Whether hexes fill the bounds but for their rim: no gap between boards, no hexes that aren't used."""
        self.patches = {
            cell: Patch(hexes, rect, place)
            for place, (cell, (hexes, rect)) in enumerate(cells_of(self.grid).items())
        }
        self._parts: list[dict[Hashable, object]] = [{} for _ in self.patches]
        """What has been built of each patch, by topic."""
        self._drawn: dict[int, Drawn] = {}
        self.kept: dict[Hashable, object] = {}
        self.rest: Pace = unhurried
        """Called where something was built, which is kept: painting may be left there."""
        self.gone: list[object] = []
        """What isn't kept any more: freeing it takes longer than a frame, so whoever has a window to show takes it."""

    def at_rim(self, region: QRectF) -> bool:
        """Whether a region reaches an edge of the board along which hexes stand out whole."""
        half = {edge for edge, kind in self.grid.edges if kind == "half"}
        margins = [0.0 if edge in half else _RIM for edge in ("left", "top", "right", "bottom")]
        left, top, right, bottom = margins
        return not self.filled or not self.bounds.adjusted(left, top, -right, -bottom).contains(region)

    @property
    def ground(self) -> Ground:
        """The board as it is painted now."""
        return self._ground

    def follow(self, ground: Ground) -> None:
        """Take over an edited board; what is kept of hexes is to be forgotten apart."""
        self._ground = ground
        self.__dict__.pop("_pieces", None)
        self.__dict__.pop("_bold", None)
        self._sweep()

    def _cell(self, at: Hex) -> Cell:
        return _cell_in(self.grid, at)

    # -- asking ---------------------------------------------------------------------------------------------------

    def meeting(self, region: QRectF) -> list[Patch]:
        """The patches that may show in a region."""
        left, top, right, bottom = self._boxes
        meets = (
            (left < region.right()) & (right > region.left())
            & (top < region.bottom()) & (bottom > region.top())
        )  # fmt: skip
        patches = self._in_order
        return [patches[place] for place in np.flatnonzero(meets).tolist()]

    @cached_property
    def _in_order(self) -> list[Patch]:
        return list(self.patches.values())

    @cached_property
    def _boxes(self) -> Floats:
        """Left, top, right and bottom of all patches: a Python loop over a large board's takes milliseconds."""
        rects = [patch.rect for patch in self._in_order]
        boxes = [(one.left(), one.top(), one.right(), one.bottom()) for one in rects]
        return np.array(boxes, dtype=np.float64).reshape(-1, 4).T

    def part(self, patch: Patch, topic: Hashable, build: Callable[[Patch], Part]) -> Part:
        """What is kept of a topic for a patch, built when first asked for."""
        parts = self._parts[patch.place]
        if topic not in parts:
            parts[topic] = build(patch)
            self.rest()
        return cast("Part", parts[topic])

    def growing(self, patches: Iterable[Patch], terrain: str) -> list[Patch]:
        """The patches with a hex that shows a terrain, which may grow artwork there: in others none is looked for."""
        if terrain not in self.ground.grown_terrains:
            return []
        return [patch for patch in patches if terrain in self.part(patch, "shown", self._shown)]

    def _shown(self, patch: Patch) -> frozenset[str]:
        return frozenset(one for at in patch.hexes for one in self.ground.shown_by_hex(at))

    def rising(self, patches: Iterable[Patch], level: int) -> list[Patch]:
        """The patches with a hex that grows a contour of a level: in others none is looked for."""
        return [patch for patch in patches if self._risen(patch, level)]

    def grown_contour(self, at: Hex, level: int) -> GrownHex | None:
        """The grown contour of a level in a hex; ground, crest and slope ask for the same."""
        return self._risen(self.patches[self._cell(at)], level).get(at)

    def _risen(self, patch: Patch, level: int) -> dict[Hex, GrownHex]:
        def build(patch: Patch) -> dict[Hex, GrownHex]:
            found = ((at, self.ground.grown_contour(at, level)) for at in patch.hexes)
            return {at: grown for at, grown in found if grown is not None}

        return self.part(patch, ("risen", level), build)

    @staticmethod
    def fixed(patch: Patch, topic: Hashable, build: Callable[[Patch], Part]) -> Part:
        """The same for what depends on the grid alone, and so outlives edits."""
        if topic not in patch.fixed:
            patch.fixed[topic] = build(patch)
        return cast("Part", patch.fixed[topic])

    def joined(
        self,
        patches: Sequence[Patch],
        topic: Hashable,
        add: Callable[[QPainterPath, Hex], None],
        *,
        fixed: bool = False,
    ) -> QPainterPath:
        """One path for all the patches, to which ``add`` has added each hex's share; filled by winding.

        Edges that neighbours share cancel out, so no seam shows between hexes or patches. ``fixed`` says that the
        shares depend on the grid alone.
        """

        def build(patch: Patch) -> QPainterPath:
            path = QPainterPath()
            for at in patch.hexes:
                add(path, at)
            return path

        whole = QPainterPath()
        whole.setFillRule(Qt.FillRule.WindingFill)
        for patch in patches:
            share = self.fixed(patch, topic, build) if fixed else self.part(patch, topic, build)
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
            left, top, right, bottom = piece.area.bounds
            first, last = self.place.milli((left, top)), self.place.milli((right, bottom))
            rect = QRectF() if math.isnan(left) else QRectF(QPointF(*first), QPointF(*last))
            kept = Drawn(piece.area, self.place, rect, rect.adjusted(-1, -1, 1, 1), source)
            self._drawn[id(source)] = kept
        return kept

    @cached_property
    def _pieces(self) -> dict[str, tuple[list[DrawnPiece], Floats]]:
        """The drawn pieces of each terrain, and left, top, right and bottom of each, in true proportions."""
        found: dict[str, list[DrawnPiece]] = {}
        for piece in self._ground.drawn:
            if piece.terrain is not None:
                found.setdefault(piece.terrain, []).append(piece)
        return {terrain: (pieces, self._boxes_of(pieces)) for terrain, pieces in found.items()}

    def _boxes_of(self, pieces: Sequence[DrawnPiece]) -> Floats:
        stretch = 1 / MILLI, SQRT3 / MILLI
        boxes = shapely.bounds([piece.area for piece in pieces]) * (*stretch, *stretch)
        return np.asarray(boxes[:, [1, 0, 3, 2]] if self.grid.frame.pointy else boxes)

    @property
    def drawn_terrains(self) -> Iterable[str]:
        """The terrains that drawn pieces have."""
        return self._pieces

    def drawn_pieces(self, terrain: str, region: QRectF) -> list[Drawn]:
        """The drawn pieces of a terrain that may show in a region; of thousands only those are looked at."""
        if terrain not in self._pieces:
            return []
        pieces, boxes = self._pieces[terrain]
        left, top, right, bottom = boxes.T
        hits = (left < region.right() + 1) & (right > region.left() - 1)
        hits &= (top < region.bottom() + 1) & (bottom > region.top() - 1)
        return [self.drawn(pieces[place]) for place in np.flatnonzero(hits).tolist()]

    @cached_property
    def _bold(self) -> dict[int, list[Drawn]]:
        found: dict[int, list[Drawn]] = {}
        for piece in self._ground.drawn_contours:
            if piece.level is not None and not piece.thin:
                found.setdefault(piece.level, []).append(self.drawn(piece))
        return found

    def bold_contours(self, level: int, region: QRectF) -> list[Drawn]:
        """The drawn bold contours of a level that may show in a region."""
        return [drawn for drawn in self._bold.get(level, ()) if drawn.reach.intersects(region)]

    @property
    def near(self) -> QRectF:
        """The board and a little around it, where something may be seen of what an outline encloses or carries."""
        return self.bounds.adjusted(-2, -2, 2, 2)

    def on_board(self, bounds: tuple[float, float, float, float]) -> tuple[float, float, float, float]:
        """What of some bounds may show: an outline may run on far beyond the board. Left, top, right, bottom."""
        left, top, right, bottom = bounds
        near = self.near
        left, top = max(left, near.left()), max(top, near.top())
        return left, top, max(left, min(right, near.right())), max(top, min(bottom, near.bottom()))

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
            place = self.patches[cell].place
            if self._parts[place]:
                self.gone.append(self._parts[place])
            # A twin keeps its parts in the same place, also those that it has yet to build: it is left that one.
            self._parts[place] = {}

    def twin(self) -> Self:
        """A scenery of the same board to be edited apart; it begins with all that is kept here."""
        made = copy(self)
        kept = {"_parts": list(self._parts), "_drawn": dict(self._drawn), "kept": dict(self.kept)}
        made.__dict__.update(kept, gone=[])
        return made

    def apart_from(self, other: Scenery) -> list[object]:
        """What is kept here of patches, and isn't kept there."""
        return [mine for mine, theirs in zip(self._parts, other._parts, strict=True) if mine is not theirs]

    def leave(self) -> Iterator[object]:
        """All that is kept, bit by bit; it isn't painted any more."""
        yield from self._parts
        for patch in self.patches.values():
            yield patch.fixed
        yield from self._drawn.values()
        yield from (self.kept, *self.gone)

    def _sweep(self) -> None:
        """Drop what is kept for drawn rings and paths that the board no longer has."""
        board = self._ground.board
        alive = {*map(id, board.artwork), *map(id, board.contours), *map(id, board.paths)}
        for key in [key for key in self._drawn if key not in alive]:
            self.gone.append(self._drawn.pop(key))
        for whole in [one for one in self.kept if cast("tuple[str, int]", one)[1] not in alive]:
            self.gone.append(self.kept.pop(whole))

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
