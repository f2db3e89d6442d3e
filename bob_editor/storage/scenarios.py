"""Scenarios on one board: what lines of sight need of them (formats, section 3)."""

from __future__ import annotations

from typing import Any

from attrs import frozen

from bob_editor.errors import BadFile
from bob_editor.storage import schemas
from bob_editor.storage.fields import Fields
from bob_editor.storage.problems import Problem, ProblemLog
from bob_editor.storage.suites import Row, conditions_from_json, rows_from_json, rulings_with_foreign

Json = Any


@frozen
class ScenarioOnOneBoard:
    """The board of a scenario, as its map names it, and what the scenario lays on it.

    ``board_path`` leads from the scenario's folder to the board; ``board_name`` may stand before its hexes (``1.E4``).
    """

    title: str
    ruleset: str
    board_path: str
    board_name: str
    markers: tuple[Row, ...]
    changes: tuple[Row, ...]
    conditions: Row
    units: tuple[Row, ...]
    rulings: Row


def scenario_from_json(
    data: Json, *, name: str = "The scenario"
) -> tuple[ScenarioOnOneBoard, tuple[Problem, ...]]:
    """What lines of sight need of a scenario's JSON, and the problems of its form.

    :raises BadFile: where its map isn't one whole board that lies as it is.
    """
    if not isinstance(data, dict):
        raise BadFile(f"{name} is no scenario: it must be an object.", hint="Open a *.scenario.json file.")
    log = ProblemLog()
    for problem in schemas.validate("scenario", data):
        log.take(problem)
    fields = Fields(data, (), log)
    placed = _only_board(fields, name)
    path = placed.text("board")
    if not path:
        raise BadFile(
            f"{name} doesn't say which file its board is.", hint="Give the board's path in map.boards."
        )
    scenario = ScenarioOnOneBoard(
        title=fields.text("title") or "",
        ruleset=fields.text("ruleset") or "",
        board_path=path,
        board_name=placed.text("name") or "",
        markers=rows_from_json(fields, "markers", "marker", "at"),
        changes=rows_from_json(fields, "changes", "change"),
        conditions=conditions_from_json(fields),
        units=rows_from_json(fields, "units"),
        rulings=rulings_with_foreign(fields),
    )
    return scenario, tuple(log.found)


def _only_board(fields: Fields, name: str) -> Fields:
    on_map = fields.object("map")
    boards = list(on_map.objects("boards")) if on_map is not None else []
    if on_map is None or not boards:
        raise BadFile(f"{name} has no board on its map.", hint="Name one in map.boards.")
    if len(boards) > 1 or on_map.entries("overlays"):
        raise _not_yet(name, "maps of several boards are")
    placed = boards[0].data
    if placed.get("at", [0, 0]) != [0, 0] or placed.get("turn", 0) != 0:
        raise _not_yet(name, "boards that are moved or turned are")
    if placed.get("crop") is not None:
        raise _not_yet(name, "boards of which only a part is used are")
    return boards[0]


def _not_yet(name: str, what: str) -> BadFile:
    return BadFile(f"{name} can't be opened: {what} not supported yet.", hint="Open its boards one by one.")
