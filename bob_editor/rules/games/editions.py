"""A board that was made with another edition of its game than the one that is here, and what changed since.

No check of a game's: it asks for no rule, and only boards that say an edition have any.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from attrs import evolve

from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.rules.games.changes import changes
from bob_editor.rules.ruleset import Ruleset

Json = Any

CODE = "edition/changed"

WHY = "What is right by one edition may be wrong by the next. Look at what changed, then take the board over."

_MOST = 6
"""Changes that are told; the page of changes has all."""


def told_of_edition(
    board: Board, rules: Ruleset, earlier: Callable[[str], Mapping[str, Json] | None]
) -> tuple[str, Edit[Board]] | None:
    """That the board says another edition, with the edit that takes it over; None where it doesn't.

    ``earlier`` gives the data of an earlier edition, None where that wasn't kept.
    """
    edition = str(rules.data.get("edition") or "")
    if not board.edition or not edition or board.edition == edition:
        return None
    message = (
        f"The board was made with edition {board.edition} of {rules.title}, and this is edition {edition}."
    )
    before = earlier(board.edition)
    told = (
        []
        if before is None
        else [one for one in changes(before, rules.data) if not one.startswith("Edition:")]
    )
    if told:
        more = f"; and {len(told) - _MOST} more" if len(told) > _MOST else ""
        message = f"{message} Since then: {'; '.join(told[:_MOST])}{more}."
    return message, Edit(f"It is right by edition {edition}", partial(_taken_over, edition=edition))


def _taken_over(board: Board, edition: str) -> Board:
    return evolve(board, edition=edition)
