"""LOS suites: expected lines of sight as a frozen value, to JSON and back (docs/formats.md, section 4)."""

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from msgspec import field
from msgspec.structs import replace

from bob_editor.errors import BadFile
from bob_editor.model.board import Board
from bob_editor.model.foreign import NOTHING_FOREIGN, Foreign, is_foreign
from bob_editor.records import Compared, Record, told_without
from bob_editor.storage.form import schemas
from bob_editor.storage.form.limits import check_map_limits
from bob_editor.storage.form.problems import Problem, ProblemLog, Steps
from bob_editor.storage.form.stood import Reading, Stood, with_stood
from bob_editor.storage.form.unread import Unread, headed, with_rows, with_unread
from bob_editor.storage.form.upgrades import PRESENT
from bob_editor.storage.form.values import Fields, note_type
from bob_editor.storage.kinds.board_reader import read_board_fields
from bob_editor.storage.kinds.board_rows import rulings_from_json
from bob_editor.storage.kinds.board_writer import board_to_json

Json = Any
Value = TypeVar("Value")
Row = Mapping[str, Json]

_FIELDS = (
    "format", "version", "title", "edition", "board", "conditions", "markers", "changes", "units", "rulings", "threads",
    "checks", "allow_unknown_terrain",
)  # fmt: skip


class EndSpec(Record):
    """An end of a line as a file names it: a hex's label, and position, unit and circumstances in it.

    ``road_side`` names the hexside on whose side of a road it is, ``side`` whose it is.
    """

    hex: str
    position: str | None = None
    unit: str | None = None
    lit: bool = False
    moved: bool = False
    road_side: str | None = None
    side: str | None = None
    foreign: Foreign = NOTHING_FOREIGN

    @property
    def said(self) -> dict[str, Json]:
        """What it says beside the hex, as files hold it."""
        said: dict[str, Json] = {
            "in": self.position, "unit": self.unit, "lit": self.lit or None, "moved": self.moved or None,
            "road_side": self.road_side, "side": self.side,
        }  # fmt: skip
        return {name: value for name, value in said.items() if value is not None}


Pair = tuple[EndSpec, EndSpec]
"""The ends of a pinned thread."""


class Expectation(Record):
    """A line to look along and what must come out.

    ``expect`` is ``clear``, ``hindered:N``, ``blocked`` or ``blind``; ``cites`` a rule that the reasons must name, ""
    for any; ``modifiers`` ids that the answer's modifiers must hold.
    """

    start: EndSpec
    goal: EndSpec
    expect: str
    cites: str = ""
    modifiers: tuple[str, ...] = ()
    note: str = ""
    foreign: Foreign = NOTHING_FOREIGN


class Suite(Compared):
    """A LOS suite. Either ``board`` is written in it, or ``board_path`` leads from its folder to a board or scenario.

    ``edition`` is that of its game that it was made with, None where it says none.

    ``markers``, ``changes`` and ``units`` are rows as the file has them; ``rules.los.scene`` names their meaning.
    ``threads`` are those that a LOS trial has pinned. With ``allow_unknown_terrain`` it holds on a board with terrain
    that its ruleset doesn't know, too. ``unread`` carries along the rows, conditions and answers of which nothing could
    be made, ``stood`` what would be written otherwise than the file has it.
    """

    uncompared = frozenset({"stood"})

    title: str = ""
    edition: str | None = None
    board: Board | None = None
    board_path: str | None = None
    conditions: Row = field(default_factory=dict)
    markers: tuple[Row, ...] = ()
    changes: tuple[Row, ...] = ()
    units: tuple[Row, ...] = ()
    rulings: Row = field(default_factory=dict)
    threads: tuple[Pair, ...] = ()
    checks: tuple[Expectation, ...] = ()
    allow_unknown_terrain: bool = False
    foreign: Row = field(default_factory=dict)
    unread: Unread = field(default_factory=dict)
    stood: Stood = field(default_factory=dict)

    __repr__ = told_without("stood")


def suite_from_json(
    data: Json, *, name: str = "The suite", validate: bool = True
) -> tuple[Suite, tuple[Problem, ...]]:
    """The suite of its JSON, and the problems of its form; what can't be read is left out, the rest kept.

    :raises TooLarge: where the board in it is past the limits.
    :raises BadFile: where it is no object, or has neither a board with a grid nor the path of one.
    """
    if not isinstance(data, dict):
        raise BadFile(f"{name} is no LOS suite: it must be an object.", hint="Open a *.los.json file.")
    log = ProblemLog()
    board = data.get("board")
    if isinstance(board, dict):
        check_map_limits(board, name)
    if validate:
        for problem in schemas.validate("los-suite", data):
            log.take(problem)
    fields = Fields(data, (), log)
    fields.refuse_others(_FIELDS)
    if not isinstance(board, dict | str) or not board:
        raise BadFile(
            f"{name} has no board to look along.",
            hint="Give it a “board”: a board itself, or the path of one.",
        )
    unread: dict[str, dict[str, Json]] = {}

    suite = Suite(
        title=fields.text("title") or "",
        edition=fields.text("edition"),
        board=read_board_fields(Fields(board, ("board",), log), name, inline=True)
        if isinstance(board, dict)
        else None,
        board_path=board if isinstance(board, str) else None,
        conditions=_conditions(fields, unread),
        markers=fields.usable_rows("markers", lambda row: _row(row, "marker", "at"), unread),
        changes=fields.usable_rows("changes", lambda row: _row(row, "change"), unread),
        units=fields.usable_rows("units", _row, unread),
        rulings=_rulings(fields, unread),
        threads=_threads(fields, unread),
        checks=fields.usable_rows("checks", _check, unread),
        allow_unknown_terrain=fields.flag("allow_unknown_terrain") or False,
        foreign=dict(fields.foreign),
        unread=unread,
    )
    stood = Reading(log).stood(data, suite_in_form(suite))
    return replace(suite, stood=stood), tuple(log.found)


