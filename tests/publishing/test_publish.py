"""Publishing makes all that is asked for, whole or not at all, and the same bytes twice."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from bob_editor.errors import BadFile, Cancelled, UnknownId
from bob_editor.publishing.edition import read_edition, slugs_of
from bob_editor.publishing.forms import all_forms, cards
from bob_editor.publishing.maps import of_print
from bob_editor.publishing.progress import untold
from bob_editor.publishing.publish import publish
from bob_editor.render.card.template import template_of
from bob_editor.render.card.typesetter import Amiss
from bob_editor.render.card.writing import set_card
from bob_editor.render.kit.style import Style
from bob_editor.storage.form.schemas import validate
from bob_editor.storage.packing.plan import PATHS
from bob_editor.storage.packs import read_plan, read_project, verify, write_heading, write_plan
from tests.publishing.conftest import BOARD, HEAD, put, scenario


def files(folder: Path) -> dict[str, bytes]:
    return {
        one.relative_to(folder).as_posix(): one.read_bytes() for one in folder.rglob("*") if one.is_file()
    }


def planned(project: Path, **fields: object) -> None:
    put(project / "project.json", {**HEAD, **fields})


def test_every_form_is_found_under_its_name() -> None:
    """A form's folder, name and module are one word."""
    found = all_forms()
    assert {"cards", "maps", "pack"} <= {one.name for one in found}
    assert all(one.parts.__module__ == f"bob_editor.publishing.forms.{one.name}" for one in found)


def test_the_same_project_elsewhere_gives_the_same_bytes(project: Path, tmp_path: Path) -> None:
    """Cards, maps and pack, with a manifest that names every file by its hash."""
    copy = tmp_path / "elsewhere" / "other name"
    shutil.copytree(project, copy)
    for folder, out, zone, seed in ((project, "a", "UTC", "1"), (copy, "b", "Asia/Tokyo", "7")):
        # Each in a program of its own: what was lettered before in this one may shift a letter by a part of a dot.
        forms = [word for name in ("cards", "maps", "pack") for word in ("--form", name)]
        call = [
            sys.executable,
            "-m",
            "bob_editor",
            "publish",
            str(folder),
            "-o",
            str(tmp_path / out),
            *forms,
            "--with-errors",
        ]
        world = {**os.environ, "TZ": zone, "PYTHONHASHSEED": seed}
        subprocess.run([*call, "--jobs", "1"], check=False, capture_output=True, env=world, timeout=120)
    made = files(tmp_path / "a")
    assert made == files(tmp_path / "b")
    told = json.loads(made.pop("publication.json"))
    assert validate("publication", told) == []
    assert told["files"] == {name: hashlib.sha256(made[name]).hexdigest() for name in sorted(made)}
    assert tuple(sorted(made)) == tuple(told["files"])
    assert {"cards/dawn.pdf", "maps/boards/mill.svg", "maps/scenarios/dusk.png"} <= set(made)
    assert verify(tmp_path / "a" / "pack" / "mill-country.bobpack").faults == ()
    assert not list(tmp_path.glob(".*"))


def test_processes_share_the_work(project: Path, tmp_path: Path) -> None:
    """The same bytes, and nothing is left where it is stopped."""
    for number in (1, 2):
        names = ("pack", "players")
        publish(project, tmp_path / str(number), forms=names, with_errors=True, processes=number)
    made = files(tmp_path / "1")
    assert made == files(tmp_path / "2")

    def stop_soon(done: int, total: int) -> None:
        if done > total // 2:
            raise Cancelled("Stopped.")

    put(project / "mill.board.json", {**BOARD, "title": "Another"})
    with pytest.raises(Cancelled):
        publish(project, tmp_path / "2", forms=names, with_errors=True, tell=stop_soon, processes=2)
    assert files(tmp_path / "2") == made
    assert sorted(one.name for one in tmp_path.iterdir()) == ["1", "2", "mill"]


