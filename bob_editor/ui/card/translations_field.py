"""The editor of a card's texts in another language: one language at a time, with the list of what is missing."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QSizePolicy,
    QVBoxLayout,
)

from bob_editor.editing.card.form_field import CardField
from bob_editor.model.foreign import is_foreign
from bob_editor.model.scenario import FieldPath, Scenario
from bob_editor.rules.cards import translations
from bob_editor.sheet.languages import known_languages
from bob_editor.ui.card.editor import Editor, keep_line_in_sight
from bob_editor.ui.card.form_state import FormState
from bob_editor.ui.dress.buttons import eliding
from bob_editor.ui.dress.plain import OneLine, OneLineButton
from bob_editor.ui.dress.typing import text_in
from bob_editor.ui.dress.wheel import pass_wheel
from bob_editor.words import tr

Json = Any

_TEXT = Qt.ItemDataRole.UserRole
_SHOWN = 60
"""Letters of a text in the list."""


class TranslationsEditor(Editor):
    """A list of the card's texts, those without a translation marked; below it the one that is chosen, in both."""

    wide = True

    def __init__(self, state: FormState, field: CardField, path: FieldPath) -> None:
        super().__init__(state, field, path)
        self.languages = QComboBox()
        self.languages.setEditable(True)
        pass_wheel(self.languages)
        self.languages.setAccessibleName(tr("Language to translate into"))
        self.languages.setToolTip(
            tr("Choose a language, or type another's code, as web pages name it: pl, pt-BR")
        )
        self.languages.currentTextChanged.connect(lambda _: self._fill())
        self.count = OneLine()
        self.count.setProperty("faint", True)
        self.next_button = OneLineButton(tr("Next missing"))
        self.next_button.setToolTip(tr("Go on to the next text that isn't translated"))
        self.next_button.clicked.connect(self.show_next)
        self.list = eliding(QListWidget())
        self.list.setAccessibleName(tr("Texts of the card"))
        # As high as few texts are, so that the translation is seen beneath them.
        self.list.setSizeAdjustPolicy(QListWidget.SizeAdjustPolicy.AdjustToContents)
        self.list.setMaximumHeight(192)
        self.list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.list.currentItemChanged.connect(lambda *_: self._show_text())
        self.original = QPlainTextEdit()
        self.original.setReadOnly(True)
        self.original.setAccessibleName(tr("As it is on the card"))
        self.box = QPlainTextEdit()
        self.box.setAccessibleName(tr("Translation"))
        self.box.setPlaceholderText(tr("Type the translation here."))
        self.box.setTabChangesFocus(True)
        keep_line_in_sight(self.box)
        self.box.textChanged.connect(self._typed)
        for one in (self.original, self.box):
            one.setFixedHeight(96)
        top = QHBoxLayout()
        top.addWidget(self.languages)
        top.addWidget(self.count, 1)
        top.addWidget(self.next_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for part in (self.list, self.original, self.box):
            column.addWidget(part)
        column.insertLayout(0, top)
        self.setFocusProxy(self.list)
        self._rows: object = None

    @property
    def code(self) -> str:
        """The language that is shown."""
        return self.languages.currentText().strip()

    def refresh(self) -> None:
        """Show the card's texts as well: they change where this field doesn't."""
        super().refresh()
        self._fill()

    def show_value(self, value: Json) -> None:
        """Offer the languages that the card has, and those that there are labels in."""
        chosen, own = self.code, translations.language(self._scenario)
        there = [one for one in value if not is_foreign(one)] if isinstance(value, dict) else []
        codes = [
            one
            for one in dict.fromkeys((*there, *known_languages()))
            if not translations.same_language(one, own)
        ]
        self.languages.blockSignals(True)
        self.languages.clear()
        self.languages.addItems(codes)
        self.languages.setEditText(chosen or next(iter(codes), ""))
        self.languages.blockSignals(False)

    def reach(self, path: FieldPath) -> Editor | None:
        """Choose the language and text that a path leads to."""
        found = super().reach(path)
        if found is not None:
            self.refresh()
            code, text = (*map(str, path[len(self.path) :]), "", "")[:2]
            if code:
                self.languages.setEditText(code)
            rows = (row for row in range(self.list.count()) if self.list.item(row).data(_TEXT) == text)
            self.list.setCurrentRow(next(rows, self.list.currentRow()))
        return found

    def show_next(self) -> None:
        """Choose the next text without a translation, from the top again after the last."""
        count, here = self.list.count(), self.list.currentRow()
        missing = set(translations.missing(self._scenario, self.code))
        for step in range(1, count + 1):
            row = (here + step) % count
            if self.list.item(row).data(_TEXT) in missing:
                self.list.setCurrentRow(row)
                self.box.setFocus()
                return

    @property
    def _scenario(self) -> Scenario:
        return self.state.sheet

    def _fill(self) -> None:
        scenario, code = self._scenario, self.code
        missing, stale = translations.missing(scenario, code), translations.stale(scenario, code)
        every = tuple(dict.fromkeys(text for _, text in translations.texts(scenario)))
        rows = (code, every, missing, stale)
        if rows != self._rows:
            self._rows = rows
            self._fill_list(every, missing, stale)
        self.count.setText(
            tr("{missing} of {every} missing", missing=len(missing), every=len(every))
            if missing
            else tr("All is translated")
        )
        self.next_button.setEnabled(bool(missing))
        self._show_text()

    def _fill_list(self, every: tuple[str, ...], missing: tuple[str, ...], stale: tuple[str, ...]) -> None:
        chosen = self._text
        self.list.blockSignals(True)
        self.list.clear()
        for text in (*every, *stale):
            line = " ".join(text.split())
            line = line if len(line) <= _SHOWN else f"{line[:_SHOWN].rstrip()}…"
            gone = text in stale
            item = QListWidgetItem(f"{'✗' if gone else '○' if text in missing else '✓'}  {line}")
            item.setData(_TEXT, text)
            item.setToolTip(
                tr("No longer on the card: copy what is still good, then empty it")
                if gone
                else tr("Not translated yet")
                if text in missing
                else ""
            )
            self.list.addItem(item)
            if text == chosen:
                self.list.setCurrentItem(item)
        if self.list.currentRow() < 0 and self.list.count():
            self.list.setCurrentRow(0)
        self.list.blockSignals(False)
        self.list.updateGeometry()

    @property
    def _text(self) -> str:
        row = self.list.currentRow()
        return "" if row < 0 else str(self.list.item(row).data(_TEXT))

    def _show_text(self) -> None:
        text = self._text
        told = translations.translations(self._scenario, self.code).get(text, "")
        self.box.setEnabled(bool(text) and bool(self.code))
        self.showing = True
        if text_in(self.original) != text:
            self.original.setPlainText(text)
        if text_in(self.box) != told:
            self.box.setPlainText(told)
        self.showing = False

    def _typed(self) -> None:
        if self.showing or not self._text or not self.code:
            return
        path = (*self.path, self.code, self._text)
        self.state.put(path, text_in(self.box) or None, tr("Translation"))
