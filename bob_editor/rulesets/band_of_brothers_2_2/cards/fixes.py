"""What quick fixes of a card do: take a row away, change a field of it, move a unit to the nearest hex that is free."""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from operator import itemgetter

from bob_editor.geometry.hexes import Hex
from bob_editor.model.scenario import FieldPath
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.code import Counter as Piece
from bob_editor.rules.cards.code import Move
from bob_editor.rules.cards.fixes import Fix, add, all_of, drop, drop_all, nearest, put, set_fields
from bob_editor.rules.cards.pieces import count_in
from bob_editor.rules.pieces import harmless
from bob_editor.rules.tags import tagged
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import ON_WHEELS, Unit
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, PlacedMarker, read
from bob_editor.rulesets.band_of_brothers_2_2.cards.trenches import trenches_without
from bob_editor.rulesets.band_of_brothers_2_2.land.lie import CAVES

_ON_GROUND = (
    "both-sides-in-hex", "concealed-unit-in-view", "concealment-not-allowed", "facing-missing", "gun-cannot-turn",
    "infantry-in-water", "too-many-squads", "two-guns-in-hex", "unit-cannot-fire-here",
    "vehicle-or-gun-in-forbidden-terrain", "vehicle-stacking",
)  # fmt: skip
"""Checks that tell where a unit can't be on the ground, or not as it is."""


def keep_only(reading: CardReading, label: str, units: Sequence[Unit], keep: int, *field: str) -> Fix:
    """So many counters of these units, the first ones; the others go, or a field of theirs, and who is aboard.

    A unit may be some of its row: of that as many go as of the unit.
    """
    left, gone, fewer = keep, set[FieldPath](), list[Fix]()
    for unit in units:
        count = min(unit.count, left)
        left -= count
        rest = count_in(unit.row) - unit.count + count
        if not rest:
            gone |= {(*unit.path, *field), *(one.path for one in _aboard(reading, unit) if not field)}
        elif count != unit.count:
            fewer.append(put("", (*unit.path, "count"), rest))
    return all_of(label, (*fewer, drop_all("", gone)))


def moved(card: Card, counter: Piece, may: Callable[[Hex], bool]) -> Move | None:
    """To the nearest hex where nothing stands and the unit may be; markers stay."""
    reading = read(card)
    unit = next((one for one in reading.placed if one.path == counter.path), None)
    if unit is None:
        return None
    to = nearest(reading.grid, counter.at, lambda at: may(at) and may_stand(reading, unit, at))
    return None if to is None else Move(to, _to(reading, unit, to))


def removed(card: Card, counter: Piece) -> Fix:
    """By leaving out its row."""
    reading = read(card)
    unit = next((one for one in reading.placed if one.path == counter.path), None)
    if unit is not None:
        return take_off(reading, unit)
    return remove_markers(f"Take the {counter.name} off the map", reading, counter)


def out_of_group(reading: CardReading, unit: Unit) -> Fix:
    """Take a unit out of its reinforcements, which go with their last."""
    alone = len(reading.scenario.rows(*unit.path[:-1])) == 1
    return drop(f"Take the {unit.name} out of the group", unit.path[:2] if alone else unit.path)


def take_off(reading: CardReading, unit: Unit) -> Fix:
    """Take a unit off the map, with those aboard: they would be nowhere."""
    gone = {unit.path, *(one.path for one in _aboard(reading, unit))}
    laden = f"Take the {unit.name} and those aboard off the map"
    return drop_all(laden if len(gone) > 1 else f"Take the {unit.name} off the map", gone)


def companions(card: Card, path: FieldPath) -> tuple[FieldPath, ...]:
    """With a carrier goes who is aboard (21.1)."""
    reading = read(card)
    here = [unit for unit in reading.placed if unit.path == path]
    return tuple((*one.path, "at") for unit in here for one in _aboard(reading, unit) if one.at == unit.at)


def _aboard(reading: CardReading, unit: Unit) -> Sequence[Unit]:
    return reading.by_carrier.get(unit.id, ()) if unit.id else ()


def remove_markers(label: str, reading: CardReading, *markers: Piece | PlacedMarker) -> Fix:
    """Take markers off the map; out of a cave that goes comes who is inside (43.4).

    The card's count of fortifications goes down with them where it agreed with the map.
    """
    gone = {one.path for one in markers}
    inside = {path for one in markers for path in _inside(reading, one)}
    filled = trenches_without(reading, [one for one in reading.fortifications if one.path in gone])
    return all_of(label, (drop_all("", gone | inside), *_counted_down(reading, gone), *filled))


def remade(reading: CardReading, fort: PlacedMarker, kind: str) -> Fix:
    """Make a fortification one of another kind; the card's counts follow where they agreed with the map."""
    into = put("", (*fort.path, "marker"), kind)
    steps = (into, *_counted_down(reading, {fort.path}), *_counted_up(reading, fort.side, kind))
    return all_of(f"Make it a {reading.title(kind)}", steps)


def dug(reading: CardReading, label: str, kind: str, at: Hex, side: str) -> Fix:
    """Put a fortification on the map; the card's counts follow where they agreed with the map."""
    row = {"marker": kind, "at": reading.grid.label(at), **({"side": side} if side else {})}
    return all_of(label, (add("", ("markers",), row), *_counted_up(reading, side, kind)))


