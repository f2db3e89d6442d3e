"""What areas are called: the card's own names stay, the rest is in the reader's language."""

import subprocess
import sys


def test_the_map_calls_areas_by_their_titles_without_the_whole_card() -> None:
    """The canvas paints areas, and loads nothing for it that sets a card in print."""
    code = """
import sys
import bob_editor.render.overlays.card_areas
assert "bob_editor.sheet.area_titles" in sys.modules
assert "bob_editor.sheet.blocks" not in sys.modules
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
