"""The circumstances of LOS: conditions, markers on the board, and the rulings in force."""

from collections.abc import Mapping
from functools import partial
from itertools import pairwise
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from bob_editor.editing.said import said
from bob_editor.editing.sight.sides import sides_of
from bob_editor.rules.los.scene import Laid, Marker, Scene, UnitOnMap
from bob_editor.sheet.languages.in_window import label
from bob_editor.ui.dialogs.documents import choose_rulings
from bob_editor.ui.dress import icons
from bob_editor.ui.dress.buttons import say_unit, wrapping
from bob_editor.ui.dress.descriptions import cited, counter_title, row_title
from bob_editor.ui.dress.plain import plain_label, plain_tip, unmarked
from bob_editor.ui.dress.typing import Deleting, Undoing
from bob_editor.ui.dress.wheel import pass_wheel
from bob_editor.ui.panels.sight.map_changes import MapChangesForm
from bob_editor.ui.session.session import Session
from bob_editor.words import many, tr

Json = Any

FARTHEST = 99
"""Hexes of visibility that may be set."""
LATEST = 999
"""Minutes after the start at which it may be looked."""
_BY_TIME = "by time"


class ConditionsForm(QWidget):
    """Sets the scene that LOS is asked about: a part of a scenario's card, of a board its LOS trial."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.fields: dict[str, tuple[QCheckBox, QSpinBox | None]] = {}
        self.choices: dict[str, QComboBox] = {}
        self.minute = QSpinBox()
        self.minute_row = QWidget()
        self._shown: tuple[str, Mapping[str, Any]] = "", {}
        self._telling = False
        self._rows = QFormLayout()
        self._rows.setContentsMargins(0, 0, 0, 0)
        self.laid = wrapping(QListWidget())
        self.laid.setAccessibleName(tr("Markers and units on the board"))
        self.laid.setMaximumHeight(96)
        self.laid.itemActivated.connect(self._show_counter)
        self.remove_button = QPushButton(tr("&Remove"))
        self.remove_button.setToolTip(tr("Take the chosen marker or unit off the board"))
        icons.put(self.remove_button, "mdi6.delete-outline")
        self.remove_button.clicked.connect(self._remove_counter)
        self.clear_button = QPushButton(tr("Re&move all"))
        self.nothing_laid = plain_label()
        self.rulings_button = QPushButton(tr("Ruli&ngs…"))
        self.rulings_button.setToolTip(tr("How open questions of the rulebook are answered here"))
        icons.put(self.rulings_button, "mdi6.scale-balance")
        self.rulings_button.clicked.connect(self._choose_rulings)
        self.rulings = plain_label()
        self.rulings.setWordWrap(True)
        self.rulings.setProperty("faint", True)
        self.weather = QGroupBox()
        self._lay_out_weather(self.weather)
        self.counters = QGroupBox()
        self.changes = MapChangesForm(session)
        self.open_questions = QGroupBox(tr("Rulings"))
        self._lay_out_counters()
        row = QHBoxLayout(self.open_questions)
        row.addWidget(self.rulings, 1)
        row.addWidget(self.rulings_button)
        self.none = plain_label(tr("This game has no conditions, markers or open questions."))
        self.none.setWordWrap(True)
        self.none.setProperty("faint", True)
        self.borrowed = QWidget()
        self.back = QPushButton(tr("Back to &mine"))
        self._lay_out_borrowed()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.borrowed)
        for group in (self.weather, self.counters, self.changes, self.open_questions, self.none):
            column.addWidget(group)
        session.opened.connect(self.refresh)
        session.rulesSaved.connect(self.refresh)
        session.losChanged.connect(self.refresh)
        self.refresh()

    def _lay_out_counters(self) -> None:
        """The list of them, and what takes them away."""
        Deleting(self.laid, self._remove_counter)
        self.clear_button.clicked.connect(self._clear_counters)
        self.remove_button.setEnabled(False)
        self.laid.currentRowChanged.connect(lambda row: self.remove_button.setEnabled(row >= 0))
        buttons = QHBoxLayout()
        buttons.addWidget(self.remove_button)
        buttons.addWidget(self.clear_button)
        buttons.addStretch()
        inner = QVBoxLayout(self.counters)
        self.nothing_laid.setWordWrap(True)
        self.nothing_laid.setProperty("faint", True)
        inner.addWidget(self.nothing_laid)
        inner.addWidget(self.laid)
        inner.addLayout(buttons)

    def _lay_out_borrowed(self) -> None:
        """A line that says whose circumstances these are, while they are an expected line's."""
        words = plain_label(tr("Those of the expected line that is shown."))
        words.setWordWrap(True)
        self.back.setToolTip(tr("Look under the markers, conditions and rulings that were set before"))
        self.back.clicked.connect(lambda _checked=False: self.session.live_los.give_back())
        row = QHBoxLayout(self.borrowed)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(words, 1)
        row.addWidget(self.back)

    def _lay_out_weather(self, weather: QGroupBox) -> None:
        """The conditions, and below them the clock for those that change."""
        self.minute.setRange(0, LATEST)
        Undoing(self.minute)
        say_unit(self.minute, lambda count: many(" minute", " minutes", count))
        self.minute.setToolTip(tr("When it is looked: the card's light changes in the course of the game"))
        self.minute.setAccessibleName(tr("Minutes after the start"))
        self.minute.valueChanged.connect(self._set_minute)
        clock = QFormLayout(self.minute_row)
        clock.setContentsMargins(0, 0, 0, 0)
        clock.addRow(tr("&When"), self.minute)
        inside = QVBoxLayout(weather)
        inside.addLayout(self._rows)
        inside.addWidget(self.minute_row)

    # -- showing --------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the scene as it is."""
        self._fill_conditions()
        scene = self.session.live_los.scene
        self.borrowed.setVisible(self.session.live_los.borrowed)
        self._telling = True
        for name, (box, number) in self.fields.items():
            value = scene.conditions.get(name)
            box.setChecked(value is not None and value is not False)
            if number is not None:
                number.setEnabled(box.isChecked())
                if isinstance(value, int):
                    number.setValue(value)
        by_time = False
        for name, choice in self.choices.items():
            value = scene.conditions.get(name)
            timed = isinstance(value, list | tuple)
            by_time = by_time or timed
            if timed != (choice.findData(_BY_TIME) >= 0):
                if timed:
                    choice.addItem(tr("As the card has it"), _BY_TIME)
                else:
                    choice.removeItem(choice.count() - 1)
            choice.setCurrentIndex(max(0, choice.findData(_BY_TIME if timed else value)))
        self.minute_row.setVisible(by_time)
        self.minute.setValue(self.session.live_los.minute)
        self._telling = False
        self._list_counters(scene)
        self.weather.setVisible(bool(self.fields or self.choices))
        units = scene.ruleset.units_in_the_way if self.session.scenario is None else {}
        # What is set here on a scenario is no trial: its card is printed so.
        of_card = self.session.scenario is not None
        self.weather.setTitle(tr("Conditions on the card") if of_card else tr("Conditions"))
        markers = tr("Markers on the card") if of_card else tr("Markers")
        self.counters.setTitle(tr("Markers and units") if units else markers)
        self.counters.setVisible(bool(units or scene.ruleset.rows("markers") or self._laid))
        self.changes.refresh()
        self.open_questions.setVisible(bool(scene.ruleset.rulings))
        groups = self.weather, self.counters, self.changes, self.open_questions
        self.none.setVisible(all(one.isHidden() for one in groups))
        rulings = scene.ruleset.rulings.items()
        otherwise = sum(scene.ruling(name) != row.default for name, row in rulings)
        self.rulings.setText(
            tr("{count} answered otherwise than by default.", count=otherwise)
            if otherwise
            else tr("As the ruleset has them.")
        )

    def take_focus(self) -> None:
        """Have the keyboard in what comes first."""
        fields = [
            *(box for box, _ in self.fields.values()),
            *self.choices.values(),
            self.laid,
            self.changes.add_button,
            self.rulings_button,
        ]
        first = next((one for one in fields if one.isVisibleTo(self)), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.ShortcutFocusReason)  # boxes are framed for no other

    @property
    def _laid(self) -> tuple[Laid, ...]:
        """What is listed; the units of a card have a table of their own."""
        scene = self.session.live_los.scene
        return scene.laid if self.session.scenario is None else scene.markers

    def _list_counters(self, scene: Scene) -> None:
        chosen = self.laid.currentRow()
        self.laid.clear()
        for one in self._laid:
            towards = one.facing if isinstance(one, Marker) else None
            facing = tr(", facing {facing}", facing=towards.upper()) if towards else ""
            title, where = counter_title(one, scene.ruleset), scene.board.grid.label(one.at)
            if isinstance(one, UnitOnMap) and one.side and scene.ruleset.whose_units_count:
                title = f"{title} ({tr(dict(sides_of(scene))[one.side])})"
            item = QListWidgetItem(tr("{what} in {label}", what=title, label=where) + facing)
            item.setData(Qt.ItemDataRole.UserRole, one)
            self.laid.addItem(item)
        self.laid.setCurrentRow(min(chosen, self.laid.count() - 1))
        self.nothing_laid.setText(
            tr("None: choose one in the palette, then click a hex.")
            if self.session.scenario is None
            else tr("None: choose one in the catalogue, then click a hex.")
        )
        self.nothing_laid.setHidden(bool(self._laid))
        for widget in (self.laid, self.remove_button, self.clear_button):
            widget.setVisible(bool(self._laid))

    def _fill_conditions(self) -> None:
        ruleset = self.session.ruleset
        if (ruleset.id, ruleset.rows("conditions")) == self._shown:
            return
        self._shown = ruleset.id, ruleset.rows("conditions")
        while self._rows.rowCount():
            self._rows.removeRow(0)
        self.fields.clear()
        self.choices.clear()
        for name, row in ruleset.rows("conditions").items():
            kind = (row.get("value") or {}).get("type", "boolean")
            if kind not in ("boolean", "integer"):
                if row["value"].get("choices"):
                    self._offer(name, row)
                continue
            box = QCheckBox(unmarked(row_title(row, name)))
            box.setToolTip(
                f"<p>{cited(said(str(row.get('text', ''))), ruleset.cited(str(row.get('cites', ''))))}</p>"
            )
            box.toggled.connect(partial(self._set_field, name))
            number: QSpinBox | None = None
            if kind == "integer":
                number = QSpinBox()
                pass_wheel(number)
                number.setKeyboardTracking(False)
                Undoing(number)
                value = row["value"]
                number.setRange(int(value.get("minimum", 0)), int(value.get("maximum", FARTHEST)))
                number.setValue(4)
                text = str(value.get("text", ""))
                number.setToolTip(plain_tip(said(text)))
                # Not every number is a distance: a hindrance, for one, is none.
                if "hexes one sees" in text:
                    say_unit(number, lambda count: many(" hex", " hexes", count))
                number.setAccessibleName(row_title(row, name))
                number.valueChanged.connect(partial(self._set_field, name))
                self._rows.addRow(box, number)
            else:
                self._rows.addRow(box)
            self.fields[name] = (box, number)
        # Made last they would be led to last, after what stands below them.
        boxes = [one for pair in self.fields.values() for one in pair if one is not None]
        for before, after in pairwise((self.back, *boxes, *self.choices.values(), self.minute)):
            self.setTabOrder(before, after)

    def _offer(self, name: str, row: Mapping[str, Any]) -> None:
        """Add a condition that is one of several words."""
        choice = QComboBox()
        pass_wheel(choice)
        ruleset = self.session.ruleset
        for value in row["value"]["choices"]:
            choice.addItem(label(str(value).replace("_", " ").capitalize()), value)
        choice.setToolTip(
            f"<p>{cited(said(str(row.get('text', ''))), ruleset.cited(str(row.get('cites', ''))))}</p>"
        )
        choice.setAccessibleName(row_title(row, name))
        choice.activated.connect(partial(self._set_choice, name))
        self._rows.addRow(unmarked(row_title(row, name)), choice)
        self.choices[name] = choice

    # -- setting --------------------------------------------------------------------------------------------------

    def _set_minute(self, minute: int) -> None:
        if not self._telling:
            self.session.live_los.minute = minute

    def _set_field(self, name: str, _value: bool | int) -> None:
        box, number = self.fields[name]
        self._set_condition(name, (True if number is None else number.value()) if box.isChecked() else None)

    def _set_choice(self, name: str, _index: int) -> None:
        value = self.choices[name].currentData()
        if value != _BY_TIME:
            present = name in self.session.live_los.scene.conditions
            self._set_condition(name, value if self.choices[name].currentIndex() or present else None)

    def _set_condition(self, name: str, value: Json | None) -> None:
        """Set one, or take it away; the others stay as they are, though a box here couldn't show one."""
        if self._telling:
            return
        scene = self.session.live_los.scene
        conditions = {one: has for one, has in scene.conditions.items() if one != name}
        if value is not None:
            conditions[name] = value
        self.session.desk.set_scene(replace(scene, conditions=conditions), tr("Change conditions"))

    def _show_counter(self, item: QListWidgetItem) -> None:
        self.session.attention.show_places((item.data(Qt.ItemDataRole.UserRole).at,))

    def _remove_counter(self) -> None:
        item = self.laid.currentItem()
        if item is not None:
            after = self.session.live_los.scene.without((item.data(Qt.ItemDataRole.UserRole),))
            self.session.desk.set_scene(after, tr("Remove {what}", what=item.text()))

    def _clear_counters(self) -> None:
        after = self.session.live_los.scene.without(self._laid)
        self.session.desk.set_scene(after, tr("Remove all {what}", what=self.counters.title()))

    def _choose_rulings(self) -> None:
        scene = self.session.live_los.scene
        of = choose_rulings.OF_TRIAL if self.session.scenario is None else choose_rulings.ON_CARD
        answers = choose_rulings.ask(self, scene.ruleset, {**scene.board.rulings, **scene.rulings}, of)
        if answers is not None:
            kept = {
                name: scene.ruleset.rulings[name].default
                for name in scene.board.rulings
                if name not in answers
            }
            self.session.desk.set_scene(replace(scene, rulings={**kept, **answers}), tr("Answer rulings"))
