"""Sculpt drawn hills and woods: a round brush pushes, swells or erodes their edge."""

import math

from bob_editor.editing.document.document import Document
from bob_editor.editing.document.manner import Layer
from bob_editor.editing.document.step_names import step_of
from bob_editor.editing.gestures.hexside_web import true_distance
from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.gestures.preview import NOTHING, Preview
from bob_editor.editing.gestures.rings import RingPlace, closed, piece_at
from bob_editor.editing.outlines import edits
from bob_editor.editing.outlines.areas import recurved
from bob_editor.editing.outlines.entering import drafted
from bob_editor.editing.outlines.listing import followed
from bob_editor.editing.outlines.picking import Outlines
from bob_editor.editing.outlines.sculpting import Manner, sculpted
from bob_editor.editing.outlines.simplifying import is_sound, simplified
from bob_editor.editing.sight.live_los import LiveLos
from bob_editor.editing.tools.tool import Option, Tool
from bob_editor.errors import BadCall
from bob_editor.geometry.lattice import Point
from bob_editor.model.board import Artwork, Board, Contour
from bob_editor.model.change import Change
from bob_editor.model.outlines import lines_of
from bob_editor.words import mark, tr

SIZES = (0.5, 1.0, 1.5, 2.0, 3.0, 4.5, 6.0)
"""Radii of the brush in true proportions (a hexside is 2)."""

CLOSE = 0.05
"""How far from what was sculpted its outline may run when its points are thinned, in true proportions."""

_BESIDE = {
    "push": mark("{tool}: press beside or on a drawn outline to push the edge of it; [ and ] size the brush"),
    "swell": mark("{tool}: press beside or on a drawn outline to swell it; [ and ] size the brush"),
    "erode": mark("{tool}: press beside or on a drawn outline to erode it; [ and ] size the brush"),
}
_VERBS = {"push": mark("Push"), "swell": mark("Swell"), "erode": mark("Erode")}

_DRAG = {
    "push": mark(
        "Drag to push the edge of {outline}; Ctrl or Alt takes the one below, [ and ] size the brush"
    ),
    "swell": mark("Drag to swell {outline}; Ctrl or Alt takes the one below, [ and ] size the brush"),
    "erode": mark("Drag to erode {outline}; Ctrl or Alt takes the one below, [ and ] size the brush"),
}

_ROUND = 40


