"""The cases of a game's checks: beside a row a small board with the fault and one without, and whether they hold."""

from collections.abc import Iterator, Mapping
from typing import Any, Literal

from bob_editor.errors import BobEditorError
from bob_editor.model.board import Board
from bob_editor.records import Record
from bob_editor.rules.game import Game
from bob_editor.rules.issues.gathering import issues_of_board
from bob_editor.rules.issues.issue import code_of
from bob_editor.storage.documents import board_from_json
from bob_editor.storage.form.limits import check_map_limits

Json = Any
Which = Literal["fault", "fine"]

_COLUMNS, _ROWS = 7, 5


class CaseRun(Record):
    """One board beside a check and what came of it: ``why`` says in a sentence what is wrong, "" where it holds."""

    check: str
    which: Which
    why: str = ""


def case_board(game: Game, content: Mapping[str, Json]) -> Board:
    """The board of a case: what its content leaves out is the game's usual, on seven columns of five hexes.

    :raises BobEditorError: where it is past the limits, or breaks the form of boards.
    """
    lies = ("pointy-top", "right") if game.pointy else ("flat-top", "down")
    grid = {"hexes": lies[0], "columns": _COLUMNS, "rows": _ROWS, "shifted": "even", "shift": lies[1]}
    base = {"terrain": game.base_terrain, "level": 0}
    data = {"grid": grid, "base": base, **content, "ruleset": game.id}
    check_map_limits(data, "The board")
    board, problems = board_from_json(data, inline=True, name="The board")
    if problems:
        raise BobEditorError(problems[0].message)
    return board


def run_cases(game: Game) -> Iterator[CaseRun]:
    """Run both boards of every check that has them, in the game's order."""
    named = {check.name: check for check in game.checks if check.subject == "board"}
    for row in game.data.get("checks", ()):
        cases = row.get("cases") if isinstance(row, Mapping) else None
        if not isinstance(cases, Mapping):
            continue
        name = str(row.get("as", row["check"]))
        for which in ("fault", "fine"):
            if isinstance(cases.get(which), Mapping):
                why = (
                    _why(game, code_of(game, named[name]), which, cases[which])
                    if name in named
                    else ("The check doesn't look at boards.")
                )
                yield CaseRun(name, which, why)


def _why(game: Game, code: str, which: str, content: Mapping[str, Json]) -> str:
    """Why a case doesn't hold, or ""."""
    try:
        found = issues_of_board(case_board(game, content), game, code=code)
    except BobEditorError as error:
        return f"Its board can't be read: {error}"
    if which == "fault":
        return "" if found else "The check finds no fault on the board that has one."
    return f"The check finds a fault on the board that has none: {found[0].message}" if found else ""
