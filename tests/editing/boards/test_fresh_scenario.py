"""A new scenario in the language of who writes it."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from bob_editor.editing.boards.fresh_board import fresh_board
from bob_editor.editing.boards.fresh_scenario import fresh_scenario, in_words_of
from bob_editor.editing.boards.scenario_templates import templates_of
from bob_editor.editing.issues.scenario_issues import issues_of
from bob_editor.model.scenario_edits import put
from bob_editor.opening.scenario_maps import card_of, read_boards
from bob_editor.rules.cards.translations import texts
from bob_editor.rulesets import all_rulesets, ruleset
from bob_editor.sheet.languages import capital, language_of
from bob_editor.storage.documents import write_board


def test_it_begins_in_a_language() -> None:
    """What the game puts on it is put so, numbers and ids stay, and so does its title."""
    fresh = fresh_scenario(ruleset("last-hundred-yards"), name="draw", title="Draw", folder=Path())
    made = in_words_of(fresh, "de")
    assert made.text("language") == "de"
    assert made.text("title") == "Draw"
    assert made.get("setup_areas", 1, "name") == "Hinter Reihe 4"
    assert made.get("victory", 1, "level") == "Unentschieden"
    assert [path for path, _ in texts(made)] == [path for path, _ in texts(fresh)]
    assert made.get("sides") == fresh.get("sides")


def test_a_language_of_its_own_stays() -> None:
    """What a designer's template says in French is not taken for German; English needs no word of it."""
    fresh = fresh_scenario(ruleset("memoir-44"), name="x", title="X", folder=Path())
    french = put(fresh, ("language",), "fr")
    assert in_words_of(french, "de") == french
    assert in_words_of(fresh, "en") == fresh


@pytest.mark.parametrize("code", ["de", "fr"])
def test_every_word_that_scenarios_begin_with_is_known(code: str) -> None:
    """No game and no template that ships leaves English on a card of another language, but for proper names."""
    words = language_of(code)
    names = {"The Last Hundred Yards", "T"} | ({"Japan"} if code == "de" else set())
    unknown = set()
    for game in all_rulesets().values():
        makes = [fresh_scenario, *(one.begun for one in templates_of(game))]
        for make in makes:
            begun = make(game, name="x", title="T", folder=Path.cwd())
            unknown |= {text for _, text in texts(begun) if capital(words.sentence(text)) == text}
    assert unknown <= names


CARDS = ("sides", "top", "command_cards")


@pytest.mark.parametrize(("preset", "least"), [("standard", 4), ("breakthrough", 4), ("overlord", 8)])
def test_it_deals_what_its_board_asks_for(preset: str, least: int, tmp_path: Path) -> None:
    """As the game or a template begins it, on a board of any size: none begins with a warning of its cards."""
    game = ruleset("memoir-44")
    boards = [(tmp_path / "a.board.json", fresh_board(game, preset, title="A"))]
    write_board(*boards[0])
    for make in (fresh_scenario, *(one.begun for one in templates_of(game))):
        begun = make(game, name="x", title="X", boards=boards, folder=tmp_path)
        assert begun.get(*CARDS) >= least
        card = card_of(begun, game, read_boards(begun, tmp_path / "x.scenario.json"))
        assert "command-cards" not in {one.code for one in issues_of(card)}


def test_what_a_template_deals_beyond_that_stays() -> None:
    """As one does that was made of a scenario for two teams."""
    game = ruleset("memoir-44")
    boards = [(Path("a.board.json"), fresh_board(game, "overlord", title="A"))]
    own = {"sides": {"top": {"command_cards": 12, "victory_medals": "many"}}}
    begun = fresh_scenario(game, name="x", title="X", boards=boards, folder=Path(), card=own)
    assert begun.get("sides") == own["sides"]


def test_a_game_without_a_board_of_that_size_begins_as_usual() -> None:
    """One that is based on another may leave it out."""
    game = ruleset("memoir-44")
    boards = [(Path("a.board.json"), fresh_board(game, "overlord", title="A"))]
    usual = game.presets[:1]
    begun = fresh_scenario(
        replace(game, data={**game.data, "presets": usual}), name="x", title="X", boards=boards, folder=Path()
    )
    assert begun.get(*CARDS) == fresh_scenario(game, name="x", title="X", folder=Path()).get(*CARDS)
