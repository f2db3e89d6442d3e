"""``bob-editor pack``, and packs in ``check`` and ``test``."""

import json
import re
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from bob_editor.storage.files import reading
from tests.cli.conftest import Call, suite

HOLDS = {"from": "E3", "to": "E5", "expect": "blocked"}
HEAD = {"title": "Mill country", "edition": "2", "authors": ["A. Designer"], "licence": "CC0-1.0"}
WRONG = {"E4": {"terrain": ["wods"]}}


@pytest.fixture
def project(write: Callable[..., Path], tmp_path: Path) -> Path:
    """A project that is ready for readers."""
    write("mill/pack.json", HEAD)
    write("mill/small.board.json")
    write("mill/woods.los.json", suite(HOLDS, board="small.board.json", title="Woods"))
    return tmp_path / "mill"


@pytest.fixture
def pack(call: Call, project: Path) -> Path:
    """Its pack, in a folder of its own."""
    path = project.parent / "packs" / "mill.bobpack"
    path.parent.mkdir()
    assert call("pack", "build", project, "-o", path).code == 0
    return path


def spoil(pack: Path) -> None:
    """Put a file in that pack.json doesn't list."""
    with zipfile.ZipFile(pack, "a") as found:
        found.writestr("assets/evil\x1b[31m.txt", "x")


def test_the_whole_journey(call: Call, project: Path, tmp_path: Path) -> None:
    """Built, verified, unpacked elsewhere, and played there."""
    pack = tmp_path / "mill.bobpack"
    built = call("pack", "build", project, "-o", pack)
    assert (built.code, built.err) == (0, "")
    assert built.out == f"{pack} is written: 1 board, 1 LOS suite.\n"
    verified = call("pack", "verify", pack)
    assert (verified.code, verified.err) == (0, "")
    for told in (
        "Mill country, edition 2",
        "A. Designer",
        "CC0-1.0",
        "band-of-brothers-2.2",
        "boards/small.board.json",
        "LOS suite: Woods",
    ):
        assert told in verified.out
    unpacked = call("pack", "unpack", pack, "-o", tmp_path / "out")
    assert (unpacked.code, unpacked.out) == (0, f"{tmp_path / 'out'} holds 1 board, 1 LOS suite.\n")
    assert call("check", tmp_path / "out").code == 0
    assert call("test", tmp_path / "out").out == "1 passed, 0 failed.\n"
    assert call("los", tmp_path / "out/boards/small.board.json", "E3", "E5").code == 0


