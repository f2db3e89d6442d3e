"""What the canvas shows of a session: tiles of the board, the pending edit over them, the LOS field, handles on top."""

from collections.abc import Callable, Sequence
from pathlib import Path as FilePath
from time import thread_time

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QRegion

from bob_editor.editing.gestures.preview import Preview
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from bob_editor.model.change import Change, difference
from bob_editor.records import Record
from bob_editor.render.board.painter import USUAL_LAYERS, BoardPainter
from bob_editor.render.kit.looks import looks_of
from bob_editor.render.kit.proportions import Proportions
from bob_editor.render.kit.style import Style
from bob_editor.render.kit.view import Pace, Steps
from bob_editor.render.overlays.painting import paint_preview, paint_thread, paint_word
from bob_editor.render.overlays.sketch import Sketch
from bob_editor.rules.los.answer import Answer
from bob_editor.rules.los.scene import Laid, Scene
from bob_editor.ui.canvas.badge_layer import BadgeLayer
from bob_editor.ui.canvas.field_layer import Paint
from bob_editor.ui.canvas.field_picture import FIELD_FRAME, FieldPicture, hexes_rect
from bob_editor.ui.canvas.hex_cursor import HexCursor
from bob_editor.ui.canvas.over import Over
from bob_editor.ui.canvas.pieces import pixels_of
from bob_editor.ui.canvas.seen.last_seen import LastSeen
from bob_editor.ui.canvas.tiles import NONE, Tiles
from bob_editor.ui.canvas.view import View
from bob_editor.ui.dress import theme
from bob_editor.ui.session.letting_go import LettingGo
from bob_editor.ui.session.session import Session
from bob_editor.words import mark, tr

FRAME = 0.010
"""Seconds that a frame may take; what its event and all that lies over the tiles leave of them goes into tiles."""

LEAST = 0.002
"""Seconds that go into them however long that event took."""

NO_MAP = mark("No board lies on the map yet: drag one here from the Library, or double-click it there.")


class Sheet(Record, eq=False):
    """A transparent picture over the board: its tiles, and whether it is to be seen."""

    tiles: Tiles
    is_shown: Callable[[], bool]


