"""Sheets of counters: as many as asked for, true to scale, and fronts that meet their backs."""

import io
import re
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace
from pypdf import PdfReader

from bob_editor.errors import BadCall, TooLarge
from bob_editor.render.counters.faces import CounterFaces, Side
from bob_editor.render.counters.sheet import SheetPlan, Turned, paper_of
from bob_editor.render.counters.writing import Printed, _sheets, counter_sheets
from bob_editor.rules.cards.mix import CounterMix, Lot
from bob_editor.rules.cards.pieces import Piece
from bob_editor.sheet.languages import ENGLISH

GAME = "band-of-brothers-2.2"
SQUAD = Piece("unit", "squad", "Squad", "german", values=(("FP", "5"),), flips="reduced", back=(("FP", "3"),))
GUN = Piece("unit", "gun", "Gun", "american")
WIRE = Piece("marker", "wire", "Wire")
MIX = CounterMix(("dawn",), tuple(Lot(GAME, piece, (1,)) for piece in (SQUAD, GUN, WIRE)))
MM = 72 / 25.4


def sheets(plan: SheetPlan, *numbers: int) -> PdfReader:
    printed = [Printed(lot, number) for lot, number in zip(MIX.lots, numbers, strict=True)]
    return PdfReader(io.BytesIO(counter_sheets("Mill", [("A game", printed)], CounterFaces(MIX), plan)))


def faces(pdf: PdfReader, page: int) -> list[tuple[str, float, float, float]]:
    """What each face says, its left and lower edge with its bleed, and its width, in millimetres."""
    content = pdf.pages[page].get_contents()
    assert content is not None
    found = re.findall(rb"/Alt\((.*?)\)>>BDC\s+q ([\d.]+) ([\d.]+) m ([\d.]+) [\d.]+ l", content.get_data())
    told = []
    for said, x1, _, x2 in found:
        told.append((said.decode("latin1"), float(x1), float(x2)))
    heights = re.findall(rb"BDC\s+q [\d.]+ ([\d.]+) m [\d.]+ [\d.]+ l [\d.]+ ([\d.]+) l", content.get_data())
    return [
        (said, min(x1, x2) / MM, min(map(float, ys)) / MM, abs(x2 - x1) / MM)
        for (said, x1, x2), ys in zip(told, heights, strict=True)
    ]


def test_as_many_as_asked_for_in_true_millimetres() -> None:
    """Read back from the PDF: each counter's words, its size with bleed, and the fonts within the file."""
    pdf = sheets(SheetPlan(size=15.5, bleed=1.5), 9, 4, 2)
    front = faces(pdf, 0)
    assert Counter(said.partition(",")[0] for said, *_ in front) == {"German": 9, "American": 4, "Wire": 2}
    assert {round(width, 4) for *_, width in front} == {18.5}
    steps = {round(b[1] - a[1], 3) for a, b in pairwise(front) if b[2] == pytest.approx(a[2])}
    assert steps == {18.5}
    page: Any = pdf.pages[0]
    fonts = [font.get_object() for font in page["/Resources"]["/Font"].values()]
    assert fonts
    assert all("/FontFile2" in one["/DescendantFonts"][0].get_object()["/FontDescriptor"] for one in fonts)


def test_what_is_drawn_has_the_size_of_what_is_cut() -> None:
    """The face's own measure, not only its frame: a counter of 16 mm is two units of 8 mm."""
    content = sheets(SheetPlan(size=16), 1, 0, 0).pages[0].get_contents()
    assert content is not None
    scales = {float(one) for one in re.findall(rb"q ([\d.]+) 0 0 -\1 ", content.get_data())}
    assert any(one == pytest.approx(8 * MM, abs=1e-3) for one in scales)


@pytest.mark.parametrize("turned", ["long", "short"])
def test_a_back_lies_behind_its_front(turned: Turned) -> None:
    """As far from the edge over which the sheet is turned as the front is: the long one of upright paper is a side."""
    plan = SheetPlan(paper_of("letter", landscape=True), turned=turned)
    pdf = sheets(plan, 20, 3, 0)
    sideways = turned == "short"
    upright = replace(plan, paper=paper_of("letter", landscape=False))
    assert (plan.upside_down, upright.upside_down) == (not sideways, sideways)
    wide, high = plan.paper
    fronts, backs = faces(pdf, 0), faces(pdf, 1)
    assert len(fronts) == len(backs) == 23
    for (said, x, y, width), (other, back_x, back_y, _) in zip(fronts, backs, strict=True):
        assert said.split(",")[:2] == other.split(",")[:2]
        if sideways:
            assert [back_x, back_y] == pytest.approx([wide - x - width, y], abs=1e-3)
        else:
            assert [back_x, back_y] == pytest.approx([x, high - y - width], abs=1e-3)


def test_a_folded_sheet_has_both_sides_on_one_page() -> None:
    """Each back as far from the fold as its front, on the other side of it."""
    plan = SheetPlan(turned="fold")
    pdf = sheets(plan, 5, 0, 1)
    every = faces(pdf, 0)
    assert (len(pdf.pages), len(every)) == (1, 12)
    for (_, x, y, width), (_, back_x, back_y, _) in zip(every[:6], every[6:], strict=True):
        assert x + width < plan.paper[0] / 2 < back_x
        assert [back_x, back_y] == pytest.approx([plan.paper[0] - x - width, y], abs=1e-3)


def test_marks_and_counters_stay_on_the_paper() -> None:
    """On every paper and size, nothing lies in the margin, and no mark is in a counter's bleed."""
    for size in (12.7, 16, 25.4):
        for turned in ("long", "fold"):
            plan = SheetPlan(size=size, turned=turned)
            wide, high = plan.paper
            for x1, y1, x2, y2 in (*plan.marks(plan.room), *plan.marks(plan.room, backs=True)):
                assert plan.margin - 1e-6 <= min(x1, x2) <= max(x1, x2) <= wide - plan.margin + 1e-6
                assert plan.margin - 1e-6 <= min(y1, y2) <= max(y1, y2) <= high - plan.margin + 1e-6


def test_what_cannot_be_laid_out_is_told() -> None:
    """Before anything is set."""
    with pytest.raises(BadCall, match="No counter of 60 mm fits"):
        SheetPlan((80, 120), size=60)
    with pytest.raises(TooLarge, match="sheets"):
        SheetPlan().sheets(100_000)


def test_one_counter_and_whose_it_is() -> None:
    """A sheet counts in the singular, and a nation of two letters is a short form."""
    alone = Printed(Lot(GAME, GUN, (1,)), 1)
    keys: dict[tuple[int, Side], int] = {(id(alone), "front"): 0, (id(alone), "back"): 1}
    front, _ = _sheets("Mill", "A game", [alone], keys, SheetPlan(), ENGLISH)
    assert front["says"] == "Mill · A game · sheet 1 of 1 · 1 counter · turn over the long edge · front"
    assert [replace(GUN, nation=one).whose for one in ("us", "german", "red", "")] == [
        "US",
        "German",
        "Red",
        "",
    ]
