"""What a hexside does by the levels of both ends: a box for each pair of levels, or none where its height decides."""

from functools import partial
from typing import Any

from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QVBoxLayout, QWidget

from bob_editor.editing.card.form_field import CardField
from bob_editor.model.scenario import FieldPath
from bob_editor.ui.card.choices import Choice
from bob_editor.ui.card.editor import Editor
from bob_editor.ui.card.form_state import FormState
from bob_editor.words import mark, tr

Json = Any

WORDS = (
    ("never", mark("Never")), ("always", mark("Always")), ("lower_end", mark("Beside the lower end")),
    ("not_higher_end", mark("Not beside the higher end")),
    ("closer", mark("Closer to the lower end")), ("second", mark("The second on the line")),
)  # fmt: skip
"""What it can do between two levels."""

MOST_LEVELS = 8
"""So many levels have boxes; what the game says of others stays."""

ROOM = 9


class LevelsEditor(Editor):
    """Shows and puts the ``by_levels`` of a row of the terrain table."""

    wide = True

    def __init__(self, state: FormState, field: CardField, path: FieldPath) -> None:
        super().__init__(state, field, path)
        self.switch = QCheckBox(tr("It goes by the levels of both ends, not by its height"))
        self.switch.toggled.connect(self._toggle)
        self.boxes: dict[str, Choice] = {}
        self.body = QWidget()
        self._grid = QGridLayout(self.body)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._levels: tuple[int, ...] = ()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.switch)
        column.addWidget(self.body)
        self.setFocusProxy(self.switch)

    def refresh(self) -> None:
        """The levels of the game's ground can be others, too."""
        levels = self._levels_now
        if levels != self._levels:
            self._levels = levels
            self._fill()
            self._shown = object()
        super().refresh()

    @property
    def _levels_now(self) -> tuple[int, ...]:
        said = self.state.get(("levels",))
        low, high = (said.get("min"), said.get("max")) if isinstance(said, dict) else (0, 0)
        if not isinstance(low, int) or not isinstance(high, int):
            low = high = 0
        return tuple(range(low, max(low, high) + 1))[:MOST_LEVELS]

    def _fill(self) -> None:
        """A row for each level of the lower end, a column for each of the higher one."""
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        self.boxes = {}
        for place, level in enumerate(self._levels):
            self._grid.addWidget(QLabel(tr("and level {level}", level=level)), 0, place + 1)
            self._grid.addWidget(QLabel(tr("Level {level}", level=level)), place + 1, 0)
        for row, low in enumerate(self._levels):
            for column, high in enumerate(self._levels):
                if low <= high:
                    self._grid.addWidget(self._box(low, high), row + 1, column + 1)
        self._grid.setColumnStretch(len(self._levels) + 1, 1)

    def _box(self, low: int, high: int) -> Choice:
        pair = f"{low}-{high}"
        box = self.boxes[pair] = Choice()
        for value, words in WORDS:
            box.addItem(tr(words), value)
        box.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(ROOM)
        box.view().setMinimumWidth(box.view().sizeHintForColumn(0) + 28)
        name = tr("Between an end on level {low} and one on level {high}", low=low, high=high)
        box.setAccessibleName(name)
        box.setToolTip(name)
        box.activated.connect(partial(self._take, pair))
        return box

    def show_value(self, value: Json) -> None:
        """Choose in each box what holds between its levels; what a ruling decides is shown as that, and kept."""
        said = value if isinstance(value, dict) else {}
        self.switch.setChecked(isinstance(value, dict))
        self.body.setVisible(isinstance(value, dict))
        for pair, box in self.boxes.items():
            word = said.get(pair, "never")
            while box.count() > len(WORDS):
                box.removeItem(len(WORDS))
            if not isinstance(word, str) or box.findData(word) < 0:
                box.add_unlisted(tr("By a ruling") if isinstance(word, dict) else str(word), word)
                box.setCurrentIndex(len(WORDS))
            else:
                box.setCurrentIndex(box.findData(word))

    def _take(self, pair: str, index: int) -> None:
        value, word = self.state.get(self.path), self.boxes[pair].value_at(index)
        said = {name: one for name, one in (value or {}).items() if name != pair}
        self.state.begin()
        self.put(said if word == "never" else {**said, pair: word})

    def _toggle(self, on: bool) -> None:
        if not self.showing:
            self.state.begin()
            self.put({} if on else None)