def test_a_card_hangs_on_no_other_on_its_boards(project: Path, tmp_path: Path) -> None:
    """Cards on the same boards share the painted ground, and each is as it would be alone, with its own counters."""
    infantry = {"at": "C2", "side": "axis", "nation": "ger", "unit": "infantry"}
    put(project / "dusk.scenario.json", scenario("dusk", units=[infantry]))
    together, alone = tmp_path / "together", tmp_path / "alone"
    assert publish(project, together, forms=["cards"], with_errors=True).written
    (project / "dawn.scenario.json").unlink()
    assert publish(project, alone, forms=["cards"], with_errors=True).written
    dusk = "cards/dusk.pdf"
    assert (alone / dusk).read_bytes() == (together / dusk).read_bytes()


def test_the_plan_says_what_and_in_which_order(project: Path, tmp_path: Path) -> None:
    """Drafts stay out, listed scenarios come first, and only the planned forms are made."""
    put(project / "drafts" / "night.scenario.json", scenario("night", map={"boards": []}))
    publish_ = {"forms": ["pack"], "leave_out": ["drafts"]}
    planned(project, scenarios=["dusk.scenario.json"], publish=publish_)
    found = read_project(project)
    assert found.drafts == ("drafts/night.scenario.json",)
    assert [one.slug for one in read_edition(found).scenarios] == ["dusk", "dawn"]
    done = publish(project, tmp_path / "out", with_errors=True)
    assert done.made == ("pack/mill-country.bobpack",)


