"""What is wrong with a side's purchases, and the base force of a column as a card lists it (23.0)."""

from collections.abc import Iterable, Iterator

from bob_editor.model.scenario import FieldPath
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.fixes import Fix, all_of, drop_all, set_fields
from bob_editor.rules.check import Finding
from bob_editor.rulesets.last_hundred_yards.cards.breach import found
from bob_editor.rulesets.last_hundred_yards.cards.dyo.purchases import (
    available_points,
    bill_of,
    priced,
    purchase_rows,
)
from bob_editor.rulesets.last_hundred_yards.cards.force_steps import companies_of
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, mission_of
from bob_editor.rulesets.last_hundred_yards.cards.rows import Json, MissionSide, rows_in, whole
from bob_editor.rulesets.last_hundred_yards.land.tables import tables


def of_purchases(card: Card, name: str) -> Iterator[Finding]:
    """The findings of one check, by its name, about what the sides of a mission of one's own buy.

    What is wrong with an item is told at its last row, what is wrong with the bill at the list.
    """
    mission = mission_of(card)
    for side in mission.sides if mission.dyo else ():
        bill = bill_of(mission, side)
        for breach in bill.breaches if bill is not None else ():
            whole_list = mission.dyo_path("purchases", side)
            rows = purchase_rows(mission, side, breach.item) if breach.item else ()
            # The sum waits for what can't be bought so.
            if bill is None or (not breach.item and any(one.item for one in bill.breaches)):
                continue
            fix = drop_all("Don't buy it", rows) if rows else _last_left_out(mission, side, bill.total)
            if breach.most:
                fix = _fewer(mission, side, rows, breach.most)
            place = (card.at_field(*(rows[-1] if rows else whole_list)),)
            yield from found((breach,), name, side.title, place, (fix,))


def _fewer(mission: Mission, side: MissionSide, rows: Iterable[FieldPath], most: int) -> Fix:
    """Buy as many of an item as may be bought, at their price."""
    left, gone, fixes = most, list[FieldPath](), list[Fix]()
    for path in rows:
        row = mission.scenario.table(*path)
        count = whole(row.get("count"))
        kept = min(1 if count is None else count, left)
        left -= kept
        if not kept:
            gone.append(path)
        elif kept != count:
            points = {"points": priced(mission, side, {**row, "count": kept})} if "points" in row else {}
            fixes.append(set_fields("", path, {"count": kept, **points}))
    return all_of(f"Buy {most}", [*fixes, drop_all("", gone)])


def _last_left_out(mission: Mission, side: MissionSide, total: int) -> Fix:
    """Take as many of a side's last purchases away as are too dear."""
    path, gone = mission.dyo_path("purchases", side), list[FieldPath]()
    left = total - (available_points(mission, side) or 0)
    for index, row in reversed(rows_in(mission.scenario.get(*path))):
        if left > 0:
            gone.append((*path, index))
            left -= priced(mission, side, row) or 0
    return drop_all("Leave out the last of it", gone)


def fresh_platoons(side: MissionSide, wanted: tuple[int, int, int]) -> list[dict[str, Json]]:
    """The platoons of a base force as a card lists them, drawn from companies as the rulebook says (20.6)."""
    names = tables()["companies"].get(side.faction) or tables()["companies"]["allies"]
    infantry, tanks, _ = wanted
    rows: list[dict[str, Json]] = []
    for company, count in zip(names, companies_of(infantry) if infantry else (), strict=False):
        rows += [
            {"company": company, "platoon": number, "arm": "infantry", "mode": "full"}
            for number in range(1, count + 1)
        ]
    rows += [
        {"company": names[0], "platoon": number, "arm": "tank", "mode": "full", "vehicles": 5}
        for number in range(1, tanks + 1)
    ]
    return rows
