"""What is laid on a map before one looks, as people and programs write it: ``smoke@F5``, or a row as suites have it."""

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from bob_editor.errors import BadCall
from bob_editor.opening.ends import as_named
from bob_editor.opening.known import lacks
from bob_editor.rules.los.scene import Scene
from bob_editor.storage.form import schemas
from bob_editor.storage.form.card_schemas import is_own_field
from bob_editor.storage.form.problems import shortened

Row = Mapping[str, Any]


def rows_of(name: str, given: Iterable[str | Row], scene: Scene, *, alone: bool = False) -> Iterator[Row]:
    """Rows as suites have them, of ``ID@HEX``, of objects or of their JSON; an id may stand ``alone`` where said.

    They are for a ``scene``, whose game may know fields of its own. Names of hexes are read in any case.

    ``name`` is the field with the id: ``marker``, ``change`` or ``unit``.

    :raises BadCall: where one is no such row, or a change lacks what it is about.
    """
    for place, one in enumerate(given):
        row = _row(name, one, alone=alone)
        at = row.get("at")
        if isinstance(at, str):
            at = as_named(at, scene.board.grid)
            # A change's places are a list.
            row = {**row, "at": [at] if name == "change" else at}
        elif isinstance(at, list | tuple):
            row = {
                **row,
                "at": [as_named(one, scene.board.grid) if isinstance(one, str) else one for one in at],
            }
        if not isinstance(one, str) or _is_json(one):
            _must_be_in_form(name, place, row, scene)
        if name == "change":
            _must_mean_something(row, scene)
        yield row


def _must_be_in_form(name: str, place: int, row: Row, scene: Scene) -> None:
    """Refuse a row that a suite's file couldn't hold: rules would stumble over its fields, or pass over them.

    :raises BadCall: with the first that is wrong.
    """
    for problem in schemas.validate_part("los-suite", f"/{name}s/{place}", dict(row)):
        if not is_own_field(problem, scene.ruleset.data):
            raise BadCall(problem.message)


def _must_mean_something(row: Row, scene: Scene) -> None:
    """Refuse a change that means nothing.

    :raises BadCall: with the first field that it lacks.
    """
    if names := lacks(row, scene.ruleset):
        told = json.dumps({**row, **dict.fromkeys(names, "…")}, ensure_ascii=False)
        hint = f"Write {row['change']}@HEX." if names == ("at",) else f"Write it as a row: {told}."
        raise BadCall(f"The change {row['change']} has no {names[0]}.", hint=hint)


def _row(name: str, one: str | Row, *, alone: bool) -> Row:
    if isinstance(one, str) and not _is_json(one):
        what, at, place = (part.strip() for part in one.partition("@"))
        if not what or not (place if at else alone):
            raise BadCall(f"{shortened(one)} doesn't say where.", hint=f"Write {what or name}@HEX.")
        return {name: what, "at": place} if at else {name: what}
    try:
        row = json.loads(one) if isinstance(one, str) else one
    except (ValueError, RecursionError):
        row = None
    if not isinstance(row, Mapping) or not isinstance(row.get(name), str):
        raise BadCall(
            f"{shortened(str(one))} is no {name}.",
            hint=f"Write {name}@HEX, or an object of JSON with a text under “{name}” and a place under “at”.",
        )
    if not isinstance(row.get("at"), str) and not (alone and name == "change"):
        raise BadCall(
            f"{shortened(str(one))} doesn't say where.", hint="Give it a place under “at”: a hex as E4."
        )
    return row


def _is_json(told: str) -> bool:
    return told.lstrip().startswith(("{", "["))
