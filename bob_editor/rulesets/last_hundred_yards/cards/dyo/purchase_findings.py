"""What is wrong with a side's purchases, and the base force of a column as a card lists it (23.0)."""

import math
from collections.abc import Iterator, Sequence
from difflib import get_close_matches

from bob_editor.model.scenario import FieldPath
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.fixes import Fix, all_of, drop, drop_all, put, set_fields
from bob_editor.rules.cards.rows import number_of, rows_in
from bob_editor.rules.check import Finding, found
from bob_editor.rulesets.last_hundred_yards.cards.dyo.purchases import (
    available_points,
    bill_of,
    priced,
    purchase_rows,
)
from bob_editor.rulesets.last_hundred_yards.cards.dyo.rolls import ROLLS
from bob_editor.rulesets.last_hundred_yards.cards.dyo.support import as_paid
from bob_editor.rulesets.last_hundred_yards.cards.force import bought
from bob_editor.rulesets.last_hundred_yards.cards.force_steps import companies_of
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, mission_of
from bob_editor.rulesets.last_hundred_yards.cards.rows import Json, MissionSide
from bob_editor.rulesets.last_hundred_yards.land.tables import tables


def of_purchases(card: Card, name: str) -> Iterator[Finding]:
    """The findings of one check, by its name, about what the sides of a mission of one's own buy.

    What is wrong with an item is told at its last row, what is wrong with the bill at the list.
    """
    mission, items = mission_of(card), {row["id"] for row in tables()["purchases"]}
    for side in mission.buyers:
        if (bill := bill_of(mission, side)) is None:
            continue
        rows_of = purchase_rows(mission, side)
        for breach in bill.breaches:
            # The sum waits for what can't be bought so.
            waits = not breach.item and any(one.item for one in bill.breaches)
            if waits or breach.name != name:
                continue
            rows = rows_of.get(breach.item, ()) if breach.item else ()
            fix = drop_all("Don't buy it", rows) if rows else _less(mission, side, bill.total)
            if breach.most:
                fix = _fewer(
                    mission, side, rows, breach.most, (available_points(mission, side) or 0) - bill.total
                )
            known = breach.item in items
            # Nobody can tell what was meant by an item that there isn't, and so what isn't bought without it.
            which = [breach.item] if known else bought(mission, side) if not rows else items
            near = [] if known else get_close_matches(breach.item, sorted(items), n=1)
            meant = [all_of(f"Make it {one}", [put("", (*row, "item"), one) for row in rows]) for one in near]
            item = () if known else ("item",)
            field = (*rows[-1], *item) if rows else mission.dyo_path("purchases", side)
            fixes = (*meant, as_paid(mission, side, which, fix))
            yield from found([breach], side.title, (card.at_field(*field),), fixes)


def _fewer(mission: Mission, side: MissionSide, rows: Sequence[FieldPath], most: int, spare: int) -> Fix:
    """Buy as many of an item as may be bought, or as the points suffice for, if for any; ``spare`` is what is left."""
    listed = [mission.scenario.table(*path) for path in rows]
    spare += sum(priced(mission, side, row) or 0 for row in listed)
    most = min(most, max(0, spare) // (priced(mission, side, {**listed[0], "count": 1}) or 1) or most)
    left, fixes = most, list[Fix]()
    for path, row in zip(rows, listed, strict=True):
        fixes.append(_bought(mission, side, path, min(number_of(row), left)))
        left = max(0, left - number_of(row))
    return all_of(f"Buy {most}", reversed(fixes))


def _less(mission: Mission, side: MissionSide, total: int) -> Fix:
    """Buy less of the last, as much as is too dear; of what dice give only where that doesn't suffice."""
    path, fixes = mission.dyo_path("purchases", side), dict[int, Fix]()
    left = total - (available_points(mission, side) or 0)
    rows = rows_in(mission.scenario.get(*path))
    for index, row in sorted(rows, key=lambda one: (one[1].get("item") in ROLLS, -one[0])):
        each = priced(mission, side, {**row, "count": 1}) or 0
        if left > 0 < each:
            gone = min(number_of(row), math.ceil(left / each))
            fixes[index] = _bought(mission, side, (*path, index), number_of(row) - gone)
            left -= gone * each
    return all_of("Leave out what is too dear", [fixes[index] for index in sorted(fixes, reverse=True)])


def _bought(mission: Mission, side: MissionSide, path: FieldPath, count: int) -> Fix:
    """Buy so many of what a row lists, at their price; none is no row."""
    row = mission.scenario.table(*path)
    points = {"points": priced(mission, side, {**row, "count": count})} if "points" in row else {}
    return set_fields("", path, {"count": count, **points}) if count else drop("", path)


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
