"""The pairs that a call asks about in a file or on standard input: a line each, of two ends or of JSON."""

import json
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from functools import partial
from pathlib import Path

from bob_editor.errors import BadCall, BadFile
from bob_editor.storage.files.reading import shown
from bob_editor.storage.form.problems import shortened
from bob_editor.storage.naming import STANDARD_INPUT

_LONGEST = 10_000
"""A line that is longer is no pair: so a device without an end, or a picture, is told of at once."""

_COLUMNS = ("from", "to")


def pairs_asked(file: Path) -> Iterator[tuple[int, str, str]]:
    """Line number and both ends of each pair.

    A line is two ends with spaces, tabs, a comma or a semicolon between them (``E4 E7``, ``E4:cave,E7``), or an object
    with ``from`` and ``to`` as suites have them. Empty lines and those that begin with ``#`` are passed over, and a
    heading ``from,to``.

    :raises BadFile: where the file can't be read, or has no pair.
    :raises BadCall: where a line is no pair.
    """
    none = True
    for number, line in enumerate(_lines(file), start=1):
        plain = line.removeprefix("\N{BYTE ORDER MARK}").strip()
        if plain and not plain.startswith("#"):
            start, goal = _ends(plain, number)
            if not (none and (start.lower(), goal.lower()) == _COLUMNS):
                yield number, start, goal
                none = False
    if none:
        raise BadFile(f"{shown(file)} has no pair of hexes.", hint="Write one a line, as E4 E7.")


def _lines(file: Path) -> Iterator[str]:
    standard = file == STANDARD_INPUT
    try:
        with nullcontext(sys.stdin) if standard else file.open(encoding="utf-8-sig") as lines:
            yield from iter(partial(lines.readline, _LONGEST), "")
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or "it is no UTF-8 text"
        raise BadFile(f"{shown(file)} can't be read: {why.lower()}.") from None


def _ends(line: str, number: int) -> tuple[str, str]:
    if line.startswith("["):
        raise BadCall(
            f"Line {number}, {shortened(line)}, is a list.",
            hint='Write each pair in a line of its own, with nothing around them: {"from": "E4", "to": "E7"}.',
        )
    if line.startswith("{"):
        try:
            row = json.loads(line)
            ends = [row["from"], row["to"]]
        except (ValueError, RecursionError, KeyError, TypeError):
            raise BadCall(
                f"Line {number}, {shortened(line)}, is no pair.", hint='It has "from" and "to".'
            ) from None
        start, goal = (one if isinstance(one, str) else json.dumps(one) for one in ends)
        return start, goal
    parts = line.replace(",", " ").replace(";", " ").split()
    if len(parts) != 2:
        raise BadCall(f"Line {number}, {shortened(line)}, is no pair.", hint="Write two hexes, as E4 E7.")
    return parts[0], parts[1]
