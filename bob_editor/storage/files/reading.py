"""Reads a JSON file within the limits, and says in one sentence why one can't be read."""

import io
import json
import math
import os
import re
import stat
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, BinaryIO, NoReturn

from bob_editor.errors import BadFile, TooLarge
from bob_editor.records import Record
from bob_editor.storage.form.limits import MAX_BYTES, MAX_DEPTH, MAX_VALUES
from bob_editor.storage.form.problems import Problem, ProblemLog, Steps, shortened, spoken
from bob_editor.storage.naming import STANDARD_INPUT

Json = Any

_EXACT = 2**53
"""Up to this every whole number is one of floating point, too."""

_PIECE = 2**20

_WHAT_IS_WRONG = {
    "Expecting value": "a value is missing",
    "Expecting ',' delimiter": "a comma or a closing bracket is missing",
    "Expecting ':' delimiter": "a colon is missing",
    "Expecting property name enclosed in double quotes": "a field's name in double quotes is missing",
    "Illegal trailing comma before end of object": "there is a comma before the closing brace",
    "Illegal trailing comma before end of array": "there is a comma before the closing bracket",
    "Extra data": "something follows the end of the document",
    "Unterminated string starting at": "a text is not closed",
    "Invalid control character at": "a text holds a line break or a control character",
    "Invalid \\escape": "a text holds an unknown escape",
    "Invalid \\uXXXX escape": "a text holds a broken \\u escape",
}


class ParsedJson(Record):
    """What a file holds, and the problems that only its text shows: a field that stands twice in one object."""

    data: Json
    problems: tuple[Problem, ...] = ()


class _Refused(ValueError):
    """A number that JSON doesn't have."""

    def __init__(self, literal: str) -> None:
        super().__init__(literal)
        self.literal = literal


def shown(path: str | os.PathLike[str]) -> str:
    """A path as messages show it: on one line, whatever bytes it has."""
    if os.fspath(path) == os.fspath(STANDARD_INPUT):
        return "Standard input"
    return shortened(os.fsencode(path).decode("utf-8", "replace"), most=200)


def is_there(path: str | os.PathLike[str]) -> bool:
    """Whether anything is at a path; at one that the system refuses, such as one too long, nothing can be."""
    return os.path.exists(path)  # noqa: PTH110 - Path.exists raises where the system refuses the path


def is_folder(path: str | os.PathLike[str]) -> bool:
    """Whether a folder is at a path; a path that the system refuses leads to none."""
    return os.path.isdir(path)  # noqa: PTH112 - as said above


def nearest_folder(path: str | os.PathLike[str]) -> Path:
    """The folder at a path, or where it has been renamed or taken away, the nearest above that is there."""
    folder = Path(path)
    return next((one for one in (folder, *folder.parents) if is_folder(one)), folder)


def real_path(path: str | os.PathLike[str]) -> Path:
    """Where a path leads, without links in it; one that no system has, itself.

    ``Path.resolve`` raises for it, and for links that lead round in a circle.
    """
    try:
        return Path(os.path.realpath(path))
    except (OSError, ValueError):
        return Path(path)


def lies_below(path: str | os.PathLike[str], folder: str | os.PathLike[str]) -> bool:
    """Whether a file, or a link that leads to it, lies in a folder or below it, however both are spelled."""
    file, place = Path(path), real_path(folder)
    return any(one.is_relative_to(place) for one in (real_path(file), real_path(file.parent) / file.name))


def read_json(path: str | os.PathLike[str], *, most_bytes: int = MAX_BYTES) -> Json:
    """What a JSON file holds; of a field that stands twice in an object, the last counts.

    :raises BadFile: where it isn't there, isn't a file, may not be read or isn't JSON.
    :raises TooLarge: where it is past the limits.
    """
    return load_json(path, most_bytes=most_bytes).data


def whole_json(path: str | os.PathLike[str]) -> Json:
    """What a JSON file holds that is to be written again; raises as ``read_json`` does.

    :raises BadFile: also where a field stands twice in an object, of which one would be lost.
    """
    read = load_json(path)
    if read.problems:
        raise BadFile(
            f"{shown(path)} holds what can't be written again: {read.problems[0].message}",
            hint="Open it and mend that first.",
        )
    return read.data


