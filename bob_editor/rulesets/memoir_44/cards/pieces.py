"""What a battle needs of the box: figures by nation, badges of weapons, obstacles and markers, medals on the board."""

from __future__ import annotations

from collections.abc import Iterator

from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.pieces import Piece, listed_markers, named, summed
from bob_editor.rulesets.memoir_44.cards.nations import title_of_nation
from bob_editor.rulesets.memoir_44.cards.objectives import objectives
from bob_editor.rulesets.memoir_44.cards.reading import SIDES, Posted, posted, templates

_WEAPONS = {"at_gun": "Anti-tank gun", "mortar": "Mortar", "machine_gun": "Machine gun"}


def pieces(card: Card) -> tuple[Piece, ...]:
    """The figures of every unit that is on the board or may come, what they carry, and what lies on the board."""
    coming = (unit for side in SIDES for unit in templates(card, side))
    units = (one for unit in (*posted(card), *coming) for one in _unit(unit))
    return summed((*units, *listed_markers(card), *_medals(card)))


def _unit(unit: Posted) -> Iterator[Piece]:
    nation = title_of_nation(unit.nation).lower()
    title = named(unit.kind) if unit.troop is None else unit.troop.title
    yield Piece("unit", unit.kind, title, nation, number=unit.figures)
    weapon = unit.row.get("swa")
    if isinstance(weapon, str):
        yield Piece("weapon", weapon, _WEAPONS.get(weapon, named(weapon)), nation)
    for name, title in (
        ("heroic_leader", "Heroic leader"),
        ("boat", "Boat"),
        ("veteran_star", "Veteran star"),
    ):
        if unit.row.get(name) is True:
            yield Piece("marker", name, title)


def _medals(card: Card) -> Iterator[Piece]:
    """An objective is worth its medals once, however many hexes it has; another token lies in each of them."""
    for one in objectives(card):
        token = one.row.get("token")
        if isinstance(token, str) and token:
            yield Piece("marker", token, named(token), number=len(one.hexes(card)))
        else:
            yield Piece("marker", "medal", "Objective medal", number=max(0, one.value))
