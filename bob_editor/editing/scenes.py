"""The scene that a board, suite or scenario describes, and the ends of lines on it.

Markers, changes and units are rows of labels in a file and values
with hexes in a scene, and it takes the board's grid and the ruleset's tables to make the one of the other.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from attrs import evolve, frozen

from bob_editor.errors import BadFile, UnknownId, UnknownPlace
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from bob_editor.rules.los.scene import End, MapChange, Marker, Scene, UnitOnMap
from bob_editor.rules.ruleset import Ruleset
from bob_editor.storage.json_files import shown
from bob_editor.storage.problems import Problem, quoted
from bob_editor.storage.reading import NAMES, Source, beside, board_of, read_source, suite_of
from bob_editor.storage.scenarios import scenario_from_json
from bob_editor.storage.suites import EndSpec, Row, Suite

Json = Any


@frozen(eq=False)
class LoadedMap:
    """A scene with the files that it came from.

    ``suite`` is given where the file is one. ``board_name`` may stand before a hex's label, with a dot. ``problems``
    are those of form, by file: what they name isn't in the scene.
    """

    scene: Scene
    path: Path
    suite: Suite | None = None
    board_name: str = ""
    problems: Mapping[Path, tuple[Problem, ...]] = {}

    def hex(self, label: str) -> Hex:
        """The hex of a label.

        :raises UnknownPlace: where the board has no such hex.
        """
        return self.scene.board.grid.hex(self.plain(label))

    def end(self, spec: EndSpec | str) -> End:
        """The end of a thread that a label or a suite's check names.

        :raises UnknownPlace: where the board has no such hex.
        """
        if isinstance(spec, str):
            spec = EndSpec(spec)
        return End(self.hex(spec.hex), spec.position, spec.unit, lit=spec.lit, moved=spec.moved)

    def plain(self, label: str) -> str:
        """A label without the board's name before its hexes."""
        prefix = f"{self.board_name}."
        return "/".join(part.removeprefix(prefix) for part in label.split("/")) if self.board_name else label


def load_scene(path: str | os.PathLike[str], ruleset_of: Callable[[str], Ruleset]) -> Scene:
    """The scene of a board, suite or scenario; see ``load_map``, which keeps the problems of form as well."""
    return load_map(path, ruleset_of).scene


def load_map(path: str | os.PathLike[str], ruleset_of: Callable[[str], Ruleset]) -> LoadedMap:
    """The scene of a board, suite or scenario: its board with all markers, changes, conditions, units and rulings.

    A suite's rows come after those of the scenario it names; its conditions and rulings win over the scenario's.

    :raises BadFile: where a file can't be read or isn't such a document, or a row names a place the board lacks.
    :raises UnknownId: where the ruleset knows no such marker, change, condition, ruling or answer.
    :raises UnknownRuleset: as ``ruleset_of`` does.
    """
    source = read_source(path)
    if source.kind == "los-suite":
        return _suite_map(source, ruleset_of)
    return _plain_map(source, ruleset_of)


def _plain_map(source: Source, ruleset_of: Callable[[str], Ruleset]) -> LoadedMap:
    if source.kind == "scenario":
        return _scenario_map(source, ruleset_of)
    if source.kind != "board":
        raise BadFile(
            f"{source.name} is {NAMES[source.kind]}, not a map.", hint="Open a board, suite or scenario."
        )
    read = board_of(source)
    ruleset = _ruleset(read.value.ruleset, source.name, ruleset_of)
    return LoadedMap(Scene(read.value, ruleset), source.path, problems={source.path: read.problems})


def _scenario_map(source: Source, ruleset_of: Callable[[str], Ruleset]) -> LoadedMap:
    scenario, problems = scenario_from_json(source.data, name=source.name)
    read = board_of(read_source(beside(source.path, scenario.board_path)))
    ruleset = _ruleset(scenario.ruleset or read.value.ruleset, source.name, ruleset_of)
    loaded = LoadedMap(
        Scene(read.value, ruleset),
        source.path,
        board_name=scenario.board_name,
        problems={source.path: source.problems + problems, read.path: read.problems},
    )
    return _with_rows(
        loaded,
        markers=scenario.markers,
        changes=scenario.changes,
        conditions=scenario.conditions,
        units=scenario.units,
        rulings=scenario.rulings,
    )


def _suite_map(source: Source, ruleset_of: Callable[[str], Ruleset]) -> LoadedMap:
    read = suite_of(source)
    suite = read.value
    if suite.board is not None:
        ruleset = _ruleset(suite.board.ruleset, source.name, ruleset_of)
        loaded = LoadedMap(Scene(suite.board, ruleset), source.path)
    else:
        inner = read_source(beside(source.path, suite.board_path or ""))
        if inner.kind == "los-suite":
            raise BadFile(
                f"{source.name} names another LOS suite as its board.", hint="Name a board or a scenario."
            )
        loaded = _plain_map(inner, ruleset_of)
    return _with_rows(
        evolve(
            loaded, path=source.path, suite=suite, problems={source.path: read.problems, **loaded.problems}
        ),
        markers=suite.markers,
        changes=suite.changes,
        conditions=suite.conditions,
        units=suite.units,
        rulings=suite.rulings,
    )


