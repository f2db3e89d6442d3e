"""Where a unit may stand, and the nearest such hex that is free: where quick fixes move what stands wrong."""

from collections.abc import Callable, Iterator

from bob_editor.geometry.hexes import Hex
from bob_editor.model.edit import Edit
from bob_editor.model.scenario import FieldPath, Scenario
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.code import Counter, Move
from bob_editor.rules.cards.fixes import all_of, drop, nearest, put
from bob_editor.rules.land.entry import entry
from bob_editor.rulesets.memoir_44.cards.fixes import leave_out
from bob_editor.rulesets.memoir_44.cards.reading import Posted, has_boat, land_of_card, listed_by, posted
from bob_editor.rulesets.memoir_44.cards.spots.barred_hexes import CLASSES, banned_by_rule, barred_by
from bob_editor.rulesets.memoir_44.cards.spots.shores import is_off_the_beach
from bob_editor.rulesets.memoir_44.cards.spots.trains import is_on_rails


def closed_by(card: Card, unit: Posted, at: Hex) -> str | None:
    """What lets no unit at all into a hex, or by special rule not this one; its id, None where it may be there."""
    land = land_of_card(card)
    if "landing_craft" in land.markers.get(at, ()):
        return None
    for terrain, classes in barred_by(land, at):
        if classes >= CLASSES and not (terrain == "river" and has_boat(card, unit)):
            return terrain
    banned = banned_by_rule(card.scene, at, side=unit.side or None)
    return "impassable" if unit.treated_as in banned else None


def forbidden_by(card: Card, unit: Posted, at: Hex) -> str | None:
    """The terrain or marker that units of this class may not enter; None where it may be there."""
    land, unit_class = land_of_card(card), (unit.treated_as,)
    closed = {name for name, classes in barred_by(land, at) if classes >= CLASSES}
    found = (
        *entry(card.ruleset).barring(land.terrain(at), unit_class, set_up=True),
        *entry(card.ruleset, "markers").barring(land.markers.get(at, ()), unit_class, set_up=True),
    )
    return next((name for name in found if name not in closed), None)


def may_stand(card: Card, unit: Posted, at: Hex) -> bool:
    """Whether a land unit may be set up in a hex."""
    terrain = land_of_card(card).terrain(at)
    dry = "ocean" not in terrain or "landing_craft" in land_of_card(card).markers.get(at, ())
    return dry and closed_by(card, unit, at) is None and forbidden_by(card, unit, at) is None


def may_be_set_up(card: Card, unit: Posted, at: Hex) -> bool:
    """Whether a unit of any class may be set up in a hex: ships at sea, trains on rails."""
    if unit.treated_as == "ship":
        return is_off_the_beach(card, at)
    if unit.treated_as == "train":
        return is_on_rails(card, at)
    return may_stand(card, unit, at)


def nearest_free(card: Card, start: Hex, fits: Callable[[Hex], bool]) -> Hex | None:
    """The nearest other hex that fits, without a unit or mines; None where there is none."""
    mined = {at for at, there in land_of_card(card).markers.items() if "minefield" in there}
    taken = mined | {one.at for one in posted(card)}
    return nearest(card.grid, start, lambda at: at not in taken and fits(at))


def move(card: Card, unit: Posted, fits: Callable[[Hex], bool]) -> tuple[Edit[Scenario], ...]:
    """The edit that moves a unit to where it is lacking, else to the nearest free hex that fits; none without one."""
    to = None if unit.at is None else _meant_for(card, unit, unit.at, fits)
    return () if to is None else (_to(card, unit, to),)


def _meant_for(card: Card, unit: Posted, start: Hex, fits: Callable[[Hex], bool]) -> Hex | None:
    """The nearest landing craft of its side, or sandbags, without a unit; else the nearest free hex."""
    for marker in () if unit.treated_as in ("ship", "train") else ("landing_craft", "sandbags"):
        laid = [one for one in card.scene.markers if one.marker == marker]
        own = {one.at for one in laid if one.fields.get("side") in (None, unit.side) and fits(one.at)}
        if (to := nearest_free(card, start, own.__contains__)) is not None:
            return to
    return nearest_free(card, start, fits)


def _to(card: Card, unit: Posted, at: Hex) -> Edit[Scenario]:
    label = card.grid.label(at)
    paths = ((*unit.path, "at"), *going_with(card, unit))
    return all_of(f"Move it to {label}", [put("", path, label) for path in paths])


def moved(card: Card, counter: Counter, may: Callable[[Hex], bool]) -> Move | None:
    """To where a unit is lacking, else the nearest free hex where it may be set up; markers stay."""
    unit = _of(card, counter.path)
    if unit is None:
        return None

    def fits(at: Hex) -> bool:
        return may(at) and may_be_set_up(card, unit, at)

    to = _meant_for(card, unit, counter.at, fits)
    return None if to is None else Move(to, _to(card, unit, to))


def removed(card: Card, counter: Counter) -> Edit[Scenario] | None:
    """With what is the unit's own; markers stay."""
    unit = _of(card, counter.path)
    return None if unit is None else without_unit(card, unit)


def _of(card: Card, path: FieldPath) -> Posted | None:
    return next((one for one in posted(card) if one.path == path), None)


def going_with(card: Card, unit: Posted) -> Iterator[FieldPath]:
    """Where the card says by a unit's hex what belongs to the unit alone: its camouflage, boat and leader.

    Where several stand in the hex, nobody can say to which of them it belongs, and it stays there.
    """
    if unit.at is None or sum(one.at == unit.at for one in posted(card)) > 1:
        return
    for index, row in card.scenario.markers:
        if row.get("marker") == "camouflage" and card.hex(row.get("at")) == unit.at:
            yield "markers", index, "at"
    for key in ("camouflage", "boats", "heroic_leader"):
        place = listed_by(card, key, unit)
        if place is not None:
            yield "cards", key, "units", place


def companions(card: Card, path: FieldPath) -> tuple[FieldPath, ...]:
    """What moves with a counter: with a unit what is its own, with a landing craft the unit inside."""
    section = path[0]
    if section == "units":
        unit = _of(card, path)
        return () if unit is None else tuple(going_with(card, unit))
    row = card.scenario.get(*path)
    if section != "markers" or not isinstance(row, dict) or row.get("marker") != "landing_craft":
        return ()
    at = card.hex(row.get("at"))
    aboard = (one for one in posted(card) if at is not None and one.at == at)
    return tuple(place for one in aboard for place in ((*one.path, "at"), *going_with(card, one)))


def without_unit(card: Card, unit: Posted) -> Edit[Scenario]:
    """The edit that takes a unit off the card, and what is its own."""
    along = reversed([*going_with(card, unit)])
    gone = [leave_out("", path) if path[0] == "cards" else drop("", path[:2]) for path in along]
    return all_of("Remove the unit", [*gone, drop("", unit.path)])
