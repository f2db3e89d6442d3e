"""A validator whose work grows as what it is held against: not with its square, nor with all that is wrong in it."""

import json
import re
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from jsonschema.validators import extend

Json = Any
Validator = Any

FEW = 50
"""Breaches of one alternative that are looked at, enough to tell which was meant, and entries of a list too many."""


def _any_of(
    validator: Validator, alternatives: list[Any], value: Json, _schema: Mapping[str, Any]
) -> Iterator[ValidationError]:
    """The keyword as the library has it, which gathers all breaches of all alternatives."""
    context: list[ValidationError] = []
    for index, alternative in enumerate(alternatives):
        found = list(islice(validator.descend(value, alternative, schema_path=index), FEW))
        if not found:
            return
        context += found
    yield ValidationError("It is as none of the schemas says", context=context)


def _unique(
    _validator: Validator, asked: Any, value: Json, _schema: Mapping[str, Any]
) -> Iterator[ValidationError]:
    """The keyword by what entries are as JSON: the library holds each against each where they can't be sorted."""
    if asked and isinstance(value, list):
        once = {json.dumps(one, sort_keys=True) for one in value}
        if len(once) < len(value):
            yield ValidationError("It has an entry twice")


def _items(
    validator: Validator, form: Any, value: Json, schema: Mapping[str, Any]
) -> Iterator[ValidationError]:
    """The keyword, but for a list that is by far too long: of what is in it nothing is told."""
    if not (isinstance(value, list) and len(value) > schema.get("maxItems", len(value)) + FEW):
        yield from Draft202012Validator.VALIDATORS["items"](validator, form, value, schema)


def _additional(
    validator: Validator, form: Any, value: Json, schema: Mapping[str, Any]
) -> Iterator[ValidationError]:
    """The keyword in the document's order: the library's is another in each run, and of many breaches tells others."""
    if not (isinstance(form, dict) and isinstance(value, dict)):
        yield from Draft202012Validator.VALIDATORS["additionalProperties"](validator, form, value, schema)
        return
    known, patterns = schema.get("properties", {}), "|".join(schema.get("patternProperties", {}))
    for name, inner in value.items():
        if name not in known and not (patterns and re.search(patterns, name)):
            yield from validator.descend(inner, form, path=name)


BoundedValidator: type[Draft202012Validator] = extend(  # type: ignore[no-untyped-call]
    Draft202012Validator,
    {"additionalProperties": _additional, "anyOf": _any_of, "items": _items, "uniqueItems": _unique},
)
"""What holds JSON against schemas of draft 2020-12."""
