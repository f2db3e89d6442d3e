"""The boards of a scenario, read from their files and joined into its map."""

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bob_editor.errors import BadFile, BobEditorError, TooLarge
from bob_editor.model.board import Board
from bob_editor.model.joining import JoinedMap
from bob_editor.model.laid_boards import Laid
from bob_editor.model.scenario import FieldPath, PlacedBoard, Scenario
from bob_editor.model.scenario_edits import put
from bob_editor.opening.map_limits import Room
from bob_editor.records import Record
from bob_editor.rules.cards.card import Card, MapAtHand, MissingBoard
from bob_editor.rules.land.seams import joined
from bob_editor.rules.ruleset import Ruleset
from bob_editor.storage.form.problems import Problem
from bob_editor.storage.kinds.reading_files import beside, read_board

Json = Any
Stamp = tuple[int, int]
"""When a file was written and how long it is: a board is read again only where these differ."""


class BoardFile(Record):
    """A board that a scenario places, and what came of reading it.

    ``board`` is None where it can't be read; ``error`` says why. ``path`` is None where the scenario names no file.
    """

    place: PlacedBoard
    overlay: bool
    path: Path | None
    board: Board | None = None
    error: BobEditorError | None = None
    problems: tuple[Problem, ...] = ()
    stamp: Stamp | None = None


def read_boards(
    scenario: Scenario, path: Path | None, *, known: Sequence[BoardFile] = ()
) -> tuple[BoardFile, ...]:
    """The boards of a scenario's file at ``path``, then its overlays; each file is read once.

    ``known`` are boards read before: those whose files are as they were aren't read again.
    """
    read = {one.path: one for one in known if one.stamp is not None}
    found: list[BoardFile] = []
    for place, overlay in (
        *((one, False) for one in scenario.boards),
        *((one, True) for one in scenario.overlays),
    ):
        one = _board_file(place, path, read, overlay=overlay)
        if one.path is not None:
            read.setdefault(one.path, one)
        found.append(one)
    return tuple(_within_limits(found))


def _within_limits(boards: Iterable[BoardFile]) -> Iterator[BoardFile]:
    """The boards, those left out that make the map, or the overlays on it, larger than a map may be."""
    ground = Room()
    above = Room(beneath=ground)
    for one in boards:
        told = "" if one.board is None else (above if one.overlay else ground).let_in(one.place, one.board)
        if not told:
            yield one
            continue
        hint = "Lay fewer boards, smaller ones, or nearer to each other."
        # Without its stamp it isn't known the next time, when there may be room for it.
        yield replace(one, board=None, stamp=None, error=TooLarge(told, hint=hint))


def _board_file(
    place: PlacedBoard, path: Path | None, read: Mapping[Path | None, BoardFile], *, overlay: bool
) -> BoardFile:
    if not place.board:
        error = BadFile("A board of the map has no file.", hint="Give its path in map.boards.")
        return BoardFile(place, overlay, None, error=error)
    try:
        file = beside(path if path is not None else Path("scenario.json"), place.board)
        stamp = _stamp(file)
        known = read.get(file)
        if known is not None and known.stamp == stamp:
            return BoardFile(place, overlay, file, known.board, known.error, known.problems, stamp)
        board = read_board(file)
    except BobEditorError as error:
        return BoardFile(place, overlay, None if path is None else path.parent / place.board, error=error)
    return BoardFile(place, overlay, file, board.value, None, board.problems, stamp)


def _stamp(file: Path) -> Stamp | None:
    try:
        stat = file.stat()
    except (OSError, ValueError):
        return None
    return stat.st_mtime_ns, stat.st_size


def joined_map(boards: Sequence[BoardFile], ruleset: Ruleset, rulings: Mapping[str, Json]) -> JoinedMap:
    """The map of the boards that could be read; the ``number`` of each is its place among these boards."""
    laid = [
        Laid(one.place, one.board, one.overlay, number)
        for number, one in enumerate(boards)
        if one.board is not None
    ]
    # Where one of several boards can't be read, the hexes of the others keep their names.
    return joined(laid, ruleset, rulings, named=len(boards) > 1)


def board_field(scenario: Scenario, number: int) -> FieldPath:
    """Where the card lists the board of a place among boards and overlays."""
    boards = len(scenario.boards)
    return ("map", "boards", number) if number < boards else ("map", "overlays", number - boards)


def card_of(
    scenario: Scenario, ruleset: Ruleset, boards: Sequence[BoardFile], *, at_hand: MapAtHand | None = None
) -> Card:
    """The card of a scenario on its boards; ``at_hand`` is their joined map where it was made before."""
    missing = tuple(
        MissingBoard(board_field(scenario, number), one.place.name, str(one.error))
        for number, one in enumerate(boards)
        if one.board is None
    )
    at_hand = at_hand or MapAtHand(joined_map(boards, ruleset, scenario.rulings), ruleset)
    return Card(scenario, ruleset, at_hand.map, missing, at_hand)


def rebased(scenario: Scenario, before: Path, after: Path) -> Scenario:
    """The scenario with the paths of its boards led from another folder to the same files.

    :raises BadFile: where no relative path leads there, as from one drive to another.
    """
    before, after = before.absolute(), after.absolute()
    if before == after:
        return scenario
    for section in ("boards", "overlays"):
        for index, row in scenario.rows("map", section):
            if isinstance(row.get("board"), str) and row["board"]:
                path = ("map", section, index, "board")
                scenario = put(scenario, path, relative_path(before / row["board"], after))
    return scenario


def relative_path(file: Path, folder: Path) -> str:
    """The path of a file from a folder, as documents write it.

    :raises BadFile: where there is none, as from one drive to another.
    """
    try:
        return Path(os.path.relpath(file.absolute(), folder.absolute())).as_posix()
    except ValueError:
        raise BadFile(
            f"No relative path leads from {folder} to {file}.", hint="Keep boards and scenario on one drive."
        ) from None
