"""What differs between two versions of a game, in the words of its pages and in the window's language."""

from collections.abc import Iterator, Mapping
from typing import Any

from bob_editor.editing.card.form_field import CardField
from bob_editor.editing.game.answers import answer_words, value_words
from bob_editor.editing.game.fields.card import FIELDS
from bob_editor.editing.game.fields.checks import CHECKS
from bob_editor.editing.game.fields.tables import CONDITIONS, ENDS, MARKERS, TERRAINS, UNITS
from bob_editor.editing.game.questions import QUESTIONS, Question
from bob_editor.model.games.own_game import KEYS
from bob_editor.rules.games.changes import Changed, Setting, differences, settings_between
from bob_editor.words import mark, tr

Json = Any
Data = Mapping[str, Json]

_CALLED = {
    "terrains": mark("Terrain"), "markers": mark("Marker"), "ends": mark("Position"), "units": mark("Unit"),
    "changes": mark("Change"), "conditions": mark("Condition"), "rulings": mark("Ruling"), "checks": mark("Check"),
    "modifiers": mark("Modifier"), "presets": mark("Shape of a board"), "faces": mark("Counter"),
    "reasons": mark("Reason"), "hex_level_styles": mark("Look of a level"), "charts": mark("Chart"),
    "fields": mark("Field of a card"), "title": mark("Name"), "edition": mark("Edition"), "levels": mark("Levels"),
    "hexes": mark("Hexes"), "sight": mark("Lines of sight"), "base_terrain": mark("Ground"),
    "rule_numbers": mark("Rule numbers"), "based_on": mark("Based on"), "game": mark("Short name"),
    "called": mark("What a card is of"), "min": mark("lowest"), "max": mark("highest"),
    "contours": mark("contour lines"), "cites": mark("Rule"),
}  # fmt: skip
_TABLES = {one.where[-1]: one for one in (TERRAINS, MARKERS, ENDS, UNITS, CONDITIONS, CHECKS, FIELDS)}
_ABOUT = {"ground": mark("bare ground"), "things": mark("woods and the like")}
"""What may answer a question about ties otherwise than for all."""

_OF_ALL = (("hexes",), ("all",))
"""Where an answer for all stands within a parameter that says more."""

_OF_SOME = ("conditions", "units", "positions")
"""Where an answer of some stands, by their ids."""

_PLAIN = (str, int, float)


def told_changes(old: Data, new: Data) -> Iterator[str]:
    """Each difference in a line, of ``ruleset.json`` or of ``card.json``; of sight a line for each question."""
    names = _Names(old, new)
    for one in differences(old, new):
        thing = f"{tr(_CALLED.get(one.table, one.table.replace('_', ' ')))} {one.title}".strip()
        match one.what:
            case "new":
                yield tr("{thing} is new", thing=thing)
            case "gone":
                yield tr("{thing} is gone", thing=thing)
            case "order":
                yield tr("{thing}: another order", thing=thing)
            case _ if one.table == "rule_numbers":
                yield tr("{thing} changed", thing=thing)
            case _ if one.table == "sight":
                yield from names.answers(one)
            case _:
                told = dict.fromkeys(names.setting(one.table, setting) for setting in one.settings)
                yield f"{thing}: {'; '.join(told)}"


