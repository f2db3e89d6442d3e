"""Painting in quantity from the menus: rules that fill, terrain replaced, hexsides round a selection, symmetry."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QDialog, QWidget

from bob_editor.editing.document.manner import Symmetry
from bob_editor.editing.outlines.outline_sides import hexes_of
from bob_editor.editing.said import said
from bob_editor.editing.tools.draw_side import DrawSide
from bob_editor.editing.whole.symmetry import TITLES, image_of
from bob_editor.errors import BadCall, BobEditorError
from bob_editor.ui.desk.desk import Desk
from bob_editor.ui.dialogs.painting import fill_land, replace_terrain
from bob_editor.ui.panels.board.stamps import StampsPanel
from bob_editor.ui.session.session import Session
from bob_editor.words import tr

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
                "stamp_make": lambda: desk.docks.panel(StampsPanel).make_stamp(),
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
