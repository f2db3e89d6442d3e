"""Answers to questions about sight are edits of the game: put, cited, left open, and closed again."""

import pytest

from bob_editor.editing.game.answers import answer, cite, close, leave_open
from bob_editor.editing.game.draft import GameDraft
from bob_editor.editing.game.starts import STARTS, started, started_from
from bob_editor.model.games.own_game import OwnGame
from bob_editor.rules.games.answers import answer_of, cited, is_same, ruling_of
from bob_editor.rules.games.merging import merged
from bob_editor.rules.games.questions import QUESTIONS, Question, asked_of
from bob_editor.rulesets import game_of_own, ruleset

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


def _question(key: str) -> Question:
    return next(one for one in QUESTIONS if one.key == key)


def _like(path: tuple[str, ...]) -> tuple[str, ...]:
    """As what the question of a path is answered where a game doesn't say."""
    return next((one.like for one in QUESTIONS if one.path == path), ())


@pytest.mark.usefixtures("examples")
@pytest.mark.parametrize("base", ["ridge-and-road", "spears-and-standards", "three-downs"])
def test_answers_of_a_game_based_on_another_are_its_own(base: str) -> None:
    """Each answer is put, the usual one too where the base says another, and says nothing of other questions."""
    holds = ruleset(base).data
    own, game = GameDraft(started_from(base, holds)), ruleset(base)
    before = {one.key: answer_of(holds, one) for one in QUESTIONS}
    for question in asked_of(game):
        said = [one.value for one in question.choices] or [None if question.none else question.least, 3]
        for value in said:
            draft = answer(question, value, holds).apply(own)
            data = merged(holds, draft.data)
            after = {one.key: answer_of(data, one) for one in QUESTIONS}
            assert is_same(question, after[question.key], value), (question.key, value)
            as_that = {one.key for one in QUESTIONS if {one.like, _like(one.like)} & {question.path}}
            assert {key for key in after if after[key] != before[key]} <= {question.key, *as_that}
    for key in ("visibility", "hindrance_blocks_at"):
        own = answer(_question(key), None, holds).apply(own)
    assert not [key for key in ("visibility", "hindrance_blocks_at") if answer_of(own.data, _question(key))]
    game_of_own(own.game)


@pytest.mark.usefixtures("examples")
def test_questions_of_the_base_are_left_open_and_closed() -> None:
    """What the base answers holds until somebody chooses; what it leaves open has another answer, or only one."""
    between, along = _question("things_between"), _question("along")
    own = GameDraft(started_from("ridge-and-road", ruleset("ridge-and-road").data))
    holds = game_of_own(own.game).data
    for value, places in (({"slope": {"tie": "clear"}}, 2), ({"hexes": 1}, 3)):
        other = game_of_own(answer(between, value, holds).apply(own).game)
        assert ruling_of(other.data, between) == "grazing"
        assert answer_of(other.data, between) == value
        assert len(other.rulings["grazing"].choices) == places
    closed = game_of_own(close(between, holds).apply(own).game)
    assert not ruling_of(closed.data, between)
    assert is_same(between, answer_of(closed.data, between), answer_of(holds, between))
    opened = game_of_own(leave_open(along, game_of_own(own.game).data).apply(own).game)
    assert (ruling_of(opened.data, along), answer_of(opened.data, along)) == ("sight_along", "better")


@pytest.mark.usefixtures("examples")
def test_a_ruling_written_by_hand_is_answered_in_its_own_words() -> None:
    """Its choices are its writer's, and so is the one that holds."""
    between = _question("things_between")
    draft = GameDraft(OwnGame({**ruleset("ridge-and-road").data, "id": "hand"}))
    changed = answer(between, {"slope": {"tie": "clear"}}).apply(draft)
    assert changed.game.rows("rulings")[0]["default"] == "clear"
    game_of_own(answer(between, "always").apply(draft).game)
    visibility = _question("visibility")
    ruled = {"ruling": "far", "answers": {"day": 12, "dusk": 6}}
    row = {"id": "far", "question": "?", "choices": [{"value": one, "text": one} for one in ("day", "dusk")]}
    data = {
        **DRAFT.data,
        "sight": {"visibility": ruled},
        "rulings": [{**row, "default": "dusk", "cites": ""}],
    }
    nearer = answer(visibility, 4).apply(GameDraft(OwnGame(data)))
    assert nearer.data["sight"]["visibility"]["answers"] == {"day": 12, "dusk": 4}


def test_a_formula_that_is_left_open_holds() -> None:
    """It isn't among the answers that are offered: it is one more, and may become another."""
    between = _question("things_between")
    formula = {"formula": {"base": 1, "rise": 1, "drop": 1, "per": 5, "least": 1}}
    opened = leave_open(between).apply(answer(between, formula).apply(DRAFT))
    assert answer_of(opened.data, between) == formula
    assert len(game_of_own(opened.game).rulings["sight_things_between"].choices) == len(between.choices) + 1
    other = {"formula": {**formula["formula"], "base": 2}}
    assert answer_of(answer(between, other).apply(opened).data, between) == other