def load_json(path: str | os.PathLike[str], *, most_bytes: int = MAX_BYTES) -> ParsedJson:
    """What a JSON file holds, with the problems of its text; raises as ``read_json`` does."""
    return parse_json(read_bytes(path, most_bytes=most_bytes), shown(path))


def read_bytes(path: str | os.PathLike[str], *, most_bytes: int = MAX_BYTES) -> bytes:
    """The bytes of a file, looked at for size first.

    :raises BadFile: where it isn't there, isn't a file or may not be read.
    :raises TooLarge: where it has more than ``most_bytes``.
    """
    name = shown(path)
    with open_bytes(path, most_bytes=most_bytes) as file, telling_why(name):
        content = b"".join(_pieces(file, most_bytes + 1))
    if len(content) > most_bytes:
        raise _too_many_bytes(name, most_bytes)
    return content


def _pieces(file: BinaryIO, most: int) -> Iterator[bytes]:
    """So many bytes of a file, or all: asked for all at once, room for so many is taken, however few there are."""
    while most > 0 and (piece := file.read(min(most, _PIECE))):
        yield piece
        most -= len(piece)


@cache
def _standard_input(most_bytes: int) -> bytes:
    return b"" if sys.stdin is None else sys.stdin.buffer.read(most_bytes + 1)


def open_bytes(path: str | os.PathLike[str], *, most_bytes: int) -> BinaryIO:
    """A file, or what is piped in, open for reading; raises as ``read_bytes`` does."""
    name = shown(path)
    if Path(path) == STANDARD_INPUT:
        if len(piped := _standard_input(most_bytes)) > most_bytes:
            raise _too_many_bytes(name, most_bytes)
        return io.BytesIO(piped)
    with telling_why(name):
        status = Path(path).stat()
        if stat.S_ISDIR(status.st_mode):
            raise BadFile(f"{name} is a folder, not a file.", hint="Name a file in it.")
        if not stat.S_ISREG(status.st_mode):
            raise BadFile(
                f"{name} is a pipe or a device, not a file.",
                hint="Save it as a file first, or pipe it in and name -.",
            )
        if status.st_size > most_bytes:
            raise _too_many_bytes(name, most_bytes)
        return Path(path).open("rb")


@contextmanager
def telling_why(name: str) -> Iterator[None]:
    """Let what keeps a file from being read be said in a sentence."""
    try:
        yield
    except FileNotFoundError:
        raise BadFile(f"There is no file {name}.", hint="Check the path and its spelling.") from None
    except PermissionError:
        raise BadFile(f"{name} may not be read.", hint="Ask its owner for permission to read it.") from None
    except OSError as error:
        raise BadFile(
            f"{name} can't be read: {(error.strerror or str(error)).lower()}.",
            hint="Check the path and the disk.",
        ) from None
    except ValueError:
        raise BadFile(f"{name} is no path of a file.", hint="Take out the zero character.") from None


def _too_many_bytes(name: str, most: int) -> TooLarge:
    size = f"{most // 2**20} MiB" if most >= 2**20 else f"{most // 2**10} KiB"
    return TooLarge(f"{name} is larger than {size}.", hint="Split it into several files.")


