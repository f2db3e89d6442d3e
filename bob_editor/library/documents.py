"""Documents for scripts, opened as what they are: boards, scenarios and suites, foreign files among them."""

import logging
import os
from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace

from bob_editor.errors import BadCall, BadFile
from bob_editor.library.board import Board
from bob_editor.library.scenario import Scenario
from bob_editor.library.suite import Suite
from bob_editor.library.words import path_of
from bob_editor.rulesets import ruleset
from bob_editor.storage.kinds.reading_files import NAMES, Source, board_of, read_source, refusal

AnyPath = str | os.PathLike[str]

_LOG = logging.getLogger("bob_editor.library")


def open_document(path: AnyPath, *, ruleset_id: str | None = None) -> Board | Scenario | Suite:
    """Open a board, scenario or suite, or what a foreign file holds, read for a game where it doesn't say.

    :raises BadFile: where it can't be read, or is no such document.
    """
    place = path_of(path)
    from bob_editor.exchange.door import is_ours, looks_foreign

    if ruleset_id is not None:
        ruleset(ruleset_id)
    if looks_foreign(place) or (ruleset_id is not None and not is_ours(place)):
        return _foreign(place, ruleset_id)
    source = read_source(place)
    openers: dict[str, Callable[[Source], Board | Scenario | Suite]] = {
        "board": _board,
        "scenario": _scenario,
        "los-suite": _suite,
    }
    if source.kind not in openers:
        raise BadFile(
            f"{place} is {NAMES[source.kind]}.", hint="Open a board, scenario, LOS suite, pack or folder."
        )
    found = openers[source.kind](source)
    _LOG.debug("Opened %s.", place)
    return found


def open_board(path: AnyPath) -> Board:
    """Open a board.

    :raises BadFile: where it can't be read or is no board.
    """
    return _board(read_source(path_of(path)))


def open_scenario(path: AnyPath) -> Scenario:
    """Open a scenario with its boards.

    :raises BadFile: where it can't be read or is no scenario.
    """
    return _scenario(read_source(path_of(path)))


def open_suite(path: AnyPath) -> Suite:
    """Open a LOS suite with its board.

    :raises BadFile: where it can't be read or is no suite, or its board can't.
    """
    return _suite(read_source(path_of(path)))


def _board(source: Source) -> Board:
    read = board_of(source)
    return Board(read.value, read.path, read.problems)


def _scenario(source: Source) -> Scenario:
    from bob_editor.storage.kinds.scenarios import scenario_of

    read = scenario_of(source)
    return replace(Scenario(read.value, read.path, problems=read.problems).reread(), path=read.path)


def _suite(source: Source) -> Suite:
    from bob_editor.opening.loaded_map import load_map

    loaded = load_map(source.path, ruleset)
    if loaded.suite is None:
        raise refusal(source, "los-suite")
    return Suite(replace(loaded, path=loaded.path.absolute()), loaded.suite, source.path)


def _foreign(path: Path, ruleset_id: str | None) -> Board | Scenario:
    from bob_editor.exchange.door import bring
    from bob_editor.exchange.format import Asked, file_of
    from bob_editor.opening.scenario_maps import BoardFile

    brought = bring(path, Asked(None if ruleset_id is None else ruleset(ruleset_id))).brought
    for row in brought.report:
        _LOG.warning("%s: %s", path, row)
    if not brought.scenarios:
        if not brought.boards:
            raise BadCall(f"{path} holds no board.", hint="bob-editor convert says what is in it.")
        return Board(brought.boards[0])
    by_file = {file_of(one.id): one for one in brought.boards}
    value = brought.scenarios[0]
    placed = [(place, False) for place in value.boards] + [(place, True) for place in value.overlays]
    files = tuple(BoardFile(place, overlay, None, by_file.get(place.board)) for place, overlay in placed)
    return Scenario(value, files=files)
