from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from bob_editor.rules.cards.rows import fields_in, list_in, number_of, rows_in, whole
from bob_editor.rules.checking import Card, Finding, Iterator, Severity, add, counted, put
from bob_editor.rules.mending import FieldPath, Fix, scenario_edits
from bob_editor.rules.tries import spend
from bob_editor.rulesets.last_hundred_yards.cards.dyo.purchases import bill_of, priced
from bob_editor.rulesets.last_hundred_yards.cards.dyo.rolls import (
    ROLLS,
    casualty_pair,
    die,
    had_of_rolls,
    most_rolled,
    rolled_drm,
    rolled_limit,
)
from bob_editor.rulesets.last_hundred_yards.cards.dyo.steps import Bill, rolled, scores_of, skipped_steps
from bob_editor.rulesets.last_hundred_yards.cards.dyo.support import (
    as_paid,
    kind_sold,
    taken_back,
    unpaid,
    unused,
)
from bob_editor.rulesets.last_hundred_yards.cards.force import bought, with_its_units
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.cards.rows import MissionSide
from bob_editor.rulesets.last_hundred_yards.cards.set_up_hex import POSITIONS
from bob_editor.rulesets.last_hundred_yards.checks.cards.bid_invalid import lower_bid, won_with
from bob_editor.rulesets.last_hundred_yards.checks.cards.unit_of_other_nation import is_sold
from bob_editor.rulesets.last_hundred_yards.checks.cards.victory_levels_incomplete import fault_of
from bob_editor.rulesets.last_hundred_yards.land.tables import in_number, kind_of, tables

Json = Any

_STEPS = {
    "hills": "23.0 step 4", "limits": "23.0 step 9", "initiative": "23.0 step 10", "coordination": "23.0 step 11",
    "bid": "23.0 step 12", "support": "23.0 step 13",
}  # fmt: skip


@card_check(Severity.ERROR, cites=", ".join(_STEPS.values()))
def dyo_facts_differ(card: Card, mission: Mission) -> Iterator[Finding]:
    """What the players roll, bid and buy is what the mission's card says of the sides, the map and the end."""
    if not mission.dyo:
        return
    yield from _of_hills(mission)
    for side in mission.buyers:
        yield from _of_modifiers(mission, side)
        yield from _of_limits(mission, side)
        meant = _as_meant(mission, side)
        yield from _of_prices(mission, side, meant)
        if 8 not in skipped_steps(card.scenario.text("mission_type")):
            yield from _of_support(meant, meant.side_at(side.index))
        yield from _of_armor(mission, side)
        yield from _of_rolls(meant, meant.side_at(side.index))
    yield from _of_dice(mission)
    yield from _of_bid(mission)


def _differs(mission: Mission, step: str, message: str, path: FieldPath, *fixes: Fix) -> Finding:
    place = (mission.card.at_field(*path),)
    return Finding(message, at=place, fixes=fixes, cites=_STEPS[step])


def _of_hills(mission: Mission) -> Iterator[Finding]:
    roll = die(mission, "hill")
    rows = [
        (index, row)
        for index, row in mission.scenario.changes
        if str(row.get("change")).startswith("hill_levels") and "board" not in row
    ]
    if roll is None or any("levels" in row for _, row in rows):
        return
    wanted = int(rolled("hill_multiplier", roll))
    factor = whole(rows[0][1].get("factor")) if rows else 1
    if factor is None or factor == wanted:
        return
    times = {"change": "hill_levels_times", "factor": wanted}
    others = [row for index, row in mission.scenario.changes if (index, row) not in rows]
    kept = [*others, times] if wanted > 1 else others
    path: FieldPath = ("changes", rows[0][0], "factor") if rows else ("dyo", "dice", "hill")
    fix = put(f"Make hills {wanted} times as high", ("changes",), kept or None)
    message = (
        f"A roll of {roll} makes hills {wanted} times as high, the card has them {factor} times as high."
    )
    # What else such a factor makes wrong isn't told besides.
    yield _differs(mission, "hills", message, path, fix)._replace(surplus=path[:2] if rows else ())


