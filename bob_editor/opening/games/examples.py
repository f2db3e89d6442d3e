"""An example of a check: the shortest of the cases that it is tested by in which it finds something."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from bob_editor.records import Record
from bob_editor.rules.game import Game
from bob_editor.rulesets import all_rulesets
from bob_editor.storage.shipped import shipped_cases

Json = Any
_TOLD = ("title", "expect", "clean")
"""What a case says besides the board or card that is looked at."""


class Example(Record):
    """A ``board``, or a ``scenario`` with its ``boards``, of which no more is said than matters.

    ``at`` is the place at which the check tells of it; it and ``title`` are empty where nothing is said. ``game`` is
    the title of the game that it is borrowed of, else empty.
    """

    title: str
    at: str
    content: Mapping[str, Json]
    game: str = ""


def example_of(game: Game, check: str) -> Example | None:
    """The example of a check: one that stands in the game's data or ships with it or a base, else another game's."""
    own = _shortest(_examples(game, check))
    if own is not None:
        return own
    others = ((one, _shortest(_shipped(one.id, check))) for one in all_rulesets().values())
    return _shortest(replace(example, game=one.title) for one, example in others if example is not None)


def _shortest(examples: Iterator[Example]) -> Example | None:
    return min(examples, key=lambda one: len(json.dumps(one.content)), default=None)


def _examples(game: Game, check: str) -> Iterator[Example]:
    for row in game.data.get("checks", ()):
        cases = (
            row.get("cases") if isinstance(row, Mapping) and row.get("as", row["check"]) == check else None
        )
        if cases and "fault" in cases:
            yield Example("", "", {"board": cases["fault"]})
    shipped = (tuple(_shipped(one, check)) for one in game.lineage)
    yield from next(filter(None, shipped), ())


def _shipped(game: str, check: str) -> Iterator[Example]:
    """The cases of a game that ships in which a check finds something."""
    file = shipped_cases(game, check)
    for case in json.loads(file.read_text("utf-8"))["cases"] if file is not None else ():
        if case["expect"]:
            content = {name: one for name, one in case.items() if name not in _TOLD}
            yield Example(case["title"], case["expect"][0]["at"], content)
