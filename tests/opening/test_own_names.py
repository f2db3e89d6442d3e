"""Names that the writer of a game gave are shown as they are written; those of a game that ships are translated."""

from collections.abc import Iterator

import pytest

from bob_editor.editing.game.starts import STARTS, started
from bob_editor.editing.game.trying import first_board
from bob_editor.editing.said import said
from bob_editor.model.games import edits
from bob_editor.model.games.own_game import OwnGame
from bob_editor.model.scenario import Scenario
from bob_editor.opening.games.own_names import own_names
from bob_editor.opening.scenario_maps import card_of
from bob_editor.rules.game import Game, sight_of
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rulesets import game_of_own, ruleset
from bob_editor.sheet.card_sheet import card_sheet
from bob_editor.sheet.languages import language_of
from bob_editor.sheet.languages.in_window import keep_names, label
from bob_editor.words import speak


@pytest.fixture
def german() -> Iterator[None]:
    """The window speaks German."""
    speak("de")
    yield
    speak("en")


def game() -> Game:
    """Woods that somebody calls a copse, a hedge that he calls forest."""
    own = edits.set_field(started(STARTS[0], "Infantry"), "terrains", "woods", "title", value="Copse")
    return game_of_own(edits.set_field(own, "terrains", "houses", "title", value="Forest"))


def test_of_a_game_of_ones_own() -> None:
    """Its title, rows, groups and fields of cards; of one that is based on a game that ships, none of that one's."""
    assert {"Infantry", "Copse", "Forest"} <= own_names(game())
    assert own_names(ruleset("memoir-44")) == frozenset()
    row = {"id": "forest", "title": "Copse"}
    based = OwnGame({"id": "own", "title": "Own", "based_on": "memoir-44", "terrains": [row]})
    assert own_names(game_of_own(based)) == {"Own", "Copse"}


def test_in_a_german_window(german: None) -> None:
    """As a label, in the reason of a line, and as a word within a message, there with its capital."""
    rules = game()
    assert (said("Copse"), label("Forest")) != ("Copse", "Forest")
    keep_names(own_names(rules))
    assert [(label(one), said(one)) for one in ("Copse", "Forest")] == [("Copse",) * 2, ("Forest",) * 2]
    board = first_board(rules)
    sight, start = sight_of(Scene(board, rules)), End(board.grid.hexes[0])
    told = {
        reason.terrain: said(reason.text)
        for goal in board.grid.hexes
        for reason in sight.trace(start, End(goal)).reasons
    }
    assert told["woods"].startswith("Copse in ")
    assert "im Weg" in told["woods"]
    assert said("copse in D4 has no road") == "Copse in D4 hat keine Straße"
    # What a line comes to is no name, though many a game calls its open ground so.
    keep_names(frozenset({"Clear"}))
    assert said("expected blocked, got clear") == "erwartet versperrt, erhalten frei"
    assert said("Clear") == "Clear"


def test_on_a_german_card() -> None:
    """A unit goes by its own name in print, whatever window it is printed from."""
    own = edits.add_row(started(STARTS[0], "Mill"), "units", {"id": "foot", "title": "Infantry", "cites": ""})
    rules = game_of_own(own)
    scenario = Scenario(
        {"id": "a", "title": "A", "ruleset": rules.id, "units": [{"unit": "foot", "at": "B2"}]}
    )
    printed = repr(card_sheet(card_of(scenario, rules, ()), language=language_of("de")))
    assert "Infantry" in printed
    assert "Infanterie" not in printed
