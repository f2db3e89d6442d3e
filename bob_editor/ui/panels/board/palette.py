"""The palette: terrain, hexside features, paths and counters to pick from, with a search and what was used last."""

from functools import partial
from html import escape

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QIcon, QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from bob_editor.editing.tools import COUNTER_TOOLS, area_tools, tool_for_terrain
from bob_editor.editing.tools.draw_artwork import DrawArtwork
from bob_editor.editing.tools.trace_scan import TraceScan
from bob_editor.manual.places import row_place, tool_place
from bob_editor.render.kit.style import Style
from bob_editor.rules.ruleset import Ruleset
from bob_editor.sheet.languages.in_window import label
from bob_editor.ui.desk.desk import Desk
from bob_editor.ui.dialogs.help.explaining import explain_rows
from bob_editor.ui.dress.descriptions import drawn_html, row_title
from bob_editor.ui.dress.search_field import SearchField
from bob_editor.ui.panels.board.palette_search import means_height, rank
from bob_editor.ui.panels.board.swatches import SIZE, kept_swatch
from bob_editor.ui.session.beside.stillness import LOOK_AGAIN
from bob_editor.ui.session.hand import value_of
from bob_editor.words import tr

MOST_USED = 6
"""How many of the rows last picked are kept at hand."""
_USED_ABREAST = 3
_LEVELS_ABREAST = 5
"""So few that the palette never asks for more width than it has: the map would be fitted anew between two clicks."""

_KIND = Qt.ItemDataRole.UserRole
_ID = Qt.ItemDataRole.UserRole + 1
_WORDS = Qt.ItemDataRole.UserRole + 2
_KEYWORDS = Qt.ItemDataRole.UserRole + 3