def parse_json(raw: bytes, name: str) -> ParsedJson:
    """What JSON bytes say; ``name`` stands for the file in messages.

    :raises BadFile: where they aren't UTF-8 or aren't JSON, with line and column.
    :raises TooLarge: where they hold more values than ``MAX_VALUES`` or nest deeper than ``MAX_DEPTH``.
    """
    if raw.count(b"[") + raw.count(b"{") + raw.count(b",") > MAX_VALUES:
        raise TooLarge(f"{name} holds more than {MAX_VALUES:,} values.", hint="Split it into several files.")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise BadFile(
            f"{name} is not UTF-8 text: line {line} holds a byte that is none.",
            hint="Save it with UTF-8 encoding.",
        ) from None
    if not text.strip():
        piped = name == shown(STANDARD_INPUT)
        hint = "Pipe a document into it." if piped else "Put back a copy of it, or start a new one."
        raise BadFile(f"{name} is empty.", hint=hint)

    twice: list[tuple[dict[str, Json], list[str]]] = []

    def members(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
        found = dict(pairs)
        if len(found) != len(pairs):
            twice.append(
                (found, [key for key, times in Counter(key for key, _ in pairs).items() if times > 1])
            )
        return found

    try:
        decoder = json.JSONDecoder(object_pairs_hook=members, parse_float=_number, parse_constant=_refuse)
        data = decoder.decode(text)
    except json.JSONDecodeError as error:
        what = _WHAT_IS_WRONG.get(error.msg.removesuffix(":"), error.msg[:1].lower() + error.msg[1:])
        raise _not_json(name, what, error.lineno, error.colno) from None
    except _Refused as error:
        raise _not_json(
            name, f"{shortened(error.literal)} is no number of JSON", *_find(text, error.literal)
        ) from None
    except ValueError:
        longest = max(
            (found.span() for found in re.finditer(r"[0-9]+", text)), key=lambda span: span[1] - span[0]
        )
        raise _not_json(
            name, "a number has far too many digits", *_line_and_column(text, longest[0])
        ) from None
    except RecursionError:
        raise _too_deep(name) from None
    if _deeper_than(data, MAX_DEPTH):
        raise _too_deep(name)
    _refuse_half_characters(data, text, name)
    return ParsedJson(data, _stand_twice(data, twice))


def _number(literal: str) -> float:
    """A number with a point or an exponent; one that is whole is a whole number, as JSON has but one kind of them."""
    value = float(literal)
    if not math.isfinite(value):
        _refuse(literal)
    return int(value) if value.is_integer() and abs(value) <= _EXACT else value


def _refuse(literal: str) -> NoReturn:
    raise _Refused(literal)


def _find(text: str, literal: str) -> tuple[int, int]:
    found = re.search(rf"(?<![\w.\"]){re.escape(literal)}(?![\w.\"])", text)
    return _line_and_column(text, found.start() if found else text.find(literal))


def _line_and_column(text: str, place: int) -> tuple[int, int]:
    return text.count("\n", 0, place) + 1, place - text.rfind("\n", 0, place)


def _not_json(name: str, what: str, line: int, column: int) -> BadFile:
    return BadFile(
        f"{name} is not JSON: {what} at line {line}, column {column}.", hint="Mend it in a text editor."
    )


def _too_deep(name: str) -> TooLarge:
    return TooLarge(
        f"{name} nests lists and objects more than {MAX_DEPTH} deep.", hint="No document of ours does."
    )


def _deeper_than(data: Json, most: int) -> bool:
    level = [data] if isinstance(data, dict | list) else []
    for _ in range(most):
        level = [
            inner
            for outer in level
            for inner in (outer.values() if isinstance(outer, dict) else outer)
            if isinstance(inner, dict | list)
        ]
        if not level:
            return False
    return True


def _refuse_half_characters(data: Json, text: str, name: str) -> None:
    """Half a surrogate pair, which JSON can escape but no file or screen can show, is refused at once."""
    escape = re.search(r"\\u[dD][89a-fA-F]", text)
    if escape is None:
        return
    try:
        json.dumps(data, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        place = _line_and_column(text, escape.start())
        raise _not_json(name, "a text holds half a character (a lone surrogate)", *place) from None


def _stand_twice(data: Json, twice: list[tuple[dict[str, Json], list[str]]]) -> tuple[Problem, ...]:
    """Problems for the fields that stand twice, found again by walking to their objects."""
    if not twice:
        return ()
    names = {id(found): keys for found, keys in twice}
    log = ProblemLog()
    waiting: list[tuple[Steps, Json]] = [((), data)]
    while waiting and not log.full:
        steps, value = waiting.pop()
        if isinstance(value, dict):
            for key in names.get(id(value), ()):
                what = spoken((*steps, key))
                log.add((*steps, key), "duplicate", f"{what} stands twice in the file; the last one counts.")
            waiting.extend(((*steps, key), inner) for key, inner in value.items())
        elif isinstance(value, list):
            waiting.extend(((*steps, index), inner) for index, inner in enumerate(value))
    return tuple(log.found)
