"""The bar with the options of the tool in hand."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLabel,
    QStyle,
    QToolBar,
    QWidget,
    QWidgetAction,
)

from bob_editor.editing.said import said
from bob_editor.editing.tools.tool import Option
from bob_editor.errors import BobEditorError
from bob_editor.sheet.languages import in_window
from bob_editor.ui.dress.buttons import sign_more
from bob_editor.ui.dress.plain import OneLineChoice, plain_tip
from bob_editor.ui.session.document_desk import why_not_drawn_on
from bob_editor.ui.session.hand import value_of
from bob_editor.ui.session.session import Session
from bob_editor.words import tr

NARROW = 104
"""Pixels that every choice has, however narrow the window is."""

_AROUND = 40
"""Pixels that the bar itself takes beside what stands on it."""


class OptionsBar(QToolBar):
    """Rebuilt when another tool is taken up; follows the tool's own changes."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(tr("Tool options"), parent)
        self.setObjectName("options")
        sign_more(self)
        self.session = session
        self._shown: tuple[str, tuple[Option, ...]] | None = None
        self._fields: dict[str, QComboBox | QCheckBox] = {}
        session.hand.changed.connect(self.refresh)
        session.hand.updated.connect(self.refresh)
        session.opened.connect(self.refresh)
        session.boardChanged.connect(lambda _change: self.refresh())
        session.cardChanged.connect(lambda _before: self.refresh())
        self.refresh()

    def refresh(self) -> None:
        """Show the options of the tool in hand and their values."""
        tool = self.session.hand.tool
        now = (tool.id, tool.options)
        if now != self._shown:
            self._shown = now
            self._build()
        for option in tool.options:
            why, field = self._why_not(option), self._fields[option.name]
            field.setEnabled(not why)
            field.setToolTip(plain_tip(why))
            value = value_of(tool, option.name)
            if isinstance(field, QCheckBox):
                field.setChecked(bool(value))
            else:
                field.setCurrentIndex(
                    next((i for i in range(field.count()) if field.itemData(i) == value), -1)
                )
                # The bar may be too narrow for all of it.
                field.setToolTip(plain_tip(why or field.currentText()))

    def _why_not(self, option: Option) -> str:
        """Why an option can't be had now; "" where it can."""
        session = self.session
        if not option.layer:
            return ""
        if not session.desk.is_drawn_on:
            return why_not_drawn_on(session.ruleset)
        return said(session.document.manner.lock_of(frozenset([option.layer])))

    def _build(self) -> None:
        worked_in = next((name for name, field in self._fields.items() if field.hasFocus()), None)
        for action in self.actions():
            # It takes its widget with it, which would outlive the bar otherwise.
            self.removeAction(action)
            action.deleteLater()
        self._fields.clear()
        tool = self.session.hand.tool
        title = QLabel(f"{tr(tool.title)}  ")
        title.setProperty("heading", True)
        self._put(title)
        for option in tool.options:
            if option.kind == "switch":
                box = QCheckBox(tr(option.title))
                box.clicked.connect(lambda on, name=option.name: self._set(name, on))
                self._fields[option.name] = box
                self._put(box)
                continue
            label = QLabel(f" {tr(option.title)} ")
            label.setProperty("faint", True)
            choice = OneLineChoice()
            choice.setAccessibleName(tr(option.title))
            choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            choice.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            for value, words in option.choices:
                choice.addItem(tr(in_window.label(words)), value)
            choice.activated.connect(
                lambda _row, name=option.name, box=choice: self._set(name, box.currentData())
            )
            self._fields[option.name] = choice
            self._put(label)
            self._put(choice)
        self._fit()
        if worked_in in self._fields:
            # Else it would stay with whatever comes next in the window. The bar shows what is new in a moment.
            field = self._fields[worked_in]
            QTimer.singleShot(0, field, field.setFocus)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show words in full as far as there is room: what needs little has it, the rest share what is left."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        widgets = [self.widgetForAction(action) for action in self.actions()]
        choices = sorted(
            (one for one in self._fields.values() if isinstance(one, QComboBox)),
            key=lambda one: one.sizeHint().width(),
        )
        between = self.style().pixelMetric(QStyle.PixelMetric.PM_ToolBarItemSpacing)
        room = self.width() - _AROUND - len(widgets) * between
        room -= sum(one.sizeHint().width() for one in widgets if one not in choices)
        for left, choice in zip(range(len(choices), 0, -1), choices, strict=True):
            width = min(choice.sizeHint().width(), max(NARROW, room // left))
            choice.setMaximumWidth(width)
            room -= width

    def _put(self, widget: QWidget) -> None:
        """Add a widget, by an action of ours: one that the bar makes leaves its Python half behind when it goes."""
        action = QWidgetAction(self)
        action.setDefaultWidget(widget)
        self.addAction(action)

    def _set(self, name: str, value: object) -> None:
        try:
            self.session.hand.tool.set_option(name, value)
        except BobEditorError as error:
            # An option may alter what is selected, to more than a file may hold.
            self.session.failed.emit(error)
            self.refresh()
