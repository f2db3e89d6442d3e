"""What an edit alters in a board's picture: as small a rectangle as is sure to hold it."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Node
from bob_editor.geometry.made.growth import GrownHex
from bob_editor.model.board import Artwork, Contour, Path
from bob_editor.model.change import Change
from bob_editor.render.board.areas import BUILDINGS, has_hachures
from bob_editor.render.board.curves import BAND, part_rect
from bob_editor.render.board.scenery import OVERHANG, Scenery
from bob_editor.render.kit.proportions import XY
from bob_editor.render.scenic.relief import REACH
from bob_editor.rules.land.ground import Ground

_NEXT_TO = ("stream", "bridge", "road", "path", "rail", "water", "ink_water", "none")
"""Patterns of terrain that may look another way because of what a neighbour lists."""

_WHOLE = ("wheat", "orchard", "bridge")
"""Patterns whose rows and planks run along the long side of all of a drawn ring."""

_TREES = 1.3
"""How far from a hexside trees may stand that it doesn't leave whole."""

_MOST = 0.5
"""The share of a board's hexes from which on all is painted anew: to find what isn't would take longer than that."""

_MOST_POINTS = 20_000
"""Points of rings that came and went, likewise."""


class Dirt:
    """What differs in the pictures of a board before and after an edit.

    ``hexes`` are those for which nothing that is kept stays good; ``rect`` is None where all of the picture differs.
    """

    def __init__(self, scenery: Scenery, change: Change, after: Ground) -> None:
        self._scenery = scenery
        self._before, self._after = scenery.ground, after
        self._place = scenery.place
        self.hexes: set[Hex] = set()
        self.rect: QRectF | None = QRectF()
        if self._shown_levels(self._before) != self._shown_levels(after):
            self.hexes.update(scenery.grid.hexes)
            self.rect = None
            return
        many = len(change.hexes) > _MOST * len(scenery.grid.hexes)
        if many or sum(len(piece.ring) for piece in change.pieces) > _MOST_POINTS:
            self.hexes.update(scenery.grid.hexes)
            self.rect = None
            return
        rect = _box([end for side in change.sides for end in self._place.ends(side)])
        self.hexes.update(at for side in change.sides for at in side.hexes)
        dots = set(self._of_dots())
        near_dots = dots.union(*(at.neighbours() for at in dots))
        led = dots.union(change.path_hexes if change.path_parts else ())
        hanging = set(filter(self._hangs_on_paths, near_dots | led))
        around = hanging.union(*(at.neighbours() for at in (*hanging, *self._ends_near(led))))
        rect = rect.united(self._place.rect(dots, max(OVERHANG, self._reach_of_paths())))
        rect = rect.united(self._place.rect(around, OVERHANG))
        for part in change.path_parts:
            rect = rect.united(part_rect(part, scenery.grid.frame))
        rect = rect.united(self._of_pieces(change.pieces))
        if len(self.hexes | set(change.hexes)) > _MOST * len(scenery.grid.hexes):
            self.hexes.update(scenery.grid.hexes)
            self.rect = None
            return
        rect = rect.united(self._of_relief(change))
        altered = set(change.hexes) | set(self._grown_otherwise(change))
        wide = {at for at in altered if self._matters_next_to(at)}
        beside = {other for at in altered for other in at.neighbours() if other in scenery.grid.index}
        rect = rect.united(self._place.rect(altered, OVERHANG))
        rect = rect.united(self._place.rect({two for one in wide for two in one.neighbours()}, OVERHANG))
        for at in beside - altered:
            rect = rect.united(self._beside(at, altered))
        self.hexes.update(altered, beside, hanging)
        self.rect = rect

    @staticmethod
    def _shown_levels(ground: Ground) -> tuple[object, ...]:
        """The levels that are shown, and those that grow, where that depends on the whole board.

        So it does where terrain lies high by itself: its crest line shows as soon as any hex lies as high.
        """
        high = any((row.level or 0) > 0 for row in ground.ruleset.terrains.values())
        return (ground.contour_levels, ground.grown_levels) if high or ground.grown_levels is not None else ()

    def _of_dots(self) -> Iterator[Hex]:
        """The hexes of paths from dot to dot that came or went: about drawn ones the change names all hexes itself.

        Of one that was led on from its last hex, those from there on: the rest is drawn as it was.
        """
        before, after = self._before.board.paths, self._after.board.paths
        both = {*map(id, before)} & {*map(id, after)}
        gone, come = (
            [one for one in paths if id(one) not in both and not one.curve] for paths in (before, after)
        )
        for path in gone:
            shared = [_shared(path, other) for other in come]
            most = max(shared, default=0)
            yield from path.through[max(0, most - 1) :]
            if most:
                yield from come.pop(shared.index(most)).through[most - 1 :]
        for path in come:
            yield from path.through

    def _reach_of_paths(self) -> float:
        """How far from its middle the widest path shows."""
        paths = (*self._before.board.paths, *self._after.board.paths)
        return BAND * max((path.width for path in paths), default=1.0)

    def _ends_near(self, led: set[Hex]) -> Iterator[Hex]:
        """The ends of paths from dot to dot that may run on beyond the board now, or no more.

        From the first one its dashes are counted.
        """
        for path in self._after.board.paths if led else ():
            if not path.curve and path.through:
                yield from path.through if path.through[0] in led else led.intersection(path.through[-1:])

    def _of_relief(self, change: Change) -> QRectF:
        """Where the light falls otherwise, on slopes that came, went or changed."""
        if self._scenery.style.way("relief") != "shaded":
            return QRectF()
        risen = [at for at in change.hexes if self._before.level(at) != self._after.level(at)]
        contours = tuple(one for one in change.pieces if isinstance(one, Contour))
        # Ground that grows reaches into the hexes beside, and the slope of its crest line beyond.
        rect = self._place.rect({two for one in risen for two in (one, *one.neighbours())}, REACH)
        return rect.united(
            _around(self._on_board(Change(pieces=contours).bounds), REACH) if contours else QRectF()
        )

    # -- drawn rings --------------------------------------------------------------------------------------------

    def _of_pieces(self, pieces: Iterable[Artwork | Contour]) -> QRectF:
        """Where rings came, went or changed; what a ring's whole length decides is looked for along all of it."""
        pieces = tuple(pieces)
        if not pieces:
            return QRectF()
        area = self._on_board(Change(pieces=pieces).redrawn)
        self.hexes.update(self._scenery.hexes_near(area))
        whole = self._on_board(Change(pieces=tuple(one for one in pieces if self._is_whole(one))).bounds)
        # More than the overhang: trees next to an edge that was moved come and go.
        rect = _around(area, _TREES).united(_around(whole, OVERHANG))
        if any(self._is_bridge(one.terrain) for one in pieces if isinstance(one, Artwork)):
            # Where hexes list a bridge it gives way to the drawn one, or comes back, as a whole.
            listed = (
                at for at in self._scenery.hexes_near(area) if any(map(self._is_bridge, self._listed(at)))
            )
            rect = rect.united(self._place.rect(listed, OVERHANG))
        return rect

    def _is_bridge(self, terrain: str) -> bool:
        return self._scenery.style.look(terrain).pattern == "bridge"

    def _is_whole(self, piece: Artwork | Contour) -> bool:
        """Whether a ring's ticks, roof, rows or planks depend on the whole ring."""
        if isinstance(piece, Contour) or self._is_special(piece.terrain):
            return True
        return self._scenery.style.look(piece.terrain).pattern in _WHOLE

    def _is_special(self, terrain: str) -> bool:
        row = self._after.ruleset.terrains.get(terrain)
        return has_hachures(row) or self._scenery.style.look(terrain).pattern in BUILDINGS

    def _on_board(self, bounds: tuple[float, float, float, float] | None) -> QRectF:
        if bounds is None:
            return QRectF()
        left, top, right, bottom = bounds
        return QRectF(self._place.point((left, top)), self._place.point((right, bottom))).normalized()

    def _grown_otherwise(self, change: Change) -> Iterator[Hex]:
        """The hexes near rings that changed that grow something else than before."""
        terrains = {piece.terrain for piece in change.pieces if isinstance(piece, Artwork)}
        levels = self._levels()
        for at in self.hexes:
            if (at in change.hexes or self._drawn_otherwise(at)) and (
                self._before.level(at) != self._after.level(at)
                or any(self._growth_differs(at, terrain) for terrain in terrains)
                or self._contours_differ(at, levels)
            ):
                yield at

    def _drawn_otherwise(self, at: Hex) -> bool:
        """Whether other rings hold a hex's dot, or say what is in it: else nothing grows there otherwise."""
        before, after = self._before, self._after
        return (
            before.drawn_at(at) != after.drawn_at(at)
            or before.contours_at(at) != after.contours_at(at)
            or before.reaching_into(at) != after.reaching_into(at)
        )

    # -- what hexes list ----------------------------------------------------------------------------------------

    def _matters_next_to(self, at: Hex) -> bool:
        """Whether neighbours may show streams or bridges otherwise because of what a hex lists or listed."""
        looks = (self._scenery.style.look(terrain) for terrain in self._listed(at))
        return any(look.pattern in _NEXT_TO for look in looks)

    def _hangs_on_paths(self, at: Hex) -> bool:
        """Whether what is kept for a hex depends on paths: streams and roads as tiles, artwork that leaves bands."""
        rows = self._after.ruleset.terrains
        grown = (*self._listed(at), self._before.board.base.terrain, self._after.board.base.terrain)
        return self._matters_next_to(at) or any(
            one in rows and rows[one].grow.get("keep_free_of") for one in grown
        )

    def _listed(self, at: Hex) -> Iterator[str]:
        for ground in (self._before, self._after):
            yield from ground.board.content(at).terrain_ids

    def _levels(self) -> set[int]:
        return {*self._before.contour_levels, *self._after.contour_levels}

    def _growth_differs(self, at: Hex, terrain: str) -> bool:
        known = terrain in self._after.ruleset.terrains
        return known and self._before.grows(at, terrain) != self._after.grows(at, terrain)

    def _contours_differ(self, at: Hex, levels: set[int]) -> bool:
        """Whether crest lines grow otherwise in a hex: that hangs on its painted level, and on those drawn there."""
        before, after = (
            (ground.painted_level(at), [(one.level, one.thin) for one in ground.contours_at(at)])
            for ground in (self._before, self._after)
        )
        return before != after and any(self._contour_differs(at, level) for level in levels)

    def _contour_differs(self, at: Hex, level: int) -> bool:
        return self._before.grows_contour(at, level) != self._after.grows_contour(at, level)

    def _beside(self, at: Hex, altered: set[Hex]) -> QRectF:
        """What differs in a hex because its artwork goes on, or no more, into neighbours that changed."""
        sources = [other for other in at.neighbours() if other in altered]
        bases = {self._before.board.base.terrain, self._after.board.base.terrain}
        rect = QRectF()
        for terrain in bases.union(*(self._listed(other) for other in sources)):
            if any(self._growth_differs(other, terrain) for other in sources):
                rect = rect.united(self._of_growth(at, terrain, sources))
        for level in self._levels():
            if any(self._contour_differs(other, level) for other in sources):
                before, after = self._before.grown_contour(at, level), self._after.grown_contour(at, level)
                rect = rect.united(self._between(at, before, after, runs=True))
        return rect

    def _of_growth(self, at: Hex, terrain: str, sources: list[Hex]) -> QRectF:
        before, after = self._before.grown(at, terrain), self._after.grown(at, terrain)
        if before == after:
            return QRectF()
        keeps_free = self._after.ruleset.terrains[terrain].grow.get("keep_free_of", ())
        if self._scenery.style.look(terrain).pattern in BUILDINGS or self._after.path_visits(at, keeps_free):
            return self._place.rect([at], OVERHANG)
        rect = self._between(at, before, after, runs=self._is_special(terrain))
        if self._scenery.style.look(terrain).pattern in ("orchard", "palms", "canopy", "scrub"):
            for direction, other in enumerate(at.neighbours()):
                if other not in sources:
                    continue
                rect = rect.united(_box(self._place.side(at, direction), _TREES))
        return rect

    def _between(self, at: Hex, before: GrownHex | None, after: GrownHex | None, *, runs: bool) -> QRectF:
        """Around the edges of a hex's artwork that came or went; around whole runs where ticks stand along them."""
        if before is None or after is None:
            return self._place.rect([at], OVERHANG)
        nodes = {node for edge in _edges(before) ^ _edges(after) for node in edge}
        if runs:
            nodes.update(node for run in {*before.outline} ^ {*after.outline} for node in run)
        centre = self._place.dot(at)
        return _box([self._place.milli(node, centre) for node in nodes])


def _shared(path: Path, other: Path) -> int:
    """How many hexes two paths go through alike before they part; none where they are drawn otherwise."""
    if replace(path, through=()) != replace(other, through=()):
        return 0
    pairs = enumerate(zip(path.through, other.through, strict=False))
    return next(
        (place for place, (one, two) in pairs if one != two), min(len(path.through), len(other.through))
    )


def _edges(grown: GrownHex) -> set[tuple[Node, Node]]:
    """The edges of the ring, and again those that are the outline's."""
    ring = set(pairwise((*grown.ring, grown.ring[0])))
    return ring | {(end, start) for run in grown.outline for start, end in pairwise(run)}


def _box(points: Sequence[XY], margin: float = OVERHANG) -> QRectF:
    """The rectangle around points, wider by a margin; empty for none."""
    if not points:
        return QRectF()
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return _around(QRectF(QPointF(min(xs), min(ys)), QPointF(max(xs), max(ys))), margin)


def _around(rect: QRectF, margin: float) -> QRectF:
    """A rectangle wider by a margin; none around one that is null."""
    return QRectF() if rect.isNull() else rect.adjusted(-margin, -margin, margin, margin)
