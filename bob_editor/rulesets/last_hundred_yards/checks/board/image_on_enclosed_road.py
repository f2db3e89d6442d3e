import shapely
from shapely.geometry import LineString

from bob_editor.geometry.lattice import CENTRES, MILLI
from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, board_check, mend
from bob_editor.rules.land.cut_rings import cut_all, dot, grown_by
from bob_editor.rules.tags import tagged, title_of
from bob_editor.rulesets.last_hundred_yards.land.hex_facts import ROADS, HexReader

BAND = 0.2
"""How far grown images keep from a road's line, in circumradii (docs/games/last-hundred-yards.md, 8.8)."""


@board_check(Severity.HINT, cites="4.2.1d")
def image_on_enclosed_road(ground: Ground) -> Iterator[Finding]:
    """LOS along an enclosed road is blocked by any image that it meets, so one that lies on the road shuts it.

    Accept it where the board is printed so.
    """
    kinds = tagged(ground.ruleset, "forest") | tagged(ground.ruleset, "building")
    images = [piece for piece in ground.drawn if piece.terrain in kinds]
    if not images:
        return
    tree = shapely.STRtree([piece.area for piece in images])
    reader: HexReader | None = None
    for at, line in _straights(ground):
        met = [images[place] for place in sorted(tree.query(line, predicate="intersects"))]
        if not met:
            continue
        reader = reader or HexReader(ground, (), roads=ROADS, whole_buildings=False)
        if not reader.facts(at, 0).enclosed:
            continue
        label = ground.label(at)
        yield Finding(
            f"{title_of(ground.ruleset, met[0].terrain or '').capitalize()} lies on the enclosed road in {label}.",
            at=ground.at_hex(at),
            fixes=mend(
                "Cut the image back from the road",
                cut_all,
                ground=ground,
                pieces=met,
                hole=grown_by(line, BAND),
            ),
        )


def _straights(ground: Ground) -> Iterator[tuple[Hex, LineString]]:
    """The hexes through which a road runs straight, and its line there from hexside to hexside."""
    hexes = frozenset[object]().union(*(ground.board.path_hexes.get(kind, ()) for kind in ROADS))
    for at in (one for one in ground.board.grid.hexes if one in hexes):
        for first, last in sorted(ground.path_visits(at, ROADS), key=str):
            if first is not None and last is not None and (last - first) % 6 == 3:
                u, v = dot(ground.board.grid.frame, at)
                x, y = CENTRES[first]
                half = (x * MILLI // 2, y * MILLI // 2)
                yield at, shapely.LineString([(u + half[0], v + half[1]), (u - half[0], v - half[1])])
                break
