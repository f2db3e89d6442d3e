"""The strip above the try-it board: what looks, every terrain as it is painted, every level, and what takes away."""

from collections import deque
from functools import partial

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QScrollArea, QToolButton, QWidget

from bob_editor.editing.tools import COUNTER_TOOLS, tool_for_terrain
from bob_editor.render.kit.style import Style
from bob_editor.ui.dress import icons
from bob_editor.ui.dress.descriptions import row_title
from bob_editor.ui.dress.plain import plain_tip
from bob_editor.ui.panels.board.swatches import SIZE, blank, swatch
from bob_editor.ui.session.hand import value_of
from bob_editor.ui.session.session import Session
from bob_editor.words import tr

_HIGH = 46


class PaletteStrip(QScrollArea):
    """A press takes up the tool that puts it on the board; the row scrolls where a game has much."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.setAccessibleName(tr("What to paint with"))
        self.setWidgetResizable(True)
        self.setFixedHeight(_HIGH)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._group = QButtonGroup(self)
        self._style: Style | None = None
        self._pictures: dict[str, QIcon] = {}
        """As they were painted last, by what their buttons take up."""
        self._waiting: deque[QToolButton] = deque()
        self._painting = QTimer(self)
        self._painting.setInterval(0)
        self._painting.timeout.connect(self._paint_next)
        session.hand.updated.connect(self._follow_tool)

    def dress(self, style: Style) -> None:
        """Fill it for the game that a style is of."""
        if style is self._style:
            return
        self._style = style
        self._fill(style)
        self._follow_tool()

    def _fill(self, style: Style) -> None:
        ruleset = style.ruleset
        self._group = QButtonGroup(self)
        self._waiting.clear()
        inner = QWidget()
        row = QHBoxLayout(inner)
        row.setContentsMargins(4, 2, 4, 2)
        row.setSpacing(2)
        look = self._button("look", "", tr("Look: click who looks, drag to who is seen"))
        icons.put(look, "mdi6.eye-outline")
        erase = self._button("erase", "", tr("Take away what is here"))
        icons.put(erase, "mdi6.eraser")
        lowest, highest = ruleset.levels
        levels = [
            self._button(
                f"level/{level}",
                f"{level}".replace("-", "−"),
                tr("Paint level {level}", level=f"{level}".replace("-", "−")),
            )
            for level in (range(lowest, highest + 1) if lowest != highest else ())
        ]
        terrains = []
        for name, terrain in ruleset.terrains.items():
            if not terrain.places & {"hexes", "artwork", "sides", "paths"}:
                continue
            button = self._button(f"terrain/{name}", "", tr("Paint {terrain}", terrain=terrain.title))
            terrains.append(button)
        counters = []
        for kind, rows in (("marker", ruleset.rows("markers")), ("unit", ruleset.units_in_the_way)):
            for name, one in rows.items():
                button = self._button(f"{kind}/{name}", "", tr("Place {title}", title=row_title(one, name)))
                counters.append(button)
        empty = QIcon(blank())
        for button in (*terrains, *counters):
            button.setIcon(self._pictures.get(button.property("takes"), empty))
            self._waiting.append(button)
        self._painting.start()
        for button in (look, *terrains, *levels, *counters, erase):
            button.setIconSize(SIZE * 0.85 if button not in (look, erase) else QSize(20, 20))
            row.addWidget(button)
        row.addStretch()
        self.setWidget(inner)

    def _paint_next(self) -> None:
        """Paint one picture a turn: all of a game's at once would hold the window."""
        if not self._waiting or self._style is None:
            self._painting.stop()
            return
        button = self._waiting.popleft()
        takes = button.property("takes")
        kind, _, name = takes.partition("/")
        self._pictures[takes] = swatch(kind, name, self._style.ruleset, self._style)
        button.setIcon(self._pictures[takes])

    def _button(self, name: str, text: str, tip: str) -> QToolButton:
        button = QToolButton()
        button.setText(text)
        button.setCheckable(True)
        button.setProperty("flat", True)
        button.setProperty("takes", name)
        button.setMinimumSize(QSize(32, 34))
        button.setToolTip(plain_tip(tip))
        button.setAccessibleName(tip)
        button.clicked.connect(partial(self._take, name))
        self._group.addButton(button)
        return button

    def _take(self, name: str, _checked: bool = False) -> None:
        kind, _, what = name.partition("/")
        hand = self.session.hand
        if kind == "terrain":
            tool, option = tool_for_terrain(self.session.ruleset, what), "terrain"
            hand.tools[tool].set_option(option, what)
        elif kind in COUNTER_TOOLS:
            tool = COUNTER_TOOLS[kind]
            hand.tools[tool].set_option(kind, what)
        elif kind == "level":
            tool = "paint_level"
            hand.tools[tool].set_option("level", int(what))
        else:
            tool = kind
        hand.choose(tool)
        self._follow_tool()

    def _follow_tool(self) -> None:
        """Mark what the tool in hand puts."""
        tool = self.session.hand.tool
        now = {tool.id}
        for option in tool.options:
            if option.kind in ("terrain", *COUNTER_TOOLS):
                now.add(f"{option.kind}/{value_of(tool, option.name)}")
            if option.name == "level":
                now.add(f"level/{value_of(tool, 'level')}")
        self._group.setExclusive(False)
        for button in self._group.buttons():
            button.setChecked(button.property("takes") in now)
        self._group.setExclusive(True)
