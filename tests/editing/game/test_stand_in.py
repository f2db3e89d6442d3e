"""A game that its data makes none of opens all the same, told what is wrong and near to what is meant, to be mended."""

from typing import Any

import pytest

from bob_editor.editing.game.draft import GameDraft
from bob_editor.editing.game.faults.gathering import faults_of
from bob_editor.editing.game.game_document import GameDocument
from bob_editor.editing.game.starts import STARTS, started
from bob_editor.model.games.own_game import OwnGame
from bob_editor.rulesets import game_of_own

DATA = started(next(one for one in STARTS if one.id == "shadow")).data
ROWS = DATA["terrains"]
MILL = {"id": "mill", "title": "Mill", "in": ["hexes"], "los": "blocks", "height": 0.5, "cites": ""}


@pytest.mark.parametrize(
    ("said", "known"),
    [
        ({"terrains": [*ROWS, MILL]}, {"woods", "mill"}),
        ({"terrains": [*ROWS, {**MILL, "id": "The mill"}]}, {"woods"}),
        ({"terrains": 3, "id": "../x"}, {"open"}),
        ({"based_on": "nowhere"}, {"woods"}),
        ({"based_on": "memoir-44", "sight": {"eye": {"units": {"tank": 1}}}}, {"woods", "church"}),
        ({"checks": [{"check": "beyond"}]}, {"woods"}),
    ],
)
def test_what_is_wrong_is_left_out_of_what_is_shown(said: dict[str, Any], known: set[str]) -> None:
    """And stays in what is saved."""
    own = OwnGame({**DATA, **said})
    document = GameDocument(GameDraft(own), game_of_own)
    assert document.trouble
    assert known <= document.game.terrains.keys()
    assert document.value.game == own


def test_it_is_mended_by_the_edit_that_is_offered() -> None:
    """From then on it is the game itself."""
    document = GameDocument(GameDraft(OwnGame({**DATA, "terrains": [*ROWS, MILL]})), game_of_own)
    (fault,) = faults_of(document.value.game, None)
    document.set_value(fault.fixes[0].apply(document.value))
    assert not document.trouble
    assert document.game.data["sight"]["step"] == 0.5


def test_what_is_wrong_with_its_cards_alone_leaves_all_else() -> None:
    """Its own lines of sight, too."""
    document = GameDocument(GameDraft(OwnGame(DATA), card={"fields": 3}), game_of_own)
    assert document.trouble
    assert document.game.data == DATA
