from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, board_check, tagged
from bob_editor.rules.checks.board.line_ends_nowhere import led_through
from bob_editor.rules.land.cut_rings import SLIVER, hex_area
from bob_editor.rules.land.ways_over import way_over
from bob_editor.rules.mending import Edit, board_edits, mend, partial


@board_check(Severity.ERROR, cites="45.1, 45.4")
def bridge_over_nothing(ground: Ground) -> Iterator[Finding]:
    """A bridge carries a road over a river, canal, stream, gully or ditch in its hex."""
    board = ground.board
    roads = tagged(ground.ruleset, "road")
    for at in board.hexes_with("bridge"):
        label = ground.label(at)
        remove = mend("Remove the bridge", board_edits.remove_terrain, hexes=(at,), terrain="bridge")
        under = _crossed(ground, at)
        if not under:
            message, fixes = f"The bridge in {label} is over nothing.", (remove,)
        elif not board.has_path(at, *roads):
            through = _road_over(ground, at, roads)
            lead = partial(led_through, terrain=min(roads), through=through, ruleset=ground.ruleset)
            add = (Edit("Lead a road over it", lead),) if through else ()
            message, fixes = f"The bridge in {label} has no road.", (*add, remove)
        else:
            continue
        yield Finding(message, at=ground.at_hex(at), fixes=fixes, cites=_rule(ground, under))


def _rule(ground: Ground, under: frozenset[str]) -> str:
    """The rule of a bridge over water, or over a gully or ditch; where it is over neither all that the edition has."""
    kinds = under or tagged(ground.ruleset, "bridgeable")
    sunk = {terrain for terrain in kinds if ground.ruleset.terrains[terrain].los == "depression"}
    return "45.1" if not sunk else "45.4" if under else ""


def _crossed(ground: Ground, at: Hex) -> frozenset[str]:
    """What there is in the hex to be bridged: listed, run through it or drawn in any part of it."""
    under = tagged(ground.ruleset, "bridgeable")
    there = under.intersection(ground.board.content(at).terrain_ids)
    there |= {one for one in under if ground.board.has_path(at, one)}
    if there:
        return there
    area = hex_area(ground.board.grid.frame, at)
    return frozenset(
        piece.terrain
        for piece in ground.drawn
        if piece.terrain in under and piece.area.intersection(area).area > SLIVER
    )


def _road_over(ground: Ground, at: Hex, roads: frozenset[str]) -> tuple[Hex, ...]:
    """A bridge between two hexes beside it: such as have a road, are dry and lie opposite, as far as can be."""
    board = ground.board
    wet = tagged(ground.ruleset, "bridgeable")

    def worth(other: Hex) -> int:
        flooded = bool(wet.intersection(ground.terrain(other))) or board.has_path(other, *wet)
        return 10 * board.has_path(other, *roads) - 6 * flooded

    return way_over(board.grid, at, worth)
