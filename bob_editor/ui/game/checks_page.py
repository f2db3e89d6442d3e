"""The page of a game's own checks: a row each, and two boards beside it, one with the fault and one without."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from bob_editor.editing.card.form_field import CardField
from bob_editor.editing.game.cases import Case, cases_of, drop_case, keep_case
from bob_editor.editing.game.fields.checks import CHECKS
from bob_editor.editing.said import said
from bob_editor.model.edit import Edit
from bob_editor.model.scenario import FieldPath
from bob_editor.opening.games.cases import Which
from bob_editor.render.kit.style import Style
from bob_editor.ui.card.editor import Editor
from bob_editor.ui.card.form_state import FormState
from bob_editor.ui.card.groups import Maker
from bob_editor.ui.card.making import make_editor
from bob_editor.ui.card.tables import TableEditor
from bob_editor.ui.dialogs.games.game_pictures import picture_of
from bob_editor.ui.dress.buttons import push_button
from bob_editor.ui.dress.plain import plain_label
from bob_editor.ui.game.game_form import GameForm
from bob_editor.ui.game.page import FormPage
from bob_editor.words import mark, tr

Json = Any

PICTURE = QSize(210, 134)


class CheckTable(TableEditor):
    """The table; a new row has a name of its own."""

    def _fresh(self) -> dict[str, Json]:
        row = super()._fresh()
        rows = self.state.get(self.path) or ()
        taken = {one.get("as", one.get("check")) for one in rows if isinstance(one, dict)}
        row["as"] = next(name for n in range(1, 10**4) if (name := f"check-{n}") not in taken)
        return row

    @property
    def place(self) -> int | None:
        """Where in the game's list of checks the chosen row stands."""
        row = self.grid.currentIndex().row()
        step = self.model.steps[row] if 0 <= row < len(self.model.steps) else None
        return step if isinstance(step, int) else None


def check_editor(state: FormState, field: CardField, path: FieldPath) -> Editor:
    """The editor of a field of the page."""
    if field.where == CHECKS.where:
        return CheckTable(state, field, path, check_editor)
    return make_editor(state, field, path)


class CaseBox(QWidget):
    """One of the two boards: its picture, whether the check says of it what it should, and where it comes from."""

    def __init__(self, page: ChecksPage, which: Which, heading: str) -> None:
        super().__init__()
        self.page, self.which = page, which
        self.case = Case(None)
        name = QLabel(heading)
        name.setProperty("heading", True)
        self.picture = QLabel()
        self.picture.setFixedSize(PICTURE)
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.picture.setWordWrap(True)
        self.picture.setProperty("faint", True)
        self.told = plain_label()
        self.told.setWordWrap(True)
        self.take = push_button(
            tr("&Take the try-it board"),
            "mdi6.arrow-left",
            tr("Keep the board on the right here"),
            self.take_board,
        )
        self.show_ = push_button(
            tr("Tr&y it"), "mdi6.eye-outline", tr("Put it on the try-it board"), self.show_board
        )
        self.drop = push_button(
            tr("&Remove"), "mdi6.delete-outline", tr("Keep it no longer"), self.drop_board
        )
        row = QHBoxLayout()
        for button in (self.show_, self.drop):
            row.addWidget(button)
        row.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for part in (name, self.picture, self.take):
            column.addWidget(part)
        column.addLayout(row)
        column.addWidget(self.told)
        column.addStretch()
        self.setAccessibleName(heading)

    def show_case(self, case: Case, style: Style | None) -> None:
        """Show a board, or that there is none."""
        self.case = case
        there = case.board is not None
        if case.board is not None and style is not None:
            self.picture.setPixmap(picture_of(case.board, style, PICTURE, whole=True))
        else:
            self.picture.setText(tr("None yet: draw it on the try-it board, then take it."))
        worst = "error" if case.why else None
        self.told.setText(said(case.why) or (tr("As it should be.") if there else ""))
        self.told.setProperty("issue", worst)
        self.told.style().polish(self.told)
        for button in (self.show_, self.drop):
            button.setEnabled(there)

    def take_board(self) -> None:
        """Keep the try-it board as this case."""
        self.page.keep(self.which)

    def show_board(self) -> None:
        """Put this case on the try-it board."""
        board = self.case.board
        if board is not None:
            self.page.session.steps.draw(
                Edit(
                    "Try it out", lambda now: replace(board, ruleset=now.ruleset, id=now.id, title=now.title)
                )
            )

    def drop_board(self) -> None:
        """Keep this case no longer."""
        place = self.page.table.place
        if place is not None:
            self.page.session.game_desk.push(drop_case(place, self.which))


class ChecksPage(FormPage):
    """Checks without a line of code: the boards beside each are run at once whenever the game is another."""

    title = mark("Checks")
    icon = "mdi6.clipboard-check-outline"
    place = "own-game-rules"
    about = mark(
        "What every board of your game must keep to. Two small boards beside each check, one with the fault and one "
        "without, show what is meant, and are tested with every change. Two terrains that never share a hex can be "
        "told in the terrain table, too, under “Never with”."
    )
    fields = ((("checks",), CHECKS),)

    def __init__(self, form: GameForm) -> None:
        super().__init__(form)
        self._style: Style | None = None
        self.cases = QWidget()
        self.boxes = (
            CaseBox(self, "fault", tr("A board with the fault")),
            CaseBox(self, "fine", tr("A board without it")),
        )
        row = QHBoxLayout(self.cases)
        row.setContentsMargins(12, 4, 0, 0)
        row.setSpacing(16)
        for box in self.boxes:
            row.addWidget(box)
        row.addStretch()
        self.column.insertWidget(self.column.count() - 1, self.cases)
        self.table.grid.selectionModel().currentRowChanged.connect(lambda *_: self._show_cases())

    @property
    def make(self) -> Maker:
        """Which editor a field gets."""
        return check_editor

    @property
    def table(self) -> CheckTable:
        """The table."""
        found = self.editor.rows[("checks",)].editor
        assert isinstance(found, CheckTable)  # as it was made
        return found

    def refresh(self) -> None:
        """Show the checks, and run the boards of the chosen one again."""
        super().refresh()
        self._show_cases()

    def dress(self, style: Style) -> None:
        """Paint the boards as this game's are."""
        self._style = style
        self._show_cases()

    def keep(self, which: Which) -> None:
        """Keep the try-it board beside the chosen check."""
        game, place = self.session.game, self.table.place
        if game is not None and place is not None:
            board = self.session.game_desk.pictured.board
            self.session.game_desk.push(keep_case(game.game, place, which, board))

    def _show_cases(self) -> None:
        game, place = self.session.game, self.table.place
        row = None if game is None or place is None else self.form.get(("checks", place))
        self.cases.setVisible(isinstance(row, dict))
        if game is not None and isinstance(row, dict):
            found = cases_of(game.game, row)
            for box in self.boxes:
                box.show_case(found[box.which], self._style)
