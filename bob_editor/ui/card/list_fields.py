"""Editors of lists of words, numbers and places in one line, and of anything else as JSON."""

import csv
import io
import json
import re
from random import randint
from typing import Any

from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QPlainTextEdit, QVBoxLayout

from bob_editor.editing.card.form_field import CardField, values_by_choice
from bob_editor.editing.card.spreadsheet_rows import pair_of
from bob_editor.editing.said import said_of
from bob_editor.errors import BadFile
from bob_editor.model.scenario import FieldPath
from bob_editor.storage.files.reading import parse_json
from bob_editor.ui.card.editor import Editor, keep_line_in_sight
from bob_editor.ui.card.form_state import FormState
from bob_editor.ui.card.number_box import number_of
from bob_editor.ui.card.plain_fields import TextEditor, said, tool_button
from bob_editor.ui.dress.plain import plain_label
from bob_editor.ui.dress.typing import text_in
from bob_editor.ui.dress.value_completer import EntryCompleter
from bob_editor.words import tr

Json = Any


def listed(text: str) -> list[str]:
    """The entries of a line with commas between; one with a comma of its own stands in quotation marks."""
    rows = list(csv.reader([text], skipinitialspace=True))
    return [entry.strip() for entry in (rows[0] if rows else []) if entry.strip()]


def in_one_line(entries: list[Json] | tuple[Json, ...]) -> str:
    """Entries as ``listed`` reads them."""
    out = io.StringIO()
    csv.writer(out, lineterminator="").writerow([said(entry) for entry in entries])
    return re.sub(r",(?=\S)", ", ", out.getvalue()) if '"' not in out.getvalue() else out.getvalue()


class WordsEditor(TextEditor):
    """A list of words or numbers in one line, commas between."""

    def __init__(self, state: FormState, field: CardField, path: FieldPath) -> None:
        super().__init__(state, field, path)
        example = field.example
        if isinstance(example, list | tuple):
            shown = "–".join(map(said, example)) if field.pair else in_one_line(example)
            self.line.setPlaceholderText(tr("such as {shown}", shown=shown))
        if field.choices:
            completer = EntryCompleter(self.line, lambda: field.choices)
            completer.activated.connect(self._complete)

    @property
    def typed(self) -> Json:
        """The entries that the line lists."""
        entries: list[Json] = list(listed(self.line.text()))
        if self.field.pair:
            return pair_of(self.line.text()) or None
        if self.field.kind == "numbers":
            entries = [number_of(entry, whole=False) for entry in entries]
        known = values_by_choice(self.field.choices)
        entries = [known.get(str(entry).casefold(), entry) for entry in entries]
        if self.field.single and len(entries) == 1:
            return entries[0]
        return entries or None

    def show_value(self, value: Json) -> None:
        """Show a list, or one entry alone."""
        if self.typed != value:
            if self.field.pair and isinstance(value, list | tuple):
                self.line.setText("–".join(dict.fromkeys(map(said, value))))
            else:
                self.line.setText(in_one_line(value) if isinstance(value, list | tuple) else said(value))


class DiceEditor(WordsEditor):
    """Rolls of dice in one line, and a button that rolls one more."""

    def __init__(self, state: FormState, field: CardField, path: FieldPath) -> None:
        super().__init__(state, field, path)
        item = field.item
        lowest, highest = (None, None) if item is None else (item.minimum, item.maximum)
        self.faces = int(lowest or 1), int(highest or 6)
        self.button = tool_button("mdi6.dice-multiple-outline", tr("Roll one more die"))
        self.button.clicked.connect(self.roll)
        self.row.addWidget(self.button)

    def roll(self) -> None:
        """Roll a die, and add what it shows."""
        rolls = self.typed
        self.state.begin()
        self.put([*(rolls if isinstance(rolls, list) else ()), randint(*self.faces)])
        self.refresh()


class PlacesEditor(TextEditor):
    """Hexes or hexsides by their names, spaces or commas between; or picked on the map."""

    def __init__(self, state: FormState, field: CardField, path: FieldPath) -> None:
        super().__init__(state, field, path)
        example = field.example
        if isinstance(example, list | tuple):
            self.line.setPlaceholderText(tr("such as {shown}", shown=" ".join(map(str, example))))
        elif not self.line.placeholderText():
            self.line.setPlaceholderText(tr("by name, or picked on the map"))
        self.several = field.kind in ("hexes", "places")
        self.button = tool_button("mdi6.map-marker-plus-outline", tr("Pick on the map"))
        self.button.clicked.connect(self.pick)
        self.row.addWidget(self.button)

    @property
    def labels(self) -> tuple[str, ...]:
        """The names in the line."""
        return (
            tuple(re.split(r"[\s,;]+", self.line.text().strip(" ,;")))
            if self.line.text().strip(" ,;")
            else ()
        )

    @property
    def typed(self) -> Json:
        """The places as the card writes them."""
        if self.several:
            return self.state.as_labelled(list(self.labels)) or None
        return self.state.as_labelled(self.line.text().strip()) or None

    def pick(self) -> None:
        """Ask for places on the map."""
        self.state.pick(self, self.labels, self._picked)

    def _picked(self, labels: tuple[str, ...]) -> None:
        self.state.put(
            self.path, list(labels) if self.several and labels else next(iter(labels), None), self.field.title
        )
        self.refresh()

    def show_value(self, value: Json) -> None:
        """Show names of places."""
        if self.typed != value:
            words = value if isinstance(value, list | tuple) else [value]
            self.line.setText(" ".join(said(one) for one in words))


class JsonEditor(Editor):
    """Any value as the file writes it; what isn't JSON yet stays in the box and isn't put on the card."""

    wide = True

    def __init__(self, state: FormState, field: CardField, path: FieldPath) -> None:
        super().__init__(state, field, path)
        self.box = QPlainTextEdit()
        self.box.setAccessibleName(field.title)
        self.box.setTabChangesFocus(True)
        keep_line_in_sight(self.box)
        if field.example is not None:
            self.box.setPlaceholderText(json.dumps(field.example, ensure_ascii=False))
        line = QFontMetrics(self.box.font()).lineSpacing()
        self.box.setFixedHeight(line * 4 + 14)
        self.told = plain_label()
        self.told.setWordWrap(True)
        self.told.setProperty("faint", True)
        self.told.hide()
        self.box.textChanged.connect(self._edited)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.box)
        column.addWidget(self.told)
        self.setFocusProxy(self.box)

    def _edited(self) -> None:
        if self.showing:
            return
        text = text_in(self.box).strip()
        try:
            value = parse_json(text.encode(errors="surrogatepass"), "This").data if text else None
        except BadFile as error:
            self.told.setText(tr("Not taken over yet: {error}", error=said_of(error)))
            self.told.show()
            return
        self.told.hide()
        self.put(value)

    def show_value(self, value: Json) -> None:
        """Show a value as JSON."""
        try:
            if json.loads(text_in(self.box) or "null") == value:
                return
        except (ValueError, RecursionError):
            pass
        self.told.hide()
        self.box.setPlainText("" if value is None else json.dumps(value, ensure_ascii=False, indent=1))


class OneHexEditor(PlacesEditor):
    """One hex or hexside, as wide as its name needs."""

    def __init__(self, state: FormState, field: CardField, path: FieldPath) -> None:
        super().__init__(state, field, path)
        self.line.setMaximumWidth(140)
        self.row.addStretch()
