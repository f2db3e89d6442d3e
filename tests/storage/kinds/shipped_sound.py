"""Works out what stands for the documents that ship and keep to their schemas: boards, LOS suites and stamps."""

import hashlib
from pathlib import Path

from bob_editor.storage.kinds import found_sound
from bob_editor.storage.kinds.reading_files import read_board, read_stamp, read_suite
from bob_editor.storage.naming import BOARD, STAMP, SUITE
from bob_editor.storage.shipped import map_folders, shipped

FILE = Path(found_sound.__file__).with_name(found_sound.SHIPPED)


def sound() -> list[str]:
    """What stands for each of them, in order; all are held to their schemas, known ones, too."""
    folders = [*map_folders(), *shipped("stamps").iterdir()]
    kinds = ((BOARD, read_board), (SUITE, read_suite), (STAMP, read_stamp))
    found = [
        path
        for ending, read in kinds
        for folder in folders
        for path in folder.glob(f"*{ending}")
        if not read(path).problems
    ]
    return sorted(hashlib.sha256(path.read_bytes()).hexdigest() for path in found)


def write() -> None:
    """Write the file anew."""
    FILE.write_text("".join(f"{one}\n" for one in sound()), "ascii")


if __name__ == "__main__":
    write()
