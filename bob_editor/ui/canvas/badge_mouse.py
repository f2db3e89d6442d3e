"""Badges under the mouse: pointed at they say what is wrong, pressed they choose the issue or open its menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QHelpEvent, QMouseEvent
from PySide6.QtWidgets import QMenu, QToolTip

from bob_editor.editing.issues.form_words import message_in_words
from bob_editor.rules.issues import Issue
from bob_editor.ui.canvas.surface import Surface
from bob_editor.words import tr

FEW = 5
"""Issues of one badge that are told in a tooltip."""


class BadgeMouse(QObject):
    """Watches a canvas; presses that are for a badge don't reach the tool.

    With *Select* a click chooses the issue; any other tool is for drawing, so that there a badge only tells. The right
    button opens the menu with every tool that has nothing begun. ``choose`` and ``fill`` are put there by the panel.
    """

    def __init__(self, canvas: Surface, pans: Callable[[], bool]) -> None:
        """``pans`` says whether a press moves the map now."""
        super().__init__(canvas)
        self.canvas = canvas
        self._pans = pans
        self.choose: Callable[[Issue], object] = lambda _issue: None
        """Choose an issue in the list."""
        self.fill: Callable[[QMenu, Sequence[Issue]], object] = lambda _menu, _issues: None
        """Add what can be done about issues to a menu."""
        self._taken = Qt.MouseButton.NoButton
        canvas.installEventFilter(self)

    def issues_at(self, at: QPointF) -> tuple[Issue, ...]:
        """The issues of the badge under a point of the widget; those that count first, the worst of them before."""
        picture, view = self.canvas.picture, self.canvas.view
        if not picture.show_issues or self.canvas.session.empty:
            return ()
        return picture.badges.issues_at(view.to_board(at), view.scale * self.canvas.devicePixelRatioF())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Answer what happens over a badge."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            return self._tell(event)
        if isinstance(event, QContextMenuEvent):
            # It comes beside the press that has opened the menu already.
            by_mouse = event.reason() == QContextMenuEvent.Reason.Mouse
            return by_mouse and self._taken == Qt.MouseButton.RightButton
        if isinstance(event, QMouseEvent):
            if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
                return self._press(event)
            if self._is_rest(event):
                return True
        return super().eventFilter(watched, event)

    def _tell(self, event: QHelpEvent) -> bool:
        issues = self.issues_at(QPointF(event.pos()))
        if issues:
            QToolTip.showText(event.globalPos(), self.words(issues), self.canvas)
        return bool(issues)

    def _is_rest(self, event: QMouseEvent) -> bool:
        """Whether a move or release belongs to a press that was for a badge: the tool never saw it begin."""
        taken = self._taken
        if taken == Qt.MouseButton.NoButton:
            return False
        if event.type() == QEvent.Type.MouseButtonRelease and event.button() == taken:
            self._taken = Qt.MouseButton.NoButton
            return True
        # A menu may have had the release.
        if not event.buttons() & taken:
            self._taken = Qt.MouseButton.NoButton
            return False
        return True

    def words(self, issues: Sequence[Issue]) -> str:
        """What a badge says: each issue with its rule, and how many more there are."""
        form = self.canvas.session.desk.form
        parts = []
        for issue in issues[:FEW]:
            rule = f" [{escape(issue.rule)}]" if issue.rule else ""
            state = tr(" (accepted)") if issue.accepted is not None else ""
            parts.append(f"<p>{escape(message_in_words(issue, form))}{rule}{state}</p>")
        if len(issues) > FEW:
            parts.append(f"<p>{tr('… and {count:,} more', count=len(issues) - FEW)}</p>")
        return "".join(parts)

    def _press(self, event: QMouseEvent) -> bool:
        self._taken = Qt.MouseButton.NoButton
        issues = self.issues_at(event.position()) if self._is_meant(event) else ()
        if not issues:
            return False
        self._taken = event.button()
        if event.button() == Qt.MouseButton.RightButton:
            self._open_menu(issues, event)
        else:
            self.choose(issues[0])
        return True

    def _is_meant(self, event: QMouseEvent) -> bool:
        """Whether a press may be for a badge: nothing is begun, and no outline shows handles that it may be for."""
        hand = self.canvas.session.hand
        is_select = hand.tool is hand.select
        if self._pans() or event.buttons() & ~event.button():
            return False
        if event.button() == Qt.MouseButton.RightButton:
            return is_select or not hand.tool.busy
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        return (
            event.button() == Qt.MouseButton.LeftButton
            and is_select
            and plain
            and not hand.select.hold.places
            and not hand.select.labels.places
        )

    def _open_menu(self, issues: Sequence[Issue], event: QMouseEvent) -> None:
        menu = QMenu(self.canvas)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.fill(menu, issues)
        menu.popup(event.globalPosition().toPoint())
