from bob_editor.rules.checking import Card, Finding, Hex, Iterator, Severity, put, scenario_check
from bob_editor.rules.tags import tagged
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, mission_of
from bob_editor.rulesets.last_hundred_yards.land.hex_facts import PATHS


@scenario_check(Severity.WARNING, cites="21.1")
def objective_of_other_kind(card: Card) -> Iterator[Finding]:
    """What an objective is called is in one of its hexes: a building, a hill, forest, a bridge, a ford, a road."""
    mission = mission_of(card)
    for index, row in card.scenario.rows("objectives"):
        kind = row.get("kind")
        hexes = mission.areas.hexes(row.get("hexes"), "attacker")
        if not hexes or not isinstance(kind, str) or any(_is_there(mission, kind, at) for at in hexes):
            continue
        name = row.get("name") or row.get("id") or index + 1
        yield Finding(
            f"Objective {name} is a {kind.replace('_', ' ')}, and none of its hexes has one.",
            at=(card.at_field("objectives", index, "kind"), *map(card.at_hex, sorted(hexes))),
            fixes=(put("Make it a hex", ("objectives", index, "kind"), "hex"),),
        )


def _is_there(mission: Mission, kind: str, at: Hex) -> bool:
    ground, ruleset = mission.card.ground, mission.card.ruleset
    terrain = {*mission.spot(at).terrain, *(one for one in PATHS if ground.board.has_path(at, one))}
    if kind in ("building", "town"):
        return not terrain.isdisjoint(tagged(ruleset, "building")) or (kind == "town" and "urban" in terrain)
    if kind == "forest":
        return not terrain.isdisjoint(tagged(ruleset, "forest"))
    if kind in ("bridge", "ford"):
        return kind in terrain
    if kind in ("crossroad", "road_cut"):
        return bool(terrain & set(PATHS))
    if kind == "hill":
        return ground.level(at) > min(ground.level(one) for one in mission.card.grid.hexes)
    return True
