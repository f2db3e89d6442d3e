"""What isn't on the map yet, in rows on the table below it: a stack for so many of a kind, under who and when."""

from collections import Counter as Tally
from collections.abc import Iterable, Iterator
from typing import Literal

from bob_editor.geometry.hexes import Hex
from bob_editor.publishing.edition import PublishedScenario
from bob_editor.publishing.forms.vassal.tables import Names, Scale, Zone
from bob_editor.records import Record
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.code import Counter
from bob_editor.rules.cards.pieces import Piece, nation_of
from bob_editor.rules.cards.unit_faces import unit_face
from bob_editor.sheet.blocks import Force, Forces, Group

PITCH = 2.6
"""Units from one stack to the next."""

HEAD = 1.3
"""Units above a row's stacks, where its title stands."""


class Stack(Record):
    """So many counters of a kind, and where the middle of the lowest lies, in units."""

    counter: Counter
    number: int
    x: float
    y: float


class Row(Record):
    """Who waits together: their title, the rectangle that they have, and their stacks."""

    title: str
    left: float
    top: float
    wide: float
    high: float
    stacks: tuple[Stack, ...]

    def zone(self, names: Names, scale: Scale) -> Zone:
        """The row as a part of the board: whoever lies there is told to be there."""
        left, top = scale.spot(self.left, self.top)
        right, bottom = scale.spot(self.left + self.wide, self.top + self.high)
        path = ((left, top), (right, top), (right, bottom), (left, bottom))
        return Zone(names.own(self.title), path, "$name$")


def rows_below(one: PublishedScenario, left: float, top: float, wide: float) -> tuple[Row, ...]:
    """The rows of all that a scenario needs but hasn't on its map, from a place on, on so many units of width."""
    found: list[Row] = []
    across = max(1, int(wide / PITCH))
    groups = list(_groups(one))
    others = list(_others(one, [each for _, counters in groups for each in counters]))
    if others:
        groups.append((one.labels.title("Counters"), others))
    for title, counters in groups:
        stacks = tuple(
            Stack(
                counter,
                number,
                left + (place % across + 0.5) * PITCH,
                top + HEAD + (place // across + 0.5) * PITCH,
            )
            for place, (counter, number) in enumerate(counters)
        )
        high = HEAD + -(-len(stacks) // across) * PITCH
        found.append(Row(title, left, top, wide, high, stacks))
        top += high
    return tuple(found)


def _groups(one: PublishedScenario) -> Iterator[tuple[str, list[tuple[Counter, int]]]]:
    """The title of every group that isn't placed, and what it has, each with how many there are."""
    rules = one.card.ruleset
    # Entries have the names of units as the sheet prints them: what the game calls them, in its language.
    title = one.labels.title
    own = one.game.card_code().numbers(one.printed)
    numbers = {**{title(name): figures for name, figures in own.items()}, **own}
    colours = {
        title(str(row.get("title") or kind)): unit_face(rules, kind).colour
        for kind, row in rules.rows("units").items()
    }
    for force, group in _listed(one):
        if group.entries and not group.placed:
            found = [
                (
                    Counter(
                        (),
                        Hex(0, 0),
                        "unit",
                        each.symbol,
                        each.name,
                        force.side,
                        numbers.get(each.name, ""),
                        colour=colours.get(each.name, ""),
                    ),
                    max(1, each.count),
                )
                for each in group.entries
            ]
            yield ": ".join(filter(None, (force.title, group.title))), found


def _others(one: PublishedScenario, waiting: Iterable[tuple[Counter, int]]) -> Iterator[tuple[Counter, int]]:
    """What players place themselves or draw from a cup, decoys and weapons: all else that the box must hold.

    What waits is told by its name, whose side's it is may be another than its counter's nation. The card may call it
    otherwise than its counter: then its kind tells that it is there. Of units that are several figures none is another.
    """
    code, card = one.game.card_code(), one.printed
    there: Tally[Piece] = Tally()
    figures = False
    for counter in code.counters(card):
        there.update({piece.alike: piece.number for piece in counter.pieces})
        figures = figures or any(piece.kind == "unit" and piece.number > 1 for piece in counter.pieces)
    left = {piece: piece.number - there[piece.alike] for piece in code.pieces(card)}
    kinds, spare = set(), Tally[str]()
    for counter, number in waiting:
        kinds.add(counter.symbol)
        spare[counter.title] -= number
    named = set(spare)
    for piece, number in left.items():
        if piece.kind == "unit" and piece.name in named:
            spare[piece.name] += number
    for piece, number in left.items():
        more = number
        if piece.kind == "unit" and (figures or (piece.name not in named and piece.symbol in kinds)):
            more = 0
        elif piece.kind == "unit" and piece.name in named:
            more = min(number, spare[piece.name])
            spare[piece.name] -= max(0, more)
        if more > 0:
            yield _counter_of(card, piece), more


def _counter_of(card: Card, piece: Piece) -> Counter:
    """A counter of the box as a piece, of the first side of its nation."""
    side = next((side for side in card.side_rows if nation_of(card, side) == piece.nation), "")
    kind: Literal["unit", "marker"] = "marker" if piece.kind == "marker" else "unit"
    return Counter((), Hex(0, 0), kind, piece.symbol, piece.name, side, sign=piece.sign, colour=piece.colour)


def _listed(one: PublishedScenario) -> Iterator[tuple[Force, Group]]:
    for section in one.sheet.sections:
        for block in section.blocks:
            for force in block.forces if isinstance(block, Forces) else ():
                for group in force.groups:
                    yield force, group
