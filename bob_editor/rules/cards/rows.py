"""What a card's rows hold, whatever stands there in the file: whole numbers, texts, lists, objects."""

from collections.abc import Mapping
from typing import Any

from bob_editor.model.foreign import is_foreign

Json = Any


def whole(value: Json) -> int | None:
    """A whole number of a card, None for anything else."""
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def text_in(row: Mapping[str, Json], name: str) -> str:
    """A text of a row, "" where there is none."""
    value = row.get(name)
    return value if isinstance(value, str) else ""


def number_of(row: Mapping[str, Json]) -> int:
    """How many a row stands for: one where it doesn't say."""
    count = whole(row.get("count"))
    return 1 if count is None else count


def list_in(value: Json) -> list[Json]:
    """The entries of a list, whatever they are; none where there is no list."""
    return list(value) if isinstance(value, list | tuple) else []


def texts_in(value: Json) -> list[str]:
    """The texts of a list."""
    return [one for one in list_in(value) if isinstance(one, str)]


def rows_in(value: Json) -> list[tuple[int, Mapping[str, Json]]]:
    """The objects of a list, each with its place; none where there is no list."""
    return [(index, row) for index, row in enumerate(list_in(value)) if isinstance(row, dict)]


def fields_in(value: Json) -> Mapping[str, Json]:
    """The fields of an object, none where there is no object; those of other programs (``x-``) are left out."""
    return (
        {name: one for name, one in value.items() if not is_foreign(name)} if isinstance(value, dict) else {}
    )
