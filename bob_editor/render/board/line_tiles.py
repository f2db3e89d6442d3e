"""Roads, rails and rivers that a board lists hex by hex as tiles: where their lines run within the hex."""

from collections.abc import Iterator, Sequence

from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Feature
from bob_editor.render.board.curves import Span, bent, curve_through, led_on
from bob_editor.render.board.scenery import Patch, Scenery
from bob_editor.rules.land.tile_shapes import canonical, links_of

_LINES = ("stream", "road", "path", "rail")
"""Patterns that are painted as lines where their terrain may run as a path."""

STILL_WATER = ("water", "ink_water")
"""Patterns of water that is an area."""

_MOUTH = 0.55
"""How far water that is listed as tiles runs on into an area of water: past its shallows, and within ``OVERHANG``."""


def is_line(scenery: Scenery, terrain: str) -> bool:
    """Whether a terrain is painted as a line also where a hex lists it, not as an area."""
    row = scenery.ground.ruleset.terrains.get(terrain)
    if row is None or not row.whole_hex or "paths" not in row.places:
        return False
    return scenery.style.look(terrain).pattern in _LINES


def has_no_area(scenery: Scenery, terrain: str) -> bool:
    """Whether a terrain is no area of its own: a line, a bridge or ford on another tile, or the bare ground."""
    ruleset = scenery.ground.ruleset
    row = ruleset.terrains.get(terrain)
    if row is None or not row.whole_hex:
        return False
    bare = terrain == ruleset.base_terrain and scenery.style.look(terrain).pattern == "none"
    return bare or is_line(scenery, terrain) or "on_tile" in row.row.get("tags", ())


def line_tiles(scenery: Scenery, terrain: str, patch: Patch) -> list[tuple[Hex, Feature]]:
    """The tiles of a terrain that a patch lists, but for those in hexes through which a path of it runs."""
    board = scenery.ground.board
    return [
        (at, feature)
        for at in patch.hexes
        for feature in board.content(at).terrain
        if feature.terrain == terrain and not board.has_path(at, terrain)
    ]


def arms(scenery: Scenery, at: Hex, feature: Feature) -> Iterator[Sequence[Span]]:
    """The stretches of a tile's line, each from hexside to hexside, or from the dot to one.

    Water goes a little farther where it runs into an area of water. A tile that isn't turned leads to its like in
    neighbouring hexes, and across the hex where there is none.
    """
    board = scenery.ground.board
    directions = sorted(canonical(direction) for direction in links_of(feature))
    if not directions:
        like = [
            direction
            for direction, other in enumerate(at.neighbours())
            if board.has(other, feature.terrain) or board.has_path(other, feature.terrain)
        ]
        directions = like or [0, 3]
    if len(directions) == 1:
        directions = [directions[0], (directions[0] + 3) % 6]
    opposite = [one for one in directions if (one + 3) % 6 in directions]
    ends = (opposite[0], (opposite[0] + 3) % 6) if opposite else (directions[0], directions[1])
    through = (at.neighbour(ends[0]), at, at.neighbour(ends[1]))
    yield _within(scenery, feature, through, at, bends=not opposite and len(directions) == 2)
    for direction in directions:
        if direction not in ends:
            yield _within(scenery, feature, (at.neighbour(direction), at), at)


def _within(
    scenery: Scenery, feature: Feature, through: Sequence[Hex], at: Hex, *, bends: bool = False
) -> Sequence[Span]:
    """A line's spans in a hex; one that ``bends`` there does so from hexside to hexside, as on a printed tile."""
    spans = tuple(span for span in curve_through(through, scenery.place).spans if span.hex == at)
    if bends:
        spans = bent(spans)
    if scenery.style.look(feature.terrain).pattern != "stream":
        return spans
    before, after = (
        (led_on(span, _MOUTH, back=back),) if other != at and _is_still_water(scenery, other) else ()
        for span, other, back in ((spans[0], through[0], True), (spans[-1], through[-1], False))
    )
    return (*before, *spans, *after)


def _is_still_water(scenery: Scenery, at: Hex) -> bool:
    listed = scenery.ground.terrain(at) if at in scenery.grid.index else ()
    return any(scenery.style.look(one).pattern in STILL_WATER for one in listed)
