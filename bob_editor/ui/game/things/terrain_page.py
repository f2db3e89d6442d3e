"""The terrain table: a row a terrain, each with its swatch, and below it the look and the rest of the chosen one."""

import re
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from bob_editor.editing.card.copied_rows import own_ids
from bob_editor.editing.card.form_field import CardField
from bob_editor.editing.game.fields.tables import OF_HEXES, OF_HEXSIDES, TERRAINS
from bob_editor.editing.game.looks import fresh_style, suggested
from bob_editor.model.scenario import FieldPath
from bob_editor.render.kit.style import Style
from bob_editor.ui.card.cell_delegate import AnyIndex, CellChoice, CellDelegate, tell_of_begun
from bob_editor.ui.card.editor import Editor
from bob_editor.ui.card.form_state import FormState
from bob_editor.ui.card.groups import Maker
from bob_editor.ui.card.making import make_editor
from bob_editor.ui.card.row_model import RowModel
from bob_editor.ui.card.tables import TableEditor
from bob_editor.ui.game.game_form import GameForm
from bob_editor.ui.game.page import FormPage
from bob_editor.ui.game.things.levels_editor import LevelsEditor
from bob_editor.ui.game.things.look_editor import LookEditor
from bob_editor.ui.panels.board.swatches import SIZE, terrain_swatch
from bob_editor.words import mark, tr

Json = Any

USUAL_PLACES = ("Hexes", "Hexes, Artwork", "Artwork", "Hexsides", "Paths", "Hexes, Ground")
"""Where terrain mostly stands."""


class TerrainModel(RowModel):
    """The rows with their swatches before their names."""

    style: Style | None = None

    def dress(self, style: Style) -> None:
        """Paint the swatches as this game's boards have them."""
        self.style = style
        self._icons: dict[str, QIcon] = {}
        if self.steps:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.steps) - 1, 0))

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The swatch beside the name."""
        if role == Qt.ItemDataRole.DecorationRole and index.column() == 0 and self.style is not None:
            name = self.state.get((*self.path, self.steps[index.row()], "id"))
            ruleset = self.style.ruleset
            if not isinstance(name, str) or name not in ruleset.terrains:
                return None
            if name not in self._icons:
                self._icons[name] = terrain_swatch(ruleset.terrain(name), ruleset, self.style)
            return self._icons[name]
        return super().data(index, role)


def _usual_places() -> list[str]:
    return [", ".join(map(tr, places.split(", "))) for places in USUAL_PLACES]


class TerrainDelegate(CellDelegate):
    """A list of usual places for where a terrain stands; others can be typed."""

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: AnyIndex) -> QWidget:
        """The editor of a cell."""
        model = index.model()
        field = model.field_of(index.column()) if isinstance(model, RowModel) else None
        if not isinstance(model, RowModel) or field is None or field.name != "in":
            return super().createEditor(parent, option, index)
        box = CellChoice(parent)
        box.setEditable(True)
        for words in _usual_places():
            box.addItem(words, words)
        box.setEditText(str(index.data() or ""))
        tell_of_begun(box, index, model, field)
        return self._filled(box)

    def fill(self, editor: QWidget, index: AnyIndex) -> None:
        """Show the cell's value."""
        if isinstance(editor, CellChoice) and editor.findText(_usual_places()[1]) >= 0:
            editor.setEditText(str(index.data() or ""))
        else:
            super().fill(editor, index)


