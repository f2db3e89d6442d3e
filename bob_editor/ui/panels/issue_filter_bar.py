"""What stands above the list of issues: which severities, words, kinds and places are shown, and in which groups."""

from collections.abc import Mapping
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from bob_editor.editing.issues.form_words import kind_in_words
from bob_editor.editing.issues.issue_filter import ALL, IssueFilter
from bob_editor.editing.issues.issue_rows import Grouping
from bob_editor.rules.check import Severity
from bob_editor.rules.issues.flood import how_many
from bob_editor.ui.dress import icons, theme
from bob_editor.ui.dress.buttons import push_button
from bob_editor.ui.dress.plain import unmarked
from bob_editor.ui.dress.search_field import SearchField
from bob_editor.ui.dress.severity_words import SEVERAL
from bob_editor.ui.session.session import Session
from bob_editor.words import mark, numeral, tr

_GROUPINGS: Mapping[Grouping, str] = {
    "kind": mark("Kind"),
    "place": mark("Place"),
    "severity": mark("Severity"),
    "nothing": mark("Nothing"),
}


_SPACE = 4
"""Pixels between the filter and the line that tells what it hides."""


class IssueFilterBar(QWidget):
    """Holds a filter, which outlives edits; what it hides is told in a line with a button that shows all again."""

    changed = Signal()
    """Other issues are to be shown, or in other groups."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._kinds: frozenset[str] = frozenset()
        self._in_selection = False
        self._accepted = True
        self._hexes = session.hand.selection
        self.by: Grouping = "kind"
        self.severities = {severity: self._severity_button(severity) for severity in Severity}
        self.search = SearchField(tr("Search, or a place: D4, D4/D5, B2:E6"))
        self.search.setToolTip(
            tr("Words of the message or kind; the name of a hex or hexside, or an area’s corners")
        )
        self.search.setAccessibleName(tr("Search issues"))
        self.search.textChanged.connect(lambda _text: self.changed.emit())
        self.more = QToolButton()
        self.more.setProperty("flat", True)
        self.more.setToolTip(tr("Which kinds and places to show, and in which groups"))
        self.more.setAccessibleName(tr("Filter and group"))
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        icons.put(self.more, "mdi6.filter-variant")
        self.menu = QMenu(self.more)
        self.menu.aboutToShow.connect(self._fill)
        self.more.setMenu(self.menu)
        self.told = QLabel()
        self.told.setProperty("faint", True)
        self.clear_button: QPushButton = push_button(
            tr("Show all"), "mdi6.filter-remove-outline", tr("Take the filter off"), self.clear
        )
        self.banner = QWidget()
        below = QHBoxLayout(self.banner)
        below.setContentsMargins(0, 0, 0, 0)
        below.addWidget(self.told, 1)
        below.addWidget(self.clear_button)
        self.banner.hide()
        above = QHBoxLayout()
        above.setSpacing(4)
        for button in self.severities.values():
            above.addWidget(button)
        above.addWidget(self.search, 1)
        above.addWidget(self.more)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_SPACE)
        column.addLayout(above)
        column.addWidget(self.banner)
        session.hand.updated.connect(self._follow_selection)
        session.opened.connect(self._forget)

    def _severity_button(self, severity: Severity) -> QToolButton:
        button = QToolButton()
        button.setCheckable(True)
        button.setChecked(True)
        button.setProperty("flat", True)
        button.setToolButtonStyle(button.toolButtonStyle().ToolButtonTextBesideIcon)
        button.setToolTip(tr("Show {severity}", severity=tr(SEVERAL[severity])))
        button.setAccessibleName(tr("Show {severity}", severity=tr(SEVERAL[severity])))
        button.toggled.connect(lambda _on: self.changed.emit())
        return button

    # -- the filter -----------------------------------------------------------------------------------------------

    @property
    def filter(self) -> IssueFilter:
        """What is to be shown. A selection of nothing filters nothing."""
        shown = frozenset(one for one, button in self.severities.items() if button.isChecked())
        return IssueFilter(
            severities=ALL if len(shown) == len(ALL) else shown,
            kinds=self._kinds,
            words=self.search.text(),
            hexes=(self._session.hand.selection or None) if self._in_selection else None,
            accepted=self._accepted,
        )

    def clear(self) -> None:
        """Show all."""
        self._put(IssueFilter())

    def show_kinds(self, *codes: str) -> None:
        """Show only issues of these kinds; of all where none is named."""
        self._put(replace(self.filter, kinds=frozenset(codes)))

    def show_accepted(self, on: bool) -> None:
        """Show accepted issues, or leave them out."""
        self._put(replace(self.filter, accepted=on))

    def keep_to_selection(self, on: bool) -> None:
        """Show only what lies in the selected hexes, as long as any are selected."""
        self._in_selection = on
        self.changed.emit()

    def group(self, by: Grouping) -> None:
        """Put the issues into other groups."""
        self.by = by
        self.changed.emit()

    def _put(self, wanted: IssueFilter) -> None:
        """Show what a filter says, and tell it once."""
        self._kinds, self._accepted = wanted.kinds, wanted.accepted
        self._in_selection = self._in_selection and wanted.hexes is not None
        self.blockSignals(True)
        self.search.setText(wanted.words)
        for severity, button in self.severities.items():
            button.setChecked(severity in wanted.severities)
        self.blockSignals(False)
        self.changed.emit()

    def _forget(self) -> None:
        """Another document is open, whose kinds and places are others."""
        if not self.filter.shows_all:
            self._put(IssueFilter(severities=self.filter.severities))

    def _follow_selection(self) -> None:
        hexes = self._session.hand.selection
        if hexes is not self._hexes:
            self._hexes = hexes
            if self._in_selection:
                self.changed.emit()

    # -- what it looks like -----------------------------------------------------------------------------------------

    def show_counts(
        self, counts: Mapping[Severity, int], shown: int, among: int, *, known: bool = True
    ) -> None:
        """Say how many issues of each severity there are, and how many of all the filter lets be seen.

        Not ``known`` while what is open wasn't checked: then there is no number, not even nought.
        """
        shade = theme.shade_worn()
        for severity, button in self.severities.items():
            button.setText(numeral(counts.get(severity, 0)) if known else "…")
            colour = theme.colour(str(severity), shade).name()
            button.setIcon(icons.icon(icons.SEVERITY_ICONS[severity], colour))
        self.told.setText(tr("{shown:,} of {among:,} shown", shown=shown, among=among))
        self.banner.setVisible(not self.filter.shows_all)

    def take_room_of(self, rows: QWidget) -> None:
        """Have what stands below give the line its room: the panels around would make way for it, and stay so."""
        taken = 0 if self.banner.isHidden() else self.banner.minimumSizeHint().height() + _SPACE
        rows.setMinimumHeight(max(1, rows.minimumSizeHint().height() - taken) if taken else 0)

    def _fill(self) -> None:
        menu = self.menu
        menu.clear()
        self._check(menu, tr("Only in the &selected hexes"), self._in_selection, self.keep_to_selection)
        self._check(menu, tr("&Accepted ones, too"), self._accepted, self.show_accepted)
        self._fill_kinds(menu.addMenu(tr("Only of &kind")))
        menu.addSection(tr("Group by"))
        group = QActionGroup(menu)
        for by, title in _GROUPINGS.items():
            action = self._check(menu, tr(title), self.by == by, partial(self._group_checked, by))
            group.addAction(action)
        menu.addSeparator()
        menu.addAction(icons.icon("mdi6.filter-remove-outline"), tr("Show &all"), self.clear).setEnabled(
            not self.filter.shows_all
        )

    def _fill_kinds(self, menu: QMenu) -> None:
        issues = self._session.issues
        titles = {issue.code: kind_in_words(issue) for issue in issues}
        for code, title in sorted(titles.items(), key=lambda row: row[1]):
            counted = how_many(issue for issue in issues if issue.code == code)
            words = f"{unmarked(title)}  ·  {numeral(counted)}"
            self._check(menu, words, code in self._kinds, partial(self._kind_checked, code))
        menu.setEnabled(bool(titles))

    def _check(self, menu: QMenu, words: str, on: bool, slot: object) -> QAction:
        action = menu.addAction(words)
        action.setCheckable(True)
        action.setChecked(on)
        action.toggled.connect(slot)
        return action

    def _group_checked(self, by: Grouping, on: bool) -> None:
        if on:
            self.group(by)

    def _kind_checked(self, code: str, on: bool) -> None:
        self.show_kinds(*(self._kinds | {code} if on else self._kinds - {code}))
