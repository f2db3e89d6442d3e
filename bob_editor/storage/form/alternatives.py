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
    if meant:
        return min(meant, key=len)[0]
    kinds = dict.fromkeys(kind for found in branches.values() for one in found for kind in _kinds_asked(one))
    return ValidationError(
        error.message,
        validator="type",
        path=at,
        instance=error.instance,
        validator_value=list(kinds),
        schema=error.schema,
    )


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
