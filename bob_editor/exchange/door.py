"""Opens foreign files, told by their content, and writes them; the one way in and out."""

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from msgspec.structs import replace

from bob_editor.errors import BadCall, BadFile
from bob_editor.exchange import formats
from bob_editor.exchange.format import Asked, Brought, Format, Given, Outgoing, Written, file_of
from bob_editor.exchange.in_form import id_of, in_form
from bob_editor.exchange.parts import lost_in
from bob_editor.exchange.plain_map import at_origin, is_whole, plain
from bob_editor.exchange.report import Row
from bob_editor.model.scenario import Scenario
from bob_editor.opening.loaded_map import load_map
from bob_editor.opening.scenario_maps import BoardFile, joined_map, read_boards
from bob_editor.records import Record
from bob_editor.rulesets import ruleset
from bob_editor.storage import naming
from bob_editor.storage.documents import (
    board_of,
    board_text,
    dumps,
    read_source,
    scenario_of,
    scenario_text,
    suite_to_json,
)
from bob_editor.storage.files.reading import read_bytes, shown
from bob_editor.storage.kinds.reading_files import NAMES, source_of_bytes
from bob_editor.storage.naming import STANDARD_INPUT

OURS = (*naming.OPENED, naming.PACK)
"""How files of our own end; they never come through this door."""

BEGINNING = re.compile(rb'\s*\{\s*(?:"\$schema"\s*:\s*"[^"]*"\s*,\s*)?"format"\s*:\s*"bob-editor/')
"""How most documents of ours begin."""

COMMON = (".json", ".geojson", ".csv", ".tsv", ".txt", ".xml", ".svg", ".zip")
"""Endings that all kinds of files have."""


class Foreign(Record, eq=False):
    """A foreign file that was opened: in which format it is, and what it holds."""

    format: Format
    path: Path
    brought: Brought


@cache
def all_formats() -> Mapping[str, Format]:
    """Every format, by name."""
    found: dict[str, Format] = {}
    for module in iter_modules(formats.__path__, f"{formats.__name__}."):
        one: Format = import_module(module.name).FORMAT
        found[one.name] = one
    return dict(sorted(found.items()))


def format_named(name: str) -> Format:
    """The format of a name.

    :raises BadCall: where there is none; the hint lists them.
    """
    try:
        return all_formats()[name]
    except KeyError:
        raise BadCall(
            f"There is no format “{name}”.", hint=f"There are {', '.join(all_formats())}."
        ) from None


def is_ours(path: Path) -> bool:
    """Whether a file is one of our own documents, by its name; else by its content."""
    if path.name.endswith(OURS):
        return True
    named = path.suffix == ".json" or path == STANDARD_INPUT
    return named and b'"bob-editor/' in (head := _head(path)) and _says_so(path, head)


def _says_so(path: Path, head: bytes) -> bool:
    """Whether a file that mentions a format of ours is in one: those that we write for others keep a board in them."""
    if BEGINNING.match(head):
        return True
    fields = Given(read_bytes(path), shown(path)).fields
    return not fields or "format" in fields


def _head(path: Path) -> bytes:
    try:
        if path == STANDARD_INPUT:
            return read_bytes(path)[:4096]
        with path.open("rb") as file:
            return file.read(4096)
    except (OSError, ValueError, BadFile):
        return b""


def looks_foreign(path: Path) -> bool:
    """Whether a file is none of ours and in a foreign format, by its name or, failing that, by its content."""
    try:
        if path.is_dir() or is_ours(path):
            return False
    except (OSError, ValueError):
        return False  # No path at all; whoever opens it tells why.
    ends = tuple(ending for one in all_formats().values() for ending in one.endings if ending != ".json")
    if path.name.lower().endswith(ends):
        return True
    try:
        told_format(Given(read_bytes(path), shown(path), path.parent))
    except BadFile:
        return False
    return True


def told_format(given: Given) -> Format:
    """The format of a file, by its content; where several could be meant, its ending decides.

    :raises BadFile: where it looks like none that can be read, or like several.
    """
    alike = [one for one in all_formats().values() if one.read is not None and one.looks_like(given)]
    named = [one for one in alike if given.name.lower().endswith(one.endings)]
    if len(named or alike) == 1:
        return (named or alike)[0]
    if alike:
        raise BadFile(
            f"{given.name} may be {' or '.join(one.title for one in named or alike)}.",
            hint=f"Say which: --from {' or '.join(one.name for one in named or alike)}.",
        )
    ended = [one for one in all_formats().values() if one.read and _ends_so(given.name, one)]
    if len(ended) == 1:
        return ended[0]  # Its own reader says best what is wrong.
    if (own := _own_kind(given)) is not None:
        raise BadFile(
            f"{given.name} is {NAMES[own]}, and isn't named as one.",
            hint=f"Name it {given.stem}{naming.ENDINGS[own]}.",
        )
    readable = ", ".join(one.title for one in all_formats().values() if one.read is not None)
    raise BadFile(
        f"{given.name} is none of our documents, and in none of the formats that can be brought in.",
        hint=f"These can: {readable}.",
    )


def _own_kind(given: Given) -> str | None:
    """The kind of a document of ours that hasn't the name of one; None of any other file."""
    try:
        kind = source_of_bytes(given.data, given.name).kind
    except BadFile:
        return None
    return kind if kind in naming.ENDINGS else None


