"""A game to begin with, changed in one place, and what is wrong with it."""

from collections.abc import Callable
from typing import Any

from bob_editor.editing.game.faults.fault import GameFault
from bob_editor.editing.game.faults.gathering import faults_of
from bob_editor.editing.game.starts import STARTS, started
from bob_editor.model.fields.paths import put_at
from bob_editor.model.games.own_game import OwnGame
from bob_editor.rulesets import game_of_own

SHADOW = started(next(one for one in STARTS if one.id == "shadow"))
FOG = {"id": "fog", "title": "Fog", "value": {"type": "boolean"}, "text": "", "cites": ""}


def found(own: OwnGame) -> tuple[GameFault, ...]:
    """What is wrong with a game."""
    return faults_of(own, game_of_own(own))


def changed(*path: str | int, value: Any) -> Callable[[], OwnGame]:
    """Makes the game with one place of it changed, when called."""
    return lambda: OwnGame(put_at(dict(SHADOW.data), path, value))
