"""Cards to print, on a board that is read once."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board
from bob_editor.model.scenario import Scenario
from bob_editor.opening.scenario_maps import BoardFile, read_boards
from bob_editor.rules.cards.card import Card
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import write_board
from tests.rulesets.read_once import card_on

CardOf = Callable[..., Card]


@pytest.fixture
def card(tmp_path: Path) -> CardOf:
    """The card of some fields on a board of nine by eight hexes, which is read once."""
    read: dict[str, tuple[BoardFile, ...]] = {}

    def made(game: str = "band-of-brothers-2.2", **fields: Any) -> Card:
        rules = ruleset(game)
        data = {
            "id": "x", "title": "A fight", "ruleset": game,
            "map": {"boards": [{"board": "b.board.json", "name": "1", "at": [0, 0]}]}, **fields,
        }  # fmt: skip
        scenario = Scenario(data)
        files = None if "map" in fields else read.get(game)
        if files is None:
            grid = Grid(9, 8, "pointy-top", shift="right") if rules.pointy else Grid(9, 8)
            write_board(tmp_path / "b.board.json", Board(grid, game, id="b", title="The board"))
            files = tuple(read_boards(scenario, tmp_path / "x.scenario.json"))
            if "map" not in fields:
                read[game] = files
        return card_on(scenario, rules, files)

    return made