def suite_map(suite: Suite, board: Board, ruleset: Ruleset, path: str | os.PathLike[str]) -> LoadedMap:
    """The scene of a suite on a board that is at hand, such as the one being edited, whatever the suite names.

    :raises BadFile: where a row names a place that the board lacks.
    :raises UnknownId: where the ruleset knows no such marker, change, condition, ruling or answer.
    """
    return _with_rows(
        LoadedMap(Scene(board, ruleset), Path(path), suite),
        markers=suite.markers,
        changes=suite.changes,
        conditions=suite.conditions,
        units=suite.units,
        rulings=suite.rulings,
    )


def _ruleset(name: str, file: str, ruleset_of: Callable[[str], Ruleset]) -> Ruleset:
    if not name:
        raise BadFile(f"{file} names no ruleset.", hint="Add a “ruleset”, such as band-of-brothers-2.2.")
    return ruleset_of(name)


def _with_rows(
    loaded: LoadedMap,
    *,
    markers: Iterable[Row],
    changes: Iterable[Row],
    conditions: Row,
    units: Iterable[Row],
    rulings: Row,
) -> LoadedMap:
    """The map with what a document lays on it, after what is there."""
    scene, file = loaded.scene, shown(loaded.path)
    markers, changes = tuple(markers), tuple(changes)
    _know(scene.ruleset, "markers", (row["marker"] for row in markers), file)
    _know(scene.ruleset, "changes", (row["change"] for row in changes), file)
    _know(scene.ruleset, "conditions", conditions, file)
    _know_rulings(scene.ruleset, rulings, file)
    scene = evolve(
        scene,
        markers=scene.markers + tuple(_marker(row, loaded) for row in markers),
        changes=scene.changes + tuple(_change(row, loaded) for row in changes),
        conditions={**scene.conditions, **conditions},
        units=scene.units + tuple(_unit(row, loaded) for row in units if isinstance(row.get("at"), str)),
        rulings={**scene.rulings, **rulings},
    )
    return evolve(loaded, scene=scene)


def _marker(row: Row, loaded: LoadedMap) -> Marker:
    at, facing = row["at"], row.get("facing")
    fields = _others(row, "marker", "at", "facing")
    if "/" in at:
        fields["at"] = loaded.plain(at)
    place = _first_hex(at, loaded, f"the marker {quoted(row['marker'])}")
    return Marker(row["marker"], place, None if facing is None else str(facing), fields)


def _change(row: Row, loaded: LoadedMap) -> MapChange:
    """A change; where it names hexsides, its ``fields`` keep the labels of ``at``, and its ``at`` only the hexes."""
    labels = row.get("at")
    fields = _others(row, "change", "at")
    if not isinstance(labels, list):
        return MapChange(row["change"], None, fields)
    what = f"the change {quoted(row['change'])}"
    found = [(label, _first_hex(label, loaded, what)) for label in labels if isinstance(label, str)]
    if any("/" in label for label, _ in found):
        fields["at"] = [loaded.plain(label) for label, _ in found]
    return MapChange(row["change"], tuple(at for label, at in found if "/" not in label), fields)


def _unit(row: Row, loaded: LoadedMap) -> UnitOnMap:
    kind = next((row[name] for name in ("unit", "kind", "unit_type") if isinstance(row.get(name), str)), "")
    side = row.get("side")
    place = _first_hex(row["at"], loaded, f"the unit {quoted(kind)}")
    return UnitOnMap(kind, place, side if isinstance(side, str) else "", _others(row, "unit", "at", "side"))


def _others(row: Row, *named: str) -> dict[str, Json]:
    return {name: value for name, value in row.items() if name not in named}


def _first_hex(label: str, loaded: LoadedMap, what: str) -> Hex:
    """The hex of a label; of a hexside's, the first of its two that the board has."""
    board: Board = loaded.scene.board
    plain = loaded.plain(label)
    try:
        if "/" not in plain:
            return board.grid.hex(plain)
        side = board.grid.side(plain)
        first = board.grid.hex_anywhere(plain.partition("/")[0])
        return (
            first
            if first is not None and first in board.grid
            else next(at for at in side.hexes if at in board.grid)
        )
    except UnknownPlace as error:
        raise BadFile(
            f"{shown(loaded.path)} puts {what} at {quoted(label)}, which its board doesn't have.",
            hint=error.hint,
        ) from None


def _know(ruleset: Ruleset, table: str, names: Iterable[str], file: str) -> None:
    """Refuse ids that a table of the ruleset doesn't have; a ruleset without the table takes any."""
    rows = ruleset.rows(table)
    for name in names:
        if rows and name not in rows and not name.startswith("x-"):
            one = table.removesuffix("s")
            raise UnknownId(
                f"{file} has the {one} {quoted(name)}, which {ruleset.title} doesn't know.",
                hint=_meant(name, rows),
            )


def _know_rulings(ruleset: Ruleset, rulings: Row, file: str) -> None:
    for name, answer in rulings.items():
        if name.startswith("x-"):
            continue
        ruling = ruleset.rulings.get(name)
        if ruling is None:
            raise UnknownId(
                f"{file} answers the ruling {quoted(name)}, which {ruleset.title} doesn't ask.",
                hint=_meant(name, ruleset.rulings),
            )
        if answer not in ruling.choices:
            raise UnknownId(
                f"{file} answers the ruling {name} with {quoted(answer)}, which is none of its choices.",
                hint=f"Choose {' or '.join(quoted(choice) for choice in ruling.choices)}.",
            )


def _meant(name: str, known: Iterable[str]) -> str:
    near = get_close_matches(name, list(known), n=1)
    return f"Is {near[0]} meant?" if near else "The command “rules” lists what it knows."
