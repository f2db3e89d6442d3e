"""What stands along a thread, and how high, found for its side view."""

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Any

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.threads import moved_side, thread
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.answer import Answer, Reason
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rules.los.sight import BLIND, BLOCKED, FieldOfView, Sight
from bob_editor.rules.los.surveys.along import NOTES, Spot, on_side, spots
from bob_editor.rules.los.surveys.passed import in_order
from bob_editor.rules.los.surveys.profile import Column, Obstacle, Profile, Shadow
from bob_editor.rules.los.told.parameters import Parameters
from bob_editor.rules.ruleset import Ruleset, Terrain


def profile(
    sight: Sight,
    start: End,
    goal: End,
    *,
    answer: Answer | None = None,
    ground: Ground | None = None,
    seen: FieldOfView | None = None,
) -> Profile:
    """The side view of a thread. What is known already may be given: the answer, the ground, the start's field.

    :raises UnknownPlace: where an end isn't on the map.
    """
    board = sight.scene.board
    answer = sight.trace(start, goal) if answer is None else answer
    ground = Ground(board, sight.scene.ruleset) if ground is None else ground
    start_level, goal_level = ground.level(start.hex), ground.level(goal.hex)
    looks_up = goal_level > start_level
    field = sight.field(goal) if looks_up else sight.field(start) if seen is None else seen
    found = spots(board.grid, answer, start.hex, goal.hex)
    columns = tuple(_columns(sight.scene, ground, field, found, start.hex, goal.hex))
    return Profile(
        columns,
        tuple(_walls(sight.scene, ground, found, start.hex, goal.hex)),
        tuple(_shadows(columns)),
        start_level,
        goal_level,
        answer.range,
        "goal" if looks_up else "start",
        found,
    )


def _columns(
    scene: Scene, ground: Ground, field: FieldOfView, found: tuple[Spot, ...], start: Hex, goal: Hex
) -> Iterator[Column]:
    grid = ground.board.grid
    for first, last, at, beside in in_order(start, goal):
        place = grid.index.get(at)
        obstacles = tuple(_obstacles(scene, ground, found, at, first, last)) if place is not None else ()
        yield Column(
            at,
            grid.label(at),
            first,
            last,
            ground.level(at) if place is not None else ground.board.base.level,
            obstacles,
            None if place is None else int(field.codes[place]),
            beside,
        )


def _obstacles(
    scene: Scene, ground: Ground, found: tuple[Spot, ...], at: Hex, first: Fraction, last: Fraction
) -> Iterator[Obstacle]:
    """What stands in a hex by the ruleset's data, lowest first, and what reasons name there beside."""
    reasons = {one.reason.terrain: one.reason for one in found if one.hex == at}
    level = ground.level(at)
    rows = ground.ruleset.terrains
    told = set()
    for terrain in ground.terrain(at):
        row, reason = rows.get(terrain), reasons.get(terrain)
        if row is None:
            continue
        is_ground = bool(row.level) and _rise(row) == 0 and (reason is None or reason.kind != "obstacle")
        stops = reason is not None and reason.kind not in NOTES
        if is_ground:
            told.add(terrain)
        elif stops or (_rise(row) > 0 and (reason is not None or _counts(row, scene))):
            told.add(terrain)
            yield Obstacle(terrain, row.title, _top(reason, level, _rise(row)), first, last, reason)
    for terrain, reason in reasons.items():
        if not terrain or terrain in told or reason.kind in NOTES:
            continue
        # Artwork that reaches in from beside the dot stands on the ground; a hill is ground, and as high as it says.
        row = rows.get(terrain)
        title = _title(ground.ruleset, terrain)
        stands = bool(_counter(ground.ruleset, terrain)) if row is None else row.height > 0
        if stands or (reason.height is not None and reason.height > level):
            top = _top(reason, level, row.height if row is not None and stands else 0)
            yield Obstacle(terrain, title, top, first, last, reason)


