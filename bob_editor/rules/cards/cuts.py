"""Boards that are cut so far that most of the hexes that the card names there are gone."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from bob_editor.model.foreign import own_entries
from bob_editor.model.scenario import FieldPath
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.surplus import without_surplus

SEVERAL = 3
"""Fewer hexes that are gone are told of one by one."""

_LABEL = re.compile(r"(?:[^./:]{1,40}\.)?[A-Za-z]{1,3}\d{1,3}")
_ELSEWHERE = ("map", "imported", "accepted")


class Cut(NamedTuple):
    """A cut that goes too far: where the card says it, the board's name, how many hexes are gone, of how many."""

    path: FieldPath
    board: str
    gone: int
    named: int


def cut_too_far(card: Card) -> Iterator[Cut]:
    """The cuts without which most of the hexes that the card names on that board would be there."""
    for number, laid in enumerate(card.map.laid):
        if not isinstance(laid.place.crop, tuple):
            continue
        path = (*card.board_field(number), "crop")
        whole = without_surplus(card, {path: None})
        named = {at: card.hex(word) for word in _labels(card) if (at := whole.hex(word)) is not None}
        there = [at for at, now in named.items() if now is None or laid.place.name in card.boards_at(now)]
        gone = sum(named[at] is None for at in there)
        if gone >= SEVERAL and 2 * gone > len(there):
            yield Cut(path, laid.place.name, gone, len(there))


def _labels(card: Card) -> set[str]:
    """What may be a hex's name among the texts and names of fields of a card."""
    told = {name: value for name, value in card.scenario.data.items() if name not in _ELSEWHERE}
    words = (word for path, value in own_entries(told) for word in (value, *path[-1:]))
    return {word for word in words if isinstance(word, str) and _LABEL.fullmatch(word)}
