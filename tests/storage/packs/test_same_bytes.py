"""A pack has the same bytes wherever it is made."""

import hashlib
import json
import os
import random
import shutil
import zipfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bob_editor.storage.documents import read_board
from bob_editor.storage.packs import build, pack_bytes, read_project, unpack
from tests.storage.packs.at_hand import FLAT, board, made, put, scenario


def test_a_copy_gives_the_same_bytes(flat: Path, tmp_path: Path) -> None:
    """Whatever its place, its files' times, modes and order of making, and the line ends of its texts."""
    names = list(FLAT)
    random.Random(4).shuffle(names)
    other = tmp_path / "a copy"
    for age, name in enumerate(names):
        target = other / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(flat / name, target)
        os.utime(target, (10**9 + age * 86400, 10**9 + age * 86400))
        target.chmod(0o600 if age % 2 else 0o755)
    text = (other / "README.md").read_bytes()
    (other / "README.md").write_bytes(text.replace(b"\r\n", b"\n"))
    first = made(flat, tmp_path / "first.bobpack").read_bytes()
    assert made(other, tmp_path / "second.bobpack").read_bytes() == first
    assert hashlib.sha256(first).hexdigest() == hashlib.sha256(pack_bytes(read_project(flat))).hexdigest()


def test_nothing_in_a_pack_hangs_on_the_machine(flat: Path, tmp_path: Path) -> None:
    """Files are stored, with one time, one mode and one system, without extra fields or comments."""
    with zipfile.ZipFile(made(flat, tmp_path / "mill.bobpack")) as found:
        rows = found.infolist()
        assert found.comment == b""
    assert [row.filename for row in rows[1:]] == sorted(row.filename for row in rows[1:])
    assert {
        (row.compress_type, row.date_time, row.create_system, row.extra, row.comment) for row in rows
    } == {(zipfile.ZIP_STORED, (1980, 1, 1, 0, 0, 0), 3, b"", b"")}
    assert {row.external_attr for row in rows} == {0o100644 << 16}


NAMES = st.text(st.characters(codec="utf-8", categories=["L", "N"]), min_size=1, max_size=12).map(
    str.casefold
)


@settings(max_examples=20)
@given(names=st.sets(NAMES, min_size=1, max_size=6), folders=st.lists(NAMES, max_size=2), data=st.data())
def test_any_layout_survives_the_journey(
    names: set[str], folders: list[str], data: st.DataObject, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Boards in any folders, scenarios that name them from any other: all paths still lead to the same boards."""
    root = tmp_path_factory.mktemp("any")
    places = ["", *(f"{folder}/" for folder in folders), "boards/", "maps/deep/"]
    at = {name: data.draw(st.sampled_from(places)) for name in sorted(names)}
    home = data.draw(st.sampled_from(places))
    boards = {f"{at[name]}{name}.board.json": board("b", title=name) for name in sorted(names)}
    paths = [os.path.relpath(path, home or ".") for path in boards]
    put(root / "in", {**boards, f"{home}d.scenario.json": scenario(*paths)})
    project = read_project(root / "in")
    if project.faults:
        # Names that are one on some systems, or that some system doesn't take: refused, not lost.
        known = {"schema/duplicate", "schema/path", "schema/outside"}
        assert {fault.code for fault in project.faults} <= known
        return
    build(project, root / "a.bobpack")
    unpack(root / "a.bobpack", root / "out")
    (found,) = (root / "out/scenarios").iterdir()
    placed = json.loads(found.read_text(encoding="utf-8"))["map"]["boards"]
    assert [read_board(found.parent / row["board"]).value.title for row in placed] == sorted(names)
