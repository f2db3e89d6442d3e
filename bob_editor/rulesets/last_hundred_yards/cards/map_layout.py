"""How the parts of a mission's map lie, and its frontage (docs/games/last-hundred-yards.md, 1.3)."""

from bob_editor.geometry.joined_grid import Part
from bob_editor.rules.cards.card import Card
from bob_editor.rulesets.last_hundred_yards.cards.frontages import assembly_breaches, frontage
from bob_editor.rulesets.last_hundred_yards.land.sector_grids import HALF, SECTOR, size_of

MISFITS = {
    "turn": "a sector is turned by 0 or 180 degrees",
    "orientation": "its hexes lie otherwise than those of the first",
    "off_lattice": "its dots don't lie on those of the map",
    "overlap": "two boards show the same ground",
    "apart": "it touches no other board",
    "edge": "where they meet, a hex stays half",
}
"""What is wrong with boards that don't go together, after their names."""


def off_frontage(card: Card, name: str) -> str | None:
    """How a map breaks its frontage, to follow *joins*; None where it doesn't, or where boards are in one piece."""
    wanted = frontage(name)
    parts = tuple(part for number, part in card.map.part_of.items() if not card.map.laid[number].overlay)
    if wanted is None or any(_shape(part) == "" for part in parts):
        return None
    alone = {wanted.edge_hexes} if len(parts) == 1 else {0}
    shapes = [
        (_shape(part), edge)
        for index, part in enumerate(parts)
        for edge in _joined_edges(parts, index) or alone
    ]
    if not assembly_breaches(name, shapes):
        return None
    return f"{wanted.part} sectors by {wanted.edge_hexes} hexes"


def _shape(part: Part) -> str:
    """Whether a part is a full sector or a half; "" for any other board."""
    left, top, right, bottom = part.bounds
    if size_of(part.grid) == HALF:
        return "half"
    if size_of(part.grid) != SECTOR or right - left < part.grid.bounds[2] - part.grid.bounds[0]:
        return ""
    return "full" if bottom - top == part.grid.bounds[3] - part.grid.bounds[1] else "half"


def _joined_edges(parts: tuple[Part, ...], index: int) -> set[int]:
    """How many hexes the edges have by which a part is joined to others; none where it touches no other part.

    0 where only a stretch of the edge is joined: end to end means the whole of it.
    """
    part = parts[index]
    found = set()
    for other in parts[:index] + parts[index + 1 :]:
        beside = _beside(part, other)
        if beside is not None:
            full = _shape(part) == "full"
            whole = _along(part, beside=beside) == _along(other, beside=beside)
            found.add(0 if not whole else (14 if full else 7) if beside else 11)
    return found


def _beside(first: Part, second: Part) -> bool | None:
    """Whether two parts lie side by side (or one behind the other, false); None where they don't touch."""
    a, b = _box(first), _box(second)
    if a[1] < b[3] and b[1] < a[3] and (a[2] == b[0] or b[2] == a[0]):
        return True
    if a[0] < b[2] and b[0] < a[2] and (a[3] == b[1] or b[3] == a[1]):
        return False
    return None


def _along(part: Part, *, beside: bool) -> tuple[float, float]:
    """From where to where a part's edge runs, the one by which it is joined to parts beside it, or behind it."""
    left, top, right, bottom = _box(part)
    return (top, bottom) if beside else (left, right)


def _box(part: Part) -> tuple[float, float, float, float]:
    """Left, top, right, bottom of a part on the map."""
    (left, top), (right, bottom) = part.point(part.bounds[:2]), part.point(part.bounds[2:])
    return min(left, right), min(top, bottom), max(left, right), max(top, bottom)
