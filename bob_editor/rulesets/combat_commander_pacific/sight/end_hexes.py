"""Ground along a thread inside an end's own hex (docs/games/combat-commander-pacific.md, 3.3, 3.8)."""

from bob_editor.rules.los.pieces.rays import NOTHING_THERE, OnRay, measured_on_ray
from bob_editor.rulesets.combat_commander_pacific.land.contents import Contents


def own_ground(contents: Contents | None, level: int, du: int, dv: int) -> OnRay:
    """How ground of ``level`` or higher lies along the thread ``du, dv`` away from the dot of this hex."""
    if contents is None or contents.top < level:
        return NOTHING_THERE
    if not contents.drawn_ground:
        return _grown_ground(contents, level, du, dv)
    parts = (part for part in contents.ground if part.level >= level)
    return measured_on_ray((piece.rings for part in parts for piece in part.pieces), du, dv)


def _grown_ground(contents: Contents, level: int, du: int, dv: int) -> OnRay:
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


_TO_THE_SIDE = OnRay(reaches=True, long=True, at_side=True, begun=0, ended=0)
_WITHIN = OnRay(reaches=False, long=True, at_side=False, begun=0, ended=1)
