"""Opens documents: finds out what a file is, and reads boards and suites of it."""

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Generic, TypeVar

from bob_editor.errors import BadFile
from bob_editor.model.board import Board
from bob_editor.records import Record
from bob_editor.storage import naming
from bob_editor.storage.files.pictures import leads_astray
from bob_editor.storage.files.reading import parse_json, read_bytes, shown
from bob_editor.storage.form.limits import check_trial
from bob_editor.storage.form.problems import Problem, quoted
from bob_editor.storage.form.unread import left_out
from bob_editor.storage.form.upgrades import upgraded
from bob_editor.storage.games.nearby import look_beside
from bob_editor.storage.kinds import found_sound
from bob_editor.storage.kinds.board_reader import board_from_json
from bob_editor.storage.kinds.board_writer import board_to_json
from bob_editor.storage.kinds.counter_lists import CounterList, counter_list_from_json
from bob_editor.storage.kinds.stamps import Stamp, stamp_from_json, stamp_to_json
from bob_editor.storage.kinds.suites import Suite, suite_from_json, suite_to_json
from bob_editor.storage.naming import STANDARD_INPUT

Json = Any
Value = TypeVar("Value")

NAMES = {
    "board": "a board",
    "los-suite": "a LOS suite",
    "scenario": "a scenario",
    "stamp": "a stamp",
    "counters": "a counter list",
    "pack": "the contents of a pack",
    "project": "the heading of a project",
    "ruleset": "a ruleset",
    "playtests": "a list of playtests",
    "scenario-template": "a template of scenarios",
    "publication": "the list of what was published",
    "pack-index": "an index of packs",
    "style": "a style of maps",
    "mapping": "a mapping of foreign words",
    "card": "the layout of a game's cards",
}

FORMATS = {f"bob-editor/{kind}": kind for kind in NAMES}
"""The kind of document that each ``format`` says."""


class Read(Record, Generic[Value]):
    """What a file holds, what is wrong with its form, and where it is.

    ``left_out`` are the problems whose values wouldn't stand in the file again if it were saved.
    """

    value: Value
    problems: tuple[Problem, ...]
    path: Path
    left_out: tuple[Problem, ...] = ()


class Source(Record):
    """A file's JSON in the present version of its format, before anything is made of it.

    ``kind`` is one of ``schemas.KINDS``; ``problems`` are those of the text alone (fields that stand twice); by its
    ``mark`` it is known again, where any are.
    """

    kind: str
    data: dict[str, Json]
    problems: tuple[Problem, ...]
    path: Path
    mark: str = ""

    @property
    def name(self) -> str:
        """The path as messages show it."""
        return shown(self.path)


def read_source(path: str | os.PathLike[str]) -> Source:
    """The JSON of a file and what kind of document it is; the games beside it are known from then on.

    :raises BadFile: where it can't be read, is none of our documents, or is of a newer version.
    :raises TooLarge: where it is past the limits.
    """
    look_beside(path)
    return source_of_bytes(read_bytes(path), path)


def source_of_bytes(raw: bytes, path: str | os.PathLike[str]) -> Source:
    """The JSON of a file's bytes, as ``read_source`` gives it; raises as that does."""
    name = shown(path)
    parsed = parse_json(raw, name)
    if not isinstance(parsed.data, dict):
        raise BadFile(
            f"{name} holds {_what(parsed.data)} where a document is an object.", hint="Open another file."
        )
    kind = _kind_of(parsed.data, name)
    mark = found_sound.mark_of(kind, raw)
    return Source(kind, upgraded(kind, parsed.data, name), parsed.problems, Path(path), mark)


def _what(data: Json) -> str:
    return "a list" if isinstance(data, list) else quoted(data)


def _kind_of(data: dict[str, Json], name: str) -> str:
    """What a document is by its ``format``; one that lost it is known by what only its kind has."""
    if "format" not in data:
        for field, kind in (("grid", "board"), ("checks", "los-suite"), ("map", "scenario")):
            if field in data:
                return kind
        raise BadFile(
            f"{name} has no “format”, so it is none of our documents.",
            hint="Open a board, suite or scenario.",
        )
    named = data["format"]
    if not isinstance(named, str) or named not in FORMATS:
        raise BadFile(
            f"{name} has the format {quoted(named)}, which is none of ours.", hint="Open another file."
        )
    return FORMATS[named]


