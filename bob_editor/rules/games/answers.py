"""What a game answers to the questions about sight, and in what words."""

from collections.abc import Callable, Mapping
from typing import Any

from bob_editor.model.fields.paths import value_at
from bob_editor.model.foreign import without_foreign
from bob_editor.rules.games.questions import QUESTIONS, Question
from bob_editor.words import mark

Json = Any

Say = Callable[..., str]
"""Says a text in some language, with its values by name: ``tr`` in that of the window, ``in_language`` in another."""


def ruling_of(data: Mapping[str, Json], question: Question) -> str:
    """The id of the ruling that a question is left to; "" where it is answered."""
    value = value_at(data, question.whole_path)
    return str(value["ruling"]) if isinstance(value, Mapping) and "ruling" in value else ""


def answer_of(data: Mapping[str, Json], question: Question) -> Json:
    """The answer in force: of a question that is left open, what holds unless somebody chooses."""
    name = ruling_of(data, question)
    if not name:
        value = question.said(data)
        if value is None and question.like:
            return answer_of(data, next(one for one in QUESTIONS if one.path == question.like))
        return value
    rows = data.get("rulings")
    rows = rows if isinstance(rows, list | tuple) else ()
    row: Mapping[str, Json] = next((one for one in rows if _is_called(one, name)), {})
    answers = values_left_open(value_at(data, question.whole_path))
    default = row.get("default")
    return default if answers is None else answers.get(answer_key(default), question.default)


def values_left_open(given: Mapping[str, Json]) -> Mapping[str, Json] | None:
    """What a question that is left to a ruling is under each of its answers; None where an answer is that itself."""
    answers = given.get("answers")
    return answers if isinstance(answers, Mapping) else None


def _is_called(row: Json, name: str) -> bool:
    return isinstance(row, Mapping) and row.get("id") == name


def cited(data: Mapping[str, Json], question: Question) -> str:
    """The number of the rule that answers it."""
    return str(value_at(data, ("sight", "cites", question.cites or question.path[0])) or "")


def answer_words(data: Mapping[str, Json], question: Question, say: Say) -> str:
    """The answer in force as its page words it; "" for one that the page doesn't offer."""
    value = answer_of(data, question)
    words = value_words(question, value, say)
    return (
        say(mark("left open, else: {answer}"), answer=words) if words and ruling_of(data, question) else words
    )


def value_words(question: Question, value: Json, say: Say) -> str:
    """An answer as its page words it; "" for one that the page doesn't offer."""
    if question.kind == "number":
        plain = isinstance(value, int | float) and not isinstance(value, bool)
        return str(value) if plain else say(question.none) if value is None else ""
    place = place_of(question, value)
    return "" if place is None else say(question.choices[place].words)


def place_of(question: Question, value: Json) -> int | None:
    """The place of a value among the answers that a question offers; None for another."""
    places = (number for number, one in enumerate(question.choices) if is_same(question, one.value, value))
    return next(places, None)


def is_same(question: Question, one: Json, other: Json) -> bool:
    """Whether two values are one answer to a question, as ``slope`` is the slope on which a tie blocks."""
    if question.kind == "between":
        return is_same_between(one, other)
    return type(one) is type(other) and bool(one == other)


def is_same_between(one: Json, other: Json) -> bool:
    """Whether two values of ``between`` are one rule."""
    return bool(_whole(one) == _whole(other))


def _whole(between: Json) -> Json:
    """A value of ``between`` with its tie, where it has one, and without what it says nothing by."""
    between = without_foreign(between)
    match between:
        case "slope" | "closer":
            return {between: _TIE}
        case {"slope": dict(said)}:
            return {"slope": {**_TIE, **said}}
        case {"closer": dict(said)}:
            return {"closer": {**_TIE, **said}}
    return between


_TIE = {"tie": "blocks"}


def answer_key(answer: Json) -> str:
    """How ``answers`` names an answer of a ruling: ``true`` and ``false`` for those."""
    return str(answer).lower() if isinstance(answer, bool) else str(answer)
