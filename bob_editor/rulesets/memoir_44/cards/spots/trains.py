"""Trains: their parts on the board, and which of them are coupled (TR5)."""

from functools import partial

from bob_editor.geometry.hexes import Hex, groups_of
from bob_editor.rules.cards.card import Card
from bob_editor.rules.land.tile_shapes import canonical, links_at
from bob_editor.rulesets.memoir_44.cards.reading import Posted, land_of_card, posted

RAILS = frozenset(("railroad_track", "railroad_station", "railroad_bridge"))


def is_locomotive(unit: Posted) -> bool:
    """Whether a part of a train is its locomotive, as it is unless it is said to be a wagon."""
    return unit.row.get("part") != "wagon"


def is_on_rails(card: Card, at: Hex) -> bool:
    """Whether a train can stand in a hex."""
    return not RAILS.isdisjoint(land_of_card(card).terrain(at))


def are_coupled(card: Card, one: Posted, other: Posted) -> bool:
    """Whether two parts stand on neighbouring hexes that a track joins."""
    if one.at is None or other.at is None:
        return False
    return _leads_to(card, one.at, other.at) and _leads_to(card, other.at, one.at)


def _leads_to(card: Card, start: Hex, goal: Hex) -> bool:
    direction = start.direction_to(goal)
    if direction is None or not is_on_rails(card, start) or not is_on_rails(card, goal):
        return False
    links = links_at(card.board, start, frozenset(("railroad_track",)))
    # a station, a tile that isn't turned and the end of a drawn track say too little to part a train
    return len(links) < 2 or canonical(direction) in links


def trains(card: Card) -> list[list[Posted]]:
    """The trains on the board, each as its parts, those coupled together; where two sides' meet each is its own."""
    left = [one for one in posted(card) if one.treated_as == "train" and one.at is not None]
    return [train for parts in groups_of(left, partial(are_coupled, card)) for train in _by_side(parts)]


def _by_side(parts: list[Posted]) -> list[list[Posted]]:
    """The parts of each side, if each has a locomotive and a wagon; else all as one."""
    sides = [
        [part for part in parts if part.side == side] for side in dict.fromkeys(one.side for one in parts)
    ]
    return sides if all(len(set(map(is_locomotive, own))) > 1 for own in sides) else [parts]
