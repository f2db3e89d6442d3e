"""Runs a command of the command line once, to its end or until it is killed in the midst of it."""

import os
import sys
import time
from pathlib import Path

from bob_editor.__main__ import main as bob_editor

READY = "ready"
"""The file that says that it begins."""

COMMANDS: dict[str, tuple[str, ...]] = {
    "fix": ("fix", "work", "--suggestions"),
    "pack": ("pack", "build", "work", "-o", "out/plain.bobpack"),
    "publish": (
        "publish",
        "work",
        "-o",
        "out/published",
        "--form",
        "forum",
        "--form",
        "pack",
        "--with-errors",
    ),
    "render": ("render", "work/b0.board.json", "-o", "out/map.svg"),
    "convert": ("convert", "work/b0.board.json", "out/map.hexjson", "--force"),
}
"""What is killed: each reads the folder ``work``, and writes there or into ``out``."""


def main() -> None:
    """Run one in the present folder, and wait."""
    folder, name = Path(sys.argv[1]), sys.argv[2]
    os.chdir(folder)
    Path(READY).touch()
    bob_editor(COMMANDS[name])
    time.sleep(3600)


if __name__ == "__main__":
    main()
