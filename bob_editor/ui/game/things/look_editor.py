"""The look of a terrain: its colours, its pattern and the width of its line, each seen as the board paints it."""

from functools import partial
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QColor, QIcon, QImage, QPixmap
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QColorDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSlider,
    QToolButton,
)

from bob_editor.editing.card.form_field import CardField
from bob_editor.model.scenario import FieldPath
from bob_editor.render.kit.style import Style
from bob_editor.rules.ruleset import Terrain
from bob_editor.ui.card.editor import Editor
from bob_editor.ui.card.form_state import FormState
from bob_editor.ui.dress.wheel import pass_wheel
from bob_editor.ui.panels.board.swatches import terrain_swatch
from bob_editor.words import mark, tr

Json = Any

PATTERNS = (
    ("none", mark("Plain")),
    ("canopy", mark("Tree crowns")),
    ("orchard", mark("Orchard")),
    ("palms", mark("Palms")),
    ("wheat", mark("Wheat")),
    ("grass", mark("Grass")),
    ("marsh", mark("Marsh")),
    ("water", mark("Water")),
    ("stone", mark("Stone houses")),
    ("timber", mark("Wooden houses")),
    ("hut", mark("Huts")),
    ("rail", mark("Rails")),
    ("ditch", mark("Ditch")),
    ("hedge", mark("Hedge")),
    ("wall", mark("Wall")),
    ("cliff", mark("Cliff")),
    ("road", mark("Road")),
    ("path", mark("Path")),
    ("stream", mark("Stream")),
    ("bridge", mark("Bridge")),
    ("dots", mark("Dots")),
    ("hatch", mark("Hatching")),
)
"""Every pattern, as people call it."""

COLOURS = (("fill", mark("Surface")), ("line", mark("Line")), ("dark_fill", mark("Surface at night")))

PLAIN = {"fill": "#c9cf9d", "dark_fill": "#3d4531", "line": "#8f9a62", "width": 0.04, "pattern": "none"}
"""What a terrain looks like that says nothing of it."""

ABREAST = 8


def night_of(colour: QColor) -> QColor:
    """A colour for the dark that goes with one for the day."""
    return QColor.fromHslF(max(colour.hslHueF(), 0), colour.hslSaturationF() * 0.7, 0.22)


