"""Asks how open questions of a rulebook are answered while looking at LOS."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from bob_editor.editing.said import said
from bob_editor.rules.ruleset import Ruleset
from bob_editor.ui.dress.descriptions import choice_text
from bob_editor.ui.dress.placed_dialog import PlacedDialog
from bob_editor.ui.dress.plain import plain_label
from bob_editor.ui.dress.wheel import pass_wheel
from bob_editor.words import mark, tr


class RulingChoices(QWidget):
    """A choice for every ruling of a ruleset; ``answers`` are those that differ from the default.

    What it was given and can't show, as another edition has it, is among them as it was.
    """

    def __init__(self, ruleset: Ruleset, answers: Mapping[str, Any], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.boxes: dict[str, QComboBox] = {}
        self._ruleset, self._given = ruleset, dict(answers)
        # A form's labels would break their lines long before the right edge.
        column = QVBoxLayout(self)
        for name, ruling in ruleset.rulings.items():
            asked = plain_label(f"{said(ruling.question)}{ruleset.bracketed(ruling.cites)}")
            asked.setWordWrap(True)
            box = QComboBox()
            box.setAccessibleName(said(ruling.question))
            box.setMinimumContentsLength(24)
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            for choice in ruling.choices:
                words = choice_text(ruleset, name, choice)
                words = tr("{words} (default)", words=words) if choice == ruling.default else words
                box.addItem(words, choice)
            answer = answers.get(name, ruling.default)
            box.setCurrentIndex(ruling.choices.index(answer) if answer in ruling.choices else -1)
            pass_wheel(box)
            self.boxes[name] = box
            asked.setBuddy(box)
            column.addWidget(asked)
            column.addWidget(box)
            column.addSpacing(6)
        column.addStretch()

    def take_defaults(self) -> None:
        """Answer every question as the ruleset does."""
        for name, box in self.boxes.items():
            ruling = self._ruleset.rulings[name]
            box.setCurrentIndex(ruling.choices.index(ruling.default))

    @property
    def answers(self) -> dict[str, Any]:
        """The answers that differ from the ruleset's defaults."""
        found = dict(self._given)
        for name, box in self.boxes.items():
            ruling = self._ruleset.rulings[name]
            if box.currentIndex() >= 0:
                found.pop(name, None)
                if ruling.choices[box.currentIndex()] != ruling.default:
                    found[name] = ruling.choices[box.currentIndex()]
        return found


OF_TRIAL = mark(
    "These belong to the LOS trial, and count before those kept in the board’s file (File > Board properties)."
)
ON_CARD = mark("These are kept on the scenario’s card, and count before those of its boards.")
TO_COMPARE = mark(
    "The board is compared with itself by these answers; neither the board nor its LOS trial changes."
)


class ChooseRulings(PlacedDialog):
    """The questions, each with its answers; ``of`` tells for what these count."""

    def __init__(
        self, parent: QWidget | None, ruleset: Ruleset, answers: Mapping[str, Any], of: str = OF_TRIAL
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Rulings"))
        self.resize(560, 560)
        told = QLabel(tr(of))
        told.setWordWrap(True)
        self.choices = RulingChoices(ruleset, answers)
        area = QScrollArea()
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidgetResizable(True)
        area.setWidget(self.choices)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        defaults = QPushButton(tr("&Defaults"))
        defaults.clicked.connect(self.choices.take_defaults)
        buttons.addButton(defaults, QDialogButtonBox.ButtonRole.ResetRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        for widget in (told, area, buttons):
            column.addWidget(widget)


def ask(
    parent: QWidget | None, ruleset: Ruleset, answers: Mapping[str, Any], of: str = OF_TRIAL
) -> dict[str, Any] | None:
    """The answers that differ from the defaults, or None."""
    dialog = ChooseRulings(parent, ruleset, answers, of)
    return dialog.choices.answers if dialog.exec() else None
