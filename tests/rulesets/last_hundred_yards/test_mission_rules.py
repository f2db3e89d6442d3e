"""The cases of ``rules.json`` about missions: forces, placing, landings, missions of one's own, scores, fire."""

import json
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from bob_editor.geometry.grid import Grid
from bob_editor.rules.check import Breach
from bob_editor.rules.issues.gathering import issues_of_card
from bob_editor.rulesets import ruleset
from bob_editor.rulesets.last_hundred_yards.cards import force_steps, frontages, score
from bob_editor.rulesets.last_hundred_yards.cards.dyo import steps as dyo
from bob_editor.rulesets.last_hundred_yards.cards.force import counted_steps
from bob_editor.rulesets.last_hundred_yards.cards.landings import breaches as landings
from bob_editor.rulesets.last_hundred_yards.cards.rows import MissionSide
from bob_editor.rulesets.last_hundred_yards.cards.set_up_hex import Spot
from bob_editor.rulesets.last_hundred_yards.cards.setup import placement, stacking, transport
from bob_editor.rulesets.last_hundred_yards.fire import cover, observation
from bob_editor.rulesets.last_hundred_yards.fire import total as fire_modifiers
from bob_editor.rulesets.last_hundred_yards.land.sector_grids import HALF, SECTOR
from bob_editor.rulesets.last_hundred_yards.land.tables import kind_of
from tests.rulesets.last_hundred_yards.test_card import MILL, card_of

MAP = {name: MILL[name] for name in ("id", "title", "ruleset", "map")}
HERE = Path(__file__).parent
CASES = json.loads((HERE / "rules.json").read_text("utf-8"))
RULES = ruleset("last-hundred-yards")
SECTOR_GRID = Grid(SECTOR.columns, SECTOR.rows)
Given = dict[str, Any]


def issues(breaches: Iterable[Breach]) -> dict[str, Any]:
    """Breaches as a case writes them."""
    return {"issues": [{"severity": str(one.severity), "code": one.name} for one in breaches]}


def told(check: str, **fields: Any) -> dict[str, Any]:
    """What a check tells of a mission's card with a few fields, as a case writes it."""
    found = [one for one in issues_of_card(card_of({**MAP, **fields})) if one.code == f"{RULES.id}/{check}"]
    return {"issues": [{"severity": str(one.severity), "code": check} for one in found]}


def map_size(given: Given) -> dict[str, Any]:
    if "part" in given:
        part = HALF if given["part"] == "half" else SECTOR
        return {"hexes": sorted((part.columns, max(part.rows)))}
    found = frontages.frontage(given["frontage"])
    assert found is not None
    return {"edge_hexes": found.edge_hexes, "uses": found.part}


def map_assembly(given: Given) -> dict[str, Any]:
    parts = [(one["part"], one["joined_edge"]) for one in given["sectors"]]
    return issues(frontages.assembly_breaches(given["frontage"], parts))


def fbe_orientation(given: Given) -> dict[str, Any]:
    found = frontages.frontage(given["frontage"])
    assert found is not None
    return {"value": "parallel" if found.parallel else "not_parallel"}


def edge_rows(given: Given) -> dict[str, Any]:
    lines = {"W": 0, "E": SECTOR_GRID.lines - 1}
    outward = {"N": 0, "S": 3}
    edge = [
        at
        for at in SECTOR_GRID.hexes
        if (
            at.q == lines[given["ebe"]]
            if given["ebe"] in lines
            else at.neighbour(outward[given["ebe"]]) not in SECTOR_GRID
        )
    ]
    row = frontages.row_from(SECTOR_GRID.hex(given["hex"]), edge)
    assert row == given["row_from_ebe"]
    return issues(frontages.defender_breaches(row))


def stack(given: Given) -> dict[str, Any]:
    return issues(stacking.overstacking(given["hex"]))


