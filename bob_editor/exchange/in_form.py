"""What a foreign file held in the form of our own: documents as our files hold them, and ids that can name files."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from bob_editor.exchange.format import Brought, file_of
from bob_editor.exchange.report import Report
from bob_editor.model.board import Board
from bob_editor.model.scenario import Scenario
from bob_editor.rules.wording import counted
from bob_editor.storage.documents import board_from_json, board_to_json, scenario_to_json, suite_to_json
from bob_editor.storage.form.limits import check_card, check_map_limits
from bob_editor.storage.form.problems import Problem
from bob_editor.storage.form.schemas import validate
from bob_editor.storage.kinds.suites import Suite

ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,99}")
"""Ids that the schemas allow, and that are safe as names of files."""

LONGEST_TITLE, MOST_LABELS = 200, 10_000
"""What the schema of boards allows."""


def in_form(brought: Brought) -> Brought:
    """Its boards as our own files hold them; what no board, card or suite of ours may say is told.

    :raises TooLarge: where one is past the limits, or the card of a scenario.
    """
    report = Report()
    report.take(brought.report)
    brought = _safely_named(brought)
    for scenario in brought.scenarios:
        check_card(scenario.data, scenario.id)
        _tell(validate("scenario", scenario_to_json(scenario)), report)
    for suite in brought.suites:
        if validate("los-suite", suite_to_json(_of_each_text(suite))):
            _tell(validate("los-suite", suite_to_json(suite)), report)
    boards = []
    for board in (_within_bounds(one, report) for one in brought.boards):
        sound, problems = board_of_json(board_to_json(board), file_of(board.id))
        boards.append(sound)
        _tell(problems, report)
    return replace(brought, boards=tuple(boards), report=report.rows)


def _tell(problems: Iterable[Problem], report: Report) -> None:
    for problem in sorted(problems, key=lambda one: one.pointer):
        report.approximated(problem.at, "", problem.message)


def board_of_json(data: Any, name: str) -> tuple[Board, tuple[Problem, ...]]:
    """The board of its JSON, and the problems of its form; as ``board_from_json``, in a quarter of its time.

    What a schema says of a hex it says of all that are alike: it is asked about one of each kind.

    :raises BadFile: where it is no object or has no grid; ``TooLarge`` past the limits.
    """
    if isinstance(data, dict):
        check_map_limits(data, name)
        sound = not validate("board", _without_repeats(data))
        return board_from_json(data, name=name, validate=not sound)
    return board_from_json(data, name=name)


def _within_bounds(board: Board, report: Report) -> Board:
    """The board with no longer a title, nor more labels, than a board may have."""
    more = len(board.labels) - MOST_LABELS
    if more > 0:
        report.dropped("", counted(more, "label"), "A board has no room for more labels.")
    return replace(board, title=board.title[:LONGEST_TITLE], labels=board.labels[:MOST_LABELS])


def _without_repeats(data: Mapping[str, Any]) -> dict[str, Any]:
    """A board's JSON with one of the hexes and hexsides that hold the same."""
    kept = {part: data.get(part) for part in ("hexes", "sides")}
    # What couldn't be read is kept as it is, and may be anything.
    return {**data, **{part: _first_of_each(held) for part, held in kept.items() if isinstance(held, dict)}}


def _first_of_each(held: Mapping[str, Any]) -> dict[str, Any]:
    seen: dict[str, tuple[str, Any]] = {}
    for place, content in held.items():
        seen.setdefault(repr(content), (place, content))
    return dict(seen.values())


def _of_each_text(suite: Suite) -> Suite:
    """A suite with one check of those that say the same, for there may be a million; what hexes they name is sound."""
    said = {(one.expect, one.cites, one.note): one for one in suite.checks}
    return replace(suite, checks=tuple(said.values()))


def _safely_named(brought: Brought) -> Brought:
    """With ids that files may be named after: a foreign file may carry any, and must not say where we write."""
    boards = {one.id: _safe(one.id) for one in brought.boards}
    return renamed(brought, boards, {one.id: _safe(one.id) for one in brought.scenarios})


def _safe(name: str) -> str:
    return name if ID.fullmatch(name) else id_of(name)


def renamed(brought: Brought, boards: Mapping[str, str], scenarios: Mapping[str, str]) -> Brought:
    """The same documents by other ids, which stand here by those that they have; each names the others by their new."""
    if all(old == new for old, new in (*boards.items(), *scenarios.items())):
        return brought
    files = {file_of(old): file_of(new) for old, new in boards.items()}
    return replace(
        brought,
        boards=tuple(replace(one, id=boards[one.id]) for one in brought.boards),
        scenarios=tuple(_renamed(one, scenarios[one.id], files) for one in brought.scenarios),
        suites=tuple(
            replace(one, board_path=files.get(one.board_path or "", one.board_path)) for one in brought.suites
        ),
    )


def _renamed(scenario: Scenario, name: str, files: Mapping[str, str]) -> Scenario:
    """A scenario with another id that names its boards by their files' new names."""
    data = dict(scenario.data)
    data["id"] = name
    placed = data.get("map")
    if isinstance(placed, dict) and isinstance(placed.get("boards"), list):
        rows = [
            {**row, "board": files.get(str(row.get("board")), row.get("board"))}
            if isinstance(row, dict)
            else row
            for row in placed["boards"]
        ]
        data["map"] = {**placed, "boards": rows}
    return Scenario(data)


def id_of(stem: str) -> str:
    """A file's stem as the schemas allow it in ids."""
    return re.sub(r"[^a-z0-9._-]+", "-", stem.lower())[:100].strip("-._") or "untitled"
