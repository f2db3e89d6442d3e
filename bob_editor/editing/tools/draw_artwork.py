"""Draw artwork and crest lines by hand: point by point, with a free hand, or as the shape of a building."""

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

from bob_editor.editing.document.document import Document
from bob_editor.editing.document.manner import Layer
from bob_editor.editing.gestures.hexside_web import true_distance
from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.gestures.preview import Preview
from bob_editor.editing.gestures.rings import (
    RingPlace,
    closed,
    differing,
    piece_at,
    pieces,
    snapped,
    with_piece,
)
from bob_editor.editing.outlines.building_shapes import SHAPES, angle_near, even_corner, shape, third_corner
from bob_editor.editing.outlines.entering import drafted
from bob_editor.editing.outlines.listing import followed
from bob_editor.editing.outlines.picking import Outlines
from bob_editor.editing.outlines.snapping import Snap, Snaps, snap
from bob_editor.editing.sight.live_los import LiveLos
from bob_editor.editing.tools.tool import Option, Tool
from bob_editor.geometry.curve import Curve, corners, flattened
from bob_editor.geometry.lattice import MILLI, Point
from bob_editor.geometry.shapes import in_milli, polygon
from bob_editor.model.board import Artwork, Board, Contour
from bob_editor.model.board_edits import add_artwork, add_contour
from bob_editor.model.change import Change
from bob_editor.model.edit import Edit
from bob_editor.model.outlines import knots_of, with_knots
from bob_editor.rules.land.cut_rings import area_of
from bob_editor.rules.land.ground import Ground
from bob_editor.words import mark, tr

FREEHAND_STEP = 0.18
"""A free hand leaves a point at least this far from the last, in true proportions (circumradius 2)."""


