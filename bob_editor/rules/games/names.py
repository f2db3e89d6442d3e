"""Where a game's data names its own rows: one table for what a rename changes and for what leads nowhere."""

from collections.abc import Iterator, Mapping
from typing import Any

from bob_editor.model.fields.paths import FieldPath, put_at
from bob_editor.model.foreign import is_foreign

Json = Any

_CHECKS = ("of", "never", "one_of", "with", "near", "join", "but", "only_on", "not_on")
_ROWS = ("terrains", "units", "markers", "changes", "conditions", "levels")
_AMENDED = tuple(f"{table}/*/" for table in _ROWS)

COUNTED_WITH = "terrains/*/hindrance/with/*", "markers/*/hindrance/with/*", "sight/units/hindrance/with/*"
"""What names terrain, or a marker whose id no terrain has."""

NAMED: Mapping[str, tuple[str, ...]] = {
    "terrain": (
        "base_terrain",
        "terrains/*/excludes/*", "terrains/*/shuns/*", "terrains/*/opens/*", "changes/*/opens/*",
        *COUNTED_WITH, "terrains/*/grow/keep_free_of/*",
        *(f"{table}/*/effects/*/with/*" for table in _ROWS if table != "levels"), "levels/effects/*/with/*",
        *(f"markers/*/{name}/*" for name in ("not_on", "unless_on", "only_on")), "changes/*/only_on/*",
        "units/*/unhindered_target_of/*",
        "painting/alike/*/*", "painting/gaps/*", "painting/off/*", "painting/listed/*", "painting/fields/*/border",
        "painting/fields/*/inside/*", "painting/shares/*/terrain",
        "checks/*/pairs/*/first/*", "checks/*/pairs/*/second/*", *(f"checks/*/{name}/*" for name in _CHECKS),
        *(f"checks/*/{name}" for name in ("end", "lay", "into")), "checks/*/also/#", "checks/*/also/*/*",
        "checks/*/cases/*/hexes/#/terrain/*", "checks/*/cases/*/hexes/#/terrain/*/terrain",
        "checks/*/cases/*/sides/#/*", "checks/*/cases/*/sides/#/*/terrain", "checks/*/cases/*/paths/*/terrain",
        "checks/*/cases/*/artwork/*/terrain", "checks/*/cases/*/base/terrain", "faces/*/bands/*/terrain",
        "leave_out/terrains/*", "amended/terrains/*/id",
    ),
    "unit": (
        "terrains/*/effects/*/bars/*", "terrains/*/effects/*/spares/*", "terrains/*/effects/*/set_up/*",
        "markers/*/effects/*/bars/*", "markers/*/effects/*/spares/*", "units/*/plain",
        "sight/eye/units/#", "sight/eye/answers/*/units/#",
        *(f"{table}/*/kinds_{name}_within/#" for table in ("terrains", "markers") for name in ("seen", "see")),
        "checks/*/of/*", "checks/*/never/*", "leave_out/units/*", "amended/units/*/id",
    ),
    "marker": (
        *COUNTED_WITH, "checks/*/of/*", "checks/*/never/*", "checks/*/layers/*/*",
        "leave_out/markers/*", "amended/markers/*/id",
    ),
    "condition": (
        "sight/visibility/conditions/#", "sight/visibility/answers/*/conditions/#",
        "terrains/*/while", "markers/*/while",
        "leave_out/conditions/*", "amended/conditions/*/id",
    ),
    "change": ("checks/*/settled_by/*", "leave_out/changes/*", "amended/changes/*/id"),
    "end": (
        "sight/eye/positions/#", "sight/eye/answers/*/positions/#", "leave_out/ends/*", "amended/ends/*/in",
    ),
    "ruling": (
        "sight/*/ruling", "sight/*/*/ruling", "sight/*/*/*/ruling",
        "terrains/*/*/ruling", "terrains/*/*/*/ruling", "markers/*/*/ruling", "markers/*/*/*/ruling",
        "units/*/*/ruling",
        "leave_out/rulings/*", "amended/rulings/*/id"),
}  # fmt: skip
"""By kind the patterns of fields that name one: ``*`` is every entry, ``#`` every name of a field."""

TABLES = {
    "terrain": "terrains", "unit": "units", "marker": "markers", "condition": "conditions", "change": "changes",
    "end": "ends", "ruling": "rulings",
}  # fmt: skip
"""The table whose rows are of a kind."""


def _patterns(kind: str) -> Iterator[str]:
    """Those of a kind; what rows name, rows that are amended name as well."""
    for pattern in NAMED[kind]:
        yield pattern
        if pattern.startswith(_AMENDED):
            yield f"amended/{pattern}"


def named_in(data: Mapping[str, Json], kind: str) -> Iterator[tuple[FieldPath, str]]:
    """Every name of a kind that a game's data gives outside the table's own ids, with its path."""
    for pattern in _patterns(kind):
        for path, value in _led(data, pattern.split("/"), ()):
            if isinstance(value, str):
                yield path, value


def _led(value: Json, steps: list[str], path: FieldPath) -> Iterator[tuple[FieldPath, Json]]:
    if not steps:
        yield path, value
    elif steps[0] == "#":
        for key, entry in value.items() if isinstance(value, Mapping) else ():
            if is_foreign(key):
                continue
            if steps[1:]:
                yield from _led(entry, steps[1:], (*path, key))
            else:
                yield (*path, key), key
    elif steps[0] == "*":
        if isinstance(value, list | tuple):
            for index, entry in enumerate(value):
                yield from _led(entry, steps[1:], (*path, index))
        elif isinstance(value, Mapping):
            for key, entry in value.items():
                if not is_foreign(key):
                    yield from _led(entry, steps[1:], (*path, key))
    elif isinstance(value, Mapping) and steps[0] in value:
        yield from _led(value[steps[0]], steps[1:], (*path, steps[0]))


def renamed(data: Mapping[str, Json], kind: str, old: str, new: str) -> dict[str, Json]:
    """The data with a name of a kind called otherwise wherever it is named; the row's own id isn't touched."""
    found: Json = dict(data)
    is_terrain = any(row.get("id") == old for row in data.get("terrains", ()) if isinstance(row, Mapping))
    for pattern in _patterns(kind):
        if kind == "marker" and is_terrain and pattern.removeprefix("amended/") in COUNTED_WITH:
            continue
        found = _renamed(found, pattern.split("/"), old, new)
    charts = found.get("charts")
    for at, row in enumerate(charts if isinstance(charts, list | tuple) else ()):
        # Of what its rows are a chart says itself.
        if isinstance(row, Mapping) and row.get("of") == TABLES[kind]:
            found = put_at(found, ("charts", at), _renamed(row, ["rows", "*"], old, new))
    return dict(found)


def _renamed(value: Json, steps: list[str], old: str, new: str) -> Json:
    if not steps:
        return new if value == old else value
    step, rest = steps[0], steps[1:]
    if step == "#" and not rest and isinstance(value, Mapping):
        return {new if key == old else key: entry for key, entry in value.items()}
    if step in ("*", "#") and isinstance(value, list | tuple):
        return [_renamed(entry, rest, old, new) for entry in value]
    if step in ("*", "#") and isinstance(value, Mapping):
        return {
            key: entry if is_foreign(key) else _renamed(entry, rest, old, new) for key, entry in value.items()
        }
    if isinstance(value, Mapping) and step in value:
        return {**value, step: _renamed(value[step], rest, old, new)}
    return value
