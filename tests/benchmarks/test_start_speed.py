"""How long the command line takes to look along one line, beside starting Python with numpy and shapely.

Run with ``python -m pytest tests/benchmarks/test_start_speed.py -s``; it prints seconds, and asserts ratios.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from statistics import median

import pytest

MAPS = Path(__file__).parents[2] / "maps"


def took(*arguments: str) -> float:
    """The processor's seconds of a Python of its own, after one that left its modules compiled."""
    before = os.times()
    subprocess.run([sys.executable, *arguments], check=True, capture_output=True)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


@pytest.mark.parametrize(
    "name",
    [
        "band-of-brothers-2.2/vieux-pont",
        "combat-commander-pacific/kiro-strip",
        "last-hundred-yards/vauquemont",
        "memoir-44/orvenne",
    ],
)
def test_one_line_of_sight(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever hangs on open questions is told without reading the map anew for each answer."""
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", str(tmp_path))
    line = ("-m", "bob_editor", "los", str(MAPS / f"{name}.board.json"), "E4", "F7")
    bare = ("-c", "import numpy, shapely")
    took(*line), took(*bare)
    rounds = [(took(*bare), took(*line)) for _ in range(5)]
    ratio = median(looked / started for started, looked in rounds)
    seconds = [median(one) for one in zip(*rounds, strict=True)]
    print(f"\n{name}: bare {seconds[0]:.2f} s, a line {seconds[1]:.2f} s, {ratio:.1f} times")
    assert ratio < 6