class DrawArtwork(Tool):
    """Draws a ring of the chosen terrain, or a crest line, or a hole in one that is there.

    A click sets a point, a drag draws with a free hand; a click on the first point, Enter or a double click closes. A
    shape is dragged from corner to corner, along the nearest road or hexside; or two clicks give a side, a third one
    how deep it is.
    """

    id = "draw_artwork"
    title = "Draw artwork"
    shortcut = "A"
    icon = "mdi6.vector-polygon"
    leads = True
    cursor = "pencil"

    what = "artwork"
    terrain = ""
    level = 1
    form = "free"
    snaps: Snaps = "nothing"

    _points: tuple[Point, ...] = ()
    _freehand = False
    _only_freehand = False
    _pressed = False

    def __init__(self, document: Document, los: LiveLos) -> None:
        super().__init__(document, los)
        self._outlines = Outlines(document.manner)

    @property
    def is_of_use(self) -> bool:
        """Not where terrain and levels fill whole hexes."""
        return bool(self._rows("artwork")) or self.document.ruleset.has_contours

    @property
    def symmetric(self) -> bool:  # type: ignore[override]  # a hole is cut into one piece
        """Rings have images; a hole belongs to one ring."""
        return self.what != "hole"

    @property
    def options(self) -> tuple[Option, ...]:
        """What the ring is, a terrain, the crest line of a level, or a hole; of which one, and its form."""
        kinds = [("artwork", mark("Terrain"))] if self._rows("artwork") else []
        kinds += [("contour", mark("Crest line"))] if self.document.ruleset.has_contours else []
        found = [Option("what", "Draw", "choice", (*kinds, ("hole", mark("Hole in what is under it"))))]
        if self.what == "artwork":
            rows = tuple((row.id, row.title) for row in self._rows("artwork"))
            found.append(Option("terrain", "Terrain", "terrain", rows))
        elif self.what == "contour":
            found.append(Option("level", "Level", "choice", tuple((n, str(n)) for n in self._levels)))
        found.append(Option("form", "Form", "choice", (("free", "Free"), *SHAPES)))
        return tuple(found)

    @property
    def _levels(self) -> range:
        """The levels that have a crest line."""
        return range(1, self.document.ruleset.levels[1] + 1)

    @property
    def chosen(self) -> str:
        """The terrain in hand, always one that this ruleset draws; "" where it draws none.

        At first it is none of those that lead somewhere, as a bridge does.
        """
        rows = {row.id: row for row in self._rows("artwork")}
        if self.terrain in rows:
            return self.terrain
        return next((name for name, row in rows.items() if "paths" not in row.places), next(iter(rows), ""))

    @property
    def _words(self) -> str:
        if self.what == "contour":
            return tr("the crest line of level {level}", level=self.level)
        return tr("a hole") if self.what == "hole" else self._title(self.chosen)

    @property
    def hint(self) -> str:
        """What a press here will do."""
        if self.form != "free":
            return self._shape_hint()
        if not self._points:
            return tr("Draw {words}: click point by point, or drag with a free hand", words=self._words)
        if self._freehand:
            return tr("Let go to close {words}", words=self._words)
        if self.pointer is not None and self._closes(self.pointer):
            return tr("Close {words} here", words=self._words)
        count = len(self._points)
        return tr(
            "Point {number} of {words}; its first point or Enter closes, Backspace takes back",
            number=count + 1,
            words=self._words,
        )

    def _shape_hint(self) -> str:
        if not self._points:
            return tr(
                "Drag {words} along the nearest road or hexside (Ctrl: upright), or click the ends of a side",
                words=self._words,
            )
        if self._freehand and not self._pressed:
            return tr("Click to draw {words} as far as here; Escape gives it up", words=self._words)
        if self._freehand:
            return tr("Let go to draw {words}; Shift makes its sides equal", words=self._words)
        if len(self._points) == 1:
            return tr("Click the other end of this side; Escape gives it up")
        return tr("Click the side opposite; Escape gives it up")

    @property
    def busy(self) -> bool:
        """Whether a ring is begun."""
        return bool(self._points)

    @property
    def begun(self) -> Edit[Board] | None:
        """The ring closed as it is, without the point at the pointer; a shape as it is shown."""
        return self._edit(corners(self._points) if self.form == "free" else self._shape())

    def set_option(self, name: str, value: Any) -> None:
        """A terrain that is chosen is what is drawn from then on, whatever was drawn before."""
        if name == "terrain":
            self.what = "artwork"
        super().set_option(name, value)
        self._fit("level")

    def take_up_level(self, level: int) -> bool:
        """Draw crest lines of a level from now on; False where it has none."""
        if level not in self._levels or not self.document.ruleset.has_contours:
            return False
        self.set_option("what", "contour")
        self.set_option("level", level)
        return True

    def _document_changed(self, change: Change) -> None:
        super()._document_changed(change)
        if change.everything and self.is_of_use:
            self._fit("what", "level")

    # -- the pointer ------------------------------------------------------------------------------------------

    def press(self, pointer: Pointer) -> None:
        """Set a point, or close the ring."""
        self.pointer = pointer
        self._pressed = True
        if pointer.button == "right":
            self.back()
        elif (self.form != "free" and len(self._points) == 2) or (
            self.form == "free" and (self._closes(pointer) or (pointer.clicks > 1 and len(self._points) >= 3))
        ):
            self._close()
        elif self._freehand and self._points:
            pass  # A shape that was refused as it was let go: this press takes it up.
        elif self._points or self._may_begin(self._begins_on):
            point = self._snapped(pointer)
            if not self._points or self._points[-1] != point:
                self._points = (*self._points, point)
            self._freehand = False
        self._update()

    def move(self, pointer: Pointer) -> None:
        """Draw with a free hand."""
        self.pointer = pointer
        if self._points and pointer.button == "left":
            far = true_distance(self.board.grid.frame, self._points[-1], pointer.point)
            if not self._freehand:
                self._only_freehand = len(self._points) == 1
            if far >= (FREEHAND_STEP if self._freehand else max(2 * FREEHAND_STEP, 2 * pointer.reach)):
                self._freehand = True
                if self.form == "free":
                    self._points = (*self._points, snapped(pointer.point))
        self._update()

    def release(self, pointer: Pointer) -> None:
        """Close a ring that was drawn with a free hand only; one with points goes on."""
        self.pointer = pointer
        self._pressed = False
        if self._freehand:
            if self._only_freehand or self.form != "free":
                self._close()
            self._freehand = self.form != "free" and self.busy
        self._update()

    def finish(self) -> bool:
        """Close the ring."""
        busy = self.busy
        self._close()
        self._update()
        return busy

    def back(self) -> bool:
        """Take back the last point."""
        if not self._points:
            return False
        self._points = self._points[:-1]
        self._freehand = False
        self._update()
        return True

    def cancel(self) -> None:
        """Give up the ring."""
        self._points = ()
        self._freehand = False
        self._update()

    # -- what is pending ----------------------------------------------------------------------------------------

    def _closes(self, pointer: Pointer) -> bool:
        return (
            len(self._points) >= 3
            and true_distance(self.board.grid.frame, self._points[0], pointer.point) <= pointer.reach
        )

    def _close(self) -> None:
        """Draw the ring; where that is refused it stays in hand."""
        edit, points = self.begun, self._points
        self._points = ()
        if not self._do(edit):
            self._points = points

    @property
    def _begins_on(self) -> Layer | None:
        layers: dict[str, Layer] = {"artwork": "artwork", "contour": "levels"}
        return layers.get(self.what)

    def _snapped(self, pointer: Pointer) -> Point:
        """Where the pointer sets a point; with Alt held it isn't drawn to anything."""
        found = None if pointer.alt else self._snap(pointer)
        return snapped(pointer.point) if found is None else found.at

    def _snap(self, pointer: Pointer) -> Snap | None:
        return snap(
            self.board,
            self._outlines,
            pointer.point,
            reach=pointer.reach,
            to=self.snaps,
            ends=self._points[-1:],
        )

    def _shape(self) -> Curve:
        """The shape as it is at the pointer; nothing before there are two corners."""
        pointer, frame = self.pointer, self.board.grid.frame
        if pointer is None or not self._points:
            return ()
        start, goal = self._points[0], self._snapped(pointer)
        if len(self._points) == 2:
            goal, angle = third_corner(frame, start, self._points[1], goal)
        elif self._freehand and self._points:
            angle = 0.0 if pointer.control else angle_near(self.board, start, goal)
            goal = even_corner(frame, start, goal, angle) if pointer.shift else goal
        else:
            return ()
        return shape(frame, self.form, start, goal, angle)

    def _edit(self, curve: Curve) -> Edit[Board] | None:
        frame, ring = self.board.grid.frame, flattened(curve, closed=True)
        if len(ring) < 3 or polygon(in_milli(frame, ring)).area < MILLI:
            return None
        if self.what == "contour":
            return Edit(
                tr("Draw {words}", words=self._words),
                partial(add_contour, contour=Contour(self.level, ring, curves=(curve,))),
            )
        if self.what == "hole":
            under = self._under(ring)
            if under is None:
                return None
            place, piece = under
            pierced = with_knots(piece, (*knots_of(piece), curve))
            return Edit(
                "Draw a hole", partial(self._listed, drawn=partial(with_piece, place=place, piece=pierced))
            )
        if not self.chosen:
            return None
        return Edit(
            tr("Draw {words}", words=self._words),
            partial(
                self._listed, drawn=partial(add_artwork, artwork=Artwork(self.chosen, ring, curves=(curve,)))
            ),
        )

    def _listed(self, board: Board, drawn: Callable[[Board], Board]) -> Board:
        """The board after a drawing, with what its hexes list following that; the board may be the document's image."""
        ground = self.document.ground
        if ground.board is not board:
            ground = Ground(board, self.document.ruleset)
        return followed(ground, drawn(board))

    def _under(self, ring: tuple[Point, ...]) -> tuple[RingPlace, Artwork | Contour] | None:
        """The topmost drawn piece that holds the whole ring."""
        frame = self.board.grid.frame
        hole = polygon(in_milli(frame, ring))
        for place, _ in pieces(self.board):
            piece = piece_at(self.board, place)
            if piece is not None and area_of(piece, frame).covers(hole):
                return place, piece
        return None

    def _preview(self) -> Preview:
        if not self._points:
            return Preview()
        if self.form != "free":
            return self._shape_preview()
        line = self._points
        if self.pointer is not None and not self._freehand and not self._closes(self.pointer):
            end = self._snapped(self.pointer)
            line = line if line[-1] == end else (*line, end)
        edit = self._edit(corners(line))
        shown = Preview(
            points=(self._points[0],) if self._freehand else self._points,
            active=0 if self.pointer is not None and self._closes(self.pointer) else None,
            lines=(closed(line) if len(line) > 2 else line,),
        )
        return self._drafted(shown, edit)

    def _shape_preview(self) -> Preview:
        curve, pointer = self._shape(), self.pointer
        end = () if pointer is None else (self._snapped(pointer),)
        line = closed(flattened(curve, closed=True)) if curve else (*self._points, *end)
        return self._drafted(
            Preview(points=self._points, lines=(line,)), self._edit(curve) if curve else None
        )

    def _drafted(self, shown: Preview, edit: Edit[Board] | None) -> Preview:
        """What is shown, with the rings that an edit draws."""
        if edit is None:
            return shown
        after = self._both(edit).apply(self.board)
        gone, new = differing(self.board, after)
        return drafted(self.document.ground, replace(shown, board=after), gone, new)
