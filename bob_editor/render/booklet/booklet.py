"""A booklet as it is to be printed: what stands on its pages, in their order, in words and pictures."""

from collections.abc import Mapping

from bob_editor.records import Record, told_without
from bob_editor.render.card.template import Template
from bob_editor.render.kit.style import Style
from bob_editor.rules.cards.card import Card
from bob_editor.sheet.aids import SightGroup, TerrainRow
from bob_editor.sheet.blocks import CardSheet, Line

COVERS = ("classic", "plain")
"""The styles of booklets that ship: with art to the edges of the cover, and with little ink."""

MAPS = ("cards", "pages", "both")
"""Where the maps of scenarios are: on the cards, on pages of their own behind them, or on both."""


class BoundCard(Record, eq=False):
    """A scenario: its card, how it is set, and its map, which is painted by a style of boards."""

    id: str
    card: Card
    sheet: CardSheet
    template: Template
    style: Style

    @property
    def number(self) -> str:
        """What it is called by among the others, "" for nothing."""
        value = self.card.scenario.get("number")
        return str(value) if isinstance(value, str | int) else ""


class Plate(Record, eq=False):
    """A board on a page of its own."""

    title: str
    note: str
    picture: bytes
    ratio: float


class Chart(Record, eq=False):
    """The terrain of a game: heads, and a row for each with its picture, "" where there is none."""

    title: str
    note: str
    heads: tuple[str, ...]
    rows: tuple[tuple[TerrainRow, bytes], ...]


class Reminder(Record, eq=False):
    """What decides a line of sight in a game."""

    title: str
    note: str
    groups: tuple[SightGroup, ...]


class TurnBoxes(Record):
    """A track to lay a marker on: its title, and the words of its boxes."""

    title: str
    boxes: tuple[str, ...]


class RulePlace(Record):
    """A special rule: its name, the numbers of the cards, and of the rule on each, where it stands, and its letter."""

    title: str
    places: tuple[tuple[int, int], ...]
    letter: str


class Booklet(Record, eq=False):
    """All of it. ``words`` are its headings in its language, by what they are in English.

    ``cover`` and ``logo`` are pictures with their files' endings, b"" for none. ``credits`` are names with what is said
    under them.
    """

    title: str
    cards: tuple[BoundCard, ...]
    words: Mapping[str, str]
    language: str = "en"
    series: str = ""
    edition: str = ""
    description: str = ""
    authors: tuple[str, ...] = ()
    licence: str = ""
    games: tuple[str, ...] = ()
    cover: tuple[bytes, str] = (b"", "")
    logo: tuple[bytes, str] = (b"", "")
    plates: tuple[Plate, ...] = ()
    charts: tuple[Chart, ...] = ()
    reminders: tuple[Reminder, ...] = ()
    tracks: tuple[TurnBoxes, ...] = ()
    rules: tuple[RulePlace, ...] = ()
    credits: tuple[tuple[str, Line], ...] = ()


class Binding(Record):
    """How it is bound: paper in millimetres with its bleed, where the maps stand, and by which style.

    ``style`` is the source of a house style. ``spreads`` begins cards of two pages on the left.
    """

    paper: tuple[float, float] = (210.0, 297.0)
    bleed: float = 0.0
    crop_marks: bool = False
    maps: str = "cards"
    spreads: bool = False
    style: str = ""
    style_title: str = "classic"

    __repr__ = told_without("style")
