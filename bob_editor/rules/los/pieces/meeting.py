"""Where a thread meets images between its end hexes: strictly after leaving the one and before entering the other.

A touch counts, but not one at the very point where the thread crosses an end hex's outline.
"""

from collections.abc import Iterable

from bob_editor.geometry.lattice import CORNERS, corners_of_side
from bob_editor.rules.los.pieces.images import (
    CROSSED,
    FIRST_END,
    INSIDE,
    LAST_END,
    MISSED,
    Image,
    meets,
    touches_beyond,
)
from bob_editor.rules.los.threads.stepped import RunStep, SteppedThread


def met_in_hex(thread: SteppedThread, place: int, images: Iterable[Image]) -> bool:
    """Whether the thread meets one of some images in the crossed hex at ``place`` in its list."""
    offset = thread.rows.offsets[place]
    for image in images:
        how = meets(image.hull, offset, thread.du, thread.dv)
        if how == CROSSED:
            return True
        if how != MISSED:
            shut = _shut_sides(thread, place)
            if not shut or touches_beyond(image, offset, thread.du, thread.dv, shut):
                return True
    return False


def _shut_sides(thread: SteppedThread, place: int) -> tuple[int, ...]:
    """The directions of a crossed hex's hexsides that the thread crosses to or from an end hex."""
    template = thread.thread
    hex_ = template.crossed[place].hex
    found = []
    first, last = template.first_side, template.last_side
    if place == 0 and first is not None:
        found.append(first.direction_from(hex_))
    if place == len(template.crossed) - 1 and last is not None:
        found.append(last.direction_from(hex_))
    return tuple(found)


def met_beside(thread: SteppedThread, run: RunStep, images: Iterable[Image], *, left: bool) -> bool:
    """Whether the hexside that the thread runs along meets images in the hex on its left, or right."""
    direction = run.direction if left else (run.direction + 3) % 6
    open_ends = None
    for image in images:
        bits = image.on_sides[direction]
        if bits & INSIDE:
            return True
        if bits:
            if open_ends is None:
                open_ends = _open_ends(thread, run, direction)
            if bits & open_ends:
                return True
    return False


def _open_ends(thread: SteppedThread, run: RunStep, direction: int) -> int:
    """The ends of a hexside run along that aren't corners of an end hex, as bits for the hex that sees it so."""
    (ax, ay), (bx, by) = (CORNERS[corner] for corner in corners_of_side(direction))
    onward = thread.du * (bx - ax) + 3 * thread.dv * (by - ay) > 0
    near, far = (FIRST_END, LAST_END) if onward else (LAST_END, FIRST_END)
    return (near if run.from_start > 1 else 0) | (far if run.to_goal > 1 else 0)


def met_in_touched(thread: SteppedThread, place: int, images: Iterable[Image]) -> bool:
    """Whether images in the hex that the thread touches in the corner at ``place`` in its list lie at that corner."""
    template = thread.thread
    touched = template.corners[place].touched
    if touched is None:
        return False
    u, v = 3 * touched.q, 2 * touched.r + touched.q
    offset = 1000 * (template.du * v - template.dv * u)
    return any(meets(image.hull, offset, template.du, template.dv) != MISSED for image in images)
