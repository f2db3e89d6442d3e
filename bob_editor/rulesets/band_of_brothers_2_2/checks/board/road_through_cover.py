from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, board_check, tagged, title_of
from bob_editor.rules.land.ways_over import leads_to


@board_check(Severity.HINT, cites="42.0, 14.0")
def road_through_cover(ground: Ground) -> Iterator[Finding]:
    """A road runs over the dots of its hexes and makes them Open Ground, though woods or walls beside it still block.

    A hex that lists Open Ground and has its woods drawn says so itself. A road that ends in a building leads to it. A
    drawn road that passes the dot by leaves the hex the cover that it is.
    """
    board = ground.board
    cover = {row.id for row in ground.ruleset.terrains.values() if row.los == "blocks"}
    houses = tagged(ground.ruleset, "building")
    roads = [path for path in board.paths if path.terrain in tagged(ground.ruleset, "road")]
    for at in dict.fromkeys(at for path in roads for at in path.through):
        there = [terrain for terrain in ground.terrain(at) if terrain in cover] if at in board.grid else []
        if not there or (houses.intersection(there) and leads_to(roads, at)):
            continue
        name = title_of(ground.ruleset, there[-1])
        over = board.path_over_dot(at, *tagged(ground.ruleset, "road"))
        yield Finding(
            f"{ground.label(at)} is Open Ground, a road, though LOS is still blocked there: {name}."
            if over
            else f"{ground.label(at)} stays {name}: its road passes the dot by.",
            at=ground.at_hex(at),
        )