def _conditions(fields: Fields, unread: dict[str, dict[str, Json]]) -> Row:
    """The conditions in force, those of other programs included."""
    inner = fields.object("conditions")
    if inner is None:
        return {}
    broken = {
        name: value for name, value in inner.data.items() if fields.log.breaks((*inner.steps, name), value)
    }
    if broken:
        unread["conditions"] = broken
    return {name: value for name, value in inner.data.items() if name not in broken}


def _rulings(fields: Fields, unread: dict[str, dict[str, Json]]) -> Row:
    """The answers given to rulings, with other programs' fields, which no ruling is called by."""
    found, inner = rulings_from_json(fields), fields.object("rulings")
    kept = dict(inner.foreign if inner is not None else ())
    refused = {name: value for name, value in kept.items() if not is_foreign(name)}
    if refused:
        unread["rulings"] = refused
    return found | {name: value for name, value in kept.items() if name not in refused}


def _row(row: Fields, *required: str) -> Row | None:
    """A row as it stands in the file, if its required fields are texts and no value in it has a wrong type."""
    missing = [name for name in required if row.text(name) is None]
    for name in missing:
        row.lacks(name)
    return None if missing or row.log.breaks(row.steps, row.data) else row.data


def _threads(fields: Fields, unread: dict[str, dict[str, Json]]) -> tuple[Pair, ...]:
    found, rest = [], {}
    for place, entry in enumerate(fields.entries("threads")):
        steps = (*fields.steps, "threads", place)
        ends = []
        if isinstance(entry, list) and len(entry) == 2:
            ends = [_end(end, (*steps, number), fields.log) for number, end in enumerate(entry)]
        else:
            note_type(entry, steps, fields.log, "a list of two ends")
        match ends:
            case [EndSpec() as start, EndSpec() as goal]:
                found.append((start, goal))
            case _:
                rest[str(place)] = entry
    if rest:
        unread["threads"] = rest
    return tuple(found)


def _check(check: Fields) -> Expectation | None:
    check.refuse_others(("from", "to", "expect", "cites", "modifiers", "note"))
    start, goal = (
        _end(check.data[name], (*check.steps, name), check.log) if name in check.data else None
        for name in ("from", "to")
    )
    expect = check.text("expect")
    if start is None or goal is None or expect is None:
        check.lacks("from" if start is None else "to" if goal is None else "expect")
        return None
    return Expectation(
        start,
        goal,
        expect,
        cites=check.text("cites") or "",
        modifiers=check.texts("modifiers"),
        note=check.text("note") or "",
        foreign=check.foreign,
    )


def _end(end: Json, steps: Steps, log: ProblemLog) -> EndSpec | None:
    if isinstance(end, str):
        return EndSpec(end)
    if not isinstance(end, dict):
        note_type(end, steps, log, "text or an object")
        return None
    fields = Fields(end, steps, log)
    fields.refuse_others(("hex", "in", "unit", "lit", "moved", "road_side", "side"))
    label = fields.text("hex")
    if label is None:
        fields.lacks("hex")
        return None
    return EndSpec(
        label,
        position=fields.text("in"),
        unit=fields.text("unit"),
        lit=fields.flag("lit") or False,
        moved=fields.flag("moved") or False,
        road_side=fields.text("road_side"),
        side=fields.text("side"),
        foreign=fields.foreign,
    )


def suite_to_json(suite: Suite) -> dict[str, Json]:
    """A suite as files hold it; reading it gives the same suite, and what wasn't altered is as it stood in the file."""
    return headed(with_stood(suite_in_form(suite), suite.stood, {})[0])


def suite_in_form(suite: Suite) -> dict[str, Json]:
    """A suite as this program puts it, however it stood in a file."""
    board = suite.board_path if suite.board is None else board_to_json(suite.board, inline=True)
    unread = suite.unread

    def rows(section: str, said: Iterable[Json]) -> list[Json]:
        return with_rows(said, unread.get(section, {}))

    sections = {
        "title": suite.title,
        "edition": suite.edition,
        "board": board,
        "conditions": with_unread(suite.conditions, unread.get("conditions", {})),
        "markers": rows("markers", map(dict, suite.markers)),
        "changes": rows("changes", map(dict, suite.changes)),
        "units": rows("units", map(dict, suite.units)),
        "rulings": with_unread(suite.rulings, unread.get("rulings", {})),
        "threads": rows("threads", ([_end_to_json(end) for end in pair] for pair in suite.threads)),
        "allow_unknown_terrain": suite.allow_unknown_terrain,
    }
    said = {
        "format": "bob-editor/los-suite",
        "version": PRESENT["los-suite"],
        **{name: value for name, value in sections.items() if value},
    }
    checks = rows("checks", map(_check_to_json, suite.checks))
    if checks or "checks" not in suite.foreign:
        said["checks"] = checks
    return with_unread(said, suite.foreign)


def _check_to_json(check: Expectation) -> dict[str, Json]:
    said = {"cites": check.cites, "modifiers": list(check.modifiers), "note": check.note}
    head = {"from": _end_to_json(check.start), "to": _end_to_json(check.goal), "expect": check.expect}
    return with_unread(head | {name: value for name, value in said.items() if value}, check.foreign)


def _end_to_json(end: EndSpec) -> Json:
    data = with_unread({"hex": end.hex, **end.said}, end.foreign)
    return end.hex if len(data) == 1 else data
