"""What things do by their height, counted out beforehand for the field, is what the rule says of each."""

from itertools import product

import numpy as np
import pytest

from bob_editor.rules.los import effect_tables
from bob_editor.rules.los.pieces.seen import NONE_SEEN
from bob_editor.rules.los.scene import End
from bob_editor.rulesets.band_of_brothers_2_2.land.heights import effect_table, hides
from tests.rulesets.band_of_brothers_2_2.boards import random_board, sight_on

LEVELS, SPAN = range(-2, 4), 9


@pytest.mark.parametrize("stated_only", [False, True])
@pytest.mark.parametrize("start", LEVELS)
def test_every_effect_is_that_of_the_rule(start, stated_only):
    """Of every goal's level, range, height and distance, heights that no map has among them."""
    table = effect_table(start, LEVELS, SPAN, stated_only=stated_only)
    assert table is not None
    asked = [*product(LEVELS, range(SPAN), (NONE_SEEN, *range(-4, 7), 127), range(SPAN))]
    level, length, height, distance = (np.array(column) for column in zip(*asked, strict=True))
    first = table.first(level.astype(np.int8)) + length.astype(np.int64) * table.by_length
    found = table.effects(first, height.astype(np.int8), distance.astype(np.int16))
    expected = [
        hides(tall, far, away, max(start, there), min(start, there), stated_only=stated_only)
        for there, away, tall, far in asked
    ]
    assert found.tolist() == expected


def test_a_field_is_the_same_without_a_table(monkeypatch):
    """Of a map that is too large to count effects out they are found as they are met."""
    board = random_board(35, columns=9, rows=8, drawn=True)
    before = [sight_on(board).field(End(at)) for at in board.grid.hexes]
    effect_table.cache_clear()
    monkeypatch.setattr(effect_tables, "MOST", 0)
    sight = sight_on(board)
    for field in before:
        again = sight.field(field.origin)
        np.testing.assert_array_equal(again.codes, field.codes)
        np.testing.assert_array_equal(again.hindrance, field.hindrance)
    assert sight.tables.outlook(sight.reading, 0).effects is None
    effect_table.cache_clear()
