"""Playtests of a scenario, kept beside it: to JSON and back (docs/formats.md, section 13), unknown fields and all."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

from msgspec import field

from bob_editor.records import Record
from bob_editor.storage.files.layout import dumps
from bob_editor.storage.files.reading import is_there
from bob_editor.storage.form import schemas
from bob_editor.storage.form.problems import Problem
from bob_editor.storage.form.unread import headed
from bob_editor.storage.form.upgrades import PRESENT
from bob_editor.storage.kinds.reading_files import Read, expect, read_source
from bob_editor.storage.naming import PLAYTESTS, stem_of

Json = Any
Outcome = Literal["won", "draw", "unfinished"]

_MOST_MINUTES = 100_000
"""As the schema has it: a number beyond it was mistyped, and would be no average."""


class PlayedGame(Record):
    """A game as its row in the file says it; what isn't as the schema says counts as not given."""

    row: Mapping[str, Json]

    @property
    def date(self) -> str:
        """The day on which it was played."""
        return _text(self.row, "date")

    @property
    def players(self) -> Mapping[str, str]:
        """Who played, by side."""
        sides = self.row.get("sides")
        rows = sides.items() if isinstance(sides, Mapping) else ()
        return {side: name for side, name in rows if isinstance(name, str) and not side.startswith("x-")}

    @property
    def winner(self) -> str:
        """The side that won, "" where none did."""
        return _text(self.row, "winner") if self.row.get("outcome", "won") == "won" else ""

    @property
    def outcome(self) -> Outcome:
        """How it ended; one without a winner that doesn't say how it ended isn't."""
        said = self.row.get("outcome")
        if said in ("draw", "unfinished"):
            return "draw" if said == "draw" else "unfinished"
        return "won" if self.winner else "unfinished"

    @property
    def edition(self) -> str:
        """The scenario's edition."""
        return _text(self.row, "edition")

    @property
    def minutes(self) -> float | None:
        """How long it took; None where it isn't said, or can't be."""
        said = self.row.get("minutes")
        if not isinstance(said, int | float) or isinstance(said, bool):
            return None
        return float(said) if 0 <= said <= _MOST_MINUTES else None

    @property
    def notes(self) -> str:
        """What was said of it."""
        return _text(self.row, "notes")


class Playtests(Record):
    """All games of a scenario; ``data`` is what the file says, also what this program doesn't know."""

    data: Mapping[str, Json] = field(default_factory=dict)

    @property
    def games(self) -> tuple[PlayedGame, ...]:
        """The games, in the order of the file; a row that is none at all is an empty one."""
        return tuple(PlayedGame(row if isinstance(row, Mapping) else {}) for row in self._rows)

    @property
    def _rows(self) -> list[Json]:
        rows = self.data.get("games")
        return list(rows) if isinstance(rows, list | tuple) else []

    def put(self, place: int, fields: Mapping[str, Json]) -> Playtests:
        """With some fields of a game put, None taking one away; the place after the last begins another game."""
        rows = self._rows
        if place == len(rows):
            rows.append({})
        old = rows[place] if isinstance(rows[place], Mapping) else {}
        rows[place] = {name: value for name, value in {**old, **fields}.items() if value is not None}
        return Playtests({**self.data, "games": rows})

    def without(self, place: int) -> Playtests:
        """Without one of the games."""
        rows = self._rows
        del rows[place]
        return Playtests({**self.data, "games": rows})


def playtests_beside(scenario: str | os.PathLike[str]) -> Path:
    """The file in which a scenario's playtests are kept, whether it is there or not."""
    return Path(scenario).with_name(stem_of(scenario) + PLAYTESTS)


def read_playtests(path: str | os.PathLike[str]) -> Read[Playtests]:
    """The playtests in a file; none where there is no such file.

    :raises BadFile: where it can't be read, holds something else, or is of a newer version.
    """
    if not is_there(path):
        return Read(Playtests(), (), Path(path))
    source = read_source(path)
    expect(source, "playtests")
    data = {name: value for name, value in source.data.items() if name not in ("format", "version")}
    problems: tuple[Problem, ...] = (*source.problems, *schemas.validate("playtests", source.data))
    twice = tuple(one for one in source.problems if one.code == "schema/duplicate")
    return Read(Playtests(data), problems, Path(path), twice)


def playtests_text(playtests: Playtests) -> str:
    """The text of the file; the same playtests always have the same."""
    head = {"format": "bob-editor/playtests", "version": PRESENT["playtests"]}
    return dumps(headed({**head, **playtests.data}))


def _text(row: Mapping[str, Json], name: str) -> str:
    found = row.get(name)
    return found if isinstance(found, str) else ""