class PalettePanel(QWidget):
    """Picking a row takes up the tool that puts it on the board."""

    picked = Signal(str, str)
    """``terrain``, ``marker`` or ``unit``, and the id of the row."""
    usedChanged = Signal(tuple)
    """The ids of terrain last picked, latest first, to be remembered."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        session, settings = desk.session, desk.files.settings
        self.session = session
        self._canvas, self._opening = desk.canvas, desk.files.work
        self.style_of_board = desk.canvas.picture.style
        self.setAccessibleName(tr("Palette"))
        self._used: tuple[str, ...] = ()
        self._at_hand: list[str] = []
        self._shown_for: Ruleset | None = None
        self._waiting: list[QListWidgetItem] = []
        self._painting = QTimer(self)
        self._painting.setInterval(0)
        self._painting.timeout.connect(self._paint_some)
        self.search = SearchField(tr("Search terrain, hexsides, markers"))
        self.list = QListWidget()
        self.list.setIconSize(SIZE)
        self.list.setAccessibleName(tr("Palette"))
        self.list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.search.textChanged.connect(self._filter)
        self.search.down.connect(self._to_list)
        self.search.left.connect(desk.canvas.setFocus)
        self.search.returnPressed.connect(self._pick_best)
        self.list.itemClicked.connect(self._pick_item)
        self.list.itemActivated.connect(self._pick_item)
        explain_rows(self.list, session, self._place_of)
        self.nothing = QLabel()
        self.nothing.setWordWrap(True)
        self.nothing.setEnabled(False)
        self.nothing.hide()
        self._recent = QGridLayout()
        self._recent.setSpacing(2)
        self._recent.setColumnStretch(_USED_ABREAST, 1)
        self._levels = QGridLayout()
        self._levels.setSpacing(2)
        self._level_group = QButtonGroup(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(6)
        column.addWidget(self.search)
        column.addWidget(self.nothing)
        column.addWidget(self.list, 1)
        # Below the list: where it grows, no row moves away from under the mouse.
        column.addLayout(self._recent)
        column.addLayout(self._levels)
        session.opened.connect(self.refresh)
        session.rulesSaved.connect(self.refresh)
        session.hand.updated.connect(self._follow_tool)
        self.refresh()
        self.usedChanged.connect(partial(setattr, settings, "used_terrains"))
        self.picked.connect(lambda _kind, _id: desk.canvas.setFocus())
        self.set_used(settings.used_terrains)

    # -- rows -------------------------------------------------------------------------------------------------------

    def dress(self, style: Style) -> None:
        """Paint the swatches in another theme."""
        if style is not self.style_of_board:
            self.style_of_board = style
            self._shown_for = None
            self.refresh()

    def set_used(self, used: tuple[str, ...]) -> None:
        """Terrain that was used last, in this run or the one before."""
        self._used = used[:MOST_USED]
        self._fill_recent()

    def refresh(self) -> None:
        """List the rows of the document's ruleset."""
        ruleset = self.session.ruleset
        if ruleset is self._shown_for:
            self._follow_tool()
            return
        self._shown_for = ruleset
        self.list.clear()
        self._waiting.clear()
        groups: dict[str, list[QListWidgetItem]] = {}
        for terrain in ruleset.terrains.values():
            title = label(terrain.title)
            words = " ".join((title, terrain.title, terrain.id, *terrain.keywords, terrain.group))
            item = self._row("terrain", terrain.id, title, words)
            item.setData(_KEYWORDS, list(terrain.keywords))
            groups.setdefault(label(terrain.group) or tr("Terrain"), []).append(item)
        counters = (
            ("marker", tr("Markers"), ruleset.rows("markers")),
            ("unit", tr("Units"), ruleset.units_in_the_way),
        )
        for kind, group, rows in counters:
            for name, row in rows.items():
                title = row_title(row, name)
                words = " ".join((title, name, kind, *row.get("keywords", ())))
                groups.setdefault(group, []).append(self._row(kind, name, title, words))
        for group, items in groups.items():
            self.list.addItem(_heading(group))
            for item in items:
                self.list.addItem(item)
        self._waiting = [
            self.list.item(row) for row in range(self.list.count()) if self.list.item(row).data(_ID)
        ]
        self._painting.start()
        self._filter(self.search.text())
        self._fill_levels()
        self._fill_recent()
        self._follow_tool()

    def showEvent(self, event: QShowEvent) -> None:
        """Swatches are painted once they are looked at."""
        super().showEvent(event)
        if self._waiting:
            self._painting.start()

    def _row(self, kind: str, name: str, title: str, words: str) -> QListWidgetItem:
        item = QListWidgetItem(title)
        item.setData(_KIND, kind)
        item.setData(_ID, name)
        item.setData(_KEYWORDS, [])
        item.setData(_WORDS, words.lower().replace("_", " "))
        item.setSizeHint(QSize(SIZE.width() + 60, SIZE.height() + 8))
        return item

    @property
    def painted(self) -> bool:
        """Whether all swatches are there, or nobody looks at them."""
        return not self._waiting or not self.isVisible()

    def _paint_some(self) -> None:
        """Paint one swatch a time, with its tip, so that the window opens at once; none under a hand that draws."""
        if self.session.stillness.holds_up(self._painting):
            return
        if not self.isVisible():
            self._painting.stop()
            return
        if self._opening.busy or (self._canvas.isVisible() and not self._canvas.sharp):
            # The map is looked at first.
            self._painting.setInterval(LOOK_AGAIN)
            return
        if not self._waiting:
            self._painting.stop()
            self._fill_recent()
            return
        item = self._waiting.pop(0)
        kind, name = item.data(_KIND), item.data(_ID)
        item.setIcon(self._icon(kind, name))
        item.setToolTip(drawn_html(kind, name, self.session.ruleset))

    def _icon(self, kind: str, name: str) -> QIcon:
        return kept_swatch(kind, name, self.session.ruleset, self.style_of_board)

    def _fill_recent(self) -> None:
        _empty(self._recent)
        known = [name for name in self._used if name in self.session.ruleset.terrains]
        self._at_hand = _kept_in_place(self._at_hand, known)
        for place, name in enumerate(self._at_hand):
            terrain = self.session.ruleset.terrains[name]
            button = QToolButton()
            button.setIcon(self._icon("terrain", name))
            button.setIconSize(SIZE * 0.8)
            button.setProperty("flat", True)
            button.setToolTip(tr("<b>{title}</b> (used lately)", title=escape(label(terrain.title))))
            button.setAccessibleName(label(terrain.title))
            button.clicked.connect(lambda _checked=False, name=name: self.pick("terrain", name))
            self._recent.addWidget(button, *divmod(place, _USED_ABREAST), Qt.AlignmentFlag.AlignLeft)

    def _fill_levels(self) -> None:
        _empty(self._levels)
        lowest, highest = self.session.ruleset.levels
        if not self.session.ruleset.gives_levels:
            return
        self._levels.addWidget(QLabel(tr("Level")), 0, 0)
        for level in range(lowest, highest + 1):
            button = QToolButton()
            button.setText(str(level).replace("-", "−"))
            button.setCheckable(True)
            button.setProperty("flat", True)
            button.setProperty("level", level)
            button.setMinimumWidth(30)
            button.setToolTip(
                tr("<b>Level {level}</b><p>Paint the level of hexes</p>", level=level).replace("-", "−")
            )
            button.setAccessibleName(tr("Level {level}", level=level))
            button.clicked.connect(lambda _checked=False, level=level: self.pick_level(level))
            self._level_group.addButton(button)
            row, column = divmod(level - lowest, _LEVELS_ABREAST)
            self._levels.addWidget(button, row, column + 1)

    # -- search -----------------------------------------------------------------------------------------------------

    def _filter(self, text: str) -> None:
        words = text.lower().replace("_", " ").split()
        heading: QListWidgetItem | None = None
        for row in range(self.list.count()):
            item = self.list.item(row)
            if not item.data(_ID):
                heading = item
                item.setHidden(True)
                continue
            hidden = not all(word in item.data(_WORDS) for word in words)
            item.setHidden(hidden)
            if not hidden and heading is not None:
                heading.setHidden(False)
        best = self._best() if words else None
        self.nothing.setVisible(bool(words) and best is None)
        by_level = self.session.ruleset.gives_levels and means_height(words)
        self.nothing.setText(
            tr("Hills are drawn by level: choose one below.") if by_level else tr("Nothing found")
        )
        if best is not None:
            self.list.setCurrentItem(best)
            self.list.scrollToItem(best)
        elif not words:
            self._follow_tool()

    def _best(self) -> QListWidgetItem | None:
        """The row that what is searched for means best: by its name before its other words, these before its group."""
        text = " ".join(self.search.text().lower().replace("_", " ").split())
        found = filter(self._is_found, map(self.list.item, range(self.list.count())))
        return min(
            found,
            key=lambda item: rank(item.text(), item.data(_ID), item.data(_KEYWORDS), text),
            default=None,
        )

    @property
    def shown_ids(self) -> list[str]:
        """The ids of the rows that the search leaves."""
        return [
            item.data(_ID) for item in map(self.list.item, range(self.list.count())) if self._is_found(item)
        ]

    def _to_list(self) -> None:
        """The best match is chosen already while one types; Down goes on from there."""
        self.list.setFocus()
        rows = [row for row in range(self.list.count()) if self._is_found(self.list.item(row))]
        after = [row for row in rows if self.search.text() and row > self.list.currentRow()]
        if rows:
            self.list.setCurrentRow(after[0] if after else rows[0])

    @staticmethod
    def _is_found(item: QListWidgetItem) -> bool:
        return bool(item.data(_ID)) and not item.isHidden()

    def _pick_best(self) -> None:
        best = self._best() if self.search.text().strip() else None
        if best is not None:
            self._pick_item(best)

    # -- picking ------------------------------------------------------------------------------------------------------

    def help_place(self) -> str:
        """Where the manual tells of the row that is chosen."""
        chosen = self.list.selectedItems()
        return self._place_of(chosen[0]) if chosen else ""

    def _place_of(self, row: QListWidgetItem) -> str:
        if not row.data(_ID):
            return ""
        table = {"terrain": "terrains", "marker": "markers"}.get(row.data(_KIND))
        if table is None:
            return tool_place(COUNTER_TOOLS[row.data(_KIND)])
        return row_place(self.session.ruleset.id, table, row.data(_ID))

    def _pick_item(self, item: QListWidgetItem) -> None:
        if item.data(_ID):
            self.pick(item.data(_KIND), item.data(_ID))

    def pick(self, kind: str, name: str) -> None:
        """Take up the tool that puts a terrain or counter on the board, set to it."""
        others: tuple[str, ...] = ()
        if kind in COUNTER_TOOLS:
            tool = COUNTER_TOOLS[kind]
        else:
            rules, in_hand = self.session.ruleset, self.session.hand.tool
            tool, others = tool_for_terrain(rules, name), area_tools(rules, name)
            draws = in_hand.id == DrawArtwork.id and in_hand.id in others
            if draws or (isinstance(in_hand, TraceScan) and in_hand.take_up(name)):
                tool = in_hand.id
            self._used = (name, *(one for one in self._used if one != name))[:MOST_USED]
            self._fill_recent()
            self.usedChanged.emit(self._used)
        # Whoever takes another tool for areas next has it there, too.
        for one in {tool, *others}:
            self.session.hand.tools[one].set_option(kind, name)
        self.session.hand.choose(tool)
        self.picked.emit(kind, name)

    def pick_level(self, level: int) -> None:
        """Take up the tool that paints levels, set to one; the tools that trace and draw its outline stay in hand."""
        in_hand = self.session.hand.tool
        if isinstance(in_hand, TraceScan | DrawArtwork) and in_hand.take_up_level(level):
            return
        self.session.hand.tools["paint_level"].set_option("level", level)
        self.session.hand.choose("paint_level")

    def _follow_tool(self) -> None:
        """Mark the row that the tool in hand would put."""
        tool = self.session.hand.tool
        options = {option.name: option.kind for option in tool.options}
        chosen = ("", "")
        for name, kind in options.items():
            if kind in ("terrain", *COUNTER_TOOLS):
                chosen = (kind, str(value_of(tool, name)))
        for row in range(self.list.count()):
            item = self.list.item(row)
            if item.data(_ID) and (item.data(_KIND), item.data(_ID)) == chosen:
                if self.list.currentItem() is not item:
                    self.list.setCurrentItem(item)
                break
        else:
            self.list.setCurrentRow(-1)
        level = getattr(tool, "level", None) if "level" in options else None
        self._level_group.setExclusive(False)
        for button in self._level_group.buttons():
            button.setChecked(level is not None and button.property("level") == level)
        self._level_group.setExclusive(True)


def _kept_in_place(places: list[str], names: list[str]) -> list[str]:
    """Names where they stand already, new ones in the places of those that fell out, so that none moves from a hand."""
    new = iter([name for name in names if name not in places])
    kept = [name if name in names else next(new, "") for name in places]
    return [*filter(None, kept), *new]


def _heading(text: str) -> QListWidgetItem:
    item = QListWidgetItem(text)
    item.setFlags(Qt.ItemFlag.NoItemFlags)
    font = QFont()
    font.setBold(True)
    item.setFont(font)
    return item


def _empty(layout: QGridLayout) -> None:
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
