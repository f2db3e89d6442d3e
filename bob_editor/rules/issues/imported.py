"""What an import altered, as findings: where, what stood there, what was made of it, and what else it could be.

No check of a game's: it asks for no rule, and only documents that were brought in have any.
"""

import difflib
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from bob_editor.geometry.grid import Grid
from bob_editor.model import board_edits, scenario_edits
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit, mend
from bob_editor.model.fields.imported import Altered, altered_in, dealt_with, source_of, with_word
from bob_editor.model.places import Place, at_heading, at_hex, at_side
from bob_editor.model.scenario import Scenario
from bob_editor.rules.check import Finding, Severity
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rules.wording import counted, upper_first

Json = Any

WHY = "The foreign file has it otherwise. It stays on the list, in the document too, until it is dealt with."

MOST_OFFERED = 12
"""Terrains that are offered for a word; the mapping of the import has all."""

_LIKE = 0.7
"""How alike two words must be for one to be taken for a misspelling of the other."""


def of_import_of_board(board: Board, rules: Ruleset) -> Iterator[tuple[str, Finding]]:
    """What of a board's import nobody has dealt with, with its kind: ``dropped``, ``guessed`` or ``approximated``."""
    for one in altered_in(board.imported):
        fixes = (*_meanings(rules, one), mend(_OFF, _settled_on_board, one=one))
        yield one.kind, _finding(one, board.imported, board.grid, fixes)


def of_import_of_card(scenario: Scenario, grid: Grid) -> Iterator[tuple[str, Finding]]:
    """What of a scenario's import nobody has dealt with, each with its kind."""
    imported = scenario.get("imported")
    for one in altered_in(imported):
        fixes = (mend(_OFF, _settled_in_scenario, one=one),)
        yield one.kind, _finding(one, imported, grid, fixes)


_OFF = "It is right so: take it off the list"


def _finding(one: Altered, imported: Json, grid: Grid, fixes: tuple[Edit[Any], ...]) -> Finding:
    places = [_place(label, grid) for label in one.at]
    said = f"“{one.original}”: " if one.original else ""
    many = f" ({counted(len(places), 'place')})" if len(places) > 1 else ""
    source = source_of(imported)
    made = upper_first(one.made)
    severity = Severity.WARNING if one.word and one.kind == "dropped" else Severity.HINT
    message = f"{said}{made}{many}" if said or not source else f"{source}: {made}{many}"
    return Finding(message, tuple(places), fixes, severity=severity)


def _place(label: str, grid: Grid) -> Place:
    side, at = grid.side_anywhere(label), grid.hex_anywhere(label)
    if side is not None:
        return at_side(grid, side)
    return at_hex(grid, at) if at is not None else at_heading(label)


def _settled_on_board(board: Board, one: Altered) -> Board:
    return replace(board, imported=dealt_with(board.imported, lambda other: other.data == one.data))


def _settled_in_scenario(scenario: Scenario, one: Altered) -> Scenario:
    left = dealt_with(scenario.get("imported"), lambda other: other.data == one.data)
    put, path = scenario_edits.put, ("imported",)
    return put(scenario, path, left) if left else scenario_edits.remove(scenario, path)


def _meanings(rules: Ruleset, one: Altered) -> Iterator[Edit[Board]]:
    """What a word could mean: terrain of nearly its name, open ground, the rest of what may stand there."""
    if not is_treatable(one):
        return
    if one.taken in rules.terrains:
        title = rules.terrains[one.taken].title
        yield mend(f"“{one.word}” is {title}", treated, word=one.word, part=one.part, terrain=(one.taken,))
    titles = {row.title: row.id for row in rules.terrains.values() if one.part in row.places}
    titles = {title: found for title, found in titles.items() if found != one.taken}
    by_name = {title.casefold(): title for title in titles}
    near = [by_name[name] for name in difflib.get_close_matches(one.word.casefold(), by_name, 3, _LIKE)]
    for title in near:
        yield _treat(one, title, titles[title])
    yield mend(f"Leave every “{one.word}” open", treated, word=one.word, part=one.part, terrain=())
    for title in [title for title in titles if title not in near][: MOST_OFFERED - len(near)]:
        yield _treat(one, title, titles[title])


def _treat(one: Altered, title: str, terrain: str) -> Edit[Board]:
    return mend(
        f"Treat every “{one.word}” as {title}", treated, word=one.word, part=one.part, terrain=(terrain,)
    )


def is_treatable(one: Altered) -> bool:
    """Whether a word can be given a meaning where it stood: of a path or an outline that was left out, nobody knows."""
    return bool(one.word) and one.part in _PUT


def treated(board: Board, word: str, part: str, terrain: Sequence[str]) -> Board:
    """The board with a foreign word meaning terrain, none for open ground, wherever it stood in a part of it.

    That is the hexes or the hexsides: what stands in the one can't always in the other. The mapping that the board
    keeps says so then.
    """
    for one in altered_in(board.imported):
        if (one.word, one.part) == (word, part) and [one.taken] != list(terrain):
            board = _PUT[part](board, one, terrain)
    meaning = terrain[0] if len(terrain) == 1 else list(terrain) or None
    return replace(board, imported=with_word(board.imported, word, part, meaning))


def _put_in_hexes(board: Board, one: Altered, terrain: Sequence[str]) -> Board:
    found = (board.grid.hex_anywhere(label) for label in one.at)
    hexes = [at for at in found if at is not None and at in board.grid]
    if one.taken:
        board = board_edits.remove_terrain(board, hexes, one.taken)
    for kind in terrain:
        if kind != board.base.terrain:
            board = board_edits.add_terrain(board, hexes, kind)
    return board


def _put_on_sides(board: Board, one: Altered, terrain: Sequence[str]) -> Board:
    found = (board.grid.side_anywhere(label) for label in one.at)
    sides = [side for side in found if side is not None]
    if one.taken:
        board = board_edits.clear_sides(board, sides, one.taken)
    for kind in terrain:
        board = board_edits.put_on_sides(board, sides, kind)
    return board


_PUT: Mapping[str, Callable[[Board, Altered, Sequence[str]], Board]] = {
    "hexes": _put_in_hexes,
    "sides": _put_on_sides,
}
