from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, board_check, tagged, titles_of
from bob_editor.rules.land.cut_rings import cut_hex
from bob_editor.rules.mending import Board, board_edits, mend
from bob_editor.rules.ruleset import Ruleset, Terrain

_GROUND_FORMS = ("ridge", "depression")
"""What the ground itself does; it counts under whatever cover is drawn over it."""


@board_check(Severity.ERROR, cites="14.0, 41.0", settled_by=("terrain", "orchard"))
def terrain_differs_from_artwork(ground: Ground) -> Iterator[Finding]:
    """The artwork under the centre dot makes the terrain of a hex; a terrain listed for the hex must be that one.

    Where rings lie on each other the topmost counts, and a gully, ditch or ridge under it too. A road over the dot
    makes Open Ground of what it runs through, and a hex of both ocean and land is surf.
    """
    board = ground.board
    fitting = {row.id for row in ground.ruleset.terrains.values() if "hexes" in row.places}
    for at, content in board.hexes.items() if board.artwork else ():
        drawn = _drawn(ground, at) if content.terrain else ()
        listed = content.terrain_ids
        # Surf is a hex of both ocean and land, whatever lies under its dot (45.6).
        missing = [terrain for terrain in drawn if terrain not in listed and "surf" not in listed]
        # Of terrain that isn't known or fills no hex other checks tell.
        if (
            not missing
            or not fitting >= {*listed}
            or (_names_no_cover(ground, listed) and board.path_over_dot(at, *tagged(ground.ruleset, "road")))
        ):
            continue
        rings = [piece for piece in ground.drawn_at(at) if piece.terrain not in listed]
        said, seen = titles_of(ground.ruleset, listed), titles_of(ground.ruleset, drawn)
        terrain = _as_drawn(ground, listed, drawn)
        yield Finding(
            f"{ground.label(at)} lists {said}, the artwork at its dot says {seen}.",
            at=ground.at_hex(at),
            fixes=(
                mend(f"List what is drawn: {seen}", _listed, ruleset=ground.ruleset, at=at, terrain=terrain),
                mend(
                    f"Cut what is drawn out of the hex: {said} stays",
                    cut_hex,
                    ground=ground,
                    pieces=rings,
                    at=at,
                ),
            ),
        )


def _listed(board: Board, ruleset: Ruleset, at: Hex, terrain: tuple[str, ...]) -> Board:
    """The board with other terrain in a hex; on no level below 0, where that leaves no gully or ditch there."""
    pits = {row.id for row in ruleset.terrains.values() if row.los == "depression"}
    content = board.content(at)
    board = board_edits.paint_terrain(board, (at,), terrain)
    filled = pits.intersection(content.terrain_ids) and not pits.intersection(terrain)
    return board_edits.paint_level(board, (at,), None) if filled and (content.level or 0) < 0 else board


def _drawn(ground: Ground, at: Hex) -> tuple[str, ...]:
    """The terrain that the artwork at a dot makes: forms of the ground, then the topmost cover."""
    rows = [
        row
        for piece in ground.drawn_at(at)
        if (row := ground.ruleset.terrains.get(piece.terrain or "")) is not None and "hexes" in row.places
    ]
    forms = [row.id for row in rows if row.los in _GROUND_FORMS]
    cover = [row.id for row in rows if row.los not in _GROUND_FORMS][-1:]
    return tuple(dict.fromkeys((*forms, *cover)))


def _names_no_cover(ground: Ground, listed: tuple[str, ...]) -> bool:
    """Whether a list says Open Ground, or names what lies under or over the ground only."""
    rows = [ground.ruleset.terrains[terrain] for terrain in listed if terrain in ground.ruleset.terrains]
    return all(
        row.id == ground.board.base.terrain or row.los in _GROUND_FORMS or not _could_be_drawn(row)
        for row in rows
    )


def _as_drawn(ground: Ground, listed: tuple[str, ...], drawn: tuple[str, ...]) -> tuple[str, ...]:
    """The list with what is drawn for what could be; a stream under it and a bridge over it stay."""
    rows = [ground.ruleset.terrains[terrain] for terrain in listed if terrain in ground.ruleset.terrains]
    kept = [row for row in rows if not _could_be_drawn(row)]
    under = [row.id for row in kept if "paths" in row.places]
    over = [row.id for row in kept if "paths" not in row.places]
    return (*under, *drawn, *over)


def _could_be_drawn(row: Terrain) -> bool:
    return row.whole_hex or bool(row.places & {"artwork", "base"})
