"""Asks which two answers to compare, and shows a board on which they differ."""

from collections.abc import Callable
from typing import Any, cast

from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from bob_editor.editing.game.shown.search import search_of
from bob_editor.editing.game.shown.variants import Shown, answer_on, varied
from bob_editor.render.kit.style import Style
from bob_editor.rules.game import Game
from bob_editor.rules.games.questions import Question
from bob_editor.ui.dress.buttons import push_button
from bob_editor.ui.dress.placed_dialog import PlacedDialog
from bob_editor.ui.game.sight.choice_card import PICTURE, ChoiceCard
from bob_editor.ui.game.sight.line_picture import line_picture
from bob_editor.ui.session.beside.work import Progress, Worker
from bob_editor.words import tr

Json = Any


class Differing(PlacedDialog):
    """Two answers side by side on one board that is looked for beside the window; ``shown`` is that board, if any."""

    def __init__(self, parent: QWidget | None, game: Game, question: Question, style: Style) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Where do these two differ?"))
        self._game, self._question, self._style = game, question, style
        self._seed = 0
        self.shown: Shown | None = None
        self.boxes = (QComboBox(), QComboBox())
        self.cards = (ChoiceCard(""), ChoiceCard(""))
        form = QFormLayout()
        for box, title in zip(self.boxes, (tr("&One answer"), tr("&Another answer")), strict=True):
            box.addItems([tr(one.words) for one in question.choices])
            form.addRow(title, box)
        pictures = QHBoxLayout()
        for card in self.cards:
            card.setCheckable(False)
            pictures.addWidget(card)
        pictures.addStretch()
        self.told = QLabel()
        self.told.setWordWrap(True)
        self.told.setProperty("faint", True)
        self.another = push_button(
            tr("Another &board"), "mdi6.dice-multiple-outline", tr("Look for another, by chance"), self._again
        )
        self.progress = QProgressBar()
        self.progress.setRange(0, 0)
        self.progress.setTextVisible(False)
        self.progress.setMaximumHeight(6)
        self.progress.setAccessibleName(tr("Progress"))
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.take = self.buttons.addButton(tr("&Try it out"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.take.setToolTip(tr("Put this board on the try-it board"))
        self.buttons.addButton(self.another, QDialogButtonBox.ButtonRole.ActionRole)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setSpacing(10)
        column.addLayout(form)
        column.addLayout(pictures)
        column.addWidget(self.told)
        column.addWidget(self.progress)
        column.addWidget(self.buttons)
        self._worker = Worker(self)
        self._worker.changed.connect(self._show_state)
        self._show_state()
        for box in self.boxes:
            box.currentIndexChanged.connect(self._look)

    def begin(self, first: int, second: int) -> None:
        """Compare two of the answers, by their places."""
        for box, place in zip(self.boxes, (first, second), strict=True):
            box.blockSignals(True)
            box.setCurrentIndex(place)
            box.blockSignals(False)
        self._look()

    def _again(self) -> None:
        self._seed += 1
        self._look()

    def _look(self) -> None:
        """Search beside the window; what was found before is gone at once."""
        chosen = [self._question.choices[box.currentIndex()] for box in self.boxes]
        games = [varied(self._game, self._question.whole_path, one.value) for one in chosen]
        self.shown = None
        for card, one in zip(self.cards, chosen, strict=True):
            card.setText(tr(one.words))
            card.show_line(None, None)
        self._worker.cancel()
        if chosen[0] is chosen[1]:
            self._found(games, None)
            return
        seed, units = self._seed, self._question.of_units

        def task(_progress: Progress, stopped: Callable[[], bool]) -> object:
            return search_of(games, seed, units=units).whole(stopped)

        self._worker.begin(task, lambda shown: self._found(games, cast("Shown | None", shown)))

    def _show_state(self) -> None:
        busy = self._worker.busy
        self.progress.setVisible(busy)
        self.another.setEnabled(not busy)
        self.take.setEnabled(self.shown is not None)
        if busy:
            self.told.setText(tr("Looking for a board on which these two differ …"))

    def _found(self, games: list[Game], shown: Shown | None) -> None:
        self.shown = shown
        self.take.setEnabled(shown is not None)
        self.told.setText(
            tr("The same line on the same board, under either answer.")
            if shown is not None
            else tr("No board was found on which these two differ.")
        )
        for card, game in zip(self.cards, games, strict=True):
            found = None if shown is None else answer_on(game, shown)
            if found is not None and shown is not None:
                scene, answer = found
                card.show_line(
                    line_picture(scene, shown.start, shown.goal, answer, self._style, PICTURE), answer
                )

    def done(self, result: int) -> None:
        """Stop looking as well."""
        self._worker.end()
        super().done(result)


def ask(parent: QWidget | None, game: Game, question: Question, chosen: Json, style: Style) -> Shown | None:
    """A board that the user wants to try things on, on which two answers differ; None where none is wanted."""
    dialog = Differing(parent, game, question, style)
    first = next((at for at, one in enumerate(question.choices) if one.value == chosen), 0)
    dialog.begin(first, 1 if first == 0 else 0)
    return dialog.shown if dialog.exec() else None
