"""The rule cards: what messages call them, and what each needs on the map to mean anything.

The facts are in docs/games/memoir-44.md, 5.4.
"""

from collections.abc import Callable, Collection, Mapping
from typing import Any

from bob_editor.rules.cards.card import Card
from bob_editor.rules.tags import tagged
from bob_editor.rulesets.memoir_44.cards.nations import TABLES
from bob_editor.rulesets.memoir_44.cards.reading import armies, has_card, land_of_card, mustered, posted
from bob_editor.rulesets.memoir_44.land.laid_and_printed import hexes_with

_CARDS = TABLES["rule_cards"]

NUMBERS: Mapping[str, str] = {row["id"]: row["number"] for row in _CARDS}
"""The number of each rule card."""

_TITLES: Mapping[str, str] = {row["id"]: row["title"] for row in _CARDS if "title" in row}
"""Those whose title isn't their id in words."""

NEEDS: Mapping[str, Mapping[str, Any]] = {row["id"]: row for row in _CARDS if "needs" in row}
"""Those that need something on the map: one of these ways in full, or else this is lacking, a mere ``hint`` or not.

Cards whose need has a check of its own, or that need nothing, aren't among them.
"""


def title_of_card(key: str) -> str:
    """The title of a rule card, as its field on the form has it."""
    return _TITLES.get(key, key.replace("_", " ").capitalize())


def has_what_it_needs(card: Card, key: str) -> bool:
    """Whether the map has what a rule card needs."""
    return any(
        all(_TESTS[name](card, key, wanted) for name, wanted in way.items()) for way in NEEDS[key]["needs"]
    )


def _lies(card: Card, terrains: Collection[str]) -> bool:
    land = land_of_card(card)
    found = hexes_with(land, terrains)
    return bool(found) or any(one in terrains for at in card.grid.hexes for one in land.terrain(at))


def _is_vacant(card: Card, key: str, terrain: str) -> bool:
    """Whether a hex of some terrain, of those that the rule names if it names any, has no unit on it."""
    named = {card.hex(label) for label in card.scenario.texts("cards", key, f"{terrain}s")}
    held = {unit.at for unit in posted(card)}
    found = hexes_with(land_of_card(card), (terrain,))
    return any(at not in held for at in [at for at in found if at in named] or found)


def _has_units(card: Card, kinds: Collection[str], side: object = None) -> bool:
    """Whether there are units of some classes or kinds; of one side, if a rule is for one."""
    own = (unit for unit in mustered(card) if side in (None, unit.side))
    return any(unit.treated_as in kinds or unit.kind in kinds for unit in own)


_TESTS: Mapping[str, Callable[[Card, str, Any], bool]] = {
    "army": lambda card, _, rule: any(isinstance(row.get(rule), dict) for _, row in armies(card)),
    "card": lambda card, _, other: has_card(card, other),
    "flagged": lambda card, _, field: any(unit.row.get(field) is True for unit in mustered(card)),
    "face": lambda card, _, face: card.board.base.face == face,
    "marker": lambda card, _, kind: any(row.get("marker") == kind for _, row in card.scenario.markers),
    "named": lambda card, key, field: any(map(card.hex, card.scenario.texts("cards", key, field))),
    "own_units": lambda card, key, kinds: _has_units(card, kinds, card.scenario.get("cards", key, "side")),
    "tag": lambda card, _, tag: _lies(card, tagged(card.ruleset, tag)),
    "terrain": lambda card, _, terrains: all(_lies(card, (one,)) for one in terrains),
    "units": lambda card, _, kinds: _has_units(card, kinds),
    "vacant": _is_vacant,
}
"""The tests by which ways are told: of the card, the rule's key, and what is wanted."""
