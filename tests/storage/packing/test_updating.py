"""An unpacked pack is brought up to a new edition, and what was changed in it stays."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from bob_editor.errors import BadFile
from bob_editor.storage.packing.updating import merge
from bob_editor.storage.packs import build, read_project, unpack, update
from tests.publishing.conftest import BOARD, HEAD, put, scenario


@pytest.fixture
def editions(tmp_path: Path) -> tuple[Path, Path, Path]:
    """Two editions of a pack, and a folder into which the first was unpacked."""
    folder = tmp_path / "mill"
    for number in (1, 2):
        put(folder / "project.json", {**HEAD, "edition": str(number)})
        put(folder / "mill.board.json", {**BOARD, **({"number": "9"} if number == 2 else {})})
        late: dict[str, Any] = {"number": "7", "first_player": "top"} if number == 2 else {}
        put(folder / "dawn.scenario.json", scenario("dawn", **late))
        put(folder / "dusk.scenario.json", scenario("dusk", **late))
        if number == 1:
            put(folder / "noon.scenario.json", scenario("noon"))
        build(read_project(folder), tmp_path / f"{number}.bobpack")
        if number == 1:
            unpack(tmp_path / "1.bobpack", tmp_path / "mine")
            (folder / "noon.scenario.json").unlink()
    return tmp_path / "1.bobpack", tmp_path / "2.bobpack", tmp_path / "mine"


def edit(path: Path, **fields: Any) -> None:
    path.write_text(json.dumps({**json.loads(path.read_text("utf-8")), **fields}), "utf-8")


def files(folder: Path) -> dict[str, bytes]:
    return {
        one.relative_to(folder).as_posix(): one.read_bytes() for one in folder.rglob("*") if one.is_file()
    }


def test_unaltered_it_is_the_new_pack(editions: tuple[Path, Path, Path], tmp_path: Path) -> None:
    """Byte for byte; taken back it is the old one, and once more nothing changes."""
    _, new, mine = editions
    before = files(mine)
    found = update(new, mine)
    states = {Path(one.path).name.partition(".")[0]: one.state for one in found.files}
    assert states == {"mill": "updated", "dawn": "updated", "dusk": "updated", "noon": "gone"}
    found.step.take()
    unpack(new, tmp_path / "whole")
    assert files(mine) == files(tmp_path / "whole")
    assert not update(new, mine).step.changes
    found.step.back.take()
    assert files(mine) == before


def test_own_changes_stay(editions: tuple[Path, Path, Path]) -> None:
    """Fields of both are put together where the old pack is there; where both changed one, both texts stay."""
    old, new, mine = editions
    scenes = mine / "scenarios"
    edit(scenes / "dawn.scenario.json", title="My dawn")
    edit(scenes / "dusk.scenario.json", number="3")
    (mine / "boards" / "mill.board.json").unlink()
    put(mine / "notes.txt", "mine")
    blind = update(new, mine)
    assert [one.state for one in blind.files] == ["conflict", "conflict", "conflict", "gone"]
    found = update(new, mine, old=old)
    states = {Path(one.path).name.partition(".")[0]: one.state for one in found.files}
    assert (states["mill"], states["dawn"], states["dusk"]) == ("conflict", "merged", "conflict")
    found.step.take()
    dawn = json.loads((scenes / "dawn.scenario.json").read_text("utf-8"))
    assert (dawn["title"], dawn["number"], dawn["first_player"]) == ("My dawn", "7", "top")
    assert json.loads((scenes / "dusk.scenario.json").read_text("utf-8"))["number"] == "3"
    assert json.loads((scenes / "dusk.scenario.json.from-pack").read_text("utf-8"))["number"] == "7"
    assert not (mine / "boards" / "mill.board.json").exists()
    assert (mine / "notes.txt").exists()
    assert not [one for one in read_project(mine).left_out if "from-pack" in one]
    assert {one.state for one in update(new, mine).files} == {"yours"}


def test_another_pack_is_refused(editions: tuple[Path, Path, Path], tmp_path: Path) -> None:
    """So is a folder of which nobody knows what was unpacked into it."""
    _, new, mine = editions
    edit(mine / "pack.json", id="other")
    with pytest.raises(BadFile, match="of the pack other"):
        update(new, mine)
    (mine / "pack.json").unlink()
    with pytest.raises(BadFile, match="doesn't say"):
        update(new, mine)
    with pytest.raises(BadFile, match="no folder"):
        update(new, tmp_path / "nowhere")


@pytest.mark.parametrize("path", ["../outside.txt", "/abs.txt", "boards/../../outside.txt", "a\\b.txt"])
def test_a_folder_that_lists_what_lies_elsewhere_is_refused(
    editions: tuple[Path, Path, Path], tmp_path: Path, path: str
) -> None:
    """A strange pack.json never has a file outside its folder looked at, let alone taken away."""
    _, new, mine = editions
    outside = tmp_path / "outside.txt"
    outside.write_bytes(b"keep me")
    heading = json.loads((mine / "pack.json").read_text("utf-8"))
    heading["contents"][path] = hashlib.sha256(b"keep me").hexdigest()
    (mine / "pack.json").write_text(json.dumps(heading), "utf-8")
    with pytest.raises(BadFile, match="lists"):
        update(new, mine)
    assert outside.exists()


def test_one_is_not_true() -> None:
    """Values that only Python takes for the same are different changes."""
    assert merge({"a": 1}, {"a": 1}, {"a": True}) == {"a": True}
    assert merge({"a": 1}, {"a": 1}, {"a": True})["a"] is True
