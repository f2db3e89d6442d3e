"""Asks what becomes of the games that a pack brings, before anything of it is written."""

from collections.abc import Sequence

from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from bob_editor.opening.games.in_packs import Choice, GameQuestion
from bob_editor.ui.dress.placed_dialog import PlacedDialog
from bob_editor.ui.dress.plain import plain_label, unmarked
from bob_editor.words import tr


class PackGames(PlacedDialog):
    """A question for each game that can be answered in more than one way; the usual answer is chosen."""

    def __init__(self, parent: QWidget, title: str, questions: Sequence[GameQuestion]) -> None:
        """``title`` is what the pack is called."""
        super().__init__(parent)
        self.setWindowTitle(tr("Games in {title}", title=title))
        self._groups: dict[str, tuple[QButtonGroup, tuple[Choice, ...]]] = {}
        column = QVBoxLayout(self)
        for one in questions:
            self._ask(column, one)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.button(QDialogButtonBox.StandardButton.Ok).setText(tr("Unpack"))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column.addStretch()
        column.addWidget(buttons)
        self.setMinimumWidth(460)

    def _ask(self, column: QVBoxLayout, one: GameQuestion) -> None:
        told = one.text
        text = plain_label(told)
        text.setWordWrap(True)
        column.addWidget(text)
        group = QButtonGroup(self)
        for number, choice in enumerate(one.choices):
            button = QRadioButton(unmarked(one.told(choice)))
            button.setAccessibleDescription(told)
            button.setChecked(number == 0)
            group.addButton(button, number)
            column.addWidget(button)
        column.addSpacing(12)
        self._groups[one.game.id] = group, one.choices

    def answers(self) -> dict[str, Choice]:
        """What was chosen, by the games' ids."""
        return {name: choices[group.checkedId()] for name, (group, choices) in self._groups.items()}


def answers_for(window: QWidget, title: str, questions: Sequence[GameQuestion]) -> dict[str, Choice] | None:
    """What becomes of each game: asked where it can be answered in more than one way; None where that is broken off."""
    known = {one.game.id: one.choices[0] for one in questions if len(one.choices) == 1}
    asked = [one for one in questions if len(one.choices) > 1]
    if not asked:
        return known
    dialog = PackGames(window, title, asked)
    if dialog.exec() != QDialog.DialogCode.Accepted:
        return None
    return {**known, **dialog.answers()}
