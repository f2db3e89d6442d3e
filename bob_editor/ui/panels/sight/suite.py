"""The suite panel: the expected lines of sight kept beside the board, and which of them hold."""

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPoint, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLabel,
    QListView,
    QMenu,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from bob_editor.editing.boards.fresh_board import edition_of
from bob_editor.editing.said import said
from bob_editor.editing.sight.circumstances import circumstances
from bob_editor.editing.sight.expectations import Outcome
from bob_editor.editing.sight.suite_edits import Line, with_edition, with_result, without_lines
from bob_editor.render.kit.style import Style
from bob_editor.rules.game import game_of
from bob_editor.rules.games.editions import told_of_suite
from bob_editor.rules.los.scene import End
from bob_editor.storage.kinds.suites import Suite
from bob_editor.ui.dress import icons
from bob_editor.ui.dress.buttons import lay_out, push_button, wrapping
from bob_editor.ui.dress.plain import plain_label
from bob_editor.ui.dress.typing import ChoosingAll, Copying, Deleting
from bob_editor.ui.panels.sight.suite_list import OUTCOME, SuiteModel
from bob_editor.ui.session.session import Session
from bob_editor.words import tr


class SuitePanel(QWidget):
    """A list that shows each line on the board; what failed is said with its reasons."""

    keepAsked = Signal()
    """The thread in hand is to be kept."""
    told = Signal(str)
    """A sentence about what was shown."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.setAccessibleName(tr("Expected lines"))
        self.head = QLabel()
        self.head.setProperty("heading", True)
        self.only_failing = QToolButton()
        self.only_failing.setCheckable(True)
        self.only_failing.setProperty("flat", True)
        self.only_failing.setText(tr("Failing"))
        self.only_failing.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.only_failing.setToolTip(tr("Show only the lines that aren’t as expected"))
        icons.put(self.only_failing, "mdi6.filter-outline")
        self.only_failing.toggled.connect(self.refresh)
        self.model = SuiteModel()
        self.list = wrapping(QListView())
        self.list.setAccessibleName(tr("Expected lines"))
        self.list.setModel(self.model)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        ChoosingAll(self.list)
        Deleting(self.list, self.delete)
        Copying(self.list)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(self._menu)
        self.list.clicked.connect(lambda _index: self.jump())
        self.list.activated.connect(self._enter)
        self.list.selectionModel().selectionChanged.connect(lambda *_: self._enable())
        self.edition = plain_label()
        self.edition.setWordWrap(True)
        self.edition.setProperty("faint", True)
        self.take_over = push_button(
            tr("Ri&ght by this edition"),
            "mdi6.check-all",
            tr("The lines were made with another edition of the game; say that they hold by this one"),
            self.take_edition,
        )
        self.none = plain_label()
        self.none.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.none.setWordWrap(True)
        self.none.setProperty("faint", True)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.list)
        self.stack.addWidget(self.none)
        self.keep_button = push_button(
            tr("&Keep line"),
            "mdi6.playlist-plus",
            tr("Keep the thread’s answer as expected (K)"),
            self.keepAsked.emit,
        )
        self.accept_button = push_button(
            tr("Accept &new"),
            "mdi6.check",
            tr("Expect from now on what the chosen lines give now"),
            self.accept_new,
        )
        self.delete_button = push_button(
            tr("&Delete"),
            "mdi6.delete-outline",
            tr("Expect nothing of the chosen lines any more"),
            self.delete,
        )
        self._lay_out()
        session.expectationsChanged.connect(self.refresh)
        self._thread: tuple[End | None, End | None] = (None, None)
        session.losChanged.connect(self._thread_changed)
        session.opened.connect(self.refresh)
        self.refresh()

    def dress(self, style: Style) -> None:
        """Show the signs in the colours of another theme."""
        del style
        self.refresh()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self.head, 1)
        top.addWidget(self.only_failing)
        head = QVBoxLayout()
        head.addLayout(top)
        head.addWidget(self.edition)
        head.addWidget(self.take_over)
        lay_out(self, head, self.stack, self.keep_button, self.accept_button, self.delete_button)

    # -- what is listed -------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """List the expectations with what came of them."""
        found = self.session.expectations
        # What fails stands first; else they keep the order of their files.
        shown = found.failing
        if not self.only_failing.isChecked():
            shown += tuple(one for one in found.outcomes if one.holds)
        kept = [one.line for one in self.chosen]
        titles = {place: one.suite.title for place, one in enumerate(found.suites)}
        if len(titles) == 1 and not _lays_anything(found.suites[0].suite):
            titles = {}
        rules = self.session.ruleset
        self.model.sides = self.session.live_los.scene.side_names
        self.model.show(shown, titles, rules)
        self._choose(kept)
        self.head.setText(found.count_words)
        told = [told_of_suite(one.suite.edition, rules, game_of(rules).earlier) for one in found.suites]
        self.edition.setText("\n".join(dict.fromkeys(said(one) for one in told if one)))
        for part in (self.edition, self.take_over):
            part.setVisible(any(told))
        if found.outcomes:
            self.none.setText(tr("Every line is as expected."))
        else:
            trouble = "\n".join(map(said, found.troubles))
            self.none.setText(
                tr(
                    "{trouble}\n\nNo lines are expected yet. Look along a line, then keep it: from then on "
                    "every edit is tested by it.",
                    trouble=trouble,
                )
            )
        self.stack.setCurrentWidget(self.list if shown else self.none)
        # Where the list isn't shown, its being the proxy would stop Tab before this panel for good.
        self.setFocusProxy(self.list if shown else self.only_failing)
        self._enable()

    def _choose(self, lines: list[Line]) -> None:
        """Select these again, wherever they stand now."""
        model = self.list.selectionModel()
        rows = [row for row, one in enumerate(self.model.outcomes) if one.line in lines]
        for number, row in enumerate(rows):
            flag = QItemSelectionModel.SelectionFlag
            how = flag.Select if number else flag.ClearAndSelect
            model.select(self.model.index(row), how)
            if not number:
                model.setCurrentIndex(self.model.index(row), flag.NoUpdate)

    @property
    def chosen(self) -> tuple[Outcome, ...]:
        """The selected expectations."""
        rows = sorted(index.row() for index in self.list.selectionModel().selectedIndexes())
        return tuple(self.model.outcomes[row] for row in rows if row < len(self.model.outcomes))

    def _thread_changed(self) -> None:
        """A line is chosen no longer once another thread is drawn: it would seem to be the one on the board."""
        los = self.session.live_los
        thread, former = (los.origin, los.target), self._thread
        self._thread = thread
        is_chosen = any((one.start, one.goal) == thread for one in self.chosen)
        if thread not in (former, (None, None)) and not is_chosen:
            self.list.clearSelection()
        self._enable()

    def _enable(self) -> None:
        chosen = self.chosen
        self.keep_button.setEnabled(self.session.live_los.answer is not None and not self.session.empty)
        self.delete_button.setEnabled(bool(chosen))
        self.accept_button.setEnabled(any(not one.holds and one.answer is not None for one in chosen))

    # -- what can be done -------------------------------------------------------------------------------------------

    def _enter(self, row: QModelIndex) -> None:
        """Show a line, chosen as by a click: keys come to the first one without choosing it."""
        if not self.list.selectionModel().isSelected(row):
            self.list.setCurrentIndex(row)
        self.jump()

    def jump(self) -> None:
        """Look along the current line, under the circumstances of its suite."""
        one = self.list.currentIndex().data(OUTCOME)
        if not isinstance(one, Outcome) or one.start is None or one.goal is None:
            return
        session, los = self.session, self.session.live_los
        scene = session.expectations.scene_of(one.line)
        if scene is not None and circumstances(scene) != circumstances(los.scene):
            los.borrow(scene)
            self.told.emit(
                tr(
                    "Shown under the circumstances of {name_of}.",
                    name_of=session.expectations.name_of(one.line),
                )
            )
        session.hand.look.hold(one.start, one.goal)
        session.attention.show_places((one.start.hex, one.goal.hex))
        session.attention.mark(())

    def choose_next_failing(self) -> None:
        """Choose the next line that fails, the first after the last, and show it."""
        rows = [row for row, one in enumerate(self.model.outcomes) if not one.holds]
        if rows:
            now = self.list.currentIndex().row()
            self.list.setCurrentIndex(self.model.index(next((row for row in rows if row > now), rows[0])))
            self.jump()

    def accept_new(self) -> None:
        """Expect what the chosen lines give now."""
        suites = self.session.expectations.suites
        chosen = [one for one in self.chosen if not one.holds and one.answer is not None]
        for one in chosen:
            assert one.answer is not None
            suites = with_result(suites, one.line, one.answer)
        if chosen:
            self.session.steps.keep_suites(suites, _label(tr("Accept new result of"), chosen))

    def take_edition(self) -> None:
        """Say that the suites hold by the edition of the game that is here."""
        edition = edition_of(self.session.ruleset)
        if edition is not None:
            suites = with_edition(self.session.expectations.suites, edition)
            self.session.steps.keep_suites(suites, said(f"It is right by edition {edition}"))

    def delete(self) -> None:
        """Expect nothing of the chosen lines."""
        chosen = self.chosen
        if chosen:
            gone = frozenset(one.line for one in chosen)
            suites = without_lines(self.session.expectations.suites, gone)
            self.session.steps.keep_suites(suites, _label(tr("No more expect"), chosen))

    def _menu(self, at: QPoint) -> None:
        if not self.chosen:
            return
        menu = QMenu(self)
        menu.addAction(icons.icon("mdi6.crosshairs-gps"), tr("&Show this line"), self.jump)
        accept = menu.addAction(icons.icon("mdi6.check"), tr("&Accept new result"), self.accept_new)
        accept.setEnabled(self.accept_button.isEnabled())
        menu.addAction(icons.icon("mdi6.delete-outline"), tr("&Delete"), self.delete)
        menu.exec(self.list.viewport().mapToGlobal(at))


def _label(words: str, chosen: list[Outcome] | tuple[Outcome, ...]) -> str:
    one = chosen[0].expected
    return (
        f"{words} {one.start.hex}–{one.goal.hex}"
        if len(chosen) == 1
        else tr("{words} {count} lines", words=words, count=len(chosen))
    )


def _lays_anything(suite: Suite) -> bool:
    """Whether lines of a suite are looked along under circumstances of its own, as by night."""
    return any((suite.conditions, suite.markers, suite.changes, suite.units, suite.rulings))
