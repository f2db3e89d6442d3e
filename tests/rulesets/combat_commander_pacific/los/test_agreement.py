"""Combat Commander: Pacific LOS: trace, field and a plain shapely oracle say the same, and both ways alike."""

import random

import numpy as np
import pytest
from msgspec.structs import replace

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.threads import thread
from bob_editor.model import board_edits
from bob_editor.model.board import Artwork, Contour
from bob_editor.model.change import difference
from bob_editor.rules.los.scene import End, Marker
from bob_editor.rules.los.threads.contact_tables import contact_table
from bob_editor.rules.los.threads.contacts import contact_thread
from bob_editor.rulesets.combat_commander_pacific.sight import field as looking
from tests.rulesets.combat_commander_pacific.boards import (
    board_of,
    box,
    circumstances,
    random_board,
    sight_on,
)
from tests.rulesets.combat_commander_pacific.oracle import Oracle


@pytest.mark.parametrize("drawn", [False, True], ids=["grown", "drawn"])
@pytest.mark.parametrize("seed", range(6))
def test_trace_agrees_with_the_oracle(seed, drawn):
    """On random boards, hexspine pairs and as many others have the verdict that shapely finds pair by pair."""
    board = random_board(seed, drawn=drawn)
    dice = random.Random(seed)
    hexes = board.grid.hexes
    smoke = {at: dice.randint(1, 8) for at in dice.sample(hexes, 3)}
    blazes, centre = dice.sample(hexes, 2), dice.choice(hexes)
    night, everywhere = seed % 3 == 1, 2 * (seed % 3 == 2)
    sight = sight_on(
        board,
        markers=(
            *(Marker("smoke", at, None, {"value": value}) for at, value in smoke.items()),
            *(Marker("blaze", at) for at in blazes),
            Marker("starshell", centre),
        ),
        conditions={"night": night, "hindrance": everywhere},
    )
    oracle = Oracle(
        board, smoke=smoke, blazes=blazes, night=night, lit=centre.within(2), everywhere=everywhere
    )
    assert {at: sight.reading.type_of(at) for at in hexes} == oracle.type
    pairs = [(a, b) for a in hexes for b in hexes]
    spines = [pair for pair in pairs if thread(Hex(pair[1].q - pair[0].q, pair[1].r - pair[0].r)).runs]
    for a, b in dice.sample(spines, 150) + dice.sample(pairs, 150):
        labels = board.grid.label(a), board.grid.label(b)
        assert sight.trace(End(a), End(b)).expectation == oracle.look(a, b), labels


@pytest.mark.parametrize("level", [-98, -3])
def test_field_equals_trace_far_below_the_lowest_hill(level):
    """On ground as deep as a board may say; what stands there blocks by keys below nought."""
    board = random_board(3)
    board = replace(board, base=replace(board.base, level=level))
    sight, grid = sight_on(board), board.grid
    for start in grid.hexes[::9]:
        field = sight.field(End(start))
        for goal in grid.hexes:
            answer = sight.trace(End(start), End(goal))
            assert field.verdict(grid.index[goal]) == (answer.verdict, answer.blind, answer.hindrance)


@pytest.mark.parametrize("level", [6, 99])
def test_no_ground_stops_the_line_to_an_aircraft(level):
    """Be it as high as a board may say."""
    sight = sight_on(board_of(columns=5, rows=1, hexes={"C1": {"level": level}}))
    hexes = sight.scene.board.grid.hexes
    start = End(hexes[0], unit="aircraft")
    assert sight.trace(start, End(hexes[4])).verdict == "clear"
    assert sight.field(start).verdict(4) == ("clear", False, 0)


def test_higher_ground_stops_the_line_between_an_aircraft_and_a_hex_on_its_level():
    """On a board that is higher than any printed one (T89.3.3)."""
    sight = sight_on(board_of(columns=5, rows=1, hexes={"C1": {"level": 6}, "E1": {"level": 5}}))
    hexes = sight.scene.board.grid.hexes
    start = End(hexes[0], unit="aircraft")
    assert sight.trace(start, End(hexes[4])).verdict == "blocked"
    assert sight.field(start).verdict(4) == ("blocked", False, 0)


@pytest.mark.parametrize("seed", range(10))
def test_field_equals_trace(seed):
    """Under any rulings, changes, markers and conditions the field of an end has what trace says of every pair."""
    board = random_board(seed, drawn=seed % 3 > 0)
    more = circumstances(seed, board)
    sight = sight_on(board, **more)
    dice = random.Random(seed)
    cave = next(marker.at for marker in more["markers"] if marker.marker == "cave")
    starts = [End(at) for at in dice.sample(board.grid.hexes, 25)]
    starts += [End(starts[0].hex, unit="aircraft"), End(cave, "cave"), End(starts[0].hex, lit=True)]
    for start in starts:
        found = sight.field(start)
        for place, at in enumerate(board.grid.hexes):
            answer = sight.trace(start, End(at))
            labels = board.grid.label(start.hex), board.grid.label(at)
            assert found.verdict(place) == (answer.verdict, answer.blind, answer.hindrance), labels


