"""What the menu *Edit ▸ Board* does: edits of the whole board, each one step of undo."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from bob_editor.editing.mating.joined_board import joined_board
from bob_editor.editing.mating.set_of_boards import boards_beside
from bob_editor.editing.whole.carry import Carry
from bob_editor.editing.whole.cut_out import cut_out
from bob_editor.editing.whole.shaping import cropped, numbered, turned
from bob_editor.editing.whole.whole import Whole, stays_printed, whole
from bob_editor.errors import BobEditorError
from bob_editor.model.board import Board
from bob_editor.rules.land.ground import Ground
from bob_editor.ui.desk.desk import Desk
from bob_editor.ui.desk.files import Files
from bob_editor.ui.dialogs.documents import crop_board, join_board, number_rows, resize_board
from bob_editor.ui.session.whole_step import WholeStep
from bob_editor.words import tr

AT_ONCE = 1_000
"""Hexes of a board that is turned within a blink; of 7,200 it takes a third of a second."""


class BoardCommands(QObject):
    """Joins the commands for whole boards to their edits and dialogs."""

    def __init__(self, desk: Desk, window: QWidget) -> None:
        """``window`` is the one before which questions stand."""
        super().__init__(window)
        self.desk = desk
        self.window = window
        self.session = desk.session
        desk.actions.connect_all(
            {
                "board_turn": lambda: self._turn(tr("Turn the board"), left_right=True, top_bottom=True),
                "board_mirror": lambda: self._turn(tr("Mirror the board left to right"), left_right=True),
                "board_upend": lambda: self._turn(tr("Mirror the board top to bottom"), top_bottom=True),
                "board_resize": lambda: self._try(self.resize),
                "board_crop": lambda: self._try(self.crop),
                "board_cut_out": lambda: self._try(self.cut_out),
                "board_join": lambda: self._try(self.join),
                "board_number": lambda: self._try(self.number),
            }
        )

    def _turn(self, label: str, *, left_right: bool = False, top_bottom: bool = False) -> None:
        self._try(
            lambda: self._carry(
                turned(self.session.board.grid, left_right=left_right, top_bottom=top_bottom), label
            )
        )

    def _carry(self, carry: Carry, label: str) -> None:
        """Have all that is on the board elsewhere; of a large one that is worked out beside the window."""
        session = self.session
        board, suites, own = session.board, session.expectations.suites, session.live_los.own

        def then(after: Whole) -> None:
            if session.board is not board:
                session.noticed.emit(tr("The board is another by now; it was not turned."))
                return
            self._do(after, label)
            if stays_printed(own, carry):
                session.noticed.emit(tr("What the board’s face prints along its bottom edge stays there."))

        if len(board.grid.hexes) <= AT_ONCE:
            then(self._after(carry))
        else:
            self.desk.files.work.do(
                label, lambda *_: whole(board, suites, own, carry), then, session.failed.emit
            )

    def resize(self) -> None:
        """Ask for a size and what stays in its place."""
        found = resize_board.ask(self.window, self.session.board.grid, self._after)
        if found is not None:
            self._do(self._after(found.carry, clip=found.clip), tr("Resize the board"))

    def crop(self) -> None:
        """Keep the selected hexes, and ask first where anything else lies on the board."""
        carry = cropped(self.session.board.grid, self.session.hand.selection)
        after = self._after(carry)
        if after.lost or after.reaching:
            answer = crop_board.ask(self.window, after)
            if answer is None:
                return
            after = self._after(carry, clip=True) if answer == "cut" else after
        self._do(after, tr("Crop the board"))

    def cut_out(self) -> None:
        """Open a board of the selected hexes, which no file holds yet."""
        self._open_new(cut_out(self.session.board, self.session.hand.selection))

    def join(self) -> None:
        """Ask for a board and where it lies, and open a board of both, which no file holds yet."""
        session = self.session
        path = session.desk.path
        beside = () if path is None else boards_beside(Path(path), session.ruleset)
        found = join_board.ask(self.window, Ground(session.board, session.ruleset), beside)
        if found is not None:
            self._open_new(joined_board(session.board, found.edge, found.other, turned=found.turned))

    def _open_new(self, board: Board) -> None:
        def show(files: Files) -> None:
            files.session.open(board, None)
            files.session.desk.never_saved()

        if self.desk.files.may_open():
            self.desk.files.put(show)

    def number(self) -> None:
        """Ask where rows begin to be counted."""
        grid = self.session.board.grid
        first_row = number_rows.ask(self.window, grid)
        if first_row is not None and first_row != grid.first_row:
            self._do(self._after(numbered(grid, first_row)), tr("Number the rows otherwise"))

    def _after(self, carry: Carry, *, clip: bool = False) -> Whole:
        session = self.session
        return whole(session.board, session.expectations.suites, session.live_los.own, carry, clip=clip)

    def _do(self, after: Whole, label: str) -> None:
        session = self.session
        if after.board == session.board:
            return
        step = WholeStep(
            session.document,
            session.live_los,
            session.expectations,
            self.desk.pinned,
            after,
            self._settle,
            label,
        )
        other_size = after.board.grid.bounds != session.board.grid.bounds
        session.stack.push(step)
        if other_size:
            self.desk.canvas.fit()

    def _settle(self) -> None:
        """What was selected and pointed at is elsewhere."""
        self.session.hand.tool.cancel()
        self.session.hand.select.select_none()
        self.session.attention.forget()

    def _try(self, act: Callable[[], object]) -> None:
        tool = self.session.hand.tool
        if tool.begun is not None:
            # A path or outline that is begun is work as well.
            tool.finish()
        try:
            act()
        except BobEditorError as error:
            self.session.failed.emit(error)
