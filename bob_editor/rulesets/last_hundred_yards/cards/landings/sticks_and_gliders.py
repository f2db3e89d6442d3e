"""The landings of a mission: its sticks and gliders, and what the ground does to them (16.1)."""

from collections.abc import Iterable, Mapping
from itertools import pairwise

from bob_editor.geometry.hexes import Hex
from bob_editor.model.scenario import FieldPath
from bob_editor.records import Record
from bob_editor.rules.cards.rows import list_in, texts_in, whole
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission
from bob_editor.rulesets.last_hundred_yards.cards.rows import Json, MissionUnit
from bob_editor.rulesets.last_hundred_yards.land.standing import light_at

_COVER = frozenset(
    {
        *("woods", "heavy_woods", "jungle", "heavy_jungle", "orchard", "palm_grove"),
        *("stone_building", "wooden_building", "urban_building", "hut", "marsh", "water", "river"),
    }
)
"""Terrain of a hex that isn't open (4.0a)."""

_BLOCKING = frozenset(_COVER - {"marsh"})
DIRECTIONS = ("N", "NE", "SE", "S", "SW", "NW")
"""Where a glider may head, in the order of a hex's neighbours."""


class Landing(Record):
    """A stick or a glider: where it stands in the card, its zone and assembly hex, and its skid path."""

    path: FieldPath
    row: Mapping[str, Json]
    name: str
    units: tuple[str, ...]
    zone: Hex | None
    assembly: Hex | None
    skid: tuple[Hex, ...] = ()


def sticks(mission: Mission) -> list[Landing]:
    """The sticks of parachutists."""
    return _landings(mission, "sticks")


def gliders(mission: Mission) -> list[Landing]:
    """The gliders."""
    return _landings(mission, "gliders")


def _landings(mission: Mission, section: str) -> list[Landing]:
    card = mission.card
    found = []
    for index, row in card.scenario.rows("landing", section):
        skid = tuple(at for at in map(card.hex, list_in(row.get("skid"))) if at is not None)
        name, units = str(row.get("id") or index + 1), tuple(mission.named_kinds(row.get("units")))
        zone, assembly = card.hex(row.get("lz")), card.hex(row.get("assembly"))
        found.append(Landing(("landing", section, index), row, name, units, zone, assembly, skid))
    return found


def aboard(mission: Mission, landing: Landing) -> list[MissionUnit]:
    """The card's own units that a landing brings, by their ids."""
    names = texts_in(landing.row.get("units"))
    return [mission.by_id[name] for name in names if name in mission.by_id]


def not_open(mission: Mission, hexes: Iterable[Hex]) -> frozenset[Hex]:
    """Those of some hexes that aren't open terrain: with forest, groves, buildings, marsh or water, or tree lines."""
    board = mission.card.board
    lined = {at for side in board.sides if "tree_line" in board.side_terrain(side) for at in side.hexes}
    return frozenset(at for at in hexes if at in lined or mission.spot(at).terrain & _COVER)


def objective_distances(mission: Mission, at: Hex) -> list[int]:
    """How far a hex is from each objective of the mission, from its nearest hex."""
    return [min(map(at.distance, hexes)) for _, _, hexes in mission.objectives if hexes]


def crash_drm(mission: Mission, landing: Landing) -> int:
    """What makes a glider's landing riskier: an obstacle, water or a glider beside its path, or the map's edge; night.

    Each kind counts once (16.1.5).
    """
    grid, board = mission.card.grid, mission.card.board
    beside = {one for at in landing.skid for one in at.neighbours()} - set(landing.skid)
    lined = {at for side in board.sides if board.side_terrain(side) for at in side.hexes}
    others = {at for one in gliders(mission) if one.path != landing.path for at in (*one.skid, one.zone)}
    level = mission.card.ground.level
    highest = max((level(at) for at in landing.skid), default=0)
    risky = (
        any(at in grid.index and level(at) > highest for at in beside)
        or any(at in grid.index and mission.spot(at).terrain & _BLOCKING for at in beside)
        or any(at in lined for at in landing.skid)
        or not beside.isdisjoint(others)
        or any(at not in grid.index for at in beside)
    )
    night = light_at(mission.scenario.get("conditions", "light"), 0) == "night"
    return int(risky) + int(night)


def straight_skid(mission: Mission, landing: Landing, length: int) -> tuple[str, ...]:
    """A straight open path of a length to a landing zone, in the glider's direction, or others' or any; empty: none."""
    if landing.zone is None:
        return ()
    said = direction_of(landing)
    beside = (
        one for one in gliders(mission) if one.path != landing.path and turn_of(one) == turn_of(landing)
    )
    theirs = {direction_of(one) or skids_to(one) for one in beside}
    alike = sorted(range(6), key=lambda direction: DIRECTIONS[direction] not in theirs)
    order = [DIRECTIONS.index(said)] if said in DIRECTIONS else alike
    for direction in order:
        path = [landing.zone]
        while len(path) < length:
            path.insert(0, path[0].neighbour((direction + 3) % 6))
        if all(at in mission.card.grid.index for at in path) and not not_open(mission, path):
            return tuple(mission.label(at) for at in path)
    return ()


def direction_of(landing: Landing) -> str:
    """Where a glider heads, in capitals; "" where the card doesn't say."""
    said = landing.row.get("direction")
    return said.upper() if isinstance(said, str) else ""


def skids_to(landing: Landing) -> str:
    """Where a glider's skid path leads, in capitals; "" where it bends, or there is none."""
    turns = {first.direction_to(second) for first, second in pairwise(landing.skid)}
    turn = turns.pop() if len(turns) == 1 else None
    return "" if turn is None else DIRECTIONS[turn]


def turn_of(landing: Landing) -> int:
    """The turn in which a glider lands: the first where the card doesn't say."""
    return whole(landing.row.get("turn")) or 1
