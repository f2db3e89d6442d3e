"""What a game leaves out of its ``sight`` is what the table of the usual says, and what the engine goes by."""

from collections.abc import Mapping
from typing import Any

import pytest

from bob_editor.model.fields.paths import put_at
from bob_editor.rules.games.answers import answer_of
from bob_editor.rules.games.questions import QUESTIONS, Question, asked_of
from bob_editor.rules.games.usual_sight import USUAL
from bob_editor.rules.los.told.settings import Settings, SettingsReader
from bob_editor.rules.los.told.things import Things
from tests.rules.los.told.plain_game import TERRAINS, game


def settings(sight: Mapping[str, Any]) -> Settings:
    """What the engine makes of it; nothing is left to a ruling."""
    return SettingsReader(sight, pytest.fail).settings()


def test_what_is_left_out_is_what_the_engine_goes_by() -> None:
    """Said or not, it is the same game."""
    said: dict[str, Any] = {}
    for path, value in USUAL.items():
        said = put_at(said, path, value)
    assert settings(said) == settings({})


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda one: one.key)
def test_each_is_asked_and_read(question: Question) -> None:
    """Another answer to a question makes another game; what nothing holds of has no end."""
    others = [one.value for one in question.choices if one.value != answer_of({}, question)] or [3]
    for other in others:
        if question.key == "units_hindrance_value":
            said, unsaid = (
                {"count": "all", "los": "hinders", **one} for one in ({"hindrance": {"value": other}}, {})
            )
            assert _hindrances(said) != _hindrances(unsaid)
        else:
            assert settings(put_at({}, question.path, other)) != settings({})


def _hindrances(units: Mapping[str, Any]) -> list[Any]:
    """What units in the way hinder, which is read with the rows that it may be counted with."""
    rules = game({"units": units})
    reader = SettingsReader(rules.data["sight"], pytest.fail)
    return [one.hindrance for one in Things(rules, reader, reader.settings()).units.values()]


def test_every_usual_answer_belongs_to_a_question() -> None:
    """And is one that its page offers."""
    asked = {one.path: one for one in QUESTIONS}
    assert USUAL.keys() <= asked.keys()
    for path, value in USUAL.items():
        choices = [one.value for one in asked[path].choices]
        assert not choices or value in choices


@pytest.mark.parametrize(
    "more",
    [
        {"markers": [{"id": "smoke", "title": "Smoke", "los": "hinders", "cites": "1"}]},
        {"sight": {"units": {"count": "all", "los": "hinders"}}},
        {"sight": {"words": {"mist": "hinders"}}, "markers": [{"id": "fog", "title": "Fog", "los": "mist"}]},
    ],
)
def test_markers_units_and_words_of_ones_own_make_hindrances_matter(more: dict[str, Any]) -> None:
    """Not terrain alone: their answers were told to have no effect, and taken away by the fix."""
    assert not {"hindrance_add", "along"} & {one.key for one in asked_of(game({}, terrains=TERRAINS[:1]))}
    own = game(**{"sight": {}, "terrains": TERRAINS[:1], **more})
    assert {"hindrance_add", "along"} <= {one.key for one in asked_of(own)}
