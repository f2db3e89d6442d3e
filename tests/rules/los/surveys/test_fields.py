"""Many fields one after the other: common fields, exposure, all pairs, comparisons."""

import random
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from bob_editor.errors import Cancelled
from bob_editor.geometry.hexes import Hex
from bob_editor.model import board_edits
from bob_editor.rules.game import sight_of
from bob_editor.rules.los.scene import End, Scene, UnitOnMap
from bob_editor.rules.los.sight import BLIND, BLOCKED, CLEAR, HINDERED, Sight
from bob_editor.rules.los.surveys.common_field import common_field, exposure
from bob_editor.rules.los.surveys.compared import compared
from bob_editor.rules.los.surveys.every_pair import (
    UNASKED,
    blocks_of,
    both_ways,
    every_pair,
    onward_block,
    pair_block,
)
from bob_editor.rules.los.surveys.fields import fields, on_the_ground
from tests.rules.los.boards import WITH_LOS, dense_scene, random_scene


def sight_on(scene: Scene) -> Sight:
    return sight_of(scene)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", WITH_LOS)
def test_a_field_is_the_traces_under_any_rulings(name: str, seed: int) -> None:
    """Verdict and hindrance of every hex are those of the thread to it, whatever is ruled."""
    scene = dense_scene(name, seed)
    _is_the_traces(sight_on(scene), random.Random(seed).sample(scene.board.grid.hexes, 12))


@pytest.mark.parametrize("name", WITH_LOS)
def test_a_field_is_the_traces_where_no_thread_crosses_a_hex(name: str) -> None:
    """On the smallest board on which one runs along a hexside, nothing else may stop it."""
    for seed in range(40):
        scene = dense_scene(name, seed, columns=2, rows=2)
        _is_the_traces(sight_on(scene), scene.board.grid.hexes)


def _is_the_traces(sight: Sight, origins: Iterable[Hex]) -> None:
    for at in origins:
        found = sight.field(End(at))
        for place, goal in enumerate(found.hexes):
            answer = sight.trace(End(at), End(goal))
            blocked = BLIND if answer.blind else BLOCKED
            code = {"clear": CLEAR, "hindered": HINDERED, "blocked": blocked}[answer.verdict]
            assert (found.codes[place], found.hindrance[place]) == (code, answer.hindrance), (at, goal)


@pytest.mark.parametrize("name", WITH_LOS)
def test_common_field_is_the_traces(name: str) -> None:
    """A hex is seen by any, all or none of some ends as the single threads say."""
    scene = random_scene(name, 1)
    sight = sight_on(scene)
    origins = [End(at) for at in random.Random(2).sample(scene.board.grid.hexes, 3)]
    found = common_field(sight, [*origins, origins[0]])
    assert found.origins == tuple(origins)
    for place, at in enumerate(found.hexes):
        verdicts = [sight.trace(end, End(at)).verdict for end in origins]
        assert found.clear[place] == verdicts.count("clear")
        assert found.hindered[place] == verdicts.count("hindered")
        seen = [verdict != "blocked" for verdict in verdicts]
        assert (found.by_any[place], found.by_all[place]) == (any(seen), all(seen))
        assert found.by_none[place] == (not any(seen))
    assert (found.by_any != found.by_none).all()


def test_nobody_sees_nothing() -> None:
    """With no ends no hex is seen by all of them."""
    found = common_field(sight_on(random_scene(WITH_LOS[0], 1)), [])
    assert not found.by_all.any()
    assert found.by_none.all()


@pytest.mark.parametrize("name", WITH_LOS)
def test_exposure_is_all_pairs(name: str) -> None:
    """From how many hexes one is seen is how many pairs end there openly, itself not counted."""
    sight = sight_on(random_scene(name, 4))
    (block,) = every_pair(sight)
    found = exposure(sight)
    others = ~np.eye(len(found.hexes), dtype=bool)
    assert (found.seen == ((block.codes < 2) & others).sum(axis=0)).all()
    assert (found.hindered == ((block.codes == 1) & others).sum(axis=0)).all()
    some = on_the_ground(sight.scene.board.grid, range(5, 15))
    assert (exposure(sight, some).seen == ((block.codes < 2) & others)[5:15].sum(axis=0)).all()


@pytest.mark.parametrize("name", WITH_LOS)
@pytest.mark.parametrize(("made", "most"), [(random_scene, 300), (dense_scene, 1000), (dense_scene, 20_000)])
def test_the_way_back_is_that_there(made: Callable[[str, int], Scene], most: int, name: str) -> None:
    """Where every pair is looked along one way, the other is as if it had been, too, whatever the blocks."""
    scene = made(name, most)
    sight = sight_on(scene)
    (whole,) = every_pair(sight)
    parts = [onward_block(sight, rows) for rows in blocks_of(scene.board.grid, pairs_at_once=most)]
    assert any((part.codes == UNASKED).any() for part in parts) == sight.is_reciprocal
    filled = list(both_ways((part.codes, part.hindrance) for part in parts))
    assert (np.concatenate([codes for codes, _ in filled]) == whole.codes).all()
    assert (np.concatenate([hindrance for _, hindrance in filled]) == whole.hindrance).all()


