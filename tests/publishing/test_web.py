"""The web pages: their packed lines are the product's, they ask for nothing, and no text breaks out of them."""

import base64
import json
import random
import re
import zlib
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bob_editor.model import scenario_edits
from bob_editor.publishing.edition import edition_of
from bob_editor.publishing.forms.web import FORM, _file
from bob_editor.publishing.forms.web.page import asked_for, asset, script_of_maps
from bob_editor.publishing.progress import untold
from bob_editor.publishing.tables import packed_sight
from bob_editor.publishing.tables.packed_sight import MOST_REASONED, reasoned_range, told
from bob_editor.render.kit.side_colours import SideColours
from bob_editor.rules.los.scene import End
from bob_editor.sheet.languages import ENGLISH, known_languages, language_of
from tests.publishing.conftest import put, scenario

ROOT = Path(__file__).parents[2]
SHIPPED = ROOT / "maps/memoir-44/orvenne-at-low-water.scenario.json"
CODES = {"clear": 0, "hindered": 1, "blocked": 2}


def _data(page: str) -> Any:
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    return json.loads(found[1])


@pytest.mark.parametrize("most", [packed_sight.MOST_REASONED, 3000])
def test_a_page_s_packed_lines_are_the_product_s(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, most: int
) -> None:
    """With the reasons of all, or of near ones where there are more lines than there is time for."""
    monkeypatch.setattr(packed_sight, "MOST_REASONED", most)
    edition = edition_of(SHIPPED, "scenario")
    assert not FORM.make(edition, tmp_path, untold)
    data = _data((tmp_path / "orvenne-at-low-water.html").read_text("utf-8"))
    table = zlib.decompress(base64.b64decode(data["los"]))
    one = edition.scenarios[0]
    assert one.game.sight is not None
    sight, hexes = one.game.sight(one.card.scene), one.card.grid.hexes
    assert [tuple(row[1:3]) for row in data["hexes"]] == [(at.q, at.r) for at in hexes]
    assert len(table) == len(hexes) ** 2
    chance, seen = random.Random(15), set()
    for _ in range(1000):
        start, goal = chance.randrange(len(hexes)), chance.randrange(len(hexes))
        code, hindrance, reason = data["classes"][table[start * len(hexes) + goal]]
        answer = sight.trace(End(hexes[start]), End(hexes[goal]))
        assert (code, hindrance) == (3 if answer.blind else CODES[answer.verdict], answer.hindrance)
        if code:
            known = answer.range <= data["reasoned"]
            assert reason == (told(answer.reasons[0], one.card.ruleset) if known else "")
        seen.add(reason)
    assert len(seen) > 3
    assert (data["reasoned"] < 5) == (most == 3000)


def test_pages_ask_for_nothing_and_are_the_same_twice(project: Path, tmp_path: Path) -> None:
    hostile = '</script><script>alert(1)</script>"><img src=x onerror=alert(2)>'
    put(project / "dawn.scenario.json", scenario("dawn", title=hostile, background=hostile))
    texts = []
    for name in ("first", "second"):
        (tmp_path / name).mkdir()
        FORM.make(edition_of(project / "dawn.scenario.json", "scenario"), tmp_path / name, untold)
        pages = sorted((tmp_path / name).iterdir())
        assert [one.name for one in pages] == ["dawn.html", "index.html"]
        texts.append([one.read_text("utf-8") for one in pages])
    assert texts[0] == texts[1]
    for text in texts[0]:
        assert "<img src=x" not in text
        assert "<script>alert" not in text
        assert "&lt;/script&gt;&lt;script&gt;alert(1)" in text
        assert "default-src 'none'" in text
        assert not re.search(
            r"https?:|//\w+\.|url\((?!#)|@import|\bfetch\(", re.sub(r"base64,[\w+/=]+", "", text)
        )
        for link in re.findall(r'(?:src|href)="([^"]*)"', text):
            assert link.startswith("data:image/") or re.fullmatch(r"[a-z0-9-]+\.html", link), link


