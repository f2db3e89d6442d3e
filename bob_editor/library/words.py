"""The words of a call, held to those that there are, its texts to being such, its values to what files can hold."""

import os
from collections.abc import Collection, Iterable, Mapping, Sequence
from difflib import get_close_matches
from math import isfinite
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bob_editor.errors import BadCall, BadFile
from bob_editor.opening.findings import Found as Issue


def refuse_unknown(what: str, given: Iterable[str], known: Collection[str]) -> None:
    """Refuse the first word that isn't known.

    :raises BadCall: with the nearest that is.
    """
    for name in given:
        if name not in known:
            near = get_close_matches(str(name), known, n=1)
            hint = f"Is {near[0]} meant?" if near else f"There are {', '.join(known)}."
            raise BadCall(f"{what} has no “{name}”.", hint=hint)


def must_be_text(**texts: object) -> None:
    """Refuse what is no text where only that can be written.

    :raises BadCall: naming it.
    """
    for name, value in texts.items():
        if not isinstance(value, str):
            raise BadCall(f"The {name} can't be {value!r}.", hint="It is a text.")


def path_of(path: str | os.PathLike[str]) -> Path:
    """The path that a call names.

    :raises BadFile: where it is empty, which ``Path`` takes for the current folder.
    """
    if not os.fspath(path):
        raise BadFile("The path is empty.", hint='The current folder is ".".')
    return Path(path)


def here() -> Path:
    """The current folder, by its whole path unless it is gone."""
    try:
        return Path.cwd()
    except OSError:
        return Path()


def in_file(path: Path | None, found: Iterable[Issue]) -> tuple[Issue, ...]:
    """Issues of a document as they are told, of no file where it has none."""
    return tuple(one if path is not None else replace(one, file="") for one in found)


def as_plain(value: Any) -> Any:
    """A number of numpy's, or an array, as plain ones; anything else as it is."""
    return value.tolist() if hasattr(value, "tolist") else value


def as_json(value: Any) -> Any:
    """A value as files hold it: rows of any kind as lists, numbers of numpy's as plain ones.

    :raises BadCall: where it, or what is in it, can't stand in a file.
    """
    value = as_plain(value)
    if value is None or isinstance(value, str | bool | int) or (isinstance(value, float) and isfinite(value)):
        return value
    if isinstance(value, Mapping):
        for name in value:
            if not isinstance(name, str):
                raise BadCall(f"{name!r} is no name.", hint="A name is a text.")
        return {str(name): as_json(one) for name, one in value.items()}
    if isinstance(value, set | frozenset):
        value = sorted(value, key=repr)
    if isinstance(value, Iterable) and not isinstance(value, bytes | bytearray):
        return [as_json(one) for one in value]
    raise BadCall(f"{value!r} can't stand in a file.", hint="Give texts, numbers, lists and dictionaries.")


def known_codes(codes: Sequence[str]) -> tuple[str, ...]:
    """The codes of issues that a call names, each also by the name that its check has now.

    :raises BadCall: where no issue can have one: nothing would be mended, as if all were well.
    """
    from bob_editor.opening.codes import named_now, strange_codes

    must_be_text(**{f"code {number}": one for number, one in enumerate(codes, start=1)})
    for told, hint in strange_codes(codes):
        raise BadCall(told, hint=hint)
    return named_now(codes)
