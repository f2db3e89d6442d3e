"""What the menu *Edit ▸ Board* does: edits of the whole board, each one step of undo."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial, wraps
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from bob_editor.editing.mating.joined_board import joined_board
from bob_editor.editing.mating.set_of_boards import boards_beside
from bob_editor.editing.sight.expectations import suites_beside
from bob_editor.editing.sight.suite_edits import Suites
from bob_editor.editing.whole.beside import lines_along
from bob_editor.editing.whole.carry import Carry
from bob_editor.editing.whole.cut_out import cut_out
from bob_editor.editing.whole.judged import still_accepted
from bob_editor.editing.whole.shaping import cropped, numbered, turned
from bob_editor.editing.whole.whole import Whole, stays_printed, whole
from bob_editor.errors import BobEditorError, TooLarge
from bob_editor.model.board import Board
from bob_editor.rules.land.ground import Ground
from bob_editor.storage.form.drawn_limits import check_reach
from bob_editor.storage.kinds.suites import Suite
from bob_editor.ui.desk.desk import Desk
from bob_editor.ui.desk.files import Files
from bob_editor.ui.desk.other_path import folder_near
from bob_editor.ui.dialogs.documents import crop_board, join_board, number_rows, resize_board
from bob_editor.ui.session.whole_step import WholeStep
from bob_editor.words import tr

AT_ONCE = 1_000
"""Hexes of a board that is turned within a blink; of 7,200 it takes a third of a second."""


CHECKED_AT_ONCE = 250
"""Hexes of a board that is checked as well, for what is accepted on it."""


def _tried(act: Callable[[BoardCommands], None]) -> Callable[[BoardCommands], None]:
    """A command that ends first what is begun, and tells what it fails for."""

    @wraps(act)
    def tried(self: BoardCommands) -> None:
        # A path or outline that is begun is work as well; one that a lock refuses would be lost.
        if not self.session.hand.tool.end():
            return
        try:
            act(self)
        except BobEditorError as error:
            self.session.failed.emit(error)

    return tried


class BoardCommands(QObject):
    """Carries out the commands for whole boards, each an edit or a dialog."""

    def __init__(self, desk: Desk, window: QWidget) -> None:
        """``window`` is the one before which questions stand."""
        super().__init__(window)
        self.desk = desk
        self.window = window
        self.session = desk.session

    @_tried
    def turn(self) -> None:
        """Turn it half round."""
        self._turn(tr("Turn the board"), left_right=True, top_bottom=True)

    @_tried
    def mirror(self) -> None:
        """Have left and right exchanged."""
        self._turn(tr("Mirror the board left to right"), left_right=True)

    @_tried
    def upend(self) -> None:
        """Have top and bottom exchanged."""
        self._turn(tr("Mirror the board top to bottom"), top_bottom=True)

    def _turn(self, label: str, *, left_right: bool = False, top_bottom: bool = False) -> None:
        grid = self.session.board.grid
        self._carry(turned(grid, left_right=left_right, top_bottom=top_bottom), label)

    def _carry(self, carry: Carry, label: str, *, clip: bool = False) -> None:
        """Have all that is on the board elsewhere."""
        own = self.session.live_los.own

        def then(after: Whole) -> None:
            self._do(after, label)
            if stays_printed(own, carry):
                self.session.noticed.emit(
                    tr("What the board’s face prints along its bottom edge stays there.")
                )

        self._work_out(carry, label, then, clip=clip)

    def _work_out(
        self, carry: Carry, label: str, then: Callable[[Whole], None], *, clip: bool = False
    ) -> None:
        """Hand on what the board comes to; of a large one that is worked out beside the window."""
        session = self.session
        board, after = session.board, self._after()

        def judged() -> Whole:
            reached = after(carry, clip=clip)
            return replace(reached, board=still_accepted(board, reached.board, carry, session.ruleset))

        def on_same(reached: Whole) -> None:
            now = self._after()
            # Lines, threads, markers and units are taken along, so they must be those of now, too.
            if session.board is board and (now.args, now.keywords) == (after.args, after.keywords):
                then(reached)
            else:
                session.noticed.emit(tr("The board is another by now; it stays as it is."))

        if len(board.grid.hexes) <= (CHECKED_AT_ONCE if board.accepted else AT_ONCE):
            then(judged())
        else:
            self.desk.files.work.do(label, lambda *_: judged(), on_same, session.failed.emit)

    @_tried
    def resize(self) -> None:
        """Ask for a size and what stays in its place."""
        found = resize_board.ask(self.window, self.session.board.grid, self._after())
        if found is not None:
            self._carry(found.carry, tr("Resize the board"), clip=found.clip)

    @_tried
    def crop(self) -> None:
        """Keep the selected hexes, and ask first where anything else lies on the board."""
        carry, label = cropped(self.session.board.grid, self.session.hand.selection), tr("Crop the board")

        def then(after: Whole) -> None:
            answer = crop_board.ask(self.window, after) if after.lost or after.reaching else "keep"
            if answer == "cut":
                self._carry(carry, label, clip=True)
            elif answer is not None:
                self._do(after, label)

        self._work_out(carry, label, then)

    @_tried
    def cut_out(self) -> None:
        """Open a board of the selected hexes with the lines expected among them, which no file holds yet."""
        board, hexes = self.session.board, self.session.hand.selection
        lines = lines_along((self._suites, cropped(board.grid, hexes)), within=hexes)
        self._open_new(cut_out(board, hexes, self.session.ruleset), lines)

    @_tried
    def join(self) -> None:
        """Ask for a board and where it lies, and open one of both with their expected lines, in no file yet."""
        session = self.session
        path = session.desk.path
        beside = () if path is None else boards_beside(Path(path), session.ruleset)
        folder = folder_near(session, self.desk.files.settings)
        found = join_board.ask(self.window, Ground(session.board, session.ruleset), beside, folder)
        if found is not None:
            # Its scan lies beside it, and is found from one folder alone.
            near = path is not None and found.path.absolute().parent == Path(path).absolute().parent
            other = found.other if near else replace(found.other, underlay=None)
            made = joined_board(session.board, found.edge, other, session.ruleset, turned=found.turned)
            others = suites_beside(found.path)
            self._open_new(made.board, lines_along((self._suites, made.first), (others, made.second)))

    @property
    def _suites(self) -> tuple[Suite, ...]:
        return tuple(kept.suite for kept in self.session.expectations.suites)

    def _open_new(self, board: Board, lines: Suites) -> None:
        path = self.session.desk.path
        folder = self.session.board_desk.folder if path is None else Path(path).parent

        def show(files: Files) -> None:
            files.session.open(board, None, folder=folder)
            files.session.expectations.put_unsaved(("", kept.suite) for kept in lines)
            files.session.desk.never_saved()

        if self.desk.files.may_open():
            self.desk.files.put(show)

    @_tried
    def number(self) -> None:
        """Ask where rows begin to be counted."""
        grid = self.session.board.grid
        first_row = number_rows.ask(self.window, grid)
        if first_row is not None and first_row != grid.first_row:
            self._carry(numbered(grid, first_row), tr("Number the rows otherwise"))

    def _after(self) -> partial[Whole]:
        """What works out, on any thread, what the board that is open now comes to."""
        session = self.session
        suites, threads = session.expectations.suites, session.pinned.threads
        return partial(whole, session.board, suites, session.live_los.own, threads=threads)

    def _do(self, after: Whole, label: str) -> None:
        session = self.session
        if after.board == session.board:
            return
        try:
            check_reach(session.board, after.board)
        except TooLarge as error:
            session.failed.emit(error)
            return
        step = WholeStep(
            session.document,
            session.live_los,
            session.expectations,
            session.pinned,
            session.hand.trace.tracing,
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
        self.desk.modes.pin(())
