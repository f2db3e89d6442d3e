"""A pack is unpacked: whole or not at all."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from bob_editor.errors import BadFile, Cancelled
from bob_editor.storage.packing import reader as pack_reader
from bob_editor.storage.packing import unpacker as pack_unpacker
from bob_editor.storage.packs import (
    UnfitPack,
    build,
    read_project,
    unpack,
    unpacked,
    unpacked_as,
    verify,
    write_heading,
    write_plan,
)
from bob_editor.storage.shipped import shipped
from tests.storage.packs.at_hand import FLAT, PICTURE, made, put


def beside_pack(pack: Path) -> set[str]:
    return {path.name for path in pack.parent.iterdir()}


def test_an_empty_folder_may_be_used(pack: Path) -> None:
    """It gets what the pack holds; new folders have the usual mode."""
    target = pack.parent / "out"
    target.mkdir()
    before = os.umask(0o022)
    try:
        unpack(pack, target)
    finally:
        os.umask(before)
    assert (target / "boards/mill.board.json").exists()
    assert target.stat().st_mode & 0o777 == 0o755
    assert beside_pack(pack) == {"mill.bobpack", "out"}


@pytest.mark.parametrize("beside", [False, True])
def test_what_the_window_writes_there_keeps_no_update_off(pack: Path, beside: bool) -> None:
    """It goes by the list of what was unpacked, whichever file the heading is written to."""
    out = pack.parent / "out"
    unpack(pack, out)
    listed = unpacked_as(out).contents
    if beside:
        write_plan(out, {"series": "Mills"})
    write_heading(out, {"title": "Renamed"})
    write_heading(out, {"edition": None})
    assert (read_project(out).info.title, read_project(out).info.edition) == ("Renamed", "")
    assert unpacked_as(out).contents == listed


def with_heading(pack: Path, **fields: object) -> Path:
    """The pack again, whose pack.json has further fields."""
    other = pack.with_name("other.bobpack")
    with ZipFile(pack) as read, ZipFile(other, "w") as write:
        for one in read.infolist():
            data = read.read(one)
            write.writestr(
                one, json.dumps(json.loads(data) | fields) if one.filename == "pack.json" else data
            )
    return other


@pytest.mark.parametrize(
    ("fields", "hint"),
    [({"motto": "Hold!"}, "It may be of a newer bob-editor"), ({"contents": {}}, "Ask for a whole copy")],
)
def test_a_field_of_a_later_program_is_told_as_such(pack: Path, fields: dict[str, Any], hint: str) -> None:
    """A pack with one isn't damaged, and a copy would have it too."""
    with pytest.raises(UnfitPack) as caught:
        unpack(with_heading(pack, **fields), pack.parent / "out")
    assert caught.value.hint.startswith(hint)


def in_use(target: Path) -> None:
    put(target, {"mine.txt": "mine"})


def a_file(target: Path) -> None:
    target.write_text("mine")


def a_link(target: Path) -> None:
    (target.parent.parent / "linked").mkdir()
    target.symlink_to(target.parent.parent / "linked")


def held(target: Path) -> tuple[bool, str | dict[str, str]]:
    """Whether it is a link, and its text, or those of its files."""
    whole = (
        {path.name: path.read_text() for path in target.iterdir()} if target.is_dir() else target.read_text()
    )
    return target.is_symlink(), whole


@pytest.mark.parametrize("there", [in_use, a_file, a_link])
def test_nothing_is_written_over(pack: Path, there: Callable[[Path], None]) -> None:
    """A folder with something in it, a file, and a link are left alone."""
    target = pack.parent / "out"
    there(target)
    before = held(target)
    with pytest.raises(BadFile, match="is there already"):
        unpack(pack, target)
    assert beside_pack(pack) == {"mill.bobpack", "out"}
    assert held(target) == before