@pytest.mark.parametrize(
    ("name", "laid"),
    [
        ("band-of-brothers-2.2", {"conditions": {"visibility": 4}}),
        ("band-of-brothers-2.2", {"rulings": {"wall_in_front": "all_walls"}}),
        ("combat-commander-pacific", {"conditions": {"night": True}}),
        ("last-hundred-yards", {"conditions": {"light": "night"}}),
        ("memoir-44", {"rulings": {"hill_rule": "height"}}),
        ("memoir-44", {"units": (UnitOnMap("infantry", Hex(1, 1)),)}),
    ],
)
def test_a_line_that_may_hang_on_its_way_is_looked_along_both_ways(name: str, laid: dict[str, Any]) -> None:
    """What hides, hinders or is seen over may be the target's or the firer's, and a unit may be in its own way."""
    sight = sight_on(replace(random_scene(name, 3), **laid))
    assert UNASKED not in onward_block(sight, range(3)).codes
    plain = sight_on(random_scene(name, 3))
    assert UNASKED in onward_block(plain, range(3)).codes
    assert UNASKED not in onward_block(plain, range(3), like=End(Hex(0, 0))).codes


def test_blocks_are_bounded_and_whole() -> None:
    """Blocks hold as many pairs as allowed or one row, follow each other, and make up the same whole of any size."""
    sight = sight_on(random_scene(WITH_LOS[0], 5))
    grid = sight.scene.board.grid
    (whole,) = every_pair(sight)
    for most in (1, 200, 1000):
        told: list[tuple[int, int]] = []
        parts = list(every_pair(sight, pairs_at_once=most, progress=lambda *one, told=told: told.append(one)))
        assert all(part.codes.size <= max(most, len(grid.hexes)) for part in parts)
        assert [part.rows for part in parts] == list(blocks_of(grid, pairs_at_once=most))
        assert told == [(part.rows.stop, len(grid.hexes)) for part in parts]
        for name in ("codes", "hindrance", "ranges"):
            assert (np.concatenate([getattr(part, name) for part in parts]) == getattr(whole, name)).all()
    for row, at in enumerate(grid.hexes):
        assert whole.ranges[row].tolist() == [at.distance(other) for other in grid.hexes]
    assert (whole.hindrance[whole.codes != 1] == 0).all()


def test_work_can_be_stopped() -> None:
    """Asked before each look, work stops at once; how far it has come is told after each."""
    sight = sight_on(random_scene(WITH_LOS[0], 6))
    grid = sight.scene.board.grid
    told: list[tuple[int, int]] = []
    with pytest.raises(Cancelled):
        list(
            fields(
                sight,
                on_the_ground(grid),
                progress=lambda *one: told.append(one),
                cancelled=lambda: len(told) == 3,
            )
        )
    assert told == [(1, 72), (2, 72), (3, 72)]
    for work in (
        lambda: common_field(sight, on_the_ground(grid), cancelled=lambda: True),
        lambda: exposure(sight, cancelled=lambda: True),
        lambda: pair_block(sight, range(3), cancelled=lambda: True),
        lambda: list(every_pair(sight, cancelled=lambda: True)),
        lambda: list(compared(sight, sight).differences(cancelled=lambda: True)),
    ):
        with pytest.raises(Cancelled):
            work()


@pytest.mark.parametrize("name", WITH_LOS)
def test_comparison_is_the_traces(name: str) -> None:
    """Of two versions of a board exactly those pairs differ whose answers do, with both answers."""
    scene = random_scene(name, 7, columns=7, rows=6)
    grid = scene.board.grid
    edited = scene.with_board(board_edits.erase_hexes(scene.board, grid.hexes[15:24]))
    sights = sight_on(scene), sight_on(edited)
    comparison = compared(*sights)
    assert comparison.pairs == 42 * 41
    assert (comparison.only_first, comparison.only_second) == ((), ())
    found = {(one.start, one.goal): (one.first, one.second) for one in comparison.differences()}
    assert found
    for start in grid.hexes:
        for goal in grid.hexes:
            answers = [sight.trace(End(start), End(goal)) for sight in sights]
            both = tuple((one.verdict, one.blind, one.hindrance) for one in answers)
            pair = grid.label(start), grid.label(goal)
            assert found.get(pair) == (both if both[0] != both[1] and start != goal else None)


def test_comparison_goes_by_names() -> None:
    """Maps of different size are compared where they have hexes of one name; the others are told."""
    large = random_scene(WITH_LOS[0], 8)
    small = large.with_board(random_scene(WITH_LOS[0], 8, columns=7, rows=9).board)
    comparison = compared(sight_on(large), sight_on(small))
    assert len(comparison.shared) == 7 * 8
    assert comparison.only_first == tuple(f"{column}{row}" for column in "HI" for row in range(1, 9))
    assert comparison.only_second == tuple(f"{column}9" for column in "ABCDEFG")
    some = list(comparison.differences(["C3"]))
    assert some == [one for one in comparison.differences() if one.start == "C3"]
    assert some
