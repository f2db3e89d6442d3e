"""What becomes of a folder when it is packed."""

import hashlib
import json
import zipfile
from pathlib import Path
from typing import Any

from bob_editor.storage.documents import read_board, read_suite
from bob_editor.storage.kinds.reading_files import beside
from bob_editor.storage.packs import build, read_project, unpack, verify, write_plan, write_settings
from tests.storage.packs.at_hand import FLAT, HEAD, PICTURE, board, made, put, scenario


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


def test_the_style_of_all_maps_goes_along(flat: Path, tmp_path: Path) -> None:
    """With its pictures: maps are painted as their designer has them, unless whoever took it apart has another."""
    style = {"format": "bob-editor/style", "version": 1, "title": "Winter"}
    plan = {"format": "bob-editor/project", "version": 1, "style": "winter"}
    put(flat, {"styles/winter/style.json": style, "styles/winter/snow.png": PICTURE, "project.json": plan})
    unpack(made(flat, tmp_path / "mill.bobpack"), tmp_path / "out")
    assert read_project(tmp_path / "out").plan.style == "winter"
    assert (tmp_path / "out" / "boards" / "styles" / "winter" / "snow.png").exists()
    write_plan(tmp_path / "out", {"style": "ink"})
    assert read_project(tmp_path / "out").plan.style == "ink"


def test_how_it_is_published_goes_along(flat: Path, tmp_path: Path) -> None:
    """So that the next edition comes out as this one, whoever makes it; files are named where they lie by then."""
    plan = {
        "format": "bob-editor/project", "version": 1, "series": "Mills", "logo": "logo.png", "template": "tournament",
        "languages": ["de"], "earlier": "../first.bobpack",
        "publish": {
            "forms": ["cards", "pack"], "leave_out": ["drafts"],
            "settings": {"booklet": {"cover": "logo.png", "bleed": 3}, "cards": {"paper": "a5"}},
        },
    }  # fmt: skip
    put(flat, {"logo.png": PICTURE, "project.json": plan})
    pack = made(flat, tmp_path / "mill.bobpack")
    assert not verify(pack).faults
    out = tmp_path / "out"
    unpack(pack, out)
    found = read_project(out).plan
    assert (found.series, found.logo, found.template) == ("Mills", "assets/logo.png", "tournament")
    assert (found.languages, found.forms, found.earlier) == (("de",), ("cards", "pack"), "")
    assert found.settings == {
        "booklet": {"cover": "assets/logo.png", "bleed": 3}, "cards": {"paper": "a5"}
    }  # fmt: skip
    assert made(out, tmp_path / "again.bobpack").read_bytes() == pack.read_bytes()
    # What is altered there counts before it, and the rest stays.
    write_settings(out, "cards", {"paper": "letter"}, {"series": "Farms"})
    found = read_project(out).plan
    assert (found.series, found.template) == ("Farms", "tournament")
    assert found.settings["cards"] == {"paper": "letter"}
    assert found.settings["booklet"]["bleed"] == 3


def test_what_is_taken_away_of_how_it_is_published_is_gone(flat: Path, tmp_path: Path) -> None:
    """The pack.json of an unpacked pack says it, too, and still tells what was unpacked."""
    plan = {
        "format": "bob-editor/project", "version": 1, "series": "Mills", "description": "Two mills.",
        "publish": {"settings": {"cards": {"paper": "a5"}}},
    }  # fmt: skip
    put(flat, {"project.json": plan})
    out = tmp_path / "out"
    unpack(made(flat, tmp_path / "mill.bobpack"), out)
    contents = json.loads((out / "pack.json").read_bytes())["contents"]
    write_settings(out, "cards", {"paper": None}, {"series": None, "description": None})
    found = read_project(out)
    assert (found.plan.series, found.plan.settings, found.info.description) == ("", {}, "")
    assert json.loads((out / "pack.json").read_bytes())["contents"] == contents


def test_beside_another_programs_file_the_pack_says_how_it_is_published(flat: Path) -> None:
    """That file says nothing of it."""
    pack = {"series": "Mills", "publish": {"settings": {"cards": {"paper": "a5"}}}}
    put(flat, {"pack.json": pack, "project.json": {"format": "other/project", "version": "7.1"}})
    found = read_project(flat).plan
    assert (found.series, found.settings) == ("Mills", {"cards": {"paper": "a5"}})


def test_the_order_of_the_scenarios_goes_along(flat: Path, tmp_path: Path) -> None:
    """Whoever takes the pack apart has them as their designer put them; without an order it names none."""
    put(
        flat,
        {"noon.scenario.json": scenario("mill.board.json"), "eve.scenario.json": scenario("mill.board.json")},
    )
    with zipfile.ZipFile(made(flat, tmp_path / "mill.bobpack")) as found:
        assert "scenarios" not in json.loads(found.read("pack.json"))
    put(
        flat,
        {"project.json": {"scenarios": ["noon.scenario.json"], "format": "bob-editor/project", "version": 1}},
    )
    pack = made(flat, tmp_path / "mill.bobpack")
    assert not verify(pack).faults
    unpack(pack, tmp_path / "out")
    project = read_project(tmp_path / "out")
    names = [f"scenarios/{name}.scenario.json" for name in ("noon", "dawn", "eve")]
    assert sorted(names, key=project.plan.place) == names
    assert made(tmp_path / "out", tmp_path / "again.bobpack").read_bytes() == pack.read_bytes()
    # One that was taken out is no part of the order, which may be written down next.
    (tmp_path / "out" / names[1]).rename(tmp_path / "aside")
    assert read_project(tmp_path / "out").plan.scenarios == (names[0], names[2])
    (tmp_path / "aside").rename(tmp_path / "out" / names[1])
    # What the one who took it apart put otherwise counts.
    write_plan(tmp_path / "out", {"scenarios": names[2:]})
    assert read_project(tmp_path / "out").info.scenarios == (names[2], names[1], names[0])
    write_plan(tmp_path / "out", {"scenarios": []})
    assert read_project(tmp_path / "out").info.scenarios == ()


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
