"""The plain way with shapely, pair by pair: the rule as docs/games/memoir-44.md, 3.2 to 3.4, writes it.

It shares nothing with the LOS kit nor with the ruleset's data: hexes are polygons, a thread is a ``LineString``,
contact is asked of shapely, and which terrain does what is listed below by hand.
"""

from shapely.geometry import LineString, Polygon

from bob_editor.geometry.hexes import Hex
from bob_editor.rules.los.scene import Scene

ALWAYS = {
    "forest",
    "hedgerow",
    "town",
    "barracks",
    "church",
    "dam",
    "factory_complex",
    "fortress",
    "lighthouse",
    "oasis",
    "palm_forest",
    "power_plant",
    "prison_camp",
    "radar_station",
    "railroad_station",
    "supply_depot",
    "city_ruins",
    "hill_with_forest",
    "hill_with_village",
    "hospital",
    "hq_supply_tent",
    "jungle",
    "labor_camp",
    "escarpment",
    "castle",
}
HILLS = {"hill", "cliff", "sea_bluff", "steep_hill", "hill_road", "cave_on_hill", "erg"}
MOUNTAINS = {"mountain", "cave_on_mountain"}
BUILT = {"hill_with_forest", "hill_with_village"}
BLOCKING_MARKERS = {"bunker", "field_bunker", "landing_craft"}
SKIP = {"artillery", "big_gun", "armored_train", "mobile_artillery", "screaming_meemies", "mortar_early"}
DEFAULTS = {
    "half_hex_blocks": True,
    "opposite_sides": "whole_line",
    "corner_contact": "side",
    "hill_rule": "contiguous",
    "built_hill_joins": True,
    "erg_joins_hills": True,
    "hill_between_mountains": "blocks",
    "lake_side_counts": True,
    "smoke_screen_stops_artillery": False,
    "night_limits_artillery": True,
    "destroyer_ignores_los": True,
}
NEAR = 1e-9

Place = tuple[int, int]


def hexagon(x: int, y: int) -> Polygon:
    return Polygon([(x, y - 2), (x + 1, y - 1), (x + 1, y + 1), (x, y + 2), (x - 1, y + 1), (x - 1, y - 1)])


def adjoin(first: Place, second: Place) -> bool:
    dx, dy = abs(first[0] - second[0]), abs(first[1] - second[1])
    return (dx, dy) in ((2, 0), (1, 3))


