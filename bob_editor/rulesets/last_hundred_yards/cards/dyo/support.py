"""The support that a side has and didn't buy, and its force without it (23.0 step 13)."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

from msgspec.structs import replace

from bob_editor.model import scenario_edits
from bob_editor.model.edit import mend
from bob_editor.model.scenario import FieldPath, Scenario
from bob_editor.rules.cards.fixes import Fix, drop, put
from bob_editor.rules.cards.rows import fields_in, number_of, rows_in
from bob_editor.rules.pieces import taken_out
from bob_editor.rulesets.last_hundred_yards.cards.dyo.purchases import bill_of
from bob_editor.rulesets.last_hundred_yards.cards.force import allotted, bought, counted_at, with_its_units
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission
from bob_editor.rulesets.last_hundred_yards.cards.rows import Json, MissionSide
from bob_editor.rulesets.last_hundred_yards.cards.set_up_hex import POSITIONS
from bob_editor.rulesets.last_hundred_yards.land.tables import kind_of, tables


def unused(mission: Mission, side: MissionSide) -> Iterator[tuple[str, int, int]]:
    """The kinds of which a side buys more than its force has, how many it has, and how many it bought."""
    mortars = rows_in(side.force.get("mortars"))
    if not side.support and not mortars:
        return  # its support isn't listed but as purchases
    have = Counter(f"{_calibre(row)} mm mortar" for _, row in mortars)
    for _, row in side.support:
        unit = kind_of(row.get("kind"))
        have["afv" if unit and unit.id == "command_tank" else str(unit and unit.id)] += number_of(row)
    have["afv"] += mission.scenario.whole(*side.path, "force", "command_tanks") or 0
    for kind in POSITIONS:
        placed = sum(one.side == side and one.marker == kind for one in mission.markers)
        have[kind] = max(have[kind], placed, mission.scenario.whole(*counted_at(side, kind)) or 0)
    for kind, count in paid_for(mission, side).items():
        if have[kind] < count:
            yield kind, have[kind], count


class Unpaid(NamedTuple):
    """What of a force lists more of a kind than is bought, and how many of that may stay."""

    path: FieldPath
    kind: str
    have: int
    paid: int
    kept: int


def unpaid(mission: Mission, side: MissionSide) -> Iterator[Unpaid]:
    """The rows of a side's force that nobody bought, where the card says what is bought."""
    if not isinstance(mission.scenario.get("dyo", "purchases"), dict):
        return
    paid, taken, told = paid_for(mission, side), Counter[str](), set[str]()
    if bought(mission, side).keys() - {row["id"] for row in tables()["purchases"]}:
        return  # what is bought there may be what the force has
    own = [((*side.path, "force", "units", index), row) for index, row in side.support]
    for index, row in rows_in(side.force.get("mortars")):
        own.append(((*side.path, "force", "mortars", index), {"kind": f"{_calibre(row)} mm mortar"}))
    for path, row in own:
        unit = kind_of(row.get("kind"))
        kind = unit.id if unit is not None else str(row.get("kind"))
        taken[kind] += number_of(row)
        over = min(number_of(row), taken[kind] - paid[kind])
        if kind in paid and over > 0:
            told.add(kind)
            yield Unpaid(path, kind, taken[kind], paid[kind], number_of(row) - over)
    for kind in sorted({*POSITIONS} - told):
        path = counted_at(side, kind)
        have = mission.scenario.whole(*path) or 0
        if have > paid[kind]:
            yield Unpaid(path, kind, have, paid[kind], paid[kind])


def paid_for(mission: Mission, side: MissionSide) -> Counter[str]:
    """How many of each kind that is sold a side's purchases pay for."""
    items, paid = bought(mission, side), Counter[str]()
    for row in tables()["purchases"]:
        each = fields_in(fields_in(row.get("vehicles")).get(mission.theatre)).get(side.faction, 1)
        if kind_sold(row):
            paid[kind_sold(row)] += items[row["id"]] * int(each)
    return paid


def _calibre(mortars: Mapping[str, Json]) -> int:
    return 60 if str(mortars.get("type")).removesuffix("mm") == "60" else 81


def kind_sold(row: Mapping[str, Json]) -> str:
    """The kind of unit, marker or mortar that an item is; "" of one that is none, such as a die roll."""
    mortar = f"{row['id'][7:9]} mm mortar" if row["id"].startswith("mortar_") else ""
    return str(row.get("unit") or row.get("marker") or mortar)


def taken_back(mission: Mission, side: MissionSide, row: Unpaid) -> Fix:
    """Take what is too much in a row out of the force."""
    fix = drop("Take them out of the force", row.path)
    if row.kept:
        path = row.path if row.path[-1] in POSITIONS else (*row.path, "count")
        fix = put(f"Leave {row.kept} of them", path, row.kept)
    return with_its_units(mission, side, fix)


def as_paid(mission: Mission, side: MissionSide, items: Collection[str], fix: Fix) -> Fix:
    """A fix of what a side buys: what nobody has bought of these items then goes, and the sum that is spent follows."""
    kinds = {kind_sold(row) for row in tables()["purchases"] if row["id"] in items}
    return mend(fix.label, _as_paid, mission=mission, index=side.index, kinds=kinds, fix=fix)


def _as_paid(
    scenario: Scenario, *, mission: Mission, index: int, kinds: Collection[str], fix: Fix
) -> Scenario:
    card, before = mission.card, bill_of(mission, mission.side_at(index))
    after = Mission(replace(card, scenario=fix.apply(scenario)))
    while row := next((one for one in unpaid(after, after.side_at(index)) if one.kind in kinds), None):
        back = taken_back(after, after.side_at(index), row)
        after = Mission(replace(card, scenario=back.apply(after.scenario)))
    side = after.side_at(index)
    for kind in {*POSITIONS}.intersection(kinds):
        placed = [one.path for one in after.markers if one.side == side and one.marker == kind]
        scenario = taken_out(card, "", *placed[allotted(after, side, kind) :]).apply(after.scenario)
        after = Mission(replace(card, scenario=scenario))
    bill, spent = bill_of(after, side), (*after.dyo_path("support_points", side), "spent")
    if before is None or after.scenario.get(*spent) != before.total:
        return after.scenario
    return scenario_edits.put(after.scenario, spent, 0 if bill is None else bill.total)
