"""A board, scenario or suite that was made with another edition of its game than what is here, and what changed since.

No check of a game's: it asks for no rule, and only what says an edition has any.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from attrs import evolve

from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.model.scenario import Scenario
from bob_editor.model.scenario_edits import put
from bob_editor.rules.games.changes import changes
from bob_editor.rules.ruleset import Ruleset

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
    told = (
        []
        if before is None
        else [one for one in changes(before, rules.data) if not one.startswith("Edition:")]
    )
    if told:
        more = f"; and {len(told) - _MOST} more" if len(told) > _MOST else ""
        message = f"{message} Since then: {'; '.join(told[:_MOST])}{more}."
    return message


def _taken_over(board: Board, edition: str) -> Board:
    return evolve(board, edition=edition)
