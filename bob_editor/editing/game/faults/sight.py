"""What is wrong with the lines of sight of a game, also where it says of them only what differs from its base."""

from collections.abc import Iterator, Mapping
from typing import Any

from bob_editor.editing.game.draft import GameDraft
from bob_editor.editing.game.edits import set_of
from bob_editor.editing.game.faults.fault import GameFault, away
from bob_editor.model.edit import Edit
from bob_editor.model.fields.paths import FieldPath, value_at
from bob_editor.model.games.own_game import OwnGame
from bob_editor.rules.check import Severity
from bob_editor.rules.game import Game
from bob_editor.rules.games.merging import key_of, merged
from bob_editor.rulesets.loading import sight_faults
from bob_editor.storage.form.problems import steps_of
from bob_editor.storage.games.game_files import problems_of_game

Json = Any


def wrong_sight(own: OwnGame, base: Game | None) -> Iterator[GameFault]:
    """What keeps a game whose data keeps the schema from being looked by.

    What of a ``base`` becomes wrong by what the game says is told at the game's own ``sight``, or what it is based on.
    """
    if own.based_on and base is None:
        return  # that it isn't there is all there is to say
    data = dict(own.data) if base is None else merged(base.data, own.data)
    if base is not None:
        alone = OwnGame({name: value for name, value in data.items() if name != "based_on"})
        broken = [(steps_of(one.pointer), one.message) for one in problems_of_game(alone)]
        if broken:
            yield from (_told(own, data, path, message) for path, message in broken)
            return
    if data.get("sight") is not None:
        yield from (_told(own, data, path, message) for path, message in sight_faults(data))


def _told(own: OwnGame, data: Mapping[str, Json], path: FieldPath, message: str) -> GameFault:
    place = _own_place(own, data, path)
    if not path:
        return GameFault("sight", Severity.ERROR, message, path)
    if value_at(own.data, place) is not None:
        return GameFault("sight", Severity.ERROR, message, place, (*_finer(data, path), away(place)))
    fallback: FieldPath = ("sight",) if own.data.get("sight") is not None else ("based_on",)
    return GameFault("sight", Severity.ERROR, message, fallback)


def _finer(data: Mapping[str, Json], path: FieldPath) -> Iterator[Edit[GameDraft]]:
    """The edit that counts heights finely enough for one of them; not where tables count in steps, too."""
    given, step = value_at(data, path), value_at(data, ("sight", "step")) or 1
    if path[-1] not in ("height", "eye", "all") and path[:2] != ("sight", "eye"):
        return
    if isinstance(given, int | float) and given % step and not _has_table(data):
        fit = next((one for one in (0.5, 0.25) if one < step and not given % one), None)
        if fit is not None:
            words = (
                "Count heights in halves of a level" if fit == 0.5 else "Count heights in quarters of a level"
            )
            yield set_of(words, "sight", "step", value=fit)


def _has_table(value: Json) -> bool:
    """Whether any rule within a value is told by a table of blind hexes."""
    if isinstance(value, Mapping):
        return any(name == "table" or _has_table(one) for name, one in value.items())
    return isinstance(value, list | tuple) and any(map(_has_table, value))


def _own_place(own: OwnGame, data: Mapping[str, Json], path: FieldPath) -> FieldPath:
    """Where a place of the merged data stands in the game's own, if it does: its rows are others, and fewer."""
    match path:
        case (str(table), int(at), *rest):
            key = key_of(table, data[table][at])
            for within in ((), ("amended",)):
                for place, row in enumerate(value_at(own.data, (*within, table)) or ()):
                    found = (*within, table, place, *rest)
                    if key_of(table, row) == key and value_at(own.data, found) is not None:
                        return found
            return ("",)
    return path
