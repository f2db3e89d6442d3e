"""The page of a game's name: title, edition, how its hexes lie, how large its boards are, how high its ground."""

from PySide6.QtWidgets import QComboBox, QFormLayout, QHBoxLayout, QLabel, QLineEdit, QSpinBox

from bob_editor.editing.game.edits import edit_of, set_of
from bob_editor.editing.game.shape import Shape, shape_of, with_shape
from bob_editor.model.games.edits import set_levels
from bob_editor.ui.dress.typing import Undoing
from bob_editor.ui.dress.wheel import pass_wheel
from bob_editor.ui.game.game_form import GameForm
from bob_editor.ui.game.page import Page
from bob_editor.words import mark, tr

LIES = (("flat-top", mark("Flat side up: columns of hexes")), ("pointy-top", mark("Point up: rows of hexes")))


class NamePage(Page):
    """Each field is a step of undo; letters that are typed in one go are one."""

    title = mark("Name and hexes")
    icon = "mdi6.hexagon-outline"
    about = mark("What the game is called, how its boards lie and how high they rise.")

    def __init__(self, form: GameForm) -> None:
        super().__init__(form)
        self.name = QLineEdit()
        self.name.setPlaceholderText(tr("What the game is called"))
        self.edition = QLineEdit()
        self.edition.setPlaceholderText(tr("such as 1.0"))
        self.hexes = QComboBox()
        for value, title in LIES:
            self.hexes.addItem(tr(title), value)
        self.columns, self.rows = QSpinBox(), QSpinBox()
        for box, name in (
            (self.columns, tr("Columns of a new board")),
            (self.rows, tr("Rows of a new board")),
        ):
            box.setRange(1, 256)
            box.setKeyboardTracking(False)
            box.setAccessibleName(name)
        self.lowest, self.highest = QSpinBox(), QSpinBox()
        for box, name in ((self.lowest, tr("Lowest level")), (self.highest, tr("Highest level"))):
            box.setRange(-99, 99)
            box.setAccessibleName(name)
        self.ground = QComboBox()
        self.ground.setToolTip(tr("What a hex is where nothing is drawn"))
        for box in (self.columns, self.rows, self.lowest, self.highest):
            Undoing(box)
        pass_wheel(self.hexes, self.columns, self.rows, self.lowest, self.highest, self.ground)
        self._lay_out()
        self.name.textEdited.connect(lambda text: self._set("title", text, tr("Set the title")))
        self.edition.textEdited.connect(
            lambda text: self._set("edition", text or None, tr("Set the edition"))
        )
        self.hexes.activated.connect(lambda _row: self._reshape())
        self.columns.valueChanged.connect(lambda _value: self._reshape())
        self.rows.valueChanged.connect(lambda _value: self._reshape())
        self.lowest.valueChanged.connect(lambda _value: self._relevel())
        self.highest.valueChanged.connect(lambda _value: self._relevel())
        self.ground.activated.connect(
            lambda _row: self._set("base_terrain", self.ground.currentData(), tr("Choose the ground"))
        )

    def _lay_out(self) -> None:
        size = QHBoxLayout()
        size.setSpacing(6)
        size.addWidget(self.columns)
        size.addWidget(QLabel(tr("columns ×")))
        size.addWidget(self.rows)
        size.addWidget(QLabel(tr("rows")))
        size.addStretch()
        levels = QHBoxLayout()
        levels.setSpacing(6)
        levels.addWidget(self.lowest)
        levels.addWidget(QLabel(tr("to")))
        levels.addWidget(self.highest)
        levels.addWidget(QLabel(tr("(the same twice: the game has no heights)")))
        levels.addStretch()
        rows = QFormLayout()
        rows.setVerticalSpacing(10)
        rows.addRow(tr("Title"), self.name)
        rows.addRow(tr("Edition"), self.edition)
        rows.addRow(tr("He&xes"), self.hexes)
        for words, box, place in (
            (tr("&New boards"), self.columns, size),
            (tr("Levels"), self.lowest, levels),
        ):
            label = QLabel(words)
            label.setBuddy(box)
            rows.addRow(label, place)
        rows.addRow(tr("G&round"), self.ground)
        self.column.addLayout(rows)
        self.column.addStretch(1)

    def refresh(self) -> None:
        """Show the game as it is."""
        game = self.session.game
        if game is None:
            return
        own = game.value.game
        for line, text in ((self.name, own.text("title")), (self.edition, own.edition)):
            if line.text() != text:
                line.setText(text)
        shape, levels = shape_of(game.game), game.game.levels
        self.hexes.setCurrentIndex(max(0, self.hexes.findData(shape.hexes)))
        numbers = (shape.columns, shape.rows, *levels)
        for box, value in zip((self.columns, self.rows, self.lowest, self.highest), numbers, strict=True):
            box.blockSignals(True)
            box.setValue(value)
            box.blockSignals(False)
        grounds = [(one.id, one.title) for one in game.game.terrains.values() if "base" in one.places]
        if grounds != [
            (self.ground.itemData(row), self.ground.itemText(row)) for row in range(self.ground.count())
        ]:
            self.ground.clear()
            for name, title in grounds:
                self.ground.addItem(title, name)
        self.ground.setCurrentIndex(self.ground.findData(game.game.base_terrain))

    def _set(self, name: str, value: str | None, label: str) -> None:
        self.session.game_desk.push(set_of(label, name, value=value), merge=f"{name} {self.form.visit}")

    def _reshape(self) -> None:
        shape = Shape(str(self.hexes.currentData()), self.columns.value(), self.rows.value())
        game = self.session.game
        first = "" if game is None else str(game.game.presets[0]["id"])
        self.session.game_desk.push(
            edit_of(tr("Shape new boards"), lambda game: with_shape(game, shape, first))
        )

    def _relevel(self) -> None:
        lowest, highest = self.lowest.value(), self.highest.value()
        self.session.game_desk.push(
            edit_of(tr("Set the levels"), lambda game: set_levels(game, lowest, highest)),
            merge=f"levels {self.form.visit}",
        )