def steps(given: Given) -> dict[str, Any]:
    for unit in ("platoon", "company"):
        if given.get(unit) == "infantry":
            return {"steps": force_steps.usual_steps(unit, given["nationality"])}
    items = dict(given["items"])
    force = {
        "platoons": [{"mode": "partial", "steps": items.pop("infantry_steps")}],
        "mortars": [{"size": "section"}] * items.pop("mortar_section", 0),
        "units": [{"kind": kind, "count": count} for kind, count in items.items()],
        "steps_printed": given["printed"],
    }
    found = {"steps": counted_steps(MissionSide(0, {"force": force}))}
    return found | told("step-total-differs", sides=[{"force": force}])


def draw(given: Given) -> dict[str, Any]:
    if "force" in given:
        return {"value": force_steps.draw_text(given["force"])}
    found: dict[str, Any] = {"companies": list(force_steps.companies_of(given["platoons"]))}
    return found | ({"value": "ambiguous"} if force_steps.is_ambiguous(given["platoons"]) else {})


def place(given: Given) -> dict[str, Any]:
    if "concealment_markers" in given:
        return told(
            "two-concealment-markers",
            markers=[{"marker": "concealment", "at": "D4"}] * given["concealment_markers"],
        )
    return issues(_placed(given))


def _placed(given: Given) -> list[Breach]:
    """The breaches of a case of ``placement``, by what it is about."""
    if "dummies" in given:
        dummies = given["dummies"]
        return placement.dummy_breaches(
            dummies.get("vehicular", 0), dummies.get("non_vehicular", 0), allowed=given.get("allowed", True)
        )
    if given.get("dummy_hidden"):
        return placement.hidden_dummy_breaches(in_company=given.get("stacked_with_combat_unit", False))
    if "fp" in given:
        return placement.facing_breaches(given["fp"].get("facing"))
    if "platoon" in given:
        kinds = [given["deployed_kind"]] if "deployed_kind" in given else []
        return placement.deployment_breaches(given.get("deployed_squads", len(kinds)), kinds)
    if "entry_hexes" in given:
        hexes = given["entry_hexes"]
        return placement.entry_breaches(len(hexes), 0 if given.get("on_edge", True) else len(hexes))
    return _in_hex(given)


def _in_hex(given: Given) -> list[Breach]:
    kind, there = given["place"], given["in"]
    spot = Spot(
        frozenset(there.get("terrain", ())), tuple(there.get("markers", ())), there.get("riverbank", False)
    )
    found = placement.marker_breaches(RULES, kind, spot)
    if kind == "minefield" and given.get("outside_setup_area"):
        found += placement.minefield_breaches(inside=False)
    if "shared_by_sectors" in there:
        found += placement.shared_hex_breaches(there["shared_by_sectors"], given.get("setup_sectors", ()))
    unit = kind_of(kind)
    if unit is not None and unit.vehicular:
        found += placement.vehicle_breaches(RULES, kind, spot)
    if given.get("hidden"):
        found += placement.hiding_breaches(
            kind,
            allowed=given.get("mission_hidden", False),
            rows_behind_front=there.get("rows_behind_front"),
            mounted=given.get("mounted", False),
            motion=bool(given.get("motion")),
        )
    return found


def carry(given: Given) -> dict[str, Any]:
    return issues(transport.overloading(given["vehicle"], given["load"]))


def fire_modifier(given: Given) -> dict[str, Any]:
    name, value = fire_modifiers.modifier_sum(given)
    return {name: value}


def fire_limit(given: Given) -> dict[str, Any]:
    ((name, value),) = given.items()
    found = fire_modifiers.limited(name, value)
    return {"value": "not allowed" if found is None else str(found)}


def tem_selection(given: Given) -> dict[str, Any]:
    found = cover.best_cover(
        RULES,
        given.get("target_terrain", ()),
        fire=given.get("fire", "small_arms").replace("_", " "),
        crossed=given.get("crossed_own_hexside"),
        firer_level=given.get("firer_level", 0),
        target_level=given.get("target_level", 0),
    )
    return {"tem_source": None if found is None else found.source}


