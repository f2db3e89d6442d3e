"""What differs between two versions of a game, in the words of its pages, in any language."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from bob_editor.model.games.own_game import KEYS
from bob_editor.rules.games.answers import Say, answer_words, value_words
from bob_editor.rules.games.called_otherwise import rows_by_key
from bob_editor.rules.games.changes import Changed, Setting, differences, settings_between
from bob_editor.rules.games.in_force import in_force
from bob_editor.rules.games.questions import QUESTIONS, Question
from bob_editor.rules.games.row_words import ASKED, WHOLE, title_of, words_of
from bob_editor.words import in_language, mark

Json = Any
Data = Mapping[str, Json]
Words = Sequence[tuple[Json, str]]

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

_OF_ALL = (("hexes",), ("all",))
"""Where an answer for all stands within a parameter that says more."""

_OF_SOME = ("conditions", "units", "positions")
"""Where an answer of some stands, by their ids."""

_OF_KINDS = ("kinds_seen_within", "kinds_see_within")
"""The fields of rows that say something of kinds of units, by their ids."""

_PLAIN = (str, int, float)

_FILLED_IN = re.compile(r"\{\w+\}")
"""What a check's message leaves open, to be filled in where it finds something."""


_ENGLISH = in_language("en")


def told_changes(old: Data, new: Data, say: Say = _ENGLISH) -> Iterator[str]:
    """Each difference in a line, of ``ruleset.json`` or of ``card.json``; of sight a line for each question."""
    names = _Names(old, new, say)
    for one in differences(old, new):
        title = names.check(one.title) if one.table == "checks" and one.title else one.title
        thing = f"{say(_CALLED.get(one.table, one.table.replace('_', ' ')))} {title}".strip()
        match one.what:
            case "new":
                yield say(mark("{thing} is new"), thing=thing)
            case "gone":
                yield say(mark("{thing} is gone"), thing=thing)
            case "order":
                yield say(mark("{thing}: another order"), thing=thing)
            case _ if one.table == "rule_numbers":
                yield say(mark("{thing} changed"), thing=thing)
            case _ if one.table == "sight":
                yield from names.answers(one)
            case _:
                told = dict.fromkeys(names.settings(one))
                if told:
                    yield f"{thing}: {'; '.join(told)}"


