"""The catalogue panel: all that the game can put on the map, to be dragged there or taken in hand."""

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QEvent, QMimeData, QModelIndex, QPoint, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QMenu,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from bob_editor.editing.tools.scenario.place_counters import PlaceCounters
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.joined_grid import JoinedGrid
from bob_editor.render.kit.side_colours import SideColours
from bob_editor.render.kit.style import shared_style
from bob_editor.render.overlays.card_counters import paint_counters
from bob_editor.rules.cards.code import CardCode, CatalogueEntry, Counter
from bob_editor.rules.game import game_of
from bob_editor.sheet.languages.in_window import label
from bob_editor.ui.canvas.drops import Drop, Taker
from bob_editor.ui.desk.desk import Desk
from bob_editor.ui.dress import theme
from bob_editor.ui.dress.plain import plain_label, plain_tip, unmarked
from bob_editor.ui.dress.search_field import SearchField
from bob_editor.ui.panels.scenario.catalogue_menu import catalogue_menu
from bob_editor.words import mark, tr

MIME = "application/x-bob-editor-counter"

_DATA = Qt.ItemDataRole.UserRole
_PICTURE = 34


SIDES_ROOM = 230
"""Pixels that the sides may take beside one another."""


HOW = mark("Click to take one in hand, or drag it onto the map.")
"""What is told below a list that has something."""


