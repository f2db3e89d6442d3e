"""Edits of a scenario's card for the quick fixes of its checks, and where a piece could stand instead."""

from collections.abc import Callable, Iterable

from bob_editor.geometry.hexes import Hex
from bob_editor.model.edit import Edit
from bob_editor.model.places import Place
from bob_editor.model.scenario import FieldPath, Scenario
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.code import Counter, Move
from bob_editor.rules.cards.fixes import all_of, drop, drop_all, put, set_fields
from bob_editor.rules.land.entry import entry
from bob_editor.rules.pieces import taken_out
from bob_editor.rulesets.combat_commander_pacific.cards.reading import read_card
from bob_editor.rulesets.combat_commander_pacific.cards.rows import ALLIED, JAPAN, OTHER, OnMap, Unit
from bob_editor.rulesets.combat_commander_pacific.land.placement import CAVE, cave_sees, may_hold_cave
from bob_editor.rulesets.combat_commander_pacific.land.unit_kinds import FIGURE_LIMIT

SIDE_NAMES = {"japan": "Japan", "allied": "the Allies"}


def side_title(card: Card, side: str) -> str:
    """What a sentence calls a side."""
    del card
    return SIDE_NAMES.get(side, side)


def side_has(name: str) -> str:
    """*Japan has*, or *The Allies have*."""
    return "Japan has" if name == "japan" else "The Allies have"


def moving(card: Card, path: FieldPath, at: Hex | None) -> tuple[Edit[Scenario], ...]:
    """The edit that puts what a row names in another hex, a unit out of its cave; none where there is no such hex."""
    if at is None:
        return ()
    label = card.grid.label(at)
    return (set_fields(f"Move it to {label}", path, {"at": label, "in": None}),)


def place_of(card: Card, piece: Unit, *field: str) -> Place:
    """Where a unit is shown: its hex, or its row (a field of it) in the card."""
    return card.where(piece.hex, *piece.path, *field)


def nearest(hexes: Iterable[Hex], at: Hex, may: Callable[[Hex], bool]) -> Hex | None:
    """Of some hexes the nearest to one, not the same, that will do."""
    nearest_first = sorted(hexes, key=lambda other: (at.distance(other), other))
    return next((other for other in nearest_first if other != at and may(other)), None)


def better_hex(card: Card, piece: Unit, at: Hex, may: Callable[[Hex], bool] = lambda _: True) -> Hex | None:
    """The nearest hex where a unit could begin instead.

    In its area if it has one, dry, free of blazes, wire, caves and enemies, with room for its figures.
    """
    reading = read_card(card)
    shut = {*reading.marked(*entry(card.ruleset, "markers").bars, "wire", "cave")}
    area = reading.area_of(piece.side, piece.id)

    def will_do(other: Hex) -> bool:
        here = reading.by_hex.get(other, ())
        room = FIGURE_LIMIT - sum(one.figures for one in here)
        return (
            other not in shut
            and not reading.types.is_water(other)
            and piece.figures <= room
            and all(one.side != OTHER.get(piece.side) for one in here)
            and may(other)
        )

    return nearest(area or card.grid.hexes, at, will_do)


def moved(card: Card, counter: Counter, may: Callable[[Hex], bool]) -> Move | None:
    """To the nearest hex where a unit could begin instead; markers stay."""
    piece = next((one for one in read_card(card).units if one.path == counter.path), None)
    to = better_hex(card, piece, counter.at, may) if piece is not None else None
    return None if to is None else Move(to, moving(card, counter.path, to)[0])


def removed(card: Card, counter: Counter) -> Edit[Scenario] | None:
    """A marker; other rows may name a unit, and its player can begin with it elsewhere."""
    return taken_away(card, "Remove it", counter.path, counter.at) if counter.kind == "marker" else None


def taken_away(card: Card, label: str, path: FieldPath, at: Hex) -> Edit[Scenario]:
    """The edit that takes a marker away, and where it is a hex's only cave, out of it who is inside (F102.1)."""
    only = [one.path for one in read_card(card).marked(CAVE).get(at, ())] == [path]
    return drop_all(label, (path, *((*piece.path, "in") for piece in _inside(card, at) if only)))


def _inside(card: Card, at: Hex) -> tuple[Unit, ...]:
    return tuple(one for one in read_card(card).by_hex.get(at, ()) if one.row.get("in") == CAVE)


def mending_cave(card: Card, cave: OnMap) -> tuple[Edit[Scenario], ...]:
    """The edits that put a cave where one may be and sees anything, or take it away.

    It stays as long as somebody is inside, and it goes where it is the Allies'.
    """
    stays = _inside(card, cave.hex) or cave.row.get("side") == ALLIED
    better = None if stays else better_cave(card, cave.hex)
    return (*moving(card, cave.path, better), taken_away(card, "Remove the cave", cave.path, cave.hex))


def better_cave(card: Card, at: Hex) -> Hex | None:
    """The nearest hex where a cave may be and sees anything, without a blaze or another fortification.

    Nor with a Japanese unit, of which the card would have to say whether it is inside (F102.1).
    """
    reading = read_card(card)
    taken = {
        *reading.marked("blaze", *reading.fortifications),
        *(at for at, pieces in reading.by_hex.items() if any(piece.side == JAPAN for piece in pieces)),
    }
    on_hill = bool(card.ruling("cave_needs_hill_hex"))
    return nearest(
        card.grid.hexes,
        at,
        lambda other: (
            other not in taken
            and not reading.types.is_water(other)
            and may_hold_cave(card.ground, other, on_hill=on_hill)
            and cave_sees(card.ground, other)
        ),
    )


def free_bearer(card: Card, side: str, at: Hex | None = None) -> Unit | None:
    """A squad or team of a side without a weapon, which could fire one; one in the same hex before others."""
    reading = read_card(card)
    wire = reading.marked("wire")
    free = [
        piece
        for piece in reading.units
        if piece.side == side
        and piece.count == 1
        and not piece.row.get("weapon")
        and piece.kind in ("squad", "team")
        and (piece.hex is None or not (piece.hex in wire or reading.types.is_water(piece.hex)))
    ]
    return min(free, key=lambda piece: piece.hex != at, default=None)


def giving_up(card: Card, piece: Unit, path: FieldPath, name: str) -> tuple[Edit[Scenario], ...]:
    """The edits that take a weapon from a unit, for another that could fire it, or out of the card."""
    reading, key = read_card(card), (piece.side, name)
    weapon = reading.weapon(*key)
    if weapon is None or reading.carried[key] > 1:
        return (drop("Take it away", path),)
    remove = taken_out(card, "Remove the weapon", weapon.path)
    waits = key in reading.arriving_ids | reading.boxed
    if waits or (other := free_bearer(card, piece.side, piece.hex)) is None:
        return (remove,)
    given = [put("", (*other.path, "weapon"), name), drop("", path)]
    return (all_of(f"Give it to {other.name}", given), remove)
