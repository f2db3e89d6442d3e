"""The circumstances of a scene, that is all but its board: compared, in a few words, and as rows of a suite's file."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from bob_editor.geometry.grid import Grid
from bob_editor.records import Record
from bob_editor.rules.cards.scene_fixes import change_row, marker_row
from bob_editor.rules.los.scene import End, MapChange, Marker, Scene, UnitOnMap
from bob_editor.sheet.languages.in_window import label, of_window
from bob_editor.storage.kinds.suites import EndSpec, Suite
from bob_editor.words import many, spoken

Row = dict[str, Any]


class Circumstances(Record):
    """All of a scene but its board and ruleset; equal where LOS is asked about under the same."""

    markers: tuple[str, ...]
    changes: tuple[str, ...]
    conditions: str
    units: tuple[str, ...]
    rulings: str


def circumstances(scene: Scene) -> Circumstances:
    """The circumstances of a scene, to be compared; the order of markers and units doesn't count.

    How often one lies there does: of some smoke there may be twice as much.
    """
    return Circumstances(
        tuple(sorted(map(_plain, scene.markers))),
        tuple(map(_plain, scene.changes)),
        _plain(scene.conditions),
        tuple(sorted(map(_plain, scene.units))),
        _plain({name: scene.ruling(name) for name in scene.ruleset.rulings}),
    )


def _plain(value: object) -> str:
    """A text that is equal for equal values; mappings can't be hashed, and keep an order that means nothing."""
    if isinstance(value, dict):
        return f"{{{', '.join(f'{name}: {_plain(value[name])}' for name in sorted(value))}}}"
    if isinstance(value, Marker):
        return f"{value.marker} {tuple(value.at)} {value.facing} {_plain(dict(value.fields))}"
    if isinstance(value, MapChange):
        return f"{value.change} {value.at and [tuple(at) for at in value.at]} {_plain(dict(value.fields))}"
    if isinstance(value, UnitOnMap):
        return f"{value.unit} {tuple(value.at)} {value.side} {_plain(dict(value.fields))}"
    return repr(value)


def suite_of_scene(scene: Scene, *, title: str, board_path: str) -> Suite:
    """A suite without checks that asks under a scene's circumstances."""
    grid = scene.board.grid
    return Suite(
        title=title,
        board_path=board_path,
        conditions=dict(scene.conditions),
        markers=tuple(marker_row(one, grid) for one in scene.markers),
        changes=tuple(change_row(one, grid) for one in scene.changes),
        units=tuple(unit_row(one, grid) for one in scene.units),
        rulings=dict(scene.rulings),
    )


def end_spec(end: End, grid: Grid) -> EndSpec:
    """An end as a check writes it."""
    road = None if end.road_side is None else grid.frame.side_names[end.road_side]
    return EndSpec(
        grid.label(end.hex),
        end.position,
        end.unit,
        lit=end.lit,
        moved=end.moved,
        road_side=road,
        side=end.side,
    )


def scene_words(scene: Scene) -> str:
    """The circumstances in a few words; empty where there are none."""
    rows = scene.ruleset.rows("conditions")
    words = []
    for name, value in scene.conditions.items():
        if value is False:
            continue
        given = str(rows.get(name, {}).get("title") or name.replace("_", " "))
        words.append(" ".join(one for one in (_in_sentence(given), _value_words(value)) if one))
    counted = (
        (len(scene.markers), many("1 marker", "{count} markers", len(scene.markers))),
        (len(scene.changes), many("1 change", "{count} changes", len(scene.changes))),
        (len(scene.units), many("1 unit", "{count} units", len(scene.units))),
        (len(scene.rulings), many("1 ruling", "{count} rulings", len(scene.rulings))),
    )
    return ", ".join([*words, *(said for count, said in counted if count)])


def unusual(scene: Scene) -> Scene:
    """The scene without conditions that say what holds where none is named: the first of their choices."""
    rows = scene.ruleset.rows("conditions")
    usual = {name: (row.get("value") or {}).get("choices", (None,))[0] for name, row in rows.items()}
    conditions = {name: value for name, value in scene.conditions.items() if value != usual.get(name)}
    return replace(scene, conditions=conditions)


def _in_sentence(word: str) -> str:
    return of_window().lower(label(word)) if spoken() != "en" else word.lower()


def _value_words(value: object) -> str:
    """A condition's value: a number, a name, or the names of what holds one after the other."""
    if isinstance(value, bool):
        return ""
    if isinstance(value, str):
        return _in_sentence(value.replace("_", " ").capitalize())
    if isinstance(value, Mapping):
        return " ".join(_value_words(one) for one in value.values() if isinstance(one, str))
    if isinstance(value, list | tuple):
        return ", ".join(dict.fromkeys(filter(None, map(_value_words, value))))
    return str(value)


def unit_row(unit: UnitOnMap, grid: Grid) -> Row:
    """A unit as a row of a file."""
    row: Row = {"at": grid.label(unit.at), **unit.fields}
    if not any(name in unit.fields for name in ("kind", "unit_type")):
        row = {"unit": unit.unit, **row}
    return {**row, "side": unit.side} if unit.side else row
