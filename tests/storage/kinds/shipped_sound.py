"""Works out what stands for the documents that ship and keep to their schemas: boards and LOS suites."""

import hashlib
from pathlib import Path

from bob_editor.storage.kinds import found_sound
from bob_editor.storage.kinds.reading_files import read_board, read_suite
from bob_editor.storage.naming import BOARD, SUITE
from bob_editor.storage.shipped import map_folders

FILE = Path(found_sound.__file__).with_name(found_sound.SHIPPED)


def sound() -> list[str]:
    """What stands for each of them, in order; all are held to their schemas, known ones, too."""
    boards = [
        path for folder in map_folders() for path in folder.glob(f"*{BOARD}") if not read_board(path).problems
    ]
    suites = [
        path for folder in map_folders() for path in folder.glob(f"*{SUITE}") if not read_suite(path).problems
    ]
    return sorted(hashlib.sha256(path.read_bytes()).hexdigest() for path in (*boards, *suites))


def write() -> None:
    """Write the file anew."""
    FILE.write_text("".join(f"{one}\n" for one in sound()), "ascii")


if __name__ == "__main__":
    write()
