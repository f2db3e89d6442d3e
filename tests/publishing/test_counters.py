"""The form counters: its table adds up, its list travels, and the same project gives the same bytes anywhere."""

import csv
import io
import os
import shutil
import subprocess
import sys
import zipfile
from collections import Counter
from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtGui import QColor, QImage

from bob_editor.publishing.edition import read_edition
from bob_editor.publishing.forms.counters.telling import box_csv, box_page
from bob_editor.publishing.mix import mix_of, spoken
from bob_editor.publishing.publish import publish
from bob_editor.render.counters.faces import CounterFaces, Side
from bob_editor.render.counters.sheet import SheetPlan
from bob_editor.render.counters.writing import Printed, _sheets
from bob_editor.storage.documents import read_counters
from bob_editor.storage.packs import read_project, unpack
from tests.publishing.conftest import HEAD, put, scenario

SHIPPED = Path(__file__).parents[2] / "maps"
GERMANS = {"side": "axis", "nation": "ger", "unit": "infantry"}
LIST = {
    "format": "bob-editor/counters", "version": 1,
    "counters": [
        {"name": "Infantry", "nation": "german", "box": 7, "art": "art/grey.png"},
        {"name": "Armor", "nation": "german", "box": 6, "kind": "unit", "symbol": "armor"},
    ],
}  # fmt: skip


@pytest.fixture
def listed(project: Path) -> Path:
    """The project with a unit in one scenario and two in the other, and a list with a picture of its own."""
    put(project / "dawn.scenario.json", scenario("dawn", units=[{**GERMANS, "at": "B2"}]))
    two = [{**GERMANS, "at": at} for at in ("B2", "C3")]
    put(project / "dusk.scenario.json", scenario("dusk", units=two))
    put(project / "own.counters.json", LIST)
    picture = QImage(40, 40, QImage.Format.Format_RGB32)
    picture.fill(QColor("#a02040"))
    (project / "art").mkdir()
    assert picture.save(str(project / "art" / "grey.png"))
    return project


def table(made: Path) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO((made / "counters" / "counters.csv").read_text("utf-8"))))


def test_the_table_adds_up(listed: Path, tmp_path: Path) -> None:
    """What is needed is the most of any scenario, and the last line the sum of each column."""
    done = publish(listed, tmp_path / "out", forms=["counters"], with_errors=True)
    assert done.made == ("counters/counters.csv", "counters/counters.html", "counters/counters.pdf")
    *rows, sums = table(tmp_path / "out")
    told = [(row["Name"], row["Dawn"], row["Dusk"], row["Needed"], row["In the box"]) for row in rows]
    assert told == [("Armor", "0", "0", "0", "6"), ("Infantry", "4", "8", "8", "7")]
    assert [(row["Lacking"], row["Spare"]) for row in rows] == [("0", "6"), ("1", "0")]
    for head in ("Dawn", "Dusk", "Needed", "In the box", "Lacking", "Spare"):
        assert int(sums[head]) == sum(int(row[head]) for row in rows), head
    page = (tmp_path / "out" / "counters" / "counters.html").read_text("utf-8")
    assert page.count("<img") == 2
    assert "http:" not in page
    assert "https:" not in page


def test_a_translated_edition_has_them_in_its_language(listed: Path) -> None:
    """Names, values and kinds on the counters as well; a list to begin with is in the words of the cards."""
    edition = read_edition(read_project(listed), language="de")
    mix = spoken(mix_of(edition), edition)
    rows = list(csv.DictReader(io.StringIO(box_csv(mix, edition.language))))
    told = [
        (row["Name"], row["Art"], row["Nation"], row["Nötig"], row["In der Schachtel"]) for row in rows[:2]
    ]
    assert told == [
        ("Panzer", "Einheit", "Deutsch", "0", "6"),
        ("Infanterie", "Einheit", "Deutsch", "8", "7"),
    ]
    assert rows[-1]["Spiel"] == "Summe"
    assert {"Kennzeichen", "Werte", "Andere Seite", "Fehlen", "Übrig"} < set(rows[0])
    page = box_page("Mühlen", mix, CounterFaces(mix), edition.language)
    assert '<html lang="de">' in page
    assert "<h1>Mühlen: Spielsteine</h1>" in page
    assert "What the box" not in page
    plan, printed = SheetPlan(), [Printed(lot, lot.needed) for lot in mix.lots[1:]]
    sides: tuple[Side, Side] = ("front", "back")
    keys = {(id(one), side): 0 for one in printed for side in sides}
    front, back = _sheets("Mühlen", "M44", printed, keys, plan, edition.language)
    foot = "Mühlen · M44 · Bogen 1 von 1 · 8 Spielsteine · über die lange Kante wenden"
    assert (front["says"], back["says"]) == (f"{foot} · Vorderseite", f"{foot} · Rückseite")


