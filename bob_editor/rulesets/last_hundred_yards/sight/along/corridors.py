"""Lines traced along a road or a river, and the limits along an enclosed road (4.2.1d, 4.1.9.4)."""

from bob_editor.geometry.parts import Side
from bob_editor.rules.los.pieces.meeting import met_in_hex
from bob_editor.rulesets.last_hundred_yards.sight.look import Look


def is_corridor(look: Look, place: int, *, river_too: bool = True) -> bool:
    """Whether the thread enters and leaves a crossed hex inside two road hexsides, or two river hexsides.

    ``place`` is the hex's in the list of crossed hexes. Never where it comes or goes through a corner.
    """
    template = look.thread.thread
    entered = template.crossed[place].entered
    last = place == len(template.crossed) - 1
    left = template.last_side if last else template.crossed[place + 1].entered
    if entered is None or left is None:
        return False
    codes = {_code(look, entered), _code(look, left)}
    reading = look.reading
    return codes <= reading.road_codes or (river_too and codes <= reading.river_codes)


def _code(look: Look, side: Side) -> int:
    """The code on the map of a hexside of the template."""
    width = look.reading.cells.width
    return 3 * (look.base + side.owner.q * width + side.owner.r) + side.direction


def side_entered(look: Look) -> int:
    """The code of the hexside by which the thread enters its goal; -1 where it comes through a corner."""
    side = look.thread.thread.last_side
    return -1 if side is None else _code(look, side)


def along_own_road(look: Look) -> bool:
    """Whether the thread enters its goal over a hexside that a road crosses."""
    return side_entered(look) in look.reading.road_codes


def along_enclosed_road(look: Look) -> bool:
    """Whether a line keeps to one road, enclosed in one intervening hex or more, and meets no image (4.1.9.4).

    Images of buildings, forest and tree lines are meant.
    """
    thread, reading = look.thread, look.reading
    if not thread.crossed or thread.runs or not reading.road_codes:
        return False
    enclosed = False
    for place, step in enumerate(thread.crossed):
        facts = reading.facts.get(look.base + step.step)
        if not is_corridor(look, place, river_too=False):
            return False
        if facts is None:
            continue
        enclosed = enclosed or facts.enclosed
        images = [image for pieces in facts.buildings for image in pieces.images]
        if met_in_hex(look.thread, place, (*images, *facts.forest_images)):
            return False
    if not enclosed:
        return False
    corners = (side for corner in thread.corners for side in (*corner.left, *corner.right))
    return not any(
        "tree_line" in reading.sides.get(look.code(side), ()) for side in (*thread.sides, *corners)
    )