def hull_down(given: Given) -> dict[str, Any]:
    return {
        "value": cover.is_hull_down(
            RULES,
            given.get("target_terrain", ()),
            behind_wall=given.get("behind_wall", False),
            along_own_road=given.get("fire_along_same_road", False),
            firer_level=given.get("firer_level", 0),
            target_level=given.get("target_level", 0),
        )
    }


def landing(given: Given) -> dict[str, Any]:
    return issues(_landed(given))


def _landed(given: Given) -> list[Breach]:
    if "stick" in given:
        return landings.stick_breaches(given["stick"]["type"], given["stick"]["units"])
    if "para_lz" in given:
        first, second = map(SECTOR_GRID.hex, given["para_lz"])
        assert first.distance(second) == given["distance"]
        return landings.zone_breaches(first.distance(second))
    if "assembly" in given:
        at = SECTOR_GRID.hex(given["assembly"])
        far = [at.distance(SECTOR_GRID.hex(one)) for one in given["objectives"]]
        assert given["distance"] in far
        return landings.assembly_breaches(far)
    if "glider" not in given:
        same_turn = {name: value for name, value in given.items() if name.startswith("gliders")}
        directions = [one for name, value in same_turn.items() if "direction" in name for one in value]
        zones = [one for name, value in same_turn.items() if "lz" in name for one in value]
        return landings.conflict_breaches(directions, zones)
    glider = given["glider"]
    if "skid" not in glider:
        return landings.glider_load_breaches(glider["units"])
    terrain = glider.get("terrain", "open")
    shut = {SECTOR_GRID.hex(one): one for one, there in terrain.items() if there} if terrain != "open" else {}
    skid = [SECTOR_GRID.hex(one) for one in glider["skid"]]
    return landings.skid_breaches(skid, SECTOR_GRID.hex(glider["lz"]), shut)


def dyo_force(given: Given) -> dict[str, Any]:
    urban = given.get("urban_terrain_in_any_sector", False)
    found: dict[str, Any] = {}
    for role in ("defender", "attacker"):
        defender = given.get("defender", "axis")
        force = dyo.base_platoons(given["theatre"], given["column"], role, defender=defender, urban=urban)
        assert force is not None
        found[role] = dict(zip(("infantry", "tank", "support"), force, strict=True))
        found |= {f"{role}_platoons": force[0], f"{role}_support": force[2]}
    return {"value": found}


def dyo_cdl(given: Given) -> dict[str, Any]:
    pair = dyo.casualty_limits(
        given["theatre"], given["defending_platoons"], given["side"], given.get("faction", "")
    )
    assert pair is not None
    return {"value": pair[given["die"] % 2 == 0]}


def dyo_tables(given: Given) -> dict[str, Any]:
    steps_to_row = {
        "initiative": ("side",),
        "coordination": ("side",),
        "armor_support": ("theatre", "faction"),
    }
    names = steps_to_row.get(given["table"], ())
    return {"value": dyo.rolled(given["table"], given["die"], *(given[name] for name in names))}


def dyo_purchase(given: Given) -> dict[str, Any]:
    in_play = given.get("armor_support_in_play", given.get("armor_support", True))
    bill = dyo.purchase_bill(
        [(item, count) for item, count in given["purchases"]],
        theatre=given["theatre"],
        role=given["side"],
        faction=given["faction"],
        available=given.get("available"),
        platoons=given.get("platoons"),
        companies=given.get("companies"),
        elite=given.get("elite", False),
        initiative_drm=given.get("initiative_drm"),
        armor_support=bool(in_play),
    )
    return {"total": bill.total} | issues(bill.breaches)


def dyo_bid(given: Given) -> dict[str, Any]:
    return {"value": dyo.bid_result(given["bid"], given["final_score"])}


