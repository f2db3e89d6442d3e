"""A project folder becomes a pack, which is verified, unpacked elsewhere and opened there."""

import hashlib
import json
import os
import random
import shutil
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bob_editor.errors import BadFile, Cancelled, TooLarge
from bob_editor.opening.games.in_packs import read_project as read_with_games
from bob_editor.storage.documents import read_board, read_suite
from bob_editor.storage.files import reading as json_files
from bob_editor.storage.kinds.reading_files import beside
from bob_editor.storage.packing import project as pack_project
from bob_editor.storage.packing import project_sources
from bob_editor.storage.packing import reader as pack_reader
from bob_editor.storage.packing import unpacker as pack_unpacker
from bob_editor.storage.packing import writer as pack_writer
from bob_editor.storage.packs import UnfitPack, build, pack_bytes, read_project, unpack, unpacked, verify
from bob_editor.storage.shipped import shipped

GRID = {"hexes": "flat-top", "columns": 5, "rows": 5, "shifted": "even", "shift": "down"}
CONTENT = {"ruleset": "band-of-brothers-2.2", "grid": GRID, "base": {"terrain": "open_ground", "level": 0}}
HEAD = {"title": "Mill country", "authors": ["A. Designer"], "licence": "CC-BY-4.0", "edition": "2"}
PICTURE = b"\x89PNG\r\n\x1a\n\0\r\n"


def board(name: str, **fields: Any) -> dict[str, Any]:
    return {
        "format": "bob-editor/board",
        "version": 1,
        "id": name,
        "title": name.title(),
        **CONTENT,
        **fields,
    }


def scenario(*boards: str, overlays: tuple[str, ...] = (), **fields: Any) -> dict[str, Any]:
    def placed(paths: tuple[str, ...]) -> list[dict[str, Any]]:
        return [{"board": path, "name": str(at), "at": [12 * at, 0]} for at, path in enumerate(paths)]

    return {
        "format": "bob-editor/scenario",
        "version": 1,
        "id": "dawn",
        "title": "Dawn",
        "ruleset": "band-of-brothers-2.2",
        "map": {"boards": placed(boards)} | ({"overlays": placed(overlays)} if overlays else {}),
        **fields,
    }


def suite(of: Any) -> dict[str, Any]:
    return {"format": "bob-editor/los-suite", "version": 1, "board": of, "checks": []}


def put(folder: Path, files: dict[str, Any]) -> Path:
    """Write files: bytes and texts as they are, anything else as JSON."""
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(content, bytes):
            path.write_bytes(content)
        else:
            path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return folder


FLAT: dict[str, Any] = {
    "pack.json": HEAD,
    "mill.board.json": board("mill", underlay={"image": "scan.png"}),
    "farm.board.json": board("farm"),
    "dawn.scenario.json": scenario("mill.board.json", overlays=("farm.board.json",)),
    "mill.los.json": suite("mill.board.json"),
    "dawn.los.json": suite("dawn.scenario.json"),
    "inside.los.json": suite(CONTENT | {"underlay": {"image": "./scan.png"}}),
    "scan.png": PICTURE,
    "README.md": "Two boards.\r\nOne battle.\r\n",
    "LICENSE": "Do as you like.\n",
}


@pytest.fixture
def flat(tmp_path: Path) -> Path:
    """A project whose files all lie beside each other."""
    return put(tmp_path / "flat", FLAT)


def made(folder: Path, out: Path) -> Path:
    build(read_project(folder), out)
    return out


def faults(folder: Path) -> dict[str, str]:
    """The code of each fault of a project, by file."""
    return {fault.file: fault.code for fault in read_project(folder).faults}


# -- what becomes of a folder ---------------------------------------------------------------------------------------


