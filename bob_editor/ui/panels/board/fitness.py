"""The fitness panel: the board laid against itself and the others of its set, and what doesn't meet."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QStackedWidget,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from bob_editor.editing.mating.fitness import Meeting, meetings
from bob_editor.editing.mating.set_of_boards import boards_beside, read_ground
from bob_editor.editing.said import said
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.ruleset import Ruleset
from bob_editor.ui.dress import icons
from bob_editor.ui.dress.buttons import lay_out, show_progress
from bob_editor.ui.dress.plain import plain_label
from bob_editor.ui.session.beside.work import Progress, Task, Worker
from bob_editor.ui.session.session import Session
from bob_editor.words import many, tr

_REST = 400
"""Milliseconds after an edit before the board is laid against the others anew."""

_PADDING = 8
"""Pixels that the program's dress keeps on both sides of a row."""

_HEXES = Qt.ItemDataRole.UserRole

_OPPOSITE = {"left": "right", "right": "left", "top": "bottom", "bottom": "top"}


def words_of(meeting: Meeting) -> str:
    """How the boards lie, and what comes of it."""
    edge = meeting.edge if meeting.turned else _OPPOSITE[meeting.edge]
    count = len(meeting.gaps)
    outcome = tr("No gap") if not count else tr("1 gap") if count == 1 else tr("{count} gaps", count=count)
    if meeting.why:
        outcome = said(meeting.why).removesuffix(".")
    told = tr(
        "{outcome}: {edge} edge on the {other} edge of {whose}",
        outcome=outcome,
        edge=said(meeting.edge),
        other=said(edge),
        whose=meeting.title or tr("its own"),
    )
    return told + (tr(", turned") if meeting.turned else "")


class _Rows(QStyledItemDelegate):
    """Rows as high as their words need: a tree by itself asks how high they are in a single line."""

    def __init__(self, tree: QTreeWidget) -> None:
        super().__init__(tree)
        self._tree = tree
        tree.setWordWrap(True)
        tree.setItemDelegate(self)
        tree.header().sectionResized.connect(lambda *_: tree.scheduleDelayedItemsLayout())

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """In the width of the tree, less what a row is moved in by."""
        beside = (2 if index.parent().isValid() else 1) * self._tree.indentation() + _PADDING
        option.rect = QRect(0, 0, self._tree.viewport().width() - beside, 1)
        return super().sizeHint(option, index)