def _ends_so(name: str, format_: Format) -> bool:
    """Whether a name has an ending that says a format, as .json doesn't."""
    return name.lower().endswith(tuple(one for one in format_.endings if one not in COMMON))


def bring(path: str | os.PathLike[str], asked: Asked, *, named: str | None = None) -> Foreign:
    """What a foreign file holds; ``named`` is its format's name, else it is told by content.

    The ruleset is the one asked for, unless the format's files are always for one.

    :raises BadFile: where it can't be read, with the place; ``TooLarge`` past the limits.
    :raises BadCall: where no ruleset was asked for and the file doesn't say.
    """
    place = Path(path)
    given = Given(read_bytes(place), shown(place), place.parent)
    format_ = told_format(given) if named is None else format_named(named)
    if format_.read is None:
        raise BadCall(f"{format_.title} is written here, not read.")
    if format_.ruleset is not None:
        if asked.rules is not None and asked.rules.id != format_.ruleset:
            raise BadCall(f"{format_.title} is always for {format_.ruleset}, not for {asked.rules.id}.")
        asked = replace(asked, rules=ruleset(format_.ruleset))
    asked = replace(asked, name=asked.name or id_of(given.stem))
    return Foreign(format_, place, in_form(format_.read(given, asked)))


def files_of(brought: Brought) -> dict[str, str]:
    """The texts of what was brought in, by the names of their files; scenarios name their boards by them."""
    found = {file_of(board.id): board_text(board) for board in brought.boards}
    found |= {f"{one.id}{naming.SCENARIO}": scenario_text(one) for one in brought.scenarios}
    for number, suite in enumerate(brought.suites):
        stem = id_of(suite.title) if suite.title else f"suite-{number + 1}"
        found[f"{stem}{naming.SUITE}"] = dumps(suite_to_json(suite))
    return found


def outgoing_of(path: Path) -> Outgoing:
    """Our own document as it is to be written in a foreign format; a scenario's with its boards joined.

    :raises BadFile: where it can't be read, or is neither.
    """
    source = read_source(path)
    if source.kind == "board":
        board = board_of(source).value
        return Outgoing(board, ruleset(board.ruleset))
    if source.kind == "los-suite":
        loaded = load_map(path, ruleset)
        assert loaded.suite is not None  # so it is of a suite's file
        if loaded.suite.board_path is None:
            return Outgoing(loaded.scene.board, loaded.scene.ruleset, suite=loaded.suite)
        return replace(outgoing_of(path.parent / loaded.suite.board_path), scenario=None, suite=loaded.suite)
    if source.kind != "scenario":
        raise BadFile(
            f"{source.name} is {NAMES[source.kind]}.", hint="Name a board, a scenario or a LOS suite."
        )
    scenario = scenario_of(source).value
    boards = read_boards(scenario, path)
    lacking = next((one for one in boards if one.board is None), None)
    if lacking is not None or not boards:
        error = None if lacking is None else lacking.error
        raise error or BadFile(f"{source.name} has no board on its map.", hint="Name one in map.boards.")
    return outgoing_scenario(scenario, boards)


def outgoing_scenario(scenario: Scenario, boards: Sequence[BoardFile]) -> Outgoing:
    """A scenario with its boards joined, at the origin, those that could be read; one that is used whole is itself."""
    rules = ruleset(scenario.ruleset)
    there = [one for one in boards if one.board is not None]
    if len(there) == 1 and is_whole(there[0].place) and there[0].board is not None:
        return Outgoing(there[0].board, rules, scenario)
    joined = joined_map(there, rules, scenario.rulings).board
    if joined.grid.hexes:
        joined = joined_map(at_origin(there, joined.grid), rules, scenario.rulings).board
    return Outgoing(joined, rules, scenario)


def written(format_: Format, outgoing: Outgoing, asked: Asked) -> Written:
    """A document in a foreign format, with all that is lost in its report.

    :raises BadCall: where the format can't be written, or holds another game's documents, or there is no map.
    """
    if format_.write is None:
        raise BadCall(f"{format_.title} is read here, not written.")
    if format_.ruleset not in (None, outgoing.rules.id):
        raise BadCall(f"{format_.title} holds {format_.ruleset} only, not {outgoing.rules.title}.")
    if not outgoing.board.grid.hexes:
        raise BadCall("There is no map to write: no board of it can be read.", hint="Lay a board on its map.")
    if outgoing.suite is not None and format_.holds_suites:
        return format_.write(outgoing, asked)
    board, altered = plain(outgoing.board) if format_.ruleset is None else (outgoing.board, ())
    out = format_.write(replace(outgoing, board=board), asked)
    lost = lost_in(format_, outgoing)
    if outgoing.suite is not None:
        lost += (Row("dropped", "", "the LOS suite", f"{format_.title} can't hold it."),)
    return replace(out, report=(*lost, *altered, *out.report))


def writer_for(name: str) -> Format | None:
    """The format that a file's name asks for by its ending; None where none does, or it is one of ours."""
    if name.lower().endswith((*naming.ENDINGS.values(), naming.MAPPING, naming.PLAYTESTS)):
        return None
    fitting = [
        (len(ending), one)
        for one in all_formats().values()
        if one.write is not None
        for ending in one.endings
        if name.lower().endswith(ending)
    ]
    return max(fitting, key=lambda pair: pair[0])[1] if fitting else None
