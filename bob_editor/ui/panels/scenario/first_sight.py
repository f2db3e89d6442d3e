"""What each side sees from where it begins: a table of areas, and the view of the chosen pair on the map."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import cast

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QProgressBar,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from bob_editor.editing.said import said
from bob_editor.editing.sight.area_sight import AreaSight, AreaView, area_sight, with_units
from bob_editor.editing.tools.scenario.scenario_tool import side_titles
from bob_editor.rules.cards.code import Area
from bob_editor.rules.game import game_of
from bob_editor.ui.desk.desk import Desk
from bob_editor.ui.dress import icons
from bob_editor.ui.dress.buttons import show_progress
from bob_editor.ui.dress.plain import plain_label, plain_tip
from bob_editor.ui.session.beside.work import Progress, Worker
from bob_editor.words import mark, tr

_DATA = Qt.ItemDataRole.UserRole
_WORDS = {
    "clear": mark("sees"),
    "hindered": mark("hindered"),
    "blocked": mark("blind"),
    "same": mark("shared hex"),
}


class FirstSightPanel(QWidget):
    """Rows look, columns are looked at; a cell says how many of an area's hexes are seen by some hex of the other."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk = desk
        self.session = desk.session
        self.found: AreaSight | None = None
        self._holds = False
        self.setAccessibleName(tr("First sight"))
        self.head = QLabel(tr("What each side sees from where it begins"))
        self.head.setProperty("heading", True)
        self.told = plain_label()
        self.told.setWordWrap(True)
        self.table = QTableWidget()
        self.table.setAccessibleName(tr("Areas that look, and what they see"))
        self.table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.table.setSelectionMode(QTableWidget.SelectionMode.SingleSelection)
        self.table.currentItemChanged.connect(lambda item, _old: self._show_view(item))
        header = self.table.horizontalHeader()
        if header is not None:
            header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.look_button = QPushButton(tr("Loo&k"))
        self.look_button.setToolTip(
            tr("Look from every hex of each set-up and entry area; from its units where a side has none")
        )
        self.look_button.clicked.connect(self.look)
        self.stop_button = QPushButton(tr("&Stop"))
        self.stop_button.clicked.connect(self._stop)
        self.progress = QProgressBar()
        self.progress.setAccessibleName(tr("Progress"))
        self._worker = Worker(self)
        self._worker.progressed.connect(partial(show_progress, self.progress))
        self._worker.changed.connect(self._show_state)
        row = QHBoxLayout()
        row.addWidget(self.told, 1)
        for widget in (self.progress, self.stop_button, self.look_button):
            row.addWidget(widget)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 6, 8, 6)
        column.addWidget(self.head)
        column.addWidget(self.table, 1)
        column.addLayout(row)
        self.session.cardChanged.connect(lambda _before: self._stale())
        self.session.opened.connect(self._opened)
        self._opened()

    def _opened(self) -> None:
        self._worker.cancel()
        self._show(None)

    def _stale(self) -> None:
        """The card was edited: what was found is of a card that is no more."""
        self._holds = False
        if self.found is not None:
            self.told.setText(tr("The card was edited since. Look again."))
            self.desk.marks.view = None

    @property
    def areas(self) -> tuple[Area, ...]:
        """The areas of the open card that are on the map."""
        return tuple(area for area in self.desk.marks.areas if area.hexes)

    @property
    def sides(self) -> Mapping[str, str]:
        """The open card's sides by id, as players call them."""
        return side_titles(self.session.card)

    def look_anew(self) -> None:
        """Look, unless what is shown holds still."""
        if not (self._holds or self._worker.busy):
            self.look()

    def look(self) -> None:
        """Look from every area, beside the window."""
        card = self.session.card
        rules = None if card is None else game_of(card.ruleset).sight
        if card is None or rules is None:
            self.told.setText(
                tr("This game has no lines of sight.") if card is not None else tr("No scenario is open.")
            )
            return
        scene = card.scene
        areas = with_units(self.areas, scene)
        if not any(area.kind in ("setup", "entry") for area in areas):
            self.told.setText(tr("Neither set-up areas nor units are on the map yet."))
            return

        def task(progress: Progress, cancelled: Callable[[], bool]) -> object:
            return area_sight(rules(scene), areas, progress=progress, cancelled=cancelled)

        self.told.setText(tr("Looking from every hex of every area …"))

        def show(outcome: object) -> None:
            self._show(cast("AreaSight", outcome))
            if self.session.card is not card:
                self._stale()

        self._worker.begin(task, show)

    def _stop(self) -> None:
        self._worker.cancel()
        self.told.setText(tr("Stopped."))

    def _show_state(self) -> None:
        busy = self._worker.busy
        self.progress.setVisible(busy)
        self.stop_button.setVisible(busy)
        self.look_button.setVisible(not busy)

    def _show(self, found: AreaSight | None) -> None:
        self.found = found
        self._holds = found is not None
        self.table.clear()
        self.desk.marks.view = None
        viewers = [] if found is None else list(dict.fromkeys(id(view.viewer) for view in found.views))
        areas = () if found is None else found.areas
        rows = [area for area in areas if id(area) in viewers]
        self.table.setRowCount(len(rows))
        self.table.setColumnCount(len(areas))
        self.table.setHorizontalHeaderLabels([_title(area, self.sides) for area in areas])
        self.table.setVerticalHeaderLabels([_title(area, self.sides) for area in rows])
        for row, viewer in enumerate(rows):
            for column, viewed in enumerate(areas):
                view = None if found is None else found.of(viewer, viewed)
                self.table.setItem(row, column, _cell(view, self.sides))
        if found is None:
            self.told.setText(tr("Shows how much of each area the other side can see at the start."))
        else:
            self.told.setText(tr("Choose a cell to see it on the map."))
        self._show_state()
        self.desk.canvas.update()

    def _show_view(self, item: QTableWidgetItem | None) -> None:
        # Of a card that is no more nothing is shown on the map of this one.
        view = item.data(_DATA) if item is not None and self._holds else None
        marks = self.desk.marks
        marks.view = view if isinstance(view, AreaView) else None
        if isinstance(view, AreaView):
            self.told.setText(view_words(view, self.sides))
            self.session.attention.show_places(tuple(sorted(view.viewed.hexes)))
        elif self._holds:
            self.told.setText(tr("Choose a cell to see it on the map."))
        self.desk.canvas.update()

    def end(self) -> None:
        """Stop all work for good."""
        self._worker.end()


