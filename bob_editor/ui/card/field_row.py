"""A field of the form with its title, help and issues around its editor."""

from html import escape

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWhatsThis, QWidget

from bob_editor.editing.card.form_field import CardField
from bob_editor.editing.issues.form_words import message_in_words
from bob_editor.rules.check import Severity
from bob_editor.rules.issues import Issue
from bob_editor.ui.card.editor import Editor, colour_for
from bob_editor.ui.card.plain_fields import tool_button
from bob_editor.ui.dress import icons, theme
from bob_editor.words import tr

TITLE_WIDTH = 108
"""Pixels for titles beside their editors."""


def help_of(field: CardField) -> str:
    """What a field is about, as rich text: its help, the rule, what holds where it is empty, an example."""
    parts = [f"<b>{escape(field.title)}</b>"]
    if field.help:
        parts.append(escape(field.help))
    if field.default is not None:
        default = {True: tr("yes"), False: tr("no")}.get(field.default, field.default)
        parts.append(tr("Where empty: {default}.", default=escape(str(default))))
    if isinstance(field.example, str | int) and field.kind in ("text", "word", "date", "longtext"):
        parts.append(tr("For example: {example}", example=escape(str(field.example))))
    if field.cites:
        parts.append(f"<i>{tr('Rule {cites}', cites=escape(field.cites))}</i>")
    return "".join(f"<p>{part}</p>" for part in parts)


def help_button(field: CardField) -> QToolButton:
    """A “?” that shows a field's help beside it."""
    button = tool_button("mdi6.help-circle-outline", tr("What is {title}?", title=field.title))
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
        self.title = QLabel(field.title + (" *" if field.required else ""))
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
        line.setSpacing(6)
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
            self.title.setFixedWidth(max(TITLE_WIDTH, widest + 2))
            line.addWidget(editor, 1)
            line.addWidget(self.help)
            column.addLayout(line)
        column.addWidget(self.issues)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press on the title, on what is wrong or beside the field is meant for the field."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.editor.take_focus()
            event.accept()
        else:
            super().mousePressEvent(event)

    def show_issues(self) -> None:
        """Say what is wrong with the field itself; what is in it says so there."""
        found = tuple(self.editor.state.issues_at(self.editor.path))
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