def test_a_folder_in_no_folder_is_an_error(pack: Path) -> None:
    """As it is for files; also a name that is none."""
    with pytest.raises(BadFile, match="no such folder"):
        unpack(pack, pack.parent / "a" / "b")
    with pytest.raises(BadFile, match="no path"):
        unpack(pack, pack.parent / "a\0b")
    assert beside_pack(pack) == {"mill.bobpack"}


def full_disk(*_args: object, **_kwargs: object) -> int:
    raise OSError(28, "No space left on device")


@pytest.mark.parametrize("call", ["mkdir", "write_bytes", "open", "rename"])
@pytest.mark.parametrize("empty", [False, True])
def test_a_full_disk_leaves_nothing(
    pack: Path, monkeypatch: pytest.MonkeyPatch, call: str, empty: bool
) -> None:
    """Whichever step fails; an empty folder that was there stays."""
    target = pack.parent / "out"
    if empty:
        target.mkdir()
    real: Callable[..., Any] = getattr(Path, call)

    def fails(path: Path, *args: Any, **kwargs: Any) -> Any:
        # The folder itself may be put back, and the pack must be read.
        return real(path, *args, **kwargs) if path in (target, pack) else full_disk()

    monkeypatch.setattr(Path, call, fails)
    with pytest.raises(BadFile, match="the disk is full"):
        unpack(pack, target)
    monkeypatch.undo()
    assert beside_pack(pack) == ({"mill.bobpack", "out"} if empty else {"mill.bobpack"})
    assert not empty or list(target.iterdir()) == []


def test_unpacking_can_be_stopped(pack: Path) -> None:
    """Wherever it is, nothing is left."""
    for most in range(40):
        asked = iter(range(1000))
        try:
            unpack(pack, pack.parent / "out", cancelled=lambda asked=asked, most=most: next(asked) >= most)
        except Cancelled:
            assert beside_pack(pack) == {"mill.bobpack"}
        else:
            break
    assert most == 2 * (len(FLAT) - 1)


def test_a_pack_that_changes_meanwhile_leaves_nothing(
    flat: Path, pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hashes are looked at once more while writing."""
    # More than a reader keeps in memory.
    made(put(flat, {"large.png": PICTURE * 10_000}), pack)
    real = pack_reader.verified

    def then_spoiled(*args: Any, **kwargs: Any) -> Any:
        found = real(*args, **kwargs)
        raw = bytearray(pack.read_bytes())
        raw[raw.index(b"Two boards")] = 0x21
        pack.write_bytes(raw)
        return found

    monkeypatch.setattr(pack_unpacker, "verified", then_spoiled)
    with pytest.raises(BadFile, match="changed while it was read"):
        unpack(pack, pack.parent / "out")
    assert beside_pack(pack) == {"mill.bobpack"}


def test_a_pack_can_be_looked_into(pack: Path) -> None:
    """What it holds is there as long as it is needed."""
    with unpacked(pack) as (found, folder):
        assert len(found.files) == len(FLAT) - 1
        assert (folder / "pack.json").exists()
    assert not folder.exists()


def test_progress_is_told(flat: Path, pack: Path, tmp_path: Path) -> None:
    """From nothing to all, of one total."""
    for work in (
        lambda tell: build(read_project(flat), tmp_path / "again.bobpack", progress=tell),
        lambda tell: verify(pack, progress=tell),
    ):
        told: list[tuple[int, int]] = []
        work(lambda done, total, told=told: told.append((done, total)))
        total = len(FLAT) - 1
        assert told == [(done, total) for done in range(total + 1)]


def test_the_shipped_maps_become_packs(tmp_path: Path) -> None:
    """Every game's folder of maps is a project whose pack verifies."""
    folders = [path for path in sorted(shipped("maps").iterdir()) if path.is_dir()]
    assert folders
    for folder in folders:
        assert read_project(folder).faults == ()
        found = verify(made(folder, tmp_path / f"{folder.name}.bobpack"))
        assert found.faults == ()
        assert found.info is not None
        assert folder.name in found.info.rulesets
