"""What keeps a pack from being made."""

from pathlib import Path

import pytest

from bob_editor.errors import BadFile, Cancelled, TooLarge
from bob_editor.opening.games.in_packs import read_project as read_with_games
from bob_editor.storage.files import reading as json_files
from bob_editor.storage.packing import project as pack_project
from bob_editor.storage.packing import project_sources
from bob_editor.storage.packing import writer as pack_writer
from bob_editor.storage.packs import UnfitPack, build, read_project, verify
from tests.storage.packs.at_hand import FLAT, board, faults, put, scenario, suite


def test_a_missing_board_is_told(flat: Path, tmp_path: Path) -> None:
    """With the document that names it; no pack is written."""
    (flat / "farm.board.json").unlink()
    project = read_project(flat)
    (fault,) = project.faults
    assert (fault.file, fault.code) == ("dawn.scenario.json", "schema/missing-file")
    assert "farm.board.json" in fault.message
    with pytest.raises(UnfitPack, match="can't become a pack") as caught:
        build(project, tmp_path / "mill.bobpack")
    assert caught.value.faults == (fault,)
    assert not (tmp_path / "mill.bobpack").exists()


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("../far/mill.board.json", "schema/outside"),
        ("/etc/mill.board.json", "schema/outside"),
        ("C:/mill.board.json", "schema/outside"),
        ("maps\\mill.board.json", "schema/outside"),
        ("Mill.board.json", "schema/missing-file"),
        ("dawn.scenario.json", "schema/kind"),
        ("scan.png", "schema/kind"),
    ],
)
def test_paths_that_lead_to_no_board_are_told(flat: Path, path: str, code: str) -> None:
    """Outside the folder, absolute, spelled otherwise, or to something else."""
    put(flat.parent, {"far/mill.board.json": board("mill")})
    put(flat, {"dawn.scenario.json": scenario(path)})
    assert faults(flat) == {"dawn.scenario.json": code}


def test_names_that_clash_are_told(flat: Path) -> None:
    """Two files that would be one in the pack, also on systems that don't know capitals."""
    put(flat, {"other/mill.board.json": board("mill")})
    put(flat, {"other/FARM.board.json": board("farm")})
    assert faults(flat) == {
        "other/mill.board.json": "schema/duplicate",
        "farm.board.json": "schema/duplicate",
    }


@pytest.mark.parametrize("name", ["aux.board.json", "what?.board.json", "a:b.board.json", "a\\b.board.json"])
def test_names_that_some_system_refuses_are_told(flat: Path, name: str) -> None:
    """A pack must unpack on every system."""
    put(flat, {name: board("odd")})
    assert faults(flat) == {name: "schema/path"}


def test_links_are_told(flat: Path, tmp_path: Path) -> None:
    """A link to a file or a folder, within or outside: a pack can't have it, and its target isn't guessed."""
    put(tmp_path, {"secret/key.txt": "secret"})
    (flat / "key.txt").symlink_to(tmp_path / "secret/key.txt")
    (flat / "secret").symlink_to(tmp_path / "secret")
    assert faults(flat) == {"key.txt": "schema/link", "secret": "schema/link"}


def test_documents_that_cant_be_read_are_told(flat: Path) -> None:
    """No JSON, or of another kind than the name says."""
    put(flat, {"a.board.json": "{", "b.board.json": suite("mill.board.json")})
    assert faults(flat) == {"a.board.json": "schema/unreadable", "b.board.json": "schema/kind"}


def test_a_broken_document_makes_no_pack(flat: Path, tmp_path: Path) -> None:
    """What verification would refuse isn't written; the fault names the file by its place in the folder."""
    put(flat, {"farm.board.json": board("farm", colour="red")})
    with pytest.raises(UnfitPack) as caught:
        build(read_project(flat), tmp_path / "mill.bobpack")
    assert [(fault.file, fault.code) for fault in caught.value.faults] == [
        ("farm.board.json", "schema/additionalProperties")
    ]
    assert not (tmp_path / "mill.bobpack").exists()


@pytest.mark.parametrize(
    "head",
    ["{", "[]", '{"title": 5}', '{"colour": "red"}', '{"format": "bob-editor/board"}', '{"version": 2}'],
)
def test_a_broken_heading_is_told(flat: Path, head: str) -> None:
    """No JSON, a wrong type, an unknown field, another format or a newer version."""
    put(flat, {"pack.json": head})
    assert set(faults(flat)) == {"pack.json"}


def test_an_empty_folder_is_no_project(tmp_path: Path) -> None:
    """Nothing to play, no pack; a file or nothing at all is an error at once."""
    assert [fault.code for fault in read_project(tmp_path).faults] == ["schema/empty"]
    for name in (
        tmp_path / "none",
        Path(__file__),
        tmp_path / ("long" * 100),
        tmp_path / ("long" * 100) / "in" / "it",
    ):
        for read in (read_project, read_with_games):
            with pytest.raises(BadFile, match="is no folder"):
                read(name)


def test_limits_are_told_before_anything_is_packed(flat: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file, all files together, and their number."""
    monkeypatch.setattr(pack_project, "MAX_BYTES", 1000)
    put(flat, {"big.png": b"0" * 1001})
    assert faults(flat) == {"big.png": "schema/too-large"}
    monkeypatch.setattr(pack_project, "MAX_PACK_BYTES", 2000)
    assert faults(flat) == {"big.png": "schema/too-large", "": "schema/too-large"}
    monkeypatch.undo()
    monkeypatch.setattr(pack_project, "MAX_PACK_FILES", len(FLAT))
    assert faults(flat) == {"": "schema/too-large"}
    monkeypatch.setattr(project_sources, "MOST_SEEN", 3)
    with pytest.raises(TooLarge, match="more than 3 files"):
        read_project(flat)


def test_a_file_that_changes_meanwhile_makes_no_pack(
    flat: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A designer saves while the pack is made: it is told, not packed with a wrong hash."""
    real = json_files.read_bytes
    ages = iter(range(1000))

    def aged(path: Path) -> bytes:
        return real(path) + (b"%d" % next(ages) if path.name == "scan.png" else b"")

    monkeypatch.setattr(pack_writer, "read_bytes", aged)
    with pytest.raises(UnfitPack) as caught:
        build(read_project(flat), tmp_path / "mill.bobpack")
    assert [(fault.file, fault.code) for fault in caught.value.faults] == [("scan.png", "schema/hash")]
    assert not (tmp_path / "mill.bobpack").exists()


def test_building_can_be_stopped(flat: Path, tmp_path: Path) -> None:
    """Wherever it is, nothing is written; an old pack stays."""
    (tmp_path / "mill.bobpack").write_bytes(b"old")
    project = read_project(flat)
    for most in range(30):
        asked = iter(range(1000))
        try:
            build(
                project,
                tmp_path / "mill.bobpack",
                cancelled=lambda asked=asked, most=most: next(asked) >= most,
            )
        except Cancelled:
            assert (tmp_path / "mill.bobpack").read_bytes() == b"old"
        else:
            break
    assert most > 20
    assert verify(tmp_path / "mill.bobpack").faults == ()
