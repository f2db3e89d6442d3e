"""Boards beside a game's checks: kept without what is usual, run by the game as it is, dropped again."""

import importlib
from pkgutil import iter_modules

from msgspec.structs import replace

from bob_editor.editing.game.cases import cases_of, drop_case, failing, keep_case
from bob_editor.editing.game.draft import GameDraft
from bob_editor.editing.game.fields.checks import CHECKS
from bob_editor.editing.game.starts import STARTS, started
from bob_editor.editing.game.trying import try_it_board
from bob_editor.model.board import Feature, HexContent
from bob_editor.model.games.edits import add_row
from bob_editor.rules.check import checks_in
from bob_editor.rules.checks import board as board_checks
from bob_editor.rules.game import Game
from bob_editor.rules.games.row_words import ASKED, OF_TERRAIN
from bob_editor.rules.land.ground import Ground
from bob_editor.rulesets import game_of_own

ROW = {"check": "only-with", "as": "dry-houses", "of": ["houses"], "with": ["road"]}


def _game(draft: GameDraft) -> Game:
    return game_of_own(draft.game)


def test_boards_are_kept_beside_a_check() -> None:
    """One with the fault holds; the same one as that without it doesn't, and says why; both can go again."""
    draft = GameDraft(add_row(started(STARTS[0], "Mill Days"), "checks", ROW))
    game = _game(draft)
    board = try_it_board(game)
    board = replace(board, hexes={board.grid.hex("C3"): HexContent((Feature("houses"),))})
    draft = keep_case(game, 0, "fault", board).apply(draft)
    assert draft.data["checks"][0]["cases"]["fault"] == {"hexes": {"C3": {"terrain": ["houses"]}}}
    draft = keep_case(game, 0, "fine", board).apply(draft)
    game = _game(draft)
    found = cases_of(game, draft.data["checks"][0])
    assert found["fault"].board is not None
    assert found["fault"].board.hexes == board.hexes
    assert found["fault"].why == ""
    assert "C3" in found["fine"].why
    assert [run.which for run in failing(game)] == ["fine"]
    draft = drop_case(0, "fine").apply(draft)
    game = _game(draft)
    assert failing(game) == ()
    assert cases_of(game, draft.data["checks"][0])["fine"].board is None


def test_a_board_that_cant_be_read_is_told() -> None:
    """Whatever a file has there."""
    row = {**ROW, "cases": {"fault": {"hexes": {"Z99": 7}}}}
    draft = GameDraft(add_row(started(STARTS[0], "Mill Days"), "checks", row))
    found = cases_of(_game(draft), row)
    assert found["fault"].board is None
    assert found["fault"].why


def test_the_form_offers_every_check_that_needs_no_code() -> None:
    """Those that look at nothing unless a game's row asks, what is about some terrain with fields to say of which."""
    modules = (
        importlib.import_module(f"{board_checks.__name__}.{one.name}")
        for one in iter_modules(board_checks.__path__)
    )
    needing = {
        check.name for module in modules for check in checks_in(module) if check.asked or check.besides
    }
    assert {name for name, _ in ASKED} == needing
    for name, _ in OF_TERRAIN:
        shown = {one.name for one in CHECKS.fields if CHECKS.applies(one, {"check": name})}
        assert shown & {"of", "pairs"}, name


def test_what_is_never_together_is_written_in_the_form() -> None:
    """A pair, and terrains of which a hex has one at most: each tells of a board that has both."""
    row = {
        "check": "not-together",
        "as": "no-road-in-houses",
        "pairs": [{"first": ["houses"], "second": ["field"]}],
    }
    for told in (row, {"check": "not-together", "as": "one-only", "one_of": ["houses", "field"]}):
        game = _game(GameDraft(add_row(started(STARTS[0], "Mill Days"), "checks", told)))
        board = try_it_board(game)
        content = HexContent((Feature("houses"), Feature("field")))
        board = replace(board, hexes={board.grid.hex("C3"): content})
        (found,) = (check for check in game.checks if check.name == told["as"])
        assert [*found.find(Ground(board, game))]