def test_only_settings_that_are_paths_follow_their_files_into_packs(project: Path) -> None:
    """A module whose name is that of a picture keeps it, wherever the picture lies in the pack."""
    (project / "art").mkdir()
    (project / "art" / "mill.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg"/>', "utf-8")
    settings = {"booklet": {"cover": "art/mill.svg"}, "vassal": {"extends": "art/mill.svg"}}
    planned(project, publish={"settings": settings})
    kept = read_project(project).info.planned["publish"]["settings"]
    assert kept["booklet"]["cover"] in {one.packed for one in read_project(project).files}
    assert kept["booklet"]["cover"] != "art/mill.svg"
    assert kept["vassal"] == settings["vassal"]
    assert {(form.name, one.name) for form in all_forms() for one in form.options if one.files} == PATHS


def test_one_language_at_a_time(project: Path, tmp_path: Path) -> None:
    """That which is asked for, else the plan's first; what isn't translated is told, and an unknown one refused."""
    translated = {"de": {"Dusk": "Abend"}, "fr": {"Dusk": "Le soir"}}
    put(project / "dusk.scenario.json", scenario("dusk", translations=translated))
    planned(project, languages=["fr", "de"])
    for language, title in (("", "Le soir"), ("de", "Abend")):
        done = publish(project, tmp_path / "out", forms=["forum"], with_errors=True, language=language)
        card = (tmp_path / "out" / "forum" / "dusk.md").read_text("utf-8")
        assert card.startswith(f"# {title}\n")
        assert ("Streitkräfte" in card, "Forces" in card) == (language == "de", not language)
        left = [one.what for name, one in done.left_out if name == "language"]
        assert left == [f"The translation of “Dawn” ({language or 'fr'})"]
    with pytest.raises(UnknownId, match="no labels in"):
        publish(project, tmp_path / "out", forms=["pack"], language="xx")


def test_letters_that_no_font_has_are_told_with_the_maps(project: Path, tmp_path: Path) -> None:
    """Once, where a form shows maps."""
    put(
        project / "mill.board.json",
        {**BOARD, "labels": [{"at": [4, 4], "text": "\U000f1234", "floating": True}]},
    )
    for form, told in (("pack", []), ("forum", ["part of Mill"])):
        done = publish(project, tmp_path / "out", forms=[form], with_errors=True)
        assert [one.what for _, one in done.left_out if "boxes: U+F1234" in one.why] == told


def test_a_card_of_more_pages_is_no_card_of_which_a_part_is_lost() -> None:
    """All of it is printed."""
    told = [of_print("Dawn", Amiss("So it is.", lost=lost)).what for lost in (True, False)]
    assert told == ["part of Dawn", "shortening Dawn to its pages"]


def test_without_a_plan_it_is_in_the_language_of_its_cards(project: Path, tmp_path: Path) -> None:
    """Where all of them are written in one; English where they aren't, or there are no labels in it."""

    def first_words(dawn: str, dusk: str) -> str:
        put(project / "dawn.scenario.json", scenario("dawn", language=dawn))
        put(project / "dusk.scenario.json", scenario("dusk", language=dusk))
        publish(project, tmp_path / "out", forms=["forum"], with_errors=True)
        card = (tmp_path / "out" / "forum" / "dusk.md").read_text("utf-8")
        return "de" if "Streitkräfte" in card else "en"

    assert [first_words(*said) for said in (("de", "de-AT"), ("de", "de"), ("de", "en"), ("it", "it"))] == [
        "de", "de", "en", "en",
    ]  # fmt: skip


def test_settings_reach_the_form(project: Path, tmp_path: Path) -> None:
    """And one that can't be is told with its name."""
    sizes = []
    for dpi in (20, 40):
        planned(project, publish={"settings": {"maps": {"dpi": dpi}}})
        publish(project, tmp_path / "out", forms=["maps"], with_errors=True)
        png = (tmp_path / "out" / "maps" / "boards" / "mill.png").read_bytes()
        sizes.append(int.from_bytes(png[16:20]))
    assert sizes[1] == pytest.approx(2 * sizes[0], abs=2)
    planned(project, publish={"settings": {"maps": {"dpi": "fine"}}})
    assert not publish(project, tmp_path / "out", forms=["maps"], with_errors=True).written
    planned(project, publish={"settings": {"booklet": {"bleed": "fine"}}})
    with pytest.raises(BadFile, match="bleed of booklet"):
        publish(project, tmp_path / "out", forms=["booklet"], with_errors=True)
    assert (tmp_path / "out" / "maps" / "boards" / "mill.png").read_bytes() == png


def test_what_is_stopped_leaves_everything_as_it_was(project: Path, tmp_path: Path) -> None:
    """At every telling of progress, the last included; an earlier publication stays."""
    out = tmp_path / "out"
    told: list[tuple[int, int]] = []
    publish(project, out, forms=["pack"], with_errors=True, tell=lambda *at: told.append(at))
    assert told == sorted(told)
    assert told[-1][0] == told[-1][1]
    before = files(out)

    def stop_at(number: int) -> None:
        left = [number]

        def tell(_done: int, _total: int) -> None:
            left[0] -= 1
            if left[0] < 0:
                raise Cancelled("Stopped.")

        with pytest.raises(Cancelled):
            publish(project, out, forms=["pack"], with_errors=True, tell=tell)

    planned(project, edition="3")
    for number in {0, len(told) // 2, len(told) - 1}:
        stop_at(number)
        assert files(out) == before
    assert sorted(one.name for one in tmp_path.iterdir()) == ["mill", "out"]


def test_only_a_publication_gives_way(project: Path, tmp_path: Path) -> None:
    """Nobody's own files are lost; what was published inside the project is no part of it."""
    out = project / "published"
    for _ in range(2):
        assert publish(project, out, forms=["pack"], with_errors=True).written
    assert not [one for one in read_project(project).left_out if "published" in one]
    (out / "notes.txt").write_text("mine")
    with pytest.raises(BadFile, match=r"notes\.txt"):
        publish(project, out, forms=["pack"], with_errors=True)
    with pytest.raises(UnknownId) as caught:
        publish(project, tmp_path / "new", forms=["mpas"])
    assert "maps" in caught.value.hint


def test_errors_keep_it_from_being_made(project: Path, tmp_path: Path) -> None:
    """Those of rules unless asked otherwise, those of form always."""
    put(project / "mill.board.json", {**BOARD, "hexes": {"B2": {"terrain": ["wods"]}}})
    done = publish(project, tmp_path / "out", forms=["pack"])
    assert not done.written
    assert "memoir-44/unknown-terrain" in {one.code for one in done.found if one.severity == "error"}
    assert not (tmp_path / "out").exists()
    planned(project, nonsense=1)
    done = publish(project, tmp_path / "out", forms=["pack"], with_errors=True)
    assert not done.written
    assert any("nonsense" in one.message and one.file == "project.json" for one in done.found)


def test_what_the_plan_names_must_be_there(project: Path) -> None:
    """A scenario that isn't there, one that is a board, and the logo."""
    planned(project, scenarios=["night.scenario.json", "mill.board.json"], logo="logo.png")
    told = [(one.code, one.at) for one in read_project(project).faults]
    assert told == [
        ("schema/missing-file", "/scenarios/0"),
        ("schema/kind", "/scenarios/1"),
        ("schema/missing-file", "/logo"),
    ]


def test_headings_come_of_either_file(project: Path) -> None:
    """project.json counts before pack.json; what is written goes where it counts, and nothing there is lost."""
    put(project / "pack.json", {"title": "Old", "description": "Two battles."})
    info = read_project(project).info
    assert (info.title, info.description, info.edition) == ("Mill country", "Two battles.", "2")
    planned(project, odd=[1], series="Villages", languages=["en", 7], **{"$schema": "project.schema.json"})
    write_heading(project, {"edition": "4", "authors": None})
    write_plan(project, {"scenarios": ["dusk.scenario.json"]})
    written = json.loads((project / "project.json").read_text("utf-8"))
    assert written["odd"] == [1]
    assert next(iter(written)) == "$schema"
    assert (written["edition"], "authors" in written, written["languages"]) == ("4", False, ["en", 7])
    assert read_plan(project).plan.languages == ("en",)
    twice = '{"title": "One", "title": "Two"}'
    (project / "project.json").write_text(twice)
    with pytest.raises(BadFile, match="twice"):
        write_plan(project, {"series": "Villages"})
    assert (project / "project.json").read_text() == twice
    (project / "project.json").write_text("{ broken")
    with pytest.raises(BadFile, match="isn't written anew"):
        write_heading(project, {"title": "New"})
    (project / "project.json").unlink()
    assert read_project(project).info.title == "Old"
    write_heading(project, {"title": "New"})
    assert not (project / "project.json").exists(), "it has a file that says so"
    (project / "pack.json").unlink()
    write_heading(project, {"title": "Newer"})
    assert not (project / "pack.json").exists(), "what a folder says is parted over two files"
    assert read_project(project).info.title == "Newer"


def test_names_for_files_differ_on_every_system() -> None:
    """Letters, digits and hyphens."""
    names = [
        "a/Straße am Fluß.scenario.json",
        "b/STRASSE-am-Fluss.scenario.json",
        "c/夜.scenario.json",
        "d.json",
    ]
    found = slugs_of(names)
    assert len(set(found.values())) == len(names)
    assert all(one.replace("-", "").isalnum() and one.isascii() for one in found.values())


@pytest.mark.parametrize(("plan", "style"), [({}, "ink"), ({"style": "clean"}, "clean")])
def test_maps_on_cards_are_in_the_style_of_all_maps(
    project: Path, monkeypatch: pytest.MonkeyPatch, plan: dict[str, str], style: str
) -> None:
    """The plan's, else that of their boards, as pictures of them and the booklet have it."""
    put(project / "mill.board.json", {**BOARD, "style": "ink"})
    planned(project, **plan)
    seen: list[str] = []

    class Painted(Exception):
        """The map would be painted now."""

    def paint(_card: object, wanted: Style, *_: object) -> None:
        seen.append(wanted.sheet.name)
        raise Painted

    monkeypatch.setattr("bob_editor.render.card.writing.MapImage", paint)
    edition = read_edition(read_project(project))
    one = edition.scenarios[0]
    with pytest.raises(Painted):
        cards.FORM.make(edition, project, untold)
    with pytest.raises(Painted):
        set_card(one.card, one.sheet, template_of("classic"))
    assert seen == [style, "ink"]
    # Counters over the map of a web page.
    web_page = import_module("bob_editor.publishing.forms.web.page")
    monkeypatch.setattr(
        web_page, "counter_faces", lambda _card, look: paint(None, Style(one.game, sheet=look))
    )
    monkeypatch.setattr(web_page, "thin_picture", lambda *_: b"")
    with pytest.raises(Painted):
        web_page.page(edition, one, 200, untold)
    assert seen[-1] == style
