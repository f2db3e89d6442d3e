"""The printed card: complete, within its pages, the same bytes each time, and as its template says."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from time import thread_time
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from attrs import evolve
from pypdf import PdfReader
from PySide6.QtGui import QImage, QPainter

from bob_editor.errors import BadCall, BadFile, TooLarge, UnknownId
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board
from bob_editor.model.scenario import Scenario
from bob_editor.opening.scenario_maps import card_of, read_boards
from bob_editor.render.card.boxes import Box, space
from bob_editor.render.card.flow import Columns, Pages, SideBySide
from bob_editor.render.card.map_image import MapImage
from bob_editor.render.card.setting import CardSetting
from bob_editor.render.card.template import (
    PAPERS,
    Template,
    own_templates,
    shipped_templates,
    template_of,
    template_text,
)
from bob_editor.render.card.writing import export_card, page_image, set_card, side_colours
from bob_editor.render.kit.style import Style
from bob_editor.render.kit.view import unhurried
from bob_editor.render.pictures.scenario import picture_of_scenario
from bob_editor.rules.cards.card import Card
from bob_editor.rulesets import all_rulesets, ruleset
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
    """A name that is too long is cut after a word, and within the first word with an ellipsis."""
    made = {**SIDES, "turns": 12, "reinforcements": [{"side": "us", "turn": 3}]}
    for name, shown, elided in (("Third Battalion", "Third", False), ("Kampfgruppenstab", "Kam", True)):
        sides = [{"id": "us", "name": name}]
        track = card_sheet(card(**{**made, "sides": sides})).section("sequence")
        assert track is not None
        sheet = evolve(card_sheet(card(title="x")), sections=(evolve(track, blocks=track.blocks[:1]),))
        (path,) = export_card(tmp_path / "c.pdf", card(), sheet, classic, dpi=60)
        text = words(path)
        assert shown in text
        assert name not in text
        assert ("…" in text) is elided


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
        pages.append(len(setting.pages))
    assert scales[0] == 1.0
    assert scales == sorted(scales, reverse=True)
    assert pages[0] == 1
    assert pages[2] <= 2
    assert pages[3] > 2
    assert classic.sizes["body"] * min(scales) >= classic.smallest


def test_nothing_is_lost_between_pages(card: CardOf, tmp_path: Path, classic: Template) -> None:
    """Every rule of a card of many pages is on one of them, once, in order."""
    (path,) = write(tmp_path / "c.pdf", card(**{**SIDES, "rules": long_rules(70)}), classic)
    text = words(path)
    places = [text.index(f"Word{n} ") for n in range(70)]
    assert places == sorted(places)
    assert all(text.count(f"Word{n} ") == 1 for n in range(70))


def test_boxes_stay_on_the_paper(card: CardOf, classic: Template) -> None:
    """No box of any page reaches past the margins, and none lies on another of its column."""
    made = card(**{**SIDES, "rules": long_rules(60)})
    setting = set_card(made, card_sheet(made), classic, dpi=40)
    high = setting.template.page[1]
    for page in setting.pages:
        columns: dict[float, float] = {}
        for placed in page:
            assert placed.y + placed.box.height <= high
            assert placed.y >= columns.get(placed.x, 0.0) - 1e-6
            columns[placed.x] = placed.y + placed.box.height


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
    assert b"2000-01-01" in first.read_bytes() or suffix != ".pdf"


def test_pictures_of_several_pages_are_numbered(card: CardOf, tmp_path: Path, classic: Template) -> None:
    """One file a page, each of them a picture of the page's size."""
    made = card(**{**SIDES, "rules": long_rules(40)})
    for suffix in (".png", ".svg"):
        files = write(tmp_path / f"c{suffix}", made, classic)
        assert [file.name for file in files] == [f"c-{n}{suffix}" for n in range(1, len(files) + 1)]
        assert len(files) > 1
        assert all(file.exists() for file in files)
    assert QImage(str(tmp_path / "c-1.png")).width() == round(classic.page[0] * 60 / 72)
    root = ET.parse(tmp_path / "c-1.svg").getroot()  # noqa: S314 - our own output
    assert root.get("viewBox") == "0 0 {:g} {:g}".format(*classic.page)


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
        pictures.append(page_image(setting, 0, 1.0))
    assert pictures[0] != pictures[1]
    assert pictures[1] != pictures[2]


