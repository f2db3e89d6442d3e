"""Where a card names its units and weapons."""

from collections.abc import Iterator
from typing import NamedTuple

from bob_editor.geometry.grouped import grouped
from bob_editor.model.scenario import FieldPath
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.names import Name
from bob_editor.rules.cards.rows import text_in
from bob_editor.rulesets.combat_commander_pacific.cards.reading import entries, read_card
from bob_editor.rulesets.combat_commander_pacific.cards.rows import BOXES, OTHER, SIDES


class Reference(NamedTuple):
    """A name of a side's piece, its place in the card, and the names that would be known there."""

    path: FieldPath
    side: str
    name: str
    known: set[str]


def names(card: Card) -> Iterator[Name]:
    """Every name of a piece, for the check of what isn't there."""
    reading = read_card(card)
    bearers = {(piece.side, piece.id) for piece in reading.all_units()}
    bearers |= {(weapon.side, text_in(weapon.row, "id")) for weapon in reading.weapons}
    # What is carried, or has its hex, its space or its box, isn't what another row means.
    placed = {(piece.side, piece.id) for piece in reading.units if piece.hex is not None}
    placed |= reading.carried.keys() | reading.arriving_ids | reading.boxed
    taken_of = grouped(placed)
    every = list(references(card))
    in_row = grouped((one.path[:2], (OTHER.get(one.side), one.name)) for one in every)
    all_theirs = {row for row, them in in_row.items() if len({*them}) > 1 and bearers.issuperset(them)}
    named = {(one.side, one.name) for one in every if one.name in one.known}
    units = {piece.path: piece for piece in reading.units}
    theirs = {(piece.side, piece.id): piece for piece in reading.units}
    for one in every:
        kind = "enemy piece" if (OTHER.get(one.side), one.name) in bearers else "piece"
        listed = "applies_to" in one.path or "after_opponent" in one.path
        taken = () if listed else taken_of.get(one.side, ())
        # A weapon that nobody carries is probably the one that is meant.
        free = tuple(sorted(one.known.difference(taken))) if one.path[-1] == "weapon" else ()
        # A unit that its own side names nowhere, or that carries a weapon of the other's, may be the other's.
        unit = units.get(one.path[:2]) or theirs.get((OTHER.get(one.side, ""), one.name))
        slip = kind == "enemy piece" and unit is not None and (unit.side, unit.id) not in named
        whose = ((*unit.path, "side"), OTHER[unit.side]) if unit is not None and slip else None
        if one.path[0] in ("reinforcements", "setup_areas") and one.path[:2] in all_theirs:
            whose = ((*one.path[:2], "side"), OTHER[one.side])  # of which all pieces are theirs
        yield Name(one.path, one.name, kind, one.known, entry_of(card, one.path), free, taken, whose)


def entry_of(card: Card, path: FieldPath) -> FieldPath:
    """What has to go for a name to go: its row where that is nothing, or something else, without it."""
    alone = path[0] in ("changes", "reinforcements", "setup_areas") and len(entries(card, *path[:-1])) == 1
    if alone and "applies_to" in path:
        side = card.scenario.text(*path[:2], "side")
        if sum(area.side == side for area in read_card(card).areas) == 1:
            return path[:-1]
    return path[:2] if alone or path[0] == "markers" else path


def references(card: Card) -> Iterator[Reference]:
    """Every name of a piece in the card, apart from the rows of the pieces themselves."""
    reading = read_card(card)
    arms = [(weapon.side, text_in(weapon.row, "id")) for weapon in reading.weapons]
    pieces = [*((piece.side, piece.id) for piece in reading.all_units()), *arms]
    weapons = {side: {*ids} for side, ids in grouped(arms).items()}
    own = {side: set[str]() for side in SIDES} | {side: {*ids} for side, ids in grouped(pieces).items()}
    lists: list[tuple[FieldPath, str, set[str]]] = []
    dug: dict[str, set[str]] = {}
    for name, path, _ in reading.sides():
        dug[name] = {text_in(row, "id") for _, row in card.scenario.rows(*path, "fortifications")}
        mine = own.get(name, set())
        lists += [((*path, "infiltration", box), name, mine) for box in BOXES]
        lists.append(((*path, "setup", "after_opponent"), name, mine | dug[name]))
    # Where the side is none, of which is told, each side's pieces may be meant.
    for area in reading.areas:
        meant = (area.side,) if area.side in SIDES else SIDES
        known = set().union(*(own[side] | dug.get(side, set()) for side in meant))
        lists.append(((*area.path, "applies_to"), area.side, known))
    for index, group in card.scenario.rows("reinforcements"):
        side = text_in(group, "side")
        known = set().union(*(own[one] for one in ((side,) if side in SIDES else SIDES)))
        lists.append((("reinforcements", index, "pieces"), side, known | {"radio", ""}))
    for path, side, known in lists:
        for place, entry in enumerate(entries(card, *path)):
            if isinstance(entry, str):
                yield Reference((*path, place), side, entry, known)
    for piece in reading.all_units():
        for path, weapon_id in piece.weapons if piece.side in dug else ():
            yield Reference(path, piece.side, weapon_id, weapons.get(piece.side, set()))