def _counted_up(reading: CardReading, side: str, kind: str) -> Iterator[Fix]:
    placed = sum(one.marker == kind and one.side == side for one in reading.fortifications)
    counts = [path for path, _ in reading.allotments(side)] if side else []
    if counts and reading.allotted(side)[kind] == placed:
        field = (*counts[0], kind)
        yield put("", field, (reading.card.scenario.whole(*field) or 0) + 1)


def _counted_down(reading: CardReading, gone: Collection[FieldPath]) -> Iterator[Fix]:
    placed = Counter((fort.side, fort.marker) for fort in reading.fortifications)
    fewer = Counter((fort.side, fort.marker) for fort in reading.fortifications if fort.path in gone)
    for (side, kind), number in fewer.items():
        if reading.allotted(side)[kind] == placed[side, kind]:
            counts = ((path, row[kind]) for path, row in reading.allotments(side) if row.get(kind))
            path, count = max(counts, key=itemgetter(1))
            yield put("", (*path, kind), max(count - number, 0) or None)


def _inside(reading: CardReading, marker: Piece | PlacedMarker) -> list[FieldPath]:
    """Where the units in the only cave of a hex say that they are."""
    if [cave.path for cave in reading.markers_in(marker.at, *CAVES)] != [marker.path]:
        return []
    return [(*one.path, "in") for one in reading.by_hex.get(marker.at, ()) if one.position == "cave"]


def put_down(reading: CardReading, unit: Unit, label: str) -> tuple[Fix, ...]:
    """Put a unit on the ground of its hex; where it can't be there, send it away."""
    down = put(label, (*unit.path, "in"), None)
    return harmless(reading.card, [down], *_ON_GROUND) or send_away(reading, unit)


def send_away(reading: CardReading, unit: Unit) -> tuple[Fix, ...]:
    """Move a unit to the nearest hex where it may be, or take it off the map."""
    return (*move_away(reading, unit), take_off(reading, unit))


def move_away(reading: CardReading, unit: Unit) -> tuple[Fix, ...]:
    """Move a unit to the nearest hex where nothing stands and it may be; none where there is no such hex."""
    if unit.at is None:
        return ()
    to = nearest(reading.grid, unit.at, lambda at: may_stand(reading, unit, at))
    return () if to is None else (_to(reading, unit, to),)


def _to(reading: CardReading, unit: Unit, at: Hex) -> Fix:
    label = reading.grid.label(at)
    along = [put("", path, label) for path in companions(reading.card, unit.path)]
    own = set_fields("", unit.path, {"at": label, "in": None, "road_side": None})
    return all_of(f"Move the {unit.name} to {label}", [*along, own])


def may_stand(reading: CardReading, unit: Unit, at: Hex) -> bool:
    """Whether a unit may well set up in a hex: free, of the right terrain, in its side's area, concealed in cover."""
    if at in reading.by_hex or at not in reading.playable or len(reading.card.boards_at(at)) > 1:
        return False
    there = reading.terrain(at)
    at_sea = there & tagged(reading.card.ruleset, "sea")
    if unit.kind == "lc":
        return bool(at_sea)
    # A gun couldn't turn where no vehicle comes in.
    who = "vehicle" if unit.kind in (*ON_WHEELS, "gun") else "infantry"
    if at_sea or reading.barred(who, at) or reading.markers_in(at, "cave", "small_cave"):
        return False
    housed = reading.named_in(at, "house", "railway_vehicle")
    if housed and (unit.is_mortar or unit.kind == "gun"):
        return False
    if (unit.kind == "wt" and "swamp" in there) or (unit.concealed and not reading.grows_cover(at)):
        return False
    own = reading.setup_hexes(unit.side)
    if own and at not in own:
        return False
    beside = {other for near in at.neighbours() for other in reading.by_hex.get(near, ())}
    return all(other.side == unit.side for other in beside)


def move_marker(reading: CardReading, marker: PlacedMarker) -> tuple[Fix, ...]:
    """Move a fortification to the nearest hex that it may be in; none where there is none.

    A cave would have to be turned, too, and whoever is inside to move with it.
    """
    to = nearest(reading.grid, marker.at, lambda at: _may_lie(reading, marker, at))
    if to is None or marker.marker in CAVES:
        return ()
    label = reading.grid.label(to)
    steps = (put("", (*marker.path, "at"), label), *trenches_without(reading, [marker]))
    return (all_of(f"Move the {reading.title(marker.marker)} to {label}", steps),)


def _may_lie(reading: CardReading, marker: PlacedMarker, at: Hex) -> bool:
    """Whether a fortification could be in a hex without another fault; one that starts concealed stays in cover."""
    own = reading.digging_hexes(marker.side)
    if (own and at not in own) or (marker.row.get("concealed") is True and not reading.grows_cover(at)):
        return False
    if marker.marker == "roadblock":
        return reading.is_open(at) and not reading.markers_in(at, "roadblock")
    if any(other.at == at for other in reading.fortifications):
        return False
    if marker.marker == "fortified_position":
        return bool(reading.named_in(at, "house", "hut"))
    return not reading.forbids_fortifications(at)