def dyo_end(given: Given) -> dict[str, Any]:
    skipped = dyo.skipped_steps(given["mission_type"])
    found: dict[str, Any] = {"ends": list(dyo.ends_of(given["mission_type"]))}
    return found | ({"skip_step": skipped[0]} if skipped else {})


def final_score(given: Given) -> dict[str, Any]:
    box = given["casualty_box"]
    return {
        "value": score.final_score(
            given["elapsed_minutes"],
            side=box["side"],
            box=box["n"],
            per_box=given.get("cp_per_box"),
            japanese=given.get("japanese", False),
            mop_attacker=given.get("mop_attacker", 0),
            mop_defender=given.get("mop_defender", 0),
        )
    }


def cdl_marker(given: Given) -> dict[str, Any]:
    return {"value": score.cdl_marker(given["cdl"])._asdict()}


def cdl_end(given: Given) -> dict[str, Any]:
    ends = score.limit_ends_mission(
        given["opponent_cdl"], given["casualty_differential"], given.get("cdl_trigger", "exceeds")
    )
    return {"value": "ends" if ends else "continues"}


def control(given: Given) -> dict[str, Any]:
    if "controls" in given:
        held = score.controls_crossing(
            given["controls"], (f"{given['objective']} hex", "entry hex 1", "entry hex 2")
        )
        return {"value": "controlled" if held else "not controlled"}
    if given.get("both_sides_present"):
        return {"value": "contested"}
    left = any(flag for name, flag in given.items() if name.endswith("left"))
    stays = not left or score.holds_when_gone(given["last_unit"])
    return {"value": "controlled" if stays else "previous controller"}


def observation_limit(given: Given) -> dict[str, Any]:
    return {
        "range": observation.observation_limit(
            given.get("event", "maneuver or fire"),
            unit=given.get("unit", "non_vehicular"),
            terrain=given.get("terrain", "open"),
            light=given.get("light", "day"),
        )
    }


ANSWERS: dict[str, Callable[[Given], dict[str, Any]]] = {
    "map_size": map_size,
    "map_assembly": map_assembly,
    "map_subsector": lambda _: dict(frontages.SUB_SECTORS),
    "fbe_orientation": fbe_orientation,
    "edge_rows": edge_rows,
    "stacking": stack,
    "steps": steps,
    "draw": draw,
    "placement": place,
    "transport": carry,
    "fire_modifier": fire_modifier,
    "fire_limit": fire_limit,
    "tem_selection": tem_selection,
    "hull_down": hull_down,
    "landing": landing,
    "dyo_force": dyo_force,
    "dyo_cdl": dyo_cdl,
    "dyo_tables": dyo_tables,
    "dyo_purchase": dyo_purchase,
    "dyo_bid": dyo_bid,
    "dyo_end": dyo_end,
    "final_score": final_score,
    "cdl_marker": cdl_marker,
    "cdl_end": cdl_end,
    "control": control,
    "observation_limit": observation_limit,
}


def _part(found: Any, expected: Any) -> Any:
    """What was found, as far as the case says what it expects."""
    if isinstance(expected, dict) and isinstance(found, dict):
        return {name: _part(found.get(name), value) for name, value in expected.items()}
    return found


@pytest.mark.parametrize(
    "case", [pytest.param(case, id=case["id"]) for case in CASES if case["kind"] in ANSWERS]
)
def test_mission_rule(case: Any) -> None:
    """What the rules say of the few facts of a case."""
    found = ANSWERS[case["kind"]](case["given"])
    assert _part(found, case["expect"]) == case["expect"]


def test_every_kind_is_read() -> None:
    """No case is left to nobody: its kind is answered here, or asked of the map in ``test_rules.py``."""
    of_map = set(re.findall(r'cases\("(\w+)"\)', (HERE / "test_rules.py").read_text("utf-8")))
    assert {case["kind"] for case in CASES} <= of_map | set(ANSWERS)
