"""Tracing in the window: the scan is read and traced beside it, what is proposed is painted on the canvas."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from bob_editor.editing.trace.proposals import Proposal, Traced
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.editing.trace.subjects import Wanted
from bob_editor.errors import Cancelled
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Underlay
from bob_editor.model.change import Change
from bob_editor.render.board.straightened import straightened
from bob_editor.render.overlays.proposals import named_at, paint_name, paint_proposal, path_of
from bob_editor.sheet.languages import capital
from bob_editor.ui.canvas.picture import Sheet as OverBoard
from bob_editor.ui.canvas.tiles import Tiles
from bob_editor.ui.desk.desk import Desk
from bob_editor.ui.session.beside.work import Progress
from bob_editor.words import tr

_AROUND = 200.0
"""How far names and thick lines reach beyond what they are of at most, in points of the screen."""


class TraceWork(QObject):
    """Does what the trace tool asks for, and shows what came of it."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.canvas)
        self.desk = desk
        self.session = desk.session
        tool = self.session.hand.trace
        self.tool = tool
        self._paths: dict[Proposal, tuple[QPainterPath, QPointF | None]] = {}
        self._tiles = Tiles(self._paint)
        tool.asked.connect(self._trace)
        tool.lacking.connect(self._tell_lack)
        tool.tracing.changed.connect(self._renew)
        self._chosen = frozenset[Proposal]()
        desk.docks.once_made("trace", lambda panel: panel.pointed.connect(self._point))
        self.session.hand.changed.connect(self._taken_up)
        self.session.opened.connect(self._taken_up)
        self.session.boardChanged.connect(self._board_changed)
        desk.canvas.picture.sheets.append(OverBoard(self._tiles, lambda: bool(self._paths) and tool.has_scan))

    @property
    def _in_hand(self) -> bool:
        return self.session.hand.tool is self.tool and not self.session.empty

    # -- the scan -----------------------------------------------------------------------------------------------

    def _taken_up(self) -> None:
        if self._in_hand:
            self.desk.docks.bring_forward("trace")
            self._read()

    def _board_changed(self, change: Change) -> None:
        if self._in_hand and (change.everything or "underlay" in change.headings):
            self._read()

    def _read(self) -> None:
        """Have the scan read, where it lies under the board and isn't read yet."""
        board, path = self.session.board, self.session.desk.path
        underlay = board.underlay
        if not self.tool.has_scan or underlay is None or self.tool.unreadable:
            return
        if self.tool.tracing.sheet is not None:
            return
        folder = None if path is None else Path(path).parent

        def then(sheet: Sheet | None) -> None:
            if self.session.board.underlay is not underlay or self.session.board.grid is not board.grid:
                return
            if sheet is None:
                self.session.noticed.emit(
                    tr(
                        "{image} can’t be read. Choose it anew with “Scan under the board…”.",
                        image=underlay.image,
                    )
                )
            self.tool.put_sheet(sheet)

        self.desk.files.work.do(
            tr("Reading the scan"),
            lambda _progress, _stopped: _sheet(underlay, board.grid, folder),
            then,
            self.session.failed.emit,
            kind="sheet",
        )

    def _tell_lack(self) -> None:
        self.desk.docks.bring_forward("trace")
        self.session.noticed.emit(tr("No scan lies under this board yet: the Trace panel asks for one."))

    # -- tracing ------------------------------------------------------------------------------------------------

    def _trace(self, wanted: Wanted) -> None:
        sheet = self.tool.tracing.sheet
        if sheet is None:
            return

        def task(progress: Progress, stopped: Callable[[], bool]) -> Traced:
            def pace(done: int, total: int) -> None:
                if stopped():
                    raise Cancelled("Nobody waits for this trace any more.")
                progress(done, total)

            return wanted.job(sheet, pace)

        def then(traced: Traced) -> None:
            if self.tool.tracing.sheet is not sheet:
                return
            if wanted.then is not None:
                wanted.then(traced)
            else:
                self.tool.show(wanted.subject, traced)
                if not traced.proposals and not wanted.anew:
                    self.session.noticed.emit(
                        tr(
                            "Nothing more looks like {words}. Draw a longer stroke, or widen the tolerance.",
                            words=wanted.words,
                        )
                    )

        # The tool asks for each in its order, the newest first.
        self.desk.files.work.do(
            tr("Tracing {words}", words=wanted.words), task, then, self.session.failed.emit, kind="trace"
        )

    # -- painting -----------------------------------------------------------------------------------------------

    def _renew(self) -> None:
        grid, proposals = self.session.board.grid, self.tool.tracing.proposals
        if tuple(self._paths) != proposals:
            known = self._paths
            self._paths = {
                one: known.get(one) or (path_of(one, grid), named_at(one, grid)) for one in proposals
            }
            self._repaint()

    def _point(self, chosen: frozenset[Proposal]) -> None:
        if chosen != self._chosen:
            self._chosen = chosen
            self._repaint()

    def _repaint(self) -> None:
        self._tiles.clear()
        self.desk.canvas.update()

    def _paint(self, painter: QPainter, area: QRectF, scale: float) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        far = _AROUND / scale
        near = area.adjusted(-far, -far, far, far)
        shown = [(one, *kept) for one, kept in self._paths.items() if _meets(kept[0].boundingRect(), near)]
        for one, path, _ in shown:
            paint_proposal(painter, path, is_side=one.side is not None, chosen=one in self._chosen)
        for one, path, at in shown:
            if at is not None:
                wide = path.boundingRect().width()
                paint_name(painter, capital(self.tool.title_of(one)), at, wide, chosen=one in self._chosen)


def _meets(some: QRectF, area: QRectF) -> bool:
    """Whether rectangles meet; that of a level hexside has no height, and meets nothing by Qt's word."""
    across = some.left() <= area.right() and some.right() >= area.left()
    return across and some.top() <= area.bottom() and some.bottom() >= area.top()


def _sheet(underlay: Underlay, grid: Grid, folder: Path | None) -> Sheet | None:
    """The scan as a trace reads it."""
    found = straightened(underlay, grid, folder)
    if found is None:
        return None
    sheet = Sheet(grid, found.pixels, found.left, found.top, found.scale)
    sheet.prepare()
    return sheet
