"""An example of a check: the shortest of the cases that it is tested by in which it finds something."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from attrs import frozen

from bob_editor.rules.game import Game
from bob_editor.storage.shipped import shipped_cases

Json = Any
_TOLD = ("title", "expect", "clean")
"""What a case says besides the board or card that is looked at."""


@frozen
class Example:
    """A ``board``, or a ``scenario`` with its ``boards``, of which no more is said than matters.

    ``at`` is the place at which the check tells of it; it and ``title`` are empty where nothing is said.
    """

    title: str
    at: str
    content: Mapping[str, Json]


def example_of(game: Game, check: str) -> Example | None:
    """The example of a check, which stands in the data of the game or ships with it or a base; None where none does."""
    return min(_examples(game, check), key=lambda one: len(json.dumps(one.content)), default=None)


def _examples(game: Game, check: str) -> Iterator[Example]:
    for row in game.data.get("checks", ()):
        cases = (
            row.get("cases") if isinstance(row, Mapping) and row.get("as", row["check"]) == check else None
        )
        if cases and "fault" in cases:
            yield Example("", "", {"board": cases["fault"]})
    file = next(filter(None, (shipped_cases(one, check) for one in game.lineage)), None)
    for case in json.loads(file.read_text("utf-8"))["cases"] if file is not None else ():
        if case["expect"]:
            content = {name: one for name, one in case.items() if name not in _TOLD}
            yield Example(case["title"], case["expect"][0]["at"], content)
