"""The file that the typesetter reads: what no card can hold is shortened before it is set."""

import json

from bob_editor.render.card.card_file import Cleaner, card_file
from bob_editor.render.card.template import template_of
from bob_editor.render.kit.side_colours import SideColours
from bob_editor.sheet.blocks import CardSheet, Section, Text, Words


def test_lines_count_as_much_as_what_stands_in_them() -> None:
    """A title of ten thousand lines took gigabytes of memory; a text of usual lines stays as it is."""
    assert Cleaner().clean("a\n" * 10_000).count("\n") < 400
    usual = "The mill burns since dawn, and nobody has come to put it out.\n" * 250
    assert Cleaner().clean(usual) == usual


def test_of_many_thousand_paragraphs_the_first_are_set() -> None:
    """More than any card has; how many are left out is said in the card's language."""
    blocks = tuple(Text((Words("a"),)) for _ in range(30_000))
    section = Section("background", "Situation", blocks)
    sheet = CardSheet("T", (), (), (), (), (section,), language="de")
    look = template_of("classic")
    told = json.loads(card_file(sheet, look, SideColours(()), scale=1, ratio=None, picture=""))
    (section,) = told["sections"]
    *set_, last = section["blocks"]
    assert len(set_) == 1_000
    assert last["line"][0]["text"] == "… 29.000 weitere"