def _rise(row: Terrain) -> float:
    """How far terrain stands above its ground: a hill, which makes that as high as it is itself, doesn't."""
    return row.height - max(row.level or 0, 0)


def _counts(row: Terrain, scene: Scene) -> bool:
    """Whether terrain stands in the way at all: some does only while a condition holds."""
    name = row.row.get("while")
    return name is None or scene.holds(name)


def _title(ruleset: Ruleset, name: str) -> str:
    """What people call something that a reason names."""
    if name in ruleset.terrains:
        return ruleset.terrains[name].title
    return str(_counter(ruleset, name).get("title") or name.replace("_", " ").capitalize())


def _counter(ruleset: Ruleset, name: str) -> Mapping[str, Any]:
    """The row of a marker or unit; empty where there is none of that name."""
    return ruleset.rows("markers").get(name) or ruleset.rows("units").get(name) or {}


def _top(reason: Reason | None, level: int, height: float) -> float:
    """How high something reaches; what stands in the way and has no height is drawn a level high.

    Games differ in what a reason's height is: the top, or the ground that the obstacle stands on.
    """
    top = level + (height if height > 0 else 1)
    return float(top if reason is None or reason.height is None else max(top, reason.height))


def _walls(
    scene: Scene, ground: Ground, found: tuple[Spot, ...], start: Hex, goal: Hex
) -> Iterator[Obstacle]:
    """What stands on the hexsides that the thread crosses, runs along or meets at a corner that a reason names."""
    by = thread(Hex(goal.q - start.q, goal.r - start.r))
    sides = [moved_side(side, start) for side in (*by.sides_crossed, *(run.side for run in by.runs))]
    sides += [one.side for one in found if one.side is not None]
    rows: list[tuple[Fraction, Fraction, Obstacle]] = []
    for side in dict.fromkeys(sides):
        met = on_side(start, goal, side)
        if met is None:
            continue
        reasons = {one.reason.terrain: one.reason for one in found if one.side == side}
        levels = [ground.level(at) for at in side.hexes if at in ground.board.grid] or [0]
        features = ground.board.side_terrain(side)
        for terrain in features:
            row = ground.ruleset.terrains.get(terrain)
            reason = reasons.get(terrain)
            if row is not None and (reason is not None or _counts(row, scene)):
                top = _top(reason, _stands_on(row, scene, levels), row.height)
                rows.append((*met, Obstacle(terrain, row.title, top, *met, reason, side)))
        for name, reason in reasons.items():
            if name in scene.ruleset.rows("markers") and name not in features and reason.kind not in NOTES:
                top = _top(reason, min(levels), 0) if reason.height is None else reason.height
                rows.append((*met, Obstacle(name, _title(ground.ruleset, name), top, *met, reason, side)))
    rows.sort(key=lambda row: row[:2])
    yield from (row[2] for row in rows)


def _stands_on(row: Terrain, scene: Scene, levels: list[int]) -> int:
    """On which of the levels beside a hexside a feature stands: the higher, unless the game's data says otherwise."""
    said = scene.ruleset.data.get("sight") or {}
    given = row.row.get("side_on", said.get("side_on"))
    on_lower = Parameters(scene.ruling).decided("side_on", given, "higher") == "lower"
    return min(levels) if on_lower else max(levels)


def _shadows(columns: Iterable[Column]) -> Iterator[Shadow]:
    """Neighbouring hidden columns together; beside a hexside, hidden where both hexes are."""
    spans: dict[tuple[Fraction, Fraction], list[int | None]] = {}
    for column in columns:
        spans.setdefault((column.first, column.last), []).append(column.code)
    open_one: Shadow | None = None
    for (first, last), codes in spans.items():
        hidden = all(code in (BLIND, BLOCKED) for code in codes)
        blind = hidden and BLIND in codes
        if hidden and open_one is not None and open_one.last == first and open_one.blind == blind:
            open_one = Shadow(open_one.first, last, blind)
            continue
        if open_one is not None:
            yield open_one
        open_one = Shadow(first, last, blind) if hidden else None
    if open_one is not None:
        yield open_one
