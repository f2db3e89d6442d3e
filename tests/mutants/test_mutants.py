"""Files that are JSON and yet no sound documents: a hundred of them, always the same, and all that is done to a file.

``make mutants`` judges as many more as asked for.
"""

from __future__ import annotations

import pytest

from tests.mutants.hunting import Hunt

COUNT = 50
"""Mutants of each of the parts that run beside each other."""


@pytest.mark.parametrize("part", [0, 1])
def test_no_file_brings_the_program_down(part: int) -> None:
    """It is checked, joined, looked along, painted, printed, mended and saved, or refused in a sentence."""
    hunt = Hunt(20, iter(range(part * COUNT, (part + 1) * COUNT)))
    hunt.run(jobs=1)
    assert hunt.judged == COUNT
    assert {mark: caught.text for mark, caught in hunt.caught.items()} == {}


def test_no_file_brings_the_window_down() -> None:
    """One window opens one after the other; all tools, panels and menus are used, all is undone and saved beside."""
    hunt = Hunt(21, iter(range(3)), in_window=True)
    hunt.run(jobs=1)
    assert hunt.judged == 3
    assert {mark: caught.text for mark, caught in hunt.caught.items()} == {}