def test_a_card_without_boards(card: CardOf, tmp_path: Path, classic: Template) -> None:
    """It has no picture, and says which board is missing."""
    made = card(map={"boards": [{"board": "gone.board.json", "name": "7"}]})
    (path,) = write(tmp_path / "c.pdf", made, classic)
    assert "7 (can't be read)" in words(path)
    (path,) = write(tmp_path / "d.pdf", card(map={}), classic)
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
    pictures = [page_image(set_card(made, sheet, one, dpi=40), 0, 0.6) for one in others]
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
    with pytest.raises(UnknownId, match="no template"):
        template_of("nothing", tmp_path)
    for wrong in (
        {"sizes": {"body": 900}}, {"sizes": {"nose": 9}}, {"colours": {"ink": "mud"}}, {"order": "rules"},
        {"paper": "a9"}, {"margins": [1, 2]}, {"columns": 2.5}, {"bands": 1}, {"nose": 1}, [1],
        {"faces": {"title": "x"}},
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


# -- flowing ------------------------------------------------------------------------------------------------------


def box(height: float, *, keep: bool = False) -> Box:
    """A box that is seen."""
    return Box(height, lambda *_: None, keep)


def test_columns_are_balanced() -> None:
    """Ten boxes in two columns: five each."""
    pages = Pages(100, gap=0)
    pages.add(Columns(tuple(box(8) for _ in range(10)), (0, 50)))
    (page,) = pages.pages
    assert [sum(one.x == left for one in page) for left in (0, 50)] == [5, 5]


def test_a_heading_never_ends_a_column() -> None:
    """What is kept with the next box goes on with it."""
    pages = Pages(30, gap=0)
    boxes = (box(10), box(10), box(10, keep=True), box(10), box(10), box(10), box(10))
    pages.add(Columns(boxes, (0,)))
    assert [len(page) for page in pages.pages] == [2, 3, 2]


def test_gaps_vanish_at_the_top() -> None:
    """A column begins with what is seen."""
    pages = Pages(30, gap=0)
    pages.add(Columns((box(30), space(10), box(30)), (0,)))
    assert [page[0].y for page in pages.pages] == [0, 0]


def test_side_by_side_goes_over_pages() -> None:
    """Each column goes on where it was, under its own head."""
    pages = Pages(30, gap=5)
    pages.add(SideBySide(((0, tuple(box(10) for _ in range(5))), (50, (box(10),)))))
    pages.add(Columns((box(5),), (0,)))
    first, second = pages.pages
    assert sum(one.x == 0 for one in first) == 3
    assert [(one.x, one.y) for one in second] == [(0, 0), (0, 10), (0, 25)]


def test_a_box_higher_than_any_page_is_put_all_the_same() -> None:
    """Nothing is lost, and it ends."""
    pages = Pages(30, gap=0)
    pages.add(Columns((box(10), box(80), box(10)), (0, 50)))
    assert sum(len(page) for page in pages.pages) == 3
    pages = Pages(30, gap=0)
    pages.add(SideBySide(((0, (box(80), box(10))), (50, ()))))
    assert sum(len(page) for page in pages.pages) == 2


def test_setting_goes_in_small_steps(card: CardOf, classic: Template) -> None:
    """A window can do other things in between."""
    made = card(**{**SIDES, "rules": long_rules(30)})
    sheet = card_sheet(made)
    colours = side_colours(sheet, classic)
    setting = CardSetting(sheet, classic, MapImage(made, Style(made.ruleset), colours), colours)
    before, longest = thread_time(), 0.0
    for _ in setting.steps():
        longest = max(longest, thread_time() - before)
        before = thread_time()
    assert longest < 0.1
    assert len(setting.pages) > 0


def test_what_no_page_can_hold_is_put_on_one_all_the_same() -> None:
    """A heading stays with its text, also with one that is longer than a page; and the pages come to an end."""
    pages = Pages(100, gap=5)

    def paint(*_where: object) -> None:
        """Something is to be seen."""

    boxes = (Box(10, paint, keep=True), Box(200, paint), Box(20, paint))
    pages.add(Columns((Box(30, paint),), (0.0, 50.0)))
    pages.add(Columns(boxes, (0.0, 50.0)))
    assert [[placed.box.height for placed in page] for page in pages.pages] == [[30], [10, 200], [20]]


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
