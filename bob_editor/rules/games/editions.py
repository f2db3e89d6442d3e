"""A board, scenario or suite that was made with another edition of its game than what is here, and what changed since.

No check of a game's: it asks for no rule, and only what says an edition has any.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Self

from msgspec.structs import replace

from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.model.scenario import Scenario
from bob_editor.model.scenario_edits import put
from bob_editor.rules.games.answers import Say
from bob_editor.rules.games.changes_told import told_changes
from bob_editor.rules.ruleset import Ruleset
from bob_editor.words import in_language, mark

Json = Any

CODE = "edition/changed"

WHY = "What is right by one edition may be wrong by the next. Look at what changed, then take it over."

Earlier = Callable[[str], Mapping[str, Json] | None]
"""Gives the data of an earlier edition, None where that wasn't kept."""

_MOST = 6
"""Changes that are told; the page of changes has all."""


def told_of_board(board: Board, rules: Ruleset, earlier: Earlier) -> tuple[str, Edit[Board]] | None:
    """That a board says another edition, with the edit that takes it over; None where it doesn't."""
    edition = _edition(rules)
    if not _differ(board.edition, edition):
        return None
    message = (
        f"The board was made with edition {board.edition} of {rules.title}, and this is edition {edition}."
    )
    change = partial(_taken_over, edition=edition)
    return _with_changes(message, rules, earlier(str(board.edition))), Edit(_label(edition), change)


def told_of_scenario(
    scenario: Scenario, rules: Ruleset, earlier: Earlier
) -> tuple[str, Edit[Scenario]] | None:
    """The same of a scenario."""
    former, edition = scenario.get("edition"), _edition(rules)
    if rules.data.get("sight") is None or not _differ(former, edition):
        return None
    message = f"The scenario was made with edition {former} of {rules.title}, and this is edition {edition}."
    change = partial(put, path=("edition",), value=edition)
    return _with_changes(message, rules, earlier(former)), Edit(_label(edition), change)


def told_of_suite(former: str | None, rules: Ruleset, earlier: Earlier) -> str:
    """The same of a suite that says this edition; "" where there is nothing to tell."""
    edition = _edition(rules)
    if rules.data.get("sight") is None or not _differ(former, edition):
        return ""
    message = f"The suite was made with edition {former} of {rules.title}, and this is edition {edition}."
    return _with_changes(message, rules, earlier(str(former)))


def _edition(rules: Ruleset) -> str:
    return str(rules.data.get("edition") or "")


def _differ(former: Json, edition: str) -> bool:
    return isinstance(former, str) and bool(former) and bool(edition) and former != edition


def _label(edition: str) -> str:
    return f"It is right by edition {edition}"


def _with_changes(message: str, rules: Ruleset, before: Mapping[str, Json] | None) -> str:
    """A message, and what changed in a game since an edition of it."""
    if before is None:
        return message
    now = {**rules.data, "edition": before.get("edition")}
    return Since(message, before, now) if any(told_changes(before, now)) else message


class Since(str):
    """A message with what changed between two versions of a game: English as it stands, told anew in any language."""

    __slots__ = ("message", "versions")
    message: str
    versions: tuple[Mapping[str, Json], Mapping[str, Json]]

    def __new__(cls, message: str, before: Mapping[str, Json], now: Mapping[str, Json]) -> Self:
        """A message, and the data of both versions."""
        found = super().__new__(cls, f"{message} {_since(before, now, in_language('en'))}")
        found.message, found.versions = message, (before, now)
        return found

    def __reduce__(self) -> tuple[type["Since"], tuple[str, Mapping[str, Json], Mapping[str, Json]]]:
        """What it is made of, for another process."""
        return Since, (self.message, *self.versions)

    def told(self, said: Callable[[str], str], say: Say) -> str:
        """It in a language: ``said`` puts the message into it, ``say`` the texts of the game's pages."""
        return f"{said(self.message)} {_since(*self.versions, say)}"


def _since(before: Mapping[str, Json], now: Mapping[str, Json], say: Say) -> str:
    told = list(told_changes(before, now, say))
    changes = "; ".join(told[:_MOST])
    if len(told) > _MOST:
        return say(mark("Since then: {changes}; and {more} more."), changes=changes, more=len(told) - _MOST)
    return say(mark("Since then: {changes}."), changes=changes)


def _taken_over(board: Board, edition: str) -> Board:
    return replace(board, edition=edition)