class FitnessPanel(QWidget):
    """A tree of meetings with their gaps; one that is chosen is shown on the map."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.setAccessibleName(tr("Geomorphic fitness"))
        self.head = QLabel()
        self.head.setProperty("heading", True)
        self.others = QCheckBox(tr("&Boards beside it, too"))
        self.others.setToolTip(tr("Lay the board also against the other boards of its game in its folder"))
        self.others.setChecked(True)
        self.only_gaps = QCheckBox(tr("Only &gaps"))
        self.only_gaps.setToolTip(tr("Leave out the edges at which everything meets"))
        self.tree = QTreeWidget()
        self.tree.setAccessibleName(tr("What meets and what doesn’t"))
        self.tree.setHeaderHidden(True)
        _Rows(self.tree)
        self.none = plain_label()
        self.none.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.none.setWordWrap(True)
        self.none.setProperty("faint", True)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.tree)
        self.stack.addWidget(self.none)
        self.bar = QProgressBar()
        self.bar.setMaximumHeight(6)
        self.bar.setTextVisible(False)
        self.bar.hide()
        self.found: tuple[Meeting, ...] = ()
        self._of: object = None
        self._worker = Worker(self)
        self._worker.progressed.connect(lambda done, total: show_progress(self.bar, done, total))
        self._worker.changed.connect(lambda: self.bar.setVisible(self._worker.busy))
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST)
        self._rest.timeout.connect(self.lay)
        self.others.toggled.connect(self.lay)
        self.only_gaps.toggled.connect(self._list)
        self.tree.itemClicked.connect(self._show)
        self.tree.itemActivated.connect(self._show)
        session.boardChanged.connect(lambda _change: self._rest.start())
        session.opened.connect(self._forget)
        self.destroyed.connect(self._worker.end)
        top = QHBoxLayout()
        top.addWidget(self.head, 1)
        top.addWidget(self.others)
        top.addWidget(self.only_gaps)
        lay_out(self, top, self.stack)
        layout = self.layout()
        assert layout is not None  # lay_out gave it
        layout.addWidget(self.bar)
        self._list()

    def showEvent(self, event: QShowEvent) -> None:
        """Nothing is laid while nobody looks; the boards beside it may have changed meanwhile, as in another tab."""
        super().showEvent(event)
        self._of = None
        self._rest.start(0)

    def _forget(self) -> None:
        self._worker.cancel()
        self.found, self._of = (), None
        self._list()
        self._rest.start()

    def lay(self) -> None:
        """Lay the board against itself and the others, beside the window."""
        session = self.session
        if not self.isVisible() or session.empty or session.scenario is not None:
            return
        path = session.desk.path if self.others.isChecked() else None
        wanted = (session.board, path)
        if self._of == wanted:
            return
        self._worker.begin(
            _task(session.board, session.ruleset, None if path is None else Path(path)), self._take
        )
        self._of = wanted

    def _take(self, found: object) -> None:
        assert isinstance(found, tuple)  # what the task returns
        if found != self.found:
            self.found = found
            self._list()

    def _list(self) -> None:
        """Show what was found; edges with gaps first."""
        self.tree.clear()
        gaps = sum(len(one.gaps) for one in self.found)
        tried = [one for one in self.found if not one.why]
        shown = (
            [one for one in self.found if one.gaps or one.why] if self.only_gaps.isChecked() else self.found
        )
        for one in sorted(shown, key=lambda one: (not one.gaps, bool(one.why))):
            row = QTreeWidgetItem(self.tree, [words_of(one)])
            row.setData(0, _HEXES, tuple(gap.at for gap in one.gaps))
            sign = (
                "mdi6.minus-circle-outline" if one.why else "mdi6.alert-outline" if one.gaps else "mdi6.check"
            )
            row.setIcon(0, icons.icon(sign))
            for gap in one.gaps:
                child = QTreeWidgetItem(row, [said(gap.words)])
                child.setData(0, _HEXES, (gap.at, gap.there) if not one.title else (gap.at,))
            row.setExpanded(bool(one.gaps))
        self.head.setText(_head(len(tried), gaps) if self.found else "")
        session = self.session
        lacking = session.empty or session.scenario is not None
        self.none.setText(
            tr("Everything meets.")
            if self.found
            else tr("Open a board to see whether it meets itself and others.")
            if lacking
            else tr("Working it out …")
        )
        self.stack.setCurrentWidget(self.tree if shown else self.none)

    def _show(self, item: QTreeWidgetItem, column: int = 0) -> None:
        del column
        hexes: tuple[Hex, ...] = item.data(0, _HEXES) or ()
        if hexes:
            self.session.attention.show_places(hexes)


def _head(tried: int, gaps: int) -> str:
    meetings_ = many("1 meeting", "{count} meetings", tried)
    return f"{meetings_}, {many('1 gap', '{count} gaps', gaps) if gaps else tr('no gap')}"


def _task(board: Board, ruleset: Ruleset, path: Path | None) -> Task:
    """What lays the board; its readings are the work's own."""

    def work(progress: Progress, cancelled: Callable[[], bool]) -> object:
        own = Ground(board, ruleset)
        beside = () if path is None else boards_beside(path, ruleset)
        found = list(meetings(own, ()))
        for number, (title, file) in enumerate(beside):
            if cancelled():
                break
            progress(number, len(beside))
            other = read_ground(file, ruleset)
            if other is not None:
                found += meetings(own, ((title, other),), itself=False)
        return tuple(found)

    return work