class Oracle:
    """A scene on a pointy-top board, read by shapely alone; places are lattice centres."""

    def __init__(self, scene: Scene) -> None:
        board, grid = scene.board, scene.board.grid
        self.rulings = DEFAULTS | dict(scene.rulings)
        self.visibility = scene.conditions.get("visibility", 6)
        self.centre = {at: grid.centre(at) for at in grid.hexes}
        self.on_board = set(self.centre.values())
        named = {
            name: {
                grid.centre(at) for change in scene.changes if change.change == name for at in change.at or ()
            }
            for name in ("blocks_los", "blocks_all_fire", "cave")
        }
        self.blocks_los, self.blocks_all_fire = named["blocks_los"], named["blocks_all_fire"]
        self.terrain: dict[Place, set[str]] = {place: set() for place in self.on_board}
        for at, content in board.hexes.items():
            self.terrain[grid.centre(at)] |= set(content.terrain_ids)
        for path in board.paths:
            for at in path.through:
                self.terrain[grid.centre(at)].add(path.terrain)
        for place in named["cave"]:
            if "hill" in self.terrain[place]:
                self.terrain[place].add("cave_on_hill")
            if "mountain" in self.terrain[place]:
                self.terrain[place].add("cave_on_mountain")
        self.markers: dict[Place, set[str]] = {}
        for marker in scene.markers:
            self.markers.setdefault(grid.centre(marker.at), set()).add(marker.marker)
        self.units = {grid.centre(unit.at) for unit in scene.units}
        self.outline = {place: hexagon(*place) for place in self._with_rim()}
        self.group = self._groups()

    def _with_rim(self) -> set[Place]:
        steps = ((2, 0), (-2, 0), (1, 3), (1, -3), (-1, 3), (-1, -3))
        found = set(self.on_board)
        for _ in range(2):
            found |= {(x + dx, y + dy) for x, y in found for dx, dy in steps}
        return found

    def level(self, place: Place) -> int:
        """The height of a hex."""
        terrain = self.terrain.get(place, set())
        return 2 if terrain & MOUNTAINS else 1 if terrain & (HILLS | BUILT) else 0

    def _groups(self) -> dict[Place, Place]:
        def kind(place: Place) -> object:
            terrain = self.terrain[place]
            if terrain & BUILT and not self.rulings["built_hill_joins"]:
                return place
            ergs = "erg" in terrain and not self.rulings["erg_joins_hills"]
            return self.level(place), ergs

        high = [place for place in self.on_board if self.level(place)]
        group = {place: place for place in high}
        joined = [(a, b) for a in high for b in high if adjoin(a, b) and kind(a) == kind(b)]
        changed = True
        while changed:
            changed = False
            for first, second in joined:
                if group[first] < group[second]:
                    group[second] = group[first]
                    changed = True
        return group

    def contacts(self, a: Place, b: Place) -> dict[Place, str]:
        """``cross``, ``left``, ``right``, or ``corner left`` and so on, of every hex touched between two ends."""
        line = LineString([a, b])
        found = {}
        for place, outline in self.outline.items():
            if place in (a, b) or outline.distance(line) > NEAR:
                continue
            length = line.intersection(outline.buffer(1e-7, join_style="mitre")).length
            inside = line.intersection(outline.buffer(-1e-7, join_style="mitre")).length > 1e-6
            turn = (b[0] - a[0]) * (place[1] - a[1]) - (b[1] - a[1]) * (place[0] - a[0])
            hand = "right" if turn > 0 else "left"
            if inside:
                found[place] = "cross"
            else:
                found[place] = hand if length > 0.5 else f"corner {hand}"
        return found

    def look(self, first: Hex, second: Hex, unit: str = "infantry", *, moved: bool = False) -> str:
        """``clear`` or ``blocked``."""
        a, b = self.centre[first], self.centre[second]
        rulings = self.rulings
        skips = unit in SKIP or (unit == "mortar_late" and not moved)
        skips = skips or (unit == "destroyer" and bool(rulings["destroyer_ignores_los"]))
        dx, dy = abs(a[0] - b[0]), abs(a[1] - b[1]) // 3
        length = dy + max(0, (dx - dy) // 2)
        if (
            self.visibility < 6
            and length > self.visibility
            and (not skips or rulings["night_limits_artillery"])
        ):
            return "blocked"
        if length <= 1:
            return "clear"
        contacts = self.contacts(a, b)
        for place, how in list(contacts.items()):
            if how.startswith("corner"):
                if rulings["corner_contact"] == "blocks":
                    contacts[place] = "cross"
                elif rulings["corner_contact"] == "nothing":
                    del contacts[place]
                else:
                    contacts[place] = how.removeprefix("corner ")
        stopping = [place for place in contacts if self._obstructs(place, a, b, contacts, skips=skips)]
        if any(contacts[place] == "cross" for place in stopping):
            return "blocked"
        left = [place for place in stopping if contacts[place] == "left"]
        right = [place for place in stopping if contacts[place] == "right"]
        if rulings["opposite_sides"] == "facing":
            return "blocked" if any(adjoin(one, two) for one in left for two in right) else "clear"
        return "blocked" if left and right else "clear"

    def _obstructs(
        self, place: Place, a: Place, b: Place, contacts: dict[Place, str], *, skips: bool
    ) -> bool:
        rulings = self.rulings
        if place not in self.on_board:
            return bool(rulings["half_hex_blocks"]) and not skips
        markers, terrain = self.markers.get(place, set()), self.terrain[place]
        if "smoke_shells" in markers or place in self.blocks_all_fire:
            return True
        if "smoke_screen" in markers and (not skips or rulings["smoke_screen_stops_artillery"]):
            return True
        if skips:
            return False
        height, high, low = self.level(place), self.level(a), self.level(b)
        higher = rulings["hill_rule"] == "height" and low > 0 and high >= low
        if higher and height < low:
            return False
        if place in self.units or place in self.blocks_los or markers & BLOCKING_MARKERS or terrain & ALWAYS:
            return True
        if "lake" in terrain and self._lake(place, contacts):
            return True
        if not terrain & (HILLS | MOUNTAINS) or (higher and height <= low):
            return False
        if rulings["hill_between_mountains"] == "seen_over" and high == low == 2 and height == 1:
            return False
        ends = self.group.get(a), self.group.get(b)
        return not (ends[0] is not None and ends[0] == ends[1] == self.group[place])

    def _lake(self, place: Place, contacts: dict[Place, str]) -> bool:
        def counts(one: Place) -> bool:
            return bool(self.rulings["lake_side_counts"]) or contacts[one] == "cross"

        return counts(place) and any(
            adjoin(place, other) and counts(other) and "lake" in self.terrain.get(other, ())
            for other in contacts
        )