def _of_modifiers(mission: Mission, side: MissionSide) -> Iterator[Finding]:
    extra = {"initiative": bought(mission, side)["initiative_drm"], "coordination": 0}
    for name, more in extra.items():
        said, given = whole(side.row.get(f"{name}_drm")), rolled_drm(mission, side, name)
        low, high = tables()[name]["least"], tables()[name]["most"]
        # Of a modifier that no die gives another check tells.
        if said is None or given is None or not low <= said <= high:
            continue
        right, path = given + more, (*side.path, f"{name}_drm")
        if said not in (right, min(right, high)):
            rolled_one = f"The {side.called} rolled {_signed(right)} for its {name} DRM"
            fix = put(f"Make it {_signed(right)}", path, right)
            yield _differs(mission, name, f"{rolled_one}, the card says {_signed(said)}.", path, fix)


def _of_limits(mission: Mission, side: MissionSide) -> Iterator[Finding]:
    pair, right, said = casualty_pair(mission, side), rolled_limit(mission, side), whole(side.row.get("cdl"))
    # Of a limit that isn't in the table another check tells.
    if pair is None or said not in pair or right in (None, said):
        return
    path, roll = (*side.path, "cdl"), die(mission, f"cdl_{side.role[:3]}")
    message = f"A roll of {roll} gives the {side.called} a casualty limit of {right}, the card says {said}."
    yield _differs(mission, "limits", message, path, put(f"Make it {right}", path, right))


def _as_meant(mission: Mission, side: MissionSide) -> Mission:
    """The mission with what is bought in each row read as its points allow, where less is wrong then."""
    list_path = mission.dyo_path("purchases", side)
    lacking, faults = _lacking(mission, side), _faults(mission, side)
    for index, row in rows_in(mission.scenario.get(*list_path)):
        meant = mission
        for field, value in _other_readings(mission, side, row, lacking) if faults else ():
            if not spend(mission.scenario):
                return mission
            scenario = scenario_edits.put(mission.scenario, (*list_path, index, field), value)
            other = Mission(replace(mission.card, scenario=scenario))
            if (fewer := _faults(other, other.side_at(side.index))) < faults:
                meant, faults = other, fewer
        if meant is not mission:
            mission, lacking = meant, _lacking(meant, meant.side_at(side.index))
    return mission


def _other_readings(
    mission: Mission, side: MissionSide, row: Mapping[str, Json], lacking: Sequence[str]
) -> Iterator[tuple[str, Json]]:
    """As many as its points pay for, and what the side has, didn't buy and could for as much."""
    said, each = whole(row.get("points")), priced(mission, side, {**row, "count": 1})
    if said and each and said % each == 0 and said != each * number_of(row):
        yield "count", said // each
    for item in lacking if said is not None and isinstance(row.get("item"), str) else ():
        if said == priced(mission, side, {**row, "item": item}):
            yield "item", item


def _lacking(mission: Mission, side: MissionSide) -> list[str]:
    """The items without which a side couldn't have what it has."""
    kinds, items = {one.kind for one in unpaid(mission, side)}, bought(mission, side)
    rolls = {item for item, had in had_of_rolls(mission, side).items() if had.number and not items[item]}
    return [row["id"] for row in tables()["purchases"] if row["id"] in rolls or kind_sold(row) in kinds]


def _faults(mission: Mission, side: MissionSide) -> int:
    bill = bill_of(mission, side)
    return len(_lacking(mission, side)) + (len(bill.breaches) if bill else 0)


