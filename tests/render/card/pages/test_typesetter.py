"""The typesetter that prints cards: what it lets in, and what it looks like."""

import json
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from pypdf import PdfReader

from bob_editor import extras
from bob_editor.errors import BadFile, NotInstalled
from bob_editor.processes import abandon
from bob_editor.render.card import apart
from bob_editor.render.card.template import (
    Template,
    own_templates,
    template_of,
)
from bob_editor.render.card.typesetter import keeps_to_itself
from bob_editor.render.card.writing import export_card
from bob_editor.rulesets import ruleset
from bob_editor.sheet.blocks import Section, Table, Words
from bob_editor.sheet.card_sheet import card_sheet
from tests.render.card.pages.at_hand import SIDES, CardOf, words, write

HOSTILE = '#panic() * _ $ <b> // \\ @x `y` "#{1+1}" [z] #import "/etc/passwd" 😀 \u0000 ~'


def test_no_text_is_ever_markup(card: CardOf, tmp_path: Path, classic: Template) -> None:
    """What a designer writes stands on the page as it is, wherever it is written."""
    made = card(
        title=HOSTILE,
        sides=[{"id": "us", "name": HOSTILE}],
        rules=[{"title": HOSTILE, "text": f"#panic() and *so* on $x$ // {HOSTILE}"}],
        credits={"author": HOSTILE, "licence": '#read("/card.json")'},
    )
    (path,) = write(tmp_path / "c.pdf", made, classic)
    text = words(path)
    for word in ("#panic()", "<b>", "//", "\\", "@x", "`y`", "$x$", '#read("/card.json")', '"#{1+1}"'):
        assert word in text
    assert str(getattr(PdfReader(path).metadata, "title", "")).startswith("#panic() * _ $")


def test_a_pdf_for_readers(card: CardOf, tmp_path: Path, classic: Template) -> None:
    """Tagged, with title, author and bookmarks; all its fonts are in it, and they are the narrow ones."""
    (path,) = write(tmp_path / "c.pdf", card(**SIDES), classic)
    reader = PdfReader(path)
    assert reader.metadata is not None
    assert (reader.metadata.title, reader.metadata.author) == ("A fight", "A. Designer")
    root: Any = reader.root_object
    assert root["/MarkInfo"]["/Marked"]
    outline: Any = reader.outline
    assert outline[0]["/Title"] == "A fight"
    assert "Special rules" in str(outline)
    page: Any = reader.pages[0]
    resources = page["/Resources"]["/Font"]
    used = [font.get_object() for font in resources.values()]
    names = {str(one["/BaseFont"]).partition("+")[2] for one in used}
    assert {"DejaVuSansCondensed", "DejaVuSansCondensed-Bold", "DejaVuSerifCondensed-Bold"} <= names
    assert "DejaVuSans" not in names
    assert all("/FontFile2" in one["/DescendantFonts"][0].get_object()["/FontDescriptor"] for one in used)


def test_forces_that_go_over_a_page_say_so(card: CardOf, tmp_path: Path, classic: Template) -> None:
    """The side's name stands over what is left of them, with a word that they began before."""
    many = [{"unit_type": f"squad {n}", "count": 2} for n in range(90)]
    areas = [{"id": "us1", "side": "us", "area": {"rows": [6, 8]}, "forces": many}]
    (path,) = write(tmp_path / "c.pdf", card(sides=SIDES["sides"], setup_areas=areas), classic)
    last = " ".join(PdfReader(path).pages[-1].extract_text().split())
    assert "Americans (continued)" in last
    assert "(continued)" not in PdfReader(path).pages[0].extract_text()


