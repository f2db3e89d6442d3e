"""What the dice of a mission of one's own give, as far as the card says them (23.0)."""

from collections import Counter
from collections.abc import Mapping

from bob_editor.model.scenario import FieldPath
from bob_editor.rules.cards.rows import fields_in, number_of, rows_in, whole
from bob_editor.rulesets.last_hundred_yards.cards.dyo.purchases import DIE_SIDES
from bob_editor.rulesets.last_hundred_yards.cards.dyo.steps import casualty_limits, rolled
from bob_editor.rulesets.last_hundred_yards.cards.force import placed_counts
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


def had_of_rolls(mission: Mission, side: MissionSide) -> Mapping[str, tuple[str, int, FieldPath]]:
    """What a side has of each of ``ROLLS``: what one is called, how many there are, and where they are listed."""
    placed, row = placed_counts(mission, side), fields_in(side.row.get("dummies"))
    listed = sum(whole(row.get(name)) or 0 for name in DUMMY_FIELDS)
    dummies = max(len(dummies_of(mission, side)), listed)
    found: dict[str, tuple[str, int, FieldPath]] = {"dummies": ("dummy", dummies, (*side.path, "dummies"))}
    for item, marker, field, name in (
        ("ip_roll", "ip", "ip", "improved position"),
        ("mines_roll", "minefield", "mines", "minefield"),
        ("wire_roll", "wire", "wire", "wire marker"),
    ):
        path = (*side.path, "marker_counts", field)
        found[item] = (name, max(placed[marker], mission.scenario.whole(*path) or 0), path)
    return found


def _items(mission: Mission, side: MissionSide) -> list[str]:
    rows = [row for _, row in rows_in(mission.scenario.get(*mission.dyo_path("purchases", side)))]
    return [
        row["item"] for row in rows if row.get("item") in ROLLS for _ in range(min(number_of(row), DIE_SIDES))
    ]
