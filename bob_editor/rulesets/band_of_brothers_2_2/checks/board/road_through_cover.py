"""Roads over the dot of a woods, jungle or building hex."""

from __future__ import annotations

from attrs import evolve

from bob_editor.model.board import Artwork, Feature, Path
from bob_editor.model.places import at_hex
from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, board_check, tagged, title_of
from bob_editor.rules.land.artwork import grown_area
from bob_editor.rules.land.cut_rings import hex_area, redrawn_on
from bob_editor.rules.mending import Board, Edit, board_edits, partial


@board_check(Severity.HINT, cites="42.0, 14.0")
def road_through_cover(ground: Ground) -> Iterator[Finding]:
    """A road runs over the dots of its hexes and makes them Open Ground, though woods or walls beside it still block.

    A hex that lists Open Ground and has its woods drawn says so itself. A road that ends in a building leads to it.
    """
    board = ground.board
    cover = {row.id for row in ground.ruleset.terrains.values() if row.los == "blocks"}
    houses = tagged(ground.ruleset, "building")
    roads = [path for path in board.paths if path.terrain in tagged(ground.ruleset, "road")]
    for at in dict.fromkeys(at for path in roads for at in path.through):
        there = [terrain for terrain in ground.terrain(at) if terrain in cover] if at in board.grid else []
        if not there or (houses.intersection(there) and _leads_to(roads, at)):
            continue
        name = title_of(ground.ruleset, there[-1])
        say = partial(_said_open, ground=ground, at=at, cover=tuple(there))
        yield Finding(
            f"{board.grid.label(at)} is Open Ground, a road, though its {name} still blocks.",
            at=(at_hex(board.grid, at),),
            fixes=(Edit(f"List Open Ground and keep the {name} as drawn artwork", say),),
        )


def _leads_to(roads: list[Path], at: Hex) -> bool:
    """Whether the only road in a hex ends there."""
    here = [path for path in roads if at in path.through]
    return len(here) == 1 and at in (here[0].through[0], here[0].through[-1])


def _said_open(board: Board, ground: Ground, at: Hex, cover: tuple[str, ...]) -> Board:
    """The board with the hex listed as Open Ground, and what grew there drawn where it was."""
    kept = [one for one in board.content(at).terrain if one.terrain not in cover]
    outline = hex_area(board.grid.frame, at)
    for terrain in cover:
        grown = grown_area(ground, at, terrain)
        for ring in () if grown is None else redrawn_on(board.grid, Artwork(terrain, ()), grown & outline):
            board = board_edits.add_artwork(board, ring)
    content = evolve(
        board.content(at), terrain=(*kept, Feature(board.base.terrain)) if not kept else tuple(kept)
    )
    return board_edits.with_hexes(board, {at: content})
