"""How the rows of the issues panel look: message, place and rule on two lines, the severity's sign before them."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from bob_editor.editing.issues.issue_rows import Heading, More
from bob_editor.rules.issues.issue import Issue
from bob_editor.ui.dress import icons, theme
from bob_editor.ui.panels.issue_list import PLACE, ROW, AnyIndex

_SIGN = 18
_GAP = 8


class IssueDelegate(QStyledItemDelegate):
    """Paints a row as high as its wrapped message needs."""

    def _fonts(self, option: QStyleOptionViewItem) -> tuple[QFont, QFont]:
        small = QFont(option.font)
        small.setPointSizeF(option.font.pointSizeF() * 0.9)
        return option.font, small

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """Two lines at least, more where the message needs them; one for a heading."""
        font, small = self._fonts(option)
        if not isinstance(index.data(ROW), Issue):
            return QSize(120, QFontMetrics(font).height() + _GAP)
        view: QWidget = option.widget
        width = max(80, view.width() - _SIGN - 3 * _GAP - 24)
        wrapped = QFontMetrics(font).boundingRect(
            QRect(0, 0, width, 1000), Qt.TextFlag.TextWordWrap, index.data()
        )
        return QSize(120, wrapped.height() + QFontMetrics(small).height() + 2 * _GAP - 2)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """The row on its ground, which tells whether it is chosen or pointed at."""
        row = index.data(ROW)
        palette: QPalette = option.palette
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        if chosen:
            painter.fillRect(option.rect, palette.color(QPalette.ColorRole.Highlight))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(option.rect, palette.color(QPalette.ColorRole.Midlight))
        elif isinstance(row, Heading):
            painter.fillRect(option.rect, palette.color(QPalette.ColorRole.AlternateBase))
        text = palette.color(QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Text)
        faint = text if chosen else palette.color(QPalette.ColorRole.PlaceholderText)
        if isinstance(row, Issue):
            self._paint_issue(painter, option, index, text, faint)
        else:
            self._paint_plain(painter, option, index, text, faint)
        painter.setPen(palette.color(QPalette.ColorRole.Mid))
        painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight())
        painter.restore()

    def _paint_plain(
        self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex, text: QColor, faint: QColor
    ) -> None:
        """A heading with the sign of its fold, or what is left of a flood."""
        row: Heading | More = index.data(ROW)
        inner = option.rect.adjusted(_GAP, 0, -_GAP, 0)
        font = QFont(option.font)
        colour = faint
        if isinstance(row, Heading):
            font.setBold(True)
            colour = text
            sign = "mdi6.chevron-right" if row.folded else "mdi6.chevron-down"
            where = QRect(inner.left(), inner.center().y() - _SIGN // 2, _SIGN, _SIGN)
            icons.icon(sign, text.name()).paint(painter, where)
        painter.setFont(font)
        painter.setPen(colour)
        words = inner.adjusted(_SIGN + _GAP, 0, 0, 0)
        said = QFontMetrics(font).elidedText(index.data(), Qt.TextElideMode.ElideRight, words.width())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, said)

    def _paint_issue(
        self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex, text: QColor, faint: QColor
    ) -> None:
        """Sign, message, place."""
        issue: Issue = index.data(ROW)
        font, small = self._fonts(option)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        accepted = issue.accepted is not None
        if accepted and not chosen:
            text = faint
        shade = theme.shade_worn()
        colour = text if chosen or accepted else theme.colour(str(issue.severity), shade)
        sign = "mdi6.check-circle-outline" if accepted else icons.SEVERITY_ICONS[issue.severity]
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
