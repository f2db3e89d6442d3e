"""The page of examples: lines that must stay as they are, and which of them no longer do."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QListWidget, QListWidgetItem

from bob_editor.editing.game.edits import with_example, without_examples
from bob_editor.editing.game.examples import Outcome, line_of, outcomes, with_result
from bob_editor.editing.game.shown.variants import Shown
from bob_editor.editing.said import said
from bob_editor.model.scenario import FieldPath
from bob_editor.ui.dress import icons, theme
from bob_editor.ui.dress.buttons import push_button, wrapping
from bob_editor.ui.dress.typing import Deleting
from bob_editor.ui.game.game_form import GameForm
from bob_editor.ui.game.page import Page
from bob_editor.ui.panels.sight.suite_list import expect_words
from bob_editor.words import mark, tr


class ExamplesPage(Page):
    """A double click or Enter puts an example on the try-it board."""

    title = mark("Examples")
    icon = "mdi6.playlist-check"
    holds = ("examples",)
    place = "own-game-examples"
    about = mark(
        "Lines of sight whose answer the rulebook gives, or of which you are sure. Each change of the rules is tested "
        "by them at once. “Keep as an example” beside the try-it board adds one."
    )

    def __init__(self, form: GameForm) -> None:
        super().__init__(form)
        self.none = QLabel(tr("None yet: look along a line on the try-it board, then keep it."))
        self.none.setWordWrap(True)
        self.none.setProperty("faint", True)
        self.list = wrapping(QListWidget())
        self.list.setAccessibleName(tr("Examples of the game"))
        self.list.setMinimumHeight(240)
        self.list.itemActivated.connect(lambda _item: self.show_chosen())
        Deleting(self.list, self.remove_chosen)
        self.list.currentRowChanged.connect(lambda _row: self._enable())
        self.show_ = push_button(
            tr("&Try it"), "mdi6.eye-outline", tr("Put it on the try-it board"), self.show_chosen
        )
        self.accept = push_button(
            tr("&Accept new result"), "mdi6.check", tr("Expect what comes out now"), self.accept_chosen
        )
        self.remove = push_button(
            tr("&Remove"), "mdi6.delete-outline", tr("Keep it no longer"), self.remove_chosen
        )
        row = QHBoxLayout()
        for button in (self.show_, self.accept, self.remove):
            row.addWidget(button)
        row.addStretch()
        self.column.addWidget(self.none)
        self.column.addWidget(self.list, 1)
        self.column.addLayout(row)
        self.column.addStretch()
        self._outcomes: tuple[Outcome, ...] = ()

    def refresh(self) -> None:
        """Look along all of them again."""
        game = self.session.game
        if game is None:
            return
        self._outcomes = outcomes(game.value.examples, game.game)
        row = self.list.currentRow()
        self.list.clear()
        for one in self._outcomes:
            self.list.addItem(_item(one))
        self.list.setCurrentRow(min(max(row, 0), self.list.count() - 1))
        self.none.setVisible(not self._outcomes)
        self.list.setVisible(bool(self._outcomes))
        self._enable()

    def show_place(self, path: FieldPath) -> None:
        """Choose an example; where the last one is gone, the list is told of."""
        if len(path) > 1:
            self.list.setCurrentRow(int(path[1]))
        self.list.setFocus()

    def show_chosen(self) -> None:
        """Put the chosen one on the try-it board."""
        game, at = self.session.game, self.list.currentRow()
        line = None if game is None or at < 0 else line_of(self._outcomes[at].example, game.game)
        if line is not None:
            scene, start, goal = line
            shown = Shown(scene.board, start, goal, scene.units)
            self.session.steps.attempt(partial(self.session.game_desk.try_out, shown))

    def accept_chosen(self) -> None:
        """Expect of the chosen one what comes out now."""
        at = self.list.currentRow()
        if at >= 0:
            self.session.game_desk.push(with_example(at, with_result(self._outcomes[at])))

    def remove_chosen(self) -> None:
        """Keep the chosen one no longer."""
        if self.list.currentRow() >= 0:
            self.session.game_desk.push(without_examples(frozenset({self.list.currentRow()})))

    def _enable(self) -> None:
        at = self.list.currentRow()
        there = 0 <= at < len(self._outcomes)
        for button in (self.show_, self.remove):
            button.setEnabled(there)
        self.accept.setEnabled(there and bool(self._outcomes[at].fault))


def _item(one: Outcome) -> QListWidgetItem:
    check = one.example.suite.checks[0] if one.example.suite.checks else None
    line = (
        f"{check.start.hex} → {check.goal.hex}: {expect_words(check.expect)}" if check else one.example.name
    )
    item = QListWidgetItem(f"{line}   {said(one.fault)}" if one.fault else line)
    sign, colour = ("mdi6.close-circle", "error") if one.fault else ("mdi6.check-circle", "accent")
    item.setIcon(icons.icon(sign, theme.colour(colour, theme.shade_worn()).name()))
    item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{tr('Fails') if one.fault else tr('Holds')}: {line}")
    return item
