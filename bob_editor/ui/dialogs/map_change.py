"""Asks what a change of the map says beside where: a number, terrains, or how something is written."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from PySide6.QtWidgets import QDialogButtonBox, QFormLayout, QLineEdit, QSpinBox, QWidget

from bob_editor.editing.said import said
from bob_editor.rules.los.marker_numbers import numbers_allowed
from bob_editor.rules.ruleset import Ruleset
from bob_editor.sheet.languages.in_window import label
from bob_editor.ui.card.choices import Choice
from bob_editor.ui.dress.descriptions import row_title
from bob_editor.ui.dress.placed_dialog import PlacedDialog
from bob_editor.words import mark, tr

Field = Mapping[str, Any]

_PAIR = re.compile(r"(-?\d{1,9})\s*[:=]\s*(-?\d{1,9})")
_CALLED = {"los": mark("LOS"), "as": mark("Counts as")}


def in_words(value: str) -> str:
    """What people call a value as files write it, with its number."""
    name, _, number = value.partition(":")
    return f"{said(name.replace('_', ' ').capitalize())} {number}".strip()


def asked_of(change: Field) -> tuple[Field, ...]:
    """What it must say beside where, and what it does to lines of sight also where a card may leave that out."""
    fields = (one for one in change.get("fields") or () if one["type"] != "hexes")
    return tuple(one for one in fields if one.get("required") or one["name"] == "los")


def can_ask(field: Field) -> bool:
    """Whether there is a box for it."""
    return field["type"] in ("integer", "terrain", "object") or bool(field.get("choices"))


class AskMapChange(PlacedDialog):
    """A row for each field; ``values`` are theirs, by name."""

    def __init__(self, parent: QWidget | None, title: str, fields: Iterable[Field], ruleset: Ruleset) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setMinimumWidth(440)
        self.boxes: dict[str, QWidget] = {}
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        form = QFormLayout(self)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for field in fields:
            name = field["name"]
            words = tr(_CALLED[name]) if name in _CALLED else label(name.capitalize())
            box = self.boxes[name] = self._box(field, ruleset)
            box.setAccessibleName(words)
            form.addRow(words, box)
        form.addRow(self.buttons)
        self._judge()

    def _box(self, field: Field, ruleset: Ruleset) -> QWidget:
        if field["type"] == "integer":
            number, allowed = QSpinBox(), numbers_allowed(field)
            number.setRange(allowed[0], allowed[-1])
            return number
        if field["type"] == "object":
            line = QLineEdit()
            line.setPlaceholderText(tr("such as {hint}", hint="1: 3, 2: 4"))
            line.textChanged.connect(self._judge)
            return line
        choice, terrains = Choice(), ruleset.rows("terrains")
        for name in field.get("choices") or terrains:
            choice.addItem(row_title(terrains[name], name) if name in terrains else in_words(name), name)
        return choice

    @property
    def values(self) -> dict[str, Any]:
        """What is said so far."""
        return {name: _value(box) for name, box in self.boxes.items()}

    def _judge(self) -> None:
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled({} not in self.values.values())


def _value(box: QWidget) -> object:
    if isinstance(box, QSpinBox):
        return box.value()
    if isinstance(box, Choice):
        return box.currentData()
    assert isinstance(box, QLineEdit)
    return {old: int(new) for old, new in _PAIR.findall(box.text())}


def ask(
    parent: QWidget | None, title: str, fields: Iterable[Field], ruleset: Ruleset
) -> dict[str, Any] | None:
    """What each field says; None where the user leaves it."""
    dialog = AskMapChange(parent, title, fields, ruleset)
    return dialog.values if dialog.exec() else None
