"""The issues panel: what breaks the rules, where, and what can be done about it."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListView,
    QMenu,
    QStackedWidget,
    QToolButton,
    QWidget,
)

from bob_editor.geometry.hexes import Hex
from bob_editor.render.kit.style import Style
from bob_editor.rules.check import Severity
from bob_editor.rules.game import game_of
from bob_editor.rules.issues import Issue
from bob_editor.ui.desk.desk import Desk
from bob_editor.ui.dialogs import accept_issue
from bob_editor.ui.dress import icons, theme
from bob_editor.ui.dress.buttons import lay_out, push_button
from bob_editor.ui.panels.issue_fixes import IssueFixes
from bob_editor.ui.panels.issue_list import ISSUE, IssueDelegate, IssueModel

_PLURAL = {Severity.ERROR: "errors", Severity.WARNING: "warnings", Severity.HINT: "hints"}


def hexes_of(issue: Issue) -> tuple[Hex, ...]:
    """The hexes to show for an issue."""
    return tuple(dict.fromkeys(at for place in issue.highlight or issue.places for at in place.near))


def count_words(issues: tuple[Issue, ...]) -> str:
    """How many of each severity count, in words; what is accepted doesn't."""
    counts = Counter(issue.severity for issue in issues if issue.accepted is None)
    parts = [
        f"{counts[one]} {_PLURAL[one] if counts[one] != 1 else _PLURAL[one][:-1]}"
        for one in Severity
        if counts[one]
    ]
    return ", ".join(parts) or "No issues"


class IssuesPanel(QWidget):
    """A list that jumps to places, with fixes and acceptance under it."""

    counted = Signal(str)
    """The words of ``count_words`` are others."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        session = desk.session
        self.session = session
        self.setAccessibleName("Issues")
        self.model = IssueModel()
        self.list = QListView()
        self.list.setAccessibleName("Issues")
        self.list.setModel(self.model)
        self.list.setItemDelegate(IssueDelegate(self.list))
        self.list.setUniformItemSizes(False)
        self.list.setMouseTracking(True)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(self._menu)
        self.list.activated.connect(lambda _index: self.jump())
        self.list.doubleClicked.connect(lambda _index: self.jump())
        self.list.selectionModel().currentChanged.connect(self._current_changed)
        self.none = QLabel()
        self.none.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.none.setWordWrap(True)
        self.none.setProperty("faint", True)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.list)
        self.stack.addWidget(self.none)
        self.filters = {severity: self._filter_button(severity) for severity in Severity}
        self.fixes = IssueFixes(desk, lambda: self.current, self)
        self.accept_button = push_button(
            "Acce&pt…", "mdi6.check", "Keep it as it is, and note why in the file", self.accept
        )
        top = QHBoxLayout()
        top.setSpacing(4)
        for button in self.filters.values():
            top.addWidget(button)
        top.addStretch()
        lay_out(self, top, self.stack, self.fixes.button, self.fixes.all_button, self.accept_button)
        session.issuesChanged.connect(self.refresh)
        session.opened.connect(self.refresh)
        desk.actions.connect_all(
            {
                "next_issue": self.jump_to_next,
                "accept_issue": self.accept,
            }
        )
        self.refresh()

    def dress(self, style: Style) -> None:
        """Show the signs in the colours of another theme."""
        del style
        self.refresh()

    def _filter_button(self, severity: Severity) -> QToolButton:
        button = QToolButton()
        button.setCheckable(True)
        button.setChecked(True)
        button.setProperty("flat", True)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setToolTip(f"Show {_PLURAL[severity]}")
        button.setAccessibleName(f"Show {_PLURAL[severity]}")
        button.toggled.connect(self.refresh)
        return button

    # -- what is listed -------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """List the session's issues again, keeping the one that is chosen."""
        kept = self.current
        counts = Counter(issue.severity for issue in self.session.issues if issue.accepted is None)
        shade = theme.shade_worn()
        for severity, button in self.filters.items():
            button.setText(str(counts[severity]))
            button.setIcon(
                icons.icon(icons.SEVERITY_ICONS[severity], theme.colour(str(severity), shade).name())
            )
        shown = [issue for issue in self.session.issues if self.filters[issue.severity].isChecked()]
        self.model.show(shown, self.session.desk.form)
        row = next((row for row, issue in enumerate(self.model.issues) if _same(issue, kept)), -1)
        if row >= 0:
            self.list.setCurrentIndex(self.model.index(row))
        desk = self.session.desk
        checks = len(
            [check for check in game_of(self.session.ruleset).checks if check.subject in desk.subjects]
        )
        if self.session.empty:
            self.none.setText("Nothing is open.")
        elif self.session.issues:
            self.none.setText("No issues of the severities chosen above.")
        else:
            self.none.setText(
                f"No issues: the {desk.kind} passes all {checks} checks of {self.session.ruleset.title}."
            )
        self.stack.setCurrentWidget(self.list if shown else self.none)
        self.counted.emit(count_words(self.session.issues))
        self._enable()

    @property
    def current(self) -> Issue | None:
        """The chosen issue."""
        issue = self.list.currentIndex().data(ISSUE)
        return issue if isinstance(issue, Issue) else None

    def _current_changed(self) -> None:
        issue = self.current
        self.session.attention.mark(hexes_of(issue) if issue is not None else ())
        self._enable()

    def _enable(self) -> None:
        issue = self.current
        self.fixes.enable()
        # What breaks the format is no judgement that one could accept.
        self.accept_button.setEnabled(issue is not None and not issue.code.startswith("schema/"))
        accepted = issue is not None and issue.accepted is not None
        self.accept_button.setText("Don’t acce&pt" if accepted else "Acce&pt…")

    # -- what can be done -------------------------------------------------------------------------------------------

    def jump(self) -> None:
        """Show the place of the chosen issue: on the map, and the field of the card that it is about."""
        issue = self.current
        if issue is None:
            return
        self.session.attention.show_places(hexes_of(issue))
        field = next((place for place in issue.places if place.kind == "field"), None)
        if field is not None:
            self.session.attention.show_field(field.path)

    def jump_to_next(self) -> None:
        """Choose the next issue that counts, the first after the last, and show its place."""
        rows = [row for row, issue in enumerate(self.model.issues) if issue.accepted is None]
        if not rows:
            return
        now = self.list.currentIndex().row()
        self.list.setCurrentIndex(self.model.index(next((row for row in rows if row > now), rows[0])))
        self.jump()

    def accept(self) -> None:
        """Accept the chosen issue for a reason, or let it count again."""
        issue = self.current
        if issue is None:
            return
        desk = self.session.desk
        if issue.accepted is not None:
            self.session.steps.here(desk.withdrawal(issue))
            return
        because = accept_issue.ask(self, issue.message, issue.at or f"Whole {desk.kind}")
        if because is not None:
            self.session.steps.here(desk.acceptance(issue, because))

    def _menu(self, at: QPoint) -> None:
        issue = self.current
        if issue is None:
            return
        menu = QMenu(self)
        menu.addAction(icons.icon("mdi6.crosshairs-gps"), "&Jump to the place", self.jump)
        self.fixes.add_to(menu, issue)
        menu.addSeparator()
        menu.addAction(self.accept_button.text(), self.accept)
        menu.exec(self.list.viewport().mapToGlobal(at))


def _same(issue: Issue, other: Issue | None) -> bool:
    return other is not None and (issue.code, issue.at) == (other.code, other.at)
