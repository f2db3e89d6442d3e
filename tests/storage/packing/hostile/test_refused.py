"""Packs from strangers: whatever is wrong with one is told, and nothing of it is written."""

import io
import time
import tracemalloc
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bob_editor.errors import BadFile, TooLarge
from bob_editor.storage.packing import archive as pack_zip
from bob_editor.storage.packing import reader as pack_reader
from bob_editor.storage.packing.faults import FaultFound
from bob_editor.storage.packing.paths import clashes, path_fault, resolved
from bob_editor.storage.packs import UnfitPack, unpack, verify
from tests.storage.packing.hostile.at_hand import (
    FILES,
    GOOD,
    MILL,
    TIGHT,
    head,
    packed,
)
from tests.storage.packing.hostile.hostile_packs import HOSTILE


@pytest.mark.parametrize("case", HOSTILE)
def test_a_hostile_pack_is_refused_and_nothing_is_written(case: str, tmp_path: Path) -> None:
    """The fault is told by its kind, in a sentence without anything that could steer a terminal."""
    raw, code = HOSTILE[case]
    path = tmp_path / "in" / "evil.bobpack"
    path.parent.mkdir()
    path.write_bytes(raw if isinstance(raw, bytes) else raw())
    faults = verify(path).faults
    assert [fault.code for fault in faults] == [f"schema/{code}"]
    assert all(fault.message.isprintable() and fault.message[-1] in ".…" for fault in faults)
    with pytest.raises(UnfitPack, match="can't be opened") as caught:
        unpack(path, tmp_path / "out")
    assert caught.value.faults == faults
    assert [one.name for one in tmp_path.rglob("*")] == ["in", "evil.bobpack"]


def test_no_more_is_unpacked_than_is_said() -> None:
    """A bomb that says it is small is left after its first piece, in no time and memory."""
    bomb = HOSTILE["a bomb that says it is none"][0]
    assert callable(bomb)
    file = io.BytesIO(bomb())
    (entry,) = (one for one in pack_zip.entries(file) if one.path == "assets/zeros")
    tracemalloc.start()
    with pytest.raises(FaultFound):
        b"".join(pack_zip.pieces(file, entry))
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 4 * pack_zip.PIECE


def test_a_limit_is_told_before_time_is_spent(tmp_path: Path) -> None:
    """Ten thousand and one files, or half a gigabyte, are refused by the zip's list alone."""
    path = tmp_path / "a.bobpack"
    for case in ("ten thousand and one files", "files past the limit together"):
        raw = HOSTILE[case][0]
        assert callable(raw)
        path.write_bytes(raw())
        started = time.perf_counter()
        assert len(verify(path).faults) == 1
        assert time.perf_counter() - started < 0.5


def test_a_file_larger_than_any_pack_is_not_opened(tmp_path: Path) -> None:
    """Its size is looked at first."""
    path = tmp_path / "a.bobpack"
    with path.open("wb") as file:
        file.truncate(pack_reader._MAX_ZIP_BYTES + 1)
    with pytest.raises(TooLarge):
        verify(path)


def test_what_is_no_file_is_an_error(tmp_path: Path) -> None:
    """No file, a folder."""
    for path, why in ((tmp_path / "none.bobpack", "no file"), (tmp_path, "is a folder")):
        with pytest.raises(BadFile, match=why):
            verify(path)
        with pytest.raises(BadFile, match=why):
            unpack(path, tmp_path / "out")
    assert list(tmp_path.iterdir()) == []


def test_ten_thousand_files_are_a_pack(tmp_path: Path) -> None:
    """The limit itself is within it, its pack.json counted."""
    path = tmp_path / "a.bobpack"
    path.write_bytes(packed({f"assets/{at}": b"" for at in range(9_999)}))
    found = verify(path)
    assert found.faults == ()
    assert len(found.files) == 9_999


def test_every_fault_is_told_up_to_a_number(tmp_path: Path) -> None:
    """Several at once, each with its file; thousands help nobody."""
    path = tmp_path / "a.bobpack"
    contents = {MILL: "0" * 64, "los/mill.los.json": "1" * 64}
    path.write_bytes(packed(FILES, contents=contents))
    assert [fault.file for fault in verify(path).faults] == list(contents)
    path.write_bytes(packed({f"boards/..{at}": b"" for at in range(1000)}))
    assert len(verify(path).faults) == 200


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_no_spoiled_byte_is_trusted(data: st.DataObject, tmp_path: Path) -> None:
    """Whatever bytes are changed, lost or put in: what is unpacked is what was packed, or nothing."""
    good = data.draw(st.sampled_from([GOOD, TIGHT]))
    at = data.draw(st.integers(0, len(good) - 1))
    put_in = data.draw(st.binary(max_size=4))
    raw = good[:at] + put_in + good[at + data.draw(st.integers(0, 4)) :]
    path = tmp_path / "a.bobpack"
    path.write_bytes(raw)
    with_what = {"pack.json": head(FILES), **FILES}
    faults = verify(path).faults
    if not faults:
        # Times and versions in the headers mean nothing, and may be any.
        file = io.BytesIO(raw)
        assert {one.path: b"".join(pack_zip.pieces(file, one)) for one in pack_zip.entries(file)} == with_what


PATHS = st.lists(
    st.sampled_from(
        ["boards", "a", "..", ".", "", "C:", "nul", " ", "\\", "~", "\0", "\ud800", "é", "x" * 120]
    ),
    max_size=5,
).map("/".join)


@given(PATHS)
def test_a_path_without_fault_stays_in_its_folder(path: str) -> None:
    """Whatever it is made of."""
    if not path_fault(path):
        assert resolved("pack.json", path) == path
        assert path == "pack.json" or path.partition("/")[0] in ("boards", "scenarios", "los", "assets")
        assert "\\" not in path
        assert ":" not in path
        assert path.encode()


@given(st.lists(st.text("aAäÄ/ß", min_size=1, max_size=4), max_size=8))
def test_paths_that_dont_clash_are_different_files(paths: list[str]) -> None:
    """No two are one where capitals don't count, and none is the folder of another."""
    if not list(clashes(paths)):
        lower = [path.casefold() for path in paths]
        assert len(set(lower)) == len(lower)
        assert not any(one.startswith(f"{other}/") for one in lower for other in lower)
