"""The scene that a board, suite or scenario describes, and the ends of lines on it.

Form and meaning meet here: markers, changes and units are rows of labels in a file and values with hexes in a scene.
"""

import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from msgspec.structs import replace

from bob_editor.errors import BadFile, UnknownPlace
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from bob_editor.model.scenario import Scenario
from bob_editor.opening.known import misfits, must_know, must_know_rulings
from bob_editor.opening.scenario_maps import joined_map, read_boards
from bob_editor.records import Record
from bob_editor.rules.cards.card import side_names_of
from bob_editor.rules.cards.conditions import conditions_by_cards
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rules.los.scene_rows import change_of, first_hex, marker_of, unit_name, unit_of
from bob_editor.rules.ruleset import Ruleset
from bob_editor.storage.files.reading import shown
from bob_editor.storage.form.card_schemas import is_own_field
from bob_editor.storage.form.problems import Problem, quoted, steps_of
from bob_editor.storage.kinds.reading_files import (
    NAMES,
    Read,
    Source,
    beside,
    board_of,
    read_source,
    suite_of,
)
from bob_editor.storage.kinds.scenarios import scenario_of
from bob_editor.storage.kinds.suites import EndSpec, Row, Suite

Json = Any
Thing = TypeVar("Thing")


class LoadedMap(Record, eq=False):
    """A scene with the files that it came from.

    ``suite`` is given where the file is one, ``beneath`` the scene that it is laid on. ``problems`` are those of form,
    by file: what they name isn't in the scene.
    """

    scene: Scene
    path: Path
    suite: Suite | None = None
    beneath: Scene | None = None
    problems: Mapping[Path, tuple[Problem, ...]] = {}

    @property
    def board_folder(self) -> Path:
        """Where the board's own file is, beside which its pictures are."""
        named = None if self.suite is None else self.suite.board_path
        return self.path.parent if named is None else (self.path.parent / named).parent

    def hex(self, label: str) -> Hex:
        """The hex of a label.

        :raises UnknownPlace: where the board has no such hex.
        """
        return self.scene.board.grid.hex(label)

    def end(self, spec: EndSpec | str) -> End:
        """The end of a thread that a label or a suite's check names.

        :raises UnknownPlace: where the board has no such hex, or the hex no such hexside.
        """
        if isinstance(spec, str):
            spec = EndSpec(spec)
        at = self.hex(spec.hex)
        frame = self.scene.board.grid.frame
        side = None if spec.road_side is None else frame.direction(spec.road_side)
        if side is None and spec.road_side is not None:
            raise UnknownPlace(
                f"{spec.hex} has no hexside “{spec.road_side}”.",
                hint=f"It has {', '.join(frame.side_names)}.",
            )
        return End(
            at, spec.position, spec.unit, lit=spec.lit, moved=spec.moved, road_side=side, side=spec.side
        )


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
        return map_of_suite(source, suite_of(source), ruleset_of)
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
    must_know_rulings(ruleset, read.value.rulings, source.name)
    return LoadedMap(Scene(read.value, ruleset), source.path, problems={source.path: read.problems})


def _scenario_map(source: Source, ruleset_of: Callable[[str], Ruleset]) -> LoadedMap:
    read = scenario_of(source)
    scenario = read.value
    boards = read_boards(scenario, source.path)
    lacking = next((one for one in boards if one.board is None), None)
    if lacking is not None:
        raise lacking.error or BadFile(f"{source.name} names a board that can't be read.")
    if not boards:
        raise BadFile(f"{source.name} has no board on its map.", hint="Name one in map.boards.")
    named = scenario.ruleset or next(one.board.ruleset for one in boards if one.board is not None)
    ruleset = _ruleset(named, source.name, ruleset_of)
    map_ = joined_map(boards, ruleset, scenario.rulings)
    loaded = LoadedMap(
        Scene(map_.board, ruleset, cards=scenario.table("cards"), side_names=side_names_of(scenario)),
        source.path,
        problems={
            source.path: read.problems,
            **{one.path: one.problems for one in boards if one.path is not None},
        },
    )
    sound = _Sound(source.data, read.problems)
    return _with_rows(
        loaded,
        markers=sound.rows("markers", _rows(scenario, "markers", "marker", "at")),
        changes=sound.rows("changes", _rows(scenario, "changes", "change")),
        conditions={
            **conditions_by_cards(scenario, ruleset),
            **sound.fields("conditions", scenario.conditions),
        },
        units=sound.rows("units", _rows(scenario, "units")),
        rulings=scenario.rulings,
    )


def _rows(scenario: Scenario, section: str, *texts: str) -> tuple[Row, ...]:
    """The rows of a section whose named fields are texts; the schema's problems tell of the others."""
    return tuple(
        row for _, row in scenario.rows(section) if all(isinstance(row.get(name), str) for name in texts)
    )