def test_a_house_style(card: CardOf, tmp_path: Path) -> None:
    """A file beside the scenario paints parts of the card its own way; its mistakes are told in a sentence."""
    style = tmp_path / "club.card-template.typ"
    style.write_text('#import "/base/data.typ": title\n#let head() = text(30pt)[CLUB SERIES: #title]')
    club = template_of("club", tmp_path)
    assert list(own_templates(tmp_path)) == ["club"]
    (path,) = write(tmp_path / "c.pdf", card(**SIDES), club)
    assert "CLUB SERIES: A fight" in words(path)
    (tmp_path / "club.card-template.json").write_text(json.dumps({"title": "Club", "paper": "letter"}))
    assert template_of("club", tmp_path).style == club.style
    for wrong, said in (
        ("#let head() = panic(", "can't be set"),
        ("#let head() = nothing-like-it", "unknown variable"),
        ('#import "@preview/cetz:0.3.0": *', "from elsewhere"),
        ('#let head() = read("/etc/passwd")', "can't be set"),
    ):
        style.write_text(wrong)
        with pytest.raises(BadFile, match=said):
            write(tmp_path / "d.pdf", card(**SIDES), template_of("club", tmp_path))


def test_beside_windows_no_house_style_brings_the_program_down(
    qapp: object, card: CardOf, tmp_path: Path, classic: Template
) -> None:
    """What one computes is in one another so deep that the process which sets it ends; the next one has another."""
    deep = "#let head() = { let x = [a]; for at in range(200000) { x = [#x b] }; x }"
    with pytest.raises(BadFile, match="brings Typst down"):
        write(tmp_path / "d.pdf", card(**SIDES), replace(classic, style=deep))
    plain = '#import "/base/data.typ": title\n#let head() = [CLUB: #title]'
    (path,) = write(tmp_path / "c.pdf", card(**SIDES), replace(classic, style=plain))
    assert "CLUB: A fight" in words(path)
    with pytest.raises(BadFile, match="unknown variable"):
        write(tmp_path / "d.pdf", card(**SIDES), replace(classic, style="#let head() = nothing-like-it"))


def test_beside_windows_a_house_style_takes_no_more_memory_than_it_may(
    qapp: object, monkeypatch: pytest.MonkeyPatch, card: CardOf, tmp_path: Path, classic: Template
) -> None:
    """A text that is doubled again and again would take all there is, and the window's with it."""
    monkeypatch.setattr(apart, "_TRIES", 1)
    monkeypatch.setattr(apart, "_processes", [])
    monkeypatch.setattr(apart, "MOST_MEMORY", 400_000_000)
    doubled = '#let head() = { let x = "ab" * 1000; for at in range(60) { x = x + x }; str(x.len()) }'
    with pytest.raises(BadFile, match="too large"):
        write(tmp_path / "d.pdf", card(**SIDES), replace(classic, style=doubled))


def test_beside_windows_a_house_style_that_never_ends_is_ended(
    monkeypatch: pytest.MonkeyPatch, card: CardOf, tmp_path: Path, classic: Template
) -> None:
    """Nobody can set another card by a style before."""
    monkeypatch.setattr(apart, "LONGEST", 1)
    endless = "#let head() = { for at in range(100000) { for x in range(100000) { let y = at + x } } }"
    ended = list[BaseProcess]()

    def seen(pool: ProcessPoolExecutor) -> None:
        ended.extend(pool._processes.values())
        abandon(pool)

    monkeypatch.setattr(apart, "abandon", seen)
    with pytest.raises(BadFile, match="takes Typst too long"):
        write(tmp_path / "d.pdf", card(**SIDES), replace(classic, style=endless))
    (process,) = ended
    assert wait([process.sentinel], 20)


@pytest.mark.parametrize(
    ("style", "fetches"),
    [
        ('#import "@preview/cetz:0.3.0"', True),
        ('#import str.from-unicode(64) + "preview/cetz:0.3.0" as x', True),
        ('#import "x@preview/cetz:0.3.0".slice(1) as x', True),
        ('#import "" /* */ + where as x', True),
        ("#include(where)", True),
        ('#eval("imp" + "ort " + where)', True),
        ('#dictionary(std).at("ev" + "al")(where)', True),
        ("/* \n// */ #import where as x", True),
        ('#let a = "\n// " + {import where}', True),
        (
            '// no import from elsewhere\n#import "/base/data.typ": title\n#include "/base/a.typ"\n// The end.',
            False,
        ),
        ("#let important = std.heading(level: 1)[evaluated]\n#let my-import = important", False),
    ],
)
def test_no_style_can_ask_the_network(style: str, fetches: bool) -> None:
    """Neither for a package that it names nor for one whose name it puts together; remarks may say what they like."""
    if fetches:
        with pytest.raises(BadFile, match="from elsewhere"):
            keeps_to_itself(style, "club")
    else:
        keeps_to_itself(style, "club")


