"""Hidden units and dummies of a mission: what they may do, and how far back they stand (20.8, 20.9)."""

from collections.abc import Callable, Iterator

from bob_editor.geometry.hexes import Hex
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.fixes import Fix
from bob_editor.rules.check import Finding, found
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, mission_of
from bob_editor.rulesets.last_hundred_yards.cards.rows import MissionSide, MissionUnit
from bob_editor.rulesets.last_hundred_yards.cards.setup.placement import hiding_breaches

DUMMY_FIELDS = {"vehicular": "dummy_v", "non_vehicular": "dummy_nv"}
"""The fields of a card that count dummies, and their kinds."""


def dummies_of(mission: Mission, side: MissionSide) -> list[MissionUnit]:
    """The dummies that a side has among the card's units."""
    return [unit for unit in mission.units if unit.side == side and unit.kind is not None and unit.kind.dummy]


def rows_behind_front(mission: Mission, side: MissionSide | None, at: Hex) -> int | None:
    """How many rows a hex lies behind the foremost one of its set-up area; None where it is in none.

    The row nearest to the enemy's edge is the foremost. Of several areas the one counts that it is farthest back in.
    """
    rows = mission.areas.rows_from("EBE", side.role) if side is not None else {}
    own = [area for area in mission.setup_parts(side) if at in area] if side is not None and rows else []
    return max((rows.get(at, 0) - min(rows.get(one, 0) for one in area) for area in own), default=None)


def hidden_findings(
    card: Card, name: str, fix: Callable[[Mission, MissionUnit], tuple[Fix, ...]], *, dummies: bool = False
) -> Iterator[Finding]:
    """The findings of one check, by its name, about hidden units; about ``dummies``, too, where it is for them."""
    mission = mission_of(card)
    for unit in mission.units:
        if unit.says("hidden") and unit.kind is not None and (dummies or not unit.kind.dummy):
            breaches = hiding_breaches(
                unit.kind.id,
                allowed=_allowed(mission, unit),
                rows_behind_front=None if unit.at is None else rows_behind_front(mission, unit.side, unit.at),
                mounted=isinstance(unit.row.get("mounted_on"), str),
                motion=unit.says("motion"),
                enters=unit.side is not None and unit.at is None and mission.starts_off_map(unit.side),
            )
            yield from found(
                breaches, f"Hidden {unit.name}", mission.places(unit), fix(mission, unit), name=name
            )


def _allowed(mission: Mission, unit: MissionUnit) -> bool | list[str]:
    """Whom the mission lets set up hidden where a unit stands, or else anywhere: all, nobody, or these kinds."""
    rows = mission.rows_for(unit)
    said = [one for row in rows if isinstance(one := row.get("hidden_allowed"), bool | list)]
    listed = [kind for one in said if isinstance(one, list) for kind in one if isinstance(kind, str)]
    return True in said or listed if said else mission.in_play("hidden") is True