@pytest.mark.parametrize("seed", range(3))
def test_a_large_board_is_looked_over_without_heads(seed, monkeypatch):
    """Where what goes through the midst of something is asked hex by hex, the field is the same."""
    board = random_board(seed, drawn=seed > 0)
    sight = sight_on(board, **circumstances(seed, board))
    assert sight.tables.cores.any()
    ends = [End(at) for at in board.grid.hexes[::4]]
    fanned = [sight.field(end) for end in ends]
    monkeypatch.setattr(looking, "FANNED", 0)
    for found, plain in zip(fanned, map(sight.field, ends), strict=True):
        assert found.codes.tolist() == plain.codes.tolist()
        assert found.hindrance.tolist() == plain.hindrance.tolist()


@pytest.mark.parametrize("seed", range(6))
def test_sight_is_mutual(seed):
    """By day each of two ends sees the other as it is seen (16.1)."""
    board = random_board(seed + 50)
    more = {**circumstances(seed, board), "conditions": {}}
    sight = sight_on(board, **more)
    hexes = board.grid.hexes
    for a in hexes:
        for b in random.Random(seed).sample(hexes, 12):
            assert sight.trace(End(a), End(b)).expectation == sight.trace(End(b), End(a)).expectation


@pytest.mark.parametrize("seed", range(5))
def test_after_equals_a_fresh_sight(seed):
    """After each edit the sight that keeps what it can says what one made anew says."""
    dice = random.Random(seed)
    board = random_board(seed + 80, drawn=seed % 2 == 1)
    more = circumstances(seed, board)
    sight = sight_on(board, **more)
    sight.field(End(board.grid.hexes[0]))
    for _ in range(6):
        lines = [tuple(map(End, dice.sample(board.grid.hexes, 2))) for _ in range(60)]
        for line in lines:
            sight.trace(*line)
        edited = _edited(board, dice)
        sight = sight.after(edited, difference(board, edited))
        board = edited
        fresh = sight_on(board, **more)
        for line in lines:
            assert sight.trace(*line) == fresh.trace(*line)
        for at in dice.sample(board.grid.hexes, 12):
            kept, new = sight.field(End(at)), fresh.field(End(at))
            assert np.array_equal(kept.codes, new.codes)
            assert np.array_equal(kept.hindrance, new.hindrance)
            goal = End(dice.choice(board.grid.hexes))
            assert sight.trace(End(at), goal) == fresh.trace(End(at), goal)


def test_a_bridge_led_over_a_gully_opens_it_at_once():
    """A path over it makes a bridge hex of a gully hex (T84), though no hex lists anything else than before."""
    board = board_of(columns=7, rows=5, hexes={"D3": {"terrain": ["gully"]}})
    grid = board.grid
    gully, far = grid.hex("D3"), End(grid.hex("G4"))
    after = board_edits.add_path(board, "bridge", [grid.hex(label) for label in ("D2", "D3", "D4")])
    sight = sight_on(board)
    before = sight.field(far).codes
    sight, fresh = sight.after(after, difference(board, after)), sight_on(after)
    assert np.array_equal(sight.field(far).codes, fresh.field(far).codes)
    assert not np.array_equal(before, fresh.field(far).codes)
    assert sight.trace(End(gully), far) == fresh.trace(End(gully), far)


def _edited(board, dice):
    hexes = board.grid.hexes
    x, y = board.grid.centre(dice.choice(hexes))
    ring = tuple((a, b) for a, b in box(x - 1.5, y - 0.5, x + 1, y + 1.25))
    return dice.choice(
        (
            lambda: board_edits.paint_terrain(
                board, dice.sample(hexes, 2), (dice.choice(("jungle", "gully", "hut")),)
            ),
            lambda: board_edits.paint_level(board, dice.sample(hexes, 3), dice.randint(0, 3)),
            lambda: board_edits.add_artwork(board, Artwork("building", ring)),
            lambda: board_edits.add_contour(board, Contour(dice.randint(1, 3), ring)),
        )
    )()


def test_contact_tables_equal_contacts():
    """What the tables say of many threads at once is what a thread alone says."""
    offsets = [(q, r) for q in range(-7, 8) for r in range(-7, 8)]
    q_of, r_of = (np.array(values) for values in zip(*offsets, strict=True))
    table = contact_table(q_of, r_of, 101)
    for row, (q, r) in enumerate(offsets):
        alone = contact_thread(q, r, 101)
        begin = table.start[row]
        entries = slice(begin, begin + table.count[row])
        assert [one.step for one in alone.contacts] == table.step[entries].tolist()
        assert [one.offset for one in alone.contacts] == table.offset[entries].tolist()
        assert [one.inside for one in alone.contacts] == table.inside[entries].tolist()
        assert [one.corner for one in alone.contacts] == table.corner[entries].tolist()
        for ends, flag in ((table.first, "first"), (table.last, "last")):
            flagged = {begin + place for place, one in enumerate(alone.contacts) if getattr(one, flag)}
            assert flagged == {entry for entry in ends[row].tolist() if entry >= 0}
