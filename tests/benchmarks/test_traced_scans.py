"""How long tracing a large scan takes, and how many dots come back on boards of several games at two resolutions.

Run with ``python -m pytest tests/benchmarks/test_traced_scans.py``.
"""

import pytest

from bob_editor.editing.trace.accepting import accepting
from bob_editor.editing.trace.areas.terrain import trace_terrain
from bob_editor.editing.trace.proposals import Settings
from bob_editor.rules.land.ground import Ground
from bob_editor.rulesets import ruleset
from tests.benchmarks.timing import seconds, settle
from tests.scans import over, scanned, sheet_of, shipped

LONGEST = 5.0
"""Seconds of the processor for a picture of 3,000 by 2,000 pixels: reading it, and one trace."""

PICKED = {
    "band-of-brothers-2.2/sainte-barbe": (("woods", "B3"), ("wheat", "F2"), ("orchard", "F5")),
    "band-of-brothers-2.1/les-haies": (("woods", "B1"), ("orchard", "D5")),
    "combat-commander-pacific/tavo-lagoon": (("jungle", "J2"), ("bush", "G9"), ("grass", "I6")),
    "last-hundred-yards/vauquemont": (("orchard", "G13"),),
    "memoir-44/aubrelle": (("forest", "B4"), ("hill", "C5")),
}

NOT_MEANT = {"forest": ("F5",)}
"""Memoir's tiles of hedgerows are green, too: one stroke says that they aren't meant."""


def test_a_large_scan_is_traced_soon(tmp_path):
    """Six million pixels under 256 hexes are read and traced in five seconds."""
    board = shipped("band-of-brothers-2.2/sainte-barbe")
    empty = scanned(board, tmp_path, per_hex=170)

    def trace():
        sheet = sheet_of(empty, tmp_path)
        sheet.prepare()
        assert trace_terrain(sheet, over(board, "B3"), "woods", Settings()).proposals

    settle()
    took = seconds(trace)
    print(f"a scan with 170 pixels to the hex: {took:.1f} s")
    assert took < LONGEST


@pytest.mark.parametrize("per_hex", [60, 120])
@pytest.mark.parametrize("name", PICKED)
def test_dots_come_back(name, per_hex, tmp_path):
    """Of each terrain one stroke brings back 98 % of all dots."""
    board = shipped(name)
    rules = ruleset(board.ruleset)
    empty = scanned(board, tmp_path, per_hex=per_hex)
    sheet = sheet_of(empty, tmp_path)
    for terrain, label in PICKED[name]:
        outlined = "artwork" in rules.terrain(terrain).places
        strokes = [*over(board, label), *over(board, *NOT_MEANT.get(terrain, ()), unlike=True)]
        found = trace_terrain(sheet, strokes, terrain, Settings(), outlined=outlined)
        traced = Ground(accepting(found.proposals, rules, lambda one: one.terrain).apply(empty), rules)
        there = Ground(board, rules)
        right = [(terrain in there.terrain(at)) == (terrain in traced.terrain(at)) for at in board.grid.hexes]
        print(f"{name} {terrain}, {per_hex} to the hex: {sum(right)} of {len(right)}")
        assert sum(right) >= 0.98 * len(right)
