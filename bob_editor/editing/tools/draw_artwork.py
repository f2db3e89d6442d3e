"""Draw artwork and crest lines by hand: rings point by point, or with a free hand."""

from __future__ import annotations

from functools import partial
from typing import Any

from attrs import evolve

from bob_editor.editing.gestures.hexside_web import true_distance
from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.gestures.preview import Preview
from bob_editor.editing.gestures.rings import RingPlace, closed, piece_at, pieces, snapped, with_piece
from bob_editor.editing.tools.tool import Option, Tool
from bob_editor.geometry.lattice import MILLI, Point
from bob_editor.geometry.shapes import in_milli, polygon
from bob_editor.model.board import Artwork, Board, Contour
from bob_editor.model.board_edits import add_artwork, add_contour
from bob_editor.model.edit import Edit
from bob_editor.rules.land.cut_rings import area_of

FREEHAND_STEP = 0.18
"""A free hand leaves a point at least this far from the last, in true proportions (circumradius 2)."""


class DrawArtwork(Tool):
    """Draws a ring of the chosen terrain, or a crest line, or a hole in one that is there.

    A click sets a point, a drag draws with a free hand; a click on the first point, Enter or a double click closes.
    """

    id = "draw_artwork"
    title = "Draw artwork"
    shortcut = "A"
    icon = "mdi6.vector-polygon"
    cursor = "pencil"

    what = "artwork"
    terrain = ""
    level = 1

    _points: tuple[Point, ...] = ()
    _freehand = False
    _only_freehand = False

    @property
    def is_of_use(self) -> bool:
        """Not where terrain and levels fill whole hexes."""
        return bool(self._rows("artwork")) or self.document.ruleset.has_contours

    @property
    def options(self) -> tuple[Option, ...]:
        """What the ring is: a terrain, the crest line of a level, or a hole."""
        highest = self.document.ruleset.levels[1]
        kinds = [("artwork", "Terrain")] if self._rows("artwork") else []
        kinds += [("contour", "Crest line")] if self.document.ruleset.has_contours else []
        found = [
            Option("what", "Draw", "choice", (*kinds, ("hole", "Hole in what is under it"))),
            Option(
                "terrain", "Terrain", "terrain", tuple((row.id, row.title) for row in self._rows("artwork"))
            ),
        ]
        if highest > 0:
            found.append(
                Option("level", "Level", "choice", tuple((n, str(n)) for n in range(1, highest + 1)))
            )
        return tuple(found)

    @property
    def chosen(self) -> str:
        """The terrain in hand, always one that this ruleset draws; "" where it draws none."""
        rows = [row.id for row in self._rows("artwork")]
        return self.terrain if self.terrain in rows else next(iter(rows), "")

    @property
    def _words(self) -> str:
        if self.what == "contour":
            return f"the crest line of level {self.level}"
        return "a hole" if self.what == "hole" else self._title(self.chosen)

    @property
    def hint(self) -> str:
        """What a press here will do."""
        if not self._points:
            return f"Draw {self._words}: click point by point, or drag with a free hand"
        if self._freehand:
            return f"Let go to close {self._words}"
        if self.pointer is not None and self._closes(self.pointer):
            return f"Close {self._words} here"
        count = len(self._points)
        return f"Point {count + 1} of {self._words}; its first point or Enter closes, Backspace takes back"

    @property
    def busy(self) -> bool:
        """Whether a ring is begun."""
        return bool(self._points)

    @property
    def begun(self) -> Edit[Board] | None:
        """The ring closed as it is, without the point at the pointer."""
        return self._edit(self._points)

    def set_option(self, name: str, value: Any) -> None:
        """A terrain that is chosen is what is drawn from then on, whatever was drawn before."""
        super().set_option(name, value)
        if name == "terrain" and self.what != "artwork":
            self.set_option("what", "artwork")

    # -- the pointer ------------------------------------------------------------------------------------------

    def press(self, pointer: Pointer) -> None:
        """Set a point, or close the ring."""
        self.pointer = pointer
        if pointer.button == "right":
            self.back()
        elif self._closes(pointer) or (pointer.clicks > 1 and len(self._points) >= 3):
            self._close()
        else:
            point = snapped(pointer.point)
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
                self._points = (*self._points, snapped(pointer.point))
        self._update()

    def release(self, pointer: Pointer) -> None:
        """Close a ring that was drawn with a free hand only; one with points goes on."""
        self.pointer = pointer
        if self._freehand:
            self._freehand = False
            if self._only_freehand:
                self._close()
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
        edit = self._edit(self._points)
        self._points = ()
        self._do(edit)

    def _edit(self, ring: tuple[Point, ...]) -> Edit[Board] | None:
        frame = self.board.grid.frame
        if len(ring) < 3 or polygon(in_milli(frame, ring)).area < MILLI:
            return None
        if self.what == "contour":
            return Edit(f"Draw {self._words}", partial(add_contour, contour=Contour(self.level, ring)))
        if self.what == "hole":
            under = self._under(ring)
            if under is None:
                return None
            place, piece = under
            pierced = evolve(piece, holes=(*piece.holes, ring))
            return Edit("Draw a hole", partial(with_piece, place=place, piece=pierced))
        if not self.chosen:
            return None
        return Edit(f"Draw {self._words}", partial(add_artwork, artwork=Artwork(self.chosen, ring)))

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
        line = self._points
        if self.pointer is not None and not self._freehand and not self._closes(self.pointer):
            end = snapped(self.pointer.point)
            line = line if line[-1] == end else (*line, end)
        edit = self._edit(line)
        return Preview(
            edit.apply(self.board) if edit is not None else None,
            points=(self._points[0],) if self._freehand else self._points,
            active=0 if self.pointer is not None and self._closes(self.pointer) else None,
            lines=(closed(line) if len(line) > 2 else line,),
        )
