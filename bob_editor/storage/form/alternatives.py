"""Of a value that fits none of several schemas: which of them was meant, and what is wrong by that one."""

from collections import defaultdict
from typing import Any

from jsonschema.exceptions import ValidationError, best_match

Json = Any


def nearest(error: ValidationError) -> ValidationError:
    """What is wrong by the alternative that is of the value's kind; where none is, of what kinds it may be."""
    error = best_match([error]) or error
    if not error.context:
        return error
    branches: dict[object, list[ValidationError]] = defaultdict(list)
    for one in error.context:
        branches[one.relative_schema_path[0]].append(nearest(one))
    at = error.absolute_path
    meant = [
        one for one in branches.values() if not any(e.absolute_path == at and _wrong_kind(e) for e in one)
    ]
    fields = [name for one in error.context for name in _fields_asked(one)]
    if meant and error.instance not in fields:
        return min(meant, key=len)[0]
    asked: list[Json] = []
    for one in (one for found in branches.values() for one in found):
        asked += [kind for kind in _told_of(one) if kind not in asked]
    return ValidationError(
        error.message,
        validator="type",
        path=at,
        instance=error.instance,
        validator_value=asked,
        schema={"properties": dict.fromkeys(fields)},
    )


def _told_of(error: ValidationError) -> list[Json]:
    """What is broken asks for: kinds, or the words that it has to be one of, as a list."""
    asked: Json = error.validator_value
    return [list(asked)] if error.validator == "enum" else _kinds_asked(error)


def _fields_asked(error: ValidationError) -> list[str]:
    """The fields of the object that a value has to be: those that it needs, else all that it may have."""
    schema = error.schema
    if not isinstance(schema, dict) or error.validator != "type":
        return []
    return schema.get("required") or list(schema.get("properties", ()))


def _wrong_kind(error: ValidationError) -> bool:
    """Whether it is the value's very kind that is wrong."""
    asked = _kinds_asked(error)
    return bool(asked) and _kind(error.instance) not in asked


def _kinds_asked(error: ValidationError) -> list[str]:
    """The kinds, in a schema's words, that what is broken asks for; none where it asks for no kind."""
    asked: Json = error.validator_value
    match error.validator:
        case "type":
            return [asked] if isinstance(asked, str) else list(asked)
        case "enum":
            return [_kind(one) for one in asked]
        case "const":
            return [_kind(asked)]
        case _:
            return []


def _kind(value: Json) -> str:
    match value:
        case None:
            return "null"
        case bool():
            return "boolean"
        case str():
            return "string"
        case int():
            return "integer"
        case float():
            return "number"
        case list():
            return "array"
        case _:
            return "object"
