"""A card as text for forums: everything that the card says, and none of it taken for a mark."""

import re
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from bob_editor.sheet.blocks import (
    CardSheet,
    Entry,
    Force,
    Forces,
    Group,
    LegendRow,
    MapPicture,
    Pairs,
    Section,
    Table,
    Text,
    Track,
    Turn,
    Words,
)
from bob_editor.sheet.hypertext import card_html
from bob_editor.sheet.markup import bbcode, markdown

SHEET = CardSheet(
    title="Hill *112*",
    kicker=("Game",),
    byline=("June",),
    tags=(("Kind", "[b]old"),),
    sides=("axis",),
    sections=(
        Section(
            "rules",
            "Rules",
            (
                Text((Words("# no heading"),)),
                Text((Words("Bold ", bold=True), Words("and not"))),
                Text((Words("one"),), "item"),
                Text((Words("two | three &copy;"),), "item"),
                Text((Words("Within"),), "heading"),
                Table(("Turn", "What"), (((Words("1"),), (Words("rain"),)),)),
                Track((Turn("1", (("axis", "reserves"),)), Turn("2"))),
                MapPicture((LegendRow("area", "axis", "The wood", "4 hexes"),), (Words("Board 3"),)),
            ),
        ),
        Section(
            "forces",
            "Forces",
            (Forces((Force("axis", "Axis", "German", Pairs((("Cards", (Words("4"),)),)), (
                Group("In place", (Words("A1"),), (), (Entry(2, "Squad", (Words("veteran"),)),)),
            )),)),),
        ),
    ),
)  # fmt: skip


def test_markdown_as_it_is_read() -> None:
    """Marks of the card's own words are escaped, those of its style aren't."""
    text = markdown(SHEET)
    assert text.startswith("# Hill \\*112\\*\n\n*Game · June*\n\n- **Kind**: \\[b\\]old\n")
    for part in (
        "\n## Rules\n",
        "\n\\# no heading\n",
        "\n**Bold** and not\n",
        "\n- one\n- two \\| three \\&copy;\n",
        "\n### Within\n",
        "\n| Turn | What |\n| --- | --- |\n| 1 | rain |\n",
        "\n**1** reserves | **2**\n",
        "\n### Axis (German)\n\n- **Cards**: 4\n\n**In place** A1\n\n- 2 × Squad: veteran\n",
    ):
        assert part in text


def test_an_address_can_be_followed() -> None:
    """Forums take a backslash in it for a part of it."""
    line = (Words("See https://a.org/my_map?x=1&y;2 and a_b."),)
    text = markdown(replace(SHEET, sections=(Section("rules", "Rules", (Text(line),)),)))
    assert "See https://a.org/my_map?x=1&y;2 and a\\_b." in text


def test_bbcode_closes_what_it_opens() -> None:
    """Every tag is closed within its kind, and the card's own brackets are none."""
    text = bbcode(SHEET)
    open_: list[str] = []
    for closing, name in re.findall(r"\[(/?)([a-z]+)(?:=\d+)?\]", text):
        if closing:
            assert open_.pop() == name
        else:
            open_.append(name)
    assert open_ == []
    assert "[\u200bb]old" in text


@pytest.mark.parametrize("write", [markdown, bbcode])
def test_every_word_of_the_card_is_there(write) -> None:
    """Whatever the dialect."""
    words = set(re.findall(r"[A-Za-z0-9]+", SHEET.text))
    assert words - set(re.findall(r"[A-Za-z0-9]+", write(SHEET))) == set()


@pytest.mark.parametrize("written", [markdown, bbcode, card_html])
def test_where_a_group_is_and_what_is_said_of_it_are_told_apart(written: Callable[[CardSheet], str]) -> None:
    """They are two statements, each with a line or a mark of its own on the card."""
    group = Group("Turn 1", (Words("left edge"),), (Words("Concealed"),), (Entry(1, "Squad"),))
    forces = Section("forces", "Forces", (Forces((Force("axis", "Axis", groups=(group,)),)),))
    assert "left edge · Concealed" in written(replace(SHEET, sections=(forces,)))


@pytest.mark.parametrize("written", [markdown, bbcode, card_html])
def test_sections_of_one_title_stand_under_one_heading(written: Callable[[CardSheet], str]) -> None:
    """A game's own fields of a section that every card has, before what each side has; all words are still there."""
    own = Section("own-0", "Forces", (Pairs((("Morale", (Words("high"),)),)),))
    sheet = replace(SHEET, sections=(*SHEET.sections, own))
    text = written(sheet)
    assert text.count("Forces") == 1
    assert text.index("Forces") < text.index("Morale") < text.index("German")
    assert sheet.text.count("Forces") == 1