def read_board(path: str | os.PathLike[str], *, validate: bool = True) -> Read[Board]:
    """The board of a file; without ``validate`` sooner, and blind to problems that don't hinder reading.

    :raises BadFile: where it can't be read, isn't a board or is of a newer version.
    :raises TooLarge: where it is past the limits.
    """
    return board_of(read_source(path), validate=validate)


def board_of(
    source: Source,
    *,
    validate: bool = True,
    tell: Callable[[int, int], object] = lambda _done, _total: None,
) -> Read[Board]:
    """The board of a file that was opened; raises as ``read_board`` does. ``tell`` as ``board_from_json`` has it."""
    expect(source, "board")
    return _in_form(source, partial(board_from_json, tell=tell), board_to_json, validate=validate)


def read_suite(path: str | os.PathLike[str], *, validate: bool = True) -> Read[Suite]:
    """The LOS suite of a file; a board that it names by its path isn't opened.

    :raises BadFile: where it can't be read, isn't a suite or is of a newer version.
    :raises TooLarge: where it is past the limits.
    """
    return suite_of(read_source(path), validate=validate)


def suite_of(source: Source, *, validate: bool = True) -> Read[Suite]:
    """The suite of a file that was opened; raises as ``read_suite`` does."""
    expect(source, "los-suite")
    check_trial(source.data, source.name)
    return _in_form(source, suite_from_json, suite_to_json, validate=validate)


def read_stamp(path: str | os.PathLike[str]) -> Read[Stamp]:
    """The stamp of a file.

    :raises BadFile: where it can't be read, isn't a stamp, is of a newer version or covers no hex.
    :raises TooLarge: where it is past the limits.
    """
    source = read_source(path)
    expect(source, "stamp")
    return _in_form(source, stamp_from_json, stamp_to_json)


def read_counters(path: str | os.PathLike[str]) -> Read[CounterList]:
    """The counter list of a file; the pictures that it names aren't opened.

    :raises BadFile: where it can't be read, isn't a counter list or is of a newer version.
    :raises TooLarge: where it is past the limits.
    """
    source = read_source(path)
    expect(source, "counters")
    found, problems = counter_list_from_json(source.data, name=source.name)
    return Read(found, source.problems + problems, source.path)


def _in_form(
    source: Source,
    read: Callable[..., tuple[Value, tuple[Problem, ...]]],
    to_json: Callable[[Value], Json],
    *,
    validate: bool = True,
) -> Read[Value]:
    """What ``read`` makes of a file, held to its schema unless it is known to keep to that."""
    held = validate and not found_sound.is_known(source.mark)
    value, problems = read(source.data, name=source.name, validate=held)
    if held and not problems:
        found_sound.remember(source.mark)
    return read_of(source, value, problems, to_json)


def read_of(
    source: Source, value: Value, problems: tuple[Problem, ...], to_json: Callable[[Value], Json]
) -> Read[Value]:
    """What was read of a file, with what saving it would leave out."""
    problems = source.problems + problems
    lost = left_out(source.data, to_json(value), problems) if problems else ()
    return Read(value, problems, source.path, lost)


def expect(source: Source, kind: str) -> None:
    """Refuse a document of another kind.

    :raises BadFile: saying what it is.
    """
    if source.kind != kind:
        raise refusal(source, kind)


def refusal(source: Source, kind: str) -> BadFile:
    """What to say of a document of another kind than was asked for: what it is, and what to do."""
    return BadFile(
        f"{source.name} is {NAMES[source.kind]}, not {NAMES[kind]}.",
        hint=naming.better_name(source.name, source.kind) or f"Open {NAMES[kind]}.",
    )


def beside(path: Path, relative: str) -> Path:
    """The file that a document at ``path`` names by a path relative to its own folder.

    :raises BadFile: where the path isn't relative, or isn't written with slashes.
    """
    if leads_astray(relative) or relative == os.fspath(STANDARD_INPUT):
        raise BadFile(
            f"{shown(path)} names the file {quoted(relative)}, which is no path relative to its own.",
            hint="Write it as mill.board.json or ../boards/mill.board.json.",
        )
    return path.parent / relative
