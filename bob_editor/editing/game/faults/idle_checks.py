"""Checks without code whose row asks for nothing, so that no board is wrong by it, or every one."""

from collections.abc import Iterator, Mapping
from typing import Any

from bob_editor.editing.game.faults.fault import GameFault, away
from bob_editor.model.games.own_game import OwnGame
from bob_editor.rules.check import Severity
from bob_editor.rules.checks.board.beside import AROUND
from bob_editor.rules.checks.board.not_together import BY_ITSELF
from bob_editor.rules.game import Game
from bob_editor.rules.games.row_words import ASKED, OF_BOARDS
from bob_editor.rules.tags import named

Row = Mapping[str, Any]

_ABOUT_NOTHING = "The check names no terrain that it is about, and so finds nothing wrong."
_ASKS_NOTHING = "The check asks for nothing, and so finds nothing wrong."
_NEVER_RIGHT = "The check names nothing that must be there, and so finds everything wrong."

_BY_TAG = {"building-part-drawn-apart": "building", "edge-crossing-not-geomorphic": "leads_on"}
"""The tag by which a check that is about all of a board knows its terrain."""


def idle_checks(own: OwnGame, game: Game) -> Iterator[GameFault]:
    """Those of the game's own that nothing comes of as they stand."""
    kinds = {kind for kind, _ in ASKED}
    for at, row in enumerate(own.rows("checks")):
        why = _idle(row, game) if row.get("check") in kinds else None
        if why is not None:
            path = ("checks", at)
            yield GameFault("idle-check", Severity.WARNING, why, path, (away(path),))


def _idle(row: Row, game: Game) -> str | None:
    """Why nothing comes of a row; None where something does."""
    match row["check"]:
        case "not-together":
            return None if _shuts_out(row, game) else _ASKS_NOTHING
        case "line-ends-nowhere":
            return None
        case kind if kind in dict(OF_BOARDS):
            tag = _BY_TAG.get(kind, "")
            if tag and not game.tagged(tag):
                return f"No terrain has the tag “{tag}” by which the check knows it, and so it finds nothing wrong."
            return None
        case _ if not row.get("of"):
            return _ABOUT_NOTHING
        case "only-with" if not row.get("with"):
            return _NEVER_RIGHT
        case "nothing-under" if not (row.get("with") or row.get("also")):
            return _NEVER_RIGHT
        case "lacks-beside" if not (row.get("near") or row.get("with")):
            return _NEVER_RIGHT
        case "piece-along-line" if not row.get("with"):
            return _ASKS_NOTHING
        case "only-at-level" if not row.keys() & {"from", "to"}:
            return _ASKS_NOTHING
        case "beside" if row.get("least", 1):
            return None if row.get("near") else _NEVER_RIGHT
        case "beside" if not row.get("near") or row.get("most", AROUND) >= AROUND:
            return _ASKS_NOTHING
    return None


def _shuts_out(row: Row, game: Game) -> bool:
    """Whether anything can't be together: by the row, or by the rows of terrain where that says nothing."""
    if not row.keys() & BY_ITSELF:
        return any(one.row.keys() & {"excludes", "shuns"} for one in game.terrains.values())
    if any(one.get("first") and one.get("second") for one in row.get("pairs") or ()):
        return True
    several = row.get("one_of") or ()
    return max(len(several), len(named(game, several))) > 1
