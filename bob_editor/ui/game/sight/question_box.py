"""A question about sight: its words, its answers as cards or a number, its rule's number, and leaving it open."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QDoubleSpinBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from bob_editor.rules.games.answers import is_same
from bob_editor.rules.games.choices import Choice
from bob_editor.rules.games.questions import Question
from bob_editor.ui.dress import icons
from bob_editor.ui.dress.typing import Undoing
from bob_editor.ui.dress.wheel import pass_wheel
from bob_editor.ui.game.sight.choice_card import ChoiceCard
from bob_editor.words import mark, tr

Json = Any

ABREAST = 3
"""Cards beside one another."""

_ONE = {"hexes": mark("hex"), "levels": mark("level")}
"""What one of a unit is called."""


class _Levels(QDoubleSpinBox):
    """Whole levels mostly, halves and quarters where somebody wants them."""

    def textFromValue(self, value: float) -> str:
        """The number without zeros that say nothing."""
        return self.locale().toString(value, "g", 4)


class QuestionBox(QWidget):
    """Tells what is answered; the page puts it into the game."""

    answered = Signal(object)
    """The value that was chosen."""
    citeTyped = Signal(str)
    openWanted = Signal(bool)
    """The rulebook is silent: players are to choose, or no more."""
    tryWanted = Signal()
    """The board of its pictures is wanted to try things on."""
    compareWanted = Signal()
    """A board is wanted on which two of its answers differ."""

    def __init__(self, question: Question) -> None:
        super().__init__()
        self.question = question
        self.setAccessibleName(tr(question.title))
        title = QLabel(tr(question.title))
        title.setProperty("heading", True)
        title.setWordWrap(True)
        about = QLabel(tr(question.about))
        about.setProperty("faint", True)
        about.setWordWrap(True)
        self.rule = QLineEdit()
        self.rule.setPlaceholderText(tr("Rule"))
        self.rule.setFixedWidth(74)
        self.rule.setAccessibleName(tr("Number of the rule: {title}", title=tr(question.title)))
        self.rule.setToolTip(
            tr("The number of the rule, as the rulebook prints it; reasons of lines cite it")
        )
        self.rule.textEdited.connect(self.citeTyped)
        self.open = self._tool(
            "mdi6.scale-balance",
            tr("The rulebook doesn’t say: let each board and scenario choose"),
            checkable=True,
        )
        self.open.clicked.connect(self.openWanted)
        self.try_ = self._tool(
            "mdi6.clipboard-arrow-right-outline", tr("Put the board of these pictures on the try-it board")
        )
        self.try_.clicked.connect(self.tryWanted)
        self.compare = self._tool("mdi6.compare", tr("Where do two of these answers differ?"))
        self.compare.clicked.connect(self.compareWanted)
        head = QHBoxLayout()
        head.setSpacing(4)
        head.addWidget(title, 1)
        for widget in (self.try_, self.compare, self.open, self.rule):
            head.addWidget(widget, 0, Qt.AlignmentFlag.AlignTop)
        self.ruled = QLabel(
            tr("Left open: each board and scenario can choose. What is marked holds unless it does.")
        )
        self.ruled.setWordWrap(True)
        self.ruled.setProperty("issue", "hint")
        self.ruled.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 6, 0, 6)
        column.setSpacing(4)
        column.addLayout(head)
        column.addWidget(about)
        column.addWidget(self.ruled)
        self.alike = QLabel()
        self.alike.setWordWrap(True)
        self.alike.setProperty("faint", True)
        self.alike.hide()
        for button in (self.try_, self.compare):
            button.setVisible(question.kind != "number")
        self._column = column
        self.group = QButtonGroup(self)
        self.cards: list[tuple[Choice, ChoiceCard]] = []
        self.number: QDoubleSpinBox | None = None
        self._add_cards(question)

    @staticmethod
    def _tool(icon: str, tip: str, *, checkable: bool = False) -> QToolButton:
        button = QToolButton()
        button.setProperty("flat", True)
        button.setCheckable(checkable)
        button.setToolTip(tip)
        button.setAccessibleName(tip)
        icons.put(button, icon)
        return button

    def _add_cards(self, question: Question) -> None:
        if question.kind == "number":
            self._add_number(question)
            return
        grid = QGridLayout()
        grid.setSpacing(6)
        for place, choice in enumerate(question.choices):
            card = ChoiceCard(tr(choice.words))
            self.group.addButton(card, place)
            self.cards.append((choice, card))
            grid.addWidget(card, *divmod(place, ABREAST), Qt.AlignmentFlag.AlignTop)
        grid.setColumnStretch(ABREAST, 1)
        # Not by toggling: arrow keys and undo must not answer twice.
        self.group.idClicked.connect(lambda place: self.answered.emit(question.choices[place].value))
        self._column.addLayout(grid)
        self._column.addWidget(self.alike)

    def tell_alike(self, groups: Sequence[Sequence[int]]) -> None:
        """Name the answers, by their places, whose pictures don't tell them apart."""
        named = ("; ".join(f"“{tr(self.cards[place][0].words)}”" for place in group) for group in groups)
        told = [tr("No picture was found that tells these apart: {answers}.", answers=one) for one in named]
        self.alike.setText("\n".join(told))
        self.alike.setVisible(bool(told))

    def _add_number(self, question: Question) -> None:
        self.number = _Levels()
        levels = question.path in (("eye",), ("units", "height"))
        self.number.setDecimals(2 if levels else 0)
        self.number.setSingleStep(0.5 if levels else 1)
        self.number.setRange(question.least - (1 if question.none else 0), 99)
        self.number.setSpecialValueText(tr(question.none))
        self.number.setAccessibleName(tr(question.title))
        self.number.setMinimumWidth(190)
        Undoing(self.number)
        pass_wheel(self.number)
        self.number.valueChanged.connect(self._numbered)
        self.number.valueChanged.connect(self._show_unit)
        self._show_unit(self.number.value())
        row = QHBoxLayout()
        row.addWidget(self.number)
        row.addStretch()
        self._column.addLayout(row)

    def _show_unit(self, value: float) -> None:
        unit = self.question.unit
        if self.number is not None and unit:
            self.number.setSuffix(f" {tr(_ONE.get(unit, unit) if value == 1 else unit)}")

    def _numbered(self, value: float) -> None:
        none = bool(self.question.none) and value < self.question.least
        self.answered.emit(None if none else int(value) if value == int(value) else value)

    def show_answer(self, value: Json, cites: str, *, ruled: bool) -> None:
        """Mark the answer that holds; none of the cards where it is another, as a formula."""
        if not self.rule.hasFocus() or self.rule.text() != cites:
            self.rule.setText(cites)
        self.open.setChecked(ruled)
        # A number is one answer, among which nobody could choose.
        self.open.setVisible(ruled or self.number is None)
        self.ruled.setVisible(ruled)
        if self.number is not None:
            self.number.blockSignals(True)
            shown = value if isinstance(value, int | float) and not isinstance(value, bool) else None
            self.number.setValue(self.number.minimum() if shown is None else float(shown))
            self.number.blockSignals(False)
            self._show_unit(self.number.value())
            return
        self.group.setExclusive(False)
        for choice, card in self.cards:
            card.setChecked(is_same(self.question, choice.value, value))
        self.group.setExclusive(True)

    def set_pictured(self, pictured: bool) -> None:
        """Whether there is a board on which its answers can be seen to differ."""
        for _, card in self.cards:
            card.set_pictured(pictured)
        self.try_.setVisible(pictured)
