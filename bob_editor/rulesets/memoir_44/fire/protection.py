"""What protects a target: the best single thing in its hex (docs/games/memoir-44.md, 2.3, 3.6)."""

from collections.abc import Iterator

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.threads import centre_of
from bob_editor.rules.los.scene import Marker, UnitOnMap
from bob_editor.rulesets.memoir_44.land.chart import Chart
from bob_editor.rulesets.memoir_44.sight.look import Look

FROM_BELOW = ("hill", "cliff", "sea_bluff", "steep_hill", "hill_road", "erg")
RANGES = ("mountain", "cave_on_mountain")
COUNTRYSIDE = frozenset(("open", "beach", "road", "railroad_track", "airfield", "high_ground"))
"""Tiles on which sandbags take dice, as they do where no tile lies, whatever the face shows there (T10)."""
WALLED = {"s": ("sw", "se"), "n": ("nw", "ne")}
"""The hexsides that a sea wall of a facing protects (T12)."""


def protections(look: Look, chart: Chart, target: UnitOnMap | None) -> Iterator[str]:
    """The ids of all terrain and markers in the target's hex that protect it from this fire."""
    terrain = look.reading.inventory.terrain(look.goal.hex)
    for one in terrain:
        cover = chart.covers.get(one)
        if cover is not None and cover.into and _terrain_counts(look, one, target):
            yield one
    if look.goal.hex not in look.reading.inventory.markers:
        return
    for marker in look.reading.scene.markers:
        protects = marker.at == look.goal.hex and marker.marker in chart.covers
        if protects and chart.covers[marker.marker].into and marker_counts(look, marker, terrain, target):
            yield marker.marker


def is_below(look: Look) -> bool:
    """Whether the firer stands lower than the target."""
    return look.start_level < look.goal_level


def _is_off_range(look: Look) -> bool:
    """Whether the firer is below, or not on the target's contiguous height (T30, T53)."""
    groups = look.reading.groups(look.reading.rulings)
    return is_below(look) or groups.get(look.base) != groups.get(look.far)


def _terrain_counts(look: Look, terrain: str, target: UnitOnMap | None) -> bool:
    if terrain in FROM_BELOW:
        return is_below(look)
    if terrain in RANGES:
        return _is_off_range(look)
    if terrain == "cave_on_hill":
        return _is_off_range(look) if holds_cave(look, target) else is_below(look)
    if terrain == "wadi":
        inside = "wadi" in look.reading.inventory.terrain(look.start.hex)
        return not (inside and look.reading.scene.ruling("wadi_inside_exempt"))
    return True


def holds_cave(look: Look, target: UnitOnMap | None) -> bool:
    """Whether Japanese defend a cave on a hill from its inside (T52)."""
    japanese = target is not None and target.fields.get("nation") == "jp"
    return japanese and look.reading.scene.ruling("cave_on_hill_dice") == "by_nation"


def marker_counts(look: Look, marker: Marker, terrain: tuple[str, ...], target: UnitOnMap | None) -> bool:
    """Whether a bunker, sandbags or a sea wall takes dice from this fire at this target."""
    scene = look.reading.scene
    if marker.marker == "bunker":
        owner = marker.fields.get("side")
        if owner is None:
            return bool(scene.ruling("bunker_without_owner") == "occupant")
        return target is not None and target.side == owner
    if marker.marker == "sandbags":
        bare = not look.reading.inventory.listed(marker.at)
        return bare or COUNTRYSIDE.issuperset(terrain) or not scene.ruling("sandbags_only_on_open")
    if marker.marker == "sea_wall":
        if scene.ruling("sea_wall_sides") == "all":
            return True
        names = look.reading.grid.frame.side_names
        walled = WALLED.get(marker.facing or "", ())
        return any(names[direction] in walled for direction in _entered_by(look))
    return True


def _entered_by(look: Look) -> Iterator[int]:
    """The hexsides of the target, as directions, beyond which the hexes lie that the line touches last before it."""
    goal = look.goal.hex
    cells = look.reading.cells
    beside = [cells.hex(look.base + contact.step) for contact in look.contacts] or [look.start.hex]

    def nearness(at: Hex) -> float:
        (u, v), (a, b) = centre_of(at), centre_of(goal)
        (x, y) = centre_of(look.start.hex)
        return (a - x) * (a - u) + 3 * (b - y) * (b - v)

    least = min(map(nearness, beside))
    for at in beside:
        direction = goal.direction_to(at)
        if direction is not None and nearness(at) == least:
            yield direction
