"""Painting in quantity: rules that fill, terrain replaced, *Draw naturally*, paths bent, hexsides round, symmetry."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QDialog, QWidget

from bob_editor.editing.document.manner import Symmetry
from bob_editor.editing.drawing import natural_outlines
from bob_editor.editing.outlines.outline_sides import hexes_of
from bob_editor.editing.paths import easing
from bob_editor.editing.paths.path_edits import gentle_paths
from bob_editor.editing.said import said
from bob_editor.editing.tools.draw_side import DrawSide
from bob_editor.editing.whole.symmetry import TITLES, image_of
from bob_editor.errors import BadCall, BobEditorError, Cancelled
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.ui.desk.desk import Desk
from bob_editor.ui.dialogs.documents import draw_naturally as draw_naturally_dialog
from bob_editor.ui.dialogs.painting import fill_land, replace_terrain
from bob_editor.ui.panels.board import stamps
from bob_editor.ui.session.beside.work import Progress
from bob_editor.ui.session.session import Session
from bob_editor.words import tr

DRAWN_AT_ONCE = 80
"""Hexes whose outlines are drawn naturally within a blink; each takes about a millisecond."""

SYMMETRIES: Mapping[str, Symmetry] = {
    "symmetry_left_right": "left_right",
    "symmetry_top_bottom": "top_bottom",
    "symmetry_half_turn": "half_turn",
}
"""The switches, by the ids of their commands; at most one is on."""


class PaintingCommands(QObject):
    """Joins the commands to their forms and edits."""

    def __init__(self, desk: Desk, window: QWidget) -> None:
        """``window`` is the one beside which forms stand."""
        super().__init__(window)
        self.desk = desk
        self.window = window
        self.session = desk.session
        self.manner = desk.session.document.manner
        self._form: QDialog | None = None
        desk.actions.connect_all(
            {
                "fill_rule": lambda: self._open(fill_land.FillLand),
                "replace": lambda: self._open(replace_terrain.ReplaceTerrain),
                "sides_round": self.go_round,
                "natural": self.draw_naturally,
                "gentle_paths": lambda: self.bend_paths(tr("Gentle paths"), gentle_paths),
                "ease_paths": lambda: self.bend_paths(tr("Ease paths"), easing.eased_paths),
                "stamp_make": lambda: desk.docks.panel(stamps.StampsPanel).make_stamp(),
                **{name: partial(self._switch, name) for name in SYMMETRIES},
            }
        )
        self.manner.refused.connect(self._refused)
        self.manner.failed.connect(self.session.failed.emit)
        self.session.opened.connect(self._opened)

    def _refused(self, why: str) -> None:
        hint = "" if self.manner.elsewhere else tr("Unlock the layer first.")
        self.session.failed.emit(BadCall(why, hint=hint))

    def _open(self, make: Callable[[Session, QWidget], QDialog]) -> None:
        """Put up a form in the place of the one that stands there."""
        if self._form is not None:
            self._form.reject()
        self.session.hand.tool.end()
        form = self._form = make(self.session, self.window)
        form.finished.connect(self._closed)
        form.show()
        # Beside what is looked at: over the panels on the right, as far as they reach.
        corner = self.window.mapToGlobal(QPoint(self.window.width(), 0))
        form.move(corner.x() - form.width() - 24, corner.y() + 96)
        form.activateWindow()

    def _closed(self, _result: int) -> None:
        self._form = None

    def draw_naturally(self) -> None:
        """Ask how, and turn grown outlines into drawn ones: of the selected hexes or all; many beside the window."""
        session = self.session
        board, ruleset, hexes = session.board, session.ruleset, session.hand.selection or None
        wish = draw_naturally_dialog.ask(self.window, board, ruleset, self.desk.canvas.picture.style, hexes)
        if wish is None:
            return
        seed, hand = wish.seed, wish.hand
        if len(board.grid.hexes if hexes is None else hexes) <= DRAWN_AT_ONCE:
            edit = natural_outlines.natural_edit(ruleset, seed=seed, hand=hand, hexes=hexes)
            self.desk.canvas.try_to(lambda: session.document.perform(edit))
            return

        def task(_progress: Progress, stopped: Callable[[], bool]) -> object:
            def pace() -> None:
                session.stillness.wait(stopped)
                if stopped():
                    raise Cancelled("Nobody waits for these outlines any more.")

            return natural_outlines.draw_naturally(
                board, ruleset, seed=seed, hand=hand, hexes=hexes, pace=pace
            )

        def then(drawn: Board) -> None:
            if session.board is not board:
                session.noticed.emit(tr("The board is another by now; nothing was drawn naturally."))
                return
            edit: Edit[Board] = Edit(tr("Draw naturally"), lambda _board: drawn)
            self.desk.canvas.try_to(lambda: session.document.perform(edit))

        self.desk.files.work.do(tr("Drawing naturally"), task, then, session.failed.emit)

    def bend_paths(self, title: str, bend: Callable[..., Board]) -> None:
        """Bend the paths from dot to dot that run through selected hexes, or all of them."""
        session = self.session
        edit = Edit(title, partial(bend, hexes=session.hand.selection or None))
        if edit.apply(session.board) == session.board:
            session.noticed.emit(tr("No path runs from dot to dot here."))
        self.desk.canvas.try_to(lambda: session.document.perform(edit))

    def go_round(self) -> None:
        """Put the hexside feature in hand round the selected hexes, or round those that selected outlines hold."""
        tool = self.session.hand.tools[DrawSide.id]
        if not isinstance(tool, DrawSide):
            raise TypeError(tool)
        board, held = self.session.board, self.session.hand.select.hold.pieces
        hexes = self.session.hand.selection.union(*(hexes_of(board, piece) for piece in held))
        edit = tool.round_edit(hexes) if tool.chosen else None
        if edit is None:
            why = (
                tr("Nothing can be put round the selection.")
                if tool.chosen
                else tr("This ruleset has no hexside features.")
            )
            self.session.noticed.emit(why)
        elif edit.apply(board) == board:
            self.session.noticed.emit(tr("It is there already."))
        else:
            self.session.steps.draw(edit)

    # -- symmetry -------------------------------------------------------------------------------------------------

    def _switch(self, name: str) -> None:
        """Draw in this symmetry, or in none where it was this one."""
        wanted = SYMMETRIES[name] if self.desk.actions[name].isChecked() else ""
        try:
            image_of(self.session.board.grid, wanted)
        except BobEditorError as error:
            wanted = ""
            self.session.failed.emit(error)
        self.manner.symmetry = wanted
        self._show()
        if wanted:
            self.session.noticed.emit(
                tr("{symmetry}: what is drawn is drawn in its image, too.", symmetry=said(TITLES[wanted]))
            )

    def _opened(self) -> None:
        self.manner.symmetry = ""
        self._show()
        if self._form is not None:
            self._form.reject()

    def _show(self) -> None:
        for name, symmetry in SYMMETRIES.items():
            self.desk.actions[name].setChecked(symmetry == self.manner.symmetry)
