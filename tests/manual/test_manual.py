"""The manual: each named thing has its place, links lead somewhere, and what is searched for is found."""

import re
from collections import Counter
from pathlib import Path

import pytest

from bob_editor.editing.card.form import card_form
from bob_editor.editing.tools import SCENARIO_TOOLS, TOOLS
from bob_editor.manual.html import page_html, slug, target
from bob_editor.manual.manual import Manual, manual
from bob_editor.manual.page import Page, paragraphs
from bob_editor.manual.papers import written_pages
from bob_editor.manual.places import check_place, field_place, row_place, tool_place
from bob_editor.manual.search import found, parts_of
from bob_editor.rules.issues.issue import code_of
from bob_editor.rulesets import all_rulesets
from bob_editor.storage.shipped import shipped
from bob_editor.words.table import table_of

LINK = re.compile(r"(?<!\\)\]\(([^)\s]+)\)")
BLOCK = re.compile(r"^```.*?^```$|`[^`\n]*`", re.DOTALL | re.MULTILINE)
ITALIC = re.compile(r"(?<![\w*])\*([A-Z][^*]*)\*(?![\w*])")
SITE_ONLY = {"generated/command-line"}


@pytest.fixture(scope="module")
def whole() -> Manual:
    """The manual with every game that ships."""
    return manual(all_rulesets().values())


def test_every_named_thing_has_a_place(whole: Manual) -> None:
    """Checks, rows of the games' data, tools and fields of cards are each on a page."""
    wanted = {tool_place(tool.id) for tool in (*TOOLS, *SCENARIO_TOOLS)}
    for game in all_rulesets().values():
        wanted |= {check_place(code_of(game, one)) for one in game.checks if one.subject != "acceptances"}
        wanted |= {row_place(game.id, "terrains", one) for one in game.terrains}
        for table in ("markers", "changes", "conditions", "rulings"):
            wanted |= {row_place(game.id, table, key) for key in game.rows(table) if key}
        fields = [path for page in card_form(game).pages for path, _ in page.fields]
        wanted |= {field_place(game.id, map(str, path)) for path in fields}
    wanted.add(check_place("schema/required"))
    assert wanted - whole.places.keys() == set()
    assert len(wanted) > 1000


def test_places_are_named_once(whole: Manual) -> None:
    """No two places have one name, so that a link leads to one of them."""
    named = Counter(
        re.findall(r"^\(([\w-]+)\)=$", "\n".join(one.text for one in whole.pages.values()), re.MULTILINE)
    )
    assert [place for place, number in named.items() if number > 1] == []


def test_links_lead_to_pages_and_places(whole: Manual) -> None:
    """Every link of a page leads to a page of the manual and a heading or place on it, to a picture, or abroad."""
    for page in whole.pages.values():
        anchors = {}
        for link in LINK.findall(BLOCK.sub("", page.text)):
            led = target(whole, page, link)
            name, _, place = led.partition("#")
            if "://" in led or led.startswith("mailto:") or name in SITE_ONLY:
                continue
            if name.startswith("pictures/"):
                assert (shipped("docs") / name).is_file(), (page.name, link)
                continue
            assert name in whole.pages, (page.name, link)
            anchors[name] = anchors_of(whole, whole.pages[name])
            assert not place or place in anchors[name], (page.name, link)


def anchors_of(whole: Manual, page: Page) -> set[str]:
    return set(re.findall(r'<a name="([^"]*)"', page_html(whole, page)))


def test_every_written_page_is_listed(whole: Manual) -> None:
    """From the first page on, lists of pages lead to all others."""
    reached, left = set(), [whole.pages["index"]]
    while left:
        page = left.pop()
        reached.add(page.name)
        left += [one for one in whole.below(page) if one.name not in reached]
    assert set(whole.pages) - reached == set()


