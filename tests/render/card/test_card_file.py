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
    """More than any card has; that something is left out can be seen."""
    blocks = tuple(Text((Words("a"),)) for _ in range(30_000))
    sheet = CardSheet("T", (), (), (), (), (Section("background", "Situation", blocks),))
    look = template_of("classic")
    told = json.loads(card_file(sheet, look, SideColours(()), scale=1, ratio=None, picture=""))
    (section,) = told["sections"]
    assert len(section["blocks"]) < 2_000
    assert section["blocks"][-1]["line"][0]["text"] == "…"
