"""What is on the pages of a printed card."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from pypdf import PdfReader

from bob_editor.render.card.template import (
    PAPERS,
    Template,
    shipped_templates,
    template_of,
)
from bob_editor.render.card.typesetter import Amiss, cut_told
from bob_editor.render.card.writing import export_card, set_card
from bob_editor.rulesets import all_rulesets, ruleset
from bob_editor.sheet.blocks import Pairs, Section, Text, Words
from bob_editor.sheet.card_sheet import card_sheet
from tests.render.card.pages.at_hand import SIDES, CardOf, long_rules, words, write


def test_names_in_the_boxes_of_turns(card: CardOf, classic: Template, tmp_path: Path) -> None:
    """A name stands whole in its box, however long its words are."""
    for name in ("Third Battalion", "Kampfgruppenstab"):
        made = {**SIDES, "turns": 12, "sides": [{"id": "us", "name": name}]}
        track = card_sheet(card(**made)).section("sequence")
        assert track is not None
        sheet = replace(card_sheet(card(title="x")), sections=(replace(track, blocks=track.blocks[:1]),))
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


def test_that_texts_are_cut_short_is_told(card: CardOf, classic: Template) -> None:
    """Who sees the pages doesn't see what is no more on them."""
    made = card(**{**SIDES, "background": "The mill burns. " * 1_300})
    setting = set_card(made, card_sheet(made), classic, dpi=40)
    assert Amiss(cut_told(), lost=True) in setting.amiss


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
    own = replace(classic, paper=(160.0, 240.0), bleed=3.0, crop_marks=True)
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
        sheet = replace(card_sheet(card()), sections=(Section("facts", "Facts", tuple(blocks)),))
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
    sheet = replace(card_sheet(card()), sections=(Section("counters", "Counters", tuple(blocks)),))
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
        (path,) = write(tmp_path / f"{paper}.pdf", card(), replace(classic, paper=paper))
        box = PdfReader(path).pages[0].mediabox
        assert abs(float(box.width) - wide * 72 / 25.4) < 1
        assert abs(float(box.height) - high * 72 / 25.4) < 1
