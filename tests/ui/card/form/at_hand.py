"""What tests of the card's form have at hand."""

from functools import partial
from typing import Any

from bob_editor.model.edit import Edit
from bob_editor.model.scenario_edits import put
from bob_editor.ui.card.editor import Editor
from bob_editor.ui.card.field_row import FieldRow
from bob_editor.ui.card.panel import CardPanel
from bob_editor.ui.card.tables import TableEditor

RULESET = "band-of-brothers-2.2"

SIDES = [{"id": "us", "name": "Americans"}, {"id": "ge", "name": "Germans"}]

UNITS = [{"kind": "squad", "side": "us", "at": "1.B3"}, {"kind": "wt", "side": "ge"}]


def change(form: CardPanel, *path: str | int, value: Any) -> None:
    """Put a value on the card from elsewhere."""
    form.session.steps.on_card(Edit("Elsewhere", partial(put, path=path, value=value)))


def card(form: CardPanel, *path: str | int) -> Any:
    """A part of the open card."""
    return form.session.scenario_desk.open.get(*path)


def editor(form: CardPanel, *path: str | int) -> Any:
    """The editor of a field, shown."""
    found = form.show_field(path)
    assert found is not None
    assert found.path == path, found.path
    return found


def row_of(form: CardPanel, one: Editor) -> FieldRow:
    """What stands around an editor."""
    return next(row for row in form.findChildren(FieldRow) if row.editor is one)


def table(form: CardPanel, *path: str | int) -> TableEditor:
    """The table of a path."""
    found = form.show_field(path)
    assert isinstance(found, TableEditor)
    return found