def test_a_flat_folder_is_sorted(flat: Path, tmp_path: Path) -> None:
    """Each kind has its folder, and every path in a document leads to where the file lies now."""
    pack = verify(made(flat, tmp_path / "mill.bobpack"))
    assert pack.faults == ()
    assert [file.path for file in pack.files] == [
        *("assets/LICENSE", "assets/README.md", "assets/scan.png"),
        *("boards/farm.board.json", "boards/mill.board.json"),
        *("los/dawn.los.json", "los/inside.los.json", "los/mill.los.json"),
        "scenarios/dawn.scenario.json",
    ]
    unpack(tmp_path / "mill.bobpack", tmp_path / "out")
    out = tmp_path / "out"

    def read(name: str) -> Any:
        return json.loads((out / name).read_text(encoding="utf-8"))

    assert read("boards/mill.board.json")["underlay"] == {"image": "../assets/scan.png"}
    assert read("scenarios/dawn.scenario.json") == scenario(
        "../boards/mill.board.json", overlays=("../boards/farm.board.json",)
    )
    assert read("los/mill.los.json")["board"] == "../boards/mill.board.json"
    assert read("los/dawn.los.json")["board"] == "../scenarios/dawn.scenario.json"
    assert read("los/inside.los.json")["board"]["underlay"] == {"image": "../assets/scan.png"}
    assert (out / "assets/scan.png").read_bytes() == PICTURE


def test_what_is_unpacked_can_be_opened(flat: Path, tmp_path: Path) -> None:
    """Board and suite read without a problem, and the suite's board is there."""
    unpack(made(flat, tmp_path / "mill.bobpack"), tmp_path / "elsewhere")
    assert read_board(tmp_path / "elsewhere/boards/mill.board.json").problems == ()
    read = read_suite(tmp_path / "elsewhere/los/mill.los.json")
    assert read.problems == ()
    assert read.value.board_path is not None
    assert read_board(beside(read.path, read.value.board_path)).value.title == "Mill"


def test_what_need_not_change_keeps_its_bytes(flat: Path, tmp_path: Path) -> None:
    """A document without paths is as its author wrote it, but for line ends."""
    raw = (flat / "farm.board.json").read_bytes()
    (flat / "farm.board.json").write_bytes(b"\xef\xbb\xbf" + raw.replace(b", ", b",\r\n "))
    unpack(made(flat, tmp_path / "mill.bobpack"), tmp_path / "out")
    assert (tmp_path / "out/boards/farm.board.json").read_bytes() == raw.replace(b", ", b",\n ")
    assert (tmp_path / "out/assets/README.md").read_bytes() == b"Two boards.\nOne battle.\n"


def test_a_text_in_another_encoding_keeps_its_bytes(flat: Path, tmp_path: Path) -> None:
    """A byte of UTF-16 that looks like a line end may be half of a letter."""
    raw = "\ufeffČeská třetí č\r\n".encode("utf-16-le")
    assert b"\r\1" in raw
    put(flat, {"notes.txt": raw})
    unpack(made(flat, tmp_path / "mill.bobpack"), tmp_path / "out")
    assert (tmp_path / "out/assets/notes.txt").read_bytes() == raw


def test_an_unpacked_pack_is_a_project(flat: Path, tmp_path: Path) -> None:
    """A folder that is laid out stays so: packing it again gives the same bytes."""
    pack = made(flat, tmp_path / "mill.bobpack")
    unpack(pack, tmp_path / "out")
    assert made(tmp_path / "out", tmp_path / "again.bobpack").read_bytes() == pack.read_bytes()


def test_a_folder_that_is_laid_out_stays_so(tmp_path: Path) -> None:
    """Folders within the pack's own, and a picture beside its board, stay where they are."""
    folder = put(
        tmp_path / "laid",
        {
            "boards/north/mill.board.json": board("mill", underlay={"image": "mill.png"}),
            "boards/north/mill.png": PICTURE,
            "scenarios/dawn.scenario.json": scenario("../boards/north/mill.board.json"),
            "assets/rules.odt": b"any ending",
        },
    )
    project = read_project(folder)
    assert [file.packed for file in project.files] == [file.name for file in project.files]
    assert len(project.files) == 4
    build(project, tmp_path / "laid.bobpack")
    with zipfile.ZipFile(tmp_path / "laid.bobpack") as found:
        for name in ("boards/north/mill.board.json", "scenarios/dawn.scenario.json"):
            assert found.read(name) == (folder / name).read_bytes()


def test_the_heading_is_the_projects(flat: Path, tmp_path: Path) -> None:
    """pack.json in the folder needs neither format nor contents; rulesets and hashes are put in."""
    (flat / "pack.json").write_text(json.dumps(HEAD | {"x-mine": 1, "rulesets": ["chess"]}))
    with zipfile.ZipFile(made(flat, tmp_path / "mill.bobpack")) as found:
        head = json.loads(found.read("pack.json"))
        assert found.namelist()[0] == "pack.json"
        hashes = {name: hashlib.sha256(found.read(name)).hexdigest() for name in found.namelist()[1:]}
    assert head.pop("contents") == hashes
    assert head == {
        "format": "bob-editor/pack",
        "version": 1,
        "id": "mill-country",
        **HEAD,
        "rulesets": ["band-of-brothers-2.2"],
        "x-mine": 1,
    }


