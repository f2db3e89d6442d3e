"""Where a unit may stand, and the nearest such hex that is free: where quick fixes move what stands wrong."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bob_editor.model import scenario_edits
from bob_editor.model.edit import Edit
from bob_editor.rulesets.memoir_44.roster import has_boat, land_of_card, posted
from bob_editor.rulesets.memoir_44.shores import is_off_the_beach
from bob_editor.rulesets.memoir_44.standing import CLASSES, banned_by_rule, barred_by, barred_by_markers
from bob_editor.rulesets.memoir_44.trains import is_on_rails

if TYPE_CHECKING:
    from collections.abc import Callable

    from bob_editor.geometry.hexes import Hex
    from bob_editor.model.scenario import Scenario
    from bob_editor.rules.card import Card
    from bob_editor.rulesets.memoir_44.roster import Posted

SET_UP_IN = {
    "bunker": ("artillery",),
    "field_bunker": ("armor", "artillery"),
    "mountain": ("artillery",),
}
"""What may be set up where it may not move in (T2, T22, T30)."""


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
    land = land_of_card(card)
    for name, classes in (*barred_by(land, at), *barred_by_markers(land, land.markers.get(at, ()))):
        barred = unit.treated_as in classes and not classes >= CLASSES
        if barred and unit.treated_as not in SET_UP_IN.get(name, ()):
            return name
    return None


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
    """The nearest other hex without a unit that fits; None where there is none."""
    taken = {one.at for one in posted(card)} | {start}
    found = (at for at in card.grid.hexes if at not in taken and fits(at))
    return min(found, key=lambda at: (start.distance(at), card.grid.position(at)), default=None)


def move(card: Card, unit: Posted, fits: Callable[[Hex], bool]) -> tuple[Edit[Scenario], ...]:
    """The edit that moves a unit to the nearest free hex that fits; none where there is none."""
    to = None if unit.at is None else nearest_free(card, unit.at, fits)
    if to is None:
        return ()
    label = card.grid.label(to)
    put = partial(scenario_edits.put, path=("units", unit.index, "at"), value=label)
    return (Edit(f"Move it to {label}", put),)


def without_unit(unit: Posted) -> Edit[Scenario]:
    """The edit that takes a unit off the card."""
    return Edit("Remove the unit", partial(scenario_edits.remove, path=("units", unit.index)))
