"""What a reader couldn't use: put back where it stood when the document is written, and told where it can't be."""

from collections.abc import Iterable, Mapping
from typing import Any

from bob_editor.storage.form.problems import Problem, Steps, steps_of

Json = Any

Unread = Mapping[str, Mapping[str, Json]]
"""By section, the entries that say nothing that could be used: by their key, in a list by their place as a text."""

_NOWHERE = object()


def with_unread(
    said: Mapping[str, Json], foreign: Iterable[tuple[str, Json]] | Mapping[str, Json]
) -> dict[str, Json]:
    """What a value says, and behind it the fields that were kept for it; what it says itself counts."""
    kept = foreign.items() if isinstance(foreign, Mapping) else foreign
    return {**said, **{name: value for name, value in kept if name not in said}}


def with_rows(rows: Iterable[Json], unread: Mapping[str, Json]) -> list[Json]:
    """The rows of a section, with those that couldn't be used at the places at which they stood."""
    found = list(rows)
    for place in sorted(unread, key=int):
        found.insert(int(place), unread[place])
    return found


def headed(document: Mapping[str, Json]) -> dict[str, Json]:
    """A document with its ``$schema`` first, where editors of JSON look for it."""
    return {**({"$schema": document["$schema"]} if "$schema" in document else {}), **document}


def left_out(data: Json, written: Json, problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """The problems of a document's form whose values aren't ``written`` as they stand in its ``data``.

    A problem that leads to no value counts as one, such as that there are more problems than are told.
    """
    return tuple(one for one in problems if not _kept(one, data, written))


def _kept(problem: Problem, data: Json, written: Json) -> bool:
    """Whether a problem's value stands in both at its place."""
    steps = steps_of(problem.pointer)
    if problem.code == "schema/duplicate":
        return False  # Of what stood there twice, only one was read at all.
    if not steps:
        return problem.code == "schema/required"
    before, after = _at(data, steps), _at(written, steps)
    # To Python true is 1.
    alike = before == after and isinstance(before, bool) == isinstance(after, bool)
    return before is not _NOWHERE and after is not _NOWHERE and bool(alike)


def _at(value: Json, steps: Steps) -> Json:
    for step in steps:
        # A key that is all digits looks like a place in a list.
        if isinstance(value, dict) and str(step) in value:
            value = value[str(step)]
        elif isinstance(value, list) and isinstance(step, int) and step < len(value):
            value = value[step]
        else:
            return _NOWHERE
    return value
