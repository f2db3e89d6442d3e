"""A board with one thing wrong, for all that tells of issues."""

from collections.abc import Callable
from pathlib import Path

import pytest

HIGH = {"E4": {"level": 5}}
CODE = "band-of-brothers-2.2/level-out-of-range"


@pytest.fixture
def high(write: Callable[..., Path]) -> Path:
    """A board with a hex on a level that doesn't exist, which has a quick fix."""
    return write("high.board.json", hexes=HIGH)
