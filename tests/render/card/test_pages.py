"""The printed card: complete, within its pages, the same bytes each time, and as its template says."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from attrs import evolve
from pypdf import PdfReader
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from bob_editor import extras
from bob_editor.errors import BadCall, BadFile, NotInstalled, TooLarge, UnknownId
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board
from bob_editor.model.scenario import Scenario
from bob_editor.opening.scenario_maps import card_of, read_boards
from bob_editor.render.card import writing
from bob_editor.render.card.card_file import _settings
from bob_editor.render.card.map_image import MapImage
from bob_editor.render.card.template import (
    PAPERS,
    Template,
    own_templates,
    shipped_templates,
    template_of,
    template_text,
)
from bob_editor.render.card.typesetter import Amiss, keeps_to_itself
from bob_editor.render.card.writing import export_card, set_card
from bob_editor.render.kit.side_colours import SideColours
from bob_editor.render.kit.style import Style
from bob_editor.render.kit.view import unhurried
from bob_editor.render.pictures.scenario import picture_of_scenario
from bob_editor.render.pictures.thin import counter_faces
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.code import Counter
from bob_editor.rulesets import all_rulesets, ruleset
from bob_editor.sheet.blocks import Pairs, Section, Table, Text, Words
from bob_editor.sheet.card_sheet import card_sheet
from bob_editor.storage.documents import write_board

CardOf = Callable[..., Card]

SIDES: dict[str, Any] = {
    "sides": [
        {"id": "us", "name": "Americans", "command_points": 2},
        {"id": "ge", "name": "Germans", "command_points": 1},
    ],
    "turns": 6,
    "setup_areas": [
        {"id": "us1", "side": "us", "area": {"rows": [6, 8]}, "forces": [{"unit_type": "squad", "count": 4}]},
        {"id": "ge1", "side": "ge", "area": {"rows": [1, 3]}, "forces": [{"unit_type": "gun", "count": 2}]},
    ],
    "units": [{"unit": "gun", "side": "ge", "at": "E3", "facing": "s"}],
    "reinforcements": [{"side": "us", "turn": 3, "entry": {"edge": "bottom"}}],
    "rules": [{"title": "The mill", "text": "It burns {rule:4.2}."}],
    "credits": {"author": "A. Designer", "licence": "CC BY 4.0"},
}


@pytest.fixture
def card(tmp_path: Path) -> CardOf:
    """The card of some fields on a board of nine by eight hexes."""

    def made(game: str = "band-of-brothers-2.2", **fields: Any) -> Card:
        rules = ruleset(game)
        grid = Grid(9, 8, "pointy-top", shift="right") if rules.pointy else Grid(9, 8)
        write_board(tmp_path / "b.board.json", Board(grid, game, id="b", title="The board"))
        data = {
            "id": "x", "title": "A fight", "ruleset": game,
            "map": {"boards": [{"board": "b.board.json", "name": "1", "at": [0, 0]}]}, **fields,
        }  # fmt: skip
        scenario = Scenario(data)
        return card_of(scenario, rules, read_boards(scenario, tmp_path / "x.scenario.json"))

    return made


@pytest.fixture
def classic() -> Template:
    """The usual template."""
    return template_of("classic")


@pytest.fixture(autouse=True)
def coarse(monkeypatch: pytest.MonkeyPatch) -> None:
    """The map has few dots in files of every kind: what is asked here is of the pages around it."""
    monkeypatch.setattr(writing, "MAP_DPI", 60)


def write(path: Path, made: Card, template: Template) -> list[Path]:
    """Write a card coarsely."""
    return export_card(path, made, card_sheet(made), template, dpi=60)


def words(path: Path) -> str:
    """All words of a PDF."""
    return " ".join(" ".join(page.extract_text().split()) for page in PdfReader(path).pages)


def long_rules(count: int) -> list[dict[str, str]]:
    """So many special rules of some length, each with a word of its own."""
    return [
        {"title": f"Rule{n}", "text": f"Word{n} " + "and so on it goes for a while " * 8}
        for n in range(count)
    ]


# -- what is on the pages -----------------------------------------------------------------------------------------


def test_names_in_the_boxes_of_turns(card: CardOf, classic: Template, tmp_path: Path) -> None:
    """A name stands whole in its box, however long its words are."""
    for name in ("Third Battalion", "Kampfgruppenstab"):
        made = {**SIDES, "turns": 12, "sides": [{"id": "us", "name": name}]}
        track = card_sheet(card(**made)).section("sequence")
        assert track is not None
        sheet = evolve(card_sheet(card(title="x")), sections=(evolve(track, blocks=track.blocks[:1]),))
        (path,) = export_card(tmp_path / "c.pdf", card(), sheet, classic, dpi=60)
        assert name in words(path)


@pytest.mark.parametrize("name", list(shipped_templates()))
def test_a_card_is_one_page_with_all_its_words(card: CardOf, tmp_path: Path, name: str) -> None:
    """Title, sides, forces, turns, rules and credits, by each template that ships."""
    (path,) = write(tmp_path / "c.pdf", card(**SIDES), template_of(name))
    assert len(PdfReader(path).pages) == 1
    text = words(path)
    for word in (
        "A fight",
        "Americans",
        "Germans",
        "The mill.",
        "[4.2]",
        "A. Designer",
        "CC BY 4.0",
        "The board",
    ):
        assert word in text


@pytest.mark.parametrize("game", sorted(all_rulesets()))
def test_every_game_has_a_page(card: CardOf, tmp_path: Path, classic: Template, game: str) -> None:
    """A fresh card of any game becomes a page with the game's name."""
    (path,) = write(tmp_path / "c.pdf", card(game), classic)
    assert f"A fight · {ruleset(game).title}" in words(path)


