"""The icons that come with the program are those that it shows."""

import re
from pathlib import Path

from bob_editor.ui.dress.icon_engine import letters

ROOT = Path(__file__).parents[2]


def test_every_icon_that_is_named_is_in_the_font_and_no_other() -> None:
    """``make icons`` brings both together."""
    places = [ROOT / "CONTRIBUTING.md", *(ROOT / "bob_editor").rglob("*.py")]
    named = {name for path in places for name in re.findall(r"mdi6\.[a-z0-9-]+", path.read_text("utf-8"))}
    assert named == letters().keys()
