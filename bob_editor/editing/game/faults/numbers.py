"""Rule numbers that the headings of a game lack, and headings that nothing cites."""

import difflib
from collections.abc import Iterator
from functools import partial
from typing import Any

from bob_editor.editing.game.edits import edit_of
from bob_editor.editing.game.faults.fault import GameFault, place_words, renamed
from bob_editor.editing.game.numbers import uncited
from bob_editor.model.fields.paths import FieldPath
from bob_editor.model.games.own_game import OwnGame
from bob_editor.rules.check import Severity
from bob_editor.rules.game import Game

Json = Any

_MOST = 6
"""Idle numbers that are named: whoever has just pasted a table of contents cites none of it yet."""


def strange_numbers(own: OwnGame, game: Game) -> Iterator[GameFault]:
    """Rule numbers that the headings lack, and headings that nothing cites."""
    if not game.rule_numbers:
        return
    for path, text in _citations(own.data, ()):
        for number in filter(None, text.split(", ")):
            if game.has_rule(number):
                continue
            near = difflib.get_close_matches(number, sorted(game.rule_numbers), 2, 0.5)
            fixes = [renamed(f"Make it {one}", path, number, one) for one in near]
            heading = edit_of(f"Add {number} to the headings", partial(_headed, number=number))
            message = f"The headings have no rule {number}, which {place_words(path)} cites."
            yield GameFault("unknown-number", Severity.HINT, message, path, (*fixes, heading))
    if idle := uncited(own):
        named, more = ", ".join(idle[:_MOST]), len(idle) - _MOST
        message = (
            f"Nothing in the game cites rule {named} and {more} more."
            if more > 0
            else f"Nothing in the game cites rule {named}."
        )
        yield GameFault("number-without-row", Severity.HINT, message, ("rule_numbers",))


def _headed(game: OwnGame, number: str) -> OwnGame:
    numbers = game.data.get("rule_numbers")
    more = {**numbers, number: ""} if isinstance(numbers, dict) else [*(numbers or ()), number]
    return OwnGame({**game.data, "rule_numbers": more})


def _citations(value: Json, path: FieldPath) -> Iterator[tuple[FieldPath, str]]:
    if isinstance(value, dict):
        for name, inner in value.items():
            if name == "cites" and isinstance(inner, str):
                yield (*path, name), inner
            elif name == "cites" and isinstance(inner, dict):
                yield from (((*path, name, key), one) for key, one in inner.items() if isinstance(one, str))
            elif not name.startswith("x-"):
                yield from _citations(inner, (*path, name))
    elif isinstance(value, list | tuple):
        for at, inner in enumerate(value):
            yield from _citations(inner, (*path, at))
