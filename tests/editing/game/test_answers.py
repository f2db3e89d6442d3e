"""Answers to questions about sight are edits of the game: put, cited, left open, and closed again."""

from bob_editor.editing.game.answers import answer, cite, close, leave_open
from bob_editor.editing.game.draft import GameDraft
from bob_editor.editing.game.starts import STARTS, started
from bob_editor.rules.games.answers import answer_of, cited, ruling_of
from bob_editor.rules.games.questions import QUESTIONS
from bob_editor.rulesets import game_of_own

ALONG = next(one for one in QUESTIONS if one.key == "along")
DRAFT = GameDraft(started(STARTS[0]))


def test_an_answer_is_put_and_a_default_is_left_unsaid() -> None:
    """What is the default needs no word in the file."""
    facing = answer(ALONG, "facing").apply(DRAFT)
    assert facing.data["sight"]["along"] == "facing"
    back = answer(ALONG, ALONG.default).apply(facing)
    assert "along" not in back.data["sight"]
    assert answer_of(back.data, ALONG) == ALONG.default


def test_an_answer_has_the_number_of_its_rule() -> None:
    """The reasons of lines cite it; an empty one is taken away."""
    numbered = cite(ALONG, " 6.2 ").apply(DRAFT)
    assert cited(numbered.data, ALONG) == "6.2"
    assert cited(cite(ALONG, "").apply(numbered).data, ALONG) == ""


def test_a_question_may_be_left_open_as_a_ruling() -> None:
    """Boards choose then; what held stays what holds, also where it is answered again."""
    facing = answer(ALONG, "facing").apply(DRAFT)
    opened = leave_open(ALONG).apply(facing)
    assert ruling_of(opened.data, ALONG)
    assert answer_of(opened.data, ALONG) == "facing"
    game_of_own(opened.game)
    other = answer(ALONG, "worse").apply(opened)
    assert answer_of(other.data, ALONG) == "worse"
    closed = close(ALONG).apply(other)
    assert not ruling_of(closed.data, ALONG)
    assert closed.data["sight"]["along"] == "worse"
    assert not closed.data.get("rulings")
