"""Renames: a row, a rule's number or the game itself is called otherwise, and all that names it follows."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from bob_editor.model import board_edits
from bob_editor.model.board import Board, Feature
from bob_editor.model.fields.paths import put_at
from bob_editor.model.games import edits
from bob_editor.model.games.own_game import KEYS, OwnGame
from bob_editor.rules.games.merging import renumbered
from bob_editor.rules.games.names import TABLES, renamed

Json = Any


def rename_row(game: OwnGame, kind: str, old: str, new: str) -> OwnGame:
    """The game with a row of a kind (*terrain*, *unit* …) under another id, wherever its data names it.

    Where a row has the new id already, the game stays as it is.
    """
    table = TABLES[kind]
    if old == new or new in game.ids(table):
        return game
    data = renamed(game.data, kind, old, new)
    rows = data.get(table)
    for index, row in enumerate(rows if isinstance(rows, list | tuple) else ()):
        if isinstance(row, Mapping) and row.get(KEYS[table]) == old:
            data = put_at(data, (table, index, KEYS[table]), new)
    return OwnGame(data)


def renumber(game: OwnGame, old: str, new: str) -> OwnGame:
    """The game with a rule under another number: among the headings, and wherever it is cited."""
    data: dict[str, Json] = renumbered(dict(game.data), {old: new})
    headings = game.headings
    found = OwnGame(data)
    if old in headings:
        found = edits.set_headings(
            found, {new if number == old else number: title for number, title in headings.items()}
        )
    return found


def rename_check(game: OwnGame, old: str, new: str) -> OwnGame:
    """The game with a check of its own under another name; the codes that boards accept change with it."""
    return game if new in game.ids("checks") else edits.set_field(game, "checks", old, "as", value=new)


def uses_on_board(board: Board, terrain: str) -> int:
    """In how many places a board names a terrain: hexes, hexsides, paths, artwork, its base."""
    hexes = sum(terrain in content.terrain_ids for content in board.hexes.values())
    sides = sum(any(one.terrain == terrain for one in features) for features in board.sides.values())
    drawn = [one.terrain for one in board.paths] + [one.terrain for one in board.artwork]
    return hexes + sides + drawn.count(terrain) + (board.base.terrain == terrain)


def rename_on_board(board: Board, old: str, new: str) -> Board:
    """The board with a terrain under another id wherever it names it."""
    if not uses_on_board(board, old):
        return board

    def called(one: Feature) -> Feature:
        return replace(one, terrain=new) if one.terrain == old else one

    hexes = {
        at: replace(content, terrain=tuple(map(called, content.terrain)))
        for at, content in board.hexes.items()
        if old in content.terrain_ids
    }
    sides = {
        side: tuple(map(called, features))
        for side, features in board.sides.items()
        if any(one.terrain == old for one in features)
    }
    board = board_edits.with_sides(board_edits.with_hexes(board, hexes), sides)
    return replace(
        board,
        base=replace(board.base, terrain=new) if board.base.terrain == old else board.base,
        paths=tuple(replace(one, terrain=new) if one.terrain == old else one for one in board.paths),
        artwork=tuple(replace(one, terrain=new) if one.terrain == old else one for one in board.artwork),
    )


def told_of_boards(old: str, boards: Iterable[tuple[str, Board]]) -> str:
    """What becomes of boards, by their names, when a terrain is renamed or goes: a sentence, "" where none uses it."""
    found = Counter({name: count for name, board in boards if (count := uses_on_board(board, old))})
    if not found:
        return ""
    places, (most, count) = sum(found.values()), found.most_common(1)[0]
    if len(found) == 1:
        return f"{most} names “{old}” in {count} place{'' if count == 1 else 's'}."
    return f"{len(found)} boards name “{old}” in {places} places, most of them {most} ({count})."
