"""A board as a whole with a suite beside it: turned, resized, cropped, cut apart, joined; stamps cut of it and set."""

import json
import random
from contextlib import suppress
from functools import cache
from pathlib import Path

from bob_editor.editing.mating.joined_board import joined_board
from bob_editor.editing.sight.suite_edits import KeptSuite, Suites
from bob_editor.editing.stamps.making import stamp_of
from bob_editor.editing.stamps.setting import set_edit
from bob_editor.editing.stamps.varying import Turned
from bob_editor.editing.whole import shaping
from bob_editor.editing.whole.carry import Carry
from bob_editor.editing.whole.cut_out import cut_out
from bob_editor.editing.whole.judged import still_accepted
from bob_editor.editing.whole.whole import whole
from bob_editor.errors import BobEditorError
from bob_editor.geometry.grid import EDGES, Grid
from bob_editor.model.board import Board
from bob_editor.opening.loaded_map import suite_map
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import (
    board_from_json,
    board_to_json,
    read_board,
    read_suite,
    suite_from_json,
    suite_to_json,
)
from tests.mutants.family import Family, Files
from tests.mutants.mutations import mutated
from tests.mutants.promises import same_again
from tests.mutants.seeds import Seed, seeds

_LARGEST = 80_000
"""Bytes of the boards that are taken."""

_SUITE, _OTHER = "beside.los.json", "other.board.json"


@cache
def _boards() -> tuple[Seed, ...]:
    return tuple(one for one in seeds()["board"] if len(json.dumps(one.files[one.main])) < _LARGEST)


def _made(rng: random.Random) -> tuple[str, Files]:
    seed = rng.choice(_boards())
    board = seed.files[seed.main]
    others = [one for one in _boards() if one.files[one.main]["ruleset"] == board["ruleset"]]
    other = rng.choice(others)
    files = {
        seed.main: mutated(rng, board, times=rng.choice((0, 1, 2, 4))),
        _OTHER: mutated(rng, other.files[other.main], times=rng.choice((0, 0, 1))),
    }
    suites = [one.files[one.main] for one in seeds()["los-suite"] if seed.main in one.files]
    if suites:
        files[_SUITE] = mutated(rng, rng.choice(suites), times=rng.choice((0, 1, 3)))
    return seed.main, files


def _look(path: Path, rng: random.Random) -> None:
    """Each edit is done, or a sentence says why not; what it leaves is saved as it is read again."""
    board = read_board(path).value
    rules = ruleset(board.ruleset)
    suites: Suites = ()
    scene = Scene(board, rules)
    with suppress(BobEditorError):
        suite = read_suite(path.with_name(_SUITE)).value
        suites = (KeptSuite(suite, 0),)
        scene = suite_map(suite, board, rules, "It").scene
    with suppress(BobEditorError):
        carry = _carry(board.grid, rng)
        ends = tuple(End(rng.choice(board.grid.hexes)) for _ in range(2))
        made = whole(board, suites, scene, carry, threads=((ends[0], ends[1]),), clip=rng.random() < 0.5)
        made.sentences()
        _is_sound(still_accepted(board, made.board, carry, rules))
        for kept in made.suites:
            same_again(suite_to_json(kept.suite), suite_to_json, suite_from_json)
    with suppress(BobEditorError):
        other = read_board(path.with_name(_OTHER)).value
        edge = rng.choice(EDGES)
        _is_sound(joined_board(board, edge, other, rules, turned=rng.random() < 0.5).board)
    with suppress(BobEditorError):
        hexes = frozenset(rng.sample(board.grid.hexes, min(len(board.grid.hexes), rng.choice((1, 3, 20)))))
        _is_sound(cut_out(board, hexes, rules))
        variant = Turned(rng.randrange(6), mirror=rng.random() < 0.5)
        edit, _ = set_edit(board, stamp_of(board, hexes, "Cut"), rng.choice(board.grid.hexes), variant)
        _is_sound(edit.apply(board))


def _carry(grid: Grid, rng: random.Random) -> Carry:
    what = rng.randrange(4)
    if what == 0:
        return shaping.turned(grid, left_right=rng.random() < 0.5, top_bottom=rng.random() < 0.5)
    if what == 1:
        columns, rows = rng.choice((1, 3, 7, 20)), rng.choice((1, 3, 7, 20))
        return shaping.resized(grid, columns, rows, by=(rng.choice((0, 1, -2)), rng.choice((0, 3, -1))))
    if what == 2:
        return shaping.cropped(grid, rng.sample(grid.hexes, min(len(grid.hexes), rng.choice((1, 2, 4)))))
    return shaping.numbered(grid, rng.choice((0, 1, 5, (0, 1), (1, 0))))


def _is_sound(board: Board) -> None:
    # A key that named no place may name one on another grid.
    if not board.unplaced:
        same_again(board_to_json(board), board_to_json, board_from_json)


FAMILIES = (Family("whole", 2, _made, _look),)
