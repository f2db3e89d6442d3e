"""What a game whose data makes none is shown as, until it is mended: the same without what is wrong in it."""

from collections.abc import Iterator
from typing import Any, Protocol

from bob_editor.editing.game.starts import STARTS, started
from bob_editor.errors import BobEditorError
from bob_editor.model.games.own_game import OwnGame
from bob_editor.rules.game import Game
from bob_editor.storage.form.problems import steps_of
from bob_editor.storage.games.game_files import problems_of_game

Json = Any


class Make(Protocol):
    """Makes the game of data; ``card`` is what its cards have, where that isn't what its folder says."""

    def __call__(self, own: OwnGame, /, *, card: Json = None) -> Game:
        """The game.

        :raises BobEditorError: where the data makes none.
        """


def stand_in(own: OwnGame, make: Make) -> Game:
    """A game as near to it as can be made."""
    for one in _nearer_and_nearer_to_nothing(own):
        try:
            return make(one, card={})
        except BobEditorError:
            continue
    return make(_empty(), card={})


_SAYING = frozenset({"sight", "checks", "amended", "leave_out"})
"""The fields that may be at odds with others though each keeps the schema."""


def _nearer_and_nearer_to_nothing(own: OwnGame) -> Iterator[OwnGame]:
    yield own
    data = {**_empty().data, **_sound(own)}
    alone = {name: value for name, value in data.items() if name != "based_on"}
    for some in (data, alone) if own.based_on else (alone,):
        yield OwnGame(some)
        yield OwnGame({name: value for name, value in some.items() if name not in _SAYING})
    yield OwnGame({**_empty().data, "id": alone["id"], "hexes": alone["hexes"]})


def _sound(own: OwnGame) -> dict[str, Json]:
    """What the schema doesn't mind: without each row, or else each field, in which it finds anything."""
    wrong: dict[str, set[int | None]] = {}
    for one in problems_of_game(own):
        name, *rest = steps_of(one.pointer) or ("",)
        wrong.setdefault(str(name), set()).add(rest[0] if rest and isinstance(rest[0], int) else None)
    return {
        name: [row for at, row in enumerate(value) if at not in wrong[name]] if name in wrong else value
        for name, value in own.data.items()
        if None not in wrong.get(name, ())
    }


def _empty() -> OwnGame:
    return started(next(one for one in STARTS if one.id == "empty"))
