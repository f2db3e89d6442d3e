"""A game as it is written: what its ``ruleset.json`` says, and the lines that are kept as examples."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from bob_editor.model.fields.exact import Exact
from bob_editor.model.games.own_game import OwnGame
from bob_editor.records import Record
from bob_editor.storage.kinds.suites import Suite

Json = Any


class Example(Record):
    """A line that must stay as it is: a suite with a board in it, in a file of the game's folder called ``name``."""

    name: str
    suite: Suite


class GameDraft(Exact):
    """The value of the open document; ``card`` is what its ``card.json`` says, None where there is none."""

    exactly = ("card",)

    game: OwnGame
    examples: tuple[Example, ...] = ()
    card: Mapping[str, Json] | None = None

    @property
    def title(self) -> str:
        """What its writer calls it."""
        return self.game.title

    @property
    def data(self) -> Mapping[str, Json]:
        """What its ``ruleset.json`` says."""
        return self.game.data

    @property
    def parts(self) -> Mapping[str, Json]:
        """All of it by its names: what its rules say, what its ``card`` has and its ``examples``."""
        return {**self.data, "card": self.card, "examples": self.examples}

    def with_data(self, data: Mapping[str, Json]) -> GameDraft:
        """The same examples and cards under other rules; itself where nothing differs."""
        return self if (game := OwnGame(data)) == self.game else replace(self, game=game)

    def with_field(self, row: Mapping[str, Json]) -> GameDraft:
        """The game whose cards have one field more, last."""
        card = self.card or {}
        return replace(self, card={**card, "fields": [*(card.get("fields") or ()), dict(row)]})