class _Names:
    """What the rows of both versions are called, and what is said with that."""

    def __init__(self, old: Data, new: Data, say: Say) -> None:
        self.versions, self.say = (old, new), say
        self.titles = self._titles("terrains", "markers", "units", "ends", "conditions")
        self.kinds = self._titles("units")

    def _titles(self, *tables: str) -> dict[str, str]:
        """What the rows of tables are called, by their ids."""
        return {
            str(row[key]): str(row["title"])
            for data in self.versions
            for table in tables
            for row in _rows(data.get(table))
            if isinstance(row, Mapping) and row.get(key := KEYS[table]) and row.get("title")
        }

    def check(self, name: str) -> str:
        """What a check is called: by what it says of any place, or by its kind as on its page, with its name."""
        old, new = (rows_by_key("checks", data.get("checks")) for data in self.versions)
        row = new.get(name) or old.get(name) or {}
        kind = next((words for kind, words in ASKED if kind == row.get("check")), None)
        if isinstance(row.get("says"), str) and row["says"]:
            return f"“{_FILLED_IN.sub('…', row['says'])}”"
        return name if kind is None else f"{self.say(kind)} ({name})"

    def settings(self, row: Changed) -> Iterator[str]:
        """What differs in a row, field by field."""
        offered = self._offered(row.title) if row.table == "rulings" else ()
        for one in self._in_effect(row.table, row.settings):
            yield self._setting(row.table, one, offered if one.path == ("default",) else ())

    def _offered(self, question: str) -> Words:
        """The answers that are offered to the question of a ruling, with their texts."""
        return [
            (one["value"], str(one["text"]))
            for data in reversed(self.versions)
            for row in _rows(data.get("rulings"))
            if isinstance(row, Mapping) and row.get("question") == question
            for one in _rows(row.get("choices"))
            if isinstance(one, Mapping) and "value" in one and one.get("text")
        ]

    def _in_effect(self, table: str, settings: Iterable[Setting]) -> Iterator[Setting]:
        """The settings with what holds where nothing is said; those that change nothing are left out."""
        for one in settings:
            before, after = (
                in_force(data, table, one.path, value)
                for data, value in zip(self.versions, (one.before, one.after), strict=True)
            )
            if before != after:
                yield Setting(one.path, before, after)

    def _setting(self, table: str, one: Setting, offered: Words) -> str:
        """What differs in a row: the titles of its fields, and both values, by the words that are ``offered``."""
        title, words = self._field(table, one.path)
        if one.path == (KEYS.get(table, "id"),):
            return f"{title} {one.before} → {one.after}"
        before, after = (self._value(value, offered or words) for value in (one.before, one.after))
        if before == after or WHOLE & {*one.path} or any(map(_is_more, (one.before, one.after))):
            return self.say(mark("{thing} changed"), thing=title).strip()
        return f"{title} {before} → {after}".strip()

    def answers(self, one: Changed) -> Iterator[str]:
        """The questions about sight that are answered otherwise, each once; what no question asks, by its path."""
        parts = [part for whole in one.settings for part in _parts_of(whole)]
        yield from dict.fromkeys(map(self._answer, self._in_effect("sight", parts)))

    def _answer(self, one: Setting) -> str:
        question = _question_of(one.path)
        if question is not None and (
            question.kind != "number" or one.path[len(question.path) :] in ((), *_OF_ALL)
        ):
            before, after = (answer_words(data, question, self.say) for data in self.versions)
            if before != after and before and after:
                return f"{self.say(question.title)} {before} → {after}"
        if one.path[0] == "cites":
            about = next(
                (self.say(each.title) for each in QUESTIONS if each.cites == one.path[-1]), one.path[-1]
            )
            return f"{self.say(mark('Rule'))} · {about} {self._value(one.before)} → {self._value(one.after)}"
        title = "" if question is None else self.say(question.title)
        steps = one.path if question is None else one.path[len(question.path) :]
        named = [self.titles.get(step, step.replace("_", " ")) for step in steps if step not in _OF_SOME]
        before, after = (
            (question is not None and value is not None and value_words(question, value, self.say))
            or self._value(value)
            for value in (one.before, one.after)
        )
        colon = "" if title and not named else ":"
        return f"{' · '.join(filter(None, (title, *named)))}{colon} {before} → {after}"

    def _field(self, table: str, path: tuple[str, ...]) -> tuple[str, Words]:
        """The titles on the way to a part of a row, and the words of its values; a key that none has as it stands."""
        titles: list[str] = []
        for place, step in enumerate(path, start=1):
            title = title_of(table, path[:place]) or _CALLED.get(step)
            if title:
                titles.append(self.say(title))
            elif titles:
                # what is under a name of its writer's own is called so, a kind of unit by its title
                titles.append(self.kinds.get(step, step) if path[place - 2] in _OF_KINDS else step)
            else:
                titles.append(self.say(step.replace("_", " ")))
            if step in WHOLE:
                return " · ".join(titles), ()
        return " · ".join(titles), words_of(table, path)

    def _value(self, value: Json, words: Words = ()) -> str:
        """A value as its field shows it."""
        told = next((told for known, told in words if known == value), None)
        if told is not None:
            return self.say(told)
        if value is None or value == "":
            return self.say(mark("unsaid"))
        if isinstance(value, bool):
            return self.say(mark("yes") if value else mark("no"))
        if isinstance(value, list | tuple) and all(isinstance(one, _PLAIN) for one in value):
            return ", ".join(self._value(one, words) for one in value) or self.say(mark("none"))
        if _is_more(value):
            return self.say(mark("otherwise"))
        return self.titles.get(str(value), str(value))


def _parts_of(one: Setting) -> Iterator[Setting]:
    """What differs within an answer that says more of some than of all, as of kinds of units, or within all answers."""
    if not one.path:
        before, after = (value if isinstance(value, Mapping) else {} for value in (one.before, one.after))
        yield from settings_between(before, after)
        return
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


def _rows(value: Json) -> Sequence[Json]:
    """The rows of a table; none of what is no list."""
    return value if isinstance(value, list | tuple) else ()


def _is_more(value: Json) -> bool:
    """Whether a value is a table or an object, of which no word tells."""
    if isinstance(value, list | tuple):
        return not all(isinstance(one, _PLAIN) for one in value)
    return isinstance(value, Mapping)