class Sculpt(Tool):
    """Sculpts a drawn outline with a round brush: pushes its edge along, swells it or erodes it."""

    id = "sculpt"
    title = "Sculpt outlines"
    shortcut = "Q"
    icon = "mdi6.blur"

    manner: Manner = "push"
    size = 1.5

    def __init__(self, document: Document, los: LiveLos) -> None:
        super().__init__(document, los)
        self._outlines = Outlines(document.manner)
        self._place: RingPlace | None = None
        self._now: tuple[Artwork | Contour, ...] = ()
        self._last: Point | None = None
        self._waits = False

    @property
    def is_of_use(self) -> bool:
        """Not where terrain and levels fill whole hexes."""
        return bool(self._rows("artwork")) or self.document.ruleset.has_contours

    @property
    def options(self) -> tuple[Option, ...]:
        """What the brush does, and its radius."""
        manners = tuple(_VERBS.items())
        sizes = tuple((size, f"{size / 2:g}") for size in SIZES)
        return Option("manner", "Brush", "choice", manners), Option(
            "size", "Radius in hexsides", "choice", sizes
        )

    @property
    def hint(self) -> str:
        """What a press here will do."""
        under = None if self.pointer is None else self._under(self.pointer)
        piece = None if under is None else piece_at(self.board, under)
        if piece is None:
            return tr(_BESIDE[self.manner], tool=tr(self.title))
        named = edits.words_of(self.document.ruleset, (piece,))
        return tr(_DRAG[self.manner], outline=named)

    @property
    def busy(self) -> bool:
        """Whether a stroke goes on, or comes towards an outline."""
        return self._waits or self._place is not None

    def sized(self, steps: int) -> bool:
        """A larger or smaller brush."""
        place = min(range(len(SIZES)), key=lambda one: abs(SIZES[one] - self.size))
        self.size = SIZES[min(len(SIZES) - 1, max(0, place + steps))]
        self._update()
        return True

    # -- the pointer ------------------------------------------------------------------------------------------------

    def press(self, pointer: Pointer) -> None:
        """Begin on the outline here; beside all of them on the first that the brush comes upon."""
        self.pointer = pointer
        self._waits = pointer.button == "left"
        self._begin(pointer)
        self._update()

    def move(self, pointer: Pointer) -> None:
        """Go on."""
        self.pointer = pointer
        self._begin(pointer)
        frame = self.board.grid.frame
        if self._last is not None and true_distance(frame, self._last, pointer.point) > self.size / 12:
            self._stroke((self._last, pointer.point))
            self._last = pointer.point
        self._update()

    def release(self, pointer: Pointer) -> None:
        """Take what was sculpted, drawn with no more points than it needs."""
        self.pointer = pointer
        self._end()

    def finish(self) -> bool:
        """End the stroke where it is."""
        begun = self._place is not None
        self._end()
        return begun

    def _end(self) -> None:
        place, now = self._place, self._now
        before = None if place is None else piece_at(self.board, place)
        self.cancel()
        if place is None or before is None or now == (before,):
            return
        words = edits.words_of(self.document.ruleset, (before,))
        if self.manner == "push":
            now = recurved(self.board.grid.frame, now, (before,))
        drawn = tuple(self._thinned(piece, before) for piece in now)
        edits.sound(drawn)
        self._do(edits.edit_of(step_of(_VERBS[self.manner], words), self._after(place, drawn)))
        self._update()

    def cancel(self) -> None:
        """Give up the stroke."""
        self._place, self._now, self._last, self._waits = None, (), None, False
        self._update()

    def _document_changed(self, change: Change) -> None:
        """A stroke ends: in its place may be another outline, and it would bring back what this one was."""
        super()._document_changed(change)
        self._place, self._now, self._last, self._waits = None, (), None, False

    # -- parts ------------------------------------------------------------------------------------------------------

    def _under(self, pointer: Pointer) -> RingPlace | None:
        """The outline whose edge is nearest under the brush, else the topmost; with Control or Alt that below."""
        near = self._outlines.edged(self.board, pointer.point, self.size)
        under = self._outlines.under(self.board, pointer.point, 0.0)
        found = [near, *(place for place in under if place != near)] if near is not None else under
        return next(iter(found[1:] if pointer.control or pointer.alt else found), None)

    def _begin(self, pointer: Pointer) -> None:
        place = self._under(pointer) if self._waits else None
        piece = None if place is None else piece_at(self.board, place)
        if piece is None:
            return
        self._waits = False
        if not self._may_begin(self._begins_on):
            return
        self._place, self._now, self._last = place, (piece,), pointer.point
        if self.manner != "push":
            self._stroke((pointer.point,))

    @property
    def _begins_on(self) -> Layer | None:
        under = None if self.pointer is None else self._under(self.pointer)
        if under is None:
            return None
        return "artwork" if isinstance(piece_at(self.board, under), Artwork) else "levels"

    def _stroke(self, way: tuple[Point, ...]) -> None:
        frame = self.board.grid.frame
        after = tuple(
            one for piece in self._now for one in sculpted(frame, piece, self.manner, self.size, way)
        )
        if all(map(is_sound, after)):
            # What would tear the outline is left out: a brush never breaks what it works on.
            self._now = after

    def _thinned(self, piece: Artwork | Contour, before: Artwork | Contour) -> Artwork | Contour:
        """The piece with fewer points where it was sculpted; elsewhere its outline stays what it was."""
        try:
            return simplified(self.board.grid, piece, CLOSE, since=before)
        except BadCall:
            return piece

    def _after(self, place: RingPlace, pieces: tuple[Artwork | Contour, ...]) -> Board:
        return followed(self.document.ground, edits.replaced(self.board, {place: pieces})[0])

    def _preview(self) -> Preview:
        if self.pointer is None:
            return NOTHING
        brush = self._circle(self.pointer.point)
        if self._place is None:
            under = self._under(self.pointer)
            piece = None if under is None else piece_at(self.board, under)
            return Preview(lines=(brush, *(() if piece is None else map(closed, lines_of(piece)))))
        lines = tuple(closed(line) for piece in self._now for line in lines_of(piece))
        shown = Preview(self._after(self._place, self._now), lines=(brush, *lines))
        return drafted(self.document.ground, shown, (self._place,), self._now)

    def _circle(self, middle: Point) -> tuple[Point, ...]:
        frame = self.board.grid.frame
        x, y = frame.true(middle)
        turns = (2 * math.pi * step / _ROUND for step in range(_ROUND + 1))
        return tuple(
            frame.from_true((x + self.size * math.cos(turn), y + self.size * math.sin(turn)))
            for turn in turns
        )