class _Names:
    """What the rows of both versions are called, and what is said with that."""

    def __init__(self, old: Data, new: Data) -> None:
        self.versions = old, new
        self.titles = {
            str(row[key]): str(row["title"])
            for data in self.versions
            for table in ("terrains", "markers", "units", "ends", "conditions")
            for row in data.get(table) or ()
            if isinstance(row, Mapping) and row.get(key := KEYS[table]) and row.get("title")
        }

    def setting(self, table: str, one: Setting) -> str:
        """What differs in a row: the titles of its fields, and both values."""
        titles, field = _fields_of(table, one.path)
        title = " · ".join(titles)
        if one.path == (KEYS.get(table, "id"),):
            return f"{title} {one.before} → {one.after}"
        before, after = (self._value(value, field) for value in (one.before, one.after))
        if before == after or (field is not None and field.kind in ("json", "table")):
            return tr("{thing} changed", thing=title).strip()
        return f"{title} {before} → {after}".strip()

    def answers(self, one: Changed) -> Iterator[str]:
        """The questions about sight that are answered otherwise, each once; what no question asks, by its path."""
        told = (self._answer(setting) for whole in one.settings for setting in _parts_of(whole))
        yield from dict.fromkeys(told)

    def _answer(self, one: Setting) -> str:
        question = _question_of(one.path)
        if question is not None and (
            question.kind != "number" or one.path[len(question.path) :] in ((), *_OF_ALL)
        ):
            before, after = (answer_words(data, question) for data in self.versions)
            if before != after and before and after:
                return f"{tr(question.title)} {before} → {after}"
        if one.path[0] == "cites":
            about = next((tr(each.title) for each in QUESTIONS if each.cites == one.path[-1]), one.path[-1])
            return f"{tr('Rule')} · {about} {self._value(one.before)} → {self._value(one.after)}"
        part = _ABOUT.get(one.path[0]) if question is None else None
        if part is not None:
            question = _question_of(one.path[1:])
        asked = "" if question is None else tr(question.title)
        title = f"{asked} ({tr(part)})" if part is not None and asked else asked
        steps = one.path[len(question.path) + (part is not None) :] if question is not None else one.path
        named = [self.titles.get(step, step.replace("_", " ")) for step in steps if step not in _OF_SOME]
        before, after = (
            (question is not None and value is not None and value_words(question, value))
            or self._value(value)
            for value in (one.before, one.after)
        )
        colon = "" if title and not named else ":"
        return f"{' · '.join(filter(None, (title, *named)))}{colon} {before} → {after}"

    def _value(self, value: Json, field: CardField | None = None) -> str:
        """A value as its field shows it."""
        words = (
            next((words for known, words in field.choices if known == value), None)
            if field is not None
            else None
        )
        if words is not None:
            return tr(words)
        if value is None or value == "":
            return tr("unsaid")
        if isinstance(value, bool):
            return tr("yes") if value else tr("no")
        if isinstance(value, list | tuple) and all(isinstance(one, _PLAIN) for one in value):
            return ", ".join(self._value(one, field) for one in value) or tr("none")
        if isinstance(value, Mapping | list | tuple):
            return tr("otherwise")
        return self.titles.get(str(value), str(value))


def _parts_of(one: Setting) -> Iterator[Setting]:
    """What differs within an answer that says more of some than of all, as of kinds of units."""
    question = _question_of(one.path)
    if (
        question is None
        or question.kind != "number"
        or not (isinstance(one.before, Mapping) or isinstance(one.after, Mapping))
    ):
        yield one
        return
    before, after = (
        value if isinstance(value, Mapping) else {"all": value} for value in (one.before, one.after)
    )
    yield from settings_between(before, after, one.path)


def _question_of(path: tuple[str, ...]) -> Question | None:
    """The question whose answer stands at a path of sight, or within it."""
    return next((one for one in QUESTIONS if path[: len(one.path)] == one.path), None)


def _fields_of(table: str, path: tuple[str, ...]) -> tuple[list[str], CardField | None]:
    """The titles on the way to a part of a row, and the field that it is; what no field shows is called by its key."""
    field, titles = _TABLES.get(table), []
    for step in path:
        inner = None if field is None else next((one for one in field.fields if one.name == step), field.item)
        titles.append(tr(_CALLED.get(step, step.replace("_", " "))) if inner is None else tr(inner.title))
        if inner is not None and inner.kind == "json":
            return titles, inner
        if field is not None and inner is field.item and inner is not None:
            titles[-1] = step
        field = inner
    return titles, field