class CataloguePanel(QWidget):
    """Groups of units, markers and objectives; whose the next one is stands above, and what is others’ is hidden."""

    _shown: object = None
    _side_shown = ""
    _taken = False

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk = desk
        self.session = desk.session
        self._style = desk.canvas.picture.style
        self.setAccessibleName(tr("Catalogue"))
        self.search = SearchField(tr("Search units and markers"))
        self.search.textChanged.connect(self._filter)
        self.search.down.connect(self._to_list)
        self.search.left.connect(desk.canvas.setFocus)
        self.search.returnPressed.connect(self._take_first)
        self._buttons: dict[str, QToolButton] = {}
        self.sides = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.sides.setSpacing(4)
        self.tree = _Tree()
        self.tree.setAccessibleName(tr("Units and markers"))
        self.tree.itemClicked.connect(lambda item, _column: self._take(item))
        self.tree.itemActivated.connect(lambda item, _column: self._take(item))
        self.tree.dragged.connect(self._choose_held)
        self.tree.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.tree.customContextMenuRequested.connect(self._open_menu)
        self.told = plain_label(tr(HOW))
        self.told.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 6, 8, 6)
        column.addWidget(self.search)
        column.addLayout(self.sides)
        column.addWidget(self.tree, 1)
        column.addWidget(self.told)
        desk.canvas.drops.takers.append(Taker(MIME, self._dropped, self._hovered))
        self.session.cardChanged.connect(lambda _before: self.refresh())
        self.session.opened.connect(self._opened)
        self.session.rulesSaved.connect(self.refresh)
        self.session.hand.updated.connect(self._follow_tool)
        self.refresh()

    @property
    def tool(self) -> PlaceCounters:
        """The tool that puts things down."""
        tool = self.session.hand.tools["place_counters"]
        assert isinstance(tool, PlaceCounters)
        return tool

    @property
    def code(self) -> CardCode:
        """What the ruleset says of its cards."""
        return game_of(self.session.ruleset).card_code()

    def _opened(self) -> None:
        """What was looked for in another scenario isn't looked for in this one."""
        self.search.clear()
        self.refresh()

    def refresh(self) -> None:
        """List what the open card's game has, anew only where that is another."""
        card = self.session.card
        groups = () if card is None else self.code.catalogue(card)
        sides = {} if card is None else self.tool.side_titles
        # The canvas has another game's style until all have heard of the scenario that was opened.
        look = (self.session.ruleset, "light" if theme.shade_worn() == "light" else "dark")
        key = (look if card is not None else None, tuple(sides.items()), groups)
        if key == self._shown:
            return
        self._shown = key
        if look != (self._style.ruleset, self._style.theme):
            self._style = shared_style(*look)
        self._show_sides(tuple(sides.items()))
        self.tree.clear()
        for group in groups:
            top = QTreeWidgetItem([label(group.title)])
            top.setData(0, _DATA, group.title)
            top.setFlags(Qt.ItemFlag.ItemIsEnabled)
            self.tree.addTopLevelItem(top)
            for entry in group.entries:
                title = label(entry.title)
                item = QTreeWidgetItem([title])
                item.setData(0, _DATA, entry)
                item.setIcon(0, self._icon(entry))
                cites = look[0].cited(entry.cites)
                item.setToolTip(0, plain_tip(f"{title} [{cites}]" if cites else title))
                top.addChild(item)
        self.tree.expandAll()
        self._side_shown = self.tool.side
        self._filter(self.search.text())

    def changeEvent(self, event: QEvent) -> None:
        """Another theme is another look of every counter."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._shown is not None:
            self.refresh()

    def _show_sides(self, sides: tuple[tuple[str, str], ...]) -> None:
        while self.sides.count():
            item = self.sides.takeAt(0)
            widget = None if item is None else item.widget()
            if widget is not None:
                widget.deleteLater()
        self._buttons = {}
        names = tuple(side for side, _ in sides)
        colours = SideColours(names)
        for side, title in sides:
            button = QToolButton()
            button.setText(unmarked(title))
            button.setCheckable(True)
            button.setAutoExclusive(True)
            button.setChecked(side == self.tool.side)
            button.setToolTip(tr("The next unit or marker is this side’s"))
            swatch = QPixmap(14, 14)
            swatch.fill(colours.of(side))
            button.setIcon(QIcon(swatch))
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            button.clicked.connect(lambda _checked=False, side=side: self._choose_side(side))
            self._buttons[side] = button
            self.sides.addWidget(button)
        # Long names stand one below the other, else they would make the panel wider than the map can spare.
        wide = sum(button.sizeHint().width() for button in self._buttons.values()) > SIDES_ROOM
        directions = QBoxLayout.Direction
        self.sides.setDirection(directions.TopToBottom if wide else directions.LeftToRight)
        self.sides.addStretch()

    def _choose_side(self, side: str) -> None:
        self.tool.set_option("side", side)
        self._follow_side()

    def _follow_tool(self) -> None:
        """What was put back is chosen no longer: it would look as if it were still in hand."""
        if self.tool.entry is None and self._taken:
            self._choose_held()
        self._taken = self.tool.entry is not None
        self._follow_side()

    def _follow_side(self) -> None:
        """Show what the chosen side may have, in its colour; the side may be chosen above the map as well."""
        if self.tool.side == self._side_shown:
            return
        self._side_shown = self.tool.side
        for side, button in self._buttons.items():
            button.setChecked(side == self.tool.side)
        for item in self._items():
            item.setIcon(0, self._icon(item.data(0, _DATA)))
        self._change_hands()
        self._filter(self.search.text())

    def _choose_held(self) -> None:
        """Of the rows that one is chosen whose piece is in hand, if any is: what was dragged is in hand no longer."""
        held = next((one for one in self._items() if one.data(0, _DATA) == self.tool.entry), None)
        self.tree.setCurrentIndex(QModelIndex() if held is None else self.tree.indexFromItem(held))

    def _change_hands(self) -> None:
        """In hand is the same thing of the side chosen now; what that side can't have is put back."""
        had = self.tool.entry
        if had is None or not had.sides or self.tool.side in had.sides:
            return
        own = (item.data(0, _DATA) for item in self._items())
        alike = (one for one in own if one.symbol == had.symbol and self.tool.side in (one.sides or ()))
        self.tool.take(next(alike, None))

    def _items(self) -> Iterator[QTreeWidgetItem]:
        """The rows of all entries."""
        for row in range(self.tree.topLevelItemCount()):
            top = self.tree.topLevelItem(row)
            for place in range(top.childCount() if top is not None else 0):
                item = top.child(place) if top is not None else None
                if item is not None:
                    yield item

    def _icon(self, entry: CatalogueEntry) -> QIcon:
        """The counter as the map would show it."""
        card = self.session.card
        pixmap = QPixmap(QSize(_PICTURE, _PICTURE) * self.devicePixelRatioF())
        pixmap.setDevicePixelRatio(self.devicePixelRatioF())
        pixmap.fill(Qt.GlobalColor.transparent)
        if card is None:
            return QIcon(pixmap)
        side = str(entry.row.get("side") or self.tool.owner(entry))
        counter = Counter(
            (),
            Hex(0, 0),
            entry.kind,
            entry.symbol,
            entry.title,
            side=side,
            sign=entry.sign,
            colour=entry.colour,
        )
        with QPainter(pixmap) as painter:
            painter.translate(QPointF(_PICTURE / 2, _PICTURE / 2))
            painter.scale(_PICTURE / 2.1, _PICTURE / 2.1)
            grid = JoinedGrid(columns=0, rows=0)
            colours = SideColours(tuple(card.side_rows))
            paint_counters(painter, (counter,), grid, self._style, colours)
        return QIcon(pixmap)

    def _filter(self, words: str) -> None:
        wanted = words.lower().split()
        left: set[int] = set()
        for item in self._items():
            top = item.parent()
            entry: CatalogueEntry = item.data(0, _DATA)
            text = f"{item.text(0)} {entry.title} {entry.symbol} {top.text(0) if top is not None else ''}".lower()
            others = bool(entry.sides) and self.tool.side not in (entry.sides or ())
            item.setHidden(others or not all(word in text for word in wanted))
            if top is not None and not item.isHidden():
                left.add(self.tree.indexOfTopLevelItem(top))
        for row in range(self.tree.topLevelItemCount()):
            group = self.tree.topLevelItem(row)
            if group is not None:
                group.setHidden(row not in left)
        self.told.setText(tr(HOW) if left else self._why_none(words.strip()))

    def _why_none(self, words: str) -> str:
        """Why the list is empty."""
        if self.session.card is None:
            return tr("Open a scenario to see what its game has.")
        side = self.tool.side_titles.get(self.tool.side, "")
        whose = tr(" for {side}", side=side) if side else ""
        if not words:
            return tr("The game has nothing to put on the map{whose}.", whose=whose)
        return tr(
            "Nothing of the name “{words}”{whose}. Escape in the search shows all.", words=words, whose=whose
        )

    def _first(self) -> QTreeWidgetItem | None:
        """The first row that the search left."""
        return next((item for item in self._items() if not item.isHidden()), None)

    def _to_list(self) -> None:
        first = self._first()
        if first is not None:
            self.tree.setCurrentItem(first)
            self.tree.setFocus()

    def _take_first(self) -> None:
        first = self._first() if self.search.text().strip() else None
        if first is not None:
            self.tree.setCurrentItem(first)
            self._take(first)

    def _take(self, item: QTreeWidgetItem) -> None:
        entry = item.data(0, _DATA)
        if isinstance(entry, CatalogueEntry):
            self.session.hand.choose("place_counters")
            self.tool.take(entry)
            self.desk.canvas.setFocus()

    def _open_menu(self, where: QPoint) -> None:
        item = self.tree.itemAt(where)
        menu = None if item is None else self.menu_of(item)
        if menu is not None:
            menu.popup(self.tree.viewport().mapToGlobal(where))

    def menu_of(self, item: QTreeWidgetItem) -> QMenu | None:
        """What can be done with a row's thing; None for the heading of a group."""
        entry = item.data(0, _DATA)
        if not isinstance(entry, CatalogueEntry):
            return None

        def take(side: str) -> None:
            self._choose_side(side)
            self._take(item)

        return catalogue_menu(self, self.desk, self.tool, entry, take, lambda at: self._put(entry, at))

    def _put(self, entry: CatalogueEntry, at: Hex) -> None:
        self.session.hand.choose("place_counters")
        self.tool.put(entry, at)

    def _entry_of(self, drop: Drop) -> CatalogueEntry | None:
        name = bytes(drop.data.data(MIME).data()).decode()
        card = self.session.card
        groups = () if card is None else self.code.catalogue(card)
        return next(
            (one for group in groups for one in group.entries if f"{group.title}/{one.id}" == name), None
        )

    def _hovered(self, drop: Drop | None) -> None:
        if drop is None:
            self.desk.messages.notice("")
        entry = None if drop is None else self._entry_of(drop)
        at = None if drop is None else self.session.board.grid.frame.hex_at(drop.point)
        if entry is not None and at is not None and at in self.session.board.grid.index:
            self.session.noticed.emit(
                tr("{piece} in {place}", piece=label(entry.title), place=self.session.board.grid.label(at))
            )

    def _dropped(self, drop: Drop) -> None:
        entry = self._entry_of(drop)
        at = self.session.board.grid.frame.hex_at(drop.point)
        if entry is not None and at in self.session.board.grid.index:
            self._put(entry, at)


class _Tree(QTreeWidget):
    """Entries that can be dragged onto the map."""

    dragged = Signal()
    """A drag has ended, on the map or not."""

    def __init__(self) -> None:
        super().__init__()
        self.setHeaderHidden(True)
        self.setIconSize(QSize(_PICTURE, _PICTURE))
        self.setDragEnabled(True)
        self.setIndentation(12)
        # What several are called begins alike, and differs in its last word.
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)

    def showEvent(self, event: QShowEvent) -> None:
        """Lay the rows out anew: those that were filled in before the list had its dress stand closer."""
        super().showEvent(event)
        self.scheduleDelayedItemsLayout()

    def startDrag(self, actions: Qt.DropAction) -> None:
        """Drag, until the button is released or Escape pressed."""
        super().startDrag(actions)
        self.dragged.emit()

    def mimeData(self, items: Iterable[QTreeWidgetItem]) -> QMimeData:
        """What is dragged: the entry's group and id."""
        data = QMimeData()
        item = next(iter(items))
        entry, parent = item.data(0, _DATA), item.parent()
        if isinstance(entry, CatalogueEntry) and parent is not None:
            data.setData(MIME, f"{parent.data(0, _DATA)}/{entry.id}".encode())
        return data
