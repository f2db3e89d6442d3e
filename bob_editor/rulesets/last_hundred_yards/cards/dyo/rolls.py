"""What the dice of a mission of one's own give, as far as the card says them (23.0)."""

from collections import Counter

from bob_editor.rulesets.last_hundred_yards.cards.dyo.purchases import DIE_SIDES
from bob_editor.rulesets.last_hundred_yards.cards.dyo.steps import rolled
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission
from bob_editor.rulesets.last_hundred_yards.cards.rows import MissionSide, rows_in, whole

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


def most_rolled(mission: Mission, side: MissionSide) -> Counter[str] | None:
    """How many of each of ``ROLLS`` a side's dice gave, at most; None where the card has other dice than purchases.

    The card lists the dice in the order of purchase and doesn't say which player was first.
    """
    dice = mission.scenario.get("dyo", "dice", "misc")
    rolls = [one for one in map(whole, dice) if one and one <= DIE_SIDES] if isinstance(dice, list) else []
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


def _items(mission: Mission, side: MissionSide) -> list[str]:
    rows = [row for _, row in rows_in(mission.scenario.get(*mission.dyo_path("purchases", side)))]
    return [row["item"] for row in rows if row.get("item") in ROLLS for _ in range(_count(row.get("count")))]


def _count(value: object) -> int:
    count = whole(value)
    return 1 if count is None else max(0, min(count, DIE_SIDES))
