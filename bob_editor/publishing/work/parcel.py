"""An edition as bytes, on its way to a process."""

import copyreg
import io
import pickle
from pathlib import Path

from bob_editor.publishing.edition import Edition
from bob_editor.rules.game import Game
from bob_editor.rulesets import ruleset
from bob_editor.storage.games.nearby import know_beside, known_beside


def packed(value: object) -> bytes:
    """An edition, or what else holds games, as bytes; of these only the ids travel: every process has the rules."""
    sink = io.BytesIO()
    pickler = pickle.Pickler(sink, protocol=5)
    beside = known_beside()
    pickler.dispatch_table = copyreg.dispatch_table | {Game: lambda game: (_game, (game.id, beside))}
    pickler.dump(value)
    return sink.getvalue()


def _game(ruleset_id: str, beside: tuple[Path, ...]) -> Game:
    know_beside(beside)
    return ruleset(ruleset_id)


def unpacked(data: bytes) -> Edition:
    """The edition again, of bytes that were packed here.

    :raises UnknownRuleset: where a ruleset isn't installed.
    """
    found = pickle.loads(data)  # noqa: S301 - our own
    assert isinstance(found, Edition)
    return found
