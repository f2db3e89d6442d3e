"""The yardstick for Memoir '44: every hex that obstructs as a polygon in one ``STRtree``, asked pair by pair."""

import shapely
from shapely.geometry import LineString

from bob_editor.geometry.hexes import Hex
from bob_editor.rules.los.scene import Scene
from tests.rulesets.memoir_44.oracle import ALWAYS, HILLS, MOUNTAINS, Oracle

NEAR = 1e-9


class MemoirYardstick:
    """A scene without lakes; what obstructs from where is the oracle's to say."""

    def __init__(self, scene: Scene) -> None:
        self.plain = plain = Oracle(scene)
        kinds = ALWAYS | HILLS | MOUNTAINS
        self.places = [
            place
            for place in plain.outline
            if place not in plain.on_board  # the rim obstructs too
            or plain.terrain[place] & kinds
            or place in plain.markers
            or place in plain.units
            or place in plain.blocks_los
            or place in plain.blocks_all_fire
        ]
        self.shapes = [plain.outline[place] for place in self.places]
        self.tree = shapely.STRtree(self.shapes)

    def look(self, first: Hex, second: Hex) -> str:
        """``clear`` or ``blocked``."""
        plain = self.plain
        a, b = plain.centre[first], plain.centre[second]
        if first.distance(second) < 2:
            return "clear"
        (ax, ay), (bx, by) = a, b
        thread = LineString([a, b])
        hands = set()
        for number in self.tree.query(thread):
            place = self.places[number]
            if place in (a, b) or not plain._obstructs(place, a, b, {}, skips=False):
                continue
            shape = self.shapes[number]
            if thread.crosses(shape):
                return "blocked"
            if shape.distance(thread) < NEAR:
                hands.add((bx - ax) * (place[1] - ay) - (by - ay) * (place[0] - ax) > 0)
                if len(hands) == 2:
                    return "blocked"
        return "clear"
