"""The editor of a set of hexes: picked one by one, or by rule; with a word on how many they are."""

from typing import Any

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel

from bob_editor.editing.card.form_field import CardField
from bob_editor.geometry.grid import Grid
from bob_editor.model.scenario import FieldPath
from bob_editor.ui.card.entries import EitherEditor
from bob_editor.ui.card.form_state import FormState
from bob_editor.ui.card.groups import Maker
from bob_editor.ui.card.plain_fields import tool_button
from bob_editor.words import many, tr

Json = Any


class HexSetEditor(EitherEditor):
    """The forms of a hex set; the map can be shown it."""

    def __init__(self, state: FormState, field: CardField, path: FieldPath, make: Maker) -> None:
        super().__init__(state, field, path, make)
        self._grid: Grid | None = None
        self.count = QLabel()
        self.count.setProperty("faint", True)
        self.show_button = tool_button("mdi6.crosshairs-gps", tr("Show these hexes on the map"))
        self.show_button.clicked.connect(self.show_hexes)
        self.top.insertWidget(1, self.count)
        self.top.insertWidget(self.top.count() - 1, self.show_button)

    def refresh(self) -> None:
        """Count the hexes as well: they depend on the map."""
        before, card = (self._shown, self._grid), self.state.session.card
        super().refresh()
        self._grid = None if card is None else card.grid
        if self._shown is not before[0] or self._grid is not before[1]:
            self._count()

    def lead_to(self, path: FieldPath) -> None:
        """Show the set of another row."""
        super().lead_to(path)
        self._count()

    def _count(self) -> None:
        value = self.state.get(self.path)
        hexes = None if value in (None, {}, []) else self.state.hexes_at(self.path)
        self.count.setText("" if hexes is None else many("{count} hex", "{count} hexes", len(hexes)))
        self.show_button.setEnabled(bool(hexes))

    def go_on_typing(self, event: QKeyEvent) -> None:
        """What was typed over an empty cell begins a list of hexes."""
        if self.state.get(self.path) is None:
            self.choose(next(number for number, form in enumerate(self.forms) if form.kind == "hexes"))
        if self.inner is not None:
            self.inner.go_on_typing(event)

    def _begun(self, form: int, had: int, value: Json) -> Json:
        """A list begins with the hexes that a rule gave."""
        hexes, card = self.state.hexes_at(self.path), self.state.session.card
        if self.forms[form].kind != "hexes" or not value or not hexes or card is None:
            return super()._begun(form, had, value)
        return [card.grid.label(at) for at in sorted(hexes, key=card.grid.position)]

    def show_hexes(self) -> None:
        """Bring the hexes into view."""
        hexes = self.state.hexes_at(self.path)
        if hexes:
            self.state.session.attention.show_places(tuple(hexes))
