"""The page of the form designer: what a game's cards have, the form as it will be filled in, and the print of it."""

from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from bob_editor.editing.card.form import card_form
from bob_editor.editing.card.form_field import CardField
from bob_editor.editing.game.draft import GameDraft
from bob_editor.editing.game.fields.card import CALLED, FIELDS, USUAL
from bob_editor.editing.game.sample_card import sample_card
from bob_editor.model.edit import Edit
from bob_editor.rules.game import Game
from bob_editor.rulesets import card_draft
from bob_editor.ui.card.groups import Fields
from bob_editor.ui.card.making import make_editor
from bob_editor.ui.dress.buttons import push_button
from bob_editor.ui.dress.plain import plain_label
from bob_editor.ui.game.game_form import GameForm
from bob_editor.ui.game.page import FormPage
from bob_editor.ui.game.print_trial import PrintTrial
from bob_editor.ui.game.trial_form import TrialForm
from bob_editor.words import mark, tr

PAUSE_MS = 250
"""How long after the last edit the form is made anew."""


class CardPage(FormPage):
    """The form and the print below are real ones: what is filled in there is kept nowhere."""

    title = mark("Scenario card")
    icon = "mdi6.card-text-outline"
    place = "own-game-card"
    about = mark(
        "What a scenario of your game says besides its map, its sides and their units. The form, its checks and the "
        "printed card are made of it; turns, victory and reinforcements have a place of their own in print."
    )
    fields = ((("card", "called"), CALLED), (("card", "fields"), FIELDS))

    def __init__(self, form: GameForm) -> None:
        super().__init__(form)
        self.usual = QWidget()
        row = QHBoxLayout(self.usual)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(QLabel(tr("Usual:")))
        self.buttons = {}
        for one in USUAL:
            button = push_button(
                tr(one["title"]), "mdi6.plus", tr("Add this field"), partial(self._add_usual, one)
            )
            self.buttons[one["id"]] = button
            row.addWidget(button)
        row.addStretch()
        self.heading = QLabel(tr("The form, to try"))
        self.heading.setProperty("heading", True)
        self.others = plain_label()
        self.others.setWordWrap(True)
        self.others.setProperty("faint", True)
        self.room = QVBoxLayout()
        self.trial: Fields | None = None
        # Above the table: below it they would move away from under the mouse with every field that they add.
        self.column.insertWidget(2, self.usual)
        place = self.column.count() - 1
        for at, part in enumerate((self.heading, self.others)):
            self.column.insertWidget(place + at, part)
        self.column.insertLayout(place + 2, self.room)
        self.printed_heading = QLabel(tr("The card, as printed"))
        self.printed_heading.setProperty("heading", True)
        self.printed = PrintTrial()
        self.printed.wanted.connect(self.show_print)
        self.column.insertWidget(place + 3, self.printed_heading)
        self.column.insertWidget(place + 4, self.printed)
        self._shown: object = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PAUSE_MS)
        self._timer.timeout.connect(self.show_form)

    def refresh(self) -> None:
        """Show the fields, and soon the form that they make."""
        super().refresh()
        there = {row.get("id") for row in self._rows()}
        for name, button in self.buttons.items():
            # Hidden, it would let the next one slip under the mouse.
            button.setEnabled(name not in there)
        self.usual.setVisible(not there >= self.buttons.keys())
        self._timer.start()

    def show_form(self) -> None:
        """Make the form anew where the fields are others."""
        self._timer.stop()
        game = self.session.game
        if game is None:
            return
        rows, units = self._rows(), self.form.get(("units",))
        if self._shown == (rows, units, self.form.get(("card", "called"))):
            return
        self._shown = rows, units, self.form.get(("card", "called"))
        if self.trial is not None:
            self.room.removeWidget(self.trial)
            self.trial.state.deleteLater()
            self.trial.deleteLater()
            self.trial = None
        fields = _own_fields(game.game, {row.get("id") for row in rows if row.get("of", "card") == "card"})
        if fields:
            state = TrialForm(self.session, self)
            top = CardField("trial", (), tr("The form, to try"), "group")
            self.trial = Fields(state, top, (), make_editor, [((one.name,), one) for one in fields])
            state.editor = self.trial
            self.room.addWidget(self.trial)
            state.filled.connect(self.show_print)
        self.heading.setVisible(bool(fields))
        besides = [str(row.get("title") or row.get("id")) for row in rows if row.get("of", "card") != "card"]
        self.others.setText(
            tr("With each side, unit, area or marker: {fields}", fields=", ".join(besides)) if besides else ""
        )
        self.others.setVisible(bool(besides))
        self.show_print()

    def show_print(self) -> None:
        """Set the card with what was filled in, and with samples of what wasn't."""
        game = self.session.game
        if game is None:
            return
        filled = {} if self.trial is None else self.trial.state.sheet.data
        self.printed.show_card(sample_card(game.game, self._rows(), self.session.board, filled))

    def _rows(self) -> list[dict[str, object]]:
        found = self.form.get(("card", "fields")) or ()
        return [row for row in found if isinstance(row, dict)]

    def _add_usual(self, row: dict[str, object]) -> None:
        def apply(draft: GameDraft) -> GameDraft:
            return draft.with_field(row)

        self.session.game_desk.push(Edit(tr("Add a field"), apply))
        self.editor.reach(("card", "fields", len(self._rows()) - 1))

    def end(self) -> None:
        """Make no form and no print any more."""
        self._timer.stop()
        self.printed.end()


def _own_fields(game: Game, names: set[object]) -> list[CardField]:
    """The fields of the game's cards by these names, as the form has them."""
    draft = replace(game, id=card_draft(game.id))
    return [
        field
        for page in card_form(draft).pages
        for path, field in page.fields
        if len(path) == 1 and path[0] in names
    ]
