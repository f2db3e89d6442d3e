"""What the menu *Outline* does: edits of the selected outlines, each one step of undo."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QInputDialog, QWidget

from bob_editor.editing.outlines import edits
from bob_editor.editing.outlines.drags import Pieces
from bob_editor.editing.outlines.edits import Places
from bob_editor.editing.tools.draw_artwork import DrawArtwork
from bob_editor.editing.tools.draw_path import DrawPath
from bob_editor.editing.tools.select import Select
from bob_editor.errors import BadCall, Cancelled
from bob_editor.model.board import Board
from bob_editor.ui.desk.desk import Desk
from bob_editor.ui.session.beside.work import Progress
from bob_editor.words import tr

LITTLE = 0.05
"""By how much *Grow* and *Shrink* move an edge, in hexsides."""

AT_ONCE = 3
"""Outlines that are simplified or smoothed within a blink."""

_SINGLE = (
    "outline_top", "outline_raise", "outline_lower", "outline_bottom",
    "outline_cut", "outline_grow", "outline_shrink", "outline_offset", "outline_simplify", "outline_smooth",
    "outline_points",
)  # fmt: skip
_SEVERAL = ("outline_join", "outline_subtract", "outline_intersect")
_POINTS = ("outline_corner", "outline_soft", "outline_even")


class OutlineCommands(QObject):
    """Joins the commands for outlines to the tool that holds them."""

    def __init__(self, desk: Desk, window: QWidget) -> None:
        """``window`` is the one before which questions stand."""
        super().__init__(window)
        self.desk, self.window, self.session = desk, window, desk.session
        become = self._become
        desk.actions.connect_all(
            {
                "outline_next": lambda: self._select(lambda select: select.walk(1)),
                "outline_points": lambda: self._select(Select.finish),
                "outline_duplicate": lambda: self._select(Select.duplicate),
                "outline_upend": lambda: self._select(lambda select: select.mirror(upright=True)),
                "outline_top": become(tr("Bring to top"), partial(edits.reordered, how="top")),
                "outline_raise": become(tr("Raise"), partial(edits.reordered, how="raise")),
                "outline_lower": become(tr("Lower"), partial(edits.reordered, how="lower")),
                "outline_bottom": become(tr("Send to bottom"), partial(edits.reordered, how="bottom")),
                "outline_join": become(tr("Join"), partial(edits.combined, how="join")),
                "outline_subtract": become(tr("Subtract from"), partial(edits.combined, how="subtract")),
                "outline_intersect": become(tr("Intersect"), partial(edits.combined, how="intersect")),
                "outline_cut": lambda: self._select(Select.begin_cut),
                "outline_grow": become(tr("Grow"), partial(edits.offset, amount=LITTLE)),
                "outline_shrink": become(tr("Shrink"), partial(edits.offset, amount=-LITTLE)),
                "outline_offset": self.offset,
                "outline_simplify": lambda: self._each(tr("Simplify"), edits.simpler),
                "outline_smooth": lambda: self._each(tr("Smooth out"), edits.smoother),
                "outline_corner": lambda: self._select(lambda select: select.make_knots("corner")),
                "outline_soft": lambda: self._select(lambda select: select.make_knots("smooth")),
                "outline_even": lambda: self._select(lambda select: select.make_knots("symmetric")),
            }
        )
        desk.actions["snap"].triggered.connect(self._snap)
        self.session.hand.updated.connect(self.enable)
        self.session.opened.connect(self.enable)
        self.enable()

    def enable(self) -> None:
        """Switch on what can be done with what is selected."""
        session, actions = self.session, self.desk.actions
        drawn_on = not session.empty and session.desk.is_drawn_on
        hold = session.hand.select.hold
        chosen = len(hold.places) if drawn_on else 0
        actions["outline_next"].setEnabled(drawn_on and bool(session.board.artwork or session.board.contours))
        actions.enable(_SINGLE, chosen > 0)
        actions.enable(_SEVERAL, chosen > 1)
        path = session.hand.select.path.index is not None
        actions["outline_upend"].setEnabled(chosen > 0 or (drawn_on and path))
        labels = bool(session.hand.select.labels.places)
        actions["outline_duplicate"].setEnabled(chosen > 0 or (drawn_on and (path or labels)))
        actions.enable(_POINTS, drawn_on and (path or (chosen > 0 and hold.edited is not None)))
        actions["snap"].setEnabled(drawn_on)
        actions["snap"].setChecked(self._snapping.snaps not in (False, "nothing"))

    def offset(self) -> None:
        """Ask by how much to grow or shrink."""
        amount, ok = QInputDialog.getDouble(
            self.window,
            tr("Grow or shrink"),
            tr("Move the edge outward by (hexsides; below 0 inward):"),
            0.1,
            -5,
            5,
            2,
        )
        if ok and amount:
            self._become(tr("Grow") if amount > 0 else tr("Shrink"), partial(edits.offset, amount=amount))()

    @property
    def _snapping(self) -> Select | DrawArtwork | DrawPath:
        """The tool that is meant by *Snap*: the one that draws while it is in hand, else the one that selects."""
        tool = self.session.hand.tool
        return tool if isinstance(tool, DrawArtwork | DrawPath) else self.session.hand.select

    def _snap(self, on: bool) -> None:
        tool = self._snapping
        if isinstance(tool, DrawPath):
            tool.snaps = on
        else:
            tool.snaps = "all" if on else "nothing"
        self.session.hand.updated.emit()

    def _each(self, verb: str, make: Callable[[Board, Places], Pieces]) -> None:
        """Make others of the outlines, one by one; of many beside the window."""
        session, select = self.session, self.session.hand.select
        board, places = select.board, select.hold.places
        if len(places) <= AT_ONCE:
            self._change(verb, make)()
            return

        def task(progress: Progress, stopped: Callable[[], bool]) -> object:
            found: Pieces = {}
            for number, place in enumerate(places):
                session.stillness.wait(stopped)
                if stopped():
                    raise Cancelled("Nobody waits for these outlines any more.")
                progress(number, len(places))
                try:
                    found.update(make(board, (place,)))
                except BadCall:
                    continue  # It stays as it is, as one does among several that are done at once.
            return found

        def then(found: Pieces) -> None:
            if session.board is not board or select.hold.places != places:
                session.noticed.emit(tr("The board or the selection is another by now; nothing was changed."))
                return
            self._select(lambda select: select.change(verb, found))

        self.desk.files.work.do(tr("{verb} outlines", verb=verb), task, then, session.failed.emit)

    def _change(self, verb: str, make: Callable[[Board, Places], Pieces]) -> Callable[[], None]:
        def act(select: Select) -> None:
            select.change(verb, make(select.board, select.hold.places))

        return lambda: self._select(act)

    def _become(self, verb: str, make: Callable[[Board, Places], tuple[Board, Places]]) -> Callable[[], None]:
        return lambda: self._select(lambda select: select.become(verb, make))

    def _select(self, act: Callable[[Select], object]) -> None:
        self.session.hand.choose("select")
        self.desk.canvas.try_to(lambda: act(self.session.hand.select))
