"""The ends of a line as people and programs name them: ``E4``, ``E4:cave``, or an object as suites write it."""

import difflib
import json
from collections.abc import Mapping
from typing import Any

from bob_editor.errors import BadCall, UnknownId
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.typed import typed_name
from bob_editor.opening.loaded_map import LoadedMap
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rules.wording import direction
from bob_editor.storage.form.problems import shortened
from bob_editor.storage.kinds.suites import EndSpec

Told = str | Mapping[str, Any]
"""An end of a line: ``"E4"``, ``"E4:cave"``, or an object as suites write it."""

FIELDS = ("hex", "in", "unit", "side", "road_side", "lit", "moved")


def end_of(told: Told, loaded: LoadedMap, *, position: str | None = None, unit: str | None = None) -> End:
    """The end that is named: ``E4``, in any case, ``E4:cave``, an object as suites write it, or that object's JSON.

    ``position`` and ``unit`` hold where it says none.

    :raises UnknownPlace: where the map has no such hex.
    :raises UnknownId: where the ruleset has no such position or unit.
    :raises BadCall: where it is none of this.
    """
    fields = _fields(told)
    position, unit = fields.get("in", position), fields.get("unit", unit)
    rules = loaded.scene.ruleset
    must_know("position", position, rules, "ends")
    must_know("unit", unit, rules, "units")
    return loaded.end(
        EndSpec(
            as_named(fields["hex"], loaded.scene.board.grid),
            position,
            unit,
            lit=bool(fields.get("lit")),
            moved=bool(fields.get("moved")),
            road_side=fields.get("road_side"),
            side=fields.get("side"),
        )
    )


def as_named(label: str, grid: Grid) -> str:
    """A hex's or hexside's name as the map writes it, where it was written in small letters."""
    first, slash, second = label.partition("/")
    if grid.hex_anywhere(first):
        return label if not slash or grid.side_anywhere(label) else f"{first}/{typed_name(grid, second)}"
    way = grid.frame.direction(second) is not None
    return f"{typed_name(grid, first)}{slash}{second if way else typed_name(grid, second)}"


def _fields(told: Told) -> dict[str, Any]:
    if isinstance(told, str) and not told.startswith("{"):
        label, colon, position = told.partition(":")
        return {"hex": label, "in": position} if colon else {"hex": label}
    try:
        fields: Any = json.loads(told) if isinstance(told, str) else told
    except (ValueError, RecursionError):
        fields = None
    kinds = {**dict.fromkeys(FIELDS, str), "lit": bool, "moved": bool}
    fits = isinstance(fields, Mapping) and "hex" in fields
    if not fits or not all(isinstance(value, kinds.get(name, ())) for name, value in fields.items()):
        raise BadCall(
            f"{shortened(str(told))} is no end of a line.",
            hint=f"It is a hex as E4, or has the fields {', '.join(FIELDS)}, the last two with true or false.",
        )
    return dict(fields)


def written(end: End, scene: Scene) -> str | dict[str, Any]:
    """An end as suites write it: its hex, or an object where it says more."""
    label = scene.board.grid.label(end.hex)
    names = scene.board.grid.frame.side_names
    road = None if end.road_side is None else names[end.road_side]
    spec = EndSpec(label, end.position, end.unit, lit=end.lit, moved=end.moved, road_side=road, side=end.side)
    return {"hex": label, **spec.said} if spec.said else label


def shown(end: str | Mapping[str, Any]) -> str:
    """An end as people read it: ``E4``, or ``E4 (in cave, vehicle)``."""
    if isinstance(end, str):
        return end
    words = [f"in {end['in']}" if end.get("in") else "", end.get("unit") or "", end.get("side") or ""]
    words += [f"{direction(end['road_side'])} of the road"] if end.get("road_side") else []
    words += [name for name in ("lit", "moved") if end.get(name)]
    more = ", ".join(word.replace("_", " ") for word in words if word)
    return f"{end['hex']} ({more})" if more else str(end["hex"])


def must_know(what: str, value: object, rules: Ruleset, table: str) -> None:
    """Refuse a value that a table of the ruleset doesn't have; None is known everywhere.

    :raises UnknownId: with the nearest that it has.
    """
    if value is None:
        return
    known = [str(one) for one in rules.rows(table) if one]
    if value in known:
        return
    near = difflib.get_close_matches(str(value).casefold(), known, n=1)
    hint = f"Did you mean {near[0]}?" if near else f"It knows {', '.join(known) or 'none'}."
    raise UnknownId(f"{rules.title} knows no {what} “{value}” at an end of a line.", hint=hint)