@pytest.mark.parametrize(
    "flood", ["#(" + "1+" * 30_000 + "1)", "$" + "a/" * 1_000 + "a$", "#(a" + ".a" * 30_000 + ")"]
)
def test_no_style_can_bring_typst_down(flood: str) -> None:
    """What hangs together of thousands of parts, as where a file was damaged, is refused in a sentence."""
    with pytest.raises(BadFile, match=r"The style of club says “.+” [0-9,]+ times"):
        keeps_to_itself(flood, "club")
    keeps_to_itself(flood[:150], "club")


@pytest.mark.parametrize("quote", ["'", r"\""])
def test_a_drawing_of_many_points_may_stand_in_a_style(quote: str) -> None:
    """Within a text nothing hangs together, so it may be as long as it likes; but it ends where it ends."""
    drawing = "".join(f"<path d={quote}M{at}.5,2 L3,{at}.5{quote}/>" for at in range(3_000))
    keeps_to_itself(f'#let emblem = image(bytes("<svg>{drawing}</svg>"))', "club")
    for flood in (f'#let one = "a"\n#({"1+" * 30_000}1)\n#let other = "b"', f'5" of #({"1+" * 30_000}1)'):
        with pytest.raises(BadFile, match=r"30,00[01] times"):
            keeps_to_itself(flood, "club")


def test_remarks_are_no_fractions() -> None:
    """A long house style may tell of each of its lines what it does, and where it's from."""
    keeps_to_itself(
        '#let gap = 2pt // as in "print", see https://club.example /* the same */\n' * 150, "club"
    )


def test_each_game_has_its_own_settings(card: CardOf, tmp_path: Path) -> None:
    """A template that says something itself is followed; where it says nothing the game's cards look as they do."""
    rules = ruleset("memoir-44")
    assert template_of("classic").suited(rules).map_width == 1
    (tmp_path / "own.json").write_text(json.dumps({"map_width": 0.54, "colours": {"accent": "#112233"}}))
    own = template_of("own.json", tmp_path).suited(rules)
    assert (own.map_width, own.colours["accent"]) == (0.54, "#112233")
    assert own.colours["tint"] == template_of("classic").suited(rules).colours["tint"]


def test_without_the_typesetter(
    card: CardOf, tmp_path: Path, classic: Template, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is said what to install."""
    monkeypatch.setattr(extras, "find_spec", lambda _: None)
    with pytest.raises(NotInstalled, match="Typst isn't installed") as told:
        write(tmp_path / "c.pdf", card(), classic)
    assert told.value.hint == 'Install it with: pip install "bob-editor[gui]"'


def test_a_long_table_goes_on_under_its_heads(card: CardOf, classic: Template, tmp_path: Path) -> None:
    """On every page its heads stand over it, from the second on with a word that it began before."""
    rows = tuple(((Words(f"row {n}"),), (Words(f"{n} hexes"),)) for n in range(150))
    sheet = replace(
        card_sheet(card()), sections=(Section("rules", "Losses", (Table(("Name", "How many"), rows),)),)
    )
    (path,) = export_card(tmp_path / "c.pdf", card(), sheet, classic, dpi=60)
    texts = [" ".join(page.extract_text().split()) for page in PdfReader(path).pages]
    assert len(texts) > 1
    assert all("How many" in text for text in texts)
    assert ["(continued)" in text for text in texts] == [False] + [True] * (len(texts) - 1)
    assert "row 149" in texts[-1]
