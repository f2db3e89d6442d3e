"""Badges under the mouse: pointed at they say what is wrong, pressed they choose the issue or open its menu."""

from collections.abc import Callable, Sequence
from html import escape

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QHelpEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QMenu, QToolTip

from bob_editor.editing.issues.form_words import message_in_words
from bob_editor.rules.issues.issue import Issue
from bob_editor.ui.canvas.surface import Surface
from bob_editor.words import tr

FEW = 5
"""Issues of one badge that are told in a tooltip."""


class BadgeMouse(QObject):
    """Watches a canvas; presses that are for a badge don't reach the tool.

    With every tool that has nothing begun a click chooses the issue, and the right button opens its menu: nobody who
    aims at a badge means what lies beneath. A press that becomes a drag was meant for the tool, which then gets it.
    ``choose`` and ``fill`` are put there by the panel.
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
        self._held: tuple[QMouseEvent, Issue] | None = None
        self._hands_over = False
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
        if isinstance(event, QMouseEvent) and not self._hands_over:
            if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
                return self._press(event)
            if self._is_rest(event) or self._is_over(event):
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
        held = self._held
        if event.type() == QEvent.Type.MouseButtonRelease and event.button() == taken:
            self._let_go()
            if held is not None:
                self.choose(held[1])
            return True
        # A menu may have had the release.
        if not event.buttons() & taken:
            self._let_go()
            return False
        if held is not None and _far(held[0], event):
            self._let_go()
            self._hand_over(held[0])
            return False
        return True

    def _is_over(self, event: QMouseEvent) -> bool:
        """Whether the mouse hovers over a badge that a click would be for: then the tool in hand proposes nothing."""
        hand = self.canvas.session.hand
        over = (
            not event.buttons()
            and event.type() == QEvent.Type.MouseMove
            and not hand.tool.busy
            and bool(self.issues_at(event.position()))
        )
        if over and hand.tool.pointer is not None:
            hand.tool.leave()
        return over

    def _let_go(self) -> None:
        self._taken, self._held = Qt.MouseButton.NoButton, None

    def _hand_over(self, press: QMouseEvent) -> None:
        """Let the tool have a press that was kept back."""
        self._hands_over = True
        try:
            QApplication.sendEvent(self.canvas, press)
        finally:
            self._hands_over = False

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
        self._let_go()
        issues = self.issues_at(event.position()) if self._is_meant(event) else ()
        if not issues:
            return False
        self._taken = event.button()
        if event.button() == Qt.MouseButton.RightButton:
            self._open_menu(issues, event)
        else:
            self._held = event.clone(), issues[0]
        return True

    def _is_meant(self, event: QMouseEvent) -> bool:
        """Whether a press may be for a badge: nothing is begun, and no outline shows handles that it may be for."""
        hand = self.canvas.session.hand
        select = hand.select if hand.tool is hand.select else None
        if self._pans() or event.buttons() & ~event.button() or (select is None and hand.tool.busy):
            return False
        if event.button() == Qt.MouseButton.RightButton:
            return True
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        has_handles = select is not None and bool(select.hold.places or select.labels.places)
        return event.button() == Qt.MouseButton.LeftButton and plain and not has_handles

    def _open_menu(self, issues: Sequence[Issue], event: QMouseEvent) -> None:
        menu = QMenu(self.canvas)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.fill(menu, issues)
        menu.popup(event.globalPosition().toPoint())


def _far(press: QMouseEvent, event: QMouseEvent) -> bool:
    """Whether the mouse has gone far enough from a press to drag."""
    way = event.globalPosition() - press.globalPosition()
    return way.manhattanLength() >= QApplication.startDragDistance()