def test_text_shrinks_to_fit_and_then_takes_more_pages(card: CardOf, classic: Template) -> None:
    """Little text is large on one page; more is smaller; what doesn't fit at the smallest is never lost."""
    scales, pages = [], []
    for count in (1, 14, 40, 90):
        made = card(**{**SIDES, "rules": long_rules(count)})
        setting = set_card(made, card_sheet(made), classic, dpi=40)
        scales.append(setting.scale)
        pages.append(setting.pages)
    assert scales[0] == 1.0
    assert scales == sorted(scales, reverse=True)
    assert pages[0] == 1
    assert pages[2] <= 2
    assert pages[3] > 2
    assert "allows 2 pages; past them:" in setting.too_long
    assert "Credits" in setting.too_long
    # All of it is printed all the same.
    assert setting.amiss == (Amiss(setting.too_long, lost=False),)
    assert classic.sizes["body"] * min(scales) >= classic.smallest


def test_letters_that_no_font_has_are_told(card: CardOf, tmp_path: Path, classic: Template) -> None:
    """They come as boxes; letters that any of the fonts has don't count, whatever their script."""
    told: list[Amiss] = []
    made = card(**{**SIDES, "place": "漢口 – Москва, ὄρος, حرب ☢"})
    export_card(tmp_path / "card.pdf", made, card_sheet(made), classic, tell=told.append)
    assert told == [Amiss("The print's fonts lack these letters, which come as boxes: 口 漢", lost=True)]


def test_nothing_is_lost_between_pages(card: CardOf, tmp_path: Path, classic: Template) -> None:
    """Every rule of a card of many pages is on one of them, once, in order."""
    (path,) = write(tmp_path / "c.pdf", card(**{**SIDES, "rules": long_rules(70)}), classic)
    text = words(path)
    places = [text.index(f"Word{n} ") for n in range(70)]
    assert places == sorted(places)
    assert all(text.count(f"Word{n} ") == 1 for n in range(70))


def test_everything_stands_within_the_margins(card: CardOf, tmp_path: Path, classic: Template) -> None:
    """No letter of any page begins outside of them, whatever the bleed; paper may have a size of its own."""
    own = evolve(classic, paper=(160.0, 240.0), bleed=3.0, crop_marks=True)
    (path,) = write(tmp_path / "c.pdf", card(**{**SIDES, "rules": long_rules(20)}), own)
    around = (3 + 6) * 72 / 25.4
    for page in PdfReader(path).pages:
        box = page.mediabox
        assert (round(float(box.width)), round(float(box.height))) == tuple(map(round, own.page))
        found: list[tuple[float, float]] = []

        def visit(text: str, cm: list[float], tm: list[float], *_: object, to: list[Any] = found) -> None:
            if text.strip():
                x, y = tm[4] * cm[0] + tm[5] * cm[2] + cm[4], tm[4] * cm[1] + tm[5] * cm[3] + cm[5]
                to.append((x, y))

        page.extract_text(visitor_text=visit)
        left, low = around + 13 * 72 / 25.4, around + 12 * 72 / 25.4
        assert found
        assert all(
            left - 1 <= x <= own.page[0] - left and low - 1 <= y <= own.page[1] - left for x, y in found
        )


