"""What follows from a mission's card and is worth knowing: steps, casualty limits, points, rows, the end."""

from collections import Counter
from collections.abc import Iterator

from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.code import Fact
from bob_editor.rules.cards.rows import fields_in, whole
from bob_editor.rules.wording import counted, listed
from bob_editor.rulesets.last_hundred_yards.cards.dyo.purchases import (
    available_points,
    base_force_of,
    bill_of,
)
from bob_editor.rulesets.last_hundred_yards.cards.dyo.steps import ends_of
from bob_editor.rulesets.last_hundred_yards.cards.force import counted_steps
from bob_editor.rulesets.last_hundred_yards.cards.frontages import frontage
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, mission_of
from bob_editor.rulesets.last_hundred_yards.cards.rows import MissionSide
from bob_editor.rulesets.last_hundred_yards.cards.score import cdl_marker, points_per_box
from bob_editor.rulesets.last_hundred_yards.land.tables import tables


def facts(card: Card) -> tuple[Fact, ...]:
    """The facts of the map, of each side, and of the end."""
    mission = mission_of(card)
    found = [*_of_map(mission)]
    for side in mission.sides:
        found += _of_side(mission, side)
    return (*found, *_of_end(mission))


def _of_map(mission: Mission) -> Iterator[Fact]:
    hexes = len(mission.card.grid.hexes) - len(mission.out_of_play)
    yield Fact("Hexes in play", str(hexes), "23.0 step 12")
    found = frontage(mission.scenario.text("map", "frontage"))
    if found is not None:
        lie = "parallel" if found.parallel else "not parallel"
        yield Fact("Hexsides against the friendly edges", lie, "10.3.1.1")
    for _, row in mission.scenario.changes:
        factor = whole(row.get("factor"))
        where = f"sector {row['board']}: " if isinstance(row.get("board"), str) else ""
        told = "as printed" if factor == 1 else f"{factor} times as high as printed"
        if row.get("change") == "hill_levels_times" and factor is not None:
            yield Fact("Hill levels", where + told, "4.1.4")
        levels = fields_in(row.get("levels"))
        if row.get("change") == "hill_levels_set" and levels:
            told = listed(f"{printed} is {level}" for printed, level in levels.items())
            yield Fact("Hill levels", f"printed {told}{where}", "4.1.4")


def _of_side(mission: Mission, side: MissionSide) -> Iterator[Fact]:
    name = side.names[0] if side.names else ""
    yield Fact("Steps", str(counted_steps(side)), "20.6", name)
    limit = whole(side.row.get("cdl"))
    if limit is not None and limit > 0:
        marker = cdl_marker(limit)
        where = f"box {marker.box}" + (", its +8 side up" if marker.side == "+8" else "")
        yield Fact("Casualty limit marker", where, "20.5", name)
    if side.role:
        points = whole(side.row.get("cp_per_box"))
        each = points_per_box(side.role, japanese=side.japanese) if points is None else points
        sign = "+" if side.role == "attacker" else "−"
        yield Fact("Each casualty box", f"{sign}{each} on the final score", "21.2", name)
    if mission.sets_up_on_map(side):
        area = mission.setup_hexes(side)
        yield Fact("Set-up hexes", str(len(area)), "20.7", name)
        rows = mission.areas.rows_from("EBE", side.role)
        if rows and area:
            fronts = {min(rows.get(at, 0) for at in part) for part in mission.setup_parts(side) if part}
            behind = "/".join(str(one + tables()["hidden_rows_behind_front"]) for one in sorted(fronts))
            yield Fact(
                "Hidden guns and vehicles", f"from row {behind} of the enemy's edge on", "20.9.1", name
            )
    placed = Counter(unit.kind.title for unit in mission.units if unit.side == side and unit.at and unit.kind)
    if placed:
        told = "; ".join(f"{count} × {title}" for title, count in placed.items())
        yield Fact("On the map", told, "20.7", name)
    if mission.dyo:
        yield from _of_purchases(mission, side, name)


def _of_purchases(mission: Mission, side: MissionSide, name: str) -> Iterator[Fact]:
    force = base_force_of(mission, side)
    if force is not None:
        tanks = f", {counted(force[1], 'tank platoon')}" if force[1] else ""
        told = f"{counted(force[0], 'platoon')}{tanks}, {counted(force[2], 'support point')}"
        yield Fact("Base force", told, "23.0 step 8", name)
    bill, available = bill_of(mission, side), available_points(mission, side)
    if bill is not None and available is not None:
        yield Fact("Support points", f"{bill.total} of {available} spent", "23.0 step 13", name)


def _of_end(mission: Mission) -> Iterator[Fact]:
    highest = whole(mission.scenario.get("end", "max_final_score"))
    if highest is not None:
        yield Fact("The mission ends", f"when the final score is above {highest}", "21.0")
    mission_type = mission.scenario.text("mission_type")
    if not mission.dyo:
        return
    bid = whole(mission.scenario.get("dyo", "winning_bid"))
    if bid is not None:
        margin = tables()["bid_margin"]
        yield Fact(
            "The attacker wins",
            f"with a final score of {bid} or less, and loses above {bid + margin}",
            "23.0 step 12",
        )
    if mission_type:
        *ends, _ = ends_of(mission_type)
        score = f"the final score is more than the bid + {tables()['bid_margin']}"
        yield Fact("What ends it", "; ".join((*ends, score)), "23.0 step 6")