def _of_prices(mission: Mission, side: MissionSide, meant: Mission) -> Iterator[Finding]:
    list_path = mission.dyo_path("purchases", side)
    for index, row in rows_in(mission.scenario.get(*list_path)):
        said, price, path = whole(row.get("points")), priced(mission, side, row), (*list_path, index)
        things = in_number(str(row.get("item")), number_of(row))
        other, number = meant.scenario.get(*path, "item"), meant.scenario.whole(*path, "count")
        message = f"{things} for {counted(said or 0, 'point')}: the price is {price}."
        at = (*path, "points")
        if other != row.get("item"):
            has, at = in_number(other, number_of(row)), (*path, "item")
            message = f"The {side.called} buys {things} and has {has} for so many points."
            differs = _differs(mission, "support", message, at, put(f"Buy {has}", at, other))
            yield differs._replace(surplus=at, instead=(other,))
        elif None in (said, price) or said == price:
            continue
        elif number in (None, row.get("count")):
            yield _differs(mission, "support", message, at, put(f"Make it {price}", at, price))
        else:
            buy = put(f"Buy {number}", (*path, "count"), number)
            yield _differs(mission, "support", message, at, buy)._replace(surplus=path)
    path = (*mission.dyo_path("support_points", side), "spent")
    bill, said = bill_of(mission, side), mission.scenario.whole(*path)
    # Of too much or what can't be bought other checks tell.
    if bill is not None and not bill.breaches and said is not None and said < bill.total:
        message = f"The {side.called} spends {counted(bill.total, 'point')}, the card says {said}."
        yield _differs(mission, "support", message, path, put(f"Make it {bill.total}", path, bill.total))


def _of_support(mission: Mission, side: MissionSide) -> Iterator[Finding]:
    """Support that nobody bought, where the card says what is bought, and else what is bought and isn't there."""
    rows, bill = [*unpaid(mission, side)], bill_of(mission, side)
    # Of what may not be bought, and of what is there in its place, is told once.
    for kind, have, count in unused(mission, side) if not rows and not _refused(bill) else ():
        sections = "mortar" in kind
        bought_one = counted(count, kind) if sections else in_number(kind, count)
        path: FieldPath = (*side.path, "force", "mortars" if sections else "units")
        message = f"The {side.called} bought {bought_one} and has {have or 'none'}."
        yield _differs(mission, "support", message, path, *_listing(mission, side, kind, count - have))
    # What isn't sold to its nation is told of by another check.
    for row in (one for one in rows if is_sold(mission, side, one.kind)):
        message = (
            f"The {side.called} has a {row.kind} that it didn't buy."
            if row.kind.endswith("mortar")
            else f"The {side.called} has {in_number(row.kind, row.have)} and bought {row.paid or 'none'}."
        )
        fix = taken_back(mission, side, row)
        if row.kind in POSITIONS:
            fix = as_paid(mission, side, [row.kind], fix)
        yield _differs(mission, "support", message, row.path, fix)


def _refused(bill: Bill | None) -> bool:
    """Whether some of what is bought may not be, or nobody knows what is."""
    return bill is None or any(one.severity == Severity.ERROR for one in bill.breaches)


def _of_armor(mission: Mission, side: MissionSide) -> Iterator[Finding]:
    """Armor support of another type than the die gave, where the force names its AFVs."""
    roll, wanted = die(mission, "armor"), bought(mission, side)["armor_support"]
    rows = [(index, row) for index, row in side.support if row.get("kind") == "afv"]
    if (
        roll is None
        or not wanted
        or not side.faction
        or not rows
        or not all(row.get("name") for _, row in rows)
    ):
        return
    given = str(rolled("armor_support", roll, mission.theatre, side.faction))
    if sum(number_of(row) for _, row in rows if _plain(given) in _plain(str(row["name"]))) < wanted:
        index, last = rows[-1]
        path: FieldPath = (*side.path, "force", "units", index, "name")
        fixes = [put(f"Make it {given}", path, given)] if len(rows) == 1 else []
        message = (
            f"A roll of {roll} gives the {side.called} {given} as armor support, the card has {last['name']}."
        )
        yield _differs(mission, "support", message, path, *fixes)


def _plain(name: str) -> str:
    return "".join(filter(str.isalnum, name.casefold()))


