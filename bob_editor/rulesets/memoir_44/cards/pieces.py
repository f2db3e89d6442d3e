"""What a battle needs of the box: figures by nation, badges of weapons, obstacles and markers, medals on the board."""

from collections.abc import Iterator

from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.pieces import Piece, listed_markers, named, summed
from bob_editor.rulesets.memoir_44.cards.nations import title_of_nation
from bob_editor.rulesets.memoir_44.cards.objectives import Objective, objectives
from bob_editor.rulesets.memoir_44.cards.reading import SIDES, Posted, posted, templates

_WEAPONS = {"at_gun": "Anti-tank gun", "mortar": "Mortar", "machine_gun": "Machine gun"}


def pieces(card: Card) -> tuple[Piece, ...]:
    """The figures of every unit that is on the board or may come, what they carry, and what lies on the board."""
    coming = (unit for side in SIDES for unit in templates(card, side))
    units = (one for unit in (*posted(card), *coming) for one in unit_pieces(unit))
    return summed((*units, *listed_markers(card), *_medals(card)))


def unit_pieces(unit: Posted) -> Iterator[Piece]:
    """A unit's figures, and what goes with them."""
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
        for place, _ in enumerate(one.hexes(card) or (None,)):
            yield from medal_pieces(one, place)


def medal_pieces(objective: Objective, place: int) -> Iterator[Piece]:
    """What lies in one of an objective's hexes, by its place among them."""
    token = objective.row.get("token")
    if isinstance(token, str) and token:
        yield Piece("marker", token, named(token))
    elif not place and objective.value > 0:
        yield Piece("marker", "medal", "Objective medal", number=objective.value)
