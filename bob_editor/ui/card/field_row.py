"""A field of the form with its title, help and issues around its editor."""

from html import escape

from PySide6.QtCore import QPoint, QSize, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWhatsThis,
    QWidget,
)

from bob_editor.editing.card.form_field import CardField
from bob_editor.editing.issues.form_words import message_in_words
from bob_editor.rules.check import Severity
from bob_editor.rules.issues.issue import Issue
from bob_editor.ui.card.editor import Editor, colour_for
from bob_editor.ui.card.plain_fields import tool_button
from bob_editor.ui.dress import icons, theme
from bob_editor.ui.dress.plain import plain_label, unmarked
from bob_editor.words import tr

TITLE_WIDTH = 108
"""Pixels for titles beside their editors."""

ENTRY_WIDTH = 130
"""Pixels that an editor and its “?” have at least beside a title: what is typed is to be read."""

BETWEEN = 6
"""Pixels between the two."""

HELP_WIDTH = 26
"""Pixels of a “?”: all of them stand below one another, also where there is little room."""

MOST = 16_777_215
"""Qt's word for any width."""


def help_of(field: CardField) -> str:
    """What a field is about, as rich text: its help, the rule, what holds where it is empty, an example."""
    parts = [f"<b>{escape(field.title)}</b>"]
    if field.help:
        parts.append(escape(field.help))
    if field.default is not None:
        parts.append(tr("Where empty: {default}.", default=escape(_default_of(field))))
    if isinstance(field.example, str | int) and field.kind in ("text", "word", "date", "longtext"):
        parts.append(tr("For example: {example}", example=escape(str(field.example))))
    if field.cites:
        parts.append(f"<i>{tr('Rule {cites}', cites=escape(field.cites))}</i>")
    return "".join(f"<p>{part}</p>" for part in parts)


def _default_of(field: CardField) -> str:
    """What holds where a field is empty, as its choice is called: a game may count 0 and 1, and answer by yes or no."""
    default = field.default
    title = next((title for value, title in field.choices if value == default), None)
    if title is not None or not isinstance(default, bool):
        return str(title or default)
    return tr("yes") if default else tr("no")


def help_button(field: CardField) -> QToolButton:
    """A “?” that shows a field's help beside it."""
    button = tool_button("mdi6.help-circle-outline", tr("What is {title}?", title=field.title))
    button.setFixedWidth(HELP_WIDTH)
    # Reached with the mouse, or as the field's tooltip: Tab goes from field to field.
    button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    button.clicked.connect(
        lambda: QWhatsThis.showText(button.mapToGlobal(QPoint(0, button.height())), help_of(field), button)
    )
    return button


class FieldRow(QWidget):
    """Title, “?” and editor; below it what is wrong with the field."""

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.editor = editor
        field = editor.field
        self.title = plain_label(unmarked(field.title) + (" *" if field.required else ""))
        self.title.setWordWrap(True)
        self.title.setBuddy(editor.focusProxy() or editor)
        self.title.setToolTip(help_of(field))
        self.help = help_button(field)
        self.issues = QLabel()
        self.issues.setWordWrap(True)
        self.issues.setTextFormat(Qt.TextFormat.RichText)
        self.issues.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.issues.hide()
        self._told: tuple[Issue, ...] = ()
        editor.setToolTip(help_of(field))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        line = QHBoxLayout()
        line.setSpacing(BETWEEN)
        self._line, self._entry, self._title_width = line, QHBoxLayout(), 0
        line.addWidget(self.title, 0 if not editor.wide else 1)
        if editor.wide:
            self.title.setProperty("heading", True)
            line.addWidget(self.help)
            column.addLayout(line)
            column.addWidget(editor)
        else:
            # Words aren't broken: one that is longer than that takes what it needs.
            widest = max(
                map(self.title.fontMetrics().horizontalAdvance, self.title.text().split()), default=0
            )
            self._title_width = max(TITLE_WIDTH, widest + 2)
            self.title.setFixedWidth(self._title_width)
            self._entry.addWidget(editor, 1)
            self._entry.addWidget(self.help)
            line.addLayout(self._entry, 1)
            column.addLayout(line)
        column.addWidget(self.issues)

    def minimumSizeHint(self) -> QSize:
        """In a narrow form a title may stand above its editor."""
        least = super().minimumSizeHint()
        if self._title_width and not self._stacked:
            beside = self._title_width + BETWEEN
            least.setWidth(max(self._title_width, least.width() - beside))
        return least

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Titles are beside their editors where there is room for both."""
        super().resizeEvent(event)
        if self._title_width and self._is_narrow != self._stacked:
            # Not at once: what is resized may be in the midst of being laid out.
            QTimer.singleShot(0, self, self._turn)

    @property
    def _is_narrow(self) -> bool:
        entry = max(ENTRY_WIDTH, self._entry.minimumSize().width())
        return self.width() < self._title_width + BETWEEN + entry

    @property
    def _stacked(self) -> bool:
        return self._line.direction() == QBoxLayout.Direction.TopToBottom

    def _turn(self) -> None:
        """Put the title above the editor, or beside it."""
        above, ways = self._is_narrow, QBoxLayout.Direction
        self.title.setMaximumWidth(MOST if above else self._title_width)
        self._line.setSpacing(0 if above else BETWEEN)
        self._line.setDirection(ways.TopToBottom if above else ways.LeftToRight)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press on the title, on what is wrong or beside the field is meant for the field."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.editor.take_focus()
            event.accept()
        else:
            super().mousePressEvent(event)

    def show_issues(self) -> None:
        """Say what is wrong with the field; what has an editor of its own in it says so there."""
        editor, state = self.editor, self.editor.state
        found = tuple((state.issues_at if editor.parted else state.issues_in)(editor.path))
        if found == self._told:
            return
        self._told = found
        shade = theme.shade_worn()
        self.issues.setVisible(bool(found))
        told = ((str(one.severity), message_in_words(one, self.editor.state.form)) for one in found)
        self.issues.setText(
            "<br>".join(
                f"<span style='color:{theme.colour(severity, shade).name()}'>{escape(message)}</span>"
                for severity, message in told
            )
        )
        worst = min((one.severity for one in found), key=lambda one: one.rank, default=None)
        self.editor.mark("" if worst is None else str(worst))
        colour_for(self.title, "" if worst is None else str(worst))


def badge(issues: list[Issue]) -> tuple[str, Severity | None]:
    """How many issues there are, and the worst of them."""
    worst = min((one.severity for one in issues), key=lambda one: one.rank, default=None)
    return (str(len(issues)) if issues else "", worst)


def sign(severity: Severity) -> object:
    """The icon of a severity in the theme's colour."""
    return icons.icon(icons.SEVERITY_ICONS[severity], theme.colour(str(severity), theme.shade_worn()).name())
