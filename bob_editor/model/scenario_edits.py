"""Every edit to a scenario, a function each: from one value to the next, nothing in between is altered."""

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any

from bob_editor.geometry.labels import relabelled_text, split_label
from bob_editor.model.board import Accepted
from bob_editor.model.fields.paths import put_at, removed_at
from bob_editor.model.foreign import is_foreign
from bob_editor.model.scenario import FieldPath, Scenario
from bob_editor.model.special_rules import references, with_targets

Json = Any

RUNNING_TEXT = frozenset({"text", "background", "intro", "title", "description", "because", "notes", "note"})
"""Fields of running text: a word in them that looks like a label is a word; references are marked as such."""


def put(scenario: Scenario, path: FieldPath, value: Json) -> Scenario:
    """The scenario with a value at a path; objects on the way are made where they are missing.

    None takes the field away. In a list, the place after the last appends.
    """
    if value is None:
        return remove(scenario, path)
    return _with(scenario, put_at(dict(scenario.data), path, value))


def put_null(scenario: Scenario, path: FieldPath) -> Scenario:
    """The scenario with a null at a path, where a game says something by it."""
    return _with(scenario, put_at(dict(scenario.data), path, None))


def remove(scenario: Scenario, path: FieldPath) -> Scenario:
    """The scenario without what is at a path; an object or list that it empties goes too, up to the first with more."""
    if scenario.get(*path) is None and path[-1] not in _keys(scenario, path[:-1]):
        return scenario
    data = removed_at(dict(scenario.data), path)
    return _with(scenario, data)


def _keys(scenario: Scenario, path: FieldPath) -> Collection[str | int]:
    """The names in an object of the card, also of what is null there."""
    value = scenario.get(*path) if path else scenario.data
    return value.keys() if isinstance(value, Mapping) else ()


def append(scenario: Scenario, path: FieldPath, row: Json) -> Scenario:
    """The scenario with one more entry at the end of a list, which is made where it is missing."""
    return insert(scenario, path, len(_list(scenario, path)), row)


def insert(scenario: Scenario, path: FieldPath, index: int, row: Json) -> Scenario:
    """The scenario with one more entry in a list, at a place in it."""
    rows = _list(scenario, path)
    rows.insert(index, row)
    return put(scenario, path, rows)


def move(scenario: Scenario, path: FieldPath, index: int, to: int) -> Scenario:
    """The scenario with an entry of a list at another place in it."""
    rows = _list(scenario, path)
    if not 0 <= index < len(rows):
        return scenario
    rows.insert(to, rows.pop(index))
    return put(scenario, path, rows)


def merge(scenario: Scenario, path: FieldPath, fields: Mapping[str, Json]) -> Scenario:
    """The scenario with some fields of an object put; None takes one away."""
    for name, value in fields.items():
        scenario = put(scenario, (*path, name), value)
    return scenario


def accept(scenario: Scenario, *issues: Accepted) -> Scenario:
    """The scenario with issues accepted; an earlier reason for one of them is replaced."""
    new = {row.fault: _accepted_row(row) for row in issues}
    return put(scenario, ("accepted",), [*_accepted_without(scenario, issues), *new.values()])


def withdraw_acceptance(scenario: Scenario, *issues: Accepted) -> Scenario:
    """The scenario with issues no longer accepted."""
    return put(scenario, ("accepted",), _accepted_without(scenario, issues) or None)


def _accepted_row(issue: Accepted) -> dict[str, Json]:
    said = {"message": issue.message} if issue.message else {}
    return {"code": issue.code, "at": issue.at, **said, "because": issue.because}


def _accepted_without(scenario: Scenario, issues: Iterable[Accepted]) -> list[Json]:
    """The rows that are left; one that says nothing of an issue stays as it is."""
    gone = [row.fault for row in issues]
    rows = scenario.get("accepted")
    return [row for row in rows if _fault(row) not in gone] if isinstance(rows, list | tuple) else []


def _fault(row: Json) -> tuple[Json, ...]:
    return (row.get("code"), row.get("at", ""), row.get("message", "")) if isinstance(row, Mapping) else ()


def relabelled(scenario: Scenario, change: Callable[[str], str]) -> Scenario:
    """The scenario with every label of a hex or hexside put through a function, keys of objects and references too.

    ``change`` gets every text of the card but running text, and returns it as it is where it names no place.
    """

    def target(kind: str, named: str) -> str:
        return change(named) if kind in ("hex", "side") else named

    return _with(scenario, _relabelled(dict(scenario.data), change, target))


def rename_board(scenario: Scenario, old: str, new: str) -> Scenario:
    """The scenario with a board called otherwise, wherever its hexes are named."""

    def renamed(label: str) -> str:
        parts = label.split("/")
        if not any(part.startswith(f"{old}.") and split_label(part[len(old) + 1 :]) for part in parts):
            return label
        return "/".join(new + part[len(old) :] if part.startswith(f"{old}.") else part for part in parts)

    def in_set(value: Json) -> Json:
        if isinstance(value, dict):
            return {
                name: new
                if name == "board" and entry == old
                else entry
                if is_foreign(name)
                else in_set(entry)
                for name, entry in value.items()
            }
        return [in_set(entry) for entry in value] if isinstance(value, list | tuple) else value

    found = relabelled(scenario, renamed)
    for section in ("boards", "overlays"):
        for index, row in found.rows("map", section):
            if row.get("name") == old:
                found = put(found, ("map", section, index, "name"), new)
    # The boards' own rows name files, all else that is called "board" names a board of the map.
    rest = {
        name: entry if name == "map" or is_foreign(name) else in_set(entry)
        for name, entry in found.data.items()
    }
    return _with(scenario, rest)


def retarget(scenario: Scenario, kind: str, old: str, new: str) -> Scenario:
    """The scenario with the references of a kind in its texts leading to another target."""

    def target(named_kind: str, named: str) -> str:
        return new if (named_kind, named) == (kind, old) else named

    return _with(scenario, _relabelled(dict(scenario.data), lambda text: text, target))


def _list(scenario: Scenario, path: FieldPath) -> list[Json]:
    """The entries of a list; none where something else stands there."""
    value = scenario.get(*path)
    return list(value) if isinstance(value, list | tuple) else []


def _with(scenario: Scenario, data: Mapping[str, Json]) -> Scenario:
    return scenario if (made := Scenario(data)) == scenario else made


def _relabelled(
    value: Json, change: Callable[[str], str], target: Callable[[str, str], str], name: str = ""
) -> Json:
    if isinstance(value, str):
        if name == "message":  # what an accepted issue said
            return relabelled_text(value, change)
        # A reference marks its text as running text, whatever the game calls the field.
        return with_targets(value, target) if name in RUNNING_TEXT or references(value) else change(value)
    if isinstance(value, list | tuple):
        return [_relabelled(entry, change, target, name) for entry in value]
    if isinstance(value, dict):
        if name == "translations":
            # Each stands by the text that it is of, and both are running text.
            return {code: _retargeted(one, target) for code, one in value.items()}
        return {
            change(key): entry if is_foreign(key) else _relabelled(entry, change, target, key)
            for key, entry in value.items()
        }
    return value


def _retargeted(texts: Json, target: Callable[[str, str], str]) -> Json:
    """Texts with their translations, all of whose references are put through a function."""
    if not isinstance(texts, dict):
        return texts
    return {
        with_targets(text, target): with_targets(one, target) if isinstance(one, str) else one
        for text, one in texts.items()
    }