def test_print_says_whether_the_box_or_the_need(listed: Path, tmp_path: Path) -> None:
    """And a setting that can't be is told, with its place, before anything is made."""
    made = []
    for wanted in ("needed", "box"):
        put(listed / "project.json", {**HEAD, "publish": {"settings": {"counters": {"print": wanted}}}})
        publish(listed, tmp_path / "out", forms=["counters"], with_errors=True)
        front = PdfReader(tmp_path / "out" / "counters" / "counters.pdf").pages[0].get_contents()
        assert front is not None
        made.append(front.get_data().count(b"/Alt("))
    assert made == [8, 8 + 6]
    put(listed / "project.json", {**HEAD, "publish": {"settings": {"counters": {"turned": "over"}}}})
    done = publish(listed, tmp_path / "out", forms=["counters"], with_errors=True)
    assert not done.written
    assert ("project.json", "/publish/settings/counters/turned") in {(one.file, one.at) for one in done.found}


def test_the_list_travels_with_its_pictures(listed: Path, tmp_path: Path) -> None:
    """A pack holds it in a folder of its own, and what is unpacked prints the same counters."""
    publish(listed, tmp_path / "out", forms=["pack", "counters"], with_errors=True)
    unpack(tmp_path / "out" / "pack" / "mill-country.bobpack", tmp_path / "there")
    assert (tmp_path / "there" / "counters" / "own.counters.json").is_file()
    publish(tmp_path / "there", tmp_path / "again", forms=["counters"], with_errors=True)
    for name in ("counters.csv", "counters.pdf"):
        first, second = ((tmp_path / made / "counters" / name).read_bytes() for made in ("out", "again"))
        assert first == second
    with zipfile.ZipFile(tmp_path / "out" / "pack" / "mill-country.bobpack") as pack:
        assert "assets/grey.png" in pack.namelist()


def test_a_list_to_begin_with(project: Path, tmp_path: Path) -> None:
    """Where there is none yet: put beside the scenarios, it changes nothing until it is edited."""
    put(project / "dawn.scenario.json", scenario("dawn", units=[{**GERMANS, "at": "B2"}]))
    publish(project, tmp_path / "out", forms=["counters"], with_errors=True)
    begun = tmp_path / "out" / "counters" / "memoir-44.counters.json"
    assert not read_counters(begun).problems
    before = mix_of(read_edition(read_project(project)))
    shutil.copy(begun, project / "begun.counters.json")
    after = mix_of(read_edition(read_project(project)))
    assert [(lot.piece, lot.used) for lot in after.lots] == [(lot.piece, lot.used) for lot in before.lots]


@pytest.mark.parametrize("game", sorted(one.name for one in SHIPPED.iterdir()))
def test_the_mix_holds_every_scenario(game: str) -> None:
    """Of each shipped game: what a scenario uses is what its card needs; the most of these is needed, and no more."""
    edition = read_edition(read_project(SHIPPED / game))
    mix = mix_of(edition)
    for place, one in enumerate(edition.scenarios):
        pieces = one.game.card_code().pieces(one.card)
        assert sum(piece.number for piece in pieces) == sum(lot.used[place] for lot in mix.lots)
    needed: Counter[str] = Counter()
    for lot in mix.lots:
        needed[lot.piece.kind] += lot.needed
        assert lot.needed == max(lot.used)
    assert needed["unit"] > 0


def test_the_same_bytes_anywhere(listed: Path, tmp_path: Path) -> None:
    """In another folder, time zone, umask and order of hashes."""
    settings = {"tabletop": {"dpi": 30, "counter_px": 32}}
    put(listed / "project.json", {**HEAD, "publish": {"settings": settings}})
    other = tmp_path / "elsewhere" / "other name"
    shutil.copytree(listed, other)
    forms = ("counters", "tabletop")
    publish(listed, tmp_path / "here", forms=forms, with_errors=True)
    call = [
        sys.executable,
        "-m",
        "bob_editor",
        "publish",
        str(other),
        "-o",
        str(tmp_path / "there"),
        "--with-errors",
    ]
    env = {**os.environ, "TZ": "Asia/Tokyo", "PYTHONHASHSEED": "77", "QT_QPA_PLATFORM": "offscreen"}
    call += [word for form in forms for word in ("--form", form)]
    subprocess.run(call, env=env, umask=0o077, capture_output=True, check=False)
    here, there = (
        {one.relative_to(out).as_posix(): one.read_bytes() for one in out.rglob("*") if one.is_file()}
        for out in (tmp_path / "here", tmp_path / "there")
    )
    assert {"counters/counters.pdf", "tabletop/maps/dusk.png", "tabletop/places/dusk.csv"} <= set(here)
    assert here == there
