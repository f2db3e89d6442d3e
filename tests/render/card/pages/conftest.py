"""What tests of this folder begin with."""

from pathlib import Path
from typing import Any

import pytest

from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board
from bob_editor.model.scenario import Scenario
from bob_editor.opening.scenario_maps import card_of, read_boards
from bob_editor.render.card import writing
from bob_editor.render.card.template import (
    Template,
    template_of,
)
from bob_editor.rules.cards.card import Card
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import write_board
from tests.render.card.pages.at_hand import CardOf


@pytest.fixture
def card(tmp_path: Path) -> CardOf:
    """The card of some fields on a board of eight rows, and of nine columns where not so many are asked for."""

    def made(game: str = "band-of-brothers-2.2", columns: int = 9, **fields: Any) -> Card:
        rules = ruleset(game)
        grid = Grid(columns, 8, "pointy-top", shift="right") if rules.pointy else Grid(columns, 8)
        write_board(tmp_path / "b.board.json", Board(grid, game, id="b", title="The board"))
        data = {
            "id": "x", "title": "A fight", "ruleset": game,
            "map": {"boards": [{"board": "b.board.json", "name": "1", "at": [0, 0]}]}, **fields,
        }  # fmt: skip
        scenario = Scenario(data)
        return card_of(scenario, rules, read_boards(scenario, tmp_path / "x.scenario.json"))

    return made


@pytest.fixture
def classic() -> Template:
    """The usual template."""
    return template_of("classic")


@pytest.fixture(autouse=True)
def coarse(monkeypatch: pytest.MonkeyPatch) -> None:
    """The map has few dots in files of every kind: what is asked here is of the pages around it."""
    monkeypatch.setattr(writing, "MAP_DPI", 60)