def view_words(view: AreaView, sides: Mapping[str, str]) -> str:
    """What one area sees of another, in a sentence; ``sides`` are the sides' names by id."""
    count = len(view.viewed.hexes)
    seen = len(view.clear) + len(view.hindered)
    hindered = (
        tr(", {count:,} of them only through hindrances", count=len(view.hindered)) if view.hindered else ""
    )
    return tr(
        "{title} sees {seen:,} of {count:,} hexes of {title2}{hindered}; {lines:,} of {pairs:,} lines are open.",
        title=_title(view.viewer, sides),
        seen=seen,
        count=count,
        title2=_title(view.viewed, sides),
        hindered=hindered,
        lines=view.lines,
        pairs=view.pairs,
    )


def _cell(view: AreaView | None, sides: Mapping[str, str]) -> QTableWidgetItem:
    if view is None:
        item = QTableWidgetItem("")
        # Enabled, for arrow keys lead over it: they go to no cell at all where the first one is none.
        item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
        return item
    seen = len(view.clear) + len(view.hindered)
    item = QTableWidgetItem(f"{tr(_WORDS[view.verdict])} {seen}/{len(view.viewed.hexes)}")
    item.setData(_DATA, view)
    item.setToolTip(plain_tip(view_words(view, sides)))
    verdict = "clear" if view.verdict == "same" else view.verdict
    item.setIcon(icons.icon(icons.VERDICT_ICONS[verdict]))
    if view.clear and view.viewed.kind in ("setup", "entry"):
        share = seen / max(1, len(view.viewed.hexes))
        shade = QColor("#d55e00")
        shade.setAlphaF(0.12 + 0.35 * share)
        item.setBackground(shade)
    return item


def _title(area: Area, sides: Mapping[str, str]) -> str:
    """What an area is called, and whose it is where that doesn't say so."""
    side = sides.get(area.side, area.side)
    title = said(area.title)
    return f"{title} ({side})" if side and side not in area.title else title
