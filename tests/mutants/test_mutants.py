"""Files that are JSON and yet no sound documents: half a hundred, always the same, and all that is done to a file.

``make mutants`` judges as many more as asked for.
"""

from tests.mutants.family import families
from tests.mutants.hunting import Hunt
from tests.mutants.seeds import KINDS

DOCUMENTS, OTHERS, IN_WINDOW = 26, 22, 4
"""How many mutants of each part; parts run beside each other."""

KEPT = ("slot", "presence", "settings")
"""What the window itself keeps."""


def test_no_document_brings_the_program_down() -> None:
    """It is checked, joined, looked along, painted, printed, mended and saved, or refused in a sentence."""
    _judge(Hunt(20, iter(range(DOCUMENTS)), KINDS), DOCUMENTS)


def test_no_other_file_brings_the_program_down() -> None:
    """Packs, projects, foreign files, mappings, styles and stamps: all that is done to them, or a sentence."""
    _judge(Hunt(22, iter(range(OTHERS)), tuple(one for one in families() if one not in KEPT)), OTHERS)


def test_no_file_brings_the_window_down() -> None:
    """One window opens one after the other; all tools, panels and menus are used, all is undone and saved beside.

    What it finds of its own at the start, it understands or passes over.
    """
    _judge(Hunt(25, iter(range(IN_WINDOW)), ("board", "scenario", *KEPT * 3), in_window=True), IN_WINDOW)


def _judge(hunt: Hunt, count: int) -> None:
    hunt.run(jobs=1)
    assert hunt.judged == count
    assert {mark: caught.text for mark, caught in hunt.caught.items()} == {}