def test_sides_have_the_colours_of_the_printed_card(tmp_path: Path) -> None:
    """Each head and word of a side, with a sign before each of its units; the band is the game's."""
    edition = edition_of(SHIPPED, "scenario")
    FORM.make(edition, tmp_path, untold)
    text = (tmp_path / "orvenne-at-low-water.html").read_text("utf-8")
    sides = edition.scenarios[0].sheet.sides
    for place, side in enumerate(sides):
        assert f'<div class="force side-{place}">' in text
        assert f".side-{place} {{ --side: {SideColours(sides).of(side).name()}; --on-side: #ffffff;" in text
    assert "--accent: #4a5a2c; --on-accent: #ffffff;" in text
    units = re.findall(r'<ul class="units">(.*?)</ul>', text, re.DOTALL)
    assert units
    assert all(one.count('<li><svg class="sign"') == one.count("<li>") for one in units)


@pytest.mark.parametrize("code", known_languages()[1:])
def test_a_page_speaks_the_language_that_is_published_in(tmp_path: Path, code: str) -> None:
    """Its buttons, what it says of hexes and lines, and why a line is blocked; rules' numbers stay."""
    said = asked_for(asset("map.html")) + asked_for(script_of_maps())
    assert len(said) > 25
    assert sorted(set(said) - set(language_of(code).table)) == []
    edition = replace(edition_of(SHIPPED, "scenario"), language=language_of(code))
    edition = replace(
        edition, scenarios=tuple(replace(one, language=edition.language) for one in edition.scenarios)
    )
    FORM.make(edition, tmp_path, untold)
    text = (tmp_path / "orvenne-at-low-water.html").read_text("utf-8")
    assert f'<html lang="{code}">' in text
    assert not {row[3] for row in _data(text)["counters"]} & {"Infantry", "Artillery"}
    data, ruleset = _data(text), edition.scenarios[0].card.ruleset
    assert set(data["words"]) == set(asked_for(script_of_maps()))
    titles = {row.title for row in ruleset.terrains.values()} | {"Off board"}
    titles |= {row["title"] for table in ("units", "markers") for row in ruleset.rows(table).values()}
    told = {reason for _, _, reason in data["classes"] if reason}
    assert told
    known = {language_of(code).title(title) for title in titles}
    assert {one.partition(" (")[0] for one in told if " (" in one} <= known
    listed = (tmp_path / "index.html").read_text("utf-8")
    assert f'lang="{code}"' in listed
    accents = [re.findall(r"--accent: (#\w+);", one)[-1] for one in (text, listed)]
    assert accents[0] == accents[1] != re.findall(r"--accent: (#\w+);", asset("page.css"))[0]


def test_counters_are_called_as_the_card_has_them_in_the_language() -> None:
    """What the game calls them by its labels, a designer's names as they were translated, or as they are."""
    (one,) = edition_of(SHIPPED, "scenario").scenarios
    units = [{"unit": "infantry", "name": "Infantry"}, {"name": "Old Guard"}]
    put_in = scenario_edits.put(one.card.scenario, ("units",), units)
    put_in = scenario_edits.put(put_in, ("translations",), {"de": {"Old Guard": "Alte Garde"}})
    one = replace(one, card=replace(one.card, scenario=put_in), language=language_of("de"))
    asked = ("Alte Garde", "Infantry", "Artillery", "2 × Artillery", "Old Guard")
    assert [one.called(name) for name in asked] == [
        "Alte Garde", "Infantry", "Artillerie", "2 × Artillerie", "Old Guard",
    ]  # fmt: skip
    assert replace(one, language=ENGLISH).called("Artillery") == "Artillery"


def test_pages_of_scenarios_called_index() -> None:
    """The list of all keeps its name, and no page takes that of another."""
    (one,) = edition_of(SHIPPED, "scenario").scenarios
    names = [_file(replace(one, slug=slug)) for slug in ("index", "index-1")]
    assert len({*names, "index.html"}) == 3


def test_reasons_are_told_as_far_as_there_is_time() -> None:
    """On all of an ordinary map; on a large one so far that no more lines are looked along than may be."""
    assert reasoned_range(1000) == 1000
    for hexes in (1001, 7140, 400_000, 2_000_000):
        near = reasoned_range(hexes)
        assert hexes * (1 + 3 * near * (near + 1)) <= max(MOST_REASONED, hexes)
        assert hexes * (1 + 3 * (near + 1) * (near + 2)) > MOST_REASONED