def map_of_suite(source: Source, read: Read[Suite], ruleset_of: Callable[[str], Ruleset]) -> LoadedMap:
    """The scene of a suite that was read of this source; raises as ``load_map`` does."""
    suite = read.value
    if suite.board is not None:
        ruleset = _ruleset(suite.board.ruleset, source.name, ruleset_of)
        must_know_rulings(ruleset, suite.board.rulings, source.name)
        loaded = LoadedMap(Scene(suite.board, ruleset), source.path)
    else:
        inner = read_source(beside(source.path, suite.board_path or ""))
        if inner.kind == "los-suite":
            raise BadFile(
                f"{source.name} names another LOS suite as its board.", hint="Name a board or a scenario."
            )
        loaded = _plain_map(inner, ruleset_of)
    rules = loaded.scene.ruleset
    form = (one for one in read.problems if not is_own_field(one, rules.data))
    problems = (*form, *misfits(suite.conditions, rules))
    sound = _Sound(source.data, problems)
    conditions = sound.fields("conditions", suite.conditions)
    loaded = _with_rows(
        replace(
            loaded,
            path=source.path,
            suite=suite,
            beneath=loaded.scene,
            problems={source.path: problems, **loaded.problems},
        ),
        markers=sound.rows("markers", suite.markers),
        changes=sound.rows("changes", suite.changes),
        conditions=conditions,
        units=sound.rows("units", suite.units),
        rulings=suite.rulings,
    )
    return replace(loaded, scene=replace(loaded.scene, ends=tuple(_ends(loaded, suite))))


def _ends(loaded: LoadedMap, suite: Suite) -> Iterator[End]:
    """The ends of a suite's lines that lie on the map."""
    for check in suite.checks:
        for spec in (check.start, check.goal):
            with suppress(UnknownPlace):
                yield loaded.end(spec)


class _Sound:
    """What of a document no rule stumbles over: without the entries that hold a value of a wrong type.

    The problems of its form tell of these.
    """

    def __init__(self, data: Json, problems: Iterable[Problem]) -> None:
        self._data = data
        self._broken = {steps_of(one.pointer)[:2] for one in problems if one.code == "schema/type"}

    def rows(self, section: str, rows: Iterable[Row]) -> tuple[Row, ...]:
        """The sound ones of the rows that were read from a section."""
        written = self._data.get(section)
        entries = written if isinstance(written, list) else []
        broken = [row for place, row in enumerate(entries) if (section, place) in self._broken]
        return tuple(row for row in rows if row not in broken)

    def fields(self, section: str, fields: Row) -> Row:
        """The sound ones of a section's fields."""
        return {name: value for name, value in fields.items() if (section, name) not in self._broken}


def suite_map(
    suite: Suite,
    board: Board,
    ruleset: Ruleset,
    path: str | os.PathLike[str],
    *,
    base: Scene | None = None,
) -> LoadedMap:
    """The scene of a suite on a board that is at hand, such as the one being edited, whatever the suite names.

    What the suite lays on the board comes after what ``base`` does, the scene of a scenario on the same board.

    :raises BadFile: where a row names a place that the board lacks.
    :raises UnknownId: where the ruleset knows no such marker, change, condition, ruling or answer.
    """
    scene = Scene(board, ruleset) if base is None else base.with_board(board)
    sound = _Sound({}, misfits(suite.conditions, ruleset))
    return _with_rows(
        LoadedMap(scene, Path(path), suite),
        markers=suite.markers,
        changes=suite.changes,
        conditions=sound.fields("conditions", suite.conditions),
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
    must_know(scene.ruleset, "markers", (row["marker"] for row in markers), file)
    must_know(scene.ruleset, "changes", (row["change"] for row in changes), file)
    must_know(scene.ruleset, "conditions", conditions, file)
    must_know_rulings(scene.ruleset, rulings, file)
    scene = replace(
        scene,
        markers=scene.markers
        + tuple(_placed(marker_of, row, f"marker {quoted(row['marker'])}", loaded) for row in markers),
        changes=scene.changes
        + tuple(_placed(change_of, row, f"change {quoted(row['change'])}", loaded) for row in changes),
        conditions={**scene.conditions, **conditions},
        units=scene.units
        + tuple(
            _placed(unit_of, row, f"unit {quoted(unit_name(row))}", loaded)
            for row in units
            if isinstance(row.get("at"), str)
        ),
        rulings={**scene.rulings, **rulings},
    )
    return replace(loaded, scene=scene)


def _placed(make: Callable[[Row, Grid], Thing], row: Row, what: str, loaded: LoadedMap) -> Thing:
    """What a row puts on the map.

    :raises BadFile: where the map lacks the place.
    """
    try:
        return make(row, loaded.scene.board.grid)
    except UnknownPlace as error:
        at = row.get("at")
        label = next(one for one in ([at] if isinstance(at, str) else at or ()) if not _has(loaded, one))
        raise BadFile(
            f"{shown(loaded.path)} puts the {what} at {quoted(label)}, which its map doesn't have.",
            hint=f"{error} {error.hint}".strip(),
        ) from None


def _has(loaded: LoadedMap, label: Json) -> bool:
    """Whether the map has a place, so that it isn't the one that can't be found."""
    try:
        return not isinstance(label, str) or bool(first_hex(label, loaded.scene.board.grid))
    except UnknownPlace:
        return False
