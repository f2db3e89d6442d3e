"""Memoir '44: scenario files of the official editor, of all three generations and board sizes."""

import json
from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from bob_editor.errors import BadFile
from bob_editor.exchange.format import Asked, Brought, Format, Given, Outgoing, Written, file_of
from bob_editor.exchange.formats.m44.board import M44Board
from bob_editor.exchange.formats.m44.coordinates import hex_of_place, place_of_hex
from bob_editor.exchange.formats.m44.kept import KEPT, merged, tell_kept
from bob_editor.exchange.formats.m44.left_behind import tell_left_behind
from bob_editor.exchange.formats.m44.scenario import NO_DATE, options_of, read_m44_scenario
from bob_editor.exchange.formats.m44.writing import write_file
from bob_editor.exchange.report import Report
from bob_editor.model.board import Board
from bob_editor.model.scenario import Scenario

Json = Any


def looks_like(given: Given) -> bool:
    """Whether an object has a ``board`` with ``hexagons``, or one with a type and a face."""
    board = given.fields.get("board")
    return isinstance(board, dict) and ("hexagons" in board or {"type", "face"} <= board.keys())


def read(given: Given, asked: Asked) -> Brought:
    """The board and the scenario of a file; all that they don't hold is kept in ``x-m44`` and told.

    :raises BadFile: where it has no board.
    """
    if not looks_like(given):
        raise BadFile(f"{given.name} has no board of a Memoir '44 scenario.", hint="Open another file.")
    report = Report()
    board, scenario, found = documents_of(given.json, asked.name)
    for fault in found.faults:
        at = None
        if fault.column is not None and fault.row is not None:
            at = hex_of_place(board.grid, fault.column, fault.row)
        report.dropped("" if at is None else board.grid.label(at), fault.check, fault.message)
    for unit in found.units:
        if (
            "side" not in unit
            and "part" not in unit
            and unit["unit"] not in ("destroyer", "aircraft_carrier")
        ):
            report.dropped(unit["at"], unit["unit"], "The game has no such unit.")
        elif unit["unit"] == "supply_truck":
            report.guessed(unit["at"], "vehicle", "Taken for a supply truck.")
    if options_of(given.json).get("partial_blitz_rules"):
        report.approximated("", "partial_blitz_rules", "The Blitz rules hold for both sides here.")
    if scenario.get("date", "begin") == NO_DATE:
        report.guessed("", "date_begin", f"The file names no day; {NO_DATE} stands for it.")
    for code in found.unread:
        report.dropped("", code, "No code of a tile or piece; kept for the way back.")
    labels = {}
    for at in board.grid.hexes:
        column, row = place_of_hex(board.grid, at)
        labels[row, column] = board.grid.label(at)
    assert asked.rules is not None
    base = write_file(Outgoing(board, asked.rules, scenario), Report())
    tell_kept(given.json, base, labels, report)
    return Brought((board,), (scenario,), report=report.rows)


def documents_of(data: Mapping[str, Json], name: str) -> tuple[Board, Scenario, M44Board]:
    """The board and scenario of a file's data, with what was read on the way."""
    fields, found = read_m44_scenario(data)
    known = tuple(unit for unit in fields.get("units", ()) if "side" in unit)
    title = str(fields.get("title") or "Untitled")[:200]
    rest = {key: value for key, value in data.items() if key != "board"}
    scenario = Scenario(
        {
            "id": name,
            **fields,
            "title": title,
            "map": {"boards": [{"board": file_of(name), "name": "1", "at": [0, 0], "turn": 0, "crop": None}]},
            **({"units": list(known)} if known else {}),
            KEPT: rest,
        }
    )
    if not known and "units" in scenario.data:
        scenario = Scenario({key: value for key, value in scenario.data.items() if key != "units"})
    board = replace(found.board, id=name, title=title, foreign={KEPT: data["board"]})
    return board, scenario, found


def write(outgoing: Outgoing, _asked: Asked) -> Written:
    """A file in the form of ``sed 1.2``; one that was read before is as it was but for what was altered.

    :raises BadCall: where the board is of no size that these files have.
    """
    report = Report()
    data: Json = write_file(outgoing, report)
    raw = _kept(outgoing)
    if raw is not None:
        board, scenario, _ = documents_of(raw, "")
        base = write_file(
            Outgoing(board, outgoing.rules, None if outgoing.scenario is None else scenario), Report()
        )
        data = merged(raw, base, data)
        if outgoing.scenario is None:
            data = {"board": data["board"]}
    if outgoing.scenario is not None:
        _, back, _ = documents_of(data, "")
        tell_left_behind(outgoing.scenario, back, report)
    text = json.dumps(data, ensure_ascii=False, indent="\t")
    return Written(f"{text}\n".encode(), report=report.rows)


def _kept(outgoing: Outgoing) -> Json:
    """The file that the documents were read from, as far as they keep it; None where they weren't read from one."""
    board = outgoing.board.foreign.get(KEPT)
    if not isinstance(board, dict):
        return None
    rest = None if outgoing.scenario is None else outgoing.scenario.get(KEPT)
    return {**(rest if isinstance(rest, dict) else {}), "board": board}


FORMAT = Format(
    name="m44",
    title="Memoir '44 scenario",
    endings=(".m44",),
    looks_like=looks_like,
    read=read,
    write=write,
    cant_hold=frozenset(
        {"levels", "sides", "curves", "artwork", "contours", "underlay", "extra", "rulings", "accepted"}
    ),
    ruleset="memoir-44",
)
