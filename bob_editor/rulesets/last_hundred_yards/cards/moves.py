"""Where a unit or marker of the card goes that can't stay where it is (``rules.cards.code``)."""

from collections.abc import Callable

from bob_editor.geometry.hexes import Hex
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.code import Counter, Move
from bob_editor.rules.cards.fixes import Fix, drop
from bob_editor.rulesets.last_hundred_yards.cards.fixes import marker_moved, unit_moved
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, mission_of
from bob_editor.rulesets.last_hundred_yards.cards.rows import MissionMarker
from bob_editor.rulesets.last_hundred_yards.cards.setup.placement import marker_breaches


def moved(card: Card, counter: Counter, may: Callable[[Hex], bool]) -> Move | None:
    """To the nearest hex that fits: a unit where none stands, a marker where it breaks no rule."""
    mission = mission_of(card)
    units = (unit for unit in mission.units if unit.path == counter.path)
    markers = (marker for marker in mission.markers if marker.path == counter.path)
    if (unit := next(units, None)) is not None:
        return unit_moved(mission, unit, may)
    if (marker := next(markers, None)) is not None:
        return marker_moved(mission, marker, lambda at: may(at) and not _breaks(mission, marker, at))
    return None


def _breaks(mission: Mission, marker: MissionMarker, at: Hex) -> bool:
    return bool(marker_breaches(mission.card.ruleset, marker.marker, mission.spot(at)))


def removed(card: Card, counter: Counter) -> Fix | None:
    """A marker; other rows may name a unit, and its player can set it up elsewhere."""
    del card
    return drop("Remove it", counter.path) if counter.kind == "marker" else None


def side_title(card: Card, side: str) -> str:
    """What a sentence calls a side."""
    found = mission_of(card).side(side)
    return side if found is None else f"the {found.title.lower()}"
