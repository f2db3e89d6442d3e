"""What was open is written down also on a disk that had no room for it at first."""

from pathlib import Path

import pytest

from bob_editor.errors import BadFile
from bob_editor.storage.files.writing import write
from bob_editor.ui.keeping import open_record
from bob_editor.ui.keeping.open_record import OpenRecord, OpenRecords, OpenTab, OpenWindow, read_record

LEFT = OpenRecord((OpenWindow((OpenTab("/there/one.board.json"),)),))


class Disk:
    """Writes what is open, unless it is full."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = True
        monkeypatch.setattr(open_record, "write", self.write)

    def write(self, path: Path, text: str) -> None:
        """As the program does."""
        if self.full:
            raise BadFile("There is no room.")
        write(path, text)


def test_what_a_dead_run_left_stays_until_it_is_written_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """This run may die as well: then it would be in nobody's file."""
    dead = OpenRecords(tmp_path, "dead")
    assert dead.write(LEFT)
    assert dead._lock is not None
    dead._lock.unlock()
    disk, own = Disk(monkeypatch), OpenRecords(tmp_path, "own")
    assert own.take_left().paths == LEFT.paths
    assert dead.file.exists()
    disk.full = False
    assert own.write(LEFT)
    assert not dead.file.exists()
    assert read_record(own.file).paths == LEFT.paths
