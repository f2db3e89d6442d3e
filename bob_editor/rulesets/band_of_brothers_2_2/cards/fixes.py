"""What quick fixes of a card do: take a row away, change a field of it, move a unit to the nearest hex that is free."""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from bob_editor.geometry.hexes import Hex
from bob_editor.model import scenario_edits
from bob_editor.model.edit import Edit
from bob_editor.model.scenario import Scenario
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.code import Counter, Move
from bob_editor.rules.cards.fixes import Fix, drop, put, set_fields
from bob_editor.rules.tags import tagged
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import ON_WHEELS, Unit
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, PlacedMarker, read

Json = Any


def keep_only(label: str, units: Sequence[Unit], keep: int) -> Fix:
    """So many counters of these units, the first ones; the others go."""

    def edit(scenario: Scenario) -> Scenario:
        left = keep
        counts = []
        for unit in units:
            counts.append(min(unit.count, left))
            left -= counts[-1]
        # The last rows go first, so that those before them keep their places.
        for unit, count in sorted(
            zip(units, counts, strict=True), key=lambda pair: pair[0].path, reverse=True
        ):
            if not count:
                scenario = scenario_edits.remove(scenario, unit.path)
            elif count != unit.count:
                scenario = scenario_edits.put(scenario, (*unit.path, "count"), count)
        return scenario

    return Edit(label, edit)


def moved(card: Card, counter: Counter, may: Callable[[Hex], bool]) -> Move | None:
    """To the nearest hex where nothing stands and the unit may be; markers stay."""
    reading = read(card)
    unit = next((one for one in reading.placed if one.path == counter.path), None)
    if unit is None:
        return None
    to = nearest(reading, counter.at, lambda at: may(at) and may_stand(reading, unit, at))
    return None if to is None else Move(to, _to(reading, unit, to))


def removed(card: Card, counter: Counter) -> Fix:
    """By leaving out its row."""
    del card
    return drop(f"Take the {counter.name} off the map", counter.path)


def move_away(reading: CardReading, unit: Unit) -> tuple[Fix, ...]:
    """Move a unit to the nearest hex where nothing stands and it may be; none where there is no such hex."""
    to = nearest(reading, unit.at, lambda at: may_stand(reading, unit, at)) if unit.at is not None else None
    return () if to is None else (_to(reading, unit, to),)


def _to(reading: CardReading, unit: Unit, at: Hex) -> Fix:
    label = reading.grid.label(at)
    return set_fields(f"Move the {unit.name} to {label}", unit.path, {"at": label, "in": None})


def may_stand(reading: CardReading, unit: Unit, at: Hex) -> bool:
    """Whether a unit may well set up in a hex: free, of the right terrain, in its side's area if it has one."""
    there = reading.terrain(at)
    if at in reading.by_hex or at not in reading.playable or len(reading.grid.owners.get(at, ())) > 1:
        return False
    at_sea = there & tagged(reading.card.ruleset, "sea")
    if unit.kind == "lc":
        return bool(at_sea)
    # A gun couldn't turn where no vehicle comes in.
    who = "vehicle" if unit.kind in (*ON_WHEELS, "gun") else "infantry"
    if at_sea or reading.barred(who, at) or reading.markers_in(at, "cave", "small_cave"):
        return False
    if unit.kind == "wt" and "swamp" in there:
        return False
    own = reading.setup_hexes(unit.side)
    if own and at not in own:
        return False
    beside = {other for near in at.neighbours() for other in reading.by_hex.get(near, ())}
    return all(other.side == unit.side for other in beside)


def move_marker(reading: CardReading, marker: PlacedMarker, may: Callable[[Hex], bool]) -> tuple[Fix, ...]:
    """Move a marker to the nearest hex that it may be in; none where there is none."""
    to = nearest(reading, marker.at, may)
    if to is None:
        return ()
    label = reading.grid.label(to)
    return (put(f"Move the {reading.title(marker.marker)} to {label}", (*marker.path, "at"), label),)


def nearest(reading: CardReading, start: Hex, may: Callable[[Hex], bool]) -> Hex | None:
    """The nearest other hex of the map that fits, the first in map order among equals."""
    return next((at for at in _by_distance(reading, start) if at != start and may(at)), None)


def _by_distance(reading: CardReading, start: Hex) -> Iterator[Hex]:
    index = reading.grid.index
    seen, queue = {start}, deque([start])
    while queue:
        at = queue.popleft()
        yield at
        beside = [other for other in at.neighbours() if other in index and other not in seen]
        seen.update(beside)
        queue.extend(sorted(beside, key=index.__getitem__))
