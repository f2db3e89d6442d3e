"""Which editor a field gets."""

from collections.abc import Callable, Mapping

from bob_editor.editing.card.form_field import CardField, Kind
from bob_editor.model.scenario import FieldPath
from bob_editor.ui.card.choices import ChecksEditor, ChoiceEditor
from bob_editor.ui.card.editor import Editor
from bob_editor.ui.card.entries import EitherEditor, Entries
from bob_editor.ui.card.form_state import FormState
from bob_editor.ui.card.groups import Fields, Maker, NumbersGroup
from bob_editor.ui.card.hex_set_field import HexSetEditor
from bob_editor.ui.card.list_fields import DiceEditor, JsonEditor, OneHexEditor, PlacesEditor, WordsEditor
from bob_editor.ui.card.names_field import NamesEditor
from bob_editor.ui.card.plain_fields import (
    DateEditor,
    LongTextEditor,
    NumberEditor,
    RangeEditor,
    SwitchEditor,
    TextEditor,
)
from bob_editor.ui.card.tables import TableEditor
from bob_editor.ui.card.translations_field import TranslationsEditor

_PLAIN: Mapping[Kind, Callable[[FormState, CardField, FieldPath], Editor]] = {
    "text": TextEditor,
    "word": TextEditor,
    "longtext": LongTextEditor,
    "integer": NumberEditor,
    "number": NumberEditor,
    "switch": SwitchEditor,
    "choice": ChoiceEditor,
    "side": ChoiceEditor,
    "board": ChoiceEditor,
    "area": ChoiceEditor,
    "counter": ChoiceEditor,
    "date": DateEditor,
    "range": RangeEditor,
    "checks": ChecksEditor,
    "texts": WordsEditor,
    "names": NamesEditor,
    "numbers": WordsEditor,
    "hex": OneHexEditor,
    "place": OneHexEditor,
    "hexes": PlacesEditor,
    "places": PlacesEditor,
    "json": JsonEditor,
    "translations": TranslationsEditor,
}

_MADE_OF_OTHERS: Mapping[Kind, Callable[[FormState, CardField, FieldPath, Maker], Editor]] = {
    "group": Fields,
    "table": TableEditor,
    "keyed": Entries,
    "sequence": Entries,
    "either": EitherEditor,
    "hexset": HexSetEditor,
}


def make_editor(state: FormState, field: CardField, path: FieldPath) -> Editor:
    """The editor of a field at a path of the card."""
    if field.rolled:
        return DiceEditor(state, field, path)
    if field.numbers_only:
        return NumbersGroup(state, field, path, make_editor)
    if field.kind in _MADE_OF_OTHERS:
        return _MADE_OF_OTHERS[field.kind](state, field, path, make_editor)
    return _PLAIN[field.kind](state, field, path)
