from bob_editor.geometry.hexes import Hex
from bob_editor.model.places import at_hex
from bob_editor.rules.checking import Finding, Ground, Iterator, Scene, Severity, board_check, scene_check
from bob_editor.rules.land.cut_rings import cut_hex
from bob_editor.rules.mending import Board, Edit, board_edits, mend, partial
from bob_editor.rules.scene_edits import on_board
from bob_editor.rules.tags import titles_of
from bob_editor.rulesets.band_of_brothers_2_2.land.special_rules import changed_ground, hexes_of, without_hex

DITCH = "anti_tank_ditch"

_MAY_BE_THERE = {DITCH, "bridge"}


@board_check(Severity.ERROR, cites="54.5")
def breach_without_ditch(ground: Ground) -> Iterator[Finding]:
    """An anti-tank ditch is a hex of level -1 and nothing else, and only such a hex can be breached.

    A bridge may cross it.
    """
    for at in _ditches(ground):
        others = tuple(
            dict.fromkeys(terrain for terrain in _there(ground, at) if terrain not in _MAY_BE_THERE)
        )
        # Of its level another check tells (depression-on-hill).
        if not others:
            continue
        yield Finding(
            f"The ditch in {ground.label(at)} is {titles_of(ground.ruleset, others)} too.",
            at=ground.at_hex(at),
            fixes=(
                mend("Make it a ditch and nothing else", _only_ditch, ground=ground, at=at),
                mend("Fill in the ditch", _without_ditch, ground=ground, at=at),
            ),
        )


@scene_check(Severity.ERROR, cites="54.5", name="breach-without-ditch")
def breach_of_no_ditch(scene: Scene, ground: Ground) -> Iterator[Finding]:
    """A breach lets vehicles through an anti-tank ditch, so it is declared in ditch hexes only."""
    grid, changed = scene.board.grid, changed_ground(scene, ground)
    for change, at in hexes_of(scene, "breach"):
        if at in grid and DITCH in _there(changed, at):
            continue
        # Where a special rule says what is there it isn't the board's to say.
        own = at in grid and changed.board.content(at) == ground.board.content(at)
        dig = (
            (Edit("Dig a ditch there", on_board(partial(_only_ditch, ground=ground, at=at))),) if own else ()
        )
        yield Finding(
            f"{grid.label(at)} is breached and has no ditch.",
            at=at_hex(grid, at),
            fixes=(mend("Drop the hex from the breach", without_hex, change=change, at=at), *dig),
        )


def _ditches(ground: Ground) -> Iterator[Hex]:
    if any(piece.terrain == DITCH for piece in ground.drawn):
        yield from (at for at in ground.board.grid.hexes if DITCH in _there(ground, at))
    else:
        yield from ground.board.hexes_with(DITCH)


def _there(ground: Ground, at: Hex) -> tuple[str, ...]:
    """What a hex lists and what is drawn at its dot, without what has no rule."""
    drawn = (piece.terrain for piece in ground.drawn_at(at) if piece.terrain is not None)
    found = (*ground.board.content(at).terrain_ids, *drawn)
    rows = ground.ruleset.terrains
    return tuple(terrain for terrain in found if terrain in rows and "hexes" in rows[terrain].places)


def _only_ditch(board: Board, ground: Ground, at: Hex) -> Board:
    """The board with the hex a ditch on its own level, other rings and crest lines cut out of it."""
    bridge = ("bridge",) if board.has(at, "bridge") else ()
    board = board_edits.paint_terrain(board, (at,), (DITCH, *bridge))
    board = board_edits.paint_level(board, (at,), ground.ruleset.terrain(DITCH).level)
    rings = [piece for piece in ground.drawn_at(at) if piece.terrain not in _MAY_BE_THERE]
    return cut_hex(board, ground, [*rings, *ground.contours_at(at)], at)


def _without_ditch(board: Board, ground: Ground, at: Hex) -> Board:
    """The board with no ditch in the hex, its other terrain kept, on no level below 0."""
    board = board_edits.remove_terrain(board, (at,), DITCH)
    level = board.content(at).level
    board = board_edits.paint_level(board, (at,), None if level is None or level < 0 else level)
    return cut_hex(board, ground, [piece for piece in ground.drawn_at(at) if piece.terrain == DITCH], at)
