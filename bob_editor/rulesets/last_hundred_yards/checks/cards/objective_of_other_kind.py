from collections.abc import Collection

from bob_editor.rules.checking import Card, Finding, Hex, Iterator, Severity, partial, put, tagged
from bob_editor.rulesets.last_hundred_yards.cards.fixes import nearest_in_play
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.cards.rows import name_of
from bob_editor.rulesets.last_hundred_yards.land.crossings import exits
from bob_editor.rulesets.last_hundred_yards.land.hex_facts import PATHS


@card_check(Severity.WARNING, cites="21.1")
def objective_of_other_kind(card: Card, mission: Mission) -> Iterator[Finding]:
    """What an objective is called is in one of its hexes: a building, a hill, forest, a bridge, a ford, a road.

    At a crossroad three ways or more lead on.
    """
    lowest = min(map(card.ground.level, card.grid.hexes), default=0)
    for path, row, hexes in mission.objectives:
        kind = row.get("kind")
        fits = partial(_is_there, mission, kind, lowest)
        if kind == "crossroad":
            fits = partial(_is_crossroad, mission)
        if not hexes or not isinstance(kind, str) or any(map(fits, hexes)) or _meet(mission, kind, hexes):
            continue
        to = nearest_in_play(mission, min(hexes), fits) if len(hexes) == 1 else None
        near = () if to is None else (mission.label(to),)
        yield Finding(
            f"Objective {name_of(path, row)} is a {kind.replace('_', ' ')}, and none of its hexes has one.",
            at=(card.at_field(*path, "kind"), *map(card.at_hex, sorted(hexes))),
            fixes=(
                *(put(f"Move it to {label}", (*path, "hexes"), [label]) for label in near),
                put("Make it a hex", (*path, "kind"), "hex"),
            ),
        )


def _is_there(mission: Mission, kind: object, lowest: int, at: Hex) -> bool:
    buildings, forest = (tagged(mission.card.ruleset, tag) for tag in ("building", "forest"))
    wanted = {
        "building": buildings, "town": {*buildings, "urban"}, "forest": forest, "bridge": {"bridge"}, "ford": {"ford"},
        "road_cut": {*PATHS},
    }.get(str(kind))  # fmt: skip
    if kind == "hill":
        return mission.card.ground.level(at) > lowest
    return wanted is None or not mission.spot(at).terrain.isdisjoint(wanted)


def _is_crossroad(mission: Mission, at: Hex) -> bool:
    """Whether roads may meet in a hex: where it only lists them, or at the map's edge, their lines don't tell."""
    board, grid = mission.card.board, mission.card.grid
    ways = [one for one in PATHS if board.has_path(at, one)]
    if ways and all(one in grid for one in at.neighbours()):
        return _meet(mission, "crossroad", {at})
    return bool(ways) or not mission.spot(at).terrain.isdisjoint(PATHS)


def _meet(mission: Mission, kind: str, hexes: Collection[Hex]) -> bool:
    """Whether three ways or more lead out of a crossroad's hexes together."""
    out = {(at, end) for at in hexes for end in exits(mission.card.ground, at) if end not in hexes}
    return kind == "crossroad" and len(out) > 2
