"""Files are written whole or not at all."""

import errno
import os
import stat
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from bob_editor.errors import BadFile
from bob_editor.storage.files.trading import traded
from bob_editor.storage.files.writing import (
    BEFORE,
    WHOLE,
    cannot_write,
    make_folder,
    restore,
    sweep,
    unfinished,
    write,
    write_bytes,
)


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A file that is there already."""
    path = tmp_path / "mill.board.json"
    path.write_text("old")
    return path


def only_file(folder: Path) -> str:
    """The name of the only file in a folder."""
    (found,) = folder.iterdir()
    return found.name


def test_a_new_file_has_the_usual_mode(tmp_path: Path) -> None:
    """Others may read it where the user's mask lets them, as with any program."""
    before = os.umask(0o027)
    try:
        write(tmp_path / "new.json", "ä\n")
    finally:
        os.umask(before)
    path = tmp_path / "new.json"
    assert path.read_bytes() == b"\xc3\xa4\n"
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_an_old_file_keeps_its_mode(old: Path) -> None:
    """Saving doesn't open a private file to others."""
    old.chmod(0o600)
    write(old, "new")
    assert old.read_text() == "new"
    assert stat.S_IMODE(old.stat().st_mode) == 0o600
    assert only_file(old.parent) == old.name


def test_a_link_stays_a_link(old: Path, tmp_path: Path) -> None:
    """The file that a link, or a link to a link, leads to is written."""
    (tmp_path / "links").mkdir()
    first, second = tmp_path / "links" / "first", tmp_path / "links" / "second"
    first.symlink_to(Path("..") / old.name)
    second.symlink_to(first)
    write(second, "new")
    assert second.is_symlink()
    assert first.is_symlink()
    assert old.read_text() == "new"
    assert {path.name for path in (tmp_path / "links").iterdir()} == {"first", "second"}


def test_a_link_to_nothing_makes_the_file(tmp_path: Path) -> None:
    """As any program that opens a dangling link for writing does."""
    (tmp_path / "link").symlink_to(tmp_path / "target")
    write(tmp_path / "link", "new")
    assert (tmp_path / "target").read_text() == "new"
    assert (tmp_path / "link").is_symlink()


def test_a_link_to_itself_is_an_error(tmp_path: Path) -> None:
    """And the link isn't replaced."""
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    with pytest.raises(BadFile, match="can't be written"):
        write(tmp_path / "loop", "new")
    assert (tmp_path / "loop").is_symlink()


def full_disk(*args: object) -> int:
    """Stands in for a call that finds the disk full."""
    raise OSError(errno.ENOSPC, "No space left on device")


@pytest.mark.parametrize("call", ["write", "fsync", "fchmod", "replace"])
def test_a_full_disk_leaves_the_old_file(old: Path, monkeypatch: pytest.MonkeyPatch, call: str) -> None:
    """Whichever step fails, the old file is whole and nothing is left beside it."""
    if call == "replace":
        monkeypatch.setattr(Path, "replace", full_disk)
    else:
        monkeypatch.setattr(os, call, full_disk)
    with pytest.raises(BadFile, match="the disk is full"):
        write(old, "new")
    monkeypatch.undo()
    assert old.read_text() == "old"
    assert only_file(old.parent) == old.name


@pytest.mark.parametrize(
    ("number", "why", "hint"),
    [
        (errno.EDQUOT, "the disk is full", "Make room, or save to another place."),
        (errno.EROFS, "the disk is write-protected", "Save to another place."),
        (errno.EIO, "input/output error", "Save to another place."),
    ],
)
def test_what_helps_is_said(number: int, why: str, hint: str) -> None:
    """Room is no help where there is enough of it; common reasons are said in the window's language, too."""
    told = cannot_write("mill.board.json", OSError(number, os.strerror(number)))
    assert (str(told), told.hint) == (f"mill.board.json can't be written: {why}.", hint)


