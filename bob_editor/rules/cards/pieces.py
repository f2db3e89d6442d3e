"""The pieces that a card needs from the game's box: so many alike, whether they begin on the map or come later."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Literal

from msgspec.structs import replace

from bob_editor.records import Record
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.rows import text_in
from bob_editor.rules.cards.unit_faces import UnitFace, Values, unit_face
from bob_editor.rules.los.scene_rows import unit_name
from bob_editor.rules.ruleset import Ruleset

Json = Any
PieceKind = Literal["unit", "weapon", "marker"]
KINDS: tuple[PieceKind, ...] = ("unit", "weapon", "marker")


class Piece(Record):
    """So many alike of what a card needs. Two pieces that differ in nothing but their number are the same counter.

    ``symbol`` is what it is, in the ruleset's ids; ``name`` what is printed on it. ``nation`` is whose counter it is,
    as the card calls the nation, else the side; "" for what anybody may use. ``mark`` tells it from others of its name
    (its company and number). ``flips`` is what its other side shows (*reduced*), "" where it has none of its own;
    ``back`` are the values there, none where they aren't known. ``letters`` stand on a marker in place of a sign.
    ``sign`` is what is drawn on it, and ``colour`` what its paper has, where that isn't as for all of its kind.
    """

    kind: PieceKind
    symbol: str
    name: str
    nation: str = ""
    mark: str = ""
    values: Values = ()
    flips: str = ""
    back: Values = ()
    letters: str = ""
    number: int = 1
    sign: str = ""
    colour: str = ""

    @property
    def alike(self) -> Piece:
        """The counter, however many there are of it."""
        return replace(self, number=0)

    @property
    def whose(self) -> str:
        """Its nation as people write it: two letters in capitals (US, SS), of others each word with one."""
        return self.nation.upper() if len(self.nation) == 2 else self.nation.title()


def summed(pieces: Iterable[Piece]) -> tuple[Piece, ...]:
    """The same pieces, each counter once with all of its number; none where that is nought."""
    found: Counter[Piece] = Counter()
    for one in pieces:
        found[one.alike] += one.number
    return tuple(replace(one, number=number) for one, number in found.items() if number > 0)


def listed_pieces(card: Card) -> tuple[Piece, ...]:
    """The units and markers that the card lists, wherever they begin."""
    units = (unit_piece(card, row) for _, row in card.scenario.units)
    return summed((*units, *listed_markers(card)))


def unit_piece(card: Card, row: Mapping[str, Json]) -> Piece:
    """What a row of the card's units stands for."""
    symbol = unit_name(row)
    title = card.ruleset.rows("units").get(symbol, {}).get("title")
    name = text_in(row, "name") or (title if isinstance(title, str) else named(symbol))
    nation = nation_of(card, text_in(row, "side"))
    return replace(faced(symbol, name, unit_face(card.ruleset, symbol)), nation=nation, number=count_in(row))


def faced(symbol: str, name: str, face: UnitFace) -> Piece:
    """A unit whose counter has what the game's data prints on it."""
    return Piece(
        "unit",
        symbol,
        name,
        values=face.values,
        flips=face.says,
        back=face.back,
        sign=face.sign,
        colour=face.colour,
    )


def listed_markers(card: Card) -> Iterator[Piece]:
    """The markers that the card lays on its map."""
    for _, row in card.scenario.markers:
        symbol = text_in(row, "marker")
        if symbol:
            yield marker(card, symbol, count_in(row))


def marker(card: Card, symbol: str, number: int) -> Piece:
    """So many of a marker of the ruleset; markers are nobody's."""
    return replace(_marker(card.ruleset, symbol), number=number)


@lru_cache(maxsize=512)
def _marker(rules: Ruleset, symbol: str) -> Piece:
    """One of a marker, with the sign, letters and paper that it has on the map."""
    row = rules.rows("markers").get(symbol, {})
    drawn = row.get("symbol")
    shape, letters, fill = (
        text_in(drawn, key) if isinstance(drawn, dict) else "" for key in ("shape", "text", "fill")
    )
    name = text_in(row, "title") or named(symbol)
    return Piece("marker", symbol, name, letters=letters, sign=shape, colour=fill)


def nation_of(card: Card, side: str) -> str:
    """The nation of a side where it has one, else its name."""
    row = card.side_rows.get(side, {})
    for key in ("nationalities", "nationality", "nations", "faction", "country"):
        told = row.get(key)
        first = next(iter(told), "") if isinstance(told, list | tuple) else told
        if isinstance(first, str) and first:
            return first.lower()
    return (text_in(row, "name") or side).lower()


def values_of(row: Mapping[str, Json], names: Mapping[str, str]) -> Values:
    """Those of the named values that a row has; of a list, all of them."""
    return tuple((title, shown) for name, title in names.items() if (shown := told(row.get(name))))


def told(value: Json) -> str:
    """A value as counters print it, "" for none."""
    if isinstance(value, list | tuple):
        return "/".join(filter(None, map(told, value)))
    return "" if value is None or isinstance(value, bool | dict) else str(value)


def count_in(row: Mapping[str, Json], name: str = "count", least: int = 1) -> int:
    """The number that a row gives, else ``least``."""
    value = row.get(name)
    return value if isinstance(value, int) and not isinstance(value, bool) and value >= least else least


def named(symbol: str) -> str:
    """An id in words."""
    return symbol.replace("_", " ").replace("-", " ").strip().capitalize()
