"""Gives a thing of the card another id: what refers to it follows."""

from collections.abc import Iterator, Mapping
from typing import Any

from bob_editor.editing.card.form import CardForm, address_of
from bob_editor.editing.card.form_field import CardField, form_of
from bob_editor.editing.card.named_things import named_on_card
from bob_editor.model.scenario import FieldPath, Scenario
from bob_editor.model.scenario_edits import put, retarget
from bob_editor.model.special_rules import Kind

Json = Any

_BY_KIND = {"side": "sides/id", "area": "setup_areas/id", "counter": "unit_types"}
"""Where the ids stand that fields of a kind name."""

_IN_TEXTS: dict[str, Kind] = {
    "units/id": "unit",
    "units/unit": "unit",
    "unit_types": "unit",
    "sides/weapons/id": "unit",
    "setup_areas/id": "area",
}
"""What a reference in a text calls things whose ids stand there."""


def followed(scenario: Scenario, form: CardForm, path: FieldPath, *, old: str, new: str) -> Scenario:
    """The scenario with all that names a thing by its old id naming it by the new one.

    ``path`` leads to the field with the id, or to the named row that has it as its name. Nothing follows where another
    thing has one of the two ids: nobody could say which is meant.
    """
    of_a_row = isinstance(path[-2], int)
    address = address_of(step for step in (path if of_a_row else path[:-1]) if isinstance(step, str))
    ids = [name for name, _ in named_on_card(scenario, (address,))]
    if not old or not new or old == new or new in ids or is_shared(scenario, path, old):
        return scenario
    for page in form.pages:
        for own, field in page.fields:
            before = scenario.get(*own)
            after = _renamed(before, field, address, old, new)
            if after != before:
                scenario = put(scenario, own, after)
    kind = _IN_TEXTS.get(address)
    if kind is None:
        return scenario
    others = {name for name, _ in named_on_card(scenario, set(referable(form, kind)) - {address})}
    return scenario if others & {old, new} else retarget(scenario, kind, old, new)


def is_id(form: CardForm, path: FieldPath) -> bool:
    """Whether a path leads to the id of a row: a field so called, or one that other fields name."""
    address = address_of(step for step in path if isinstance(step, str))
    return len(path) > 1 and (path[-1] == "id" or address in form.named)


def referable(form: CardForm, kind: Kind) -> tuple[str, ...]:
    """The addresses of the ids by which texts refer to things of a kind; a unit's own kind is an id in some games."""
    return tuple(
        address
        for address, called in _IN_TEXTS.items()
        if called == kind and (address != "units/unit" or address in form.named)
    )


def is_shared(scenario: Scenario, path: FieldPath, name: str) -> bool:
    """Whether another row of the list, or of a like one in another row, has the id that stands at a path, too."""
    return list(_alike(scenario.data, path)).count(name) > 1


def _alike(value: Json, path: FieldPath) -> Iterator[Json]:
    """What stands at a path in whichever rows."""
    if not path:
        yield value
    elif isinstance(path[0], int):
        for row in value if isinstance(value, list | tuple) else ():
            yield from _alike(row, path[1:])
    elif isinstance(value, Mapping):
        yield from _alike(value.get(path[0]), path[1:])


def _names(field: CardField, address: str) -> bool:
    """Whether a field names things whose ids stand at an address."""
    if field.of:
        of = ("sides/id",) if field.of == ("sides",) else field.of
        return any(address_of(one.split("/")) == address for one in of)
    return _BY_KIND.get(field.kind) == address


def _renamed(value: Json, field: CardField, address: str, old: str, new: str) -> Json:
    """A field's value with the new id for the old one wherever it names the thing."""

    def inside(part: Json, one: CardField | None) -> Json:
        return part if one is None else _renamed(part, one, address, old, new)

    def row(part: Json, fields: dict[str, CardField]) -> Json:
        if not isinstance(part, dict):
            return part
        return {name: inside(entry, fields.get(name)) for name, entry in part.items()}

    if isinstance(value, dict):
        if field.kind in ("group", "table"):
            fields = {one.name: one for one in field.fields}
            if field.kind == "group":
                return row(value, fields)
            return {name: row(entry, fields) for name, entry in value.items()}
        if field.kind == "keyed":
            return {name: inside(entry, field.item) for name, entry in value.items()}
    elif isinstance(value, list | tuple):
        if field.kind == "table":
            fields = {one.name: one for one in field.fields}
            return [row(entry, fields) for entry in value]
        if field.kind == "sequence":
            return [inside(entry, field.item) for entry in value]
        if _names(field, address):
            return [new if entry == old else entry for entry in value]
    elif _names(field, address):
        return new if value == old else value
    if field.kind in ("either", "hexset") and field.fields:
        return inside(value, field.fields[form_of(value, field.fields)])
    return value
