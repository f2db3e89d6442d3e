"""A scenario card of a game that is being written, so that one sees how its cards are printed."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Any

from msgspec.structs import replace

from bob_editor.editing.game.files import TRY_IT
from bob_editor.model.board import Board
from bob_editor.model.joining import join
from bob_editor.model.laid_boards import Laid
from bob_editor.model.scenario import PlacedBoard, Scenario
from bob_editor.rules.cards.card import Card
from bob_editor.rules.game import Game
from bob_editor.rules.los.sides import SIDES
from bob_editor.rulesets import card_draft
from bob_editor.storage.form.card_schemas import LISTS
from bob_editor.words import tr

Json = Any

_MOST_UNITS = 6
_DAY = "1944-06-06"


def sample_card(
    game: Game, fields: Sequence[Mapping[str, Json]], board: Board, filled: Mapping[str, Json]
) -> Card:
    """The card of two sides with some of the game's units on a board.

    ``fields`` are those that the game's cards have; ``filled`` is what was filled in of them, and what wasn't has a
    sample, so that each is seen where it will be printed.
    """
    rules = replace(game, id=card_draft(game.id))
    data: dict[str, Json] = {
        "id": "sample",
        "title": tr("A scenario to try"),
        "ruleset": rules.id,
        "map": {"boards": [{"board": TRY_IT, "name": "1"}]},
        "sides": [
            {"id": side, "name": name} for side, name in zip(SIDES, (tr("Blue"), tr("Red")), strict=True)
        ],
        "units": list(_units(rules, board)),
    }
    for row in fields:
        name, of = str(row.get("id")), row.get("of", "card")
        if of == "card":
            data[name] = filled.get(name, _sample(row, rules, board))
        for one in data.get(LISTS.get(str(of), ""), ()):
            one[name] = _sample(row, rules, board)
    scenario = Scenario({name: value for name, value in data.items() if value is not None})
    return Card(scenario, rules, join([Laid(PlacedBoard("try-it", "1"), board)], rules.id))


def _units(rules: Game, board: Board) -> Iterator[dict[str, Json]]:
    """Some of each kind, on the board's outer hexes, the sides by turns."""
    hexes = [*board.grid.hexes[::9], *board.grid.hexes[4::9]]
    kinds = list(rules.rows("units"))[:_MOST_UNITS]
    for place, (kind, at) in enumerate(zip_longest(kinds, hexes[: len(kinds)])):
        if at is not None:
            yield {
                "id": f"unit-{place + 1}",
                "unit": kind,
                "at": board.grid.label(at),
                "side": SIDES[place % 2],
            }


def _sample(row: Mapping[str, Json], rules: Game, board: Board) -> Json:
    """What a field may say; None where nothing fits."""
    if row.get("usual") is not None:
        return row["usual"]
    title = str(row.get("title") or row.get("id"))
    choices = [one.get("id") for one in row.get("choices") or () if isinstance(one, Mapping)]
    labels = [board.grid.label(at) for at in board.grid.hexes[:2]]
    samples: dict[str, Json] = {
        "text": title,
        "long_text": tr("{title}: what you write here stands here.", title=title),
        "number": row.get("to", row.get("from", 3)),
        "yes_no": True,
        "choice": next(iter(choices), None),
        "choices": choices[:2] or None,
        "date": _DAY,
        "hex": labels[0],
        "hexes": labels,
        "side": SIDES[0],
        "sides": list(SIDES),
        "unit": next(iter(rules.rows("units")), None),
    }
    if row.get("kind") != "table":
        return samples.get(str(row.get("kind")))
    columns = [one for one in row.get("columns") or () if isinstance(one, Mapping)]
    cells = {str(one.get("id")): _sample(one, rules, board) for one in columns}
    found = {name: value for name, value in cells.items() if value is not None}
    return [found] if found else None
