"""The trace panel: what was picked on the scan, what is proposed for it, and where the trace is unsure."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStackedWidget,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from bob_editor.editing.tools.trace_choices import CLICKED
from bob_editor.editing.tools.trace_scan import TraceScan
from bob_editor.editing.trace.picking import shown_colour
from bob_editor.editing.trace.proposals import Proposal
from bob_editor.geometry.hexes import Hex
from bob_editor.model.change import Change
from bob_editor.sheet.languages import capital
from bob_editor.ui.desk.desk import Desk
from bob_editor.ui.dress import icons
from bob_editor.ui.dress.buttons import wrapping
from bob_editor.ui.dress.plain import plain_label
from bob_editor.ui.dress.typing import ChoosingAll, Deleting
from bob_editor.ui.panels.board.hex_walk import HexWalk
from bob_editor.ui.panels.board.proposal_menu import ProposalMenu
from bob_editor.words import mark, tr

_DATA = Qt.ItemDataRole.UserRole

NO_SCAN = mark(
    "No scan lies under this board yet. "
    "Choose a picture of the printed board, and click its dots: two place it, five show how well it fits."
)
_HOW = mark(
    "Choose a terrain above the map, then click it on the scan or draw a stroke over it. "
    "All that is alike is proposed, hatched, until you accept it."
)
_TAKE = mark(
    "Take the tool that traces, choose a terrain above the map, and click it on the scan or draw a stroke over it. "
    "All that is alike is proposed, hatched, until you accept it."
)
_AREAS_TOO = mark(
    "Accept or discard woods, buildings and fields, and trace roads: what lies on the ground hides the tints. "
    "Crest lines are traced anew then."
)


class TracePanel(QWidget):
    """Lists what the trace tool proposes; what is chosen here is shown on the map."""

    pointed = Signal(object)
    """These proposals are chosen, others or still; carries a frozenset of them."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk = desk
        self.session = desk.session
        tool = self.session.hand.trace
        self.tool = tool
        self.setAccessibleName(tr("Trace"))
        self.told = plain_label()
        self.told.setWordWrap(True)
        self.picks = QLabel()
        self.picks.setWordWrap(True)
        self._picked_for = tool.subject
        self.picks.setAccessibleName(tr("Colours that were picked"))
        self.picks.setToolTip(
            tr(
                "✕ is what isn’t meant, by Ctrl or the right button. Backspace on the map takes the last one back."
            )
        )
        self.proposals = self._list(
            tr("Proposals"), tr("A double click accepts one; Delete discards what is chosen.")
        )
        self.menu = ProposalMenu(desk, tool)
        self.walk = HexWalk(desk, tool)
        self.unsure = self.walk.list
        self.accept_button = self._button(
            tr("Accept"), "mdi6.check", tr("Put what is chosen on the board"), self.accept
        )
        self.accept_all_button = self._button(
            tr("Accept all"),
            "mdi6.check-all",
            tr(
                "Put all that is proposed on the board, as one step; "
                "crest lines wait for areas, and are traced anew then"
            ),
            self.accept_all,
        )
        self.discard_button = self._button(
            tr("Discard"), "mdi6.close", tr("Forget what is chosen; Delete does the same"), self.discard
        )
        self.dotless_button = self._button(
            tr("Choose what holds no dot"),
            "mdi6.circle-opacity",
            tr("Parts that hold no dot: look at them on the map, then discard what isn't printed"),
            self.choose_dotless,
        )
        self.anew_button = self._button(
            tr("Begin anew"),
            "mdi6.restart",
            tr("Forget all that was picked and proposed; doubts about what was accepted stay"),
            tool.tracing.clear,
        )
        self.scan_button = self._button(
            tr("Scan under the board…"),
            "mdi6.image-filter-hdr-outline",
            tr("Lay a picture of a printed board under this one, fitted by its dots"),
            desk.actions["scan"].trigger,
        )
        self.take_button = self._button(
            tr("Trace the scan"),
            TraceScan.icon,
            tr("Take the tool that traces, also by {key}", key=TraceScan.shortcut),
            lambda: self.session.hand.choose(TraceScan.id),
        )
        self._lay_out()
        Deleting(self.proposals, self.discard)
        self.proposals.itemSelectionChanged.connect(self._chosen)
        self.proposals.itemActivated.connect(lambda item: tool.accept((item.data(_DATA),)))
        tool.tracing.changed.connect(self.refresh)
        tool.updated.connect(self._tell)
        self.session.hand.changed.connect(self._tell)
        self.session.opened.connect(self.refresh)
        self.session.boardChanged.connect(self._board_changed)
        self.refresh()

    def _lay_out(self) -> None:
        proposed = QWidget()
        column = QVBoxLayout(proposed)
        column.setContentsMargins(0, 6, 0, 0)
        column.addWidget(self.proposals, 1)
        for row in (
            (self.accept_all_button, self.accept_button, self.discard_button),
            (self.dotless_button, self.anew_button),
        ):
            buttons = QHBoxLayout()
            for button in row:
                buttons.addWidget(button)
            column.addLayout(buttons)
        self.lists = QTabWidget()
        self.lists.setDocumentMode(True)
        self.lists.addTab(proposed, "")
        self.lists.addTab(self.walk, "")
        traced = QWidget()
        column = QVBoxLayout(traced)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.take_button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.picks)
        column.addWidget(self.lists, 1)
        lacking = QWidget()
        empty = QVBoxLayout(lacking)
        empty.setContentsMargins(0, 0, 0, 0)
        empty.addWidget(self.scan_button, 0, Qt.AlignmentFlag.AlignLeft)
        empty.addStretch()
        self.pages = QStackedWidget()
        self.pages.addWidget(lacking)
        self.pages.addWidget(traced)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(10, 8, 10, 8)
        outer.addWidget(self.told)
        outer.addWidget(self.pages, 1)

    def _list(self, name: str, tip: str) -> QListWidget:
        found = wrapping(QListWidget())
        found.setAccessibleName(name)
        found.setToolTip(tip)
        found.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        ChoosingAll(found)
        return found

    def _button(self, text: str, icon: str, tip: str, does: Callable[[], object]) -> QPushButton:
        button = QPushButton(text)
        icons.put(button, icon)
        button.setToolTip(tip)
        button.clicked.connect(lambda _checked=False: does())
        return button

    # -- showing ------------------------------------------------------------------------------------------------

    @property
    def chosen(self) -> frozenset[Proposal]:
        """The proposals that are chosen in the list."""
        return frozenset(item.data(_DATA) for item in self.proposals.selectedItems())

    def refresh(self) -> None:
        """Show what is picked, proposed and unsure now."""
        tracing = self.tool.tracing
        before = self.chosen
        self.proposals.blockSignals(True)
        self.proposals.clear()
        for one in tracing.proposals:
            item = QListWidgetItem(self._words(one))
            item.setData(_DATA, one)
            self.proposals.addItem(item)
            item.setSelected(one in before)
        self.proposals.blockSignals(False)
        self.walk.refresh()
        self.lists.setTabText(0, tr("Proposed: {count}", count=self.proposals.count()))
        self.lists.setTabText(1, tr("Unsure: {count}", count=self.unsure.count()))
        self._show_picks()
        self._chosen()
        self._tell()

    def _board_changed(self, change: Change) -> None:
        if "underlay" in change.headings:
            self._tell()

    def _tell(self) -> None:
        has_scan = self.tool.has_scan and not self.session.empty
        self.pages.setCurrentIndex(int(has_scan))
        self.walk.enable()
        self.scan_button.setEnabled(self.desk.actions["scan"].isEnabled())
        in_hand = self.session.hand.tool is self.tool
        self.take_button.setVisible(has_scan and not in_hand)
        if self.tool.subject != self._picked_for:
            self._show_picks()
        too_soon = self.tool.what == "levels" and any(
            one.kind in ("artwork", "hexes") for one in self.tool.tracing.proposals
        )
        # What follows the print from click to click proposes nothing.
        clicked = has_scan and in_hand and self.tool.what in CLICKED
        how = NO_SCAN if not has_scan else _AREAS_TOO if too_soon else _HOW if in_hand else _TAKE
        self.told.setText(self.tool.hint if clicked else tr(how))
        self.told.setVisible(not has_scan or too_soon or not self.tool.tracing.of(self.tool.subject).strokes)

    def _show_picks(self) -> None:
        """A square of each colour that was picked for what is traced now."""
        sheet = self.tool.tracing.sheet
        self._picked_for = self.tool.subject
        strokes = self.tool.tracing.of(self.tool.subject).strokes if sheet is not None else ()
        squares = []
        for stroke in strokes:
            colour = None if sheet is None else shown_colour(sheet, (stroke,))
            if colour is not None:
                sign = "✕" if stroke.unlike else str(stroke.level or "") if self.tool.what == "levels" else ""
                squares.append(
                    f"<span style='background-color:{QColor(*colour).name()}'>&nbsp;{sign or '&nbsp;'}&nbsp;</span>"
                )
        self.picks.setText(tr("Picked: ") + " ".join(squares) if squares else "")
        self.picks.setVisible(bool(squares))

    def _words(self, one: Proposal) -> str:
        title = capital(self.tool.title_of(one))
        grid = self.session.board.grid
        if one.side is not None:
            return f"{title} {grid.side_label(one.side)}, {100 * one.share:.0f} %"
        labels = [grid.label(at) for at in one.hexes]
        if not labels:
            return tr("{title}, on no dot", title=title)
        more = tr(" and {count} more", count=len(labels) - 3) if len(labels) > 3 else ""
        return f"{title} {', '.join(labels[:3])}{more}"

    def _chosen(self) -> None:
        some, all_ = bool(self.proposals.selectedItems()), bool(self.tool.tracing.proposals)
        self.accept_button.setEnabled(some)
        self.discard_button.setEnabled(some)
        self.accept_all_button.setEnabled(all_)
        self.dotless_button.setEnabled(any(map(_is_dotless, self.tool.tracing.proposals)))
        self.anew_button.setEnabled(self.tool.tracing.begun or self.picks.isVisibleTo(self))
        chosen = self.chosen
        if len(chosen) == 1:
            (one,) = chosen
            self.session.attention.show_places(())
            self._bring_into_view(one)
        self.pointed.emit(chosen)

    def _bring_into_view(self, one: Proposal) -> None:
        hexes: tuple[Hex, ...] = one.hexes[:1]
        if one.side is not None:
            hexes = tuple(at for at in one.side.hexes if at in self.session.board.grid)
        if hexes:
            self.session.attention.jumped.emit(hexes)

    # -- doing --------------------------------------------------------------------------------------------------

    def accept(self) -> None:
        """Put what is chosen on the board."""
        self.desk.canvas.try_to(lambda: self.tool.accept(self._in_order(self.chosen)))

    def accept_all(self) -> None:
        """Put all that is proposed on the board."""
        self.desk.canvas.try_to(self.tool.accept_all)

    def choose_dotless(self) -> None:
        """Choose what holds no dot: a bit of print, or the scan's noise, which lines of sight would meet."""
        self.proposals.clearSelection()
        for row in range(self.proposals.count()):
            item = self.proposals.item(row)
            item.setSelected(_is_dotless(item.data(_DATA)))
        self.proposals.setFocus()

    def discard(self) -> None:
        """Forget what is chosen."""
        self.tool.discard(self.chosen)

    def _in_order(self, some: frozenset[Proposal]) -> tuple[Proposal, ...]:
        return tuple(one for one in self.tool.tracing.proposals if one in some)


def _is_dotless(one: Proposal) -> bool:
    return one.side is None and not one.hexes
