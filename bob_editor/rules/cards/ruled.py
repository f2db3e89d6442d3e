"""What a card's special rules say of a piece: the golden rule of every game is that they go before its own."""

import re

from bob_editor.model.special_rules import references
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.code import Counter
from bob_editor.rules.cards.rows import text_in


def is_placed_by_rule(card: Card, piece: Counter) -> bool:
    """Whether one of the special rules speaks of a piece and of its hex, by references or in words."""
    return any(_speaks_of(card, text_in(row, "text"), piece) for _, row in card.scenario.rows("rules"))


def _speaks_of(card: Card, text: str, piece: Counter) -> bool:
    named = {(one.kind, one.target) for one in references(text)}
    # An id may be a word as any other, such as "a": it means the piece only in a reference.
    unit = ("unit", piece.id) in named or any(_has(text, name) for name in (piece.name, piece.title))
    there = any(kind == "hex" and card.hex(target) == piece.at for kind, target in named)
    return unit and (there or _has(text, card.grid.label(piece.at)))


def _has(text: str, words: str) -> bool:
    """Whether a text has these words, and not only as a part of others."""
    return bool(words) and re.search(rf"(?<!\w){re.escape(words)}(?!\w)", text, re.IGNORECASE) is not None
