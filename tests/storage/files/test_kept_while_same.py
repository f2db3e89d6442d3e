"""A file is read once as long as it is the same, and what it was before isn't kept."""

import gc
import weakref
from pathlib import Path

import pytest

from bob_editor.storage.files.kept_while_same import kept_while_same


class Text:
    """What is read, which can be waited for to go."""

    def __init__(self, said: str) -> None:
        self.said = said


def test_what_a_file_was_before_goes(tmp_path: Path) -> None:
    """However often it is written, there is one of it."""
    file, read = tmp_path / "a", list[weakref.ref[Text]]()

    @kept_while_same(4)
    def text(path: Path, added: str) -> Text:
        found = Text(path.read_text() + added)
        read.append(weakref.ref(found))
        return found

    for said in ("one", "three", "eleven"):
        file.write_text(said)
        assert [text(file, "!").said for _ in range(2)] == [f"{said}!"] * 2
    gc.collect()
    assert [one() is not None for one in read] == [False, False, True]
    assert text(file, "?").said == "eleven?"
    file.unlink()
    with pytest.raises(FileNotFoundError):
        text(file, "!")