def test_what_is_said_of_a_side_stands_under_its_name(
    card: CardOf, tmp_path: Path, classic: Template
) -> None:
    """Six lines for each of two sides, however much stands before them: none begins the next column alone."""
    for before in range(1, 9):
        blocks: list[Pairs | Text] = [Pairs(tuple((f"Before{n}", (Words("x"),)) for n in range(before)))]
        for side in ("Ours", "Theirs"):
            blocks.append(Text((Words(side),), "heading"))
            blocks.append(Pairs(tuple((f"{side}{n}", (Words("x"),)) for n in range(6))))
        sheet = evolve(card_sheet(card()), sections=(Section("facts", "Facts", tuple(blocks)),))
        (path,) = export_card(tmp_path / "c.pdf", card(), sheet, classic, dpi=60)
        column = dict(in_columns(path))
        for side in ("Ours", "Theirs"):
            assert {column[side]} == {column[f"{side}{n}"] for n in range(6)}


def in_columns(path: Path) -> list[tuple[str, bool]]:
    """The texts of a card's only page in their order, and whether each stands in the right one of two columns."""
    found: list[tuple[str, bool]] = []

    def visit(text: str, cm: list[float], tm: list[float], *_: object) -> None:
        x = tm[4] * cm[0] + tm[5] * cm[2] + cm[4]
        found.append((text.strip(), x > 210 / 2 * 72 / 25.4))

    (page,) = PdfReader(path).pages
    page.extract_text(visitor_text=visit)
    return [one for one in found if one[0]]


@pytest.mark.parametrize("kind", ["item", "pairs", "paragraph"])
def test_a_list_goes_on_under_its_title(card: CardOf, tmp_path: Path, classic: Template, kind: str) -> None:
    """What is listed at the head of the next column is told to go on from the former; running text reads on."""
    names = [f"Counter{n}" for n in range(20)]
    blocks: list[Pairs | Text] = [
        Text((Words(name),), "item" if kind == "item" else "paragraph") for name in names
    ]
    if kind == "pairs":
        blocks = [Pairs(tuple((name, (Words("x"),)) for name in names))]
    sheet = evolve(card_sheet(card()), sections=(Section("counters", "Counters", tuple(blocks)),))
    (path,) = export_card(tmp_path / "c.pdf", card(), sheet, classic, dpi=60)
    right = [text for text, beyond in in_columns(path) if beyond]
    first = next(at for at, text in enumerate(right) if text in names)
    assert right[first] != names[0]
    before = " ".join(right[:first])
    assert before.endswith("Counters (continued)") == (kind != "paragraph")
    assert ("(continued)" in before) == (kind != "paragraph")


def test_a_long_word_is_parted(card: CardOf, tmp_path: Path, classic: Template) -> None:
    """It ran out of its column, and over what stands beside it; no shorter one is parted."""
    told = {"title": "Donaudampfschifffahrtsgesellschaftskapitän", "background": "Unterstützung " * 20}
    (path,) = write(tmp_path / "c.pdf", card(**told), classic)
    lines = PdfReader(path).pages[0].extract_text().splitlines()
    assert any(line.startswith("Donaudampf") and "kapitän" not in line for line in lines)
    assert words(path).count("Unterstützung") == 20


def test_letter_and_a4(card: CardOf, tmp_path: Path, classic: Template) -> None:
    """The page has the paper's size."""
    for paper, (wide, high) in PAPERS.items():
        (path,) = write(tmp_path / f"{paper}.pdf", card(), evolve(classic, paper=paper))
        box = PdfReader(path).pages[0].mediabox
        assert abs(float(box.width) - wide * 72 / 25.4) < 1
        assert abs(float(box.height) - high * 72 / 25.4) < 1


# -- files --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("suffix", [".pdf", ".png", ".svg"])
def test_the_same_card_gives_the_same_bytes(
    card: CardOf, tmp_path: Path, classic: Template, suffix: str
) -> None:
    """Written twice, neither time nor chance is in the file."""
    first, second = (write(tmp_path / f"{n}{suffix}", card(**SIDES), classic)[0] for n in (1, 2))
    assert first.read_bytes() == second.read_bytes()
    assert b"CreationDate" not in first.read_bytes()


def test_pictures_of_several_pages_are_numbered(card: CardOf, tmp_path: Path, classic: Template) -> None:
    """One file a page, each of them a picture of the page's size."""
    made = card(**{**SIDES, "rules": long_rules(40)})
    for suffix in (".png", ".svg"):
        files = write(tmp_path / f"c{suffix}", made, classic)
        assert [file.name for file in files] == [f"c-{n}{suffix}" for n in range(1, len(files) + 1)]
        assert len(files) > 1
        assert all(file.exists() for file in files)
    assert QImage(str(tmp_path / "c-1.png")).width() == pytest.approx(classic.page[0] * 60 / 72, abs=1)
    root = ET.parse(tmp_path / "c-1.svg").getroot()  # noqa: S314 - our own output
    sides = [float(one) for one in str(root.get("viewBox")).split()]
    assert sides[2:] == pytest.approx(classic.page, abs=0.1)


