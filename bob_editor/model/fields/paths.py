"""JSON with a value put at a path or taken away there; what doesn't change is shared."""

from typing import Any

Json = Any

FieldPath = tuple[str | int, ...]
"""Leads to a part of a document: names of fields and places in lists."""


def value_at(value: Json, path: FieldPath) -> Json:
    """The part that a path leads to, or None."""
    for step in path:
        if isinstance(value, dict) and isinstance(step, str):
            value = value.get(step)
        elif isinstance(value, list | tuple) and isinstance(step, int) and -len(value) <= step < len(value):
            value = value[step]
        else:
            return None
    return value


def put_at(value: Json, path: FieldPath, new: Json) -> Json:
    """The value with a part put; objects and lists on the way are made, and the place after a list's last appends."""
    if not path:
        return new
    step, rest = path[0], path[1:]
    if isinstance(step, int):
        rows = list(value) if isinstance(value, list | tuple) else []
        if step == len(rows):
            rows.append(None)
        rows[step] = put_at(rows[step], rest, new)
        return rows
    fields = dict(value) if isinstance(value, dict) else {}
    fields[step] = put_at(fields.get(step), rest, new)
    return fields


def removed_at(value: Json, path: FieldPath) -> Json:
    """The value without a part; an object or list that it empties goes too, up to the first with more."""
    step, rest = path[0], path[1:]
    inner = removed_at(value[step], rest) if rest else None
    gone = not rest or inner in ({}, [])
    if isinstance(step, int):
        rows = list(value)
        if gone and not rest:
            del rows[step]
        else:
            # An entry that was emptied keeps its place, so that the paths of those behind it stay right.
            rows[step] = inner
        return rows
    fields = dict(value)
    if gone:
        del fields[step]
    else:
        fields[step] = inner
    return fields


def first_difference(before: Json, after: Json) -> FieldPath:
    """The path of the first part that two values have otherwise, as far in as they are alike around it.

    Of rows that came or went it is the first that stands where another stood; of the last ones the list.
    """
    if isinstance(before, dict) and isinstance(after, dict):
        names = (name for name in (*after, *before) if before.get(name, ...) != after.get(name, ...))
        for name in names:
            return (name, *first_difference(before.get(name), after.get(name)))
    if isinstance(before, list | tuple) and isinstance(after, list | tuple):
        for place, (one, other) in enumerate(zip(before, after, strict=False)):
            if one != other:
                # Where rows came or went, the row that stands there now is another one altogether.
                return (place, *(first_difference(one, other) if len(before) == len(after) else ()))
        return (len(after) - 1,) if len(after) > len(before) else ()
    return ()
