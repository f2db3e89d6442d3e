"""Files that are JSON and yet no sound documents: two dozen, always the same, and all that is done to a file.

``make mutants`` judges as many more as asked for.
"""

from tests.mutants.family import families
from tests.mutants.hunting import Hunt
from tests.mutants.seeds import KINDS

FILES, IN_WINDOW = 24, 4
"""How many mutants; those of the seeds below are of as many kinds as can be."""

KEPT = ("slot", "presence", "settings")
"""What the window itself keeps."""

WALK = "walk"
"""Any commands of the window in any order."""


def test_no_file_brings_the_program_down() -> None:
    """A document is checked, joined, looked along, painted, printed, mended and saved, or refused in a sentence.

    Packs, projects, foreign files, mappings, styles and stamps likewise: all that is done to them, or a sentence.
    """
    others = tuple(one for one in families() if one not in (*KEPT, WALK))
    _judge(Hunt(26677, iter(range(FILES)), (*KINDS, *others)), FILES)


def test_no_file_brings_the_window_down() -> None:
    """One window opens one after the other; all tools, panels and menus are used, all is undone and saved beside.

    What it finds of its own at the start, it understands or passes over.
    """
    _judge(
        Hunt(25, iter(range(IN_WINDOW)), ("board", "scenario", WALK, *KEPT * 3), in_window=True), IN_WINDOW
    )


def _judge(hunt: Hunt, count: int) -> None:
    hunt.run(jobs=1)
    assert hunt.judged == count
    assert {mark: caught.text for mark, caught in hunt.caught.items()} == {}
