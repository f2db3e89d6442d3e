"""Rules that fill a region: what they promise of every piece of land and every seed."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bob_editor.editing.filling import region
from bob_editor.editing.filling.clumps import hang_together
from bob_editor.editing.filling.fields import borders, fields_filled, parted
from bob_editor.editing.filling.region import free_hexes, hexes_of
from bob_editor.editing.filling.shares import scattered, share_filled
from bob_editor.editing.gestures import stroke_hexes
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board, Path
from bob_editor.model.board_edits import paint_terrain
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.painting import FieldsRule, painting_of
from bob_editor.rules.ruleset import Ruleset

GRID = Grid(10, 8)
lands = st.sets(st.sampled_from(GRID.hexes), max_size=60).map(frozenset)


@settings(max_examples=30)
@given(lands, st.integers(1, 5), st.integers(0, 4), st.integers(0, 99))
def test_fields_part_the_land(land: frozenset[Hex], least: int, more: int, seed: int) -> None:
    """Every hex is in one field, each is one piece and never too large; a seed always gives the same."""
    fields = parted(land, least, least + more, seed)
    assert sorted(at for field in fields for at in field) == sorted(land)
    assert all(hang_together(field) and len(field) <= least + more for field in fields)
    assert fields == parted(land, least, least + more, seed)


@pytest.mark.parametrize("seed", range(12))
def test_fields_of_a_whole_board_are_of_the_size(seed: int) -> None:
    """Where there is land enough, hardly a field is smaller than asked for."""
    fields = parted(GRID.hexes, 3, 6, seed)
    assert sum(len(field) < 3 for field in fields) <= 1
    assert len({len(field) for field in fields}) > 1


@settings(max_examples=20)
@given(lands, st.integers(0, 99))
def test_every_field_has_a_gate(land: frozenset[Hex], seed: int) -> None:
    """Of a field's hexsides one at least is open, where it has two; without gates all are shut."""
    board = Board(GRID, "band-of-brothers-2.2")
    fields = parted(land, 2, 5, seed)
    shut, walls = (
        borders(fields, board, gates=False, seed=seed),
        borders(fields, board, gates=True, seed=seed),
    )
    assert set(walls) <= set(shut)
    for field in fields:
        mine = [side for side in shut if len(field.intersection(side.hexes)) == 1]
        assert all(side in mine for side in walls if len(field.intersection(side.hexes)) == 1)
        assert len(mine) < 2 or any(side not in walls for side in mine)


@settings(max_examples=20)
@given(lands, st.integers(0, 60), st.integers(1, 9), st.integers(0, 99))
def test_a_share_is_as_large_as_asked_for(land: frozenset[Hex], count: int, grain: int, seed: int) -> None:
    """So many hexes of the land are covered, never another's."""
    found = scattered(land, count, grain, seed)
    assert len(found) == min(count, len(land))
    assert found <= land


def test_rules_keep_off_roads_and_houses(rules: Ruleset) -> None:
    """What a way runs through or a house stands in stays as it is, also where other terrain is painted over."""
    road = tuple(GRID.hex(f"{column}4") for column in "ABCDEFGHIJ")
    board = Board(GRID, rules.id, paths=(Path("road", road),))
    house = GRID.hex("E6")
    board = paint_terrain(board, (house,), ("building_stone",))
    ground, off = Ground(board, rules), painting_of(rules).off
    for only_open in (True, False):
        free = free_hexes(ground, GRID.hexes, off, only_open=only_open)
        assert free == frozenset(GRID.hexes) - {house} - set(road)
    after = share_filled(board, rules, free, "woods", share=30, grain=4, seed=3)
    assert sum(after.has(at, "woods") for at in GRID.hexes) == round(len(free) * 0.3)
    again = free_hexes(Ground(after, rules), GRID.hexes, off, sparing="woods")
    assert share_filled(after, rules, again, "woods", share=30, grain=4, seed=4) == after
    fenced = fields_filled(board, rules, free, FieldsRule("Bocage", 3, 6, "hedgerow", ("", "wheat")), seed=1)
    assert any(fenced.sides.values())
    assert all(set(side.hexes) & free for side in fenced.sides)
    assert any(fenced.has(at, "wheat") for at in free)
    assert replace(fenced, sides={}, hexes=board.hexes) == board


def test_connected_ground_is_looked_through_once(rules: Ruleset, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many of its hexes are selected: of a whole map it took minutes."""
    looked: list[Hex] = []

    def connected(grid: Grid, start: Hex, belongs: Callable[[Hex], bool]) -> dict[Hex, None]:
        looked.append(start)
        return stroke_hexes.connected(grid, start, belongs)

    monkeypatch.setattr(region, "connected", connected)
    board = paint_terrain(Board(GRID, rules.id), [GRID.hex("C3")], ["woods"])
    assert hexes_of(Ground(board, rules), "connected", GRID.hexes) == frozenset(GRID.hexes)
    assert len(looked) == 2


def test_connected_ground_ends_where_terrain_changes(rules: Ruleset) -> None:
    """From a selected hex on, all that bears the same and hangs together with it."""
    row = tuple(GRID.hex(f"{column}4") for column in "ABCDEFGHIJ")
    board = paint_terrain(Board(GRID, rules.id), row, ("woods",))
    ground = Ground(board, rules)
    assert hexes_of(ground, "connected", row[:1]) == frozenset(row)
    above = hexes_of(ground, "connected", (GRID.hex("A1"),))
    assert 0 < len(above) < len(GRID.hexes) - len(row)
    assert hexes_of(ground, "selection", row[:2]) == frozenset(row[:2])
    assert len(hexes_of(ground, "board", ())) == len(GRID.hexes)
