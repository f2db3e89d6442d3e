"""Holds JSON against schemas with the library that knows their language, and words what breaks them.

It is loaded when something is to be held: the library takes as long to load as a board to be read.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import islice
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from referencing import Registry
from referencing.jsonschema import DRAFT202012

from bob_editor.storage.form.alternatives import nearest
from bob_editor.storage.form.bounded import BoundedValidator
from bob_editor.storage.form.limits import MAX_LINE
from bob_editor.storage.form.problems import MOST_PROBLEMS, Problem, ProblemLog, Steps
from bob_editor.storage.form.schema_messages import Breach, sentence

Json = Any

KEYWORDS = frozenset(Draft202012Validator.VALIDATORS)
"""What a schema may ask for: a breach is called by it."""

PORTION = 1000
"""Hexes that are looked at in one go."""

_MOST_KEPT = 64
"""Files of schemas whose references are kept resolved."""

Files = Callable[[str], Mapping[str, Json]]
"""Gives the schema of a file and those that it leads to, by the names of their files."""


@lru_cache(maxsize=16 * _MOST_KEPT)
def validator(reference: str, files: Files) -> Draft202012Validator:
    """The validator of a schema given by its address: the name of its file and a JSON pointer in it."""
    return BoundedValidator({"$ref": reference}, registry=_registry(reference.partition("#")[0], files))


@lru_cache(maxsize=_MOST_KEPT)
def _registry(name: str, files: Files) -> Registry[Any]:
    """None of the schemas has an address of its own, so none is searched for any.

    What names its own dialect is held to the library's validator for that, whoever began, so none names it here.
    """
    found = {
        one: {field: value for field, value in said.items() if field != "$schema"}
        for one, said in files(name).items()
    }
    return Registry().with_resources(
        (one, DRAFT202012.create_resource(schema)) for one, schema in found.items()
    )


def errors(held: Draft202012Validator, data: Json) -> Iterator[ValidationError]:
    """What in a document breaks a schema; of very much the first of it."""
    return islice(held.iter_errors(data), MOST_PROBLEMS * 5)


def errors_of_board(
    held: Draft202012Validator, board: Json, tell: Callable[[int, int], object]
) -> Iterator[ValidationError]:
    """The errors of a board, with its hexes looked at in portions: so it is known how far that is."""
    found = board.get("hexes") if isinstance(board, dict) else None
    # More than any board has are told of as a whole.
    hexes = found if isinstance(found, dict) and len(found) <= MAX_LINE**2 else {}
    yield from errors(held, board if len(hexes) <= PORTION else {**board, "hexes": {}})
    keys = list(hexes) if len(hexes) > PORTION else []
    for start in range(0, len(keys), PORTION):
        tell(start, len(keys))
        portion = {key: hexes[key] for key in keys[start : start + PORTION]}
        # Without the rest of the board, of which nothing is told here.
        yield from (one for one in errors(held, {"hexes": portion}) if one.absolute_path)


def problems_of(
    breaking: Iterable[ValidationError], *, prefix: Steps = (), root: str = "the file"
) -> list[Problem]:
    """Schema errors as problems, each with a short sentence; ``prefix`` leads to what was validated."""
    log = ProblemLog()
    for error in breaking:
        for steps, keyword, message in _told(error, prefix, root):
            log.add(steps, keyword, message)
        if log.full:
            break
    return log.found


def _told(error: ValidationError, prefix: Steps, root: str) -> Iterator[tuple[Steps, str, str]]:
    """Place, keyword and sentence of an error; an unknown field and a wrong key each have a place of their own."""
    if error.context:
        error = nearest(error)
    steps = (*prefix, *error.absolute_path)
    breach = Breach(
        keyword=str(error.validator),
        limit=error.validator_value,
        value=error.instance,
        schema=error.schema if isinstance(error.schema, dict) else {},
        message=error.message,
        of_name="propertyNames" in error.relative_schema_path,
    )
    if breach.of_name:
        yield (*steps, str(error.instance)), "propertyNames", sentence(breach, steps, root)
    elif breach.unknown_fields:
        for name in breach.unknown_fields:
            yield (*steps, name), breach.keyword, sentence(breach, (*steps, name), root)
    else:
        yield steps, breach.keyword, sentence(breach, steps, root)


def fits(value: Json, schema: Mapping[str, Json]) -> bool:
    """Whether a value is as a schema says that refers to no other."""
    return bool(BoundedValidator(schema).is_valid(value))


def problems_in(value: Json, schema: Mapping[str, Json], prefix: Steps) -> list[Problem]:
    """What in one part of a document, to which ``prefix`` leads, breaks a schema that refers to no other."""
    return problems_of(errors(BoundedValidator(schema), value), prefix=prefix)