def test_a_pack_can_be_piped_in(
    call: Call, pack: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is verified and unpacked as its file is; the folder must be named, as nothing else names it."""
    monkeypatch.setattr(reading, "_standard_input", lambda most_bytes: pack.read_bytes()[: most_bytes + 1])
    assert call("pack", "verify", "-").out == call("pack", "verify", pack).out
    nameless = call("pack", "unpack", "-")
    assert (nameless.code, nameless.out) == (2, "")
    assert "--out" in nameless.err
    assert call("pack", "unpack", "-", "-o", tmp_path / "out").code == 0
    assert (tmp_path / "out" / "pack.json").exists()


def test_the_same_contents_give_the_same_bytes(call: Call, project: Path, pack: Path) -> None:
    """Also when a pack is unpacked and built again."""
    call("pack", "unpack", pack, "-o", project.parent / "out")
    call("pack", "build", project.parent / "out", "-o", project.parent / "again.bobpack")
    assert (project.parent / "again.bobpack").read_bytes() == pack.read_bytes()


def test_it_unpacks_beside_the_pack(call: Call, pack: Path) -> None:
    """Into a folder of its name; a second time there is something in the way."""
    assert call("pack", "unpack", pack).code == 0
    assert (pack.parent / "mill" / "pack.json").exists()
    again = call("pack", "unpack", pack)
    assert (again.code, again.out) == (2, "")
    assert "is there already" in again.err


def test_a_project_with_a_broken_rule_is_packed_with_a_warning(
    call: Call, project: Path, write: Callable[..., Path]
) -> None:
    """Play testers can open it; the error is told, and the exit code says so too."""
    write("mill/small.board.json", hexes=WRONG)
    (project / "woods.los.json").unlink()
    pack = project.parent / "mill.bobpack"
    built = call("pack", "build", project, "-o", pack)
    assert (built.code, built.err) == (1, "")
    assert re.search(rf"{project / 'small.board.json'}:\d+:\d+: E4: error: ", built.out)
    assert built.out.endswith(f"{pack} is written: 1 board, with 1 error.\n")
    assert call("pack", "verify", pack).code == 0


def test_a_project_without_its_board_is_never_packed(call: Call, project: Path) -> None:
    """A reader couldn't open it."""
    (project / "small.board.json").unlink()
    built = call("pack", "build", project, "-o", project.parent / "mill.bobpack")
    assert built.code == 1
    assert "small.board.json”, which isn't there" in built.out
    assert built.out.endswith("mill.bobpack is not written: 1 error.\n")
    assert not (project.parent / "mill.bobpack").exists()


def test_what_is_lacking_is_told_and_no_more(call: Call, project: Path) -> None:
    """Without pack.json the pack is written, with warnings."""
    (project / "pack.json").unlink()
    built = call("pack", "build", project, "-o", project.parent / "mill.bobpack")
    assert built.code == 0
    assert built.out.count(": warning: ") == 3


def test_a_spoiled_pack_is_refused(call: Call, pack: Path) -> None:
    """Verify and unpack list what is wrong, steer no terminal, and write nothing."""
    spoil(pack)
    for words in (["verify", pack], ["unpack", pack]):
        found = call("pack", *words)
        assert found.code == 1
        assert "isn't allowed on every system" in found.out
        assert "\x1b" not in found.out + found.err
    assert "not unpacked: 1 fault" in found.err
    assert [path.name for path in pack.parent.iterdir()] == ["mill.bobpack"]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["build", "{folder}", "-o", "{folder}/a.zip"], "*.bobpack"),
        (["build", "{folder}"], "--out"),
        (["build", "{folder}/nowhere", "-o", "{folder}/a.bobpack"], "nowhere"),
        (["build", "{pack}", "-o", "{folder}/a.bobpack"], "no folder"),
        (["build", "{project}", "-o", "{folder}/nowhere/a.bobpack"], "no such folder"),
        (["verify", "{folder}"], "folder"),
        (["verify", "{folder}/mil.bobpack"], "no file"),
        (["unpack", "{folder}/nowhere.bobpack"], "no file"),
        (["unpack", "{pack}", "-o", "{folder}/a/b"], "no such folder"),
        (["unpack", "{pack}", "-o", "{project}"], "is there already"),
        (["pack"], "pack"),
    ],
)
def test_calls_that_cant_be_carried_out(
    call: Call, project: Path, pack: Path, words: list[str], why: str
) -> None:
    """One line on standard error, exit 2."""
    places = {"folder": project.parent, "project": project, "pack": pack}
    outcome = call("pack", *(word.format(**places) for word in words))
    assert outcome.code == 2
    assert why in outcome.err
    assert outcome.err.count("\n") == 1
    assert not (project.parent / "a.bobpack").exists()


def test_check_looks_into_packs(call: Call, pack: Path) -> None:
    """By schema and rules; what is wrong with the pack itself is an issue, too."""
    clean = call("check", pack.parent, "--format", "json")
    assert (clean.code, clean.json) == (0, [])
    spoil(pack)
    found = call("check", pack, "--format", "json")
    assert found.code == 1
    (issue,) = found.json
    assert (issue["code"], issue["severity"]) == ("schema/path", "error")
    assert str(pack) in call("check", pack, "--format", "junit").out


def test_check_tells_where_in_a_pack(
    call: Call, project: Path, write: Callable[..., Path], tmp_path: Path
) -> None:
    """The pack's path and the path in it, in every format."""
    write("mill/small.board.json", hexes={"E4": {"level": 5}})
    pack = tmp_path / "mill.bobpack"
    call("pack", "build", project, "-o", pack)
    inside = f"{pack}/boards/small.board.json"
    assert {one["file"] for one in call("check", pack, "--format", "json").json} == {inside}
    assert f'name="{inside}"' in call("check", pack, "--format", "junit").out
    assert call("check", pack).out.startswith(inside)


def test_suites_run_in_packs(call: Call, pack: Path) -> None:
    """Named by the pack's path and the path in it."""
    ran = call("test", pack.parent, "--format", "json")
    assert (ran.code, ran.json["passed"]) == (0, 1)
    assert ran.json["checks"][0]["suite"] == f"{pack}/los/woods.los.json"
    spoil(pack)
    assert call("test", pack).code == 2


def test_the_list_of_a_packs_contents_is_no_pack(call: Call, project: Path) -> None:
    """The hint names what is meant."""
    data = {"format": "bob-editor/pack", "version": 1, "id": "a", "title": "A", "contents": {}}
    (project / "pack.json").write_text(json.dumps(data))
    outcome = call("check", project / "pack.json")
    assert outcome.code == 2
    assert "*.bobpack" in outcome.err
