"""Ground along a thread inside an end's own hex (docs/games/combat-commander-pacific.md, 3.3, 3.8)."""

from bob_editor.geometry.lattice import MILLI
from bob_editor.records import Record
from bob_editor.rules.los.pieces.stretches import across, in_parts, merged, runs_in
from bob_editor.rulesets.combat_commander_pacific.land.contents import Contents


class OwnGround(Record):
    """How ground of a level lies along a thread in an end's own hex.

    ``reaches``: the run that begins at the dot goes on to the hexside. ``long``: some run is longer than a point.
    ``at_side``: the point on the hexside lies in it. ``begun`` runs begin beyond the dot, ``ended`` ones end before the
    hexside; ``by_touch`` says that one of them is nothing but the point there.
    """

    reaches: bool
    long: bool
    at_side: bool
    begun: int
    ended: int
    by_touch: bool = False


NO_GROUND_THERE = OwnGround(reaches=False, long=False, at_side=False, begun=0, ended=0)


def own_ground(contents: Contents | None, level: int, du: int, dv: int) -> OwnGround:
    """How ground of ``level`` or higher lies along the thread ``du, dv`` away from the dot of this hex."""
    if contents is None or contents.top < level:
        return NO_GROUND_THERE
    if not contents.drawn_ground:
        return _grown_ground(contents, level, du, dv)
    side = in_parts(2 * MILLI, across(du, dv))
    runs = merged(
        run
        for part in contents.ground
        if part.level >= level
        for piece in part.pieces
        for run in runs_in(piece.rings, du, dv)
        if run[0] <= side
    )
    if not runs:
        return NO_GROUND_THERE
    from_dot = runs[0][0] == 0
    return OwnGround(
        reaches=from_dot and runs[0][1] >= side,
        long=any(end > start for start, end in runs),
        at_side=runs[-1][1] >= side,
        begun=len(runs) - from_dot,
        ended=sum(end < side for _, end in runs),
        by_touch=runs[-1][0] >= side,
    )


def _grown_ground(contents: Contents, level: int, du: int, dv: int) -> OwnGround:
    """The same of a hex whose ground is all grown: convex around its dot, so the hexside alone has to be asked."""
    for part in contents.ground:
        if part.level < level:
            break
        for ax, ay, bx, by in part.rims:
            if du * (ax + bx) + 3 * dv * (ay + by) > 0:
                first, second = du * ay - dv * ax, du * by - dv * bx
                if (first <= 0 <= second) or (second <= 0 <= first):
                    return _TO_THE_SIDE
    return _WITHIN


_TO_THE_SIDE = OwnGround(reaches=True, long=True, at_side=True, begun=0, ended=0)
_WITHIN = OwnGround(reaches=False, long=True, at_side=False, begun=0, ended=1)
