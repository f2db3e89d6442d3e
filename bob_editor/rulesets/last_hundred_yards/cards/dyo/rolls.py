"""What the dice of a mission of one's own give, as far as the card says them (23.0)."""

from collections import Counter
from collections.abc import Mapping

from msgspec.structs import replace

from bob_editor.model import scenario_edits
from bob_editor.model.edit import mend
from bob_editor.model.scenario import Scenario
from bob_editor.rules.cards.fixes import Fix
from bob_editor.rules.cards.rows import list_in, number_of, rows_in, whole
from bob_editor.rules.pieces import Had
from bob_editor.rulesets.last_hundred_yards.cards.dyo.purchases import DIE_SIDES
from bob_editor.rulesets.last_hundred_yards.cards.dyo.steps import casualty_limits, rolled
from bob_editor.rulesets.last_hundred_yards.cards.force import counted_at
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission
from bob_editor.rulesets.last_hundred_yards.cards.rows import MissionSide
from bob_editor.rulesets.last_hundred_yards.cards.setup.hiding import DUMMY_FIELDS, dummies_of

ROLLS = ("dummies", "ip_roll", "mines_roll", "wire_roll")
"""What is bought as dice."""


def die(mission: Mission, name: str) -> int | None:
    """A die that the card records; None where the players agreed or it isn't said."""
    value = whole(mission.scenario.get("dyo", "dice", name))
    return value if value is not None and 1 <= value <= DIE_SIDES else None


def rolled_drm(mission: Mission, side: MissionSide, table: str) -> int | None:
    """The modifier of ``initiative`` or ``coordination`` that a side rolled; None where it didn't."""
    found = die(mission, f"{table[: 4 if table == 'initiative' else 5]}_{side.role[:3]}")
    return None if found is None or not side.role else int(rolled(table, found, side.role))


def casualty_pair(mission: Mission, side: MissionSide) -> tuple[int, int] | None:
    """The casualty limits of a side by the table, for an odd and an even die; None where it says none."""
    defender = mission.of_role("defender")
    if defender is None or not defender.platoons or not side.role:
        return None
    return casualty_limits(mission.theatre, len(defender.platoons), side.role, side.faction)


def rolled_limit(mission: Mission, side: MissionSide) -> int | None:
    """The one of them that a side rolled; None where it didn't."""
    pair, roll = casualty_pair(mission, side), die(mission, f"cdl_{side.role[:3]}")
    return None if pair is None or roll is None else pair[(roll + 1) % 2]


def with_limits(mission: Mission, fix: Fix) -> Fix:
    """A fix of a side's platoons, with the casualty limits that the same dice give for so many of the defender's."""
    return mend(fix.label, _with_limits, mission=mission, fix=fix)


def _with_limits(scenario: Scenario, *, mission: Mission, fix: Fix) -> Scenario:
    after = Mission(replace(mission.card, scenario=fix.apply(scenario)))
    scenario = after.scenario
    for side, now in zip(mission.sides, after.sides, strict=True):
        before, pair = casualty_pair(mission, side), casualty_pair(after, now)
        limit = whole(side.row.get("cdl"))
        if before and pair and limit in before:
            scenario = scenario_edits.put(scenario, (*side.path, "cdl"), pair[before.index(limit)])
    return scenario


def most_rolled(mission: Mission, side: MissionSide) -> Counter[str] | None:
    """How many of each of ``ROLLS`` a side's dice gave, at most; None where the card has other dice than purchases.

    The card lists the dice in the order of purchase and doesn't say which player was first.
    """
    dice = list_in(mission.scenario.get("dyo", "dice", "misc"))
    rolls = [one for one in map(whole, dice) if one and 0 < one <= DIE_SIDES]
    by_side = {one.index: _items(mission, one) for one in mission.sides}
    if not rolls or len(rolls) != sum(map(len, by_side.values())):
        return None
    found: Counter[str] = Counter()
    for start in {0, len(rolls) - len(by_side[side.index])}:
        given: Counter[str] = Counter()
        for item, one in zip(by_side[side.index], rolls[start:], strict=False):
            given[item] += int(rolled("miscellaneous", one))
        found |= given
    return found


def had_of_rolls(mission: Mission, side: MissionSide) -> Mapping[str, Had]:
    """What a side has of each of ``ROLLS``."""
    dummies = [
        (
            (*side.path, "dummies", field),
            mission.scenario.whole(*side.path, "dummies", field),
            [unit.path for unit in dummies_of(mission, side) if unit.kind_id == kind],
        )
        for field, kind in DUMMY_FIELDS.items()
    ]
    found = {"dummies": Had("dummy", (*side.path, "dummies"), dummies)}
    for item, marker, name in (
        ("ip_roll", "ip", "improved position"),
        ("mines_roll", "minefield", "minefield"),
        ("wire_roll", "wire", "wire marker"),
    ):
        path = counted_at(side, marker)
        placed = [one.path for one in mission.markers if one.side == side and one.marker == marker]
        found[item] = Had(name, path, [(path, mission.scenario.whole(*path), placed)])
    return found


def _items(mission: Mission, side: MissionSide) -> list[str]:
    rows = [row for _, row in rows_in(mission.scenario.get(*mission.dyo_path("purchases", side)))]
    return [
        row["item"] for row in rows if row.get("item") in ROLLS for _ in range(min(number_of(row), DIE_SIDES))
    ]
