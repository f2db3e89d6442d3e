"""Tracing in the window: the scan is read and traced beside it, what is proposed is painted on the canvas."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QPointF
from PySide6.QtGui import QPainter, QPainterPath

from bob_editor.editing.trace.proposals import Proposal, Traced
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.editing.trace.subjects import Wanted
from bob_editor.errors import Cancelled
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Underlay
from bob_editor.model.change import Change
from bob_editor.render.board.straightened import straightened
from bob_editor.render.kit.style import Style
from bob_editor.render.overlays.proposals import named_at, paint_name, paint_proposal, path_of
from bob_editor.sheet.languages import capital
from bob_editor.ui.desk.desk import Desk
from bob_editor.ui.panels.board.trace import TracePanel
from bob_editor.ui.session.beside.work import Progress
from bob_editor.words import tr


class TraceWork(QObject):
    """Does what the trace tool asks for, and shows what came of it."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.canvas)
        self.desk = desk
        self.session = desk.session
        tool = self.session.hand.trace
        self.tool = tool
        self._paths: dict[Proposal, tuple[QPainterPath, QPointF | None]] = {}
        tool.asked.connect(self._trace)
        tool.lacking.connect(self._tell_lack)
        tool.tracing.changed.connect(self._forget_paths)
        self.panel: TracePanel | None = None
        desk.docks.once_made(TracePanel, self._join)
        self.session.hand.changed.connect(self._taken_up)
        self.session.opened.connect(self._taken_up)
        self.session.boardChanged.connect(self._board_changed)
        desk.canvas.picture.marks.append(self._paint)

    def _join(self, panel: TracePanel) -> None:
        self.panel = panel
        panel.pointed.connect(self.desk.canvas.update)

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
            if self.tool.tracing.sheet is sheet:
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

    def _forget_paths(self) -> None:
        there = set(self.tool.tracing.proposals)
        self._paths = {one: path for one, path in self._paths.items() if one in there}
        self.desk.canvas.update()

    def _paint(self, painter: QPainter, _style: Style) -> None:
        grid: Grid = self.session.board.grid
        chosen = frozenset[Proposal]() if self.panel is None else self.panel.chosen
        shown = self.tool.tracing.proposals if self.tool.has_scan else ()
        for one in shown:
            if one not in self._paths:
                self._paths[one] = path_of(one, grid), named_at(one, grid)
            paint_proposal(painter, self._paths[one][0], is_side=one.side is not None, chosen=one in chosen)
        for one in shown:
            path, at = self._paths[one]
            if at is not None:
                wide = path.boundingRect().width()
                paint_name(painter, capital(self.tool.title_of(one)), at, wide, chosen=one in chosen)


def _sheet(underlay: Underlay, grid: Grid, folder: Path | None) -> Sheet | None:
    """The scan as a trace reads it."""
    found = straightened(underlay, grid, folder)
    if found is None:
        return None
    sheet = Sheet(grid, found.pixels, found.left, found.top, found.scale)
    sheet.prepare()
    return sheet