def _listing(mission: Mission, side: MissionSide, kind: str, more: int) -> tuple[Fix, ...]:
    """So many more of a kind of unit among the support units, with their steps in the printed sum."""
    if kind_of(kind) is None:
        return ()
    path, label = (*side.path, "force", "units"), "List it" if more == 1 else "List them"
    known = next(((index, row) for index, row in side.support if row.get("kind") == kind), None)
    fix = add(label, path, {"kind": kind, "count": more})
    if known is not None:
        fix = put(label, (*path, known[0], "count"), number_of(known[1]) + more)
    return (with_its_units(mission, side, fix),)


def _of_dice(mission: Mission) -> Iterator[Finding]:
    """Other dice for positions, mines, wire and dummies than rolls that are bought, where the card has both."""
    dice = list_in(mission.scenario.get("dyo", "dice", "misc"))
    rolls = sum(bought(mission, side)[item] for side in mission.buyers for item in ROLLS)
    bills = [bill_of(mission, side) for side in mission.buyers]
    # Of what is there without a roll, and of rolls that may not be bought, other checks tell.
    unbought = any(
        had.number and not bought(mission, side)[item]
        for side in mission.buyers
        for item, had in had_of_rolls(mission, side).items()
    )
    if (
        not dice
        or len(dice) == rolls
        or not rolls
        or unbought
        or any(bill and _refused(bill) for bill in bills)
    ):
        return
    rolled_them = counted(len(dice), "miscellaneous die", "miscellaneous dice")
    message = f"The players bought {counted(rolls, 'roll')}, and the card has {rolled_them}."
    yield _differs(mission, "support", message, ("dyo", "dice", "misc"))


def _of_rolls(mission: Mission, side: MissionSide) -> Iterator[Finding]:
    """More dummies, positions, mines and wire than the dice gave."""
    given = most_rolled(mission, side)
    if given is None:
        return
    items, most = bought(mission, side), int(tables()["most_per_roll"])
    for item, had in had_of_rolls(mission, side).items():
        # Of more dummies than there are another check tells.
        beyond = item == "dummies" and had.most_of_a_kind > tables()["dummies_per_side"]
        if given[item] < had.number <= items[item] * most and not beyond:
            title = counted(had.number, had.things, "dummies" if item == "dummies" else "")
            message = f"The {side.called} has {title}, the dice gave {given[item]}."
            yield _differs(mission, "support", message, had.path, had.cut(mission.card, given[item]))


def _of_bid(mission: Mission) -> Iterator[Finding]:
    bid = whole(mission.scenario.get("dyo", "winning_bid"))
    lower = lower_bid(fields_in(mission.scenario.get("dyo", "bids")))
    # Of a winning bid that isn't the lower one another check tells.
    if None not in (bid, lower) and bid != lower:
        return
    bid = won_with(mission.scenario)
    if bid is None or bid < 0:
        return
    end = bid + int(tables()["bid_margin"])
    path: FieldPath = ("end", "max_final_score")
    said = whole(mission.scenario.get(*path))
    if said is not None and said != end:
        message = f"With a bid of {bid} the mission ends above {end}, the card says {said}."
        yield _differs(mission, "bid", message, path, put(f"Make it {end}", path, end))._replace(surplus=path)
    levels = mission.scenario.rows("victory")
    # Levels that leave gaps have a check of their own.
    if fault_of([row for _, row in levels]):
        return
    for winner, scores in scores_of(bid).items():
        low, high = scores.get("from"), scores.get("to")
        rows = [(index, row) for index, row in levels if row.get("winner") == winner]
        if rows and (whole(rows[0][1].get("from")), whole(rows[-1][1].get("to"))) != (low, high):
            who = "Nobody" if winner == "draw" else f"The {winner}"
            upward = " on" if high is None else f" to {high}"
            reach = f"up to {high}" if low is None else f"from {low}{upward}"
            message = (
                f"{who} wins with a score {reach} after a bid of {bid}, the levels of victory say otherwise."
            )
            yield _differs(mission, "bid", message, ("victory", rows[0][0]))
            return


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else str(number)