class TerrainTable(TableEditor):
    """The table; a new row has a look of its own, and takes its id from the first name that it is given."""

    Model = TerrainModel
    Delegate = TerrainDelegate

    def __init__(self, state: FormState, field: CardField, path: FieldPath, make: Maker) -> None:
        super().__init__(state, field, path, make)
        self.grid.setIconSize(QSize(SIZE.width() * 3 // 4, SIZE.height() * 3 // 4))
        self.grid.verticalHeader().setDefaultSectionSize(SIZE.height() + 2)

    def dress(self, style: Style) -> None:
        """Paint the swatches as this game's boards have them, and make room for them beside the names."""
        if isinstance(self.model, TerrainModel):
            self.model.dress(style)
        self._fit_columns()

    def _fresh(self) -> dict[str, Json]:
        """A new row: an id of its own, and a look."""
        rows = self.state.get(self.path) or ()
        taken = {row.get("id") for row in rows if isinstance(row, dict)}
        name = next(one for n in range(1, 10**4) if (one := f"terrain_{n}") not in taken)
        number = int(re.sub(r"\D", "", name))
        return {
            "id": name,
            "title": tr("Terrain {number}", number=number),
            "in": ["hexes"],
            "los": "none",
            "whole_hex": True,
            "cites": "",
            "style": fresh_style([row.get("style") for row in rows if isinstance(row, dict)]),
        }

    def _whole(self, rows: Sequence[dict[str, Json]]) -> list[Json]:
        """Pasted rows look and lie as their names suggest, where they don't say it themselves."""
        looks = [row.get("style") for _, row in self.state.sheet.rows("terrains")]
        whole = []
        for row, given in zip(super()._whole(rows), rows, strict=True):
            row["style"] = fresh_style(looks)
            whole.append({**row, **suggested(row, str(row.get("title") or ""), looks), **given})
            looks.append(whole[-1]["style"])
        return whole

    def _show_applying(self) -> None:
        """Where terrain lies on no hexside, or on hexsides alone, there is nothing to say of those, or of hexes."""
        if self.detail is not None and self._step is not None:
            places = self.state.sheet.texts(*self.path, self._step, "in")
            idle = OF_HEXES if set(places) == {"sides"} else () if "sides" in places else OF_HEXSIDES
            self.detail.show_only(lambda one: one.name not in idle)

    def duplicate(self) -> None:
        """Add copies of the chosen rows below them, under ids of their own."""
        rows, present = self.chosen_rows, self.state.get(self.path) or ()
        values = own_ids(self.field, [present[row] for row in rows], self._taken)
        named = [{**one, "title": tr("{title} (copy)", title=one.get("title"))} for one in values]
        if named:
            self._insert_rows(rows[-1] + 1, named, tr("Duplicate terrain"))


def terrain_editor(state: FormState, field: CardField, path: FieldPath) -> Editor:
    """The editor of a field of the terrain page."""
    if field.name == "style":
        return LookEditor(state, field, path)
    if field.name == "by_levels":
        return LevelsEditor(state, field, path)
    if field.where == TERRAINS.where:
        return TerrainTable(state, field, path, terrain_editor)
    return make_editor(state, field, path)


class TerrainPage(FormPage):
    """The page of the terrain table."""

    title = mark("Terrain")
    icon = "mdi6.pine-tree"
    place = "own-game-terrain"
    about = mark(
        "Everything that a board is made of. Double-click a cell to change it; rows can be pasted from a spreadsheet. "
        "Below the table is the look of the chosen row, and what else it does."
    )
    fields = (((("terrains",)), TERRAINS),)

    def __init__(self, form: GameForm) -> None:
        super().__init__(form)
        self._style: Style | None = None
        self.table.grid.selectionModel().currentRowChanged.connect(lambda *_: self._dress_look())

    @property
    def make(self) -> Maker:
        """Which editor a field gets."""
        return terrain_editor

    @property
    def table(self) -> TerrainTable:
        """The table."""
        found = self.editor.rows[("terrains",)].editor
        assert isinstance(found, TerrainTable)  # as it was made
        return found

    def dress(self, style: Style) -> None:
        """Paint swatches and patterns as this game's boards have them."""
        self._style = style
        self.table.dress(style)
        self._dress_look()

    def _dress_look(self) -> None:
        detail = self.table.detail
        if detail is None or self._style is None:
            return
        for one in detail.editors():
            if isinstance(one, LookEditor):
                one.dress(self._style)
