"""The file that the typesetter reads: what no card can hold is shortened before it is set."""

from collections.abc import Mapping
from typing import Any

from bob_editor.render.card.card_file import CUT, card_data
from bob_editor.render.card.shortening import Cleaner
from bob_editor.render.card.template import template_of
from bob_editor.render.kit.side_colours import SideColours
from bob_editor.sheet.blocks import CardSheet, Pairs, Section, Text, Words


def test_lines_count_as_much_as_what_stands_in_them() -> None:
    """A title of ten thousand lines took gigabytes of memory; a text of usual lines stays as it is."""
    assert Cleaner().clean("a\n" * 10_000).count("\n") < 400
    usual = "The mill burns since dawn, and nobody has come to put it out.\n" * 250
    assert Cleaner().clean(usual) == usual


def test_of_many_thousand_paragraphs_the_first_are_set() -> None:
    """More than any card has; how many are left out is said in the card's language."""
    blocks = tuple(Text((Words("a"),)) for _ in range(30_000))
    section = Section("background", "Situation", blocks)
    told = _told(section)
    (section,) = told["sections"]
    *set_, last = section["blocks"]
    assert len(set_) == 1_000
    assert last["line"][0]["text"] == "… 29.000 weitere"
    assert told[CUT]


def test_rows_count_as_paragraphs_do() -> None:
    """A table of seven thousand rows took half a minute to be set."""
    pairs = Pairs(tuple((str(number), (Words("a"),)) for number in range(7_000)))
    (section,) = _told(Section("other", "Further", (Text((Words("a"),)), pairs, Text((Words("b"),)))))[
        "sections"
    ]
    _, rows, last = section["blocks"]
    assert len(rows["rows"]) == 999
    assert last["line"][0]["text"] == "… 6.002 weitere"


def test_a_text_that_changes_its_style_at_every_letter_is_cut() -> None:
    """As do stars in a row; of texts past the bound for all, the first words are still set."""
    long, short = (
        Text(tuple(Words("*", bold=number % 2 == 0) for number in range(many))) for many in (60_000, 40)
    )
    told = _told(Section("background", "Situation", (long, short, Text((Words("a"),)))))
    lines = [one["line"] for one in told["sections"][0]["blocks"]]
    assert [len(line) for line in lines] == [10_001, 31, 1]
    assert [line[-1]["text"] for line in lines] == ["…", "…", "a"]
    assert told[CUT]


def test_what_can_be_printed_whole_isnt_called_too_long() -> None:
    """Also with letters that no print has, which go."""
    assert not _told(Section("background", "Situation", (Text((Words("a\x07b"),)),)))[CUT]


def _told(section: Section) -> Mapping[str, Any]:
    sheet = CardSheet("T", (), (), (), (), (section,), language="de")
    return card_data(sheet, template_of("classic"), SideColours(()), ratio=None, picture="")
