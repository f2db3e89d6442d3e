import shapely
from shapely.geometry.base import BaseGeometry

from bob_editor.geometry.threads import moved_side, thread
from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, Terms, shared_check
from bob_editor.rules.land.artwork import parts_of
from bob_editor.rules.land.contours import drawn_at_level
from bob_editor.rules.land.cut_rings import dot

_FARTHEST = 3
"""How far from the looking unit hidden hexes are looked for; what is hidden farther on lies behind these."""

_TOUCH = 1.0
"""A thread that enters an overhang less deep than this (thousandths) only touches it."""


@shared_check(Severity.HINT, subject="board", asked=True)
def crest_line_overhang(ground: Ground, _terms: Terms) -> Iterator[Finding]:
    """Ground blocks as far as its crest line is drawn, so a line over a lower hex hides hexes from a unit beside it.

    Where the line keeps to the hexside, that unit sees over the lower hex.
    """
    for level in ground.contour_levels:
        overhangs = _overhangs(ground, level)
        for at in overhangs:
            hidden = _hidden(ground, at, level, overhangs)
            if not hidden:
                continue
            names = ", ".join(ground.label(other) for other in hidden)
            yield Finding(
                f"The crest of level {level} overhangs {ground.label(at)} and hides {names} "
                "from units on that level beside it.",
                at=ground.at_hex(at),
                highlight=(ground.at_hex(other) for other in (at, *hidden)),
            )


def _overhangs(ground: Ground, level: int) -> dict[Hex, BaseGeometry]:
    """The lower hexes over which a drawn crest line of a level reaches, and how far."""
    found: dict[Hex, BaseGeometry] = {}
    for piece in drawn_at_level(ground, level):
        for at, part in parts_of(ground, piece):
            if ground.level(at) < level:
                found[at] = found[at].union(part) if at in found else part
    return found


def _hidden(ground: Ground, at: Hex, level: int, overhangs: dict[Hex, BaseGeometry]) -> list[Hex]:
    """The lower hexes that the overhang in one hex hides from a hex of that level beside it."""
    grid = ground.board.grid
    hidden: set[Hex] = set()
    for unit in at.neighbours():
        if unit not in grid or ground.level(unit) != level:
            continue
        for target in at.within(_FARTHEST - 1):
            if target not in grid or target in hidden or ground.level(target) >= level:
                continue
            if 1 < unit.distance(target) <= _FARTHEST and _blocks(ground, at, unit, target, level, overhangs):
                hidden.add(target)
    return sorted(hidden, key=grid.index.__getitem__)


def _blocks(
    ground: Ground, at: Hex, unit: Hex, target: Hex, level: int, overhangs: dict[Hex, BaseGeometry]
) -> bool:
    """Whether a thread goes through the overhang in a hex, and no other ground as high lies under it anyway."""
    between = _between(unit, target)
    if at not in between or any(
        other in ground.board.grid and ground.level(other) >= level for other in between
    ):
        return False
    frame = ground.board.grid.frame
    string = shapely.LineString([dot(frame, unit), dot(frame, target)])
    if not string.intersects(overhangs[at]):
        return False
    over = shapely.union_all([overhangs[other] for other in between if other in overhangs])
    return bool(string.intersects(over.buffer(-_TOUCH)))


def _between(unit: Hex, target: Hex) -> set[Hex]:
    """The hexes that a thread crosses, and those beside a hexside it runs along."""
    line = thread(Hex(target.q - unit.q, target.r - unit.r))
    found = {Hex(unit.q + one.hex.q, unit.r + one.hex.r) for one in line.crossed}
    return found.union(*(moved_side(run.side, unit).hexes for run in line.runs))