def test_a_page_is_html_with_anchors(whole: Manual) -> None:
    """Named places and headings are anchors, no sign of MyST is left, and lists of pages are links."""
    html = page_html(whole, whole.pages["generated/terrain-memoir-44"])
    assert '<a name="terrains-memoir-44-hedgerow"></a>' in html
    assert ")=" not in html
    games = page_html(whole, whole.pages["generated/games"])
    assert 'href="generated/terrain-memoir-44"' in games
    assert "toctree" not in games


def test_what_guides_call_by_name_is_called_so(whole: Manual) -> None:
    """Each *Name* of a guide or tutorial is a text of the window: of a menu, a panel, a button or a field."""
    table = table_of("de")
    texts = {_plain(one) for one in (*table.texts, *table.forms)}
    told = [
        (page.name, name)
        for page in whole.pages.values()
        if page.name.startswith(("howto/", "tutorials/"))
        for found in ITALIC.findall(BLOCK.sub("", page.text))
        for name in found.split("▸")
    ]
    assert len(told) > 40
    assert [row for row in told if _plain(row[1]) not in texts] == []


def _plain(text: str) -> str:
    return " ".join(text.replace("&", "").rstrip("…").lower().split())


def test_what_a_recipe_asks_for_is_seen(whole: Manual) -> None:
    """The comments by which tests follow a recipe are words on its page."""
    assert [page.name for page in whole.pages.values() if "<!--" in BLOCK.sub("", page.text)] == []
    text = whole.pages["contributing"].text
    assert "A row of `terrains` in `bob_editor/rulesets/band_of_brothers_2_2/ruleset.json`:" in text
    assert "In `bob_editor/editing/tools/__init__.py`, after `PaintTerrain,`:" in text


def test_papers_beside_are_pages_in_a_wheel_too(tmp_path: Path) -> None:
    """Names and links are the same, stand they beside the folder or in it; what leads out of the pages is words."""
    text = "# Changelog\n\n[House](ARCHITECTURE.md), [why](docs/decisions/README.md#x), [boxes](packaging/README.md)\n"
    (tmp_path / "docs").mkdir()
    (tmp_path / "CHANGELOG.md").write_text(text, "utf-8")
    (beside,) = written_pages(tmp_path / "docs")
    (tmp_path / "docs" / "changes.md").write_text(text, "utf-8")
    (among,) = written_pages(tmp_path / "docs")
    assert beside == among
    assert beside.text.endswith("[House](architecture.md), [why](decisions/README.md#x), boxes\n")


def test_what_is_for_who_writes_code_is_left_out() -> None:
    """Paragraphs with names of code are not in the manual; each tool and check has one without."""
    assert paragraphs("Draws a line.\n\n``asked`` tells the window.\n\nIt is\nundone.") == [
        "Draws a line.",
        "It is undone.",
    ]
    for tool in (*TOOLS, *SCENARIO_TOOLS):
        assert paragraphs(tool.__doc__ or ""), tool.id
    for game in all_rulesets().values():
        assert [check.name for check in game.checks if not paragraphs(check.why)] == []


def test_slugs_are_those_of_sites() -> None:
    """A heading's place is named as a forge and Sphinx name it."""
    assert slug("2. Board: `*.board.json`") == "2-board-boardjson"


@pytest.mark.parametrize(
    ("asked", "page", "title"),
    [
        ("blind hex", "explanation/los", "What the rule says"),
        ("draw hexsides", "generated/tools", "Draw hexsides (H)"),
        ("trace scan", "howto/trace-a-scan", "Trace a printed board"),
    ],
)
def test_what_is_asked_for_is_found(whole: Manual, asked: str, page: str, title: str) -> None:
    """Among the first hits is the part that a reader wants; every hit holds all words."""
    hits = found(parts_of(whole), asked)
    assert (page, title) in [(hit.part.page.name, hit.part.title) for hit in hits[:12]]
    for hit in hits:
        text = f"{hit.part.title} {hit.part.words}".lower()
        assert all(word in text for word in asked.split())


def test_nothing_is_found_of_nothing(whole: Manual) -> None:
    """Blanks find nothing, and so does a word that stands nowhere."""
    assert found(parts_of(whole), "  ") == []
    assert found(parts_of(whole), "zyzzyva") == []
