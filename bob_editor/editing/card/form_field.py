"""A field of a card's form: its words, limits and choices, and how it is entered; without widgets."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Literal

from msgspec import field

from bob_editor.model.fields.paths import value_at
from bob_editor.records import Record, told_without

Json = Any

Kind = Literal[
    "text", "longtext", "integer", "number", "word", "switch", "choice", "date", "hex", "place", "side",
    "board", "area", "counter", "range", "checks", "texts", "numbers", "hexes", "places", "hexset", "either",
    "names", "sequence", "group", "table", "keyed", "json", "translations",
]  # fmt: skip
"""How a field is entered. ``word``: number or text. ``names``: several of its choices, in order.
``keyed``: names and values. ``either``: one of its ``fields``."""


class CardField(Record, eq=False, dict=True):
    """A field of the card as the form shows it.

    ``where`` is its path with ``*`` for places in lists and for free keys. ``help`` is a sentence, ``cites`` its rule
    numbers. ``choices`` pairs values with their words; ``open`` ones may be others. ``default`` is what holds where the
    field is empty, None where that isn't known. ``item`` is the field of one entry of a list or of one value by its
    key. A ``single`` list may also be one text alone, a ``pair`` is the first and the last of several. Rows of a
    ``keyed`` table have names instead of places; a range with ``ends`` is an object of two numbers so named. ``of``
    says where on the card stand the ids that it names; ``picks``: hexes of the map may be among them. A ``switched``
    group counts by being there, even with nothing in it; ``rolled`` numbers come from dice; ``null`` is the word for a
    null, where the game says something by it. ``row`` is what a new row of a table has from the start, ``key`` the
    field that tells rows apart. Rows of a keyed table may have ``keys`` to choose their names from; ``key_title`` is
    what those are. Rows of a table with ``by_kind`` have the fields that are listed there for what their field
    ``told_by``, which may be a path in them, says; those of ``*`` while it says nothing. A ``settled`` text
    counts once its field is left, not letter by letter.
    """

    name: str
    where: tuple[str, ...]
    title: str
    kind: Kind
    help: str = ""
    cites: str = ""
    unit: str = ""
    choices: tuple[tuple[Json, str], ...] = ()
    open: bool = False
    minimum: float | None = None
    maximum: float | None = None
    default: Json = None
    example: Json = None
    required: bool = False
    single: bool = False
    pair: bool = False
    keyed: bool = False
    key: str = "id"
    ends: tuple[str, ...] = ()
    columns: tuple[str, ...] = ()
    summary: str = ""
    of: tuple[str, ...] = ()
    picks: bool = False
    switched: bool = False
    rolled: bool = False
    settled: bool = False
    null: str = ""
    row: Mapping[str, Json] = field(default_factory=dict)
    keys: tuple[tuple[Json, str], ...] = ()
    key_title: str = "Id"
    told_by: str = ""
    by_kind: Mapping[str, frozenset[str]] = field(default_factory=dict)
    make_fields: Callable[[], tuple[CardField, ...]] = tuple
    make_item: Callable[[], CardField | None] = lambda: None

    __repr__ = told_without("row", "by_kind", "make_fields", "make_item")

    @cached_property
    def fields(self) -> tuple[CardField, ...]:
        """Of a group its fields, of a table those of a row, of an ``either`` its forms."""
        return self.make_fields()

    @cached_property
    def item(self) -> CardField | None:
        """The field of one entry."""
        return self.make_item()

    @property
    def plain(self) -> bool:
        """Whether it fits into the cell of a table."""
        return self.kind not in (
            "group",
            "table",
            "keyed",
            "sequence",
            "either",
            "hexset",
            "longtext",
            "json",
        )

    @property
    def is_entry(self) -> bool:
        """Whether it is an entry of a list or a value by its key: to be emptied without being taken away."""
        return self.where[-1:] == ("*",)

    def switched_to(self, *, on: bool) -> bool | None:
        """What a switch writes: where no is what holds anyway, nothing for no."""
        return on if on or self.default is True or self.required else None

    def applies(self, one: CardField, row: Json) -> bool:
        """Whether a row of this table has a field: what its kind has, and whatever has a value already."""
        if not self.by_kind or not isinstance(row, Mapping) or row.get(one.name) is not None:
            return True
        kind = value_at(row, tuple(self.told_by.split("/")))
        names = self.by_kind.get("*" if kind is None else str(kind))
        return one.name in (names or frozenset[str]().union(*self.by_kind.values()))

    @property
    def numbers_only(self) -> bool:
        """Whether it is a group of numbers by name, which can stand close together."""
        return (
            self.kind == "group"
            and all(one.kind == "integer" for one in self.fields)
            and len(self.fields) > 3
        )

    def words(self, depth: int = 3) -> Iterator[str]:
        """All that a search looks through: its words and those of what is in it."""
        yield from (self.title, self.help, self.name, self.cites)
        yield from (str(title) for _, title in self.choices)
        for one in self._parts(depth):
            yield from one.words(depth - 1)

    def _parts(self, depth: int) -> tuple[CardField, ...]:
        if not depth or self.kind not in ("group", "table", "keyed"):
            return ()
        return self.fields or ((self.item,) if self.item is not None else ())

    def closeness(self, text: str, depth: int = 3) -> int:
        """How closely a search means it, 0 the closest: by its title, its name, a part of it, or other words."""
        wanted = text.casefold()
        if self.title.casefold().startswith(wanted):
            return 0
        called = f"{self.title} {self.name.replace('_', ' ')}".casefold()
        if all(word in called for word in wanted.split()):
            return 1
        return 2 if any(one.closeness(text, depth - 1) < 2 for one in self._parts(depth)) else 3

    def has(self, text: str) -> bool:
        """Whether a search for a text finds it."""
        wanted = text.casefold().split()
        said = " ".join(self.words()).casefold()
        return all(word in said for word in wanted)


def values_by_choice(choices: Iterable[tuple[Json, str]]) -> dict[str, Json]:
    """The values by their words, as what is pasted may name them, in small letters."""
    found: dict[str, Json] = {}
    for value, title in choices:
        found.setdefault(str(title).casefold(), value)
        found.setdefault(str(value).casefold(), value)
    return found


def form_of(value: Json, forms: Sequence[CardField]) -> int:
    """Which of several forms a value has; the first where it has none of them."""
    wanted: tuple[str, ...] = ("text", "choice", "word", "hex", "side", "longtext", "place", "date")
    if isinstance(value, dict):
        wanted = ("group", "keyed", "hexset")
    elif isinstance(value, list | tuple):
        wanted = (
            "texts",
            "names",
            "numbers",
            "hexes",
            "places",
            "checks",
            "table",
            "sequence",
            "range",
            "json",
        )
    elif isinstance(value, bool):
        wanted = ("switch",)
    elif isinstance(value, int | float):
        wanted = ("integer", "number", "word")
    return next((at for at, form in enumerate(forms) if form.kind in wanted), 0)


def emptied_value(field: CardField) -> Json:
    """What stands for an entry of a list that is emptied, not taken away; None for a null."""
    if field.kind in ("group", "keyed", "hexset"):
        return {}
    if field.kind in ("texts", "names", "numbers", "hexes", "places", "table", "sequence", "checks", "range"):
        return []
    return None if field.kind in ("integer", "number", "switch", "json") else ""


def fresh_value(field: CardField | None) -> Json:
    """What a new entry of a list begins as; of several forms, as the first one."""
    if field is not None and field.kind == "either" and field.fields:
        field = field.fields[0]
    kind = "" if field is None else field.kind
    if kind in ("group", "keyed", "hexset"):
        return {}
    if kind in ("texts", "names", "numbers", "hexes", "places", "table", "sequence", "checks"):
        return []
    if kind in ("integer", "number", "word"):
        minimum = 0 if field is None or field.minimum is None else field.minimum
        return int(max(1, minimum))
    return True if kind == "switch" else ""
