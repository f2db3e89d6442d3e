"""The objectives of a card: what is worth medals besides eliminated units (docs/games/memoir-44.md, 5.6)."""

from collections.abc import Iterator, Mapping
from typing import Any

from bob_editor.geometry.hexes import Hex
from bob_editor.model.places import Place, at_field
from bob_editor.records import Record
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.rows import fields_in, text_in, texts_in, whole
from bob_editor.rules.tags import tagged
from bob_editor.rulesets.memoir_44.cards.reading import has_card, land_of_card
from bob_editor.rulesets.memoir_44.land.laid_and_printed import hexes_with

WITHOUT_HEXES = ("exit", "beach_section", "empty_section")
"""Kinds that name no hexes."""
BY_CARD = {"town_control": "town_control", "bridge_control": "bridge_control"}
"""Kinds whose hexes a rule card may name instead."""


class Objective(Record):
    """An objective: its place in the list and its row."""

    index: int
    row: Mapping[str, Any]

    @property
    def kind(self) -> str:
        """What sort it is."""
        return text_in(self.row, "kind")

    @property
    def owner(self) -> str:
        """Who can win it: axis, allies or any."""
        return text_in(self.row, "owner")

    @property
    def labels(self) -> tuple[str, ...]:
        """The labels of its hexes, each once."""
        return tuple(dict.fromkeys(texts_in(self.row.get("hexes"))))

    @property
    def value(self) -> int:
        """The medals it is worth."""
        value = whole(self.row.get("value"))
        return 1 if value is None else value

    @property
    def condition(self) -> Mapping[str, Any]:
        """When it counts as held; empty where a unit on any of its hexes does."""
        return fields_in(self.row.get("condition"))

    @property
    def threshold(self) -> int | None:
        """How many of its hexes must be held; None where no number is asked."""
        by_count = self.condition.get("threshold") if self.condition.get("type") == "count" else None
        return whole(by_count if by_count is not None else self.row.get("threshold"))

    def hexes(self, card: Card) -> tuple[Hex, ...]:
        """Those of its hexes that the board has."""
        found = (card.hex(label) for label in self.labels)
        return tuple(dict.fromkeys(at for at in found if at is not None))

    def place(self, card: Card) -> Place:
        """Its row in the card."""
        return at_field("objectives", self.index, near=self.hexes(card))

    def needs_hexes(self, card: Card) -> bool:
        """Whether it must name hexes itself."""
        if self.kind in WITHOUT_HEXES or (self.kind == "destroy" and self.row.get("target") is not None):
            return False
        return not (self.kind in BY_CARD and has_card(card, BY_CARD[self.kind]))

    def is_of(self, side: str) -> bool:
        """Whether a side can win it."""
        return self.owner in (side, "any")


def objectives(card: Card) -> Iterator[Objective]:
    """The objectives of a card, in its order."""
    for index, row in card.scenario.rows("objectives"):
        yield Objective(index, row)


def towns_to_control(card: Card) -> frozenset[Hex]:
    """The hexes that the card of town control is about: those that it names, else all towns on the board (A29)."""
    if named := card.scenario.texts("cards", "town_control", "hexes"):
        return frozenset(at for at in map(card.hex, named) if at is not None)
    return frozenset(hexes_with(land_of_card(card), tagged(card.ruleset, "town_family")))
