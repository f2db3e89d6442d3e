"""A card as HTML: all of its words, escaped, with what is a side's marked as such."""

from html import unescape
from html.parser import HTMLParser

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

SQUADS = (Entry(2, "Squad & leader", symbol="squad"), Entry(1, "Wire"))
US = Force(
    "us", "Easy <1>", "American", Pairs((("Decoys", (Words("3"),)),)),
    (Group("To set up", (Words("G4", sense="hex"),), (), SQUADS),),
)  # fmt: skip
SHEET = CardSheet(
    "Title", (), (), (("Theatre", "Europe"),), ("us", "ge"),
    (
        Section("map", "Map", (MapPicture((LegendRow("setup", "ge", "The mill", "sets up"),), (Words("1 Mill"),)),)),
        Section("forces", "Forces", (Forces((US, Force("", "Nobody's"))),)),
        Section("sequence", "Turns", (Track((Turn("1", (("ge", "Arrive"),)), Turn("2", last=True))),)),
        Section("rules", "Rules", (
            Text((Words("Held by the "), Words("Germans", bold=True, side="ge")), "item", "tank"),
            Text((Words("A line"),), "item"), Text((Words("Head"),), "heading"),
            Table(("Die", "What"), (((Words("1"),), (Words("Rain"),)),)),
        )),
    ),
)  # fmt: skip


class _Reader(HTMLParser):
    """Keeps texts, and holds that every element is closed in its turn."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def test_all_words_in_sound_elements() -> None:
    reader = _Reader()
    reader.feed(card_html(SHEET))
    reader.close()
    assert not reader.open
    words = " ".join(" ".join(reader.words).split())
    for said in (
        "Easy <1>",
        "2 × Squad & leader",
        "The mill",
        "sets up",
        "1 Mill",
        "Arrive",
        "Germans",
        "Rain",
        "Europe",
    ):
        assert said in words


def test_what_is_a_side_s_says_so() -> None:
    """By its place on the card; what is nobody's says that."""
    text = unescape(card_html(SHEET))
    assert '<div class="force side-0">' in text
    assert '<div class="force nobody">' in text
    assert '<li class="side-1"><b>The mill</b>: sets up</li>' in text
    assert '<span class="side-1">Arrive</span>' in text
    assert '<span class="side-1"><b>Germans</b></span>' in text
    assert "<li class=last><b>2</b></li>" in text


def test_signs_stand_before_what_has_one() -> None:
    text = card_html(SHEET, lambda symbol, side: f"[{symbol} of {side or 'nobody'}]")
    assert "<li>[squad of us]<span>2 × Squad &amp; leader</span></li>" in text
    assert "<li><span>1 × Wire</span></li>" in text
    assert "<li>[tank of nobody]Held by the" in text
