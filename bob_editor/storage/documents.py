"""The front of this package: boards, suites, scenarios and stamps, read from files and written to them.

What stands behind: ``kinds`` opens a document and turns each kind to JSON and back, ``form`` holds JSON against
its schema, ``files`` reads JSON, lays it out and writes it.
"""

import os

from bob_editor.errors import TooLarge
from bob_editor.model.board import Board
from bob_editor.model.scenario import Scenario
from bob_editor.storage.files.layout import dumps
from bob_editor.storage.files.reading import read_json, shown
from bob_editor.storage.files.writing import write, write_bytes
from bob_editor.storage.form.limits import MAX_BYTES, check_card, check_trial
from bob_editor.storage.form.problems import Problem
from bob_editor.storage.kinds.board_reader import board_from_json
from bob_editor.storage.kinds.board_text import board_text, is_ready, make_ready, sound_text
from bob_editor.storage.kinds.board_writer import board_to_json
from bob_editor.storage.kinds.reading_files import (
    Read,
    Source,
    board_of,
    read_board,
    read_counters,
    read_source,
    read_stamp,
    read_suite,
    suite_of,
)
from bob_editor.storage.kinds.scenarios import scenario_from_json, scenario_of, scenario_to_json
from bob_editor.storage.kinds.stamps import Stamp, stamp_to_json
from bob_editor.storage.kinds.suites import EndSpec, Expectation, Suite, suite_from_json, suite_to_json

__all__ = [
    "EndSpec",
    "Expectation",
    "Problem",
    "Read",
    "Source",
    "Stamp",
    "Suite",
    "board_from_json",
    "board_of",
    "board_text",
    "board_to_json",
    "dumps",
    "is_ready",
    "make_ready",
    "read_board",
    "read_counters",
    "read_json",
    "read_scenario",
    "read_source",
    "read_stamp",
    "read_suite",
    "scenario_from_json",
    "scenario_of",
    "scenario_text",
    "scenario_to_json",
    "suite_from_json",
    "suite_of",
    "suite_to_json",
    "write",
    "write_board",
    "write_bytes",
    "write_scenario",
    "write_stamp",
    "write_suite",
]


def write_board(path: str | os.PathLike[str], board: Board) -> None:
    """Save a board.

    :raises BadFile: where it can't be written; an old file is as it was.
    :raises TooLarge: where it is past the limits, so that it couldn't be read back.
    """
    _write_within_limits(path, sound_text(board, f"The board for {shown(path)}"))


def read_scenario(path: str | os.PathLike[str]) -> Read[Scenario]:
    """The scenario of a file; the boards that it names aren't opened.

    :raises BadFile: where it can't be read, isn't a scenario or is of a newer version.
    :raises TooLarge: where it is past the limits.
    """
    return scenario_of(read_source(path))


def scenario_text(scenario: Scenario) -> str:
    """The text of a scenario's file; the same scenario always has the same."""
    return dumps(scenario_to_json(scenario))


def write_scenario(path: str | os.PathLike[str], scenario: Scenario) -> None:
    """Save a scenario; raises as ``write_board`` does."""
    check_card(scenario.data, shown(path))
    _write_within_limits(path, scenario_text(scenario))


def write_suite(path: str | os.PathLike[str], suite: Suite) -> None:
    """Save a suite; raises as ``write_board`` does."""
    data = suite_to_json(suite)
    check_trial(data, shown(path))
    _write_within_limits(path, dumps(data))


def write_stamp(path: str | os.PathLike[str], stamp: Stamp) -> None:
    """Save a stamp; raises as ``write_board`` does."""
    _write_within_limits(path, dumps(stamp_to_json(stamp)))


def _write_within_limits(path: str | os.PathLike[str], text: str) -> None:
    if len(text.encode()) > MAX_BYTES:
        raise TooLarge(
            f"{shown(path)} would be larger than {MAX_BYTES // 2**20} MiB.",
            hint="Split it into several files.",
        )
    write(path, text)
