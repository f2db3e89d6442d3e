"""The rows of the issues panel: message, place and rule on two lines, the severity's sign before them."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from bob_editor.editing.card.form import CardForm
from bob_editor.editing.issues.form_words import message_in_words, place_in_words
from bob_editor.rules.issues import Issue
from bob_editor.ui.dress import icons, theme

AnyIndex = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()
ISSUE = Qt.ItemDataRole.UserRole
PLACE = Qt.ItemDataRole.UserRole + 1
_SIGN = 18
_GAP = 8


def place_line(issue: Issue, form: CardForm | None = None) -> str:
    """Where it is, by which rule, and why it is accepted if it is; fields of a card in the words of its form."""
    whole = "whole board" if form is None else "whole scenario"
    places = ", ".join(place_in_words(place, form) for place in issue.places[:3]) or whole
    if len(issue.places) > 3:
        places += f" and {len(issue.places) - 3} more"
    parts = [places]
    if issue.rule:
        parts.append(issue.rule if issue.rule != issue.cites else f"rule {issue.cites}")
    if issue.accepted is not None:
        parts.append(f"accepted: {issue.accepted.because}" if issue.accepted.because else "accepted")
    elif issue.fixes:
        parts.append("can be fixed")
    return "  ·  ".join(parts)


class IssueModel(QAbstractListModel):
    """Issues as rows, accepted ones last."""

    def __init__(self) -> None:
        super().__init__()
        self.issues: tuple[Issue, ...] = ()
        self.form: CardForm | None = None

    def show(self, issues: Sequence[Issue], form: CardForm | None = None) -> None:
        """List these, in the words of a card's form where they are issues of one."""
        self.beginResetModel()
        self.form = form
        self.issues = tuple(sorted(issues, key=lambda issue: issue.accepted is not None))
        self.endResetModel()

    def rowCount(self, parent: AnyIndex = _NO_INDEX) -> int:
        """One row an issue."""
        return 0 if parent.isValid() else len(self.issues)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The message, the issue itself, and why it matters as a tooltip."""
        issue = self.issues[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return message_in_words(issue, self.form)
        if role == ISSUE:
            return issue
        if role == PLACE:
            return place_line(issue, self.form)
        if role == Qt.ItemDataRole.ToolTipRole:
            return f"<p><b>{escape(issue.code)}</b></p><p>{escape(issue.why)}</p>"
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{issue.severity}: {message_in_words(issue, self.form)} {place_line(issue, self.form)}"
        return None


class IssueDelegate(QStyledItemDelegate):
    """Paints a row as high as its wrapped message needs."""

    def _fonts(self, option: QStyleOptionViewItem) -> tuple[QFont, QFont]:
        small = QFont(option.font)
        small.setPointSizeF(option.font.pointSizeF() * 0.9)
        return option.font, small

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """Two lines at least; more where the message needs them."""
        font, small = self._fonts(option)
        view: QWidget = option.widget
        width = max(80, view.width() - _SIGN - 3 * _GAP - 24)
        wrapped = QFontMetrics(font).boundingRect(
            QRect(0, 0, width, 1000), Qt.TextFlag.TextWordWrap, index.data()
        )
        return QSize(120, wrapped.height() + QFontMetrics(small).height() + 2 * _GAP - 2)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """Sign, message, place."""
        issue: Issue = index.data(ISSUE)
        font, small = self._fonts(option)
        palette: QPalette = option.palette
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        if chosen:
            painter.fillRect(option.rect, palette.color(QPalette.ColorRole.Highlight))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(option.rect, palette.color(QPalette.ColorRole.Midlight))
        text = palette.color(QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Text)
        faint = text if chosen else palette.color(QPalette.ColorRole.PlaceholderText)
        if issue.accepted is not None and not chosen:
            text = faint
        shade = theme.shade_worn()
        colour = text if chosen or issue.accepted is not None else theme.colour(str(issue.severity), shade)
        sign = (
            "mdi6.check-circle-outline"
            if issue.accepted is not None
            else icons.SEVERITY_ICONS[issue.severity]
        )
        inner = option.rect.adjusted(_GAP, _GAP - 2, -_GAP, -_GAP // 2)
        icons.icon(sign, colour.name()).paint(painter, QRect(inner.left(), inner.top(), _SIGN, _SIGN))
        words = inner.adjusted(_SIGN + _GAP, 0, 0, 0)
        painter.setFont(font)
        painter.setPen(text)
        used = painter.boundingRect(words, Qt.TextFlag.TextWordWrap, index.data())
        painter.drawText(words, Qt.TextFlag.TextWordWrap, index.data())
        painter.setFont(small)
        painter.setPen(faint)
        line = QRect(words.left(), used.bottom() + 2, words.width(), QFontMetrics(small).height())
        said = QFontMetrics(small).elidedText(index.data(PLACE), Qt.TextElideMode.ElideRight, line.width())
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, said)
        painter.setPen(palette.color(QPalette.ColorRole.Mid))
        painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight())
        painter.restore()
