"""Fields of a game's cards that have the name of one that cards have already, or begin with what they can't hold."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from bob_editor.editing.card.spreadsheet_rows import free_name
from bob_editor.editing.game.draft import GameDraft
from bob_editor.editing.game.faults.fault import GameFault
from bob_editor.model.edit import Edit
from bob_editor.model.fields.paths import FieldPath, put_at, removed_at
from bob_editor.rules.check import Severity
from bob_editor.storage.form.card_schemas import taken_names, unfit_usuals
from bob_editor.storage.form.problems import quoted

Json = Any

FIELDS = ("card", "fields")


def taken_fields(draft: GameDraft) -> Iterator[GameFault]:
    """Each field whose name is taken, by one of every card or by one above it."""
    layout = draft.card or {}
    for at, others in taken_names(layout, draft.game.based_on):
        row = layout["fields"][at]
        name = str(row["id"])
        free = free_name(f"own_{name}", {*others, *(str(one.get("id")) for one in layout["fields"])})
        yield GameFault(
            "taken-field",
            Severity.ERROR,
            f"Cards have a field “{row.get('title') or name}” already: its id is “{name}”, too.",
            (*FIELDS, at),
            (
                _change("Take this field away", ("fields", at)),
                _change(f"Give it the id {free}", ("fields", at, "id"), free),
            ),
        )


def unfit_fields(draft: GameDraft) -> Iterator[GameFault]:
    """Each field whose usual value it can't hold, so that every new card would break its form."""
    layout = draft.card or {}
    units = tuple(str(row.get("id")) for row in draft.game.rows("units"))
    for at in unfit_usuals(layout, units):
        row = layout["fields"][at]
        told = f"The field “{row.get('title') or row['id']}” can't hold what it begins with: {quoted(row['usual'])}."
        without = _change("Begin without it", ("fields", at, "usual"))
        yield GameFault("unfit-usual", Severity.ERROR, told, (*FIELDS, at, "usual"), (without,))


def faults_of_cards(draft: GameDraft) -> tuple[GameFault, ...]:
    """All that is wrong with the fields of a game's cards."""
    return (*taken_fields(draft), *unfit_fields(draft), *doubled_choices(draft))


def doubled_choices(draft: GameDraft) -> Iterator[GameFault]:
    """Each choice of a field, or of a column of one, with the id of one above it: nobody could choose it."""
    fields = ((("fields", at), row) for at, row in enumerate((draft.card or {}).get("fields") or ()))
    for path, row in fields:
        columns = (((*path, "columns", at), one) for at, one in enumerate(row.get("columns") or ()))
        for where, one in ((path, row), *columns):
            ids: list[str] = []
            for at, choice in enumerate(one.get("choices") or ()):
                name = str(choice.get("id"))
                if name in ids:
                    told = f"“{name}” is the id of two choices of “{one.get('title') or one.get('id')}”."
                    place = (*where, "choices", at)
                    away = _change("Take this choice away", place)
                    yield GameFault("doubled-id", Severity.ERROR, told, ("card", *place), (away,))
                ids.append(name)


def _change(label: str, path: FieldPath, value: Json = None) -> Edit[GameDraft]:
    """An edit of what cards have: a value put at a path, or, None, taken away."""

    def apply(draft: GameDraft) -> GameDraft:
        card = dict(draft.card or {})
        return replace(draft, card=removed_at(card, path) if value is None else put_at(card, path, value))

    return Edit(label, apply)