def test_without_a_heading_the_documents_speak(tmp_path: Path) -> None:
    """Title, authors and licence come from the documents; what nobody says is told as lacking."""
    credit = {"author": "B. Designer", "licence": "CC0-1.0"}
    folder = put(tmp_path / "bare", {"mill.board.json": board("mill", credits=credit)})
    project = read_project(folder)
    assert (project.info.id, project.info.title) == ("mill", "Mill")
    assert (project.info.authors, project.info.licence) == (("B. Designer",), "CC0-1.0")
    assert project.lacks == ("title",)
    assert project.stem == "bare", "files aren't called after what happens to come first"
    put(folder, {"mill.board.json": board("mill"), "CREDITS.txt": "B. Designer"})
    assert read_project(folder).lacks == ("title", "licence")
    put(folder, {"LICENCE.txt": "CC0"})
    assert read_project(folder).info.licence == "See assets/LICENCE.txt"


def test_what_stays_out(flat: Path) -> None:
    """Hidden files, packs and links of systems never go along; a strange file only where it is named or in place."""
    put(
        flat,
        {".git/config": "x", "old.bobpack": b"x", "__MACOSX/a.png": b"x", "tune.xyz": b"x", "b.json": "[]"},
    )
    project = read_project(flat)
    assert project.left_out == ("b.json", "tune.xyz")
    assert {file.name for file in project.files} == set(FLAT) - {"pack.json"}
    put(flat, {"mill.board.json": board("mill", underlay={"image": "tune.xyz"})})
    assert read_project(flat).left_out == ("b.json",)


def test_templates_of_cards_go_along_beside_the_scenarios(flat: Path) -> None:
    """There they are looked for after unpacking; those of a folder that is a pack's already stay where they are."""
    put(flat, {"house.card-template.json": "{}", "scenarios/other.card-template.json": "{}"})
    project = read_project(flat)
    packed = {file.name: file.packed for file in project.files}
    assert packed["house.card-template.json"] == "scenarios/house.card-template.json"
    assert packed["scenarios/other.card-template.json"] == "scenarios/other.card-template.json"
    assert project.left_out == ()


def test_styles_go_along_beside_the_boards(flat: Path) -> None:
    """With their pictures, wherever the boards lie in the project: there they are looked for after unpacking."""
    put(
        flat,
        {
            "styles/mine/style.json": "{}",
            "styles/mine/bark.png": b"x",
            "boards/styles/other/style.json": "{}",
        },
    )
    project = read_project(flat)
    packed = {file.name: file.packed for file in project.files}
    assert packed["styles/mine/style.json"] == "boards/styles/mine/style.json"
    assert packed["styles/mine/bark.png"] == "boards/styles/mine/bark.png"
    assert packed["boards/styles/other/style.json"] == "boards/styles/other/style.json"
    assert project.left_out == ()


def test_a_document_is_known_by_its_format(tmp_path: Path) -> None:
    """A board that is named otherwise gets the ending of one, and the paths to it follow."""
    folder = put(
        tmp_path / "odd", {"maps/mill.json": board("mill"), "d.scenario.json": scenario("maps/mill.json")}
    )
    unpack(made(folder, tmp_path / "odd.bobpack"), tmp_path / "out")
    data = json.loads((tmp_path / "out/scenarios/d.scenario.json").read_text())
    assert data["map"]["boards"][0]["board"] == "../boards/mill.board.json"


# -- the same bytes -------------------------------------------------------------------------------------------------


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


# -- what keeps a pack from being made ------------------------------------------------------------------------------


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


# -- unpacking ------------------------------------------------------------------------------------------------------


@pytest.fixture
def pack(flat: Path, tmp_path: Path) -> Path:
    """A sound pack."""
    (tmp_path / "packs").mkdir()
    return made(flat, tmp_path / "packs" / "mill.bobpack")


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
    with pytest.raises(BadFile, match="no space left on device"):
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
