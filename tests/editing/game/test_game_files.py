"""A game's folder follows what is undone."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from bob_editor.editing.game.draft import Example, GameDraft
from bob_editor.editing.game.files import EXAMPLES, TRY_IT, UNREAD, read_draft, read_try_it, write_draft
from bob_editor.editing.game.starts import STARTS, started
from bob_editor.editing.game.trying import try_it_board
from bob_editor.errors import BadFile
from bob_editor.rules.game import game_from_data
from bob_editor.storage.documents import read_board
from bob_editor.storage.games.places import FILE
from bob_editor.storage.kinds.suites import Suite

DRAFT = GameDraft(started(STARTS[0]))
BOARD = try_it_board(game_from_data(DRAFT.data))


def test_a_field_of_cards_that_was_undone_is_gone_from_the_folder(tmp_path: Path) -> None:
    """The first field makes the file of cards; without it there is none again."""
    saved = write_draft(
        tmp_path / FILE, DRAFT.with_field({"id": "turns", "title": "Turns", "kind": "number"}), BOARD
    )
    assert read_draft(tmp_path)[0].card == saved.card
    write_draft(tmp_path / FILE, DRAFT, BOARD, former=saved)
    assert read_draft(tmp_path)[0].card is None


def test_what_other_programs_keep_in_the_file_of_cards_stays(tmp_path: Path) -> None:
    """It is read with the rest, and written again when a field changes."""
    kept = DRAFT.with_field({"id": "turns", "title": "Turns", "kind": "number", "x-width": 2})
    write_draft(tmp_path / FILE, replace(kept, card={**(kept.card or {}), "x-editor": "grid"}), BOARD)
    card = read_draft(tmp_path)[0].card or {}
    assert (card["x-editor"], card["fields"][0]["x-width"]) == ("grid", 2)


def test_what_the_board_it_is_tried_on_holds_stays(tmp_path: Path) -> None:
    """Unaltered its file is left as it is, whatever nobody understands in it; one that can't be read is set aside."""
    write_draft(tmp_path / FILE, DRAFT, BOARD)
    file, rules = tmp_path / TRY_IT, game_from_data(DRAFT.data)
    file.write_text(file.read_text("utf-8").replace('"title"', '"title": "Before", "title"', 1), "utf-8")
    before = file.read_bytes()
    on = read_try_it(tmp_path, rules)
    write_draft(tmp_path / FILE, DRAFT, on.board)
    assert (on.left_out, file.read_bytes()) == (1, before)
    file.unlink()
    for game_id in ("former", BOARD.ruleset):
        write_draft(tmp_path / FILE, DRAFT, replace(BOARD, ruleset=game_id))
    assert read_board(file).value == BOARD, "the game has another id"
    for aside in (UNREAD, f"{UNREAD}-2"):
        file.write_text("<<<<<<< mine", "utf-8")
        on = read_try_it(tmp_path, rules)
        write_draft(tmp_path / FILE, DRAFT, on.board)
        assert on.error is not None
        assert (tmp_path / aside).read_text("utf-8") == "<<<<<<< mine"
        assert read_try_it(tmp_path, rules).board == BOARD


def test_a_file_in_the_place_of_the_examples_is_told(tmp_path: Path) -> None:
    """With a sentence, as whatever else keeps a file from being written."""
    (tmp_path / EXAMPLES).write_text("notes", "utf-8")
    with pytest.raises(BadFile, match="can't be written"):
        write_draft(tmp_path / FILE, GameDraft(DRAFT.game, (Example("hill", Suite()),)), BOARD)
