"""What a card's special rules say of a piece: the golden rule of every game is that they go before its own."""

import re
from collections.abc import Collection, Iterable

from bob_editor.model.special_rules import references
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.code import Counter
from bob_editor.rules.cards.rows import text_in

_PLACING = re.compile(
    r"\b(set(s|ting)?[ -]up|plac|put|start|beg[ai]n|deploy|aufgestellt|steh|gesetzt)", re.IGNORECASE
)
"""How words that put a piece somewhere begin, in the languages of the program."""


def is_placed_by_rule(card: Card, piece: Counter, among: Iterable[Counter] = ()) -> bool:
    """Whether one of the special rules speaks of a piece and of its hex, by references or in words.

    What several ``among`` the pieces are called is nobody's name: such a rule must put them there, too.
    """
    others = [_called(one) for one in among]
    shared = {name for name in _called(piece) if sum(name in one for one in others) > 1}
    return any(
        _speaks_of(card, text_in(row, "text"), piece, shared) for _, row in card.scenario.rows("rules")
    )


def _called(piece: Counter) -> frozenset[str]:
    """What a piece is called, in words that differ by capitals alone."""
    return frozenset({piece.name.casefold(), piece.title.casefold()})


def _speaks_of(card: Card, text: str, piece: Counter, shared: Collection[str]) -> bool:
    named = {(one.kind, one.target) for one in references(text)}
    names = _called(piece) if _PLACING.search(text) else _called(piece) - {*shared}
    # An id may be a word as any other, such as "a": it means the piece only in a reference.
    unit = ("unit", piece.id) in named or any(_has(text, name) for name in names)
    there = any(kind == "hex" and card.hex(target) == piece.at for kind, target in named)
    return unit and (there or _has(text, card.grid.label(piece.at)))


def _has(text: str, words: str) -> bool:
    """Whether a text has these words, and not only as a part of others."""
    return bool(words) and re.search(rf"(?<!\w){re.escape(words)}(?!\w)", text, re.IGNORECASE) is not None