def test_a_break_leaves_the_old_file(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So does the user's Ctrl-C in the middle of it."""

    def interrupt(*args: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        write(old, "new")
    monkeypatch.undo()
    assert old.read_text() == "old"
    assert only_file(old.parent) == old.name


def test_the_new_file_is_on_the_disk_before_it_replaces_the_old(
    old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise a power cut could leave an empty file under the name."""
    steps: list[str] = []

    def noted(name: str, call: Callable[..., object]) -> Callable[..., object]:
        def step(*args: object) -> object:
            steps.append(name)
            return call(*args)

        return step

    monkeypatch.setattr(os, "fsync", noted("fsync", os.fsync))
    monkeypatch.setattr(Path, "replace", noted("replace", Path.replace))
    write(old, "new")
    assert steps[:2] == ["fsync", "replace"]


def test_a_file_written_in_pieces_is_whole(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The system may take fewer bytes than it was given."""
    real = os.write
    monkeypatch.setattr(os, "write", lambda handle, content: real(handle, bytes(content[:3])))
    write_bytes(old, b"0123456789")
    assert old.read_bytes() == b"0123456789"


def test_a_protected_file_is_not_replaced(old: Path) -> None:
    """Though its folder would let it be, and also for root."""
    old.chmod(0o444)
    with pytest.raises(BadFile, match="write-protected"):
        write(old, "new")
    assert old.read_text() == "old"


def test_a_protected_folder_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Root may write to any folder, so the refusal is played."""

    def refuse(*args: object, **kwargs: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(tempfile, "mkstemp", refuse)
    with pytest.raises(BadFile, match="may not be written") as caught:
        write(tmp_path / "new.json", "new")
    assert caught.value.hint


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write to any folder")
def test_a_read_only_folder_is_an_error(old: Path) -> None:
    """The same with a real folder."""
    old.parent.chmod(0o555)
    try:
        with pytest.raises(BadFile, match="may not be written"):
            write(old, "new")
        assert old.read_text() == "old"
    finally:
        old.parent.chmod(0o755)


def test_places_that_take_no_file_are_errors(tmp_path: Path) -> None:
    """A folder, a folder that isn't there, a name that is none."""
    with pytest.raises(BadFile, match="is a folder"):
        write(tmp_path, "new")
    with pytest.raises(BadFile, match="no such folder"):
        write(tmp_path / "nowhere" / "new.json", "new")
    with pytest.raises(BadFile, match="no path"):
        write("a\0b", "new")
    with pytest.raises(BadFile, match="can't be written"):
        write(tmp_path / ("long" * 100), "new")
    assert list(tmp_path.iterdir()) == []


def test_places_that_take_no_folder_are_errors(tmp_path: Path) -> None:
    """Below a file, and of a name that is none; a folder that is there is no error."""
    (tmp_path / "file").write_text("old")
    for name, words in (
        ("file", "can't be written"),
        ("file/below", "can't be written"),
        ("a\0b", "no path"),
    ):
        with pytest.raises(BadFile, match=words):
            make_folder(tmp_path / name)
    make_folder(tmp_path / "a" / "b")
    make_folder(tmp_path / "a" / "b")
    assert (tmp_path / "a" / "b").is_dir()


def test_devices_are_written_to() -> None:
    """A device can't be replaced; one that is full says so."""
    if not Path("/dev/full").exists():
        pytest.skip("this system has no such device")
    write("/dev/null", "new")
    with pytest.raises(BadFile, match="the disk is full"):
        write("/dev/full", "new")
    assert stat.S_ISCHR(Path("/dev/null").stat().st_mode)


def test_what_interrupted_writing_left_is_swept(tmp_path: Path) -> None:
    """When the same file is written again; not what somebody may be writing now, nor what is another's."""
    names = (".a.json.x1.tmp", ".a.json.x2.tmp", ".b.json.x3.tmp", ".a.json.x4.tmp")
    left, new, others, ahead = (tmp_path / name for name in names)
    for file in (left, new, others, ahead):
        file.write_text("half")
    # The clock has been set back since.
    os.utime(ahead, (4e9, 4e9))
    for file in (left, others):
        os.utime(file, (0, 0))
    write(tmp_path / "a.json", "whole")
    assert sorted(file.name for file in tmp_path.iterdir()) == [new.name, others.name, "a.json"]


def test_what_interrupted_making_left_is_swept(tmp_path: Path) -> None:
    """When the same folder is made again; not where something in it is new, nor what is no such folder."""
    names = {".made.1.tmp": "whole", ".made.2.tmp": "before", ".made.3.tmp": "whole", ".made.4.tmp": "mine"}
    names[".made.of.5.tmp"] = "before"
    for name, inside in names.items():
        (tmp_path / name / inside / "maps").mkdir(parents=True)
        for folder in (tmp_path / name / inside / "maps", tmp_path / name / inside, tmp_path / name):
            os.utime(folder, (0, 0))
    (tmp_path / ".made.3.tmp" / "whole" / "maps").touch()
    with pytest.raises(OSError, match="full"), unfinished(tmp_path / "made"):
        raise OSError("full")
    assert len(list(tmp_path.iterdir())) == 5
    with unfinished(tmp_path / "made") as holder:
        (holder / WHOLE).mkdir()
        (holder / WHOLE).rename(tmp_path / "made")
    left = sorted(one.name for one in tmp_path.iterdir())
    assert left == [".made.3.tmp", ".made.4.tmp", ".made.of.5.tmp", "made"]


def test_what_fails_is_told_by_the_path_that_it_was_to_have(tmp_path: Path) -> None:
    """Nobody who has a full disk knows the folder beside, which is gone by then."""
    with pytest.raises(BadFile) as refused, unfinished(tmp_path / "made") as holder:
        write(holder / WHOLE / "maps" / "a.svg", "")
    assert str(refused.value).startswith(f"{tmp_path / 'made' / 'maps' / 'a.svg'} can't be written")
    assert refused.value.hint


def test_what_gave_way_to_what_was_broken_off_stays(tmp_path: Path) -> None:
    """It is there alone then."""
    with suppress(KeyboardInterrupt), unfinished(tmp_path / "made") as holder:
        for name in (WHOLE, BEFORE):
            (holder / name / "maps").mkdir(parents=True)
        raise KeyboardInterrupt
    assert [one.name for one in holder.iterdir()] == [BEFORE]
    for name in ("mad", "made.of", "made"):
        restore(tmp_path / name, lambda _: False)
        assert not (tmp_path / name).exists()
        restore(tmp_path / name, lambda folder: (folder / "maps").is_dir())
        assert (tmp_path / name / "maps").is_dir() is (name == "made")
    (tmp_path / "other").mkdir()
    (tmp_path / "made" / "old").touch()
    if traded(tmp_path / "made", tmp_path / "other"):  # not on every disk
        assert (tmp_path / "other" / "old").exists()
        assert not any((tmp_path / "made").iterdir())
    assert not traded(tmp_path / "made", tmp_path / "missing")


def test_what_another_sweeps_meanwhile_is_no_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its folder may be gone between two looks at it."""
    (tmp_path / ".made.1.tmp" / "whole").mkdir(parents=True)
    monkeypatch.setattr(os, "walk", lambda _: iter(()))
    sweep(tmp_path)
    assert (tmp_path / ".made.1.tmp").is_dir()


@pytest.mark.parametrize(
    "name", ["Ä" * 120 + ".json", "🎲" * 61 + ".json", "a b  c .json", "x" * 250 + ".json"]
)
def test_names_as_long_as_file_systems_allow(tmp_path: Path, name: str) -> None:
    """They are counted in bytes, and the unfinished file beside has a name of its own."""
    write(tmp_path / name, "whole")
    assert [file.name for file in tmp_path.iterdir()] == [name]
