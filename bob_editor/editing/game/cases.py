"""The two boards beside a check of a game: one with the fault and one without, and whether they hold."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from bob_editor.editing.game.draft import GameDraft
from bob_editor.editing.game.edits import set_of
from bob_editor.editing.game.trying import try_it_board
from bob_editor.errors import BobEditorError
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.opening.games.cases import CaseRun, Which, case_board, run_cases
from bob_editor.records import Record
from bob_editor.rules.game import Game
from bob_editor.storage.documents import board_to_json

Json = Any


class Case(Record):
    """A board beside a check: None where there is none yet, or it can't be read; ``why`` says what is wrong with it."""

    board: Board | None
    why: str = ""


def cases_of(game: Game, row: Mapping[str, Json]) -> Mapping[Which, Case]:
    """Both boards beside a row of checks, and whether the check says of them what it should."""
    runs = {run.which: run for run in _runs(game) if run.check == row.get("as", row.get("check"))}
    kept = row.get("cases")
    found: dict[Which, Case] = {}
    for which in ("fault", "fine"):
        content = kept.get(which) if isinstance(kept, Mapping) else None
        board = None
        if isinstance(content, Mapping):
            try:
                board = case_board(game, content)
            except BobEditorError as error:
                found[which] = Case(None, str(error))
                continue
        found[which] = Case(board, runs[which].why if which in runs else "")
    return found


def failing(game: Game) -> tuple[CaseRun, ...]:
    """The cases that don't hold under the game as it is now."""
    return tuple(run for run in _runs(game) if run.why)


def _runs(game: Game) -> tuple[CaseRun, ...]:
    try:
        return tuple(run_cases(game))
    except BobEditorError:
        return ()


def keep_case(game: Game, place: int, which: Which, board: Board) -> Edit[GameDraft]:
    """An edit that keeps a board as a case of the check at a place of the table; what is as usual isn't written."""
    content = board_to_json(replace(board, ruleset=game.id), inline=True)
    usual = board_to_json(try_it_board(game), inline=True)
    said = {
        name: value
        for name, value in content.items()
        if name not in ("id", "title", "ruleset") and value != usual.get(name)
    }
    return set_of("Keep a board beside a check", "checks", place, "cases", which, value=said)


def drop_case(place: int, which: Which) -> Edit[GameDraft]:
    """An edit that keeps no such board beside the check any more."""
    return set_of("Drop a board beside a check", "checks", place, "cases", which, value=None)