class Picture:
    """Paints a session's board for a view, at one device pixel ratio.

    Two board painters: one for the map as it looks, whose picture is kept in tiles, and one for the value after the
    pending edit, which paints only the rectangle where the two differ.
    """

    def __init__(self, session: Session, style: Style) -> None:
        self.session = session
        self.style = style
        self.layers: frozenset[str] = USUAL_LAYERS
        self.dimmed: frozenset[str] = frozenset()
        self.show_issues = True
        self.field = FieldPicture(session, lambda: self.style)
        self.tiles = Tiles(self._paint_tile, self._paint_for_a_while, lambda: self.bounds)
        self.last_seen = LastSeen(self.tiles, lambda: (self._painter, self.style))
        self._letting_go = LettingGo()
        self._painter = self._new_painter()
        self._pending: BoardPainter | None = None
        self.over = Over(self._paint_over, self._paint_over_for_a_while)
        self._pending_sketch, self._sketch = Sketch(), Sketch()
        """What is drawn, and what was: where it isn't painted yet it is shown plainly."""
        self._sketched_at = 0.0
        """The scale at which they show what isn't painted."""
        self._shown: tuple[Board | None, object] = (None, None)
        self._answer: Answer | None = None
        """What the line shows; after an edit it is looked along in the frame that comes next."""
        self._answered: tuple[Board | None, Scene | None] = (None, None)
        self._waits = False
        self.tiled = 0.0
        """Seconds of the last frame that went into tiles and what is pending."""
        self.badges = BadgeLayer(session, lambda: self.style)
        self.sheets: list[Sheet] = []
        """What lies over board and field as tiles of its own, lowest first."""
        self.marks: list[Paint] = []
        """Paints more on top of the board, in true proportions."""

    # -- what is shown ------------------------------------------------------------------------------------------

    @property
    def bounds(self) -> QRectF:
        """The board's rectangle in true proportions."""
        return self._painter.bounds

    def renew(self) -> None:
        """Another document or theme: nothing kept is good."""
        self._letting_go.take(self._painter.leave())
        self._painter = self._new_painter()
        self._renew_what_lies_over()
        self.tiles.clear()
        self.last_seen.begin()

    def _renew_what_lies_over(self) -> None:
        if self._pending is not None:
            self._letting_go.take(self._pending.leave())
        self._pending = None
        self._pending_sketch.clear()
        self._sketch.clear()
        self.over.clear()
        self.field.forget()

    @property
    def _pending_painter(self) -> BoardPainter:
        """Paints what is pending; made once something is: of a large board it takes a moment."""
        if self._pending is None:
            self._pending = self._new_painter()
        return self._pending

    def _new_painter(self) -> BoardPainter:
        painter = BoardPainter(
            self.session.desk.pictured,
            self.style,
            self.layers,
            laid=self._laid(),
            folder=self._folder,
        )
        painter.dimmed = self.dimmed
        return painter

    @property
    def _folder(self) -> FilePath | None:
        path = self.session.document.path
        return FilePath(path).parent if path else self.session.board_desk.folder

    def follow_file(self) -> None:
        """The board has a file now, or another one: its scan lies beside that."""
        if self._painter.folder == self._folder:
            return
        for painter in (self._painter, self._pending):
            if painter is not None:
                painter.folder = self._folder
        if self.session.desk.pictured.board.underlay is not None:
            self.tiles.clear()

    def _laid(self, scene: Scene | None = None) -> tuple[Laid, ...]:
        """The counters of a scene, those of the present one where none is named; a card lays its units down itself."""
        scene = self.session.live_los.scene if scene is None else scene
        return scene.laid if self.session.scenario is None else scene.markers

    def set_layers(self, layers: frozenset[str], dimmed: frozenset[str]) -> None:
        """Show these layers of the board, some of them faintly."""
        if (layers, dimmed) == (self.layers, self.dimmed):
            return
        self.layers, self.dimmed = layers, dimmed
        for painter in (self._painter, self._pending):
            if painter is not None:
                painter.layers, painter.dimmed = layers, dimmed
        self.tiles.clear()
        self.over.renew()

    def changed(self, change: Change) -> None:
        """The map looks otherwise: have the tiles mended where it differs."""
        if change.everything:
            if self._is_painted_alike():
                self._renew_what_lies_over()
            else:
                self.renew()
            return
        before, now = self._painter.ground.board, self.session.desk.pictured
        if not self.over.area.isEmpty() and self._pending_painter.ground.board == now.board:
            self._painter.take_over(self._pending_painter, now)
            self.tiles.adopt(self.over, self.over.area)
            self._sketch.take(self._pending_sketch)
        elif (dirty := self._painter.changed(change, now)) is None:
            self.tiles.clear()
        else:
            self.tiles.mend(dirty, at_once=False)
            self._sketch.add(change, before, now.board)
        self._letting_go.take(self._painter.gone())
        self.over.clear()

    def _is_painted_alike(self) -> bool:
        """Whether the board is the same, and its game another edition that differs in nothing that a board shows."""
        before, now = self._painter.ground, self.session.desk.pictured
        edited = before.board is now.board and before.ruleset is not now.ruleset
        return edited and looks_of(before.ruleset) == looks_of(now.ruleset)

    def laid_changed(self) -> None:
        """Show the scene's counters."""
        now, before = self._laid(), self._painter.laid
        if now != before:
            self._painter.laid = now
            self.tiles.mend(hexes_rect(self.session, self._differ(now, before)))

    @staticmethod
    def _differ(now: Sequence[Laid], before: Sequence[Laid]) -> list[Hex]:
        # A counter's place among others in its hex counts, so all of a hex where anything differs.
        return [one.at for one in (*now, *before) if one not in now or one not in before]

    def show_pending(self, preview: Preview, *, goes_on: bool) -> None:
        """Show the board and counters after the pending edit, or what there is where none is pending.

        ``goes_on`` says that the edit grows out of the one shown before, as a stroke does; then only what was added
        is painted.
        """
        laid = None if preview.scene is None else self._laid(preview.scene)
        if (preview.board, laid) == self._shown and not self.over.area.isEmpty():
            return
        self._shown = (preview.board, laid)
        if self._pending is None and self._shown == (None, None):
            return
        board_now, painter = self.session.desk.pictured.board, self._pending_painter
        present = self._laid()
        if not goes_on or self.over.area.isEmpty() or self._shown == (None, None):
            # Back to the document; only from there on is it known what differs.
            self.over.clear()
            self._pending_sketch.clear()
            painter.take_over(self._painter, self._painter.ground)
            self._follow(painter, board_now)
            painter.laid = present
        if self._shown == (None, None):
            return
        board = board_now if preview.board is None else preview.board
        dirty = self._follow(painter, board)
        laid = present if laid is None else laid
        if laid != painter.laid:
            dirty = dirty.united(hexes_rect(self.session, self._differ(laid, painter.laid)))
            painter.laid = laid
        if not dirty.isEmpty():
            self.over.grow(dirty)

    def _follow(self, painter: BoardPainter, board: Board) -> QRectF:
        """Have a painter show another board; where its picture differs."""
        change = difference(painter.ground.board, board)
        if not change:
            return QRectF()
        pictured = self.session.desk.pictured
        ground = pictured if board is pictured.board else painter.ground.after(board, change)
        self._pending_sketch.add(change, painter.ground.board, board)
        dirty = painter.changed(change, ground)
        self._letting_go.take(painter.gone())
        return self.bounds if dirty is None else dirty

    # -- painting -----------------------------------------------------------------------------------------------

    def _paint_tile(self, painter: QPainter, area: QRectF, scale: float) -> None:
        self._painter.paint(painter, area, scale=scale)

    def _paint_for_a_while(
        self, painter: QPainter, area: QRectF, scale: float, rest: Pace, steps: Steps
    ) -> None:
        self._painter.paint(painter, area, scale=scale, rest=rest, steps=steps)

    def _paint_over(self, painter: QPainter, area: QRectF, scale: float) -> None:
        self._pending_painter.paint(painter, area, scale=scale)

    def _paint_over_for_a_while(
        self, painter: QPainter, area: QRectF, scale: float, rest: Pace, steps: Steps
    ) -> None:
        self._pending_painter.paint(painter, area, scale=scale, rest=rest, steps=steps)

    def paint(
        self, painter: QPainter, view: View, ratio: float, cursor: HexCursor | None, seconds: float = FRAME
    ) -> bool:
        """Paint it all on a painter in widget pixels; True when nothing is left to be sharpened.

        Tiles that are missing are made for so many ``seconds`` at most, as ``Tiles.draw`` has it.
        """
        self.tiled = 0.0
        if self.session.is_bare:
            self._paint_invitation(painter, view)
            self._paint_on_top(painter, view, None)
            return True
        shown = view.shown
        scale = view.scale * ratio
        painter.save()
        painter.scale(1 / ratio, 1 / ratio)
        # On a screen scaled by a fraction the widget may begin within a pixel, which would show between tiles.
        corner = painter.deviceTransform()
        painter.translate(round(corner.dx()) - corner.dx(), round(corner.dy()) - corner.dy())
        origin = -shown.topLeft() * scale
        origin = QPointF(round(origin.x()), round(origin.y()))
        over = None if self.session.hand.preview.draft else self.over
        here = shown.intersected(self.bounds)
        waited, waits = self._waits, self._sight_waits()
        sharp = not waits
        # The frame that looks along lines paints nothing of the edit for which they waited: both would hold it up.
        looks = waited and not waits and seconds > 0 and self.session.live_los.origin is not None
        begun = thread_time()
        sharp &= self.last_seen.draw(painter, here, scale, origin, NONE if looks else seconds, over)
        self.tiled = thread_time() - begun
        self._paint_sketches(painter, here, scale, origin)
        above = FIELD_FRAME if seconds > 0 else seconds
        sharp &= self.field.draw(painter, here, scale, origin, above, anew=not waits)
        for sheet in self.sheets:
            if sheet.is_shown():
                # A piece of each in one frame would hold it up.
                later = seconds > 0 and not sharp
                sharp &= sheet.tiles.draw(painter, here, scale, origin, NONE if later else above)
        if self.show_issues:
            sharp &= self.badges.draw(painter, shown, self.bounds, scale, origin, above)
        painter.restore()
        if not waits:
            self._look_along()
        self._paint_on_top(painter, view, cursor)
        self.field.paint_legend(painter, view, ratio)
        return sharp

    def _sight_waits(self) -> bool:
        """Whether what is seen on what is edited waits for the next frame, but not beyond it: this shows the edit."""
        edited, (board, scene) = self._edited, self._answered
        another = edited[0] is not board or edited[1] is not scene
        self._waits = not self._waits and another and not self.session.live_los.knows(*edited)
        self._answered = edited
        return self._waits

    @property
    def _edited(self) -> tuple[Board, Scene | None]:
        preview = self.session.hand.preview
        return preview.board or self.session.board, preview.scene

    def _look_along(self) -> None:
        """Look along the line on what is edited."""
        los, known = self.session.live_los, self.session.hand.preview.answer
        self._answer = None if los.answer is None else known or los.preview(*self._edited)[1]

    def _paint_sketches(self, painter: QPainter, here: QRectF, scale: float, origin: QPointF) -> None:
        """Show at once what is drawn, and what was, where painting it isn't done: it takes several frames."""
        if scale != self._sketched_at:
            self._sketched_at = scale
            self._sketch_anew()
        rows: list[tuple[Sketch, BoardPainter, Sequence[QRectF]]]
        rows = [(self._sketch, self._painter, self.tiles.left)]
        if self._pending is not None and not self.session.hand.preview.draft:
            rows.append((self._pending_sketch, self._pending, self.over.left))
        for sketch, shown, late in rows:
            region = QRegion()
            for area in late:
                region += pixels_of(area.intersected(here), scale) if area.intersects(here) else QRect()
            if region.isEmpty():
                sketch.clear()
                continue
            sketch.leave_painted(late, Proportions(shown.ground.board.grid.frame))
            painter.save()
            painter.translate(origin)
            painter.setClipRegion(region)
            painter.scale(scale, scale)
            sketch.paint(painter, shown.ground, self.style)
            painter.restore()

    def _sketch_anew(self) -> None:
        """At another scale nothing of what is drawn is painted yet; all that was is painted as it is now."""
        self._sketch.clear()
        self._pending_sketch.clear()
        if self._pending is not None and not self.over.area.isEmpty():
            before, now = self._painter.ground.board, self._pending.ground.board
            self._pending_sketch.add(difference(before, now), before, now)

    def _paint_on_top(self, painter: QPainter, view: View, cursor: HexCursor | None) -> None:
        painter.save()
        painter.translate(view.to_widget(QPointF(0, 0)))
        painter.scale(view.scale, view.scale)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_marks(painter, cursor)
        painter.restore()

    def _paint_invitation(self, painter: QPainter, view: View) -> None:
        """What to do where a scenario has no map."""
        painter.save()
        # It stands beside the map, on the window's own ground: the map's ink is dark in a dark window.
        painter.setPen(theme.colour("faint", theme.shade_worn()))
        around = QRectF(QPointF(0, 0), view.size).adjusted(24, 24, -24, -24)
        painter.drawText(around, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, tr(NO_MAP))
        painter.restore()

    def _paint_marks(self, painter: QPainter, cursor: HexCursor | None) -> None:
        session = self.session
        grid = session.board.grid
        los, preview = session.live_los, session.hand.preview
        answer = self._answer
        if los.origin is not None and not self.field.is_there:
            # With the field goes the ring around the hex that looks.
            paint_preview(painter, Preview(selected=frozenset([los.origin.hex])), grid, self.style)
        if answer is not None and los.origin is not None and los.target is not None:
            paint_thread(painter, los.scene, answer, los.origin, los.target, self.style)
        if session.hand.selection and not preview.selected:
            paint_preview(painter, Preview(selected=session.hand.selection), grid, self.style)
        if session.attention.highlight:
            paint_preview(painter, Preview(hexes=frozenset(session.attention.highlight)), grid, self.style)
        for paint in self.marks:
            paint(painter, self.style)
        paint_preview(painter, preview, grid, self.style)
        if cursor is not None:
            cursor.paint(painter)
            # Its thick hexside would cross the word out.
            paint_word(painter, preview, grid, self.style)