def test_what_makes_no_sense_is_refused(card: CardOf, tmp_path: Path, classic: Template) -> None:
    """And nothing is left behind."""
    made = card()
    sheet = card_sheet(made)
    with pytest.raises(BadCall, match="no kind of file"):
        export_card(tmp_path / "c.txt", made, sheet, classic)
    with pytest.raises(TooLarge):
        export_card(tmp_path / "c.png", made, sheet, classic, dpi=10_000)
    with pytest.raises(BadFile):
        export_card(tmp_path / "gone" / "c.pdf", made, sheet, classic)
    assert [one.name for one in tmp_path.iterdir()] == ["b.board.json"]


# -- the map on it ------------------------------------------------------------------------------------------------


def test_the_map_shows_ground_areas_and_counters(card: CardOf, classic: Template) -> None:
    """Each of them alters the page's picture."""
    pictures = []
    for fields in (
        {},
        {"setup_areas": SIDES["setup_areas"]},
        {"setup_areas": SIDES["setup_areas"], "units": SIDES["units"]},
    ):
        made = card(sides=SIDES["sides"], **fields)
        setting = set_card(made, card_sheet(card(sides=SIDES["sides"])), classic, dpi=72)
        pictures.append(setting.written("png", dpi=72)[0])
    assert pictures[0] != pictures[1]
    assert pictures[1] != pictures[2]


def test_a_card_without_boards(card: CardOf, tmp_path: Path, classic: Template) -> None:
    """It has no picture, and says which board is missing."""
    made = card(map={"boards": [{"board": "gone.board.json", "name": "7"}]})
    (path,) = write(tmp_path / "c.pdf", made, classic)
    assert "7 (can't be read)" in words(path)
    # A unit whose kind is still to be chosen keeps nothing from being printed.
    begun = [{"unit_type": "", "side": "us"}]
    (path,) = write(tmp_path / "d.pdf", card(map={}, sides=SIDES["sides"], units=begun), classic)
    assert "A fight" in words(path)


def test_the_map_alone(card: CardOf) -> None:
    """A scenario's map has areas and counters on it, unless they are unwanted."""
    made = card(**SIDES)

    def shot(**options: Any) -> QImage:
        picture = picture_of_scenario(made, **options)
        image = QImage(400, 400, QImage.Format.Format_RGB32)
        image.fill(0)
        with QPainter(image) as painter:
            painter.scale(10, 10)
            painter.translate(-picture.area.topLeft())
            picture.paint(painter, picture.area, 10, unhurried)
        assert picture.title == "A fight"
        return image

    whole, bare = shot(), shot(with_areas=False, with_counters=False)
    counters = shot(with_areas=False)
    assert whole != bare
    assert whole != counters
    assert bare != counters


