"""Saves a board, a scenario, a suite, a plan, a stamp and a pack again and again, each time another, until killed."""

import sys
from pathlib import Path

from msgspec.structs import replace

from bob_editor.editing.stamps import library
from bob_editor.model import scenario_edits
from bob_editor.storage import packs
from bob_editor.storage.documents import (
    read_board,
    read_scenario,
    read_stamp,
    read_suite,
    write_board,
    write_scenario,
    write_suite,
)

READY = "ready"
"""The file that says that saving has begun."""


def main() -> None:
    """Begin with what lies in a folder; each title is the number of the round."""
    folder = Path(sys.argv[1])
    (one,) = folder.glob("*.board.json")
    (card,) = folder.glob("*.scenario.json")
    (lines,) = folder.glob("*.los.json")
    (snippet,) = folder.glob("*.stamp.json")
    board, scenario, suite = read_board(one).value, read_scenario(card).value, read_suite(lines).value
    stamp = library.LibraryStamp(read_stamp(snippet).value, snippet, "own")
    (folder / READY).touch()
    number = 0
    while True:
        number += 1
        title = str(number)
        write_board(one, replace(board, title=title))
        write_scenario(card, scenario_edits.put(scenario, ("title",), title))
        write_suite(lines, replace(suite, title=title))
        packs.write_plan(folder, {"title": title})
        library.rename(stamp, title)
        packs.build(packs.read_project(folder), folder / "out.bobpack")


if __name__ == "__main__":
    main()