class LookEditor(Editor):
    """Shows and puts the ``style`` of a row of the terrain table."""

    wide = True

    def __init__(self, state: FormState, field: CardField, path: FieldPath) -> None:
        super().__init__(state, field, path)
        self._style: Style | None = None
        self._painted: object = None
        self._waiting: list[QAbstractButton] = []
        self._unlike: list[tuple[QAbstractButton, QImage]] = []
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._paint_next)
        self.colours: dict[str, QToolButton] = {}
        row = QHBoxLayout()
        row.setSpacing(2)
        for name, title in COLOURS:
            button = QToolButton()
            button.setProperty("flat", True)
            button.setText(tr(title))
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            button.setIconSize(QSize(28, 18))
            button.setToolTip(tr("Choose the colour: {words}", words=tr(title)))
            button.setAccessibleName(tr("Colour: {words}", words=tr(title)))
            button.clicked.connect(partial(self._choose, name))
            self.colours[name] = button
            row.addWidget(button)
        row.addStretch()
        self.width_ = QSlider(Qt.Orientation.Horizontal)
        pass_wheel(self.width_)
        self.width_.setRange(1, 40)
        self.width_.setFixedWidth(60)
        self.width_.setAccessibleName(tr("Width of its line"))
        self.width_.setToolTip(tr("How wide its outline is drawn; of a path or a hexside, the whole line"))
        self.width_.valueChanged.connect(self._widen)
        label = QLabel(tr("Line &width"))
        label.setBuddy(self.width_)
        row.addWidget(label)
        row.addWidget(self.width_)
        self.patterns = QButtonGroup(self)
        self._grid = QGridLayout()
        self._grid.setSpacing(2)
        self._grid.setColumnStretch(ABREAST, 1)
        inner = QGridLayout(self)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.addLayout(row, 0, 0)
        inner.addLayout(self._grid, 1, 0)
        self._add_patterns()
        self.setFocusProxy(self.colours["fill"])

    def _add_patterns(self) -> None:
        for name, title in PATTERNS:
            button = QToolButton()
            button.setCheckable(True)
            button.setProperty("flat", True)
            button.setProperty("pattern", name)
            button.setIconSize(QSize(34, 26))
            button.setToolTip(tr(title))
            button.setAccessibleName(tr("Pattern: {words}", words=tr(title)))
            button.clicked.connect(partial(self._take, "pattern", name))
            self.patterns.addButton(button)
        self._lay(self.patterns.buttons())

    @property
    def look(self) -> dict[str, Json]:
        """The style as it is, whole."""
        value = self.state.get(self.path)
        return {**PLAIN, **(value if isinstance(value, dict) else {})}

    @property
    def _seen(self) -> dict[str, Json]:
        """The style as it can be shown: the usual for what a file says that is no colour, pattern or width."""
        look = self.look
        for name, usual in PLAIN.items():
            kinds = (int, float) if isinstance(usual, float) else str
            look[name] = look[name] if isinstance(look[name], kinds) else usual
        return look

    def dress(self, style: Style) -> None:
        """Paint the patterns as this game's boards have them."""
        self._style = style
        self._paint()

    def show_value(self, value: Json) -> None:
        """Show colours, width and pattern."""
        del value
        look = self._seen
        for name, button in self.colours.items():
            picture = QPixmap(28, 18)
            picture.fill(QColor(str(look.get(name) or look["fill"])))
            button.setIcon(QIcon(picture))
        self.width_.blockSignals(True)
        self.width_.setValue(round(100 * min(max(look["width"], 0), 1)))
        self.width_.blockSignals(False)
        for one in self.patterns.buttons():
            one.setChecked(one.property("pattern") == look["pattern"])
        self._lay([one for one in self.patterns.buttons() if one.isChecked() or not one.isHidden()])
        self._paint()

    def _paint(self) -> None:
        """Each pattern in this terrain's own colours, where it stands."""
        row, look = self.state.get(self.path[:-1]), self.look
        now = (
            self._style,
            repr({**look, "pattern": ""}),
            row.get("in") if isinstance(row, dict) else None,
        )
        if self._style is None or not isinstance(row, dict) or now == self._painted or not self.isVisible():
            return
        self._painted = now
        self._waiting = list(self.patterns.buttons())
        self._unlike = []
        self._timer.start()

    def _paint_next(self) -> None:
        """One pattern in each turn of the loop, so that a slider can be drawn."""
        # As the game has it, without what is wrong in its row.
        name = self.state.get((*self.path[:-1], "id"))
        known = self._style.ruleset.terrains.get(name) if self._style and isinstance(name, str) else None
        if not self._waiting or self._style is None or known is None:
            self._timer.stop()
            return
        button = self._waiting.pop(0)
        if not self._waiting:
            self._timer.stop()
        shown = {**known.row, "id": "shown", "style": {**self._seen, "pattern": button.property("pattern")}}
        terrain = Terrain.from_row(shown)
        ruleset = self._style.ruleset
        with_it = replace(ruleset, terrains={**ruleset.terrains, "shown": terrain})
        style = Style(with_it, self._style.theme, sheet=self._style.sheet)
        button.setIcon(terrain_swatch(terrain, with_it, style))
        image = button.icon().pixmap(button.iconSize()).toImage()
        others = [one for one in self._unlike if one[1] != image]
        if button.isChecked() or len(others) == len(self._unlike):
            self._unlike = [*others, (button, image)]
        if not self._waiting:
            self._lay([one for one, _ in self._unlike])

    def _lay(self, buttons: list[QAbstractButton]) -> None:
        """Offer these patterns: on a hexside or path many look like one another."""
        for one in self.patterns.buttons():
            self._grid.removeWidget(one)
        for place, one in enumerate(buttons):
            self._grid.addWidget(one, *divmod(place, ABREAST))
        for one in self.patterns.buttons():
            one.setVisible(one in buttons)

    def showEvent(self, event: object) -> None:
        """What wasn't seen wasn't painted."""
        super().showEvent(event)  # type: ignore[arg-type]  # likewise
        self._paint()

    def _take(self, name: str, value: Json, _checked: bool = False) -> None:
        self.state.begin()
        self.put({**self.look, name: value})

    def _widen(self, value: int) -> None:
        self.put({**self.look, "width": value / 100})

    def _choose(self, name: str, _checked: bool = False) -> None:
        look = self.look
        before = QColor(str(look[name]))
        chosen = QColorDialog.getColor(before, self, tr(dict(COLOURS)[name]))
        if not chosen.isValid():
            return
        changed = {**look, name: chosen.name()}
        if name == "fill":
            # The night goes with the day until it is chosen by itself.
            if look["dark_fill"] in (PLAIN["dark_fill"], night_of(before).name()):
                changed["dark_fill"] = night_of(chosen).name()
            changed["line"] = (
                chosen.darker(145).name()
                if look["line"] in (before.darker(145).name(), PLAIN["line"])
                else look["line"]
            )
        self.state.begin()
        self.put(changed)