def test_what_is_hidden_is_on_no_printed_map(card: CardOf, monkeypatch: pytest.MonkeyPatch) -> None:
    """The strength of a minefield is its own side's to know: neither card, picture nor web page shows it."""
    made = card("memoir-44", markers=[{"marker": "minefield", "at": "E4", "side": "axis", "value": 3}])
    told: list[str] = []

    def painted(_painter: QPainter, counters: Sequence[Counter], *_: object) -> None:
        told.extend(one.text for one in counters)

    monkeypatch.setattr("bob_editor.render.card.map_image.paint_counters", painted)
    monkeypatch.setattr("bob_editor.render.pictures.scenario.paint_counters", painted)
    monkeypatch.setattr("bob_editor.render.pictures.thin.paint_counters", painted)
    image = QImage(9, 9, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        MapImage(made, Style(made.ruleset), SideColours(()))._paint_over(painter, QRectF(0, 0, 9, 9))
        (pieces,) = [one for one in picture_of_scenario(made).layers if one.name == "pieces"]
        pieces.paint(painter, QRectF(0, 0, 9, 9), 1, unhurried)
    counter_faces(made)
    assert told == ["", "", ""]


# -- templates ----------------------------------------------------------------------------------------------------


def test_templates_change_the_page(card: CardOf) -> None:
    """Colours, order and what is left out: each is another picture."""
    made = card(**{**SIDES, "rules": long_rules(9)})
    sheet = card_sheet(made)
    plain = template_of("classic")
    others = (
        plain,
        template_of("plain"),
        evolve(plain, colours={**plain.colours, "accent": "#008800"}),
        evolve(plain, order=("credits", "rules", "*")),
        evolve(plain, leave_out=("rules",)),
        evolve(plain, side_colours={"us": "#ff00ff"}),
        evolve(plain, columns=3),
        evolve(plain, map_width=1.0),
    )
    pictures = [set_card(made, sheet, one, dpi=40).written("png", dpi=43)[0] for one in others]
    for number, picture in enumerate(pictures):
        assert [n for n, other in enumerate(pictures) if other == picture] == [number]


def test_own_templates(tmp_path: Path) -> None:
    """Beside the scenario by name, or by the path of any file; unknown ones and faults are told."""
    (tmp_path / "club.card-template.json").write_text(json.dumps({"title": "Club", "sizes": {"body": 8}}))
    assert list(own_templates(tmp_path)) == ["club"]
    club = template_of("club", tmp_path)
    assert (club.title, club.sizes["body"], club.sizes["title"]) == (
        "Club",
        8,
        template_of("classic").sizes["title"],
    )
    assert template_of("club.card-template.json", tmp_path) == club
    painted = {"accent": "darkred", "tint": "#80ff0000", "ink": "#abc"}
    set_so = _settings(evolve(club, colours={**club.colours, **painted}))["colours"]
    assert [set_so[name] for name in painted] == ["#8b0000", "#ff000080", "#aabbcc"]
    other = {"title": "Club", "x-a": 1, "sizes": {"body": 8, "x-b": "mine"}, "side_colours": {"$schema": "y"}}
    (tmp_path / "other.json").write_text(json.dumps(other))
    assert template_of("other.json", tmp_path) == club, "what is another program's is nobody's setting"
    with pytest.raises(UnknownId, match="no template"):
        template_of("nothing", tmp_path)
    for wrong in (
        {"sizes": {"body": 900}}, {"sizes": {"nose": 9}}, {"colours": {"ink": "mud"}}, {"order": "rules"},
        {"paper": "a9"}, {"margins": [1, 2]}, {"columns": 2.5}, {"bands": 1}, {"nose": 1}, [1],
        {"faces": {"title": "x"}}, {"title": {"x": 1}},
    ):  # fmt: skip
        (tmp_path / "wrong.json").write_text(json.dumps(wrong))
        with pytest.raises(BadFile, match=r"wrong\.json"):
            template_of("wrong.json", tmp_path)
    (tmp_path / "wrong.json").write_text("[" * 200_000)
    with pytest.raises(BadFile, match="deep"):
        template_of("wrong.json", tmp_path)
    (tmp_path / "wrong.json").write_text("{")
    with pytest.raises(BadFile, match="is not JSON"):
        template_of("wrong.json", tmp_path)
    with pytest.raises(BadFile, match="There is no file"):
        template_of("gone.json", tmp_path)


def test_a_template_is_written_whole(tmp_path: Path) -> None:
    """With every setting, and reads back the same."""
    for name, template in shipped_templates().items():
        path = tmp_path / f"{name}.card-template.json"
        path.write_text(template_text(template))
        assert template_of(path.name, tmp_path) == template
        assert "smallest" in path.read_text()


def test_a_board_that_is_cut_down_to_nothing_has_no_map(tmp_path: Path, classic: Template) -> None:
    """A column of hexes of which the left and the right halves are off the board is a line."""
    rules = ruleset("band-of-brothers-2.2")
    grid = Grid(1, 5, edges=(("left", "half"), ("right", "half")))
    write_board(tmp_path / "b.board.json", Board(grid, rules.id, id="b", title="A line"))
    data = {"ruleset": rules.id, "map": {"boards": [{"board": "b.board.json", "name": "1", "at": [0, 0]}]}}
    scenario = Scenario(data)
    made = card_of(scenario, rules, read_boards(scenario, tmp_path / "x.scenario.json"))
    assert made.grid.hexes
    for suffix in (".svg", ".pdf", ".png"):
        assert write(tmp_path / f"card{suffix}", made, classic)


# -- the typesetter -----------------------------------------------------------------------------------------------


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
    sheet = evolve(
        card_sheet(card()), sections=(Section("rules", "Losses", (Table(("Name", "How many"), rows),)),)
    )
    (path,) = export_card(tmp_path / "c.pdf", card(), sheet, classic, dpi=60)
    texts = [" ".join(page.extract_text().split()) for page in PdfReader(path).pages]
    assert len(texts) > 1
    assert all("How many" in text for text in texts)
    assert ["(continued)" in text for text in texts] == [False] + [True] * (len(texts) - 1)
    assert "row 149" in texts[-1]
