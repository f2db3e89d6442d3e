"""How sight works in a game that tells it as data: each answer in words, and a line on which it matters."""

from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import Any

from bob_editor.editing.game.shown.candidates import boards, with_units
from bob_editor.editing.game.shown.search import Search
from bob_editor.editing.game.shown.sights import Sights
from bob_editor.editing.game.shown.variants import Shown, answer_on, varied
from bob_editor.editing.said import saying_in
from bob_editor.model.fields.paths import value_at
from bob_editor.opening.games.own_names import own_names
from bob_editor.publishing.rules_page.content import Entry, Figure, Part
from bob_editor.publishing.rules_page.telling import Say, between_words
from bob_editor.records import Record
from bob_editor.render.kit.style import Style
from bob_editor.render.pictures.samples.line_sample import line_sample
from bob_editor.rules.game import Game
from bob_editor.rules.games.answers import answer_of, cited, is_same, ruling_of
from bob_editor.rules.games.questions import Question, asked_of
from bob_editor.words import in_language, mark

Json = Any

_ONE = {"hexes": mark("1 hex"), "levels": mark("1 level")}

_IN_ROWS: Mapping[tuple[str, ...], tuple[str, ...]] = {
    ("things", "between"): ("between",), ("hindrance", "target"): ("hindrance", "ends"), ("units", "of"): ("of",),
    ("own_side",): ("own_side",), ("side_along",): ("side_along",), ("side_on",): ("side_on",),
    ("units", "height"): ("height",),
}  # fmt: skip
"""Where a row answers a question of itself."""

_LOOKED_AT = 200
"""Boards that are looked at for one question; those after them are no longer plain enough to teach."""


class Plainest:
    """The first boards of a game, and what it says of each: the same for every question that isn't left open."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.boards = list(islice(boards(game), _LOOKED_AT))
        self.with_units = list(islice(with_units(game, whose=True), _LOOKED_AT))
        self._said: dict[int, str | None] = {}

    def differing(self, game: Game, other: Game, *, units: bool) -> Shown | None:
        """The first board on which two games differ; of those with ``units`` in the way, where that is asked."""
        sights = Sights([game, other], self._said if game is self._game else None)
        return Search(sights, self.with_units if units else self.boards).whole()


class Words(Record):
    """Looks up what is said in the page's language: labels, and why a line is as it is."""

    say: Say
    reason: Callable[[str], str]


def words_in(language: str, game: Game) -> Words:
    """The words of a language for a game, whose own names stay as they are."""
    reason = str if language == "en" else saying_in(language, own_names(game))
    return Words(in_language(language), reason)


def sight_part(game: Game, style: Style, language: str) -> Part:
    """Every question that can matter to the game, with its answer."""
    plainest, words = Plainest(game), words_in(language, game)
    entries = tuple(_entry(game, one, style, words, plainest) for one in asked_of(game))
    return Part(words.say(mark("How sight works")), entries, large=True)


def _entry(game: Game, question: Question, style: Style, words: Words, plainest: Plainest) -> Entry:
    value = answer_of(game.data, question)
    if question.kind == "number" and not ruling_of(game.data, question):
        value = value_at(game.data, question.whole_path) or value
    lines = [answer_words(game, question, value, words.say)]
    figures = _figures(game, question, value, style, words, plainest)
    if _differs_in_rows(game, question):
        lines.append(words.say(mark("What its own row says otherwise goes before that.")))
    if ruling_of(game.data, question):
        lines.append(words.say(mark("This is left open: players may choose otherwise.")))
    cites = game.cited(cited(game.data, question))
    return Entry(words.say(question.title), tuple(lines), cites, tuple(figures))


def _differs_in_rows(game: Game, question: Question) -> bool:
    """Whether a row of the game says otherwise of itself."""
    table = "units" if question.of_units else "terrains"
    if question.path[-2:-1] == ("ties",):
        path = question.path[-2:] if len(question.path) == 2 or question.path[0] == "things" else ()
    else:
        path = _IN_ROWS.get(question.path, ())
    rows = (*game.data.get(table, ()), *(game.data.get("markers", ()) if table == "terrains" else ()))
    return bool(path) and any(value_at(row, path) is not None for row in rows)


def answer_words(game: Game, question: Question, value: Json, say: Say | None = None) -> str:
    """An answer as a sentence; in English where nothing says otherwise."""
    say = say or in_language("en")
    for one in question.choices:
        if is_same(question, one.value, value):
            tagged = ", ".join(_tagged(game)) if one.value == "tagged" else ""
            return f"{say(one.words)}: {tagged}." if tagged else f"{say(one.words)}."
    if question.kind == "number":
        told = (
            _by_row(game, question, value, say) if isinstance(value, dict) else _amount(question, value, say)
        )
        return f"{told}."
    return f"{between_words(value, say)}."


def _tagged(game: Game) -> list[str]:
    """The kinds of units that are in the way by their tags."""
    named = set(game.data["sight"]["units"].get("tags", ()))
    found = ((row, set(row.get("tags", ()))) for row in game.rows("units").values())
    return [str(row.get("title") or row["id"]) for row, tags in found if (tags & named if named else tags)]


def _amount(question: Question, value: Json, say: Say) -> str:
    """A number with what it counts."""
    if value is None:
        return say(question.none)
    if value == 1 and question.unit in _ONE:
        return say(_ONE[question.unit])
    return f"{value} {say(question.unit)}".rstrip()


def _by_row(game: Game, question: Question, value: Mapping[str, Json], say: Say) -> str:
    """A number that holds always, or for all, and those by conditions, kinds of units or positions."""
    usual = value.get("hexes") if question.path == ("visibility",) else value.get("all", question.default)
    said = [_amount(question, usual, say)]
    for table, name in (("conditions", "conditions"), ("units", "units"), ("ends", "positions")):
        rows = game.rows(table)
        for key, number in (value.get(name) or {}).items():
            title = str(rows.get(key, {}).get("title", key))
            amount = say(mark("as far as it says")) if number == "value" else _amount(question, number, say)
            if isinstance(number, dict):
                amount = say(mark("left open"))
            said.append(f"{title}: {'+' if table == 'ends' else ''}{amount}")
    return "; ".join(said)


def _figures(
    game: Game, question: Question, value: Json, style: Style, words: Words, plainest: Plainest
) -> Iterator[Figure]:
    """A line on the first board on which another answer would give another verdict, where there is one."""
    others = [one.value for one in question.choices if one.value != value]
    path = question.whole_path
    if ruling_of(game.data, question):
        game = varied(game, path, value)
    for other in others:
        shown = plainest.differing(game, varied(game, path, other), units=question.of_units)
        found = None if shown is None else answer_on(game, shown)
        if shown is None or found is None:
            continue
        scene, answer = found
        verdict = str(answer.verdict)
        comes_to = words.say(verdict)
        if verdict == "hindered":
            comes_to = words.say(mark("hindered by {hindrance}"), hindrance=answer.hindrance)
        told = words.reason(answer.reasons[0].text) if answer.reasons else ""
        picture = line_sample(scene, (shown.start, shown.goal), answer, style)
        yield Figure(picture, told, verdict, comes_to)
        return
