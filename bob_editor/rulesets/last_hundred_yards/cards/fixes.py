"""Where what can't stay goes on a mission's card: to the nearest hex that fits, with what belongs to it."""

from collections.abc import Callable, Sequence

from bob_editor.geometry.hexes import Hex
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.code import Counter, Move
from bob_editor.rules.cards.fixes import Fix, all_of, drop, nearest, put
from bob_editor.rules.check import Finding
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, mission_of
from bob_editor.rulesets.last_hundred_yards.cards.rows import MissionMarker, MissionUnit
from bob_editor.rulesets.last_hundred_yards.cards.setup.may_set_up import may_set_up

Thing = MissionUnit | MissionMarker


def nearest_in_play(mission: Mission, start: Hex, may: Callable[[Hex], bool]) -> Hex | None:
    """The nearest other hex in play that fits; None where there is none."""
    return nearest(mission.card.grid, start, lambda at: at not in mission.out_of_play and may(at))


def move(mission: Mission, thing: Thing, may: Callable[[Hex], bool] = lambda _: True) -> tuple[Fix, ...]:
    """Move a unit or marker to the nearest hex that fits; none where there is no such hex."""
    found = moved_to(mission, thing, may)
    return () if found is None else (found.fix,)


def strayed(mission: Mission, thing: Thing, message: str) -> Finding:
    """What is told of a unit or marker that stands where it can't stay."""
    return Finding(message, at=mission.places(thing), fixes=move(mission, thing))


def moved_to(mission: Mission, thing: Thing, may: Callable[[Hex], bool]) -> Move | None:
    """The same with the hex: one where a unit has no others and a marker no other marker and no enemy."""
    if thing.at is None:
        return None
    well = may_set_up(mission, thing)
    if isinstance(thing, MissionUnit):
        left = [one for one in mission.markers_in(thing.at, "ip") if mission.sheltered(one) == [thing]]
        wells = [well, *(may_set_up(mission, position) for position in left)]
        aboard = mission.by_carrier.get(thing.id, ()) if thing.id else ()

        def alone(at: Hex) -> bool:
            return at not in mission.by_hex and may(at) and all(one(at) for one in wells)

        return _moved(mission, thing, [*aboard, *left], alone)
    taken = {one.at for one in mission.markers}
    taken |= {unit.at for unit in mission.units if unit.at is not None and unit.side != thing.side}

    def free(at: Hex) -> bool:
        return at not in taken and may(at) and well(at)

    if thing.marker != "ip" or mission.sets_up_later(thing.side):
        return _moved(mission, thing, [], free)
    # A position moves to where it is used, or whoever uses it moves, too, where no other is left for them.
    found = _moved(mission, thing, [], lambda at: free(at) and bool(mission.sheltered(thing, at)))
    inside = mission.sheltered(thing)
    if found is not None or not inside or len(mission.markers_in(thing.at, "ip")) > 1:
        return found
    wells = [may_set_up(mission, unit) for unit in inside]
    empty = {at for at in mission.card.grid.hexes if at not in mission.by_hex and free(at)}
    return _moved(mission, thing, inside, lambda at: at in empty and all(one(at) for one in wells))


def _moved(mission: Mission, thing: Thing, along: Sequence[Thing], may: Callable[[Hex], bool]) -> Move | None:
    to = None if thing.at is None else nearest_in_play(mission, thing.at, may)
    if to is None:
        return None
    label = mission.label(to)
    steps = [put("", (*one.path, "at"), label) for one in (thing, *along)]
    # It gets off what carries it.
    return Move(to, all_of(f"Move it to {label}", [*steps, put("", (*thing.path, "mounted_on"), None)]))


def moved(card: Card, counter: Counter, may: Callable[[Hex], bool]) -> Move | None:
    """Where a unit or marker of the card goes that can't stay where it is (``rules.cards.code``)."""
    mission = mission_of(card)
    things: tuple[Thing, ...] = (*mission.units, *mission.markers)
    thing = next((one for one in things if one.path == counter.path), None)
    return None if thing is None else moved_to(mission, thing, may)


def removed(card: Card, counter: Counter) -> Fix | None:
    """A marker; other rows may name a unit, and its player can set it up elsewhere."""
    del card
    return drop("Remove it", counter.path) if counter.kind == "marker" else None


def side_title(card: Card, side: str) -> str:
    """What a sentence calls a side."""
    found = mission_of(card).side(side)
    return side if found is None else f"the {found.called}"
