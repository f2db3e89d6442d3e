"""The issues panel: what breaks the rules, where, and what can be done about it."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QListView, QMenu, QStackedWidget, QToolButton, QWidget

from bob_editor.editing.issues.issue_filter import Test
from bob_editor.editing.issues.issue_rows import ACCEPTED, Heading, More, Row
from bob_editor.geometry.hexes import Hex
from bob_editor.manual.places import check_place
from bob_editor.render.kit.style import Style
from bob_editor.rules.game import game_of
from bob_editor.rules.issues.issue import Issue
from bob_editor.ui.desk.desk import Desk
from bob_editor.ui.dress import icons
from bob_editor.ui.dress.buttons import lay_out, push_button
from bob_editor.ui.dress.plain import plain_label
from bob_editor.ui.dress.typing import Copying
from bob_editor.ui.panels import issue_judging, issue_menu
from bob_editor.ui.panels.issue_delegate import IssueDelegate
from bob_editor.ui.panels.issue_filter_bar import IssueFilterBar
from bob_editor.ui.panels.issue_fixes import IssueFixes
from bob_editor.ui.panels.issue_list import ROW, IssueModel, whole_text
from bob_editor.ui.panels.issue_words import counts_of, hexes_of, next_after, same_in_list, words_of
from bob_editor.words import tr


class IssuesPanel(QWidget):
    """A list that jumps to places, with fixes and acceptance under it."""

    counted = Signal(str)
    """How many issues of each severity count, in words, is another."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        session = desk.session
        self.session = session
        self._docks = desk.docks
        self._actions = desk.actions
        self._left: Issue | None = None
        self._quiet = False
        self._marked: tuple[Hex, ...] = ()
        self.setAccessibleName(tr("Issues"))
        self.model = IssueModel()
        self.list = self._make_list()
        self.none = plain_label()
        self.none.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.none.setWordWrap(True)
        self.none.setProperty("faint", True)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.list)
        self.stack.addWidget(self.none)
        self.bar = IssueFilterBar(session)
        self.fixes = IssueFixes(desk, lambda: self.current, self._filtered, self)
        self.fixes.taken.connect(self._leave)
        self.accept_button = push_button(
            tr("Acce&pt…"), "mdi6.check", tr("Keep it as it is, and note why in the file"), self.accept
        )
        self.kind_button = self._make_kind_button()
        top = QHBoxLayout()
        top.addWidget(self.bar)
        lay_out(
            self, top, self.stack,
            self.fixes.button, self.fixes.all_button, self.accept_button, self.kind_button,
        )  # fmt: skip
        desk.canvas.badges.choose, desk.canvas.badges.fill = self.show_in_list, self.fill
        session.issuesChanged.connect(self.refresh)
        session.opened.connect(self._opened)
        self.bar.changed.connect(self.refresh)
        self.bar.search.left.connect(desk.canvas.setFocus)
        desk.actions.connect_all(
            {
                "next_issue": self.jump_to_next,
                "accept_issue": self.accept,
                "accept_alike": self.accept_kind,
            }
        )
        self.refresh()

    @property
    def begins_at(self) -> QWidget:
        """Where the keyboard is of most use."""
        return self.list

    def _make_list(self) -> QListView:
        made = QListView()
        made.setAccessibleName(tr("Issues"))
        made.setModel(self.model)
        made.setItemDelegate(IssueDelegate(made))
        made.setUniformItemSizes(False)
        made.setMouseTracking(True)
        made.setResizeMode(QListView.ResizeMode.Adjust)
        made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        made.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        made.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        made.customContextMenuRequested.connect(self._menu_at)
        made.clicked.connect(self._clicked)
        made.doubleClicked.connect(lambda _index: self.jump())
        made.selectionModel().selectionChanged.connect(self._choice_changed)
        Copying(made, lambda: whole_text(self.current, self.model.form) if self.current is not None else "")
        made.installEventFilter(self)
        return made

    def _make_kind_button(self) -> QToolButton:
        button = QToolButton()
        button.setToolTip(tr("What can be done about all of this kind"))
        button.setAccessibleName(tr("All of this kind"))
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        icons.put(button, "mdi6.dots-horizontal")
        menu = QMenu(button)
        menu.aboutToShow.connect(lambda: self._fill_kind_menu(menu))
        button.setMenu(menu)
        return button

    def _fill_kind_menu(self, menu: QMenu) -> None:
        menu.clear()
        issue = self.current
        if issue is not None:
            issue_menu.add_for_all(menu, issue, self, one=False)

    def dress(self, style: Style) -> None:
        """Show the signs in the colours of another theme."""
        del style
        self.refresh()

    def widget(self) -> QWidget:
        """What dialogs stand before."""
        return self

    # -- what is listed -------------------------------------------------------------------------------------------

    def _filtered(self) -> Test | None:
        """What decides of an issue whether it is listed; None where all are."""
        return self.bar.filter.test(self.session.board.grid, self.session.desk.form)

    def _opened(self) -> None:
        """Another document: an issue that reads the same there isn't the one that was chosen."""
        self.list.clearSelection()
        self.refresh()

    def refresh(self) -> None:
        """List the session's issues again, keeping the one that is chosen, or going on where that was mended."""
        row, former = self._row, self.model.issues if self._left is not None else ()
        top = self.list.verticalScrollBar().value()
        issues, form = self.session.issues, self.session.desk.form
        shown = self.bar.filter.chosen(issues, self.session.board.grid, form)
        counts, known = counts_of(issues), self.session.empty or self.session.desk.is_checked
        self.bar.show_counts(counts, len(shown), len(issues), known=known)
        self.bar.take_room_of(self.stack)
        self.model.show(shown, form, self.bar.by)
        self.none.setText(self._nothing_words(issues))
        self.stack.setCurrentWidget(self.list if shown else self.none)
        if isinstance(row, Issue):
            self._keep(row, former, top)
        else:
            self._keep_place(row, top)
        self.counted.emit(words_of(counts, known=known))
        self._enable()

    def _nothing_words(self, issues: Sequence[Issue]) -> str:
        """Why the list is empty."""
        desk = self.session.desk
        if self.session.empty:
            return tr("Nothing is open.")
        if issues:
            number = (
                tr("The only issue is")
                if len(issues) == 1
                else tr("All {count:,} issues are", count=len(issues))
            )
            return tr("{number} filtered out. “Show all” takes the filter off.", number=number)
        if not desk.is_checked:
            # How many checks there are is known once they are loaded, which the picture doesn't wait for.
            return tr("Not checked yet.")
        checks = sum(check.subject in desk.subjects for check in game_of(self.session.ruleset).checks)
        return tr(
            "No issues: all {checks} checks of {title} are passed.",
            checks=checks,
            title=self.session.ruleset.title,
        )

    def _keep(self, kept: Issue, former: Sequence[Issue], top: int) -> None:
        """Choose again what was chosen; after what was mended or accepted, the next; else nothing."""
        now = self.model.issues
        same = same_in_list(kept, now)
        if self._left is kept:
            gone = same is None or (same.accepted is not None and kept.accepted is None)
            self._left = None if gone else same
            following = next_after(kept, former, now) if gone else None
            if following is not None:
                self._choose(following)
                self.session.attention.show_places(self._marked)
                return
        if same is None:
            self._keep_place(None, top)
            return
        # What Escape took off the map stays off it.
        self._quiet = self.session.attention.highlight != self._marked
        self._choose(same)
        self._quiet = False

    def _keep_place(self, row: Row | None, top: int) -> None:
        """No issue is chosen, so none is marked; the list stays where it was."""
        if isinstance(row, Heading):
            self.list.setCurrentIndex(self.model.heading(row.group.key))
        self._choice_changed()
        self.list.verticalScrollBar().setValue(top)

    def _choose(self, issue: Issue) -> None:
        index = self.model.reveal(issue)
        if index.isValid():
            self.list.setCurrentIndex(index)

    @property
    def _row(self) -> Row | None:
        """The chosen row."""
        chosen = self.list.selectionModel().selectedIndexes()
        return chosen[0].data(ROW) if chosen else None

    @property
    def current(self) -> Issue | None:
        """The chosen issue."""
        row = self._row
        return row if isinstance(row, Issue) else None

    @property
    def is_on_map(self) -> bool:
        """Whether the chosen issue is marked on the map, as by F8, or is one of the whole map that one was led to."""
        attention = self.session.attention
        return attention.highlight == self._marked and (bool(self._marked) or attention.whole)

    def help_place(self) -> str:
        """Where the manual tells of the chosen issue's check."""
        return check_place(self.current.code) if self.current is not None else ""

    def _choice_changed(self) -> None:
        """Mark the hexes of the chosen issue; where none is chosen, what was marked for one no longer is."""
        issue, attention = self.current, self.session.attention
        if issue is not None:
            self._marked = hexes_of(issue)
            if not self._quiet:
                attention.mark(self._marked)
        elif self._marked:
            if attention.highlight == self._marked:
                attention.mark(())
            self._marked = ()
        self._enable()

    def _enable(self) -> None:
        issue = self.current
        self.fixes.enable()
        judges = issue is not None and issue.can_be_accepted
        self.accept_button.setEnabled(judges)
        self._actions.enable(("accept_issue", "accept_alike"), judges)
        self._actions.enable(("next_issue",), any(one.accepted is None for one in self.model.issues))
        self.kind_button.setEnabled(issue is not None)
        accepted = issue is not None and issue.accepted is not None
        self.accept_button.setText(tr("Don’t acce&pt") if accepted else tr("Acce&pt…"))

    # -- folding ----------------------------------------------------------------------------------------------------

    def _clicked(self, index: QModelIndex) -> None:
        row = index.data(ROW)
        if isinstance(row, Heading | More):
            self._open(row)

    def _open(self, row: Heading | More) -> None:
        """Fold or unfold a group, or list more of it."""
        if isinstance(row, Heading):
            self._fold(row.group.key, not row.folded)
            return
        at = self.list.selectionModel().currentIndex().row()
        self.model.show_more(row)
        self.list.setCurrentIndex(self.model.index(at))

    def _fold(self, key: str, on: bool) -> None:
        self.model.fold((key,), on)
        self.list.setCurrentIndex(self.model.heading(key))

    def fold_all(self, *, on: bool) -> None:
        """Show headings alone, or what stands under them, too."""
        kept = self.current
        self.model.fold([group.key for group in self.model.groups], on)
        if kept is not None and not on:
            self._choose(kept)
        self._choice_changed()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Left folds a group, Right unfolds it, Enter does what the row is for."""
        if watched is self.list and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            row, key = self._row, event.key()
            group = self.model.group_of(row) if row is not None else None
            if key in (Qt.Key.Key_Left, Qt.Key.Key_Right) and group is not None and group.title:
                self._fold(group.key, key == Qt.Key.Key_Left)
                return True
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and row is not None:
                if isinstance(row, Issue):
                    self.jump()
                else:
                    self._open(row)
                return True
        return super().eventFilter(watched, event)

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

    def choose(self, issue: Issue) -> None:
        """Choose an issue; where the filter hides it, that is taken off."""
        shows = self._filtered()
        if shows is not None and not shows(issue):
            self.bar.clear()
        same = same_in_list(issue, self.model.issues)
        if same is not None:
            self._choose(same)

    def show_issue(self, issue: Issue) -> None:
        """Choose it, and show its place."""
        self.choose(issue)
        self.jump()

    def show_in_list(self, issue: Issue) -> None:
        """Choose it, and bring the list forward."""
        self.choose(issue)
        self._docks.bring_forward("issues")

    def jump_to_next(self) -> None:
        """Choose the next issue that counts, the first after the last, and show its place."""
        counting = [issue for issue in self.model.issues if issue.accepted is None]
        if not counting:
            return
        now = self.current
        at = next((number for number, issue in enumerate(counting) if issue is now), -1)
        self._choose(counting[(at + 1) % len(counting)])
        self.jump()

    def accept(self) -> None:
        """Accept the chosen issue for a reason, or let it count again."""
        issue = self.current
        if issue is not None:
            self.accept_these((issue,))

    def accept_kind(self) -> None:
        """Accept all of the chosen issue's kind that are shown, or let them count again."""
        issue = self.current
        if issue is not None:
            self.accept_these(self.model.alike(issue))

    def accept_these(self, issues: Sequence[Issue]) -> None:
        """Accept issues of one kind for a reason, or let them count again, as one step of undo."""
        issues = [one for one in issues if one.can_be_accepted]
        if not issues:
            return
        issues = issue_judging.with_companions(issues, self.session.issues)
        edit = issue_judging.judged(self, self.session, issues)
        if edit is None:
            return
        if self.current is not None and any(one is self.current for one in issues):
            self._leave(self.current)
        self.session.steps.here(edit)

    def _leave(self, issue: Issue) -> None:
        """What is chosen is being mended or accepted: the next is to be chosen once it is gone."""
        self._left = issue if issue is self.current else None

    # -- menus --------------------------------------------------------------------------------------------------------

    def fill(self, menu: QMenu, issues: Sequence[Issue]) -> None:
        """Add what can be done about issues to a menu, as one of the map."""
        issue_menu.issue_menu(menu, issues, self)

    def _menu_at(self, at: QPoint) -> None:
        row = self._row
        if row is None:
            return
        menu = QMenu(self)
        if isinstance(row, Issue):
            issue_menu.issue_menu(menu, (row,), self)
            menu.addSeparator()
        elif row.group.key != ACCEPTED and self.bar.by == "kind":
            issue_menu.add_for_all(menu, row.group.issues[0], self, one=False)
            menu.addSeparator()
        menu.addAction(tr("&Fold all"), lambda: self.fold_all(on=True))
        menu.addAction(tr("&Unfold all"), lambda: self.fold_all(on=False))
        menu.exec(self.list.viewport().mapToGlobal(at))
